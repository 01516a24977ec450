/* HELP on the words of Dune: what they mean, and what the tables know of a card, a leader, a faction, a territory.
 * SPDX-License-Identifier: ISC */
#include <ctype.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/table/advantage.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/leader.h"
#include "rules/dune/words/meaning_texts.h"
#include "rules/dune/words/words_parts.h"
#include "rules/pieces/graph.h"
#include "rules/pieces/meaning.h"

/* clang-format off */
static const struct meaning words[] = {
	{"spice", TEXT_SPICE},
	{"money", NULL},
	{"spice blow", TEXT_SPICE_BLOW},
	{"blow", NULL}, {"spice deck", NULL}, {"spice card", NULL}, {"spice cards", NULL},
	{"storm", TEXT_STORM},
	{"storm order", TEXT_STORM_ORDER},
	{"turn order", NULL}, {"player order", NULL}, {"first player", NULL}, {"aggressor", NULL}, {"circle", NULL}, {"circles", NULL},
	{"worm", TEXT_WORM},
	{"worms", NULL}, {"shai-hulud", NULL}, {"shai hulud", NULL},
	{"nexus", TEXT_NEXUS},
	{"sector", TEXT_SECTOR},
	{"sectors", NULL}, {"map", NULL}, {"board", NULL}, {"territory", NULL}, {"territories", NULL},
	{"stronghold", TEXT_STRONGHOLD},
	{"strongholds", NULL}, {"city", NULL}, {"cities", NULL}, {"sietch", NULL},
	{"winning", TEXT_WINNING},
	{"win", NULL}, {"wins", NULL}, {"winner", NULL}, {"victory", NULL}, {"end of the game", NULL},
	{"alliance", TEXT_ALLIANCE},
	{"alliances", NULL}, {"allies", NULL},
	{"prediction", TEXT_PREDICTION},
	{"treachery card", TEXT_TREACHERY_CARD},
	{"treachery cards", NULL}, {"treachery", NULL}, {"card", NULL}, {"cards", NULL}, {"hand", NULL}, {"deck", NULL}, {"treachery deck", NULL},
	{"weapon", TEXT_WEAPON},
	{"weapons", NULL},
	{"defence", TEXT_DEFENCE},
	{"defences", NULL}, {"defense", NULL}, {"defenses", NULL},
	{"leader", TEXT_LEADER},
	{"leaders", NULL},
	{"traitors", TEXT_TRAITOR},
	{"traitor card", NULL}, {"traitor cards", NULL},
	{"sardaukar", TEXT_SARDAUKAR},
	{"fedaykin", TEXT_FEDAYKIN},
	{"elite", TEXT_ELITE},
	{"elites", NULL}, {"elite forces", NULL},
	{"advisor", TEXT_ADVISOR},
	{"advisors", NULL}, {"adviser", NULL}, {"advisers", NULL}, {"fighter", NULL}, {"fighters", NULL},
	{"kwisatz haderach", TEXT_KWISATZ_HADERACH},
	{"kh", NULL},
	{"tanks", TEXT_TANKS},
	{"tank", NULL}, {"tleilaxu tanks", NULL}, {"revival", NULL}, {"revivals", NULL},
	{"reserve", TEXT_RESERVE},
	{"reserves", NULL}, {"force", NULL}, {"forces", NULL},
	{"mentat pause", TEXT_MENTAT_PAUSE},
	{"mentat", NULL},
	{"choam", TEXT_CHARITY},
	{"choam charity", NULL},
	{"karama card", TEXT_KARAMA_CARD},
	{"karama cards", NULL},
	{"family atomics", TEXT_FAMILY_ATOMICS},
	{"weather control", TEXT_WEATHER_CONTROL},
	{"tleilaxu ghola", TEXT_TLEILAXU_GHOLA},
	{"tleilaxu", NULL},
	{"worthless card", TEXT_WORTHLESS},
	{"worthless cards", NULL}, {"worthless", NULL},
};

/* What a card of that class is, behind its name; NULL: its own row above or its order tells. */
static const char *const classes[DU_SPECIAL + 1] = {
	[DU_PROJECTILE] = TEXT_PROJECTILE_WEAPON, [DU_POISON] = TEXT_POISON_WEAPON, [DU_BEAM] = TEXT_LASGUN,
	[DU_SHIELDS] = TEXT_SHIELD, [DU_SNOOPERS] = TEXT_SNOOPER, [DU_HEROES] = TEXT_CHEAP_HERO, [DU_WORTHLESS] = TEXT_WORTHLESS_CARD,
};
/* clang-format on */

