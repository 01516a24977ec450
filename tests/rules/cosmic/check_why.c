/* The GM's trace tells more than the events: why an alternative was passed over, the
 * moves of chance or the rules where no order served, and amendments with their
 * authors.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "orders/vocab.h"
#include "rules/cosmic/table/catalog.h"
#include "tests/rules/cosmic/play.h"

static struct play p;

static void open_up(void)
{
	play_bare(&p, 4, "why");
}
static void shut(void)
{
	play_end(&p);
}

/* The line of the seat that is this text, or NULL. */
static const struct trace_line *line(int seat, const char *text)
{
	for (int i = 0; i < p.tr.n; i++)
		if (p.tr.lines[i].seat == seat && str_is(p.tr.lines[i].text, text))
			return &p.tr.lines[i];
	return NULL;
}

static void has(int seat, const char *rule, const char *text)
{
	const struct trace_line *l = line(seat, text);

	for (int i = 0; !l && i < p.tr.n; i++)
		printf("# %d [%s] " PRI_STR "\n", p.tr.lines[i].seat,
		       p.tr.lines[i].rule, STR_ARG(p.tr.lines[i].text));
	ck_assert_msg(l != NULL, "no line: %s", text);
	ck_assert_str_eq(l->rule, rule);
}

static bool has_chance(int seat)
{
	for (int i = 0; i < p.tr.n; i++)
		if (p.tr.lines[i].seat == seat &&
		    str_starts(p.tr.lines[i].text, "by chance: "))
			return true;
	return false;
}

static void give_power(int seat, const char *name)
{
	p.s.t.power[seat].id = (uint8_t)ce_power_find(&ce_catalog, str_of(name));
	p.s.t.power[seat].on = 1;
	ck_assert_int_ne(p.s.t.power[seat].id, 0);
}

/* Everybody attacks the next with four from their first planet. */
static void all_attack(void)
{
	for (int seat = 0; seat < 4; seat++)
		play_order(&p, seat,
			   order_attack((seat + 1) % 4, 3, tokens_from(4, seat, 1)),
			   NULL);
	play_run(&p);
}

START_TEST(a_source_that_is_too_small_is_named)
{
	play_order(&p, RED, order_attack(BLUE, 3, tokens_from(3, RED, 1)), NULL);
	p.s.t.planet[RED][0][RED] = 2;
	p.s.t.planet[RED][1][RED] = 6;
	play_run(&p);
	has(RED, "R-015", "used as far as it could be: an order");
	has(RED, "R-037", "because: only 2 tokens may go from Red 1");
	ck_assert(!has_chance(RED));
}
END_TEST

START_TEST(what_chance_did_for_an_attack_that_nobody_ordered)
{
	play_order(&p, BLUE, order_attack(GREEN, 3, tokens_plain(2)), NULL);
	play_run(&p);
	has(BLUE, "R-015", "used: an order");
	ck_assert(has_chance(BLUE)); /* which two */
	ck_assert(has_chance(RED));
	ck_assert(has_chance(YELLOW));
	int n = 0;
	for (int i = 0; i < p.tr.n; i++)
		n += p.tr.lines[i].seat == RED && !strcmp(p.tr.lines[i].rule, "R-175");
	ck_assert_int_eq(n, 3); /* the planet, how many, which */
}
END_TEST

START_TEST(who_was_not_asked_reads_that_nobody_asked_him)
{
	all_attack();
	play_order(&p, GREEN, order_ally(0, CE_ATTACK_SIDE, tokens_from(1, GREEN, 2)),
		   NULL);
	play_or(&p, GREEN, order_ally(2, CE_ATTACK_SIDE, tokens_from(1, GREEN, 2)),
		NULL);
	play_order(&p, YELLOW, order_ally(0, CE_NO_SIDE, tokens_from(1, YELLOW, 2)),
		   NULL);
	play_order(&p, BLUE, order_invite(0, 1U << YELLOW), NULL);
	play_run(&p);
	has(GREEN, "R-015", "not possible: an order");
	has(GREEN, "R-065", "because: nobody invited this ally into C1");
	has(GREEN, "R-068", "because: a main player of C3 cannot ally in it");
	has(YELLOW, "R-015", "used: an order");
	/* A player who says nothing asks nobody. */
	has(RED, "R-203", "by rule: nobody is asked into C1, C4");
	has(BLUE, "R-203", "by rule: nobody is asked into C2");
}
END_TEST

