/* Writes the zine for the daemon: see zine_keeper.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/zine_keeper.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/elapsed.h"
#include "base/process/message.h"
#include "server/zine/zine.h"

enum { UNASKED_S = 600, AGAIN_S = 60, PAUSE_S = 10, POLITE = 10 };

/* Writing ---------------------------------------------------------------------- */

static bool write_it(struct home *h, struct zine_job *job, struct err *err)
{
	struct arena *a = arena_create();

	*job = (struct zine_job){.dir = zine_dir(h, a), .lazy = true};
	bool ok = !job->dir || zine_write(h, job, err);
	job->dir = NULL;
	arena_destroy(a);
	return ok;
}

/* For `health`: since when it cannot be written, and why. */
static void note(struct home *h, const char *why)
{
	struct err err = {0};
	int64_t since;

	if (why) {
		struct log_line l = home_log(h, LOG_ALARM, "zine");
		log_z(&l, "trouble", why);
		log_end(&l);
	}
	if (!meta_get_int(h->store, "zine_away", &since, &err) || (!since && !why))
		return;
	if (home_begin(h, &err) &&
	    home_end(h,
		     meta_set_int(h->store, "zine_away",
				  !why    ? 0
				  : since ? since
					  : home_now(h),
				  &err) &&
			     meta_set(h->store, "zine_trouble", str_of(why), &err),
		     &err))
		return;
	struct log_line l = home_log(h, LOG_WARN, "zine");
	log_z(&l, "trouble", err.text);
	log_end(&l);
}

void zine_keeper_now(struct home *h)
{
	struct zine_job job;
	struct err err = {0};

	if (!write_it(h, &job, &err)) {
		note(h, err.text);
		return;
	}
	note(h, NULL);
	if (!job.n_written && !job.n_removed)
		return;
	struct log_line l = home_log(h, LOG_INFO, "zine");
	log_int(&l, "written", job.n_written);
	log_int(&l, "removed", job.n_removed);
	log_end(&l);
}

/* The writer's message when it is done, well or not; the reason follows. */
enum { SAY_DONE, SAY_NOT, WORDS_MAX = 1024, WORDS_MS = 1000, END_MS = 2000 };

static void say(struct arena *a, bool ok, const char *why)
{
	struct message_out m = message_begin(a, ok ? SAY_DONE : SAY_NOT);
	struct err cut = {0};

	if (!ok)
		message_put_str(&m, str_of(why));
	/* A daemon that has ended needs no message. */
	(void)!message_send(CHILD_FD, &m, &cut);
}

int zine_keeper_run(const char *dir)
{
	struct arena *a = arena_create();
	struct home h = {0};
	struct clock clock = {0};
	struct zine_job job;
	struct err err = {0};

	child_settle("postalgm-zine");
	if (nice(POLITE) == -1)
		errno = 0; /* then it is written impolitely */
	bool ok = home_look(&h, dir, a, &clock, &err) && write_it(&h, &job, &err);
	say(a, ok, err.text);
	home_close(&h);
	arena_destroy(a);
	return ok ? 0 : 1;
}

/* The process ------------------------------------------------------------------- */

static void start(struct zine_keeper *k)
{
	struct err err = {0};

	if (child_start(CHILD_ZINE, k->home->dir, &k->writer, &err))
		k->wanted = false;
	else
		note(k->home, err.text);
}

/* Its last words, or those of its end without any. */
static void bury(struct zine_keeper *k)
{
	struct arena *a = arena_create();
	struct message_in in;
	char why[WORDS_MAX] = "";
	bool ok = false;

	if (message_receive(k->writer.fd, a, WORDS_MAX, WORDS_MS, &in) ==
	    MESSAGE_HERE) {
		ok = in.kind == SAY_DONE && message_ends(&in);
		if (in.kind == SAY_NOT)
			message_words(&in, why, sizeof why);
	}
	(void)child_end(&k->writer, END_MS);
	note(k->home, ok ? NULL : *why ? why : "its writer ended without saying why");
	arena_destroy(a);
	if (!ok)
		k->next = elapsed_seconds() + AGAIN_S;
}

static bool has_ended(const struct zine_keeper *k)
{
	struct pollfd p = {.fd = k->writer.fd, .events = POLLIN};

	return k->writer.pid && poll(&p, 1, 0) > 0;
}

void zine_keeper_open(struct zine_keeper *k, struct home *h)
{
	*k = (struct zine_keeper){.home = h, .wanted = true};
	k->next = elapsed_seconds() + UNASKED_S;
}

void zine_keeper_look(struct zine_keeper *k, bool changed)
{
	if (!k->home->config.zine_path.n)
		return;
	k->wanted |= changed;
	if (has_ended(k))
		bury(k);
	if (elapsed_seconds() >= k->next) {
		k->wanted = true;
		k->next = elapsed_seconds() + UNASKED_S;
	}
	/* When hundreds of letters come, it does not start for each of them. */
	if (k->wanted && !k->writer.pid && elapsed_seconds() >= k->rest) {
		k->rest = elapsed_seconds() + PAUSE_S;
		start(k);
	}
}

void zine_keeper_close(struct zine_keeper *k)
{
	child_kill(&k->writer);
}
