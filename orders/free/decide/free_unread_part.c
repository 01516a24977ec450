/* Parts of a line that no order has: a sentence, what stands between two signs, or between two words that join. A part that names
 * an amount, a thing, or a verb of the phase is told, where the line says the same without it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/free_unread.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_idle.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"

struct token unread_player_of(const struct free *f, const struct token *t)
{
	const struct vocab *v = f->l->reader->vocab;
	struct word w = {NULL, t->id, (short)t->value, t->flags};
	struct token of = *t;

	if (t->kind == TOKEN_WORD && t->id >= WORD_GAME && !(t->flags & WORD_DROPPED) &&
	    v->stands_for && v->stands_for(f->l->reader->view, &w, &of.value)) {
		of.id = WORD_SEAT;
		of.flags = WORD_NOUN;
	}
	return of;
}

/* Does something of the game stand at token `i`? A colour or a letter alone is the writer's own, if it is theirs. */
bool unread_is_thing(const struct free *f, const struct token t[], int i)
{
	struct token it = unread_player_of(f, &t[i]);

	if (it.kind == TOKEN_NUMBER)
		return true;
	if (token_is(&it, WORD_SEAT))
		return it.value != f->l->reader->seat || t[i + 1].kind == TOKEN_NUMBER;
	return it.kind == TOKEN_WORD && it.flags & WORD_NOUN &&
	       !(it.flags & (WORD_LETTER | WORD_DROPPED));
}

/* "4 tokens: 2 from 1, 2 from 3": the orders have a total as its parts. */
static int total(const struct unread *w)
{
	int sum = 0;

	for (int k = 0; k + 1 < w->n_made; k++)
		if (w->made[k].kind == TOKEN_NUMBER &&
		    token_is(&w->made[k + 1], WORD_FROM))
			sum += w->made[k].value;
	return sum;
}

bool unread_is_used(const struct free *f, const struct unread *w, int i)
{
	const struct token *t = &w->t[i];
	struct token it = unread_player_of(f, t);
	bool label = free_is_label(t);

	for (int k = 0; k < w->n_made; k++) {
		if (label ? free_same_thing(t, &w->made[k]) &&
				    free_same_thing(&t[1], &w->made[k + 1])
			  : free_same_thing(&it, &w->players[k]) ||
				    free_same_thing(t, &w->made[k]))
			return true;
	}
	return it.kind == TOKEN_NUMBER && it.value == total(w);
}

bool unread_is_told(const struct line *line, const struct token *t)
{
	for (int i = 0; i < line->n_remarks; i++) {
		const struct remark *r = &line->remarks[i];
		if (r->column <= t->column && t->column < r->column + r->width)
			return true;
	}
	return false;
}

void unread_tell(struct free *f, struct line *line, const struct token *first,
		 const struct token *last)
{
	letter_unread(f->l, line, first->column,
		      last->column + last->width - first->column);
}

/* Skips what stands between two words, or two orders: returns if there is anything. */
static bool skip_gap(struct str s, size_t *at)
{
	const size_t from = *at;

	while (*at < s.n && strchr(" ;\n", s.s[*at]))
		++*at;
	return *at > from;
}

/* The same orders, whether they stand on a line each or behind one another. */
static bool are_same_orders(struct str a, struct str b)
{
	size_t i = 0, k = 0;

	while (i < a.n && k < b.n) {
		if (skip_gap(a, &i) != skip_gap(b, &k))
			break;
		if (i < a.n && k < b.n && a.s[i++] != b.s[k++])
			return false;
	}
	(void)skip_gap(a, &i);
	(void)skip_gap(b, &k);
	return i == a.n && k == b.n;
}

static bool is_needed(const struct unread *w, const struct token *first,
		      const struct token *last)
{
	for (int i = 0; i < w->n_needed; i++)
		if (w->needed[i].first == first && w->needed[i].last == last)
			return true;
	return false;
}

