/* The worker: see worker.h.
 *
 * While one letter is read, the readers of the next ones are made, so that in a full
 * mailbox no letter waits for a fork.
 * SPDX-License-Identifier: ISC */
#include "mail/read/worker.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/message.h"
#include "mail/read/letter_message.h"
#include "mail/read/nursery.h"

enum {
	START_MS = 30 * 1000, /* for a nursery to begin, on a machine that is busy */
	END_MS = 1000,        /* for one to end, and its readers with it */
	AHEAD = NURSERY_MAX / 2,
	FARE_MAX = 64, /* of what the nursery says of a reader */
};

struct worker {
	struct arena *a; /* the house's strings; above them one message at a time */
	struct letter_house house;
	int patience_ms;
	struct child nursery;
	int n_given;              /* letters given to readers of this nursery */
	int n_next;               /* readers asked for, whose lines have not come yet */
	int n_spare;              /* ... whose lines have come, but no letter yet */
	int spare[NURSERY_MAX];   /* those lines, the first first */
	int fd;                   /* the line to the reader of the letter; -1 */
	bool busy;                /* a letter was given and not taken */
	enum worker_result given; /* how the giving went */
	int n_starts;
};

/* The nursery ------------------------------------------------------------------ */

static void leave_reader(struct worker *w)
{
	if (w->fd >= 0)
		close(w->fd);
	w->fd = -1;
	w->busy = false;
}

/* The nursery takes its children with it. */
static void stop(struct worker *w)
{
	leave_reader(w);
	while (w->n_spare)
		close(w->spare[--w->n_spare]);
	child_kill(&w->nursery);
	w->n_given = 0;
	w->n_next = 0;
}

static bool tell(struct worker *w, int kind, struct err *err)
{
	struct arena_mark here = arena_mark(w->a);
	struct message_out m = message_begin(w->a, kind);
	bool ok = message_send(w->nursery.fd, &m, err);

	arena_rewind(w->a, here);
	return ok;
}

static bool ask_for(struct worker *w, int n, struct err *err)
{
	while (w->n_next + w->n_spare < n && tell(w, NURSERY_NEXT, err))
		w->n_next++;
	return w->n_next + w->n_spare >= n;
}

/* Its argument: the memory that a reader may have. */
static const char *memory_of(const struct worker *w)
{
	return w->house.memory_mib ? str_printf(w->a, "%d", w->house.memory_mib).s
				   : NULL;
}

static bool start(struct worker *w, struct err *err)
{
	if (!w->nursery.pid) {
		struct arena_mark here = arena_mark(w->a);
		bool ok = child_start(CHILD_READER, memory_of(w), &w->nursery, err);
		arena_rewind(w->a, here);
		if (!ok)
			return false;
		w->n_starts++;
	}
	return ask_for(w, 1, err);
}

/* false: the nursery has gone, or is stuck. */
static bool take_line(struct worker *w)
{
	int fd = message_waits(w->nursery.fd, START_MS) ? message_take_fd(w->nursery.fd)
							: -1;

	w->n_next--;
	if (fd >= 0)
		w->spare[w->n_spare++] = fd;
	return fd >= 0;
}

/* The line to a reader that waits for its letter; -1: there is none. */
static int take_reader(struct worker *w)
{
	if (!w->n_spare && !take_line(w))
		return -1;
	int fd = w->spare[0];
	memmove(w->spare, w->spare + 1, (size_t)--w->n_spare * sizeof *w->spare);
	return fd;
}

/* The state of the reader that has the letter: it is the oldest. */
struct fare {
	int64_t cpu_ms;
	bool stopped;
};

/* false: the nursery itself does not answer. */
static bool look(struct worker *w, struct fare *f)
{
	struct arena_mark here = arena_mark(w->a);
	struct message_in in;
	struct err ignored = {0};
	bool ok = true;

	while (ok && w->n_next)
		ok = take_line(w);
	ok = ok && tell(w, NURSERY_LOOK, &ignored) &&
	     message_receive(w->nursery.fd, w->a, FARE_MAX, START_MS, &in) ==
		     MESSAGE_HERE &&
	     in.kind == NURSERY_FARES;
	if (ok) {
		f->cpu_ms = message_int(&in, 0, INT32_MAX);
		f->stopped = message_bool(&in);
		ok = message_ends(&in);
	}
	arena_rewind(w->a, here);
	return ok;
}

/* A nursery that ended since the last letter is nobody's fault: there is a second try. */
static bool find_reader(struct worker *w, struct err *err)
{
	struct err why = {0};

	for (int i = 0; i < 2; i++) {
		w->fd = start(w, &why) ? take_reader(w) : -1;
		if (w->fd >= 0)
			return true;
		stop(w);
	}
	return err_set(err, "no letter can be read: %s",
		       why.kind ? why.text : "postalgm-read ended at its start");
}

