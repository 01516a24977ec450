/* POP3: see pop3.h.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/pop3.h"

#include <libetpan/mailpop3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "mail/fetch/backoff.h"
#include "mail/fetch/pop3_watch.h"
#include "mail/letter/letter.h"
#include "mail/post/server_url.h"
#include "mail/post/wire.h"

enum {
	POP3S_PORT = 995,
	POP3_PORT = 110,
	COMMAND_S = 60,
	LETTER_S = 120,
	POLL_S = 60,
	FAREWELL_S = 10,
	ANSWER_MAX = 64 * 1024,
	LIST_MAX = 16 * 1024 * 1024,
	UIDL_MAX = 200,
};

struct pop3_box {
	struct mailbox box; /* first: pop3_of goes back from it */
	struct mailbox_config way;
	struct server_url to;
	bool tls;
	mailpop3 *session; /* NULL: no line */
	struct wire *wire;
	struct backoff backoff;
};

static struct pop3_box *pop3_of(struct mailbox *box)
{
	return (struct pop3_box *)box;
}

/* The line ------------------------------------------------------------------ */

static void allow(struct pop3_box *m, int seconds, size_t octets)
{
	int most = m->way.command_s;
	wire_allow(m->wire, most && most < seconds ? most : seconds, octets);
}

/* QUIT deletes the marked letters; without it all stay. */
static bool hang_up(struct pop3_box *m, bool politely)
{
	bool ok = true;

	if (!m->session)
		return true;
	if (politely && !wire_fault(m->wire)) {
		allow(m, FAREWELL_S, ANSWER_MAX);
		ok = mailpop3_quit(m->session) == MAILPOP3_NO_ERROR;
	}
	wire_break(m->wire); /* libetpan says QUIT on a connection that it still has */
	mailpop3_free(m->session);
	wire_free(m->wire);
	m->session = NULL;
	m->wire = NULL;
	return ok;
}

static bool failed(struct pop3_box *m, const char *doing, struct err *err)
{
	const char *fault = m->wire ? wire_fault(m->wire) : NULL;

	if (fault) {
		err_set(err, "%s: %s: %s", m->to.host, doing, fault);
	} else {
		err_set(err, "%s: %s: the server refused it", m->to.host, doing);
		if (m->session)
			wire_add_words(err, m->session->pop3_response);
	}
	hang_up(m, false);
	return false;
}

static bool greet(struct pop3_box *m, struct err *err)
{
	mailstream *s = wire_open(&m->to, m->tls, &m->way, &m->wire, err);

	if (!s)
		return false;
	m->box.trusted_until = wire_trusted_until(m->wire);
	m->session = mailpop3_new(0, NULL);
	if (!m->session)
		abort();
	allow(m, COMMAND_S, ANSWER_MAX);
	int r = mailpop3_connect(m->session, s);
	if (!m->session->pop3_stream)
		mailstream_close(s);
	return r == MAILPOP3_NO_ERROR || failed(m, "greeting", err);
}

static bool log_in(struct pop3_box *m, struct err *err)
{
	char secret[SECRET_MAX];

	if (!secret_read(&m->way.secret, secret, err)) {
		hang_up(m, false);
		return false;
	}
	int r = mailpop3_user(m->session, m->to.user);
	if (r == MAILPOP3_NO_ERROR)
		r = mailpop3_pass(m->session, secret);
	secret_wipe(secret);
	if (r == MAILPOP3_NO_ERROR)
		return true;
	failed(m, "USER and PASS", err);
	if (r == MAILPOP3_ERROR_BAD_PASSWORD || r == MAILPOP3_ERROR_BAD_USER)
		err->kind = ERR_REFUSED;
	return false;
}

/* Listing ------------------------------------------------------------------- */

static bool is_name(const char *s)
{
	size_t n = s ? strlen(s) : 0;

	for (size_t i = 0; i < n; i++)
		if ((unsigned char)s[i] <= ' ' || (unsigned char)s[i] >= 127)
			return false;
	return n > 0 && n <= UIDL_MAX;
}

static bool keep_list(struct pop3_box *m, carray *all, struct arena *a,
		      struct mail_item **items, size_t *n, struct err *err)
{
	unsigned count = carray_count(all);

	*items = arena_array(a, struct mail_item, count ? count : 1);
	for (unsigned i = 0; i < count; i++) {
		const struct mailpop3_msg_info *info = carray_get(all, i);
		if (!info)
			continue;
		if (!is_name(info->msg_uidl))
			return err_refuse(
				err,
				"%s: the server gives its letters no lasting names (UIDL), so they cannot be told apart",
				m->to.host);
		(*items)[(*n)++] = (struct mail_item){
			.name = str_dup(a, str_of(info->msg_uidl)),
			.order = info->msg_index,
			.size = info->msg_size,
		};
	}
	return true;
}

