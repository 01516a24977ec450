/* Drawing destiny.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/destiny.h"

#include <string.h>

#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

static void shuffle_pile(struct ce_board *b)
{
	struct ce_hidden *h = &b->s->h;

	/* In order first, so that only what is in it matters. */
	for (int i = 1; i < h->n_destiny; i++)
		for (int j = i; j > 0 && h->destiny[j - 1] > h->destiny[j]; j--) {
			uint8_t colour = h->destiny[j];
			h->destiny[j] = h->destiny[j - 1];
			h->destiny[j - 1] = colour;
		}
	rng_shuffle(&b->rng, ce_label_at(b, -1, "destiny", b->n_shuffles++), h->destiny,
		    h->n_destiny);
}

/* The used cards come back into the pile. */
static void reshuffle(struct ce_board *b)
{
	struct ce_hidden *h = &b->s->h;

	memcpy(h->destiny + h->n_destiny, b->t->destiny_used, b->t->n_destiny_used);
	h->n_destiny = (uint8_t)(h->n_destiny + b->t->n_destiny_used);
	memset(b->t->destiny_used, 0, sizeof b->t->destiny_used);
	b->t->n_destiny_used = 0;
	shuffle_pile(b);
	event_add(b->ev, EV_DESTINY_SHUFFLED, AUDIENCE_ALL, "CB-6.3", 0);
}

void ce_destiny_fill(struct ce_board *b)
{
	struct ce_hidden *h = &b->s->h;

	h->n_destiny = 0;
	for (int seat = 0; seat < b->t->n_seats; seat++)
		for (int i = 0; i < CE_DESTINY_COPIES; i++)
			h->destiny[h->n_destiny++] = (uint8_t)seat;
	shuffle_pile(b);
}

/* Takes the i-th card of the pile; it is used from now on. */
static int take(struct ce_board *b, int i)
{
	struct ce_hidden *h = &b->s->h;
	int colour = h->destiny[i];

	h->n_destiny--;
	memmove(h->destiny + i, h->destiny + i + 1, (size_t)(h->n_destiny - i));
	h->destiny[h->n_destiny] = 0;
	b->t->destiny_used[b->t->n_destiny_used++] = (uint8_t)colour;
	return colour;
}

/* Drawn, then told; the colour that is told. */
static int assign(struct ce_board *b, int seat, int colour)
{
	struct ce_act act = ce_act_new(ACT_DESTINY);

	act.seat = (int8_t)seat;
	act.other = (int8_t)colour;
	ce_propose(b, &act);
	return act.other;
}

/* The one just drawn goes back, and this colour is taken in its place. */
bool ce_destiny_choose(struct ce_board *b, struct ce_act *drawn, int colour)
{
	struct ce_hidden *h = &b->s->h;

	for (int i = 0; i < h->n_destiny; i++) {
		if (h->destiny[i] != colour)
			continue;
		h->destiny[i] = (uint8_t)drawn->other;
		b->t->destiny_used[b->t->n_destiny_used - 1] = (uint8_t)colour;
		drawn->other = (int8_t)colour;
		return true;
	}
	return false;
}

/* A card that was turned up; `number` tells it from all others of this turn. */
static void show(struct ce_board *b, int seat, int colour, int number)
{
	struct ce_act act = ce_act_new(ACT_WINDOW);

	act.seat = (int8_t)seat;
	act.other = (int8_t)colour;
	act.n = (int16_t)number;
	ce_call(b, HOOK_DESTINY_TOLD, &act);
}

/* All results are told before anybody reacts to one [H02]. A card that was put away as
 * the own colour was shown as well, before the seat's result. */
static void react(struct ce_board *b)
{
	enum { RESULTS = CE_SEATS * CE_ATTACKS };

	for (int k = 0; k < b->t->n_seats && b->n_users; k++) {
		int seat = ce_from_lead(b->t, k);
		for (int i = 0; i < b->redrawn[seat]; i++)
			show(b, seat, seat, RESULTS + i);
		for (int i = 0; i < b->t->n_destiny[seat]; i++)
			show(b, seat, b->t->destiny[seat][i], seat * CE_ATTACKS + i);
	}
	memset(b->redrawn, 0, sizeof b->redrawn);
	ce_settle_losses(b);
}

static void put_away(struct ce_board *b, int seat)
{
	if (b->redrawn[seat] < UINT8_MAX)
		b->redrawn[seat]++;
}

void ce_destiny_first(struct ce_board *b)
{
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		while (b->s->h.destiny[0] == seat) {
			put_away(b, seat);
			shuffle_pile(
				b); /* three of each: another colour is always there */
		}
		assign(b, seat, take(b, 0));
	}
	react(b);
}

/* Own colour -------------------------------------------------------------- */

