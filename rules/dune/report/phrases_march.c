/* Sentences of the march, of questions, and of the end of a turn.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/phrases_parts.h"
#include "rules/dune/table/advantage.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/leader.h"
#include "rules/dune/table/order.h"

static void topic(struct buf *b, int what, int about, struct str text)
{
	switch ((enum du_topic)what) {
	case DU_TRUTH_WORDS:
		buf_printf(b, "\"" PRI_STR "\"", STR_ARG(text));
		break;
	case DU_TRUTH_CARD:
		buf_printf(b, _("do they hold the %s?"), du_card_name(about));
		break;
	case DU_TRUTH_TRAITOR:
		buf_printf(b, _("is %s their traitor?"), du_led_by(about));
		break;
	case DU_TRUTH_SPICE:
		buf_printf(b, _("do they hold %d spice or more?"), about);
		break;
	}
}

static void revived(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s revived %s"), du_subject(b, a[0]),
		   du_forces(b, a[1], a[2]));
	if (a[3])
		buf_printf(b, _(" for %d spice"), a[3]);
	buf_char(b, '.');
}

static void leader_back(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s bought back %s for %d spice."), du_subject(b, a[0]),
		   du_led_by(a[1]), a[2]);
}

static void paid_revival(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s paid %d spice for %d revivals of %s."), du_subject(b, a[0]),
		   a[3], a[2], du_the(a[1]));
}

static void ghola(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	if (a[3])
		buf_printf(b, _("%s brought %s back, free."), du_subject(b, a[0]),
			   du_led_by(a[3]));
	else
		buf_printf(b, _("%s brought %s back, free."), du_subject(b, a[0]),
			   du_forces(b, a[1], a[2]));
}

/* The Guild does not pay itself: what it lends an ally for a shipment is the bank's. */
static void price(struct buf *b, int spice, int payee, int of_the_bank)
{
	if (of_the_bank)
		buf_printf(b, _(" for %d spice, %d of it paid to %s"), spice,
			   spice - of_the_bank, du_the(payee));
	else if (spice)
		buf_printf(b, _(" for %d spice, paid to %s"), spice, du_the(payee));
	buf_char(b, '.');
}

static void shipped(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s shipped %s to %s"), du_subject(b, a[0]),
		   du_forces(b, a[1], a[2]), du_where(b, a[3]));
	price(b, a[4], a[5], a[6]);
}

static void crossed(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s shipped %s from %s to %s"), du_subject(b, a[0]),
		   du_forces(b, a[1], a[2]), du_territories[a[3]].words,
		   du_where(b, a[4]));
	price(b, a[5], a[6], a[7]);
}

static void went_back(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s shipped %s from %s back to the reserve for %d spice."),
		   du_subject(b, a[0]), du_forces(b, a[1], a[2]),
		   du_territories[a[3]].words, a[4]);
}

static void stopped(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(
		b,
		_("%s stopped the shipment of %s: %s went back from %s, and %d spice."),
		du_subject(b, a[0]), du_the(a[1]), du_forces(b, a[2], a[3]),
		du_where(b, a[4]), a[5]);
}

static void advised(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s sent an advisor to %s."), du_subject(b, a[0]),
		   du_where(b, a[2]));
}

static void flipped(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   a[2] ? _("The Bene Gesserit in %s are advisors now (%d).")
			: _("The Bene Gesserit in %s are fighters now (%d)."),
		   du_territories[a[1]].words, a[0]);
}

static void moved(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s moved %s from %s to %s"), du_subject(b, a[0]),
		   du_forces(b, a[1], a[2]), du_territories[a[3]].words,
		   du_where(b, a[4]));
	if (a[5])
		buf_printf(b, _(", by %s"), du_card_name(a[5]));
	buf_z(b, a[6] ? _(", as advisors.") : ".");
}

static void card_gone(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s discarded the %s."), du_subject(b, a[0]),
		   du_card_name(a[1]));
}

static void cancelled(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s played a Karama: %s is cancelled for %s (%s)."),
		   du_subject(b, a[2]), du_advantages[a[1]].key, du_the(a[0]),
		   locale_text(du_advantages[a[1]].words));
}

static void power(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s played a Karama in their own way."), du_subject(b, a[0]));
}

static void city(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s collected %d spice for holding %s."), du_subject(b, a[0]),
		   a[1], du_territories[a[2]].words);
}

