/* The language of Cosmic Encounter's orders. Each order has its own words_*.c; the
 * table that binds them is words.c.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_WORDS_H
#define RULES_COSMIC_WORDS_H

#include "orders/vocab.h"

/* Slot keys (verb is an enum ce_verb; challenges are indexes, C1 is 0):
 *   attack, resettle        {CE_ATTACK, 0, 0}: one decision; with several systems to
 *                             attack {CE_ATTACK, which of them, 0}, and the planet for
 *                             the last number where one of them was drawn twice
 *   own colour              {CE_OWN_COLOUR, 0, 0}
 *   release / limbo         {CE_RELEASE, 0, 0} / {CE_LIMBO_TO, 0, 0}
 *   invite, ally, card,     {verb, challenge, 0}; "no ally" without a challenge has
 *   deal, reward              SLOT_ANY for it and empties all slots of the verb
 *   defend                  {CE_DEFEND, 10 * system + planet, 0}
 *   edict                   {CE_EDICT, card, what it is aimed at: see words_cards.c}
 *   lose                    {CE_LOSE, 0: unsaid, 1: the Plague, 2: deals, 3: a Power, challenge}
 *   power                   {CE_POWER, challenge or SLOT_ANY, number of the Power}
 *   flare                   {CE_FLARE, card, challenge} */
extern const struct vocab ce_vocab;

/* The Power's name by its number in the catalogue (1: Zombie), or NULL. */
const char *ce_power_word(int id);

/* The game on one screen, a paragraph each, ended by NULL. */
extern const char *const ce_lesson[];

#endif
