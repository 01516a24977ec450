/* Letters that the journal should have: see taken.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/taken.h"

#include "base/arena.h"
#include "base/page.h"
#include "mail/post/transport.h"
#include "schema/journal.h"
#include "server/intake/rescan.h"
#include "server/outbox/post.h"

enum {
	EVERY_S = 3600,
	DAY_S = 24 * 3600,
	BACK_S = 90 * DAY_S, /* as far as `letters rescan` looks */
};

static bool tell_gm(struct home *h, struct arena *a, int n, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(
		&page,
		str_printf(
			a,
			"%d letter%s in the mailbox %s marked as taken, but the "
			"database does not know %s. So the database is an older copy, "
			"or "
			"it lost what it wrote last. The house reads the mailbox again "
			"by itself: these letters count, and those that are known are "
			"left alone. What was done by hand since then is not known any "
			"more: look at `postalgm game list` and at the latest reports.",
			n, n == 1 ? "" : "s", n == 1 ? "is" : "are",
			n == 1 ? "it" : "them"));
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

/* Once a day: a letter that cannot be put back is found each time. */
static bool read_again(struct tick *t, struct arena *a, int64_t since, int n,
		       struct err *err)
{
	struct home *h = t->home;
	int64_t told;

	struct log_line l = home_log(h, LOG_ALARM, "unknown-letters");
	log_int(&l, "n", n);
	log_end(&l);
	return meta_get_int(h->store, "unknown_utc", &told, err) &&
	       rescan_ask(h, since, err) &&
	       (t->now - told < DAY_S ||
		(meta_set_int(h->store, "unknown_utc", t->now, err) &&
		 meta_set_int(h->store, "unknown_letters", n, err) &&
		 tell_gm(h, a, n, err)));
}

/* Letters are read all the same: if it cannot be listed either, that is told. */
static bool log_deaf(struct tick *t, const struct err *why)
{
	struct log_line l = home_log(t->home, LOG_WARN, "taken");
	log_z(&l, "error", why->text);
	log_end(&l);
	return true;
}

static bool look(struct tick *t, struct arena *a, struct err *err)
{
	struct source s;
	struct mail_item *items;
	struct err deaf = {0};
	size_t n;
	int unknown = 0;
	bool has;

	if (!source_load(t->home->store, t->source, &s, err))
		return false;
	int64_t since =
		t->now - BACK_S > s.eligible_from ? t->now - BACK_S : s.eligible_from;
	if (!mailbox_taken(t->in, a, since, &items, &n, &deaf))
		return log_deaf(t, &deaf);
	for (size_t i = 0; i < n; i++) {
		if (!journal_has(t->home->store, t->source, items[i].uidvalidity,
				 items[i].name, &has, err))
			return false;
		unknown += !has;
	}
	return !unknown ||
	       (home_begin(t->home, err) &&
		home_end(t->home, read_again(t, a, since, unknown, err), err));
}

bool taken_look(struct tick *t, bool *asked, struct err *err)
{
	*asked = !t->taken || t->now - t->taken >= EVERY_S;
	if (!*asked)
		return true;
	struct arena *a = arena_create();
	bool ok = look(t, a, err);

	arena_destroy(a);
	return ok;
}

void taken_asked(struct tick *t)
{
	t->taken = t->now;
}
