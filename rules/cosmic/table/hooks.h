/* Hooks: the moments at which Powers, Flares and Edicts look at an act. The numbers
 * H00 to H70 are those of the compendium, section 0.4; the others are the moments in
 * which Edicts are played.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_HOOKS_H
#define RULES_COSMIC_HOOKS_H

struct ce_act;
struct ce_board;
struct ce_user;

enum ce_hook {
	HOOK_SETUP,         /* H00 */
	HOOK_TURN_START,    /* H01 */
	HOOK_DESTINY_DRAWS, /* H02: how many results the seat has next turn */
	HOOK_DESTINY,       /* H02: drawn, not yet told: the colour may change */
	HOOK_DESTINY_TOLD, /* H02: everybody is told; each card turned up may be reacted to,
			       those put away as an own colour too. n: its number */
	HOOK_RELEASE,      /* H03: a release or a freeing */
	HOOK_PLACE,        /* out of Limbo */
	HOOK_LIMBO,        /* step d, after all orders: each seat with tokens there */
	HOOK_WARP_OPENS,   /* step 1e: Mobius Tubes */
	HOOK_ATTACK_LIMIT, /* H10: cone limit */
	HOOK_TARGET,       /* H10: may the seat attack without regard to destiny
			       (`other`)? n: enum ce_freedom */
	HOOK_ATTACK,       /* H10, H11 */
	HOOK_ATTACKED,     /* H11: each challenge, once all attacks stand */
	HOOK_RESETTLE,
	HOOK_DEFENCE,      /* H12 */
	HOOK_INVITE,       /* H20 */
	HOOK_JOIN_LIMIT,   /* H20: ally limit */
	HOOK_JOIN,         /* H20 */
	HOOK_ALLIED,       /* H21: after all have joined, each challenge */
	HOOK_PRE_CARD,     /* H22: looks and hand changes, each challenge */
	HOOK_CARDS_NEEDED, /* how many challenge cards the seat must hold */
	HOOK_BEFORE_CARDS, /* step 3e: Force Field */
	HOOK_CARD_RULES,   /* H30: cards that a side may play; asked in step 2i for the
			      report, and again in step 3f, where it counts */
	HOOK_ANSWER,       /* H30: a side that sees the other card chooses */
	HOOK_CARD,         /* H30: the card is chosen */
	HOOK_SELECTED,     /* H31: each challenge, before the reveal */
	HOOK_REVEALED,     /* H32: type or value of a card */
	/* H33, in this order for each side [SP-6] */
	HOOK_TOTAL_VALUE,   /* the card's value: set, replace, reverse, divide */
	HOOK_TOTAL_TIMES,   /* it is multiplied */
	HOOK_TOTAL_FORMULA, /* something stands in place of the tokens' part */
	HOOK_TOTAL,         /* the value of the tokens that are left in it */
	HOOK_TOTAL_ADD,     /* plain additions */
	HOOK_TOTAL_SIGN,    /* tokens are subtracted */
	HOOK_OUTCOME,       /* H34 */
	HOOK_AFTER_REVEAL,  /* step 3g: Emotion Control, in rank order */
	HOOK_SHOWN, /* step 3h, each challenge: the results stand, nothing moved */
	/* H35, in this order for all groups of the step [CP-4.4] */
	HOOK_LOSS_REMOVE,  /* out of the game */
	HOOK_LOSS_CAPTURE, /* kept by the winner */
	HOOK_LOSS,         /* saved by their owner */
	HOOK_LOSS_LAND,    /* one lands all the same */
	HOOK_LOSS_PASS,    /* others lose in their place */
	HOOK_LOST,         /* they are in the Warp; the sum of a seat in this step */
	HOOK_HEAL,         /* and each group may be given back */
	HOOK_TO_LIMBO,
	HOOK_LAND,          /* H36 */
	HOOK_OWED,          /* H37: how much */
	HOOK_CONSOLATION,   /* H37: when it is drawn */
	HOOK_EARNED,        /* H38: how much */
	HOOK_REWARD,        /* H38: when it is taken */
	HOOK_SETTLED,       /* steps 3h and 4f: a challenge was won, or a deal made */
	HOOK_BEFORE_DEALS,  /* step 4e: Stellar Gas */
	HOOK_DEAL,          /* H40 */
	HOOK_DEAL_FAILED,   /* H40 */
	HOOK_FREES,         /* H40: may the seat free tokens from the Warp in a deal? */
	HOOK_FAILED_LOSS,   /* H40: how many tokens the failed deal costs the seat */
	HOOK_DISCARD,       /* H42: its owner may keep it */
	HOOK_SALVAGE,       /* H42: the seat does not; others may take it up */
	HOOK_NEW_HAND,      /* H43 */
	HOOK_DRAW,          /* H44 */
	HOOK_CHALLENGE_END, /* H50 */
	HOOK_TURN_END,      /* H51 */
	HOOK_DECLARE,       /* last step of each phase: Plague */
	HOOK_VICTORY,       /* H60 */
	HOOK_POWER,         /* H61 */
	HOOK_STEP_END,      /* the work of a phase is done */
	HOOK_USE,           /* a Power is being used: Cosmic Zap */
	HOOK_PLAY,          /* H70: a card is being played */
	HOOK_COUNT,
};

/* How far an attacker is bound to what destiny drew. */
enum ce_freedom { CE_BOUND, CE_ANY_SYSTEM, CE_ANYONE };

/* May amend the act, set `forbidden`, or set `replaced` and propose others. `me` is
 * whose effect it is. */
typedef void ce_hook_fn(struct ce_board *, struct ce_act *, struct ce_user *me);

/* A Power, a Flare or an Edict: its name and its hooks. */
struct ce_effect {
	const char *name;
	ce_hook_fn *on[HOOK_COUNT];
};

#endif
