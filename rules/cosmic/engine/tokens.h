/* Tokens as orders name them, read against what is there.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_TOKENS_H
#define RULES_COSMIC_TOKENS_H

#include "rules/cosmic/engine/whiteboard.h"

/* The place as a number, or -1 if it does not exist. */
int ce_place_at(const struct ce_table *, const struct ce_place *);

/* The seat's tokens on planets that they may leave now; planets under attack hold
 * theirs [R14, R-071]. */
struct ce_pile ce_free_tokens(const struct ce_table *, int seat);
/* The same with tokens in Limbo and, for the attacker, in the challenge: the tokens
 * that can set up the base of a deal, and that a failed deal may cost [R-136,
 * */
struct ce_pile ce_deal_tokens(const struct ce_table *, int seat, int challenge);

/* Moves the parts, in written order, from `free` to `out`, at most `limit` in all.
 * false: some part was not there as ordered. */
bool ce_take_parts(const struct ce_table *, const struct ce_tokens *, int limit,
		   struct ce_pile *free, struct ce_pile *out);

/* How many were ordered: the total, or the sum of the parts; CE_UNSAID: nothing said.
 */
int ce_ordered(const struct ce_tokens *);

/* The tokens that the seat may lose by its own or another's choice: on planets not
 * under attack, and in Limbo [R-165, SP-10]. */
struct ce_pile ce_losable_tokens(const struct ce_table *, int seat);

/* May tokens come out of Limbo or the Warp onto it: is it an own base, not under attack
 * [R-119]? */
bool ce_may_place(const struct ce_table *, int seat, int at);

/* Places for `n` tokens as ordered, one after the other; tokens without a legal place
 * are left out. false: some place was wrong. */
bool ce_read_places(const struct ce_table *, int seat, const struct ce_tokens *, int n,
		    struct ce_pile *out);

#endif
