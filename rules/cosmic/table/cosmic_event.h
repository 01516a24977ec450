/* The events of Cosmic Encounter, for event.h. Behind each kind stand its arguments,
 * arg[0] first. Places are three numbers: where (enum ce_where), system, planet.
 * Challenges are indexes from 0. The sentences are in phrases.c.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_EVENT_H
#define RULES_COSMIC_EVENT_H

#include "base/str.h"
#include "rules/event.h"

enum ce_event {
	EV_NONE,
	/* the frame */
	EV_MISSED,          /* seat, misses in a row: no orders came, though owed */
	EV_MARKED,          /* seat: leaves at the end of the turn, played at random */
	EV_POWER_OFF,       /* seat */
	EV_POWER_ON,        /* seat */
	EV_LOSS,            /* seat, n, place, challenge, cause: to the Warp */
	EV_PLAGUE_CARD,     /* seat, card: given up for the Plague */
	EV_PLACED,          /* seat, n, place: out of Limbo */
	EV_PHASE4_LEFT_OUT, /* */

	/* phase 1 */
	EV_RELEASE,       /* seat, n, place: the turn's token out of the Warp */
	EV_FREED,         /* seat, n, place: by Mobius Tubes */
	EV_ATTACK,        /* challenge, attacker, system, planet, defender, n */
	EV_ATTACK_FROM,   /* challenge, attacker, n, place */
	EV_NO_ATTACK,     /* seat: nothing to attack with, or nobody */
	EV_RESETTLE,      /* seat, n, system, planet */
	EV_RESETTLE_FROM, /* seat, n, place */

	/* phase 2 */
	EV_DIVIDED,      /* challenge, defender, n */
	EV_INVITED,      /* challenge, main player, seats, side */
	EV_JOINED,       /* challenge, ally, main player, n, side */
	EV_JOINED_FROM,  /* challenge, ally, n, place */
	EV_REFILL,       /* seat, n: new cards */
	EV_REFILL_CARDS, /* seat, up to seven cards: only for the seat */

	/* phase 3 */
	EV_CARDS,     /* challenge, attacker, card, defender, card (0: none to show) */
	EV_TOTALS,    /* challenge, attack card's value, attack tokens, attack total,
			 and the same of the defence */
	EV_RESULT,    /* challenge, result */
	EV_LANDED,    /* seat, n, system, planet, challenge */
	EV_TO_LIMBO,  /* seat, n, place, challenge, cause */
	EV_OWED,      /* challenge, to, by, n: consolation to come */
	EV_EARNED,    /* challenge, ally, n: rewards to come */
	EV_DISCARDED, /* seat, card, cause */

	/* phase 4 */
	EV_DEAL,             /* challenge, attacker, defender */
	EV_DEAL_BASE,        /* challenge, seat, n, system, planet, giver */
	EV_DEAL_FROM,        /* challenge, seat, n, place */
	EV_DEAL_NO_BASE,     /* challenge, seat: no token to set it up with */
	EV_DEAL_CARDS,       /* challenge, giver, receiver, n */
	EV_DEAL_CARD,        /* challenge, giver, receiver, card: these two alone */
	EV_DEAL_FAILED,      /* challenge, attacker, defender */
	EV_CONSOLATION,      /* challenge, to, by, n */
	EV_CONSOLATION_CARD, /* challenge, to, by, card: these two alone */
	EV_NO_CONSOLATION,   /* challenge, who gets none: Stellar Gas */
	EV_REWARD,           /* challenge, ally, cards, tokens */
	EV_REWARD_CARD,      /* seat, card: only for the seat */
	EV_REWARD_TOKENS,    /* seat, n, place, challenge */
	EV_REMOVED,          /* seat */
	EV_LEAD,             /* seat */
	EV_DESTINY,          /* seat, colour */
	EV_REDRAW,           /* seat: own colour, drawn again */
	EV_OWN_COLOUR,       /* seat, choice */
	EV_DESTINY_SHUFFLED, /* */
	EV_DECK_SHUFFLED,    /* n cards */
	EV_WINNERS,          /* seats, bases */
	EV_NO_WINNER,        /* */

	/* cards and Powers */
	EV_EDICT,   /* seat, card, challenge, target (each -1: not said) */
	EV_USE,     /* seat, challenge, target, number of the Power (0: not said) */
	EV_STOPPED, /* the same: it was zapped */
	EV_HAND,    /* seat, up to seven cards: dealt at the start; only for the seat */

	/* for the GM */
	EV_RULING_REMOVED, /* seat, decision (from 1, as written), alternative (from 1)
			    */
	EV_RULING_SEVERAL, /* lead seat */
	EV_RULING_CAP,     /* replays tried */

	/* Flares, and what Powers do. New kinds come at the end: events are stored by
	 * their number. */
	EV_FLARE,         /* seat, card, challenge, target, super (each -1: not said) */
	EV_FLARE_STOPPED, /* seat, card, challenge, super */
	EV_LOOK,          /* looker, whose hand, challenge */
	EV_LOOK_CARDS,    /* whose hand, up to seven cards: the looker's alone */
	EV_TAKEN,         /* from, to, n, challenge: cards */
	EV_TAKEN_CARD,    /* from, to, card: these two alone */
	EV_DRAWN,         /* seat, n, challenge: cards from the deck */
	EV_DRAWN_CARD,    /* seat, card: only for the seat */
	EV_KEPT,          /* seat, card, challenge: an own shown card comes back */
	EV_SALVAGED,      /* seat, card, whose discard it was */
	EV_PUT_ASIDE,     /* seat, n, challenge: cards until the challenges end */
	EV_PUT_ASIDE_CARD, /* seat, card, challenge: only for the seat */
	EV_BLIND,          /* challenge, seat: its card there will be drawn */
	EV_ASIDE,          /* seat, n: cards out of its Power's zone to its hand */
	EV_ASIDE_CARD,     /* seat, card: only for the seat */
	EV_SETTLED,    /* seat, n, place, system, planet: a base by a Power's leave */
	EV_MIXED,      /* seat, other player, challenge, n it takes: both hands */
	EV_OOZE,       /* seat, n (below 0: out), place, challenge */
	EV_OUT,        /* seat, n, place, challenge, cause: out of the game */
	EV_SPARED,     /* seat, n, place, challenge, cause, where to (act.h: at) */
	EV_CAPTURED,   /* seat, n, place, challenge, cause, captor */
	EV_HEALED,     /* seat, n, healer, challenge */
	EV_MUST_LOSE,  /* victim, n, the seat that takes them */
	EV_CALLED_OFF, /* challenge */
	EV_COUNTS_AS,  /* challenge, side, card that the shown one counts as */
	EV_CONE_MOVED, /* challenge, system, planet that it aims at now */
	EV_ADDED_CARD, /* challenge, side, card: played besides the first */
	EV_NEW_POWER,  /* seat, number of the Power */
	EV_EXTRA,      /* seat, results: destinies it has next turn */
	EV_SUM, /* challenge, side, value, times what, tokens of the main player and of
		   the allies as they count, addition, total: where it is not the plain
		   sum of EV_TOTALS */
	EV_DEAL_BROKEN,  /* challenge, giver, partner: the promise was gone, and the
			    partner loses nothing for it */
	EV_DEAL_INSTEAD, /* challenge, giver, receiver: another card than the one
			    promised; these two alone */
	EV_EXCUSED,      /* seat: no orders came before the phase was run early */

	EV_COUNT,
};

/* Appends the sentence of the event, without an end of line: "Red loses 3 tokens of
 * Yellow 3 to the Warp." Nothing where it has none. */
void ce_phrase(const struct event *, struct buf *);

#endif
