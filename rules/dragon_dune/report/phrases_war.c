/* Sentences about battles, collection, victory and orders that came to nothing: see phrases.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/phrases_parts.h"
#include "rules/dragon_dune/table/card.h"
#include "rules/dragon_dune/table/faction.h"
#include "rules/dragon_dune/table/order.h"
#include "rules/pieces/standing.h"

/* Battles ---------------------------------------------------------------------------------------------- */

static void side(struct buf *b, int seat, int n, int card)
{
	buf_printf(b, _("the %s send %d"), dd_name(seat), n);
	if (card)
		buf_printf(b, _(" and play the %s"), dd_card(b, card));
}

/* Of two cards of one colour only the lower adds its number [DD-026]: without that nobody can follow the totals. */
static void one_colour(struct buf *b, int card, int other)
{
	const int low = dd_value(card) < dd_value(other) ? card : other;

	if (!card || !other || dd_colour(card) != dd_colour(other))
		return;
	if (dd_value(card) == dd_value(other))
		buf_printf(b,
			   _(" Both cards are %s and equal: neither adds its number."),
			   dd_colour_name(dd_colour(card)));
	else
		buf_printf(
			b,
			_(" Both cards are %s: only the lower, the %s, adds its number."),
			dd_colour_name(dd_colour(card)), dd_card(b, low));
}

void dd_say_battle(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Battle in %s: "), dd_area_name(a[0]));
	side(b, a[1], a[2], a[3]);
	buf_z(b, ", ");
	side(b, a[4], a[5], a[6]);
	buf_char(b, '.');
	one_colour(b, a[3], a[6]);
}

void dd_say_values(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Tokens and cards together, the %s have %d and the %s %d"),
		   dd_name(a[1]), a[2], dd_name(a[3]), a[4]);
	if (a[2] == a[4])
		buf_printf(
			b,
			_(": of equal totals the attacker's counts, and that is the %s"),
			dd_name(a[1]));
	buf_char(b, '.');
}

void dd_say_treachery(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Treachery! The %s show the %s and the %s against the %s."),
		   dd_name(a[1]), dd_card(b, a[3]), dd_card(b, a[4]), dd_name(a[2]));
}

void dd_say_won(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s win in %s and lose %s; the %s lose %s."), dd_name(a[1]),
		   dd_area_name(a[0]), dd_tokens(b, a[2]), dd_name(a[3]),
		   dd_tokens(b, a[4]));
}

void dd_say_both_lost(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Nobody wins in %s: the %s lose %s, the %s %s."),
		   dd_area_name(a[0]), dd_name(a[1]), dd_tokens(b, a[2]), dd_name(a[3]),
		   dd_tokens(b, a[4]));
}

void dd_say_answer(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Asked about %s in %s, the %s answer: "), dd_asked(a[3]),
		   dd_area_name(a[2]), dd_name(a[1]));
	if (a[4] == DD_UNSAID)
		buf_z(b, _("none"));
	else if (a[3] == DD_ASK_COLOUR)
		buf_z(b, dd_colour_name(a[4]));
	else
		buf_int(b, a[4]);
	buf_char(b, '.');
}

void dd_say_card_gone(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s discard the %s."), dd_name(a[0]), dd_card(b, a[1]));
}

void dd_say_stole(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s steal a card from the %s."), dd_name(a[0]),
		   dd_name(a[1]));
}

void dd_say_stolen(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The card that the %s stole from the %s is the %s."),
		   dd_name(a[0]), dd_name(a[1]), dd_card(b, a[2]));
}

void dd_say_bare(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(
		b,
		_("In %s against the %s you no longer held any card of your plan when the battle came, and played none."),
		dd_area_name(a[1]), dd_name(a[2]));
}

void dd_say_fenced(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s sell the %s for %d gold."), dd_name(a[0]),
		   dd_card(b, a[1]), a[2]);
}

/* Collection ----------------------------------------------------------------------------------------------- */

void dd_say_income(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Each faction receives %d gold."), a[0]);
}

void dd_say_collected(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s collect %d gold in %s."), dd_name(a[0]), a[1],
		   dd_area_name(a[2]));
}

void dd_say_victory(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s control %d castles and win the game."), dd_name(a[0]),
		   a[1]);
}

void dd_say_victory_two(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("The %s and the %s control %d castles and win together."),
		   dd_name(a[0]), dd_name(a[1]), a[2]);
}

void dd_say_by_default(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	if (a[0] == DD_NOBODY)
		buf_z(b, _("Nobody has won in six turns: the Orcs win."));
	else
		buf_printf(
			b,
			_("Nobody has won in six turns: the Orcs win, and the %s with them."),
			dd_name(a[0]));
}

void dd_say_unused(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b, _("Not carried out: \"%.*s\". %s"), STR_ARG(text), dd_why(a[1]));
}

void dd_say_fell(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b, _("Your order \"%.*s\" no longer holds: %s."), STR_ARG(text),
		   standing_words((enum standing_end)a[1]));
}

void dd_say_agreed(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b, _("On record: the %s with the %s, \"%.*s\"."), dd_name(a[0]),
		   dd_name(a[1]), STR_ARG(text));
}

void dd_say_offered(struct buf *b, const int16_t a[], struct str text)
{
	buf_printf(b, _("The %s offer the %s an agreement: \"%.*s\"."), dd_name(a[0]),
		   dd_name(a[1]), STR_ARG(text));
}

void dd_say_questions(struct buf *b, const int16_t a[], struct str text)
{
	(void)a;
	(void)text;
	buf_z(b,
	      _("All plans are sealed. The Elves' questions were answered. Battles are fought once the Elves have planned those about which they asked."));
}
