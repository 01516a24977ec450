/* The catalogue: the only place that names the Powers.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CATALOG_H
#define RULES_COSMIC_CATALOG_H

#include "base/str.h"
#include "orders/sheet.h"
#include "rules/cosmic/table/card.h"
#include "rules/cosmic/table/hooks.h"

struct ce_options;
struct ce_order;
struct ce_view;
struct parse;

/* How long an order for a Power holds. */
enum ce_keep {
	CE_KEEP_PHASE,    /* in the phase for which it is sent */
	CE_KEEP_TURN,     /* to the end of the turn (sent in phase 3, used after 4) */
	CE_KEEP_STANDING, /* until it is changed or cleared */
};

/* How orders for a Power or a Flare read, behind "power c2:". */
struct ce_speech {
	unsigned phases; /* in which it may be ordered: PHASE(2) | PHASE(3); 0: never */
	enum ce_keep keep;
	bool in_challenge; /* an order is for one challenge, which is named, or is the
			      only one that its writer has a part in */
	bool coming; /* in phase 1 a challenge may be named by the number that it will
			have: read to order.challenge, and the Power's own matter */
	enum stratum allowed; /* conditions may name facts up to here */
	/* Reads the Power's own words into order.power.item[]; NULL: it has none. */
	bool (*parse)(struct parse *, struct ce_order *);
	/* The same words again: they read back to the same items. */
	void (*echo)(const struct ce_view *, const struct ce_order *, struct buf *);
	const char *help;    /* one paragraph; NULL: none */
	const char *example; /* "power c2: from deck 2, red 1" */
	bool good; /* using it costs nothing and cannot harm: the house player orders what
		      the example says wherever that is legal */
};

enum { CE_BY_BASES = -1 }; /* as many as the seat had bases in the last report */

/* The orders that a Power allows its owner beyond the common rules, for the checks on
 * arrival; 0: as usual. The phases ask the hooks. */
struct ce_reach {
	int attack_max;  /* tokens of an attack; CE_BY_BASES */
	int ally_max;    /* tokens of an ally */
	bool uninvited;  /* joins without being asked */
	bool any_target; /* attacks without regard to destiny */
	bool any_place;  /* attacks the destined player in any system */
	bool sees_card;  /* a card order may be a table of answers */
	bool frees;      /* frees tokens from the Warp in deals */
	int deal_cost;   /* tokens more that a failed deal costs the opponent */
};

/* One side of a Flare. */
struct ce_flare_rule {
	const char *text; /* for the players */
	struct ce_speech orders;
	struct ce_reach reach;
	bool once;        /* it acts in one challenge of a turn only */
	bool keeps_edict; /* so it acts once a turn, in a challenge or not */
	struct ce_effect does;
};

struct ce_zone_rule {
	const char *name; /* "hoard": as scenes and reports call it; NULL: none */
	bool open;        /* all see its cards */
	bool safe;        /* no part of the hand: nobody takes from it */
};

/* The effect of a Power on challenge cards, for the house player, which weighs them. */
enum ce_card_habit {
	CE_HABIT_NONE,
	CE_HABIT_LOWER_WINS, /* the lower total wins */
	CE_HABIT_PEACE,      /* its owner wins by Compromise */
};

/* A Power: its own file says what it does, in one of these. */
struct ce_power_rule {
	const char *name;
	const char *title;     /* "power of immortality" */
	const char *text;      /* for the players, before the game [R17] */
	bool mandatory;        /* acts without orders [SP-1] */
	bool automatic;        /* acts without orders, though its owner may say no */
	bool cannot_be_lost;   /* works with fewer than three home bases */
	bool cannot_be_zapped; /* and is neither stolen nor copied [CP-2.20] */
	int tokens;            /* of the owner's colour, if they are not 20 */
	enum ce_card_habit habit;
	struct ce_speech orders;
	/* The question that its owner asks the others, in games in which it asks one:
	 * an answer is "power NAME: yes", or "no power NAME", and holds until it is
	 * changed. It is kept as mark[seat] of the Power. */
	struct ce_speech others;
	bool (*asks_others)(const struct ce_options *); /* NULL: never */
	struct ce_reach reach;
	struct ce_zone_rule zone[CE_ZONES];
	struct ce_effect does; /* its hooks */
	struct ce_flare_rule wild, super;
};

/* Powers by number: 1 is the first; 0 stands for none. The number is that of the
 * Power's Flare card too, so a row of the catalogue never moves. */
struct ce_catalog {
	int n;
	const struct ce_power_rule *const *power;
};
extern const struct ce_catalog ce_catalog;

/* How its owner orders it: in its own words, or, where it reaches farther, in other orders (a table in the place of a
 * card). phases 0: it acts by itself. */
struct ce_speech ce_power_speech(const struct ce_power_rule *);
/* The Power of that number, or NULL. */
const struct ce_power_rule *ce_power_rule(const struct ce_catalog *, int id);
/* Its number, or 0. Case and hyphens do not matter. */
int ce_power_find(const struct ce_catalog *, struct str name);

#endif
