/* Mechanisms of the board that Powers of other sets will need [CP-4.3], each shown by a
 * Power of the tests' own: nothing here names one that is in the catalogue.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "rules/cosmic/phases/destiny.h"
#include "tests/rules/cosmic/play.h"

static bool is_mine(const struct ce_board *b, const struct ce_act *act,
		    const struct ce_user *me)
{
	return act->challenge >= 0 &&
	       ce_is_main(&b->t->challenge[act->challenge], me->seat);
}

/* Hoarder: puts their highest card aside before cards are chosen, and takes it back when
 * the turn ends (extra zones). */
static void hoarder_hides(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	const struct ce_hand *h = &b->s->h.hand[me->seat];
	int card = h->card[h->n - 2];

	if (is_mine(b, act, me) && !ce_mine(b, me)->zone_size[0] &&
	    ce_hand_remove(b->s, me->seat, card))
		ce_zone_add(b, ce_mine(b, me), 0, card);
}
static void hoarder_takes(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	(void)act;
	ce_zone_to_hand(b, ce_mine(b, me), 0, me->seat);
}

/* Pair: plays a second card in their attack, and it is added (extra challenge cards). */
static void pair_adds(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (is_mine(b, act, me) && ce_use(b, me, act->challenge, -1))
		ce_add_shown(b, act->challenge, CE_ATTACK_SIDE, 6);
}
static void pair_counts(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	const struct ce_challenge *c = &b->t->challenge[act->challenge];

	if (act->seat == me->seat)
		act->add = (int16_t)(act->add + c->more[act->side - 1][0]);
}

/* Again: the attack is played again with a lower card (replays). */
static void again_changes(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (is_mine(b, act, me) && ce_use(b, me, act->challenge, -1))
		ce_change_shown(b, act->challenge, CE_ATTACK_SIDE, 6);
}

/* Copier: has their opponent's Power too, for the turn (copying). */
static void copier_copies(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	const struct ce_challenge *c = &b->t->challenge[act->challenge];

	if (c->attacker == me->seat && ce_use(b, me, act->challenge, c->defender))
		ce_borrow(b, me->seat, b->t->power[c->defender].id, CE_FOR_TURN, -1);
}

/* Swapper: they and the defender exchange Powers (swapping). */
static void swapper_swaps(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	const struct ce_challenge *c = &b->t->challenge[act->challenge];

	if (c->attacker == me->seat && ce_use(b, me, act->challenge, c->defender))
		ce_swap_powers(b, me->seat, c->defender);
}

/* Moth: becomes a Titan when the turn ends (replacing); counts what they were (counters).
 */
enum { NOBODY, TITAN, HOARDER, PAIR, AGAIN, COPIER, SWAPPER, MOTH, COLLECTOR, BOMBER };
enum { FATE = BOMBER + 1, PILOT, PRESS_GANG, CENSOR, MARTYR, POLITE, SEER, POWERS };

static void moth_changes(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	(void)act;
	ce_replace_power(b, me->seat, TITAN);
	b->t->power[me->seat].counter = 7;
}

static void titan_counts(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat == me->seat && ce_use(b, me, act->challenge, act->other))
		act->points = (int16_t)(act->points * 3);
}

/* Collector: captures the tokens that they beat; Bomber: these leave the game. Both in
 * one challenge: removal comes first. */
static bool is_beaten_by(const struct ce_board *b, const struct ce_act *loss, int seat)
{
	return loss->challenge >= 0 && loss->seat != seat &&
	       ce_opponent(&b->t->challenge[loss->challenge], loss->seat) == seat;
}
static void collector_keeps(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (is_beaten_by(b, act, me->seat) && ce_use(b, me, act->challenge, act->seat))
		ce_capture(b, act, act->n, ce_mine(b, me));
}
static void bomber_removes(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (is_beaten_by(b, act, me->seat) && ce_use(b, me, act->challenge, act->seat))
		ce_spare(b, act, act->n, CE_AT_OUT);
}

