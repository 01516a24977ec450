/* The dearest minute of a house with many games, as the daemon works: GAMES (100,000) run, REMINDING (10,000) of them have their
 * reminder's hour and DUE (1,000) their deadline in the same minute, with all orders in. Meanwhile LETTERS (0) order letters
 * for other games come, one each GAP milliseconds (50). What the core holds at most, and how long each letter waits for its
 * receipt: from its coming into the mailbox until the receipt lies with the mail system, on the clock.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <malloc.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/process/child.h"
#include "schema/games.h"
#include "server/daemon/sender.h"
#include "server/daemon/tick.h"
#include "tests/bench/bench.h"
#include "tests/bench/spent.h"
#include "tests/bench/traffic.h"

enum {
	HOUR = 3600,
	STEP = 48 * HOUR, /* a step of the ladder of reminders */
	LATER = 30 * HOUR,
	MOST_ROUNDS = 100000,
};

static struct rush {
	struct house h;
	struct tick tick;
	struct arena *a;
	struct dice dice;
	int64_t idle; /* the first game for which letters come */
	int n_games, n_reminding, n_due, n_letters, gap;
	int n_rounds, n_ran;
	double longest; /* round, in seconds of the clock */
	double begun;   /* the house's clock goes with the machine's from here on ... */
	int64_t evening; /* ... when it shows this */
	int64_t n_read;  /* letters, before that minute */
	pid_t postman;
	double *came; /* when each letter was brought, by the postman */
} e = {.dice = {.state = 20}};

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", crowd_err.text);
}

static int64_t count_of(const char *what)
{
	int64_t n = 0;

	must(sql_number(e.h.home.store, &n, &crowd_err, what, ""));
	return n;
}

/* The games ------------------------------------------------------------------------------- */

/* Everybody has sent all, and waits for the deadline. */
static void all_order(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&e.h, i,
			    str_z(e.h.a, str_printf(e.h.a, "%s\nwait",
						    house_attack(&e.h, i))));
	house_pass(&e.h, 60);
	house_round(&e.h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_gt(house_slots(&e.h, i), 0);
}

static void add_due(int64_t evening)
{
	const int64_t first = crowd_add(&e.h, "due", 1, e.n_due, evening - 10, 0);

	must(home_begin(&e.h.home, &crowd_err));
	crowd_rows(&e.h, first, "sheet", " game_id ", "", "");
	crowd_rows(&e.h, first, "slot", " game_id ", "", "");
	for (int i = 0; i < e.n_due; i++)
		must(sums_accept(e.h.home.store, first + i, &crowd_err));
	must(home_end(&e.h.home, true, &crowd_err));
}

static void lay_out(void)
{
	const int64_t evening = e.h.now + 2 * HOUR;
	const int others = e.n_games - e.n_reminding - e.n_due;

	e.idle = crowd_add(&e.h, "idle", 1, others, evening + LATER, 0);
	(void)crowd_add(&e.h, "soon", 1, e.n_reminding, evening + STEP, 0);
	all_order();
	house_rest(&e.h);
	add_due(evening);
	house_round(&e.h);
	house_rest(&e.h);
	house_pass(&e.h, evening - e.h.now - 60);
}

/* The letters ------------------------------------------------------------------------------ */

/* The nth letter comes from a seat of the nth game, and waits outside the mailbox. */
static void write_letters(void)
{
	struct seat *seats;
	struct game g;
	struct position p;
	int n;

	for (int i = 0; i < e.n_letters; i++) {
		arena_reset(e.a);
		must(games_load(e.h.home.store, e.a, e.idle + i, &g, &crowd_err));
		must(seats_list(e.h.home.store, e.a, g.id, &seats, &n, &crowd_err));
		must(position_load(&e.h.home, e.a, &g, g.phase_no, &p, &crowd_err));
		traffic_orders(&e.h, e.a, &e.dice, i, &g, &p, &seats[i % n]);
		must(rename(str_z(e.a, str_printf(e.a, "%s/mail/in/new/%d.traffic",
						  e.h.dir, i)),
			    str_z(e.a, str_printf(e.a, "%s/%d.traffic", e.h.dir, i))) ==
		     0);
	}
}

