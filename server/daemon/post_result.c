/* Notes the result of a try to send a letter: see post_result.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/post_result.h"

#include <stdio.h>

#include "base/arena.h"
#include "server/outbox/certificate.h"
#include "server/outbox/post_office.h"
#include "server/people/bounce.h"

enum { DOUBT_S = 10 * 60 };

/* Returns the pause, in seconds, after a try that broke off at a point where the letter
 * may already have gone out. A Maildir takes the same letter twice as one file; a
 * server might not. */
static int64_t post_doubt_s(const struct home *h)
{
	return str_starts(h->config.out, "maildir:") ? 0 : DOUBT_S;
}

void post_keep(struct attempt *t, struct arena *a, const struct outbox *row)
{
	*t = (struct attempt){.row = {.id = row->id,
				      .cause_id = row->cause_id,
				      .cause_kind = str_dup(a, row->cause_kind),
				      .kind = str_dup(a, row->kind),
				      .rcpt = str_dup(a, row->rcpt),
				      .attempts = row->attempts,
				      .created = row->created}};
}

static void log_try(struct home *h, const struct attempt *t, const char *state)
{
	struct log_line l =
		home_log(h, t->result.verdict == POST_SENT ? LOG_INFO : LOG_WARN,
			 t->result.verdict == POST_SENT ? "sent" : "unsent");
	char cause[64];
	snprintf(cause, sizeof cause, "%.*s:%lld", STR_ARG(t->row.cause_kind),
		 (long long)(t->row.cause_id));
	log_int(&l, "out", t->row.id);
	log_z(&l, "cause", cause);
	log_str(&l, "kind", t->row.kind);
	log_z(&l, "state", state);
	log_int(&l, "code", t->result.code);
	log_int(&l, "tries", t->row.attempts + 1);
	log_end(&l);
}

static enum outbox_state state_after(const struct home *h, const struct attempt *t,
				     int64_t *next)
{
	int64_t now = home_now(h);
	bool too_old = now - t->row.created > post_life(post_kind_of(t->row.kind));

	switch (t->result.verdict) {
	case POST_SENT:
		return OUTBOX_SENT;
	case POST_FAILED:
		return OUTBOX_FAILED;
	case POST_DOUBT:
		*next = now + post_doubt_s(h);
		return too_old ? OUTBOX_FAILED : OUTBOX_DOUBT;
	case POST_RETRY:
		break;
	}
	*next = now + post_retry_after(t->row.id, t->row.attempts);
	return too_old ? OUTBOX_FAILED : OUTBOX_RETRY;
}

/* A letter that failed for good: if the address was the reason, it comes into doubt; the
 * GM is told. */
static bool tell_lost(struct home *h, struct arena *a, const struct attempt *t,
		      struct err *err)
{
	struct str text = str_of(t->result.text), status = bounce_status(text);
	bool hard = status.n ? bounce_is_hard(status)
			     : t->result.code == 550 || t->result.code == 551 ||
				       t->result.code == 553;
	struct outbox row;

	if (!outbox_load(h->store, a, t->row.id, &row, err))
		return false;
	if (t->result.recipient && !bounce_note(h, a, &row, hard, status, text, 0, err))
		return false;
	return bounce_tell_gm(h, a, &row, t->row.attempts + 1, text, err);
}

bool post_settle(struct home *h, struct arena *a, struct attempt *t, struct err *err)
{
	int64_t next = 0;

	if (!t->tried)
		return outbox_release(h->store, t->row.id, err);
	if (!certificate_note(h, h->config.out, t->result.trusted_until, err))
		return false;
	enum outbox_state state = state_after(h, t, &next);
	log_try(h, t, outbox_state_name(state));
	return outbox_result(h->store, t->row.id, state, t->result.code,
			     str_of(t->result.text), next, home_now(h), err) &&
	       (state != OUTBOX_FAILED || tell_lost(h, a, t, err));
}

/* The server refuses one recipient after the other without naming a mailbox as the
 * reason: that is a rule about us, not about them. Letters that were refused are tried
 * again when the post office has been set right. */
/* Was its recipient refused without a reason that concerns a mailbox? Then it may be a rule
 * about us: see post_is_streak. */
static bool post_is_about_us(const struct attempt *t)
{
	struct str status = bounce_status(str_of(t->result.text));

	return t->tried && t->result.recipient && !str_starts(status, "5.1.") &&
	       !str_starts(status, "5.2.");
}

int post_streak(const struct attempt *const *list, int n)
{
	int run = 0;

	for (int i = n - 1; i >= 0 && run < POST_STREAK; i--, run++)
		if (!post_is_about_us(list[i]) ||
		    (run && str_iequal(list[i]->row.rcpt, list[i + 1]->row.rcpt)))
			break;
	return run;
}

bool post_resume(struct home *h, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, outbox_resume(h->store, home_now(h) + post_doubt_s(h), err),
			err);
}
