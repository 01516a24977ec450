/* Games that fill themselves, and the questions to people who want a seat in them. The word of a
 * question is stored nowhere, only its hash.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_OPEN_GAMES_H
#define SCHEMA_OPEN_GAMES_H

#include "schema/store/store.h"

/* What a player must bring to take a seat. */
struct open_game {
	int64_t game_id, opened;
	bool by_gm;      /* the GM starts it; else it starts when it is full */
	int reliability; /* least share of phases in time, in percent; 0: any */
	int most_games; /* at most so many games at once, this one too; 0: any number */
	struct str allow, deny; /* addresses and @domains, comma between */
};

/* Adds or replaces it. */
bool open_games_save(struct store *, const struct open_game *, struct err *) MUST_USE;
bool open_games_load(struct store *, struct arena *, int64_t game_id, bool *found,
		     struct open_game *, struct err *) MUST_USE;
/* All, the one opened first first. */
bool open_games_list(struct store *, struct arena *, struct open_game **, int *n,
		     struct err *) MUST_USE;
/* It is open no longer, and its questions are void. */
bool open_games_drop(struct store *, int64_t game_id, struct err *) MUST_USE;

struct join_ask {
	struct str address;
	int64_t game_id; /* 0: about letters that tell of open games */
	struct str name, colour, word_hash;
	bool asked; /* they wrote to us; else we wrote to them */
	int64_t utc;
};
/* Adds the row, replacing an earlier one of the address and game. */
bool join_asks_save(struct store *, const struct join_ask *, struct err *) MUST_USE;
bool join_asks_by_word(struct store *, struct arena *, struct str hash, bool *found,
		       struct join_ask *, struct err *) MUST_USE;
/* Has somebody at this address a question of theirs that is not answered, about any game? */
bool join_asks_open(struct store *, struct str address, bool *open,
		    struct err *) MUST_USE;
bool join_asks_drop(struct store *, struct str address, int64_t game_id,
		    struct err *) MUST_USE;
/* Forgets questions from before `until`. */
bool join_asks_expire(struct store *, int64_t until, struct err *) MUST_USE;

#endif
