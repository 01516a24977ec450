/* The colours of the factions, by night and by day: they can be read on the ground of the board and told apart, also by people
 * who see no red or no green (the model of Machado, Oliveira and Fernandes, 2009; distances in CIELAB).
 * SPDX-License-Identifier: ISC */
#include <math.h>

#include "rules/dune/report/board_parts.h"
#include "rules/dune/report/report.h"
#include "tests/rules/dune/dune_kit.h"

enum { APART = 13 }; /* about six differences that an eye just sees */
enum { EYES = 3 };

static const double seen[EYES][3][3] = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
					{{0.152286, 1.052583, -0.204868},
					 {0.114503, 0.786281, 0.099216},
					 {-0.003882, -0.048116, 1.051998}},
					{{0.367322, 0.860646, -0.227968},
					 {0.280085, 0.672501, 0.047413},
					 {-0.01182, 0.04294, 0.968881}}};

static void linear(int32_t rgb, double out[3])
{
	for (int i = 0; i < 3; i++) {
		double c = (rgb >> (16 - 8 * i) & 0xff) / 255.0;
		out[i] = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
	}
}

static double contrast(int32_t one, int32_t two)
{
	double a[3], b[3];

	linear(one, a);
	linear(two, b);
	double p = 0.2126 * a[0] + 0.7152 * a[1] + 0.0722 * a[2] + 0.05;
	double q = 0.2126 * b[0] + 0.7152 * b[1] + 0.0722 * b[2] + 0.05;
	return p > q ? p / q : q / p;
}

static double root(double t)
{
	return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

static void lab(int32_t rgb, int eye, double out[3])
{
	double full[3], l[3];

	linear(rgb, full);
	for (int i = 0; i < 3; i++) {
		l[i] = seen[eye][i][0] * full[0] + seen[eye][i][1] * full[1] +
		       seen[eye][i][2] * full[2];
		l[i] = l[i] < 0 ? 0 : l[i] > 1 ? 1 : l[i];
	}
	double x = root((0.4124 * l[0] + 0.3576 * l[1] + 0.1805 * l[2]) / 0.9505);
	double y = root(0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2]);
	double z = root((0.0193 * l[0] + 0.1192 * l[1] + 0.9505 * l[2]) / 1.089);
	out[0] = 116 * y - 16;
	out[1] = 500 * (x - y);
	out[2] = 200 * (y - z);
}

static double apart(int32_t one, int32_t two, int eye)
{
	double a[3], b[3];

	lab(one, eye, a);
	lab(two, eye, b);
	return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) +
		    (a[2] - b[2]) * (a[2] - b[2]));
}

START_TEST(names_can_be_read_on_their_ground)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		ck_assert(contrast(du_ink(seat), SPACE) >= 7);
		ck_assert(contrast(du_ink(seat), DARK) >= 7);
		ck_assert(contrast(du_ink_by_day(seat), DAY_SPACE) >= 5.5);
		ck_assert(contrast(du_ink_by_day(seat), DAY_LETTER) >= 5.5);
	}
}
END_TEST

/* A counter on the colours of the land: as the web's rules want it of a drawing. */
START_TEST(counters_stand_out_of_the_land)
{
	static const int32_t night[] = {SAND, SHELTER, ROCK, HOLD, POLE};
	static const int32_t day[] = {DAY_SAND, DAY_SHELTER, DAY_ROCK, DAY_HOLD,
				      DAY_POLE};

	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int i = 0; i < 5; i++) {
			ck_assert(contrast(du_ink(seat), night[i]) >= 3);
			ck_assert(contrast(du_ink_by_day(seat), day[i]) >= 4);
		}
}
END_TEST

/* Sand, where the storm and the worm reach, beside rock and strongholds: also for eyes that see no colour at all, and on grey paper. */
START_TEST(sand_is_told_from_rock_without_colours)
{
	ck_assert(contrast(SAND, ROCK) >= 1.25);
	ck_assert(contrast(SAND, HOLD) >= 1.2);
	ck_assert(contrast(DAY_SAND, DAY_ROCK) >= 1.25);
	ck_assert(contrast(DAY_SAND, DAY_HOLD) >= 1.2);
}
END_TEST

START_TEST(factions_are_told_apart_by_every_eye)
{
	for (int eye = 0; eye < EYES; eye++)
		for (int one = 0; one < DU_SEATS; one++)
			for (int other = 0; other < one; other++) {
				ck_assert_msg(
					apart(du_ink(one), du_ink(other), eye) >= APART,
					"night, eye %d: %d and %d", eye, one, other);
				ck_assert_msg(apart(du_ink_by_day(one),
						    du_ink_by_day(other), eye) >= APART,
					      "day, eye %d: %d and %d", eye, one,
					      other);
			}
}
END_TEST

DUNE_MAIN("dune/colours", names_can_be_read_on_their_ground,
	  counters_stand_out_of_the_land, sand_is_told_from_rock_without_colours,
	  factions_are_told_apart_by_every_eye)
