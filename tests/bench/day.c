/* A day of a house with many games, in time-lapse: GAMES (10,000) run, their deadlines spread evenly over DAYS (3), so that a third of
 * them are due between midnight and midnight. Each seat of these writes once between midnight and its deadline, each third
 * seat twice. The daemon's rounds are real ones, and what they send is taken away as a mail system would. The clock moves
 * on by STEP seconds a round, or by the processor time of a round that took longer, so that letters wait as they would if the
 * day had its own length.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/process/child.h"
#include "schema/games.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "server/daemon/tick.h"
#include "server/options/reminders.h"
#include "tests/bench/bench.h"
#include "tests/bench/spent.h"
#include "tests/bench/traffic.h"

enum {
	STEP = 20,
	HOUR = 3600,
	DAY = 24 * HOUR,
	TWICE = 3,   /* each third seat puts its orders right */
	LATEST = 60, /* seconds before the deadline, for the last letter */
};

struct coming {
	int64_t at, game;
	int seat;
};

static struct day {
	struct house h;
	struct tick tick;
	struct arena *a; /* of one round */
	struct dice dice;
	int64_t start;
	struct coming *letters; /* all of the day, the first to come first */
	int n_letters, n_came, n_due;
	int64_t oldest; /* letter that waits; 0: none does */
	int64_t longest, longest_at;
	double core, processes, worst; /* seconds of processor; a round's most */
	double processes_before;       /* the day */
	int n_rounds, n_phases, n_mails;
} d = {.dice = {.state = 19}};

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", crowd_err.text);
}

/* What it costs ------------------------------------------------------------------------- */

static double core_seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double seconds_of_processes(void)
{
	double seconds = 0;

	spent_children(getpid(), spent_add, &seconds);
	return seconds;
}

/* The most that it held. */
static void add_memory(void *with, int pid)
{
	*(long *)with += crowd_memory(pid, "VmHWM");
}

/* The day before it begins --------------------------------------------------------------- */

static int by_time(const void *a, const void *b)
{
	const struct coming *x = a, *y = b;

	return (x->at > y->at) - (x->at < y->at);
}

static void add_letter(const struct game *g, int seat)
{
	const int64_t room = g->deadline - d.start - LATEST;

	d.letters[d.n_letters++] = (struct coming){
		.at = d.start + (room > 0 ? dice_below(&d.dice, (int)room) : 0),
		.game = g->id,
		.seat = seat};
}

/* A game that is due today. */
static void plan(const struct game *g)
{
	for (int seat = 0; seat < HOUSE_PEOPLE; seat++) {
		add_letter(g, seat);
		if (dice_below(&d.dice, TWICE) == 0)
			add_letter(g, seat);
	}
	d.n_due++;
}

static void lay_out(int64_t first, int n_games, int days)
{
	struct arena *one = arena_create();

	must(home_begin(&d.h.home, &crowd_err));
	crowd_sql(
		&d.h,
		str_printf(
			d.h.a,
			"UPDATE game SET deadline_utc = %lld + %d + (id - %lld) * %d / %d WHERE id >= %lld",
			(long long)d.start, LATEST, (long long)first, days * DAY,
			n_games, (long long)first));
	/* The reminders of yesterday have gone out. */
	for (int i = 0; i < n_games; i++) {
		struct game g;
		arena_reset(one);
		must(games_load(d.h.home.store, one, first + i, &g, &crowd_err));
		must(reminders_anew(&d.h.home, one, &g, &crowd_err));
		if (g.deadline < d.start + DAY)
			plan(&g);
	}
	must(home_end(&d.h.home, true, &crowd_err));
	arena_destroy(one);
	qsort(d.letters, (size_t)d.n_letters, sizeof *d.letters, by_time);
}

/* The day -------------------------------------------------------------------------------- */

static void write_letter(const struct coming *l)
{
	struct game g;
	struct seat *seats;
	struct position p;
	int n;

	must(games_load(d.h.home.store, d.a, l->game, &g, &crowd_err));
	must(seats_list(d.h.home.store, d.a, g.id, &seats, &n, &crowd_err));
	must(position_load(&d.h.home, d.a, &g, g.phase_no, &p, &crowd_err));
	for (int i = 0; i < n; i++)
		if (seats[i].seat == l->seat && seats[i].status == SEAT_JOINED)
			traffic_orders(&d.h, d.a, &d.dice, d.n_came, &g, &p, &seats[i]);
}

static void let_come(void)
{
	for (; d.n_came < d.n_letters && d.letters[d.n_came].at <= d.h.now;
	     d.n_came++) {
		if (!d.oldest)
			d.oldest = d.letters[d.n_came].at;
		write_letter(&d.letters[d.n_came]);
	}
}

/* Has each letter that came been read, and is all that was answered on its way? */
static bool is_settled(void)
{
	int64_t fresh = 0, unsent = 0;

	must(inbox_count(d.h.home.store, INBOX_NEW, &fresh, &crowd_err) &&
	     outbox_unsent(d.h.home.store, &unsent, &crowd_err));
	return fresh == 0 && unsent == 0;
}

