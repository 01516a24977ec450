/* Orders as people write them: what the grammar did not take is said in its words
 * (phrase.h), cut into clauses, and each clause is read by the same grammar. One place
 * decides about a line: orders of which all was understood are taken, what is only likely
 * is asked about, all else stays what the grammar said of it.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/tongue.h"
#include "orders/line.h"
#include "orders/phrase.h"
#include "orders/suggest.h"

enum { FREE_LINES = 60, FREE_TOKENS = 90, PIECES = 24, JOINED = 4 };

/* What a sentence, or a part of one, turned out to be. */
enum piece_kind { PIECE_ORDER, PIECE_CANCEL, PIECE_COMMAND, PIECE_NOTE, PIECE_LOST };

struct piece {
	enum piece_kind kind;
	bool doubt;
	struct str command; /* in the words of a command */
	int column, width;  /* in the line */
	struct clause *clause;
};

/* A line on its way. */
struct free {
	struct letter *l;
	struct phrases *phrases;
	struct work *work;
	struct token verb; /* of the order before, for those that leave it out */
	bool has_verb;
	bool used_heading;
	bool parted;  /* a `;` stands beside this part: it belongs to an order */
	bool negated; /* a part says what is not to be done */
	bool begun;   /* a part begins as an order does */
	int n_pieces;
	struct piece piece[PIECES];
};

static bool is_sign(const struct token *t, int id)
{
	return t->kind == TOKEN_SIGN && t->id == id;
}

/* The verb of the open phase that the word begins; NULL: none. */
static const struct verb *verb_at(const struct free *f, const struct token *t)
{
	bool wrong;

	if (t->kind != TOKEN_WORD || t->id < WORD_GAME)
		return NULL;
	const struct verb *v = verb_find(f->l, t, &wrong);
	return wrong ? NULL : v;
}

/* --- a clause: does the grammar take it? --- */

static struct clause *clause_of(struct free *f, const struct token t[], int n)
{
	struct clause *c = arena_room(f->l->a, sizeof *c);

	c->n = n < PHRASE_TOKENS ? n : PHRASE_TOKENS;
	c->flags = 0;
	memcpy(c->t, t, (size_t)c->n * sizeof *t);
	c->t[c->n] = (struct token){.kind = TOKEN_END};
	if (n)
		c->t[c->n].column = t[n - 1].column + t[n - 1].width;
	return c;
}

static void load(struct letter *l, const struct clause *c)
{
	l->n_tokens = c->n;
	memcpy(l->token, c->t, ((size_t)c->n + 1) * sizeof *c->t);
}

/* Would the grammar take it as it stands? */
static bool reads(struct free *f, const struct clause *c)
{
	struct line probe = {.typed = {NULL, 0}};
	bool early;

	if (!c->n)
		return false;
	load(f->l, c);
	if (line_kind(f->l, &probe, &early) != LINE_ORDER)
		return false;
	return line_reads(f->l, f->work);
}

static bool is_separator(const struct token *t)
{
	if (t->kind == TOKEN_SIGN)
		return strchr(",;:|/-.!?)(\"*", t->id) != NULL;
	return token_is(t, WORD_AND) || token_is(t, WORD_THEN) ||
	       str_is(t->text, "also");
}

static void keep_verb(struct free *f, const struct clause *c)
{
	for (int i = 0; i < c->n; i++) {
		if (!verb_at(f, &c->t[i]))
			continue;
		f->verb = c->t[i];
		f->has_verb = true;
		return;
	}
}

/* As it stands, in other words, or with the verb of the order before. */
static struct clause *understand(struct free *f, const struct token t[], int n)
{
	struct clause *c, *other;
	int next = 0;

	while (n && is_separator(&t[0]) && !is_sign(&t[0], '('))
		t++, n--;
	while (n && is_separator(&t[n - 1]))
		n--;
	if (!n)
		return NULL;
	c = clause_of(f, t, n);
	if (reads(f, c))
		return c;
	other = clause_of(f, t, n);
	while (next >= 0)
		if (phrases_whole(f->phrases, c, &next, other) && reads(f, other))
			return other;
	if (!f->has_verb || n == PHRASE_TOKENS)
		return NULL;
	other = clause_of(f, t, n);
	memmove(&other->t[1], other->t, ((size_t)n + 1) * sizeof *t);
	other->t[0] = f->verb;
	other->t[0].column = t[0].column;
	other->n = n + 1;
	f->used_heading = true;
	return reads(f, other) ? other : NULL;
}

