/* Used by the lists of incoming and outgoing letters: the filter of their rows, the
 * names in them, and a change to one.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_POST_H
#define SERVER_GM_POST_H

#include "server/console/gm.h"

struct json_t;

/* --state and --max of the two lists; each ended by a NULL name. */
extern const struct gm_option gm_letters_list_options[], gm_outbox_list_options[];

struct gm_filter {
	int state; /* as many as there are: any */
	int max;   /* rows, the newest */
};
/* `name_of` gives the `n_states` names of states; a wrong one is refused with that
 * list. */
MUST_USE bool gm_read_filter(struct gm *, const char *(*name_of)(int), int n_states,
			     struct gm_filter *, struct err *);

/* New references: the game's name, or null; the seat's colour, "gm", or null. */
struct json_t *gm_game_name(struct gm *, int64_t id);
struct json_t *gm_colour_name(struct gm *, int64_t game_id, int seat);

/* Ends a transaction: commits it if `ok`, else takes it back and says why. Returns the
 * exit status. */
int gm_settle(struct gm *, bool ok, struct err *);

#endif
