/* The whiteboard: a phase writes what is about to happen as an act; Powers, Flares and
 * Edicts amend, replace or forbid it in one fixed order [SP-5]; effect.c commits the
 * rest, and it alone changes the state and reports. The phases know no Power and no
 * card: a new one is a table of hooks.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_WHITEBOARD_H
#define RULES_COSMIC_WHITEBOARD_H

#include "orders/sheet.h"
#include "rules/cosmic/table/act.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/hooks.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/table/state.h"
#include "rules/event.h"
#include "rules/resolve.h"
#include "rules/rng.h"
#include "rules/trace.h"

enum {
	CE_USERS = 64,
	CE_PLAYS = 96,
	CE_LABEL = 72,
	CE_ORDERED = 48, /* orders for Powers in one phase */
	CE_LOSSES = 96,  /* groups of tokens lost in one step */
	CE_LATE = 96,    /* cards that reach a hand when the phase is done */
};

/* Why an order cannot be carried out, or not as it is: for the GM's trace. */
enum { CE_WHYS = 4 };
struct ce_why {
	const char *rule;
	struct str text;
	bool secret; /* it tells what its own seat may not know */
};

/* A slot of a sheet, as the phases work it. */
struct ce_slot {
	int8_t seat, verb;
	int16_t number; /* that of `slot` in its seat's sheet */
	const struct slot *slot;
	int first, n;     /* alternatives of it that are this slot */
	int8_t challenge; /* of its first alternative; -1: none */
};

/* An effect that is active in this phase: a Power, or a card that its holder
 * ordered. */
enum ce_user_kind { USER_POWER, USER_EDICT, USER_FLARE };
struct ce_user {
	uint8_t kind;
	int8_t seat;
	uint8_t id;                       /* number of the Power, or the card */
	uint8_t instance;                 /* USER_POWER: which one of the table's */
	bool super;                       /* USER_FLARE: its holder has the Power */
	const struct ce_power_rule *rule; /* of a Power, or of a Flare's */
	int8_t bit;                       /* in act.touched */
	int16_t slot;                     /* of the order; -1: none */
	const struct ce_order *order;
	const struct ce_effect *effect;
	bool spent;
	uint32_t
		stopped; /* USER_FLARE: bit per challenge + 1 in which it was stopped */
	bool waiting;    /* acts after the reveal, in rank order, not yet */
	int8_t aim;      /* Zap, Flarezap: the challenge it is for; -1: none */
	int8_t aim_other; /* Zap, outside of challenges: the seat that the use is
			     against */
	uint8_t aim_card; /* Flarezap: the Flare it is for; 0: none */
	int8_t aim_seat;  /* and the seat that uses it */
};

/* An order for a Power, picked. */
struct ce_ordered {
	int8_t seat;
	int16_t slot;
	const struct ce_order *order;
	bool waiting; /* acts after the reveal, not yet */
};

/* The orders that the owner of an effect gave it, in its own words. */
struct ce_told {
	bool given; /* there is an order */
	int n;
	const struct ce_item *item;
	const struct ce_target *target; /* NULL: of an order that holds from before */
};

/* An act that conditions and Zaps may refer to: a card played, a Power used. */
struct ce_deed {
	int8_t seat, challenge, other;
	uint8_t card;     /* 0: the seat's Power */
	uint8_t instance; /* which one */
	uint8_t quiet;    /* not told: a Super strengthened it where it did nothing */
};

/* A card on its way to a hand: discarded by `from`, or kept by them. */
struct ce_late {
	int8_t seat, from;
	uint8_t card;
};

/* The input of a phase beside the state. */
struct ce_play {
	const struct ce_state *before;
	const struct ce_catalog *catalog;
	struct arena *arena;
	int n_slots;
	const struct ce_slot *slots; /* seats from the lead, in written order */
	int first_slot[CE_SEATS], last_slot[CE_SEATS];
	uint32_t declined[CE_SEATS]; /* bit per verb: "invite nobody", "no deal" in all
					challenges */
	uint8_t came;                /* bit per seat that sent readable orders */
	uint8_t missed; /* bit per seat that owed some and sent none, or is played at
			   random */
	const struct rng *rng;
};

struct ce_board {
	struct ce_state *s;
	struct ce_table *t; /* &s->t */
	const struct ce_play *p;
	const int8_t *choice;
	const uint32_t *struck;
	struct resolve_seen *seen;
	struct events *ev;
	struct trace *tr;
	struct rng rng;
	uint8_t phase;           /* the one that is run */
	const struct cond *cond; /* of the alternative that is read; NULL: none */
	int n_why;
	struct ce_why why[CE_WHYS]; /* of the reading that was tried last */
	const struct ce_order *dealt[2 * CE_CHALLENGES]; /* offers that became deals */
	int n_dealt;

