/* Post: composing for the outbox, and sending from it.
 * SPDX-License-Identifier: ISC */
#include "server/post.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "mail/compose.h"
#include "mail/transport.h"
#include "mail/trust.h"
#include "server/fault.h"
#include "server/letterhead.h"
#include "server/press_text.h"

enum {
	SUBJECT_MAX = 78, /* characters */
	CLAIM_MAX = 50,   /* letters a transaction */
	LEASE_S = 15 * 60,
	GIVE_UP_S = 5 * 24 * 3600,
	DOUBT_S = 10 * 60,
	TROUBLE_S = 60, /* the post office itself was away */
};

/* Minutes until the next try, by tries before it; afterwards the last. */
static const int retry_minutes[] = {1, 5, 15, 30, 60, 120, 240, 360};

/* Making ------------------------------------------------------------------- */

struct str post_tag(struct arena *a, const struct game *g)
{
	char *tag = str_z(a, str_printf(a, "[%.*s]", STR_ARG(g->name)));
	for (char *c = tag; *c; c++)
		if (*c >= 'a' && *c <= 'z')
			*c = (char)(*c - 'a' + 'A');
	return str_of(tag);
}

static struct str domain_of(struct str address)
{
	size_t at = str_find_char(address, '@');
	return at == SIZE_MAX ? STR("localhost")
			      : str_slice(address, at + 1, address.n);
}

static int seat_number(const struct posting *p)
{
	return p->seat ? p->seat->seat : p->gm ? -1 : -2;
}

/* What the seat, or the GM, is to answer to. */
static struct str reply_to(struct home *h, struct arena *a, const struct posting *p)
{
	if (p->word.n)
		return address_confirm(a, h->config.address, p->word);
	if (!p->game || p->no_key || (!p->seat && !p->gm))
		return h->config.address;
	struct token_claim claim =
		token_reply(p->game->name, p->seat ? p->seat->colour : STR("gm"),
			    p->seat ? p->seat->epoch : 1, p->game->phase_no);
	return trust_reply_address(a, &h->keys, h->config.address, &claim);
}

static void fill(struct home *h, struct arena *a, const struct posting *p,
		 const struct outbox *o, struct letter_out *l)
{
	*l = (struct letter_out){
		.from_name = STR("PostalGM"),
		.house = h->config.address,
		.reply_to = reply_to(h, a, p),
		.envelope_from = o->envelope_from,
		.to = o->rcpt,
		.subject = letterhead_fit(a, p->subject, SUBJECT_MAX),
		.message_id = o->message_id,
		.in_reply_to = p->in_reply_to,
		.kind = p->in_reply_to.n ? LETTER_AUTO_REPLIED : LETTER_AUTO_GENERATED,
		.bulk = p->bulk,
		.instance = h->config.instance,
		.date = home_now(h),
		.body = press_text(a, p->page),
	};
	if (!p->game)
		return;
	struct str thread =
		compose_id(a, 'g', p->game->id, h->config.instance, h->config.address);
	l->from_name = str_printf(a, "%.*s via PostalGM", STR_ARG(p->game->name));
	l->list_id = str_printf(a, "%.*s.%.*s", STR_ARG(p->game->name),
				STR_ARG(domain_of(h->config.address)));
	l->references = p->in_reply_to.n ? str_printf(a, "%.*s %.*s", STR_ARG(thread),
						      STR_ARG(p->in_reply_to))
					 : thread;
}

bool post_queue(struct home *h, struct arena *a, const struct posting *p,
		struct err *err)
{
	struct outbox o = {
		.game_id = p->game ? p->game->id : 0,
		.seat = seat_number(p),
		.phase_no = p->game ? p->game->phase_no : 0,
		.cause_kind = str_of(p->cause),
		.rcpt = p->seat ? p->seat->address
			: p->gm ? h->config.gm
				: p->rcpt,
		.kind = str_of(p->kind),
		.supersede_key = p->supersede,
		.subject = letterhead_fit(a, p->subject, SUBJECT_MAX),
		.next = home_now(h),
		.created = home_now(h),
	};
	struct letter_out l;
	bool added;

