/* How well letters of Dragon Dune are read that people would write: sentences/ has them in a dozen
 * habits, each with its meaning, in the format of tests/orders/sentence_files.h. A position is a
 * faction and a phase: `position elves bid`. dune_position.h lays it.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/sentence_files.h"
#include "tests/rules/dragon_dune/dune_position.h"

enum {
	WELL_READ = 99,
	SECOND_READ = 94,
	FRESH_READ = 96,
	THIRD_READ = 82,
	FOURTH_READ = 92,
	BLIND_READ = 50
};

START_TEST(letters_as_people_write_them_are_read_and_none_is_bent)
{
	const char *folder = getenv("SENTENCES_IN");
	struct letters of = {.folder = folder ? folder
					      : "tests/rules/dragon_dune/sentences",
			     .open = open_position};

	read_letters(&of, WELL_READ);
}
END_TEST

/* sentences/second: the letters of a judge who had read the rules alone, in eight habits. When they were
 * first read 59 of 100 were well read and one was bent; since then only words of the game were added. */
START_TEST(letters_of_a_second_judge_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dragon_dune/sentences/second",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, SECOND_READ);
}
END_TEST

/* sentences/fresh: letters of a stranger, and of a judge who played a game by letters. */
START_TEST(letters_of_strangers_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dragon_dune/sentences/fresh",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, FRESH_READ);
}
END_TEST

/* sentences/third: letters in ten hands of a judge who had seen none of the code. 42 of 100 were well read at first;
 * since then kinds of sentences were worked on, and no letter for itself. */
START_TEST(letters_of_a_third_judge_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dragon_dune/sentences/third",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, THIRD_READ);
}
END_TEST

/* sentences/fourth: 25 letters of a player who knew the rule book alone, counted before any was worked on: 28 of 100 were
 * well read then. Since then kinds of sentences were worked on, and no letter for itself. */
START_TEST(letters_of_a_fourth_judge_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dragon_dune/sentences/fourth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, FOURTH_READ);
}
END_TEST

/* sentences/blind: more letters of that judge, which nobody who works on the language has looked at. What of them is well
 * read is how a new player fares: a letter of these is never worked on, nor looked at. */
START_TEST(blind_letters_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dragon_dune/sentences/blind",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, BLIND_READ);
}
END_TEST

/* dune_duels() promises two battles of two: what dune_position() laid elsewhere must be gone, or the letters are read
 * where a territory has to be asked for. */
START_TEST(a_duel_has_no_tokens_outside_its_two_territories)
{
	dune_duels(DD_15C, DD_9F);
	for (int area = 0; area < DD_AREAS; area++) {
		int there = 0;

		for (int seat = 0; seat < DD_SEATS; seat++)
			there += d.s.t.tokens[area][seat] > 0;
		ck_assert_int_eq(there, area == DD_15C || area == DD_9F ? 2 : 0);
	}
}
END_TEST

DUNE_MAIN("dragon_dune/letters", letters_as_people_write_them_are_read_and_none_is_bent,
	  letters_of_a_second_judge_are_not_bent, letters_of_strangers_are_not_bent,
	  letters_of_a_third_judge_are_not_bent, letters_of_a_fourth_judge_are_not_bent,
	  blind_letters_are_not_bent, a_duel_has_no_tokens_outside_its_two_territories)
