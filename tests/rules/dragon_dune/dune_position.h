/* The position of the tests of the language.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_DRAGON_DUNE_POSITION_H
#define TESTS_RULES_DRAGON_DUNE_POSITION_H

#include <strings.h>

#include "tests/rules/dragon_dune/dune_kit.h"

/* A position in which all of it may be ordered: everybody is in 11 and 17 and holds cards. */
static inline void dune_position(int phase)
{
	dune_clear();
	dune_lay();
	d.s.t.phase = (uint8_t)phase;
	d.s.t.n_lots = 4;
	d.s.t.option.binding = 1;
	for (int seat = 0; seat < DD_SEATS; seat++) {
		put(seat, DD_11, 4);
		put(seat, DD_17, 3);
		d.s.t.gold[seat] = 20;
		for (int suit = 0; suit < DD_SUITS; suit++)
			holds(seat, DD_CARD(suit, suit + 3 - (suit == 3)));
	}
	d.s.t.special[DD_11][D] = 2;
	put(E, DD_5C, 3);
	put(G, DD_10C, 3);
	put(O, DD_16F, 3);
	for (int seat = 0; phase == DD_COUNCIL && seat < DD_SEATS; seat += 2)
		allies(seat, seat + 1);
	if (phase == DD_SETUP) {
		d.s.t.turn = 0;
		d.s.t.phase = 1;
	}
}

/* Two battles of two: the Dwarves and the Orcs in one territory, the Elves and the Goblins in another. */
static inline void dune_duels(int one, int other)
{
	dune_position(DD_BATTLE);
	for (int area = 0; area < DD_AREAS; area++)
		for (int seat = 0; seat < DD_SEATS; seat++)
			d.s.t.tokens[area][seat] = d.s.t.special[area][seat] = 0;
	put(D, one, 4);
	d.s.t.special[one][D] = 2;
	put(O, one, 6);
	put(E, other, 5);
	put(G, other, 4);
}

static inline int index_of(const char *const names[], int n, const char *word)
{
	int i = 0;

	while (i < n && strcasecmp(names[i], word) != 0)
		i++;
	ck_assert_msg(i < n, "position %s", word);
	return i;
}

/* The writer of letters in the position "elves bid", for the files of sentences/; "elves duel" has battles of two in
 * 15c and 9f, "elves field" in plains, whose names are numbers alone. */
static inline struct reader *open_position(struct arena *a, const char *name)
{
	static const char *const phases[] = {"council", "bid",  "march", "battle",
					     "setup",   "duel", "field"};
	static const enum dd_phase kinds[] = {DD_COUNCIL, DD_BID,   DD_MARCH,
					      DD_BATTLE,  DD_SETUP, DD_BATTLE,
					      DD_BATTLE};
	struct reader *r = arena_new(a, struct reader);
	struct dd_view *v = arena_new(a, struct dd_view);
	char faction[16], phase[16];

	ck_assert_int_eq(sscanf(name, "%15s %15s", faction, phase), 2);
	int seat = index_of(dd_seat_names, DD_SEATS, faction);
	dune_position((int)kinds[index_of(phases, 7, phase)]);
	if (strcmp(phase, "duel") == 0)
		dune_duels(DD_15C, DD_9F);
	if (strcmp(phase, "field") == 0)
		dune_duels(DD_17, DD_9);
	dd_view_make(&d.s, seat, v);
	*r = (struct reader){.vocab = &dd_vocab,
			     .view = v,
			     .game = STR("dd-7"),
			     .seat = seat,
			     .turn = d.s.t.turn,
			     .phase = d.s.t.turn ? d.s.t.phase : 1,
			     .names = {"Mark", "Norman", "May", "Rose"}};
	return r;
}

#endif
