/* Moves of forces: where they may go, and the price.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_MOVES_H
#define RULES_DUNE_ENGINE_MOVES_H

#include "rules/dune/engine/forces.h"

/* Fighters of the seat in the territory: advisors do not count. */
int du_fighters(const struct du_table *, int seat, int territory);
/* Has another player than the Bene Gesserit forces there? */
bool du_is_occupied(const struct du_table *, int territory);
/* Other players with fighters there, allies included [DU-031]. */
int du_others(const struct du_table *, int seat, int territory);
/* May the seat enter: a stronghold holds two other players at most? */
bool du_has_room(const struct du_table *, int seat, int territory);
/* The ally has fighters there, where allies may not end together [DU-036]. */
bool du_meets_ally(const struct du_table *, int seat, int territory);
/* Has the seat a fighter in Arrakeen or Carthag, where ornithopters are? */
bool du_holds_city(const struct du_table *, int seat);
/* Territories that one movement passes: 3 with ornithopters if the seat may fly, 2 for the Fremen, else 1. */
int du_speed(const struct du_table *, int seat, bool flies);
/* Steps from one area to another, round the storm and not through full strongholds, into which advisors may go;
 * GRAPH_FAR: there is no way. */
int du_steps(const struct du_table *, const struct graph *, int seat, int from, int to,
	     bool as_advisors);
/* Returns the price of shipping n forces into that area: 1 spice each into a
 * stronghold, 2 elsewhere, and for the Guild and its ally half, rounded up once
 * [DU-033]. The Fremen ship free. */
int du_price(const struct du_table *, int seat, int area, int n);
/* The same for a shipment from territory to territory, which is not free for Fremen either. */
int du_crossing_price(const struct du_table *, int seat, int area, int n);
/* The price before anything is halved. */
int du_full_price(int area, int n);

#endif
