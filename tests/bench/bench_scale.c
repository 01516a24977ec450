/* What a round of the daemon costs a house with many games that run and are not due: a round in which nothing came,
 * a letter of a stranger, a hundred games that remind their four players. Instructions with `--count UNIT` under
 * valgrind, else processor time; with the memory that stays. In the environment: GAMES=100000 so many, REMINDING=10000 so many
 * that remind.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <malloc.h>
#include <string.h>

#include "base/process/child.h"
#include "schema/store/sql.h"
#include "server/daemon/tick.h"
#include "tests/bench/bench.h"
#include "tests/bench/crowd.h"

enum { GAMES = 10000, FEW = 1000, ROUNDS = 4 };

static const char *unit;
static int reminding = 100;
static struct tick
	tick; /* it stays from round to round: hourly work is done before the first that counts */

static bool is_unit(const char *name)
{
	return unit && strcmp(unit, name) == 0;
}

static void remind(struct house *h)
{
	ck_assert(home_begin(&h->home, &crowd_err));
	crowd_sql(
		h,
		str_printf(
			h->a,
			"UPDATE game SET deadline_utc = %lld WHERE id > 1 AND id <= %d; DELETE FROM told WHERE game_id > 1 AND game_id <= %d",
			(long long)h->now + 48 * 3600 + 1, reminding + 1,
			reminding + 1));
	ck_assert(home_end(&h->home, true, &crowd_err));
	house_pass(h, 1);
}

/* A letter of somebody who plays nothing. */
static void stranger(struct house *h)
{
	char path[256];

	snprintf(path, sizeof path, "%s/mail/in/new/%d.stranger", h->dir, ++h->n_in);
	FILE *f = fopen(path, "w");
	ck_assert_ptr_nonnull(f);
	fprintf(f,
		"From: Zoe <zoe%d@elsewhere.example>\n"
		"To: gm@example.org\n"
		"Message-ID: <%d@elsewhere.example>\n"
		"Date: Fri, 20 Nov 2026 10:00:00 +0000\n"
		"Subject: %s\n\nIs anybody there?\n",
		h->n_in, h->n_in,
		is_unit("stranger_tag") ? "[#KESTREL] hello" : "hello");
	fclose(f);
}

static void make_round(void *with)
{
	(void)with;
	tick_round(&tick);
	ck_assert(!tick.trouble);
}

static void make_rounds(void *with)
{
	for (int i = 0; i < ROUNDS; i++)
		make_round(with);
}

static double spent(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void open_with(struct house *h, int games)
{
	house_begin(h, "2026-11-20T10:00:00Z");
	crowd_add(h, "g", 1, games - 1, h->now + 20 * 3600, 43);
	/* Some thousands of them were reminded two days before their deadline, and the next step is far. */
	ck_assert(home_begin(&h->home, &crowd_err));
	crowd_sql(
		h,
		STR("INSERT OR IGNORE INTO told SELECT id, phase_no, -1, 'reminder 48h', 0 FROM game WHERE id > 1"));
	ck_assert(home_end(&h->home, true, &crowd_err));
	malloc_trim(0); /* the daemon needs none of what that took */
	house_round(h);
	house_pass(h, 2 * 3600); /* a reminder's hour is after the phase was opened */
	house_round(h);
	house_rest(h);
	ck_assert_msg(tick_open(&tick, &h->home, -1, &crowd_err), "%s", crowd_err.text);
	make_round(h);
}

static void shut(struct house *h)
{
	tick_close(&tick);
	house_close(h);
}

static void timed(int games)
{
	struct house h;
	double t, idle, letter;
	int n;

	open_with(&h, games);
	t = spent();
	make_rounds(&h);
	idle = (spent() - t) / ROUNDS;
	stranger(&h);
	t = spent();
	make_round(&h);
	letter = spent() - t - idle;
	remind(&h);
	crowd_forget_peak();
	long before = crowd_memory(0, "VmRSS");
	t = spent();
	make_round(&h);
	t = spent() - t - idle;
	ck_assert(sql_number(h.home.store, &(int64_t){0}, &crowd_err, "SELECT 1", ""));
	int64_t sent = 0;
	ck_assert(sql_number(h.home.store, &sent, &crowd_err,
			     "SELECT count(*) FROM outbox WHERE kind = 'reminder'",
			     ""));
	n = (int)sent;
	printf("%6d games: idle round %.1f ms, a stranger's letter %.1f ms, %d reminders %.0f ms, memory %ld MiB before them, %ld MiB at most\n",
	       games, idle, letter, n, t, before / 1024,
	       crowd_memory(0, "VmHWM") / 1024);
	shut(&h);
}

START_TEST(times)
{
	const char *more = getenv("GAMES");

	timed(1);
	timed(FEW);
	if (getenv("REMINDING"))
		reminding = atoi(getenv("REMINDING"));
	timed(more ? atoi(more) : GAMES);
}
END_TEST

START_TEST(counted)
{
	struct house h;

	open_with(&h, is_unit("idle_1") ? 1 : is_unit("idle_1000") ? FEW : GAMES);
	if (is_unit("remind"))
		remind(&h);
	if (is_unit("stranger") || is_unit("stranger_tag")) {
		stranger(&h); /* the daemon prepares each statement once in its life */
		make_round(&h);
		stranger(&h);
	}
	bool idle = strncmp(unit, "idle", 4) == 0;
	bench_counted(idle ? make_rounds : make_round, &h);
	bench_done(unit, idle ? ROUNDS : 1);
	shut(&h);
}
END_TEST

int main(int argc, char **argv)
{
	unit = bench_unit(argc, argv);
	child_programs_above();
	return bench_as_test(unit ? counted : times, "scale") ? 3 : 0;
}
