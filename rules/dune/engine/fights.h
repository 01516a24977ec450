/* Which battles there are. The storm may part the areas of a territory: those that lie together, and one in the
 * storm for itself, are a field; players fight who have fighters in the same field [DU-037]. A field goes by its
 * first area.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_FIGHTS_H
#define RULES_DUNE_ENGINE_FIGHTS_H

#include "rules/dune/engine/combat.h"
#include "rules/dune/engine/forces.h"

/* Fighters of the seat in the field. */
struct du_stack du_army_in(const struct du_table *, int seat, int field);
/* Do the two fight in that field? Allies do not, and nobody does in the Polar Sink. */
bool du_would_fight(const struct du_table *, int field, int one, int other);
/* A field of the territory in which the two fight, or DU_NOWHERE. */
int du_field_of(const struct du_table *, int territory, int one, int other);
/* Bit per seat that has a battle. */
unsigned du_battlers(const struct du_table *);
/* Bit per seat that can use the Voice or prescience in a battle of theirs or their ally's. */
unsigned du_seers(const struct du_table *);
/* The forces of the seat in the field as a plan counts them, against that player. */
struct du_army du_army(const struct du_table *, int seat, int field, int against);
/* Can the leader or (DU_HERO is not asked here) lead the seat's forces in the territory: alive, theirs or captured,
 * and not in another battle of the turn elsewhere? */
bool du_may_lead(const struct du_table *, int seat, int leader, int territory);
/* The strongest who may lead there, captured leaders after their own; DU_NO_LEADER: nobody may. */
int du_strongest_leader(const struct du_table *, int seat, int territory);
/* Can the Kwisatz Haderach be with a leader of Atreides in the territory? */
bool du_kh_may_fight(const struct du_table *, int territory);

#endif
