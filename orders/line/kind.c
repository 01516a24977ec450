/* Is a line an order at all? A line that does not begin with an order word is prose,
 * and is never run; a line that looks like a misspelt order is reported [orders,
 * principle 3].
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/locale.h"
#include "base/spell.h"
#include "orders/lexis/past.h"
#include "orders/lexis/suggest.h"
#include "orders/line/draft.h"

/* The verbs of the open phase, by their first words: a spelling is looked for among all
 * words, and few of them begin an order. */
struct verbs_here {
	const struct draft *l;
	bool id[256];
};

static struct verbs_here find_verbs(const struct draft *l, bool colon)
{
	struct verbs_here here = {.l = l};

	for (const struct verb *v = l->reader->vocab->verbs; v->parse; v++)
		if (v->phases & l->open && (colon || !v->colon))
			here.id[v->word & 0xff] = true;
	return here;
}

static bool is_verb_here(const void *with, const struct word *w)
{
	const struct verbs_here *here = with;

	if (!here->id[w->id & 0xff] || (w->id < WORD_GAME && w->id != WORD_NO))
		return false;
	for (const struct verb *v = here->l->reader->vocab->verbs; v->parse; v++)
		if (verb_fits(v, w->id, w->value) && v->phases & here->l->open)
			return true;
	return false;
}

/* "Emotion Controll": words that only together are a thing of the game. */
static bool is_phrase_here(const void *with, const struct word *w)
{
	return w->flags & WORD_NOUN && strchr(w->text, ' ') && is_verb_here(with, w);
}

/* "invt" for invite: its letters in their order from the first on, none of them in a further word, and no long piece
 * left out: "field" is not "forcefield". */
static bool is_shortened(struct str typed, const char *word)
{
	enum { LEFT_OUT = 3 };
	const char *at = word;

	for (size_t i = 0; i < typed.n; i++, at++) {
		char c = ascii_lower(typed.s[i]);
		const char *most = at + LEFT_OUT;
		while (i && *at && *at != ' ' && *at != c && at < most)
			at++;
		if (*at != c)
			return false;
	}
	return true;
}

static bool is_verb_at_all(const struct draft *l, const struct word *w)
{
	if (w->id < WORD_GAME || !l->verbs[w->id % VERB_WORDS])
		return false;
	for (const struct verb *v =
		     &l->reader->vocab->verbs[l->verbs[w->id % VERB_WORDS] - 1];
	     v->parse; v++)
		if (verb_fits(v, w->id, w->value) && !v->colon)
			return true;
	return false;
}

/* "Uninvite Blue" does not mean "invite": it takes back. ("Display" and "discard" are words of their own.) */
bool line_takes_back(const struct draft *l, struct str word)
{
	static const char un[] = "un";
	struct str verb = str_slice(word, sizeof un - 1, word.n);
	int n;
	const struct spelling *s = lexicon_spellings(l->lexicon, &n);

	for (int i = 0; str_starts(word, un) && verb.n > 2 && i < n; i++)
		if (str_iequal(verb, str_of(s[i].word->text)) &&
		    is_verb_at_all(l, s[i].word))
			return true;
	return false;
}

bool line_tells_past(const struct draft *l, const struct token *t)
{
	struct token stem[LEX_TOKENS + 1];
	struct past past;
	bool wrong;

	if (t->kind != TOKEN_WORD || !past_of(t->text, &past))
		return false;
	for (int i = 0; i < past.n; i++)
		if (lex(l->lexicon, past.stem[i], stem) == 1 &&
		    (stem[0].id >= WORD_GAME || verb_find(l, stem, 0, &wrong)))
			return true;
	return false;
}

/* "I'm broke": the word behind "I" says what I am, not what I did. The lexer drops the 'm. */
static bool says_am(const struct line *line, const struct token *i)
{
	size_t at = str_octets(line->typed, (size_t)(i->column + i->width));
	struct str behind = str_slice(line->typed, at, line->typed.n);

	return str_starts(behind, "'m ") || str_starts(behind, "\xe2\x80\x99m ");
}

