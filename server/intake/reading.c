/* Letters that cannot be read: see reading.h.
 * SPDX-License-Identifier: ISC */
#include "server/intake/reading.h"

#include "base/arena.h"
#include "base/page.h"
#include "server/outbox/post.h"

bool reading_is_away(struct home *h, bool *away, struct err *err)
{
	int64_t since;
	bool ok = meta_get_int(h->store, "reading_away", &since, err);

	*away = ok && since > 0;
	return ok;
}

static bool tell_gm(struct home *h, struct arena *a, struct str subject,
		    struct str text, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(&page, text);
	return post_cause(h, &cause, err) && post_queue(h, a,
							&(struct posting){
								.gm = true,
								.kind = KIND_WARNING,
								.cause = CAUSE_READING,
								.cause_id = cause,
								.subject = subject,
								.page = &page,
								.no_key = true,
							},
							err);
}

static bool begins(struct home *h, struct arena *a, const struct err *why,
		   struct err *err)
{
	return tell_gm(
		h, a, STR("letters cannot be read"),
		str_printf(
			a,
			"No letter can be read: %s. Nothing is lost: letters wait, and so does each phase that is due and has letters waiting. Look at the limits under which postalgmd runs (ulimit -a; LimitAS, LimitSTACK, TasksMax and MemoryMax of systemd) and at the memory of the machine. The house tries again every half minute, and tells you when it works.",
			why->text),
		err);
}

static bool ends(struct home *h, struct arena *a, int64_t since, int64_t now,
		 struct err *err)
{
	return tell_gm(
		h, a, STR("letters are read again"),
		str_printf(
			a,
			"Letters can be read again. That failed for %.*s. Letters that waited are now read in the order in which they arrived, and phases that waited for them run.",
			STR_MADE(a, clock_span(a, now - since))),
		err);
}

bool reading_note(struct home *h, struct arena *a, const struct err *why, int64_t now,
		  struct err *err)
{
	int64_t since;

	if (!meta_get_int(h->store, "reading_away", &since, err))
		return false;
	if (!why && !since)
		return true;
	if (!home_begin(h, err))
		return false;
	bool ok = meta_set_int(h->store, "reading_away",
			       !why    ? 0
			       : since ? since
				       : now,
			       err) &&
		  meta_set(h->store, "reading_trouble", str_of(why ? why->text : ""),
			   err);
	if (ok && why && !since)
		ok = begins(h, a, why, err);
	else if (ok && !why)
		ok = ends(h, a, since, now, err);
	return home_end(h, ok, err);
}
