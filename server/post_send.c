/* Sending from the outbox. Claimed (commit C), handed over, the result written
 * (commit R): a daemon that dies between them sends the same bytes once more.
 * SPDX-License-Identifier: ISC */
#include "server/post_send.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "mail/transport.h"
#include "mail/trust.h"
#include "schema/outbox.h"
#include "server/bounce.h"
#include "server/fault.h"
#include "server/post_office.h"

enum {
	CLAIM_MAX = 50, /* letters a transaction */
	LEASE_S = 15 * 60,
	DOUBT_S = 10 * 60,
	ROUND_S = 60,   /* the daemon's other work must not wait longer for the post */
	STREAK_MAX = 3, /* recipients refused in a row: then it is not them */
	LAST_TRIES = 3, /* seconds for the store, when the line is to end */
};

/* One try -------------------------------------------------------------------- */

struct attempt {
	const struct outbox *row;
	bool tried;
	struct post_result result;
};

static void log_try(struct home *h, const struct attempt *t, const char *state)
{
	struct log_line l =
		home_log(h, t->result.verdict == POST_SENT ? LOG_INFO : LOG_WARN,
			 t->result.verdict == POST_SENT ? "sent" : "unsent");
	char cause[64];
	snprintf(cause, sizeof cause, "%.*s:%lld", STR_ARG(t->row->cause_kind),
		 (long long)(t->row->cause_id / OUTBOX_CAUSE_ROOM));
	log_int(&l, "out", t->row->id);
	log_z(&l, "cause", cause);
	log_str(&l, "kind", t->row->kind);
	log_z(&l, "state", state);
	log_int(&l, "code", t->result.code);
	log_int(&l, "tries", t->row->attempts + 1);
	log_end(&l);
}

static enum outbox_state state_after(const struct home *h, const struct attempt *t,
				     int64_t *next)
{
	int64_t now = home_now(h);
	bool too_old = now - t->row->created > post_life(t->row->kind);

	switch (t->result.verdict) {
	case POST_SENT:
		return OUTBOX_SENT;
	case POST_FAILED:
		return OUTBOX_FAILED;
	case POST_DOUBT:
		*next = now + DOUBT_S;
		return too_old ? OUTBOX_FAILED : OUTBOX_DOUBT;
	case POST_RETRY:
		break;
	}
	*next = now + post_retry_after(t->row->id, t->row->attempts);
	return too_old ? OUTBOX_FAILED : OUTBOX_RETRY;
}

/* A letter that failed for good: the address is doubted where it was the reason, and the
 * GM learns of it. */
static bool mourn(struct home *h, struct arena *a, const struct attempt *t,
		  struct err *err)
{
	struct str text = str_of(t->result.text), status = bounce_status(text);
	bool hard = status.n ? bounce_is_hard(status)
			     : t->result.code == 550 || t->result.code == 551 ||
				       t->result.code == 553;

	if (t->result.recipient &&
	    !bounce_note(h, a, t->row, hard, status, text, 0, err))
		return false;
	return bounce_tell_gm(h, a, t->row, t->row->attempts + 1, text, err);
}

static bool settle_one(struct home *h, struct arena *a, struct attempt *t,
		       struct err *err)
{
	int64_t next = 0;

	if (!t->tried)
		return outbox_release(h->store, t->row->id, err);
	enum outbox_state state = state_after(h, t, &next);
	log_try(h, t, outbox_state_name(state));
	return outbox_result(h->store, t->row->id, state, t->result.code,
			     str_of(t->result.text), next, home_now(h), err) &&
	       (state != OUTBOX_FAILED || mourn(h, a, t, err));
}

/* Many ----------------------------------------------------------------------- */

/* The letters of one transaction. */
struct batch {
	struct attempt *tries;
	int first, n; /* before `first` all is written down */
	int n_sent;
	bool trouble; /* of the office, in `why` */
	struct err why;
};

