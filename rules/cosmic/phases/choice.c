/* The card that each side plays: the cards allowed, the order, the draw, and last the
 * choice of those who have seen the other card.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/choice.h"

#include <string.h>

#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/phases/reveal.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Cards that a side may play ---------------------------------------------- */

/* Phase 3: is there an order for a card of the seat in the challenge? */
static bool has_order(const struct ce_board *b, int seat, int number)
{
	for (int i = -1; (i = ce_next_slot(b, seat, CE_CARD, i)) >= 0;)
		if (b->p->slots[i].challenge == number)
			return true;
	return false;
}

static struct ce_act rules_of(struct ce_board *b, int number, int side)
{
	const struct ce_challenge *c = &b->t->challenge[number];
	struct ce_act act = ce_act_new(ACT_CARD_RULES);

	act.challenge = (int8_t)number;
	act.side = (int8_t)side;
	act.seat = side == CE_ATTACK_SIDE ? c->attacker : c->defender;
	act.other = side == CE_ATTACK_SIDE ? c->defender : c->attacker;
	act.asked = has_order(b, act.seat, number);
	if (b->n_users)
		ce_call(b, HOOK_CARD_RULES, &act);
	act.late = act.late && !act.blind; /* cannot beats can */
	return act;
}

static void note_rules(struct ce_challenge *c, const struct ce_act *rules)
{
	int side = rules->side - 1;

	c->blind[side] = rules->blind;
	c->no_attack[side] = rules->no_attack;
	c->no_compromise[side] = rules->no_compromise;
	c->must[side] = rules->card;
}

void ce_note_card_rules(struct ce_board *b)
{
	b->asking = true;
	for (int i = 0; i < b->t->n_challenges && b->n_users; i++)
		for (int side = CE_ATTACK_SIDE; side <= CE_DEFENCE_SIDE; side++) {
			struct ce_act rules = rules_of(b, i, side);
			note_rules(&b->t->challenge[i], &rules);
			if (rules.blind && !ce_is_off(&b->t->challenge[i]))
				event_add(b->ev, EV_BLIND, AUDIENCE_ALL, "PC-6.8", 2, i,
					  rules.seat);
		}
	b->asking = false;
}

/* A seat's choice --------------------------------------------------------- */

/* One seat's cards for its challenges, before any is played. */
struct choice {
	int seat;
	struct ce_act rules[CE_CHALLENGES]; /* kind 0: not theirs to fight */
	uint8_t card[CE_CHALLENGES];
	uint8_t reserved[256]; /* of these, how often each card */
	int looking_at;        /* the challenge that is read for */
};

static bool is_his(const struct choice *ch, int c)
{
	return ch->rules[c].kind != 0;
}

static void find_rules(struct ce_board *b, struct choice *ch)
{
	for (int c = 0; c < b->t->n_challenges; c++) {
		const struct ce_challenge *the = &b->t->challenge[c];
		ch->rules[c].kind = 0;
		if (ce_is_main(the, ch->seat) && !ce_is_off(the))
			ch->rules[c] = rules_of(b, c, ce_side_of(the, ch->seat));
	}
}

static int n_of_type(const struct ce_board *b, int seat, bool attacks)
{
	int calm = ce_holds(b->s, seat, CARD_COMPROMISE);

	return attacks ? ce_hand_challenge_cards(b->s, seat) - calm : calm;
}

/* A type is forbidden only to who has another [H30]. */
static bool may_play(const struct ce_board *b, const struct ce_act *rules, int card)
{
	if (rules->no_attack && card_is_attack(card))
		return !n_of_type(b, rules->seat, false);
	if (rules->no_compromise && card == CARD_COMPROMISE)
		return !n_of_type(b, rules->seat, true);
	return true;
}

static bool is_free(const struct ce_board *b, const struct choice *ch, int card)
{
	return card_is_challenge(card) &&
	       ch->reserved[card] < ce_holds(b->s, ch->seat, card);
}

/* The card that is named; of a table what comes after `else`. */
static int named(struct ce_board *b, const struct choice *ch, const struct ce_order *o)
{
	return o->card.card != CARD_NONE
		       ? o->card.card
		       : ce_answer(b, ch->seat, ch->looking_at, o->card.item,
				   o->card.n_items, CARD_NONE);
}