/* Fate: the others are sent to Yellow (destiny control). */
static void fate_sends(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat != me->seat && act->seat != 3 && ce_use(b, me, -1, act->seat))
		ce_destiny_choose(b, act, 3);
}

/* Pilot: their cone turns to Blue 2 once the attacks stand (moving the cone). */
static void pilot_turns(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	const struct ce_challenge *c = &b->t->challenge[act->challenge];

	if (c->attacker == me->seat && ce_use(b, me, act->challenge, -1))
		ce_move_cone(b, act->challenge, c->defender, 2);
}

/* Press gang: Green must help them with two tokens of Green 2 (forced allies). */
static void gang_presses(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	const struct ce_challenge *c = &b->t->challenge[act->challenge];
	struct ce_act join = ce_act_new(ACT_JOIN);

	if (c->attacker != me->seat || c->side[2] || !ce_use(b, me, act->challenge, 2))
		return;
	join.seat = 2;
	join.challenge = act->challenge;
	join.side = CE_ATTACK_SIDE;
	join.asked = true;
	join.pile.n[ce_at_planet(2, 2)] = 2;
	ce_propose(b, &join);
}

/* Censor: their opponent may play no Attack, and a player who has the 4 must play it
 * (forbidden and forced cards). */
static void censor_rules(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->other == me->seat && ce_use(b, me, act->challenge, act->seat)) {
		act->no_attack = true;
		act->card = 4;
	}
}

/* Martyr: wins when they have nothing in the Warp (alternate victory). */
static void martyr_wins(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (b->t->warp[me->seat] == 0 && b->t->limbo[me->seat] > 0)
		act->seats |= (uint8_t)(1U << me->seat);
}

/* Polite: stops the first Edict that another plays in a phase (reactions to cards). */
static void polite_stops(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat != me->seat && card_is_edict(act->card) && !b->no_zaps &&
	    ce_use(b, me, act->challenge, act->seat))
		act->forbidden = true;
}

/* Seer: chooses when the other's card lies open. */
static void seer_waits(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat == me->seat && ce_use(b, me, act->challenge, act->other))
		act->late = true;
}

/* clang-format off */
#define TOY(toy, ...) static const struct ce_power_rule toy = { \
	.name = #toy, .mandatory = true, .does = {#toy, {__VA_ARGS__}}}
TOY(titan,     [HOOK_TOTAL] = titan_counts);
static const struct ce_power_rule hoarder = {
	.name = "hoarder", .mandatory = true, .zone = {{.name = "hoard", .safe = true}},
	.does = {"hoarder", {[HOOK_PRE_CARD] = hoarder_hides, [HOOK_TURN_END] = hoarder_takes}}};
TOY(pair,      [HOOK_SELECTED] = pair_adds, [HOOK_TOTAL_ADD] = pair_counts);
TOY(again,     [HOOK_SELECTED] = again_changes);
TOY(copier,    [HOOK_ATTACKED] = copier_copies);
TOY(swapper,   [HOOK_ATTACKED] = swapper_swaps);
TOY(moth,      [HOOK_TURN_END] = moth_changes);
TOY(collector, [HOOK_LOSS_CAPTURE] = collector_keeps);
TOY(bomber,    [HOOK_LOSS_REMOVE] = bomber_removes);
TOY(fate,      [HOOK_DESTINY] = fate_sends);
TOY(pilot,     [HOOK_ATTACKED] = pilot_turns);
TOY(gang,      [HOOK_ALLIED] = gang_presses);
TOY(censor,    [HOOK_CARD_RULES] = censor_rules);
TOY(martyr,    [HOOK_VICTORY] = martyr_wins);
TOY(polite,    [HOOK_PLAY] = polite_stops);
TOY(seer,      [HOOK_CARD_RULES] = seer_waits);
static const struct ce_power_rule *const toys[] = {
	&titan, &hoarder, &pair, &again, &copier, &swapper, &moth, &collector, &bomber, &fate,
	&pilot, &gang, &censor, &martyr, &polite, &seer};
