/* The words that a saying cannot do without. Most sayings are ruled out for a clause
 * before any matching, because such a word is missing from it.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/sayings/saying_rows.h"

/* The first two bits; all others are shared out by a hash. */
enum { TRAIT_NUMBER, TRAIT_SEAT, TRAIT_HASHED, BITS = 64 };
enum { ELEMENTS = 24, TRAITS = 4 };

static void set(struct traits *t, unsigned bit)
{
	t->bits[bit / BITS] |= (uint64_t)1 << bit % BITS;
}

static void set_hash(struct traits *t, uint32_t h)
{
	h *= 2654435761U;
	set(t, TRAIT_HASHED + (h >> 16) % (TRAITS * BITS - TRAIT_HASHED));
}

static void set_concept(struct traits *t, int id, int value)
{
	set_hash(t, 0x10000U + (uint32_t)id * 64U + (uint32_t)value);
}

static void set_text(struct traits *t, struct str text)
{
	uint32_t h = 7;

	for (size_t i = 0; i < text.n; i++)
		h = h * 31 + ((unsigned char)text.s[i] | 0x20);
	set_hash(t, h);
}

struct traits traits_of(const struct token t[], int n)
{
	struct traits all = {{0}};

	for (int i = 0; i < n; i++) {
		if (t[i].kind == TOKEN_NUMBER)
			set(&all, TRAIT_NUMBER);
		if (t[i].kind == TOKEN_SIGN)
			set_concept(&all, -1 - t[i].id, 0);
		if (t[i].kind != TOKEN_WORD)
			continue;
		if (t[i].id == WORD_SEAT)
			set(&all, TRAIT_SEAT);
		if (token_is(&t[i], WORD_ELSE) && str_starts(t[i].text, "-"))
			set_concept(&all, -1 - '>', 0); /* "->", see phrase_match.c */
		set_concept(&all, t[i].id, t[i].value);
		set_text(&all, t[i].text);
	}
	return all;
}

static bool meet(const struct traits *a, const struct traits *b)
{
	uint64_t both = 0;

	for (int i = 0; i < TRAITS; i++)
		both |= a->bits[i] & b->bits[i];
	return both != 0;
}

bool row_may_fit(const struct row *r, const struct traits *clause)
{
	for (int i = 0; i < r->n_needs; i++)
		if (!meet(&r->need[i], clause))
			return false;
	return true;
}

/* --- of elements --- */

static void add(struct traits *to, const struct traits *more)
{
	for (int i = 0; i < TRAITS; i++)
		to->bits[i] |= more->bits[i];
}

static int size(const struct traits *t)
{
	int n = 0;

	for (int i = 0; i < TRAITS; i++)
		for (uint64_t rest = t->bits[i]; rest; rest &= rest - 1)
			n++;
	return n;
}

/* Adds the trait of each token that meets `say`: see phrase_match.c. */
static void add_token(struct traits *t, const struct token *say)
{
	if (say->kind == TOKEN_NUMBER)
		set(t, TRAIT_NUMBER);
	else if (say->kind == TOKEN_SIGN)
		set_concept(t, -1 - say->id, 0);
	else if (token_is_named(say))
		set_concept(t, say->id, say->value);
	else
		set_text(t, say->text);
}

static void find_need_of_part(struct sayings *, struct part *);

/* One of these stands in each clause that the element fits; false: it says nothing. */
static bool need_of(struct sayings *all, const struct element *e, struct traits *need)
{
	struct part *part;

	*need = (struct traits){{0}};
	if (e->optional)
		return false;
	switch (e->kind) {
	case ELEMENT_NUMBER:
		set(need, TRAIT_NUMBER);
		return true;
	case ELEMENT_SEAT:
	case ELEMENT_OWN:
		set(need, TRAIT_SEAT);
		return true;
	case ELEMENT_WORDS:
		for (int i = 0; i < e->n_choices; i++) {
			if (!e->choice[i].n)
				return false;
			add_token(need, &e->choice[i].token[0]);
		}
		return true;
	case ELEMENT_LIKE: /* with any value: no bit says so */
		return false;
	case ELEMENT_PART:
		part = &all->part[e->part];
		find_need_of_part(all, part);
		*need = part->need;
		return part->has_need;
	case ELEMENT_ANY:
	case ELEMENT_WORD:
	case ELEMENT_START:
	case ELEMENT_END:
		break;
	}
	return false;
}

/* Finds the need of a row that excludes the most clauses. False if the row has none. */
static bool strongest(struct sayings *all, const struct row *r, struct traits *best)
{
	struct traits one;
	bool any = false;

	for (int e = 0; e < r->n; e++)
		if (need_of(all, &r->element[e], &one) &&
		    (!any || size(&one) < size(best))) {
			*best = one;
			any = true;
		}
	return any;
}

/* Adds the strongest need of each of its rows. A part inside itself says nothing
 * there. */
static void find_need_of_part(struct sayings *all, struct part *p)
{
	struct traits all_rows = {{0}}, one;

	if (p->asked)
		return;
	p->asked = true;
	for (const struct row *r = p->first; r; r = r->next) {
		if (!strongest(all, r, &one))
			return;
		add(&all_rows, &one);
	}
	p->need = all_rows;
	p->has_need = true;
}

void sayings_find_needs(struct arena *a, struct sayings *all, struct row row[], int n)
{
	for (int i = 0; i < n; i++) {
		struct traits room[ELEMENTS];
		struct row *r = &row[i];
		for (int e = 0; e < r->n && r->n_needs < ELEMENTS; e++)
			r->n_needs += need_of(all, &r->element[e], &room[r->n_needs]);
		struct traits *need =
			arena_array(a, struct traits, (size_t)r->n_needs + 1);
		memcpy(need, room, (size_t)r->n_needs * sizeof *need);
		r->need = need;
	}
}