/* "Invite nobody", "no deal", for all their challenges at once: a decision without an
 * order to carry out. */
static void decline(int seat, int verb)
{
	static struct alternative nothing = {.text = {"invite nobody", 13}};
	struct slot *s = &p.slot[seat][p.sheet[seat].n_slots++];

	*s = (struct slot){.key = {verb, SLOT_ANY, 0},
			   .n_alternatives = 1,
			   .alternatives = &nothing};
	p.sheet[seat].seat = seat;
	p.sheet[seat].slots = p.slot[seat];
	p.sheet[seat].readable = true;
}

START_TEST(who_said_no_does_not_read_that_the_rules_decided)
{
	all_attack();
	decline(RED, CE_INVITE);
	decline(GREEN, CE_DEAL);
	play_run(&p);
	ck_assert(!line(RED, "by rule: nobody is asked into C1, C4"));
	has(GREEN, "R-203", "by rule: nobody is asked into C2, C3");
}
END_TEST

START_TEST(a_card_that_is_gone_is_named_and_the_one_that_chance_played)
{
	all_attack();
	play_all_come(&p);
	play_run(&p);
	for (int seat = 0; seat < 4; seat++)
		while (p.s.h.hand[seat].n)
			ce_hand_remove(&p.s, seat, p.s.h.hand[seat].card[0]);
	ce_hand_add(&p.s, RED, 6, false);
	ce_hand_add(&p.s, RED, 8, false);
	ce_hand_add(&p.s, BLUE, 8, false);
	ce_hand_add(&p.s, BLUE, CARD_COMPROMISE, false);
	ce_hand_add(&p.s, BLUE, CARD_MOBIUS_TUBES, false);
	play_order(&p, RED, order_card(0, 12), NULL);
	play_or(&p, RED, order_card(0, 6), NULL);
	play_order(&p, RED, order_card(3, 6), NULL);
	play_order(&p, BLUE, order_card(0, 8), NULL);
	play_order(&p, BLUE,
		   order_edict(CARD_MOBIUS_TUBES, CE_UNSAID, CE_AT_NOTHING, CE_UNSAID),
		   NULL);
	play_run(&p);
	has(RED, "R-092", "because: Attack 12 is no longer in the hand");
	has(RED, "R-091",
	    "because: Attack 6 is already ordered in a lower-numbered challenge");
	has(RED, "R-176", "by chance: the card in C4: Attack 8");
	has(BLUE, "R-176", "by chance: the card in C2: Compromise");
	has(BLUE, "R-058", "because: Mobius Tubes is not played in phase 3");
}
END_TEST

START_TEST(a_zap_for_which_nothing_came_stays)
{
	give_power(BLUE, "Zombie");
	ce_hand_add(&p.s, RED, CARD_COSMIC_ZAP, false);
	play_order(&p, RED, order_edict(CARD_COSMIC_ZAP, CE_UNSAID, CE_AT_POWER, BLUE),
		   NULL);
	play_run(&p);
	has(RED, "R-157", "kept: an order");
	ck_assert(!line(RED, "used: an order"));
	ck_assert_int_eq(ce_holds(&p.s, RED, CARD_COSMIC_ZAP), 1);
}
END_TEST

