/* What happened, in parts: see told.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/told.h"

#include "base/locale.h"
#include "base/page.h"
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

void du_tell(const struct du_view *v, const struct events *seen, bool private,
	     struct page *p)
{
	const char *now = NULL;

	for (int i = 0; i < seen->n; i++) {
		struct buf b = buf_in(p->a);
		const char *part = private ? NULL : part_of(seen->e[i].kind);
		if (is_private(&seen->e[i]) != private)
			continue;
		if (part && part != now)
			page_subheading(p, str_of(locale_text(part)));
		now = part ? part : now;
		buf_z(&b, "");
		du_phrase(v, &seen->e[i], &b);
		page_item(p, buf_str(&b));
	}
}
