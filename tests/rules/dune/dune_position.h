/* The position of the tests of the language.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_DUNE_POSITION_H
#define TESTS_RULES_DUNE_POSITION_H

#include <strings.h>

#include "tests/rules/dune/dune_kit.h"

/* Battles in Arrakeen (Atreides, Harkonnen), Carthag (Bene Gesserit, Harkonnen) and Red Chasm (Fremen, Guild);
 * the Guild and the Emperor are allies; two lots are up. */
static inline void dune_position(int phase)
{
	static const uint8_t dealt[] = {16, 6, 22, 26}; /* Stilgar among them */

	dune_lay();
	d.s.t.phase = (uint8_t)phase;
	d.s.t.turn = phase == DU_PREDICT || phase == DU_PLACE ? 0 : 2;
	put(A, at(DU_ARRAKEEN, 0), 5, 0);
	put(H, at(DU_ARRAKEEN, 0), 5, 0);
	put(B, at(DU_CARTHAG, 0), 3, 0);
	put(H, at(DU_CARTHAG, 0), 3, 0);
	put(F, at(DU_RED_CHASM, 0), 6, 2);
	put(G, at(DU_RED_CHASM, 0), 2, 0);
	put(G, at(DU_TUEKS_SIETCH, 0), 5, 0);
	allies(G, E);
	d.s.t.rides[0] = DU_RED_CHASM + 1;
	memcpy(d.s.h.traitor[A], dealt, sizeof dealt);
	if (phase == DU_BID) {
		lot(DU_SHIELD);
		lot(DU_SNOOPER);
	}
}

static inline int index_of(const char *const names[], int n, const char *word)
{
	int i = 0;

	while (i < n && strcasecmp(names[i], word) != 0)
		i++;
	ck_assert_msg(i < n, "position %s", word);
	return i;
}

/* The Emperor has asked Harkonnen, and Atreides and the Emperor the Guild, with a Truthtrance; the march is open. */
static inline void asked_position(void)
{
	static const struct question asked[] = {{.state = QUESTION_OPEN,
						 .asker = E,
						 .asked = H,
						 .readers = DU_ALL_SEATS,
						 .about = -1,
						 .turn = 2,
						 .phase = DU_BID,
						 .text = "do you have a weapon card?"},
						{.state = QUESTION_OPEN,
						 .asker = A,
						 .asked = G,
						 .readers = DU_ALL_SEATS,
						 .about = -1,
						 .turn = 2,
						 .phase = DU_BID,
						 .text = "will you ship to Arrakeen?"},
						{.state = QUESTION_OPEN,
						 .asker = E,
						 .asked = G,
						 .readers = DU_ALL_SEATS,
						 .about = -1,
						 .turn = 2,
						 .phase = DU_BID,
						 .text = "will you ship at all?"}};

	dune_position(DU_MARCH);
	memcpy(d.s.h.question, asked, sizeof asked);
}

/* The writer of letters in the position "atreides bid", for the files of sentences/. */
static inline struct reader *open_position(struct arena *a, const char *name)
{
	static const char *const phases[] = {"nexus", "bid",     "march", "voice",
					     "plan",  "predict", "place"};
	struct reader *r = arena_new(a, struct reader);
	struct du_view *v = arena_new(a, struct du_view);
	char faction[16], phase[16];

	ck_assert_int_eq(sscanf(name, "%15s %15s", faction, phase), 2);
	int seat = strcmp(faction, "harkonnen") == 0
			   ? H
			   : index_of(du_tokens, DU_SEATS, faction);
	if (strcmp(phase, "asked") == 0)
		asked_position();
	else
		dune_position(DU_NEXUS + index_of(phases, DU_KINDS, phase));
	du_view_make(&d.s, seat, v);
	*r = (struct reader){.vocab = &du_vocab,
			     .view = v,
			     .game = STR("du-7"),
			     .seat = seat,
			     .turn = d.s.t.turn,
			     .phase = du_number(&d.s.t),
			     .names = {"Mark", "Norman", "May", "Rose", "Una", "Ivo"}};
	return r;
}

#endif
