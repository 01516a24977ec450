/* Each game says in its own text what a missed phase means. In this game nobody is played
 * at random, or leaves after two misses, so no letter of it may say so [HA-6].
 * SPDX-License-Identifier: ISC */
#include "tests/games/harbour.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};

static void no_letter_says(const char *what)
{
	struct sent *all;
	int n;

	h.read = 0;
	n = house_sent(&h, &all);
	ck_assert_int_gt(n, 8);
	for (int i = 0; i < n; i++)
		PORT_HIDES(house_flat(&h, house_text(&h, all[i])), what);
}

START_TEST(letters_say_what_this_game_does)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	PORT_SAYS(port_told(&h, 0, "the game begins"),
		  "For a guild that sends nothing its standing bid counts.");
	house_write(&h, 0, "preview\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "Still missing: the name of a guild.");
	PORT_SAYS(port_told(&h, 0, ""), "Without orders: the guild predicts itself.");
	house_write(&h, 0, "help resign\n");
	house_write(&h, 1, "resign\n");
	house_round(&h);
	house_write(&h, 0, "predict salt merchants\n");
	PORT_SAYS(port_gm(&h, "nmr random kestrel salt"),
		  "will be played by its standing bid");
	house_write(&h, 1, "resign now\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 1, ""), "Your seat is played by its standing bid");
	house_write(&h, 1, "predict salt merchants\n");
	house_round(&h);
	PORT_SAYS(port_gm(&h, "phase run kestrel 0.1"), "status 0");
	house_round(&h);
	no_letter_says("at random");
	no_letter_says("two phases in a row");
	no_letter_says("rule 18");
	house_close(&h);
}
END_TEST

/* The GM names a seat of several words by mail as well, and chance plays nobody here. */
START_TEST(the_gm_reads_by_mail_how_a_seat_is_played)
{
	port_open(&h, "gm@example.org");
	h.home.config.in[0].authserv_id = STR("mx.example.net");
	port_start(&h, seats, 2);
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"Authentication-Results: mx.example.net; dmarc=pass "
			"header.from=example.org\r\nFrom: master@example.org\r\n"
			"To: %.*s\r\nSubject: Re: report\r\nMessage-ID: <gm@x>\r\n\r\n"
			"nmr random salt merchants\nnmr random all\n",
			STR_MADE(h.a, house_key(&h, -1))));
	house_round(&h);
	struct str said = port_told(&h, -1, "[KESTREL] T0 P1");
	PORT_SAYS(
		said,
		"salt merchants will be played by its standing bid in phase 0.1 if nothing comes.");
	PORT_SAYS(said,
		  "All who owe orders will be played by its standing bid in phase 0.1");
	PORT_HIDES(said, "chance plays");
	house_close(&h);
}
END_TEST

static const char *const three[] = {"rope makers", "salt", "pilots"};

static const char *const finals[] = {"final\n", "final\n", "final\n"};

/* Six turns, the first bids of which are open. */
static void begin(int most)
{
	static const char *const charter[] = {"predict pilots\n", "predict pilots\n",
					      "predict pilots\n"};

	harbour_absent.most = most;
	port_open(&h, "gm@example.org");
	port_start_with(&h, three, 3, "manifest", "tea\nrum\ntar\nfur\ntin\nwax\n");
	port_turn(&h, charter, 3);
	port_turn(&h, finals, 3);
}

/* The bids of a turn; the Pilots send nothing, and the deadline passes. */
static void bids_without_pilots(void)
{
	port_turn(&h, (const char *const[]){"bid 2\n", "bid 1\n", NULL}, 3);
	port_pass_deadline(&h);
}

static struct str report_of_pilots(const char *which)
{
	return port_told(&h, 2, which);
}

