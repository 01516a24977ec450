/* Sentences: see phrases.h. Those of the beginning of a turn, up to the bids.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/phrases.h"

#include "base/locale.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/phrases_parts.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/leader.h"
#include "rules/dune/table/order.h"
#include "rules/dune/table/view.h"
#include "rules/event.h"
#include "rules/pieces/standing.h"

static void circle(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s sat down at the circle in sector %d."), du_subject(b, a[0]),
		   a[1]);
}

static void predicted(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("You predicted a victory of %s in turn %d."), du_the(a[1]),
		   a[2]);
}

static void dealt(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Your traitor cards: %s, %s, %s, %s."), du_led_by(a[1]),
		   du_led_by(a[2]), du_led_by(a[3]), du_led_by(a[4]));
}

static void kept(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("You kept the traitor card of %s."), du_led_by(a[1]));
}

static void placed(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s began with %s in %s%s."), du_subject(b, a[0]),
		   du_forces(b, a[1], a[2]), du_where(b, a[3]),
		   a[4] ? _(" as advisor") : "");
}

static void got(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s received the %s."), du_subject(b, a[0]),
		   du_card_name(a[1]));
}

static void dials(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s dialled %d and %s %d."), du_subject(b, a[0]), a[1],
		   du_the(a[2]), a[3]);
}

static void storm(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   P_("The storm moved %d sector, to sector %d.",
		      "The storm moved %d sectors, to sector %d.", a[0]),
		   a[0], a[1]);
}

static void swept(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The storm killed %s of %s in %s."), du_forces(b, a[1], a[2]),
		   du_the(a[0]), du_where(b, a[3]));
}

static void spice_swept(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%d spice in %s was lost."), a[0], du_where(b, a[1]));
}

static void blow(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	if (a[2])
		buf_printf(b, _("Spice blow %c: %d spice in %s."), 'A' + a[0], a[2],
			   du_where(b, a[1]));
	else
		buf_printf(b, _("Spice blow %c: %s, where the storm stands. No spice."),
			   'A' + a[0], du_where(b, a[1]));
}

static void worm(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	if (a[1] == DU_NOWHERE)
		buf_z(b, _("Shai-Hulud came, and the pile had no territory."));
	else
		buf_printf(b, _("Shai-Hulud came to %s."), du_territories[a[1]].words);
}

static void worm_idle(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	(void)a;
	buf_z(b, _("One more worm came and did nothing."));
}

static void eaten(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The worm ate %s of %s in %s."), du_forces(b, a[1], a[2]),
		   du_the(a[0]), du_where(b, a[3]));
}

static void spice_eaten(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The worm ate %d spice in %s."), a[0], du_where(b, a[1]));
}

static void protected(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The Fremen saved %d of %s from the worm in %s."), a[2],
		   du_the(a[1]), du_where(b, a[3]));
}

static void missed(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s sent no orders."), du_subject(b, a[0]));
}

static void unused(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b, _("Not carried out: " PRI_STR ". %s"), STR_ARG(text),
		   du_why_words(a[1]));
}

static void fell(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b, _("No longer held: " PRI_STR ". Because %s."), STR_ARG(text),
		   standing_words((enum standing_end)a[1]));
}

static void charity(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s took %d spice of charity."), du_subject(b, a[0]), a[1]);
}

static void next_storm(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   P_("The next storm moves %d sector.",
		      "The next storm moves %d sectors.", a[0]),
		   a[0]);
}

static void nexus(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	(void)a;
	buf_z(b, _("A nexus is held."));
}

static void allied(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s and %s are allies."), du_subject(b, a[0]), du_the(a[1]));
}

static void joined(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s joined the alliance of %s and %s."), du_subject(b, a[0]),
		   du_the(a[1]), du_the(a[2]));
}

static void broken(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s broke the alliance with %s."), du_subject(b, a[0]),
		   du_the(a[1]));
}

static void rode(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The Fremen rode from %s to %s with %s."),
		   du_territories[a[3]].words, du_where(b, a[4]),
		   du_forces(b, a[1], a[2]));
}

static void lots(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, P_("%d card is up for bids.", "%d cards are up for bids.", a[0]),
		   a[0]);
}

static void sold(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Lot %d went to %s for %d spice, paid to %s"), a[0],
		   du_the(a[1]), a[2], du_the(a[4]));
	if (a[3])
		buf_printf(b, _(" (%d of it by their ally)"), a[3]);
	buf_char(b, '.');
}

static void raised(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s bid up to %d for lot %d."), du_subject(b, a[0]), a[2],
		   a[1]);
}

static void karama_bid(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   _("Lot %d went to %s, who gave a Karama card in place of %d spice."),
		   a[0], du_the(a[1]), a[2]);
}

static void unsold(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(
		b,
		P_("Nobody bid for lot %d: it goes back to the deck.",
		   "Nobody bid for lot %d: it goes back to the deck, with those after it.",
		   a[1]),
		a[0]);
}

static void extra(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s drew one more card, free."), du_subject(b, a[0]));
}

static void swapped(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   P_("%s took %d card out of the hand of %s and gave one back.",
		      "%s took %d cards out of the hand of %s and gave as many back.",
		      a[2]),
		   du_subject(b, a[0]), a[2], du_the(a[1]));
}

static void took(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s took the %s from %s."), du_subject(b, a[0]),
		   du_card_name(a[2]), du_the(a[1]));
}

static void weather(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   P_("%s played Weather Control: the storm moves %d sector.",
		      "%s played Weather Control: the storm moves %d sectors.", a[1]),
		   du_subject(b, a[0]), a[1]);
}

static void atomics(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s set off the Family Atomics. The Shield Wall is gone."),
		   du_subject(b, a[0]));
}

static void blasted(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The blast killed %s of %s in %s."), du_forces(b, a[1], a[2]),
		   du_the(a[0]), du_where(b, a[3]));
}

static du_say_fn *sentence(int kind)
{
	static du_say_fn *const say[DU_EV_END] = {
		[DU_EV_CIRCLE] = circle,
		[DU_EV_PREDICTED] = predicted,
		[DU_EV_DEALT] = dealt,
		[DU_EV_KEPT] = kept,
		[DU_EV_PLACED] = placed,
		[DU_EV_GOT] = got,
		[DU_EV_DIALS] = dials,
		[DU_EV_STORM] = storm,
		[DU_EV_SWEPT] = swept,
		[DU_EV_SPICE_SWEPT] = spice_swept,
		[DU_EV_BLOW] = blow,
		[DU_EV_WORM] = worm,
		[DU_EV_WORM_IDLE] = worm_idle,
		[DU_EV_EATEN] = eaten,
		[DU_EV_SPICE_EATEN] = spice_eaten,
		[DU_EV_PROTECTED] = protected,
		[DU_EV_MISSED] = missed,
		[DU_EV_UNUSED] = unused,
		[DU_EV_FELL] = fell,
		[DU_EV_CHARITY] = charity,
		[DU_EV_NEXT_STORM] = next_storm,
		[DU_EV_NEXUS] = nexus,
		[DU_EV_ALLIED] = allied,
		[DU_EV_JOINED] = joined,
		[DU_EV_BROKEN] = broken,
		[DU_EV_RODE] = rode,
		[DU_EV_LOTS] = lots,
		[DU_EV_SOLD] = sold,
		[DU_EV_RAISED] = raised,
		[DU_EV_KARAMA_BID] = karama_bid,
		[DU_EV_UNSOLD] = unsold,
		[DU_EV_EXTRA] = extra,
		[DU_EV_SWAPPED] = swapped,
		[DU_EV_TOOK] = took,
		[DU_EV_WEATHER] = weather,
		[DU_EV_ATOMICS] = atomics,
		[DU_EV_BLASTED] = blasted,
	};

	return kind > 0 && kind < DU_EV_END ? say[kind] : NULL;
}

/* What one seat alone was told, where another reads it: the GM, or anybody once the game is over. */
static void put_whose(const struct du_view *v, const struct event *e, struct buf *b)
{
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (e->audience == AUDIENCE_SEAT(seat) && v && v->seat != seat)
			buf_printf(b, "%s: ", du_seat_names[seat]);
}

void du_phrase(const void *view, const struct event *e, struct buf *b)
{
	du_say_fn *say = sentence(e->kind);

	put_whose(view, e, b);
	if (!say)
		say = du_say_march(e->kind);
	if (!say)
		say = du_say_war(e->kind);
	if (say)
		say(b, e->arg, e->text);
}
