/* Battles: which dials are legal, what a winner loses, and who wins. Pure numbers, without a position.
 *
 * Strengths are counted in halves: a force that spice supports counts 2 halves, another 1; an elite
 * counts as `worth` forces. Where all count in full (`all_full`: without advanced combat, and for Fremen
 * who need no spice [DU-045]) a plan has no spice.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_COMBAT_H
#define RULES_DUNE_ENGINE_COMBAT_H

#include <stdbool.h>
#include <stdint.h>

struct du_army {
	int normals, elites; /* fighters in the territory */
	int worth;           /* of an elite: 2, or 1 */
	bool all_full;
};

/* The forces that make up a dial, and how many of them are backed by spice. */
struct du_share {
	int normals, elites; /* of these: */
	int full_normals, full_elites;
};

/* Is there a share of exactly that strength with exactly so much spice [DU-043]? */
bool du_dial_is_legal(const struct du_army *, int halves, int spice);
/* The greatest dial with so much spice, in halves; -1: there are fewer forces than spice. */
int du_greatest_dial(const struct du_army *, int spice);
/* Finds the losses of a winner who dialled that: the share with fewest elites, or with
 * most, and then with fewest forces [DU-044]. False: the dial is not legal. */
bool du_losses(const struct du_army *, int halves, int spice, bool most_elites,
	       struct du_share *);

/* One plan. */
struct du_side {
	int halves, spice;
	int leader;          /* enum of leader.h; 0: none, or a hero */
	bool kh;             /* the Kwisatz Haderach is with the leader */
	int weapon, defence; /* enum du_card */
	bool calls;          /* they hold the card of the other's leader, and call */
};

enum du_end {
	DU_FOUGHT,
	DU_EXPLODED,     /* lasgun and shield: all is lost */
	DU_BETRAYED,     /* a traitor was called */
	DU_BOTH_BETRAYED /* two were */
};
enum { DU_AGGRESSOR, DU_DEFENDER, DU_SIDES, DU_NO_WINNER = -1 };

struct du_outcome {
	enum du_end end;
	int winner;          /* DU_AGGRESSOR, DU_DEFENDER, DU_NO_WINNER */
	int total[DU_SIDES]; /* halves; of DU_FOUGHT */
	bool dead[DU_SIDES]; /* the leader or hero of that side */
	bool pays[DU_SIDES]; /* the spice of the plan goes to the bank [DU-047] */
	int reward;          /* spice for the winner, for each leader killed [DU-048] */
};

/* Does the weapon kill through that defence? */
bool du_kills(int weapon, int defence);
/* sides[DU_AGGRESSOR] wins ties. */
struct du_outcome du_fight(const struct du_side sides[DU_SIDES]);

#endif
