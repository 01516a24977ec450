/* Options: see options.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/options.h"

#include "base/locale.h"
#include "rules/pieces/options.h"

/* clang-format off */
const struct game_option du_options_table[] = {
	{"turns", "10|5..15", N_("after so many turns the game ends; fixed once the game starts"), "DU-001"},
	{"advanced_factions", "on|off", N_("off: the factions have their basic powers alone, and no elites; fixed once the game starts"), ""},
	{"double_blow", "on|off", N_("off: one spice card a turn and one pile; fixed once the game starts"), ""},
	{"increased_flow", "on|off", N_("off: nobody collects spice for holding Arrakeen, Carthag or Tuek's Sietch; fixed once the game starts"), ""},
	{"advanced_combat", "on|off", N_("off: each force counts in full, and plans have no spice; fixed once the game starts"), "DU-043"},
	{"advanced_karama", "on|off", N_("off: the factions have no use of their own for a Karama card; fixed once the game starts"), "DU-060"},
	{"storm_deck", "off|on", N_("on: from turn 2 on a card moves the storm even where no Fremen play; fixed once the game starts"), ""},
	{"merge_bid", "off|on", N_("on: bids and marches are ordered together, with conditions such as `if won lot 1`; fixed once the game starts"), "DU-069"},
	{"merge_voice", "off|on", N_("on: the Voice, prescience and plans are ordered together, with conditions such as `if answer shield`; fixed once the game starts"), "DU-070"},
	{"two_nexus", "off|on", N_("on: with two spice cards a turn one nexus is held after each pile; fixed once the game starts"), "DU-012"},
	{"karama_scope", "phase|use", N_("use: a Karama stops one use of an advantage; fixed once the game starts"), "DU-058"},
	{"ornithopter_strict", "off|on", N_("on: a force that ships into Arrakeen or Carthag comes too late for ornithopters; fixed once the game starts"), "DU-028"},
	{"bidding", "proxy|table", N_("table: all are asked in turn until one is left, who pays their bid; fixed once the game starts"), "DU-019"},
	{"alliance_size", "2|2..3", N_("3: alliances may be of three, who win with five strongholds; fixed once the game starts"), "DU-071"},
	{NULL, NULL, NULL, NULL},
};
static const size_t places[] = {
	offsetof(struct du_options, turns),
	offsetof(struct du_options, advanced_factions),
	offsetof(struct du_options, double_blow),
	offsetof(struct du_options, increased_flow),
	offsetof(struct du_options, advanced_combat),
	offsetof(struct du_options, advanced_karama),
	offsetof(struct du_options, storm_deck),
	offsetof(struct du_options, merge_bid),
	offsetof(struct du_options, merge_voice),
	offsetof(struct du_options, two_nexus),
	offsetof(struct du_options, karama_scope),
	offsetof(struct du_options, ornithopter_strict),
	offsetof(struct du_options, bidding),
	offsetof(struct du_options, alliance_size),
};
/* clang-format on */
_Static_assert(sizeof du_options_table / sizeof *du_options_table ==
		       sizeof places / sizeof *places + 1,
	       "each option has its place");
static const struct options_places where = {du_options_table, places};

void du_options_default(struct du_options *o)
{
	*o = (struct du_options){0};
	options_default(&where, o);
}

bool du_option_set(struct du_options *o, struct str name, struct str value,
		   struct err *err)
{
	return options_set(&where, o, name, value, err);
}
