/* Filling in the sentences of events. A mark in braces is
 *   {s0} a seat        {S0} seats as bits    {d0} a system
 *   {n0} a number, {n0 token} with its word, in the plural with an s, or as a translation
 *        has it: {n0 Stein|Steine}           {x0 lands land} the verb that fits it
 *   {c0} a challenge   {?c0} " in C1", or nothing where it is -1
 *   {p0} a planet (system, number)
 *   {w0} {v0} a place (where, system, planet): "from Red 3", "on Red 3"
 *   {k0} a card        {K1} all cards from there on
 *   {?s0} " on Red", {?g0} " against Red", or nothing
 *   {r0} a result      {o0} own colour       {u0} a cause
 *   {a0 token} a number without its sign
 *   {P0} a Power by its number, "the Power" for 0 ({Q0}: "Power")    {f0} "Super" or "Wild"
 *   {e0} "attack" or "defence": a side       {q0} a place as one number: "Red 3"
 *   {t0} the sum of an EV_SUM
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_PHRASES_H
#define RULES_COSMIC_PHRASES_H

#include "rules/cosmic/table/cosmic_event.h"

/* The mark is `n` characters long, braces not counted. */
void ce_phrase_put(const struct event *, const char *mark, int n, struct buf *);

/* A whole sentence with marks; of the event only the arguments count. */
void ce_phrase_fill(const char *with_marks, const struct event *, struct buf *);

/* The sentence of an event that only its reader may know: "You drew Attack 6." For a reader whom it is not about, the
 * sentence that ce_phrase has. */
void ce_phrase_own(const struct event *, int reader, struct buf *);

/* The same, for a reader who is told in the same letter what became of it: a debt "was owed"; losses that were still to be named are not told. */
void ce_phrase_past(const struct event *, struct buf *);
/* Behind an EV_CONSOLATION of fewer cards than were owed: why. */
void ce_phrase_no_more(const struct event *, struct buf *);

/* "6x5 = 30", "8+2+4 = 14", "4-2 = 2": how the total of an EV_SUM comes about. */
void ce_phrase_sum(const struct event *, struct buf *);

#endif
