/* Whole letters of Cosmic Encounter: dictated, as tables, with ranked wishes, with heads (tests/orders/whole.h).
 * SPDX-License-Identifier: ISC */
#include "tests/orders/headed.h"
#include "tests/orders/spoken.h"
#include "tests/orders/tabled.h"
#include "tests/orders/wished.h"
#include "tests/rules/cosmic/sentences.h"

static struct reader *open_judged(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	return reader_of(a, v);
}

static const struct letters of = {.open = open_judged};

static const struct spoken spoken[] = {
	{"red 1 judged",
	 {"attack Yellow 3 with 2 from Red 1", "limbo 1 to Red 2",
	  "play Plague on Green"}},
	{"red 1 judged",
	 {"attack Yellow 1 with 2 from Red 1, 2 from Red 3", "limbo 1 to Red 2"}},
	{"yellow 1 judged",
	 {"attack Blue 5 with 3 from Yellow 1", "play Mobius Tubes"}},
	{"blue 1 judged",
	 {"attack Blue 2 defender Green with 4 from Blue 3", "release 1 to Blue 1",
	  "limbo 4 to Blue 4"}},
	{"red 2 judged", {"invite Green in C1", "ally Yellow in C4 with 2 from Red 1"}},
	{"blue 2 judged",
	 {"invite Green, Yellow in C2", "ally Green in C3 with 2 from Blue 3",
	  "invite nobody in C4"}},
	{"red 3 judged",
	 {"card Attack 12 in C1", "card Compromise in C3", "card Attack 30 in C2",
	  "play Cosmic Zap on Blue in C2"}},
	{"blue 3 judged", {"card Attack 15 in C2", "play Emotion Control on C4"}},
	{"yellow 3 judged", {"card Compromise in C1", "flare Virus wild in C4"}},
	{"blue 4 judged", {"reward C3: 2 cards", "limbo 4 to Blue 3"}},
	{"yellow 4 judged",
	 {"deal Red in C1: i give base Yellow 5, i get base Red 1",
	  "lose 3 from Yellow 2"}},
};

START_TEST(dictated_letters)
{
	spoken_law(&of, spoken, sizeof spoken / sizeof *spoken, 0, 93);
}
END_TEST

static const struct tabled tables[] = {
	{"red 3 judged",
	 {"card Attack 12 in C1", "card Compromise in C3"},
	 {{"Challenge", "Card"}, {"Where", "I play"}, {"#", "My card"}},
	 {{"C1", "12"}, {"C3", "Compromise"}}},
	{"red 3 judged",
	 {"card Attack 12 in C1", "card Attack 30 in C2"},
	 {{"Challenge", "Order", "Value"}, {"Where", "What", "Which"}},
	 {{"C1", "card", "12"}, {"C2", "card", "30"}}},
	{"red 1 judged",
	 {"attack Yellow 3 with 2 from Red 1", "limbo 1 to Red 2"},
	 {{"Order", "Target", "Tokens", "From"},
	  {"Action", "To", "How many", "Source"},
	  {"What", "Where", "Number", "Taken from"}},
	 {{"Attack", "Yellow 3", "2", "Red 1"}, {"Limbo", "Red 2", "1", ""}}},
	{"red 1 judged",
	 {"attack Yellow 3 with 2 from Red 1"},
	 {{"Attack", "Tokens", "From"},
	  {"Target", "Tokens", "From"},
	  {"Planet attacked", "Number of tokens", "Coming from"}},
	 {{"Yellow 3", "2", "Red 1"}}},
	{"blue 2 judged",
	 {"invite Green, Yellow in C2", "invite nobody in C4"},
	 {{"Challenge", "Invite"}, {"Battle", "Invited"}, {"Where", "Allies I ask"}},
	 {{"C2", "Green and Yellow"}, {"C4", "nobody"}}},
	{"red 2 judged",
	 {"ally Yellow in C4 with 2 from Red 1"},
	 {{"Challenge", "Ally with", "Tokens", "From"},
	  {"Where", "Join", "How many", "From where"}},
	 {{"C4", "Yellow", "2", "Red 1"}}},
	{"blue 1 judged",
	 {"release 1 to Blue 1", "limbo 4 to Blue 4"},
	 {{"From", "Tokens", "To"}, {"Where they are", "How many", "Destination"}},
	 {{"Warp", "1", "Blue 1"}, {"Limbo", "4", "Blue 4"}}},
};

START_TEST(tables_of_orders)
{
	tabled_law(&of, tables, sizeof tables / sizeof *tables, 0, 98);
}
END_TEST