static bool has_foreigner(const struct ce_table *t, int system)
{
	for (int p = 0; p < CE_PLANETS; p++)
		for (int seat = 0; seat < t->n_seats; seat++)
			if (seat != system && t->planet[system][p][seat])
				return true;
	return false;
}

static bool can_resettle(const struct ce_table *t, int seat)
{
	bool empty = ce_home_bases(t, seat) < CE_PLANETS;

	return empty && ce_home_bases(t, seat) + ce_outside_bases(t, seat) > 0;
}

static enum ce_own own_choice(const struct ce_board *b, int seat)
{
	for (int plan = b->s->h.plan[seat]; plan; plan >>= CE_OWN_BITS) {
		int choice = plan & ((1 << CE_OWN_BITS) - 1);
		if (choice == CE_OWN_FIGHT && has_foreigner(b->t, seat)) /* */
			return CE_OWN_FIGHT;
		if (choice == CE_OWN_RESETTLE && can_resettle(b->t, seat))
			return CE_OWN_RESETTLE;
		if (choice == CE_OWN_REDRAW)
			break;
	}
	return CE_OWN_REDRAW; /* */
}

static bool only_own_left(const struct ce_hidden *h, int seat)
{
	for (int i = 0; i < h->n_destiny; i++)
		if (h->destiny[i] != seat)
			return false;
	return true;
}

static void draw_for(struct ce_board *b, int seat)
{
	enum ce_own choice = own_choice(b, seat);

	for (int again = 0; again < 64; again++) {
		if (again ? only_own_left(&b->s->h, seat) : !b->s->h.n_destiny)
			reshuffle(b); /* */
		if (!b->s->h.n_destiny)
			return;
		int colour = take(b, 0);
		if (colour == seat && choice == CE_OWN_REDRAW) {
			put_away(b, seat);
			event_add(b->ev, EV_REDRAW, AUDIENCE_ALL, "R-041", 1, seat);
			continue;
		}
		colour = assign(b, seat, colour);
		if (colour == seat) {
			b->t->own[seat] = (uint8_t)choice;
			event_add(b->ev, EV_OWN_COLOUR, AUDIENCE_ALL, "R-040", 2, seat,
				  choice);
		}
		return;
	}
}

/* A second attack in the next turn, for who succeeded in all of this turn's and has a
 * challenge card left: by post it is made together with the first [CB-6.9, R-005]. */
static bool earned_second(const struct ce_board *b, int seat)
{
	bool any = false;

	for (int i = 0; i < b->t->n_challenges; i++) {
		const struct ce_challenge *c = &b->t->challenge[i];
		if (c->attacker != seat)
			continue;
		bool deal = c->result == CE_DEAL_MADE ||
			    c->result == CE_CALLED_OFF; /* it counts as one */
		if (c->extra || (c->result != CE_ATTACK_WINS && !deal))
			return false;
		any = true;
	}
	return any && ce_hand_challenge_cards(b->s, seat) > 0;
}

/* How many systems destiny gives the seat; more than one are told. */
static int n_results(struct ce_board *b, int seat)
{
	struct ce_act act = ce_act_new(ACT_WINDOW);

	act.seat = (int8_t)seat;
	act.n = b->t->option.second_challenge && earned_second(b, seat) ? 2 : 1;
	ce_call(b, HOOK_DESTINY_DRAWS, &act);
	if (act.n > CE_ATTACKS)
		act.n = CE_ATTACKS;
	if (act.n > 1)
		event_add(b->ev, EV_EXTRA, AUDIENCE_ALL, NULL, 2, seat, act.n);
	return act.n;
}

/* From the lead, for each seat all its results together [CP-2.19]. */
void ce_destiny_draw(struct ce_board *b)
{
	int n[CE_SEATS] = {0};

	for (int seat = 0; seat < b->t->n_seats; seat++)
		if (ce_in_game(b->t, seat))
			n[seat] = n_results(b, seat);
	memset(b->t->n_destiny, 0, sizeof b->t->n_destiny);
	memset(b->t->destiny, 0, sizeof b->t->destiny);
	memset(b->t->own, 0, sizeof b->t->own);
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		for (int i = 0; i < n[seat]; i++)
			draw_for(b, seat);
	}
	memset(b->s->h.plan, 0, sizeof b->s->h.plan);
	react(b);
}

static int drop(uint8_t colours[], int n, int seat)
{
	int kept = 0;

	for (int i = 0; i < n; i++)
		if (colours[i] != seat)
			colours[kept++] = colours[i];
	memset(colours + kept, 0, (size_t)(n - kept));
	return kept;
}

void ce_destiny_leave(struct ce_state *s, int seat)
{
	s->h.n_destiny = (uint8_t)drop(s->h.destiny, s->h.n_destiny, seat);
	s->t.n_destiny_used =
		(uint8_t)drop(s->t.destiny_used, s->t.n_destiny_used, seat);
}
