/* Shapes of games that Cosmic Encounter has not: a phase without a deadline, a file as an
 * option, an end without a winner, a number that only its owner knows, the GM's own decision.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "server/phase/game_new.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};
static const char *const charter[] = {"predict rope makers\n", "predict rope makers\n"};
static const char *const questions[] = {"ask salt merchants\n", "ask rope makers\n"};

static void to_bids(void)
{
	port_start(&h, seats, 2);
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
}

static void is_at(int turn, int phase)
{
	struct game g = house_game(&h);

	ck_assert_msg(g.turn == turn && g.phase == phase, "%d.%d", g.turn, g.phase);
}

/* Sixty days pass, and nobody is reminded; then the second raise comes, and it runs. */
START_TEST(a_phase_without_a_deadline_waits_for_its_orders)
{
	static const char *const bids[] = {"bid 5\n", "bid 5\n"};
	int before;

	port_open(&h, "gm@example.org");
	to_bids();
	port_turn(&h, bids, 2);
	is_at(1, 3);
	ck_assert_int_eq(house_game(&h).deadline, 0);
	struct str report = port_told(&h, 0, "T1 P3 report");
	PORT_SAYS(report, "DEADLINE none set");
	PORT_HIDES(report, "1970");
	PORT_HIDES(report, "come late");
	house_write(&h, 0, "raise 6\n");
	house_round(&h);
	report = port_told(&h, 0, "receipt");
	PORT_SAYS(report,
		  "all have said FINAL, or when the GM runs it. WAIT holds it.");
	PORT_HIDES(report, "the deadline");
	before = house_count(&h, 1, "");
	house_pass(&h, 60 * 24 * 3600);
	house_round(&h);
	is_at(1, 3);
	ck_assert_int_eq(house_count(&h, 1, ""), before);
	PORT_SAYS(port_gm(&h, "phase show kestrel"), "status 0");
	port_turn(&h, (const char *const[]){NULL, "raise 7\n"}, 2);
	is_at(2, 2);
	ck_assert_int_gt(house_game(&h).deadline, 0);
	house_close(&h);
}
END_TEST

START_TEST(a_rollback_opens_it_without_one_again)
{
	static const char *const bids[] = {"bid 5\n", "bid 5\n"};
	static const char *const raises[] = {"raise 6\n", "raise 7\n"};

	port_open(&h, "gm@example.org");
	to_bids();
	port_turn(&h, bids, 2);
	port_turn(&h, raises, 2);
	is_at(2, 2);
	PORT_SAYS(port_gm(&h, "phase rollback kestrel 1.3 --why again"), "status 0");
	is_at(1, 3);
	ck_assert_int_eq(house_game(&h).deadline, 0);
	house_close(&h);
}
END_TEST

static void write_file(const char *path, size_t n, int lines)
{
	FILE *f = fopen(path, "w");

	ck_assert(f != NULL);
	for (int i = 0; i < lines; i++) {
		for (size_t k = 0; k + 1 < n / (size_t)lines; k++)
			fputc('a' + i % 26, f);
		fputc('\n', f);
	}
	fclose(f);
}

/* A manifest of one cargo [HA-8]: the game ends with turn 1. 64 KiB fit, a byte more does
 * not; letters say how long the file is, and never what is in it. */
START_TEST(an_option_may_be_a_file)
{
	static const char *const bids[] = {"bid 5\n", "bid 4\n"};
	char path[200], words[400];

	port_open(&h, "gm@example.org");
	snprintf(path, sizeof path, "%s/manifest", h.dir);
	snprintf(words, sizeof words,
		 "game new big --rules harbour --option manifest=@%s", path);
	PORT_SAYS(port_gm(&h, "game new big --rules harbour --option manifest=tea.txt"),
		  "option manifest takes a file: manifest=@PATH, not \"tea.txt\"");
	PORT_SAYS(
		port_gm(&h, "game new big --rules harbour --option manifest=@tea.txt"),
		"tea.txt: No such file");
	write_file(path, 65537, 1);
	PORT_SAYS(port_gm(&h, words), "expected UTF-8 text of at most 65536 bytes");
	write_file(path, 65536, 1);
	PORT_SAYS(port_gm(&h, words), "status 0");
	PORT_SAYS(port_gm(&h, "game option big"), "a file of 65536 bytes");
	write_file(path, 5, 1);
	port_start_with(&h, seats, 2, "manifest", "aaaa\n");
	house_write(&h, 0, "rules\n");
	house_round(&h);
	PORT_SAYS(port_gm(&h, "game option kestrel"), "a file of 5 bytes");
	PORT_SAYS(port_told(&h, 0, ""), "Turn 0, phase 1, charter: predict.");
	PORT_HIDES(port_told(&h, 0, ""), "aaaa");
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	port_turn(&h, bids, 2);
	ck_assert_int_eq(house_game(&h).status, GAME_OVER);
	ck_assert_int_eq(house_game(&h).turn, 1);
	house_close(&h);
}
END_TEST