/* May one order end, and another begin, here? */
static bool may_cut(const struct free *f, const struct clause *c, int i)
{
	if (i == c->n || is_separator(&c->t[i]) || is_separator(&c->t[i - 1]))
		return true;
	return verb_at(f, &c->t[i]) || c->t[i - 1].kind == TOKEN_NUMBER ||
	       (c->t[i].flags & WORD_NOUN && !token_is(&c->t[i], WORD_SEAT));
}

static void add_piece(struct free *f, enum piece_kind kind, struct clause *c,
		      int column, int width)
{
	if (f->n_pieces == PIECES)
		return;
	f->piece[f->n_pieces++] = (struct piece){.kind = kind,
						 .clause = c,
						 .doubt = c->flags & SAYING_DOUBT,
						 .column = column,
						 .width = width};
}

/* Orders one after the other from token `at` on; the token that none of them takes. */
static int read_orders(struct free *f, const struct clause *c, int at)
{
	while (at < c->n) {
		struct clause *one = NULL;
		int end = c->n;
		for (; end > at && !one; end--)
			if (may_cut(f, c, end))
				one = understand(f, &c->t[at], end - at);
		if (!one)
			return at;
		end++;
		one->flags |= c->flags;
		keep_verb(f, one);
		add_piece(f, PIECE_ORDER, one, c->t[at].column, 0);
		for (at = end; at < c->n && is_separator(&c->t[at]); at++)
			;
	}
	return at;
}

/* --- a sentence --- */

/* Words that turn a sentence round, or make it hang on something: what stands beside them
 * is never guessed at. */
static bool turns(const struct token *t)
{
	static const char *const words[] = {
		"not",      "no",         "never",   "nobody",  "none",    "without",
		"instead",  "rather",     "except",  "but",     "unless",  "if",
		"until",    "don",        "dont",    "won",     "wont",    "t",
		"cannot",   "cant",       "refuse",  "against", "anybody", "only",
		"else",     "or",         "nothing", "stop",    "cancel",  "avoid",
		"anything", "instead of", "when",    "while",   "after",   "before",
		"already",
	};

	if (t->kind != TOKEN_WORD)
		return false;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(t->text, words[i]))
			return true;
	return t->id == WORD_NOT || t->id == WORD_NO || t->id == WORD_NOBODY ||
	       t->id == WORD_IF || t->id == WORD_UNLESS || t->id == WORD_EXCEPT ||
	       t->id == WORD_ELSE || t->id == WORD_OR;
}

/* Is it only words around an order: nothing of the game, nothing that turns it round? */
static bool is_chatter(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (turns(&t[i]) || t[i].kind == TOKEN_NUMBER ||
		    token_is(&t[i], WORD_FROM) || t[i].kind == TOKEN_BLANK ||
		    (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
		     !(t[i].flags & WORD_DROPPED)) ||
		    (t[i].flags & WORD_NOUN && !(t[i].flags & WORD_LETTER)))
			return false;
	return true;
}

static bool has_condition(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_UNLESS))
			return true;
	return false;
}

/* One condition and several orders: to which of them it belongs is not for us to say. */
static void doubt_shared(struct free *f, const struct clause *c, int first)
{
	if (f->n_pieces - first > 1 && has_condition(c))
		for (int i = first; i < f->n_pieces; i++)
			f->piece[i].doubt = true;
}

static void doubt_all(struct free *f, int first)
{
	for (int i = first; i < f->n_pieces; i++)
		f->piece[i].doubt = true;
}

/* The first thing of the game in it: what stands before is only words. */
static int first_thing(const struct free *f, const struct clause *c)
{
	int at = 0;

	while (at < c->n && !verb_at(f, &c->t[at]) && is_chatter(&c->t[at], 1))
		at++;
	return at;
}

