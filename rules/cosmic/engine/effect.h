/* Effects: the only code that moves tokens and cards and reports it.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_EFFECT_H
#define RULES_COSMIC_EFFECT_H

#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/engine/whiteboard.h"

/* Carries the act out, as it is. */
void ce_commit(struct ce_board *, const struct ce_act *);

/* The sum of an ACT_TOTAL. */
int ce_sum(const struct ce_act *);

/* --- effect_tokens.c --- */
/* Tokens of the seat at the place. */
int ce_tokens_at(const struct ce_table *, int seat, int at);

/* --- effect_ways.c: shortcuts to propose the commonest acts --- */
void ce_to_limbo(struct ce_board *, int seat, int challenge, int at, int n,
		 enum ce_cause);
void ce_discard(struct ce_board *, int seat, int card, enum ce_cause);
/* Leaves `most` tokens of the pile, by place. */
void ce_cut(struct ce_act *sent, int most);
/* A card that has left the hand, seen by all: shown in the challenge, or an Edict that
 * was played. */
void ce_discard_shown(struct ce_board *, int challenge, int seat, int card);
/* Gives the seat the next card of the deck; CARD_NONE: there is none. Tells nobody. */
int ce_draw(struct ce_board *, int seat);
/* From the Warp to `at` (a planet, Limbo, a challenge in which the seat takes part). */
void ce_release(struct ce_board *, int seat, int n, int at, enum ce_cause);

/* Out of Limbo onto a planet. */
void ce_place(struct ce_board *, int seat, int n, int at);

/* All that the seat owns leaves the game [PC-18.7]. */
void ce_remove_seat(struct ce_board *, int seat);

/* --- aside.c: cards that are in no hand for a while --- */
/* A card that has left the seat's hand lies aside until the challenges end. */
void ce_set_aside(struct ce_board *, int seat, int card, int challenge);
void ce_return_asides(struct ce_board *);
/* A card that has left the hand of `from` reaches the seat's hand when the phase is
 * done, so that nobody uses it twice in the phase. */
void ce_give_late(struct ce_board *, int seat, int card, int from);
void ce_hand_out_late(struct ce_board *);

/* --- losses.c --- */
/* The seat gives the tokens up: they are on their way to the Warp until the losses of
 * the step are settled. Challenge -1: outside of challenges. */
void ce_lose(struct ce_board *, int seat, int challenge, const struct ce_pile *,
	     enum ce_cause);
/* The same for tokens that another's loss takes along: they take nothing along in their
 * turn. */
void ce_take_along(struct ce_board *, int seat, const struct ce_pile *);
/* Moves the tokens lost in this step to where they go [CP-4.4]; called once at the end
 * of a step. */
void ce_settle_losses(struct ce_board *);
/* For hooks on losses: up to `n` tokens of the group go to `to` (Limbo, a planet,
 * CE_AT_OUT) instead. Returns how many. */
int ce_spare(struct ce_board *, struct ce_act *loss, int n, int to);
/* The same, kept by a Power. */
int ce_capture(struct ce_board *, struct ce_act *loss, int n, struct ce_power *by);
/* For HOOK_HEAL: the group's tokens come out of the Warp into their owner's Limbo.
 * Returns how many. */
int ce_heal(struct ce_board *, const struct ce_act *loss, int healer);

/* --- effect_powers.c: acts of Powers and Flares alone --- */
/* Shows the looker the whole hand; nobody else learns what is in it [SP-9]. */
void ce_look(struct ce_board *, int looker, int owner, int challenge);
/* Moves a card from hand to hand; only these two learn which. false: not held. */
bool ce_take_card(struct ce_board *, int from, int to, int card, int challenge);
/* One at random [label `what`, draw number `index`]. CARD_NONE: the hand is empty. */
int ce_take_random(struct ce_board *, int from, int to, const char *what, int index,
		   int challenge);
/* Mixes both hands: the seat takes as many cards as it had, at random, the other the
 * rest. `aside` stays where it is (CARD_NONE: nothing). */
void ce_mix_hands(struct ce_board *, int seat, int other, int aside, int challenge);
/* Discards those of the named cards that the seat holds; returns how many. */
int ce_throw_away(struct ce_board *, int seat, const struct ce_told *);
/* The seat draws from the deck and is told which; CARD_NONE: there is none. */
int ce_draw_told(struct ce_board *, int seat, int challenge);
/* Tokens between two places outside of challenges: a base where there was none. */
void ce_settle(struct ce_board *, int seat, int from, int to, int n);
/* Puts a card into the zone z of the Power. A card that was shown has already left the
 * hand: `from_hand` false. */
void ce_zone_add(struct ce_board *, struct ce_power *, int z, int card);
/* Puts all cards of the zone into the seat's hand; tells all how many, and the seat
 * which. */
void ce_zone_to_hand(struct ce_board *, struct ce_power *, int z, int seat);
/* The tokens that the victim must name in their next orders [SP-10], for this Power. */
void ce_must_lose(struct ce_board *, int victim, int n, int by);
/* Lends a Power for a time: an active copy for the owner, which ends with the turn or
 * the challenge. NULL: no room. */
struct ce_power *ce_borrow(struct ce_board *, int owner, int power, enum ce_scope,
			   int challenge);
/* Two seats exchange their Powers, with all that these hold. */
void ce_swap_powers(struct ce_board *, int seat, int other);
/* Gives the seat this Power from now on. The cards that the old one held go to the
 * discards. */
void ce_replace_power(struct ce_board *, int seat, int power);

/* --- effect_fights.c: a challenge that stands --- */
/* Moves tokens of a main player or ally between one of their bases and the challenge: n
 * in (or out, with n < 0). Defenders come onto their planet. */
void ce_ooze(struct ce_board *, int seat, int challenge, int at, int n);
/* Calls the challenge off: attackers and allies go to Limbo, shown cards back to the
 * hands. */
void ce_call_off(struct ce_board *, int challenge);
/* Another planet on which the defender may be attacked, and which nobody attacks; the
 * tokens there defend. false: not that one. */
bool ce_move_cone(struct ce_board *, int challenge, int system, int planet);
/* One more card from the hand of the side's main player; the Power decides its effect.
 * It is discarded with the first. false: not held, or too many. */
bool ce_add_shown(struct ce_board *, int challenge, int side, int card);
/* Replaces the card that was played, which goes back to the hand. */
bool ce_change_shown(struct ce_board *, int challenge, int side, int card);

/* --- for the files of this room --- */
/* Disposes of what the Power holds, when nobody has the Power any longer. */
void ce_empty_power(struct ce_board *, int instance);
void ce_return_powers(struct ce_board *, bool turn_ends);
void ce_add_tokens(struct ce_table *, int seat, int at, int n);
/* Defenders are on the planet: if they leave, they no longer defend. */
void ce_leave_defence(struct ce_table *, int seat, int challenge, int at, int n);
/* A place as the three numbers that events have for it. */
struct ce_spot {
	int where, system, planet;
};
struct ce_spot ce_spot(int at);

#endif
