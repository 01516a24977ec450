/* Orders of Dragon Dune, typed: words/ makes them of a line, and phases/ runs them. A
 * number that was not said is DD_UNSAID.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_ORDER_H
#define RULES_DRAGON_DUNE_TABLE_ORDER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "rules/dragon_dune/table/faction.h"

enum { DD_UNSAID = -1, DD_ALL_OF_THEM = -2, DD_LIST = 8 };

/* Also the `verb` of their slots' keys; a and b are said after each. */
enum dd_verb {
	DD_PLACE = 1,  /* 0, 0 */
	DD_ALLY,       /* 0, 0; with an empty list: PASS */
	DD_BREAK,      /* 0, 0 */
	DD_BIDS,       /* lot, 0 */
	DD_MAXCARDS,   /* 0, 0 */
	DD_MAXGOLD,    /* 0, 0 */
	DD_GRAVEYARD,  /* 0, 0 */
	DD_CONSCRIPT,  /* 0, the territory of its first alternative */
	DD_HIRE,       /* 0, the territory of its first alternative */
	DD_RAISE,      /* 0, the territory of its first alternative */
	DD_MOVE,       /* 0, 0 */
	DD_DISBAND,    /* 0, 0 */
	DD_HIDE,       /* territory, 0; UNHIDE too */
	DD_FIGHT,      /* DD_FIGHT_KEY, 0: BATTLE */
	DD_ASK,        /* DD_FIGHT_KEY, 0 */
	DD_ORDER,      /* 0, 0: in which the battles are fought */
	DD_GIVE,       /* seat, 0 */
	DD_RIDE,       /* 0, 0 */
	DD_ACE_DRAGON, /* 0, 0 */
	DD_ACE_STOP,   /* 0, 0 */
	DD_ACE_PLACE,  /* 0, 0 */
	DD_ACE_MOVE,   /* 0, 0 */
	DD_AGREE,      /* seat, 0 */
	DD_LEND,       /* 0, 0 */
	DD_PASS,       /* 0, 0: no bids, no march; in the council PASS is an ALLY */
	DD_VERBS
};

/* The battle in that territory with that player. */
#define DD_FIGHT_KEY(area, seat) ((area)*DD_SEATS + (seat))

/* An ace: of a suit, or the first that is held. */
enum { DD_NO_ACE = -1, DD_ANY_ACE = -2 };

enum dd_question { DD_ASK_COLOUR = 1, DD_ASK_VALUE, DD_ASK_NUMBER };

struct dd_order {
	int8_t verb;
	int8_t seat;                /* the player that it is about */
	int8_t from, to;            /* territories */
	int8_t lot;                 /* from 1 */
	int8_t ace;                 /* a suit, DD_NO_ACE, DD_ANY_ACE */
	int8_t ask;                 /* enum dd_question */
	int8_t special;             /* how many special tokens are among them */
	int8_t less;                /* SEND ALL-2 */
	int8_t traitor, keep, sell; /* 0, 1, or unsaid */
	bool hidden;                /* MOVE: the stack that hides */
	bool hired;                 /* the count is one of mercenaries */
	bool out;                   /* UNHIDE; LEND NO */
	int16_t n;                  /* tokens, gold, a maximum; DD_ALL_OF_THEM */
	/* Partners by rank, places by rank, a way, cards by preference, battles as
	 * DD_FIGHT_KEY, or PLACE's territories with how many each. */
	uint8_t n_list;
	uint8_t list[DD_LIST], count[DD_LIST];
	struct str text; /* AGREE: the player's own words */
};

enum dd_fact_kind {
	DD_F_ENEMY = 1, /* ENEMY t >= n: tokens of players who are not allies */
	DD_F_GOLD,      /* GOLD t >= n: gold that lies there */
	DD_F_OWNER,     /* OWNER t = x, or NONE */
	DD_F_WON,       /* WON LOT n, by this player in this turn */
	DD_F_HIT,       /* the Wild Dragon comes upon the stack */
	DD_F_COLOUR, /* the answer to the question: n a colour, or DD_UNSAID for none */
	DD_F_NUMBER, /* the answer: a number compared with n */
	DD_F_PURSE,  /* MY GOLD >= n: the gold that the player holds at that moment */
	/* DRAGON, RED DRAGON: a dragon comes. Only read: words_settle.c makes HIT of it, or nothing. */
	DD_F_DRAGON,
	DD_F_RED_DRAGON,
};

struct dd_fact {
	int8_t kind;
	int8_t area;    /* DD_NOWHERE: that of the order */
	int8_t compare; /* -1: at most; 1: at least; 0: equal */
	int8_t seat;    /* OWNER: DD_NOBODY stands for "none" */
	int16_t n;
};

#endif
