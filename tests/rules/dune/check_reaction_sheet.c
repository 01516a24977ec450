/* The reaction sheet (rule 9.4): each order that waits for what others do, once as it is right and once as it is wrong. What
 * the vocabulary has and this table lacks is a failure, and so is an advantage that no line cancels.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/advantage.h"
#include "tests/rules/dune/dune_position.h"

struct reaction {
	int verb;  /* enum du_verb */
	int value; /* of a Karama: whose power, or the advantage; else 0 */
	int seat;
	const char *right;
	int writer;
	const char *wrong, *why;
};

/* Whose power it is decides what a Karama does; each is also wrong for somebody else. */
/* clang-format off */
static const struct reaction table[] = {
	{DU_WEATHER, 0, A, "weather 0 if storm hits Carthag", A, "weather 11", "0 to 10 sectors"},
	{DU_ATOMICS, 0, H, "atomics if enemy Arrakeen >= 3", H, "atomics if enemy Nowhere >= 3", "a territory"},
	{DU_GHOLA, 0, A, "ghola leader Duncan Idaho", A, "ghola leader Stilgar", "not yours"},
	{DU_ADVISE, 0, B, "advise polar", A, "advise polar", "Only the Bene Gesserit"},
	{DU_INTRUSION, 0, B, "intrusion Carthag, Arrakeen", H, "intrusion yes", "Only the Bene Gesserit"},
	{DU_PROTECT, 0, F, "protect yes", G, "protect yes", "Only the Fremen"},
	{DU_CHARITY, 0, A, "charity no", A, "charity perhaps", "yes or no"},
	{DU_ALLYPAY, 0, G, "allypay 5", G, "allypay much", "a number"},
	{DU_ALLYREVIVE, 0, E, "allyrevive 3", A, "allyrevive 3", "Only the Emperor"},
	{DU_SANDWORM, 0, F, "sandworm Funeral Plain", F, "sandworm Carthag", "not sand"},
	{DU_POWER, A, A, "karama see harkonnen in Arrakeen", H, "karama see atreides in Arrakeen", "Only Atreides"},
	{DU_POWER, E, E, "karama revive 3 with 2 elites", E, "karama revive 4", "At most 3"},
	{DU_POWER, F, F, "karama worm Funeral Plain", F, "karama worm Arrakeen", "not sand"},
	{DU_POWER, G, G, "karama stop harkonnen if shipped harkonnen to Carthag", A, "karama stop harkonnen", "Only the Guild"},
	{DU_POWER, H, H, "karama swap guild 3 give Kulon, Baliset", H, "karama swap harkonnen 3", "your own faction"},
	{DU_CANCEL, DU_ATR_BID, E, "karama cancel ATR.BID", A, "karama cancel ATR.BID", "your own"},
	{DU_CANCEL, DU_ATR_SPICE, E, "karama cancel ATR.SPICE", A, "karama cancel ATR.SPICE", "your own"},
	{DU_CANCEL, DU_ATR_PRESCIENCE, H, "karama cancel ATR.PRESCIENCE", A, "karama cancel ATR.PRESCIENCE", "your own"},
	{DU_CANCEL, DU_ATR_KH, H, "karama cancel ATR.KH", A, "karama cancel ATR.KH", "your own"},
	{DU_CANCEL, DU_BG_ADVISE, A, "karama cancel BG.ADVISE if shipped emperor to Arrakeen", B, "karama cancel BG.ADVISE", "your own"},
	{DU_CANCEL, DU_BG_VOICE, H, "karama cancel BG.VOICE", B, "karama cancel BG.VOICE", "your own"},
	{DU_CANCEL, DU_BG_WAR, H, "karama cancel BG.WAR", B, "karama cancel BG.WAR", "your own"},
	{DU_CANCEL, DU_BG_INTRUSION, H, "karama cancel BG.INTRUSION", B, "karama cancel BG.INTRUSION", "your own"},
	{DU_CANCEL, DU_BG_TAKEUP, H, "karama cancel BG.TAKEUP", B, "karama cancel BG.TAKEUP", "your own"},
	{DU_CANCEL, DU_BG_CHARITY, A, "karama cancel BG.CHARITY", B, "karama cancel BG.CHARITY", "your own"},
	{DU_CANCEL, DU_BG_WORTHLESS, A, "karama cancel BG.WORTHLESS", B, "karama cancel BG.WORTHLESS", "your own"},
	{DU_CANCEL, DU_EMP_PAY, A, "karama cancel EMP.PAY", E, "karama cancel EMP.PAY", "your own"},
	{DU_CANCEL, DU_EMP_REVIVE, A, "karama cancel EMP.REVIVE", E, "karama cancel EMP.REVIVE", "your own"},
	{DU_CANCEL, DU_EMP_SARDAUKAR, A, "karama cancel EMP.SARDAUKAR if emperor in Arrakeen >= 2", E, "karama cancel EMP.SARDAUKAR", "your own"},
	{DU_CANCEL, DU_FRE_MOVE, A, "karama cancel FRE.MOVE", F, "karama cancel FRE.MOVE", "your own"},
	{DU_CANCEL, DU_FRE_WORM, A, "karama cancel FRE.WORM", F, "karama cancel FRE.WORM", "your own"},
	{DU_CANCEL, DU_FRE_STORMSEE, A, "karama cancel FRE.STORMSEE", F, "karama cancel FRE.STORMSEE", "your own"},
	{DU_CANCEL, DU_FRE_SANDWORM, A, "karama cancel FRE.SANDWORM", F, "karama cancel FRE.SANDWORM", "your own"},
	{DU_CANCEL, DU_FRE_STORMHALF, A, "karama cancel FRE.STORMHALF if enemy Carthag >= 5", F, "karama cancel FRE.STORMHALF", "your own"},
	{DU_CANCEL, DU_FRE_STORMIN, A, "karama cancel FRE.STORMIN", F, "karama cancel FRE.STORMIN", "your own"},
	{DU_CANCEL, DU_FRE_FEDAYKIN, A, "karama cancel FRE.FEDAYKIN", F, "karama cancel FRE.FEDAYKIN", "your own"},
	{DU_CANCEL, DU_FRE_NOSPICE, A, "karama cancel FRE.NOSPICE", F, "karama cancel FRE.NOSPICE", "your own"},
	{DU_CANCEL, DU_GUI_PAY, A, "karama cancel GUI.PAY", G, "karama cancel GUI.PAY", "your own"},
	{DU_CANCEL, DU_GUI_HALF, A, "karama cancel GUI.HALF", G, "karama cancel GUI.HALF", "your own"},
	{DU_CANCEL, DU_GUI_CROSS, A, "karama cancel GUI.CROSS", G, "karama cancel GUI.CROSS", "your own"},
	{DU_CANCEL, DU_GUI_BACK, A, "karama cancel GUI.BACK", G, "karama cancel GUI.BACK", "your own"},
	{DU_CANCEL, DU_GUI_TIMING, A, "karama cancel GUI.TIMING", G, "karama cancel GUI.TIMING", "your own"},
	{DU_CANCEL, DU_HAR_EXTRA, A, "karama cancel HAR.EXTRA", H, "karama cancel HAR.EXTRA", "your own"},
	{DU_CANCEL, DU_HAR_CAPTURE, A, "karama cancel HAR.CAPTURE", H, "karama cancel HAR.CAPTURE", "your own"},
	/* Not kept: it is asked in the phase in which it is written. */
	{DU_TRUTH, 0, A, "truth harkonnen Lasgun", A, "truth atreides Lasgun", "your own faction"},
};
/* clang-format on */

