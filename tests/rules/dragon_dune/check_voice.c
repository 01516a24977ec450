/* The headlines: each kind of moment is the headline of some phase that is played here, and what it says is true
 * of the narrowest of them.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/voice.h"
#include "tests/rules/dragon_dune/dune_kit.h"
#include "tests/rules/titles.h"

enum { CARD_OF_TURN_2 = HEARTS(8), SEEDS = 60, TOLD_MAX = 8 };

/* Laying ------------------------------------------------------------------------------------------ */

/* The next event, in place of the one that would come. */
static void next_event(int card)
{
	for (int i = 0; i < DD_EVENTS; i++)
		if (d.s.h.coming[i] == card)
			d.s.h.coming[i] = d.s.h.coming[0];
	d.s.h.coming[0] = (uint8_t)card;
}

static void last_event_was(int card)
{
	d.s.t.events[0] = (uint8_t)card;
	d.s.t.n_events = 1;
}

static void battle_phase(void)
{
	d.s.t.phase = DD_BATTLE;
}

/* The Elves hold three castles and are alone. */
static void lay_victory(void)
{
	put(E, DD_1C, 1);
	put(E, DD_3C, 1);
	put(E, DD_5C, 1);
}

/* Four castles for two, none of whom has three. */
static void lay_victory_two(void)
{
	put(E, DD_1C, 1);
	put(E, DD_3C, 1);
	put(G, DD_5C, 1);
	put(G, DD_10C, 1);
	allies(E, G);
}

/* Nobody wins with three castles who has an ally [DD-054]; it is the last turn [DD-055]. */
static void lay_default(void)
{
	lay_victory();
	allies(E, G);
	d.s.t.turn = DD_TURNS;
}

/* Their ally shares it. */
static void lay_default_two(void)
{
	allies(O, G);
	d.s.t.turn = DD_TURNS;
}

/* The queen of the Goblins' suit, and the jack of the suit of their card [DD-027]. */
static void lay_treachery(void)
{
	battle_phase();
	put(E, DD_11, 4);
	put(G, DD_11, 4);
	d.s.h.queen[E] = DD_CARD(DD_CLUBS, DD_QUEEN);
	d.s.h.jack[E] = DD_CARD(DD_SPADES, DD_JACK);
	holds(G, SPADES(4));
	writes(G, "battle 11 vs elves send 3 card 4S");
}

/* The Elves are the next Emperor, and red, as the event is: 11 burns, the plain of the last event. */
static void fire_in_11(void)
{
	last_event_was(DIAMONDS(9));
	next_event(HEARTS(7));
}

static void lay_red(void)
{
	fire_in_11();
	put(G, DD_11, 2);
}

static void lay_rode(void)
{
	fire_in_11();
	put(O, DD_11, 4);
	writes(O, "ride 3 to 15c");
}

static void lay_broken(void)
{
	d.s.t.phase = DD_COUNCIL;
	allies(E, G);
	writes(E, "break");
}

static void lay_allied(void)
{
	d.s.t.phase = DD_COUNCIL;
	writes(E, "ally goblins");
	writes(G, "ally elves");
}

/* 6 against 5 without cards. All 6 were sent, so nobody stays [DD-031]. */
static void lay_great_battle(void)
{
	battle_phase();
	put(E, DD_11, 6);
	put(G, DD_11, 5);
	writes(E, "battle 11 vs goblins send 6");
	writes(G, "battle 11 vs elves send 5");
}

static void lay_battle(void)
{
	battle_phase();
	put(E, DD_11, 2);
	put(G, DD_11, 1);
	writes(E, "battle 11 vs goblins send 2");
	writes(G, "battle 11 vs elves send 1");
}

/* They wanted to hire and had no gold: the ace is played all the same [DD-045]. */
static void lay_stopped(void)
{
	holds(G, DD_CARD(DD_CLUBS, DD_ACE));
	writes(G, "ace stop dwarves");
	writes(D, "hire 2 in 3c");
}

/* From 1 with a 6 it enters 2 to 7. */
static void lay_eaten(void)
{
	draws("t3.wild-dragon", 0, 6, 6 - 1);
	put(G, DD_3, 3);
}

/* The Orcs win, steal the only card, and sell it at once. */
static void lay_stole(void)
{
	battle_phase();
	put(O, DD_11, 2);
	put(G, DD_11, 1);
	holds(G, SPADES(4));
	writes(O, "battle 11 vs goblins send 2 steal sell");
	writes(G, "battle 11 vs orcs send 1");
}

