/* The events of Dragon Dune and their arguments. A seat is written s, a territory t, a
 * card c, a number n.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_DUNE_EVENT_H
#define RULES_DRAGON_DUNE_TABLE_DUNE_EVENT_H

enum dd_event {
	DD_EV_EMPEROR = 1, /* s */
	DD_EV_DRAGON_AT,   /* n: where the Wild Dragon begins */
	DD_EV_PLACED,      /* s, n, t */
	DD_EV_MISSED,    /* s, n: misses in a row, without this one if it is excused */
	DD_EV_DRAGON,    /* roll, from, to */
	DD_EV_EATEN,     /* t, s, n */
	DD_EV_GOLD_LOST, /* t, n */
	DD_EV_FLED,      /* s, n, t, t: by the ace */
	DD_EV_EVENT,     /* c, t, n gold */
	DD_EV_NO_GOLD,   /* c, t: the Wild Dragon is there */
	DD_EV_RED,       /* t */
	DD_EV_RODE,      /* s, n, t, t */
	DD_EV_BURNT,     /* t, s, n */
	DD_EV_COUNCIL,   /* - */
	DD_EV_ALLIED,    /* s, s */
	DD_EV_BROKEN,    /* s who broke it, s */
	DD_EV_LOTS,      /* n */
	DD_EV_SOLD,      /* lot, s, price, paid to s or DD_NOBODY */
	DD_EV_ACED,      /* lot, s, c: an ace in place of money */
	DD_EV_UNSOLD,    /* lot, c */
	DD_EV_GOT,       /* s, c; private */
	DD_EV_EXTRA,     /* s */
	DD_EV_GAVE,      /* s, s, n */
	DD_EV_BACK,      /* s, n: from the graveyard */
	DD_EV_CONSCRIPTED, /* s, n, t */
	DD_EV_HIRED,       /* s, n, t */
	DD_EV_PAID,        /* s, n, to s or DD_NOBODY, ace c or 0 */
	DD_EV_STOPPED,     /* s by the Goblins, ace c */
	DD_EV_RAISED,      /* s, n, t */
	DD_EV_ACE_PLACED,  /* s, n, t, c */
	DD_EV_MOVED,       /* s, n, t, t, ace c or 0 */
	DD_EV_CREPT,       /* s, n, t, t: hidden; private */
	DD_EV_DISBANDED,   /* s, n, t */
	DD_EV_HID,         /* s, n, t */
	DD_EV_CAME_OUT,    /* s, n, t */
	DD_EV_ANSWER,      /* s, s, t, question, n or DD_UNSAID; private */
	DD_EV_BATTLE,      /* t, attacker, n sent, c, defender, n sent, c */
	DD_EV_VALUES,      /* t, attacker, value, defender, value */
	DD_EV_TREACHERY, /* t, caller, victim, queen, jack or ace, whose queen, whose jack */
	DD_EV_WON,       /* t, winner, n lost, loser, n lost */
	DD_EV_BOTH_LOST,   /* t, s, n, s, n */
	DD_EV_CARD_GONE,   /* s, c: discarded */
	DD_EV_STOLE,       /* s, s */
	DD_EV_STOLEN,      /* s, s, c; private */
	DD_EV_FENCED,      /* s, c, n gold */
	DD_EV_INCOME,      /* n each */
	DD_EV_COLLECTED,   /* s, n, t */
	DD_EV_VICTORY,     /* s, castles; alone */
	DD_EV_VICTORY_TWO, /* s, s, castles */
	DD_EV_DEFAULT,     /* s or DD_NOBODY: the Orcs' ally */
	DD_EV_UNUSED,      /* s, reason (enum dd_why); says the order; private */
	DD_EV_FELL,        /* s, end (standing.h); says the order; private */
	DD_EV_AGREED,      /* s, s; says the words of the first; for all */
	DD_EV_OFFERED,     /* s, s; the same, for the two alone */
	DD_EV_QUESTIONS,   /* -: they were answered, and the Elves plan */
	DD_EV_BARE,        /* s, t, opponent s: no card of the plan was left; private */
	DD_EV_NO_PACT,     /* -: the council has made no alliance */
	DD_EV_NO_TAKER, /* s: no alliance came of their wish; says the order; private */
	DD_EV_END
};

/* Why an order could not be carried out. */
enum dd_why {
	DD_WHY_NOTHING,
	DD_WHY_CONDITION,
	DD_WHY_NO_TOKENS, /* none of theirs there */
	DD_WHY_NO_RESERVE,
	DD_WHY_NO_GOLD,
	DD_WHY_FULL, /* two players are in the castle */
	DD_WHY_FAR,
	DD_WHY_NO_ACE,
	DD_WHY_ONE_ONLY, /* all conscripts go to one territory */
	DD_WHY_STOPPED,
	DD_WHY_BARRED, /* two players are in a castle on the way */
	DD_WHYS
};

#endif
