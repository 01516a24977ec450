/* IMAP, letters: what lies beyond the place, and their bytes. See imap.h.
 *
 * Of a letter only UID, INTERNALDATE, RFC822.SIZE and BODY.PEEK[] are asked for: the
 * reader of ENVELOPE and BODYSTRUCTURE in libetpan dies on brackets nested deep enough.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* timegm */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "mail/imap_line.h"
#include "mail/letter.h"

enum {
	LIST_ANSWER_MAX = 64 * 1024 * 1024, /* some 500,000 letters */
	HARD_TRIES = 3,
	BODY_ROOM = LETTER_SIZE_MAX + 64 * 1024,
};

/* Asking -------------------------------------------------------------------- */

static struct mailimap_fetch_type *asked(struct mailimap_fetch_att *const atts[],
					 size_t n)
{
	struct mailimap_fetch_type *t = mailimap_fetch_type_new_fetch_att_list_empty();

	for (size_t i = 0; i < n; i++)
		if (!t || !atts[i] ||
		    mailimap_fetch_type_new_fetch_att_list_add(t, atts[i]) !=
			    MAILIMAP_NO_ERROR)
			abort();
	return t;
}

static struct mailimap_fetch_type *asked_for_list(void)
{
	struct mailimap_fetch_att *atts[] = {
		mailimap_fetch_att_new_uid(),
		mailimap_fetch_att_new_internaldate(),
		mailimap_fetch_att_new_rfc822_size(),
	};
	return asked(atts, 3);
}

/* Never more than one octet over what is read: by it a letter is known as too large. */
static struct mailimap_fetch_type *asked_for_bytes(void)
{
	struct mailimap_section *all = mailimap_section_new(NULL);
	struct mailimap_fetch_att *atts[] = {
		mailimap_fetch_att_new_uid(),
		mailimap_fetch_att_new_body_peek_section_partial(all, 0,
								 LETTER_SIZE_MAX + 1),
	};
	return asked(atts, 2);
}

static int uid_fetch(struct imap_box *m, struct mailimap_set *set,
		     struct mailimap_fetch_type *what, clist **answer)
{
	int r = mailimap_uid_fetch(m->session, set, what, answer);
	mailimap_set_free(set);
	mailimap_fetch_type_free(what);
	return r;
}

/* Answers ------------------------------------------------------------------- */

struct seen {
	uint32_t uid, size;
	int64_t date; /* 0: not told */
	char *s;      /* bytes; NULL: none */
	size_t n;
};

static int64_t utc_of(const struct mailimap_date_time *d)
{
	struct tm tm = {.tm_year = d->dt_year - 1900,
			.tm_mon = d->dt_month - 1,
			.tm_mday = d->dt_day,
			.tm_hour = d->dt_hour,
			.tm_min = d->dt_min,
			.tm_sec = d->dt_sec};
	int zone = d->dt_zone; /* +0130 is 130 */
	return (int64_t)timegm(&tm) - (zone / 100 * 60 + zone % 100) * 60;
}

static struct seen read_answer(const struct mailimap_msg_att *att)
{
	struct seen s = {0};

	for (clistiter *i = clist_begin(att->att_list); i; i = clist_next(i)) {
		struct mailimap_msg_att_item *item = clist_content(i);
		if (item->att_type != MAILIMAP_MSG_ATT_ITEM_STATIC)
			continue;
		struct mailimap_msg_att_static *a = item->att_data.att_static;
		if (a->att_type == MAILIMAP_MSG_ATT_UID)
			s.uid = a->att_data.att_uid;
		else if (a->att_type == MAILIMAP_MSG_ATT_RFC822_SIZE)
			s.size = a->att_data.att_rfc822_size;
		else if (a->att_type == MAILIMAP_MSG_ATT_INTERNALDATE)
			s.date = utc_of(a->att_data.att_internal_date);
		else if (a->att_type == MAILIMAP_MSG_ATT_BODY_SECTION) {
			s.s = a->att_data.att_body_section->sec_body_part;
			s.n = a->att_data.att_body_section->sec_length;
		}
	}
	return s;
}

/* Listing ------------------------------------------------------------------- */

static int by_uid(const void *x, const void *y)
{
	const struct mail_item *a = x, *b = y;
	return (a->uid > b->uid) - (a->uid < b->uid);
}

/* Where numbers began anew, older letters are left: what was acted on among the others
 * is known by its content. */
static bool is_wanted(struct imap_box *m, const struct seen *s, uint32_t after)
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

