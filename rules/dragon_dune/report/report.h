/* Everything that players read: the report, its parts, the form, the start letter.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_REPORT_H
#define RULES_DRAGON_DUNE_REPORT_REPORT_H

#include <stdint.h>

#include "base/str.h"

struct count_aim;
struct events;
struct matches;
struct page;
struct sheet;

void dd_report(const void *view, const struct events *seen, struct page *);
/* The battles of the turn (rules/matches.h); `seen` as for the report. */
void dd_matches(const void *view, const struct events *seen, struct matches *);
void dd_needs(const void *view, const struct sheet *, struct buf *);
void dd_form(const void *view, struct page *);
/* How to play, in paragraphs, ended by NULL. */
extern const char *const dd_lesson[];
void dd_start(const void *view, struct page *);

const char *dd_count_name(int which);
const char *dd_count_what(int which);
int dd_count(const void *view, int which, int seat);
struct count_aim dd_count_aim(const void *view, int seat);
/* The castles in which it has tokens: "in 5c and 11c"; "in no castle". */
void dd_opening(const void *view, int seat, struct buf *);

#endif
