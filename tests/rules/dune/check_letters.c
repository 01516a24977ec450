/* How well letters of Dune are read that people would write: sentences/ has them by habits, each with its meaning, in the
 * format of tests/orders/sentence_files.h. A position is a faction and a phase: `position atreides bid`.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/amended.h"
#include "tests/orders/corrected.h"
#include "tests/orders/counted.h"
#include "tests/orders/excepted.h"
#include "tests/orders/none_beside.h"
#include "tests/orders/offers.h"
#include "tests/orders/pieces.h"
#include "tests/orders/sentence_files.h"
#include "tests/rules/dune/dune_position.h"

enum {
	WELL_READ = 95,
	GRIDS_READ = 99,
	FRESH_READ = 89,
	FIFTH_READ = 92,
	SIXTH_READ = 50,
	SEVENTH_READ = 70,
	EIGHTH_READ = 80,
	ELEVENTH_READ = 94,
	TENTH_READ = 50,
	NINTH_READ = 87,
	JUDGED_READ = 69,
	TWELFTH_READ = 66,
	PLAIN_READ = 95,
	THIRTEENTH_READ = 88,
	FOURTEENTH_READ = 75,
	CORRECTED_READ = 90,
	/* Orders in a question that nobody wrote: known ones. */
	OFFERS_WORKED = 8,
	OFFERS_FRESH = 2,
	OFFERS_JUDGED = 1
};

START_TEST(letters_as_people_write_them_are_read_and_none_is_bent)
{
	const char *folder = getenv("SENTENCES_IN");
	struct letters of = {.folder = folder ? folder : "tests/rules/dune/sentences",
			     .open = open_position};

	read_letters(&of, WELL_READ);
}
END_TEST

/* The plain ways to write an order, each part with each of the others (tests/orders/grid.h). */
START_TEST(plain_ways_are_read_in_all_combinations)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/grids",
			     .open = open_position};

	of_all = (struct score){0};
	ck_assert_int_ge(read_letters(&of, GRIDS_READ).n, 9000);
}
END_TEST

/* sentences/fresh: letters that nobody looked at while words were added. None is bent; the share that is well read is what a
 * stranger meets. */
START_TEST(letters_of_strangers_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/fresh",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, FRESH_READ);
}
END_TEST

/* sentences/judged: the letters of a judge in twenty habits, 44 of 100 well read and ten bent at first. worked.txt was
 * worked on by kinds; unseen.txt was not, and nobody looks at it. */
START_TEST(letters_of_a_judge_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/judged",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, JUDGED_READ);
}
END_TEST

/* sentences/fifth: letters in twelve hands that one wrote from the rule text before looking at the language. 57 of 100 were
 * well read at first; since then kinds of sentences were worked on. */
START_TEST(letters_in_twelve_hands_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/fifth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, FIFTH_READ);
}
END_TEST

/* sentences/sixth: forty letters of the same hand that were counted once, when the language had been worked on, and not
 * looked at: how a stranger fares. */
START_TEST(letters_that_nobody_worked_on_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/sixth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, SIXTH_READ);
}
END_TEST

/* sentences/seventh: letters in twelve hands that one wrote from the rule text before looking at the language: 44 of 100 were
 * well read at first; since then kinds of sentences were worked on. kept.txt was written afterwards, counted once, and not
 * looked at. */
START_TEST(letters_in_twelve_more_hands_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/seventh",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, SEVENTH_READ);
}
END_TEST

/* sentences/eighth: letters by kinds, which the laws of words_laws.c were written for. */
START_TEST(letters_by_kinds_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/eighth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, EIGHTH_READ);
}
END_TEST

/* sentences/ninth: letters in ten habits of judges, written from the rule text before looking at the language: 51 (Dune) and 61
 * (Dragon Dune) of 100 were well read at first; since then kinds of sentences were worked on. */
START_TEST(letters_in_ten_habits_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/ninth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, NINTH_READ);
}
END_TEST

/* sentences/eleventh: kinds that judges found in letters of real games, in other words. */
START_TEST(letters_of_a_table_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/eleventh",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, ELEVENTH_READ);
}
END_TEST

/* sentences/tenth: twenty letters of the same hand, counted once afterwards: how a stranger fares. */
START_TEST(letters_counted_once_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/tenth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, TENTH_READ);
}
END_TEST

