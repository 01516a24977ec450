/* The table: all that every player may see [R6].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_TABLE_H
#define RULES_COSMIC_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/cosmic/table/card.h"

enum {
	CE_SEATS = 6,
	CE_PLANETS = 5,
	CE_TOKENS = 20, /* of a colour (a Power may bring as many again) */
	CE_CHALLENGES = 24,
	CE_SEND_MAX = 4, /* tokens of one player on one side [CB-6.6, CB-7.3] */
	CE_BASES_TO_WIN = 5,
	CE_HOME_BASES = 3,     /* fewer: no Power [CB-4.1] */
	CE_DESTINY_COPIES = 3, /* cards of a colour in the destiny pile [CB-2.5] */
	CE_ATTACKS = 4,        /* systems one player may have to attack in a turn */
	CE_PHASES = 4,
	CE_DISCARD_MAX = 256,
	CE_INSTANCES = 2 * CE_SEATS, /* Powers at work: one a seat, and borrowed ones */
	CE_MORE_CARDS = 2,           /* of a side, besides the one that counts first */
	CE_POWERS_MAX = 64,          /* rows of the catalogue */
};

enum ce_side { CE_NO_SIDE, CE_ATTACK_SIDE, CE_DEFENCE_SIDE };

enum ce_result {
	CE_NOT_YET,
	CE_ATTACK_WINS,
	CE_DEFENCE_WINS,
	CE_DEAL_PENDING,
	CE_DEAL_MADE,
	CE_DEAL_FAILED,
	CE_CALLED_OFF,
};

/* The player's wish if their own colour comes up. */
enum ce_own { CE_OWN_NOT_SAID, CE_OWN_FIGHT, CE_OWN_RESETTLE, CE_OWN_REDRAW };
/* Choices in the order of preference are one number: the first in its lowest bits. */
enum { CE_OWN_BITS = 2, CE_OWN_PLANS = 3 };

struct ce_challenge {
	int8_t attacker, defender;
	int8_t system, planet;
	int8_t attack;      /* the attacker's tokens in it now */
	int8_t defence;     /* the defender's tokens that defend in it; they are on
			       the planet. Set when the attack stands; divided in step 2e */
	uint8_t invited[2]; /* bit per seat, asked by [0] the attacker, [1] the defender
			     */
	int8_t side[CE_SEATS];   /* enum ce_side of each ally */
	int8_t allied[CE_SEATS]; /* and their tokens in it now */
	int8_t sent[CE_SEATS]; /* tokens that took part as they stood at the reveal, by
				  seat (main players included), for the report of the
				  outcome */
	uint8_t card[2];       /* shown: [0] attack side, [1] defence side; 0: none */
	uint8_t more[2][CE_MORE_CARDS]; /* played besides, by a Power's leave */
	uint8_t face[2]; /* the cards that they count as after all Powers */
	uint8_t shown;   /* cards were shown (a side without a card counts 0) */
	uint8_t controlled; /* Emotion Control: both count as Compromise */
	int16_t total[2];
	uint8_t result;                /* enum ce_result */
	uint8_t frozen;                /* the planet is still under attack by it */
	int8_t owed_to, owed_by, owed; /* consolation to come: cards; 0: none */
	uint8_t gassed;                /* Stellar Gas took the consolation */
	int8_t reward[CE_SEATS];       /* rewards to come */
	uint16_t barred; /* bit per instance: the Power is zapped here to the end of
			    the turn */
	/* The limits that Powers set to the cards of a side (told in the report of
	 * Phase 2); the cards themselves are looked at in Phase 3. */
	uint8_t blind[2];     /* the card is drawn at random from the hand */
	uint8_t no_attack[2]; /* no Attack while they have another challenge card */
	uint8_t no_compromise[2];
	uint8_t must[2]; /* this card, if they have it; 0: any */
	uint8_t extra;   /* not the first attack of its attacker this turn */
};

/* How long a Power stays with its owner. */
enum ce_scope { CE_FOR_GOOD, CE_FOR_TURN, CE_FOR_CHALLENGE };

/* A Power as it works: apart from the player, so that it can be copied and swapped.
 * Its numbers mean what its file says. Instance i < CE_SEATS is the own Power of seat
 * i; the others are borrowed. */
struct ce_power {
	uint8_t id; /* number in the catalogue; 0: none */
	uint8_t on; /* works in this phase (step b) */
	int16_t counter;
	int8_t owner;     /* seat */
	uint8_t scope;    /* enum ce_scope */
	int8_t challenge; /* CE_FOR_CHALLENGE: which one */
	uint8_t fades; /* lost when the last phase was over: works in step a */
	uint8_t mark[CE_SEATS];     /* a small number for each player */
	uint8_t captured[CE_SEATS]; /* tokens it holds, by colour */
	uint8_t zone_size[2];       /* cards in its zones */
};

struct ce_options {
	uint8_t spare_innocent, gas_stops_rewards, win_each_phase, frozen_bystanders;
	uint8_t second_challenge, reward_nmr_cards, refill_loses_challenge,
		flare_use_one;
	uint8_t flares, mayfair_deck, hold_on_paradox;
	uint8_t turn_limit; /* 0: none */
	/* of single Powers */
	uint8_t zombie_consolation, virus_allies, antimatter_subtract, mutant_size;
	uint8_t assassin_limit, machine_max, heal_consent;
};