/* Letters ------------------------------------------------------------------------ */

static enum worker_result result_of(enum message_result r)
{
	return r == MESSAGE_HERE   ? WORKER_READ
	       : r == MESSAGE_LATE ? WORKER_SLOW
				   : WORKER_DIED;
}

static enum worker_result give(struct worker *w, struct str bytes)
{
	struct arena_mark here = arena_mark(w->a);
	struct message_out m = message_begin(w->a, NURSERY_LETTER);

	message_put_str(&m, w->house.address);
	message_put_str(&m, w->house.instance);
	message_put_int(&m, w->house.cpu_seconds);
	message_put_str(&m, bytes);
	enum message_result r =
		message_send_within(w->fd, &m, w->patience_ms * WORKER_LOOKS);
	arena_rewind(w->a, here);
	return result_of(r);
}

bool worker_give(struct worker *w, struct str bytes, struct err *err)
{
	struct err ignored = {0};

	if (w->busy)
		stop(w);
	if (!find_reader(w, err))
		return false;
	w->busy = true;
	w->given = give(w, str_slice(bytes, 0, LETTER_SIZE_MAX + 1));
	/* One letter may be the only one. If this fails, the next letter finds that the
	 * nursery has ended. */
	w->n_given++;
	(void)ask_for(w, w->n_given < AHEAD ? w->n_given : AHEAD, &ignored);
	return true;
}

bool worker_is_done(const struct worker *w, int ms)
{
	return w->busy && w->given == WORKER_READ && message_waits(w->fd, ms);
}

/* Waits for the answer to begin, for as long as the reader makes progress. Any result
 * but WORKER_READ says why it stopped waiting. */
static enum worker_result await_answer(struct worker *w)
{
	int64_t most = (w->house.cpu_seconds + NURSERY_CPU_SPARE) * 1000, before = -1;
	struct fare now;

	for (int i = 0; i < WORKER_LOOKS; i++) {
		enum message_result r = message_await(w->fd, w->patience_ms);
		if (r != MESSAGE_LATE)
			return result_of(r);
		if (!look(w, &now) || now.stopped)
			return WORKER_STOPPED;
		if (now.cpu_ms > most || now.cpu_ms == before)
			break;
		before = now.cpu_ms;
	}
	return WORKER_SLOW;
}

static enum worker_result take(struct worker *w, struct arena *a, struct letter *out)
{
	struct message_in in;
	enum message_result r = message_receive(w->fd, a, LETTER_MESSAGE_MAX,
						w->patience_ms * WORKER_LOOKS, &in);

	if (r == MESSAGE_HERE && !letter_message_read(a, &in, out))
		r = MESSAGE_BAD;
	return result_of(r);
}

enum worker_result worker_take(struct worker *w, struct arena *a, struct letter *out)
{
	enum worker_result r = w->busy ? w->given : WORKER_DIED;
	struct err ignored = {0};

	*out = (struct letter){0};
	if (r == WORKER_READ)
		r = await_answer(w);
	if (r == WORKER_READ)
		r = take(w, a, out);
	if (r == WORKER_READ) {
		leave_reader(w);
		(void)tell(w, NURSERY_END, &ignored);
		return r;
	}
	*out = (struct letter){0};
	letter_set(out, r == WORKER_DIED ? REASON_WORKER_DIED : REASON_WORKER_SLOW);
	stop(w);
	return r;
}

bool worker_read(struct worker *w, struct arena *a, struct str bytes,
		 struct letter *out, enum worker_result *result, struct err *err)
{
	*out = (struct letter){0};
	*result = WORKER_DIED;
	if (!worker_give(w, bytes, err))
		return false;
	*result = worker_take(w, a, out);
	return true;
}

/* All ---------------------------------------------------------------------------- */

struct worker *worker_open_with(const struct letter_house *house, int patience_ms)
{
	struct worker *w = calloc(1, sizeof *w);

	if (!w)
		abort();
	w->a = arena_create();
	w->house.address = str_dup(w->a, house->address);
	w->house.instance = str_dup(w->a, house->instance);
	w->house.memory_mib = house->memory_mib;
	w->house.cpu_seconds =
		house->cpu_seconds ? house->cpu_seconds : NURSERY_CPU_SECONDS;
	w->patience_ms = patience_ms;
	w->nursery.fd = -1;
	w->fd = -1;
	return w;
}

struct worker *worker_open(const struct letter_house *house)
{
	return worker_open_with(house, WORKER_PATIENCE_MS);
}

void worker_close(struct worker *w)
{
	if (!w)
		return;
	leave_reader(w);
	(void)child_end(&w->nursery, END_MS);
	arena_destroy(w->a);
	free(w);
}

int worker_starts(const struct worker *w)
{
	return w->n_starts;
}