bool unread_says_same(struct free *f, const struct line *line, struct unread *w,
		      const struct token *first, const struct token *last)
{
	if (f->whole) /* the line alone does not say where that part belongs */
		return true;
	struct free *rest = arena_room(f->l->a, sizeof *rest);
	size_t from = (size_t)(first->text.s - line->typed.s);
	size_t to = (size_t)(last->text.s + last->text.n - line->typed.s);

	if (is_needed(w, first, last))
		return false;
	struct str text = str_printf(
		f->l->a, "%.*s %.*s", STR_ARG(str_slice(line->typed, 0, from)),
		STR_ARG(str_slice(line->typed, to + (to < line->typed.n),
				  line->typed.n)));
	free_copy(rest, f);
	if (are_same_orders(free_orders_of(rest, &text), free_orders_of(f, NULL)))
		return true;
	if (w->n_needed < UNREAD_NEEDED) {
		w->needed[w->n_needed].first = first;
		w->needed[w->n_needed++].last = last;
	}
	return false;
}

/* "Hi Bob", "Thanks to you all, Ann": names whom it addresses. */
bool unread_is_address(const struct token t[], int n)
{
	static const char *const first[] = {
		"hi",     "hello",     "hey",     "dear",    "morning", "evening",
		"thanks", "greetings", "regards", "best",    "yours",   "thank",
		"good",   "love",      "cheers",  "goodbye", "ciao",    "bye"};
	static const char *const more[] = {"to",      "and",     "you",   "all",
					   "there",   "my",      "dear",  "again",
					   "friends", "for",     "day",   "night",
					   "morning", "evening", "wishes"};
	bool addresses = n > 0 && TOKEN_AMONG(&t[0], first);

	for (int i = 1; i < n; i++)
		addresses &= token_is(&t[i], WORD_SEAT) || TOKEN_AMONG(&t[i], more);
	return addresses;
}

bool unread_ends_sentence(const struct token *t)
{
	return t->kind == TOKEN_END ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(";.!?", t->id));
}

bool unread_ends_segment(const struct token *t)
{
	return unread_ends_sentence(t) ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(",()", t->id));
}

bool unread_joins(const struct token *t)
{
	static const char *const words[] = {"then", "also", "but", "plus"};

	return token_is(t, WORD_AND) || TOKEN_AMONG(t, words);
}

/* Does something of this kind begin in this part of the line? */
static bool begins(const struct free *f, bool order, const struct token *first,
		   const struct token *last)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind != PIECE_NOTE &&
		    (f->piece[i].kind == PIECE_ORDER) == order &&
		    f->piece[i].column >= first->column &&
		    f->piece[i].column <= last->column)
			return true;
	return false;
}

/* "1)", "b)": the mark of a list. */
static bool is_mark(const struct token t[], int n)
{
	return n == 1 &&
	       (token_is_sign(&t[1], ')') ||
		(token_is_sign(&t[1], '.') && t[1].glued)) &&
	       (t[0].kind == TOKEN_NUMBER || t[0].flags & WORD_LETTER);
}

/* "CZ in reserve": does a sentence name a thing of the game in other words, which sayings put into its own? */
static bool says_thing(struct free *f, const struct token t[], int n)
{
	struct free_trial trial = free_trial(f);
	struct clause *c = free_clause(f, t, n);
	bool any = false;

	free_respell(f, c);
	for (int i = 0; i < c->n; i++)
		any |= unread_is_thing(f, c->t, i) && c->t[i].kind == TOKEN_WORD &&
		       c->t[i].id >= WORD_GAME;
	free_give_up(f, trial);
	return any;
}

/* Does a part begin with a command, beside words that say nothing? "And then wait for the deadline" */
static bool begins_with_command(const struct token t[], int n)
{
	int i = 0;

	while (i < n && (free_passes(&t[i]) || token_is(&t[i], WORD_ME) ||
			 token_is(&t[i], WORD_AND)))
		i++;
	return i < n && token_is(&t[i], WORD_COMMAND);
}

