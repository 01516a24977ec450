/* A line of which one thing was not understood, and nothing else: it is offered with a blank there, and with all its other words. Things of
 * the seat's form are put into that place until one makes an order; which of them is meant nobody says.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/decide/free_hint.h"
#include "orders/free/parts/free_thing.h"

enum { TRIES = 40, THING = 2 /* tokens of a thing */, LONGEST = 40 };

/* The words that were not understood: the tokens from `from` to before `to`. */
struct gap {
	struct clause *typed;
	int from, to, tries;
};

static bool is_unread(const struct token *t)
{
	return t->kind == TOKEN_BLANK ||
	       (t->kind == TOKEN_WORD && !t->id && !(t->flags & WORD_DROPPED));
}

/* Did the grammar stumble on this word? A word that only one order reads is in no dictionary, and may be right at its place. */
static bool is_stumbled_on(const struct line *line, const struct token *t)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (line->remarks[i].fault && line->remarks[i].column == t->column)
			return true;
	return false;
}

/* The one stretch of such words, or of several the one that the grammar stumbled on; false: there is none, or the line is more than an
 * order. */
static bool find_gap(const struct free *f, const struct line *line,
		     const struct clause *c, struct gap *g)
{
	bool stumbled = false;
	int stretches = 0;

	g->from = g->to = -1;
	for (int i = 0; i < c->n; i++) {
		if (free_ends_sentence(c->t, c->n, i, 0) && i + 1 < c->n)
			return false;
		if (!is_unread(&c->t[i]))
			continue;
		if (token_denies(&c->t[i]))
			return false;
		if (g->to == i) {
			g->to = i + 1;
			continue;
		}
		bool here = is_stumbled_on(line, &c->t[i]);
		stretches++;
		if (g->from < 0 || (here && !stumbled)) {
			g->from = i;
			g->to = i + 1;
		}
		stumbled |= here;
	}
	while (g->from > 1 && token_is(&c->t[g->from - 1], WORD_NOISE))
		g->from--; /* "the ..." */
	return g->from > 0 && (stretches == 1 || stumbled) && free_verb(f, &c->t[0]);
}

/* Would the line be an order with this thing in the gap, be it one that cannot be? */
static bool fits(struct free *f, struct gap *g, const struct token thing[], int n)
{
	struct clause *c = free_clause(f, g->typed->t, g->from);

	if (g->tries++ >= TRIES)
		return false;
	f->wrong.n = 0;
	free_append(c, thing, n);
	free_append(c, &g->typed->t[g->to], g->typed->n - g->to);
	bool reads = free_reads(f, c) || f->wrong.n;
	f->wrong.n = 0;
	return reads;
}

/* How many tokens the thing takes that begins there; 0: none begins. */
static int thing_width(const struct hint *h, int i)
{
	const struct token *t = &h->t[i];

	if (i + 1 < h->n && h->t[i + 1].kind == TOKEN_NUMBER &&
	    (free_is_label(t) || token_is(t, WORD_SEAT)))
		return THING;
	return t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
	       (t->kind == TOKEN_WORD && t->flags & WORD_NOUN && t->id >= WORD_GAME);
}

/* Does a thing of this line of the form fit? */
static bool fits_from(struct free *f, struct gap *g, const struct hint *h)
{
	for (int i = 1, width; i < h->n; i++) {
		width = thing_width(h, i);
		if (width && fits(f, g, &h->t[i], width))
			return true;
		if (width == THING && fits(f, g, &h->t[i], 1))
			return true;
	}
	return false;
}

static bool fits_any(struct free *f, struct gap *g)
{
	const struct hints *all = hints_of(f);
	const struct clause *one = free_clause_of(f, STR("1"));

	if (fits(f, g, one->t, one->n))
		return true;
	for (int own = 1; own >= 0; own--)
		for (int i = 0; i < all->n; i++) {
			const struct hint *h = &all->hint[i];
			bool same = hint_same_word(&h->t[0], &g->typed->t[0]);
			if (same == own && fits_from(f, g, h))
				return true;
		}
	for (const struct word *w = f->l->reader->vocab->words; w && w->text; w++)
		if (w->id == WORD_SEAT && w->value != f->l->reader->seat) {
			const struct token seat = {.kind = TOKEN_WORD,
						   .id = WORD_SEAT,
						   .value = w->value,
						   .flags = WORD_NOUN,
						   .text = str_of(w->text)};
			if (fits(f, g, &seat, 1))
				return true;
			break;
		}
	/* A thing that the line has elsewhere is of a kind that it may have here. */
	const struct hint own = {.n = g->typed->n, .t = g->typed->t};
	return fits_from(f, g, &own);
}

/* Is a form offered already that has all of the line, in other words ("hit": attack) or with more that is open? It says more. */
static bool has_form(struct free *f, const struct line *line,
		     const struct clause *typed)
{
	for (int i = 0; i < line->n_instead; i++) {
		const struct clause *c = free_clause_of(f, line->instead[i]);
		int blanks = 0;
		for (int k = 0; k < c->n; k++)
			blanks += c->t[k].kind == TOKEN_BLANK;
		if (c->n && line_was_written(f->l, line->typed, line->instead[i]) &&
		    (blanks > 1 || !str_iequal(c->t[0].text, typed->t[0].text)))
			return true;
	}
	return false;
}

bool free_blank(struct free *f, struct line *line)
{
	struct draft *l = f->l;
	struct arena_mark here = arena_mark(l->a);
	const struct hints *form = f->hints;
	struct gap g = {.typed = free_clause_of(f, line->typed)};
	int n = g.typed->n;
	while (n && g.typed->t[n - 1].kind == TOKEN_SIGN)
		n--;
	g.typed = free_clause(f, g.typed->t, n);
	if (!n || n > LONGEST || line->understood || !find_gap(f, line, g.typed, &g) ||
	    free_orders_nothing(f, g.typed->t, n) || has_form(f, line, g.typed) ||
	    !fits_any(f, &g)) {
		if (form == f->hints) /* it was not read meanwhile, and stays */
			arena_rewind(l->a, here);
		return false;
	}
	/* In the writer's own characters: "all-2" is not "all 2". */
	const struct token *first = &g.typed->t[g.from], *last = &g.typed->t[g.to - 1];
	size_t from = str_octets(line->typed, (size_t)first->column);
	size_t to = str_octets(line->typed, (size_t)(last->column + last->width));
	size_t begin = str_octets(line->typed, (size_t)g.typed->t[0].column);
	size_t end = str_octets(line->typed, (size_t)(g.typed->t[n - 1].column +
						      g.typed->t[n - 1].width));
	struct str offer = str_printf(l->a, PRI_STR "__" PRI_STR,
				      STR_ARG(str_slice(line->typed, begin, from)),
				      STR_ARG(str_slice(line->typed, to, end)));
	return letter_form(l, line, offer, NULL, 0, true);
}
