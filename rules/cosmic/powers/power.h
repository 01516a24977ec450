/* Everything that a Power's file may use: the board and its acts, the effects, and the
 * readers of its own words. How to write one: README.md in this folder.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_POWERS_POWER_H
#define RULES_COSMIC_POWERS_POWER_H

#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "rules/cosmic/phases/choice.h"
#include "rules/cosmic/phases/reveal.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/cosmic_event.h"
#include "rules/cosmic/words/words_items.h"
#include "rules/cosmic/words/words_parts.h"

static inline struct ce_challenge *challenge_of(struct ce_board *b, int c)
{
	return &b->t->challenge[c];
}

static inline bool is_main(const struct ce_board *b, int challenge, int seat)
{
	return ce_is_main(&b->t->challenge[challenge], seat);
}

/* An ally, not a main player. */
static inline bool is_ally(const struct ce_board *b, int challenge, int seat)
{
	const struct ce_challenge *c = &b->t->challenge[challenge];

	return !ce_is_main(c, seat) && c->side[seat];
}

static inline int opponent(const struct ce_board *b, int challenge, int seat)
{
	return ce_opponent(&b->t->challenge[challenge], seat);
}

/* No card counts as an Attack of 0. */
static inline bool both_attacks(const struct ce_act *outcome_or_total)
{
	return outcome_or_total->card != CARD_COMPROMISE &&
	       outcome_or_total->other_card != CARD_COMPROMISE;
}

/* A main player who won, or whose deal was made. */
static inline bool won_or_dealt(const struct ce_board *b, int challenge, int seat)
{
	const struct ce_challenge *c = &b->t->challenge[challenge];

	return ce_is_main(c, seat) &&
	       (c->result == CE_DEAL_MADE ||
		c->result == (c->attacker == seat ? CE_ATTACK_WINS : CE_DEFENCE_WINS));
}

#endif
