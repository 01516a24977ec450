/* Options: see options.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/options.h"

#include <stddef.h>

#include "base/locale.h"

/* clang-format off */
const struct game_option dd_options_table[] = {
	{"fast", "off|on", N_("on: bids and marches are ordered together"), "DD-063"},
	{"emperor", "passes|fixed", N_("fixed: the Emperor keeps the title"), "DD-004"},
	{"dragon_kills", "graveyard|forever", N_("forever: tokens that dragons kill never come back"), "DD-008"},
	{"binding", "off|on", N_("on: agreements that two players send are put on record in the report"), "DD-017"},
	{"conscript_bonus", "0|0..6", N_("more tokens that each player conscripts in a turn"), "DD-064"},
	{"dwarf_specials", "2|0..20", N_("tokens of the Dwarves that count two in battle; settled at the start"), "DD-064"},
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
	offsetof(struct dd_options, fast), offsetof(struct dd_options, emperor_fixed),
	offsetof(struct dd_options, kills_forever), offsetof(struct dd_options, binding),
	offsetof(struct dd_options, conscript_bonus),
	offsetof(struct dd_options, specials[0]), offsetof(struct dd_options, specials[1]),
	offsetof(struct dd_options, specials[2]), offsetof(struct dd_options, specials[3]),
	offsetof(struct dd_options, gold[0]), offsetof(struct dd_options, gold[1]),
	offsetof(struct dd_options, gold[2]), offsetof(struct dd_options, gold[3]),
};
/* clang-format on */
enum { OPTIONS = sizeof places / sizeof *places, OPEN_WHILE_RUNNING = 5 };
_Static_assert(sizeof dd_options_table / sizeof *dd_options_table == OPTIONS + 1,
	       "each option has its place");

void dd_options_default(struct dd_options *o)
{
	*o = (struct dd_options){0};
	for (int seat = 0; seat < DD_SEATS; seat++) {
		o->specials[seat] = dd_factions[seat].specials;
		o->gold[seat] = dd_factions[seat].gold;
	}
}

/* One of two words, or a number in a range "0..20" behind its default. */
static bool read(const char *values, struct str value, uint8_t *out)
{
	struct str rest = str_of(values), first = str_until(&rest, '|');
	size_t dots = str_find(rest, STR(".."));
	int64_t n, least, most;

	if (dots == SIZE_MAX) {
		*out = str_iequal(value, rest);
		return *out || str_iequal(value, first);
	}
	if (!str_int(str_slice(rest, 0, dots), 0, 255, &least) ||
	    !str_int(str_slice(rest, dots + 2, rest.n), 0, 255, &most) ||
	    !str_int(value, least, most, &n))
		return false;
	*out = (uint8_t)n;
	return true;
}

static int find(struct str name)
{
	for (int i = 0; i < OPTIONS; i++)
		if (str_is(name, dd_options_table[i].name))
			return i;
	return -1;
}

bool dd_option_set(struct dd_options *o, struct str name, struct str value,
		   struct err *err)
{
	int i = find(name);

	if (i < 0)
		return err_refuse(err, "there is no option %.*s", STR_ARG(name));
	if (!read(dd_options_table[i].values, value, (uint8_t *)o + places[i]))
		return err_refuse(err, "option %s is one of %s, not %.*s",
				  dd_options_table[i].name, dd_options_table[i].values,
				  STR_ARG(value));
	return true;
}

bool dd_option_is_open(struct str name)
{
	int i = find(name);

	return i >= 0 && i < OPEN_WHILE_RUNNING;
}