/* clang-format on */
static const struct ce_catalog catalog = {POWERS - 1, toys};

static struct play p;

static void give(int seat, int power)
{
	p.s.t.power[seat] =
		(struct ce_power){.id = (uint8_t)power, .on = 1, .owner = (int8_t)seat};
}

static struct ce_challenge *challenge(int number)
{
	return &p.s.t.challenge[number];
}

static void sit_down(int seat, int power)
{
	play_bare(&p, 4, "mechanisms");
	p.catalog = &catalog;
	give(seat, power);
}

/* Each attacks the next with two from their planet 1, on its planet 1 or 5. */
static void all_attack(void)
{
	play_all_come(&p);
	play_order(&p, RED, order_attack(BLUE, 1, tokens_from(2, RED, 1)), NULL);
	play_order(&p, BLUE, order_attack(GREEN, 1, tokens_from(2, BLUE, 3)), NULL);
	play_order(&p, GREEN, order_attack(YELLOW, 1, tokens_from(2, GREEN, 4)), NULL);
	play_order(&p, YELLOW, order_attack(RED, 5, tokens_from(2, YELLOW, 1)), NULL);
	play_run(&p);
}

static void hands(int attack_1, int attack_2)
{
	for (int seat = 0; seat < 4; seat++) {
		ce_hand_add(&p.s, seat, attack_1, false);
		ce_hand_add(&p.s, seat, attack_2, false);
	}
}

static void rest(void)
{
	play_all_come(&p);
	play_run(&p);
}

/* Everything is somewhere, before and after. */
static void is_sound(void)
{
	struct err err = {0};

	ck_assert_msg(ce_tokens_sound(&p.s.t, &err), "%s", err.text);
}

START_TEST(cards_lie_in_a_zone_and_come_back)
{
	sit_down(RED, HOARDER);
	all_attack();
	hands(30, 30);
	ce_hand_add(&p.s, RED, 40, false);
	ce_hand_add(&p.s, RED, CARD_PLAGUE, false);
	rest();
	ck_assert_int_eq(p.s.t.power[RED].zone_size[0], 1);
	ck_assert_int_eq(p.s.h.zone[RED][0].card[0], 40);
	ck_assert_int_eq(ce_holds(&p.s, RED, 40), 0);
	rest(); /* cards: everybody an Attack, no phase 4 */
	ck_assert_int_eq(p.s.t.turn, 2);
	ck_assert_int_eq(p.s.t.power[RED].zone_size[0], 0);
	ck_assert_int_eq(ce_holds(&p.s, RED, 40), 1);
	play_end(&p);
}
END_TEST

START_TEST(a_second_card_is_added_and_discarded)
{
	sit_down(RED, PAIR);
	all_attack();
	hands(30, 8);
	ce_hand_add(&p.s, RED, 6, false);
	p.s.t.phase = 3;
	play_all_come(&p);
	play_order(&p, RED, order_card(0, 8), NULL);
	play_order(&p, RED, order_card(3, 30), NULL);
	int discards = p.s.t.n_discard;
	play_run(&p);
	ck_assert_int_eq(challenge(0)->more[0][0], 6);
	ck_assert_int_eq(challenge(0)->total[0], 8 + 6 + 2);
	ck_assert_int_eq(p.s.h.hand[RED].n, 0);
	ck_assert_int_eq(p.s.t.n_discard, discards + 2 * 4 + 1);
	play_end(&p);
}
END_TEST