struct ce_table {
	uint8_t n_seats;
	uint8_t turn, phase; /* phase 1..4; 0: the game is over */
	uint8_t lead;        /* seat */
	uint8_t in_game;     /* bit per seat not removed */
	uint8_t marked;      /* bit per seat that goes at the end of the turn */
	uint8_t leaving;     /* ... that goes then too, and plays until then [R18] */
	uint8_t misses[CE_SEATS]; /* missed orders in a row */
	uint8_t winners;          /* bit per seat, once over */
	struct ce_options option;

	uint8_t planet[CE_SEATS][CE_PLANETS]
		      [CE_SEATS]; /* tokens: [system][planet - 1][seat] */
	uint8_t warp[CE_SEATS], limbo[CE_SEATS], out[CE_SEATS];
	uint8_t tokens[CE_SEATS]; /* that this colour has in all: 20, or 0 once removed
				   */
	struct ce_power power[CE_INSTANCES];
	/* Flares by the Power's number: the seat last seen with it (+ 1), and
	 * the challenge of this turn in which it acted (+ 2; 1: outside of them). */
	uint8_t flare_seen[CE_POWERS_MAX + 1];
	uint8_t flare_used[CE_POWERS_MAX + 1];

	/* The systems each seat must attack this turn (before phase 1: drawn;
	 * afterwards as they were). Its own system: it fights or resettles there. */
	uint8_t n_destiny[CE_SEATS];
	uint8_t destiny[CE_SEATS][CE_ATTACKS];
	uint8_t own[CE_SEATS]; /* enum ce_own, where the own colour came up */
	uint8_t n_destiny_used;
	uint8_t destiny_used[CE_SEATS * CE_DESTINY_COPIES];

	/* The challenges of this turn, in number order; they stay with their outcome
	 * until the next turn's attacks. */
	uint8_t n_challenges;
	struct ce_challenge challenge[CE_CHALLENGES];

	uint8_t plague[CE_SEATS]; /* Plagues whose losses are to be named in the next
				     phase */
	uint8_t loss[CE_SEATS];   /* tokens to be named for a Power's doing */
	uint8_t refilled; /* bit per seat that was dealt new cards this turn */

	uint8_t hand_size[CE_SEATS]; /* public */
	uint16_t deck_size;
	uint16_t n_discard;
	uint8_t discard[CE_DISCARD_MAX]; /* face up [CB-2.7], latest last */
};

static inline bool ce_in_game(const struct ce_table *t, int seat)
{
	return t->in_game >> seat & 1;
}

/* Planets outside the own system on which the seat has a base [CB-3.3]. */
int ce_outside_bases(const struct ce_table *, int seat);
/* Planets of the own system on which it has one [CB-4.4]. */
int ce_home_bases(const struct ce_table *, int seat);
/* A challenge that is not over aims at it: nothing moves there [R14]. */
bool ce_under_attack(const struct ce_table *, int system, int planet);
/* Do the seat's tokens on its planet stand still? The defender's own there always do
 * [R14]; a bystander's too, unless the game is set otherwise. */
bool ce_holds_still(const struct ce_table *, const struct ce_challenge *, int seat);
/* Tokens of the seat there that may be taken away: 0 on a planet under attack. */
int ce_free_on(const struct ce_table *, int seat, int system, int planet);
/* The seat's own Power works in this phase, and is the one with that number. */
static inline bool ce_has_power(const struct ce_table *t, int seat, int id)
{
	return t->power[seat].on && t->power[seat].id == id;
}
/* The seat that has the Power now. */
static inline int ce_power_owner(const struct ce_table *t, int instance)
{
	/* cppcheck-suppress arrayIndexOutOfBoundsCond ; it takes a loop's end for an index */
	return instance < CE_SEATS ? instance : t->power[instance].owner;
}
/* The side on which the seat is, main player or ally; CE_NO_SIDE: neither. */
int ce_side_of(const struct ce_challenge *, int seat);
/* The main player of the other side than the seat's; -1 where it is on none. */
int ce_opponent(const struct ce_challenge *, int seat);
/* Called off, or settled before any card: nothing more is done in it. */
bool ce_is_off(const struct ce_challenge *);
/* Is the seat a main player of this challenge? */
bool ce_is_main(const struct ce_challenge *, int seat);
/* Has phase 4 something to do? */
bool ce_phase4_needed(const struct ce_table *);
/* Tokens of the seat's that leave the Warp this turn: one for each system that it may
 * attack, one where there is none. */
int ce_n_released(const struct ce_table *, int seat);
/* Tokens of all players that Mobius Tubes find in the Warp behind these releases, with those that are sure to come there first. */
int ce_left_in_warp(const struct ce_table *);
/* May a reward of the seat's be tokens? Some lie in the Warp, or may come there in phase 4 before rewards are taken. */
bool ce_may_have_tokens(const struct ce_table *, int seat);
/* Bit per seat that owes orders in the open phase. */
unsigned ce_owes(const struct ce_table *);

extern const char *const ce_colours[CE_SEATS];      /* "red", ... */
extern const char *const ce_colour_names[CE_SEATS]; /* "Red", ... */

#endif
