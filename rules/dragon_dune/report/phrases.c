/* Sentences: see phrases.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/phrases.h"

#include "base/locale.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/phrases_parts.h"
#include "rules/dragon_dune/table/card.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/faction.h"
#include "rules/event.h"

/* The turn begins --------------------------------------------------------------------------- */

static void emperor(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The title of Emperor goes to the %s."), dd_name(a[0]));
}

static void dragon_at(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The Wild Dragon begins at number %d."), a[0]);
}

static void placed(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s begin with %s in %s."), dd_name(a[0]),
		   dd_tokens(b, a[1]), dd_area_name(a[2]));
}

static void missed(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s sent no orders."), dd_name(a[0]));
}

static void dragon(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The Wild Dragon rolls %d and goes from %d to %d."), a[0], a[1],
		   a[2]);
}

static void eaten(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The Wild Dragon kills %s of the %s in %s."),
		   dd_tokens(b, a[2]), dd_name(a[1]), dd_area_name(a[0]));
}

static void gold_lost(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%d gold in %s is lost."), a[1], dd_area_name(a[0]));
}

static void fled(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(
		b,
		_("The %s play an ace and move %s from %s to %s before the dragon comes."),
		dd_name(a[0]), dd_tokens(b, a[1]), dd_area_name(a[2]),
		dd_area_name(a[3]));
}

static void event(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The event is the %s: %d gold in %s."), dd_card(b, a[0]), a[2],
		   dd_area_name(a[1]));
}

static void no_gold(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The event is the %s, and the Wild Dragon is at %s: no gold."),
		   dd_card(b, a[0]), dd_area_name(a[1]));
}

static void red(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The Red Dragon burns %s."), dd_area_name(a[0]));
}

static void rode(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s ride the Red Dragon with %s from %s to %s."),
		   dd_name(a[0]), dd_tokens(b, a[1]), dd_area_name(a[2]),
		   dd_area_name(a[3]));
}

static void burnt(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s lose %s in %s."), dd_name(a[1]), dd_tokens(b, a[2]),
		   dd_area_name(a[0]));
}

static void council(struct buf *b, const int16_t a[], struct str text)
{
	(void)a;
	(void)text;
	buf_z(b, _("A Great Council is held."));
}

static void allied(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s and the %s are allies."), dd_name(a[0]), dd_name(a[1]));
}

static void broken(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s break their alliance with the %s."), dd_name(a[0]),
		   dd_name(a[1]));
}

static void no_pact(struct buf *b, const int16_t a[], struct str text)
{
	(void)a;
	(void)text;
	buf_z(b, _("The council makes no new alliance."));
}

static void no_taker(struct buf *b, const int16_t a[], struct str text)
{
	(void)a;
	buf_printf(b, _("No alliance came of your order: %.*s."), STR_ARG(text));
}

/* Bids ------------------------------------------------------------------------------------------ */

static void lots(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, P_("%d lot is up for bids.", "%d lots are up for bids.", a[0]),
		   a[0]);
}

static void sold(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Lot %d goes to the %s for %d gold, paid to the %s."), a[0],
		   dd_name(a[1]), a[2], dd_payee(a[3]));
}

static void aced(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Lot %d goes to the %s, who give the %s in place of gold."),
		   a[0], dd_name(a[1]), dd_card(b, a[2]));
}

static void unsold(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Nobody bids for lot %d: the %s is discarded."), a[0],
		   dd_card(b, a[1]));
}

static void got(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s receive the %s."), dd_name(a[0]), dd_card(b, a[1]));
}

static void extra(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s receive another card, which nobody else has seen."),
		   dd_name(a[0]));
}

static void gave(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s give %d gold to the %s."), dd_name(a[0]), a[2],
		   dd_name(a[1]));
}

/* The march ---------------------------------------------------------------------------------------- */

static void back(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s take %s back from the graveyard."), dd_name(a[0]),
		   dd_tokens(b, a[1]));
}

static void conscripted(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s conscript %s in %s."), dd_name(a[0]),
		   dd_tokens(b, a[1]), dd_area_name(a[2]));
}

static void hired(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   P_("The %s hire %d mercenary in %s.",
		      "The %s hire %d mercenaries in %s.", a[1]),
		   dd_name(a[0]), a[1], dd_area_name(a[2]));
}

static void paid(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s pay the %s %d gold for mercenaries"), dd_name(a[0]),
		   dd_payee(a[2]), a[1]);
	if (a[3])
		buf_printf(b, _(", half the price by the %s"), dd_card(b, a[3]));
	buf_char(b, '.');
}

static void stopped(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The Goblins play the %s: the %s hire nobody in this turn."),
		   dd_card(b, a[1]), dd_name(a[0]));
}

