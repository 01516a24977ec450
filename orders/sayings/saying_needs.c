/* The words that a saying cannot do without, and those that its elements begin with. Most sayings are ruled out for a
 * clause before any matching, because such a word is missing from it, and most elements for a place in it.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/sayings/saying_rows.h"

enum { ELEMENTS = 24 };

/* The traits that the first token of an element has, parts aside; false: it may be empty. */
static bool own_traits(const struct sayings *all, const struct element *e,
		       struct traits *first)
{
	*first = (struct traits){.bits = {0}};
	switch (e->kind) {
	case ELEMENT_NUMBER:
		traits_add_number(first);
		return true;
	case ELEMENT_SEAT:
	case ELEMENT_OWN:
	case ELEMENT_OTHER:
		traits_add_seat(first);
		return true;
	case ELEMENT_WORD:
		traits_add_unknown(first);
		return true;
	case ELEMENT_LIKE:
		traits_add_like(all->words, first, e->choice[0].token[0].id);
		return true;
	case ELEMENT_WORDS:
		for (int i = 0; i < e->n_choices; i++) {
			if (!e->choice[i].n)
				return false;
			traits_add_token(all->words, first, &e->choice[i].token[0]);
		}
		return true;
	case ELEMENT_PART:
	case ELEMENT_ANY:
	case ELEMENT_START:
	case ELEMENT_END:
		break;
	}
	return false;
}

/* --- what a clause needs --- */

static void find_need_of_part(struct sayings *, struct part *);

/* One of these stands in each clause that the element fits; false: it says nothing. */
static bool need_of(struct sayings *all, const struct element *e, struct traits *need)
{
	if (e->optional)
		return false;
	if (e->kind != ELEMENT_PART)
		return own_traits(all, e, need);
	struct part *part = &all->part[e->part];
	find_need_of_part(all, part);
	*need = part->need;
	return part->has_need;
}

/* Finds the need of a row that excludes the most clauses. False if the row has none. */
static bool strongest(struct sayings *all, const struct row *r, struct traits *best)
{
	struct traits one;
	bool any = false;

	for (int e = 0; e < r->n; e++)
		if (need_of(all, &r->element[e], &one) &&
		    (!any || traits_size(&one) < traits_size(best))) {
			*best = one;
			any = true;
		}
	return any;
}

/* Adds the strongest need of each of its rows. A part inside itself says nothing
 * there. */
static void find_need_of_part(struct sayings *all, struct part *p)
{
	struct traits all_rows = {.bits = {0}}, one;

	if (p->asked)
		return;
	p->asked = true;
	for (const struct row *r = p->first; r; r = r->next) {
		if (!strongest(all, r, &one))
			return;
		traits_add(&all_rows, &one);
	}
	p->need = all_rows;
	p->has_need = true;
}

/* --- what an element begins with --- */

static struct traits begin_of(struct sayings *, const struct element *);

/* What the row begins with from element `e` on: that element, and each next one while those before it may be left out. */
static struct traits begin_of_row(struct sayings *all, const struct row *r, int e)
{
	struct traits begin = {.bits = {0}}, one;

	for (; e < r->n; e++) {
		if (r->element[e].kind == ELEMENT_START)
			continue;
		one = begin_of(all, &r->element[e]);
		traits_add(&begin, &one);
		if (!r->element[e].optional)
			return begin;
	}
	return traits_any();
}

/* A part that begins with itself may begin with anything, for all that is known here. */
static struct traits begin_of(struct sayings *all, const struct element *e)
{
	struct traits begin, one;

	if (e->kind != ELEMENT_PART)
		return own_traits(all, e, &begin) ? begin : traits_any();
	struct part *part = &all->part[e->part];
	if (part->begun)
		return part->begin;
	part->begun = true;
	part->begin = traits_any();
	begin = (struct traits){.bits = {0}};
	for (const struct row *r = part->first; r; r = r->next) {
		one = begin_of_row(all, r, 0);
		traits_add(&begin, &one);
	}
	return part->begin = begin;
}

static bool is_any(const struct traits *t)
{
	return traits_size(t) == TRAITS * TRAIT_BITS;
}

/* Behind the first token of the words; `behind`: what comes after the element. */
static struct traits second_of_words(const struct sayings *all, const struct element *e,
				     const struct traits *behind)
{
	struct traits second = {.bits = {0}};

	for (int i = 0; i < e->n_choices; i++)
		if (e->choice[i].n > 1)
			traits_add_token(all->words, &second, &e->choice[i].token[1]);
		else
			traits_add(&second, behind);
	return second;
}

