/* The report: see report.h. It is made from a view, which has no room for what its reader may
 * not know.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/report.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/control.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/report/form_parts.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/text_map.h"
#include "rules/dune/report/told.h"
#include "rules/dune/table/view.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/pieces/standing.h"

/* News ------------------------------------------------------------------------------------ */

static void tell_alliances(const struct du_table *t, struct page *p)
{
	struct buf b = buf_in(p->a);

	for (int seat = 0; seat < DU_SEATS; seat++) {
		int one = du_next_ally(t, seat, DU_NOBODY);
		int two = one < seat ? DU_NOBODY : du_next_ally(t, seat, one);
		if (one < seat)
			continue; /* told of the first of them, or alone */
		if (two == DU_NOBODY)
			page_paraf(p, _("%s and %s are allies: four strongholds win."),
				   du_subject(&b, seat), du_the(one));
		else
			page_paraf(p,
				   _("%s, %s and %s are allies: five strongholds win."),
				   du_subject(&b, seat), du_the(one), du_the(two));
	}
}

/* Who fights whom, and where, while plans are made. */
static void tell_battles(const struct du_table *t, struct page *p)
{
	struct buf b = buf_in(p->a);

	if (t->phase != DU_VOICE && t->phase != DU_PLAN)
		return;
	for (int area = 0; area < DU_AREAS; area++)
		for (int one = 0; one < DU_SEATS; one++)
			for (int other = one + 1; other < DU_SEATS; other++)
				if (du_field_of(t, du_territory_of(area), one, other) ==
				    area)
					buf_printf(&b, _("%s%s against %s in %s"),
						   b.n ? "; " : "", du_seat_names[one],
						   du_seat_names[other],
						   du_territories[du_territory_of(area)]
							   .words);
	if (b.n)
		page_paraf(p, _("Battles: %s."), b.s);
}

static void news(const struct du_view *v, struct page *p)
{
	const struct du_table *t = &v->t;
	int order[DU_SEATS], n = du_storm_order(t, order), has[DU_SEATS], most = 0;
	struct buf b = buf_in(p->a), o = buf_in(p->a);

	page_heading(p, 1, STR("NEWS IN SHORT"));
	for (int i = 0; i < n; i++) {
		buf_printf(&o, "%s%s", i ? ", " : "", du_seat_names[order[i]]);
		has[i] = du_strongholds(t, order[i]);
		most = has[i] > most ? has[i] : most;
	}
	for (int k = most; k >= 0; k--)
		for (int i = 0; i < n; i++)
			if (has[i] == k)
				buf_printf(&b, "%s%s %d", b.n ? ", " : "",
					   du_seat_names[order[i]], k);
	page_standingf(p, _("Strongholds: %s. Three win, at the end of a turn."), b.s);
	tell_alliances(t, p);
	page_paraf(p, _("The storm stands in sector %d. Storm order: %s."), t->storm,
		   o.s);
	if (t->turn)
		page_paraf(p, _("Turn %d of %d."), t->turn, t->option.turns);
	tell_battles(t, p);
	if (t->wall_gone)
		page_paraf(
			p,
			_("The Shield Wall is gone: Arrakeen, Carthag and Imperial Basin are open to storms."));
}

static void what_happened(const struct du_view *v, const struct events *seen,
			  struct page *p)
{
	page_heading(p, 2, STR("WHAT HAPPENED"));
	if (!seen->n)
		page_para(p, str_of(_("Nothing yet.")));
	du_tell(v, seen, false, p);
}

/* The position ----------------------------------------------------------------------------------- */

static void board_row(const struct du_view *v, int area, struct page_table *t)
{
	struct buf b = buf_in(t->a);

	for (int seat = 0; seat < DU_SEATS; seat++) {
		int n = v->t.forces[area][seat], elites = v->t.elites[area][seat];
		bool advisors = seat == DU_BENE_GESSERIT && v->t.advisors[area];
		if (!n)
			continue;
		buf_printf(&b, "%s%s %d", b.n ? ", " : "", du_seat_names[seat], n);
		if (elites)
			buf_printf(&b, _(" (%d elite)"), elites);
		buf_z(&b, advisors ? _(" (advisors)") : "");
	}
	if (!b.n && !v->t.spice[area])
		return;
	page_row(t);
	page_cell(t, str_of(du_bare(du_where(&b, area))));
	page_cell(t, b.n ? buf_str(&b) : STR("-"));
	page_cellf(t, "%d", v->t.spice[area]);
}

static void battles(const struct du_view *v, struct page *p)
{
	struct buf b = buf_in(p->a);

	if (v->t.phase != DU_VOICE && v->t.phase != DU_PLAN)
		return;
	for (int area = 0; area < DU_AREAS; area++)
		for (int one = 0; one < DU_SEATS; one++)
			for (int other = one + 1; other < DU_SEATS; other++)
				if (du_would_fight(&v->t, area, one, other))
					buf_printf(&b, _("%s%s: %s and %s"),
						   b.n ? "; " : "",
						   du_territories[du_territory_of(area)]
							   .words,
						   du_the(one), du_the(other));
	if (b.n)
		page_paraf(p, _("Battles: %s."), b.s);
}

