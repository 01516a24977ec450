/* The phases in C, where a rule scene would be long: attacks, divisions, alliances in
 * circles, deals, consolation, destiny; and sheets in any order.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/whiteboard.h"
#include "tests/rules/cosmic/play.h"

static struct play p;

static struct ce_challenge *challenge(int c)
{
	return &p.s.t.challenge[c];
}

/* Red and Blue attack Green 2; Green attacks Yellow, Yellow attacks Red. */
static void two_on_green(const char *seed)
{
	play_bare(&p, 4, seed);
	p.s.t.destiny[RED][0] = GREEN;
	play_all_come(&p);
	play_order(&p, RED, order_attack(GREEN, 2, tokens_from(3, RED, 1)), NULL);
	play_order(&p, BLUE, order_attack(GREEN, 2, tokens_from(2, BLUE, 4)), NULL);
	play_order(&p, GREEN, order_attack(YELLOW, 1, tokens_from(1, GREEN, 5)), NULL);
	play_order(&p, YELLOW, order_attack(RED, 5, tokens_from(1, YELLOW, 5)), NULL);
	play_run(&p);
}

/* */
START_TEST(two_attacks_on_one_planet_are_two_challenges)
{
	two_on_green("two");
	ck_assert_int_eq(p.s.t.n_challenges, 4);
	ck_assert_int_eq(challenge(0)->attacker, RED);
	ck_assert_int_eq(challenge(1)->attacker, BLUE);
	ck_assert_int_eq(challenge(0)->defender, GREEN);
	ck_assert_int_eq(challenge(1)->attack, 2);
	ck_assert(ce_under_attack(&p.s.t, GREEN, 2));
	play_end(&p);
}
END_TEST

/* */
START_TEST(the_defender_divides)
{
	static const struct {
		int n, m, red, blue;
	} orders[] = {{4, 0, 4, 0}, {1, -1, 1, 3}, {3, 3, 2, 2}, {1, 1, 2, 2}};

	for (int i = 0; i < 4; i++) {
		two_on_green("divide");
		play_all_come(&p);
		play_order(&p, GREEN,
			   order_defend(0, orders[i].n, orders[i].m < 0 ? -1 : 1,
					orders[i].m),
			   NULL);
		play_run(&p);
		ck_assert_int_eq(challenge(0)->defence, orders[i].red);
		ck_assert_int_eq(challenge(1)->defence, orders[i].blue);
		play_end(&p);
	}
}
END_TEST

static const struct cond *allies(int i, int seat)
{
	static struct ce_fact fact[8];
	static struct cond cond[8];

	fact[i] = (struct ce_fact){.kind = CE_FACT_ALLIES,
				   .seat = (int8_t)seat,
				   .other = CE_UNSAID,
				   .challenge = CE_UNSAID};
	cond[i] = (struct cond){
		.op = COND_FACT, .fact = &fact[i], .stratum = STRATUM_COMMITMENT};
	return &cond[i];
}

static const struct cond * not(int i, const struct cond *c)
{
	static struct cond cond[8];

	cond[i] = (struct cond){.op = COND_NOT, .a = c, .stratum = c->stratum};
	return &cond[i];
}

/* Both may help Green against Red and Blue; the conditions decide which does. */
static void helpers(const struct cond *red_c1, const struct cond *blue_c0)
{
	two_on_green("circle");
	play_all_come(&p);
	play_order(&p, GREEN, order_invite(0, 15), NULL);
	play_order(&p, GREEN, order_invite(1, 15), NULL);
	play_order(&p, RED, order_ally(1, CE_DEFENCE_SIDE, tokens_plain(1)), red_c1);
	play_order(&p, BLUE, order_ally(0, CE_DEFENCE_SIDE, tokens_plain(1)), blue_c0);
	play_run(&p);
}

/* */
START_TEST(a_friendly_circle_joins)
{
	helpers(allies(0, BLUE), allies(1, RED));
	ck_assert_int_eq(challenge(1)->side[RED], CE_DEFENCE_SIDE);
	ck_assert_int_eq(challenge(0)->side[BLUE], CE_DEFENCE_SIDE);
	play_end(&p);
}
END_TEST

