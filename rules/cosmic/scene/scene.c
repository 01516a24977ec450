/* Cosmic Encounter in rule scenes: facts, as given and as expected.
 *
 * The facts (SEAT a colour, PLANET such as yellow3, CARD such as `attack 8`):
 *   PLANET: SEAT N, ... | empty          tokens on it     warp: limbo: out:  likewise
 *   hand SEAT: CARD, ...                 old SEAT: the old ones among them
 *   deck: deck top: discard: CARD, ...   destiny SEAT: destiny top: destiny pile: SEAT, ...
 *   cN: SEAT attacks PLANET with N [defended by SEAT] | none
 *   cN allies: SEAT N with SEAT, ...     cN defence: N    cN cards: SEAT CARD, SEAT CARD
 *   cN totals: SEAT N, SEAT N            cN owes: SEAT N from SEAT
 *   cN rewards: SEAT N, ...              cN result: attack wins | defence wins | deal
 *                                           pending | deal made | deal failed | called
 *                                           off | none
 *   power SEAT: on | off | NAME          counter SEAT: N  captured SEAT: SEAT N, ...
 *   zone SEAT NAME: CARD, ...            standing SEAT: ORDER | none
 *   plague SEAT: pending [N] | none      loss SEAT: N pending | none
 *   misses SEAT: N                       removed: SEAT, ... | none
 * only expected: lead: SEAT, cards SEAT: N, same: SEAT | all, and hand, deck, discard,
 * destiny pile, zone with `has` or `lacks`.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene/scene.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/codec/codec.h"
#include "rules/cosmic/scene/scene_place.h"

static void *begin(struct arena *a, const struct scene_head *head)
{
	struct position *p = arena_new(a, struct position);

	p->a = a;
	p->head = *head;
	return p;
}

static bool same_thing(const struct fact *a, const struct fact *b)
{
	return a->kind == b->kind && a->seat == b->seat && a->system == b->system &&
	       a->planet == b->planet && a->challenge == b->challenge &&
	       (a->kind != FACT_ZONE || str_iequal(a->words, b->words));
}

static bool only_expected(const struct fact *f)
{
	return f->how != FACT_IS || f->kind == FACT_TOTALS || f->kind == FACT_LEAD ||
	       f->kind == FACT_N_CARDS || f->kind == FACT_SAME;
}

static bool given(void *position, struct str text, struct scene_fault *fault)
{
	struct position *p = position;
	struct fact f;

	if (!fact_read(text, p->head.n_seats, &f, fault))
		return false;
	if (only_expected(&f))
		return ce_scene_complain(fault, -1, "this may be expected, not given");
	for (int i = 0; i < p->n; i++)
		if (same_thing(&p->facts[i], &f))
			return ce_scene_complain(fault, -1, "this is given twice");
	*arena_push(p->a, p->facts, p->n) = f;
	p->said[f.kind][f.seat < 0 ? 0 : f.seat] = true;
	return true;
}

static bool place(void *position, const struct rng *rng, void *state,
		  struct scene_fault *fault)
{
	struct position *p = position;
	struct ce_state *s = state;

	ce_scene_clear(s, p);
	if (!ce_scene_board(&s->t, p, fault) || !ce_scene_cards(s, p, rng, fault) ||
	    !ce_scene_destinies(s, p, rng, fault))
		return false;
	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_STANDING &&
		    !ce_scene_standing(s, p->a, &p->facts[i], i,
				       &s->h.kept[p->facts[i].seat], fault))
			return false;
	return true;
}

/* --- expecting --- */

/* The things that other facts of the block speak of; `same` leaves these out. */
struct named {
	bool planet[CE_SEATS][CE_PLANETS], warp, limbo, out;
	bool hand[CE_SEATS], captured[CE_SEATS];
};

static void collect_named(const struct scene_now *now, struct named *named)
{
	struct scene_fault ignored;
	struct fact f;

	memset(named, 0, sizeof *named);
	for (int i = 0; i < now->n_facts; i++) {
		if (!fact_read(now->facts[i], now->n_seats, &f, &ignored))
			continue;
		if (f.kind == FACT_PLANET)
			named->planet[f.system][f.planet - 1] = true;
		named->warp |= f.kind == FACT_WARP;
		named->limbo |= f.kind == FACT_LIMBO;
		named->out |= f.kind == FACT_OUT;
		if (f.kind == FACT_CAPTURED)
			named->captured[f.seat] = true;
		if (f.kind == FACT_HAND || f.kind == FACT_N_CARDS)
			named->hand[f.seat] = true;
	}
}

