/* Names that both the writer and the reader of a game's file use.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PLAYED_PARTS_H
#define SERVER_PLAYED_PARTS_H

/* "format" of a whole game, and of draws alone. */
#define PLAYED_FORMAT "postalgm-game-1"
#define PLAYED_DRAWS_FORMAT "postalgm-draws-1"

#endif