bool line_has_noun(const struct token t[], int n, int from)
{
	for (int i = from; i < n; i++) {
		bool letter = t[i].flags & WORD_LETTER;
		bool digit =
			i + 1 < n && t[i + 1].kind == TOKEN_NUMBER && t[i + 1].glued;
		if (t[i].flags & WORD_NOUN && (!letter || digit))
			return true;
	}
	return false;
}

static const struct foreign *find_foreign(const struct draft *l, struct str word)
{
	for (const struct foreign *f = l->reader->vocab->foreign; f && f->text; f++)
		if (str_is(word, f->text))
			return f;
	return NULL;
}

/* With the form of such an order: what they meant in detail, in their language, is not guessed. */
static void tell_foreign(struct draft *l, struct line *line, const struct foreign *f)
{
	const struct verb *v = l->reader->vocab->verbs;

	while (v->parse && !(v->name && str_is(str_of(v->name), f->meant)))
		v++;
	if (v->parse && v->example)
		letter_remark(
			l, line, true, 0, 0, NULL,
			"I am sorry, I read orders in English only. '%s' is %s, such as: %s",
			f->text, f->meant, v->example);
	else
		letter_remark(l, line, true, 0, 0, NULL,
			      "I am sorry, I read orders in English only. '%s' is %s",
			      f->text, f->meant);
}

static bool has_number(const struct token t[], int n, int from)
{
	for (int i = from; i < n; i++)
		if (t[i].kind == TOKEN_NUMBER)
			return true;
	return false;
}

/* "Plan for next turn" is hardly a slip of "play", and no word of the seat's own form is a slip of another. */
static bool is_no_slip(struct draft *l, struct str typed)
{
	static const char *const words[] = {"plan",    "plans",  "planned",
					    "changes", "change", "please"};
	struct buf form = buf_in(l->a);
	struct str rest, word;

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(typed, words[i]))
			return true;
	if (l->reader->form && l->reader->view)
		letter_seat_form(l->reader, l->a, &form);
	rest = buf_str(&form);
	while (str_word(&rest, &word))
		if (str_iequal(word, typed))
			return true;
	return false;
}

/* `told`: somebody wants to know which order a note looks like. */
static enum line_kind unknown_first_word(struct draft *l, struct line *line, int i,
					 bool told, bool *early)
{
	struct token *t = l->token;
	const struct word *w, *second;
	const struct foreign *f = find_foreign(l, t[i].text);
	/* "Ich greife", "J'attaque", "Mein Angriff" */
	for (int k = i + 1; !f && k < i + 3 && t[k].kind == TOKEN_WORD && !t[k].id; k++)
		f = find_foreign(l, t[k].text);
	bool noun = line_has_noun(t, l->n_tokens, i + 1);
	bool wrong;

	if ((str_is(t[i].text, "used") && token_is(&t[i + 1], WORD_TO)) ||
	    line_tells_past(l, &t[i]))
		return LINE_NOTE; /* "I used to live in Leeds", "I moved 3" */
	if (f && (noun || has_number(t, l->n_tokens, i + 1))) {
		tell_foreign(l, line, f);
		return LINE_LOST;
	}
	struct str typed = t[i].text;
	struct verbs_here here = find_verbs(l, colon_follows(&t[i]));
	struct choice c = {.phrases = true, .fits = is_phrase_here, .with = &here};
	int taken = suggest_word(l->lexicon, t, l->n_tokens, i, c, &w, &second);
	bool phrase = taken > 0;
	if (!phrase && !noun && !has_number(t, l->n_tokens, i + 1))
		return LINE_NOTE;
	c.phrases = false;
	c.fits = is_verb_here;
	if (!phrase)
		taken = suggest_word(l->lexicon, t, l->n_tokens, i, c, &w, &second);
	if (phrase || taken == 1) {
		typed.n = (size_t)(t[i + taken - 1].text.s + t[i + taken - 1].text.n -
				   typed.s);
		token_patch(t, &l->n_tokens, i, taken, w);
		const struct verb *v = verb_find(l, t, i, &wrong);
		*early = v && v->early;
		letter_mended(l, line, t[i].column, t[i].width, typed, w->text);
		l->guessed = !phrase && !noun;
		return LINE_ORDER;
	}
	if (!told)
		return LINE_NOTE;
	if (line_takes_back(l, typed)) {
		letter_remark(
			l, line, true, t[i].column, t[i].width, NULL,
			"This says what not to do. Write what you order instead, or `clear` and the order word");
		return LINE_LOST;
	}
	if (!noun || typed.n < 4 || word_is_everyday(typed))
		return LINE_NOTE;
	int n;
	const struct spelling *s = lexicon_spellings(l->lexicon, &n);
	for (const struct spelling *end = s + n; s < end; s++) {
		w = s->word;
		int len = s->n, limit = len >= 5 && typed.n >= 5 ? 2 : 1;
		if (len < 4 || !is_verb_at_all(l, w) ||
		    (spell_distance(typed, str_of(w->text), limit) > limit &&
		     !is_shortened(typed, w->text)))
			continue;
		if (is_no_slip(l, typed))
			return LINE_NOTE;
		letter_remark(
			l, line, true, t[i].column, t[i].width, NULL,
			"This looks like an order, but I do not know the order word '%.*s'. Is it '%s'?",
			STR_ARG(typed), w->text);
		letter_blanks(l, line, w->text);
		return LINE_LOST;
	}
	return LINE_NOTE;
}