/* The second highest is 6, so the Goblins pay 7 [DD-020]. */
static void lay_dear_lot(void)
{
	d.s.t.phase = DD_BID;
	d.s.t.n_lots = 1;
	d.s.h.lots[0] = CLUBS(4);
	d.s.t.gold[E] = d.s.t.gold[G] = 10;
	writes(E, "bid 1 6");
	writes(G, "bid 1 8");
}

/* The second highest is 3, so the Goblins pay 4 [DD-020]. */
static void lay_lot(void)
{
	lay_dear_lot();
	writes(E, "bid 1 3");
}

/* The larger march is the news, whoever marches first. */
static void lay_marched(void)
{
	d.s.t.phase = DD_MARCH;
	put(E, DD_5C, 3);
	writes(E, "move 2 from 5c to 6");
	for (int seat = 0; seat < DD_SEATS; seat++) {
		if (seat == E)
			continue;
		put(seat, DD_11, 1);
		writes(seat, "move 1 from 11 to 10");
	}
}

/* The race: castles change hands by a march, or stand as they stood. --------------------------------- */

static void elves_march_into_5c(void)
{
	d.s.t.phase = DD_MARCH;
	put(E, DD_6, 2);
	writes(E, "move 2 from 6 to 5c");
}

/* Elsewhere there is a battle to come, so the turn is not over. */
static void lay_brink(void)
{
	put(O, DD_11, 1);
	put(D, DD_11, 1);
	put(E, DD_1C, 1);
	put(E, DD_3C, 1);
	elves_march_into_5c();
}

static void lay_brink_two(void)
{
	allies(E, G);
	put(G, DD_10C, 1);
	lay_brink();
}

static void lay_new_lead(void)
{
	elves_march_into_5c();
}

static void lay_new_lead_two(void)
{
	allies(E, G);
	elves_march_into_5c();
}

static void lay_lead(void)
{
	d.s.t.phase = DD_BID;
	put(E, DD_5C, 2);
}

static void lay_lead_two(void)
{
	allies(E, G);
	lay_lead();
}

static void lay_level(void)
{
	lay_lead();
	put(G, DD_10C, 1);
}

/* The set-up has no position before it. */
static bool at_set_up;

static void lay_opening(void)
{
	at_set_up = true;
	d.s.t.phase = DD_BID;
}

static void lay_quiet(void)
{
	d.s.t.phase = DD_BID;
}

/* `told`: what some titles and lines must name. `never`: what would be false. */
static const struct scene_of {
	const char *kind;
	void (*lay)(void);
	const char *told, *never[TOLD_MAX];
} scenes[] = {
	{"victory", lay_victory, "3 castles", {"would have done", "would do"}},
	{"victory-two", lay_victory_two, "4 castles", {NULL}},
	{"default", lay_default, "Orc", {"three castles", "3 castles"}},
	{"default-two", lay_default_two, "Goblins", {"three castles", "3 castles"}},
	{"treachery", lay_treachery, "11", {NULL}},
	{"red-dragon", lay_red, "11", {NULL}},
	{"rode", lay_rode, "15c", {NULL}},
	{"broken", lay_broken, "Goblins", {NULL}},
	{"allied", lay_allied, "Goblins", {NULL}},
	{"great-battle", lay_great_battle, "5 tokens", {"stayed", "stand"}},
	{"stopped", lay_stopped, "Dwarves", {"with gold"}},
	{"eaten", lay_eaten, "3 tokens", {NULL}},
	{"stole", lay_stole, "Goblins", {"more cards", "report nothing"}},
	{"battle", lay_battle, "11", {"stayed", "STAND", "then it was"}},
	{"dear-lot", lay_dear_lot, "7 gold", {NULL}},
	{"marched", lay_marched, "6", {"10"}},
	{"lot", lay_lot, "4", {NULL}},
	{"brink", lay_brink, "3 castles", {NULL}},
	{"brink-two", lay_brink_two, "Goblins", {NULL}},
	{"new-lead", lay_new_lead, "1 castle.", {"castles"}},
	{"new-lead-two", lay_new_lead_two, "Goblins", {"castles"}},
	{"lead", lay_lead, "1 castle", {"castles"}},
	{"lead-two", lay_lead_two, "1 castle", {"castles"}},
	{"level", lay_level, "Goblins", {"castles"}},
	{"opening", lay_opening, "", {NULL}},
	{"quiet", lay_quiet, "", {NULL}},
};
enum { SCENES = sizeof scenes / sizeof *scenes };

