/* Letters as people write them, with what they mean: the files of tests/orders/sentences/, and the
 * positions that they name. The format is in sentence_files.h.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_SENTENCES_H
#define TESTS_SENTENCES_H

#include "rules/cosmic/table/catalog.h"
#include "tests/orders/sentence_files.h"
#include "tests/rules/cosmic/position.h"

#define FOLDER "tests/orders/sentences"

/* --- positions --- */

static void settle_table(struct ce_view *v)
{
	for (int i = 0; i < v->t.n_challenges; i++)
		v->t.challenge[i].frozen = 0;
	v->t.challenge[0].result = CE_DEAL_PENDING;
	v->t.challenge[1].owed = 2;
	v->t.challenge[3].side[GREEN] = CE_DEFENCE_SIDE;
	v->t.challenge[3].reward[GREEN] = 2;
}

/* A hand for each seat, and what they are for: allies in phase 3, a deal and a reward in 4. */
static void judged(struct ce_view *v)
{
	static const int hands[4][8] = {
		{4, 8, 12, 20, 30, CARD_COMPROMISE, CARD_COSMIC_ZAP, CARD_PLAGUE},
		{6, 15, CARD_COMPROMISE, CARD_FORCE_FIELD, CARD_MOBIUS_TUBES,
		 CARD_EMOTION_CONTROL},
		{10, 14, 40, CARD_COMPROMISE, CARD_STELLAR_GAS, CARD_COSMIC_ZAP,
		 CARD_FLARE + 9},
		{6, 10, CARD_COMPROMISE, CARD_MOBIUS_TUBES, CARD_PLAGUE,
		 CARD_FLARE + 3},
	};
	static const int n[4] = {8, 6, 7, 6};
	hold(v, n[v->seat], hands[v->seat]);
	if (v->t.phase == 3) {
		v->t.challenge[0].allied[GREEN] = 2;
		v->t.challenge[0].side[GREEN] = CE_ATTACK_SIDE;
		v->t.challenge[2].allied[YELLOW] = 2;
		v->t.challenge[2].side[YELLOW] = CE_DEFENCE_SIDE;
		v->t.challenge[3].allied[RED] = 2;
		v->t.challenge[3].side[RED] = CE_ATTACK_SIDE;
	}
	if (v->t.phase == 4) {
		v->t.challenge[1].owed = 0;
		v->t.challenge[3].side[GREEN] = 0;
		v->t.challenge[3].reward[GREEN] = 0;
		v->t.challenge[2].side[BLUE] = CE_DEFENCE_SIDE;
		v->t.challenge[2].reward[BLUE] = 2;
		v->t.challenge[3].owed = 2;
	}
}
/* Green and Yellow both attack Red 3. */
static void twice(struct ce_view *v)
{
	challenge(v, 2, GREEN, RED, RED, 3, 2);
	challenge(v, 3, YELLOW, RED, RED, 3, 2);
}

/* "as_clone": the writer has that Power. "flare_vulch": they hold that Flare as well. */
static void name_powers(struct ce_view *v, const char *name)
{
	struct str rest = str_of(name);

	v->t.option.machine_max = 3;
	v->t.option.mutant_size = 8;
	while (rest.n) {
		struct str word = str_until(&rest, ' ');
		bool flare = str_starts(word, "flare_");
		if (!flare && !str_starts(word, "as_"))
			continue;
		int id = ce_power_find(&ce_catalog,
				       str_slice(word, flare ? 6 : 3, word.n));
		ck_assert_msg(id > 0, "position %s", name);
		if (flare)
			v->hand[v->n_hand++] = (uint8_t)(CARD_FLARE + id);
		else
			v->t.power[v->seat].id = (uint8_t)id;
	}
	v->t.hand_size[v->seat] = v->n_hand;
}

/* What the writer owes: the losses of a Plague, or two tokens to a Power. */
static void name_debts(struct ce_view *v, const char *name)
{
	v->t.plague[v->seat] = strstr(name, "plagued") ? 1 : 0;
	v->t.loss[v->seat] = strstr(name, "robbed") ? 2 : 0;
}

static inline void set_position(struct ce_view *v, const char *name)
{
	static const char *const colours[] = {"red", "blue", "green", "yellow"};
	static const int edicts[] = {4,
				     20,
				     CARD_COMPROMISE,
				     CARD_EMOTION_CONTROL,
				     CARD_FORCE_FIELD,
				     CARD_STELLAR_GAS,
				     CARD_FLAREZAP,
				     CARD_MOBIUS_TUBES};
	char colour[16];
	int phase = 1, seat = 0;

	ck_assert_int_eq(sscanf(name, "%15s %d", colour, &phase), 2);
	while (seat < 4 && strcmp(colours[seat], colour) != 0)
		seat++;
	ck_assert_msg(seat < 4, "position %s", name);
	position(v, seat, phase);
	if (phase == 4)
		settle_table(v);
	if (strstr(name, "judged"))
		judged(v);
	if (strstr(name, "twice"))
		twice(v);
	if (strstr(name, " oracle"))
		v->t.power[v->seat].id = 11;
	if (strstr(name, " amoeba"))
		v->t.power[v->seat].id = 12;
	name_debts(v, name);
	if (strstr(name, "edicts")) {
		hold(v, 8, edicts);
		v->t.challenge[0].allied[GREEN] = 2;
		v->t.challenge[0].side[GREEN] = CE_DEFENCE_SIDE;
	}
	name_powers(v, name);
}

#endif