static void board(const struct du_view *v, struct page *p)
{
	page_heading(p, 4, STR("THE BOARD"));
	page_board(p);
	int from = p->n;
	page_verbatim(p, du_text_map(p->a, &v->t));
	page_para(
		p,
		str_of(_(
			"A row is a sector, from the Polar Sink outwards; > is the storm's. CAPITALS are strongholds, ^ is rock, the rest sand. A, B, E, F, G and H are forces, * with elites, b advisors, +8 spice.")));
	page_instead(p, from);
	struct page_table *t = page_table(p);
	page_column(t, STR("Place"), PAGE_LEFT);
	page_column(t, STR("Forces"), PAGE_LEFT);
	page_column(t, STR("Spice"), PAGE_RIGHT);
	for (int area = 0; area < DU_AREAS; area++)
		board_row(v, area, t);
	battles(v, p);
}

static void add_leader(struct buf *b, int leader, const char *what)
{
	buf_printf(b, "%s%s%s", b->n ? ", " : "", du_leaders[leader].name, what);
}

/* Leaders who are not at hand. */
static struct str lost_leaders(const struct du_table *t, int seat, struct arena *a)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < DU_LEADERS_EACH; i++) {
		int leader = du_leader(seat, i);
		if (t->leader[leader] == DU_DEAD)
			add_leader(&b, leader, "");
		else if (t->leader[leader] == DU_CAPTURED)
			add_leader(&b, leader, _(" (captured)"));
	}
	return b.n ? buf_str(&b) : STR("-");
}

static void factions(const struct du_view *v, struct page *p)
{
	static const char *const heads[] = {"Circle", "Cards", "Reserve", "Tanks"};
	const struct du_table *t = &v->t;

	page_heading(p, 5, STR("THE FACTIONS"));
	struct page_table *table = page_table(p);
	page_column(table, STR("Faction"), PAGE_LEFT);
	for (int i = 0; i < 4; i++)
		page_column(table, str_of(heads[i]), PAGE_RIGHT);
	page_column(table, STR("Leaders lost"), PAGE_LEFT);
	for (int seat = 0; seat < DU_SEATS; seat++) {
		if (!du_plays(t, seat))
			continue;
		page_row(table);
		page_cell(table, str_of(du_seat_names[seat]));
		page_cellf(table, "%d", t->circle[seat]);
		page_cellf(table, "%d of %d", t->n_hand[seat], du_factions[seat].hand);
		page_cellf(table, "%d", du_reserve(t, seat).n);
		page_cellf(table, "%d", t->tanks[seat]);
		page_cell(table, lost_leaders(t, seat, p->a));
	}
}

static void cards(struct page *p, const char *what, const uint8_t list[], int n)
{
	struct buf b = buf_in(p->a);

	for (int i = 0; i < n && list[i]; i++)
		buf_printf(&b, "%s%s", i ? ", " : "", du_cards[list[i]].name);
	page_paraf(p, "%s: %s.", what, b.n ? b.s : _("none"));
}

static void the_cards(const struct du_view *v, struct page *p)
{
	const struct du_table *t = &v->t;

	page_heading(p, 6, STR("CARDS"));
	cards(p, _("Discards"), t->discards, t->n_discards);
	page_paraf(p, _("The treachery deck has %d cards, the spice deck %d."),
		   t->n_deck, t->n_coming);
	if (t->phase == DU_BID)
		page_paraf(p,
			   P_("%d card is up for bids.", "%d cards are up for bids.",
			      t->n_lots),
			   t->n_lots);
}

/* Only for the reader -------------------------------------------------------------------------- */

/* With the factions that they lead, which a new player does not know. */
static void leaders(struct page *p, const char *what, const uint8_t list[], int n)
{
	struct buf b = buf_in(p->a);

	for (int i = 0; i < n && list[i]; i++)
		add_leader(&b, list[i],
			   str_printf(p->a, " (%s)",
				      du_seat_names[du_leader_faction(list[i])])
				   .s);
	page_paraf(p, "%s: %s.", what, b.n ? b.s : _("none"));
}