/* What comes after the first token of a row; false: anything may, or nobody knows which token is the first. */
static bool second_of_row(struct sayings *all, const struct row *r,
			  struct traits *second)
{
	int first = r->n && r->element[0].kind == ELEMENT_START;
	const struct element *e = &r->element[first];

	if (first >= r->n || e->optional || e->kind == ELEMENT_PART ||
	    is_any(&r->begin[first]))
		return false;
	*second = begin_of_row(all, r, first + 1);
	if (e->kind == ELEMENT_WORDS)
		*second = second_of_words(all, e, second);
	return !is_any(second);
}

/* --- all rows --- */

static void count_words(struct trait_words *w, const struct row *r)
{
	for (int e = 0; e < r->n; e++) {
		const struct element *el = &r->element[e];
		if (el->kind == ELEMENT_LIKE)
			trait_words_count_like(w, el->choice[0].token[0].id);
		for (int i = 0; el->kind == ELEMENT_WORDS && i < el->n_choices; i++)
			for (int k = 0; k < el->choice[i].n && k < 2; k++)
				trait_words_count_token(w, &el->choice[i].token[k]);
	}
}

/* "?i ?we ?will ?would": nothing of them stands where none of their first tokens does. */
static void find_runs(struct arena *a, struct row *r)
{
	uint8_t *run = arena_array(a, uint8_t, (size_t)r->n + 1);
	struct traits *begin = arena_array(a, struct traits, (size_t)r->n + 1);

	for (int e = r->n - 1; e >= 0; e--) {
		const struct element *el = &r->element[e];
		if (!el->optional || el->kind != ELEMENT_WORDS)
			continue;
		run[e] = (uint8_t)(run[e + 1] + 1);
		begin[e] = r->begin[e];
		traits_add(&begin[e], &begin[e + 1]);
	}
	r->run = run;
	r->run_begin = begin;
}

static void find_begins(struct arena *a, struct sayings *all, struct row *r)
{
	struct traits *begin = arena_array(a, struct traits, (size_t)r->n + 1);

	for (int e = 0; e < r->n; e++)
		begin[e] = begin_of(all, &r->element[e]);
	r->begin = begin;
	find_runs(a, r);
	r->start = begin_of_row(all, r, 0);
	r->paired = second_of_row(all, r, &r->second);
}

static const short *first_of(struct arena *a, const struct sayings *all,
			     const struct element *e)
{
	short *first = e->kind == ELEMENT_WORDS
			       ? arena_array(a, short, (size_t)e->n_choices)
			       : NULL;

	for (int i = 0; first && i < e->n_choices; i++)
		first[i] = e->choice[i].n
				   ? traits_bit_of(all->words, &e->choice[i].token[0])
				   : -1;
	return first;
}

static void find_first(struct arena *a, const struct sayings *all, struct row *r)
{
	const short **first = arena_array(a, const short *, (size_t)r->n + 1);

	for (int e = 0; e < r->n; e++)
		first[e] = first_of(a, all, &r->element[e]);
	r->first = first;
}

/* Adds a need to the `n` of a row, those first that exclude most. One that each clause has which has another of them says nothing
 * more. Returns how many there are then. */
static int add_need(struct traits need[ELEMENTS], int n, const struct traits *one)
{
	int at = 0, kept = 0;

	for (int i = 0; i < n; i++)
		if (traits_within(&need[i], one))
			return n;
	for (int i = 0; i < n; i++)
		if (!traits_within(one, &need[i]))
			need[kept++] = need[i];
	while (at < kept && traits_weight(&need[at]) <= traits_weight(one))
		at++;
	memmove(&need[at + 1], &need[at], (size_t)(kept - at) * sizeof *need);
	need[at] = *one;
	return kept + 1;
}

static void find_needs(struct arena *a, struct sayings *all, struct row *r)
{
	struct traits room[ELEMENTS], one;

	for (int e = 0; e < r->n && r->n_needs < ELEMENTS; e++)
		if (need_of(all, &r->element[e], &one))
			r->n_needs = add_need(room, r->n_needs, &one);
	struct traits *need = arena_array(a, struct traits, (size_t)r->n_needs + 1);
	memcpy(need, room, (size_t)r->n_needs * sizeof *need);
	r->need = need;
}

void sayings_find_needs(struct arena *a, struct sayings *all, struct row row[], int n)
{
	struct trait_words *words = trait_words_make(a);

	for (int i = 0; i < n; i++)
		count_words(words, &row[i]);
	trait_words_share(words);
	all->words = words;
	for (int i = 0; i < n; i++) {
		find_needs(a, all, &row[i]);
		find_begins(a, all, &row[i]);
		find_first(a, all, &row[i]);
	}
}