/* An order inside other words: it is likely, and no more. */
static bool read_buried(struct free *f, const struct clause *c, int first)
{
	for (int at = first_thing(f, c); at < c->n && is_chatter(c->t, at); at++) {
		if (at && !is_chatter(&c->t[at - 1], 1))
			return false;
		int end = read_orders(f, c, at);
		if (f->n_pieces > first && is_chatter(&c->t[end], c->n - end)) {
			doubt_all(f, first);
			return true;
		}
		f->n_pieces = first;
	}
	return false;
}

static bool is_of_game(const void *with, const struct word *w)
{
	(void)with;
	return w->id >= WORD_GAME || w->id == WORD_SEAT;
}

/* Unknown words read as the words of the game that they are nearest to; how many. */
static int mend(struct free *f, struct clause *c)
{
	const struct word *w, *second;
	struct choice choice = {.fits = is_of_game};
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		struct token *t = &c->t[i];
		if (t->kind != TOKEN_WORD || t->id || t->text.n < 4 ||
		    str_ends(t->text, "ed") || str_ends(t->text, "ing"))
			continue; /* "attacked" tells, it does not order */
		int words =
			suggest_word(f->l->lexicon, c->t, c->n, i, choice, &w, &second);
		if (!words)
			continue;
		token_patch(c->t, &c->n, i, words, w);
		n++;
	}
	return n;
}