static double real_time(void)
{
	struct timespec t;

	clock_gettime(CLOCK_REALTIME, &t); /* as a file's */
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* A process of its own brings them. */
static void bring(void)
{
	const struct timespec gap = {e.gap / 1000, e.gap % 1000 * 1000000L};
	char from[256], to[256];

	for (int i = 0; i < e.n_letters; i++) {
		nanosleep(&gap, NULL);
		snprintf(from, sizeof from, "%s/%d.traffic", e.h.dir, i);
		snprintf(to, sizeof to, "%s/mail/in/new/%d.traffic", e.h.dir, i);
		e.came[i] = real_time();
		if (rename(from, to) != 0)
			_exit(1);
	}
	_exit(0);
}

static void let_come(void)
{
	if (!e.n_letters)
		return;
	e.came = mmap(NULL, (size_t)e.n_letters * sizeof *e.came,
		      PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	ck_assert_ptr_ne(e.came, MAP_FAILED);
	fflush(stdout);
	e.postman = fork();
	ck_assert_int_ge(e.postman, 0);
	if (e.postman == 0)
		bring();
}

static bool all_came(void)
{
	int status;

	if (e.postman && waitpid(e.postman, &status, WNOHANG) == e.postman) {
		ck_assert_int_eq(status, 0);
		e.postman = 0;
	}
	return e.postman == 0;
}

static double written(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0
		       ? (double)st.st_mtim.tv_sec + (double)st.st_mtim.tv_nsec / 1e9
		       : 0;
}

/* The letter to which a receipt answers; -1: this is another letter. */
static int answered_by(const char *path)
{
	char line[1024];
	int nth = -1;
	FILE *f = fopen(path, "r");

	while (f && nth < 0 && fgets(line, sizeof line, f) && line[0] != '\n' &&
	       line[0] != '\r')
		if (strncmp(line, "In-Reply-To:", 12) == 0)
			(void)sscanf(line + 12, " <traffic.%d@", &nth);
	if (f)
		fclose(f);
	return nth;
}

/* What the sender wrote meanwhile; afterwards it is away, as if a mail system had taken it. */
static int waits(double waited[], int n)
{
	const char *out = home_path(&e.h.home, e.a, "mail/out/new");
	DIR *d = opendir(out);

	ck_assert_ptr_nonnull(d);
	for (struct dirent *f; (f = readdir(d)) != NULL;) {
		if (f->d_name[0] == '.')
			continue;
		const char *path = str_z(e.a, str_printf(e.a, "%s/%s", out, f->d_name));
		const int nth = answered_by(path);
		if (nth >= 0 && nth < e.n_letters)
			waited[n++] = written(path) - e.came[nth];
		unlink(path);
	}
	closedir(d);
	return n;
}

/* The evening ------------------------------------------------------------------------------ */

static void make_round(void)
{
	const double begun = bench_now();

	tick_round(&e.tick);
	ck_assert(!e.tick.trouble);
	const double took = bench_now() - begun;
	e.longest = took > e.longest ? took : e.longest;
	e.n_ran += e.tick.ran;
	if (getenv("VERBOSE"))
		printf("# round %d: %.2f s, %d phases, %d letters; %ld MiB at most\n",
		       e.n_rounds, took, e.tick.ran, e.tick.acted,
		       crowd_memory(0, "VmHWM") / 1024);
	e.n_rounds++;
}

/* Does a mailbox call, within so many milliseconds? Meanwhile the sender is heard, as in postalgmd. */
static void wait_for_word(int ms)
{
	struct pollfd fd[CONFIG_MAILBOXES_MAX];
	int seconds;

	sender_look(e.tick.sender);
	const int n = tick_watch(&e.tick, fd, &seconds);
	if (poll(fd, (nfds_t)n, ms) > 0)
		(void)tick_is_called(&e.tick, fd);
	house_pass(&e.h, e.evening + (int64_t)(bench_now() - e.begun) - e.h.now);
}

static double processor(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Until nothing is left of that minute, all letters have come, and all answers have left. */
static bool is_over(void)
{
	return !e.tick.more && all_came() &&
	       count_of("SELECT count(*) FROM inbox WHERE state = 'DONE'") >=
		       e.n_read + e.n_letters &&
	       !count_of(
		       "SELECT EXISTS (SELECT 1 FROM outbox WHERE state NOT IN ('SENT', 'DROPPED'))") &&
	       count_of(
		       "SELECT count(DISTINCT game_id) FROM outbox WHERE kind = 'reminder'") >=
		       e.n_reminding;
}

static void go_through(void)
{
	enum { POLL_MS = 20 };

	do {
		make_round();
		wait_for_word(e.tick.more ? 0 : POLL_MS);
	} while (!is_over() && e.n_rounds < MOST_ROUNDS);
}

static void tell_waits(void)
{
	double *waited = calloc((size_t)e.n_letters + 1, sizeof *waited);
	const int n = waits(waited, 0);

	ck_assert_ptr_nonnull(waited);
	if (n) {
		const double median = bench_median(waited, n);
		printf("%d letters, one each %d ms: receipts after %.2f s (median), %.2f s (the slowest tenth), %.2f s (the slowest)\n",
		       n, e.gap, median, waited[n - 1 - n / 10], waited[n - 1]);
	}
	ck_assert_int_eq(n, e.n_letters);
	free(waited);
}

static void add_memory(void *with, int pid)
{
	*(long *)with += crowd_memory(pid, "VmHWM");
}

START_TEST(rush)
{
	long others = 0;

	e.n_games = traffic_number("GAMES", 100000);
	e.n_reminding = traffic_number("REMINDING", 10000);
	e.n_due = traffic_number("DUE", 1000);
	e.n_letters = traffic_number("LETTERS", 0);
	e.gap = traffic_number("GAP", 50);
	ck_assert_int_ge(e.n_games - e.n_reminding - e.n_due, e.n_letters);
	e.a = arena_create();
	house_begin(&e.h, "2026-11-20T16:00:00Z");
	crowd_sql(&e.h, STR("UPDATE seat SET format = 'text'"));
	lay_out();
	write_letters();
	(void)traffic_clear(&e.h, e.a, "mail/out/new");
	malloc_trim(0); /* the daemon needs none of what that took */
	crowd_forget_peak();
	const long before = crowd_memory(0, "VmRSS");
	must(tick_open(&e.tick, &e.h.home, -1, &crowd_err));
	e.tick.apart = true;
	make_round();
	house_pass(&e.h, 60);
	e.evening = e.h.now;
	e.h.home.log = (struct log){.out = stdout, .least = LOG_WARN};
	e.n_read = count_of("SELECT count(*) FROM inbox WHERE state = 'DONE'");
	let_come();
	double took = processor();
	e.begun = bench_now();
	go_through();
	took = processor() - took;
	const double clock = bench_now() - e.begun;
	spent_children(getpid(), add_memory, &others);
	printf("%d games: %d phases and %lld reminders in %d rounds, %.1f s of the core in %.1f s on the clock; the longest round %.2f s\n",
	       e.n_games, e.n_ran,
	       (long long)count_of(
		       "SELECT count(*) FROM outbox WHERE kind = 'reminder'"),
	       e.n_rounds, took, clock, e.longest);
	printf("memory: the core %ld MiB before, %ld MiB at most; its processes %ld MiB together\n",
	       before / 1024, crowd_memory(0, "VmHWM") / 1024, others / 1024);
	ck_assert_int_ge(e.n_ran, e.n_due);
	tell_waits();
	tick_close(&e.tick);
	house_close(&e.h);
	arena_destroy(e.a);
}
END_TEST

int main(void)
{
	child_programs_above();
	return bench_as_test(rush, "rush") ? 3 : 0;
}
