/* The things that lie open on the table, as a flat value: the public half of a state
 * (state.h), and of each view (view.h).
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_TABLE_H
#define RULES_DUNE_TABLE_TABLE_H

#include "rules/dune/map/map.h"
#include "rules/dune/table/advantage.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/faction.h"
#include "rules/dune/table/leader.h"

/* Kinds of phase; du_number knows their numbers. */
enum du_phase {
	DU_OVER,
	DU_NEXUS,
	DU_BID,
	DU_MARCH,
	DU_VOICE,
	DU_PLAN,
	DU_PHASES = DU_PLAN,
	DU_PREDICT, /* the two of turn 0 */
	DU_PLACE,
	DU_KINDS = DU_PLACE
};
enum {
	DU_TURNS_MAX = 15,
	DU_LOTS = DU_SEATS,
	DU_UNSOLD = -2, /* a lot that went back to the deck */
	DU_PILES = 2,   /* of spice cards: A and B */
	DU_NO_PILE = 2, /* in events: a worm that no card brought */
	DU_SPICE_MAX = 30000,
	DU_RIDES = 8, /* worms that can be ridden in one nexus */
	DU_VOICES_MAX = 12,
	DU_QUESTIONS = 8,
	DU_KH_FORCES = 7, /* lost in battle, before the Kwisatz Haderach comes */
	DU_AREA_SPICE_MAX = 255,
	DU_NUMBERS_MOST = DU_PHASES + 1 /* phases of a turn, with two nexuses */
};

/* How long a Karama card stops an advantage: until the phase ends, or the one use of it. */
enum du_karama_scope { DU_KARAMA_PHASE, DU_KARAMA_USE };
/* Bids by the most that each would pay, or asked round the table. */
enum du_bidding { DU_BID_PROXY, DU_BID_TABLE };

/* Options of the table, each as it stands in options.c. */
struct du_options {
	uint8_t turns;
	uint8_t advanced_factions, double_blow, increased_flow, storm_deck;
	uint8_t advanced_combat, advanced_karama;
	uint8_t merge_bid;    /* bids and marches are ordered together */
	uint8_t merge_voice;  /* commands, questions and plans are ordered together */
	uint8_t two_nexus;    /* one after each pile, not one for both */
	uint8_t karama_scope; /* enum du_karama_scope */
	uint8_t ornithopter_strict; /* a force that ships into a city comes too late for them */
	uint8_t bidding;            /* enum du_bidding */
	uint8_t alliance_size; /* 2 or 3 players */
};

/* A command of the Bene Gesserit for one battle [DU-041]. */
struct du_voice {
	uint8_t fight; /* DU_FIGHT_KEY of the battle with the player who obeys, and 1; 0: none */
	uint8_t against; /* the seat on the other side */
	uint8_t kind;    /* enum du_card_class */
	uint8_t plays;   /* 1: play one; 0: play none */
};

enum du_leader_place { DU_FREE, DU_DEAD, DU_CAPTURED };

struct du_table {
	uint8_t turn, phase; /* enum du_phase */
	uint8_t seats;       /* bit per faction that plays */
	uint8_t vacant;      /* ... without a player: played by the defaults */
	uint8_t winners;
	uint8_t misses[DU_SEATS];
	struct du_options option;
	uint8_t circle[DU_SEATS]; /* sector of the player's circle; 0: plays not */
	uint8_t storm;            /* its sector */
	int8_t wheel[2];          /* the last users of battle wheels: they dial the
				     storm */
	uint8_t wall_gone;        /* the atomics destroyed the Shield Wall */
	int8_t ally[DU_SEATS]; /* the next of the ring (engine/allies.h); DU_NOBODY */
	/* Forces in an area, and how many of them are elites. */
	uint8_t forces[DU_AREAS][DU_SEATS], elites[DU_AREAS][DU_SEATS];
	uint8_t advisors[DU_AREAS]; /* of the Bene Gesserit's forces there */
	uint8_t tanks[DU_SEATS], tanks_elites[DU_SEATS];
	uint8_t spice[DU_AREAS]; /* lying there */
	/* By leader: where, how often killed, and the territory and 1 in which they fought
	 * in this turn (0: nowhere). */
	uint8_t leader[DU_LEADERS + 1], deaths[DU_LEADERS + 1], fought[DU_LEADERS + 1];
	uint8_t n_hand[DU_SEATS];
	uint8_t n_deck, n_discards, discards[DU_TREACHERY];
	uint8_t n_shuffles; /* of the treachery discards, in the whole game */
	/* Spice cards: those to come, and the piles with the last card last. */
	uint8_t n_coming, n_pile[DU_PILES], pile[DU_PILES][DU_SPICE_CARDS];
	uint8_t n_spice_shuffles;
	uint8_t worms;              /* that came in this turn */
	uint8_t second_nexus;       /* 1: the open nexus is that of pile B alone */
	uint8_t n_lots;             /* of this turn */
	int8_t lot_winner[DU_LOTS]; /* DU_NOBODY: not settled; DU_UNSOLD */
	uint16_t bribes[DU_SEATS];  /* spice that is theirs after the Mentat pause */
	uint8_t karama_used;        /* bit per seat: the special power, once */
	uint8_t cancelled[DU_ADVANTAGES]; /* until the end of the phase */
	uint8_t kh_lost,
		kh_dead;   /* forces of Atreides lost in battle, up to 7; the token */
	uint8_t kh_at;     /* the territory and 1 in which it fought in this turn */
	uint8_t kh_deaths; /* how often it died */
	uint8_t rides[DU_RIDES]; /* territory and 1 of each worm with Fremen on it */
	struct du_voice voice[DU_VOICES_MAX];
};

/* Is one nexus held after each pile? */
bool du_two_nexuses(const struct du_options *);
/* The number of the open phase in its turn; 0: the game is over. */
int du_number(const struct du_table *);
/* Opens the phase of that number, from turn 1 on. false: the turn has none. */
bool du_open_number(struct du_table *, int number);
static inline bool du_plays(const struct du_table *t, int seat)
{
	return t->seats >> seat & 1;
}
/* Has the faction that advantage now: it plays, the advantage is in this game, and nobody has
 * cancelled it? */
bool du_has(const struct du_table *, enum du_advantage);

#endif
