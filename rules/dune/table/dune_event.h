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
	DU_EV_SHIPPED, /* s, n, n elites, a, n spice, paid to s or DU_NOBODY, n of it to the bank all the same */
	DU_EV_ADVISED, /* s, n, a */
	DU_EV_MOVED,   /* s, n, n elites, t, a, c or DU_NO_CARD, n 1: as advisors */
	DU_EV_CARD_GONE,     /* s, c: discarded */
	DU_EV_CITY,          /* s, n, t: for holding it */
	DU_EV_COLLECTED,     /* s, n, a */
	DU_EV_BRIBES,        /* s, n: may be used now */
	DU_EV_VICTORY,       /* s, n strongholds; alone */
	DU_EV_VICTORY_TWO,   /* s, s, n strongholds */
	DU_EV_VICTORY_THREE, /* s, s, s, n strongholds */
	DU_EV_FORETOLD,      /* s the Bene Gesserit, s whose victory they predicted */
	DU_EV_DEFAULT, /* s, s, s the allies who share it or DU_NOBODY: the last turn is over */
	DU_EV_ALLIED,    /* s, s */
	DU_EV_JOINED,    /* s, s, s: the first joins the two */
	DU_EV_BROKEN,    /* s who broke it, s */
	DU_EV_CANCELLED, /* s who had it, n enum du_advantage, s by whose Karama */
	DU_EV_POWER,     /* s: a special Karama */
	DU_EV_WEATHER,   /* s, n */
	DU_EV_ATOMICS,   /* s */
	DU_EV_BLASTED,   /* s, n, n elites, a */
	DU_EV_GHOLA,     /* s, n, n elites, l */
	DU_EV_RODE,      /* s, n, n elites, t, a */
	DU_EV_PROTECTED, /* s the Fremen, s, n, a */
	DU_EV_FLIPPED,   /* n, t, n 1: advisors now */
	DU_EV_CROSSED, /* s, n, n elites, t, a, n spice, paid to s or DU_NOBODY, n of it to the bank all the same */
	DU_EV_WENT_BACK,    /* s, n, n elites, t, n spice */
	DU_EV_STOPPED,      /* s the Guild, s, n, n elites, a, n spice */
	DU_EV_PAID_REVIVAL, /* s the Emperor, s, n forces, n spice */
	DU_EV_GAVE,         /* s, s, n */
	DU_EV_BATTLES,      /* - */
	DU_EV_VOICE,        /* s, s who obeys, t, n enum du_card_class, n 0 or 1 */
	DU_EV_ANSWER, /* s, s asked, t, n enum du_element, n, n spice of a dial; private */
	DU_EV_SAW_PLAN, /* s, s, t; private, and the four elements are told as answers */
	DU_EV_BARE,     /* s, t, n: 1 leader, 2 weapon, 3 defence, 4 dial: other than
			   planned; private */
	DU_EV_BATTLE,   /* t, s, s, the aggressor first */
	DU_EV_PLAN,     /* s, n halves, n spice, l or DU_HERO, c, c, n 1: with the KH */
	DU_EV_TRAITOR,  /* s, s whose leader, l, s whose card */
	DU_EV_EXPLODED,    /* t */
	DU_EV_TOTALS,      /* s, n halves, s, n halves */
	DU_EV_WON,         /* s, t, n lost, n elites among them, s */
	DU_EV_BOTH_LOST,   /* t, s, s */
	DU_EV_LOST,        /* s, n, n elites, t */
	DU_EV_LEADER_DEAD, /* s whose plan, l */
	DU_EV_REWARD,      /* s, n: for leaders killed */
	DU_EV_SPENT,       /* s, n: spice of the plan */
	DU_EV_CAPTURED,    /* s, s whose, l, n 1: killed for spice */
	DU_EV_RETURNED,    /* s whose, l: no longer captured */
	DU_EV_KH,          /* s, n 1: can be used; 0: died */
	DU_EV_ASKED,       /* s, s, n enum du_topic, n about; says the question */
	DU_EV_SAID, /* s asked, n 0, 1, or -1: no answer, n topic, n about; says the question */
	DU_EV_SWAPPED,   /* s, s, n */
	DU_EV_TOOK,      /* s, s from whom, c; private */
	DU_EV_RAISED,    /* s, lot, n: the last bid of one who gave up, at a table */
	DU_EV_DEAL,      /* s who gives, s, n given, n got; says its condition */
	DU_EV_DEAL_PAID, /* the same, paid: the condition was met */
	DU_EV_DEAL_BACK, /* the same, not met */
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
	DU_WHY_LEADER,    /* they cannot come back yet */
	DU_WHY_CANCELLED, /* a Karama cancelled the advantage */
	DU_WHY_ONCE,      /* the special Karama was used, or the game has none */
	DU_WHY_NO_BATTLE, /* there is none there with that player */
	DU_WHY_ADVISORS,  /* no advisors are there, or they cannot flip */
	DU_WHY_NO_WORM,   /* no worm to ride there */
	DU_WHY_DIAL,      /* forces and spice do not give that dial */
	DU_WHY_QUESTION,  /* no question to answer */
	DU_WHY_NO_DEAL, /* the other did not write the same one, or somebody could not pay */
	DU_WHY_NO_ALLY, /* there is no alliance to break */
	DU_WHY_ALLIED,  /* there is an alliance already */
	DU_WHY_ASKED, /* the same player was asked that in this turn, or no more questions fit */
	DU_WHY_KIND,    /* enough forces are there, but not so many elites, or others */
	DU_WHY_ELITE,   /* one elite comes back in a turn */
	DU_WHY_NO_HAND, /* the hand that would be swapped holds no cards */
	DU_WHY_NOT_THEIRS, /* the faction does not have that advantage in this game */
	DU_WHYS
};

#endif