/* The same with misspelt words mended: likely, and no more. */
static bool read_mended(struct free *f, const struct clause *c, int first)
{
	struct clause *mended = clause_of(f, c->t, c->n);

	if (!mend(f, mended))
		return false;
	phrases_respell(f->phrases, mended);
	if (read_orders(f, mended, 0) == mended->n && f->n_pieces > first) {
		doubt_all(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

static bool has_order_word(const struct free *f, const struct clause *c)
{
	for (int i = 0; i < c->n; i++) {
		const struct verb *v = verb_at(f, &c->t[i]);
		if (v && !v->colon)
			return true;
	}
	return false;
}

/* "I won't attack": what is not to be done, by the writer. */
static bool says_not(const struct free *f, const struct clause *c)
{
	bool turned = false;

	for (int i = 0; i < c->n; i++) {
		if (verb_at(f, &c->t[i]) || (turned && c->t[i].kind == TOKEN_NUMBER))
			return turned;
		if (token_is(&c->t[i], WORD_SEAT))
			return false;
		turned |= turns(&c->t[i]);
	}
	return false;
}

/* "3 from 2": nobody writes this but in an order. */
static bool moves_tokens(const struct clause *c)
{
	for (int i = 1; i + 1 < c->n; i++)
		if (token_is(&c->t[i], WORD_FROM) && c->t[i - 1].kind == TOKEN_NUMBER &&
		    (c->t[i + 1].kind == TOKEN_NUMBER ||
		     token_is(&c->t[i + 1], WORD_SEAT)))
			return true;
	return false;
}

/* "...; otherwise": the sign stands for nothing. */
static void drop_before_else(struct clause *c)
{
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		int next = i;
		while (next < c->n && is_separator(&c->t[next]) &&
		       c->t[next].kind == TOKEN_SIGN)
			next++;
		if (next > i && token_is(&c->t[next], WORD_ELSE))
			i = next;
		c->t[n++] = c->t[i];
	}
	c->t[n] = c->t[c->n];
	c->n = n;
}

/* "May I ...?", "How many ...?": for a person. "Could you please attack ...?" is a wish. */
static bool is_question(const struct clause *c)
{
	static const char *const words[] = {
		"may",  "can",   "could", "should", "shall", "must", "do",
		"does", "is",    "are",   "who",    "what",  "why",  "how",
		"when", "where", "which", "will",   "would", "did"};
	bool you = c->n > 1 && str_is(c->t[1].text, "you");

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (c->n && str_is(c->t[0].text, words[i]))
			return !you;
	return false;
}

static void read_sentence(struct free *f, const struct token t[], int n, bool asks)
{
	int first = f->n_pieces, column = n ? t[0].column : 0;
	int width = n ? t[n - 1].column + t[n - 1].width - column : 0;
	struct clause *c = clause_of(f, t, n);
	drop_before_else(c);
	struct str command = phrases_command(f->phrases, c, false, f->l->a);
	struct str cancel = phrases_command(f->phrases, c, true, f->l->a);

	if (command.n || cancel.n) {
		add_piece(f, command.n ? PIECE_COMMAND : PIECE_CANCEL, c, column,
			  width);
		f->piece[f->n_pieces - 1].command = command.n ? command : cancel;
		return;
	}
	if (asks && is_question(c)) {
		add_piece(f, PIECE_NOTE, c, column, width);
		return;
	}
	phrases_respell(f->phrases, c);
	int end = read_orders(f, c, 0);
	doubt_shared(f, c, first);
	if (asks)
		doubt_all(f, first);
	if (end == c->n && (f->n_pieces > first || !c->n))
		return;
	if (f->n_pieces > first && is_chatter(&c->t[end], c->n - end)) {
		doubt_all(f, first);
		return;
	}
	f->n_pieces = first;
	if (read_mended(f, c, first) || read_buried(f, c, first))
		return;
	bool says_no = says_not(f, c);
	bool lost = has_order_word(f, c) && (says_no || line_has_noun(c->t, c->n, 0));
	f->negated |= says_no;
	bool begun = (verb_at(f, &c->t[0]) && line_has_noun(c->t, c->n, 1)) ||
		     moves_tokens(c) || (f->parted && !is_chatter(c->t, c->n));
	lost |= begun;
	f->begun |= begun;
	add_piece(f, lost ? PIECE_LOST : PIECE_NOTE, c, column, width);
}

/* Where a sentence ends: not at the point behind a number that begins it, and not where
 * the next goes on with `else`. */
static bool ends_sentence(const struct token t[], int n, int i, int from)
{
	if (t[i].kind != TOKEN_SIGN || !strchr(".!?;|", t[i].id))
		return false;
	if (t[i].id == '.' && i == from + 1 && t[from].kind == TOKEN_NUMBER)
		return false;
	while (i < n && t[i].kind == TOKEN_SIGN)
		i++;
	return i >= n || !token_is(&t[i], WORD_ELSE);
}

static void read_sentences(struct free *f, const struct token t[], int n)
{
	int from = 0;
	bool heading = f->has_verb;

	for (int i = 0; i <= n; i++) {
		if (i < n && !ends_sentence(t, n, i, from))
			continue;
		int end = i;
		f->has_verb = heading;
		f->parted = (i < n && is_sign(&t[i], ';')) ||
			    (from && is_sign(&t[from - 1], ';'));
		if (end > from)
			read_sentence(f, &t[from], end - from,
				      i < n && is_sign(&t[i], '?'));
		from = i + 1;
	}
}

/* --- the line: what becomes of it --- */

static int n_of(const struct free *f, enum piece_kind kind)
{
	int n = 0;

	for (int i = 0; i < f->n_pieces; i++)
		n += f->piece[i].kind == kind;
	return n;
}

static void drop_orders(struct letter *l, int line)
{
	for (int i = 0; i < l->n_orders; i++)
		if (l->order[i].line == line)
			l->order[i].cleared = true;
}

static void take_piece(struct free *f, struct line *line, const struct piece *p)
{
	struct line probe = {.typed = line->typed};
	bool early;
	struct str before = line->reading;

	load(f->l, p->clause);
	line_kind(f->l, &probe, &early);
	for (int i = 0; i < probe.n_remarks; i++)
		letter_add(f->l, line, &probe.remarks[i]);
	line_read(f->l, line);
	if (before.n)
		line->reading = str_printf(f->l->a, "%.*s; %.*s", STR_ARG(before),
					   STR_ARG(line->reading));
}

static void tell_unread(struct free *f, struct line *line)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_NOTE && f->piece[i].clause->n > 3)
			letter_remark(f->l, line, false, f->piece[i].column,
				      f->piece[i].width, NULL, "Not read as an order");
}

static void forget_line(struct letter *l, struct line *line)
{
	drop_orders(l, (int)(line - l->line));
	line->n_remarks = line->n_instead = 0;
	line->has_key = false;
	line->reading = (struct str){NULL, 0};
}