/* The Flare goes with the old hand before it finds a use: it was lost, not kept. */
START_TEST(a_card_that_was_lost_is_not_said_to_stay)
{
	ce_hand_add(&p.s, RED, CARD_COSMIC_ZAP, false);
	give_power(BLUE, "Zombie");
	play_order(&p, RED, order_edict(CARD_COSMIC_ZAP, CE_UNSAID, CE_AT_POWER, BLUE),
		   NULL);
	p.s.t.plague[RED] = 1;
	for (int i = 0; i < p.s.h.hand[RED].n; i++)
		if (p.s.h.hand[RED].card[i] != CARD_COSMIC_ZAP)
			ce_hand_remove(&p.s, RED, p.s.h.hand[RED].card[i--]);
	play_run(&p);
	ck_assert_int_eq(ce_holds(&p.s, RED, CARD_COSMIC_ZAP), 0);
	ck_assert(!line(RED, "kept: an order"));
	ck_assert(!line(RED, "used: an order"));
}
END_TEST

START_TEST(a_card_that_was_played_is_not_said_to_stay)
{
	ce_hand_add(&p.s, RED, CARD_PLAGUE, false);
	play_order(&p, RED, order_edict(CARD_PLAGUE, CE_UNSAID, CE_AT_PLAYER, BLUE),
		   NULL);
	play_run(&p);
	has(RED, "R-015", "used: an order");
	ck_assert(!line(RED, "kept: an order"));
}
END_TEST

START_TEST(a_power_that_amends_an_act_is_named_with_what_it_changed)
{
	give_power(RED, "Macron"); /* each of its tokens counts as four */
	all_attack();
	play_all_come(&p);
	play_run(&p);
	for (int seat = 0; seat < 4; seat++) {
		ce_hand_add(&p.s, seat, 8, false);
		ce_hand_add(&p.s, seat, 8, false);
	}
	play_order(&p, RED, order_card(0, 8), NULL);
	play_order(&p, BLUE, order_card(0, 8), NULL);
	const int tokens = p.s.t.challenge[0].attack;
	play_run(&p);
	struct str text =
		str_printf(p.a, "Macron changes Red's total in C1 from %d to %d",
			   8 + tokens, 8 + 4 * tokens);
	has(RED, "H33", str_z(p.a, text));
}
END_TEST

START_TEST(tokens_in_limbo_that_nobody_placed_stay_by_rule)
{
	p.s.t.limbo[RED] = p.s.t.limbo[GREEN] = 2;
	p.s.t.planet[RED][4][RED] = p.s.t.planet[GREEN][4][GREEN] = 2;
	play_order(&p, RED, order_to(CE_LIMBO_TO, 1, BLUE, 5), NULL);
	play_run(&p);
	has(RED, "R-119", "because: Red has no base on Blue 5");
	has(RED, "R-203", "by rule: 2 tokens stay in Limbo: no order could place them");
	has(GREEN, "R-203",
	    "by rule: 2 tokens stay in Limbo: no order named a place for them");
}
END_TEST

/* An Oracle's hand and what comes to meet it, and the reason that stands below the table. The table is "if compromise play 4; if
 * attack play cheapest winning; else Compromise"; four tokens meet four. */
/* clang-format off */
static const struct { int shown; const char *why; } seen[] = {
	{CARD_COMPROMISE, "because: in C1 Compromise was shown; row 1 gave Attack 4"},
	{10, "because: in C1 Attack 10 was shown; row 2 gave Attack 12"},
	{40, "because: in C1 Attack 40 was shown; row 2 is about that, but no card in the hand did what it says; row 3 gave Compromise"},
};
/* clang-format on */

