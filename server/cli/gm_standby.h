/* seat standby, and the list that `seat list` and `game show` share.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_STANDBY_H
#define SERVER_GM_STANDBY_H

#include "server/cli/gm_find.h"

int gm_seat_standby(struct gm *);

/* A new array, in the order in which they are asked; or NULL with `err`. */
struct json_t *gm_standby_rows(struct gm *, const struct gm_table *, struct err *);
/* A table with its heading, where there is a row; takes the reference. */
void gm_standby_show(struct gm *, struct json_t *rows);

#endif
