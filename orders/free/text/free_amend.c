/* Corrections inside a text, before it is read: "with 2 from Red 2, no, make that Red 3". What is said last takes the
 * place of a thing of its kind before it, and the text is asked about. Where two things may be meant, or none makes an
 * order, the text stays, and no order that the words may have taken back is offered.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <limits.h>
#include <string.h>

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

/* --- the thing that goes --- */

enum { READINGS = 8 };
struct old { /* a thing before the words */
	int at, width;
};

/* "Yellow and Green", "Blue, Green": how many tokens of players from token `at` on; 0: not two of them. */
static int players_at(const struct token t[], int n, int at)
{
	int end = at + 1, w;

	if (thing_at(t, n, at, &w) != PLAYER || w != 1)
		return 0;
	while (end + 1 < n && free_separates(&t[end]) &&
	       thing_at(t, n, end + 1, &w) == PLAYER && w == 1)
		end += 2;
	return end > at + 1 ? end - at : 0;
}

/* The kind of what is said, as it stands in the order: "3 from Red 2" beside "2" is only its number. */
static int new_width(const struct token t[], int n, const struct free_cue *c,
		     enum thing *kind)
{
	int width;

	*kind = thing_at(t, n, c->to, &width);
	if (*kind == TOKENS_FROM && t[c->from - 1].kind == TOKEN_NUMBER &&
	    !(c->from > 1 && (token_is(&t[c->from - 2], WORD_SEAT) ||
			      token_is(&t[c->from - 2], WORD_FROM)))) {
		*kind = NUMBER;
		return 1;
	}
	const int players = players_at(t, n, c->to);
	return players ? players : width;
}

/* Several players take the place of all who were named together. */
static bool put_players(const struct token t[], const struct free_cue *c, int i,
			struct old *old)
{
	int w;
	const int players = players_at(t, c->from, i);
	const bool inside = i > 1 && free_separates(&t[i - 1]) &&
			    thing_at(t, c->from, i - 2, &w) == PLAYER && w == 1;

	*old = (struct old){i, players ? players : 1};
	return thing_at(t, c->from, i, &w) == PLAYER && w == 1 && !inside;
}

/* Things before token `end` that the new one may stand for, the nearest first: of its kind, a number also that of a
 * planet, a source also that of its tokens, a card also the number of one. */
static int list_old(const struct token t[], int n, int from, const struct free_cue *c,
		    struct old list[READINGS])
{
	enum thing kind;
	int n_old = 0, width = new_width(t, n, c, &kind);
	const struct token *next = &t[c->to + 1];
	/* "Scratch that. Limbo 1 to 4." begins an order. */
	bool card = free_is_card(&t[c->to]) &&
		    (c->to + 1 >= n || next->kind == TOKEN_SIGN ||
		     token_is(next, WORD_IN) || free_is_label(next));

	for (int i = c->from - 1; i >= from && n_old < READINGS; i--) {
		int w;
		if (kind == PLAYER && width > 1) {
			n_old += put_players(t, c, i, &list[n_old]);
			continue;
		}
		enum thing one = thing_at(t, c->from, i, &w);
		bool inside = one == NUMBER && i && token_is(&t[i - 1], WORD_SEAT);
		bool digit = one == NUMBER && thing_of_label(t, i);
		/* "Hire 3 in 10c. Make it 4.": so many of them. */
		bool place = one == NUMBER && w > 1 && c->amount;
		bool fits = one == kind && !inside && !digit && kind && !place &&
			    (kind != NAME || t[i].id == t[c->to].id);
		/* The number of a planet changes only right behind it: "Yellow 3, no, 4". */
		fits |= kind == NUMBER && !digit &&
			(one == TOKENS_FROM ||
			 (one == NUMBER && (!inside || i == c->from - 1)));
		if (kind == NUMBER && one && one != NUMBER)
			w = 1;
		fits |= (card && (free_is_card(&t[i]) ||
				  (one == NUMBER && !inside && !digit))) ||
			(kind == NUMBER && free_is_card(&t[i]) && i == c->from - 1);
		if (kind == PLANET && one == NUMBER && !inside && !digit && i &&
		    (token_is(&t[i - 1], WORD_FROM) || token_is(&t[i - 1], WORD_TO)))
			fits = true;
		if (kind == SOURCE && one == TOKENS_FROM)
			fits = false; /* the source in it comes first */
		if (!fits || place || (w == width && thing_same(&t[i], &t[c->to], w)) ||
		    (c->old >= 0 && !thing_same(&t[i], &t[c->old], w)))
			continue;
		list[n_old++] = (struct old){i, w};
	}
	return n_old;
}

/* --- the text as it was meant --- */

/* The sentence that begins at `from` and ends before `end`, with the new thing in the place of the old one. `rest`: what
 * follows the new one says the end of the order anew. NULL: no room. */
