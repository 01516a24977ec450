/* The report: see report.h. It is made from a view, which has no room for what its reader may not know.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/report.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/phrases.h"
#include "rules/dragon_dune/report/report_parts.h"
#include "rules/dragon_dune/report/text_map.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/event.h"

/* News ------------------------------------------------------------------------------------ */

static void tell_alliances(const struct dd_table *t, struct page *p)
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		if (t->ally[seat] > seat)
			page_paraf(
				p,
				P_("The %s and the %s are allies: together they control %d castle.",
				   "The %s and the %s are allies: together they control %d castles.",
				   dd_alliance_castles(t, seat)),
				dd_name(seat), dd_name(t->ally[seat]),
				dd_alliance_castles(t, seat));
}

static int next_of(int seat, int n)
{
	return (seat + n) % DD_SEATS;
}

static void news(const struct dd_view *v, struct page *p)
{
	const struct dd_table *t = &v->t;
	struct buf b = buf_in(p->a);

	page_heading(p, 1, STR("NEWS IN SHORT"));
	for (int castles = DD_CASTLES; castles >= 0; castles--)
		for (int seat = 0; seat < DD_SEATS; seat++)
			if (dd_castles(t, seat) == castles)
				buf_printf(&b, "%s%s %d", b.n ? ", " : "",
					   dd_name(seat), castles);
	page_standingf(p, _("Castles: %s. Three win, and four for an alliance."), b.s);
	tell_alliances(t, p);
	if (t->option.sequential && t->turn && t->phase == DD_MARCH)
		page_paraf(p, _("Now the %s march."),
			   dd_name(dd_marcher(t, t->turn, t->marched)));
	page_paraf(
		p,
		_("The %s have the title of Emperor: they come first in bids, marches and battles. Then come the %s, the %s and the %s."),
		dd_name(t->emperor), dd_name(next_of(t->emperor, 1)),
		dd_name(next_of(t->emperor, 2)), dd_name(next_of(t->emperor, 3)));
	page_paraf(p, _("The Wild Dragon is at number %d."), t->dragon);
	dd_tell_battles(t, p);
}

/* Events --------------------------------------------------------------------------- */

static bool is_private(const struct event *e)
{
	return e->kind == DD_EV_UNUSED || e->kind == DD_EV_FELL ||
	       e->kind == DD_EV_GOT || e->kind == DD_EV_ANSWER ||
	       e->kind == DD_EV_STOLEN || e->kind == DD_EV_BARE ||
	       e->kind == DD_EV_OFFERED || e->kind == DD_EV_NO_TAKER ||
	       e->kind == DD_EV_CREPT;
}

/* The round of the turn to which a public event belongs; NULL: to that of the event before. */
static const char *round_of(int kind)
{
	static const struct {
		enum dd_event from, to;
		const char *name;
	} rounds[] = {
		{DD_EV_DRAGON_AT, DD_EV_PLACED, N_("The set-up")},
		{DD_EV_DRAGON, DD_EV_COUNCIL, N_("Dragons and event")},
		{DD_EV_ALLIED, DD_EV_BROKEN, N_("The council")},
		{DD_EV_NO_PACT, DD_EV_NO_PACT, N_("The council")},
		{DD_EV_LOTS, DD_EV_EXTRA, N_("The bids")},
		{DD_EV_BACK, DD_EV_DISBANDED, N_("The marches")},
		{DD_EV_ANSWER, DD_EV_BOTH_LOST, N_("The battles")},
		{DD_EV_QUESTIONS, DD_EV_QUESTIONS, N_("The battles")},
		{DD_EV_INCOME, DD_EV_COLLECTED, N_("The collection")},
		{DD_EV_VICTORY, DD_EV_DEFAULT, N_("The end")},
	};

	for (size_t i = 0; i < sizeof rounds / sizeof *rounds; i++)
		if (kind >= (int)rounds[i].from && kind <= (int)rounds[i].to)
			return rounds[i].name;
	return NULL;
}

/* The dragons come when the turn before them ends, and stand below its battles: they say whose turn it is. */
static void subheading(const struct dd_view *v, const char *round, int kind,
		       struct page *p)
{
	if (kind >= DD_EV_DRAGON && kind <= DD_EV_COUNCIL)
		page_subheading(p,
				str_printf(p->a, _("%s of turn %d"), round, v->t.turn));
	else
		page_subheading(p, str_of(round));
}

static void tell_one(const struct dd_view *v, const struct event *e, struct page *p)
{
	struct buf b = buf_in(p->a);

	if (e->kind == DD_EV_GOT && e->arg[0] == v->seat)
		buf_printf(&b, _("You receive the %s."), dd_card(&b, e->arg[1]));
	else
		dd_phrase(v, e, &b);
	page_item(p, buf_str(&b));
}