static bool look(struct pop3_box *m, struct arena *a, struct mail_item **items,
		 size_t *n, struct err *err)
{
	struct pop3_watch watch = {.at = POP3_LIST_STATUS};
	carray *all = NULL;

	if (!greet(m, err) || !log_in(m, err))
		return false;
	/* An answer that comes before the question must not be believed. */
	if (wire_has_more(m->wire, m->session->pop3_stream)) {
		hang_up(m, false);
		return err_set(err, "%s: the server answers before it is asked",
			       m->to.host);
	}
	allow(m, LETTER_S, LIST_MAX);
	wire_watch(m->wire, pop3_watch_line, &watch);
	int r = mailpop3_list(m->session, &all);
	wire_watch(m->wire, NULL, NULL);
	if (r != MAILPOP3_NO_ERROR || !all)
		return failed(m, "LIST and UIDL", err);
	/* The list is the session's own. */
	if (keep_list(m, all, a, items, n, err))
		return true;
	hang_up(m, true);
	return false;
}

static bool pop3_list(struct mailbox *box, struct arena *a, struct mail_item **items,
		      size_t *n, struct err *err)
{
	struct pop3_box *m = pop3_of(box);

	*items = NULL;
	*n = 0;
	hang_up(m, true);
	if (!backoff_is_over(&m->backoff, err))
		return false;
	if (!look(m, a, items, n, err)) {
		hang_up(m, false);
		return backoff_failed(&m->backoff, err);
	}
	backoff_clear(&m->backoff);
	/* A client that is served locks the mailbox for others. */
	if (*n == 0)
		hang_up(m, true);
	return true;
}

/* Letters ------------------------------------------------------------------- */

/* Fetches only the header of a letter that is too large. The rest is filled up, by
 * which the letter is known as too large. */
static bool fetch_large(struct pop3_box *m, unsigned index, struct arena *a,
			struct str *bytes, struct err *err)
{
	char *top = NULL, *all = arena_alloc(a, LETTER_SIZE_MAX + 1);
	size_t n = 0;

	allow(m, LETTER_S, LETTER_SIZE_MAX);
	int r = mailpop3_top(m->session, index, 0, &top, &n);
	if (r != MAILPOP3_NO_ERROR && wire_fault(m->wire))
		return failed(m, "fetching the header of a letter", err);
	memset(all, '\n', LETTER_SIZE_MAX + 1);
	if (r == MAILPOP3_NO_ERROR) {
		memcpy(all, top, n < LETTER_SIZE_MAX ? n : LETTER_SIZE_MAX);
		mailpop3_top_free(top);
	}
	*bytes = (struct str){all, LETTER_SIZE_MAX + 1};
	return true;
}

static bool pop3_fetch(struct mailbox *box, const struct mail_item *item,
		       struct arena *a, struct str *bytes, bool *gone, struct err *err)
{
	struct pop3_box *m = pop3_of(box);
	unsigned index = (unsigned)item->order;
	char *all = NULL;
	size_t n = 0;

	*bytes = (struct str){0};
	*gone = false;
	if (!m->session)
		return err_set(err, "%s: the line is closed", m->to.host);
	if (item->size > LETTER_SIZE_MAX)
		return fetch_large(m, index, a, bytes, err);
	/* A server may count line ends as one byte, and doubles dots. */
	allow(m, LETTER_S, 3 * item->size + ANSWER_MAX);
	int r = mailpop3_retr(m->session, index, &all, &n);
	*gone = r == MAILPOP3_ERROR_NO_SUCH_MESSAGE && !wire_fault(m->wire);
	if (*gone)
		return true;
	if (r != MAILPOP3_NO_ERROR)
		return failed(m, "fetching a letter", err);
	*bytes = str_dup(
		a, (struct str){all, n > LETTER_SIZE_MAX ? LETTER_SIZE_MAX + 1 : n});
	mailpop3_retr_free(all);
	return true;
}

static bool pop3_done(struct mailbox *box, const struct mail_item *item,
		      struct err *err)
{
	struct pop3_box *m = pop3_of(box);

	if (!m->way.remove || !m->session)
		return true;
	allow(m, COMMAND_S, ANSWER_MAX);
	return mailpop3_dele(m->session, (unsigned)item->order) == MAILPOP3_NO_ERROR ||
	       !wire_fault(m->wire) || failed(m, "deleting a letter", err);
}

/* Before it waits it says QUIT; a server cannot call. */
static int pop3_watch(struct mailbox *box, int *seconds)
{
	struct pop3_box *m = pop3_of(box);

	hang_up(m, true);
	*seconds = backoff_left(&m->backoff);
	if (*seconds == 0)
		*seconds = POLL_S;
	return -1;
}

static void pop3_close(struct mailbox *box)
{
	hang_up(pop3_of(box), true);
	free(box);
}

static const struct mailbox_ops pop3_ops = {
	.list = pop3_list,
	.fetch = pop3_fetch,
	.done = pop3_done,
	.watch = pop3_watch,
	.close = pop3_close,
};

struct mailbox *pop3_open(const struct mailbox_config *way, struct err *err)
{
	struct pop3_box *m = calloc(1, sizeof *m);

	if (!m)
		abort();
	*m = (struct pop3_box){.box.ops = &pop3_ops, .way = *way};
	bool ok = server_url_of_mailbox(way->url, "pop3", POP3_PORT, POP3S_PORT, &m->to,
					&m->tls, err);
	if (ok && way->token)
		ok = err_refuse(err, "%s: POP3 takes a password, not an access token",
				m->to.host);
	if (ok)
		return &m->box;
	free(m);
	return NULL;
}