/* "the rest", "both", "the weakest", "the twelves": how many, or which of several. An order that was made of such a word has a number
 * or a name in its place, so only the part as a whole shows whether it was used. */
static bool is_measure(const struct token *t)
{
	static const char *const words[] = {
		"rest",     "others",    "both",       "half",   "remaining",
		"everyone", "everybody", "everything", "nobody", "everywhere",
		"possible", "twos",      "threes",     "fours",  "fives",
		"sixes",    "sevens",    "eights",     "nines",  "tens",
		"elevens",  "twelves",   "twenties",   "pair",   "triple"};

	return token_is(t, WORD_EVERYONE) || free_is_rank(t) ||
	       (t->kind == TOKEN_WORD && TOKEN_AMONG(t, words));
}

/* "the others stay where they are", "nothing for the rest", "nobody else": of those that are left nothing is ordered, and no order
 * is made of it. "With best regards" measures nothing. */
static bool orders_none(const struct token t[], int n)
{
	static const char *const left[] = {"rest", "others", "else"};
	static const char *const none[] = {"nothing", "none",    "nobody",
					   "pass",    "stay",    "stays",
					   "remain",  "remains", "no"};
	static const char *const courtesy[] = {"regards", "wishes", "luck"};
	bool is_left = false, is_none = false;

	for (int i = 0; i < n; i++) {
		if (TOKEN_AMONG(&t[i], courtesy))
			return true;
		is_left |= TOKEN_AMONG(&t[i], left);
		is_none |= TOKEN_AMONG(&t[i], none);
	}
	return (is_left && is_none) || split_says_no_more(t, n);
}

/* What a part names. */
struct named {
	bool thing;   /* something that no order has */
	bool used;    /* something that an order has */
	bool measure; /* an amount without a number, or a verb that no order has */
	bool dropped; /* "a token": a thing of the game, and not which */
};

static struct named names_of(struct free *f, const struct unread *w, int from, int to,
			     bool seats)
{
	enum { FEW = 3 };
	struct named is = {false, false, false, false};
	bool idle = split_begins_reason(&w->t[from]) ||
		    orders_none(&w->t[from], to - from) ||
		    free_confirms(free_clause(f, &w->t[from], to - from));

	for (int i = from; i < to; i++) {
		const struct token *t = &w->t[i];
		bool seat = token_is(t, WORD_SEAT) && seats;
		bool thing = unread_is_thing(f, w->t, i) || free_is_label(t);
		bool used = !seat && unread_is_used(f, w, i);
		bool denied = i > from && token_denies(&t[-1]);
		bool verb = free_verb(f, t) && !thing && !denied;
		is.measure |= !idle && !used && (is_measure(t) || verb);
		is.thing |= thing && !used;
		is.used |= thing && used;
		is.dropped |= !idle && to - from > FEW && t->kind == TOKEN_WORD &&
			      t->id >= WORD_GAME && t->flags & WORD_DROPPED;
	}
	return is;
}

void unread_tell_part(struct free *f, struct line *line, struct unread *w, int from,
		      int to, enum unread_part kind)
{
	int joint = from;

	while (from < to && unread_joins(&w->t[from]))
		from++;
	if (from == to || w->omitted[from])
		return;
	const struct token *first = &w->t[from], *last = &w->t[to - 1];
	if (is_mark(first, to - from) || unread_is_address(first, to - from) ||
	    begins(f, false, first, last))
		return;
	for (int i = from; i < to; i++)
		if (unread_is_told(line, &w->t[i]))
			return;
	bool orders = begins(f, true, first, last);
	struct named is = names_of(f, w, from, to, kind == UNREAD_SENTENCE && !orders);
	bool tells = is.measure || (is.dropped && !is.used);
	if (!tells && !is.used && !(orders && kind == UNREAD_JOINED))
		tells = is.thing || says_thing(f, first, to - from) ||
			begins_with_command(first, to - from);
	if (tells && unread_says_same(f, line, w, &w->t[joint], last))
		unread_tell(f, line, first, last);
}
