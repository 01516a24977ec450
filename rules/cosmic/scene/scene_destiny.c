/* The position of a rule scene: which system each must attack, and the destiny pile.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/scene/scene_place.h"
#include "rules/rng.h"

static void destiny_add(struct ce_table *t, int seat, int system)
{
	if (t->n_destiny[seat] < CE_ATTACKS)
		t->destiny[seat][t->n_destiny[seat]++] = (uint8_t)system;
	if (system == seat)
		t->own[seat] = CE_OWN_FIGHT;
}

/* In the turn before, they said what they would do with their own colour; their letter
 * shows it. Without a word they resettle if there is nobody to fight. */
static void own_choice(struct ce_table *t, int seat, struct str letter)
{
	if (str_find(letter, STR("resettle")) != SIZE_MAX) {
		t->own[seat] = CE_OWN_RESETTLE;
		return;
	}
	for (int planet = 0; planet < CE_PLANETS; planet++)
		for (int other = 0; other < t->n_seats; other++)
			if (other != seat && t->planet[seat][planet][other])
				return;
	t->own[seat] = CE_OWN_RESETTLE;
}

/* Said, or the system that they attack already. */
static void said_destinies(struct ce_state *s, const struct position *p)
{
	struct ce_table *t = &s->t;

	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_DESTINY)
			for (int k = 0; k < p->facts[i].v.n_list; k++)
				destiny_add(t, p->facts[i].seat, p->facts[i].v.list[k]);
	for (int i = 0; i < t->n_challenges; i++) {
		int seat = t->challenge[i].attacker;
		if (!p->said[FACT_DESTINY][seat])
			destiny_add(t, seat, t->challenge[i].system);
	}
	for (int seat = 0; seat < t->n_seats; seat++)
		if (t->own[seat] && t->phase == 1)
			own_choice(t, seat, p->head.letters[seat]);
}

static void count_pile(const struct ce_table *t, const struct position *p, int left[])
{
	for (int seat = 0; seat < t->n_seats; seat++)
		left[seat] = ce_in_game(t, seat) ? CE_DESTINY_COPIES : 0;
	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_PILE || p->facts[i].kind == FACT_PILE_TOP)
			for (int k = 0; k < p->facts[i].v.n_list; k++)
				left[p->facts[i].v.list[k]]--;
}

static void use_destiny(struct ce_table *t, int left[], int system)
{
	if (left[system] > 0) {
		left[system]--;
		t->destiny_used[t->n_destiny_used++] = (uint8_t)system;
	}
}

/* Everybody else draws the first card that is not their own. */
static void draw_destinies(struct ce_table *t, const struct position *p, int left[],
			   const struct rng *rng)
{
	uint8_t pile[CE_SEATS * CE_DESTINY_COPIES];
	int n = 0;

	for (int seat = 0; seat < t->n_seats; seat++)
		for (int i = 0; i < left[seat]; i++)
			pile[n++] = (uint8_t)seat;
	rng_shuffle(rng, "scene.destiny", pile, n);
	for (int k = 0; k < t->n_seats; k++) {
		int seat = (t->lead + k) % t->n_seats;
		if (t->n_destiny[seat] || p->said[FACT_DESTINY][seat] ||
		    !ce_in_game(t, seat))
			continue;
		for (int i = 0; i < n; i++)
			if (pile[i] != seat && left[pile[i]] > 0) {
				destiny_add(t, seat, pile[i]);
				use_destiny(t, left, pile[i]);
				break;
			}
	}
}

static void fill_pile(struct ce_state *s, const struct position *p, int left[],
		      const struct rng *rng)
{
	bool whole = p->said[FACT_PILE][0];
	int n;

	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_PILE ||
		    p->facts[i].kind == FACT_PILE_TOP) {
			memcpy(s->h.destiny, p->facts[i].v.list,
			       (size_t)p->facts[i].v.n_list);
			s->h.n_destiny = (uint8_t)p->facts[i].v.n_list;
		}
	n = s->h.n_destiny;
	for (int seat = 0; seat < s->t.n_seats; seat++)
		while (left[seat] > 0) {
			if (whole) {
				use_destiny(&s->t, left, seat);
			} else {
				left[seat]--;
				s->h.destiny[n++] = (uint8_t)seat;
			}
		}
	rng_shuffle(rng, "scene.pile", s->h.destiny + s->h.n_destiny,
		    n - s->h.n_destiny);
	s->h.n_destiny = (uint8_t)n;
}

bool ce_scene_destinies(struct ce_state *s, const struct position *p,
			const struct rng *rng, struct scene_fault *fault)
{
	int left[CE_SEATS] = {0};

	said_destinies(s, p);
	count_pile(&s->t, p, left);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		if (left[seat] < 0)
			return ce_scene_complain(
				fault, -1, "more destiny cards of %s than there are",
				ce_colours[seat]);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		for (int i = 0; i < s->t.n_destiny[seat]; i++)
			use_destiny(&s->t, left, s->t.destiny[seat][i]);
	draw_destinies(&s->t, p, left, rng);
	fill_pile(s, p, left, rng);
	return true;
}