	if (o.rcpt.n == 0)
		return true; /* a GM without an address */
	/* One person may sit at two seats: the seat is part of what the letter is
	 * about. */
	o.cause_id = p->cause_id * 64 + o.seat + 2;
	if (!outbox_next_id(h->store, &o.id, err))
		return false;
	o.message_id = compose_id(a, 'o', o.id, h->config.instance, h->config.address);
	o.envelope_from =
		trust_bounce_address(a, &h->keys, h->config.address, o.id, o.rcpt);
	fill(h, a, p, &o, &l);
	return compose_letter(a, &l, &o.message, err) &&
	       outbox_add(h->store, &o, &added, err);
}

bool post_cause(struct home *h, int64_t *id, struct err *err)
{
	return outbox_next_id(h->store, id, err);
}

bool post_to_seats(struct home *h, struct arena *a, const struct game *g,
		   const char *kind, const char *cause, int64_t cause_id,
		   struct str subject, const struct page *page, struct err *err)
{
	struct seat *seats;
	int n;
	struct posting p = {
		.game = g,
		.kind = kind,
		.cause = cause,
		.cause_id = cause_id,
		.subject = subject,
		.page = page,
		.bulk = true,
	};

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		p.seat = &seats[i];
		if (seats[i].status != SEAT_DECLINED &&
		    seats[i].status != SEAT_REMOVED && !post_queue(h, a, &p, err))
			return false;
	}
	return true;
}

bool post_notice(struct home *h, struct arena *a, const struct game *g,
		 const char *kind, const char *cause, int64_t cause_id,
		 struct str subject, const struct page *page, struct err *err)
{
	return post_to_seats(h, a, g, kind, cause, cause_id, subject, page, err) &&
	       post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .gm = true,
				  .kind = kind,
				  .cause = cause,
				  .cause_id = cause_id,
				  .subject = subject,
				  .page = page,
				  .bulk = true,
			  },
			  err);
}

bool post_to_gm(struct home *h, struct arena *a, const struct game *g, const char *kind,
		const char *cause, int64_t cause_id, struct str subject,
		struct str text, struct err *err)
{
	struct page page = page_in(a);

	page_para(&page, text);
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .gm = true,
				  .kind = kind,
				  .cause = cause,
				  .cause_id = cause_id,
				  .subject = subject,
				  .page = &page,
				  .bulk = true,
			  },
			  err);
}

/* Sending ------------------------------------------------------------------ */

struct
try {
	const struct outbox *row;
	bool tried;
	struct post_result result;
};

static void log_try(struct home *h, const struct try *t, const char *state)
{
	struct log_line l =
		home_log(h, t->result.verdict == POST_SENT ? LOG_INFO : LOG_WARN,
			 t->result.verdict == POST_SENT ? "sent" : "unsent");
	char cause[64];
	snprintf(cause, sizeof cause, "%.*s:%lld", STR_ARG(t->row->cause_kind),
		 (long long)(t->row->cause_id / 64));
	log_int(&l, "out", t->row->id);
	log_z(&l, "cause", cause);
	log_str(&l, "kind", t->row->kind);
	log_z(&l, "state", state);
	log_int(&l, "code", t->result.code);
	log_int(&l, "tries", t->row->attempts + 1);
	log_end(&l);
}

static enum outbox_state state_after(const struct home *h, const struct try *t,
				     int64_t *next)
{
	int64_t now = home_now(h);
	size_t tries = (size_t)t->row->attempts;
	size_t last = sizeof retry_minutes / sizeof retry_minutes[0] - 1;

	switch (t->result.verdict) {
	case POST_SENT:
		return OUTBOX_SENT;
	case POST_FAILED:
		return OUTBOX_FAILED;
	case POST_DOUBT:
		*next = now + DOUBT_S;
		return OUTBOX_DOUBT;
	case POST_RETRY:
		break;
	}
	*next = now + 60 * retry_minutes[tries < last ? tries : last];
	return now - t->row->created > GIVE_UP_S ? OUTBOX_FAILED : OUTBOX_RETRY;
}