static void note_wait(int64_t now)
{
	if (!d.oldest || !is_settled())
		return;
	if (now - d.oldest > d.longest) {
		d.longest = now - d.oldest;
		d.longest_at = now - d.start;
	}
	d.oldest = 0;
}

static void make_round(void)
{
	arena_reset(d.a);
	let_come();
	const double core = core_seconds(), others = d.processes;
	tick_round(&d.tick);
	d.processes = seconds_of_processes() - d.processes_before;
	const double took = core_seconds() - core, theirs = d.processes - others;
	ck_assert(!d.tick.trouble);
	d.core += took;
	d.worst = took + theirs > d.worst ? took + theirs : d.worst;
	d.n_rounds++;
	d.n_phases += d.tick.ran;
	d.n_mails += traffic_clear(&d.h, d.a, "mail/out/new");
	(void)traffic_clear(&d.h, d.a, "mail/in/cur");
	note_wait(d.h.now + (int64_t)(took + theirs + 1));
	house_pass(&d.h, took + theirs > STEP ? (int64_t)(took + theirs) : STEP);
}

static void tell_hour(int hour)
{
	printf("# %02d:00  %6d letters, %6d phases, %7d mails, %6.1f s of the core, %6.1f s of its processes, core at most %ld MiB so far\n",
	       hour, d.n_came, d.n_phases, d.n_mails, d.core, d.processes,
	       crowd_memory(0, "VmHWM") / 1024);
	fflush(stdout);
}

static int64_t count_of(const char *what)
{
	int64_t n = 0;

	must(sql_number(d.h.home.store, &n, &crowd_err, what, ""));
	return n;
}

static void tell(int n_games, long before_kb, long core_kb)
{
	long kb = 0;

	spent_children(getpid(), add_memory, &kb);
	printf("%d games, %d of them due: %d letters, %d phases, %d mails out, %lld of them reminders, in %d rounds\n",
	       n_games, d.n_due, d.n_came, d.n_phases, d.n_mails,
	       (long long)count_of(
		       "SELECT count(*) FROM outbox WHERE kind = 'reminder'"),
	       d.n_rounds);
	printf("processor: %.1f s of the core, %.1f s of its processes; the dearest round %.2f s\n",
	       d.core, d.processes, d.worst);
	printf("memory at most: core %ld MiB (%ld before the day), its processes %ld MiB together\n",
	       crowd_memory(0, "VmHWM") / 1024, core_kb / 1024, kb / 1024);
	printf("database: %ld MiB before, %ld MiB after\n", before_kb / 1024,
	       traffic_file_kb(&d.h, d.a) / 1024);
	printf("the longest a letter waited until all was answered and sent: %lld s, at %02lld:%02lld\n",
	       (long long)d.longest, (long long)d.longest_at / HOUR,
	       (long long)d.longest_at % HOUR / 60);
}

/* What must be true of it, however many games there are. */
static int judge(void)
{
	const bool all_came = d.n_came == d.n_letters && !d.oldest;
	const int64_t due = count_of(
		"SELECT count(*) FROM game WHERE status = 'running' AND hold = '' AND id > 1 AND deadline_utc < (SELECT max(created_utc) FROM outbox) - 3600");
	const int64_t lost = count_of(
		"SELECT count(*) FROM inbox WHERE state NOT IN ('DONE', 'DUPLICATE')");

	printf("%s 1 - all letters were answered before the day was over\n",
	       all_came ? "ok" : "not ok");
	printf("%s 2 - no phase waits that should have run: %lld\n",
	       due ? "not ok" : "ok", (long long)due);
	printf("%s 3 - no letter was set aside, held or left: %lld\n",
	       lost ? "not ok" : "ok", (long long)lost);
	printf("1..3\n");
	return !all_came || due || lost;
}

START_TEST(day)
{
	const int n_games = traffic_number("GAMES", 10000);

	d.a = arena_create();
	d.letters = calloc((size_t)n_games * HOUSE_PEOPLE * 2, sizeof *d.letters);
	house_begin(&d.h, "2026-11-20T00:00:00Z");
	crowd_sql(&d.h, STR("UPDATE seat SET format = 'text'"));
	house_round(&d.h);
	house_rest(&d.h);
	d.start = d.h.now;
	const int64_t first = crowd_add(&d.h, "g", 1, n_games, d.start, 0);
	lay_out(first, n_games, traffic_number("DAYS", 3));
	must(tick_open(&d.tick, &d.h.home, -1, &crowd_err));
	const long before = traffic_file_kb(&d.h, d.a);
	crowd_forget_peak();
	const long core = crowd_memory(0, "VmRSS");
	d.processes_before = seconds_of_processes();
	for (int hour = 0; hour < 24; hour++) {
		while (d.h.now < d.start + (hour + 1) * HOUR)
			make_round();
		tell_hour(hour + 1);
	}
	tell(n_games, before, core);
	ck_assert_int_eq(judge(), 0);
	tick_close(&d.tick);
	house_close(&d.h);
	free(d.letters);
	arena_destroy(d.a);
}
END_TEST

int main(void)
{
	child_programs_above();
	return bench_as_test(day, "day") ? 3 : 0;
}