	char label[CE_LABEL];
	int n_prefix;

	int n_users, n_deeds;
	int n_last_deeds;                 /* uses in the runs before, for Zaps (aim) */
	const struct ce_deed *last_deeds; /* [n_last_deeds] */
	bool no_zaps;                     /* the run before: who will use what? */
	bool trial;  /* what if?: nothing comes of it but what orders and facts see */
	bool step_a; /* Powers lost with the last phase still work */
	bool asking; /* would it be so? Nothing is used up [ce_use] */
	uint8_t guesses; /* seat + 1: this seat asks, and others' orders are hidden
			    from it */
	uint8_t zapped[CE_CHALLENGES]; /* bit per seat, in this phase */
	uint8_t zapped_outside;
	/* Bit per instance, in this phase. Uses outside of challenges are kept apart by
	 * the player they are against (+ 1; 0: against nobody) [SP-7]. */
	uint16_t barred_outside[CE_SEATS + 1];
	uint8_t *results; /* [n_slots][CE_CHALLENGES]: as they stood when the
			     slot's turn came after the reveal */
	uint8_t freed;    /* step 1e: bit per seat that opened the Warp */
	struct ce_pile oozed[CE_SEATS]; /* out of challenges in this phase, to where:
					   a token moves once [CP-2.12] */
	uint8_t redrawn[CE_SEATS]; /* own colours that a seat turned up and put away */
	int n_shuffles;
	int n_ordered, n_losses, n_late;
	int n_spent; /* slots whose card was played */
	int n_gone;  /* deeds that a play after the reveal undid */

	/* Not cleared: only the first n_users, n_deeds count. */
	struct ce_user user[CE_USERS];
	struct ce_deed deed[CE_PLAYS], gone[CE_PLAYS];
	struct ce_ordered ordered[CE_ORDERED];
	struct ce_act loss[CE_LOSSES];
	int16_t spent[CE_USERS];
	struct ce_late late[CE_LATE];
};

void ce_board_init(struct ce_board *, const struct ce_play *, struct ce_state *);

/* Acts -------------------------------------------------------------------------------
 */

/* An empty act of the kind: challenge and seats -1, sign and times 1. Made by copying,
 * because every replay makes dozens: clearing as many bytes would cost more than the
 * rest of a proposal. */
extern const struct ce_act ce_act_blank;
static inline struct ce_act ce_act_new(enum ce_act_kind kind)
{
	struct ce_act act = ce_act_blank;

	act.kind = (uint8_t)kind;
	return act;
}
/* Shows the act to all effects that look at it, and commits it unless it was forbidden
 * or replaced. true: it was committed. */
bool ce_propose(struct ce_board *, struct ce_act *);
/* Shows it only, under the hook given (limits, windows). */
void ce_call(struct ce_board *, enum ce_hook, struct ce_act *);
/* A bare window of the challenge, or of none (-1). */
void ce_window(struct ce_board *, enum ce_hook, int challenge);
/* Does anybody at work look at such acts? */
bool ce_is_watched(const struct ce_board *, enum ce_hook);
/* How many tokens may the seat send (4, unless a Power says otherwise)? */
int ce_limit(struct ce_board *, enum ce_hook, int seat, int challenge);

/* Effects ----------------------------------------------------------------------------
 */

/* The Powers that are on: they are active from the beginning of the phase. */
void ce_arm_powers(struct ce_board *);
/* From step e, or from step a if tokens are lost then, the ordered cards as well. A
 * spent card is not active again. */
void ce_arm(struct ce_board *);
/* A Power or a Flare is used, by its own hook, which asks at the moment at which it
 * changes something [CB-4.3]. `challenge` -1: outside of challenges. `other`: the seat
 * that the use is against, -1: nobody. False: it is barred there, its owner wants no
 * use of it, a Flare is not meant for this challenge, or something aimed at it has
 * stopped it just now. A second call for the same challenge (outside of them:
 * against the same player) tells nothing new. While the board is `asking`, it says what
 * would happen and changes nothing. */
bool ce_use(struct ce_board *, struct ce_user *me, int challenge, int other);
/* The same outside of challenges, for a card: a Zap may name the one that it means. */
bool ce_use_on_card(struct ce_board *, struct ce_user *me, int card);
/* Is the user free to try? A Zap that waits for the attempt does not count yet. */
bool ce_may_use(const struct ce_board *, const struct ce_user *me, int challenge);
/* Is that Power stopped there to the end of the turn? Outside of challenges (-1) it is
 * its use against that player (-1: nobody) in this phase. */
bool ce_is_barred(const struct ce_board *, int instance, int challenge);
bool ce_is_barred_against(const struct ce_board *, int instance, int challenge,
			  int other);
