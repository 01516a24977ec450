/* The sender's process: started, read, ended. See sender_line.h. It is not trusted: a
 * message about a letter that it does not have ends it.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/sender_line.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/elapsed.h"
#include "mail/trust/trust.h"
#include "server/home/fault.h"

enum {
	AGAIN_MAX_S = 60,
	END_MS = 1000,
	WORD_MS = 5000, /* it writes each message in one go */
	WORDS_MAX = 4 * SENDER_WINDOW,
};

int sender_count(const struct sender *s, enum flight_at at)
{
	int n = 0;

	for (int i = 0; i < SENDER_WINDOW; i++)
		n += s->flight[i].at == at;
	return n;
}

/* Its death ------------------------------------------------------------------------ */

static bool set_away(struct sender *s, int64_t since, const char *why, struct err *err)
{
	struct store *st = s->home->store;

	return home_begin(s->home, err) &&
	       home_end(s->home,
			meta_set_int(st, "sender_away", since, err) &&
				meta_set(st, "sender_trouble", str_of(why), err),
			err);
}

/* Keeps the time since which sending has failed, for `health`; 0: it works. Written when that
 * changes; if it cannot be written, the log has it. */
void sender_note_away(struct sender *s, bool away, const char *why)
{
	struct err err = {0};
	int64_t since;

	if (!meta_get_int(s->home->store, "sender_away", &since, &err) ||
	    (since != 0) == away ||
	    set_away(s, away ? home_now(s->home) : 0, why, &err))
		return;
	struct log_line l = home_log(s->home, LOG_WARN, "sender");
	log_z(&l, "trouble", err.text);
	log_end(&l);
}

static void end_flight(struct sender *s, struct flight *f, bool tried)
{
	f->at = FLIGHT_TOLD;
	f->order = s->n_told++;
	f->attempt.tried = tried;
}

static void in_doubt(struct sender *s, const char *why)
{
	for (int i = 0; i < SENDER_WINDOW; i++) {
		struct flight *f = &s->flight[i];
		if (f->at == FLIGHT_NONE || f->at == FLIGHT_TOLD)
			continue;
		f->attempt.result = (struct post_result){.verdict = POST_DOUBT};
		snprintf(f->attempt.result.text, sizeof f->attempt.result.text,
			 "%.199s", why);
		end_flight(s, f, f->at == FLIGHT_BEGUN);
	}
}

/* After each death in a row the pause is longer than after the last. */
static void end_sender(struct sender *s, const char *why)
{
	int wait = s->deaths < 6 ? 1 << s->deaths : AGAIN_MAX_S;
	struct log_line line = home_log(s->home, LOG_ALARM, "sender");

	s->deaths++;
	s->again = elapsed_seconds() + wait;
	log_z(&line, "trouble", why);
	log_int(&line, "again_in", wait);
	log_end(&line);
	sender_note_away(s, true, why);
}

void sender_lost(struct sender *s, const char *why)
{
	char how[64] = "";
	int status = s->child.pid ? child_end(&s->child, END_MS) : 0;

	if (!why && status > 0 && WIFSIGNALED(status))
		snprintf(how, sizeof how, "it ended with signal %d", WTERMSIG(status));
	else if (!why)
		snprintf(how, sizeof how, "it has ended");
	s->child = (struct child){0, -1};
	in_doubt(s, why ? why : how);
	if (!s->closing)
		end_sender(s, why ? why : how);
}

/* Its beginning ---------------------------------------------------------------------- */

bool sender_start(struct sender *s, struct err *err)
{
	arena_reset(s->a);
	if (child_start(CHILD_SENDER, NULL, &s->child, err) &&
	    sender_greet(s->child.fd, s->a, &s->way, err)) {
		s->born = s->heard = elapsed_seconds();
		return true;
	}
	child_kill(&s->child);
	s->child = (struct child){0, -1};
	return false;
}

/* Hearing ------------------------------------------------------------------------------ */

/* Servers repeat the envelope in their answers, and with it a key. */
static void take_keys_out(struct arena *a, char *text, size_t room)
{
	int found;
	struct str clean = trust_scan(a, str_of(text), &found);

	if (found)
		snprintf(text, room, PRI_STR, STR_ARG(clean));
}

/* Returns the flight of a letter that the sender has; NULL: it has no letter of this
 * number. */
static struct flight *there(struct sender *s, int64_t id)
{
	for (int i = 0; i < SENDER_WINDOW; i++) {
		struct flight *f = &s->flight[i];
		if (f->attempt.row.id == id &&
		    (f->at == FLIGHT_THERE || f->at == FLIGHT_BEGUN))
			return f;
	}
	return NULL;
}

static bool on_begun(struct sender *s, struct message_in *in)
{
	struct flight *f = there(s, message_int(in, 1, INT64_MAX));

	if (!message_ends(in) || !f || f->at == FLIGHT_BEGUN)
		return false;
	f->at = FLIGHT_BEGUN;
	f->begun = elapsed_seconds();
	return true;
}

/* NULL: that letter's result has been written already. */
static struct flight *told_as(struct sender *s, int64_t order)
{
	for (int i = 0; i < SENDER_WINDOW; i++)
		if (s->flight[i].at == FLIGHT_TOLD && s->flight[i].order == order)
			return &s->flight[i];
	return NULL;
}

/* One recipient after the other is refused: they are not at fault, and the letters are
 * tried again once it is set right. */
