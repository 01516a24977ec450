/* Phases by number: see number.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/number.h"

/* Returns how many numbers the marches of a turn take beyond the first. */
static int more(const struct dd_options *o)
{
	return o->sequential ? DD_SEATS - 1 : 0;
}

int dd_number_of(const struct dd_options *o, enum dd_phase kind)
{
	return (int)kind + (kind > DD_MARCH ? more(o) : 0);
}

int dd_number(const struct dd_table *t)
{
	if (t->phase == DD_OVER || t->turn == 0)
		return t->phase;
	return dd_number_of(&t->option, (enum dd_phase)t->phase) +
	       (t->phase == DD_MARCH ? t->marched : 0);
}

bool dd_open_number(struct dd_table *t, int number)
{
	int last =
		dd_number_of(&t->option, t->option.elf_step ? DD_ANSWERED : DD_BATTLE);
	int march = number - DD_MARCH;

	if (number < DD_COUNCIL || number > last)
		return false;
	t->marched = 0;
	if (march < 0) {
		t->phase = (uint8_t)number;
	} else if (march <= more(&t->option)) {
		t->phase = DD_MARCH;
		t->marched = (uint8_t)march;
	} else {
		t->phase = (uint8_t)(number - more(&t->option));
	}
	return true;
}

/* The title passes after each turn; that of turn 1 was drawn in the set-up. */
int dd_marcher(const struct dd_table *t, int turn, int place)
{
	int later = turn - (t->turn ? t->turn : 1);

	if (t->option.emperor_fixed || later < 0)
		later = 0;
	return (t->emperor + later + place) % DD_SEATS;
}

unsigned dd_marchers(const struct dd_table *t)
{
	return t->option.sequential ? 1U << dd_marcher(t, t->turn, t->marched)
				    : (unsigned)DD_ALL_SEATS;
}