START_TEST(a_table_tells_which_row_gave_the_card)
{
	struct ce_order o = order_card(0, CARD_NONE);

	o.card.n_items = 6;
	o.card.item[0] = (struct ce_item){.word = CE_SEEN_COMPROMISE};
	o.card.item[1] = (struct ce_item){.word = CE_PLAY_CARD, .card = 4};
	o.card.item[2] = (struct ce_item){.n = CE_UNSAID, .word = CE_SEEN_ATTACK};
	o.card.item[3] = (struct ce_item){.word = CE_PLAY_CHEAPEST};
	o.card.item[4] = (struct ce_item){.word = CE_ELSE};
	o.card.item[5] =
		(struct ce_item){.word = CE_PLAY_CARD, .card = CARD_COMPROMISE};
	give_power(RED, "Oracle");
	all_attack();
	play_all_come(&p);
	play_run(&p);
	for (int seat = 0; seat < 2; seat++)
		while (p.s.h.hand[seat].n)
			ce_hand_remove(&p.s, seat, p.s.h.hand[seat].card[0]);
	ce_hand_add(&p.s, RED, 4, false);
	ce_hand_add(&p.s, RED, 5, false);
	ce_hand_add(&p.s, RED, 12, false);
	ce_hand_add(&p.s, RED, CARD_COMPROMISE, false);
	ce_hand_add(&p.s, BLUE, seen[_i].shown, false);
	ce_hand_add(&p.s, BLUE, 6, false);
	play_order(&p, RED, o, NULL);
	play_order(&p, RED, order_card(3, 5), NULL);
	play_order(&p, BLUE, order_card(0, seen[_i].shown), NULL);
	play_run(&p);
	has(RED, "CP-2.11", seen[_i].why);
	/* It stands right below the line about its order. */
	const struct trace_line *why = line(RED, seen[_i].why);
	ck_assert_int_eq(why[-1].what, TRACE_USED);
}
END_TEST

/* Ordered in phase 3 it counts only if phase 4 is left out. */
START_TEST(a_plan_for_the_own_colour_tells_why_it_was_not_needed)
{
	for (int settles = 0; settles < 2; settles++) {
		if (settles) {
			shut();
			open_up();
		}
		all_attack();
		play_all_come(&p);
		play_run(&p);
		for (int seat = 0; seat < 4; seat++) {
			while (p.s.h.hand[seat].n)
				ce_hand_remove(&p.s, seat, p.s.h.hand[seat].card[0]);
			for (int i = 0; i < 2; i++)
				ce_hand_add(&p.s, seat, settles ? CARD_COMPROMISE : 8,
					    false);
		}
		p.s.h.destiny[p.s.h.n_destiny - 1] = p.s.h.destiny[0] = BLUE;
		play_order(&p, RED,
			   (struct ce_order){.verb = CE_OWN_COLOUR,
					     .challenge = CE_UNSAID,
					     .own.choice = CE_OWN_FIGHT},
			   NULL);
		play_run(&p);
		ck_assert_int_eq(p.s.t.phase, settles ? 4 : 1);
		if (settles)
			has(RED, "R-008",
			    "because: phase 4 takes place: destiny is drawn after it, by the orders of that phase");
		else if (p.s.t.destiny[RED][0] != RED && p.s.t.own[RED] == 0)
			has(RED, "R-040", "because: destiny gave Red another colour");
	}
}
END_TEST

/* [CP-2.8] Seven cards in the hand, and the order says two: there is room for one. */
START_TEST(a_mutant_whose_hand_is_full_reads_how_many_it_drew)
{
	struct ce_order o = {.verb = CE_POWER, .challenge = 0};

	give_power(RED, "Mutant");
	all_attack();
	while (p.s.h.hand[RED].n > 7)
		ce_hand_remove(&p.s, RED, p.s.h.hand[RED].card[0]);
	while (p.s.h.hand[RED].n < 7)
		ce_hand_add(&p.s, RED, 6, false);
	o.power.id = p.s.t.power[RED].id;
	o.power.target.seat = CE_UNSAID;
	o.power.n_items = 1;
	o.power.item[0] = (struct ce_item){.n = 2, .seat = CE_UNSAID};
	play_order(&p, RED, o, NULL);
	play_run(&p);
	ck_assert_int_eq(p.s.h.hand[RED].n, 8);
	has(RED, "CP-2.8", "by rule: Mutant draws 1 card in C1, to a hand of 8");
}
END_TEST