static struct clause *put(struct free *f, const struct token t[], int from, int end,
			  const struct free_cue *c, int width, struct old old,
			  bool rest)
{
	struct clause *made = free_clause(f, &t[from], old.at - from);
	int behind = c->to + width;

	free_append(made, &t[c->to], width);
	if (!rest)
		free_append(made, &t[old.at + old.width], c->from - old.at - old.width);
	while (behind < end && token_is_sign(&t[behind], ')'))
		behind++;
	free_append(made, &t[behind], end - behind);
	return made;
}

/* The orders of these words, if they are nothing else and as they stand legal, and about as many decisions as the words that
 * they correct; empty: they are not. */
static struct str orders_of(struct free *f, const struct clause *c, int decisions)
{
	struct free *probe = free_read_orders(f, c->t, c->n);
	struct str text = {NULL, 0};

	for (int i = 0; probe && i < probe->n_pieces; i++)
		if (!free_reads(probe, probe->piece[i].clause) || probe->bent)
			return text;
	if (!probe || (decisions > 1 && free_count_decisions(probe) < decisions))
		return text;
	return free_text_of(f, probe);
}

/* "Blue and Green, no, Yellow": one of them, or both? */
static bool is_listed(const struct token t[], int from, struct old old)
{
	bool before = old.at > from + 1 && token_is(&t[old.at], WORD_SEAT) &&
		      free_separates(&t[old.at - 1]) &&
		      token_is(&t[old.at - 2], WORD_SEAT);

	return before && old.width == 1;
}

/* Is it the number of a planet that is named with its player? */
static bool is_digit(const struct token t[], struct old old)
{
	return old.width == 1 && old.at && t[old.at].kind == TOKEN_NUMBER &&
	       (token_is(&t[old.at - 1], WORD_SEAT) ||
		token_is(&t[old.at - 1], WORD_FROM));
}

/* What follows the new thing says the end of the order anew: has that as many things as the words that go with the old one? In "5 on lot 1 and
 * 2 on lot 2. No, 4 on lot 1" a bid would go with them. */
static bool says_end(struct free *f, const struct token t[], int end,
		     const struct free_cue *c, int width, struct old old)
{
	const int gone = old.at + old.width, behind = c->to + width;

	return things_in(free_clause(f, &t[gone], c->from - gone)) <=
	       things_in(free_clause(f, &t[behind], end - behind));
}

/* The one way to put it that makes orders; NULL: none, or several. `*old`: the thing that goes. */
static struct clause *find_meant(struct free *f, const struct token t[], int from,
				 int end, const struct free_cue *c, struct old *old)
{
	struct old list[READINGS];
	enum thing kind;
	/* "I meant Bob. Dan's third planet ...": the next sentence says nothing of the new thing. */
	int width = new_width(t, end, c, &kind),
	    n_old = list_old(t, end, from, c, list);
	struct clause *meant = NULL;
	struct str orders = {NULL, 0};
	/* "5 on lot 1 and 2 on lot 2. No, 4 on lot 1": the 2 stays. */
	struct free *before =
		n_old ? free_read_orders(f, &t[from], c->from - from) : NULL;
	const int decisions = before ? free_count_decisions(before) : 0;
	const struct str was = before ? free_text_of(f, before) : STR("");
	int least = INT_MAX;

	if (c->to + width > end)
		return NULL;

	for (int rest = 0; rest < 2 && !meant; rest++)
		for (int i = 0; i < n_old; i++) {
			bool number = is_digit(t, list[i]);
			if (meant && kind == NUMBER && number == is_digit(t, *old))
				continue; /* the nearer one of two alike */
			if (number && c->amount && n_old > 1)
				continue;
			if (rest && !says_end(f, t, end, c, width, list[i]))
				continue;
			struct clause *one =
				put(f, t, from, end, c, width, list[i], rest);
			struct str now = orders_of(f, one, decisions);
			if (!now.n)
				continue;
			/* The rest stays as it was: "Sword, Shield. Make it the Axe" leaves the Shield. */
			const int apart = free_words_only_in(was, now) +
					  free_words_only_in(now, was);
			if (meant && kind != NUMBER && apart >= least)
				continue;
			if (meant && kind == NUMBER && !str_equal(now, orders))
				return NULL;
			if (is_listed(t, from, list[i]))
				return NULL;
			meant = one;
			least = was.n ? apart : 0;
			orders = now;
			*old = list[i];
		}
	return meant;
}

/* The sentence in which token `i` stands: its first token and the one behind it. */
static void find_sentence(const struct token t[], int n, int i, int *from, int *end)
{
	*from = 0;
	for (*end = 0; *end < n; ++*end)
		if (free_ends_sentence(t, n, *end, *from)) {
			if (*end > i)
				return;
			*from = *end + 1;
		}
}

