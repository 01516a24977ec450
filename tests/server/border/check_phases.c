/* The phases that a turn has are those of this game's options [HA-7, HA-10]: the customs come
 * before all others, so each of these has another number, and fast=on leaves one out. */
#include "base/err.h"
#include "base/page.h"
#include "server/game/phase_clock.h"
#include "server/options/house_rules_parts.h"
#include "server/people/option_set.h"
#include "server/render/render_text.h"
#include "tests/games/harbour.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};
static const char *const charter[] = {"predict rope makers\n", "predict rope makers\n"};
static const char *const paid[] = {"pay 2\n", "pay 1\n"};
static const char *const bids[] = {"bid 3\n", "bid 2\n"};

static void to_turn_1(const char *option)
{
	port_open(&h, "gm@example.org");
	port_start_with(&h, seats, 2, option, "on");
	port_turn(&h, charter, 2);
	ck_assert_int_eq(house_game(&h).turn, 1);
}

static struct str answer(const char *letter)
{
	house_write(&h, 0, letter);
	house_round(&h);
	return port_told(&h, 0, "");
}

/* Customs, questions, bids and the duel are phases 1 to 4. */
START_TEST(an_option_that_adds_a_phase_is_counted_in_every_letter)
{
	to_turn_1("customs");
	struct str head = port_told(&h, 0, "T1 P1 report");
	PORT_SAYS(head, "TURN 1, PHASE 1 OF 4");
	PORT_SAYS(head, "You need: what you pay at the customs");
	PORT_SAYS(answer("status\n"), "turn 1, phase 1 of 4: customs");
	PORT_SAYS(answer("bid 3\n"),
		  "'bid' is a phase 3 order (bids); this is phase 1 (customs)");
	PORT_SAYS(answer("help raise\n"), "raise (phase 4, duel)");
	PORT_SAYS(answer("help duel\n"), "raise (phase 4, duel)");
	PORT_SAYS(answer("help charter\n"), "predict (turn 0, phase 1, charter)");
	PORT_SAYS(answer("help pay\n"), "pay (phase 1, customs)");
	struct str rules = answer("rules\n");
	PORT_SAYS(rules, "Phase 1, customs: pay. Without orders: nothing is paid.");
	PORT_SAYS(rules,
		  "Phase 3, bids: bid. Without orders: the standing bid counts.");
	PORT_SAYS(rules, "Phase 4, duel: raise.");
	PORT_SAYS(answer("orders 1.5\nraise 3\n"),
		  "Turn 1 has no phase 5: its phases are 1 to 4");
	house_close(&h);
}
END_TEST

START_TEST(without_the_option_the_phase_is_nowhere)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	port_turn(&h, charter, 2);
	PORT_SAYS(port_told(&h, 0, "T1 P1 report"), "TURN 1, PHASE 1 OF 3");
	PORT_SAYS(answer("pay 1\n"),
		  "'pay' is not an order in this game, because of its options");
	PORT_SAYS(answer("help pay\n"), "pay (not with the options of this game)");
	PORT_HIDES(answer("help\n"), "pay, ");
	PORT_HIDES(answer("rules\n"), "Phase 4");
	PORT_SAYS(answer("orders 1.4\nraise 3\n"),
		  "Turn 1 has no phase 4: its phases are 1 to 3");
	PORT_SAYS(port_gm(&h, "explain kestrel 1.4"), "a turn of Harbour has 3 phases");
	house_close(&h);
}
END_TEST

/* Number 1, the questions, is left out; the other numbers stay. */
START_TEST(an_option_that_leaves_a_phase_out_shows_none)
{
	to_turn_1("fast");
	PORT_SAYS(port_told(&h, 0, "T1 P2 report"), "TURN 1, PHASE 2 OF 3");
	PORT_SAYS(answer("status\n"), "phase 2 of 3: questions and bids");
	PORT_SAYS(answer("help ask\n"), "ask (phase 2, questions and bids)");
	struct str rules = answer("rules\n");
	PORT_HIDES(rules, "- Phase 1");
	PORT_SAYS(
		rules,
		"Phase 2, questions and bids: ask, bid. Without orders: nothing is asked; the standing bid counts.");
	PORT_SAYS(answer("orders 2.1\nask salt merchants\n"),
		  "Turn 2 has no phase 1: its phases are 2, 3");
	house_close(&h);
}
END_TEST

static struct err said;

static bool takes(const char *deadlines)
{
	said = (struct err){0};
	return option_turn(&h.home, h.a, STR("kestrel"), STR("deadlines"),
			   str_of(deadlines), false, STR(""), &said);
}

/* A brief phase is open for a day; a deadline may name the added one, and no other. */
START_TEST(deadlines_know_the_phases_of_the_game)
{
	to_turn_1("customs");
	struct game g = house_game(&h);
	ck_assert_int_le(g.deadline - g.opened, 2 * 24 * 3600);
	ck_assert(takes("7 days 20:00; phase 4: 1 days"));
	ck_assert(!takes("7 days 20:00; phase 5: 1 days"));
	ck_assert_str_eq(
		said.text,
		"the rule for deadlines names phase 5: a turn of Harbour has phases 1 to 4");
	house_close(&h);
}
END_TEST

