/* The daemon as it runs, and a mail server that keeps it waiting: letters of others and
 * things that fall due go their way meanwhile. In real time.
 * SPDX-License-Identifier: ISC */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/check_main.h"
#include "tests/kit/house.h"
#include "tests/kit/outgoing.h"
#include "tests/kit/sink.h"

enum { EARLY_S = 30 * 60, SOON_S = 15, PATIENCE_S = 300 };

static struct house h;
static struct sink sink;
static struct err err;
static pid_t daemon_pid;
static char log_path[200];

#define OK(call) ck_assert_msg((call), "%s", err.text)

/* The daemon ------------------------------------------------------------------ */

static void set_way_out(const char *url)
{
	char path[200];

	h.home.config.out = str_of(url);
	snprintf(path, sizeof path, "%s/postalgm.json", h.dir);
	FILE *f = fopen(path, "w");
	ck_assert_ptr_nonnull(f);
	fprintf(f, PRI_STR, STR_MADE(h.a, config_text(h.a, &h.home.config)));
	fclose(f);
}

static void start(void)
{
	const char *build = getenv("BUILD");
	char program[200];

	snprintf(program, sizeof program, "%s/postalgmd", build ? build : "build");
	daemon_pid = fork();
	if (daemon_pid == 0) {
		int out = open(log_path, O_WRONLY | O_CREAT | O_APPEND, 0600);
		prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
		dup2(out, 2);
		execl(program, "postalgmd", "--home", h.dir, (char *)NULL);
		_exit(127);
	}
}

static int end(int signal)
{
	int status = 0;

	kill(daemon_pid, signal);
	waitpid(daemon_pid, &status, 0);
	daemon_pid = 0;
	return status;
}

static void set_up(void)
{
	char now[CLOCK_ISO_MAX];

	err = (struct err){0};
	clock_iso(time(NULL) - EARLY_S + SOON_S, now);
	sink_start(&sink);
	house_open(&h, now);
	snprintf(log_path, sizeof log_path, "%s/daemon.log", h.dir);
}

static void tear_down(void)
{
	if (daemon_pid)
		end(SIGKILL);
	house_close(&h);
	sink_stop(&sink);
}

static void nap(int ms)
{
	nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000L}, NULL);
}

static bool talked(const char *what, int n)
{
	for (int i = 0; i < PATIENCE_S * 10 && sink_talked(&sink, what) < n; i++)
		nap(100);
	return sink_talked(&sink, what) >= n;
}

static bool logged(const char *what)
{
	char command[400];

	snprintf(command, sizeof command, "grep -q '%s' '%s'", what, log_path);
	for (int i = 0; i < PATIENCE_S * 10 && system(command) != 0; i++)
		nap(100);
	return system(command) == 0;
}

/* The processes of the daemon that bear this name: children of its starter. */
static int children(const char *role, pid_t *one)
{
	char command[200];
	int n = 0;

	snprintf(command, sizeof command,
		 "pgrep -P \"$(pgrep -P %d -x postalgm-start)\" -x %s 2>/dev/null",
		 (int)daemon_pid, role);
	FILE *f = popen(command, "r");
	for (int pid; f && fscanf(f, "%d", &pid) == 1; n++)
		*one = pid;
	pclose(f);
	return n;
}

/* Letters ---------------------------------------------------------------------- */

static enum outbox_state state(int64_t id)
{
	return outgoing_row(&h, id).state;
}

static bool becomes(int64_t id, enum outbox_state what)
{
	for (int i = 0; i < PATIENCE_S * 10 && state(id) != what; i++)
		nap(100);
	return state(id) == what;
}

static void aim_at_sink(void)
{
	set_way_out(str_z(h.a, str_printf(h.a, "smtp://127.0.0.1:%d", sink.plain)));
}

/* Tests ------------------------------------------------------------------------- */

