/* A soak: LETTERS letters (100,000) for GAMES games (1,000) through the rounds of the daemon, with a clock that the
 * test moves. The games come in GENERATIONS (5): each is played, ended and put into the archive before the next
 * one comes. Memory, descriptors and the file are looked at twenty times. They must be flat: a leak of a few
 * hundred bytes a letter would show. What is noted of their letters,
 * by which one that comes again is known, is forgotten when nobody can ask for it (limits.keep_known_days, here
 * KNOWN_DAYS; the generations come REST days apart), so that the file does not grow for ever. With IDLE=100000 so many games
 * more run that are not due.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <string.h>
#include <unistd.h>

#include "base/process/child.h"
#include "schema/games.h"
#include "server/daemon/tick.h"
#include "server/house/carriage.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "tests/bench/bench.h"
#include "tests/bench/spent.h"
#include "tests/bench/traffic.h"

enum {
	SAMPLES = 20,
	SAMPLES_MAX = SAMPLES + 1,
	GENERATIONS_MAX = 64,
	HOUR = 3600,
	DAY = 24 * HOUR,
	FAR = 2000000000,  /* a deadline that does not come */
	WRITES = 3,        /* letters of a seat in each phase: two more put it right */
	HOPS = 16,         /* looks at a phase that should run, or that the GM runs */
	EARLY_S = 31 * 60, /* a phase for which all is in runs half an hour later */
	MEMORY_KB =
		2048, /* the last third may have so much more than the middle, and */
	PERCENT = 5,
	KNOWN_DAYS = 100,
	REST = 50, /* days from the archive to the next generation */
	STAYS_MOST =
		64, /* bytes of a letter in the file when its game is long in the archive */
};

struct sample {
	int letters, descriptors;
	long core_kb, children_kb, file_kb;
};

static struct soak {
	struct house h;
	struct tick tick;
	struct arena *a; /* of one step */
	struct dice dice;
	clock_t spent; /* processor time of the core in its rounds */
	int n_rounds, n_letters, n_phases, n_byhand, n_games;
	int every, next; /* letters between two samples; at which the next is due */
	int n;
	struct sample samples[SAMPLES_MAX];
	/* After each generation was archived. */
	long after_kb[GENERATIONS_MAX];
	int after_letters[GENERATIONS_MAX];
} s = {.dice = {.state = 19}};

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", crowd_err.text);
}

/* What is looked at ----------------------------------------------------------------- */

static int count_in(const char *dir)
{
	int n = 0;
	DIR *d = opendir(dir);

	while (d && readdir(d))
		n++;
	if (d)
		closedir(d);
	return n;
}

static void look_at(void *with, int pid)
{
	struct sample *at = with;
	char path[64];

	at->children_kb += crowd_memory(pid, "VmRSS");
	snprintf(path, sizeof path, "/proc/%d/fd", pid);
	at->descriptors += count_in(path);
}

static void look(void)
{
	struct sample at = {.letters = s.n_letters,
			    .core_kb = crowd_memory(0, "VmRSS"),
			    .descriptors = count_in("/proc/self/fd"),
			    .file_kb = traffic_file_kb(&s.h, s.a)};

	spent_children(getpid(), look_at, &at);
	ck_assert_int_lt(s.n, SAMPLES_MAX);
	s.samples[s.n++] = at;
	printf("# %7d letters, %6d phases: core %6ld kB, its processes %6ld kB, %d descriptors, database %7ld kB\n",
	       at.letters, s.n_phases, at.core_kb, at.children_kb, at.descriptors,
	       at.file_kb);
	fflush(stdout);
}

/* Rounds -------------------------------------------------------------------------------- */

static void make_round(int64_t pass)
{
	house_pass(&s.h, pass);
	const clock_t before = clock();
	tick_round(&s.tick);
	s.spent += clock() - before;
	s.n_rounds++;
	ck_assert(!s.tick.trouble);
	s.n_phases += s.tick.ran;
	(void)traffic_clear(&s.h, s.a, "mail/out/new");
	(void)traffic_clear(&s.h, s.a, "mail/in/cur");
	if (s.n_letters >= s.next) {
		s.next += s.every;
		look();
	}
}

/* The house is awake at the deadline. */
static void pass_until(int64_t deadline)
{
	while (s.h.now < deadline - 60)
		make_round(deadline - 60 - s.h.now < DAY / 2 ? deadline - 60 - s.h.now
							     : DAY / 2);
	make_round(120);
}

