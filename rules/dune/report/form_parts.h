/* What the reader of a view may choose now, as the form and "You need" both say it.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_FORM_PARTS_H
#define RULES_DUNE_REPORT_FORM_PARTS_H

#include <stdbool.h>

#include "base/str.h"
#include "rules/dune/table/view.h"
#include "rules/pieces/order_form.h"

/* Do they dial the first storm? */
bool du_form_dials(const struct du_view *);
/* Do they keep one of their traitor cards? */
bool du_form_keeps_traitor(const struct du_view *);
/* Is there a card up for bids, and room for it in their hand? */
bool du_form_bids(const struct du_view *);
/* Do they fight that player in the field that begins there, with a plan still to come? */
bool du_form_fights(const struct du_view *, int area, int enemy);

/* None yet, for the reader of the view. */
struct form_examples du_form_examples(struct arena *, const struct du_view *);
/* Another player; DU_NOBODY: there is none. */
int du_form_another(const struct du_view *);
/* The first card of the hand in these classes (enum du_card_class); DU_NO_CARD: there is none. */
int du_form_held(const struct du_view *, int first, int last);
/* The lines for answers to other players, and for cards in the reader's hand that have orders of their own. */
void du_form_answers(const struct du_view *, struct buf *lines,
		     struct form_examples *examples);
void du_form_cards(const struct du_view *, struct buf *lines);

#endif
