/* Counts: numbers of each seat that everybody knows [R6a, R6c], for standings and
 * for drawings of a game's course.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_COUNTS_H
#define RULES_COSMIC_COUNTS_H

#include <stdint.h>

struct arena;
struct buf;
struct ce_table;
struct event;

/* From 0: "Bases", "Warp", "Cards"; NULL after the last. And its meaning: "tokens in
 * the Warp". */
const char *ce_count_name(int which);
const char *ce_count_what(int which);
int ce_count_goal(int which);
int ce_count(const void *view, int which, int seat);

/* Bit per seat that has a base abroad. */
unsigned ce_abroad(const struct ce_table *);
/* How the race for bases stands: an event of enum race_event (moments.h), or NULL. */
const struct event *ce_race(const struct ce_table *before, const struct ce_table *after,
			    struct arena *);

/* The attack of turn 1: "4 tokens, 1 ally"; "no attack". The view is that after it. */
void ce_opening(const void *view, int seat, struct buf *);

/* The seat's colour on the ground of the chart, 0xRRGGBB. */
int32_t ce_ink(int seat);
/* The same on paper. */
int32_t ce_ink_by_day(int seat);

#endif
