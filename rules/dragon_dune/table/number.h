/* The phases that a turn has under the options of the table, and their numbers: a phase
 * is known outside by its number in the turn, in here by its kind.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_NUMBER_H
#define RULES_DRAGON_DUNE_TABLE_NUMBER_H

#include "rules/dragon_dune/table/table.h"

/* The most phases of a turn: with `sequential` a march for each player, with `elf_step` the plans
 * after the answer. */
enum { DD_NUMBERS_MOST = DD_ANSWERED + DD_SEATS - 1 };

/* The number of the open phase; 0: the game is over. */
int dd_number(const struct dd_table *);
/* The number of that kind in a turn; of a march, the first. */
int dd_number_of(const struct dd_options *, enum dd_phase);
/* Opens the phase of that number in the table. false: the game has none. */
bool dd_open_number(struct dd_table *, int number);
/* The seat that marches in place `place` (0 to 3) of that turn. */
int dd_marcher(const struct dd_table *, int turn, int place);
/* Bit per seat that marches in the open phase, which is one of marches. */
unsigned dd_marchers(const struct dd_table *);

#endif
