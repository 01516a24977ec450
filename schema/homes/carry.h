/* A game on its way: all its rows, taken into a file of their own, and out of it into the database of
 * another home. The file is a store with one game in it, which STORE_READ opens like any other. Rows
 * keep their numbers (store/numbers.h), so that keys, sums and the chain of the GM log stay good.
 *
 * What belongs to the house stays where it is: the people with their notes, and how reliably they
 * ordered. So do the places of letters in their mailbox, without the game's name: such a letter is
 * not taken for a new one.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_CARRY_H
#define SCHEMA_CARRY_H

#include "schema/store/store.h"

/* Writes the rows of the game into a new file, mode 0600, whole and on the disk when it has its name;
 * a file at `to` is replaced. `from` is the path of the database, which may be open elsewhere, in a
 * transaction too: that of its last commit is read. */
bool carry_write(const char *from, int64_t game_id, const char *to,
		 struct err *) MUST_USE;

/* Inside a transaction: deletes the rows of the game. */
bool carry_drop(struct store *, int64_t game_id, struct err *) MUST_USE;

/* Takes the game of the file into this store, in a transaction of its own; a file of an earlier edition
 * is first brought up to date. `*id` is its number; `*had`: it was there already, and nothing changed.
 * Refused: a game of that name is there, or rows have numbers that are taken (a game of another house),
 * or a row is not what it was when it was written. */
bool carry_read(struct store *, const char *file, int64_t *id, bool *had,
		struct err *) MUST_USE;

#endif
