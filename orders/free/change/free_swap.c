/* "Swap C2 and C3.": two orders above the line, each with the label of the other; "Swap these two.", below two that are quoted.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include <string.h>

#include "orders/free/change/free_above.h"
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/retreat.h"

/* "They should change places." */
static bool changes_places(const struct clause *c, int i)
{
	static const char *const does[] = {"change", "trade", "exchange", "swap"};

	return TOKEN_AMONG(&c->t[i], does) && i + 1 < c->n &&
	       (str_is(c->t[i + 1].text, "places") ||
		str_is(c->t[i + 1].text, "place"));
}

bool above_says_swap(const struct clause *said)
{
	static const char *const words[] = {"swap", "swapped", "exchange", "switch",
					    "interchange"};

	for (int i = 0; i < said->n; i++)
		if (TOKEN_AMONG(&said->t[i], words) || changes_places(said, i))
			return true;
	return false;
}

/* The same, or that two things are meant the other way round. */
static bool says_swap(const struct clause *said)
{
	static const char *const words[] = {"reverse",    "reversed",   "exchanged",
					    "switched",   "swapping",   "interchanged",
					    "conversely", "vice versa", "versa"};
	bool any = above_says_swap(said);

	for (int i = 0; i < said->n && !any; i++)
		any = TOKEN_AMONG(&said->t[i], words) ||
		      (i && str_is(said->t[i].text, "way") &&
		       str_is(said->t[i - 1].text, "other"));
	return any;
}

/* "The other way round.", "swap these": a line that says only that of the orders above it. */
bool above_turns(const struct line *line, const struct clause *said)
{
	return says_swap(said) && retreat_of(line->typed) == RETREAT_TURNS;
}

/* The only order of this label; NULL: none, or several. */
static struct above *of_label(struct above list[], int n, const struct token *label)
{
	struct above *only = NULL;

	for (int i = 0; i < n; i++)
		for (int k = 0; k + 1 < list[i].clause->n; k++)
			if (thing_same(&list[i].clause->t[k], label, 2)) {
				if (only)
					return NULL;
				only = &list[i];
				break;
			}
	return only;
}

static struct clause *relabel(struct free *f, const struct clause *order,
			      const struct token *was, const struct token *now)
{
	struct clause *c = free_clause(f, order->t, order->n);

	for (int k = 0; k + 1 < c->n; k++)
		if (thing_same(&c->t[k], was, 2))
			memcpy(&c->t[k], now, 2 * sizeof *now);
	return free_reads(f, c) ? c : NULL;
}

/* "... C2 stays.": does the sentence from `from` to `end` change nothing? */
static bool stays(const struct token t[], int from, int end)
{
	static const char *const words[] = {"stays",     "stay",   "remains", "remain",
					    "unchanged", "stands", "same",    "fine",
					    "is",        "keeps"};
	bool any = false;

	for (int i = from; i < end; i++)
		any |= TOKEN_AMONG(&t[i], words);
	return any || free_is_chatter(&t[from], end - from);
}

/* The sentence that says so: from `*from` to `*end`; false: another beside it may change something, too. */
static bool find_swap(struct free *f, const struct clause *said, int *from, int *end)
{
	bool found = false, rest = true;

	for (int i = 0, begin = 0; i <= said->n; i++) {
		if (i < said->n && !token_is_sign(&said->t[i], '.') &&
		    !token_is_sign(&said->t[i], ';') &&
		    !token_is_sign(&said->t[i], '!'))
			continue;
		if (above_says_swap(free_clause(f, &said->t[begin], i - begin))) {
			rest &= !found;
			found = true;
			*from = begin;
			*end = i;
		} else {
			rest &= stays(said->t, begin, i);
		}
		begin = i + 1;
	}
	return found && rest;
}

/* --- two orders that are meant the other way round --- */

static int number_at(const struct clause *c)
{
	for (int i = 1; i < c->n; i++)
		if (c->t[i].kind == TOKEN_NUMBER && !free_is_label(&c->t[i - 1]))
			return i;
	return -1;
}