static void beware_of_streak(struct sender *s)
{
	const struct attempt *list[SENDER_WINDOW];
	struct flight *told[SENDER_WINDOW];
	int n = 0;

	while (n < POST_STREAK && (told[n] = told_as(s, s->n_told - 1 - n)))
		n++;
	for (int i = 0; i < n; i++)
		list[i] = &told[n - 1 - i]->attempt;
	if (n < POST_STREAK || post_streak(list, n) < POST_STREAK)
		return;
	s->trouble = true;
	err_set(&s->why, "%d recipients in a row were refused, the last with %d %s", n,
		told[0]->attempt.result.code, told[0]->attempt.result.text);
	for (int i = 0; i < n; i++)
		told[i]->attempt.tried = false;
	sender_say(s, SENDER_RECALL);
}

static bool on_result(struct sender *s, struct message_in *in)
{
	struct post_result r;
	int64_t id;

	sender_take_result(in, &id, &r);
	struct flight *f = there(s, id);
	if (!message_ends(in) || !f || f->at != FLIGHT_BEGUN)
		return false;
	f->attempt.result = r;
	take_keys_out(s->a, f->attempt.result.text, sizeof r.text);
	end_flight(s, f, true);
	fault_point("handed-over");
	if (r.recipient)
		beware_of_streak(s);
	return true;
}

static bool on_untried(struct sender *s, struct message_in *in)
{
	struct flight *f = there(s, message_int(in, 1, INT64_MAX));

	if (!message_ends(in) || !f)
		return false;
	end_flight(s, f, false);
	return true;
}

/* 0: no letter in particular. */
static bool on_office(struct sender *s, struct message_in *in)
{
	int64_t id = message_int(in, 0, INT64_MAX);
	struct err why;

	talk_take_err(in, &why);
	struct flight *f = there(s, id);
	if (!message_ends(in) || (id && !f))
		return false;
	if (!s->trouble)
		s->why = why;
	take_keys_out(s->a, s->why.text, sizeof s->why.text);
	s->trouble = true;
	if (f)
		end_flight(s, f, false);
	return true;
}

static bool on_alive(struct sender *s, struct message_in *in)
{
	(void)s;
	return message_ends(in);
}

/* clang-format off */
static bool (*const heard[SENDER_WORDS])(struct sender *, struct message_in *) = {
	[SENDER_BEGUN]   = on_begun,
	[SENDER_RESULT]  = on_result,
	[SENDER_UNTRIED] = on_untried,
	[SENDER_OFFICE]  = on_office,
	[SENDER_ALIVE]   = on_alive,
};
/* clang-format on */

static bool has_word(const struct sender *s)
{
	struct pollfd p = {.fd = s->child.fd, .events = POLLIN};

	return s->child.fd >= 0 && poll(&p, 1, 0) > 0;
}

void sender_hear(struct sender *s)
{
	struct message_in in;

	for (int i = 0; i < WORDS_MAX && has_word(s); i++) {
		enum message_result r =
			message_receive(s->child.fd, s->a,
					sender_words[SENDER_OFFICE].most, WORD_MS, &in);
		s->heard = elapsed_seconds();
		if (r == MESSAGE_CUT)
			sender_lost(s, NULL);
		else if (r != MESSAGE_HERE || in.kind >= SENDER_WORDS ||
			 !heard[in.kind] || !heard[in.kind](s, &in))
			sender_lost(s, "its answer makes no sense");
	}
}

/* Saying ----------------------------------------------------------------------------------- */

/* In the order in which they were claimed; a message that was begun is finished first. */
static struct flight *next_here(struct sender *s)
{
	struct flight *first = NULL;

	for (int i = 0; i < SENDER_WINDOW; i++) {
		struct flight *f = &s->flight[i];
		if (f->at == FLIGHT_HERE && (!first || f->order < first->order))
			first = f;
	}
	return first;
}

static void handed_over(struct flight *f)
{
	f->at = FLIGHT_THERE;
	f->begun = elapsed_seconds();
}

void sender_hand_over(struct sender *s)
{
	for (struct flight *f; s->child.fd >= 0 && (f = next_here(s));) {
		ssize_t n = send(s->child.fd, f->unsaid.s, f->unsaid.n,
				 MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
			return;
		if (n < 0) {
			sender_lost(s, NULL);
			return;
		}
		f->half = true;
		f->unsaid = str_slice(f->unsaid, (size_t)n, f->unsaid.n);
		if (f->unsaid.n == 0)
			handed_over(f);
	}
}

static bool say_all(const struct sender *s, struct str octets)
{
	while (octets.n) {
		ssize_t n = send(s->child.fd, octets.s, octets.n, MSG_NOSIGNAL);
		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return false;
		octets = str_slice(octets, (size_t)n, octets.n);
	}
	return true;
}

/* A message that was half sent is finished first, or the command would become a part of
 * it; letters that were not begun stay here. */
void sender_say(struct sender *s, enum sender_word word)
{
	struct message_out m = message_begin(s->a, (int)word);
	bool ok = s->child.fd >= 0;

	for (int i = 0; i < SENDER_WINDOW; i++) {
		struct flight *f = &s->flight[i];
		if (f->at != FLIGHT_HERE)
			continue;
		if (!f->half)
			end_flight(s, f, false);
		else if (ok && (ok = say_all(s, f->unsaid)))
			handed_over(f);
	}
	if (!ok || !say_all(s, message_frame(&m)))
		sender_lost(s, NULL);
}
