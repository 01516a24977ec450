/* Used by all files gm_letters*.c.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_LETTERS_PARTS_H
#define SERVER_GM_LETTERS_PARTS_H

#include "schema/mail/inbox.h"
#include "server/console/gm_find.h"

/* The letter whose number is the call's first argument. */
bool gm_letters_find(struct gm *, struct inbox *, struct err *) MUST_USE;

/* Commands that only show (gm_letters_show.c). */
int gm_letters_list(struct gm *);
int gm_letters_show(struct gm *);

#endif
