/* Everything that the game puts on paper, made of a view and of events that its reader
 * may know: the report's sections 1 to 7 [R6], the order form, the orders still owed,
 * the game's part of the start letter [R5, R17]. None of these files includes state.h.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_REPORT_H
#define RULES_COSMIC_REPORT_H

#include "base/page.h"
#include "orders/sheet.h"
#include "rules/cosmic/table/view.h"
#include "rules/event.h"

/* Sections 1-7. `seen` are the events of the turn of the phase that was run last. */
void ce_report(const void *view, const struct events *seen, struct page *);

/* The challenges that have come to a result (rules/matches.h); `seen` as for the report. */
struct matches;
void ce_matches(const void *view, const struct events *seen, struct matches *);

/* "Power: MIND", for the head; nothing where the seat has none. */
void ce_role(const void *view, struct buf *);
void ce_role_name(const void *view, int seat, struct buf *);

/* Section 10: a template with blanks, and examples that are legal now. */
void ce_form(const void *view, struct page *);

/* "an attack on a YELLOW planet, and a place for 1 Limbo token"; nothing where the seat
 * owes nothing, or the sheet (may be NULL) holds it all. */
void ce_needs(const void *view, const struct sheet *, struct buf *);

/* The Powers, the options and the hand, for the start letter. */
void ce_start(const void *view, struct page *);

/* Shared by them: "Attack 4, 8, 12; Compromise x2; Cosmic Zap". Cards in order of their
 * bytes; "none" where there are none. */
void ce_print_cards(const uint8_t cards[], int n, struct buf *);
/* "C1, C3 and C4" out of bits. */
void ce_print_challenges(unsigned challenges, struct buf *);
/* An order of the reader's own Power that holds, in the words that they would write. */
void ce_print_kept(const struct ce_view *, const struct ce_kept *, struct buf *);
/* "Yellow 3" */
void ce_print_planet(int system, int planet, struct buf *);

#endif
