/* The position of a rule scene: tokens and Powers, as the given facts tell them.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/scene/scene_place.h"
#include "rules/cosmic/table/catalog.h"

/* How many tokens the seat's colour has: its Power may bring more. */
static int tokens_of(const struct ce_table *t, int seat)
{
	const struct ce_power_rule *rule =
		ce_power_rule(&ce_catalog, t->power[seat].id);

	return rule && rule->tokens ? rule->tokens : CE_TOKENS;
}

/* The Powers come first: they say how many tokens there are. */
static void place_powers(struct ce_table *t, const struct position *p)
{
	for (int seat = 0; seat < t->n_seats; seat++)
		t->power[seat] = (struct ce_power){.id = t->power[seat].id,
						   .on = t->power[seat].on,
						   .owner = (int8_t)seat};
	for (int i = 0; i < p->n; i++) {
		const struct fact *f = &p->facts[i];
		if (f->kind != FACT_POWER)
			continue;
		if (f->v.number >= POWER_NAMED)
			t->power[f->seat].id = (uint8_t)(f->v.number - POWER_NAMED);
		t->power[f->seat].on = f->v.number > 0 && t->power[f->seat].id;
	}
}

/* Sets the defaults that a scene need not name: four tokens at home, nothing elsewhere,
 * no destiny, no card anywhere. The facts of the scene come afterwards. */
void ce_scene_clear(struct ce_state *s, const struct position *p)
{
	struct ce_table *t = &s->t;

	memset(t->planet, 0, sizeof t->planet);
	memset(t->warp, 0, sizeof t->warp);
	memset(t->limbo, 0, sizeof t->limbo);
	memset(t->out, 0, sizeof t->out);
	memset(t->loss, 0, sizeof t->loss); /* of the first destiny */
	place_powers(t, p);
	for (int seat = 0; seat < t->n_seats; seat++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			t->planet[seat][planet][seat] =
				(uint8_t)(tokens_of(t, seat) / CE_PLANETS);
	memset(t->n_destiny, 0, sizeof t->n_destiny);
	memset(t->destiny, 0, sizeof t->destiny);
	memset(t->own, 0, sizeof t->own);
	t->n_destiny_used = 0;
	t->n_challenges = 0;
	memset(t->challenge, 0, sizeof t->challenge);
	t->n_discard = 0;
	t->refilled = 0;
	memset(&s->h, 0, sizeof s->h);
	t->turn = (uint8_t)p->head.turn;
	t->phase = (uint8_t)p->head.phase;
}

static void lead_of_turn(struct ce_table *t, int said)
{
	int lead = 0;

	for (int turn = 1; turn < t->turn; turn++)
		do
			lead = (lead + 1) % t->n_seats;
		while (t->in_game && !ce_in_game(t, lead));
	t->lead = (uint8_t)(said >= 0 ? said : lead);
}

/* Takes a removed player's things off the table. */
static void remove_seat(struct ce_table *t, int seat)
{
	t->in_game &= (uint8_t) ~(1U << seat);
	for (int planet = 0; planet < CE_PLANETS; planet++)
		t->planet[seat][planet][seat] = 0;
}

static void place_removed(struct ce_table *t, const struct fact *f)
{
	for (int i = 0; i < f->v.n_list; i++)
		remove_seat(t, f->v.list[i]);
}

static void place_counts(uint8_t to[], const struct fact *f)
{
	for (int i = 0; i < CE_SEATS; i++)
		to[i] = (uint8_t)f->v.count[i];
}

void ce_scene_put(struct ce_table *t, const struct fact *f)
{
	switch ((int)f->kind) {
	case FACT_REMOVED:
		place_removed(t, f);
		break;
	case FACT_PLANET:
		place_counts(t->planet[f->system][f->planet - 1], f);
		break;
	case FACT_WARP:
		place_counts(t->warp, f);
		break;
	case FACT_LIMBO:
		place_counts(t->limbo, f);
		break;
	case FACT_OUT:
		place_counts(t->out, f);
		break;
	case FACT_COUNTER:
		t->power[f->seat].counter = (int16_t)f->v.number;
		break;
	case FACT_CAPTURED:
		place_counts(t->power[f->seat].captured, f);
		break;
	case FACT_PLAGUE:
		t->plague[f->seat] = (uint8_t)f->v.number;
		break;
	case FACT_LOSS:
		t->loss[f->seat] = (uint8_t)f->v.number;
		break;
	case FACT_MISSES:
		t->misses[f->seat] = (uint8_t)f->v.number;
		if (f->v.number >= 2)
			t->marked |= (uint8_t)(1U << f->seat);
		break;
	}
}

static int count_tokens(const struct ce_table *t, int seat)
{
	int n = t->warp[seat] + t->limbo[seat] + t->out[seat];

	for (int system = 0; system < CE_SEATS; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			n += t->planet[system][planet][seat];
	for (int i = 0; i < t->n_challenges; i++)
		n += t->challenge[i].allied[seat] +
		     (t->challenge[i].attacker == seat ? t->challenge[i].attack : 0);
	for (int i = 0; i < CE_INSTANCES; i++)
		n += t->power[i].captured[seat];
	return n;
}

/* The last line that places tokens of the seat. */
static int last_of(const struct position *p, int seat)
{
	int last = -1;

	for (int i = 0; i < p->n; i++) {
		const struct fact *f = &p->facts[i];
		bool places = (f->kind >= FACT_PLANET && f->kind <= FACT_OUT) ||
			      f->kind == FACT_ALLIES || f->kind == FACT_CAPTURED;
		if ((places && f->v.count[seat]) ||
		    (f->kind == FACT_ATTACK && f->v.attacker == seat))
			last = i;
	}
	return last;
}

/* Tokens that no line places are out of the scene: the colour has that many fewer. */
static bool count_colours(struct ce_table *t, const struct position *p,
			  struct scene_fault *fault)
{
	for (int i = 0; i < t->n_challenges; i++)
		if (!t->challenge[i].planet)
			return ce_scene_complain(fault, -1, "there is no challenge c%d",
						 i + 1);
	for (int seat = 0; seat < t->n_seats; seat++) {
		int n = count_tokens(t, seat);
		if (n > tokens_of(t, seat))
			return ce_scene_complain(fault, last_of(p, seat),
						 "%s has %d tokens: %d are the most",
						 ce_colours[seat], n,
						 tokens_of(t, seat));
		t->tokens[seat] = (uint8_t)n;
	}
	return true;
}

bool ce_scene_board(struct ce_table *t, const struct position *p,
		    struct scene_fault *fault)
{
	for (int seat = 0; seat < t->n_seats; seat++)
		if (p->head.absent >> seat & 1)
			remove_seat(t, seat);
	for (int kind = 0; kind < FACT_KINDS; kind++)
		for (int i = 0; i < p->n; i++) {
			const struct fact *f = &p->facts[i];
			if ((int)f->kind != kind)
				continue;
			ce_scene_put(t, f);
			if (!ce_scene_challenge(t, f, i, fault))
				return false;
		}
	ce_scene_settle(t, p);
	lead_of_turn(t, p->head.lead);
	return count_colours(t, p, fault) && ce_scene_check_challenges(t, fault);
}
