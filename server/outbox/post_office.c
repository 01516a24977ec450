/* The post office: see post_office.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post_office.h"

#include "base/arena.h"
#include "schema/mail/notices.h"
#include "schema/mail/outbox.h"

enum {
	DAY_S = 24 * 3600,
	GIVE_UP_S = 5 * DAY_S,
	REMINDER_S = DAY_S, /* after it a reminder is of no use */
};

/* Minutes until the next try, by tries before it; afterwards the last. */
static const int retry_minutes[] = {1, 5, 15, 30, 60, 120, 240, 360};
/* The same for a post office that is away: by failures in a row. */
static const int pause_minutes[] = {1, 2, 5, 10, 15, 30};
#define COUNT(table) (sizeof(table) / sizeof *(table))

int64_t post_retry_after(int64_t id, int tries)
{
	size_t at = tries < 0 ? 0 : (size_t)tries;
	int64_t wait =
		60 *
		retry_minutes[at < COUNT(retry_minutes) ? at
							: COUNT(retry_minutes) - 1];
	/* A mixed number from both; it matters more that it is always the same than
	 * that it is well mixed. */
	uint64_t mix = ((uint64_t)id * 40503 + (uint64_t)at * 12289) * 2654435761u;

	return wait + (int64_t)(mix >> 16 & 0xffff) * (wait / 5) / 0x10000;
}

int64_t post_life(enum post_kind kind)
{
	return kind == KIND_REMINDER ? REMINDER_S : GIVE_UP_S;
}

bool post_trouble_load(struct store *st, struct arena *a, struct post_trouble *t,
		       struct err *err)
{
	int64_t n;
	bool ok = meta_get_int(st, "post_since", &t->since, err) &&
		  meta_get_int(st, "post_until", &t->until, err) &&
		  meta_get_int(st, "post_in_a_row", &n, err) &&
		  meta_get(st, a, "post_trouble", &t->text, err);
	t->in_a_row = ok ? (int)n : 0;
	return ok;
}

static bool trouble_save(struct store *st, const struct post_trouble *t,
			 struct err *err)
{
	return meta_set_int(st, "post_since", t->since, err) &&
	       meta_set_int(st, "post_until", t->until, err) &&
	       meta_set_int(st, "post_in_a_row", t->in_a_row, err) &&
	       meta_set(st, "post_trouble", t->text, err);
}

bool post_trouble_forget(struct store *st, struct err *err)
{
	return meta_set_int(st, "post_until", 0, err);
}

bool post_trouble_note(struct home *h, struct arena *a, bool works,
		       const struct err *why, struct err *err)
{
	struct post_trouble t;

	if (!post_trouble_load(h->store, a, &t, err))
		return false;
	if (works && !t.since)
		return true;
	if (works)
		return trouble_save(h->store, &(struct post_trouble){.text = STR("")},
				    err);
	size_t at = (size_t)t.in_a_row < COUNT(pause_minutes)
			    ? (size_t)t.in_a_row
			    : COUNT(pause_minutes) - 1;
	if (str_starts(h->config.out, "maildir:"))
		at = 0; /* after a full disk; another look annoys nobody */
	t.since = t.since ? t.since : home_now(h);
	t.until = home_now(h) + 60 * pause_minutes[at];
	t.in_a_row++;
	t.text = str_of(why->text);
	return trouble_save(h->store, &t, err);
}

bool post_is_due(struct home *h, bool *due, struct err *err)
{
	int64_t next, until;

	*due = false;
	if (!outbox_next_due(h->store, &next, err) ||
	    !meta_get_int(h->store, "post_until", &until, err))
		return false;
	*due = next && next <= home_now(h) && until <= home_now(h);
	return true;
}

/* The use is the number of quarters that it may fill. */
bool post_has_room(struct home *h, enum post_use use, bool *room, struct err *err)
{
	int64_t unsent;

	*room = false;
	if (!outbox_unsent(h->store, &unsent, err))
		return false;
	*room = unsent < h->config.limits.outbox_rows * (int64_t)use / POST_FOR_ANSWERS;
	return true;
}

/* Hardly ever does one wait: then no transaction is opened. */
bool post_let_go(struct home *h, struct err *err)
{
	const int64_t now = home_now(h);
	bool any;

	return notices_any_waits(h->store, now, &any, err) &&
	       (!any || (home_begin(h, err) &&
			 home_end(h, notices_let_all_go(h->store, now, err), err)));
}
