/* Reports that have gone out: see report_past.h.
 * SPDX-License-Identifier: ISC */
#include "server/report/report_past.h"

#include "base/arena.h"
#include "schema/mail/outbox.h"
#include "schema/standbys.h"
#include "server/game/predecessor.h"
#include "server/report/reports.h"

/* The number of the phase that was open when this player came; 0 if they played from
 * the start. */
static bool came_in(struct home *h, struct arena *a, const struct seat *s, int *no,
		    struct err *err)
{
	struct holder before;
	bool any;

	if (!seat_predecessor(h, a, s, &before, &any, err))
		return false;
	*no = any ? before.until_phase_no : 0;
	return true;
}

bool report_past(struct home *h, struct arena *a, const struct game *g,
		 const struct seat *s, int phase_no, bool *theirs, struct str *text,
		 struct err *err)
{
	struct outbox o = {0};
	struct err none = {0};
	int since;

	if (!came_in(h, a, s, &since, err))
		return false;
	*theirs = phase_no >= since;
	*text = (struct str){NULL, 0};
	if (!*theirs)
		return reports_text(h, a, g->name, phase_no, SEAT_READERS, text, err);
	if (outbox_find(h->store, a, g->id, phase_no, s->seat,
			post_kind_name(KIND_REPORT), &o, &none)) {
		if (str_iequal(o.rcpt, s->address) &&
		    !outbox_plain(h->store, a, o.id, text, err))
			return false;
	} else if (none.kind != ERR_REFUSED) {
		*err = none;
		return false;
	}
	return text->n || reports_text(h, a, g->name, phase_no, s->seat, text, err);
}