static bool settle(struct home *h, struct try tries[], int n, struct err *err)
{
	if (!home_begin(h, err))
		return false;
	bool ok = true;
	for (int i = 0; ok && i < n; i++) {
		struct try *t = &tries[i];
		int64_t next = home_now(h) + TROUBLE_S;
		enum outbox_state state =
			t->tried ? state_after(h, t, &next) : OUTBOX_RETRY;
		ok = outbox_result(h->store, t->row->id, state, t->result.code,
				   str_of(t->result.text), next, home_now(h), err);
		if (t->tried)
			log_try(h, t, outbox_state_name(state));
	}
	return home_end(h, ok, err);
}

static struct str parcel_name(struct arena *a, const struct home *h, int64_t id)
{
	return str_printf(a, "o.%lld.%.*s", (long long)id, STR_ARG(h->config.instance));
}

/* false: the post office is in trouble, and what was not tried stays for later. */
static bool hand_over(struct home *h, struct arena *a, struct postbox *out,
		      struct try tries[], int n, struct err *err)
{
	bool ok = true;
	for (int i = 0; ok && i < n; i++) {
		const struct outbox *o = tries[i].row;
		struct parcel p = {
			.name = parcel_name(a, h, o->id),
			.envelope_from = o->envelope_from,
			.to = o->rcpt,
			.bytes = o->message,
			.again = o->attempts > 0,
		};
		ok = tries[i].tried = postbox_send(out, &p, &tries[i].result, err);
		fault_point("handed-over");
	}
	if (postbox_flush(out, err)) {
		fault_point("flushed");
		return ok;
	}
	for (int i = 0; i < n; i++)
		if (tries[i].tried && tries[i].result.verdict == POST_SENT)
			tries[i].result.verdict = POST_DOUBT;
	return false;
}

static bool claim(struct home *h, struct arena *a, struct outbox **rows, int *n,
		  struct err *err)
{
	int64_t due;
	*n = 0;
	if (!outbox_next_due(h->store, &due, err))
		return false;
	/* Most rounds have nothing to send: then no transaction is opened. */
	return due == 0 || due > home_now(h) ||
	       (home_begin(h, err) &&
		home_end(h,
			 outbox_claim(h->store, a, home_now(h), LEASE_S, CLAIM_MAX,
				      rows, n, err),
			 err));
}

static bool send_some(struct home *h, struct arena *a, struct postbox *out, int *n,
		      int *sent, struct err *err)
{
	struct outbox *rows;
	if (!claim(h, a, &rows, n, err))
		return false;
	if (*n == 0)
		return true;
	struct try *tries = arena_array(a, struct try, (size_t)*n);
	for (int i = 0; i < *n; i++)
		tries[i].row = &rows[i];
	struct err trouble = {0};
	bool ok = hand_over(h, a, out, tries, *n, &trouble);
	if (!settle(h, tries, *n, err))
		return false;
	for (int i = 0; i < *n; i++)
		*sent += tries[i].tried && tries[i].result.verdict == POST_SENT;
	if (!ok)
		*err = trouble;
	return ok;
}

bool post_send(struct home *h, struct postbox *out, int *sent, struct err *err)
{
	struct arena *a = arena_create();
	int n = 1;
	bool ok = true;

	*sent = 0;
	while (ok && n > 0) {
		ok = send_some(h, a, out, &n, sent, err);
		arena_reset(a);
	}
	arena_destroy(a);
	return ok;
}

bool post_resume(struct home *h, struct err *err)
{
	/* A Maildir takes the same letter twice as one file; a server might not. */
	int64_t wait = str_starts(h->config.out, "maildir:") ? 0 : DOUBT_S;
	return home_begin(h, err) &&
	       home_end(h, outbox_resume(h->store, home_now(h) + wait, err), err);
}