/* Hearing ---------------------------------------------------------------------------------------- */

static struct voice said_with(const char *seed)
{
	struct dd_view *was = arena_new(d.a, struct dd_view),
		       *is = arena_new(d.a, struct dd_view);
	struct events seen = events_seen(d.a, &d.events, SEAT_READERS);
	struct rng rng;
	struct voice v;

	rng_seed_text(&rng, str_of(seed));
	rng.log = NULL;
	dd_view_make(&d.before, SEAT_READERS, was);
	dd_view_make(&d.s, SEAT_READERS, is);
	dd_voice(at_set_up ? NULL : was, is, &seen, &rng, d.a, &v);
	return v;
}

/* Could this be made of those words? Marks stand for anything. */
static bool is_made_of(struct str said, const char *words)
{
	while (*words) {
		const char *end = strchr(words, '{');
		struct str part = {words, end ? (size_t)(end - words) : strlen(words)};
		size_t at =
			part.n ? str_find(str_lower(d.a, said), str_lower(d.a, part))
			       : 0;
		if (at == SIZE_MAX)
			return false;
		said = str_slice(said, at + part.n, said.n);
		if (!end)
			return true;
		words = strchr(end, '}') + 1;
	}
	return true;
}

static int index_in(const char *const *words, int n, struct str said)
{
	for (int i = 0; i < n && words[i]; i++)
		if (is_made_of(said, words[i]))
			return i;
	return -1;
}

static const struct moment *moment_of(const char *kind)
{
	for (const struct moment *m = dd_moments;; m++) {
		if (strcmp(m->kind.name, kind) == 0)
			return m;
		ck_assert_msg(m->event, "no moment is called %s", kind);
	}
}

static void is_true(const struct scene_of *scene, struct str said)
{
	ck_assert_msg(str_find_char(said, '{') == SIZE_MAX, PRI_STR, STR_ARG(said));
	for (int i = 0; i < TOLD_MAX && scene->never[i]; i++)
		ck_assert_msg(str_find(str_lower(d.a, said),
				       str_lower(d.a, str_of(scene->never[i]))) ==
				      SIZE_MAX,
			      "%s: " PRI_STR, scene->kind, STR_ARG(said));
}

/* Every title and every line of the kind, by seeds enough for all of them. */
static void hear(const struct scene_of *scene)
{
	const struct voice_kind *k = &moment_of(scene->kind)->kind;
	unsigned titles = 0, lines = 0;
	bool told = false;

	for (int i = 0; i < SEEDS; i++) {
		char seed[20];
		snprintf(seed, sizeof seed, "voice %d", i);
		struct voice v = said_with(seed);
		int title = index_in(k->title, VOICE_TITLES_MAX, v.headline);
		int line = index_in(k->line, VOICE_WORDS_MAX, v.line[0]);
		ck_assert_msg(title >= 0 && line >= 0, "%s: " PRI_STR " / " PRI_STR,
			      scene->kind, STR_ARG(v.headline), STR_ARG(v.line[0]));
		titles |= 1U << title;
		lines |= 1U << line;
		is_true(scene, v.headline);
		is_true(scene, v.line[0]);
		told = told || str_find(v.line[0], str_of(scene->told)) != SIZE_MAX;
	}
	ck_assert_msg(told, "%s never says %s", scene->kind, scene->told);
	for (int i = 0; i < VOICE_TITLES_MAX && k->title[i]; i++)
		ck_assert_msg(titles >> i & 1, "%s: %s", scene->kind, k->title[i]);
	for (int i = 0; i < VOICE_WORDS_MAX && k->line[i]; i++)
		ck_assert_msg(lines >> i & 1, "%s: %s", scene->kind, k->line[i]);
}

START_TEST(each_headline_is_that_of_some_phase_and_true)
{
	dune_lay();
	next_event(CARD_OF_TURN_2);
	at_set_up = false;
	scenes[_i].lay();
	runs_phase();
	hear(&scenes[_i]);
}
END_TEST

START_TEST(no_kind_of_moment_is_without_a_scene)
{
	for (const struct moment *m = dd_moments;; m++) {
		int n = 0;
		for (int i = 0; i < SCENES; i++)
			n += strcmp(scenes[i].kind, m->kind.name) == 0;
		ck_assert_msg(n == 1, "%s", m->kind.name);
		if (!m->event)
			break;
	}
}
END_TEST