/* */
START_TEST(a_paradox_is_told_to_the_gm_alone)
{
	helpers(allies(0, BLUE), not(0, allies(1, RED)));
	ck_assert_int_eq(challenge(1)->side[RED], CE_NO_SIDE);
	ck_assert_int_eq(challenge(0)->side[BLUE], CE_DEFENCE_SIDE);
	ck_assert_int_eq(play_count(&p, EV_RULING_REMOVED), 1);
	for (int i = 0; i < p.ev.n; i++)
		if (p.ev.e[i].kind == EV_RULING_REMOVED)
			ck_assert_int_eq(p.ev.e[i].audience, AUDIENCE_GM);
	ck_assert(!p.hold);
	play_end(&p);
}
END_TEST

/* Red's luck does not depend on Blue's orders. */
START_TEST(chance_of_one_seat_does_not_hang_on_anothers_orders)
{
	struct ce_challenge first;

	for (int i = 0; i < 3; i++) {
		play_bare(&p, 4, "apart");
		play_all_come(&p);
		p.sheet[RED].readable = false;
		if (i)
			play_order(&p, BLUE,
				   order_attack(GREEN, 1 + i, tokens_from(2, BLUE, i)),
				   NULL);
		play_run(&p);
		if (i == 0)
			first = *challenge(0);
		ck_assert(!memcmp(&first, challenge(0), sizeof first));
		play_end(&p);
	}
}
END_TEST

/* The same decisions in another written order: only ranks may differ, not the outcome.
 */
START_TEST(lines_of_one_sheet_may_stand_in_any_order)
{
	struct ce_state states[2];

	for (int turned = 0; turned < 2; turned++) {
		two_on_green("lines");
		play_all_come(&p);
		for (int k = 0; k < 3; k++) {
			int line = turned ? 2 - k : k;
			if (line == 0)
				play_order(&p, GREEN, order_invite(0, 15), NULL);
			if (line == 1)
				play_order(&p, GREEN, order_defend(0, 1, 1, 3), NULL);
			if (line == 2)
				play_order(&p, GREEN, order_invite(1, 15), NULL);
		}
		play_order(&p, BLUE, order_ally(0, CE_DEFENCE_SIDE, tokens_plain(2)),
			   NULL);
		play_run(&p);
		states[turned] = p.s;
		play_end(&p);
	}
	ck_assert(!memcmp(&states[0], &states[1], sizeof states[0]));
}
END_TEST

/* Deals ------------------------------------------------------------------- */

/* Red and Blue have both compromised in c1, Red with two tokens. */
static void deal_pending(const char *seed)
{
	play_bare(&p, 4, seed);
	p.s.t.phase = 4;
	p.s.t.n_challenges = 1;
	*challenge(0) =
		(struct ce_challenge){.attacker = RED,
				      .defender = BLUE,
				      .system = BLUE,
				      .planet = 1,
				      .attack = 2,
				      .defence = 4,
				      .card = {CARD_COMPROMISE, CARD_COMPROMISE},
				      .shown = 1,
				      .frozen = 1,
				      .result = CE_DEAL_PENDING};
	p.s.t.planet[RED][0][RED] = 2;
	for (int seat = 0; seat < 4; seat++) {
		ce_hand_add(&p.s, seat, 8, false);
		ce_hand_add(&p.s, seat, 40, false);
	}
	play_all_come(&p);
}

static struct ce_order base_for_card(bool red, int planet, int card)
{
	struct ce_order o = order_deal(0);
	struct ce_gift base = {.base_system = BLUE, .base_planet = (int8_t)planet};
	struct ce_gift gift = {.n_named = 1, .named = {(uint8_t)card}};

	o.deal.give = red ? gift : base;
	o.deal.get = red ? base : gift;
	return o;
}

/* */
START_TEST(a_deal_that_both_name_is_made)
{
	deal_pending("deal");
	play_order(&p, RED, base_for_card(true, 3, 40), NULL);
	play_order(&p, BLUE, base_for_card(false, 3, 40), NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->result, CE_DEAL_MADE);
	ck_assert_int_eq(play_on(&p, BLUE, 3, RED), 1);
	ck_assert_int_eq(p.s.t.limbo[RED], 1);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, 40), 2);
	ck_assert_int_eq(ce_holds(&p.s, RED, 40), 0);
	ck_assert_int_eq(p.s.t.turn, 2);
	play_end(&p);
}
END_TEST

