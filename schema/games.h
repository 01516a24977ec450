/* Games and their options.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_GAMES_H
#define SCHEMA_GAMES_H

#include "schema/store/store.h"

enum game_status { GAME_INVITING, GAME_RUNNING, GAME_PAUSED, GAME_OVER, GAME_STATUSES };
const char *game_status_name(enum game_status);

struct game {
	int64_t id;
	struct str name, rules, deadlines;
	int n_seats;
	enum game_status status;
	uint8_t secret[32];
	struct str commitment;
	int64_t created, started, ended;
	struct str end_why;

	/* The open phase. `phase_no` counts all phases ever opened: keys are bound to
	 * it. */
	int phase_no, last_phase_no;
	int turn, phase;          /* phase 0: before the start, or over */
	int attempt;              /* how often it was opened: 1, or more after a
				     rollback */
	int64_t opened, deadline; /* 0: none */
	int64_t early;   /* when the window of an early run closes; 0: none is open */
	struct str hold; /* why it waits for the GM; empty: it does not wait */
	int postponed;
	int64_t paused;

	/* The game master. An empty address means the house's GM. Each new GM raises
	 * the epoch; games_add takes 0 for the first one. */
	struct str gm_name, gm_address;
	int gm_epoch;
	int64_t gm_row; /* 0; else these three are of a further GM (schema/game_gms.h), as the
			   game is for letters to and from them. Not stored. */

	/* Its option `anonymous`, read with the row and never written with it: readers know
	 * the players by their seats until the game is over (server/game/known_as.h). */
	bool anonymous;
};

/* Fills `id`. Refused if the name is taken. */
bool games_add(struct store *, struct game *, struct err *) MUST_USE;
/* Is it anonymous, and not over yet: do readers know the players by their seats alone? */
static inline bool players_are_hidden(const struct game *g)
{
	return g->anonymous && g->status != GAME_OVER;
}

/* Writes everything but id, name, rules, secret, anonymous; the GM only if `gm_row` is 0. */
bool games_save(struct store *, const struct game *, struct err *) MUST_USE;
/* How many times the deadline of the open phase was moved. */
bool games_moved(struct store *, int64_t id, int *n, struct err *) MUST_USE;
/* Finds the game by name, ignoring ASCII case; ERR_REFUSED if there is none. */
bool games_find(struct store *, struct arena *, struct str name, struct game *,
		struct err *) MUST_USE;
/* As above; `*found` says whether there is one. */
bool games_look(struct store *, struct arena *, struct str name, bool *found,
		struct game *, struct err *) MUST_USE;
bool games_load(struct store *, struct arena *, int64_t id, struct game *,
		struct err *) MUST_USE;
/* The next game by its number, of those that are running or of the others. For who looks at all games one after the
 * other: there may be more than fit into memory. */
bool games_next(struct store *, struct arena *, int64_t after, bool running,
		bool *found, struct game *, struct err *) MUST_USE;
/* A walk over the games that are not over, by name. Some of them at a time are in memory: a house may have more than fit. */
struct games_walk {
	struct arena *a;
	struct game *list;
	int n, at;
};
void games_walk_begin(struct games_walk *);
/* `*g`: the next one, until the call after this one; NULL: that was the last. */
bool games_walk_next(struct store *, struct games_walk *, const struct game **g,
		     struct err *) MUST_USE;
void games_walk_end(struct games_walk *);
/* All games, sorted by name: for a command that needs them at once. */
bool games_list(struct store *, struct arena *, struct game **, int *n,
		struct err *) MUST_USE;
/* Running games whose deadline or early window lies at or before `until`, the earliest
 * first; those on hold are left out. `most` of them; 0: all. */
bool games_due(struct store *, struct arena *, int64_t until, int most, struct game **,
	       int *n, struct err *) MUST_USE;

/* As above, `most` of those behind a place in that order (all zero: before the first), which moves on to the last of them. */
struct games_place {
	int64_t at, id;
};
bool games_due_behind(struct store *, struct arena *, int64_t until,
		      struct games_place *, int most, struct game **, int *n,
		      struct err *) MUST_USE;

/* Running games whose phase was opened at `since` or later, by name. */
bool games_opened(struct store *, struct arena *, int64_t since, struct game **, int *n,
		  struct err *) MUST_USE;

/* Games that have a GM of their own with that address, in whatever case, by name. */
bool games_led(struct store *, struct arena *, struct str address, struct game **,
	       int *n, struct err *) MUST_USE;
/* Running games whose deadline lies after `from` and at or before `until`; after `now` and at or before `latest` where the
 * game has a value of its own for that option. Those on hold are left out. The first to close come first, behind the game
 * `after_id` with its deadline `after` (0: from the beginning), `most` of them (0: all). */
struct games_window {
	int64_t from, until, now, latest;
	struct str option;
	int64_t after, after_id;
	int most;
};
bool games_ahead(struct store *, struct arena *, const struct games_window *,
		 struct game **, int *n, struct err *) MUST_USE;

/* Options by name; `value` is empty if one was never set. */
struct option {
	struct str name, value;
};
bool option_get(struct store *, struct arena *, int64_t game_id, const char *name,
		struct str *value, struct err *) MUST_USE;
bool option_set(struct store *, int64_t game_id, struct str name, struct str value,
		struct err *) MUST_USE;
bool option_list(struct store *, struct arena *, int64_t game_id, struct option **,
		 int *n, struct err *) MUST_USE;

#endif
