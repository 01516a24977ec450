/* A language: the words and the sayings of a game, made once from its vocabulary for
 * all letters. It holds nothing about a letter or its writer. It is kept until the
 * program ends; a program knows a handful of games.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LANGUAGE_H
#define ORDERS_LANGUAGE_H

#include "orders/lexis/lex.h"
#include "orders/vocab.h"

struct sayings;

/* Never NULL. Made when it is first asked for: orders from the store never are. */
const struct sayings *language_sayings(const struct vocab *);

/* The words that a letter of this reader may use: those of its game, the common ones, and the
 * first names of its players. Never NULL. */
const struct lexicon *language_lexicon(struct arena *, const struct reader *);

#endif