static bool settle(struct home *h, struct arena *a, struct batch *b, struct err *err)
{
	if (!home_begin(h, err))
		return false;
	bool ok = true;
	for (int i = b->first; ok && i < b->n; i++)
		ok = settle_one(h, a, &b->tries[i], err);
	if (ok && (b->trouble || b->n_sent))
		ok = post_trouble_note(h, a, !b->trouble, &b->why, err);
	return home_end(h, ok, err);
}

static struct str parcel_name(struct arena *a, const struct home *h, int64_t id)
{
	return str_printf(a, "o.%lld.%.*s", (long long)id, STR_ARG(h->config.instance));
}

/* One recipient after the other is refused, and no mailbox is spoken of: a rule about us,
 * not about them. What was refused is tried again when the post office has been set
 * right. */
static bool is_about_us(const struct attempt *t)
{
	struct str status = bounce_status(str_of(t->result.text));

	return t->result.recipient && !str_starts(status, "5.1.") &&
	       !str_starts(status, "5.2.");
}

static void beware_of_streak(struct batch *b, int last)
{
	int n = 0;

	for (int i = last; i >= b->first; i--) {
		const struct attempt *t = &b->tries[i];
		if (!is_about_us(t) ||
		    (i < last && str_same(t->row->rcpt, t[1].row->rcpt)))
			break;
		n++;
	}
	if (n < STREAK_MAX)
		return;
	for (int i = last; i > last - n; i--)
		b->tries[i].tried = false;
	b->trouble = true;
	err_set(&b->why, "%d recipients in a row were refused, the last with %d %s", n,
		b->tries[last].result.code, b->tries[last].result.text);
}

static int64_t seconds(void)
{
	struct timespec ts = {0};
	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (int64_t)ts.tv_sec;
}

/* Servers repeat the envelope in their answers, and with it a key. */
static void take_keys_out(struct arena *a, char *text, size_t room)
{
	struct str clean = trust_scan(a, str_of(text), NULL);

	snprintf(text, room, PRI_STR, STR_ARG(clean));
	str_mend(text);
}

static bool goes_on(struct post_line *l)
{
	l->stopped = l->stopped || (l->go_on && !l->go_on(l));
	return !l->stopped;
}

static void try_one(struct post_line *l, struct arena *a, struct batch *b, int i)
{
	struct attempt *t = &b->tries[i];
	const struct outbox *o = t->row;
	struct parcel p = {
		.name = parcel_name(a, l->home, o->id),
		.envelope_from = o->envelope_from,
		.to = o->rcpt,
		.bytes = o->message,
		.again = o->attempts > 0,
	};

	l->at = i;
	l->id = o->id;
	l->begun = seconds();
	bool works = postbox_send(l->out, &p, &t->result, &b->why);
	l->id = 0;
	/* A try that we gave up ourselves blames nobody. */
	bool given_up = l->stopped && t->result.verdict == POST_RETRY;
	t->tried = works && !given_up;
	b->trouble = !works && !given_up;
	take_keys_out(a, t->result.text, sizeof t->result.text);
	take_keys_out(a, b->why.text, sizeof b->why.text);
	if (t->result.recipient)
		beware_of_streak(b, i);
	fault_point("handed-over");
}

/* What is not tried stays for later: the office is in trouble, or time is up. */
static void hand_over(struct post_line *l, struct arena *a, struct batch *b,
		      int64_t end)
{
	for (int i = 0; !b->trouble && i < b->n && seconds() < end && goes_on(l); i++)
		try_one(l, a, b, i);
	struct err why = {0};
	bool flushed = postbox_flush(l->out, &why);
	if (flushed)
		fault_point("flushed");
	else if (!b->trouble)
		b->why = why;
	b->trouble = b->trouble || !flushed;
	for (int i = b->first; i < b->n; i++) {
		struct post_result *r = &b->tries[i].result;
		if (!flushed && b->tries[i].tried && r->verdict == POST_SENT)
			r->verdict = POST_DOUBT;
		b->n_sent += b->tries[i].tried && r->verdict == POST_SENT;
	}
}

