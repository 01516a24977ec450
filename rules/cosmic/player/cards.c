/* Phase 3 of the house player: a challenge card for each of its challenges, by the odds that the
 * deck gives.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/player/plan.h"
#include "rules/cosmic/table/catalog.h"

enum {
	IN_ALL = 1000,    /* chances are in thousandths */
	PEACE = 250,      /* worth of a Compromise */
	PEACE_FIRST = 900 /* ... to who wins by it */
};

struct bout {
	struct ce_plan *p;
	int c; /* the challenge, from 0 */
	bool attacks, lower_wins;
	int own, other; /* tokens of both sides */
};

/* The effect of that seat's Power on cards, if it works. */
static enum ce_card_habit habit(const struct ce_table *t, int seat)
{
	const struct ce_power_rule *rule =
		t->power[seat].on ? ce_power_rule(&ce_catalog, t->power[seat].id)
				  : NULL;

	return rule ? rule->habit : CE_HABIT_NONE;
}

static struct bout bout_of(struct ce_plan *p, int c)
{
	const struct ce_challenge *ch = &p->t->challenge[c];
	int attack = ch->attack, defence = ch->defence;
	struct bout b = {.p = p, .c = c, .attacks = ch->attacker == p->seat};

	for (int seat = 0; seat < p->t->n_seats; seat++) {
		attack += ch->side[seat] == CE_ATTACK_SIDE ? ch->allied[seat] : 0;
		defence += ch->side[seat] == CE_DEFENCE_SIDE ? ch->allied[seat] : 0;
	}
	b.own = b.attacks ? attack : defence;
	b.other = b.attacks ? defence : attack;
	b.lower_wins = habit(p->t, ch->attacker) == CE_HABIT_LOWER_WINS ||
		       habit(p->t, ch->defender) == CE_HABIT_LOWER_WINS;
	return b;
}

/* The defence wins equal totals. */
static bool wins(const struct bout *b, int card, int against)
{
	int d = b->own + card - b->other - against;

	if (b->lower_wins)
		d = -d;
	return d > 0 || (d == 0 && !b->attacks);
}

/* Of all Attack cards of the deck, against how many? */
static int chance(const struct bout *b, int card)
{
	const struct ce_deck_row *row =
		b->p->t->option.mayfair_deck ? ce_deck_mayfair_72 : ce_deck_postalgm_46;
	int won = 0, all = 0;

	for (; row->card; row++)
		if (card_is_attack(row->card)) {
			all += row->count;
			won += wins(b, card, row->card) ? row->count : 0;
		}
	return all ? IN_ALL * won / all : 0;
}

/* Among cards that are about as good, the one that costs less is worth more. */
static int worth(const struct bout *b, int card)
{
	if (card == CARD_COMPROMISE)
		return habit(b->p->t, b->p->seat) == CE_HABIT_PEACE ? PEACE_FIRST
								    : PEACE;
	return chance(b, card) - 4 * card;
}

static bool may_play(const struct ce_challenge *ch, int side, int card)
{
	if (ch->must[side] && ch->must[side] != card)
		return false;
	if (card == CARD_COMPROMISE)
		return !ch->no_compromise[side];
	return card_is_attack(card) && !ch->no_attack[side];
}

static void play(const struct bout *b, uint8_t hand[], int n)
{
	const struct ce_challenge *ch = &b->p->t->challenge[b->c];
	int side = b->attacks ? 0 : 1, offered[CE_VIEW_HAND], n_offered = 0;
	char name[CARD_NAME_MAX];

	for (int i = 0; i < n && !ch->blind[side]; i++) {
		if (!hand[i] || !may_play(ch, side, hand[i]))
			continue;
		card_name(hand[i], name);
		offered[n_offered++] = i;
		moves_offer(b->p->m, worth(b, hand[i]), "card %s in c%d", name,
			    b->c + 1);
	}
	int at = moves_take(b->p->m);
	if (at >= 0)
		hand[offered[at]] = CARD_NONE;
}

void ce_plan_cards(struct ce_plan *p)
{
	uint8_t hand[CE_VIEW_HAND];

	for (int i = 0; i < p->v->n_hand; i++)
		hand[i] = p->v->hand[i];
	for (int c = 0; c < p->t->n_challenges; c++) {
		const struct ce_challenge *ch = &p->t->challenge[c];
		struct bout b = bout_of(p, c);
		if (ce_is_main(ch, p->seat) && ch->result == CE_NOT_YET)
			play(&b, hand, p->v->n_hand);
	}
}
