/* Facts of rule scenes, looked up in a position and compared: see scene_fact.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene/scene_fact.h"

#include <string.h>

#include "rules/cosmic/table/catalog.h"

void fact_sort(struct fact_value *v)
{
	for (int i = 1; i < v->n_list; i++)
		for (int j = i; j && v->list[j - 1] > v->list[j]; j--) {
			uint8_t item = v->list[j];
			v->list[j] = v->list[j - 1];
			v->list[j - 1] = item;
		}
}

/* --- tokens --- */

static void find_counts(struct fact_value *v, const uint8_t counts[])
{
	for (int i = 0; i < CE_SEATS; i++)
		v->count[i] = counts[i];
}

static void find_planet(const struct ce_state *s, const struct fact *key,
			struct fact_value *v)
{
	find_counts(v, s->t.planet[key->system][key->planet - 1]);
}

static void find_warp(const struct ce_state *s, const struct fact *key,
		      struct fact_value *v)
{
	(void)key;
	find_counts(v, s->t.warp);
}

static void find_limbo(const struct ce_state *s, const struct fact *key,
		       struct fact_value *v)
{
	(void)key;
	find_counts(v, s->t.limbo);
}

static void find_out(const struct ce_state *s, const struct fact *key,
		     struct fact_value *v)
{
	(void)key;
	find_counts(v, s->t.out);
}

/* --- challenges --- */

/* Once a fight is over its tokens are those that stood there at the reveal. */
static bool is_fought(const struct ce_challenge *c)
{
	return c->shown && c->result != CE_NOT_YET && c->result != CE_DEAL_PENDING;
}

static void find_attack(const struct ce_state *s, const struct fact *key,
			struct fact_value *v)
{
	const struct ce_challenge *c = &s->t.challenge[key->challenge];

	v->attacker = c->attacker;
	v->system = c->system;
	v->planet = c->planet;
	v->number = is_fought(c) ? c->sent[c->attacker] : c->attack;
	v->defender = key->v.defender < 0 ? -1 : c->defender;
}

static void find_allies(const struct ce_state *s, const struct fact *key,
			struct fact_value *v)
{
	const struct ce_challenge *c = &s->t.challenge[key->challenge];

	for (int i = 0; i < CE_SEATS; i++) {
		if (c->side[i] == CE_NO_SIDE)
			continue;
		v->count[i] = is_fought(c) ? c->sent[i] : c->allied[i];
		if (v->count[i])
			v->with[i] = 1 + (c->side[i] == CE_ATTACK_SIDE ? c->attacker
								       : c->defender);
	}
}

static void find_defence(const struct ce_state *s, const struct fact *key,
			 struct fact_value *v)
{
	const struct ce_challenge *c = &s->t.challenge[key->challenge];

	v->number = is_fought(c) ? c->sent[c->defender] : c->defence;
}

static void find_shown(const struct ce_state *s, const struct fact *key,
		       struct fact_value *v)
{
	const struct ce_challenge *c = &s->t.challenge[key->challenge];

	v->count[c->attacker] = c->card[0];
	v->count[c->defender] = c->card[1];
}

static void find_totals(const struct ce_state *s, const struct fact *key,
			struct fact_value *v)
{
	const struct ce_challenge *c = &s->t.challenge[key->challenge];

	v->count[c->attacker] = c->total[0];
	v->count[c->defender] = c->total[1];
}

static void find_result(const struct ce_state *s, const struct fact *key,
			struct fact_value *v)
{
	v->number = s->t.challenge[key->challenge].result;
}

static void find_owes(const struct ce_state *s, const struct fact *key,
		      struct fact_value *v)
{
	const struct ce_challenge *c = &s->t.challenge[key->challenge];

	if (!c->owed)
		return;
	v->attacker = c->owed_to;
	v->number = c->owed;
	v->defender = c->owed_by;
}

static void find_rewards(const struct ce_state *s, const struct fact *key,
			 struct fact_value *v)
{
	const struct ce_challenge *c = &s->t.challenge[key->challenge];

	for (int i = 0; i < CE_SEATS; i++)
		v->count[i] = c->reward[i];
}

/* --- cards and destinies --- */

static void find_list(struct fact_value *v, const uint8_t *items, int n, bool sorted)
{
	v->n_list = n;
	memcpy(v->list, items, (size_t)n);
	if (sorted)
		fact_sort(v);
}

static void find_hand(const struct ce_state *s, const struct fact *key,
		      struct fact_value *v)
{
	const struct ce_hand *h = &s->h.hand[key->seat];

	find_list(v, h->card, h->n, true);
}

static void find_old(const struct ce_state *s, const struct fact *key,
		     struct fact_value *v)
{
	const struct ce_hand *h = &s->h.hand[key->seat];

	for (int i = 0; i < h->n; i++)
		if (h->old[i])
			v->list[v->n_list++] = h->card[i];
	fact_sort(v);
}

static void find_n_cards(const struct ce_state *s, const struct fact *key,
			 struct fact_value *v)
{
	v->number = s->h.hand[key->seat].n;
}

static void find_deck(const struct ce_state *s, const struct fact *key,
		      struct fact_value *v)
{
	(void)key;
	find_list(v, s->h.deck, s->h.n_deck, false);
}

static void find_discard(const struct ce_state *s, const struct fact *key,
			 struct fact_value *v)
{
	(void)key;
	find_list(v, s->t.discard, s->t.n_discard, true);
}

static void find_destiny(const struct ce_state *s, const struct fact *key,
			 struct fact_value *v)
{
	find_list(v, s->t.destiny[key->seat], s->t.n_destiny[key->seat], false);
}