/* Each of two orders of one kind with the number of the other. */
static bool swap_numbers(struct free *f, struct clause *order[2], struct free_made *m)
{
	if (!free_same_verb(f, order[0], order[1]))
		return false;
	int one = number_at(order[0]), other = number_at(order[1]);
	if (one < 0 || other < 0)
		return false;
	const struct token kept = order[0]->t[one];
	order[0]->t[one] = order[1]->t[other];
	order[1]->t[other] = kept;
	for (int i = 0; i < 2; i++)
		thing_keep(m, free_reads(f, order[i]) ? order[i] : NULL);
	m->all = m->n == 2;
	m->n = m->all ? 2 : 0;
	return m->all;
}

static const struct token *label_of(const struct clause *c)
{
	for (int i = 0; i + 1 < c->n; i++)
		if (free_is_label(&c->t[i]))
			return &c->t[i];
	return NULL;
}

/* Each of two orders of one kind with the label of the other. */
static bool swap_labels(struct free *f, struct clause *order[2])
{
	const struct token *label[2];

	for (int i = 0; i < 2; i++)
		if (!(label[i] = label_of(order[i])))
			return false;
	if (!free_same_verb(f, order[0], order[1]) || thing_same(label[0], label[1], 2))
		return false;
	struct clause *one = relabel(f, order[0], label[0], label[1]);
	struct clause *other = relabel(f, order[1], label[1], label[0]);
	if (!one || !other)
		return false;
	order[0] = one;
	order[1] = other;
	return true;
}

/* Do the orders differ in so little that the other way round can mean one thing only: in who gets which of two things? */
static bool differ_in_two(const struct clause *a, const struct clause *b)
{
	int n = 0;

	for (int i = 0; a->n == b->n && i < a->n; i++)
		n += !thing_same(&a->t[i], &b->t[i], 1);
	return a->n == b->n && n <= 2;
}

/* The only two orders of the letter about such a decision; "the last two": of several, these. */
static bool find_two(struct free *f, struct above list[], int n,
		     const struct clause *said, struct above *two[2])
{
	bool last = false;
	int found = 0;

	for (int i = 0; i < said->n; i++)
		last |= str_is(said->t[i].text, "last");
	for (int i = 0; i < n && list[i].line >= 0; i++) {
		if (found && !free_same_verb(f, two[0]->clause, list[i].clause))
			continue;
		if (found == 2)
			return last;
		two[found++] = &list[i];
	}
	return found == 2;
}

/* "On second thoughts, the other way round.": each of two orders with the label of the other, or with its number. */
static bool turn(struct free *f, const struct line *line, struct above list[], int n,
		 const struct clause *said)
{
	struct above *two[2];
	struct clause *order[2];
	struct free_made m = {0};

	if (!find_two(f, list, n, said, two))
		return false;
	for (int i = 0; i < 2; i++)
		order[i] = free_clause(f, two[1 - i]->clause->t, two[1 - i]->clause->n);
	if (!swap_labels(f, order) &&
	    (!differ_in_two(order[0], order[1]) || !swap_numbers(f, order, &m)))
		return false;
	for (int i = 0; i < 2; i++)
		if (!free_reads(f, order[i]) || f->bent)
			return false; /* it would drop who cannot be invited there */
	for (int i = 0; i < 2; i++) {
		free_add(f, PIECE_ORDER, order[i], 0, 0);
		f->piece[f->n_pieces - 1].changed = true;
		above_drop(f, two[i], line, false);
	}
	free_doubt(f, 0);
	return true;
}

/* "Swap C2 and C3.": each order with the label of the other. */
bool above_swap(struct free *f, const struct line *line, struct above list[], int n,
		const struct clause *said)
{
	const struct token *label[2];
	struct above *order[2];
	struct clause *made[2];
	int labels = 0, from = 0, end = 0;

	if (above_turns(line, said))
		return turn(f, line, list, n, said);
	if (!find_swap(f, said, &from, &end))
		return false;
	for (int i = from; i + 1 < end; i++)
		if (free_is_label(&said->t[i]) && labels++ < 2)
			label[labels - 1] = &said->t[i];
	if (labels != 2)
		return false;
	for (int i = 0; i < 2; i++)
		if (!(order[i] = of_label(list, n, label[i])) ||
		    !(made[i] = relabel(f, order[i]->clause, label[i], label[1 - i])))
			return false;
	for (int i = 0; i < 2; i++) {
		free_add(f, PIECE_ORDER, made[i], said->t[0].column, 0);
		above_drop(f, order[i], line, false);
	}
	free_doubt(f, 0);
	return true;
}

