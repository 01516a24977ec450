/* IMAP, letters: those beyond the last UID, and those that were taken before. See
 * imap.h.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <time.h>

#include "base/arena.h"
#include "mail/fetch/imap_ask.h"

/* Listing ------------------------------------------------------------------- */

static int by_uid(const void *x, const void *y)
{
	const struct mail_item *a = x, *b = y;
	return (a->uid > b->uid) - (a->uid < b->uid);
}

/* If numbers began anew, older letters are left alone: letters that were acted on among
 * the others are known by their content. */
static bool is_wanted(struct imap_box *m, const struct imap_seen *s, uint32_t after)
{
	if (s->uid <= after) /* "n:*" brings the last one in any case */
		return false;
	if (s->uid > m->box.reached.uid)
		m->box.reached.uid = s->uid;
	if (after == 0 && s->date && s->date < m->box.from.since) {
		m->box.skipped++;
		return false;
	}
	return true;
}

/* A server may list a letter twice. */
static size_t once_each(struct mail_item *items, size_t n)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++)
		if (!kept || items[i].uid != items[kept - 1].uid)
			items[kept++] = items[i];
	return kept;
}

static void keep_list(struct imap_box *m, clist *answer, uint32_t after,
		      struct arena *a, struct mail_item **items, size_t *n)
{
	*items = arena_array(a, struct mail_item,
			     (size_t)clist_count(answer) ? (size_t)clist_count(answer)
							 : 1);
	for (clistiter *i = clist_begin(answer); i; i = clist_next(i)) {
		struct imap_seen s = imap_read_answer(clist_content(i));
		/* A reply without the requested items is only news about flags, between
		 * the others. */
		if (!s.uid || (!s.date && !s.size) || !is_wanted(m, &s, after))
			continue;
		(*items)[(*n)++] = (struct mail_item){
			.name = str_printf(a, "%lu.%lld", (unsigned long)s.uid,
					   (long long)s.date),
			.uidvalidity = m->uidvalidity,
			.uid = s.uid,
			.arrival = s.date,
			.stamped = s.date != 0,
			.order = s.uid,
			.size = s.size,
		};
	}
	qsort(*items, *n, sizeof **items, by_uid);
	*n = once_each(*items, *n);
}

/* The place is good while the numbers are the same and none was given out twice: a
 * mailbox that was restored goes back to before what we have read. */
static uint32_t place_in(const struct imap_box *m)
{
	const struct mail_place *from = &m->box.from;

	if (from->uidvalidity != m->uidvalidity)
		return 0;
	if (m->restored && m->restored == from->uid)
		return 0;
	return (uint32_t)from->uid;
}

/* Some servers show new letters only when they are asked nothing in particular. */
static bool look_anew(struct imap_box *m, struct err *err)
{
	imap_allow(m, IMAP_COMMAND_S, IMAP_ANSWER_MAX);
	int r = mailimap_noop(m->session);
	return r == MAILIMAP_NO_ERROR || imap_failed(m, "NOOP", r, err);
}

/* A server tells how many letters there are once, in the answer to whatever it is asked then: imap_watch looks
 * whether it told that since the list was asked for. */
static void forget_news(struct imap_box *m)
{
	struct mailimap_selection_info *told = m->session->imap_selection_info;

	if (!told)
		return;
	m->existed = told->sel_exists;
	told->sel_has_exists = 0;
}

static bool list_once(struct imap_box *m, struct arena *a, struct mail_item **items,
		      size_t *n, struct err *err)
{
	clist *answer = NULL;

	if (!imap_line(m, err) || !imap_wake(m, err) || !imap_flush(&m->box, err))
		return false;
	if (!m->fresh && !look_anew(m, err))
		return false;
	uint32_t after = place_in(m);
	m->box.reached = (struct mail_place){m->uidvalidity, after, m->box.from.since};
	m->box.skipped = 0;
	forget_news(m);
	if (after == UINT32_MAX)
		return true;
	imap_allow(m, IMAP_LETTERS_S, IMAP_LIST_ANSWER_MAX);
	int r = imap_uid_fetch(m, mailimap_set_new_interval(after + 1, 0),
			       imap_asked_for_list(), &answer);
	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "listing letters", r, err);
	keep_list(m, answer, after, a, items, n);
	mailimap_fetch_list_free(answer);
	return true;
}

