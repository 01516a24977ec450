/* The march of the house player: recruits and moves, each of which is tried on a copy of the board
 * and weighed.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/engine/hire.h"
#include "rules/dragon_dune/engine/moves.h"
#include "rules/dragon_dune/player/plans.h"

enum {
	BACK_A_TURN = 5,
	ACE_PLACES = 5,
	HIRINGS = 3,  /* lines, at most */
	SECOND = 40,  /* least gain of a second move that is worth an ace */
	RECRUITS = 3, /* numbers that are tried: all, half, a third */
};

/* A plan as it grows: the board after what was ordered so far. */
struct plan {
	struct dd_weigher w;
	struct moves *m;
	struct dd_table board;
	int reserve, gold;
};

/* The step that each offer of a decision makes; steps are numbered as the offers
 * are. */
struct step {
	int from, to, n; /* from: DD_NOWHERE for recruits */
};
enum { STEPS_MAX = DD_AREAS * DD_AREAS * RECRUITS };
struct choice {
	int n;
	struct step step[STEPS_MAX];
};

static void carry_out(struct dd_table *t, int seat, const struct step *s)
{
	if (s->from != DD_NOWHERE) {
		int special = t->special[s->from][seat], n = t->tokens[s->from][seat];
		/* Ordinary tokens leave first. */
		special = s->n > n - special ? s->n - (n - special) : 0;
		t->tokens[s->from][seat] = (uint8_t)(n - s->n);
		t->special[s->from][seat] =
			(uint8_t)(t->special[s->from][seat] - special);
		t->special[s->to][seat] = (uint8_t)(t->special[s->to][seat] + special);
	}
	t->tokens[s->to][seat] = (uint8_t)(t->tokens[s->to][seat] + s->n);
}

/* Returns by how much the step raises the worth of the board. */
static int gain(const struct plan *p, const struct step *s)
{
	struct dd_table t = p->board;

	carry_out(&t, p->w.seat, s);
	return dd_weigh(&p->w, &t) - dd_weigh(&p->w, &p->board);
}

/* The decision is taken, and its step, if it is one, carried out on the board. */
static const struct step *take(struct plan *p, const struct choice *c)
{
	int at = moves_take(p->m);
	const struct step *s = at >= 0 && at < c->n ? &c->step[at] : NULL;

	if (s)
		carry_out(&p->board, p->w.seat, s);
	return s;
}

static void nothing(struct plan *p, int weight)
{
	moves_offer(p->m, weight, "%s", "");
}

/* "conscript 2 in 5c": the territories where tokens stand. */
static void conscript(struct plan *p)
{
	struct choice c = {0};
	int seat = p->w.seat,
	    n = dd_factions[seat].conscripts + p->board.option.conscript_bonus;

	if (n > p->reserve)
		n = p->reserve;
	for (int at = 0; n > 0 && at < DD_AREAS; at++) {
		if (!p->board.tokens[at][seat])
			continue;
		struct step s = {DD_NOWHERE, at, n};
		c.step[c.n++] = s;
		moves_offer(p->m, gain(p, &s), "conscript %d in %s", n,
			    dd_area_name(at));
	}
	const struct step *s = take(p, &c);
	p->reserve -= s ? s->n : 0;
}

/* All, half, a third of what can come. */
static void offer_recruits(struct plan *p, struct choice *c, const char *verb, int at,
			   int most)
{
	int last = 0;

	for (int part = 1; part <= RECRUITS; part++) {
		int n = (most + part - 1) / part;
		struct step s = {DD_NOWHERE, at, n};
		if (n < 1 || n == last)
			continue;
		last = n;
		c->step[c->n++] = s;
		moves_offer(p->m, gain(p, &s), "%s %d in %s", verb, n,
			    dd_area_name(at));
	}
}

static int affordable(const struct plan *p)
{
	int n = 0;

	while (n < p->reserve &&
	       dd_price(&p->board, p->w.seat, n + 1, false) <= p->gold)
		n++;
	return n;
}

/* Mercenaries come to castles, where they cost 1. Each order goes to another one. It is
 * the total that is halved, so counting each line by itself is on the safe side. */
static bool hire(struct plan *p, unsigned *used)
{
	struct choice c = {0};
	int most = affordable(p);

	for (int at = 0; most && at < DD_AREAS; at++)
		if (dd_is_castle(at) && !(*used >> at & 1) &&
		    dd_has_room(&p->board, p->w.seat, at))
			offer_recruits(p, &c, "hire", at, most);
	nothing(p, 0);
	const struct step *s = take(p, &c);
	if (!s)
		return false;
	*used |= 1U << s->to;
	p->reserve -= s->n;
	p->gold -= dd_price(&p->board, p->w.seat, s->n, false);
	return true;
}

