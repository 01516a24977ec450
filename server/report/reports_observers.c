/* A report to those who read a public game: see reports.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/mail/observers.h"
#include "server/outbox/post.h"
#include "server/render/bulletin.h"
#include "server/report/reports.h"

bool report_to_observer(struct home *h, struct arena *a, const struct issue *is,
			struct str address, enum post_cause cause, int64_t id,
			struct err *err)
{
	struct bulletin b;

	if (!reports_bulletin(h, a, is, SEAT_READERS, &b, err))
		return false;
	return post_queue(
		h, a,
		&(struct posting){
			.game = is->game,
			.rcpt = address,
			.kind = KIND_REPORT,
			.cause = cause,
			.cause_id = id,
			.subject = bulletin_subject(a, &b),
			.bulletin = &b,
			.print = bulletin_report,
			.last = str_printf(
				a,
				"You are following game %.*s. `observe off`, in a letter to %.*s, ends it.",
				STR_ARG(is->game->name), STR_ARG(h->config.address)),
			.board = is->board,
			.bulk = true,
			.no_key = true,
		},
		err);
}

bool reports_to_observers(struct home *h, struct arena *a, const struct issue *is,
			  enum post_cause cause, int64_t id, struct err *err)
{
	struct observer *list;
	int n;

	/* The last report goes out when the game is over already. */
	if (!is->settings.is_public)
		return true;
	if (!observers_list(h->store, a, is->game->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (!report_to_observer(h, a, is, list[i].address, cause, id, err))
			return false;
	return true;
}
