/* Everything that players read: the report, its parts, the form, the start letter.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_REPORT_H
#define RULES_DUNE_REPORT_REPORT_H

#include <stdint.h>

#include "base/str.h"

struct count_aim;
struct events;
struct page;
struct sheet;

void du_report(const void *view, const struct events *seen, struct page *);
void du_needs(const void *view, const struct sheet *, struct buf *);
bool du_owes_answer(const void *view, const struct sheet *);
void du_form(const void *view, struct page *);
/* How to play, in paragraphs, ended by NULL. */
extern const char *const du_lesson[];
void du_start(const void *view, struct page *);

const char *du_count_name(int which);
const char *du_count_what(int which);
int du_count(const void *view, int which, int seat);
struct count_aim du_count_aim(const void *view, int seat);
/* The colours of the factions, 0xRRGGBB, on a dark background and on a light one. */
int32_t du_ink(int seat);
int32_t du_ink_by_day(int seat);

#endif