static void keep_list(struct imap_box *m, clist *answer, uint32_t after,
		      struct arena *a, struct mail_item **items, size_t *n)
{
	*items = arena_array(a, struct mail_item,
			     (size_t)clist_count(answer) ? (size_t)clist_count(answer)
							 : 1);
	for (clistiter *i = clist_begin(answer); i; i = clist_next(i)) {
		struct seen s = read_answer(clist_content(i));
		if (!s.uid || !is_wanted(m, &s, after))
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
}

/* The place is good while the numbers are the same ones and none was given out twice: a
 * mailbox that was restored goes back behind what we have read. */
static uint32_t place_in(const struct imap_box *m)
{
	const struct mail_place *from = &m->box.from;

	if (from->uidvalidity != m->uidvalidity)
		return 0;
	if (m->restored && m->restored == from->uid)
		return 0;
	return (uint32_t)from->uid;
}

/* A server may show what came only when it is asked nothing in particular. */
static bool look_anew(struct imap_box *m, struct err *err)
{
	imap_allow(m, IMAP_COMMAND_S, IMAP_ANSWER_MAX);
	int r = mailimap_noop(m->session);
	return r == MAILIMAP_NO_ERROR || imap_failed(m, "NOOP", r, err);
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
	if (after == UINT32_MAX)
		return true;
	imap_allow(m, IMAP_LETTERS_S, LIST_ANSWER_MAX);
	int r = uid_fetch(m, mailimap_set_new_interval(after + 1, 0), asked_for_list(),
			  &answer);
	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "listing letters", r, err);
	keep_list(m, answer, after, a, items, n);
	mailimap_fetch_list_free(answer);
	return true;
}

/* A line that had rested may be dead without anybody's fault: once more, with a new
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

/* What was taken ------------------------------------------------------------ */

/* SINCE knows days alone, and those of the server's zone. */
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
		struct seen s = read_answer(clist_content(i));
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
	imap_allow(m, IMAP_LETTERS_S, LIST_ANSWER_MAX);
	int r = mailimap_uid_search(m->session, NULL, key, &found);
	mailimap_search_key_free(key);
	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "SEARCH", r, err);
	struct mailimap_set *set = set_of(a, found);
	mailimap_search_result_free(found);
	if (!set)
		return true;
	imap_allow(m, IMAP_LETTERS_S, LIST_ANSWER_MAX);
	r = uid_fetch(m, set, asked_for_list(), &answer);
	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "listing letters", r, err);
	keep_taken(m, answer, since, a, items, n);
	mailimap_fetch_list_free(answer);
	return true;
}

/* Fetching ------------------------------------------------------------------ */

static void keep_bodies(struct imap_box *m, clist *answer)
{
	size_t most = m->n_bodies + (size_t)clist_count(answer);

	m->bodies = realloc(m->bodies, (most ? most : 1) * sizeof *m->bodies);
	if (!m->bodies)
		abort();
	for (clistiter *i = clist_begin(answer); i; i = clist_next(i)) {
		struct seen s = read_answer(clist_content(i));
		if (!s.uid || !s.s || s.n > LETTER_SIZE_MAX + 1)
			continue;
		struct imap_body *b = &m->bodies[m->n_bodies++];
		*b = (struct imap_body){s.uid, malloc(s.n ? s.n : 1), s.n};
		if (!b->s)
			abort();
		memcpy(b->s, s.s, s.n);
	}
}

static bool ask(struct imap_box *m, struct mailimap_set *set, size_t octets,
		clist **answer, struct err *err)
{
	*answer = NULL;
	imap_allow(m, IMAP_LETTERS_S, octets);
	int r = uid_fetch(m, set, asked_for_bytes(), answer);
	if (r == MAILIMAP_NO_ERROR)
		return true;
	*answer = NULL; /* libetpan leaves there what it has freed */
	return imap_failed(m, "fetching letters", r, err);
}

static bool fetch_set(struct imap_box *m, struct mailimap_set *set, size_t octets,
		      struct err *err)
{
	clist *answer;

	if (!ask(m, set, octets, &answer, err))
		return false;
	keep_bodies(m, answer);
	mailimap_fetch_list_free(answer);
	return true;
}

/* What does not come in a group comes alone, but for the one that is to blame. Marks that
 * are due are made on the way: the server is at work on them while we are on ours. */