static void raised(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s raise %s in %s."), dd_name(a[0]), dd_tokens(b, a[1]),
		   dd_area_name(a[2]));
}

static void ace_placed(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s play the %s and place %s in %s."), dd_name(a[0]),
		   dd_card(b, a[3]), dd_tokens(b, a[1]), dd_area_name(a[2]));
}

static void moved(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s move %s from %s to %s"), dd_name(a[0]),
		   dd_tokens(b, a[1]), dd_area_name(a[2]), dd_area_name(a[3]));
	if (a[4])
		buf_printf(b, _(", by the %s"), dd_card(b, a[4]));
	buf_char(b, '.');
}

static void crept(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s move %s in hiding from %s to %s."), dd_name(a[0]),
		   dd_tokens(b, a[1]), dd_area_name(a[2]), dd_area_name(a[3]));
}

static void disbanded(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s disband %s in %s."), dd_name(a[0]), dd_tokens(b, a[1]),
		   dd_area_name(a[2]));
}

static void hid(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s hide %s in %s."), dd_name(a[0]), dd_tokens(b, a[1]),
		   dd_area_name(a[2]));
}

static void came_out(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s bring %s out of hiding in %s."), dd_name(a[0]),
		   dd_tokens(b, a[1]), dd_area_name(a[2]));
}

static dd_say_fn *const say[DD_EV_END] = {
	[DD_EV_EMPEROR] = emperor,
	[DD_EV_DRAGON_AT] = dragon_at,
	[DD_EV_PLACED] = placed,
	[DD_EV_MISSED] = missed,
	[DD_EV_DRAGON] = dragon,
	[DD_EV_EATEN] = eaten,
	[DD_EV_GOLD_LOST] = gold_lost,
	[DD_EV_FLED] = fled,
	[DD_EV_EVENT] = event,
	[DD_EV_NO_GOLD] = no_gold,
	[DD_EV_RED] = red,
	[DD_EV_RODE] = rode,
	[DD_EV_BURNT] = burnt,
	[DD_EV_COUNCIL] = council,
	[DD_EV_ALLIED] = allied,
	[DD_EV_BROKEN] = broken,
	[DD_EV_LOTS] = lots,
	[DD_EV_SOLD] = sold,
	[DD_EV_ACED] = aced,
	[DD_EV_UNSOLD] = unsold,
	[DD_EV_GOT] = got,
	[DD_EV_EXTRA] = extra,
	[DD_EV_GAVE] = gave,
	[DD_EV_BACK] = back,
	[DD_EV_CONSCRIPTED] = conscripted,
	[DD_EV_HIRED] = hired,
	[DD_EV_PAID] = paid,
	[DD_EV_STOPPED] = stopped,
	[DD_EV_RAISED] = raised,
	[DD_EV_ACE_PLACED] = ace_placed,
	[DD_EV_MOVED] = moved,
	[DD_EV_CREPT] = crept,
	[DD_EV_DISBANDED] = disbanded,
	[DD_EV_HID] = hid,
	[DD_EV_CAME_OUT] = came_out,
	[DD_EV_ANSWER] = dd_say_answer,
	[DD_EV_BATTLE] = dd_say_battle,
	[DD_EV_VALUES] = dd_say_values,
	[DD_EV_TREACHERY] = dd_say_treachery,
	[DD_EV_WON] = dd_say_won,
	[DD_EV_BOTH_LOST] = dd_say_both_lost,
	[DD_EV_CARD_GONE] = dd_say_card_gone,
	[DD_EV_STOLE] = dd_say_stole,
	[DD_EV_STOLEN] = dd_say_stolen,
	[DD_EV_BARE] = dd_say_bare,
	[DD_EV_FENCED] = dd_say_fenced,
	[DD_EV_INCOME] = dd_say_income,
	[DD_EV_COLLECTED] = dd_say_collected,
	[DD_EV_VICTORY] = dd_say_victory,
	[DD_EV_VICTORY_TWO] = dd_say_victory_two,
	[DD_EV_DEFAULT] = dd_say_by_default,
	[DD_EV_UNUSED] = dd_say_unused,
	[DD_EV_FELL] = dd_say_fell,
	[DD_EV_AGREED] = dd_say_agreed,
	[DD_EV_OFFERED] = dd_say_offered,
	[DD_EV_QUESTIONS] = dd_say_questions,
	[DD_EV_NO_PACT] = no_pact,
	[DD_EV_NO_TAKER] = no_taker,
};

void dd_phrase(const void *view, const struct event *e, struct buf *b)
{
	(void)view;
	if (e->kind > 0 && e->kind < DD_EV_END && say[e->kind])
		say[e->kind](b, e->arg, e->text);
}