/* Questions in even turns alone: the first turn lacks them. */
static void even_questions(const void *view, int turn, struct vocab_turn *out)
{
	(void)view;
	out->n = turn % 2 ? 2 : 3;
	out->phase[0] = (struct vocab_phase){.kinds = PHASE(HARBOUR_BID)};
	out->phase[1] = (struct vocab_phase){.kinds = PHASE(HARBOUR_DUEL)};
	if (out->n == 3)
		out->phase[2] = (struct vocab_phase){.kinds = PHASE(HARBOUR_ASK)};
}

/* A phase that the first turn lacks has its place in deadlines and in RULES, and nobody is promised it
 * in each turn. */
START_TEST(a_phase_that_the_first_turn_lacks_is_known)
{
	struct vocab words = harbour_vocab;
	struct game_rules rules = harbour_game;
	struct arena *a = arena_create();
	struct page page = page_in(a);
	struct err err = {0};

	words.phases = even_questions;
	rules.vocab = &words;
	ck_assert_msg(phase_clock_check(a, &rules, NULL,
					STR("7 days 20:00; phase 3: 1 days"), &err),
		      "%s", err.text);
	ck_assert(!phase_clock_check(a, &rules, NULL,
				     STR("7 days 20:00; phase 4: 1 days"), &err));
	house_rules_play(&rules, NULL, &page);
	struct str text = render_text(a, &page);
	PORT_SAYS(text, "Phase 1, bids: bid.");
	PORT_SAYS(text, "Phase 3, questions (not in every turn): ask.");
	PORT_SAYS(
		phase_clock_told(a, &rules, NULL, STR("7 days 20:00"), STR(""), true),
		"7 days after a phase opens, at 20:00 (UTC). A turn has up to 3 phases; a phase has a deadline unless");
	rules.vocab = &harbour_vocab;
	PORT_SAYS(
		phase_clock_told(a, &rules, NULL, STR("7 days 20:00"), STR(""), true),
		"7 days after a phase opens, at 20:00 (UTC). Each turn has 3 phases; a phase has a deadline unless");
	PORT_SAYS(
		phase_clock_told(a, &rules, NULL, STR("7 days 20:00"), STR(""), false),
		"No phase runs before its deadline.");
	rules.untimed = NULL;
	static const struct {
		const char *rule, *told, *turn;
	} told[] = {
		{"1 day 8:30 Europe/Berlin",
		 "1 day after a phase opens, at 08:30 (Europe/Berlin). Each turn",
		 "about 3 days."},
		{"7 days 20:00 UTC",
		 "7 days after a phase opens, at 20:00 (UTC). Each turn",
		 "about 21 days."},
		{"Tue,Fri 20:00 Europe/London",
		 "Tue, Fri at 20:00 (Europe/London). Each turn", "about 10 days."},
		{"7 days 20:00; off Sun",
		 "at 20:00 (UTC); no deadline on Sun. Each turn", "about 21 days."},
		{"7 days 20:00; off Sat,Sun",
		 "at 20:00 (UTC); no deadline on Sat, Sun. Each turn",
		 "about 21 days."},
		{"7 days 20:00; phase 2: 3 days ;OFF Sun, 12-24..01-02; at least 30 hours",
		 "at 20:00 (UTC); phase 2: 3 days; no deadline on Sun, 12-24..01-02; at least 30 hours. Each turn",
		 "about 17 days."},
	};
	for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
		struct str rule = phase_clock_told(a, &rules, NULL,
						   str_of(told[i].rule), STR(""), true);
		PORT_SAYS(rule, told[i].told);
		PORT_SAYS(rule, told[i].turn);
		struct str turn =
			phase_clock_turn_told(a, &rules, NULL, str_of(told[i].rule));
		ck_assert(str_starts(turn, "A turn takes up to "));
		PORT_SAYS(turn, told[i].turn);
	}
	arena_destroy(a);
}
END_TEST

/* Questions last, and brief. */
static void brief_questions(const void *view, int turn, struct vocab_turn *out)
{
	even_questions(view, 2 * turn, out);
	out->phase[2].brief = true;
}

/* The invitation and the rules tell of a phase that is shorter than the others, unless its deadline is one that the GM
 * wrote, or no other is longer. */
