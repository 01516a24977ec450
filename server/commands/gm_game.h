/* The game commands that have files of their own, and what they share.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_GAME_H
#define SERVER_GM_GAME_H

#include "server/console/gm_find.h"
#include "server/options/game_options.h"

enum { GM_GAME_OPTIONS_MAX = 32 };

int gm_game_new(struct gm *);
int gm_game_list(struct gm *);
int gm_game_show(struct gm *);
int gm_game_option(struct gm *);
int gm_game_open(struct gm *);
extern const struct gm_option gm_open_options[];
/* What an open game asks for, and its free seats; null if it is not open. A new reference, or NULL
 * with `err`. */
struct json_t *gm_open_value(struct gm *, const struct game *, struct err *);

/* The same in words, of the value above; nothing if it is not open. */
void gm_open_show(struct gm *, const struct game *, const struct json_t *open);

/* "flares=on" -> name and value, the name being one that the game has. */
MUST_USE bool gm_game_read_option(struct gm *, const struct game_rules *,
				  struct str word, struct option_setting *,
				  struct err *);

/* All switches, a row each: a new array, or NULL with `err`. */
struct json_t *gm_game_option_rows(struct gm *, const struct gm_table *, struct err *);
/* Takes the reference; `all`: also what each can be. */
void gm_game_show_options(struct gm *, struct json_t *rows, bool all);

/* Says so where the game's level of trust holds every letter. */
void gm_game_warn_of_trust(struct gm *, const struct game *);

#endif