/* All have sent orders: the phase runs half an hour later, which is in some seconds. */
START_TEST(a_server_that_hangs_holds_up_neither_another_letter_nor_a_phase)
{
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	int64_t phase = house_game(&h).phase_no;
	ck_assert_int_eq(house_game(&h).early, h.now + EARLY_S);
	aim_at_sink();
	int64_t first = outgoing_queue(&h, "hang@example.org"),
		behind = outgoing_queue(&h, "eve@example.org");
	start();
	ck_assert(talked("try hang@example.org", 1));
	house_write(&h, 0, "help\n");
	ck_assert(talked("taken ann@example.org", 1));
	ck_assert(talked("taken eve@example.org", 1));
	ck_assert(talked("taken bob@example.org", 1));
	ck_assert_int_gt(house_game(&h).phase_no, phase);
	/* All that came while the server was silent: it is so for longer than we wait. */
	ck_assert_int_eq(state(first), OUTBOX_SENDING);
	ck_assert(becomes(behind, OUTBOX_SENT)); /* written down after it was taken */
	ck_assert_int_eq(sink_talked(&sink, "try hang@example.org"), 1);
	ck_assert_int_eq(sink_talked(&sink, "try eve@example.org"), 1);
	/* It ends at once, and what the server never answered is in doubt. */
	ck_assert_int_eq(end(SIGTERM), 0);
	ck_assert_int_eq(state(first), OUTBOX_DOUBT);
}
END_TEST

START_TEST(a_sender_that_dies_is_started_again)
{
	pid_t pid = 0;

	aim_at_sink();
	start();
	/* A daemon whose sender dies before it is open does not start at all. */
	ck_assert(logged("event=confine"));
	for (int i = 0; i < PATIENCE_S * 10 && children("postalgm-send", &pid) != 1;
	     i++)
		nap(100);
	ck_assert_int_ne(pid, 0);
	kill(pid, SIGKILL);
	ck_assert(logged("event=sender trouble=\"it ended with signal 9\""));
	struct str why;
	int64_t away = 0;
	/* It is noted after it was logged. */
	for (int i = 0; i < PATIENCE_S * 10 && !away; i++) {
		OK(meta_get_int(h.home.store, "sender_away", &away, &err));
		nap(away ? 0 : 100);
	}
	OK(meta_get(h.home.store, h.a, "sender_trouble", &why, &err));
	ck_assert_int_ne(away, 0); /* health tells it */
	ck_assert(str_is(why, "it ended with signal 9"));
	outgoing_queue(&h, "eve@example.org");
	ck_assert(talked("taken eve@example.org", 1));
	ck_assert_int_eq(children("postalgm-send", &pid), 1);
	ck_assert_int_eq(end(SIGTERM), 0);
	ck_assert_int_eq(kill(pid, 0), -1);
}
END_TEST

START_TEST(a_sender_ends_with_the_daemon_however_that_ends)
{
	pid_t pid = 0;

	aim_at_sink();
	int64_t id = outgoing_queue(&h, "hang@example.org");
	start();
	ck_assert(talked("try hang@example.org", 1));
	ck_assert_int_eq(children("postalgm-send", &pid), 1);
	end(SIGKILL);
	for (int i = 0; i < PATIENCE_S * 10 && kill(pid, 0) == 0; i++)
		nap(100);
	ck_assert_int_eq(kill(pid, 0), -1);
	ck_assert_int_eq(state(id), OUTBOX_SENDING);
	start(); /* which knows that it may have gone */
	ck_assert(becomes(id, OUTBOX_DOUBT));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/sender");
	TCase *t = tcase_create("the daemon");

	setenv("BUILD", "build", 0);
	setenv("SINK_HANG_S", "3600", 1);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_set_timeout(t, 120);
	tcase_add_test(t,
		       a_server_that_hangs_holds_up_neither_another_letter_nor_a_phase);
	tcase_add_test(t, a_sender_that_dies_is_started_again);
	tcase_add_test(t, a_sender_ends_with_the_daemon_however_that_ends);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