START_TEST(a_card_that_was_shown_is_played_again)
{
	sit_down(RED, AGAIN);
	all_attack();
	hands(30, 8);
	ce_hand_add(&p.s, RED, 6, false);
	p.s.t.phase = 3;
	play_all_come(&p);
	play_order(&p, RED, order_card(0, 30), NULL);
	play_order(&p, RED, order_card(3, 8), NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->card[0], 6);
	ck_assert_int_eq(challenge(0)->total[0], 6 + 2);
	ck_assert_int_eq(ce_holds(&p.s, RED, 30), 1);
	play_end(&p);
}
END_TEST

START_TEST(a_borrowed_power_works_beside_the_own_one_until_the_turn_ends)
{
	sit_down(RED, COPIER);
	give(BLUE, TITAN);
	all_attack();
	ck_assert_int_eq(p.s.t.power[CE_SEATS].id, TITAN);
	ck_assert_int_eq(p.s.t.power[CE_SEATS].owner, RED);
	hands(30, 8);
	p.s.t.phase = 3;
	rest();
	ck_assert_int_eq(challenge(0)->total[0], challenge(0)->card[0] + 2 * 3);
	ck_assert_int_eq(challenge(0)->total[1], challenge(0)->card[1] + 4 * 3);
	ck_assert_int_eq(p.s.t.turn, 2);
	ck_assert_int_eq(p.s.t.power[CE_SEATS].id, NOBODY);
	ck_assert_int_eq(p.s.t.power[RED].id, COPIER);
	play_end(&p);
}
END_TEST

START_TEST(swapped_powers_keep_what_they_hold)
{
	sit_down(RED, SWAPPER);
	give(BLUE, TITAN);
	p.s.t.power[BLUE].counter = 5;
	all_attack();
	ck_assert_int_eq(p.s.t.power[RED].id, TITAN);
	ck_assert_int_eq(p.s.t.power[RED].counter, 5);
	ck_assert_int_eq(p.s.t.power[RED].owner, RED);
	ck_assert_int_eq(p.s.t.power[BLUE].id, SWAPPER);
	play_end(&p);
}
END_TEST

START_TEST(a_power_becomes_another)
{
	sit_down(RED, MOTH);
	all_attack();
	hands(30, 8);
	p.s.t.phase = 3;
	rest();
	ck_assert_int_eq(p.s.t.power[RED].id, TITAN);
	ck_assert_int_eq(p.s.t.power[RED].counter, 7);
	play_end(&p);
}
END_TEST

/* Red beats two attackers' defences: Blue's four are captured. */
START_TEST(tokens_are_captured_and_counted)
{
	sit_down(RED, COLLECTOR);
	all_attack();
	for (int seat = 0; seat < 4; seat++)
		for (int i = 0; i < 2; i++)
			ce_hand_add(&p.s, seat, seat == RED ? 40 : 4, false);
	p.s.t.phase = 3;
	rest();
	ck_assert_int_eq(p.s.t.power[RED].captured[BLUE], 4);
	ck_assert_int_eq(p.s.t.power[RED].captured[YELLOW], 2);
	ck_assert_int_eq(p.s.t.warp[BLUE], 2); /* their own attack failed as well */
	is_sound();
	play_end(&p);
}
END_TEST

START_TEST(removal_comes_before_capture)
{
	sit_down(RED, COLLECTOR);
	give(GREEN, BOMBER);
	all_attack();
	for (int seat = 0; seat < 4; seat++)
		for (int i = 0; i < 2; i++)
			ce_hand_add(&p.s, seat, seat % 2 ? 4 : 40, false);
	p.s.t.phase = 3;
	rest();
	ck_assert_int_eq(p.s.t.power[RED].captured[BLUE], 4);
	ck_assert_int_eq(p.s.t.out[BLUE], 2);   /* beaten by Green on Green 1 */
	ck_assert_int_eq(p.s.t.out[YELLOW], 2); /* those left on Yellow 1 */
	ck_assert_int_eq(p.s.t.power[RED].captured[YELLOW], 2); /* their attack */
	ck_assert_int_eq(p.s.t.warp[BLUE] + p.s.t.warp[YELLOW], 0);
	is_sound();
	play_end(&p);
}
END_TEST

