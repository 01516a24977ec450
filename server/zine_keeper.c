/* Who writes the zine for the daemon: see zine_keeper.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* pipe2 */
#include "server/zine_keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/zine.h"

enum { UNASKED_S = 600, AGAIN_S = 60, PAUSE_S = 10, POLITE = 10 };

static int64_t seconds(void)
{
	struct timespec ts = {0};
	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (int64_t)ts.tv_sec;
}

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

int zine_keeper_run(const char *dir)
{
	struct arena *a = arena_create();
	struct home h = {0};
	struct clock clock = {0};
	struct zine_job job;
	struct err err = {0};

	if (nice(POLITE) == -1)
		errno = 0; /* then it is written impolitely */
	bool ok = home_look(&h, dir, a, &clock, &err) && write_it(&h, &job, &err);
	if (!ok)
		printf("%s", err.text);
	home_close(&h);
	arena_destroy(a);
	return ok ? 0 : 1;
}

/* The process ------------------------------------------------------------------- */

static _Noreturn void become(const char *dir, int fd)
{
	/* Everything else is closed by exec. */
	if (dup2(fd, STDOUT_FILENO) >= 0)
		execl("/proc/self/exe", "postalgmd", "--home", dir, "--zine",
		      (char *)NULL);
	_exit(127);
}

static void start(struct zine_keeper *k)
{
	int pair[2];

	if (pipe2(pair, O_CLOEXEC) != 0) {
		note(k->home, strerror(errno));
		return;
	}
	pid_t pid = fork();
	if (pid == 0)
		become(k->home->dir, pair[1]);
	close(pair[1]);
	if (pid < 0) {
		note(k->home, strerror(errno));
		close(pair[0]);
		return;
	}
	k->pid = pid;
	k->fd = pair[0];
	k->wanted = false;
}

/* Its last words: short enough for the pipe to hold until it has ended. */
static void bury(struct zine_keeper *k, int status)
{
	char said[400] = "";
	ssize_t n = read(k->fd, said, sizeof said - 1);

	close(k->fd);
	k->pid = 0;
	if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
		note(k->home, NULL);
		return;
	}
	if (n <= 0)
		snprintf(said, sizeof said, "its writer ended with %s %d",
			 WIFSIGNALED(status) ? "signal" : "status",
			 WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
	note(k->home, said);
	k->next = seconds() + AGAIN_S;
}

void zine_keeper_open(struct zine_keeper *k, struct home *h)
{
	*k = (struct zine_keeper){.home = h, .wanted = true};
	k->next = seconds() + UNASKED_S;
}

void zine_keeper_look(struct zine_keeper *k, bool changed)
{
	int status;

	if (!k->home->config.zine_path.n)
		return;
	k->wanted |= changed;
	if (k->pid && waitpid(k->pid, &status, WNOHANG) == k->pid)
		bury(k, status);
	if (seconds() >= k->next) {
		k->wanted = true;
		k->next = seconds() + UNASKED_S;
	}
	/* Where letters come by the hundred it is not begun with each of them. */
	if (k->wanted && !k->pid && seconds() >= k->rest) {
		k->rest = seconds() + PAUSE_S;
		start(k);
	}
}

void zine_keeper_close(struct zine_keeper *k)
{
	if (!k->pid)
		return;
	kill(k->pid, SIGKILL);
	waitpid(k->pid, NULL, 0);
	close(k->fd);
	k->pid = 0;
}