/* What came of the letters before the one at hand, and nothing of those behind it. */
static bool part(struct post_line *l, struct arena *a, int *n_sent, struct err *err)
{
	struct batch *b = l->batch;
	bool ok = true;

	*n_sent = 0;
	for (int i = b->first; ok && i < b->n; i++) {
		if (i == l->at)
			continue;
		*n_sent += b->tries[i].tried && b->tries[i].result.verdict == POST_SENT;
		ok = settle_one(l->home, a, &b->tries[i], err);
	}
	return ok &&
	       (*n_sent == 0 || post_trouble_note(l->home, a, true, &b->why, err));
}

/* Where it cannot be written now, it is written with the others. */
void post_part(struct post_line *l)
{
	struct arena *a = arena_create();
	struct err ignored = {0};
	int n_sent;

	if (l->id && l->batch->n - l->batch->first > 1 &&
	    home_begin(l->home, &ignored) &&
	    home_end(l->home, part(l, a, &n_sent, &ignored), &ignored)) {
		l->batch->first = l->at;
		l->batch->n = l->at + 1;
		l->sent += n_sent;
	}
	arena_destroy(a);
}

static bool claim(struct home *h, struct arena *a, struct outbox **rows, int *n,
		  struct err *err)
{
	bool due;

	*n = 0;
	if (!post_is_due(h, &due, err))
		return false;
	/* Most rounds have nothing to send: then no transaction is opened. */
	return !due || (home_begin(h, err) &&
			home_end(h,
				 outbox_claim(h->store, a, home_now(h), LEASE_S,
					      CLAIM_MAX, rows, n, err),
				 err));
}

/* What the server has said must be written down, or the letters go out twice: with
 * somebody who watches the line, a store that is locked or full is waited for. */
static bool settle_patiently(struct post_line *l, struct arena *a, struct batch *b,
			     struct err *err)
{
	struct timespec pause = {1, 0};

	while (!settle(l->home, a, b, err)) {
		if (!err->passing || !l->go_on)
			return false;
		nanosleep(&pause, NULL);
		if (!goes_on(l) && l->last_tries++ > LAST_TRIES)
			return false;
		*err = (struct err){0};
	}
	return true;
}

static bool send_some(struct post_line *l, struct arena *a, int64_t end, int *n,
		      struct err *err)
{
	struct outbox *rows;
	struct batch b = {0};

	if (!claim(l->home, a, &rows, n, err))
		return false;
	if (*n == 0)
		return true;
	b.n = *n;
	b.tries = arena_array(a, struct attempt, (size_t)b.n);
	for (int i = 0; i < b.n; i++)
		b.tries[i] = (struct attempt){.row = &rows[i]};
	l->batch = &b;
	hand_over(l, a, &b, end);
	l->batch = NULL;
	if (!settle_patiently(l, a, &b, err))
		return false;
	l->sent += b.n_sent;
	if (b.trouble)
		*err = b.why;
	return !b.trouble;
}

bool post_send_line(struct post_line *l, struct err *err)
{
	struct arena *a = arena_create();
	int64_t end = seconds() + ROUND_S;
	int n = 1;
	bool ok = true;

	l->sent = 0;
	while (ok && n > 0 && seconds() < end && goes_on(l)) {
		ok = send_some(l, a, end, &n, err);
		arena_reset(a);
	}
	postbox_rest(l->out);
	arena_destroy(a);
	return ok;
}

bool post_send(struct home *h, struct postbox *out, int *sent, struct err *err)
{
	struct post_line l = {.home = h, .out = out};
	bool ok = post_send_line(&l, err);

	*sent = l.sent;
	return ok;
}

bool post_resume(struct home *h, struct err *err)
{
	/* A Maildir takes the same letter twice as one file; a server might not. */
	int64_t wait = str_starts(h->config.out, "maildir:") ? 0 : DOUBT_S;
	return home_begin(h, err) &&
	       home_end(h, outbox_resume(h->store, home_now(h) + wait, err), err);
}