static void find_pile(const struct ce_state *s, const struct fact *key,
		      struct fact_value *v)
{
	(void)key;
	find_list(v, s->h.destiny, s->h.n_destiny, false);
}

/* --- seats --- */

static void find_power(const struct ce_state *s, const struct fact *key,
		       struct fact_value *v)
{
	const struct ce_power *power = &s->t.power[key->seat];

	v->number = key->v.number < POWER_NAMED ? power->on : POWER_NAMED + power->id;
}

static void find_counter(const struct ce_state *s, const struct fact *key,
			 struct fact_value *v)
{
	v->number = s->t.power[key->seat].counter;
}

int fact_zone(const struct ce_state *s, const struct fact *key, int *instance)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		const struct ce_power_rule *rule =
			ce_power_rule(&ce_catalog, s->t.power[i].id);
		*instance = i;
		for (int z = 0;
		     rule && ce_power_owner(&s->t, i) == key->seat && z < CE_ZONES; z++)
			if (rule->zone[z].name &&
			    str_is(key->words, rule->zone[z].name))
				return z;
	}
	return -1;
}

/* The Power is gone, or another one: nothing is there. */
static void find_zone(const struct ce_state *s, const struct fact *key,
		      struct fact_value *v)
{
	int instance, z = fact_zone(s, key, &instance);

	if (z >= 0)
		find_list(v, s->h.zone[instance][z].card, s->h.zone[instance][z].n,
			  true);
}

static void find_captured(const struct ce_state *s, const struct fact *key,
			  struct fact_value *v)
{
	find_counts(v, s->t.power[key->seat].captured);
}

static void find_plague(const struct ce_state *s, const struct fact *key,
			struct fact_value *v)
{
	v->number = s->t.plague[key->seat];
}

static void find_loss(const struct ce_state *s, const struct fact *key,
		      struct fact_value *v)
{
	v->number = s->t.loss[key->seat];
}

static void find_misses(const struct ce_state *s, const struct fact *key,
			struct fact_value *v)
{
	v->number = s->t.misses[key->seat];
}

static void find_lead(const struct ce_state *s, const struct fact *key,
		      struct fact_value *v)
{
	(void)key;
	v->number = s->t.lead;
}

static void find_removed(const struct ce_state *s, const struct fact *key,
			 struct fact_value *v)
{
	(void)key;
	for (int i = 0; i < s->t.n_seats; i++)
		if (!ce_in_game(&s->t, i))
			v->list[v->n_list++] = (uint8_t)i;
}

/* By kind; a fact of a challenge that is not there is missing. FACT_SAME is about a
 * whole position, FACT_STANDING an order: nothing is looked up. */
/* clang-format off */
static const struct {
	void (*find)(const struct ce_state *, const struct fact *, struct fact_value *);
	bool of_challenge;
} kinds[FACT_KINDS] = {
	[FACT_REMOVED]   = {find_removed, false},
	[FACT_PLANET]    = {find_planet, false},
	[FACT_WARP]      = {find_warp, false},
	[FACT_LIMBO]     = {find_limbo, false},
	[FACT_OUT]       = {find_out, false},
	[FACT_ATTACK]    = {find_attack, true},
	[FACT_ALLIES]    = {find_allies, true},
	[FACT_DEFENCE]   = {find_defence, true},
	[FACT_SHOWN]     = {find_shown, true},
	[FACT_TOTALS]    = {find_totals, true},
	[FACT_RESULT]    = {find_result, true},
	[FACT_OWES]      = {find_owes, true},
	[FACT_REWARDS]   = {find_rewards, true},
	[FACT_HAND]      = {find_hand, false},
	[FACT_OLD]       = {find_old, false},
	[FACT_DECK]      = {find_deck, false},
	[FACT_DECK_TOP]  = {find_deck, false},
	[FACT_DISCARD]   = {find_discard, false},
	[FACT_DESTINY]   = {find_destiny, false},
	[FACT_PILE]      = {find_pile, false},
	[FACT_PILE_TOP]  = {find_pile, false},
	[FACT_POWER]     = {find_power, false},
	[FACT_COUNTER]   = {find_counter, false},
	[FACT_ZONE]      = {find_zone, false},
	[FACT_CAPTURED]  = {find_captured, false},
	[FACT_STANDING]  = {NULL, false},
	[FACT_PLAGUE]    = {find_plague, false},
	[FACT_LOSS]      = {find_loss, false},
	[FACT_MISSES]    = {find_misses, false},
	[FACT_LEAD]      = {find_lead, false},
	[FACT_N_CARDS]   = {find_n_cards, false},
	[FACT_SAME]      = {NULL, false},
};
/* clang-format on */

void fact_find(const struct ce_state *s, const struct fact *key, struct fact_value *v)
{
	memset(v, 0, sizeof *v);
	if (kinds[key->kind].of_challenge && key->challenge >= s->t.n_challenges)
		v->missing = true;
	else if (kinds[key->kind].find)
		kinds[key->kind].find(s, key, v);
}

bool fact_same(const struct fact_value *a, const struct fact_value *b)
{
	return a->missing == b->missing && a->number == b->number &&
	       a->attacker == b->attacker && a->defender == b->defender &&
	       a->system == b->system && a->planet == b->planet &&
	       !memcmp(a->count, b->count, sizeof a->count) &&
	       !memcmp(a->with, b->with, sizeof a->with) && a->n_list == b->n_list &&
	       !memcmp(a->list, b->list, (size_t)a->n_list);
}