/* One token fewer, one gold less: no such moment. */
START_TEST(smaller_ones_are_no_moments)
{
	lay_eaten();
	put(G, DD_3, -1);
	runs_phase();
	ck_assert_int_ge(index_in(moment_of("quiet")->kind.line, VOICE_WORDS_MAX,
				  said_with("voice").line[0]),
			 0);
	dune_lay();
	lay_lot();
	runs_phase();
	ck_assert_ptr_nonnull(happened(DD_EV_SOLD, 3, 1, G, 4));
	ck_assert_int_ge(index_in(moment_of("lot")->kind.line, VOICE_WORDS_MAX,
				  said_with("voice").line[0]),
			 0);
}
END_TEST

static struct events battles;

static void headline_names(const struct dd_view *was, const struct dd_view *is,
			   const char *who, const char *where)
{
	for (int i = 0; i < SEEDS; i++) {
		struct voice v;
		struct rng rng;
		rng_seed_text(&rng, str_printf(d.a, "seed %d", i));
		dd_voice(was, is, &battles, &rng, d.a, &v);
		ck_assert_msg(str_find(v.headline, str_of(who)) != SIZE_MAX &&
				      str_find(v.headline, str_of(where)) != SIZE_MAX,
			      "%.*s", STR_ARG(v.headline));
	}
}

static void fights(int winner, int area, int loser, int lost)
{
	event_add(&battles, DD_EV_WON, AUDIENCE_ALL, "", 5, area, winner, 1, loser,
		  lost);
}

/* Of several battles: the one that costs most, one for a castle before it, and above all the one that puts its winner ahead. */
START_TEST(the_battle_that_decides_most_has_the_headline)
{
	struct dd_view *was = arena_new(d.a, struct dd_view),
		       *is = arena_new(d.a, struct dd_view);

	dd_view_make(&d.s, SEAT_READERS, was);
	battles = (struct events){
		.a = d.a, .turn = d.s.t.turn, .phase = (int16_t)dd_number(&d.s.t)};
	fights(E, DD_2, G, 1);
	fights(G, DD_3, D, 4);
	fights(D, DD_4, E, 2);
	headline_names(was, was, "GOBLINS", "3");
	fights(D, DD_5C, O, 1);
	headline_names(was, was, "DWARVES", "5C");
	fights(O, DD_10C, E, 3);
	headline_names(was, was, "ORCS", "10C");
	put(D, DD_5C, 1);
	put(D, DD_1C, 1);
	put(D, DD_3C, 1);
	dd_view_make(&d.s, SEAT_READERS, is);
	headline_names(was, is, "DWARVES", "5C");
}
END_TEST

/* "Who won?" is answered by the headline alone. */
START_TEST(each_title_of_a_win_names_a_winner)
{
	static const char *const wins[] = {"foretold", "victory", "default"};

	for (const struct moment *m = dd_moments; m->event; m++)
		for (size_t k = 0; k < sizeof wins / sizeof *wins; k++)
			for (int i = 0; i < VOICE_TITLES_MAX && m->kind.title[i]; i++) {
				const char *words = m->kind.title[i];
				if (!strncmp(m->kind.name, wins[k], strlen(wins[k])))
					ck_assert_msg(strstr(words, "{a}") ||
							      strstr(words, "{A}") ||
							      strstr(words, "Orcs"),
						      "%s", words);
			}
}
END_TEST

/* Nor is a battle taken for the end. */
START_TEST(each_title_tells_who_or_where)
{
	const struct moment *m = dd_moments;

	for (; m->event; m++) {
		titles_tell(&m->kind);
		for (const struct moment *other = dd_moments; other < m; other++)
			titles_differ(&m->kind, &other->kind);
	}
	titles_tell(&m->kind);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dragon_dune/voice");
	TCase *t = tcase_create("table");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_add_loop_test(t, each_headline_is_that_of_some_phase_and_true, 0, SCENES);
	tcase_add_test(t, the_battle_that_decides_most_has_the_headline);
	tcase_add_test(t, each_title_of_a_win_names_a_winner);
	tcase_add_test(t, each_title_tells_who_or_where);
	tcase_add_test(t, no_kind_of_moment_is_without_a_scene);
	tcase_add_test(t, smaller_ones_are_no_moments);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
