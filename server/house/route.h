/* The table by which the mail server gives letters to the homes of a house: an address names its game,
 * or the home that asked for a word or sent what bounces; all others go to the front home.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ROUTE_H
#define SERVER_ROUTE_H

#include "server/house/homes.h"

enum route_form {
	ROUTE_POSTFIX, /* a regexp: table for virtual_alias_maps */
	ROUTE_LIST,    /* "GAME HOME MAILBOX", a line each, for other servers */
};

/* `*n_games`: how many games it names. Refused: the house has one home, or a home cannot be looked into:
 * its games would be given to nobody. */
bool route_table(struct home *, struct arena *, enum route_form, struct str *table,
		 int *n_games, struct err *) MUST_USE;

#endif
