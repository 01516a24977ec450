/* Orders of Cosmic Encounter, typed: words.c makes them of a line, and the phases run
 * them. Numbers that were not said are CE_UNSAID. Challenges are indexes from 0 (c1 is
 * 0).
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_ORDER_H
#define RULES_COSMIC_ORDER_H

#include <stdbool.h>
#include <stdint.h>

enum { CE_UNSAID = -1, CE_ALL_TOKENS = -2, CE_PARTS = 12, CE_LIST = 24, CE_ROWS = 8 };
enum { CE_ITEMS = 16 };

enum ce_verb {
	CE_ATTACK = 1,
	CE_RESETTLE,
	CE_OWN_COLOUR,
	CE_RELEASE,
	CE_LIMBO_TO,
	CE_INVITE,
	CE_ALLY,
	CE_DEFEND,
	CE_CARD,
	CE_EDICT,
	CE_DEAL,
	CE_REWARD,
	CE_LOSE,
	CE_POWER,
	CE_FLARE,
};

enum ce_where { CE_ON_PLANET, CE_IN_CHALLENGE, CE_IN_WARP, CE_IN_LIMBO };

struct ce_place {
	int8_t where;          /* enum ce_where */
	int8_t system, planet; /* CE_ON_PLANET */
	int8_t challenge;      /* CE_IN_CHALLENGE: the cone of the writer's own
			          attack */
};

/* "3: 2 from red 1, 1 from red 3", or places to put tokens. */
struct ce_part {
	int n; /* CE_ALL_TOKENS: all that are there */
	struct ce_place place;
};
struct ce_tokens {
	int total; /* CE_UNSAID where only parts, or nothing, were said */
	int n_parts;
	struct ce_part part[CE_PARTS];
};

enum ce_target_kind {
	CE_AT_NOTHING,
	CE_AT_PLAYER,     /* plague on green */
	CE_AT_POWER,      /* zap blue's power */
	CE_AT_EDICT,      /* edict `card` by seat: understood, never legal */
	CE_AT_FLARE,      /* flare of Power `card - CARD_FLARE`, of seat or CE_UNSAID */
	CE_AT_ALLIES,     /* force field: the list */
	CE_AT_ALL_ALLIES, /* of `side`, or of both (CE_NO_SIDE) */
};
struct ce_target {
	int8_t kind; /* enum ce_target_kind */
	int8_t seat; /* CE_UNSAID where not said */
	int16_t card;
	int8_t side;
	int8_t n_allied;
	struct {
		int8_t seat;
		int8_t n; /* CE_ALL_TOKENS */
	} allied[6];
};

/* One item of a Power's own words: a player, a number, a place, a card, as the Power's
 * file says. Items of one row are in one part of the order ("red from blue 4, red 1;
 * green from ..."), or in one row of a table of answers. */
struct ce_item {
	int16_t n; /* CE_UNSAID: none, CE_ALL_TOKENS */
	uint8_t row;
	uint8_t word;          /* the file's own enum */
	int8_t seat;           /* CE_UNSAID: none */
	int8_t challenge;      /* CE_UNSAID: none */
	int8_t system, planet; /* planet 0: none */
	int8_t compare;        /* -1: at most n, 0: exactly, 1: at least */
	uint8_t card;
};

/* An order for a Power that holds beyond its phase [CP-0.4, standing]. */
struct ce_kept {
	struct ce_item item[CE_ITEMS];
	uint8_t n;
};

/* Words of an item in a table of answers ("if attack <= 10 play attack 15"), which
 * Powers that see cards share; a Power's own words begin after them. */
enum ce_answer_word {
	CE_SEEN_COMPROMISE = 1, /* if the card seen is one */
	CE_SEEN_ATTACK,         /* an Attack, as compare and n say; n CE_UNSAID: any */
	CE_ELSE,                /* in any other case */
	CE_PLAY_CARD,           /* then: this card */
	CE_PLAY_CHEAPEST,       /* the lowest card that wins as things stand */
	CE_PLAY_LOWEST,
	CE_PLAY_HIGHEST,
	CE_PLAY_LOSING, /* the highest Attack that does not win as things stand */
	CE_OWN_WORDS,
};

struct ce_gift {
	int8_t base_system, base_planet; /* planet 0: no base */
	int8_t n_unseen;                 /* cards by number, drawn unseen */
	int8_t n_named;
	uint8_t named[CE_LIST];
	int8_t freed[6]; /* tokens out of the Warp, by seat: a Power's clause */
};

