/* How many lines of orders are checked in a second: letters of eight lines, half of
 * them faulty, in the position of the reports' mock-up. Prints "lines/s N", the median
 * of several runs, in seconds of the processor.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "tests/rules/cosmic/position.h"

enum { RUNS = 5, LETTERS = 4000, LINES = 8 };

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

static double seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int by_size(const void *x, const void *y)
{
	double a = *(const double *)x, b = *(const double *)y;
	return a < b ? -1 : a > b;
}

int main(void)
{
	struct arena *a = arena_create();
	struct ce_view view[3];
	double run[RUNS];
	int refused = 0, accepted = 0;

	for (int i = 0; i < 3; i++)
		position(&view[i], RED, i + 1);
	for (int r = 0; r < RUNS; r++) {
		double start = seconds();
		refused = accepted = 0;
		for (int i = 0; i < LETTERS; i++) {
			struct reading *read = read_on(a, &view[i % 3], letters[i % 3], NULL);
			refused += read->n_refused;
			accepted += read->n_accepted;
			arena_reset(a);
		}
		run[r] = LETTERS * LINES / (seconds() - start);
	}
	qsort(run, RUNS, sizeof run[0], by_size);
	printf("lines/s %.0f (%d refused, %d accepted of %d)\n", run[RUNS / 2], refused, accepted,
	       LETTERS * LINES);
	arena_destroy(a);
	return EXIT_SUCCESS;
}