static void tell_all(const struct dd_view *v, const struct events *seen, struct page *p)
{
	const char *now = NULL;

	for (int i = 0; i < seen->n; i++) {
		const char *round = round_of(seen->e[i].kind);
		if (is_private(&seen->e[i]))
			continue;
		if (round && round != now)
			subheading(v, locale_text(round), seen->e[i].kind, p);
		now = round ? round : now;
		tell_one(v, &seen->e[i], p);
	}
}

/* A report tells what the writer knows of the whole turn: each phase has its number, so that nobody takes a card of
 * two phases ago for a new one. */
static void tell_alone(const struct dd_view *v, const struct events *seen,
		       struct page *p)
{
	const struct event *before = NULL;

	for (int i = 0; i < seen->n; i++) {
		const struct event *e = &seen->e[i];
		if (!is_private(e))
			continue;
		if (e->phase > 0 &&
		    (!before || before->turn != e->turn || before->phase != e->phase))
			page_subheading(p, str_printf(p->a, _("In phase %d.%d"),
						      e->turn, e->phase));
		before = e;
		tell_one(v, e, p);
	}
}

static void what_happened(const struct dd_view *v, const struct events *seen,
			  struct page *p)
{
	page_heading(p, 2, STR("WHAT HAPPENED"));
	if (!seen->n)
		page_para(p, str_of(_("Nothing yet.")));
	tell_all(v, seen, p);
}

/* The position ----------------------------------------------------------------------------------- */

static void cards(struct page *p, const char *what, const uint8_t list[], int n)
{
	struct buf b = buf_in(p->a);

	for (int i = 0; i < n && list[i]; i++) {
		buf_z(&b, i ? ", " : "");
		dd_card_code(list[i], &b);
	}
	page_paraf(p, "%s: %s.", what, b.n ? b.s : _("none"));
}

static void board_row(const struct dd_view *v, int at, struct page_table *t)
{
	struct buf b = buf_in(t->a);

	for (int seat = 0; seat < DD_SEATS; seat++) {
		int n = v->t.tokens[at][seat], special = v->t.special[at][seat];
		if (!n)
			continue;
		buf_printf(&b, "%s%s %d", b.n ? ", " : "", dd_name(seat), n);
		if (special)
			buf_printf(&b, P_(" (%d special)", " (%d special)", special),
				   special);
	}
	if (v->hiding[at])
		buf_printf(&b, "%s%s %d", b.n ? ", " : "", _("Elves in hiding"),
			   v->hiding[at]);
	if (!b.n && !v->t.lying[at])
		return;
	page_row(t);
	page_cell(t, str_of(dd_area_name(at)));
	page_cell(t, b.n ? buf_str(&b) : STR("-"));
	page_cellf(t, "%d", v->t.lying[at]);
}

static void board(const struct dd_view *v, struct page *p)
{
	page_heading(p, 4, STR("THE BOARD"));
	page_board(p);
	int from = p->n;
	page_verbatim(p, dd_text_map(p->a, v));
	page_para(
		p,
		str_of(v->seat == DD_ELVES || v->open
			       ? _("D, E, G and O are tokens, e Elves in hiding, +8 is gold, W the Wild Dragon. Lines are borders.")
			       : _("D, E, G and O are tokens, +8 is gold, W the Wild Dragon. Lines are borders.")));
	page_instead(p, from);
	struct page_table *t = page_table(p);
	page_column(t, STR("Place"), PAGE_LEFT);
	page_column(t, STR("Tokens"), PAGE_LEFT);
	page_column(t, STR("Gold"), PAGE_RIGHT);
	for (int at = 0; at < DD_AREAS; at++)
		board_row(v, at, t);
}

static void factions(const struct dd_view *v, struct page *p)
{
	static const char *const heads[] = {"Gold", "Cards", "Unplaced", "Graveyard"};

	page_heading(p, 5, STR("THE FACTIONS"));
	struct page_table *t = page_table(p);
	page_column(t, STR("Faction"), PAGE_LEFT);
	for (int i = 0; i < 4; i++)
		page_column(t, str_of(heads[i]), PAGE_RIGHT);
	for (int seat = 0; seat < DD_SEATS; seat++) {
		page_row(t);
		page_cell(t, str_of(dd_name(seat)));
		page_cellf(t, "%d", v->t.gold[seat]);
		page_cellf(t, "%d of %d", v->t.n_hand[seat], dd_factions[seat].hand);
		page_cellf(t, "%d", dd_unseen(&v->t, seat));
		page_cellf(t, "%d", v->t.grave[seat]);
	}
	page_para(
		p,
		str_of(_(
			"Unplaced tokens are in reserve; those of the Elves may be in hiding.")));
}

