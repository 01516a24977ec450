/* Sending from the outbox, as the core does it: see sender.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/sender.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/elapsed.h"
#include "server/daemon/sender_line.h"
#include "server/home/fault.h"
#include "server/outbox/post_office.h"

enum {
	LEASE_S = 15 * 60,
	TELL_S = 30,    /* a letter that takes longer is told in the log */
	SILENT_S = 180, /* it reports every few seconds; a disk may hang for a while */
	STEADY_S = 60,  /* a sender that lives this long is healthy */
	REST_S = 30,    /* pause after trouble, before another try */
	ROUND_S = 60,   /* other work must not wait longer for the post */
	LOOK_MS = 500,
	STOP_S = 6, /* a letter that is given up is reported within this time */
	END_MS = 4000,
	TRIES = 3, /* of writing, at the end */
};

bool sender_is_idle(const struct sender *s)
{
	return sender_count(s, FLIGHT_NONE) == SENDER_WINDOW;
}

static int n_there(const struct sender *s)
{
	return SENDER_WINDOW - sender_count(s, FLIGHT_NONE) -
	       sender_count(s, FLIGHT_TOLD);
}

static void log_trouble(struct sender *s, const char *doing, const struct err *err)
{
	struct log_line l = home_log(s->home, LOG_ALARM, "trouble");

	log_z(&l, "doing", doing);
	log_z(&l, "error", err->text);
	log_end(&l);
}

/* A store that is locked or full is tried again at once; other trouble goes to the log, but not each time. */
static void rest(struct sender *s, const struct err *err)
{
	if (err->passing)
		return;
	log_trouble(s, "send", err);
	s->rest = elapsed_seconds() + REST_S;
}

/* Writing down ------------------------------------------------------------------------ */

static int by_order(const void *x, const void *y)
{
	const struct flight *const *a = x, *const *b = y;
	return ((*a)->order > (*b)->order) - ((*a)->order < (*b)->order);
}

/* Lists the letters whose result is known, in the order of their claim. The last of
 * them are left out if they may become a streak with letters still under way. */
static int to_write(struct sender *s, struct flight *list[SENDER_WINDOW])
{
	const struct attempt *tries[SENDER_WINDOW];
	int n = 0;

	for (int i = 0; i < SENDER_WINDOW; i++)
		if (s->flight[i].at == FLIGHT_TOLD)
			list[n++] = &s->flight[i];
	qsort(list, (size_t)n, sizeof *list, by_order);
	for (int i = 0; i < n; i++)
		tries[i] = &list[i]->attempt;
	return n_there(s) && !s->trouble ? n - post_streak(tries, n) : n;
}

/* Trouble that several connections run into counts once: the pause does not grow for each. */
static bool note_office(struct sender *s, int n_sent, struct err *err)
{
	struct post_trouble t;

	if (s->trouble)
		return post_trouble_load(s->home->store, s->a, &t, err) &&
		       (t.until > home_now(s->home) ||
			post_trouble_note(s->home, s->a, false, &s->why, err));
	return !n_sent || post_trouble_note(s->home, s->a, true, NULL, err);
}

static bool write_down(struct sender *s, struct flight **list, int n, struct err *err)
{
	struct home *h = s->home;
	bool ok = home_begin(h, err);
	int n_sent = 0;

	if (!ok)
		return false;
	for (int i = 0; ok && i < n; i++) {
		ok = post_settle(h, s->a, &list[i]->attempt, err);
		n_sent += list[i]->attempt.tried &&
			  list[i]->attempt.result.verdict == POST_SENT;
	}
	ok = ok && note_office(s, n_sent, err);
	if (!home_end(h, ok, err))
		return false;
	for (int i = 0; i < n; i++)
		list[i]->at = FLIGHT_NONE;
	s->sent += n_sent;
	return true;
}

/* Writes down what the server has said; without that the letters would go out twice. If
 * the store cannot take it now, it is kept until the next look. */