/* */
START_TEST(a_near_miss_fails_and_costs_three_each)
{
	deal_pending("near");
	play_order(&p, RED, base_for_card(true, 3, 40), NULL);
	play_order(&p, BLUE, base_for_card(false, 4, 40), NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->result, CE_DEAL_FAILED);
	ck_assert_int_eq(p.s.t.warp[RED], 3);
	ck_assert_int_eq(p.s.t.warp[BLUE], 3);
	ck_assert_int_eq(challenge(0)->attack, 0);
	play_end(&p);
}
END_TEST

/* X and Y ranked the other way round by each: the attacker's first. */
START_TEST(of_two_common_deals_the_attackers_is_taken)
{
	deal_pending("common");
	play_order(&p, RED, base_for_card(true, 3, 40), NULL);
	play_or(&p, RED, base_for_card(true, 4, 8), NULL);
	play_order(&p, BLUE, base_for_card(false, 4, 8), NULL);
	play_or(&p, BLUE, base_for_card(false, 3, 40), NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->result, CE_DEAL_MADE);
	ck_assert_int_eq(play_on(&p, BLUE, 3, RED), 1);
	play_end(&p);
}
END_TEST

/* */
START_TEST(an_open_offer_meets_an_exact_one)
{
	struct ce_order open = order_deal(0);

	open.deal.open = true;
	open.deal.n_wants = 1;
	open.deal.want[0] = (struct ce_want){.kind = CE_WANT_CARDS,
					     .i_get = true,
					     .at_least = 1,
					     .at_most = CE_UNSAID};
	deal_pending("open");
	play_order(&p, RED, base_for_card(true, 3, 40), NULL);
	play_order(&p, BLUE, open, NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->result, CE_DEAL_MADE);
	play_end(&p);

	deal_pending("open");
	play_order(&p, RED, open, NULL);
	play_order(&p, BLUE, open, NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->result, CE_DEAL_FAILED);
	play_end(&p);
}
END_TEST

/* and its option */
START_TEST(who_is_left_alone_may_be_spared)
{
	for (int spare = 0; spare < 2; spare++) {
		deal_pending("spare");
		p.s.t.option.spare_innocent = (uint8_t)spare;
		play_order(&p, RED, base_for_card(true, 3, 40), NULL);
		p.sheet[BLUE].readable = false;
		play_run(&p);
		ck_assert_int_eq(p.s.t.warp[RED], spare ? 0 : 3);
		ck_assert_int_eq(p.s.t.warp[BLUE], 3);
		ck_assert_int_eq(p.s.t.misses[BLUE], 1);
		play_end(&p);
	}
}
END_TEST

/* */
START_TEST(a_short_hand_is_split_fairly)
{
	deal_pending("split");
	p.s.t.n_challenges = 3;
	challenge(0)->result = CE_DEFENCE_WINS;
	challenge(0)->frozen = 0;
	challenge(0)->attack = 0;
	for (int c = 0; c < 2; c++) {
		*challenge(1 + c) = *challenge(0);
		challenge(1 + c)->owed_by = RED;
		challenge(1 + c)->owed_to = (int8_t)(c ? GREEN : BLUE);
		challenge(1 + c)->owed = (int8_t)(c ? 2 : 3);
	}
	ce_hand_add(&p.s, RED, 10, false);
	ce_hand_add(&p.s, RED, 12, false); /* four cards for five claims */
	play_run(&p);
	ck_assert_int_eq(p.s.t.hand_size[RED], 0);
	ck_assert_int_eq(p.s.t.hand_size[BLUE], 4);
	ck_assert_int_eq(p.s.t.hand_size[GREEN], 4);
	play_end(&p);
}
END_TEST

/* Destiny ----------------------------------------------------------------- */

