/* Orders by their outline (SAYING_OUTLINE): all parts of the order are there, but in a
 * sequence and in words that no saying knows. Its alternatives stay as they were
 * written, and so do its conditions, unless they too read by their outline alone
 * (SAYING_FACT). All of it is only likely.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/parts/free_tokens.h"
#include "orders/free/parts/parts.h"

static bool begins_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

/* An alternative: its condition before or behind, and what is ordered. */
struct side {
	bool labelled; /* a label stands before it, which was taken off */
	const struct token *before, *body, *behind;
	int n_before, n_body, n_behind;
};

/* May a condition end, and what is ordered begin, at token `at`? */
static bool may_begin(const struct free *f, const struct token t[], int at)
{
	return token_is_sign(&t[at], ',') || token_is_sign(&t[at], ':') ||
	       token_is(&t[at], WORD_THEN) ||
	       (at > 1 && (token_is(&t[at], WORD_I) || free_verb(f, &t[at])));
}

/* The `nth` way to part them; false: there is none more. */
static bool part(const struct free *f, const struct token t[], int n, int nth,
		 struct side *s)
{
	int at = 0;

	*s = (struct side){.before = t, .body = t, .n_body = n, .behind = t + n};
	if (n && begins_condition(&t[0])) {
		while (at < n && nth >= 0) {
			at++;
			nth -= at < n && may_begin(f, t, at);
		}
		s->n_before = at;
		s->body = t + at;
		s->n_body = n - at;
		while (s->n_body && free_separates(&s->body[0]))
			s->body++, s->n_body--;
		return at < n;
	}
	while (at < n && !begins_condition(&t[at]))
		at++;
	if (at && at < n && str_is(t[at - 1].text, "but"))
		return false; /* "X, but if A": then it is not X */
	s->n_body = at;
	s->behind = t + at;
	for (int end = n; end > at; end--)
		if ((end == n ||
		     (token_is_sign(&t[end], ',') && free_is_aside(&t[end], n - end) &&
		      !free_denies_case(t, n, end))) &&
		    nth-- == 0) {
			s->n_behind = end - at;
			return true;
		}
	return at == n && nth == 0;
}

/* A fact is one clause: words after a comma say something else, and so does "and Blue ..." after what
 * somebody does. "If Blue and Green attack" is one. */
static bool is_one_clause(const struct token t[], int n)
{
	bool does = false;

	for (int i = 0; i < n; i++) {
		if (t[i].kind == TOKEN_SIGN && t[i].id && strchr(",;:.!?", t[i].id))
			return false;
		if ((token_is(&t[i], WORD_AND) || token_is(&t[i], WORD_OR)) && does)
			return false;
		does |= t[i].kind == TOKEN_WORD && !token_is(&t[i], WORD_SEAT) &&
			t[i].id != WORD_PRONOUN && !token_is(&t[i], WORD_AND) &&
			!token_is(&t[i], WORD_OR) && !token_is(&t[i], WORD_NOT) &&
			!str_is(t[i].text, "both") && !str_is(t[i].text, "either");
	}
	return true;
}

/* The ways to read a condition or an order, one after the other. */
struct ways {
	bool as_written;
	int whole, outline;
};

/* What may stand beside the parts of a fact. A word that names somebody ("he", "the enemy") is its subject, and the
 * fact is another one without it: of the words that mean nothing here only those pass that can name nobody. */
static bool fact_passes(const struct token *t)
{
	static const char *const words[] = {
		"the",     "a",         "an",     "that",      "this",   "these",
		"it",      "its",       "there",  "here",      "then",   "am",
		"m",       "is",        "s",      "are",       "re",     "be",
		"been",    "being",     "was",    "were",      "would",  "will",
		"d",       "ll",        "shall",  "may",       "might",  "could",
		"can",     "should",    "has",    "have",      "had",    "ve",
		"do",      "does",      "did",    "to",        "of",     "at",
		"in",      "on",        "for",    "by",        "with",   "about",
		"as",      "so",        "such",   "going",     "gonna",  "likely",
		"bound",   "set",       "look",   "looks",     "seem",   "seems",
		"appear",  "get",       "gets",   "become",    "still",  "even",
		"ever",    "also",      "too",    "again",     "anyway", "indeed",
		"just",    "now",       "really", "otherwise", "please", "well",
		"any",     "all",       "case",   "event",     "happen", "happens",
		"out",     "up",        "over",   "time",      "turn",   "round",
		"tonight", "today",     "quite",  "very",      "much",   "more",
		"certain", "sure",      "want",   "wants",     "try",    "tries",
		"decides", "own",       "im",     "ive",       "i",      "undersigned",
		"proviso", "condition", "fact",   "should",    "hereto", "thereto",
		"thereof",
	};

	return free_passes(t) && t->id != WORD_PRONOUN &&
	       (t->kind != TOKEN_WORD || t->id != WORD_NONE ||
		str_ends(t->text, "ly") || TOKEN_AMONG(t, words));
}

