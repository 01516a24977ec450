/* The report of the market.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "tests/games/market.h"

static bool is_due(const struct market_view *v)
{
	const struct questions all = {(struct question *)v->now.q, MARKET_TURNS};

	return v->seat >= 0 &&
	       question_due(&all, v->seat, v->now.turn, v->now.phase, -1) >= 0;
}

void market_needs(const void *view, const struct sheet *sheet, struct buf *b)
{
	const struct market_view *v = view;

	if (v->seat < 0 || !(market_owes(&v->now) >> v->seat & 1) ||
	    (sheet && sheet->n_slots))
		return;
	if (v->now.phase == MARKET_OPENING)
		buf_z(b, _("the least price of the day"));
	else if (is_due(v))
		buf_z(b, _("an answer to the steward, and your bids"));
	else
		buf_z(b, _("your bids"));
}

static void goods(const struct market *s, struct page *p)
{
	struct page_table *t = page_table(p);

	page_column(t, STR(N_("Trader")), PAGE_LEFT);
	page_column(t, STR(N_("Goods")), PAGE_RIGHT);
	for (int i = 0; i < MARKET_SEATS; i++)
		if (s->seats >> i & 1) {
			page_row(t);
			page_cell(t, str_of(market_names[i]));
			page_cellf(t, "%d", s->goods[i]);
		}
}

static void lots(const struct market *s, struct page *p)
{
	static const char *const places[] = {N_("gate"), N_("well"), N_("church")};

	for (int lot = market_first_lot(s); s->phase && lot <= market_last_lot(s);
	     lot++)
		page_paraf(p, _("Lot %d has a worth of %d and stands at the %s."), lot,
			   s->worth[lot - 1], _(places[(lot - 1) % 3]));
}

static void own(const struct market_view *v, struct page *p)
{
	page_heading(p, 7, STR(N_("ONLY FOR YOU")));
	page_paraf(
		p,
		P_("You have %d crown.", "You have %d crowns.", v->now.purse[v->seat]),
		v->now.purse[v->seat]);
}

/* What everybody holds, for the GM alone; the last report tells nobody. */
static void all_purses(const struct market *s, struct page *p)
{
	page_heading(p, 7, STR(N_("PURSES")));
	for (int i = 0; i < MARKET_SEATS; i++)
		if (s->in_game >> i & 1)
			page_paraf(p, "%s: %d.", market_names[i], s->purse[i]);
}

void market_report(const void *view, const struct events *seen, struct page *p)
{
	const struct market_view *v = view;

	page_heading(p, 1, STR(N_("NEWS IN SHORT")));
	if (v->now.phase)
		page_paraf(p, _("Day %d. The %s is the steward."), v->now.turn,
			   market_names[market_steward(&v->now)]);
	else if (!v->now.winners)
		page_para(p,
			  str_of(_("Nobody has goods of a worth of 10: nobody wins.")));
	if (seen->n)
		page_heading(p, 2, STR(N_("WHAT HAPPENED")));
	for (int i = 0; i < seen->n; i++) {
		struct buf b = buf_in(p->a);
		market_phrase(view, &seen->e[i], &b);
		page_para(p, buf_str(&b));
	}
	page_heading(p, 4, STR(N_("THE STALLS")));
	goods(&v->now, p);
	lots(&v->now, p);
	if (v->seat >= 0 && v->now.in_game >> v->seat & 1)
		own(v, p);
	if (v->seat == SEAT_GM)
		all_purses(&v->now, p);
}

void market_form(const void *view, struct page *p)
{
	const struct market_view *v = view;
	struct buf b = buf_in(p->a);

	if (v->now.phase == MARKET_OPENING) {
		buf_z(&b, v->seat == market_steward(&v->now)
				  ? "price 1\n# ask smith \"what will you spend?\"\n"
				  : "");
	} else {
		if (is_due(v))
			buf_printf(&b, "answer %d\n", v->now.purse[v->seat]);
		for (int l = market_first_lot(&v->now); l <= market_last_lot(&v->now);
		     l++)
			buf_printf(&b,
				   "bid lot %d 0\n# bid lot %d 7 if purse over 12\n", l,
				   l);
	}
	page_form(p, buf_str(&b));
}

void market_start(const void *view, struct page *p)
{
	(void)view;
	page_para(
		p,
		str_of(_(
			"Two lots a day are sold to the highest sealed maximum. The steward of the day sets the least price. Goods of a worth of at least 10, and more than others have, win.")));
}

static const char *name(int seat)
{
	return seat >= 0 && seat < MARKET_SEATS ? market_names[seat] : "?";
}

void market_phrase(const void *view, const struct event *e, struct buf *b)
{
	(void)view;
	switch ((enum market_event)e->kind) {
	case MARKET_FLOOR:
		buf_printf(b, _("The least price is %d."), e->arg[0]);
		break;
	case MARKET_ASKED:
		buf_printf(b, _("The %s asks the %s what they will spend: \"%.*s\""),
			   name(e->arg[0]), name(e->arg[1]), STR_ARG(e->text));
		break;
	case MARKET_ANSWERED:
		buf_printf(b, _("The %s spends no more than %d."), name(e->arg[0]),
			   e->arg[1]);
		break;
	case MARKET_SILENT:
		buf_printf(b, _("The %s gives no answer."), name(e->arg[0]));
		break;
	case MARKET_SOLD:
		buf_printf(b, _("The %s buys lot %d for %d."), name(e->arg[0]),
			   e->arg[1], e->arg[2]);
		break;
	case MARKET_UNSOLD:
		buf_printf(b, _("Nobody buys lot %d."), e->arg[0]);
		break;
	case MARKET_MISSED:
		buf_printf(b, _("The %s sent no orders."), name(e->arg[0]));
		break;
	case MARKET_LEFT:
		buf_printf(b, _("The %s leaves the market."), name(e->arg[0]));
		break;
	}
}
