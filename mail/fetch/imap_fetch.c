/* IMAP, letters: their bytes, one by one or in groups that come ahead. See imap.h.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "mail/fetch/imap_ask.h"
#include "mail/letter/letter.h"

enum {
	HARD_TRIES = 3,
	BODY_ROOM = LETTER_SIZE_MAX + 64 * 1024,
};

static void keep_bodies(struct imap_box *m, clist *answer)
{
	size_t most = m->n_bodies + (size_t)clist_count(answer);

	m->bodies = realloc(m->bodies, (most ? most : 1) * sizeof *m->bodies);
	if (!m->bodies)
		abort();
	for (clistiter *i = clist_begin(answer); i; i = clist_next(i)) {
		struct imap_seen s = imap_read_answer(clist_content(i));
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
	int r = imap_uid_fetch(m, set, imap_asked_for_bytes(), answer);
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

/* Letters that do not come in a group come alone, except for the one that is to blame.
 * Marks that are due are made on the way: the server works on them while we work on
 * ours. */
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

/* A new connection may show other numbers; then everything is listed again. */
static bool has_numbers(const struct imap_box *m, const struct mail_item *item,
			struct err *err)
{
	return m->uidvalidity == (uint32_t)item->uidvalidity ||
	       err_set(err, "%s: the mailbox has new numbers", m->to.host);
}

/* The letters that were requested earlier have arrived; older ones are no longer kept. */
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
 * third time a note goes into the inbox instead. */
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