/* --- orders that are quoted above it --- */

/* "> attack yellow 3 with 3 from red 3 [new]" */
static struct str quoted_order(struct str typed, bool example)
{
	typed = str_trim(typed);
	while (str_starts(typed, ">") || (example && str_starts(typed, "#")))
		typed = str_trim(str_slice(typed, 1, typed.n));
	size_t mark = str_find(typed, STR("["));
	return mark == SIZE_MAX ? typed : str_trim(str_slice(typed, 0, mark));
}

struct clause *free_quoted_line(struct free *f, const struct line *line, bool example)
{
	return free_clause_of(f, quoted_order(line->typed, example));
}

bool free_turn_round(struct free *f, int column)
{
	struct free_made m = {0};
	struct clause *order[2];
	int n = 0;

	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if (p->kind != PIECE_ORDER)
			continue;
		if (n == 2 || p->column > column || p->changed)
			return false;
		const struct clause *made = free_made_of(f, p);
		order[n++] = free_clause(f, made->t, made->n);
	}
	if (n != 2 || (!swap_labels(f, order) && !swap_numbers(f, order, &m)))
		return false;
	n = 0;
	for (int i = 0; i < f->n_pieces; i++) {
		struct piece *p = &f->piece[i];
		if (p->kind == PIECE_ORDER) {
			p->clause = order[n++];
			p->doubt = true;
		} else if (p->column + p->width >= column) {
			p->kind = PIECE_DROPPED;
		}
	}
	return true;
}

bool free_swap_quoted(struct free *f, const struct line *line,
		      const struct clause *said, struct free_made *m)
{
	struct clause *order[2];
	int n = 0;

	for (const struct line *above = line;
	     says_swap(said) && above != f->l->line && above[-1].quoted;) {
		struct clause *c = free_quoted_line(f, --above, false);
		if (!free_reads(f, c))
			continue;
		if (n == 2)
			return false;
		order[n++] = c;
	}
	return n == 2 && swap_numbers(f, order, m);
}

/* "Swap the two cards.": says only that, and nothing that tells which orders are meant. */
static bool only_says_swap(struct free *f, const struct clause *said)
{
	static const char *const beside[] = {"two",    "both",   "them",   "these",
					     "those",  "other",  "way",    "round",
					     "should", "change", "places", "place"};

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool says = TOKEN_AMONG(t, beside) || free_verb(f, t) ||
			    t->kind == TOKEN_NUMBER || token_is(t, WORD_AND) ||
			    free_is_label(t) || above_says_swap(free_clause(f, t, 1));
		if (!says && !free_passes(t))
			return false;
	}
	return says_swap(said);
}

/* "The 13 and the 19": do the words name numbers, and none that the order has? */
static bool names_another(const struct clause *order, const struct clause *said)
{
	int named = 0;

	for (int i = 0; i < said->n; i++) {
		if (said->t[i].kind != TOKEN_NUMBER || str_is(said->t[i].text, "two"))
			continue;
		named++;
		for (int k = 0; k < order->n; k++)
			if (thing_same(&order->t[k], &said->t[i], 1))
				return false;
	}
	return named;
}

bool free_swap_standing(struct free *f, const struct clause *said, struct free_made *m)
{
	const struct sheet *s = f->l->before;
	struct clause *order[2], *c;
	int n = 0;

	if (!s || !only_says_swap(f, said))
		return false;
	for (int i = 0; i < s->n_slots; i++) {
		const struct token *verb = NULL;
		c = free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
		for (int k = 0; k < said->n; k++)
			verb = free_verb(f, &said->t[k]) ? &said->t[k] : verb;
		if (verb && c->n && verb->id != c->t[0].id)
			continue; /* "the two cards" */
		if (names_another(c, said))
			continue;
		if (n == 2)
			return false;
		order[n++] = c;
	}
	return n == 2 && swap_numbers(f, order, m);
}