/* [CP-2.15] What was used is told by the last reading of an order alone. */
START_TEST(an_attack_that_a_zap_stopped_is_not_said_to_be_used)
{
	int used[2] = {0};

	give_power(RED, "Will");
	ce_hand_add(&p.s, GREEN, CARD_COSMIC_ZAP, false);
	play_order(&p, RED, order_attack(GREEN, 3, tokens_from(2, RED, 1)), NULL);
	play_or(&p, RED, order_attack(BLUE, 4, tokens_from(1, RED, 2)), NULL);
	play_order(&p, GREEN, order_edict(CARD_COSMIC_ZAP, CE_UNSAID, CE_AT_POWER, RED),
		   NULL);
	play_run(&p);
	ck_assert_int_eq(play_on(&p, RED, 2, RED), 3);
	for (int i = 0; i < p.tr.n; i++)
		if (p.tr.lines[i].seat == RED && p.tr.lines[i].what == TRACE_USED)
			used[p.tr.lines[i].alternative]++;
	ck_assert_int_eq(used[0], 0);
	ck_assert_int_eq(used[1], 1);
}
END_TEST

/* Red, who is Macron, sends four by its own Flare [CP-2.2 super] at a planet of Green. */
static int attack_by_super(void)
{
	struct ce_order flare = {.verb = CE_FLARE, .challenge = CE_UNSAID};

	give_power(RED, "Macron");
	int card = CARD_FLARE + p.s.t.power[RED].id;
	ce_hand_add(&p.s, RED, (uint8_t)card, false);
	flare.power.flare = (uint8_t)card;
	flare.power.super = true;
	flare.power.target.seat = CE_UNSAID;
	p.s.t.n_destiny[RED] = 1;
	p.s.t.destiny[RED][0] = GREEN;
	play_order(&p, RED, order_attack(GREEN, 3, tokens_from(4, RED, 1)), NULL);
	play_order(&p, RED, flare, NULL);
	return card;
}

/* How often the seat reads that an order of that number was done, and done whole. */
static int whole(int seat, int slot)
{
	int n = 0;

	for (int i = 0; i < p.tr.n; i++)
		n += p.tr.lines[i].seat == seat && p.tr.lines[i].slot == slot &&
		     p.tr.lines[i].what == TRACE_USED;
	return n;
}

/* The Super strengthens the Power; a Zap on the Power leaves one token. */
START_TEST(fewer_tokens_than_were_ordered_are_not_an_order_that_is_done)
{
	int card = attack_by_super();

	ce_hand_add(&p.s, GREEN, CARD_COSMIC_ZAP, false);
	play_order(&p, GREEN, order_edict(CARD_COSMIC_ZAP, CE_UNSAID, CE_AT_POWER, RED),
		   NULL);
	play_run(&p);
	ck_assert_int_eq(play_on(&p, RED, 1, RED), 3);
	ck_assert_int_eq(whole(RED, 0), 0);
	has(RED, "R-015", "used as far as it could be: an order");
	has(RED, "R-154",
	    "because: 1 of 4 tokens went: a Cosmic Zap stopped the Power, so nothing let more go");
	has(RED, "R-190", "kept: an order");
	has(RED, "R-193",
	    "because: a Cosmic Zap stopped the Power, and the Super strengthens only that");
	ck_assert_int_eq(ce_holds(&p.s, RED, (uint8_t)card), 1);
}
END_TEST

START_TEST(a_flare_that_was_stopped_is_not_said_to_be_used)
{
	struct ce_order zap = order_edict(CARD_FLAREZAP, CE_UNSAID, CE_AT_FLARE, RED);

	zap.edict.target.card = (int16_t)attack_by_super();
	ce_hand_add(&p.s, GREEN, CARD_FLAREZAP, false);
	play_order(&p, GREEN, zap, NULL);
	play_run(&p);
	ck_assert_int_eq(play_on(&p, RED, 1, RED), 3);
	has(RED, "R-192",
	    "because: 1 of 4 tokens went: a Flarezap stopped the Flare, so nothing let more go");
	has(RED, "R-192", "could not act: an order");
	has(RED, "R-192", "because: a Flarezap stopped the Flare");
}
END_TEST

