/* The sections of the report, between its files: report.c tells what happened,
 * report_now.c where everything is, report_own.c what only the reader knows.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_REPORT_PARTS_H
#define RULES_COSMIC_REPORT_PARTS_H

#include "rules/cosmic/report.h"

/* What every section needs. */
struct sheet_of_paper {
	const struct ce_view *v;
	const struct ce_table *t;
	const struct events *seen;
	struct page *page;
	struct arena *a;
	int first;                 /* phase from which on things are told */
	int told_turn, told_phase; /* the phase that was run last; 0: none yet */
};

/* Where an event is told. */
enum ce_telling { IN_NOTES, IN_NEWS, IN_TABLE, IN_USE, IN_DESTINY, IN_OWN, NOWHERE };

/* All sentences of one place, as one paragraph; notes: those of one challenge, or -1.
 */
struct str ce_sentences(const struct sheet_of_paper *, enum ce_telling, int challenge);

void ce_report_tokens(const struct sheet_of_paper *);  /* 4 */
void ce_report_piles(const struct sheet_of_paper *);   /* 5 */
void ce_report_destiny(const struct sheet_of_paper *); /* 6 */
void ce_report_own(const struct sheet_of_paper *);     /* 7 */

#endif
