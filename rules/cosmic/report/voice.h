/* The voice [R6]: which moments a phase had, and what the zine says of them. Made of what
 * all readers may see, never of a seat's own view.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_VOICE_H
#define RULES_COSMIC_VOICE_H

#include "rules/event.h"
#include "rules/voice.h"

struct arena;

/* The bigger one first: it has the headline. */
enum ce_moment {
	MOMENT_WINNER,       /* seats, bases */
	MOMENT_SHARED_WIN,   /* seats, bases */
	MOMENT_NO_WINNER,    /* */
	MOMENT_STOPPED,      /* the GM ended the game */
	MOMENT_ENOUGH_BASES, /* seat, system, planet: as many as a win takes */
	MOMENT_FOURTH_BASE,  /* seat, system, planet: one short of winning */
	MOMENT_TAKEN_LEAD, /* seat, system, planet: a new base there, and no one has as many */
	MOMENT_NEW_LEAD,   /* seat, bases: leads alone now, though not by a new base */
	MOMENT_REMOVED,    /* seat */
	MOMENT_TAKEN,      /* seat, system, planet: a new base there */
	MOMENT_FIRST_BASE, /* seats: nobody had one outside before */
	MOMENT_BEATEN,     /* attacker who won, system, planet, defender */
	MOMENT_LEAD,       /* the turn is over: seat, bases of who leads alone */
	MOMENT_LEVEL,      /* ... seat, seat, bases of the two who do */
	MOMENT_WON, /* the turn is over: attacker who won, system, planet; n attacks were */
	MOMENT_POWER_OFF,   /* seat */
	MOMENT_RETURNED,    /* seat, system, planet: its own, where it had no token */
	MOMENT_POWER_ON,    /* seat */
	MOMENT_BIG_LOSS,    /* n tokens of all went to the Warp */
	MOMENT_BETRAYED,    /* who showed a Compromise, who an Attack, it, challenge */
	MOMENT_FAILED_DEAL, /* seat, seat, challenge */
	MOMENT_TIE,         /* challenge, attacker, defender, total of both */
	MOMENT_CROWD,       /* system, planet, n attacks at it */
	MOMENT_DEAL,        /* seat, seat, challenge */
	MOMENT_ZAPPED,      /* seat whose Power it was */
	MOMENT_MISSED_MANY, /* seats */
	MOMENT_MISSED,      /* seat */
	/* where nothing of the above was */
	MOMENT_OPENING, /* the first report: n players */
	MOMENT_ATTACKS, /* n; the attacker of the first, system, planet */
	MOMENT_NO_ATTACKS,
	MOMENT_ALLIES,   /* the first who joined, whom */
	MOMENT_ALONE,    /* nobody joined anybody */
	MOMENT_DEFENDED, /* defender who won, system, planet, attacker; no attacker won */
	MOMENT_CARDS,
	MOMENT_HELD, /* ... but none was: n were beaten off; the defender, system, planet */
	MOMENT_SMALL_LOSS, /* nothing big, but tokens went to the Warp */
	MOMENT_QUIET,
	MOMENT_COUNT
};

extern const struct voice_kind ce_voice_kinds[MOMENT_COUNT]; /* voice_lines.c */

enum { CE_BIG_LOSS = 8, CE_CROWD = 3 };

/* `before` and `after` are the readers' views of the position that was run and of what
 * came of it (`before` NULL: the set-up), `seen` the readers' events of the turn. */
void ce_voice(const void *before, const void *after, const struct events *seen,
	      const struct rng *, struct arena *, struct voice *);

#endif