static void collected(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s collected %d spice in %s."), du_subject(b, a[0]), a[1],
		   du_where(b, a[2]));
}

static void bribes(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s may now use %d spice that was given to them."),
		   du_subject(b, a[0]), a[1]);
}

static void victory(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s won with %d strongholds."), du_subject(b, a[0]), a[1]);
}

static void victory_two(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s and %s won with %d strongholds together."),
		   du_subject(b, a[0]), du_the(a[1]), a[2]);
}

static void victory_three(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s, %s and %s won with %d strongholds together."),
		   du_subject(b, a[0]), du_the(a[1]), du_the(a[2]), a[3]);
}

static void foretold(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("But %s had predicted this victory of %s, and won alone."),
		   du_the(a[0]), du_the(a[1]));
}

static void by_default(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The last turn is over: %s won"), du_the(a[0]));
	if (a[1] >= 0)
		buf_printf(b, _(", with %s"), du_the(a[1]));
	if (a[1] >= 0 && a[2] >= 0)
		buf_printf(b, _(" and %s"), du_the(a[2]));
	buf_char(b, '.');
}

static void asked(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b, _("%s asked %s under Truthtrance: "), du_subject(b, a[0]),
		   du_the(a[1]));
	topic(b, a[2], a[3], text);
}

static void said(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b,
		   a[1] < 0 ? _("%s gave no answer: ")
		   : a[1]   ? _("%s answered yes: ")
			    : _("%s answered no: "),
		   du_subject(b, a[0]));
	topic(b, a[2], a[3], text);
}

/* Gifts and deals ---------------------------------------------------------------------------- */

static void gave(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s gave %d spice to %s."), du_subject(b, a[0]), a[2],
		   du_the(a[1]));
}

/* "3 spice", "3 spice for 1" */
static void put_price(struct buf *b, const int16_t a[])
{
	buf_printf(b, _("%d spice"), a[2]);
	if (a[3])
		buf_printf(b, _(" for %d"), a[3]);
}

static void deal(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b, _("%s made a deal with %s: "), du_subject(b, a[0]), du_the(a[1]));
	put_price(b, a);
	if (text.n)
		buf_printf(b, ", " PRI_STR, STR_ARG(text));
	buf_char(b, '.');
}

static void deal_paid(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The deal of %s with %s came true: "), du_the(a[0]),
		   du_the(a[1]));
	put_price(b, a);
	buf_char(b, '.');
}

static void deal_back(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(
		b,
		_("The deal of %s with %s did not come true: each keeps their spice."),
		du_the(a[0]), du_the(a[1]));
}

du_say_fn *du_say_march(int kind)
{
	static du_say_fn *const say[DU_EV_END] = {
		[DU_EV_GAVE] = gave,
		[DU_EV_DEAL] = deal,
		[DU_EV_DEAL_PAID] = deal_paid,
		[DU_EV_DEAL_BACK] = deal_back,
		[DU_EV_REVIVED] = revived,
		[DU_EV_LEADER_BACK] = leader_back,
		[DU_EV_PAID_REVIVAL] = paid_revival,
		[DU_EV_GHOLA] = ghola,
		[DU_EV_SHIPPED] = shipped,
		[DU_EV_CROSSED] = crossed,
		[DU_EV_WENT_BACK] = went_back,
		[DU_EV_STOPPED] = stopped,
		[DU_EV_ADVISED] = advised,
		[DU_EV_FLIPPED] = flipped,
		[DU_EV_MOVED] = moved,
		[DU_EV_CARD_GONE] = card_gone,
		[DU_EV_CANCELLED] = cancelled,
		[DU_EV_POWER] = power,
		[DU_EV_CITY] = city,
		[DU_EV_COLLECTED] = collected,
		[DU_EV_BRIBES] = bribes,
		[DU_EV_VICTORY] = victory,
		[DU_EV_VICTORY_TWO] = victory_two,
		[DU_EV_VICTORY_THREE] = victory_three,
		[DU_EV_FORETOLD] = foretold,
		[DU_EV_DEFAULT] = by_default,
		[DU_EV_ASKED] = asked,
		[DU_EV_SAID] = said,
	};

	return kind > 0 && kind < DU_EV_END ? say[kind] : NULL;
}