static bool settle(struct sender *s)
{
	struct flight *list[SENDER_WINDOW];
	struct err err = {0};
	int n = to_write(s, list);

	if (!n && !s->trouble)
		return true;
	fault_point("flushed");
	if (!write_down(s, list, n, &err)) {
		rest(s, &err);
		return false;
	}
	if (s->trouble)
		log_trouble(s, "send", &s->why);
	s->trouble = false;
	return true;
}

/* Claiming ------------------------------------------------------------------------------ */

static bool is_in_flight(const struct sender *s, int64_t id)
{
	for (int i = 0; i < SENDER_WINDOW; i++)
		if (s->flight[i].at != FLIGHT_NONE && s->flight[i].attempt.row.id == id)
			return true;
	return false;
}

static struct flight *free_flight(struct sender *s)
{
	int i = 0;

	while (s->flight[i].at != FLIGHT_NONE)
		i++;
	struct flight *f = &s->flight[i];
	struct arena *a = f->a ? f->a : arena_create();
	arena_reset(a);
	*f = (struct flight){.a = a};
	return f;
}

static void take_in(struct sender *s, const struct outbox *row)
{
	struct flight *f = free_flight(s);
	struct parcel p = {.name = str_printf(f->a, "o.%lld.%.*s", (long long)row->id,
					      STR_ARG(s->home->config.instance)),
			   .envelope_from = row->envelope_from,
			   .to = row->rcpt,
			   .bytes = row->message,
			   .again = row->attempts > 0};
	struct message_out m = message_begin_for(f->a, SENDER_LETTER,
						 p.name.n + p.envelope_from.n + p.to.n +
							 p.bytes.n + 64);

	post_keep(&f->attempt, f->a, row);
	sender_put_parcel(&m, row->id, &p);
	f->unsaid = message_frame(&m);
	f->order = s->n_claimed++;
	f->at = FLIGHT_HERE;
}

/* Most looks find nothing; then `*due` is false, and no transaction is opened. If the clock jumped and a claim
 * ran out too early, the letter is still not handed over twice. */
static bool claim(struct sender *s, bool *due, struct err *err)
{
	struct home *h = s->home;
	struct outbox *rows;
	int n, room = sender_count(s, FLIGHT_NONE);

	*due = true;
	if (room < SENDER_WINDOW / 2)
		return true;
	if (!post_is_due(h, due, err))
		return false;
	if (!*due)
		return true;
	if (!home_begin(h, err) ||
	    !home_end(h,
		      outbox_claim(h->store, s->a, home_now(h), LEASE_S, room, &rows,
				   &n, err),
		      err))
		return false;
	for (int i = 0; i < n; i++)
		if (!is_in_flight(s, rows[i].id))
			take_in(s, &rows[i]);
	return true;
}

/* Looking --------------------------------------------------------------------------------- */

static void tell_slow(struct sender *s, struct flight *f, int64_t now)
{
	if (f->at != FLIGHT_BEGUN || f->slow || now - f->begun < TELL_S)
		return;
	struct log_line l = home_log(s->home, LOG_WARN, "slow");
	log_int(&l, "out", f->attempt.row.id);
	log_int(&l, "seconds", now - f->begun);
	log_end(&l);
	f->slow = true;
}

/* True if a letter has taken longer than its claim and all the patience that the sender
 * was given: even if the sender says that it is alive, it will never finish this
 * letter. */
static bool holds_one_too_long(const struct sender *s, int64_t now)
{
	for (int i = 0; i < SENDER_WINDOW; i++) {
		const struct flight *f = &s->flight[i];
		if ((f->at == FLIGHT_THERE || f->at == FLIGHT_BEGUN) &&
		    now - f->begun > LEASE_S + s->way.transfer_s)
			return true;
	}
	return false;
}

static void watch_over(struct sender *s)
{
	int64_t now = elapsed_seconds();

	for (int i = 0; i < SENDER_WINDOW; i++)
		tell_slow(s, &s->flight[i], now);
	if (s->child.fd >= 0 && holds_one_too_long(s, now))
		sender_lost(s, "it did not finish a letter in time");
	if (!n_there(s))
		s->heard = now;
	if (s->child.fd >= 0 && now - s->heard > SILENT_S)
		sender_lost(s, "it stopped answering");
	if (s->child.fd >= 0 && s->deaths && now - s->born > STEADY_S) {
		s->deaths = 0;
		sender_note_away(s, false, "");
	}
}

