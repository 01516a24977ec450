/* Options: see options.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/options.h"

#include <stddef.h>

#include "base/locale.h"
#include "rules/pieces/options.h"

/* clang-format off */
const struct game_option dd_options_table[] = {
	{"fast", "off|on", N_("on: bids and marches are ordered together"), "DD-063"},
	{"sequential", "off|on", N_("on: each player marches in a phase of their own, in player order from the Emperor on, and sees where the others went. A turn has three more phases, and each player gets three more letters; fixed once the game starts"), "DD-084"},
	{"elf_step", "off|on", N_("on: Elves who asked a question plan in a short phase of their own, after reading the answer; fixed once the game starts"), "DD-086"},
	{"emperor", "passes|fixed", N_("fixed: the Emperor keeps the title"), "DD-004"},
	{"dragon_kills", "graveyard|forever", N_("forever: tokens that dragons kill never come back"), "DD-008"},
	{"binding", "off|on", N_("on: the report records agreements that two players send"), "DD-017"},
	{"conscript_bonus", "0|0..6", N_("more tokens that each player conscripts in a turn"), "DD-064"},
	{"dwarf_specials", "2|0..20", N_("how many Dwarf tokens count two in battle; fixed once the game starts"), "DD-064"},
	{"elf_specials", "0|0..20", N_("the same for the Elves"), "DD-064"},
	{"goblin_specials", "0|0..20", N_("the same for the Goblins"), "DD-064"},
	{"orc_specials", "0|0..20", N_("the same for the Orcs"), "DD-064"},
	{"dwarf_gold", "10|0..100", N_("gold of the Dwarves at the start"), "DD-064"},
	{"elf_gold", "10|0..100", N_("gold of the Elves at the start"), "DD-064"},
	{"goblin_gold", "5|0..100", N_("gold of the Goblins at the start"), "DD-064"},
	{"orc_gold", "5|0..100", N_("gold of the Orcs at the start"), "DD-064"},
	{NULL, NULL, NULL, NULL},
};
static const size_t places[] = {
	offsetof(struct dd_options, fast), offsetof(struct dd_options, sequential),
	offsetof(struct dd_options, elf_step), offsetof(struct dd_options, emperor_fixed),
	offsetof(struct dd_options, kills_forever), offsetof(struct dd_options, binding),
	offsetof(struct dd_options, conscript_bonus),
	offsetof(struct dd_options, specials[0]), offsetof(struct dd_options, specials[1]),
	offsetof(struct dd_options, specials[2]), offsetof(struct dd_options, specials[3]),
	offsetof(struct dd_options, gold[0]), offsetof(struct dd_options, gold[1]),
	offsetof(struct dd_options, gold[2]), offsetof(struct dd_options, gold[3]),
};
/* clang-format on */
enum { OPTIONS = sizeof places / sizeof *places };
_Static_assert(sizeof dd_options_table / sizeof *dd_options_table == OPTIONS + 1,
	       "each option has its place");

static const struct options_places where = {dd_options_table, places};

void dd_options_default(struct dd_options *o)
{
	*o = (struct dd_options){0};
	options_default(&where, o);
}

bool dd_option_set(struct dd_options *o, struct str name, struct str value,
		   struct err *err)
{
	return options_set(&where, o, name, value, err);
}

bool dd_option_is_open(struct str name)
{
	static const char *const open[] = {"fast", "emperor", "dragon_kills", "binding",
					   "conscript_bonus"};

	for (size_t i = 0; i < sizeof open / sizeof *open; i++)
		if (str_is(name, open[i]))
			return true;
	return false;
}

bool dd_options_agree(const struct dd_options *o, struct err *err)
{
	return !(o->fast && o->sequential) ||
	       err_refuse(
		       err,
		       "fast=on puts all bids and marches into one phase, sequential=on gives each march a phase of its own: choose one of them [DD-085]");
}
