/* How well letters of Dune are read that people would write: sentences/ has them by habits, each with its meaning, in the
 * format of tests/orders/sentence_files.h. A position is a faction and a phase: `position atreides bid`.
 * SPDX-License-Identifier: ISC */
#include <strings.h>

#include "tests/orders/figures.h"
#include "tests/orders/sentence_files.h"
#include "tests/rules/dune/dune_position.h"

enum { WELL_READ = 95, FRESH_READ = 89 };

static int index_of(const char *const names[], int n, const char *word)
{
	int i = 0;

	while (i < n && strcasecmp(names[i], word) != 0)
		i++;
	ck_assert_msg(i < n, "position %s", word);
	return i;
}

static struct reader *open_position(struct arena *a, const char *name)
{
	static const char *const phases[] = {"nexus", "bid",     "march", "voice",
					     "plan",  "predict", "place"};
	struct reader *r = arena_new(a, struct reader);
	struct du_view *v = arena_new(a, struct du_view);
	char faction[16], phase[16];

	ck_assert_int_eq(sscanf(name, "%15s %15s", faction, phase), 2);
	int seat = strcmp(faction, "harkonnen") == 0
			   ? H
			   : index_of(du_tokens, DU_SEATS, faction);
	dune_position(DU_NEXUS + index_of(phases, DU_KINDS, phase));
	du_view_make(&d.s, seat, v);
	*r = (struct reader){.vocab = &du_vocab,
			     .view = v,
			     .game = STR("du-7"),
			     .seat = seat,
			     .turn = d.s.t.turn,
			     .phase = du_number(&d.s.t),
			     .names = {"Mark", "Norman", "May", "Rose", "Una", "Ivo"}};
	return r;
}

START_TEST(letters_as_people_write_them_are_read_and_none_is_bent)
{
	const char *folder = getenv("SENTENCES_IN");
	struct letters of = {.folder = folder ? folder : "tests/rules/dune/sentences",
			     .open = open_position};

	read_letters(&of, WELL_READ);
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

	check_figures(open_position, orders, sizeof orders / sizeof *orders);
	check_amounts(open_position, amounts, sizeof amounts / sizeof *amounts);
}
END_TEST

DUNE_MAIN("dune/letters", letters_as_people_write_them_are_read_and_none_is_bent,
	  letters_of_strangers_are_not_bent, what_no_order_says_makes_no_other_order)
