/* The sections of the report, between its files: report_fights.c tells what happened,
 * report_powers.c of Powers, report_now.c where everything is, report_own.c what only
 * the reader knows; report_tell.c finds the sentences.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_REPORT_PARTS_H
#define RULES_COSMIC_REPORT_PARTS_H

#include "rules/cosmic/report/report.h"

/* The arguments that every section needs. */
struct sheet_of_paper {
	const struct ce_view *v;
	const struct ce_table *t;
	const struct events *seen;
	struct page *page;
	struct arena *a;
	int first;                 /* phase from which on things are told */
	int told_turn, told_phase; /* the phase that was run last; 0: none yet */
};

/* All but the page. */
struct sheet_of_paper ce_paper(const void *view, const struct events *seen,
			       struct arena *);

/* The part of the report in which an event is told. */
enum ce_telling { IN_NOTES, IN_NEWS, IN_TABLE, IN_USE, IN_DESTINY, IN_OWN, NOWHERE };

/* Is the event one of those that this report tells? */
bool ce_is_told(const struct sheet_of_paper *, const struct event *);
/* Is it told in no section but the reader's own? */
bool ce_is_told_apart(const struct event *);
/* All sentences of one place, as one paragraph; notes: those of one challenge, or -1.
 */
struct str ce_sentences(const struct sheet_of_paper *, enum ce_telling, int challenge);

/* "attack wins", of enum ce_result. */
const char *ce_result_name(int result);
/* Tokens of a seat in it: as they stood at the reveal, or stand now. */
int ce_tokens_in(const struct ce_challenge *, int seat);
/* Does the card of a side (0: attack, 1: defence) count as a Compromise? Totals count
 * only where neither side's does. */
bool ce_is_calm(const struct ce_challenge *, int side);

void ce_report_fights(const struct sheet_of_paper *);  /* 2 */
void ce_report_powers(const struct sheet_of_paper *);  /* 3 */
void ce_report_tokens(const struct sheet_of_paper *);  /* 4 */
void ce_report_piles(const struct sheet_of_paper *);   /* 5 */
void ce_report_destiny(const struct sheet_of_paper *); /* 6 */
void ce_report_own(const struct sheet_of_paper *);     /* 7 */

/* Parts of section 7: zones, an order that holds, the texts of Flares, hands that were
 * seen. */
void ce_report_own_powers(const struct sheet_of_paper *);
/* All zones that do not lie open, once the game is over. */
void ce_report_zones(const struct sheet_of_paper *, int seat);

#endif
