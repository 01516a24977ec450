/* The form with examples that are legal now, what is still to be ordered, and the start
 * letter: see report.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "orders/sheet.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/order.h"
#include "rules/dragon_dune/table/view.h"

/* What the player must send ------------------------------------------------------------------ */

static const char *needed(const struct dd_view *v)
{
	const struct dd_table *t = &v->t;

	if (t->turn == 0)
		return v->seat == DD_ORCS ? _("where your ten tokens begin") : NULL;
	switch ((enum dd_phase)t->phase) {
	case DD_COUNCIL:
		return _("your wishes for an alliance, or PASS");
	case DD_BID:
		if (t->option.fast)
			return _("your bids and your march");
		return t->n_lots && t->gold[v->seat] &&
				       t->n_hand[v->seat] < dd_factions[v->seat].hand
			       ? _("your bids")
			       : NULL;
	case DD_MARCH:
		return _("your march");
	case DD_BATTLE:
		return dd_fighters(t) >> v->seat & 1
			       ? _("a plan for each of your battles")
			       : NULL;
	case DD_OVER:
	case DD_SETUP:
		break;
	}
	return NULL;
}

/* Orders that only hold for later do not count. */
static bool has_orders(const struct sheet *s)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (!s->slots[i].standing)
			return true;
	return s && s->final;
}

void dd_needs(const void *view, const struct sheet *sheet, struct buf *b)
{
	const struct dd_view *v = view;
	const char *what = v->seat < 0 || v->t.vacant >> v->seat & 1 ? NULL : needed(v);

	if (what && !has_orders(sheet))
		buf_z(b, what);
}

/* The form ------------------------------------------------------------------------------------- */

static int a_stack(const struct dd_view *v)
{
	for (int at = 0; at < DD_AREAS; at++)
		if (v->t.tokens[at][v->seat])
			return at;
	return DD_NOWHERE;
}

static void bids(const struct dd_view *v, struct buf *b)
{
	for (int lot = 1; lot <= v->t.n_lots; lot++)
		buf_printf(b, "bid %d 1\n", lot);
}

static void march(const struct dd_view *v, struct buf *b)
{
	int at = a_stack(v);
	const struct graph *map = dd_graph(b->a);

	if (at != DD_NOWHERE)
		buf_printf(b, "conscript 1 in %s\n", dd_area_name(at));
	if (v->seat == DD_ORCS)
		buf_z(b, "raise 1 in 16\n");
	else
		buf_z(b, "hire 1 in 11\n");
	if (at != DD_NOWHERE)
		buf_printf(b, "move 1 from %s to %s\n", dd_area_name(at),
			   dd_area_name(map->next[map->areas[at].first]));
}

static void battles(const struct dd_view *v, struct buf *b)
{
	for (int at = 0; at < DD_AREAS; at++)
		for (int i = 0; i < DD_SEATS; i++)
			if (dd_would_fight(&v->t, at, v->seat, i))
				buf_printf(b, "battle %s vs %s send %d\n",
					   dd_area_name(at), dd_colours[i],
					   (v->t.tokens[at][v->seat] + 1) / 2);
}

void dd_form(const void *view, struct page *p)
{
	const struct dd_view *v = view;
	struct buf b = buf_in(p->a);

	buf_z(&b, "");
	if (v->seat < 0 || v->t.phase == DD_OVER)
		return;
	if (v->t.turn == 0 && v->seat == DD_ORCS)
		buf_z(&b, "place 4 in 1c, 3 in 9f, 3 in 16f\n");
	else if (v->t.turn && v->t.phase == DD_COUNCIL)
		buf_z(&b, "pass\n");
	else if (v->t.turn && v->t.phase == DD_BID)
		bids(v, &b);
	if (v->t.phase == DD_MARCH ||
	    (v->t.turn && v->t.phase == DD_BID && v->t.option.fast))
		march(v, &b);
	if (v->t.phase == DD_BATTLE)
		battles(v, &b);
	page_form(p, buf_str(&b));
}

/* How to play, on one screen -------------------------------------------------------------------- */

const char *const dd_lesson[] = {
	N_("Control three of the five castles (1c, 3c, 5c, 10c, 15c) when a turn ends, and you win. An alliance of two needs four. After six turns the Orcs win, with their ally if they have one."),
	N_("A territory is a number; c behind it is a castle, f a fort. You control it if only you have tokens there."),
	N_("Each turn the Wild Dragon walks over the numbers and kills what stands on plains; castles and forts are safe. An event brings gold to a plain. If its colour is the Emperor's, the Red Dragon burns the plain of the last event, and a council may make alliances."),
	N_("BID for cards that nobody sees but the Elves: \"bid 1 6\". MARCH: \"conscript 2 in 5c\", \"hire 3 in 10c\", \"move 3 from 5c to 6\". BATTLE where you meet: \"battle 11 vs orcs send 3 card 5C\"."),
	N_("In battle the tokens that you send count one each. A card adds its number, but of two cards of one colour only the lower one adds. The higher total wins, the attacker if they are equal. The loser loses all tokens there, the winner those that were sent."),
	N_("Your queen names a faction. If you meet it in battle, and your jack has the suit of the card that it plays, you call treachery and win."),
	N_("Then each faction receives 2 gold, and 2 for each token from gold that lies where it is in control."),
	N_("Write \"else\" before a second choice and \"if\" before a condition. HELP tells every order, and HELP DD-014 a ruling."),
	NULL,
};

static const char *const powers[DD_SEATS] = {
	N_("You are the Dwarves. Others pay you for the cards that they buy. Two of your tokens are special: each counts two in battle. An ace serves you as the jack of its suit. Begin by hiring."),
	N_("You are the Elves. You see the lots before the bidding and the next event before the march. Before a battle you may ask a question, and the answer binds. Your tokens may hide. An ace places five tokens."),
	N_("You are the Goblins. Others pay you for mercenaries; you pay half. With each lot you receive another card. You may hold 8 cards. An ace stops a player from hiring."),
	N_("You are the Orcs. You raise tokens free in Orcish territories and hire none. You move 3, and you steal a card from each player whom you beat. You lose half to the Wild Dragon, and may ride the Red one. If nobody wins in six turns, you do."),
};

void dd_start(const void *view, struct page *p)
{
	const struct dd_view *v = view;

	for (int i = 0; dd_lesson[i]; i++)
		page_para(p, str_of(locale_text(dd_lesson[i])));
	if (v->seat >= 0)
		page_para(p, str_of(locale_text(powers[v->seat])));
}