/* One wish of an open offer ("any deal in which ..."). */
enum ce_want_kind { CE_WANT_BASE, CE_WANT_NO_BASE, CE_WANT_NO_CARDS, CE_WANT_CARDS };
struct ce_want {
	int8_t kind;
	bool i_get;               /* else: I give */
	int8_t system, planet;    /* CE_WANT_BASE */
	int8_t at_least, at_most; /* CE_WANT_CARDS; at_most CE_UNSAID: no limit */
};

struct ce_order {
	int8_t verb;      /* enum ce_verb */
	int8_t challenge; /* index, or CE_UNSAID where none was said or applies */
	union {
		struct {                       /* CE_ATTACK, CE_RESETTLE */
			int8_t system, planet; /* planet 0: not said */
			int8_t defender;       /* named, else CE_UNSAID */
			struct ce_tokens sent;
		} attack;
		struct ce_tokens to; /* CE_RELEASE, CE_LIMBO_TO */
		struct {
			int8_t choice; /* enum ce_own */
		} own;
		struct {
			uint8_t seats; /* bit per seat; 0: nobody */
		} invite;
		struct {
			int8_t side; /* enum ce_side; CE_NO_SIDE: not said */
			struct ce_tokens sent;
		} ally;
		struct {
			int8_t n;
			struct {
				int8_t challenge;
				int16_t tokens;
			} part[CE_PARTS];
		} defend;
		struct {
			uint8_t card; /* in a table: the answer in any other case */
			uint8_t n_items;
			struct ce_item item[CE_ITEMS]; /* a table of answers */
		} card;
		struct {
			uint8_t edict;
			uint8_t against; /* Cosmic Zap: a use against this seat (+ 1);
					    0: not said */
			uint8_t about;   /* Cosmic Zap: the salvage of this card */
			struct ce_target target;
		} edict;
		struct {
			int8_t partner;
			bool none; /* "no" */
			bool open; /* "any ...": wants count */
			struct ce_gift give, get;
			struct ce_tokens
				mine; /* for my own new base; private */
			int8_t n_wants;
			struct ce_want want[CE_ROWS];
		} deal;
		struct {
			int8_t cards, tokens;
			struct ce_tokens to; /* places for the tokens; none: Limbo */
		} reward;
		struct {
			bool plague; /* for the plague */
			bool unsaid; /* no "for": the Plague if one is owed, else deals
				      */
			int8_t n_cards;
			uint8_t card[CE_LIST];
			struct ce_tokens from;
		} lose;
		struct {               /* CE_POWER, CE_FLARE */
			uint8_t id;    /* CE_POWER: of which Power; 0: of the
				          writer's own */
			bool no;       /* "no power" */
			bool super;    /* CE_FLARE: as its holder has it now */
			uint8_t flare; /* CE_FLARE: the card */
			uint8_t n_items;
			struct ce_item item[CE_ITEMS];
			struct ce_target target;
		} power;
	};
};

enum ce_fact_kind {
	CE_FACT_USES_POWER, /* seat, target, challenge */
	CE_FACT_PLAYS,      /* seat, card, target, challenge */
	CE_FACT_ALLIES, /* seat, with `other` (or CE_UNSAID), challenge (or CE_UNSAID)
			 */
	CE_FACT_IS_INVITED, /* seat, challenge */
	CE_FACT_INVITES,    /* seat, other, challenge (or CE_UNSAID) */
	CE_FACT_ATTACKS,    /* seat, system, planet */
	CE_FACT_SHOWS,      /* seat, card (CE_UNSAID: any Attack), challenge */
	CE_FACT_HOLDS,      /* seat, system, planet: of the last report */
	CE_FACT_ZAPPED,     /* seat (the writer), challenge */
	CE_FACT_KEEP,       /* "i keep N in c1": seat, n, challenge */
	CE_FACT_WOULD_WIN,  /* side, or the writer's: `side` CE_NO_SIDE and seat */
	CE_FACT_WOULD_LOSE,
	CE_FACT_HAS_TOKENS, /* challenge, side, n, at_least/at_most */
};

struct ce_fact {
	int8_t kind; /* enum ce_fact_kind */
	int8_t seat, other;
	int8_t challenge;
	int8_t system, planet;
	int8_t side;
	int16_t card;
	int16_t n;
	int8_t compare; /* -1: or fewer, 0: exactly, 1: or more */
	struct ce_target target;
};

#endif
