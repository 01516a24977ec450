/* The names by which readers know the players. In an anonymous game [option anonymous] they
 * know only the seats, until it is over: whatever reaches players, observers or the public
 * takes names from here (players_are_hidden is in schema/games.h). The GM's own letters and commands have the names themselves.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_KNOWN_AS_H
#define SERVER_KNOWN_AS_H

#include "schema/games.h"
#include "schema/seats.h"

/* "Ann", or "Red" where players are hidden. */
struct str known_as(struct arena *, const struct game *, const struct seat *);
/* "Ann (Red)", or "Red", also of a player without a name. */
struct str known_with_seat(struct arena *, const struct game *, const struct seat *);
/* "Red (Ann)", or "Red". The same. */
struct str known_by_seat(struct arena *, const struct game *, const struct seat *);

#endif