/* Reports one difference from the expected position, if it concerns the seat. */
static void tell_change(const struct scene_now *now, const struct fact *key, int seat,
			const char *name, struct buf *found)
{
	struct fact_value was, is;

	fact_find(now->before, key, &was);
	fact_find(now->after, key, &is);
	if (seat >= 0 && key->kind != FACT_HAND ? was.count[seat] == is.count[seat]
						: fact_same(&was, &is))
		return;
	buf_printf(found, "%s%s was ", found->n ? "; " : "", name);
	fact_print(key, &was, found);
	buf_z(found, ", is ");
	fact_print(key, &is, found);
}

static void check_same(const struct scene_now *now, int seat, struct buf *found)
{
	struct named named;
	struct fact key = {.seat = -1};

	collect_named(now, &named);
	for (key.system = 0; key.system < now->n_seats; key.system++)
		for (key.planet = 1; key.planet <= CE_PLANETS; key.planet++) {
			char name[24];
			snprintf(name, sizeof name, "%s%d", ce_colours[key.system],
				 key.planet);
			key.kind = FACT_PLANET;
			if (!named.planet[key.system][key.planet - 1])
				tell_change(now, &key, seat, name, found);
		}
	if (key.kind = FACT_WARP, !named.warp)
		tell_change(now, &key, seat, "warp", found);
	if (key.kind = FACT_LIMBO, !named.limbo)
		tell_change(now, &key, seat, "limbo", found);
	if (key.kind = FACT_OUT, !named.out)
		tell_change(now, &key, seat, "out", found);
	key.kind = FACT_CAPTURED;
	for (key.seat = 0; key.seat < now->n_seats; key.seat++)
		if (!named.captured[key.seat])
			tell_change(now, &key, seat, "captured", found);
	key.kind = FACT_HAND;
	for (key.seat = 0; key.seat < now->n_seats; key.seat++)
		if ((seat < 0 || seat == key.seat) && !named.hand[key.seat])
			tell_change(now, &key, seat, "hand", found);
}

static int count_in(const struct fact_value *v, int item)
{
	int n = 0;

	for (int i = 0; i < v->n_list; i++)
		n += v->list[i] == item;
	return n;
}

/* Each card as often as it is named; or none of them. */
static bool contains(const struct fact_value *found, const struct fact *f)
{
	for (int i = 0; i < f->v.n_list; i++) {
		int item = f->v.list[i];
		if (f->how == FACT_HAS ? count_in(found, item) < count_in(&f->v, item)
				       : count_in(found, item) > 0)
			return false;
	}
	return true;
}

static bool expect(const struct scene_now *now, struct str text, struct buf *found,
		   struct scene_fault *fault)
{
	struct fact f;
	struct fact_value v;

	if (!fact_read(text, now->n_seats, &f, fault))
		return false;
	if (f.kind == FACT_DECK_TOP || f.kind == FACT_PILE_TOP)
		return ce_scene_complain(fault, -1, "this may be given, not expected");
	if (!now->after)
		return true;
	if (f.kind == FACT_SAME) {
		check_same(now, f.seat, found);
		return true;
	}
	if (f.kind == FACT_STANDING)
		return ce_scene_check_standing(now->after, now->a, &f, found, fault);
	fact_find(now->after, &f, &v);
	bool holds = f.how == FACT_IS ? fact_same(&f.v, &v) : contains(&v, &f);
	if (!holds)
		fact_print(&f, &v, found);
	return true;
}

static bool conserved(const void *before, const void *after, struct err *err)
{
	return ce_conserved(before, after, err);
}

const struct scene_words ce_scene_words = {
	.begin = begin,
	.given = given,
	.place = place,
	.expect = expect,
	.tell = ce_scene_tell,
	.set = ce_scene_set,
	.settle = ce_scene_balance,
	.conserved = conserved,
};
