/* Standing orders: those of a seat that hold until their player changes or clears them, with their
 * conditions and alternatives. They are kept flat, in bytes of the game's state, as lines in
 * canonical words that read back to the same orders; how many there are is a matter of room alone.
 * None falls without a word: each that ends is told, with the reason.
 *
 * How a game uses it:
 *	in its state, zeros at first:   char kept[GAME_SEATS_MAX][8000];
 *	at a letter (vocab.standing):   standing_slots
 *	          (vocab.check):        standing_needs, to refuse what has no room
 *	when the phase has been run:    standing_take, then standing_review
 *	when one is used up:            standing_drop
 * A verb whose orders hold must be legal in each phase, for each sheet begins with them.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_STANDING_H
#define RULES_PIECES_STANDING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"
#include "orders/read.h"
#include "orders/sheet.h"

struct arena;

/* The orders of one seat: `size` bytes of the game's state, zeros at first. Equal
 * orders are equal bytes. */
struct standing {
	char *bytes;
	size_t size;
};

struct standing_order {
	struct slot_key key;
	int turn, phase; /* since when */
	struct str
		line; /* all its alternatives; a view, valid until the store changes */
};

/* Why one holds no longer. */
enum standing_end {
	STANDING_CLEARED,    /* by its player */
	STANDING_UNREADABLE, /* it can no longer be given */
	STANDING_OVER,       /* the game says why */
	STANDING_USED,       /* it did its work */
	STANDING_NO_ROOM,
	STANDING_ENDS,
};
/* "its player cleared it", in the language of the letter. */
const char *standing_words(enum standing_end);

struct standing_fell {
	struct standing_order order; /* its line is in the arena */
	enum standing_end end;
	struct str why; /* a sentence for its player; empty: standing_words says all */
};

/* The orders that ended, in order; begin with the arena and zeros. */
struct standing_news {
	struct arena *a;
	int n;
	struct standing_fell *fell;
};

/* The next order in written order; begin with *at = 0. false: that was the last. */
bool standing_next(const struct standing *, size_t *at, struct standing_order *);
/* The order with this key. false: there is none. */
bool standing_find(const struct standing *, struct slot_key, struct standing_order *);
/* Adds an order at the end, or replaces the one with its key. Its line is not empty.
 * false: there is no room for it, and nothing has changed. */
bool standing_put(const struct standing *, const struct standing_order *) MUST_USE;

/* How many bytes the standing orders of a sheet take: beyond `size` they do not all
 * fit. */
size_t standing_needs(struct arena *, const struct sheet *);

/* All of them as slots for a sheet, read in the reader's position: their actions are in
 * the arena. At most `max`; returns the number. vocab.standing gets no reader: one with
 * vocab, view, seat, turn and phase will do. */
int standing_slots(struct arena *, const struct standing *, const struct reader *,
		   struct slot out[], int max);

/* After a phase: the standing orders of the sheet now hold, in its order; orders that
 * it changed hold since `turn` and `phase`. An order that the sheet lacks was cleared.
 * A NULL sheet changes nothing. */
void standing_take(const struct standing *, const struct sheet *, int turn, int phase,
		   struct standing_news *);

/* May an order that can still be given continue? If not, `why` gets a sentence for its
 * player. */
typedef bool standing_judge(void *game, const struct slot *, struct buf *why);

/* Reads all of them again in a new position. An order that can no longer be given ends,
 * with the reader's words for the reason; so does one that `judge` ends (NULL: ends
 * none). */
void standing_review(const struct standing *, const struct reader *, standing_judge *,
		     void *game, struct standing_news *);

/* Takes one away. false: there was none. */
bool standing_drop(const struct standing *, struct slot_key, enum standing_end,
		   struct str why, struct standing_news *);

#endif