/* Letters ------------------------------------------------------------------------------- */

/* In a memory of its own: positions of all games at once would be seen as the core's. */
static void write_for(const struct game *g)
{
	struct arena *a = arena_create();
	struct position p;
	struct seat *seats;
	int n;

	must(position_load(&s.h.home, a, g, g->phase_no, &p, &crowd_err));
	must(seats_list(s.h.home.store, a, g->id, &seats, &n, &crowd_err));
	for (int i = 0; i < n; i++) {
		if (seats[i].status != SEAT_JOINED)
			continue;
		for (int k = 0; k < WRITES; k++)
			traffic_orders(&s.h, a, &s.dice, s.n_letters++, g, &p,
				       &seats[i]);
	}
	arena_destroy(a);
}

/* Games --------------------------------------------------------------------------------- */

static void running(struct game **list, int *n)
{
	struct game *all;
	int n_all;

	*n = 0;
	must(games_list(s.h.home.store, s.a, &all, &n_all, &crowd_err));
	for (int i = 0; i < n_all; i++)
		if (all[i].status == GAME_RUNNING && all[i].deadline < FAR)
			all[(*n)++] = all[i];
	*list = all;
}

/* A phase that waits for the GM is run by the GM: as the command line does it, whose calls have a memory of their
 * own. What one arena holds for all games of a generation would be seen as the core's. */
static void run_byhand(const struct game *g)
{
	struct arena *a = arena_create();
	bool ok = phase_allow_random(&s.h.home, a, g->name, STR(""), &crowd_err) &&
		  phase_run(&s.h.home, a, g->name, g->turn, g->phase, &crowd_err);

	must(ok);
	arena_destroy(a);
	s.n_byhand++;
	s.n_phases++;
}

/* One phase of all games: letters, the deadline, the run. false: all games are over. */
static bool play_phase(int letters)
{
	struct game *list, *now;
	int n, n_now, hop = 0;

	arena_reset(s.a);
	running(&list, &n);
	if (!n)
		return false;
	for (int i = 0; i < n && s.n_letters < letters; i++) {
		write_for(&list[i]);
		if (i % 50 == 49)
			make_round(60);
	}
	make_round(60);
	make_round(EARLY_S);
	for (bool waits = true; waits; hop++) {
		waits = false;
		running(&now, &n_now);
		for (int i = 0, k = 0; i < n_now; i++) {
			while (k < n && list[k].id < now[i].id)
				k++;
			if (k == n || list[k].phase_no != now[i].phase_no)
				continue;
			waits = true;
			if (now[i].hold.n)
				run_byhand(&now[i]);
			else if (now[i].deadline > s.h.now)
				pass_until(now[i].deadline);
		}
		ck_assert_int_lt(hop, HOPS);
	}
	return s.n_letters < letters;
}

/* As the command line does it: each call has an arena of its own. */
static void end_and_archive(int64_t id, bool last)
{
	struct arena *a = arena_create();
	struct game g;
	struct str file;

	must(games_load(s.h.home.store, a, id, &g, &crowd_err));
	if (!last && g.status != GAME_OVER) {
		must(game_end(&s.h.home, a, g.name, STR("the soak"), &crowd_err));
	} else if (last) {
		must(carriage_archive(&s.h.home, a, g.name, &file, &crowd_err));
		unlink(str_z(a, file));
	}
	arena_destroy(a);
}

/* The games end, and go into the archive an hour later, when their last letters are out. */
static void archive(int64_t first, int n)
{
	arena_reset(s.a);
	for (int i = 0; i < n; i++)
		end_and_archive(first + i, false);
	make_round(HOUR);
	for (int i = 0; i < n; i++)
		end_and_archive(first + i, true);
	/* Raw letters are kept for days; then the purge gives their pages back, some in each round. */
	pass_until(s.h.now + REST * DAY);
	for (s.tick.spare = s.tick.forget = true; s.tick.spare || s.tick.forget;)
		make_round(60);
}

static void play_generation(int i, int n_games, int letters)
{
	int64_t first =
		crowd_add(&s.h, "g", i * n_games, n_games, s.h.now + 60 * HOUR, 1);

	crowd_sql(&s.h, STR("UPDATE game SET deadline_utc = 2000000000 WHERE id = 1"));
	while (play_phase(letters))
		;
	s.n_games += n_games;
	printf("# generation %d is over: %d letters, %d phases, %.1f s of the core's processor in %d rounds so far\n",
	       i + 1, s.n_letters, s.n_phases, (double)s.spent / CLOCKS_PER_SEC,
	       s.n_rounds);
	fflush(stdout);
	archive(first, n_games);
	s.after_kb[i] = traffic_file_kb(&s.h, s.a);
	s.after_letters[i] = s.n_letters;
	printf("# generation %d is in the archive: database %ld kB\n", i + 1,
	       s.after_kb[i]);
}

