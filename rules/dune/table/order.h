/* Orders of Dune, typed: words make them of a line, and phases/ runs them. A number
 * that was not said is DU_UNSAID.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_ORDER_H
#define RULES_DUNE_TABLE_ORDER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "rules/dune/map/map.h"
#include "rules/dune/table/faction.h"

struct cond;

enum { DU_UNSAID = -1, DU_ALL = -2, DU_LIST = 8, DU_VIA = 3, DU_DIAL_MAX = 20 };

/* Also the `verb` of their slots' keys; a and b are said behind each. */
enum du_verb {
	DU_PREDICTS = 1, /* 0, 0: seat, n the turn */
	DU_TRAITOR,      /* 0, 0: leader */
	DU_PLACES,       /* 0, 0: areas with how many each, and elites among them */
	DU_DIAL,         /* 0, 0: n */
	DU_SANDWORM,     /* 0, 0: territories, the best first; holds */
	DU_CHARITY,      /* 0, 0: n is 0 or 1; holds */
	DU_BIDS,         /* lot, 0: n the most, karama */
	DU_MAXCARDS,     /* 0, 0: n */
	DU_MAXSPICE,     /* 0, 0: n */
	DU_ALLYPAY,      /* 0, 0: n; holds */
	DU_REVIVE,       /* 0, 0: n forces, perhaps a leader; 1, 0: a leader */
	DU_SHIP,         /* 0, 0: n and elites, to */
	DU_MOVES,        /* 0, 0: areas of one territory with how many each, to */
	DU_HAJR_MOVES,   /* 0, 0: the same, by the card */
	DU_ALLY,         /* 0, 0: seats, the dearest first; none: PASS */
	DU_BREAK,        /* 0, 0 */
	DU_ADVISE,       /* 0, 0: n is enum du_advise; holds */
	DU_FLIP,         /* territory, 0: advisors there become fighters */
	DU_RIDE,         /* territory, 0: areas of it with how many each, to */
	DU_WHEN,         /* 0, 0: n is enum du_when, seat */
	DU_INTRUSION,    /* 0, 0: n is 0 or 1, territories (none: all); holds */
	DU_PROTECT,      /* 0, 0: n is 0 or 1; holds */
	DU_ALLYREVIVE,   /* 0, 0: n forces of the ally; holds */
	DU_CANCEL,       /* enum du_advantage, 0: n the same; holds */
	DU_POWER,        /* 0, 0: the special Karama, by faction; holds */
	DU_WEATHER,      /* 0, 0: n sectors; holds */
	DU_ATOMICS,      /* 0, 0; holds */
	DU_GHOLA,        /* 0, 0: n forces with their elites, or a leader; holds */
	DU_TRUTH,        /* seat, 0: words, or a card, a leader, a number of spice */
	DU_ANSWER,       /* 0, or the seat that asked and 1, 0: n is 0 or 1 */
	DU_GIVE,         /* seat, 0: n */
	DU_VOICES,       /* DU_FIGHT_KEY, 0: kind is enum du_card_class, n is 0 or 1 */
	DU_ASK,          /* DU_FIGHT_KEY, 0: kind is enum du_element */
	DU_BATTLE,       /* DU_FIGHT_KEY, 0: a plan */
	DU_ORDER,        /* 0, 0: DU_FIGHT_KEYs in the order of the battles */
	DU_DEALS,        /* seat, 0: n is given and `spice` is got */
	DU_VERBS
};

/* The battle in that territory with that player. */
#define DU_FIGHT_KEY(territory, seat) ((territory)*DU_SEATS + (seat))

