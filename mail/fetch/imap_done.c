/* IMAP: letters are marked as taken, and the waiting for new ones. See imap.h.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>

#include "base/elapsed.h"
#include "mail/fetch/imap_line.h"

enum {
	POLL_S = 60, /* without IDLE */
	IDLE_S = 9 *
		 60, /* servers and routers drop an idle connection after ten minutes */
	CALLED_AT_ONCE_S = 1, /* the server called before we had begun to wait */
};

/* Marking ------------------------------------------------------------------- */

bool imap_done(struct mailbox *box, const struct mail_item *item, struct err *err)
{
	struct imap_box *m = imap_of(box);

	(void)err;
	if (m->n_done == m->cap_done) {
		m->cap_done = m->cap_done ? 2 * m->cap_done : 64;
		m->done = realloc(m->done, m->cap_done * sizeof *m->done);
		if (!m->done)
			abort();
	}
	m->done[m->n_done++] = (uint32_t)item->uid;
	return true;
}

static int mark(struct imap_box *m, const uint32_t *uids, size_t n)
{
	struct mailimap_set *set = imap_set(uids, n);
	int r = imap_store(
		m, set,
		(struct imap_flags){.add = true, .seen = true, .keyword = "$PostalGM"});

	mailimap_set_free(set);
	return r;
}

bool imap_tell(struct imap_box *m, const uint32_t *uids, size_t n, struct err *err)
{
	for (size_t i = 0; i < n; i += IMAP_MARK_MAX) {
		int r = mark(m, uids + i,
			     n - i < IMAP_MARK_MAX ? n - i : IMAP_MARK_MAX);
		if (r != MAILIMAP_NO_ERROR)
			return imap_failed(m, "marking letters", r, err);
	}
	return true;
}

/* A mark that could not be told is not told again: anybody who looks for the letter
 * finds it, and the inbox has it. */
bool imap_flush(struct mailbox *box, struct err *err)
{
	struct imap_box *m = imap_of(box);
	size_t n = m->n_done;

	imap_settle(m);
	m->n_done = 0;
	if (!n || !m->session)
		return true;
	return imap_wake(m, err) && imap_tell(m, m->done, n, err);
}

/* Waiting ------------------------------------------------------------------- */

bool imap_wake(struct imap_box *m, struct err *err)
{
	if (!m->idling)
		return true;
	imap_allow(m, IMAP_COMMAND_S, IMAP_ANSWER_MAX);
	int r = mailimap_idle_done(m->session);
	m->idling = false;
	return r == MAILIMAP_NO_ERROR || imap_failed(m, "ending IDLE", r, err);
}

/* Whether the server has told how many letters there are since they were listed; `more`: and they have become more. */
static bool has_news(const struct imap_box *m, bool *more)
{
	const struct mailimap_selection_info *told = m->session->imap_selection_info;
	bool heard = told && told->sel_has_exists;

	*more = heard && told->sel_exists > m->existed;
	return heard;
}

/* libetpan gives up if the server says something before its "+". Such a server has news, so
 * the mailbox is read again over a new connection. */
static bool begin_idle(struct imap_box *m)
{
	struct err ignored = {0};
	bool more, news = has_news(m, &more);

	imap_allow(m, IMAP_COMMAND_S, IMAP_ANSWER_MAX);
	int r = mailimap_idle(m->session);
	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "IDLE", r, &ignored);
	m->idling = true;
	/* As many as before: one may have gone and another come, or this server says it always. */
	m->idle_until = elapsed_seconds() + (news ? POLL_S : IDLE_S);
	return true;
}

int imap_watch(struct mailbox *box, int *seconds)
{
	struct imap_box *m = imap_of(box);
	struct err ignored = {0};

	imap_settle(m);
	*seconds = backoff_left(&m->backoff);
	if (*seconds)
		return -1;
	*seconds = POLL_S;
	if (m->session && m->n_done && !imap_flush(box, &ignored))
		return -1;
	if (!m->session || !m->can_idle)
		return -1;
	*seconds = CALLED_AT_ONCE_S;
	bool more;
	if (!m->idling && has_news(m, &more) && more)
		return -1;
	if (!m->idling && !begin_idle(m))
		return -1;
	if (wire_has_more(m->wire, m->session->imap_stream))
		return -1;
	*seconds = (int)(m->idle_until > elapsed_seconds()
				 ? m->idle_until - elapsed_seconds()
				 : 0);
	return wire_fd(m->wire);
}