static bool raise_orcs(struct plan *p, unsigned *used)
{
	struct choice c = {0};

	for (int at = 0; p->reserve && at < DD_AREAS; at++)
		if (dd_map[at].orcish && !(*used >> at & 1) &&
		    dd_has_room(&p->board, p->w.seat, at))
			offer_recruits(p, &c, "raise", at, p->reserve);
	nothing(p, 0);
	const struct step *s = take(p, &c);
	if (!s)
		return false;
	*used |= 1U << s->to;
	p->reserve -= s->n;
	return true;
}

/* The territories that a move from there reaches. */
static void reach(const struct plan *p, int from, int length[DD_AREAS])
{
	uint8_t bar[DD_AREAS] = {0};

	for (int at = 0; at < DD_AREAS; at++)
		if (!dd_has_room(&p->board, p->w.seat, at))
			bar[at] = GRAPH_NO_ENTRY;
	graph_distances(p->w.map, from, bar, length);
}

static void offer_moves(struct plan *p, struct choice *c, const char *verb, int from)
{
	int length[DD_AREAS], last, there = p->board.tokens[from][p->w.seat];

	reach(p, from, length);
	for (int to = 0; to < DD_AREAS; to++) {
		last = 0;
		for (int leave = 0; leave <= 4 && length[to] >= 1; leave += 2) {
			int n = leave == 4 ? (there + 1) / 2 : there - leave;
			struct step s = {from, to, n};
			if (length[to] > dd_steps(&p->board, p->w.seat) || n < 1 ||
			    n == last)
				continue;
			last = n;
			c->step[c->n++] = s;
			moves_offer(p->m, gain(p, &s), "%s %d from %s to %s", verb, n,
				    dd_area_name(from), dd_area_name(to));
		}
	}
}

/* One stack; no move if none makes the board better by `least`. */
static void move(struct plan *p, const char *verb, int least)
{
	struct choice *c = arena_new(moves_arena(p->m), struct choice);

	for (int from = 0; from < DD_AREAS; from++)
		if (p->board.tokens[from][p->w.seat])
			offer_moves(p, c, verb, from);
	nothing(p, least);
	take(p, c);
}

static bool holds_ace(const struct dd_view *v)
{
	for (int i = 0; i < DD_HAND_MAX; i++)
		if (dd_is_ace(v->own.hand[i]))
			return true;
	return false;
}

static void ace_place(struct plan *p)
{
	struct choice c = {0};
	int n = p->reserve < ACE_PLACES ? p->reserve : ACE_PLACES;

	for (int at = 0; n && at < DD_AREAS; at++) {
		if (!dd_is_castle(at) || !dd_has_room(&p->board, p->w.seat, at))
			continue;
		struct step s = {DD_NOWHERE, at, n};
		c.step[c.n++] = s;
		moves_offer(p->m, gain(p, &s), "ace place %d in %s", n,
			    dd_area_name(at));
	}
	nothing(p, SECOND);
	take(p, &c);
}

/* The Orcs that the Red Dragon finds fly to their castle, or to the palace. */
static void ride(struct plan *p)
{
	int to = DD_0F;

	for (int at = 0; at < DD_AREAS; at++)
		if (dd_is_castle(at) && dd_controller(&p->board, at) == DD_ORCS)
			to = at;
	moves_offer(p->m, 0, "ride all to %s%s", dd_area_name(to),
		    to == DD_0F ? "" : ", 0f");
	moves_take(p->m);
}

/* Tokens that can come onto the board: the Elves know which of theirs hide. */
static int reserve_of(const struct dd_view *v)
{
	int n = dd_unseen(&v->t, v->seat), back = v->t.grave[v->seat];

	for (int at = 0; v->seat == DD_ELVES && at < DD_AREAS; at++)
		n -= v->hiding[at];
	return n + (back < BACK_A_TURN ? back : BACK_A_TURN);
}

void dd_plan_march(const struct dd_view *v, int gold, struct moves *m)
{
	struct plan *p = arena_new(moves_arena(m), struct plan);
	unsigned used = 0;
	int lines = 0;

	*p = (struct plan){
		.m = m, .board = v->t, .reserve = reserve_of(v), .gold = gold};
	dd_weigher_init(&p->w, v);
	conscript(p);
	while (lines++ < HIRINGS &&
	       (v->seat == DD_ORCS ? raise_orcs(p, &used) : hire(p, &used)))
		;
	if (v->seat == DD_ELVES && holds_ace(v))
		ace_place(p);
	move(p, "move", 1);
	if (v->seat != DD_ELVES && holds_ace(v))
		move(p, "ace move", SECOND);
	if (v->seat == DD_ORCS)
		ride(p);
}