START_TEST(destiny_is_chosen_from_the_pile)
{
	int yellow = 0;

	sit_down(RED, FATE);
	all_attack();
	hands(30, 8);
	p.s.t.phase = 3;
	rest();
	ck_assert_int_eq(p.s.t.turn, 2);
	for (int i = 0; i < p.s.h.n_destiny; i++)
		yellow += p.s.h.destiny[i] == YELLOW;
	for (int seat = BLUE; seat <= GREEN; seat++)
		ck_assert_int_eq(p.s.t.destiny[seat][0], YELLOW);
	/* Three of a colour in all, wherever they lie. */
	for (int i = 0; i < p.s.t.n_destiny_used; i++)
		yellow += p.s.t.destiny_used[i] == YELLOW;
	ck_assert_int_eq(yellow, CE_DESTINY_COPIES);
	play_end(&p);
}
END_TEST

START_TEST(the_cone_turns_to_another_planet)
{
	sit_down(RED, PILOT);
	p.s.t.planet[BLUE][1][BLUE] = 3;
	p.s.t.warp[BLUE]++;
	all_attack();
	ck_assert_int_eq(challenge(0)->planet, 2);
	ck_assert_int_eq(challenge(0)->defence, 3);
	ck_assert(ce_under_attack(&p.s.t, BLUE, 2));
	ck_assert(!ce_under_attack(&p.s.t, BLUE, 1));
	play_end(&p);
}
END_TEST

START_TEST(an_ally_is_pressed_into_service)
{
	sit_down(RED, PRESS_GANG);
	all_attack();
	rest();
	ck_assert_int_eq(challenge(0)->side[GREEN], CE_ATTACK_SIDE);
	ck_assert_int_eq(challenge(0)->allied[GREEN], 2);
	ck_assert_int_eq(play_on(&p, GREEN, 2, GREEN), 2);
	is_sound();
	play_end(&p);
}
END_TEST

/* The types are told after phase 2. Players who have no other type play what they have. */
START_TEST(cards_are_forbidden_and_forced)
{
	sit_down(RED, CENSOR);
	all_attack();
	hands(30, 8);
	ce_hand_add(&p.s, BLUE, CARD_COMPROMISE, false);
	ce_hand_add(&p.s, YELLOW, 4, false);
	rest();
	ck_assert_int_eq(challenge(0)->no_attack[1], 1);
	ck_assert_int_eq(challenge(0)->must[1], 4);
	ck_assert_int_eq(challenge(1)->no_attack[1], 0);
	play_all_come(&p);
	play_order(&p, BLUE, order_card(0, 30), NULL);
	play_order(&p, YELLOW, order_card(3, 30), NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->card[1], CARD_COMPROMISE);
	ck_assert_int_eq(challenge(3)->card[0], 4);
	play_end(&p);
}
END_TEST

/* Red wins c1 and c4, and nothing of theirs is lost. */
static void martyr_waits(void)
{
	sit_down(RED, MARTYR);
	all_attack();
	hands(8, 8);
	p.s.t.limbo[RED] = 1;
	p.s.t.planet[RED][1][RED]--;
	for (int i = 0; i < 2; i++) {
		ce_hand_remove(&p.s, RED, 8);
		ce_hand_add(&p.s, RED, 40, false);
	}
	p.s.t.phase = 3;
}

START_TEST(a_power_wins_in_its_own_way)
{
	martyr_waits();
	rest();
	ck_assert_int_eq(p.s.t.phase, 0);
	ck_assert_int_eq(p.s.t.winners, 1 << RED);
	play_end(&p);
}
END_TEST

