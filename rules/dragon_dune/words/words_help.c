/* HELP: which orders are a player's, the territories, and words other than orders with the
 * rulings that tell of them.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/table/book.h"
#include "rules/dragon_dune/words/words_parts.h"

enum { MARKS = 3 };

struct topic {
	const char *word, *mark[MARKS];
};

static const struct topic topics[] = {
	{"castle", {"DD-038", "DD-054", "DD-043"}},
	{"castles", {"DD-038", "DD-054", "DD-043"}},
	{"palace", {"DD-036", NULL, NULL}},
	{"control", {"DD-037", "DD-053", NULL}},
	{"griffins", {"DD-039", NULL, NULL}},
	{"emperor", {"DD-004", "DD-011", NULL}},
	{"dragon", {"DD-006", "DD-007", "DD-009"}},
	{"red dragon", {"DD-011", "DD-012", "DD-014"}},
	{"council", {"DD-012", "DD-015", "DD-016"}},
	{"alliance", {"DD-016", "DD-035", "DD-054"}},
	{"alliances", {"DD-016", "DD-035", "DD-054"}},
	{"conditions", {"DD-077", "DD-073", "DD-052"}},
	{"condition", {"DD-077", "DD-073", "DD-052"}},
	{"enemy", {"DD-077", "DD-048", NULL}},
	{"owner", {"DD-077", "DD-037", NULL}},
	{"hit", {"DD-052", "DD-006", NULL}},
	{"won", {"DD-020", "DD-077", NULL}},
	{"treachery", {"DD-027", "DD-028", "DD-030"}},
	{"traitor", {"DD-027", "DD-028", "DD-030"}},
	{"artifact", {"DD-026", "DD-032", NULL}},
	{"mercenaries", {"DD-043", "DD-044", "DD-045"}},
	{"queen", {"DD-027", "DD-030", "DD-018"}},
	{"jack", {"DD-027", "DD-030", "DD-018"}},
	{"usurper", {"DD-027", "DD-028", "DD-030"}},
	{"sabotage", {"DD-027", "DD-028", "DD-071"}},
	{"hidden", {"DD-048", "DD-049", "DD-050"}},
	{"hiding", {"DD-048", "DD-049", "DD-050"}},
	{"lots", {"DD-019", "DD-020", "DD-021"}},
	{"bidding", {"DD-019", "DD-020", "DD-021"}},
	{"event", {"DD-013", "DD-010", "DD-011"}},
	{"wild dragon", {"DD-006", "DD-007", "DD-009"}},
	{"gold", {"DD-053", "DD-078", "DD-077"}},
	{"collection", {"DD-053", "DD-037", NULL}},
	{"theft", {"DD-051", "DD-072", NULL}},
	{"griffin", {"DD-039", NULL, NULL}},
	{"fort", {"DD-007", "DD-041", NULL}},
	{"losses", {"DD-031", "DD-028", NULL}},
	{"question", {"DD-057", "DD-058", "DD-073"}},
	{"hand", {"DD-018", "DD-022", NULL}},
	{"special", {"DD-061", "DD-033", NULL}},
	{"stack", {"DD-040", "DD-041", NULL}},
	{"victory", {"DD-054", "DD-055", NULL}},
	{NULL, {NULL, NULL, NULL}},
};

/* Whose an order is ------------------------------------------------------------------------ */

/* The factions that may give it at some time, by the rules alone. */
static unsigned owners(const struct dd_view *v, int order)
{
	static const uint8_t alone[DD_VERBS] = {
		[DD_PLACE] = 1 << DD_ORCS,  [DD_RAISE] = 1 << DD_ORCS,
		[DD_RIDE] = 1 << DD_ORCS,   [DD_HIRE] = DD_ALL_SEATS & ~(1 << DD_ORCS),
		[DD_HIDE] = 1 << DD_ELVES,  [DD_ASK] = 1 << DD_ELVES,
		[DD_LEND] = 1 << DD_DWARVES};

	if (order == DD_AGREE && !v->t.option.binding)
		return 0;
	return alone[order] ? alone[order] : DD_ALL_SEATS;
}

static int n_battles(const struct dd_table *t, int seat)
{
	int n = 0;

	for (int at = 0; at < DD_AREAS; at++)
		for (int i = 0; i < DD_SEATS; i++)
			n += dd_would_fight(t, at, seat, i);
	return n;
}

static bool stands_somewhere(const struct dd_table *t, int seat)
{
	for (int at = 0; at < DD_AREAS; at++)
		if (t->tokens[at][seat])
			return true;
	return false;
}

/* Can the seat use this order on the present board, or after other orders of the same phase? */
static bool has_use(const struct dd_view *v, int seat, int order)
{
	const struct dd_table *t = &v->t;

	switch (order) {
	case DD_BREAK:
		return t->ally[seat] != DD_NOBODY;
	case DD_BIDS:
	case DD_MAXCARDS:
	case DD_MAXGOLD:
		return dd_may_bid(t, seat);
	case DD_CONSCRIPT:
		return stands_somewhere(t, seat);
	case DD_GRAVEYARD:
		return t->grave[seat] > 0;
	case DD_FIGHT:
		return t->phase == DD_ANSWERED ? dd_view_plans(v)
					       : n_battles(t, seat) > 0;
	case DD_ASK:
		return n_battles(t, seat) > 0 ||
		       (t->ally[seat] != DD_NOBODY && n_battles(t, t->ally[seat]) > 0);
	case DD_ORDER:
		return n_battles(t, seat) > 1;
	case DD_GIVE:
		return t->gold[seat] > 0;
	default:
		return true;
	}
}