/* The law of tests/orders/offers.h. */
START_TEST(questions_hold_what_was_said)
{
	struct letters worked = {.folder = "tests/rules/dune/sentences",
				 .open = open_position};
	struct letters fresh = {.folder = "tests/rules/dune/sentences/fresh",
				.open = open_position};
	struct letters judged = {.folder = "tests/rules/dune/sentences/judged",
				 .open = open_position};

	check_offers(&worked, OFFERS_WORKED);
	check_offers(&fresh, OFFERS_FRESH);
	check_offers(&judged, OFFERS_JUDGED);
}
END_TEST

/* The law of tests/orders/none_beside.h. */
START_TEST(nothing_ordered_is_told_beside_orders_of_the_letter)
{
	static const char *const shapes[] = {"pass\n%s\n", "%s\npass\n", "%s; pass\n",
					     "%s\n\nThanks!\npass\n"};
	static const char *const bids[] = {"bid 1 5", "bid 2 3 karama",
					   "bid 2 5 unless won lot 1"};

	for (size_t i = 0; i < sizeof bids / sizeof *bids; i++)
		for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++)
			none_beside(open_position, "atreides bid", shapes[k], bids[i],
				    true);
	none_beside(open_position, "atreides bid", "pass\n%s\n", "give 3 to guild",
		    false);
	none_beside(open_position, "atreides bid", "%s\npass\n", "allypay 5", false);
}
END_TEST

/* sentences/twelfth: letters of a judge in ten habits, written from the rules and the positions alone: 56 of 100 were well read at first; since then
 * kinds of sentences were worked on. kept.txt was written with them, counted once (21 of 30), and not looked at: its two
 * wrong offers are known. */
START_TEST(letters_of_a_twelfth_judge_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/twelfth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, TWELFTH_READ);
	check_offers(&of, 2);
}
END_TEST

/* sentences/plain: each order of the game in ten plain phrasings, and nothing else is offered. */
START_TEST(each_order_is_read_in_plain_words)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/plain",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, PLAIN_READ);
	check_offers(&of, 0);
}
END_TEST

/* sentences/thirteenth: open.txt has the letters of a judge in ten habits, of which 52 of 100 were well read at first. kinds.txt, numbered.txt and
 * said.txt have the kinds that these showed, in other words, and letters that look like them and order nothing. fresh.txt is of another hand,
 * written afterwards: 53 of 100 were well read at first. */
START_TEST(letters_by_kinds_of_a_thirteenth_judge_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/thirteenth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, THIRTEENTH_READ);
}
END_TEST

/* sentences/fourteenth: letters in twelve hands, two thirds of them plain, written from the rules and the positions alone: 70 of 100 were well
 * read at first; since then kinds of sentences were worked on. last.txt is of the same hand, written afterwards and counted once: 62 of 100 before
 * that work, 75 after it. */
START_TEST(letters_in_twelve_plain_hands_are_not_bent)
{
	struct letters of = {.folder = "tests/rules/dune/sentences/fourteenth",
			     .open = open_position};

	of_all = (struct score){0};
	read_letters(&of, FOURTEENTH_READ);
}
END_TEST

/* The law of tests/orders/amended.h. */
START_TEST(a_plan_is_changed_part_by_part)
{
	static const struct amended_plan plans[] = {
		{"atreides plan",
		 "battle Arrakeen vs harkonnen",
		 "Arrakeen",
		 {{"dial", "3", "3", "4", "4"},
		  {"leader", "Duncan Idaho", "Duncan", "Lady Jessica", "Jessica"},
		  {"weapon", "Lasgun", "lasgun", "Crysknife", "crysknife"},
		  {"defence", "Shield", "shield", "Snooper", "snooper"}},
		 4},
		{"harkonnen plan",
		 "battle Carthag vs bene gesserit",
		 "Carthag",
		 {{"dial", "1.5", "1.5", "2", "2"},
		  {"leader", "Beast Rabban", "Rabban", "Feyd-Rautha", "Feyd"},
		  {"weapon", "Gom Jabbar", "gom jabbar", "Maula Pistol",
		   "maula pistol"}},
		 3},
	};

	for (size_t i = 0; i < sizeof plans / sizeof *plans; i++)
		amended_check(&plans[i], open_position);
}
END_TEST

