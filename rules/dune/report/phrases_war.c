/* Sentences of the Voice, of prescience and of battles.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/phrases_parts.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/leader.h"
#include "rules/dune/table/order.h"

static const char *kind_of_card(int kind)
{
	static const char *const words[] = {"?",
					    N_("projectile weapon"),
					    N_("poison weapon"),
					    N_("Lasgun"),
					    N_("Shield"),
					    N_("Snooper"),
					    N_("Cheap Hero"),
					    N_("worthless card"),
					    "?"};

	return locale_text(words[kind >= 0 && kind <= DU_SPECIAL ? kind : 0]);
}

static void element(struct buf *b, int which, int value, int spice)
{
	switch ((enum du_element)which) {
	case DU_ASKS_LEADER:
		buf_printf(b, _("led by %s"), du_led_by(value));
		break;
	case DU_ASKS_WEAPON:
		buf_printf(b, _("weapon: %s"), du_card_name(value));
		break;
	case DU_ASKS_DEFENCE:
		buf_printf(b, _("defence: %s"), du_card_name(value));
		break;
	case DU_ASKS_DIAL:
		buf_printf(b, _("dial: %s"), du_halves(b, value));
		if (spice)
			buf_printf(b, _(" with %d spice"), spice);
		break;
	case DU_NO_ELEMENT:
		break;
	}
}

static void battles(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	(void)a;
	buf_z(b, _("There are battles."));
}

static void voice(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   a[4] ? _("The Voice commands %s in %s to play a %s.")
			: _("The Voice forbids %s in %s to play a %s."),
		   du_the(a[1]), du_territories[a[2]].words, kind_of_card(a[3]));
}

static void answer(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Prescience, %s in %s: "), du_the(a[1]),
		   du_territories[a[2]].words);
	element(b, a[3], a[4], a[5]);
	buf_char(b, '.');
}

static void saw_plan(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s saw the whole plan of %s in %s."), du_subject(b, a[0]),
		   du_the(a[1]), du_territories[a[2]].words);
}

static void bare(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	static const char *const parts[] = {"?", N_("leader"), N_("weapon"),
					    N_("defence"), N_("dial")};

	buf_printf(b, _("In %s the %s of your plan was not to be had."),
		   du_territories[a[1]].words,
		   locale_text(parts[a[2] >= 1 && a[2] <= 4 ? a[2] : 0]));
}

static void battle(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Battle in %s: %s attacked %s."), du_territories[a[0]].words,
		   du_the(a[1]), du_the(a[2]));
}

static void plan(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s dialled %s"), du_subject(b, a[0]), du_halves(b, a[1]));
	if (a[2])
		buf_printf(b, _(" with %d spice"), a[2]);
	buf_printf(b, _(", led by %s%s"), du_led_by(a[3]),
		   a[6] ? _(" and the Kwisatz Haderach") : "");
	if (a[3])
		buf_printf(b, _("; weapon: %s; defence: %s"), du_card_name(a[4]),
			   du_card_name(a[5]));
	buf_char(b, '.');
}

static void traitor(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s is a traitor, called by %s"), du_led_by(a[2]),
		   du_the(a[0]));
	if (a[3] != a[0])
		buf_printf(b, _(" with the card of %s"), du_the(a[3]));
	buf_char(b, '.');
}

static void exploded(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Lasgun and Shield: %s explodes."), du_territories[a[0]].words);
}

static void totals(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Totals: %s %s, %s %s."), du_the(a[0]), du_halves(b, a[1]),
		   du_the(a[2]), du_halves(b, a[3]));
}

static void won(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s won in %s"), du_subject(b, a[0]),
		   du_territories[a[1]].words);
	if (a[2])
		buf_printf(b, _(" and lost %s"), du_forces(b, a[2], a[3]));
	buf_char(b, '.');
}

static void both_lost(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("Nobody won in %s: %s and %s lost everything."),
		   du_territories[a[0]].words, du_the(a[1]), du_the(a[2]));
}

static void lost(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s lost %s in %s."), du_subject(b, a[0]),
		   du_forces(b, a[1], a[2]), du_territories[a[3]].words);
}

static void leader_dead(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s died."), du_led_by(a[1]));
}

static void reward(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s took %d spice for the leaders killed."),
		   du_subject(b, a[0]), a[1]);
}

static void spent(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s paid %d spice for the plan."), du_subject(b, a[0]), a[1]);
}

static void captured(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b,
		   a[3] ? _("%s killed %s of %s for 2 spice.")
			: _("%s captured %s of %s."),
		   du_subject(b, a[0]), du_led_by(a[2]), du_the(a[1]));
}

static void returned(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_printf(b, _("%s went back to %s."), du_led_by(a[1]), du_the(a[0]));
}

static void kh(struct buf *b, const int16_t a[], struct str text)
{
	(void)text;
	buf_z(b,
	      a[1] ? _("The Kwisatz Haderach may join Atreides' leaders from now on.")
		   : _("The Kwisatz Haderach died."));
}

du_say_fn *du_say_war(int kind)
{
	static du_say_fn *const say[DU_EV_END] = {
		[DU_EV_BATTLES] = battles,
		[DU_EV_VOICE] = voice,
		[DU_EV_ANSWER] = answer,
		[DU_EV_SAW_PLAN] = saw_plan,
		[DU_EV_BARE] = bare,
		[DU_EV_BATTLE] = battle,
		[DU_EV_PLAN] = plan,
		[DU_EV_TRAITOR] = traitor,
		[DU_EV_EXPLODED] = exploded,
		[DU_EV_TOTALS] = totals,
		[DU_EV_WON] = won,
		[DU_EV_BOTH_LOST] = both_lost,
		[DU_EV_LOST] = lost,
		[DU_EV_LEADER_DEAD] = leader_dead,
		[DU_EV_REWARD] = reward,
		[DU_EV_SPENT] = spent,
		[DU_EV_CAPTURED] = captured,
		[DU_EV_RETURNED] = returned,
		[DU_EV_KH] = kh,
	};

	return kind > 0 && kind < DU_EV_END ? say[kind] : NULL;
}