unsigned dd_words_whose(const void *view, const struct verb *verb, bool now)
{
	const struct dd_view *v = view;
	unsigned of = owners(v, verb->id);

	if (v->seat >= 0)
		of &= 1U << v->seat;
	for (int seat = 0; now && seat < DD_SEATS; seat++)
		if (!has_use(v, seat, verb->id))
			of &= ~(1U << seat);
	return of;
}

/* Words ------------------------------------------------------------------------------------- */

/* All territories with their borders, in lines. */
static void help_map(struct buf *b)
{
	buf_z(b, _("Each territory and its neighbours:\n"));
	for (int at = 0; at < DD_AREAS; at++) {
		buf_printf(b, "  %-4s", dd_area_name(at));
		dd_borders(at, b);
		buf_char(b, '\n');
	}
	buf_z(b, _("HELP 11 tells more about territory 11.\n"));
}

static void help_area(int at, struct buf *b)
{
	const struct dd_area_info *of = &dd_map[at];

	buf_printf(b, _("%s, %s. "), of->name, locale_text(of->words));
	if (of->event) {
		buf_printf(b, _("Its event brings %d gold: the "), of->gold);
		dd_card_words(of->event, b);
		buf_z(b, ". ");
	}
	if (of->orcish)
		buf_z(b, _("Orcs are raised here. "));
	if (of->griffins)
		buf_z(b, _("A player who controls it moves 4. "));
	buf_z(b, _("It borders on "));
	dd_borders(at, b);
	buf_z(b, ".\n");
}

/* What an ace does for each faction alone, and an order of it. */
static const struct {
	const char *text, *example;
} aces[DD_SEATS] = {
	[DD_DWARVES] =
		{N_("If your queen has the suit of your opponent, an ace of the suit of their card is as good as the jack: you need no order for it."),
		 NULL},
	[DD_ELVES] = {N_("ace place N in T: up to five tokens of your reserve, free."),
		      "ace place 5 in 11"},
	[DD_GOBLINS] =
		{N_("ace stop FACTION: it hires nothing in this turn. The order holds until it is used or cleared."),
		 "ace stop elves"},
	[DD_ORCS] =
		{N_("ace dragon N from T to T if hit: they fly when the Wild Dragon comes upon them. The order holds until it is used or cleared."),
		 "ace dragon 3 from 17 to 1c if hit"},
};

/* HELP ACE: what it does for all, and for the reader's faction. */
static void help_ace(const struct dd_view *v, struct buf *b)
{
	buf_z(b, _("ace (any phase)\n"));
	buf_wrap(
		b,
		str_of(_(
			"ace move N from T to T: a second move. After a bid an ace pays instead of gold, after hire it halves the price of the turn, and as the card of a plan it is a 1. \"ace spades\" names one of several.")),
		HELP_COLUMNS);
	buf_z(b, "  ace move 3 from 6 to 9\n");
	for (int seat = 0; seat < DD_SEATS; seat++) {
		if (v && v->seat >= 0 && v->seat != seat)
			continue;
		const char *text = locale_text(aces[seat].text);
		bool named = !v || v->seat < 0;
		buf_wrap(b,
			 named ? str_printf(b->a, "%s. %s", dd_seat_names[seat], text)
			       : str_of(text),
			 HELP_COLUMNS);
		if (aces[seat].example)
			buf_printf(b, "  %s\n", aces[seat].example);
	}
}

bool dd_words_help(const void *view, int phase, struct str word, struct buf *b)
{
	int at = word.n ? dd_area_of(word) : DD_NOWHERE;

	(void)phase;
	if (str_is(word, "ace") || str_is(word, "aces")) {
		help_ace(view, b);
		return true;
	}
	if (!word.n)
		buf_z(b,
		      _("\nHELP MAP lists who borders on whom, HELP 11 tells about territory 11.\n"
			"HELP PLAIN, SUIT, ELVES and the like explain the words of the game,\n"
			"HELP CASTLES, DRAGON, GRIFFINS, TREACHERY, LOSSES, COLLECTION,\n"
			"VICTORY and the like bring the rulings.\n"));
	if (at != DD_NOWHERE) {
		help_area(at, b);
		return true;
	}
	if (str_is(word, "map") || str_is(word, "borders") || str_is(word, "border") ||
	    str_is(word, "territories")) {
		help_map(b);
		return true;
	}
	bool meant = word.n && dd_words_meaning(word, b);
	for (const struct topic *t = topics; word.n && t->word; t++) {
		if (!str_is(word, t->word))
			continue;
		for (int i = 0; i < MARKS && t->mark[i]; i++) {
			buf_z(b, i || meant ? "\n" : ""); /* a paragraph each */
			rulings_text(&dd_book, str_of(t->mark[i]), b);
		}
		return true;
	}
	return meant;
}
