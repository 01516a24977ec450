/* The chart: the board as a figure [R6a, R6c, R6e]. All of it is public, and the
 * report's tables show it too: systems, tokens by letter and colour, challenges as
 * arrows, Warp and Limbo, and the moves since the last report.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CHART_H
#define RULES_COSMIC_CHART_H

struct events;
struct figure;

/* Draws into an empty figure with an arena; width, height, title and words are set.
 * `seen` as for the report. */
void ce_chart(const void *view, const struct events *seen, struct figure *);

/* Its marks explained, for newcomers: paragraphs, ended by NULL. */
extern const char *const ce_chart_key[];

#endif
