/* Sheets that are carried out: for games that look at the sealed orders of one player after another,
 * each order in the position that those before it have left. The orders of a phase and those that
 * hold are one sheet; of each decision the first alternative that is legal and true now is used
 * (pick.h), and its player is told where none was. Once the phase has run, standing orders are taken
 * over, reviewed, and told of where they fall (standing.h).
 *
 *	carry_begin(&c, x, &how, game, vacant);
 *	while ((slot = carry_next_slot(&c, seat, VERB, slot)) >= 0) {
 *		const struct my_order *o = carry_choose(&c, seat, slot, &chooser);
 *		...
 *	}
 *	carry_end(&c, over);
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_CARRY_H
#define RULES_PIECES_CARRY_H

#include "rules/game.h"
#include "rules/pieces/pick.h"
#include "rules/pieces/standing.h"

enum { CARRY_SPENT = 16, CARRY_STANDING = 32, CARRY_CONDITION = 1 };

/* The game's part. Each function gets the `game` of carry_begin. */
struct carry_game {
	int n_seats;
	/* A reader for the seat in the position as it is now: its view is in the arena
	 * of the adjudication. */
	struct reader (*reader)(void *game, int seat);
	/* The standing orders of the seat, in the state that changes. */
	struct standing (*kept)(void *game, int seat);
	condition_fact *fact;
	/* Tells the seat that an order of theirs is not carried out; `why` is the game's own
	 * number, CARRY_CONDITION where conditions were the reason. */
	void (*unused)(void *game, int seat, struct str order, int why);
	/* The words for such a number behind "because", in English: "there was too little gold"; NULL: none.
	 * May itself be NULL: the trace then says only that it was not possible. */
	const char *(*because)(int why);
	/* Tells the seat that a standing order fell, other than by their own word. */
	void (*fell)(void *game, int seat, const struct standing_fell *);
};

struct carry {
	const struct carry_game *how;
	void *game;
	struct adjudication *x;
	/* The orders of each seat; of a seat that sent nothing its standing orders alone. */
	const struct sheet *sheet[GAME_SEATS_MAX];
	/* For each slot the slot of the letter's sheet (-1: none); NULL: they are the
	 * same. */
	const short *told[GAME_SEATS_MAX];
	unsigned came; /* bit per seat that sent orders */
	int why;       /* the game's own: why an order was impossible */
	/* The slot that was looked at last, and its alternative that was used, from 0. */
	int last_seat, last_slot, last_used;
	/* Standing orders that did what they were for. */
	int n_spent;
	struct {
		int seat;
		struct slot_key key;
	} spent[CARRY_SPENT];
};

/* Letters of seats in `vacant` are not read. */
void carry_begin(struct carry *, struct adjudication *, const struct carry_game *,
		 void *game, unsigned vacant);
/* Standing orders as they hold now, into the state; since `turn` and `phase` where the sheet of the
 * phase changed them. A game that is over reviews none. */
void carry_end(struct carry *, int turn, int phase, bool over);

/* Can the order be carried out now? It may keep its plan where it likes, and puts into
 * carry.why why not. */
typedef enum pick_fit carry_fits(void *game, int seat, const void *action, void *plan,
				 enum pick_look);

/* How an order is picked, and the rule under which that is told. */
struct carry_chooser {
	carry_fits *fits; /* NULL: it always can */
	void *plan;
	const char *rule;
};

/* The order of that slot of the seat's sheet that is used; NULL: none, and its player is told
 * why. An order that holds and waits for its condition is not told of. */
const void *carry_choose(struct carry *, int seat, int slot,
			 const struct carry_chooser *);
/* The same without a word to the player: orders that hold are looked at again and again. Which
 * alternative is used, from 0; PICK_NONE: none. */
int carry_look(struct carry *, int seat, int slot, const struct carry_chooser *);
/* Its player is told that the order of that slot is not carried out. */
void carry_tell_unused(struct carry *, int seat, int slot, int why);
/* Something else became of the order of that slot than that it was used, as the look before this said: the trace says `what`, for this
 * reason (words behind "because", in English; NULL: none). */
void carry_tell_fate(struct carry *, int seat, int slot, enum trace_what what,
		     const char *rule, const char *because);
/* The order of that slot could not be carried out after all, or could not be looked at: its player is told, and the trace. */
void carry_tell_failed(struct carry *, int seat, int slot, const char *rule, int why);
/* The same look as carry_look, of which the trace says nothing until carry_tell_used: for orders that are looked at where nothing may come of them. */
int carry_peek(struct carry *, int seat, int slot, const struct carry_chooser *);
void carry_tell_used(struct carry *, int seat, int slot, const char *rule);
/* The next slot of the verb after `from` (-1: the first) that has not been spent; -1: there is none. */
int carry_next_slot(const struct carry *, int seat, int verb, int from);
/* The slot of the verb whose key has that `a`, unless it has been spent, or -1. */
int carry_find_slot(const struct carry *, int seat, int verb, int a);
/* The number that the slot has in the letter's sheet, for the trace; of sealed orders see sealed.h. */
int carry_told(const struct carry *, int seat, int slot);
/* The standing order has been used: it is not found again in this phase, and falls at its end. */
void carry_spend(struct carry *, int seat, int slot);

#endif
