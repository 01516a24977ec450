/* The board as the planet: territories as shapes, the sector of the storm, forces as counters, spice, and what moved
 * and fought. All of it is public; the report's tables tell the same.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_BOARD_H
#define RULES_DUNE_REPORT_BOARD_H

#include "base/figure.h"
#include "rules/dune/map/map.h"

struct du_table;
struct events;

enum { DU_SECTOR_DEGREES = 20, DU_CIRCLE = 360, DU_RIM = 50 };

/* A place on the planet: degrees from the edge of sector 1, in the direction in which the storm moves, and tenths of a
 * ring, 0 at the Polar Sink and DU_RIM at the rim. Degrees of an outline may pass 0 and 360. */
struct du_spot {
	int16_t degrees;
	int16_t ring;
};

enum { DU_CORNERS_MOST = 48 }; /* of an outline */
/* The corners of a territory; the Polar Sink, a circle, has none. `name_at` is the middle of its widest part. */
struct du_outline {
	const char *name; /* as it stands on the board, short */
	const struct du_spot *at;
	int n;
	struct du_spot name_at;
};
extern const struct du_outline du_outlines[DU_TERRITORIES];
extern const struct du_spot du_spots[DU_AREAS]; /* the middle of each area */

/* What differs between a board on a page, on a phone and in a list of games: units of the figure. */
struct du_size {
	int width, height;
	int middle;    /* of the planet, from the left edge and from the upper one */
	int sink, rim; /* radii of the Polar Sink and of the planet */
	int name;      /* type of names; 0: there are no letters */
	int badge;     /* radius of the letter on an arrow */
	int counter, type, narrow; /* radius; type on it, with one digit and with two */
	int key;                   /* type of the key; 0: none */
	int line;                  /* width of arrows, in tenths */
};

/* Letters around their base line. */
struct du_words {
	int x, y, half, high;
};

struct figure_room;

/* A board that is being drawn. */
struct du_board {
	struct figure *f;
	const struct du_table *t;
	const struct du_size *size;
	const struct events *seen;
	struct figure_point *name_at; /* by territory, once their places are found */
	struct du_words *counters,
		*spice; /* ... by area; `half` is 0 where there are none */
	/* ... and the room that all of it leaves, and that letters alone leave */
	struct figure_room *room, *letters;
};

/* Begins a board for the figure's use, and gives the figure its size. */
struct du_board du_board_begin(struct figure *, const struct du_table *);
/* Where that place of the planet is drawn. */
struct figure_point du_board_at(const struct du_board *, struct du_spot);

/* Draws into an empty figure with an arena, for its use. `seen` as for the report. */
void du_board(const void *view, const struct events *seen, struct figure *);

/* Its marks explained, for newcomers: paragraphs, ended by NULL. */
extern const char *const du_board_key_words[];

#endif
