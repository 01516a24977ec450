/* The position of a rule scene: challenges.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/scene/scene_place.h"

/* The only other colour on a planet of the attacker's own system. */
static int only_other(const struct ce_table *t, const struct fact *f)
{
	const uint8_t *there = t->planet[f->v.system][f->v.planet - 1];
	int other = -1;

	for (int i = 0; i < t->n_seats; i++)
		if (there[i] && i != f->v.attacker) {
			if (other >= 0)
				return -1;
			other = i;
		}
	return other;
}

static bool place_attack(struct ce_table *t, const struct fact *f, int number,
			 struct scene_fault *fault)
{
	int defender = f->v.defender;

	if (f->v.missing)
		return true;
	if (defender < 0)
		defender =
			f->v.system != f->v.attacker ? f->v.system : only_other(t, f);
	if (defender < 0)
		return ce_scene_complain(fault, number,
					 "say who defends: `defended by SEAT`");
	struct ce_challenge *c = &t->challenge[f->challenge];
	*c = (struct ce_challenge){.attacker = (int8_t)f->v.attacker,
				   .defender = (int8_t)defender,
				   .system = (int8_t)f->v.system,
				   .planet = (int8_t)f->v.planet,
				   .attack = (int8_t)f->v.number,
				   .frozen = 1,
				   .owed_to = -1,
				   .owed_by = -1};
	c->defence = (int8_t)t->planet[c->system][c->planet - 1][defender];
	if (f->challenge >= t->n_challenges)
		t->n_challenges = (uint8_t)(f->challenge + 1);
	return true;
}

static bool place_allies(struct ce_challenge *c, const struct fact *f, int number,
			 struct scene_fault *fault)
{
	for (int i = 0; i < CE_SEATS; i++) {
		int with = f->v.with[i] - 1;
		if (!f->v.count[i])
			continue;
		if (ce_is_main(c, i) || (with != c->attacker && with != c->defender))
			return ce_scene_complain(fault, number,
						 "%s cannot be an ally of %s here",
						 ce_colours[i], ce_colours[with]);
		c->side[i] = with == c->attacker ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE;
		c->allied[i] = (int8_t)f->v.count[i];
	}
	return true;
}

static bool place_shown(struct ce_challenge *c, const struct fact *f, int number,
			struct scene_fault *fault)
{
	for (int i = 0; i < CE_SEATS; i++)
		if (f->v.count[i] && !ce_is_main(c, i))
			return ce_scene_complain(fault, number,
						 "%s is not a main player there",
						 ce_colours[i]);
	c->card[0] = (uint8_t)f->v.count[c->attacker];
	c->card[1] = (uint8_t)f->v.count[c->defender];
	c->shown = 1;
	return true;
}

static bool place_challenge(struct ce_challenge *c, const struct fact *f, int number,
			    struct scene_fault *fault)
{
	if (f->kind == FACT_ALLIES)
		return place_allies(c, f, number, fault);
	if (f->kind == FACT_SHOWN)
		return place_shown(c, f, number, fault);
	if (f->kind == FACT_DEFENCE)
		c->defence = (int8_t)f->v.number;
	if (f->kind == FACT_RESULT)
		c->result = (uint8_t)f->v.number;
	if (f->kind == FACT_OWES && f->v.number) {
		c->owed_to = (int8_t)f->v.attacker;
		c->owed_by = (int8_t)f->v.defender;
		c->owed = (int8_t)f->v.number;
	}
	if (f->kind == FACT_REWARDS)
		for (int i = 0; i < CE_SEATS; i++)
			c->reward[i] = (int8_t)f->v.count[i];
	return true;
}

/* The attacks of one attacker after the first. */
static void mark_extra(struct ce_table *t)
{
	unsigned seen = 0;

	for (int i = 0; i < t->n_challenges; i++) {
		t->challenge[i].extra = seen >> t->challenge[i].attacker & 1;
		seen |= 1U << t->challenge[i].attacker;
	}
}

/* Once all is said about the challenges: notes who took part in those that were fought,
 * and empties those that are over of tokens. */