enum { N_TABLE = sizeof table / sizeof *table };

static const struct reaction *found(int verb, int value)
{
	for (int i = 0; i < N_TABLE; i++)
		if (table[i].verb == verb && table[i].value == value)
			return &table[i];
	return NULL;
}

static bool is_open(const struct reaction *r, int phase)
{
	return r->verb != DU_TRUTH || phase <= DU_PLAN;
}

/* In every phase in which it may be written, and it comes back in its own words. */
START_TEST(each_is_accepted_as_it_is_right)
{
	const struct reaction *r = &table[_i];

	for (int phase = 1; phase <= DU_PHASES; phase++) {
		if (!is_open(r, phase))
			continue;
		dune_position(phase);
		const struct reading *read = dune_read(r->seat, r->right);
		ck_assert_msg(read->n_accepted == 1 && read->n_refused == 0 &&
				      read->sheet.n_slots == 1,
			      "%s in phase %d", r->right, phase);
		const struct slot *made = &read->sheet.slots[0];
		ck_assert_int_eq(made->key.verb, r->verb);
		ck_assert_int_eq(made->standing, r->verb != DU_TRUTH);
		ck_assert_str_eq(str_z(d.a, slot_text(d.a, made)), r->right);
	}
}
END_TEST

START_TEST(each_is_refused_as_it_is_wrong)
{
	const struct reaction *r = &table[_i];

	for (int phase = 1; phase <= DU_PHASES; phase++)
		if (is_open(r, phase)) {
			dune_position(phase);
			refuses(r->writer, r->wrong, r->why);
		}
}
END_TEST

/* Does the example of the verb hold beyond its phase, whoever writes it? */
static bool holds_on(const struct verb *v, int *verb)
{
	for (int phase = 1; phase <= DU_PHASES; phase++)
		for (int seat = 0; seat < DU_SEATS; seat++) {
			dune_position(phase);
			const struct reading *r = dune_read(seat, v->example);
			if (r->n_accepted != 1)
				continue;
			*verb = r->sheet.slots[0].key.verb;
			return r->sheet.slots[0].standing;
		}
	return false;
}

START_TEST(the_table_has_them_all)
{
	int n = 0, verb;

	for (const struct verb *v = du_vocab.verbs; v->parse; v++)
		if (v->example && holds_on(v, &verb)) {
			n++;
			ck_assert_msg(verb == DU_CANCEL || verb == DU_POWER ||
					      found(verb, 0),
				      "%s has no example here", v->name);
		}
	ck_assert_int_eq(n, 11); /* a Karama is one verb */
	for (int key = 0; key < DU_ADVANTAGES; key++)
		if (du_advantages[key].key)
			ck_assert_msg(found(DU_CANCEL, key), "%s",
				      du_advantages[key].key);
	for (int seat = 0; seat < DU_SEATS; seat++) /* [DU-060] they have none */
		ck_assert_int_eq(found(DU_POWER, seat) != NULL,
				 seat != DU_BENE_GESSERIT);
}
END_TEST

/* [DU-059] What a Karama cannot stop has no key. */
START_TEST(what_no_karama_stops_is_refused)
{
	static const char *const keys[] = {"FRE.SHIP",   "FRE.WIN",  "GUI.WIN",
					   "BG.PREDICT", "HAR.HAND", "HAR.TRAITOR"};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		dune_position(DU_MARCH);
		refuses(A, str_z(d.a, str_printf(d.a, "karama cancel %s", keys[i])),
			"the key of an advantage");
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dune/reaction sheet");
	TCase *t = tcase_create("table");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_add_loop_test(t, each_is_accepted_as_it_is_right, 0, N_TABLE);
	tcase_add_loop_test(t, each_is_refused_as_it_is_wrong, 0, N_TABLE);
	tcase_add_test(t, the_table_has_them_all);
	tcase_add_test(t, what_no_karama_stops_is_refused);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
