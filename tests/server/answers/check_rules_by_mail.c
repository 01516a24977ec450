/* Rules that only letters can show: the contents of players' letters, their deadlines
 * and senders; the news to each at the start, and when a rule changes.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/state.h"
#include "schema/sheets.h"
#include "server/game/position.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/phase/game_start.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { MINUTE = 60 };
enum { ANN, BOB, CAT, DAN };

static struct house h;

static void open_up(void)
{
	house_open(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static bool says(struct sent s, const char *words)
{
	return str_find(house_flat(&h, s.body), str_of(words)) != SIZE_MAX;
}

static struct stored_sheet sheet_of(struct house *in, int seat)
{
	struct stored_sheet s;
	struct err err = {0};
	struct game g = house_game(in);

	ck_assert(sheets_load(in->home.store, in->a, g.id, g.phase_no, seat, &s, &err));
	return s;
}

static const struct ce_state *state_of(struct house *in)
{
	struct position *p = arena_new(in->a, struct position);
	struct err err = {0};
	struct game g = house_game(in);

	ck_assert_msg(position_load(&in->home, in->a, &g, g.phase_no, p, &err), "%s",
		      err.text);
	return p->state;
}

static void all_attack(void)
{
	for (int who = 0; who < HOUSE_PEOPLE; who++)
		house_write(&h, who, house_attack(&h, who));
	house_round(&h);
}

static void run_phase(struct house *in)
{
	in->now = house_game(in).deadline;
	house_pass(in, 0);
	house_round(in);
}

/* Talk ---------------------------------------------------------------------- */