/* The same where the fact begins with its subject. */
static bool fact_passes_loosely(const struct token *t)
{
	return free_passes(t) && t->id != WORD_PRONOUN;
}

/* "Blue is ...", "he is ...", but not "Blue's friend is ..." */
static bool begins_with_subject(const struct token t[], int n)
{
	return n > 2 && (token_is(&t[0], WORD_SEAT) || token_is(&t[0], WORD_PRONOUN)) &&
	       t[1].kind == TOKEN_WORD && !str_is(t[1].text, "s");
}

/* The next way to say the condition: as it stands, or by the outline of its fact. A `not` before
 * the fact stays where it is. false: there is none more. */
static bool next_condition(struct free *f, const struct token t[], int n,
			   struct ways *w, struct clause *out)
{
	int from = 1;

	if (!w->as_written) {
		w->as_written = true;
		clause_copy(out, free_clause(f, t, n));
		return true;
	}
	while (from < n && token_is(&t[from], WORD_NOT))
		from++;
	while (n > from && t[n - 1].kind == TOKEN_SIGN)
		n--;
	if (n <= from || w->outline < 0 || !is_one_clause(&t[from], n - from))
		return false;
	struct clause *fact = free_clause(f, &t[from], n - from);
	if (!phrases_outline(f->phrases, ROW_FACT, fact, &w->outline,
			     begins_with_subject(&t[from], n - from)
				     ? fact_passes_loosely
				     : fact_passes,
			     out))
		return false;
	free_insert(out, t, from);
	return true;
}

/* Words that turn a sentence round where it is taken, and say little where it is asked about. */
static bool says_little(const struct token *t)
{
	static const char *const words[] = {"only",   "should", "rather",  "already",
					    "before", "after",  "while",   "against",
					    "but",    "been",   "suppose", "sent"};

	return TOKEN_AMONG(t, words);
}

/* "attacks" or "uses" tells of others: nobody orders in the third person. */
static bool tells_of_others(const struct token *t)
{
	return str_ends(t->text, "s");
}

/* Words of the game that do not name a thing of it ("challenge", "play") may stand
 * beside the parts, too. */
static bool passes_loosely(const struct token *t)
{
	return free_passes(t) ||
	       (t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
		!(t->flags & WORD_NOUN) && !free_is_wish(t) && !tells_of_others(t)) ||
	       says_little(t);
}

/* "send 1 special", "steal eat": a word of the game that begins no order belongs to one, and is not passed over;
 * of its last two words only, for "challenge" and the like stand where they will. */
static bool is_cut_short(const struct free *f, const struct clause *c)
{
	for (int i = c->n < 2 ? 0 : c->n - 2; i < c->n; i++)
		if (c->t[i].kind == TOKEN_WORD && c->t[i].id >= WORD_GAME &&
		    !(c->t[i].flags & (WORD_NOUN | WORD_DROPPED)) &&
		    !free_verb(f, &c->t[i]))
			return true;
	return false;
}

bool free_begins_another_phase(const struct draft *l, const struct token t[], int n,
			       int i)
{
	bool wrong = false;

	return i < n && t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
	       !(t[i].flags & (WORD_DROPPED | WORD_LETTER)) &&
	       verb_find(l, t, i, &wrong) && wrong;
}

/* Sayings put a semicolon where the writer has none: that is none of the letter's own signs. */
static bool ends_part(const struct free *f, const struct token *t)
{
	const char *plain = f->l->plain ? f->l->plain : f->l->text.s;
	const size_t at = (size_t)(t->text.s - plain);

	if (token_is_sign(t, ';'))
		return t->text.s >= plain && at < f->l->text.n;
	return str_is(t->text, "so") ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(".:-(", t->id));
}

bool free_begins_another(struct free *f, const struct clause *c,
			 const struct clause *made)
{
	bool apart = false, begins = true, part = false;

	if (!made->n || !free_verb(f, &made->t[0]))
		return false;
	for (int i = 0; i + 1 < c->n && !apart; i++)
		apart = token_is_sign(&c->t[i], '.') || token_is_sign(&c->t[i], ';');
	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[i];
		bool small = t->flags & WORD_DROPPED || str_is(t->text, "so");
		if ((part || (begins && apart)) && !small && !(t->flags & WORD_NOUN) &&
		    free_verb(f, t) && made->t[0].id != t->id &&
		    (begins || free_reads(f, free_clause(f, t, c->n - i))))
			return true;
		part = (part && small) || ends_part(f, t);
		begins &= small;
	}
	return false;
}

