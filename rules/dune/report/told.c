/* What happened, in parts: see told.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/told.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/phrases.h"
#include "rules/dune/table/dune_event.h"
#include "rules/event.h"

static bool is_private(const struct event *e)
{
	switch (e->kind) {
	case DU_EV_PREDICTED:
	case DU_EV_DEALT:
	case DU_EV_KEPT:
	case DU_EV_GOT:
	case DU_EV_UNUSED:
	case DU_EV_FELL:
	case DU_EV_CHARITY:
	case DU_EV_NEXT_STORM:
	case DU_EV_ANSWER:
	case DU_EV_BARE:
	case DU_EV_TOOK:
		return true;
	default:
		return false;
	}
}

/* The part of the turn that an event begins; NULL: it belongs to that of the event before. */
static const char *part_of(int kind)
{
	switch (kind) {
	case DU_EV_CIRCLE:
	case DU_EV_PLACED:
		return N_("The set-up");
	case DU_EV_STORM:
	case DU_EV_DIALS:
	case DU_EV_WEATHER:
	case DU_EV_ATOMICS:
		return N_("The storm");
	case DU_EV_BLOW:
	case DU_EV_WORM:
	case DU_EV_WORM_IDLE:
		return N_("Spice and worms");
	case DU_EV_ALLIED:
	case DU_EV_JOINED:
	case DU_EV_BROKEN:
	case DU_EV_RODE:
		return N_("The nexus");
	case DU_EV_SOLD:
	case DU_EV_RAISED:
	case DU_EV_KARAMA_BID:
	case DU_EV_UNSOLD:
	case DU_EV_LOTS:
		return N_("The bids");
	case DU_EV_REVIVED:
	case DU_EV_SHIPPED:
	case DU_EV_CROSSED:
	case DU_EV_MOVED:
		return N_("The marches");
	case DU_EV_BATTLES:
	case DU_EV_VOICE:
	case DU_EV_BATTLE:
		return N_("The battles");
	case DU_EV_GAVE:
	case DU_EV_DEAL:
	case DU_EV_DEAL_PAID:
	case DU_EV_DEAL_BACK:
	case DU_EV_ASKED:
	case DU_EV_SAID:
		return N_("Gifts and questions");
	case DU_EV_CITY:
	case DU_EV_COLLECTED:
		return N_("The collection");
	case DU_EV_VICTORY:
	case DU_EV_VICTORY_TWO:
	case DU_EV_VICTORY_THREE:
	case DU_EV_DEFAULT:
		return N_("The end");
	default:
		return NULL;
	}
}

/* Do the lines above say it too, as it is now? */
static bool is_said_above(const struct du_view *v, const struct event *e)
{
	/* The news name the battles to come, and each has its own heading when it is fought. */
	return e->kind == DU_EV_BATTLES ||
	       (e->kind == DU_EV_NEXT_STORM && v->next_storm) ||
	       (e->kind == DU_EV_DEALT && v->t.phase == DU_PLACE);
}

/* A report tells of the whole turn, so missing orders have the number of their phase. */
static void tell_one(const struct du_view *v, const struct event *e, struct page *p)
{
	struct buf b = buf_in(p->a);

	buf_z(&b, "");
	if (e->kind == DU_EV_MISSED)
		buf_printf(&b, _("%s sent no orders in phase %d.%d."),
			   du_subject(&b, e->arg[0]), e->turn, e->phase);
	else if (e->kind == DU_EV_GOT && e->arg[0] == v->seat)
		buf_printf(&b, _("You received the %s."), du_card_name(e->arg[1]));
	else
		du_phrase(v, e, &b);
	page_item(p, buf_str(&b));
}

/* Each phase of what only the reader is told has its number, so that nobody takes a card of two phases ago for a new one. */
static void tell_alone(const struct du_view *v, const struct events *seen,
		       struct page *p)
{
	const struct event *before = NULL;

	for (int i = 0; i < seen->n; i++) {
		const struct event *e = &seen->e[i];
		if (!is_private(e) || is_said_above(v, e))
			continue;
		if (e->phase > 0 &&
		    (!before || before->turn != e->turn || before->phase != e->phase))
			page_subheading(p, str_printf(p->a, _("In phase %d.%d"),
						      e->turn, e->phase));
		before = e;
		tell_one(v, e, p);
	}
}

void du_tell(const struct du_view *v, const struct events *seen, bool private,
	     struct page *p)
{
	const char *now = NULL;

	if (private) {
		tell_alone(v, seen, p);
		return;
	}
	for (int i = 0; i < seen->n; i++) {
		const char *part = part_of(seen->e[i].kind);
		if (is_private(&seen->e[i]) || is_said_above(v, &seen->e[i]))
			continue;
		if (part && part != now)
			page_subheading(p, str_of(locale_text(part)));
		now = part ? part : now;
		tell_one(v, &seen->e[i], p);
	}
}