/* [PC-3.1]: to one, to all, on any subject; a letter that only talks orders nothing. */
START_TEST(players_may_write_to_each_other_about_anything)
{
	house_start(&h);
	house_write(&h, ANN,
		    "press to blue:\nLeave Red 3 alone and I help you.\nendpress\n");
	house_write(&h, CAT,
		    "press to all:\nattack yellow 3 with 2 from 1, says the oracle\n"
		    "endpress\n");
	house_round(&h);
	ck_assert_int_eq(sheet_of(&h, CAT).n_slots, 0);
	all_attack();
	run_phase(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	for (int who = 0; who < HOUSE_PEOPLE; who++) {
		struct sent s = house_last(&h, who, "T1 P2 report");
		ck_assert_int_ne(s.id, 0);
		ck_assert(says(s, "says the oracle"));
		ck_assert_int_eq(says(s, "Leave Red 3 alone and I help you."),
				 who == ANN || who == BOB);
	}
	/* Before the next phase as well. */
	house_write(&h, BOB, "press to red:\nAgreed.\nendpress\nfinal\n");
	for (int who = 0; who < HOUSE_PEOPLE; who++)
		house_write(&h, who, "final\n");
	house_round(&h);
	run_phase(&h);
	ck_assert(says(house_last(&h, ANN, "T1 P3 report"), "Agreed."));
	ck_assert(!says(house_last(&h, DAN, "T1 P3 report"), "Agreed."));
}
END_TEST

/* Until when ---------------------------------------------------------------- */

static struct str attacks_of(struct house *in, int seat)
{
	const struct ce_state *s = state_of(in);

	for (int c = 0; c < s->t.n_challenges; c++)
		if (s->t.challenge[c].attacker == seat)
			return str_printf(in->a, "planet %d with %d",
					  s->t.challenge[c].planet,
					  s->t.challenge[c].attack);
	return STR("nothing");
}

/* Ann's orders stand; she changes her mind `seconds` after the deadline. */
static struct str changed_after(int seconds)
{
	struct house copy;
	struct str attack;

	house_copy(&h, &copy);
	int64_t deadline = house_game(&copy).deadline;
	copy.now = deadline + seconds;
	house_pass(&copy, 0);
	struct str line = str_of(house_attack(&copy, ANN)), colour;
	(void)str_word(&line, &colour);
	(void)str_word(&line, &colour);
	house_write(&copy, ANN,
		    str_z(copy.a, str_printf(copy.a, "attack %.*s 5 with 1 from 2\n",
					     STR_ARG(colour))));
	house_round(&copy);
	if (house_game(&copy).phase == 1) {
		copy.now = deadline;
		house_pass(&copy, 0);
		house_round(&copy);
	}
	ck_assert_int_eq(house_game(&copy).phase, 2);
	attack = str_dup(h.a, attacks_of(&copy, ANN));
	house_close(&copy);
	return attack;
}

/* [PC-3.2] */
START_TEST(orders_count_that_come_by_the_deadline_and_no_others)
{
	house_start(&h);
	all_attack();
	house_write(&h, DAN, "wait\n");
	house_round(&h);
	ck_assert(str_is(changed_after(-1), "planet 5 with 1"));
	ck_assert(str_is(changed_after(MINUTE), "planet 3 with 2"));
}
END_TEST

/* [PC-3.2], [PC-18.1]: orders that come too late are as good as none. */
START_TEST(who_writes_too_late_has_missed_the_phase)
{
	house_start(&h);
	all_attack();
	run_phase(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	for (int who = BOB; who <= DAN; who++)
		house_write(&h, who, "final\n");
	house_round(&h);
	h.now = house_game(&h).deadline + MINUTE;
	house_pass(&h, 0);
	house_write(&h, ANN, "invite nobody in c1\n");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
	ck_assert_int_eq(state_of(&h)->t.misses[ANN], 1);
	ck_assert_int_eq(state_of(&h)->t.misses[BOB], 0);
}
END_TEST

/* From where ---------------------------------------------------------------- */

/* [PC-3.3], [R-200] */
START_TEST(orders_from_an_address_not_known_are_no_orders_and_the_player_is_told)
{
	static const char *const strangers[] = {"ann@elsewhere.example",
						"Ann <eve@example.org>"};
	house_start(&h);
	house_write(&h, ANN, house_attack(&h, ANN));
	house_round(&h);
	struct stored_sheet before = sheet_of(&h, ANN);
	ck_assert_int_eq(before.n_slots, 1);
	const char *key = str_z(h.a, house_key(&h, ANN));
	struct sent *sent;
	(void)house_sent(&h, &sent);
	for (int i = 0; i < 2; i++) {
		const char *in = house_post(&h, strangers[i], key, "clear\nfinal\n");
		house_round(&h);
		ck_assert_str_eq(house_state(&h, in), "held");
		struct stored_sheet after = sheet_of(&h, ANN);
		ck_assert_int_eq(after.n_slots, 1);
		ck_assert(!after.final);
		ck_assert(str_equal(after.slots[0].line, before.slots[0].line));
		ck_assert_int_eq(house_sent(&h, &sent), 1);
		ck_assert(str_find(sent[0].to, STR("ann@example.org")) != SIZE_MAX);
		ck_assert(says(sent[0], "Without your `confirm` nothing in it"));
	}
}
END_TEST

/* [PC-3.3], [R-200]: Bob's address is known, but not for Red. */
START_TEST(orders_for_one_player_from_another_are_no_orders_and_both_are_told)
{
	house_start(&h);
	const char *key = str_z(h.a, house_key(&h, ANN));
	struct sent *sent;
	(void)house_sent(&h, &sent);
	house_post(&h, house_address[BOB], key, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(sheet_of(&h, ANN).n_slots, 0);
	ck_assert_int_eq(sheet_of(&h, BOB).n_slots, 0);
	int n = house_sent(&h, &sent), ann = 0, bob = 0;
	for (int i = 0; i < n; i++) {
		ann += str_find(sent[i].to, STR("ann@")) != SIZE_MAX;
		bob += str_find(sent[i].to, STR("bob@")) != SIZE_MAX;
	}
	ck_assert_int_eq(ann, 1);
	ck_assert_int_eq(bob, 1);
}
END_TEST

/* [PC-3.3]: the orders in Ann's letter are never Bob's, with any heading. Her own order
 * stands. */
START_TEST(one_letter_never_holds_orders_for_two_players)
{
	static const char *const heads[] = {"blue: ", "orders blue\n",
					    "orders for blue:\n", "Blue (Bob):\n"};

	house_start(&h);
	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
		struct house copy;
		house_copy(&h, &copy);
		const char *own = house_attack(&copy, ANN);
		struct str text = str_printf(copy.a, "%s%s%s", own, heads[i],
					     house_attack(&copy, BOB));
		house_write(&copy, ANN, str_z(copy.a, text));
		house_round(&copy);
		struct stored_sheet ann = sheet_of(&copy, ANN);
		ck_assert(!sheet_of(&copy, BOB).exists);
		ck_assert_int_eq(ann.n_slots, 1);
		ck_assert(str_find(ann.slots[0].line, STR("from Red 1")) != SIZE_MAX);
		ck_assert_int_eq(house_count(&copy, BOB, "receipt"), 1); /* of JOIN */
		house_close(&copy);
	}
}
END_TEST

/* At the start -------------------------------------------------------------- */

/* [PC-5.1]: names and addresses of all to all; telephones of those who gave one. */
START_TEST(the_start_letter_tells_who_plays)
{
	static const char *const names[] = {"Ann", "Bob", "Cat", "Dan"};
	struct err err = {0};

	house_invite(&h);
	house_write(&h, ANN, "join phone +44 20 7946 0001\n");
	house_write(&h, BOB, "join\n");
	house_write(&h, CAT, "join phone 0555-77\n");
	house_write(&h, DAN, "join\n");
	house_round(&h);
	ck_assert(game_start(&h.home, h.a, STR("kestrel"), &err));
	house_round(&h);
	for (int who = 0; who < HOUSE_PEOPLE; who++) {
		struct sent s = house_last(&h, who, "begins");
		for (int i = 0; i < HOUSE_PEOPLE; i++) {
			ck_assert(says(s, names[i]));
			ck_assert(says(s, house_address[i]));
		}
		ck_assert(says(s, "+44 20 7946 0001"));
		ck_assert(says(s, "0555-77"));
	}
}
END_TEST

static struct str cards_of(const struct ce_state *s, int seat)
{
	struct buf b = buf_in(h.a);

	ce_print_cards(s->h.hand[seat].card, s->h.hand[seat].n, &b);
	return buf_str(&b);
}

/* [PC-5.2], [PC-5.3] */
START_TEST(the_start_letter_tells_all_powers_and_the_own_hand)
{
	house_start(&h);
	const struct ce_state *s = state_of(&h);
	for (int who = 0; who < HOUSE_PEOPLE; who++) {
		struct sent letters[] = {house_last(&h, who, "begins"),
					 house_last(&h, who, "T1 P1 report")};
		ck_assert(says(letters[0], "without Alien Powers"));
		for (int l = 0; l < 2; l++)
			for (int seat = 0; seat < HOUSE_PEOPLE; seat++)
				ck_assert_int_eq(
					says(letters[l], str_z(h.a, cards_of(s, seat))),
					seat == who);
	}
}
END_TEST

/* Changes ------------------------------------------------------------------- */

static bool set_option(const char *name, const char *value, bool force, const char *why,
		       struct err *err)
{
	return option_turn(&h.home, h.a, STR("kestrel"), str_of(name), str_of(value),
			   force, str_of(why), err);
}

/* [PC-19.1]: at once, not with the next report. */
START_TEST(a_changed_rule_is_told_to_all_at_once)
{
	struct err err = {0};

	house_start(&h);
	ck_assert_msg(
		set_option("spare_innocent", "on", true, "Bob is in hospital.", &err),
		"%s", err.text);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	for (int who = -1; who < HOUSE_PEOPLE; who++) {
		ck_assert_int_eq(house_count(&h, who, "an option has changed"), 1);
		struct sent s = house_last(&h, who, "an option has changed");
		ck_assert(says(s, "Option spare_innocent is now on."));
		ck_assert(says(s, "Bob is in hospital."));
	}
	ck_assert_int_eq(state_of(&h)->t.option.spare_innocent, 1);
	all_attack();
	run_phase(&h);
	ck_assert(
		says(house_last(&h, DAN, "T1 P2 report"), "spare_innocent is now on"));
}
END_TEST

/* [PC-19.2]: a running game keeps its rules unless forced; options fixed once the game starts
 * stay. */
START_TEST(a_running_game_keeps_its_rules_unless_forced)
{
	static const char *const settled[][2] = {{"deck", "mayfair-72"},
						 {"flares", "on"}};
	struct err err = {0};

	house_start(&h);
	const struct ce_options before = state_of(&h)->t.option;
	ck_assert(!set_option("spare_innocent", "on", false, "", &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	err = (struct err){0};
	ck_assert(!set_option("spare_innocent", "on", true, "", &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	for (int i = 0; i < 2; i++) {
		err = (struct err){0};
		ck_assert(!set_option(settled[i][0], settled[i][1], true, "Because.",
				      &err));
		ck_assert_int_eq(err.kind, ERR_REFUSED);
		ck_assert_ptr_nonnull(strstr(err.text, "fixed once the game starts"));
	}
	house_round(&h);
	ck_assert_mem_eq(&state_of(&h)->t.option, &before, sizeof before);
	for (int who = -1; who < HOUSE_PEOPLE; who++)
		ck_assert_int_eq(house_count(&h, who, "option"), 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/rules by mail");
	TCase *t = tcase_create("rules by mail");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, players_may_write_to_each_other_about_anything);
	tcase_add_test(t, orders_count_that_come_by_the_deadline_and_no_others);
	tcase_add_test(t, who_writes_too_late_has_missed_the_phase);
	tcase_add_test(
		t,
		orders_from_an_address_not_known_are_no_orders_and_the_player_is_told);
	tcase_add_test(
		t, orders_for_one_player_from_another_are_no_orders_and_both_are_told);
	tcase_add_test(t, one_letter_never_holds_orders_for_two_players);
	tcase_add_test(t, the_start_letter_tells_who_plays);
	tcase_add_test(t, the_start_letter_tells_all_powers_and_the_own_hand);
	tcase_add_test(t, a_changed_rule_is_told_to_all_at_once);
	tcase_add_test(t, a_running_game_keeps_its_rules_unless_forced);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
