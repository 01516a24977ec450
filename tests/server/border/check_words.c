/* An order may hold the player's own words, in quotes. They are one argument, with any
 * contents, and an event carries them to those who may read them.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "server/replay/replay.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt", "pilots"};
static const char *const charter[] = {"predict pilots\n", "predict pilots\n",
				      "predict pilots\n"};

static void to_questions(void)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
	port_turn(&h, charter, 3);
}

START_TEST(what_stands_in_quotes_is_not_read)
{
	to_questions();
	house_write(
		&h, 0,
		"ask salt merchants \"How much; and bid 5 if gold over 3? else not\"\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 0), 1);
	struct str said = port_told(&h, 0, "");
	PORT_SAYS(said, "ACCEPTED 1 order");
	PORT_SAYS(
		said,
		"ask Salt Merchants \"How much; and bid 5 if gold over 3? else not\"");
	PORT_HIDES(said, "not used");
	house_close(&h);
}
END_TEST

/* Curly quotes too; a quote that is not closed does not make a text, and nothing is
 * lost by it. */
START_TEST(quotes_of_any_kind_hold_and_open_ones_do_not)
{
	to_questions();
	house_write(&h, 0, "ask salt merchants \xe2\x80\x9cHow much?\xe2\x80\x9d\n");
	house_write(&h, 1, "ask pilots \"\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "ask Salt Merchants \"How much?\"");
	PORT_SAYS(port_told(&h, 1, ""), "ask Pilots");
	ck_assert_int_eq(house_slots(&h, 1), 1);
	house_close(&h);
}
END_TEST

/* A word before a quoted name that is unknown is a separate fault; the line we offer must not merge
 * it into the quotes. */
START_TEST(no_word_is_offered_into_quotes_that_are_there)
{
	to_questions();
	house_write(&h, 0,
		    "ask salt merchants rok \"If I fall; then bid 5, else weep\"\n");
	house_round(&h);
	struct str said = port_told(&h, 0, "");
	ck_assert_int_eq(house_slots(&h, 0), 0);
	PORT_SAYS(said, "I do not know the word 'rok' here");
	PORT_SAYS(
		said,
		"Write instead: ask salt merchants __ \"If I fall; then bid 5, else weep\"");
	PORT_HIDES(said, "\"rok");
	house_close(&h);
}
END_TEST

/* [HA-2]: the one who asks and the one who is asked read it; the third does not. */
START_TEST(an_event_carries_the_words_to_those_who_may_read_them)
{
	static const char *const questions[] = {
		"ask salt merchants \"Is it <b>true</b>?\"\n", "ask pilots\n",
		"ask salt merchants\n"};
	struct replay r = {0};
	struct err err = {0};

	to_questions();
	port_turn(&h, questions, 3);
	ck_assert_int_eq(house_game(&h).phase, 2);
	PORT_SAYS(port_told(&h, 1, "T1 P2 report"),
		  "The Rope Makers ask the Salt Merchants: \"Is it <b>true</b>?\"");
	PORT_SAYS(port_told(&h, 0, "T1 P2 report"), "\"Is it <b>true</b>?\"");
	PORT_HIDES(port_told(&h, 2, "T1 P2 report"), "Is it");
	ck_assert(str_find(house_last(&h, 1, "T1 P2 report").bytes,
			   STR("Is it &lt;b&gt;true")) != SIZE_MAX);
	ck_assert_msg(replay_game(&h.home, h.a, STR("kestrel"), &r, &err), "%s",
		      err.text);
	ck_assert_int_eq(r.n_faults, 0);
	house_close(&h);
}
END_TEST

/* [HA-2] 239 bytes have room in the state, 240 have not (rules/pieces/question.h). */
START_TEST(a_question_that_has_no_room_is_refused)
{
	char line[300] = "ask salt merchants \"";
	size_t n = strlen(line);

	to_questions();
	memset(line + n, 'x', 240);
	strcpy(line + n + 240, "\"\n");
	house_write(&h, 0, line);
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "Not used");
	PORT_SAYS(port_told(&h, 0, ""),
		  "The question is too long: ask it in fewer words.");
	strcpy(line + n + 239, "\"\n");
	house_write(&h, 0, line);
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "ACCEPTED 1 order");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/words", a_question_that_has_no_room_is_refused,
	  what_stands_in_quotes_is_not_read,
	  no_word_is_offered_into_quotes_that_are_there,
	  quotes_of_any_kind_hold_and_open_ones_do_not,
	  an_event_carries_the_words_to_those_who_may_read_them)