/* Was it used there before in this phase? */
bool ce_has_used(const struct ce_board *, const struct ce_user *me, int challenge);
/* Used up for this turn, where the game or its text lets the Flare act in one challenge only, or it keeps an Edict? */
bool ce_flare_is_used_up(const struct ce_board *, const struct ce_user *me,
			 int challenge);
/* Plays an Edict: false if it is no longer held or something stopped it. Otherwise it
 * is spent. */
bool ce_play_card(struct ce_board *, struct ce_user *me, int challenge, int other);
/* The owner's orders for this challenge (-1: outside of challenges); for a Power also
 * orders that hold from an earlier phase. */
struct ce_told ce_told(const struct ce_board *, const struct ce_user *me,
		       int challenge);
/* The Super that its holder has ordered to strengthen this Power of theirs in the
 * challenge, or NULL. The Power uses it (ce_use) where the two act together. */
struct ce_user *ce_super_of(struct ce_board *, const struct ce_user *power,
			    int challenge);
/* The user's order for their Power there, which may be `no power`; NULL: none in this
 * phase. */
const struct ce_order *ce_order_for(const struct ce_board *, const struct ce_user *me,
				    int challenge);
/* The instance of the table that a Power's user is. */
struct ce_power *ce_mine(struct ce_board *, const struct ce_user *me);

/* Orders -----------------------------------------------------------------------------
 */

/* Can the order be carried out, and how? As it is written, or `nearest`: the nearest
 * legal reading will do. Fills `plan`, changes nothing else. */
typedef bool ce_reading(struct ce_board *, int seat, const struct ce_order *,
			bool nearest, void *plan);
/* The first alternative of the slot that can be carried out as written and whose
 * condition holds; if there is none, the first in its nearest reading. NULL:
 * none, or `nothing`. */
const struct ce_order *ce_pick(struct ce_board *b, int slot, ce_reading *read,
			       void *plan);
/* The seat's next slot of the verb after `from` (-1: the first), or -1. */
int ce_next_slot(const struct ce_board *, int seat, int verb, int from);
/* Did readable orders come from the seat? */
bool ce_sent(const struct ce_board *, int seat);

/* --- why.c --- */
/* Is this the run whose trace is kept? Otherwise work that only feeds the trace can be
 * left out. */
static inline bool ce_is_told(const struct ce_board *b)
{
	return b->tr && !b->tr->silent && !b->asking;
}
/* A reading says what stands in its way, and the rule; there may be several reasons.
 * Always false, so that a reading can return it. */
bool ce_cannot(struct ce_board *, const char *rule, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* The same if the reason is another's secret: the seat itself never hears it. */
bool ce_cannot_secret(struct ce_board *, const char *rule, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* Reads parts (ce_take_parts) and reports those that were not there as ordered. */
bool ce_take_told(struct ce_board *, const char *rule, const struct ce_tokens *,
		  int limit, struct ce_pile *free, struct ce_pile *out);
/* Reads places (ce_read_places) and reports those that are invalid. */
bool ce_places_told(struct ce_board *, int seat, const struct ce_tokens *, int n,
		    struct ce_pile *out);
/* For a decision in which no order applied: tells the choice of chance, or of the
 * rule. */
/* Which tokens chance added to `named`: "what: 1 from Red 2". */
void ce_tell_chance_tokens(struct ce_board *, int seat, const char *rule,
			   const char *what, const struct ce_pile *named,
			   const struct ce_pile *all);
void ce_tell_chance(struct ce_board *, int seat, const char *rule, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
void ce_tell_default(struct ce_board *, int seat, const char *rule, const char *fmt,
		     ...) __attribute__((format(printf, 4, 5)));
/* "2 from red 1, 1 from red 3" */
struct str ce_pile_text(struct ce_board *, const struct ce_pile *);
/* Shows the act to the effect, and reports what that changed in it. */
void ce_amend(struct ce_board *, enum ce_hook, struct ce_act *, struct ce_user *);
/* What came of the orders that were taken (came_of.c): cards that stayed in the hand because their moment did not come, acts that a Zap
 * stopped. */
void ce_tell_kept(struct ce_board *);
/* The order of that slot was taken with `wanted` tokens, and fewer went: what strengthened it was stopped. */
void ce_tell_fewer(struct ce_board *, int slot, const struct ce_pile *wanted,
		   const struct ce_pile *went);

/* Is a fact true in what this board has seen? */
bool ce_fact_holds(const struct ce_board *, int slot, const struct ce_fact *);

/* Seats from the lead: the k-th. */
int ce_from_lead(const struct ce_table *, int k);

/* Chance -----------------------------------------------------------------------------
 */

/* "t3.p1." followed by the parts, each after a dot: a seat (its colour), a word. */
const char *ce_label(struct ce_board *, int seat, const char *what);
const char *ce_label_at(struct ce_board *, int seat, const char *what, int number);

#endif
