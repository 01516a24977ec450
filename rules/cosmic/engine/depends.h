/* The dependencies between orders: the circles that resolve must try.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_DEPENDS_H
#define RULES_COSMIC_DEPENDS_H

#include "rules/cosmic/engine/whiteboard.h"

/* Can the events in slot `on` change how `slot` is decided? When in doubt, yes. */
bool ce_depends(const struct ce_play *, int slot, int on);
/* Does the slot order a card that cancels a use or a play? Its conditions are about the
 * attempt. */
bool ce_cancels(const struct ce_play *, int slot);
/* Is the fact, in a condition of such a slot, about the very thing that it cancels? The
 * play of another card is not. */
bool ce_reads_attempt(const struct ce_play *, int slot, const struct ce_fact *);
/* Does it order only what is played after the reveal, in turns? */
bool ce_acts_in_turns(const struct ce_play *, int slot);

#endif