static void secrets(const struct du_view *v, struct page *p)
{
	struct buf b = buf_in(p->a);

	for (int i = 0; i < v->t.n_lots && v->lots[i]; i++)
		buf_printf(&b, _("%slot %d %s"), i ? ", " : "", i + 1,
			   du_cards[v->lots[i]].name);
	if (b.n)
		page_paraf(p, _("Up for bids: %s."), b.s);
	if (v->next_spice)
		page_paraf(p, _("The next spice card is %s."),
			   v->next_spice == DU_SHAI_HULUD
				   ? _("Shai-Hulud")
				   : du_territories[v->next_spice].words);
	if (v->predicted)
		page_paraf(p,
			   v->seat == DU_BENE_GESSERIT
				   ? _("You predicted %s in turn %d.")
				   : _("The Bene Gesserit predicted %s in turn %d."),
			   du_the(v->predicted - 1), v->predicted_turn);
	if (v->next_storm && v->t.phase != DU_OVER)
		page_paraf(p,
			   P_("The next storm moves %d sector.",
			      "The next storm moves %d sectors.", v->next_storm),
			   v->next_storm);
}

/* Plans of the phase before, which a line of this phase replaces. */
static void sealed_plans(const struct du_view *v, struct page *p)
{
	const struct standing sealed = {(char *)(uintptr_t)v->sealed, DU_VIEW_KEPT};
	struct standing_order order;
	size_t at = 0;

	if (v->t.phase != DU_PLAN || !standing_next(&sealed, &at, &order))
		return;
	page_para(
		p,
		str_of(_(
			"These plans are sealed. They stand unless you write others:")));
	do
		page_item(p, order.line);
	while (standing_next(&sealed, &at, &order));
}

static void only_for_you(const struct du_view *v, const struct events *seen,
			 struct page *p)
{
	page_heading(p, 7, STR("ONLY FOR YOU"));
	page_paraf(p, _("Your spice: %d."), v->own.spice);
	if (v->t.bribes[v->seat])
		page_paraf(p, _("In front of you, for the next turn: %d."),
			   v->t.bribes[v->seat]);
	cards(p, _("Your cards"), v->own.hand, DU_HAND_MAX);
	if (v->t.phase == DU_BID && v->t.n_lots && !du_form_bids(v))
		page_para(p, str_of(_("Your hand is full, so you cannot bid.")));
	leaders(p, _("Your traitors"), v->own.traitor, DU_TRAITORS_MAX);
	if (v->t.phase == DU_PLACE && du_form_keeps_traitor(v) && v->own.traitor[0])
		page_para(
			p,
			str_of(_(
				"You keep one of these. If an enemy plays that leader in a battle with you, you win the battle.")));
	secrets(v, p);
	sealed_plans(v, p);
	du_tell(v, seen, true, p);
}

static void all_hands(const struct du_view *v, struct page *p)
{
	page_heading(p, 7, STR("ALL HANDS"));
	for (int seat = 0; seat < DU_SEATS; seat++) {
		if (!du_plays(&v->t, seat))
			continue;
		page_subheading(p, str_of(du_seat_names[seat]));
		page_paraf(p, _("Spice: %d."), v->all[seat].spice);
		cards(p, _("Cards"), v->all[seat].hand, DU_HAND_MAX);
		leaders(p, _("Traitors"), v->all[seat].traitor, DU_TRAITORS_MAX);
	}
}

void du_report(const void *view, const struct events *seen, struct page *p)
{
	const struct du_view *v = view;

	news(v, p);
	what_happened(v, seen, p);
	board(v, p);
	factions(v, p);
	the_cards(v, p);
	if (v->seat >= 0)
		only_for_you(v, seen, p);
	else if (v->open)
		all_hands(v, p);
}

/* Figures ------------------------------------------------------------------------------------------ */

const char *du_count_name(int which)
{
	static const char *const names[] = {N_("Strongholds"), N_("Forces"),
					    N_("Tanks"), NULL};

	return names[which];
}

const char *du_count_what(int which)
{
	static const char *const whats[] = {N_("strongholds held"),
					    N_("forces on the board"),
					    N_("forces in the tanks")};

	return whats[which];
}

int du_count(const void *view, int which, int seat)
{
	const struct du_view *v = view;
	int n = 0;

	if (which == 0)
		return du_strongholds(&v->t, seat);
	if (which == 2)
		return v->t.tanks[seat];
	for (int area = 0; area < DU_AREAS; area++)
		n += v->t.forces[area][seat];
	return n;
}

struct count_aim du_count_aim(const void *view, int seat)
{
	const struct du_view *v = view;

	return (struct count_aim){du_held_together(&v->t, seat),
				  du_strongholds_needed(&v->t, seat),
				  1U << seat | du_allies(&v->t, seat)};
}

int32_t du_ink(int seat)
{
	static const int32_t ink[DU_SEATS] = {0x97b6fb, 0xb08cff, 0xff7a7a,
					      0xffd24d, 0xffa04d, 0xb8c4cc};

	return ink[seat];
}

int32_t du_ink_by_day(int seat)
{
	static const int32_t ink[DU_SEATS] = {0x113a78, 0x5b3ba6, 0xad3336,
					      0x7a5c00, 0x6c2f02, 0x3f4a52};

	return ink[seat];
}