/* The next way to say what is ordered: as it stands, in other words, by its outline. */
static bool next_body(struct free *f, const struct clause *c, struct ways *w,
		      struct clause *out)
{
	if (!w->as_written) {
		w->as_written = true;
		clause_copy(out, c);
		return true;
	}
	while (w->whole >= 0)
		if (phrases_whole(f->phrases, c, &w->whole, out))
			return true;
	if (free_begins_another_phase(f->l, c->t, c->n, 0))
		return false;
	bool (*passes)(const struct token *) =
		is_cut_short(f, c) ? free_passes : passes_loosely;
	while (w->outline >= 0)
		if (phrases_outline(f->phrases, ROW_OUTLINE, c, &w->outline, passes,
				    out) &&
		    !free_begins_another(f, c, out) && !free_leaves_label(f, c, out))
			return true;
	return false;
}

/* Adds the order with this condition to what was made before it. */
static bool add_with(struct free *f, struct clause *made, const struct side *s,
		     const struct clause *condition)
{
	const struct clause_end was = clause_end(made);
	struct clause *body = free_clause(f, s->body, s->n_body);
	struct clause *out = free_clause(f, s->body, 0);
	/* Without a condition, the other ways have been tried before this one. */
	bool alone = !s->n_before && !s->n_behind && !s->labelled;
	struct ways w = {.as_written = alone, .whole = alone ? -1 : 0};

	while (next_body(f, body, &w, out)) {
		clause_cut(made, &was);
		if (s->n_before)
			free_append(made, condition->t, condition->n);
		free_append(made, out->t, out->n);
		if (s->n_behind)
			free_append(made, condition->t, condition->n);
		made->flags |= SAYING_DOUBT;
		if (free_reads(f, made))
			return true;
		if (alone)
			continue;
		struct clause *other = free_clause(f, made->t, made->n);
		phrases_respell(f->phrases, other);
		if (free_reads(f, other)) {
			other->flags |= made->flags;
			clause_copy(made, other);
			return true;
		}
	}
	clause_cut(made, &was);
	return false;
}

static bool add_parted(struct free *f, struct clause *made, const struct side *s)
{
	const struct token *t = s->n_before ? s->before : s->behind;
	int n = s->n_before + s->n_behind;
	struct clause *condition = free_clause(f, t, 0);
	struct ways w = {.as_written = false};

	while (next_condition(f, t, n, &w, condition))
		if (add_with(f, made, s, condition))
			return true;
		else if (!n)
			return false;
	return false;
}

/* "For C1: we swap a card each": the label is that of the order which the words behind it make. */
static bool add_behind_label(struct free *f, struct clause *made,
			     const struct token t[], int n)
{
	static const struct token colon = {
		.kind = TOKEN_SIGN, .id = ':', .text = {":", 1}};
	const struct clause_end was = clause_end(made);
	int at, width;
	const int label = free_label_before(f, t, n, &at, &width);

	if (!label)
		return false;
	free_append(made, &t[at], width);
	free_append(made, &colon, 1);
	struct side s = {.labelled = true, .body = &t[label], .n_body = n - label};
	if (add_parted(f, made, &s))
		return true;
	clause_cut(made, &was);
	return false;
}

/* Adds the alternative to what was made of those before it; false: nobody knows what it says. */
static bool add_alternative(struct free *f, struct clause *made, const struct token t[],
			    int n)
{
	const struct clause_end was = clause_end(made);
	struct side s;

	free_append(made, t, n);
	if (was.n && free_reads(f, made))
		return true;
	clause_cut(made, &was);
	for (int nth = 0; part(f, t, n, nth, &s); nth++)
		if (add_parted(f, made, &s))
			return true;
	if (add_behind_label(f, made, t, n))
		return true;
	if (n && !begins_condition(&t[0]) && !s.n_behind)
		return false;
	/* "If I draw my own colour I redraw": the `if` belongs to the order. */
	s = (struct side){.body = t, .n_body = n};
	return add_parted(f, made, &s);
}

/* Without the writer's own name: "Ann attacks ...", "I, Ann, attack ...". */
static struct clause *without_writer(struct free *f, const struct token t[], int n)
{
	struct clause *c = free_clause(f, t, 0);

	for (int i = 0; i < n; i++) {
		bool own = token_is(&t[i], WORD_SEAT) &&
			   t[i].value == f->l->reader->seat &&
			   t[i + 1].kind != TOKEN_NUMBER;
		bool aside = i && token_is_sign(&t[i - 1], ',') &&
			     token_is_sign(&t[i + 1], ',');
		if (!own || (i && !aside))
			free_append(c, &t[i], 1);
	}
	return c;
}

struct clause *free_outline(struct free *f, const struct token typed[], int n_typed)
{
	struct clause *bare = without_writer(f, typed, n_typed);
	const struct token *t = bare->t;
	int n = bare->n;
	struct clause *made = free_clause(f, t, free_number(t, n));
	int from = made->n, end;

	for (; from <= n; from = end + 1) {
		for (end = from; end < n && !token_is(&t[end], WORD_ELSE); end++)
			;
		if (!add_alternative(f, made, &t[from], end - from))
			return NULL;
		if (end < n)
			free_append(made, &t[end], 1);
	}
	return made;
}