static const struct wished wished[] = {
	{"red 1 judged",
	 "attack ",
	 "Yellow 3",
	 "Yellow 4",
	 " with 2 from Red 1",
	 {"attack Yellow 3 with 2 from Red 1 else attack Yellow 4 with 2 from Red 1"},
	 false},
	{"red 1 judged",
	 "limbo 1 to ",
	 "Red 2",
	 "Red 4",
	 "",
	 {"limbo 1 to Red 2 else limbo 1 to Red 4"},
	 false},
	{"blue 1 judged",
	 "release 1 to ",
	 "Blue 1",
	 "Blue 4",
	 "",
	 {"release 1 to Blue 1 else release 1 to Blue 4"},
	 false},
	{"red 2 judged",
	 "invite ",
	 "Green",
	 "Blue",
	 " in C1",
	 {"invite Green in C1 else invite Blue in C1"},
	 false},
	{"red 2 judged",
	 "ally Yellow in C4 with 2 from ",
	 "Red 1",
	 "Red 3",
	 "",
	 {"ally Yellow in C4 with 2 from Red 1 else ally Yellow in C4 with 2 from Red 3"},
	 false},
	{"red 3 judged",
	 "play the ",
	 "20",
	 "12",
	 " in C1",
	 {"card Attack 20 in C1 else card Attack 12 in C1"},
	 false},
	{"yellow 4 judged",
	 "lose 3 from ",
	 "Yellow 1",
	 "Yellow 2",
	 "",
	 {"lose 3 from Yellow 1 else lose 3 from Yellow 2"},
	 false},
};

START_TEST(ranked_wishes)
{
	/* Known: "B (only if A fails)" before what is lost reads like the deal that fails, and both are asked about. */
	wished_law(&of, wished, sizeof wished / sizeof *wished, 1, 97);
}
END_TEST

static const struct headed headed[] = {
	{"red 1 judged",
	 "attack Yellow 3 with 2 from Red 1",
	 {{"Attack", "Yellow 3"}, {"Tokens", "2"}, {"From", "Red 1"}}},
	{"red 1 judged",
	 "attack Yellow 3 with 2 from Red 1",
	 {{"Target", "Yellow 3"}, {"With", "2 from Red 1"}}},
	{"red 1 judged",
	 "attack Yellow 1 with 2 from Red 1, 1 from Red 3",
	 {{"Target", "Yellow 1"}, {"Payment", "2 from Red 1, 1 from Red 3"}}},
	{"red 1 judged",
	 "attack Yellow 1 with 2 from Red 1, 1 from Red 3",
	 {{"Attack", "Yellow 1"}, {"Tokens", "2 from Red 1 and 1 from Red 3"}}},
	{"blue 1 judged",
	 "attack Blue 2 defender Green with 4 from Blue 3",
	 {{"Attack", "Blue 2"},
	  {"Defender", "Green"},
	  {"Tokens", "4"},
	  {"From", "Blue 3"}}},
	{"red 2 judged",
	 "ally Yellow in C4 with 2 from Red 1",
	 {{"Ally", "Yellow"}, {"Challenge", "C4"}, {"Tokens", "2"}, {"From", "Red 1"}}},
	{"red 2 judged",
	 "ally Yellow in C4 with 2 from Red 1",
	 {{"Challenge", "4"}, {"Side", "Yellow"}, {"Tokens", "2 from Red 1"}}},
	{"blue 2 judged",
	 "invite Green, Yellow in C2",
	 {{"Challenge", "C2"}, {"Invite", "Green and Yellow"}}},
	{"red 3 judged", "card Attack 12 in C1", {{"Challenge", "C1"}, {"Card", "12"}}},
	{"red 3 judged", "card Attack 12 in C1", {{"Card", "12"}, {"Challenge", "1"}}},
	{"blue 4 judged", "reward C3: 2 cards", {{"Reward", "C3"}, {"Cards", "2"}}},
	{"blue 1 judged",
	 "limbo 2 to Blue 4",
	 {{"Limbo", "2 tokens"}, {"To", "Blue 4"}}},
};

START_TEST(parts_behind_their_names)
{
	/* Known: "Ally - Yellow", and below it "Challenge - C4", which is a word of another phase: the rows below it are not used. */
	headed_law(&of, headed, sizeof headed / sizeof *headed, 3, 92);
}
END_TEST

static const struct headed_items items[] = {
	{"red 3 judged",
	 {"card Attack 12 in C1", "card Attack 30 in C2", "card Compromise in C3"},
	 {"Cards", "Challenge cards", "Card choices"},
	 {"C1 12", "C2 30", "C3 Compromise"}},
	{"red 3 judged",
	 {"card Attack 12 in C1", "card Attack 30 in C2"},
	 {"Cards", "Challenge cards"},
	 {"12 in C1", "30 in C2"}},
	{"red 3 judged",
	 {"card Attack 12 in C1", "card Attack 30 in C2"},
	 {"Cards"},
	 {"C1: 12", "C2: 30"}},
	{"blue 2 judged",
	 {"invite Green, Yellow in C2", "invite nobody in C4"},
	 {"Invitations", "Invites"},
	 {"Green and Yellow in C2", "nobody in C4"}},
	{"blue 2 judged",
	 {"invite Green in C2", "invite nobody in C4"},
	 {"Invitations", "Invited"},
	 {"C2 Green", "C4 nobody"}},
};

START_TEST(lists_below_a_head)
{
	headed_lists_law(&of, items, sizeof items / sizeof *items, 0, 97);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("whole/cosmic");
	TCase *t = tcase_create("laws");

	tcase_set_timeout(t, 120);
	tcase_add_test(t, dictated_letters);
	tcase_add_test(t, tables_of_orders);
	tcase_add_test(t, ranked_wishes);
	tcase_add_test(t, parts_behind_their_names);
	tcase_add_test(t, lists_below_a_head);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