static bool read_card(struct ce_board *b, int seat, const struct ce_order *o,
		      bool nearest, void *plan)
{
	const struct choice *ch = plan;
	int card = o->verb == CE_CARD ? named(b, ch, o) : CARD_NONE;

	char name[CARD_NAME_MAX];

	(void)nearest;
	if (o->verb != CE_CARD)
		return false;
	if (is_free(b, ch, card) && may_play(b, &ch->rules[ch->looking_at], card))
		return true;
	if (!ce_is_told(b))
		return false;
	card_name(card, name);
	if (card == CARD_NONE)
		return ce_cannot(b, "R-092", "no row of the table fits");
	if (!card_is_challenge(card))
		return ce_cannot(b, "R-093", "%s is not a challenge card", name);
	if (!ce_holds(b->s, seat, card))
		return ce_cannot(b, "R-092", "%s is no longer in the hand", name);
	if (ch->reserved[card] >= ce_holds(b->s, seat, card))
		return ce_cannot(b, "R-091",
				 "%s is already ordered in a lower-numbered challenge",
				 name);
	return ce_cannot(b, "H30", "a Power forbids %s there", name);
}

static const struct ce_order *find_order(struct ce_board *b, struct choice *ch, int c,
					 ce_reading *read)
{
	ch->looking_at = c;
	for (int i = -1; (i = ce_next_slot(b, ch->seat, CE_CARD, i)) >= 0;) {
		if (b->p->slots[i].challenge != c)
			continue;
		const struct ce_order *o = ce_pick(b, i, read, ch);
		if (o)
			return o;
	}
	return NULL;
}

static void reserve(struct choice *ch, int c, int card)
{
	ch->card[c] = (uint8_t)card;
	ch->reserved[card]++;
}

static bool read_any_card(struct ce_board *b, int seat, const struct ce_order *o,
			  bool nearest, void *plan)
{
	const struct choice *ch = plan;

	(void)seat;
	(void)nearest;
	return o->verb == CE_CARD && (o->card.n_items || is_free(b, ch, o->card.card));
}

/* The order that a challenge chosen late will be answered by. It is read ahead, so that
 * nothing else takes what it names; what came of it is told when it is played. */
static const struct ce_order *look_ahead(struct ce_board *b, struct choice *ch, int c)
{
	bool was = b->asking;

	b->asking = true;
	const struct ce_order *o = find_order(b, ch, c, read_any_card);
	b->asking = was;
	return o;
}

static void keep_named(struct ce_board *b, struct choice *ch, int c)
{
	const struct ce_order *o = look_ahead(b, ch, c);

	if (o && !o->card.n_items)
		reserve(ch, c, o->card.card);
}

/* Chance takes no card that a table names, either, while there is another. */
static void keep_rows(struct ce_board *b, struct choice *ch, int c)
{
	const struct ce_order *o = look_ahead(b, ch, c);

	for (int i = 1; o && i < o->card.n_items; i += 2)
		if (o->card.item[i].word == CE_PLAY_CARD &&
		    is_free(b, ch, o->card.item[i].card))
			ch->reserved[o->card.item[i].card]++;
}

/* The lower number is served first. Cards that are drawn blind are not ordered;
 * one that is chosen late is kept, if the order names it. */
static void find_ordered(struct ce_board *b, struct choice *ch)
{
	memset(ch->card, 0, sizeof ch->card);
	memset(ch->reserved, 0, sizeof ch->reserved);
	for (int c = 0; c < b->t->n_challenges; c++) {
		const struct ce_act *rules = &ch->rules[c];
		if (!is_his(ch, c) || rules->blind)
			continue;
		if (rules->late) {
			keep_named(b, ch, c);
			continue;
		}
		if (rules->card && is_free(b, ch, rules->card)) {
			reserve(ch, c, rules->card);
			continue;
		}
		const struct ce_order *o = find_order(b, ch, c, read_card);
		if (o)
			reserve(ch, c, named(b, ch, o));
	}
}

static void play(struct ce_board *b, struct choice *ch, int number, int card)
{
	struct ce_act act = ce_act_new(ACT_CARD);

	act.seat = (int8_t)ch->seat;
	act.challenge = (int8_t)number;
	act.side = ch->rules[number].side;
	act.card = (uint8_t)card;
	ce_propose(b, &act);
	ch->rules[number].kind = 0;
}

/* At random among the cards that they may play; if none of that kind is left, among
 * all. */
static void play_random(struct ce_board *b, struct choice *ch, int c)
{
	uint8_t held_back[256];

	memcpy(held_back, ch->reserved, sizeof held_back);
	for (int card = CARD_ATTACK_1; card <= CARD_COMPROMISE; card++)
		if (card_is_challenge(card) && !may_play(b, &ch->rules[c], card))
			held_back[card] = 255;
	int card = ce_random_challenge_card(b, ch->seat, c, held_back);
	if (card != CARD_NONE && ce_is_told(b)) {
		char name[CARD_NAME_MAX];
		card_name(card, name);
		ce_tell_chance(b, ch->seat, "R-176", "the card in C%d: %s", c + 1,
			       name);
	}
	play(b, ch, c, card);
}