static bool has_verb(struct draft *l, int from)
{
	bool wrong;

	for (int i = from; i < l->n_tokens; i++) {
		const struct verb *v = verb_find(l, l->token, i, &wrong);
		if (v && !v->after_label)
			return true;
	}
	return false;
}

/* A word that needs a colon to begin an order, and has none: "mutant c1 from deck". It
 * is prose, unless all of the line reads as an order. */
static bool begins_with_name(struct draft *l, struct parse *p)
{
	const struct token *t = parse_peek(p);
	bool wrong;

	l->named = true;
	const struct verb *v = t->kind == TOKEN_WORD
				       ? verb_find(l, p->token, parse_next(p), &wrong)
				       : NULL;
	l->named = false;
	if (!v || !v->colon)
		return false;
	p->i = parse_mark(p) + 1;
	return !parse_at_end(p);
}

static enum line_kind kind_of(struct draft *l, struct line *line, bool told,
			      bool *early)
{
	struct parse p;
	bool wrong;

	letter_parse(l, &p, l->token, l->n_tokens);
	*early = l->guessed = l->bare = l->named = false;
	p.quiet = true;
	read_number(&p);
	bool label = read_label(l, &p);
	const struct token *t = parse_peek(&p);
	const struct verb *v = span_table(&p);
	if (v) {
		*early = v->early;
		return LINE_ORDER;
	}
	if (t > l->token && (token_is(t - 1, WORD_I) || str_is(t[-1].text, "we")) &&
	    !says_am(line, t - 1) && line_tells_past(l, t))
		return LINE_NOTE; /* "I hired 3" */
	v = verb_find(l, p.token, parse_next(&p), &wrong);
	if (v && (!v->after_label || label)) {
		*early = v->early && !wrong;
		return LINE_ORDER;
	}
	if (token_is(t, WORD_IF) || token_is(t, WORD_UNLESS)) {
		return label || has_verb(l, parse_mark(&p)) ? LINE_ORDER : LINE_NOTE;
	}
	if (label) { /* "C1: ..." is never prose */
		l->named = true;
		return LINE_ORDER;
	}
	if (begins_with_name(l, &p)) {
		l->named = l->guessed = true;
		return LINE_ORDER;
	}
	/* "8 in c1": a card that names its challenge after it. */
	if (v && line_has_noun(l->token, l->n_tokens, parse_mark(&p) + 1)) {
		l->bare = true;
		return LINE_ORDER;
	}
	if (t->kind == TOKEN_WORD && !t->id)
		return unknown_first_word(l, line, parse_mark(&p), told, early);
	return LINE_NOTE;
}

enum line_kind line_kind(struct draft *l, struct line *line, bool *early)
{
	return kind_of(l, line, true, early);
}

bool line_is_order(struct draft *l)
{
	struct line probe = {.typed = {NULL, 0}};
	bool early;

	return kind_of(l, &probe, false, &early) == LINE_ORDER;
}
