/* The board with toy Powers: amend, forbid, replace; Zaps; a lost Power.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "tests/rules/cosmic/play.h"

/* Titan: each of their tokens counts three in totals, where they are a main player. */
static void titan_counts(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat == me->seat && ce_use(b, me, act->challenge, act->other))
		act->points = (int16_t)(act->points * 3);
}

/* Ghost: their losses go to Limbo instead. */
static void ghost_returns(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat != me->seat || !ce_use(b, me, act->challenge, -1))
		return;
	ce_spare(b, act, act->n, CE_AT_LIMBO);
}

/* Hermit: nobody joins a challenge in which they are a main player. */
static void hermit_refuses(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (ce_is_main(&b->t->challenge[act->challenge], me->seat))
		act->forbidden = true;
}

static const struct ce_power_rule titan = {
	.name = "Titan",
	.mandatory = true,
	.does = {"Titan", {[HOOK_TOTAL] = titan_counts}}};
static const struct ce_power_rule ghost = {
	.name = "Ghost",
	.mandatory = true,
	.does = {"Ghost", {[HOOK_LOSS] = ghost_returns}}};
static const struct ce_power_rule hermit = {
	.name = "Hermit",
	.mandatory = true,
	.does = {"Hermit", {[HOOK_JOIN] = hermit_refuses}}};
static const struct ce_power_rule *const toys[] = {&titan, &ghost, &hermit};
static const struct ce_catalog catalog = {3, toys};
enum { TITAN = 1, GHOST, HERMIT };

static struct play p;

static void give_power(int seat, int id)
{
	p.s.t.power[seat] = (struct ce_power){.id = (uint8_t)id, .on = 1};
}

/* Red attacks Blue 1 with three tokens and shows 8; Blue shows `blue_card`. */
static void open_position(int blue_card)
{
	play_bare(&p, 4, "board");
	p.catalog = &catalog;
	play_all_come(&p);
	play_order(&p, RED, order_attack(BLUE, 1, tokens_from(3, RED, 1)), NULL);
	play_order(&p, BLUE, order_attack(GREEN, 1, tokens_from(1, BLUE, 5)), NULL);
	play_order(&p, GREEN, order_attack(YELLOW, 1, tokens_from(1, GREEN, 5)), NULL);
	play_order(&p, YELLOW, order_attack(RED, 5, tokens_from(1, YELLOW, 5)), NULL);
	play_run(&p);
	for (int seat = 0; seat < 4; seat++) {
		ce_hand_add(&p.s, seat, 8, false);
		ce_hand_add(&p.s, seat, seat == BLUE ? blue_card : 6, false);
	}
	p.s.t.phase = 3;
}

static void play_red_and_blue(int blue_card)
{
	play_order(&p, RED, order_card(0, 8), NULL);
	play_order(&p, BLUE, order_card(0, blue_card), NULL);
}

START_TEST(a_power_amends_an_act)
{
	open_position(12);
	give_power(RED, TITAN);
	play_red_and_blue(12);
	play_run(&p);
	ck_assert_int_eq(p.s.t.challenge[0].total[0], 8 + 9);
	ck_assert_int_eq(p.s.t.challenge[0].total[1], 12 + 4);
	ck_assert_int_eq(p.s.t.challenge[0].result, CE_ATTACK_WINS);
	ck_assert_int_gt(play_count(&p, EV_USE), 0);
	play_end(&p);
}
END_TEST

START_TEST(a_power_replaces_an_act)
{
	open_position(20);
	give_power(RED, GHOST);
	play_red_and_blue(20);
	play_run(&p);
	ck_assert_int_eq(p.s.t.challenge[0].result, CE_DEFENCE_WINS);
	ck_assert_int_eq(p.s.t.warp[RED], 0);
	ck_assert_int_ge(p.s.t.limbo[RED], 3);
	play_end(&p);
}
END_TEST

START_TEST(a_power_forbids_an_act)
{
	open_position(20);
	give_power(BLUE, HERMIT);
	p.s.t.phase = 2;
	play_all_come(&p);
	play_order(&p, RED, order_invite(0, 1U << GREEN), NULL);
	play_order(&p, GREEN, order_ally(0, CE_ATTACK_SIDE, tokens_plain(2)), NULL);
	play_run(&p);
	ck_assert_int_eq(p.s.t.challenge[0].side[GREEN], CE_NO_SIDE);
	ck_assert_int_eq(play_count(&p, EV_JOINED), 0);
	play_end(&p);
}
END_TEST

START_TEST(with_fewer_than_three_home_bases_a_power_is_silent)
{
	open_position(12);
	give_power(RED, TITAN);
	for (int planet = 2; planet <= 4; planet++) {
		p.s.t.warp[RED] =
			(uint8_t)(p.s.t.warp[RED] + play_on(&p, RED, planet, RED));
		p.s.t.planet[RED][planet - 1][RED] = 0;
	}
	play_red_and_blue(12);
	play_run(&p);
	ck_assert_int_eq(p.s.t.power[RED].on, 0);
	ck_assert_int_eq(play_count(&p, EV_POWER_OFF), 1);
	ck_assert_int_eq(p.s.t.challenge[0].total[0], 8 + 3);
	play_end(&p);
}
END_TEST

