/* IMAP, the line: connected, logged in, selected; and the errors when that fails. See
 * imap.h.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/imap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mail/fetch/imap_line.h"

enum { IMAPS_PORT = 993, IMAP_PORT = 143, FAREWELL_S = 5 };

/* Hanging up -------------------------------------------------------------- */

void imap_forget_bodies(struct imap_box *m)
{
	for (size_t i = 0; i < m->n_bodies; i++)
		free(m->bodies[i].s);
	free(m->bodies);
	m->bodies = NULL;
	m->n_bodies = 0;
}

/* Closes the connection; says LOGOUT if it still works. */
static void hang_up(struct imap_box *m, bool politely)
{
	if (!m->session)
		return;
	if (politely && !m->idling && !wire_fault(m->wire)) {
		wire_allow(m->wire, FAREWELL_S, IMAP_ANSWER_MAX);
		mailimap_logout(m->session);
	}
	/* Frees the stream with it; on a connection that still works it would say
	 * LOGOUT. */
	wire_break(m->wire);
	mailimap_free(m->session);
	wire_free(m->wire);
	m->session = NULL;
	m->wire = NULL;
	m->idling = false;
}

bool imap_failed(struct imap_box *m, const char *doing, int r, struct err *err)
{
	const char *fault = m->wire ? wire_fault(m->wire) : NULL;

	if (fault)
		err_set(err, "%s: %s: %s", m->to.host, doing, fault);
	else if (r == MAILIMAP_ERROR_PARSE)
		err_set(err, "%s: %s: the server's answer is not IMAP", m->to.host,
			doing);
	else if (r == MAILIMAP_ERROR_STREAM)
		err_set(err, "%s: %s: the line broke", m->to.host, doing);
	else {
		err_set(err, "%s: %s: the server refused it", m->to.host, doing);
		if (m->session)
			wire_add_words(err, m->session->imap_response);
	}
	hang_up(m, false);
	return false;
}

void imap_allow(struct imap_box *m, int seconds, size_t octets)
{
	int most = m->way.command_s;
	wire_allow(m->wire, most && most < seconds ? most : seconds, octets);
}

/* Connecting ---------------------------------------------------------------- */

static bool greet(struct imap_box *m, bool *known, struct err *err)
{
	mailstream *s = wire_open(&m->to, m->tls, &m->way, &m->wire, err);

	if (!s)
		return false;
	m->box.trusted_until = wire_trusted_until(m->wire);
	m->session = mailimap_new(0, NULL);
	if (!m->session)
		abort();
	imap_allow(m, IMAP_COMMAND_S, IMAP_ANSWER_MAX);
	int r = mailimap_connect(m->session, s);
	/* It keeps the stream, and closes it, only when it has got that far. */
	if (!m->session->imap_stream)
		mailstream_close(s);
	*known = r == MAILIMAP_NO_ERROR_AUTHENTICATED;
	return *known || r == MAILIMAP_NO_ERROR_NON_AUTHENTICATED ||
	       imap_failed(m, "greeting", r, err);
}

/* A name or password that is refused is not tried again soon: see backoff.h. */
static bool log_in(struct imap_box *m, struct err *err)
{
	char secret[SECRET_MAX];

	if (!secret_read(&m->way.secret, secret, err)) {
		hang_up(m, false);
		return false;
	}
	int r = m->way.token
			? mailimap_oauth2_authenticate(m->session, m->to.user, secret)
			: mailimap_login(m->session, m->to.user, secret);
	secret_wipe(secret);
	if (r == MAILIMAP_NO_ERROR)
		return true;
	imap_failed(m, m->way.token ? "XOAUTH2" : "LOGIN", r, err);
	if (r == MAILIMAP_ERROR_LOGIN)
		err->kind = ERR_REFUSED;
	return false;
}

static bool learn(struct imap_box *m, struct err *err)
{
	struct mailimap_capability_data *all;
	int r = mailimap_capability(m->session, &all);

	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "CAPABILITY", r, err);
	mailimap_capability_data_free(all);
	m->can_idle = mailimap_has_idle(m->session);
	m->can_move = mailimap_has_extension(m->session, "MOVE");
	return true;
}

/* Without lasting numbers a letter could be read twice, or never. */
static bool select_folder(struct imap_box *m, struct err *err)
{
	const char *folder = m->to.folder[0] ? m->to.folder : "INBOX";
	int r = mailimap_select(m->session, folder);

	if (r != MAILIMAP_NO_ERROR)
		return imap_failed(m, "SELECT", r, err);
	m->uidvalidity = m->session->imap_selection_info->sel_uidvalidity;
	uint32_t next = m->session->imap_selection_info->sel_uidnext;
	m->restored = next && m->box.from.uidvalidity == m->uidvalidity &&
				      m->box.from.uid >= next
			      ? m->box.from.uid
			      : 0;
	if (m->uidvalidity)
		return true;
	hang_up(m, true);
	return err_refuse(
		err,
		"%s: '%s' has no lasting numbers (UIDVALIDITY), so letters in it cannot be told apart",
		m->to.host, folder);
}

bool imap_line(struct imap_box *m, struct err *err)
{
	bool known = false;

	m->fresh = !m->session;
	if (m->session)
		return true;
	if (!backoff_is_over(&m->backoff, err))
		return false;
	if (greet(m, &known, err) && (known || log_in(m, err)) && learn(m, err) &&
	    select_folder(m, err))
		return true;
	hang_up(m, false);
	return backoff_failed(&m->backoff, err);
}

/* Opening ------------------------------------------------------------------- */

static void imap_close(struct mailbox *box)
{
	struct imap_box *m = imap_of(box);
	struct err err = {0};

	imap_settle(m);
	/* Keywords that the server does not list are known by their place. */
	if (m->session && (!imap_wake(m, &err) || !imap_flush(box, &err)))
		hang_up(m, false);
	hang_up(m, true);
	imap_forget_bodies(m);
	free(m->done);
	free(m);
}

static const struct mailbox_ops imap_ops = {
	.list = imap_list,
	.fetch = imap_fetch,
	.done = imap_done,
	.watch = imap_watch,
	.close = imap_close,
	.ahead = imap_ahead,
	.flush = imap_flush,
	.show = imap_show,
	.taken = imap_taken,
};

struct mailbox *imap_open(const struct mailbox_config *way, struct err *err)
{
	struct imap_box *m = calloc(1, sizeof *m);

	if (!m)
		abort();
	*m = (struct imap_box){.box.ops = &imap_ops, .way = *way};
	if (server_url_of_mailbox(way->url, "imap", IMAP_PORT, IMAPS_PORT, &m->to,
				  &m->tls, err))
		return &m->box;
	free(m);
	return NULL;
}
