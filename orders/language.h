/* A language: what is made of a game's vocabulary once and serves every letter: its words
 * and its sayings. Nothing in it is about a letter or its writer. It is kept until the
 * program ends; a program knows a handful of games.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LANGUAGE_H
#define ORDERS_LANGUAGE_H

#include "orders/lex.h"

struct dictionary;
struct sayings;

struct language {
	const struct vocab *vocab;
	const struct dictionary *words;
	const struct sayings *sayings;
};

/* Never NULL. */
const struct language *language_of(const struct vocab *);

/* --- lexicon.c --- */
/* The words of the vocabulary and those that all games share. */
const struct dictionary *dictionary_make(struct arena *, const struct vocab *);
/* These words, and no first names. */
const struct lexicon *lexicon_of(struct arena *, const struct dictionary *);

#endif