/* in the same step as five bases, and neither shuts out the other. */
START_TEST(who_wins_in_his_own_way_joins_the_winners)
{
	martyr_waits();
	for (int planet = 1; planet < 5; planet++) {
		p.s.t.planet[YELLOW][planet][GREEN] = 1;
		p.s.t.planet[GREEN][1][GREEN]--;
	}
	p.s.t.planet[BLUE][1][GREEN] = 1;
	p.s.t.planet[GREEN][2][GREEN]--;
	rest();
	ck_assert_int_eq(p.s.t.phase, 0);
	ck_assert_int_eq(p.s.t.winners, 1 << RED | 1 << GREEN);
	play_end(&p);
}
END_TEST

START_TEST(a_reaction_stops_a_card)
{
	sit_down(RED, POLITE);
	p.s.t.warp[BLUE] = 3;
	p.s.t.planet[BLUE][4][BLUE] = 1;
	ce_hand_add(&p.s, BLUE, CARD_MOBIUS_TUBES, false);
	play_all_come(&p);
	play_order(&p, BLUE,
		   order_edict(CARD_MOBIUS_TUBES, CE_UNSAID, CE_AT_NOTHING, CE_UNSAID),
		   NULL);
	play_run(&p);
	ck_assert_int_eq(p.s.t.warp[BLUE], 2); /* the turn's release alone */
	play_end(&p);
}
END_TEST

/* "if attack play `low`; else `high`" */
static struct ce_order order_table(int challenge, int low, int high)
{
	struct ce_order o = order_card(challenge, high);

	o.card.n_items = 4;
	o.card.item[0] = (struct ce_item){.n = CE_UNSAID, .word = CE_SEEN_ATTACK};
	o.card.item[1] = (struct ce_item){.word = CE_PLAY_CARD, .card = (uint8_t)low};
	o.card.item[2] = (struct ce_item){.word = CE_ELSE};
	o.card.item[3] = (struct ce_item){.word = CE_PLAY_CARD, .card = (uint8_t)high};
	return o;
}

/* [CP-2.11]: the attacker's table is worked last; the defender sees nothing. */
START_TEST(of_two_who_see_the_other_card_the_attacker_chooses_last)
{
	for (int lead = 0; lead < 4; lead++) {
		sit_down(RED, SEER);
		give(BLUE, SEER);
		p.s.t.lead = (uint8_t)lead;
		all_attack();
		hands(30, 8);
		ce_hand_add(&p.s, BLUE, 15, false);
		p.s.t.phase = 3;
		play_all_come(&p);
		play_order(&p, RED, order_table(0, 8, 30), NULL);
		play_order(&p, BLUE, order_table(0, 8, 30), NULL);
		play_order(&p, BLUE, order_card(1, 15), NULL);
		play_run(&p);
		ck_assert_int_eq(challenge(0)->card[1], 30);
		ck_assert_int_eq(challenge(0)->card[0], 8);
		play_end(&p);
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("mechanisms for Powers to come");
	TCase *c = tcase_create("mechanisms");

	tcase_add_test(c, cards_lie_in_a_zone_and_come_back);
	tcase_add_test(c, a_second_card_is_added_and_discarded);
	tcase_add_test(c, a_card_that_was_shown_is_played_again);
	tcase_add_test(c,
		       a_borrowed_power_works_beside_the_own_one_until_the_turn_ends);
	tcase_add_test(c, swapped_powers_keep_what_they_hold);
	tcase_add_test(c, a_power_becomes_another);
	tcase_add_test(c, tokens_are_captured_and_counted);
	tcase_add_test(c, removal_comes_before_capture);
	tcase_add_test(c, destiny_is_chosen_from_the_pile);
	tcase_add_test(c, the_cone_turns_to_another_planet);
	tcase_add_test(c, an_ally_is_pressed_into_service);
	tcase_add_test(c, cards_are_forbidden_and_forced);
	tcase_add_test(c, a_power_wins_in_its_own_way);
	tcase_add_test(c, who_wins_in_his_own_way_joins_the_winners);
	tcase_add_test(c, a_reaction_stops_a_card);
	tcase_add_test(c, of_two_who_see_the_other_card_the_attacker_chooses_last);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