/* What takes the room. */
static void show_tables(void)
{
	sqlite3_stmt *q = sql_open(
		s.h.home.store, &crowd_err,
		"SELECT name, sum(pgsize) / 1024 AS kb FROM dbstat GROUP BY name ORDER BY kb DESC LIMIT 6",
		"");
	bool ok = true;

	while (q && sql_row(s.h.home.store, q, &ok, &crowd_err))
		printf("#   %s %lld kB\n", str_z(s.a, sql_text(q, 0, s.a)),
		       (long long)sql_int(q, 1));
	sql_close(q);
}

/* What must be flat ---------------------------------------------------------------------- */

static long mean(int from, int to, long (*of)(const struct sample *))
{
	long sum = 0;

	for (int i = from; i < to; i++)
		sum += of(&s.samples[i]);
	return sum / (to - from);
}

static long core_of(const struct sample *at)
{
	return at->core_kb;
}

static long children_of(const struct sample *at)
{
	return at->children_kb;
}

static int say(int n, bool ok, const char *what, long before, long after)
{
	printf("%s %d - %s: %ld, then %ld\n", ok ? "ok" : "not ok", n, what, before,
	       after);
	return !ok;
}

static int flat(int n, const char *what, long (*of)(const struct sample *))
{
	long middle = mean(s.n / 3, 2 * s.n / 3, of), last = mean(2 * s.n / 3, s.n, of);

	return say(n, last <= middle + middle * PERCENT / 100 + MEMORY_KB, what, middle,
		   last);
}

static int judge(int generations)
{
	const struct sample *middle = &s.samples[s.n / 3], *last = &s.samples[s.n - 1];
	/* From the third on, letters of the first are forgotten: the file is not judged where no other came after it. */
	const int from = 2, to = generations - 1;
	const int more = to > from ? s.after_letters[to] - s.after_letters[from] : 0;
	long stays = more ? (s.after_kb[to] - s.after_kb[from]) * 1024 / more : 0;
	int failed = flat(1, "kB of the core, middle third and last", core_of) +
		     flat(2, "kB of its processes, middle third and last", children_of);

	/* SQLite keeps one more from the first archive on. */
	failed += say(3,
		      last->descriptors == middle->descriptors ||
			      (generations < 3 &&
			       last->descriptors == middle->descriptors + 1),
		      "descriptors", middle->descriptors, last->descriptors);
	failed += say(
		4, stays <= STAYS_MOST,
		"bytes by which the file grows with each letter once those of old are forgotten, at most and now",
		STAYS_MOST, stays);
	printf("1..4\n");
	return failed;
}

START_TEST(soak)
{
	int letters = traffic_number("LETTERS", 100000),
	    n_games = traffic_number("GAMES", 1000),
	    generations = traffic_number("GENERATIONS", 5);
	double began = bench_now();

	s.a = arena_create();
	s.every = s.next = letters / SAMPLES;
	house_begin(&s.h, "2026-11-20T10:00:00Z");
	crowd_sql(&s.h, STR("UPDATE seat SET format = 'text'"));
	house_round(&s.h);
	house_rest(&s.h);
	s.h.home.config.limits.keep_known_days = KNOWN_DAYS;
	must(tick_open(&s.tick, &s.h.home, -1, &crowd_err));
	crowd_add(&s.h, "idle", 0, traffic_number("IDLE", 0), FAR, 0);
	for (int i = 0; i < generations; i++)
		play_generation(i, n_games / generations,
				(int)((long)letters * (i + 1) / generations));
	printf("# %d letters, %d games, %d phases (%d run by the GM), %.0f s, %.1f s of the core's processor in its rounds\n",
	       s.n_letters, s.n_games, s.n_phases, s.n_byhand, bench_now() - began,
	       (double)s.spent / CLOCKS_PER_SEC);
	show_tables();
	ck_assert_int_eq(judge(generations), 0);
	tick_close(&s.tick);
	house_close(&s.h);
}
END_TEST

int main(void)
{
	child_programs_above();
	return bench_as_test(soak, "soak") ? 3 : 0;
}
