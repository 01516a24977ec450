/* The pages beside the front page: those of the house, a row each in one table, and those of its players and roles.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_PAGES_H
#define SERVER_ZINE_PAGES_H

#include "server/zine/zine_parts.h"

/* Writes the pages of the house; the front page last. */
bool zine_put_house(struct zine *, struct err *) MUST_USE;
/* Writes a page for each player and each role, and removes those that nobody has any more. */
bool zine_put_people(struct zine *, struct err *) MUST_USE;

#endif
