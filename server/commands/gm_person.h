/* Used by person list and person show.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_PERSON_H
#define SERVER_GM_PERSON_H

#include "schema/persons.h"
#include "server/console/gm.h"

/* Name, reliability, lists: a new object, or NULL with `err`. */
struct json_t *gm_person_row(struct gm *, const struct person *, struct err *);
/* A new array, or NULL with `err`. */
struct json_t *gm_person_addresses(struct gm *, const struct person *, struct err *);

int gm_person_show(struct gm *);

#endif