static void settle_challenges(struct ce_table *t)
{
	for (int i = 0; i < t->n_challenges; i++) {
		struct ce_challenge *c = &t->challenge[i];
		if (c->result == CE_NOT_YET && !c->shown)
			continue;
		memcpy(c->sent, c->allied, sizeof c->sent);
		c->sent[c->attacker] = c->attack;
		c->sent[c->defender] = c->defence;
		if (c->result != CE_NOT_YET)
			c->shown = c->result != CE_CALLED_OFF;
		if (c->result == CE_NOT_YET || c->result == CE_DEAL_PENDING)
			continue;
		c->attack = 0;
		c->defence = 0;
		memset(c->allied, 0, sizeof c->allied);
		c->frozen = 0;
	}
}

static bool same_tokens(const struct ce_challenge *a, const struct ce_challenge *b)
{
	return a->system == b->system && a->planet == b->planet &&
	       a->defender == b->defender;
}

static bool is_open(const struct ce_challenge *c)
{
	return c->result == CE_NOT_YET || c->result == CE_DEAL_PENDING;
}

static bool defence_said(const struct position *p, int challenge)
{
	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_DEFENCE &&
		    p->facts[i].challenge == challenge)
			return true;
	return false;
}

/* From phase 3 on the tokens that several attacks aim at are divided: equally among
 * those of which no line speaks, as for one who says nothing. */
static void divide(struct ce_table *t, const struct position *p, int first)
{
	const struct ce_challenge *c = &t->challenge[first];
	int left = t->planet[c->system][c->planet - 1][c->defender], n = 0;

	for (int i = 0; i < t->n_challenges; i++) {
		if (!same_tokens(c, &t->challenge[i]) || !is_open(&t->challenge[i]))
			continue;
		n += !defence_said(p, i);
		left -= defence_said(p, i) ? t->challenge[i].defence : 0;
	}
	for (int i = 0; i < t->n_challenges; i++)
		if (same_tokens(c, &t->challenge[i]) && is_open(&t->challenge[i]) &&
		    !defence_said(p, i)) {
			int share = left > 0 ? (left + n - 1) / n : 0;
			t->challenge[i].defence = (int8_t)share;
			left -= share;
			n--;
		}
}

static bool is_challenge_kind(enum fact_kind kind)
{
	return kind >= FACT_ALLIES && kind <= FACT_REWARDS;
}

bool ce_scene_challenge(struct ce_table *t, const struct fact *f, int number,
			struct scene_fault *fault)
{
	if (f->kind == FACT_ATTACK)
		return place_attack(t, f, number, fault);
	if (!is_challenge_kind(f->kind))
		return true;
	if (f->challenge >= t->n_challenges || !t->challenge[f->challenge].planet)
		return ce_scene_complain(fault, number, "there is no challenge c%d",
					 f->challenge + 1);
	return place_challenge(&t->challenge[f->challenge], f, number, fault);
}

void ce_scene_settle(struct ce_table *t, const struct position *p)
{
	for (int i = 0; i < t->n_challenges && t->phase > 2; i++)
		if (t->challenge[i].planet && is_open(&t->challenge[i]))
			divide(t, p, i);
	settle_challenges(t);
	mark_extra(t);
}

/* No more tokens defend than are there; an open challenge belongs into phases 2-4. */
bool ce_scene_check_challenges(const struct ce_table *t, struct scene_fault *fault)
{
	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		int sum = 0, there;
		if (!is_open(c) || !c->planet)
			continue;
		there = t->planet[c->system][c->planet - 1][c->defender];
		if (t->phase == 1)
			return ce_scene_complain(
				fault, -1, "c%d cannot be open in phase 1", i + 1);
		if (t->phase == 4 && c->result == CE_NOT_YET)
			return ce_scene_complain(fault, -1,
						 "c%d has no result in phase 4", i + 1);
		for (int k = 0; k < t->n_challenges; k++)
			if (k == i || (t->phase > 2 && is_open(&t->challenge[k]) &&
				       same_tokens(c, &t->challenge[k])))
				sum += t->challenge[k].defence;
		if (sum > there)
			return ce_scene_complain(
				fault, -1, "c%d: %d tokens defend, but %d are there",
				i + 1, sum, there);
	}
	return true;
}