/* Four of four: nothing was stopped, so nothing is said. */
START_TEST(a_whole_attack_is_done)
{
	(void)attack_by_super();
	play_run(&p);
	ck_assert_int_eq(whole(RED, 0), 1);
	ck_assert_int_ge(whole(RED, 1), 1);
	ck_assert(!line(RED, "used as far as it could be: an order"));
}
END_TEST

/* [CP-2.8] Phase 3: the Mutant would draw, and is zapped. */
START_TEST(a_power_that_was_stopped_is_not_said_to_be_used)
{
	struct ce_order o = {.verb = CE_POWER, .challenge = 0};

	give_power(RED, "Mutant");
	all_attack();
	o.power.id = p.s.t.power[RED].id;
	o.power.target.seat = CE_UNSAID;
	while (p.s.h.hand[RED].n > 5)
		ce_hand_remove(&p.s, RED, p.s.h.hand[RED].card[0]);
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	o.power.n_items = 1;
	o.power.item[0] = (struct ce_item){.n = 2, .seat = CE_UNSAID};
	play_order(&p, RED, o, NULL);
	play_order(&p, BLUE, order_edict(CARD_COSMIC_ZAP, 0, CE_AT_POWER, RED), NULL);
	play_run(&p);
	ck_assert_int_gt(play_count(&p, EV_STOPPED), 0);
	has(RED, "R-154", "could not act: an order");
	has(RED, "R-154", "because: a Cosmic Zap stopped the Power in C1");
}
END_TEST

/* [CP-2.18] A patient who agrees has no Power, and loses none. */
START_TEST(a_word_about_another_power_is_not_a_power_that_is_lost)
{
	struct ce_order o = {.verb = CE_POWER, .challenge = CE_UNSAID};

	give_power(GREEN, "Healer");
	p.s.t.option.heal_consent = 1;
	o.power.id = p.s.t.power[GREEN].id;
	o.power.target.seat = CE_UNSAID;
	play_order(&p, RED, o, NULL);
	play_run(&p);
	ck_assert_int_eq(p.s.t.power[GREEN].mark[RED], 1);
	ck_assert(line(RED, "used: an order") != NULL);
	ck_assert(!line(RED, "could not act: an order"));
	for (int i = 0; i < p.tr.n; i++)
		ck_assert(
			!str_starts(p.tr.lines[i].text, "because: the Power is lost"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("cosmic/why");
	TCase *t = tcase_create("why");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, fewer_tokens_than_were_ordered_are_not_an_order_that_is_done);
	tcase_add_test(t, a_flare_that_was_stopped_is_not_said_to_be_used);
	tcase_add_test(t, a_whole_attack_is_done);
	tcase_add_test(t, a_power_that_was_stopped_is_not_said_to_be_used);
	tcase_add_test(t, a_word_about_another_power_is_not_a_power_that_is_lost);
	tcase_add_test(t, a_source_that_is_too_small_is_named);
	tcase_add_test(t, what_chance_did_for_an_attack_that_nobody_ordered);
	tcase_add_test(t, who_was_not_asked_reads_that_nobody_asked_him);
	tcase_add_test(t, who_said_no_does_not_read_that_the_rules_decided);
	tcase_add_test(t, a_card_that_is_gone_is_named_and_the_one_that_chance_played);
	tcase_add_test(t, a_zap_for_which_nothing_came_stays);
	tcase_add_test(t, a_card_that_was_lost_is_not_said_to_stay);
	tcase_add_test(t, a_card_that_was_played_is_not_said_to_stay);
	tcase_add_test(t, a_power_that_amends_an_act_is_named_with_what_it_changed);
	tcase_add_test(t, tokens_in_limbo_that_nobody_placed_stay_by_rule);
	tcase_add_loop_test(t, a_table_tells_which_row_gave_the_card, 0,
			    sizeof seen / sizeof *seen);
	tcase_add_test(t, a_plan_for_the_own_colour_tells_why_it_was_not_needed);
	tcase_add_test(t, a_mutant_whose_hand_is_full_reads_how_many_it_drew);
	tcase_add_test(t, an_attack_that_a_zap_stopped_is_not_said_to_be_used);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