/* The orders in canonical words, one a line, read without being kept. */
static struct str asked_text(struct free *f)
{
	struct letter *l = f->l;
	struct buf b = buf_in(l->a);

	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		struct line probe = {.typed = {NULL, 0}};
		int n_orders = l->n_orders;
		if (p->kind == PIECE_COMMAND) {
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "", STR_ARG(p->command));
		} else if (p->kind == PIECE_ORDER) {
			struct line *keep = l->line;
			l->line = &probe;
			take_piece(f, &probe, p);
			l->line = keep;
			l->n_orders = n_orders;
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "",
				   STR_ARG(probe.reading));
		}
	}
	return buf_str(&b);
}

static void ask(struct free *f, struct line *line)
{
	struct str text = asked_text(f);

	forget_line(f->l, line);
	line->verdict = VERDICT_ASKED;
	line->ask = text;
	f->l->out->has_orders_word = true;
}

/* "Forget the Plague": as `clear plague`. */
static void cancel(struct free *f, struct line *line, const struct piece *p)
{
	f->l->n_tokens = lex(f->l->lexicon, p->command, f->l->token);
	if (!command_read(f->l, line))
		line->verdict = VERDICT_NOTE;
	line->reading = p->command;
}

static void take(struct free *f, struct line *line)
{
	bool noted = false;
	int first = f->l->n_orders;

	forget_line(f->l, line);
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_CANCEL)
			cancel(f, line, &f->piece[i]);
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_ORDER) {
			take_piece(f, line, &f->piece[i]);
			noted |= line->verdict != VERDICT_OK;
		}
	tell_unread(f, line);
	if (line->verdict == VERDICT_OK && (noted || line->n_remarks))
		line->verdict = VERDICT_NOTED;
	f->l->out->has_orders_word = true;
	letter_promise(f->l, first);
}

/* Nothing that looks like an order is passed over in silence. */
static void tell_lost(struct free *f, struct line *line)
{
	if (line->verdict != VERDICT_NOTE ||
	    (!n_of(f, PIECE_ORDER) && !f->negated && !f->begun))
		return;
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_LOST)
			letter_remark(
				f->l, line, true, f->piece[i].column, f->piece[i].width,
				NULL,
				f->negated
					? N_("This says what is not to be done. "
					     "Write what you order instead, or "
					     "`clear` and the order word")
					: N_("This reads like an order, and I do not "
					     "understand it: nothing of the line is "
					     "used"));
	line->verdict = VERDICT_REFUSED;
	f->l->out->has_orders_word = true;
}

/* The one place that decides; false: the line stays what it was. */
static bool decide(struct free *f, struct line *line)
{
	bool doubt = n_of(f, PIECE_COMMAND) > 0;
	int orders = n_of(f, PIECE_ORDER);

	for (int i = 0; i < f->n_pieces; i++)
		doubt |= (f->piece[i].kind == PIECE_ORDER && f->piece[i].doubt) ||
			 (f->piece[i].kind == PIECE_NOTE &&
			  !is_chatter(f->piece[i].clause->t, f->piece[i].clause->n));
	if (n_of(f, PIECE_LOST)) {
		tell_lost(f, line);
		return false;
	}
	if (!orders && !n_of(f, PIECE_COMMAND) && !n_of(f, PIECE_CANCEL))
		return false;
	if (doubt && (orders || n_of(f, PIECE_COMMAND)))
		ask(f, line);
	else
		take(f, line);
	return true;
}

static bool read_text(struct free *f, struct str text)
{
	struct token t[LEX_TOKENS + 1];
	int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : -1;

	f->n_pieces = 0;
	f->used_heading = f->negated = f->begun = false;
	if (n <= 0 || n > FREE_TOKENS)
		return false;
	read_sentences(f, t, n);
	return true;
}

/* --- the letter --- */

static bool is_open(const struct line *line)
{
	return line->verdict == VERDICT_NOTE ||
	       (line->verdict == VERDICT_REFUSED && !line->understood);
}

/* A line with the verb alone, or a word that stands for it: those below may leave it
 * out. */