/* Nobody bids in the only turn: nothing is sold, and nobody wins [HA-5]. */
START_TEST(a_game_may_end_without_a_winner)
{
	port_open(&h, "gm@example.org");
	port_start_with(&h, seats, 2, "manifest", "salt\n");
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	port_turn(&h, (const char *const[]){"bid 0\n", "bid 0\n"}, 2);
	ck_assert_int_eq(house_game(&h).status, GAME_OVER);
	PORT_SAYS(port_told(&h, 0, "the game is over"),
		  "The game is over without a winner.");
	PORT_SAYS(port_gm(&h, "game show kestrel"), "status 0");
	PORT_SAYS(port_gm(&h, "verify kestrel"), "status 0");
	house_close(&h);
}
END_TEST

/* Both buy a cargo for the same price: they win together. */
START_TEST(two_may_win_together)
{
	port_open(&h, "gm@example.org");
	port_start_with(&h, seats, 2, "manifest", "salt\n");
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	port_turn(&h, (const char *const[]){"bid 5\n", "bid 5\n"}, 2);
	port_turn(&h, (const char *const[]){"raise 6\n", "raise 6\n"}, 2);
	PORT_SAYS(port_told(&h, 0, "the game is over"),
		  "Winners: Rope Makers (Ann), Salt Merchants (Bob)");
	house_close(&h);
}
END_TEST

/* Salt Merchants have paid 17 of 20. Their own letters say 3; no letter of the others
 * does, in any form, nor do the readers' pages. */
START_TEST(a_number_that_only_its_owner_knows)
{
	static const char *const bids[] = {"bid 0\n", "bid 17\n"};
	struct sent s;

	port_open(&h, "gm@example.org");
	to_bids();
	house_write(&h, 0, "format all\n");
	port_turn(&h, bids, 2);
	PORT_SAYS(port_told(&h, 1, "T2 P2 report"), "You have 3 gold.");
	s = house_last(&h, 0, "T2 P2 report");
	PORT_SAYS(s.bytes, "You have 20 gold.");
	PORT_HIDES(s.bytes, "3 gold");
	house_close(&h);
}
END_TEST

/* The GM decides on the weather while the phase is open [HA-9]: everybody is told, it is played so, it can
 * be checked, and a rollback of the phase takes it back. */
START_TEST(what_the_gm_decides_is_an_option_that_changes)
{
	static const char *const bids[] = {"bid 5\n", "bid 4\n"};

	port_open(&h, "gm@example.org");
	to_bids();
	PORT_SAYS(port_gm(&h, "game option kestrel fast=on --force --why x"),
		  "option fast is fixed once the game starts");
	PORT_SAYS(port_gm(&h, "game option kestrel storm=on --force --why thunder"),
		  "status 0");
	house_round(&h);
	PORT_SAYS(port_told(&h, 1, "an option has changed"), "Reason: thunder");
	port_turn(&h, bids, 2);
	is_at(2, 2);
	PORT_SAYS(port_told(&h, 0, "T2 P2 report"), "A storm keeps the cargo at sea.");
	PORT_SAYS(port_told(&h, 0, "T2 P2 report"), "You have 20 gold.");
	PORT_SAYS(port_gm(&h, "verify kestrel"), "status 0");
	PORT_SAYS(port_gm(&h, "phase rollback kestrel 1.2 --why again"), "status 0");
	house_round(&h);
	PORT_SAYS(port_gm(&h, "game option kestrel storm=off --force --why sun"),
		  "status 0");
	house_round(&h);
	PORT_SAYS(port_gm(&h, "phase run kestrel 1.2"), "status 0");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, "T2 P2 report"), "You have 15 gold.");
	PORT_SAYS(port_gm(&h, "verify kestrel"), "status 0");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/shapes", what_the_gm_decides_is_an_option_that_changes,
	  a_phase_without_a_deadline_waits_for_its_orders,
	  a_rollback_opens_it_without_one_again, an_option_may_be_a_file,
	  a_game_may_end_without_a_winner, two_may_win_together,
	  a_number_that_only_its_owner_knows)