/* The server may have closed an idle connection, so one failure is tried again with a new
 * one. */
bool imap_list(struct mailbox *box, struct arena *a, struct mail_item **items,
	       size_t *n, struct err *err)
{
	struct imap_box *m = imap_of(box);
	bool rested = m->session != NULL;

	*items = NULL;
	*n = 0;
	imap_settle(m);
	imap_forget_bodies(m);
	bool ok = list_once(m, a, items, n, err);
	if (!ok && rested && !m->session) {
		*err = (struct err){0};
		ok = list_once(m, a, items, n, err);
	}
	if (ok)
		backoff_clear(&m->backoff);
	else if (backoff_left(&m->backoff) == 0)
		backoff_failed(&m->backoff, err);
	return ok;
}

/* Letters already taken ----------------------------------------------------- */

/* SINCE knows only days, and those in the server's zone. */
static struct mailimap_search_key *below_since(uint32_t uid, int64_t since)
{
	time_t day = (time_t)(since > 86400 ? since - 86400 : 0);
	struct tm tm;

	gmtime_r(&day, &tm);
	struct mailimap_search_key *all = mailimap_search_key_new_multiple_empty(),
				   *old = mailimap_search_key_new_uid(
					   mailimap_set_new_interval(1, uid)),
				   *late = mailimap_search_key_new_since(
					   mailimap_date_new(tm.tm_mday, tm.tm_mon + 1,
							     tm.tm_year + 1900));
	if (!all || !old || !late ||
	    mailimap_search_key_multiple_add(all, old) != MAILIMAP_NO_ERROR ||
	    mailimap_search_key_multiple_add(all, late) != MAILIMAP_NO_ERROR)
		abort();
	return all;
}

static int by_number(const void *x, const void *y)
{
	const uint32_t *a = x, *b = y;
	return (*a > *b) - (*a < *b);
}

/* The numbers that the search brought, ascending, as a set; NULL: there are none. */
static struct mailimap_set *set_of(struct arena *a, clist *found)
{
	size_t n = 0;
	uint32_t *uids = arena_array(a, uint32_t, (size_t)clist_count(found) + 1);

	for (clistiter *i = clist_begin(found); i; i = clist_next(i))
		uids[n++] = *(uint32_t *)clist_content(i);
	qsort(uids, n, sizeof *uids, by_number);
	return n ? imap_set(uids, n) : NULL;
}

static void keep_taken(struct imap_box *m, clist *answer, int64_t since,
		       struct arena *a, struct mail_item **items, size_t *n)
{
	for (clistiter *i = clist_begin(answer); i; i = clist_next(i)) {
		struct imap_seen s = imap_read_answer(clist_content(i));
		if (!s.uid || s.uid > m->box.from.uid || !s.date || s.date < since)
			continue;
		*arena_push(a, *items, *n) = (struct mail_item){
			.name = str_printf(a, "%lu.%lld", (unsigned long)s.uid,
					   (long long)s.date),
			.uidvalidity = m->uidvalidity,
			.uid = s.uid,
			.arrival = s.date,
		};
	}
}

bool imap_taken(struct mailbox *box, struct arena *a, int64_t since,
		struct mail_item **items, size_t *n, struct err *err)
{
	struct imap_box *m = imap_of(box);
	clist *found = NULL, *answer = NULL;

	imap_settle(m);
	if (!imap_line(m, err) || !imap_wake(m, err) || !imap_flush(box, err))
		return false;
	uint32_t below = place_in(m);
	if (!below)
		return true;
	struct mailimap_search_key *key = below_since(below, since);
	imap_allow(m, IMAP_LETTERS_S, IMAP_LIST_ANSWER_MAX);
	int r = mailimap_uid_search(m->session, NULL, key, &found);
	mailimap_search_key_free(key);
	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "SEARCH", r, err);
	struct mailimap_set *set = set_of(a, found);
	mailimap_search_result_free(found);
	if (!set)
		return true;
	imap_allow(m, IMAP_LETTERS_S, IMAP_LIST_ANSWER_MAX);
	r = imap_uid_fetch(m, set, imap_asked_for_list(), &answer);
	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "listing letters", r, err);
	keep_taken(m, answer, since, a, items, n);
	mailimap_fetch_list_free(answer);
	return true;
}
