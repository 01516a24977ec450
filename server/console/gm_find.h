/* Finds what the words of a call mean: a game, a seat, a phase, a row. If nothing fits,
 * the error lists what there is.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_FIND_H
#define SERVER_GM_FIND_H

#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/console/gm.h"

/* A game with its rules and its seats. */
struct gm_table {
	struct game game;
	const struct game_rules *rules;
	int n_seats; /* taken ones */
	struct seat *seats;
};

struct store *gm_store(const struct gm *);
int64_t gm_now(const struct gm *);

/* The game by the call's argument `arg`; if there is none of that name, the error lists
 * the games. */
MUST_USE bool gm_find_game(struct gm *, int arg, struct gm_table *, struct err *);

/* The rules by name; the error lists them all. */
MUST_USE bool gm_find_rules(struct gm *, struct str word, const struct game_rules **,
			    struct err *);

/* The seat by colour or by number from 1; the error lists the seats. The player's name
 * or address will do if it is unique. */
MUST_USE bool gm_find_seat(struct gm *, const struct gm_table *, struct str word,
			   const struct seat **, struct err *);

/* "3.2" -> turn and phase of this game's rules. */
MUST_USE bool gm_read_phase(struct gm *, const struct gm_table *, struct str word,
			    int *turn, int *phase, struct err *);

/* --attempt N of a phase that was opened more than once; 0 if it is not given. */
MUST_USE bool gm_read_attempt(struct gm *, int *attempt, struct err *);

/* The number of a row. `what` is "letter". */
MUST_USE bool gm_read_id(struct gm *, int arg, const char *what, int64_t *id,
			 struct err *);

/* Puts into each seat the player who had it at `utc`. */
MUST_USE bool gm_seats_at(struct gm *, struct gm_table *, int64_t utc, struct err *);

/* "red (Ann)" */
struct str gm_seat_name(struct arena *, const struct seat *);
/* "3.2"; empty before the start and after the end. */
struct str gm_phase_text(struct arena *, int turn, int phase);

/* Reads a file, or the call's own input for NULL and "-"; at most `max` bytes. */
MUST_USE bool gm_read_file(struct gm *, const char *path, size_t max, struct str *,
			   struct err *);
/* The same for a text: UTF-8 without NULs. A directory is refused. */
MUST_USE bool gm_read_text(struct gm *, const char *path, size_t max, struct str *,
			   struct err *);

/* "Note: ..." on a line of its own; nothing if it is empty. */
void gm_note(struct gm *, struct str);

/* A time for a line of text, in the GM's zone. */
struct str gm_when(struct gm *, int64_t utc);
/* For the column "deadline": null where no deadline runs; for a person "paused" while the
 * game is. A new reference. */
struct json_t *gm_deadline(const struct gm *, const struct game *);
/* When orders are due, for a line of text. */
struct str gm_due(struct gm *, int64_t deadline);

#endif
