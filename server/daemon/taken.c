/* Letters that the inbox should have: see taken.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/taken.h"

#include "base/arena.h"
#include "base/page.h"
#include "server/home/sources.h"
#include "server/outbox/post.h"

enum {
	EVERY_S = 3600,
	DAY_S = 24 * 3600,
	BACK_S = 90 * DAY_S, /* as far as `letters rescan` looks */
};

static bool tell_gm(struct home *h, struct arena *a, int box, int n, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(
		&page,
		str_printf(
			a,
			"%d letter%s in " PRI_STR
			" %s marked as taken, but the database does not know %s. So the database is an older copy, or it lost what it wrote last. The house reads the mailbox again by itself: these letters count, and those already known are left alone. Anything that you did since then is lost: look at `postalgm game list` and at the latest reports.",
			n, n == 1 ? "" : "s", STR_MADE(a, sources_words(h, a, box)),
			n == 1 ? "is" : "are", n == 1 ? "it" : "them"));
	return post_cause(h, &cause, err) &&
	       post_queue(
		       h, a,
		       &(struct posting){
			       .gm = true,
			       .kind = KIND_WARNING,
			       .cause = CAUSE_TAKEN,
			       .cause_id = cause,
			       .subject = STR("letters that the database did not know"),
			       .page = &page,
			       .no_key = true,
		       },
		       err);
}

/* Alarms once a day, because a letter that cannot be put back is found each time. */
static bool read_again(struct tick *t, const struct letterbox *l, struct arena *a,
		       int n, struct err *err)
{
	struct home *h = t->home;
	struct source s;

	struct log_line line = home_log(h, LOG_ALARM, "unknown-letters");
	log_str(&line, "mailbox", l->config->url);
	log_int(&line, "n", n);
	log_end(&line);
	return source_load(h->store, a, l->source, &s, err) &&
	       source_rescan(h->store, l->source, l->since, err) &&
	       (t->now - s.unknown < DAY_S ||
		(source_held_unknown(h->store, l->source, t->now, n, err) &&
		 tell_gm(h, a, l->i, n, err)));
}

/* Letters are still read. A mailbox that cannot be listed either is reported. */
static bool log_deaf(struct tick *t, const struct letterbox *l, const struct err *why)
{
	struct log_line line = home_log(t->home, LOG_WARN, "taken");
	log_str(&line, "mailbox", l->config->url);
	log_z(&line, "error", why->text);
	log_end(&line);
	return true;
}

/* Letters that were there before the mailbox came into use were never ours to take. */
static bool find_since(struct tick *t, struct letterbox *l, struct err *err)
{
	struct source s;

	l->unstored = !source_load(t->home->store, l->a, l->source, &s, err);
	if (l->unstored)
		return false;
	l->since = t->now - BACK_S;
	if (s.eligible_from > l->since)
		l->since = s.eligible_from;
	if (s.added > l->since)
		l->since = s.added;
	return true;
}

static bool count_unknown(struct tick *t, struct letterbox *l,
			  const struct mail_item *items, size_t n, int *unknown,
			  struct err *err)
{
	bool has;

	*unknown = 0;
	for (size_t i = 0; i < n; i++) {
		l->unstored =
			!inbox_has(t->home->store, l->source, items[i].uidvalidity,
				   items[i].name, &has, err);
		if (l->unstored)
			return false;
		*unknown += !has;
	}
	return true;
}

bool taken_look(struct tick *t, struct letterbox *l, bool *found, struct err *err)
{
	struct mail_item *items;
	struct err deaf = {0};
	size_t n;
	int unknown;

	*found = false;
	if (!l->since && l->taken && t->now - l->taken < EVERY_S)
		return true;
	l->looked_at = true;
	if (!l->since && !find_since(t, l, err))
		return false;
	if (!mailbox_taken(l->box, l->a, l->since, &items, &n, &deaf))
		return l->box->waits ? false : log_deaf(t, l, &deaf);
	if (!count_unknown(t, l, items, n, &unknown, err))
		return false;
	*found = unknown > 0;
	if (!unknown)
		return true;
	struct arena *a = arena_create();
	bool ok = home_begin(t->home, err) &&
		  home_end(t->home, read_again(t, l, a, unknown, err), err);
	l->unstored = !ok;
	arena_destroy(a);
	return ok;
}