START_TEST(a_short_phase_is_told_before_the_game)
{
	static const char told[] =
		"Phase 3, questions, is short: its deadline is at 20:00 on the next day. Reminders that would come before it opens are not sent.";
	static const struct {
		const char *rule, *turn;
		bool shorter;
	} rows[] = {{"7 days 20:00", "about 15 days.", true},
		    {"7 days 20:00; phase 3: 2 days", "about 16 days.", false},
		    {"7 days 20:00; phase 1: 2 days", "about 10 days.", true},
		    {"1 day 20:00", "about 3 days.", false}};
	struct vocab words = harbour_vocab;
	struct game_rules rules = harbour_game;
	struct arena *a = arena_create();
	struct page page = page_in(a);

	words.phases = brief_questions;
	rules.vocab = &words;
	rules.untimed = NULL;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str rule = phase_clock_told(a, &rules, NULL,
						   str_of(rows[i].rule), STR(""), true);
		PORT_SAYS(rule, rows[i].turn);
		if (rows[i].shorter)
			PORT_SAYS(rule, told);
		else
			PORT_HIDES(rule, "is short");
	}
	house_rules_play(&rules, NULL, &page);
	PORT_HIDES(render_text(a, &page), "on the next day");
	PORT_SAYS(phase_clock_brief_told(a, &rules, NULL, STR("7 days 20:00")), told);
	ck_assert_uint_eq(phase_clock_brief_told(a, &rules, NULL, STR("1 day 20:00")).n,
			  0);
	arena_destroy(a);
}
END_TEST

/* Three of four guilds are left, as bits in the view's first number. */
static unsigned left(const void *view)
{
	return *(const unsigned *)view;
}

static unsigned all_four(const void *view)
{
	(void)view;
	return 0xf;
}

static unsigned whose(const void *view, const struct verb *verb, bool now)
{
	(void)now;
	return verb->id == HARBOUR_ASKS ? 1U : left(view);
}

/* A seat that has left orders nothing, so an order of all others is for all and names nobody. */
START_TEST(orders_of_all_that_are_left_are_for_all)
{
	struct vocab words = harbour_vocab;
	struct game_rules rules = harbour_game;
	struct arena *a = arena_create();
	struct page page = page_in(a);
	unsigned view = 0x7;

	words.seats = all_four;
	words.in_game = left;
	words.whose = whose;
	words.phases = NULL;
	rules.vocab = &words;
	house_rules_play(&rules, &view, &page);
	struct str text = render_text(a, &page);
	PORT_SAYS(text, "bids: bid.");
	PORT_SAYS(text, "questions: ask (Rope Makers).");
	arena_destroy(a);
}
END_TEST

/* Early orders, a run, the same phase again, and the proof go by the same numbers. */
START_TEST(the_added_phase_is_run_explained_and_taken_back)
{
	to_turn_1("customs");
	PORT_SAYS(answer("orders for 1.3\nbid 3\n"), "KEPT for turn 1, phase 3");
	port_turn(&h, paid, 2);
	ck_assert_int_eq(house_game(&h).phase, 2);
	PORT_SAYS(port_told(&h, 0, "T1 P2 report"), "The Rope Makers pay 2 gold");
	PORT_SAYS(port_gm(&h, "explain kestrel 1.1 rope"), "pay 2");
	PORT_SAYS(port_gm(&h, "phase run kestrel 1.2"), "status 0");
	ck_assert_int_eq(house_game(&h).phase, 3);
	ck_assert_int_eq(house_slots(&h, 0), 1); /* the order that was kept */
	house_round(&h);
	port_turn(&h, bids, 2);
	ck_assert_int_eq(house_game(&h).turn, 2);
	ck_assert_int_eq(house_game(&h).phase, 1);
	PORT_SAYS(port_gm(&h, "phase rollback kestrel 1.3 --why again"), "status 0");
	ck_assert_int_eq(house_game(&h).turn, 1);
	ck_assert_int_eq(house_game(&h).phase, 3);
	PORT_SAYS(port_gm(&h, "verify kestrel"), "status 0");
	house_close(&h);
}
END_TEST

/* Options that the rules refuse are refused when they are written, and nothing of them
 * stays. */
START_TEST(options_that_do_not_agree_are_refused_at_once)
{
	port_open(&h, "gm@example.org");
	struct str answered = port_gm(
		&h,
		"game new wren --rules dragon_dune --seats 4 --option fast=on --option sequential=on");
	PORT_SAYS(answered, "choose one of them");
	PORT_SAYS(answered, "status 1");
	PORT_SAYS(
		port_gm(&h,
			"game new wren --rules dragon_dune --seats 4 --option fast=on"),
		"status 0");
	PORT_SAYS(port_gm(&h, "game option wren sequential=on"), "choose one of them");
	PORT_SAYS(port_gm(&h, "game option wren fast=off"), "status 0");
	PORT_SAYS(port_gm(&h, "game option wren sequential=on"), "status 0");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/phases", options_that_do_not_agree_are_refused_at_once,
	  an_option_that_adds_a_phase_is_counted_in_every_letter,
	  without_the_option_the_phase_is_nowhere,
	  an_option_that_leaves_a_phase_out_shows_none,
	  deadlines_know_the_phases_of_the_game,
	  a_phase_that_the_first_turn_lacks_is_known,
	  a_short_phase_is_told_before_the_game,
	  orders_of_all_that_are_left_are_for_all,
	  the_added_phase_is_run_explained_and_taken_back)
