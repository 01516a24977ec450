/* HELP: which orders are a player's, the territories, the advantages, and words other than orders with the
 * rulings that tell of them.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/table/book.h"
#include "rules/dune/words/words_parts.h"

enum { MARKS = 3 };

static const struct topic {
	const char *word, *mark[MARKS];
} topics[] = {
	{"storm", {"DU-002", "DU-003", "DU-008"}},
	{"worm", {"DU-011", "DU-014", "DU-017"}},
	{"nexus", {"DU-012", "DU-036", NULL}},
	{"alliance", {"DU-036", "DU-023", "DU-055"}},
	{"lots", {"DU-019", "DU-022", "DU-020"}},
	{"bidding", {"DU-019", "DU-021", "DU-020"}},
	{"revival", {"DU-024", "DU-026", "DU-025"}},
	{"shipment", {"DU-033", "DU-034", "DU-016"}},
	{"movement", {"DU-028", "DU-029", "DU-030"}},
	{"ornithopters", {"DU-028", NULL, NULL}},
	{"advisors", {"DU-035", "DU-066", "DU-067"}},
	{"plan", {"DU-043", "DU-044", "DU-068"}},
	{"battles", {"DU-037", "DU-038", "DU-068"}},
	{"traitors", {"DU-005", "DU-027", "DU-047"}},
	{"explosion", {"DU-047", NULL, NULL}},
	{"prescience", {"DU-039", "DU-042", NULL}},
	{"capturing", {"DU-051", NULL, NULL}},
	{"cancelling", {"DU-058", "DU-059", NULL}},
	{"bribes", {"DU-064", NULL, NULL}},
	{"collection", {"DU-052", "DU-053", "DU-054"}},
	{"victory", {"DU-055", "DU-056", "DU-057"}},
};

/* Whose an order is ---------------------------------------------------------------------------- */

/* The faction that alone may give it, or DU_NOBODY. */
static int owner(int order)
{
	switch (order) {
	case DU_SANDWORM:
	case DU_RIDE:
	case DU_PROTECT:
		return DU_FREMEN;
	case DU_PREDICTS:
	case DU_ADVISE:
	case DU_FLIP:
	case DU_INTRUSION:
	case DU_VOICES:
		return DU_BENE_GESSERIT;
	case DU_ALLYREVIVE:
		return DU_EMPEROR;
	case DU_WHEN:
		return DU_GUILD;
	case DU_ASK:
		return DU_ATREIDES;
	default:
		return DU_NOBODY;
	}
}

/* Is the order in this game at all, under its options? */
static bool is_played(const struct du_table *t, int order)
{
	bool advanced = order == DU_SANDWORM || order == DU_FLIP || order == DU_WHEN ||
			order == DU_INTRUSION;

	return !advanced || t->option.advanced_factions;
}

static bool has_use(const struct du_view *v, int seat, int order)
{
	const struct du_table *t = &v->t;

	switch (order) {
	case DU_BREAK:
		return t->ally[seat] != DU_NOBODY;
	case DU_RIDE:
		return t->rides[0] != 0;
	case DU_BATTLE:
	case DU_ORDER:
		return du_battlers(t) >> seat & 1;
	case DU_VOICES:
	case DU_ASK:
		return du_battlers(t) & (1U << seat | du_allies(t, seat));
	default:
		return true;
	}
}

unsigned du_words_whose(const void *view, const struct verb *verb, bool now)
{
	const struct du_view *v = view;
	int alone = owner(verb->id);
	unsigned of = alone == DU_NOBODY ? v->t.seats : v->t.seats & 1U << alone;

	if (!is_played(&v->t, verb->id))
		return 0;
	if (v->seat >= 0)
		of &= 1U << v->seat;
	for (int seat = 0; now && seat < DU_SEATS; seat++)
		if (!has_use(v, seat, verb->id))
			of &= ~(1U << seat);
	return of;
}

/* Words ------------------------------------------------------------------------------------------- */

static void help_advantages(struct buf *b)
{
	buf_z(b, _("karama cancel KEY stops one of these until the phase ends:\n"));
	for (int i = 0; i < DU_ADVANTAGES; i++)
		buf_printf(b, "  %-16s %s\n", du_advantages[i].key,
			   locale_text(du_advantages[i].words));
}

bool du_words_help(const void *view, int phase, struct str word, struct buf *b)
{
	(void)phase;
	if (!word.n) {
		buf_z(b,
		      _("\nHELP CARTHAG tells of a territory and its borders, HELP ADVANTAGES lists\nwhat a Karama card can cancel. HELP SPICE, STORM, LEADERS, CRYSKNIFE and\nthe like explain the words of the game, HELP NEXUS, BATTLES, TRAITORS,\nVICTORY and the like bring the rulings.\n"));
		return false;
	}
	if (str_is(word, "advantages") || str_is(word, "advantage")) {
		help_advantages(b);
		return true;
	}
	bool meant = du_words_meaning(view, word, b);
	for (size_t k = 0; k < sizeof topics / sizeof *topics; k++) {
		if (!str_is(word, topics[k].word))
			continue;
		for (int i = 0; i < MARKS && topics[k].mark[i]; i++) {
			buf_z(b, i || meant ? "\n" : "");
			rulings_text(&du_book, str_of(topics[k].mark[i]), b);
		}
		return true;
	}
	return meant;
}
