/* health: letters that came, and letters that go out.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/mail/held.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "server/health/gm_health_parts.h"
#include "server/home/home.h"
#include "server/outbox/certificate.h"
#include "server/outbox/post_office.h"

enum { UNREAD_OLD_S = 10 * 60, UNSENT_OLD_S = 30 * 60 };

bool health_look_letters(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	json_t *counts = json_object();
	int64_t n, oldest;

	health_put(h, "letters", counts);
	for (int i = 0; i < INBOX_STATES; i++) {
		if (!inbox_count(st, (enum inbox_state)i, &n, err))
			return false;
		json_object_set_new(counts, inbox_state_name((enum inbox_state)i),
				    json_integer(n));
		if (n && i == INBOX_QUARANTINE)
			health_alarm(
				h,
				"%lld letter%s set aside; `postalgm letters list --state quarantine`",
				(long long)n, n == 1 ? " is" : "s are");
	}
	if (!inbox_count_reason(st, "observe-budget", h->now - HEALTH_DAY_S,
				&h->unasked, err))
		return false;
	health_put(h, "observe_not_asked", json_integer(h->unasked));
	if (!inbox_count(st, INBOX_HELD, &h->held, err) ||
	    !held_unasked(st, &h->unread, err) || !inbox_oldest(st, &oldest, err))
		return false;
	health_put(h, "letters_held", json_integer(h->held));
	health_put(h, "held_unasked", json_integer(h->unread));
	health_put(h, "oldest_unread", show_time(oldest));
	if (oldest && h->now - oldest > UNREAD_OLD_S)
		health_alarm(h, "a letter has waited for " PRI_STR " to be read",
			     STR_MADE(h->gm->a, health_ago(h, oldest)));
	return true;
}

bool health_look_outbox(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	json_t *counts = json_object();
	int64_t n, oldest;

	health_put(h, "outbox", counts);
	for (int i = 0; i < OUTBOX_STATES; i++) {
		if (!outbox_count(st, (enum outbox_state)i, &n, err))
			return false;
		json_object_set_new(counts, outbox_state_name((enum outbox_state)i),
				    json_integer(n));
		if (n && i == OUTBOX_FAILED)
			health_alarm(
				h,
				"%lld letter%s could not be sent; `postalgm outbox list --state failed`",
				(long long)n, n == 1 ? "" : "s");
		if (n && i == OUTBOX_DOUBT)
			health_alarm(h, "%lld letter%s may or may not have gone out",
				     (long long)n, n == 1 ? "" : "s");
	}
	if (!outbox_oldest(st, &oldest, err))
		return false;
	health_put(h, "oldest_unsent", show_time(oldest));
	if (oldest && h->now - oldest > UNSENT_OLD_S)
		health_alarm(h, "a letter has waited for " PRI_STR " to be sent",
			     STR_MADE(h->gm->a, health_ago(h, oldest)));
	return true;
}

/* A mail server that cannot be reached, or refuses us. */
bool health_look_post(struct health *h, struct err *err)
{
	struct post_trouble t;

	if (!post_trouble_load(gm_store(h->gm), h->gm->a, &t, err))
		return false;
	health_put(h, "post_trouble_since", t.since ? show_time(t.since) : json_null());
	if (t.since)
		health_alarm(
			h,
			"no letter has gone out for " PRI_STR ": " PRI_STR
			"; the next try is due in " PRI_STR
			" (at once: `postalgm outbox retry`)",
			STR_MADE(h->gm->a, health_ago(h, t.since)), STR_ARG(t.text),
			STR_MADE(h->gm->a, clock_span(h->gm->a, t.until - h->now)));
	return true;
}

bool health_look_certificates(struct health *h, struct err *err)
{
	struct certificate *list;
	int64_t first = 0;
	int n;

	if (!certificates_known(h->gm->home, h->gm->a, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		if (!first || list[i].until < first)
			first = list[i].until;
		if (certificate_is_ending(&list[i], h->now))
			health_alarm(h,
				     PRI_STR
				     "; `postalgm config check --connect` looks again",
				     STR_MADE(h->gm->a,
					      certificate_told(h->gm->a, h->gm->home,
							       &list[i], h->now)));
	}
	health_put(h, "certificate_ends", first ? show_time(first) : json_null());
	return true;
}

/* Somebody got a short answer instead of the full one. Shown for a day,
 * because a letter to the GM about it may be what fails. */
bool health_look_answers(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	int64_t lost;
	struct str why;

	if (!meta_get_int(st, "answer_lost", &lost, err) ||
	    !meta_get(st, h->gm->a, "answer_lost_why", &why, err))
		return false;
	health_put(h, "answer_lost", lost ? show_time(lost) : json_null());
	if (lost && h->now - lost < HEALTH_DAY_S)
		health_alarm(
			h,
			"an answer could not be written " PRI_STR " ago (" PRI_STR
			"); what its letter ordered counts, and a short answer went out",
			STR_MADE(h->gm->a, health_ago(h, lost)), STR_ARG(why));
	return true;
}
