/* Orders that are only likely are held against the words that made them: a player, an amount or an order that nobody wrote is not asked
 * about in the place of one that somebody did.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/decide/free_unread.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"

static const char other_player[] = N_(
	"This names another player than the order that I can make of it. Write the whole order");
static const char other_order[] = N_(
	"These lines name another order than the one that I can make of them. Write one line for each order");

static const char fewer[] = N_(
	"This has more of them than one order can have. If some are of another order, write one line for each order");

/* --- players --- */

static bool names_seat(const struct clause *c, int seat)
{
	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_SEAT) && c->t[i].value == seat)
			return true;
	return false;
}

/* Does an order of the line name the player? */
static bool is_in_orders(struct free *f, int seat)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_ORDER &&
		    names_seat(free_made_of(f, &f->piece[i]), seat))
			return true;
	return false;
}

/* "He may not play it": a verb, where a player is called May. Its subject stands before it, or "not" behind it. */
static bool is_verb(const struct token t[], int i)
{
	static const char *const words[] = {"may", "will"};
	static const char *const subjects[] = {"he", "she", "they", "you", "it", "who"};

	return t[i].kind == TOKEN_WORD && TOKEN_AMONG(&t[i], words) &&
	       t[i].text.s[0] >= 'a' &&
	       (TOKEN_AMONG(&t[i + 1], subjects) || token_denies(&t[i + 1]) ||
		(i && TOKEN_AMONG(&t[i - 1], subjects)));
}

/* The player whom the word names, a Power for its owner; -1: none, or the writer. */
static int other_at(const struct free *f, const struct token t[], int i)
{
	if (is_verb(t, i))
		return -1;
	const struct token it = unread_player_of(f, &t[i]);

	return token_is(&it, WORD_SEAT) && it.value != f->l->reader->seat ? it.value
									  : -1;
}

/* Has the order a player whom no word names, where its sentence names another whom no order has? */
static bool changes_player(struct free *f, const struct token t[], int n,
			   const struct piece *p)
{
	const struct clause *made = free_made_of(f, p);
	int from = 0, to = n;
	bool unnamed = false;

	for (int i = 0; i < n; i++)
		if (unread_ends_sentence(&t[i])) {
			if (t[i].column <= p->column)
				from = i + 1;
			else if (to == n)
				to = i;
		}
	for (int k = 0; k < made->n && !unnamed; k++) {
		const int seat = other_at(f, made->t, k);
		unnamed = seat >= 0;
		for (int i = 0; i < n && unnamed; i++)
			unnamed = other_at(f, t, i) != seat;
	}
	for (int i = from; i < to && unnamed; i++) {
		const int seat = other_at(f, t, i);
		if (seat >= 0 && !is_in_orders(f, seat) &&
		    !names_seat(p->clause, seat) &&
		    !unread_is_address(&t[from], to - from))
			return true;
	}
	return false;
}

/* --- rows that were read as one --- */

/* The first token of the row behind its mark, and whether a number was the mark. */
static int behind_mark(const struct token t[], int i)
{
	static const char ends[] = {'.', ')', ']'};
	const int open = token_is_sign(&t[i], '(') || token_is_sign(&t[i], '[');

	if (token_is_sign(&t[i], '-') || token_is_sign(&t[i], '*'))
		return i + 1;
	for (size_t k = 0; k < sizeof ends; k++)
		if (t[i + open].kind != TOKEN_END &&
		    token_is_sign(&t[i + open + 1], ends[k]) &&
		    (t[i + open].kind == TOKEN_NUMBER || t[i + open].text.n == 1))
			return i + open + 2;
	return i;
}

static bool begins_row(const struct token t[], int i)
{
	if (!i)
		return true;
	for (const char *s = t[i - 1].text.s + t[i - 1].text.n; s < t[i].text.s; s++)
		if (*s == '\n')
			return true;
	return false;
}

static bool has_verb(struct free *f, const struct verb *v)
{
	for (int i = 0; i < f->n_pieces; i++) {
		const struct clause *c = f->piece[i].kind == PIECE_ORDER
						 ? free_made_of(f, &f->piece[i])
						 : NULL;
		for (int k = 0; c && k < c->n; k++)
			if (token_is(&c->t[k], v->word))
				return true;
	}
	return false;
}

/* What the row from token `from` to `to` makes alone, in the words of the receipt. */
static struct str made_alone(struct free *f, struct line *line, const struct token t[],
			     int from, int to)
{
	struct free *alone = arena_room(f->l->a, sizeof *alone);
	const struct str *last = &t[to - 1].text;

	free_copy(alone, f);
	return free_orders_apart(
		alone, line,
		(struct str){t[from].text.s,
			     (size_t)(last->s + last->n - t[from].text.s)});
}

