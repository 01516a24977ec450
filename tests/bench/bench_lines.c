/* Order lines a second through the checker: letters of eight lines, half of them
 * faulty, in the position of the reports' example. Floor: a scan of the same bytes for
 * line ends.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "tests/bench/bench.h"
#include "tests/rules/cosmic/position.h"

enum { LETTERS = 4000, LINES = 8, KINDS = 3, SCANS = 100, COUNTED = 60 };

static const char *const letters[] = {
	"attack yellow 3 with 2 from 1, 1 from 3\n"
	"limbo 1 to 4\n"
	"play plague on green if green attacks red 5\n"
	"if blue attacks red 5 or green attacks red 5, zap blue's power\n"
	"limbo 1 to home\n"
	"atack yelow 3 or yellow 5 with 3 from 3\n"
	"release 2 to 3\n"
	"play mobius tubes; put my 2 from warp on 3 and 4\n",

	"invite everyone except blue in c1\n"
	"no allies for C3, thanks\n"
	"ally yellow in c4 with 2 from 1, 1 from 3 if yellow invites me\n"
	"play plague on Gren\n"
	"ally blue in c2 with 2 from green 1\n"
	"card 20 in c1\n"
	"invite purple in c2\n"
	"defend c3 with 1, c2 with 4\n",

	"C1: attack 20 > compromise\n"
	"card 12 in c2 if c2 attack has 3 or more tokens else 8\n"
	"Zap Blue's power in C4 if he uses it, otherwise keep it\n"
	"own colour: redraw\n"
	"card 14 in c1\n"
	"card 30 in c3 if i would lose\n"
	"emotion control on c3\n"
	"attack yellow 3 with 2 from 1\n",
};

static double lines_a_second(struct arena *a, const struct ce_view view[], int *refused)
{
	double start = bench_now();

	*refused = 0;
	for (int i = 0; i < LETTERS; i++) {
		*refused += read_on(a, &view[i % KINDS], letters[i % KINDS], NULL)
				    ->n_refused;
		arena_reset(a);
	}
	return LETTERS * LINES / (bench_now() - start);
}

static double scans_a_second(void)
{
	double start = bench_now();
	volatile size_t ends = 0;

	for (int i = 0; i < LETTERS * SCANS; i++)
		for (const char *p = letters[i % KINDS]; (p = strchr(p, '\n')) != NULL;
		     p++)
			ends++;
	return (double)LETTERS * SCANS * LINES / (bench_now() - start);
}

struct counted {
	struct arena *a;
	const struct ce_view *view;
};

static void read_some(void *with)
{
	const struct counted *c = with;

	for (int i = 0; i < COUNTED; i++)
		(void)read_on(c->a, &c->view[i % KINDS], letters[i % KINDS], NULL);
}

static int count(const struct counted *c, const char *unit)
{
	for (int i = 0; i < KINDS; i++) /* what is made once is not of each letter */
		(void)read_on(c->a, &c->view[i], letters[i], NULL);
	bench_counted(read_some, (void *)(uintptr_t)c);
	bench_done(unit, COUNTED * LINES);
	arena_destroy(c->a);
	return 0;
}

int main(int argc, char **argv)
{
	struct arena *a = arena_create();
	struct ce_view view[KINDS];
	double rates[BENCH_RUNS], floors[BENCH_RUNS];
	int refused = 0;

	for (int i = 0; i < KINDS; i++)
		position(&view[i], RED, i + 1);
	if (bench_unit(argc, argv))
		return count(&(struct counted){a, view}, bench_unit(argc, argv));
	for (int r = 0; r < BENCH_RUNS; r++) {
		rates[r] = lines_a_second(a, view, &refused);
		floors[r] = scans_a_second();
	}
	printf("%d of %d lines were refused\n", refused, LETTERS * LINES);
	bench_print("order lines a second", rates, floors, BENCH_RUNS,
		    "  scan of the same bytes", 200000);
	arena_destroy(a);
	return 0;
}