/* [PC-20.2], [SP-7] */
START_TEST(two_zaps_on_one_use_are_both_spent)
{
	open_position(12);
	give_power(RED, TITAN);
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	ce_hand_add(&p.s, GREEN, CARD_COSMIC_ZAP, false);
	play_red_and_blue(12);
	play_order(&p, BLUE, order_edict(CARD_COSMIC_ZAP, 0, CE_AT_POWER, RED), NULL);
	play_order(&p, GREEN, order_edict(CARD_COSMIC_ZAP, 0, CE_AT_POWER, RED), NULL);
	play_run(&p);
	ck_assert_int_eq(p.s.t.challenge[0].total[0], 8 + 3);
	ck_assert_int_eq(p.s.t.challenge[0].barred, 1U << RED);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 0);
	ck_assert_int_eq(ce_holds(&p.s, GREEN, CARD_COSMIC_ZAP), 0);
	ck_assert_int_eq(play_count(&p, EV_EDICT), 2);
	/* In their other challenge (Yellow attacks Red 5) the Power works. */
	ck_assert_int_eq(p.s.t.challenge[3].barred, 0);
	ck_assert_int_eq(play_count(&p, EV_USE), 1);
	play_end(&p);
}
END_TEST

/* */
START_TEST(a_zap_with_nothing_to_stop_is_kept)
{
	open_position(12);
	give_power(RED, GHOST); /* used in no challenge that Red wins */
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	play_order(&p, RED, order_card(0, 8), NULL);
	play_order(&p, BLUE, order_card(0, 8), NULL);
	play_order(&p, GREEN, order_edict(CARD_COSMIC_ZAP, 1, CE_AT_POWER, RED), NULL);
	play_order(&p, BLUE, order_edict(CARD_COSMIC_ZAP, 1, CE_AT_POWER, RED), NULL);
	play_run(&p);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 1);
	ck_assert_int_eq(play_count(&p, EV_EDICT), 0);
	play_end(&p);
}
END_TEST

/* */
START_TEST(a_vague_zap_goes_where_the_zapper_fights)
{
	open_position(12);
	give_power(RED, TITAN); /* in c1 against Blue, in c4 against Yellow */
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	play_red_and_blue(12);
	play_order(&p, BLUE, order_edict(CARD_COSMIC_ZAP, CE_UNSAID, CE_AT_POWER, RED),
		   NULL);
	play_run(&p);
	ck_assert_int_eq(p.s.t.challenge[0].barred, 1U << RED);
	ck_assert_int_eq(p.s.t.challenge[3].barred, 0);
	play_end(&p);
}
END_TEST

static const struct cond *would_lose(int seat)
{
	static struct ce_fact fact[CE_SEATS];
	static struct cond cond[CE_SEATS];

	fact[seat] = (struct ce_fact){.kind = CE_FACT_WOULD_LOSE, .seat = (int8_t)seat};
	cond[seat] = (struct cond){
		.op = COND_FACT, .fact = &fact[seat], .stratum = STRATUM_REVEAL};
	return &cond[seat];
}

/* the Zap turns the result, so Emotion Control is kept. */
START_TEST(two_cards_on_one_result_are_tested_in_rank_order)
{
	open_position(12);
	give_power(RED, TITAN);
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	ce_hand_add(&p.s, BLUE, CARD_EMOTION_CONTROL, false);
	play_red_and_blue(12);
	play_order(&p, BLUE, order_edict(CARD_COSMIC_ZAP, 0, CE_AT_POWER, RED),
		   would_lose(BLUE));
	play_order(&p, BLUE,
		   order_edict(CARD_EMOTION_CONTROL, 0, CE_AT_NOTHING, CE_UNSAID),
		   would_lose(BLUE));
	play_run(&p);
	ck_assert_int_eq(p.s.t.challenge[0].result, CE_DEFENCE_WINS);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 0);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_EMOTION_CONTROL), 1);
	ck_assert_int_eq(play_count(&p, EV_CARDS), 4); /* told once, not once a try */
	play_end(&p);
}
END_TEST

START_TEST(the_other_way_round_emotion_control_is_spent_and_the_zap_kept)
{
	open_position(12);
	give_power(RED, TITAN);
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	ce_hand_add(&p.s, BLUE, CARD_EMOTION_CONTROL, false);
	play_red_and_blue(12);
	play_order(&p, BLUE,
		   order_edict(CARD_EMOTION_CONTROL, 0, CE_AT_NOTHING, CE_UNSAID),
		   would_lose(BLUE));
	play_order(&p, BLUE, order_edict(CARD_COSMIC_ZAP, 0, CE_AT_POWER, RED),
		   would_lose(BLUE));
	play_run(&p);
	ck_assert_int_eq(p.s.t.challenge[0].result, CE_DEAL_PENDING);
	ck_assert_int_eq(p.s.t.challenge[0].controlled, 1);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 1);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_EMOTION_CONTROL), 0);
	play_end(&p);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("board");
	TCase *c = tcase_create("board");

	tcase_add_test(c, a_power_amends_an_act);
	tcase_add_test(c, a_power_replaces_an_act);
	tcase_add_test(c, a_power_forbids_an_act);
	tcase_add_test(c, with_fewer_than_three_home_bases_a_power_is_silent);
	tcase_add_test(c, two_zaps_on_one_use_are_both_spent);
	tcase_add_test(c, a_zap_with_nothing_to_stop_is_kept);
	tcase_add_test(c, a_vague_zap_goes_where_the_zapper_fights);
	tcase_add_test(c, two_cards_on_one_result_are_tested_in_rank_order);
	tcase_add_test(c,
		       the_other_way_round_emotion_control_is_spent_and_the_zap_kept);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
