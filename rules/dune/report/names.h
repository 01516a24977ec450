/* Names as sentences have them. Texts that are made live in the buffer's arena.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_NAMES_H
#define RULES_DUNE_REPORT_NAMES_H

#include "base/str.h"
#include "rules/dune/map/map.h"

const char *du_the(int seat);                   /* "the Emperor", "Harkonnen" */
const char *du_subject(struct buf *, int seat); /* "The Emperor", at the beginning */
const char *du_where(struct buf *, int area);   /* "Hagga Basin (sector 12)" */
/* "Polar Sink": a name for a table, without an article. */
const char *du_bare(const char *words);
const char *du_forces(struct buf *, int n,
		      int elites);          /* "3 forces, 1 of them elite" */
const char *du_halves(struct buf *, int n); /* "2", "2.5", "0.5" */
const char *du_led_by(int leader);          /* "Stilgar", "a Cheap Hero", "nobody" */
const char *du_card_name(int card);         /* "Shield", "nothing" */
const char *du_why_words(int why);          /* a sentence for enum du_why */

#endif
