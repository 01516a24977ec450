/* The events of Dune and their arguments. A seat is written s, a leader l, a card c, an
 * area a, a territory t, a number n. These numbers are stored: add at the end.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_DUNE_EVENT_H
#define RULES_DUNE_TABLE_DUNE_EVENT_H

enum du_event {
	DU_EV_CIRCLE = 1,  /* s, n: sector of the circle */
	DU_EV_PREDICTED,   /* s, s, n turn; private */
	DU_EV_DEALT,       /* s, l, l, l, l: traitor cards; private */
	DU_EV_KEPT,        /* s, l; private */
	DU_EV_PLACED,      /* s, n, n elites, a, n advisors */
	DU_EV_GOT,         /* s, c; private */
	DU_EV_DIALS,       /* s, n, s, n */
	DU_EV_STORM,       /* n sectors, n the sector in which it ends */
	DU_EV_SWEPT,       /* s, n, n elites, a */
	DU_EV_SPICE_SWEPT, /* n, a */
	DU_EV_BLOW,        /* n pile, a, n spice; 0: the storm is there */
	DU_EV_WORM,        /* n pile, t or DU_NOWHERE: nothing lies there */
	DU_EV_WORM_IDLE,   /* n pile: one more in a blow */
	DU_EV_EATEN,       /* s, n, n elites, a */
	DU_EV_SPICE_EATEN, /* n, a */
	DU_EV_MISSED,     /* s, n: misses in a row, without this one if it is excused */
	DU_EV_UNUSED,     /* s, n why (enum du_why); says the order; private */
	DU_EV_FELL,       /* s, n end (standing.h); says the order; private */
	DU_EV_CHARITY,    /* s, n; private */
	DU_EV_NEXT_STORM, /* n; private */
	DU_EV_NEXUS,      /* - */
	DU_EV_LOTS,       /* n */
	DU_EV_SOLD, /* lot, s, price, n of it paid by the ally, paid to s or DU_NOBODY */
	DU_EV_KARAMA_BID,  /* lot, s, price: a Karama card in place of spice */
	DU_EV_UNSOLD,      /* lot, n lots that go back to the deck with it */
	DU_EV_EXTRA,       /* s: a second card, free */
	DU_EV_REVIVED,     /* s, n, n elites, n spice */
	DU_EV_LEADER_BACK, /* s, l, n spice */
	DU_EV_SHIPPED,     /* s, n, n elites, a, n spice, paid to s or DU_NOBODY */
	DU_EV_ADVISED,     /* s, n, a */
	DU_EV_MOVED,       /* s, n, n elites, t, a, c or DU_NO_CARD */
	DU_EV_CARD_GONE,   /* s, c: discarded */
	DU_EV_CITY,        /* s, n, t: for holding it */
	DU_EV_COLLECTED,   /* s, n, a */
	DU_EV_BRIBES,      /* s, n: may be used now */
	DU_EV_VICTORY,     /* s, n strongholds; alone */
	DU_EV_VICTORY_TWO, /* s, s, n strongholds */
	DU_EV_FORETOLD,    /* s the Bene Gesserit, s whose victory they predicted */
	DU_EV_DEFAULT, /* s, s their ally who shares it or DU_NOBODY: the last turn is over */
	DU_EV_ALLIED, /* s, s */
	DU_EV_BROKEN, /* s who broke it, s */
	DU_EV_END
};

/* Why an order could not be carried out. */
enum du_why {
	DU_WHY_NOTHING,
	DU_WHY_CONDITION, /* CARRY_CONDITION */
	DU_WHY_NOT_DEALT, /* that traitor card */
	DU_WHY_PLACE,     /* nobody may begin there, or with that many */
	DU_WHY_NOT_SAND,
	DU_WHY_RANGE,     /* a number that is too small or too large */
	DU_WHY_NO_FORCES, /* fewer are there, or in reserve */
	DU_WHY_NO_SPICE,
	DU_WHY_STORM,
	DU_WHY_FULL, /* two other players are in the stronghold */
	DU_WHY_ALLY, /* the ally is there: the late comer would die */
	DU_WHY_FAR,
	DU_WHY_NO_CARD,
	DU_WHY_LEADER, /* they cannot come back yet */
	DU_WHYS
};

#endif