static void cards_seen(const struct dd_view *v, struct page *p)
{
	const struct dd_table *t = &v->t;
	uint8_t shown[2 * DD_SEATS];
	int n = 0;

	page_heading(p, 3, STR("CARDS SEEN SO FAR"));
	for (int seat = 0; seat < DD_SEATS; seat++) {
		if (t->shown_queen[seat])
			shown[n++] = t->shown_queen[seat];
		if (t->shown_jack[seat])
			shown[n++] = t->shown_jack[seat];
	}
	cards(p, _("Discards"), t->discards, t->n_discards);
	cards(p, _("Queens and jacks that were shown"), shown, n);
	cards(p, _("Events so far"), t->events, t->n_events);
}

static void deck(const struct dd_view *v, struct page *p)
{
	const struct dd_table *t = &v->t;

	page_heading(p, 6, STR("THE DECK"));
	page_paraf(p,
		   t->n_deck == 1 ? _("The deck has %d card.")
				  : _("The deck has %d cards."),
		   t->n_deck);
	if (t->phase == DD_BID)
		page_paraf(p,
			   P_("%d lot is up for bids.", "%d lots are up for bids.",
			      t->n_lots),
			   t->n_lots);
}

/* Only for the reader -------------------------------------------------------------------------- */

/* Whom the queen betrays, and in which suits: that of the jack, and for the Dwarves those of their aces [DD-027]. */
static void treachery(struct page *p, const struct dd_view *v)
{
	const struct dd_own *own = &v->own;
	struct buf b = buf_in(p->a);
	int aces = 0;

	buf_printf(
		&b,
		_("You can betray the %s in a battle in which they play a card of %s"),
		dd_name(dd_suit(own->queen)), dd_suit_name(dd_suit(own->jack)));
	for (int suit = 0; v->seat == DD_DWARVES && suit < DD_SUITS; suit++)
		if (suit != dd_suit(own->jack) &&
		    dd_view_holds(v, DD_CARD(suit, DD_ACE)))
			buf_printf(&b,
				   aces++ ? _(" or %s") : _(", or with an ace of %s"),
				   dd_suit_name(suit));
	buf_char(&b, '.');
	if (aces)
		buf_z(&b,
		      _(" The ace is spent then: write \"traitor no\" in your plan to keep it."));
	page_para(p, buf_str(&b));
}

static void hand(struct page *p, const struct dd_view *v)
{
	const struct dd_own *own = &v->own;
	uint8_t court[2] = {own->queen, own->jack};
	int ally = v->seat >= 0 ? v->t.ally[v->seat] : DD_NOBODY;

	cards(p, _("Your cards"), own->hand, DD_HAND_MAX);
	if (v->t.phase == DD_BID && v->t.n_lots && !dd_may_bid(&v->t, v->seat))
		page_para(p,
			  str_of(v->t.gold[v->seat]
					 ? _("Your hand is full, so you cannot bid.")
					 : _("You have no gold, so you cannot bid.")));
	cards(p, _("Your queen and jack"), court, 2);
	if (v->t.phase == DD_OVER || (own->queen && dd_suit(own->queen) == ally))
		return; /* no battle in which it would serve */
	if (own->queen && own->jack && dd_suit(own->queen) == v->seat)
		page_para(
			p,
			str_of(_(
				"Your queen has your own suit, so you cannot betray anybody.")));
	else if (own->queen && own->jack)
		treachery(p, v);
}

static void elves(const struct dd_view *v, struct page *p)
{
	struct buf b = buf_in(p->a);

	for (int i = 0; i < v->t.n_lots && v->t.phase == DD_BID; i++) {
		buf_printf(&b, _("%slot %d "), i ? ", " : "", i + 1);
		dd_card_code(v->lots[i], &b);
	}
	if (b.n)
		page_paraf(p, _("Up for bids: %s."), b.s);
	if (v->next_event)
		page_paraf(p, _("The next event is the %s, in %s."),
			   dd_card(&b, v->next_event),
			   dd_area_name(dd_event_area(v->next_event)));
}

static void only_for_you(const struct dd_view *v, const struct events *seen,
			 struct page *p)
{
	page_heading(p, 7, STR("ONLY FOR YOU"));
	hand(p, v);
	if (v->seat == DD_ELVES)
		elves(v, p);
	tell_alone(v, seen, p);
}

static void all_hands(const struct dd_view *v, struct page *p)
{
	page_heading(p, 7, STR("ALL HANDS"));
	for (int seat = 0; seat < DD_SEATS; seat++) {
		page_subheading(p, str_of(dd_name(seat)));
		cards(p, _("Cards"), v->all[seat].hand, DD_HAND_MAX);
	}
}

void dd_report(const void *view, const struct events *seen, struct page *p)
{
	const struct dd_view *v = view;

	news(v, p);
	what_happened(v, seen, p);
	cards_seen(v, p);
	board(v, p);
	factions(v, p);
	deck(v, p);
	if (v->seat >= 0)
		only_for_you(v, seen, p);
	else if (v->open)
		all_hands(v, p);
}