static bool is_heading(struct free *f, struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < 60 ? lex(f->l->lexicon, line->typed, t) : 0;

	if (n <= 0 || n > 4)
		return false;
	struct clause *c = clause_of(f, t, n);
	phrases_respell(f->phrases, c);
	while (c->n && is_separator(&c->t[c->n - 1]))
		c->n--;
	const struct verb *v = c->n == 1 ? verb_at(f, &c->t[0]) : NULL;
	if (!v || v->colon)
		return false;
	f->verb = c->t[0];
	f->has_verb = true;
	return true;
}

/* The line together with those that follow, as one text. */
static struct str joined(const struct letter *l, int i, int n)
{
	const struct line *last = &l->line[i + n - 1];
	const char *s = l->line[i].typed.s;

	return (struct str){s, (size_t)(last->typed.s + last->typed.n - s)};
}

static bool may_join(const struct letter *l, int i, int n)
{
	for (int k = 1; k < n; k++)
		if (i + k >= l->n_lines || !is_open(&l->line[i + k]) ||
		    l->line[i + k].number != l->line[i].number + k)
			return false;
	return true;
}

static bool has_doubt(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].doubt)
			return true;
	return false;
}

/* A sentence that goes on in the lines below: as many as leave no doubt. */
static bool read_joined(struct free *f, int i)
{
	struct letter *l = f->l;

	for (int k = 0; k < 2 * (JOINED - 1); k++) {
		int n = 2 + k % (JOINED - 1);
		if (!may_join(l, i, n))
			continue;
		struct str text = joined(l, i, n);
		if (!read_text(f, text) || n_of(f, PIECE_LOST) || n_of(f, PIECE_NOTE) ||
		    !n_of(f, PIECE_ORDER) || (k < JOINED - 1 && has_doubt(f)))
			continue;
		l->line[i].typed = text;
		l->line[i].n_typed = n;
		for (int j = 1; j < n; j++) {
			forget_line(l, &l->line[i + j]);
			l->line[i + j].verdict = VERDICT_BLANK;
		}
		return decide(f, &l->line[i]);
	}
	return false;
}

/* A Power's own words stand in no dictionary, and a table is one order: only the grammar
 * reads them. */
static bool has_own_words(struct letter *l, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	struct parse p;
	bool wrong;

	if (line->verdict != VERDICT_REFUSED || line->typed.n > LETTER_COLUMNS)
		return false;
	int n = lex(l->lexicon, line->typed, t);
	if (n <= 0)
		return true;
	letter_parse(l, &p, t, n);
	if (span_table(&p))
		return true;
	for (int i = 0; i < n && i < 4; i++) {
		const struct verb *v = NULL;
		if (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME)
			v = verb_find(l, &t[i], &wrong);
		if (v && (v->goes_on || v->colon))
			return true;
	}
	return false;
}

void letter_free(struct letter *l)
{
	struct free *f = NULL;
	int tried = 0, heading = -1;

	if (!l->reader->vocab->sayings || l->closed || l->out->later_turn ||
	    !l->reader->view || l->reader->stored)
		return;
	for (int i = 0; i < l->n_lines; i++)
		tried += is_open(&l->line[i]);
	if (tried > FREE_LINES)
		return; /* no person writes so many */
	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if (line->verdict == VERDICT_BLANK)
			heading = -1;
		if (!is_open(line) || !line->typed.n || line->quoted)
			continue;
		if (has_own_words(l, line))
			continue;
		if (!f) {
			f = arena_room(l->a, sizeof *f);
			*f = (struct free){.l = l};
			f->phrases = phrases_make(l->a, l->reader);
			f->work = arena_room(l->a, sizeof *f->work);
		}
		f->has_verb = heading >= 0;
		struct token verb = f->verb;
		bool done = read_text(f, line->typed) && decide(f, line);
		f->verb = verb;
		if (!done && read_joined(f, i))
			done = true;
		if (done) {
			if (heading >= 0 && f->used_heading) {
				forget_line(l, &l->line[heading]);
				l->line[heading].verdict = VERDICT_BLANK;
			}
			f->verb = verb;
		} else if (is_heading(f, line)) {
			heading = i;
		}
	}
}
