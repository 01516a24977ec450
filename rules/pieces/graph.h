/* A map as a graph: areas and the borders between them, and the distance from one to
 * another if some are shut. Several areas may make one region: a step inside a region
 * costs nothing, a step into another region costs 1. If each area is a region of its
 * own, every step costs 1.
 *
 * A game writes its map as a table and makes the graph once. Areas and regions are
 * numbered in the order of the table, which also decides all ties.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_GRAPH_H
#define RULES_PIECES_GRAPH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct arena;

/* A row of a map's table. Each border is in both of its rows, so that a typing
 * mistake is found. A table ends with a row without a name. */
struct graph_row {
	const char *name;
	const char *region;  /* NULL: a region of its own, with the same name */
	const char *borders; /* names of areas, blanks between */
};

struct graph_area {
	struct str name;
	int region;
	int first, n_borders; /* its neighbours: graph.next[first] and those behind */
};

struct graph {
	int n_areas, n_regions, n_borders; /* each border once */
	const struct graph_area *areas;
	const struct str *regions; /* names */
	const int *next;           /* areas, in the order of the table */
};

enum {
	GRAPH_NONE = -1, /* no such area or region */
	GRAPH_FAR = -1,  /* a distance: there is no way */
	GRAPH_MOST = 1000,
};

/* The bars that stop a walker, as flags of an area. The starting area may be left
 * unless it has GRAPH_NO_EXIT; other flags do not matter there. */
enum graph_bar {
	GRAPH_NO_ENTRY = 1,
	GRAPH_NO_EXIT = 2,
	GRAPH_NO_STOP = 4, /* may be passed through; nobody may end there */
	GRAPH_SHUT = GRAPH_NO_ENTRY | GRAPH_NO_EXIT,
};

/* Makes the graph of a table of at most GRAPH_MOST rows. It is in the arena; its
 * names stay those of the table. false: *err names the row and its fault. */
bool graph_make(struct arena *, const struct graph_row rows[], struct graph *,
		struct err *) MUST_USE;

/* The area, or the region, of that name, ignoring case; or GRAPH_NONE. */
int graph_area(const struct graph *, struct str name);
int graph_region(const struct graph *, struct str name);

/* Do the two areas share a border? */
bool graph_is_border(const struct graph *, int a, int b);
/* Do two different regions share one anywhere? */
bool graph_is_region_border(const struct graph *, int a, int b);

/* The steps from one area to every other: `distance` has room for n_areas. `bar` has flags
 * for each area; NULL: nothing is barred. GRAPH_FAR: there is no way, or nobody may stop
 * there. The start is 0. */
void graph_distances(const struct graph *, int from, const uint8_t bar[],
		     int distance[]);
int graph_distance(const struct graph *, int from, int to, const uint8_t bar[]);
/* The same from region to region, between their nearest areas; room for n_regions. */
void graph_region_distances(const struct graph *, int from, const uint8_t bar[],
			    int distance[]);

/* The shortest way, as areas including both ends; `path` has room for n_areas. Among
 * ways of equal length, the one with fewer areas; then, compared from its end, the one
 * whose next area stands first in the table. Returns the number of areas; 0: there is
 * no way. */
int graph_path(const struct graph *, int from, int to, const uint8_t bar[], int path[]);

/* The length of a walk that visits all `n` areas in that order, each leg the shortest.
 * If each borders on the next, it is the length of exactly that path. */
int graph_distance_by(const struct graph *, const int points[], int n,
		      const uint8_t bar[]);

#endif
