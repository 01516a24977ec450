/* One fetcher: started, asked, read, ended. See fetcher_line.h.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/fetcher_line.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/elapsed.h"

enum {
	SEND_S = 20, /* a question goes into the socket at once, or never */
	/* A message is written in one go, so a process that stops in the middle of one
	 * has failed. */
	WHOLE_MS = 10 * 1000,
};

/* The end of a fetcher ---------------------------------------------------------- */

void fetcher_let_go(struct fetcher *m, int ms)
{
	if (m->child.pid)
		(void)child_end(&m->child, ms);
	else if (m->child.fd >= 0)
		close(m->child.fd);
	m->child = (struct child){0, -1};
	m->coming.n = m->coming.next = m->announced.n = 0;
	m->n_done = 0; /* known by their place, or by their names */
	m->watching = false;
	fetcher_answered(m);
}

/* It is no longer of use. */
static bool lost(struct fetcher *m, const char *how, struct err *err)
{
	fetcher_let_go(m, 0);
	err_set(err, "the process that fetches letters %s", how);
	return backoff_failed(&m->backoff, err);
}

bool fetcher_nonsense(struct fetcher *m, struct err *err)
{
	return lost(m, "sent an answer that makes no sense", err);
}

/* Asking and hearing --------------------------------------------------------------- */

void fetcher_be_patient(struct fetcher *m, enum fetcher_word word)
{
	int s = m->patience_s ? m->patience_s : fetcher_words[word].patience_s;

	m->until = elapsed_ms() + 1000 * (int64_t)s;
}

void fetcher_answered(struct fetcher *m)
{
	m->asked = FETCHER_WORDS;
	m->until = 0;
}

struct message_out fetcher_ask(struct fetcher *m, enum fetcher_word word)
{
	arena_reset(m->a);
	m->asked = word == FETCHER_DONE ? FETCHER_WORDS : word;
	m->watching = m->watching && word == FETCHER_WATCH;
	fetcher_be_patient(m, word);
	return message_begin(m->a, (int)word);
}

bool fetcher_say(struct fetcher *m, struct message_out *question, struct err *err)
{
	struct err cut = {0};

	return message_send(m->child.fd, question, &cut) || lost(m, "has ended", err);
}

/* Waits for an answer that is not there yet, unless the caller has other work. */
static bool is_here(struct fetcher *m, struct err *err)
{
	struct pollfd p = {.fd = m->child.fd, .events = POLLIN};

	if (!m->box.at_once || poll(&p, 1, 0) > 0)
		return true;
	if (elapsed_ms() >= m->until)
		return lost(m, "took too long", err);
	m->box.waits = true;
	return err_set(err, "the process that fetches letters has not answered yet");
}

static bool receive(struct fetcher *m, struct arena *a, struct message_in *in,
		    struct err *err)
{
	static const char *const how[] = {[MESSAGE_LATE] = "took too long",
					  [MESSAGE_CUT] = "has ended",
					  [MESSAGE_BAD] =
						  "sent an answer that makes no sense"};

	if (!is_here(m, err))
		return false;
	int64_t left = m->box.at_once ? WHOLE_MS : m->until - elapsed_ms();
	enum message_result r =
		message_receive(m->child.fd, a, fetcher_words[FETCHER_LETTER].most,
				left > 1 ? (int)left : 1, in);

	return r == MESSAGE_HERE || lost(m, how[r], err);
}

bool fetcher_hear(struct fetcher *m, struct arena *a, struct message_in *in,
		  struct err *err)
{
	if (!receive(m, a, in, err) ||
	    (in->kind == FETCHER_CALLS && !receive(m, a, in, err)))
		return false;
	if (in->kind >= FETCHER_WORDS || in->rest.n > fetcher_words[in->kind].most)
		return fetcher_nonsense(m, err);
	if (in->kind != FETCHER_TROUBLE)
		return true;
	fetcher_answered(m);
	talk_take_err(in, err);
	return message_ends(in) ? false : fetcher_nonsense(m, err);
}

bool fetcher_hear_well(struct fetcher *m, struct err *err)
{
	struct message_in in;

	if (!fetcher_hear(m, m->a, &in, err))
		return false;
	fetcher_answered(m);
	return (in.kind == FETCHER_WELL && message_ends(&in)) ||
	       fetcher_nonsense(m, err);
}

/* Beginning one --------------------------------------------------------------------- */

static bool hear_opened(struct fetcher *m, struct err *err)
{
	struct message_in in;

	if (!fetcher_hear(m, m->a, &in, err))
		return false;
	fetcher_answered(m);
	m->shows = message_bool(&in);
	return (in.kind == FETCHER_OPENED && message_ends(&in)) ||
	       fetcher_nonsense(m, err);
}

/* It talks to no server yet, so even a caller that waits for nobody waits for this. */
bool fetcher_open_way(struct fetcher *m, struct err *err)
{
	struct timeval patience = {SEND_S, 0};
	struct message_out q = fetcher_ask(m, FETCHER_OPEN);
	bool at_once = m->box.at_once;

	(void)!setsockopt(m->child.fd, SOL_SOCKET, SO_SNDTIMEO, &patience,
			  sizeof patience);
	fetcher_put_way(&q, &m->way);
	m->box.at_once = false;
	bool ok = fetcher_say(m, &q, err) && hear_opened(m, err);
	m->box.at_once = at_once;
	return ok;
}

bool fetcher_start(struct fetcher *m, struct err *err)
{
	return child_start(CHILD_FETCHER, NULL, &m->child, err) &&
	       fetcher_open_way(m, err);
}

bool fetcher_need(struct fetcher *m, struct err *err)
{
	if (fetcher_is_there(m))
		return true;
	if (!m->ours)
		return err_set(err, "the process that fetches letters has ended");
	if (!backoff_is_over(&m->backoff, err))
		return false;
	if (fetcher_start(m, err))
		return true;
	fetcher_let_go(m, 0);
	return backoff_left(&m->backoff) ? false : backoff_failed(&m->backoff, err);
}