/* What may be several things is asked about, however it is put in. */
START_TEST(nothing_is_taken_for_one_of_several)
{
	static const struct {
		const char *position, *line;
	} lines[] = {
		{"atreides march", "ship 4 to Habbanya"},
		{"fremen march", "ship 4 to Habbanya"},
		{"atreides march", "ship 4 to False Wall"},
		{"atreides march", "move 2 from Arrakeen to Cielago"},
		{"atreides march", "ship 4 to the sietch"},
		{"fremen march", "move 3 with Fedaykin from Red Chasm to Pasty Mesa 6"},
		{"fremen march", "move 3 (Fedaykin) from Red Chasm to Pasty Mesa 6"},
		{"fremen nexus", "ride 3 with Fedaykin from Red Chasm to Arrakeen"},
		{"emperor march", "ship 4 with Sardaukar to Carthag"},
		{"emperor march", "revive 2 with Sardaukar"},
		{"atreides plan", "battle Arrakeen vs Harkonnen dial half"},
		{"atreides plan",
		 "battle Arrakeen vs Harkonnen dial half of my forces"},
		{"bg voice", "voice Carthag vs Harkonnen poison weapon"},
		{"bg voice", "voice Carthag, Harkonnen: Lasgun"},
		{"atreides march",
		 "move 2 from Arrakeen to Carthag and 2 to Old Gap 9"},
		{"atreides march",
		 "move 2 from Arrakeen to Carthag, 2 from Arrakeen to Old Gap 9"},
		{"atreides place", "traitor Fenring"},
		{"emperor bid", "bid Shield 7"},
		{"atreides bid", "swap lots 1 and 2"},
		{"atreides bid", "half my spice on lot 1"},
		{"atreides bid", "lot 2 - all I've got minus 3"},
		{"atreides bid", "all my money less 2 on lot 1"},
		{"atreides bid", "2 more than anyone on lot 1"},
		{"atreides bid", "lot 1 at 3, lot 2 at twice that"},
		{"atreides march", "Ship 3 to Arrakeen, then move them all to Carthag"},
		{"guild nexus", "Agnes told me to ally the Fremen"},
	};

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		figures_nothing(open_position, lines[i].position, lines[i].line);
}
END_TEST

/* The law of tests/orders/figures.h. */
START_TEST(what_no_order_says_makes_no_other_order)
{
	static const struct figured orders[] = {
		{"atreides march", "ship 4 to Carthag", "I shipped 4 to Carthag"},
		{"atreides march", "move 3 from Arrakeen to Carthag",
		 "I moved 3 from Arrakeen to Carthag"},
		{"atreides march", "revive 2", "I revived 2"},
		{"atreides bid", "bid 1 5", NULL},
		{"atreides bid", "give 3 to guild", "I gave 3 to the Guild"},
	};
	static const struct amount amounts[] = {
		{"atreides march", "ship %d to Carthag", "Ship %d more to Carthag."},
		{"atreides march", "ship %d to Carthag", "Ship %d more."},
		{"atreides march", "revive %d", "Revive %d more."},
		{"atreides bid", "bid 1 %d", "Lot 1: %d more"},
	};

	static const struct figured changed[] = {
		{"atreides bid", "give 99 to guild", NULL},
	};

	static const struct excepting excepted[] = {
		{"atreides march", "ship 4 to ", "Carthag", ""},
		{"atreides march", "move 3 from ", "Arrakeen", " to Carthag"},
		{"atreides march", "move 3 from Arrakeen to ", "Old Gap 9", ""},
		{"atreides bid", "bid ", "lot 1", " 5"},
		{"atreides bid", "give 3 to ", "Guild", ""},
		{"bg predict", "predict ", "emperor", " turn 6"},
		{"bg predict", "predict emperor ", "turn 6", ""},
		{"atreides nexus", "ally ", "Harkonnen", ""},
		{"harkonnen plan", "battle Arrakeen dial 3 leader ", "Feyd", ""},
		{"harkonnen plan", "battle ", "Arrakeen", " dial 3 leader Feyd"},
	};

	check_figures(open_position, orders, sizeof orders / sizeof *orders);
	check_excepted(open_position, excepted, sizeof excepted / sizeof *excepted);
	check_changed(open_position, changed, sizeof changed / sizeof *changed);
	check_amounts(open_position, amounts, sizeof amounts / sizeof *amounts);
}
END_TEST