/* The topics of Truthtrance: the player's own words, or things that the house sees itself. */
enum du_topic { DU_TRUTH_WORDS, DU_TRUTH_CARD, DU_TRUTH_TRAITOR, DU_TRUTH_SPICE };
enum du_advise { DU_ADVISE_NO, DU_ADVISE_POLAR, DU_ADVISE_WITH };
enum du_when {
	DU_WHEN_USUAL,
	DU_WHEN_FIRST,
	DU_WHEN_LAST,
	DU_WHEN_BEFORE,
	DU_WHEN_AFTER
};
/* The parts of a plan about which prescience asks [DU-042]. */
enum du_element {
	DU_NO_ELEMENT,
	DU_ASKS_LEADER,
	DU_ASKS_WEAPON,
	DU_ASKS_DEFENCE,
	DU_ASKS_DIAL
};
/* A move of the Bene Gesserit, where others are: as what do they come? */
enum du_as { DU_AS_THEY_ARE, DU_AS_FIGHTERS, DU_AS_ADVISORS };
/* In the list of leaders of a plan. */
enum { DU_HERO = 31, DU_NO_LEADER = 0 };
/* SHIP: the area of a shipment back to the reserve. */
enum { DU_BACK = DU_AREAS };
/* BATTLE: cards that a winner lays off. */
enum { DU_DROP_WEAPON = 1, DU_DROP_DEFENCE = 2 };

/* BID: how a Karama card may be used [DU-020]. */
enum du_karama_bid {
	DU_NO_KARAMA,
	DU_KARAMA_BEYOND, /* where the price is beyond the spice that is held */
	DU_KARAMA_FREE,   /* at any price */
};
enum { DU_BID_MAX = 99 }; /* the highest bid with a Karama card */

/* n_elites, elites[]: none of them, which the player said. 0 says nothing of elites: other forces go
 * first (du_meant). */
enum { DU_NO_ELITES = UINT8_MAX };

struct du_order {
	int8_t verb; /* enum du_verb */
	int8_t seat; /* the player that it is about */
	int16_t n;
	uint8_t n_elites; /* of the n, or DU_NO_ELITES */
	uint8_t to;       /* an area; BATTLE: a territory */
	uint8_t leader;
	uint8_t karama; /* BID: enum du_karama_bid */
	bool advisor;   /* PLACE: of the Bene Gesserit */
	uint8_t as;     /* MOVE: enum du_as */
	/* MOVE: areas through which it goes, in their order */
	uint8_t n_via, via[DU_VIA];
	uint8_t kind; /* VOICE, ASK */
	uint8_t card; /* TRUTH: enum du_card */
	uint8_t lot;  /* BID: from 1 */
	/* BATTLE: n is the dial in halves, or DU_ALL, and then `less` halves fewer; spice may be unsaid;
	 * the list is of leaders. */
	int16_t less, spice;
	bool kh, most_elites, no_call, kills;
	uint8_t drop; /* DU_DROP_WEAPON ... */
	uint8_t n_weapon, weapon[DU_LIST], n_defence, defence[DU_LIST];
	uint8_t n_list;
	uint8_t list[DU_LIST], count[DU_LIST], elites[DU_LIST];
	struct str text; /* TRUTH: the player's own words */
};

enum du_fact_kind {
	DU_F_STORM = 1, /* the storm stands in a sector of the territory */
	DU_F_HITS,      /* the storm is about to sweep a part of it */
	DU_F_ENEMY,     /* forces there of players who are not allies */
	DU_F_FREE,      /* the player may enter it [DU-031] */
	DU_F_SPICE,     /* spice lies there */
	DU_F_HAVE,      /* the player holds the card n */
	DU_F_SHIPPED,   /* the seat shipped into it in this phase */
	DU_F_WON,       /* the player won lot n in this turn */
	DU_F_THERE,     /* forces of the seat there, advisors too */
	DU_F_ANSWER, /* the enemy's answer to prescience in the battle that is planned */
};

/* A condition's fact. */
struct du_fact {
	int8_t kind;
	int8_t territory;
	int8_t seat;
	int8_t compare; /* -1: at most; 1: at least; 0: equal */
	uint8_t about;  /* ANSWER: enum du_about */
	int16_t n;
};

/* Is the condition about what is the same for all players: the storm, spice, shipments, a faction's forces? A deal may depend
 * on nothing else [DU-072]. */
bool du_is_common(const struct cond *);

/* ANSWER: what n is. */
enum du_about { DU_ABOUT_NOTHING, DU_ABOUT_CARD, DU_ABOUT_LEADER, DU_ABOUT_DIAL };

#endif