/* Is there a sender, or is it time to start one? */
static bool need(struct sender *s)
{
	struct err err = {0};

	if (s->child.fd >= 0)
		return true;
	if (elapsed_seconds() < s->again)
		return false;
	if (sender_start(s, &err))
		return true;
	sender_lost(s, err.text);
	return false;
}

void sender_look(struct sender *s)
{
	bool due;
	struct err err = {0};

	arena_reset(s->a);
	sender_hear(s);
	watch_over(s);
	if (elapsed_seconds() >= s->rest && settle(s) && need(s) &&
	    !claim(s, &due, &err))
		rest(s, &err);
	sender_hand_over(s);
}

int sender_fd(const struct sender *s, short *events)
{
	*events = (short)(POLLIN | (sender_count(s, FLIGHT_HERE) ? POLLOUT : 0));
	return s->child.fd;
}

static void wait_for_word(const struct sender *s)
{
	struct pollfd p = {.fd = -1};

	p.fd = sender_fd(s, &p.events);
	store_look_anew(s->home->store);
	(void)!poll(&p, 1, LOOK_MS);
}

/* A round by itself ----------------------------------------------------------------------- */

/* Reads the results since the last look. True while there is no trouble. */
static bool hear_in_round(struct sender *s, struct err *err)
{
	int deaths = s->deaths;

	arena_reset(s->a);
	sender_hear(s);
	watch_over(s);
	if (s->trouble) {
		*err = s->why;
		return false;
	}
	return s->deaths == deaths ||
	       err_set(err, "the process that sends letters has ended");
}

/* After trouble nothing more is claimed, and what is under way is waited for. A round by itself does not know when the next one
 * comes: notices that wait for more acts of the GM go with it. */
bool sender_send(struct sender *s, int *sent, struct err *err)
{
	int64_t end = elapsed_seconds() + ROUND_S;
	bool ok = post_let_go(s->home, err), more = true, due = true;

	s->sent = 0;
	while (more) {
		ok = hear_in_round(s, err) && ok;
		if (!settle(s)) {
			ok = err_set(err, "the database cannot record what was sent");
			break;
		}
		if (ok && elapsed_seconds() < end)
			ok = need(s) ? claim(s, &due, err)
				     : err_set(err,
					       "the process that sends letters has ended");
		sender_hand_over(s);
		more = !sender_is_idle(s);
		if (more)
			wait_for_word(s);
		else if (ok && due && elapsed_seconds() < end)
			ok = post_is_due(s->home, &more, err);
	}
	*sent = s->sent;
	return ok;
}

/* Opening and closing ------------------------------------------------------------------------ */

struct sender *sender_open(struct home *h, struct err *err)
{
	struct sender *s = calloc(1, sizeof *s);

	if (!s)
		abort();
	s->home = h;
	s->child = (struct child){0, -1};
	s->a = arena_create();
	config_way_out(h->a, h->dir, &h->config, &s->way);
	if (sender_start(s, err))
		return s;
	arena_destroy(s->a);
	free(s);
	return NULL;
}

/* Gives up letters under way, and waits for their fate; a letter without any in time is in doubt. */
static void stop(struct sender *s)
{
	int64_t end = elapsed_seconds() + STOP_S;

	s->closing = true;
	if (n_there(s))
		sender_say(s, SENDER_STOP);
	while (s->child.fd >= 0 && n_there(s) && elapsed_seconds() < end) {
		wait_for_word(s);
		sender_hear(s);
	}
	if (n_there(s))
		sender_lost(s, "it did not report in time");
	for (int i = 0; i < TRIES && !settle(s); i++)
		sleep(1);
}

void sender_close(struct sender *s)
{
	if (!s)
		return;
	if (!sender_is_idle(s))
		stop(s);
	if (s->child.fd >= 0)
		(void)child_end(&s->child, END_MS);
	for (int i = 0; i < SENDER_WINDOW; i++)
		arena_destroy(s->flight[i].a);
	arena_destroy(s->a);
	free(s);
}