/* */
START_TEST(destiny_goes_round_from_the_new_lead)
{
	static const uint8_t pile[] = {GREEN, GREEN, RED, BLUE, RED, YELLOW};

	deal_pending("destiny");
	memcpy(p.s.h.destiny, pile, sizeof pile);
	p.s.h.n_destiny = sizeof pile;
	p.s.t.n_destiny_used = 0;
	play_run(&p);
	ck_assert_int_eq(p.s.t.lead, BLUE);
	ck_assert_int_eq(p.s.t.destiny[BLUE][0], GREEN);
	ck_assert_int_eq(p.s.t.destiny[GREEN][0],
			 RED); /* their own came first: drawn again */
	ck_assert_int_eq(p.s.t.destiny[YELLOW][0], BLUE);
	ck_assert_int_eq(p.s.t.destiny[RED][0], YELLOW); /* their own, then the next */
	ck_assert_int_eq(p.s.t.n_destiny_used, 6);
	ck_assert_int_eq(play_count(&p, EV_REDRAW), 2);
	play_end(&p);
}
END_TEST

START_TEST(only_the_own_colour_left_is_reshuffled_with_the_used)
{
	deal_pending("reshuffle");
	memset(p.s.h.destiny, 0, sizeof p.s.h.destiny);
	p.s.h.destiny[0] = p.s.h.destiny[1] = BLUE;
	p.s.h.n_destiny = 2;
	p.s.t.n_destiny_used = 0;
	for (int i = 0; i < 10; i++)
		p.s.t.destiny_used[p.s.t.n_destiny_used++] = (uint8_t)(i % 4);
	play_run(&p);
	for (int seat = 0; seat < 4; seat++)
		ck_assert_int_ne(p.s.t.destiny[seat][0], seat);
	ck_assert_int_ge(play_count(&p, EV_DESTINY_SHUFFLED), 1);
	play_end(&p);
}
END_TEST

/* Missed moves ------------------------------------------------------------ */

/* The test of: Blue sends nothing in turn 1. */
START_TEST(two_missed_moves_in_a_row_remove_a_player)
{
	play_bare(&p, 4, "missed");
	for (int seat = 0; seat < 4; seat++)
		for (int i = 0; i < 4; i++)
			ce_hand_add(&p.s, seat, 8, false);
	for (int phase = 1; phase <= 3; phase++) {
		play_all_come(&p);
		p.sheet[BLUE].readable = false;
		play_run(&p);
		if (phase == 2) {
			ck_assert(p.s.t.marked >> BLUE & 1);
			ck_assert(!(ce_owes(&p.s.t) >> BLUE & 1));
		}
	}
	ck_assert_int_eq(p.s.t.turn, 2);
	ck_assert(!(p.s.t.in_game >> BLUE & 1));
	for (int planet = 1; planet <= 5; planet++)
		ck_assert_int_eq(play_on(&p, BLUE, planet, BLUE), 0);
	for (int i = 0; i < p.s.h.n_destiny; i++)
		ck_assert_int_ne(p.s.h.destiny[i], BLUE);
	ck_assert_int_eq(p.s.t.hand_size[BLUE], 0);
	play_end(&p);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("phases");
	TCase *c = tcase_create("phases");

	tcase_add_test(c, two_attacks_on_one_planet_are_two_challenges);
	tcase_add_test(c, the_defender_divides);
	tcase_add_test(c, a_friendly_circle_joins);
	tcase_add_test(c, a_paradox_is_told_to_the_gm_alone);
	tcase_add_test(c, chance_of_one_seat_does_not_hang_on_anothers_orders);
	tcase_add_test(c, lines_of_one_sheet_may_stand_in_any_order);
	tcase_add_test(c, a_deal_that_both_name_is_made);
	tcase_add_test(c, a_near_miss_fails_and_costs_three_each);
	tcase_add_test(c, of_two_common_deals_the_attackers_is_taken);
	tcase_add_test(c, an_open_offer_meets_an_exact_one);
	tcase_add_test(c, who_is_left_alone_may_be_spared);
	tcase_add_test(c, a_short_hand_is_split_fairly);
	tcase_add_test(c, destiny_goes_round_from_the_new_lead);
	tcase_add_test(c, only_the_own_colour_left_is_reshuffled_with_the_used);
	tcase_add_test(c, two_missed_moves_in_a_row_remove_a_player);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