/* "conscript 2 in 5c", and below it "four": is a row an order by itself, of a word that none that was made has? */
static bool drops_row(struct free *f, struct line *line, const struct token t[], int n)
{
	for (int i = 0; i < n; i++) {
		const int at = begins_row(t, i) ? behind_mark(t, i) : n;
		const struct verb *v = at < n ? free_verb(f, &t[at]) : NULL;
		int to = at + 1;
		if (!v || has_verb(f, v))
			continue;
		while (to < n && !begins_row(t, to))
			to++;
		const struct clause *c =
			free_clause_of(f, made_alone(f, line, t, at, to));
		v = c->n ? free_verb(f, &c->t[0]) : NULL;
		if (v && !has_verb(f, v))
			return true;
	}
	return false;
}

/* Has the order the number of a list, which no other word is? */
static bool takes_mark(const struct token t[], int n, const struct clause *made)
{
	for (int i = 0; i < n; i++) {
		const int number = i + (token_is_sign(&t[i], '(') != 0);
		if (!begins_row(t, i) || behind_mark(t, i) == i ||
		    t[number].kind != TOKEN_NUMBER)
			continue;
		bool else_where = false, has = false;
		for (int k = 0; k < n; k++)
			else_where |= k != number && t[k].kind == TOKEN_NUMBER &&
				      t[k].value == t[number].value;
		for (int k = 0; k < made->n; k++)
			has |= made->t[k].kind == TOKEN_NUMBER &&
			       made->t[k].value == t[number].value &&
			       !thing_of_label(made->t, k);
		if (has && !else_where)
			return true;
	}
	return false;
}

/* Does a sentence, or a row, end between these columns of the line? */
static bool parts_sentence(struct str typed, int from, int to)
{
	const size_t end = str_octets(typed, (size_t)to);

	for (size_t i = str_octets(typed, (size_t)from); i + 1 < end; i++)
		if (typed.s[i] == '\n' ||
		    (strchr(".;!?", typed.s[i]) && typed.s[i + 1] == ' '))
			return true;
	return false;
}

/* "2 from Red 3" and "3 from Red 1", of two sentences, in one order that sends 3: the first may be of another order. One amount that is too
 * high is read as less, and told. */
static bool cuts_list(struct free *f, const struct line *line, const struct piece *p)
{
	const struct token *last = NULL;
	bool apart = false;

	for (int i = 0; i + 1 < p->clause->n; i++) {
		const struct token *t = &p->clause->t[i];
		if (token_is(t, WORD_ELSE) || token_is(t, WORD_IF) ||
		    token_is(t, WORD_UNLESS))
			return false; /* of several alternatives */
		if (t->kind != TOKEN_NUMBER || !token_is(&t[1], WORD_FROM))
			continue;
		apart |= last && (line->n_typed > 1 ||
				  parts_sentence(line->typed, last->column, t->column));
		last = t;
	}
	return apart && free_n_sent(free_made_of(f, p)) < free_n_sent(p->clause);
}

static void hold_lists(struct free *f, const struct line *line)
{
	for (int i = 0; i < f->n_pieces; i++) {
		struct piece *p = &f->piece[i];
		if (p->kind == PIECE_ORDER && !p->changed && cuts_list(f, line, p))
			free_lose(f, p, fewer);
	}
}

void free_hold(struct free *f, struct line *line)
{
	hold_lists(f, line);
	struct arena_mark here = arena_mark(f->l->a);
	struct token *t = arena_room(f->l->a, (LEX_TOKENS + 1) * sizeof *t);
	bool doubt = false;

	for (int i = 0; i < f->n_pieces; i++)
		doubt |= f->piece[i].kind == PIECE_ORDER;
	const int n = doubt ? lex(f->l->lexicon, line->typed, t) : 0;
	const bool rows = n > 0 && line->n_typed > 1;
	const bool dropped = rows && drops_row(f, line, t, n);
	for (int i = 0; i < f->n_pieces && n > 0; i++) {
		struct piece *p = &f->piece[i];
		if (p->kind != PIECE_ORDER || p->changed)
			continue;
		if (changes_player(f, t, n, p))
			free_lose(f, p, other_player);
		else if (dropped || (rows && takes_mark(t, n, free_made_of(f, p))))
			free_lose(f, p, other_order);
	}
	arena_rewind(f->l->a, here);
}
