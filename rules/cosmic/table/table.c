/* Questions that anybody may ask of the table.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/table.h"

const char *const ce_colours[CE_SEATS] = {"red",    "blue",   "green",
					  "yellow", "purple", "orange"};
const char *const ce_colour_names[CE_SEATS] = {"Red",    "Blue",   "Green",
					       "Yellow", "Purple", "Orange"};

int ce_outside_bases(const struct ce_table *t, int seat)
{
	int n = 0;

	for (int system = 0; system < t->n_seats; system++)
		for (int p = 0; p < CE_PLANETS; p++)
			if (system != seat && t->planet[system][p][seat])
				n++;
	return n;
}

int ce_home_bases(const struct ce_table *t, int seat)
{
	int n = 0;

	for (int p = 0; p < CE_PLANETS; p++)
		if (t->planet[seat][p][seat])
			n++;
	return n;
}

bool ce_under_attack(const struct ce_table *t, int system, int planet)
{
	for (int c = 0; c < t->n_challenges; c++) {
		const struct ce_challenge *ch = &t->challenge[c];
		if (ch->frozen && ch->system == system && ch->planet == planet)
			return true;
	}
	return false;
}

bool ce_holds_still(const struct ce_table *t, const struct ce_challenge *c, int seat)
{
	return c->frozen && (t->option.frozen_bystanders || c->defender == seat);
}

static bool is_held(const struct ce_table *t, int seat, int system, int planet)
{
	for (int c = 0; c < t->n_challenges; c++) {
		const struct ce_challenge *ch = &t->challenge[c];
		if (ch->system == system && ch->planet == planet &&
		    ce_holds_still(t, ch, seat))
			return true;
	}
	return false;
}

int ce_free_on(const struct ce_table *t, int seat, int system, int planet)
{
	return is_held(t, seat, system, planet) ? 0
						: t->planet[system][planet - 1][seat];
}

bool ce_is_main(const struct ce_challenge *c, int seat)
{
	return c->attacker == seat || c->defender == seat;
}

int ce_side_of(const struct ce_challenge *c, int seat)
{
	return c->attacker == seat   ? CE_ATTACK_SIDE
	       : c->defender == seat ? CE_DEFENCE_SIDE
				     : c->side[seat];
}

int ce_opponent(const struct ce_challenge *c, int seat)
{
	int side = ce_side_of(c, seat);

	return side == CE_ATTACK_SIDE    ? c->defender
	       : side == CE_DEFENCE_SIDE ? c->attacker
					 : -1;
}

bool ce_is_off(const struct ce_challenge *c)
{
	return c->result == CE_CALLED_OFF;
}

static bool has_rewards(const struct ce_challenge *c)
{
	for (int seat = 0; seat < CE_SEATS; seat++)
		if (c->reward[seat])
			return true;
	return false;
}

bool ce_phase4_needed(const struct ce_table *t)
{
	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		if (c->result == CE_DEAL_PENDING || c->owed || has_rewards(c))
			return true;
	}
	return false;
}

int ce_n_released(const struct ce_table *t, int seat)
{
	int n = t->n_destiny[seat] > 1 ? t->n_destiny[seat] : 1;

	return n < t->warp[seat] ? n : t->warp[seat];
}

int ce_left_in_warp(const struct ce_table *t)
{
	int left = 0;

	for (int seat = 0; seat < t->n_seats; seat++)
		left += t->warp[seat] - ce_n_released(t, seat) + t->plague[seat] +
			t->loss[seat];
	return left;
}

bool ce_may_have_tokens(const struct ce_table *t, int seat)
{
	if (t->warp[seat] || t->plague[seat] || t->loss[seat])
		return true;
	for (int i = 0; i < t->n_challenges; i++)
		if (t->challenge[i].result == CE_DEAL_PENDING &&
		    ce_is_main(&t->challenge[i], seat))
			return true;
	return false;
}

static bool can_attack(const struct ce_table *t, int seat)
{
	if (t->limbo[seat] || t->warp[seat])
		return true;
	for (int system = 0; system < t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			if (t->planet[system][planet - 1][seat])
				return true;
	return false;
}

static bool owes_in_challenge(const struct ce_table *t, const struct ce_challenge *c,
			      int seat)
{
	if (t->phase < 4)
		return ce_is_main(c, seat);
	return (c->result == CE_DEAL_PENDING && ce_is_main(c, seat)) || c->reward[seat];
}

unsigned ce_owes(const struct ce_table *t)
{
	unsigned owes = 0;

	for (int seat = 0; seat < t->n_seats && t->phase; seat++) {
		bool missing = t->plague[seat] || t->loss[seat] ||
			       (t->phase == 1 && can_attack(t, seat));
		for (int c = 0; c < t->n_challenges && t->phase > 1 && !missing; c++)
			missing = owes_in_challenge(t, &t->challenge[c], seat);
		/* A seat that is marked is played at random already. */
		if (missing && ce_in_game(t, seat) && !(t->marked >> seat & 1))
			owes |= 1U << seat;
	}
	return owes;
}
