/* Acts: changes that are about to happen, while they may still be amended, replaced or
 * forbidden. One flat struct serves all kinds; the kind tells the meaning of its
 * fields.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_ACT_H
#define RULES_COSMIC_ACT_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/cosmic/table/table.h"

/* Places of tokens, as one number: planets, Limbo, Warp, the challenges. */
enum {
	CE_AT_LIMBO = CE_SEATS * CE_PLANETS,
	CE_AT_WARP,
	CE_AT_OUT,
	CE_AT_CONE, /* + number of the challenge: their tokens in it, on either side */
	CE_PLACES = CE_AT_CONE + CE_CHALLENGES,
	CE_PILE_ROOM = 64, /* places, rounded up: summed and copied in a few steps */
};
_Static_assert(CE_PLACES <= (int)CE_PILE_ROOM, "a pile has room for every place");

static inline int ce_at_planet(int system, int planet)
{
	return system * CE_PLANETS + planet - 1;
}
static inline bool ce_is_planet(int at)
{
	return at >= 0 && at < CE_AT_LIMBO;
}

/* Tokens of one seat by place. */
struct ce_pile {
	uint8_t n[CE_PILE_ROOM];
};
int ce_pile_sum(const struct ce_pile *);

enum ce_act_kind {
	ACT_WINDOW,  /* nothing by itself: a moment in which Powers and cards may act */
	ACT_LIMIT,   /* n: how many tokens the seat may send to the challenge */
	ACT_RELEASE, /* seat: n tokens leave the Warp for `at` */
	ACT_PLACE,   /* seat: n tokens leave Limbo for `at` */
	ACT_WARP_OPENS, /* seats: those that opened it; everything in the Warp is
			   freed */
	ACT_ATTACK,     /* seat sends pile against other's tokens on system, planet */
	ACT_RESETTLE,   /* seat sends pile to its own empty planet */
	ACT_DEFENCE,    /* seat defends in challenge with n of its tokens there */
	ACT_INVITE,     /* seat asks `seats` into challenge on `side` */
	ACT_JOIN, /* seat sends pile into challenge on `side`; `asked`: was it invited?
		   */
	ACT_CARD, /* seat has chosen card for challenge, on its `side` */
	ACT_REVEAL,      /* challenge: type and value of the cards may change: card,
			 other_card */
	ACT_CARD_RULES,  /* challenge, side, seat: limits of its card there: blind,
			    late, no_attack, no_compromise, card (it must, if it has
			    it); asked: it ordered a card or a table for it */
	ACT_ANSWER,      /* challenge, side, seat: it has seen other_card; card: its
		         choice */
	ACT_TOTAL,       /* challenge, side, seat its main player: sum = value * times
		       + sign * points + allied_sign * allied + add */
	ACT_OUTCOME,     /* challenge: result from totals and cards */
	ACT_LOSS,        /* seat: the tokens of pile, n in all, are on their way to the
			 Warp; cause; `asked`: lost because of another's loss */
	ACT_LOST,        /* seat lost n tokens to the Warp in this step: the groups
			 board.loss[value .. add) that are its own and not `asked` */
	ACT_TO_LIMBO,    /* seat: the tokens of pile go to Limbo; cause */
	ACT_LAND,        /* seat: n tokens leave challenge and land on its planet */
	ACT_OWED,        /* challenge: other owes seat n cards of consolation */
	ACT_CONSOLATION, /* challenge: seat draws n cards from other's hand */
	ACT_EARNED,      /* challenge: seat has n rewards to come */
	ACT_REWARD,      /* challenge: seat takes n cards and points tokens */
	ACT_DEAL,        /* challenge: seat (attacker) and other agree */
	ACT_BASE, /* challenge: seat sets up a base with pile on system, planet, with
		     leave of other */
	ACT_DEAL_FAILED, /* challenge: they do not */
	ACT_DISCARD,     /* seat: card goes to the discards; cause */
	ACT_DRAW,        /* seat draws card */
	ACT_NEW_HAND,    /* seat is dealt n cards; `asked`: its Edicts do not grow
			    old */
	ACT_USE,  /* use of a Power: seat, challenge (-1: outside), other: the target */
	ACT_PLAY, /* play of a card: seat, card, challenge, other; super: of a Flare;
		     `asked`: it is spent and does nothing */
	ACT_DESTINY,  /* seat drew the colour `other` */
	ACT_CALL_OFF, /* challenge: it is not fought */
	ACT_POWER,   /* seat's Power, instance `value`, is lost (n 0) or regained (n 1);
		      `asked`: lost when the phase is over */
	ACT_VICTORY, /* seats: the winners so far */
	ACT_COUNT,
};

/* Why tokens or cards go where they go. */
enum ce_cause {
	CAUSE_NONE,
	CAUSE_PLAGUE,
	CAUSE_BATTLE,   /* the result of a challenge */
	CAUSE_DEAL,     /* after a deal, made */
	CAUSE_FAILED,   /* after a deal that failed */
	CAUSE_STOPPED,  /* Force Field */
	CAUSE_PEACE,    /* both compromised: the allies go */
	CAUSE_FREED,    /* out of the Warp, by Mobius Tubes */
	CAUSE_NO_PLACE, /* no legal place was named */
	CAUSE_REWARD,
	CAUSE_PLAYED,  /* a card: it was played */
	CAUSE_OLD,     /* a card: held before the refill */
	CAUSE_REMOVED, /* its owner left the game */
	CAUSE_POWER,
	CAUSE_CANCELLED, /* a Flare: by a Flarezap */
	CAUSE_COUNT,
};

struct ce_act {
	uint8_t kind;
	uint8_t cause;
	int8_t challenge; /* -1: none */
	int8_t seat, other;
	int8_t side;
	int8_t system, planet;
	int8_t at;     /* a place */
	uint8_t seats; /* bits */
	uint8_t card, other_card;
	uint8_t result; /* enum ce_result */
	bool asked;
	bool no_zap; /* a use that no Zap stops */
	bool super;
	bool blind, late, no_attack, no_compromise;
	int16_t n;
	int16_t value, times, points, allied, add, sign, allied_sign;
	struct ce_pile pile;

	bool forbidden;   /* a hook said no: nothing comes of it */
	bool replaced;    /* a hook put other acts in its place */
	uint64_t touched; /* bit per effect that has amended it: none meets itself */
};

#endif