/* Cards are drawn blind from what the other challenges leave; if they leave none, from
 * the whole hand, before the others choose [CP-2.10]. */
static void draw_blind_first(struct ce_board *b, struct choice *ch)
{
	int n_blind = 0, n_ordered = 0;

	for (int c = 0; c < b->t->n_challenges; c++) {
		n_blind += is_his(ch, c) && ch->rules[c].blind;
		n_ordered += ch->card[c] != CARD_NONE;
	}
	if (!n_blind || ce_hand_challenge_cards(b->s, ch->seat) >= n_blind + n_ordered)
		return;
	memset(ch->reserved, 0, sizeof ch->reserved);
	for (int c = 0; c < b->t->n_challenges; c++)
		if (is_his(ch, c) && ch->rules[c].blind)
			play_random(b, ch, c);
	find_ordered(b, ch);
}

/* Chance comes last, and leaves what is ordered for challenges chosen late. */
static void choose(struct ce_board *b, struct choice *ch)
{
	find_rules(b, ch);
	find_ordered(b, ch);
	draw_blind_first(b, ch);
	for (int c = 0; c < b->t->n_challenges; c++)
		if (is_his(ch, c) && !ch->rules[c].late && ch->card[c]) {
			ch->reserved[ch->card[c]]--;
			play(b, ch, c, ch->card[c]);
		}
	for (int c = 0; c < b->t->n_challenges; c++)
		if (is_his(ch, c) && ch->rules[c].late)
			keep_rows(b, ch, c);
	for (int c = 0; c < b->t->n_challenges; c++)
		if (is_his(ch, c) && !ch->rules[c].late)
			play_random(b, ch, c);
}

/* Those who see the other card -------------------------------------------- */

static int ask(struct ce_board *b, struct choice *ch, int c, const struct ce_order *o)
{
	struct ce_act act = ce_act_new(ACT_ANSWER);
	const struct ce_challenge *the = &b->t->challenge[c];

	act.seat = (int8_t)ch->seat;
	act.challenge = (int8_t)c;
	act.side = ch->rules[c].side;
	act.other_card = the->card[2 - act.side];
	ce_call(b, HOOK_ANSWER, &act);
	if (act.card == CARD_NONE && o && o->card.n_items)
		act.card = (uint8_t)ce_answer_told(b, ch->seat, c, o->card.item,
						   o->card.n_items, act.other_card);
	if (act.card == CARD_NONE && o)
		act.card = o->card.card;
	return act.card;
}

/* The cards that orders name for the seat's other challenges: those played lie on the
 * table, and those chosen late are in the hand until they are. */
static void keep_others(struct ce_board *b, struct choice *ch, int c)
{
	find_ordered(b, ch);
	if (ch->card[c])
		ch->reserved[ch->card[c]]--;
	for (int d = 0; d < b->t->n_challenges; d++)
		if (d != c && is_his(ch, d))
			keep_rows(b, ch, d);
}

/* The other card lies open: the answer comes from their table, their card order, or
 * chance. */
static void answer(struct ce_board *b, struct choice *ch, int c)
{
	keep_others(b, ch, c);
	const struct ce_order *o = find_order(b, ch, c, read_any_card);
	int card = ask(b, ch, c, o);

	if (ce_is_off(&b->t->challenge[c])) /* they would not fight, as was asked */
		ch->rules[c].kind = 0;
	else if (card != CARD_NONE && ce_holds(b->s, ch->seat, card))
		play(b, ch, c, card);
	else
		play_random(b, ch, c);
}

/* If two would both see the other's card, the offence chooses last [CP-2.11]. */
static void answer_all(struct ce_board *b, struct choice choices[])
{
	for (int round = 0; round < 3; round++)
		for (int k = 0; k < b->t->n_seats; k++) {
			struct choice *ch = &choices[ce_from_lead(b->t, k)];
			for (int c = 0; c < b->t->n_challenges; c++) {
				int side = ch->rules[c].side;
				const struct ce_challenge *the = &b->t->challenge[c];
				bool pair = is_his(ch, c) && round == 0 &&
					    side == CE_DEFENCE_SIDE &&
					    is_his(&choices[the->attacker], c);
				if (is_his(ch, c) &&
				    (pair || (round == 1 && side == CE_ATTACK_SIDE) ||
				     round == 2))
					answer(b, ch, c);
			}
		}
}

void ce_choose_cards(struct ce_board *b)
{
	struct choice choices[CE_SEATS];

	for (int seat = 0; seat < b->t->n_seats; seat++)
		choices[seat].seat = seat;
	for (int k = 0; k < b->t->n_seats; k++)
		choose(b, &choices[ce_from_lead(b->t, k)]);
	answer_all(b, choices);
}