START_TEST(a_number_that_the_house_changes_is_counted)
{
	static const struct counted orders[] = {
		{"atreides march", "ship 4 to Carthag"},
		{"atreides march", "move 2 from Arrakeen to Carthag"},
		{"atreides march", "revive 2"},
		{"atreides bid", "bid 1 6"},
		{"atreides bid", "maxspice 8"},
		{"harkonnen plan", "battle Arrakeen dial 3 leader Feyd"},
		{"guild march", "give 3 to emperor"},
		{"bg predict", "predict emperor turn 6"},
	};

	(void)check_counted(open_position, orders, sizeof orders / sizeof *orders);
}
END_TEST

/* The law of tests/orders/pieces.h over the orders that have several parts. */
START_TEST(pieces_in_any_order_are_that_order)
{
	static const struct pieces orders[] = {
		{"bg predict",
		 {"predict", "emperor", "turn 6"},
		 "predict emperor turn 6",
		 {"predict"}},
		{"fremen nexus",
		 {"ride", "5", "from Red Chasm", "to Arrakeen"},
		 "ride 5 from Red Chasm to Arrakeen",
		 {"ride"}},
		{"atreides bid",
		 {"bid", "lot 1", "6 spice"},
		 "bid 1 6",
		 {"bid", "maxspice"}},
		{"atreides bid",
		 {"give", "3 spice", "to guild"},
		 "give 3 to guild",
		 {"give"}},
		{"atreides march",
		 {"ship", "4", "to Carthag"},
		 "ship 4 to Carthag",
		 {"ship"}},
		{"guild march",
		 {"ship", "4", "from Tuek's Sietch", "to Carthag"},
		 "ship 4 from Tuek's Sietch to Carthag",
		 {"ship", "move"}},
		{"atreides march",
		 {"move", "3", "from Arrakeen", "to Old Gap 9"},
		 "move 3 from Arrakeen to Old Gap sector 9",
		 {"move", "ship"}},
		{"atreides voice",
		 {"ask", "weapon", "in Arrakeen", "vs harkonnen"},
		 "ask Arrakeen vs harkonnen weapon",
		 {"ask"}},
		{"harkonnen plan",
		 {"battle", "Arrakeen", "dial 3", "Feyd", "Shield"},
		 "battle Arrakeen vs atreides dial 3 leader Feyd-Rautha defence Shield",
		 {"battle"}},
	};

	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
		check_pieces(open_position, &orders[i]);
}
END_TEST

/* The law of tests/orders/corrected.h. */
START_TEST(a_correction_leaves_the_other_orders)
{
	static const struct corrected orders[] = {
		{"atreides bid", "5 on lot 1", "2 on lot 2", "4 on lot 1", "bid 1 5",
		 "bid 1 4", "bid 2 2"},
		{"atreides march", "ship 4 to Carthag",
		 "move 3 from Arrakeen to Old Gap 9", "ship 5 to Carthag",
		 "ship 4 to Carthag", "ship 5 to Carthag",
		 "move 3 from Arrakeen to Old Gap sector 9"},
		{"atreides march", "revive 2", "ship 4 to Carthag", "revive 3",
		 "revive 2", "revive 3", "ship 4 to Carthag"},
	};
	int all, well = check_corrected(open_position, orders,
					sizeof orders / sizeof *orders, &all);

	ck_assert_int_ge(100 * well, CORRECTED_READ * all);
}
END_TEST

DUNE_MAIN("dune/letters", a_correction_leaves_the_other_orders,
	  letters_as_people_write_them_are_read_and_none_is_bent,
	  letters_by_kinds_are_not_bent, letters_in_ten_habits_are_not_bent,
	  letters_of_a_table_are_not_bent, letters_counted_once_are_not_bent,
	  plain_ways_are_read_in_all_combinations, letters_of_strangers_are_not_bent,
	  letters_of_a_judge_are_not_bent, questions_hold_what_was_said,
	  nothing_is_taken_for_one_of_several, a_plan_is_changed_part_by_part,
	  each_order_is_read_in_plain_words, letters_of_a_twelfth_judge_are_not_bent,
	  letters_by_kinds_of_a_thirteenth_judge_are_not_bent,
	  letters_in_twelve_plain_hands_are_not_bent,
	  nothing_ordered_is_told_beside_orders_of_the_letter,
	  a_number_that_the_house_changes_is_counted,
	  what_no_order_says_makes_no_other_order, letters_in_twelve_hands_are_not_bent,
	  letters_that_nobody_worked_on_are_not_bent,
	  letters_in_twelve_more_hands_are_not_bent, pieces_in_any_order_are_that_order)