static void *fetch_ahead(void *arg)
{
	struct imap_box *m = arg;
	struct imap_ahead_of *a = &m->ahead;
	struct mailimap_set *set = imap_set(a->uids, a->n);
	struct err ignored = {0};

	if (!imap_tell(m, a->done, a->n_done, &ignored))
		mailimap_set_free(set);
	else
		(void)!ask(m, set, a->octets, &a->answer, &ignored);
	return NULL;
}

void imap_settle(struct imap_box *m)
{
	struct imap_ahead_of *a = &m->ahead;

	if (!a->running)
		return;
	pthread_join(a->thread, NULL);
	if (a->answer) {
		keep_bodies(m, a->answer);
		mailimap_fetch_list_free(a->answer);
	}
	free(a->done);
	*a = (struct imap_ahead_of){0};
}

/* In few commands: a server with a Maildir looks through all of it for each. */
static void take_marks(struct imap_box *m, struct imap_ahead_of *a)
{
	if (m->n_done < IMAP_MARK_MAX)
		return;
	a->done = m->done;
	a->n_done = m->n_done;
	m->done = NULL;
	m->n_done = m->cap_done = 0;
}

static void begin_ahead(struct imap_box *m)
{
	struct imap_ahead_of *a = &m->ahead;

	take_marks(m, a);
	a->running = true;
	if (pthread_create(&a->thread, NULL, fetch_ahead, m) == 0)
		return;
	*a = (struct imap_ahead_of){0}; /* then each comes alone */
}

/* A new line may show other numbers; then all is listed anew. */
static bool has_numbers(const struct imap_box *m, const struct mail_item *item,
			struct err *err)
{
	return m->uidvalidity == (uint32_t)item->uidvalidity ||
	       err_set(err, "%s: the mailbox has new numbers", m->to.host);
}

/* Those that were asked for before are there now; of the ones before these nothing is
 * kept. */
bool imap_ahead(struct mailbox *box, const struct mail_item *items, size_t n,
		struct err *err)
{
	struct imap_box *m = imap_of(box);
	struct imap_ahead_of *a = &m->ahead;

	imap_forget_bodies(m);
	imap_settle(m);
	a->octets = IMAP_ANSWER_MAX;
	for (size_t i = 0; i < n && a->n < IMAP_GROUP_MAX; i++)
		if (items[i].size <= IMAP_AHEAD_MAX) {
			a->uids[a->n++] = (uint32_t)items[i].uid;
			a->octets += 2 * items[i].size + 1024;
		}
	if (a->n == 0)
		return true;
	if (imap_line(m, err) && imap_wake(m, err) && has_numbers(m, items, err)) {
		begin_ahead(m);
		return true;
	}
	*a = (struct imap_ahead_of){0};
	return false;
}

static const struct imap_body *body_of(const struct imap_box *m, uint32_t uid)
{
	for (size_t i = 0; i < m->n_bodies; i++)
		if (m->bodies[i].uid == uid)
			return &m->bodies[i];
	return NULL;
}

/* One letter that a server cannot give must not stand before all others for ever: the
 * third time a note goes into the journal instead. */
static bool pass_over(struct imap_box *m, uint32_t uid, struct arena *a,
		      struct str *bytes, struct err *err)
{
	if (m->hard_uid != uid)
		m->hard_tries = 0;
	m->hard_uid = uid;
	if (++m->hard_tries < HARD_TRIES)
		return false;
	*bytes = str_printf(a,
			    "Subject: a letter that the mail server would not give\r\n"
			    "\r\nUID %lu: %s\r\n",
			    (unsigned long)uid, err->text);
	*err = (struct err){0};
	return true;
}

bool imap_fetch(struct mailbox *box, const struct mail_item *item, struct arena *a,
		struct str *bytes, bool *gone, struct err *err)
{
	struct imap_box *m = imap_of(box);
	uint32_t uid = (uint32_t)item->uid;
	const struct imap_body *b = body_of(m, uid);

	*bytes = (struct str){0};
	*gone = false;
	if (!b) {
		imap_settle(m);
		b = body_of(m, uid);
	}
	if (!b) {
		if (!imap_line(m, err) || !imap_wake(m, err))
			return false;
		if (!fetch_set(m, mailimap_set_new_single(uid), 2 * BODY_ROOM, err))
			return pass_over(m, uid, a, bytes, err);
		if (!has_numbers(m, item, err))
			return false;
		b = body_of(m, uid);
	}
	*gone = !b;
	if (b)
		*bytes = str_dup(a, (struct str){b->s, b->n});
	return true;
}