/* One miss is enough: the first report after it says that they go, and none that they might stay. */
START_TEST(a_game_may_put_a_player_out_for_one_miss)
{
	begin(1);
	bids_without_pilots();
	ck_assert_int_eq(house_game(&h).turn, 2);
	struct str report = report_of_pilots("T2 P2 report");
	PORT_SAYS(report, "Your seat has left the game, so your orders do not count.");
	PORT_HIDES(report, "If none come for the next phase");
	struct str other = port_told(&h, 0, "T2 P2 report");
	PORT_SAYS(other, "The Pilots leave the harbour.");
	PORT_SAYS(other,
		  "You have missed 0 phases in a row; after 1 you leave the game.");
	house_write(&h, 2, "bid 3\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 2, "receipt"), "NO ORDERS");
	/* The others go on, and nobody waits for the Pilots. */
	port_turn(&h, (const char *const[]){"bid 1\n", "bid 2\n", NULL}, 3);
	ck_assert_int_eq(house_game(&h).turn, 3);
	PORT_SAYS(port_gm(&h, "verify kestrel"), "status 0");
	house_close(&h);
}
END_TEST

/* The first four of five misses are told; with the fifth the seat leaves. */
START_TEST(a_game_may_bear_four_misses)
{
	begin(5);
	for (int missed = 1; missed <= 5; missed++) {
		bids_without_pilots();
		char count[80];
		snprintf(
			count, sizeof count,
			"You have missed %d phase%s in a row; after 5 you leave the game.",
			missed, missed == 1 ? "" : "s");
		struct str report = port_told(&h, 2, "report");
		if (missed < 5)
			PORT_SAYS(report, count);
		if (missed < 4)
			PORT_HIDES(report, "If none come for the next phase");
		if (missed == 4)
			PORT_SAYS(
				report,
				"If none come for the next phase that asks you for orders, you leave the game at the end of its turn.");
		if (missed == 5)
			PORT_SAYS(report, "Your seat has left the game");
		if (house_game(&h).phase == 1)
			port_turn(&h, finals, 3);
	}
	house_close(&h);
}
END_TEST

START_TEST(the_last_miss_that_is_borne_says_what_the_next_brings)
{
	begin(2);
	bids_without_pilots();
	struct str report = report_of_pilots("T2 P2 report");
	PORT_SAYS(
		report,
		"If none come for the next phase that asks you for orders, you leave the game at the end of its turn.");
	bids_without_pilots();
	PORT_SAYS(report_of_pilots("T3 P1 report"), "Your seat has left the game");
	house_close(&h);
}
END_TEST

/* The GM runs the bids without the Pilots, then the deadline of the next bids passes: each letter
 * and command says what this game does. */
START_TEST(a_phase_without_orders_is_told_in_the_games_words)
{
	begin(0);
	port_turn(&h, (const char *const[]){"bid 2\n", "bid 1\n", NULL}, 3);
	PORT_SAYS(house_flat(&h, port_gm(&h, "phase preview kestrel")),
		  "Missing: Pilots. They are played by its standing bid.");
	PORT_SAYS(port_gm(&h, "phase run kestrel 1.2 --force"), "status 0");
	house_round(&h);
	PORT_SAYS(
		port_told(&h, 2, "T2 P2 report"),
		"The GM excused you for turn 1, phase 2: no orders of yours had come, and you were played by its standing bid. It does not count as missed. Done for you then: the standing bid counts.");
	bids_without_pilots();
	PORT_SAYS(
		port_told(&h, 2, "T3 P1 report"),
		"None of your orders came for turn 2, phase 2; you were played by its standing bid. Done for you then: the standing bid counts.");
	/* ... and what happens now, where they owe orders. */
	PORT_SAYS(port_told(&h, 2, "T2 P2 report"),
		  "Without orders for turn 2, phase 2: the standing bid counts.");
	ck_assert(str_find(port_told(&h, 2, "T3 P1 report"),
			   STR("Without orders for")) == SIZE_MAX);
	PORT_SAYS(house_flat(&h, port_gm(&h, "explain kestrel 2.2 pilots")),
		  "the seat was played by its standing bid");
	no_letter_says("at random");
	house_close(&h);
}
END_TEST

/* In a duel a miss is told while the turn goes on. */
START_TEST(a_player_who_is_put_out_is_told_before_the_turn_ends)
{
	begin(1);
	port_turn(&h, (const char *const[]){"bid 5\n", "bid 5\n", NULL}, 3);
	port_pass_deadline(&h);
	struct str report = report_of_pilots("T1 P3 report");
	PORT_SAYS(report, "You leave the game at the end of this turn.");
	PORT_HIDES(report, "Any order prevents that");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/absent", letters_say_what_this_game_does,
	  the_gm_reads_by_mail_how_a_seat_is_played,
	  a_phase_without_orders_is_told_in_the_games_words,
	  a_game_may_put_a_player_out_for_one_miss, a_game_may_bear_four_misses,
	  the_last_miss_that_is_borne_says_what_the_next_brings,
	  a_player_who_is_put_out_is_told_before_the_turn_ends)