/* "C1 20, C2 12. Wait: C1 gets the 30": the challenge, or the like, says which order is meant, and replaces none. */
static bool points_by_label(const struct token t[], int n, const struct free_cue *c)
{
	int width, w, more = 0, same = 0;
	bool label = thing_at(t, n, c->to, &width) == LABEL;

	for (int i = c->to + width; i < n; i++)
		more += thing_at(t, n, i, &w) == NUMBER || free_is_card(&t[i]);
	for (int i = 0; i < c->from; i++)
		same += thing_same(&t[i], &t[c->to], width);
	return label && more && same;
}

void free_amend(struct free *f, struct token t[], int *n)
{
	struct free_cue c;
	struct old old;

	f->n_back = 0;
	f->calm = !free_find_cue(t, *n, 1, &c);
	for (int at = 1;
	     !f->calm && f->n_back < FREE_BACK && free_find_cue(t, *n, at, &c);) {
		int from, none, end;
		struct clause *made = NULL;
		at = c.to;
		free_point_by_name(t, *n, &c);
		if (points_by_label(t, *n, &c) || free_lists_sources(t, *n, c.to))
			continue;
		find_sentence(t, *n, c.from - 1, &from, &none);
		find_sentence(t, *n, c.to, &none, &end);
		struct arena_mark here = arena_mark(f->l->a);
		if (free_is_of_earlier(f, t, from, &c, end)) {
			arena_rewind(f->l->a, here);
			continue;
		}
		if (!(c.mild && c.apart && thing_at(t, *n, c.to, &none) == PLAYER))
			made = find_meant(f, t, from, end, &c, &old);
		if (!made || made->n > end - from) {
			arena_rewind(f->l->a, here);
			continue;
		}
		f->back[f->n_back++] = (struct back){
			t[old.at].column,
			t[old.at + old.width - 1].column +
				t[old.at + old.width - 1].width - t[old.at].column,
			t[c.to].column};
		memcpy(&t[from], made->t, (size_t)made->n * sizeof *t);
		memmove(&t[from + made->n], &t[end],
			(size_t)(*n + 1 - end) * sizeof *t);
		*n -= end - from - made->n;
		at = from + 1;
	}
}

/* --- what nobody could put --- */

bool free_corrects_list(const struct token t[], int n)
{
	struct free_cue c;

	for (int at = 1; free_find_cue(t, n, at, &c); at = c.to)
		if (free_lists_sources(t, n, c.to))
			return true;
	return false;
}

bool free_corrects_itself(const struct draft *l, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(l->lexicon, line->typed, t) : 0;
	struct free_cue c;

	return n > 0 && free_find_cue(t, n, 1, &c);
}

static const struct piece *order_before(const struct free *f, int column)
{
	const struct piece *last = NULL;

	for (int i = 0; i < f->n_pieces; i++)
		if ((f->piece[i].kind == PIECE_ORDER ||
		     f->piece[i].kind == PIECE_DROPPED) &&
		    f->piece[i].column < column &&
		    (!last || f->piece[i].column >= last->column))
			last = &f->piece[i];
	return last;
}

/* Does an order behind the words begin with a verb of its own? */
static bool begins_order(const struct free *f, const struct token t[], int n,
			 const struct free_cue *c)
{
	for (int i = c->from; i < n; i++) {
		if (i > c->to && t[i].kind == TOKEN_SIGN)
			return false;
		const struct verb *v = free_verb(f, &t[i]);
		if (v && !free_is_card(&t[i]))
			return true;
	}
	return false;
}

/* Has the order a thing of the kind that the words say, and not this one? */
static bool lacks(const struct clause *order, const struct token t[], int n,
		  const struct free_cue *c)
{
	enum thing kind;
	int width = new_width(t, n, c, &kind), w;
	bool alike = false;

	for (int i = 0; i < order->n; i++) {
		enum thing one = thing_at(order->t, order->n, i, &w);
		bool part = one == NUMBER && i && order->t[i - 1].kind == TOKEN_WORD &&
			    (token_is(&order->t[i - 1], WORD_SEAT) ||
			     free_is_label(&order->t[i - 1]));
		if (!part && i + width <= order->n &&
		    thing_same(&order->t[i], &t[c->to], width))
			return false;
		alike |= kind ? one == kind || (kind == NUMBER && one == TOKENS_FROM)
			      : free_is_card(&t[c->to]) && free_is_card(&order->t[i]);
	}
	return alike;
}

bool free_is_taken_back(struct free *f, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	struct free_cue c;

	if (f->calm)
		return false;
	int n = line->typed.n < LETTER_COLUMNS ? lex(f->l->lexicon, line->typed, t) : 0;
	for (int at = 1; n > 0 && free_find_cue(t, n, at, &c); at = c.to) {
		const struct piece *p = order_before(f, t[c.from].column);
		bool amended = false;
		for (int i = 0; i < f->n_back; i++)
			amended |= f->back[i].by == t[c.to].column;
		if (!amended && p && p->kind == PIECE_ORDER &&
		    lacks(p->clause, t, n, &c) && !begins_order(f, t, n, &c))
			return true;
	}
	return false;
}