static void help_card(int card, struct buf *b)
{
	const char *text = locale_text(classes[du_cards[card].class]);

	buf_wrap(b, str_printf(b->a, "%s: %s", du_cards[card].name, text),
		 HELP_COLUMNS);
}

static void help_leader(int leader, struct buf *b)
{
	buf_printf(b, _("%s is a leader of %s, with strength %d.\n"),
		   du_leaders[leader].name, du_factions[du_leader_faction(leader)].the,
		   du_leaders[leader].strength);
}

static void help_faction(const struct du_view *v, int of, struct buf *b)
{
	const struct du_faction_info *f = &du_factions[of];
	struct buf line = buf_in(b->a);

	buf_printf(
		&line,
		_("%s: %d spice at the start, %d free revivals a turn, at most %d cards. Leaders: "),
		f->name, f->spice, f->revival, f->hand);
	for (int i = 0; i < DU_LEADERS_EACH; i++)
		buf_printf(&line, "%s%s %d", i ? ", " : "",
			   du_leaders[du_leader(of, i)].name,
			   du_leaders[du_leader(of, i)].strength);
	buf_z(&line, _(". Its advantages:"));
	buf_wrap(b, buf_str(&line), HELP_COLUMNS);
	for (int i = 0; i < DU_ADVANTAGES; i++) {
		const struct du_advantage_info *a = &du_advantages[i];
		bool played = !a->advanced || !v || v->t.option.advanced_factions;
		if (a->faction == of && played)
			buf_printf(b, "  - %s\n", locale_text(a->words));
	}
}

static int faction_of(struct str word)
{
	for (int i = 0; i < DU_SEATS; i++)
		if (str_is(word, du_colours[i]) || str_is(word, du_tokens[i]))
			return i;
	return DU_NOBODY;
}

/* The places at the border of that part of a territory, each with its sector, as an item of a list. */
static void borders_of(const struct graph *graph, int area, struct buf *b)
{
	int n = 0;

	buf_z(b, "  - ");
	if (du_areas[area].sector)
		buf_printf(b, _("from sector %d: "), du_areas[area].sector);
	for (int other = 0; other < DU_AREAS; other++) {
		if (other == area || !graph_is_border(graph, area, other))
			continue;
		buf_printf(b, "%s%s", n++ ? ", " : "",
			   du_territories[du_territory_of(other)].words);
		if (du_areas[other].sector)
			buf_printf(b, " %d", du_areas[other].sector);
	}
	buf_char(b, '\n');
}

static void help_territory(int t, struct buf *b)
{
	static const char *const types[] = {N_("sand"), N_("rock"), N_("a stronghold"),
					    N_("safe from everything")};
	const struct du_territory_info *of = &du_territories[t];

	buf_char(b, (char)toupper((unsigned char)of->words[0]));
	buf_printf(b, _("%s is %s."), of->words + 1, locale_text(types[of->type]));
	if (of->spice)
		buf_printf(b, _(" A blow brings %d spice in sector %d."), of->spice,
			   of->spice_sector);
	buf_z(b, _(" It borders on these places, each with its sector:\n"));
	const struct graph *graph = du_graph();
	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == t)
			borders_of(graph, area, b);
}

/* "Polar Sink" as well as "the Polar Sink". */
static int territory_of(struct str word, struct arena *a)
{
	int t = du_territory_named(word);

	return t != DU_NOWHERE
		       ? t
		       : du_territory_named(str_printf(a, "the %.*s", STR_ARG(word)));
}

bool du_words_meaning(const struct du_view *v, struct str word, struct buf *b)
{
	int t = territory_of(word, b->a), card = du_card_named(word);
	int leader = du_leader_named(word), faction = faction_of(word);

	if (t != DU_NOWHERE)
		help_territory(t, b);
	else if (card && classes[du_cards[card].class])
		help_card(card, b);
	else if (leader)
		help_leader(leader, b);
	else if (faction != DU_NOBODY)
		help_faction(v, faction, b);
	else
		return meaning_put(words, sizeof words / sizeof *words, word, b);
	return true;
}
