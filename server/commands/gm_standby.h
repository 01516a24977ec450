/* seat standby, and the list that `seat list` and `game show` share.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_STANDBY_H
#define SERVER_GM_STANDBY_H

#include "server/console/gm_find.h"

int gm_seat_standby(struct gm *);

/* A new array, in the order of asking; or NULL with `err`. */
struct json_t *gm_standby_rows(struct gm *, const struct gm_table *, struct err *);
/* Prints a table with its heading, if there is a row; takes the reference. */
void gm_standby_show(struct gm *, struct json_t *rows);

#endif
