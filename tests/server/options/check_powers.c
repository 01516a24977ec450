/* How the Powers of a game are chosen: names, plans, wishes, and who gets which. Most of
 * it with a toy of five Powers; the last ones through letters, with those of Cosmic.
 * SPDX-License-Identifier: ISC */
#include "server/options/powers_give.h"

#include <stdio.h>
#include <string.h>

#include "base/page.h"
#include "orders/read.h"
#include "orders/vocab.h"
#include "server/options/game_options.h"
#include "server/options/powers_wish.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/game_start.h"
#include "server/render/render_text.h"
#include "server/replay/replay.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"

static const char *const names[] = {"Zombie", "Virus", "Anti-Matter", "Mind", "Clone"};
static const char *const colours[] = {"red", "blue", "green", "yellow"};

static const char *const seat_names[] = {"Red", "Blue", "Green", "Yellow"};
static const struct vocab toy_vocab = {.seat_names = seat_names};

static bool toy_power(int i, struct game_power *out)
{
	if (i >= 5)
		return false;
	*out = (struct game_power){
		.name = names[i],
		.title = "power of tests",
		.kind = "optional",
		.use = {{.what = "Power", .text = "It tests. Much."}}};
	return true;
}

static const struct game_rules toy = {.title = "Toy",
				      .seats_min = 3,
				      .seats_max = 4,
				      .colours = colours,
				      .vocab = &toy_vocab,
				      .power = toy_power,
				      .role_kind = "Power",
				      .role_kinds = "Powers"};
static const struct game_rules powerless = {.title = "Bare Toy", .colours = colours};

static struct arena *a;

static void make(void)
{
	a = arena_create();
}

static void drop(void)
{
	arena_destroy(a);
}

static struct powers_plan plan_of(int n_seats, const char *words)
{
	struct powers_plan plan;
	struct err err = {0};
	ck_assert_msg(powers_plan_read(a, &toy, n_seats, str_of(words), &plan, &err),
		      "%s: %s", words, err.text);
	return plan;
}

/* Names and plans ---------------------------------------------------------------- */

/* A Power that its owner uses in other orders is ordered in a phase, and nothing says that it acts by itself. */
START_TEST(each_power_says_when_it_is_ordered_or_that_it_acts_without)
{
	const struct game_rules *r = game_find(STR("cosmic"));
	struct arena *room = arena_create();
	struct game_power power;
	int by_itself = 0, ordered = 0;

	for (int i = 0; r->power(i, &power); i++) {
		struct buf help = buf_in(room), flat = buf_in(room);
		struct page sheet = page_in(room);
		r->power_sheet(i, &sheet);
		struct str text = str_dup(room, render_text(room, &sheet));
		for (size_t c = 0; c < text.n; c++) /* lines are broken anywhere */
			buf_char(&flat, text.s[c] == '\n' ? ' ' : text.s[c]);
		text = buf_str(&flat);
		orders_help(r->vocab, NULL, 0, 0, str_lower(room, str_of(power.name)),
			    &help);
		bool never = power.use[0].phases == 0;
		struct str rest = buf_str(&help), first;
		ck_assert(str_line(&rest, &first));
		size_t flare = str_find(buf_str(&help), STR("\nFlare "));
		struct str own = str_slice(buf_str(&help), 0, flare);
		by_itself += never;
		ordered += !never;
		ck_assert_msg(
			(str_find(text, STR("acts without orders")) != SIZE_MAX) ==
				(never && strcmp(power.kind, "optional") != 0),
			"%s: %.*s", power.name, STR_ARG(text));
		ck_assert_msg((str_find(own, STR("without orders")) != SIZE_MAX) ==
				      (never && strcmp(power.kind, "optional") != 0),
			      "%s: %.*s", power.name, STR_ARG(buf_str(&help)));
		ck_assert_msg((str_find(first, STR("(phase")) != SIZE_MAX ||
			       str_find(first, STR("(any phase)")) != SIZE_MAX) ==
				      !never,
			      "%s: %.*s", power.name, STR_ARG(buf_str(&help)));
		if (strcmp(power.name, "Oracle") == 0)
			ck_assert_uint_eq(power.use[0].phases, PHASE(3));
		if (strcmp(power.name, "Will") == 0)
			ck_assert_uint_eq(power.use[0].phases, PHASE(1));
		if (strcmp(power.name, "Parasite") == 0)
			ck_assert_uint_eq(power.use[0].phases, PHASE(2));
	}
	ck_assert(by_itself > 0 && ordered > by_itself);
	arena_destroy(room);
}
END_TEST

START_TEST(capitals_blanks_and_hyphens_of_a_name_do_not_matter)
{
	ck_assert_int_eq(powers_count(&toy), 5);
	ck_assert_int_eq(powers_find(&toy, STR("Zombie")), 0);
	ck_assert_int_eq(powers_find(&toy, STR(" zOMBIE ")), 0);
	ck_assert_int_eq(powers_find(&toy, STR("Anti-Matter")), 2);
	ck_assert_int_eq(powers_find(&toy, STR("antimatter")), 2);
	ck_assert_int_eq(powers_find(&toy, STR("ANTI MATTER")), 2);
	ck_assert_int_eq(powers_find(&toy, STR("zombies")), -1);
	ck_assert_int_eq(powers_find(&toy, STR("")), -1);
	ck_assert_int_eq(powers_find(&toy, STR("-")), -1);
	ck_assert_int_eq(powers_count(&powerless), 0);
	ck_assert_int_eq(powers_find(&powerless, STR("Zombie")), -1);
}
END_TEST

static const struct {
	const char *words, *text;
} good[] = {
	{"", "none"},
	{" None ", "none"},
	{"lot", "lot"},
	{"WISH", "wish"},
	{"lot: clone, virus,zombie ,mind", "lot:Clone,Virus,Zombie,Mind"},
	{"wish:antimatter,zombie,virus,mind", "wish:Anti-Matter,Zombie,Virus,Mind"},
	{"red=zombie,blue=anti matter", "red=Zombie,blue=Anti-Matter"},
	{"4=Mind", "yellow=Mind"},
	{"zombie,none,virus,mind", "red=Zombie,green=Virus,yellow=Mind"},
	{"none,none,none,none", "none"},
	{"red=none", "none"},
};

START_TEST(a_plan_is_stored_in_words_that_read_back_to_it)
{
	struct powers_plan plan = plan_of(4, good[_i].words);
	struct str text = powers_plan_text(a, &plan);

	ck_assert_msg(str_equal(text, str_of(good[_i].text)), "%s: %.*s",
		      good[_i].words, STR_ARG(text));
	plan = plan_of(4, str_z(a, text));
	ck_assert(str_equal(powers_plan_text(a, &plan), text));
}
END_TEST

static const struct {
	const char *words, *why;
} bad[] = {
	{"lott", "did you mean 'lot'?"},
	{"wihs:Zombie", "did you mean 'wish'?"},
	{"elephant", "there is no Power 'elephant'; it can be Zombie, Virus"},
	{"Zombi,Virus,Mind,Clone", "did you mean 'Zombie'?"},
	{"Zombie,Virus", "2 named for 4 seats"},
	{"Zombie,Virus,Mind,Clone,none", "5 named for 4 seats"},
	{"Zombie,Virus,Mind,zombie", "Zombie is named twice"},
	{"red=Zombie,blue=ZOMBIE", "Zombie is named twice"},
	{"red=Zombie,red=Mind", "red is named twice"},
	{"mauve=Zombie", "there is no seat 'mauve'"},
	{"5=Zombie", "there is no seat '5'"},
	{"red=", "there is no Power ''"},
	{"red", "there is no Power 'red'"},
	{",,,", "there is no Power ''"},
	{"lot:", "0 Powers are too few for 4 seats"},
	{"lot:Zombie,Virus,Mind", "3 Powers are too few for 4 seats"},
	{"wish:Zombie", "1 Power is too few"},
	{"wish:Zombie,none,Virus,Mind", "there is no Power 'none'"},
};

START_TEST(a_plan_that_cannot_be_is_refused_with_what_can)
{
	struct powers_plan plan;
	struct err err = {0};

	ck_assert_msg(!powers_plan_read(a, &toy, 4, str_of(bad[_i].words), &plan, &err),
		      "%s", bad[_i].words);
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_msg(strstr(err.text, bad[_i].why), "%s: %s", bad[_i].words, err.text);
}
END_TEST

START_TEST(a_game_without_powers_takes_none_and_nothing_else)
{
	struct powers_plan plan;
	struct err err = {0};

	ck_assert(powers_plan_read(a, &powerless, 4, STR("none"), &plan, &err));
	ck_assert(!powers_plan_read(a, &powerless, 4, STR("lot"), &plan, &err));
	ck_assert_str_eq(err.text, "Bare Toy is played without roles");
}
END_TEST

/* Giving ----------------------------------------------------------------------------- */

static const struct str no_wishes[GAME_SEATS_MAX];

static void check_no_two_are_the_same(const struct powers_plan *plan,
				      const struct powers_given *g)
{
	for (int i = 0; i < plan->n_seats; i++) {
		ck_assert(powers_plan_has(plan, g->power[i]));
		for (int j = 0; j < i; j++)
			ck_assert_int_ne(g->power[i], g->power[j]);
	}
}

static void seed(struct rng *rng, int n)
{
	rng_seed_text(rng, str_printf(a, "%d", n));
}

START_TEST(by_lot_each_seat_gets_one_and_any_power_comes)
{
	struct powers_plan plan = plan_of(4, "lot:Zombie,Mind,Clone,Virus");
	unsigned seen[4] = {0};

	for (int n = 0; n < 200; n++) {
		struct powers_given g, again;
		struct rng rng;
		seed(&rng, n);
		powers_give(&plan, no_wishes, &rng, &g);
		powers_give(&plan, no_wishes, &rng, &again);
		ck_assert_int_eq(memcmp(&g, &again, sizeof g), 0);
		check_no_two_are_the_same(&plan, &g);
		for (int i = 0; i < 4; i++)
			seen[i] |= 1U << g.power[i];
	}
	for (int i = 0; i < 4; i++)
		ck_assert_uint_eq(seen[i], 0x1b); /* all but Anti-Matter */
}
END_TEST

START_TEST(every_draw_has_its_label)
{
	struct powers_plan plan = plan_of(3, "wish");
	struct rng_log log = {.a = a};
	struct rng rng;
	struct powers_given g;
	int order = 0, lot = 0;

	seed(&rng, 1);
	rng.log = &log;
	powers_give(&plan, no_wishes, &rng, &g);
	for (int i = 0; i < log.n; i++) {
		order += str_is(log.draws[i].label, "powers.order");
		lot += str_is(log.draws[i].label, "powers.lot");
	}
	ck_assert_int_eq(order, 2); /* of 3 seats */
	ck_assert_int_eq(lot, 4);   /* of 5 Powers */
	ck_assert_int_eq(log.n, 6);
}
END_TEST

START_TEST(named_powers_and_none_take_no_draw)
{
	const char *const words[] = {"none", "red=Mind"};

	for (int i = 0; i < 2; i++) {
		struct powers_plan plan = plan_of(4, words[i]);
		struct rng_log log = {.a = a};
		struct rng rng;
		struct powers_given g;
		seed(&rng, 1);
		rng.log = &log;
		powers_give(&plan, no_wishes, &rng, &g);
		ck_assert_int_eq(log.n, 0);
		ck_assert_int_eq(g.power[0], i ? 3 : -1);
		ck_assert_int_eq(g.power[1], -1);
	}
}
END_TEST

/* The seats choose one after the other. */
START_TEST(each_seat_gets_the_first_of_its_wishes_that_is_free)
{
	struct powers_plan plan = plan_of(4, "wish");
	const struct str wishes[GAME_SEATS_MAX] = {STR("Zombie, Virus"), STR("Zombie"),
						   STR("Zombie, Virus, Mind"), STR("")};
	unsigned got_zombie = 0;

	for (int n = 0; n < 200; n++) {
		struct powers_given g;
		struct rng rng;
		unsigned taken = 0;
		seed(&rng, n);
		powers_give(&plan, wishes, &rng, &g);
		check_no_two_are_the_same(&plan, &g);
		for (int i = 0; i < 4; i++) {
			int seat = g.order[i], rank = 1, best = -1;
			struct str rest = wishes[seat];
			for (; rest.n && best < 0; rank++) {
				best = powers_find(&toy, str_until(&rest, ','));
				best = taken >> best & 1 ? -1 : best;
			}
			ck_assert_int_eq(g.rank[seat], best < 0 ? 0 : rank - 1);
			if (best >= 0)
				ck_assert_int_eq(g.power[seat], best);
			taken |= best >= 0 ? 1U << best : 0;
		}
		for (int i = 0; i < 4; i++)
			got_zombie |= g.power[i] == 0 ? 1U << i : 0;
	}
	ck_assert_uint_eq(got_zombie, 7); /* nobody is preferred */
}
END_TEST

START_TEST(a_wish_for_what_is_not_played_is_passed_over)
{
	struct powers_plan plan = plan_of(3, "wish:Zombie,Mind,Clone");
	const struct str wishes[GAME_SEATS_MAX] = {STR("Virus, elephant, Mind")};
	struct powers_given g;
	struct rng rng;

	seed(&rng, 1);
	powers_give(&plan, wishes, &rng, &g);
	ck_assert_int_eq(g.power[0], 3);
	ck_assert_int_eq(g.rank[0], 3);
	check_no_two_are_the_same(&plan, &g);
}
END_TEST

START_TEST(all_are_told_who_wished_what)
{
	struct powers_plan plan = plan_of(3, "wish");
	const struct str wishes[GAME_SEATS_MAX] = {STR("Mind"), STR("Clone, Mind")};
	struct powers_given g;
	struct rng rng;

	seed(&rng, 1);
	powers_give(&plan, wishes, &rng, &g);
	struct str said = powers_given_said(a, &plan, wishes, &g);
	ck_assert(str_find(said, STR("Red (who wished Mind): Mind.")) != SIZE_MAX);
	ck_assert(str_find(said, STR("Blue (who wished Clone, Mind): Clone.")) !=
		  SIZE_MAX);
	ck_assert(str_find(said, STR("Green (no wish): ")) != SIZE_MAX);
	ck_assert(str_ends(said, ", by lot.") ||
		  str_find(said, STR(", by lot. ")) != SIZE_MAX);
}
END_TEST

/* Wishes ------------------------------------------------------------------------------ */

static const struct {
	const char *plan, *text, *wishes, *said;
} letters[] = {
	{"wish", "zombie, Virus", "Zombie, Virus", ""},
	{"wish", "1. Mind 2. clone", "Mind, Clone", ""},
	{"wish", "Mind > Anti Matter > virus", "Mind, Anti-Matter, Virus", ""},
	{"wish", "the antimatter or else please Mind.", "Anti-Matter, Mind", ""},
	{"wish", "zombie zombie Zombie", "Zombie", ""},
	{"wish", "__ __ Mind __", "Mind", ""},
	{"wish", "__ __ __", "", ""},
	{"wish", "Vrius, Mind", "Mind", "no Power 'Vrius': did you mean Virus?"},
	{"wish", "Oracle, Mind", "Mind",
	 "not among the Powers of this game: Oracle. You may wish for Zombie, Virus, Anti-Matter, Mind, Clone."},
	{"wish:Mind,Clone,Virus,Zombie", "anti-matter, clone", "Clone",
	 "not among the Powers of this game: Anti-Matter. You may wish for Mind, Clone"},
	{"wish",
	 "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4"
	 "x\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4",
	 "", "x\xc3\xa4\xc3\xa4..."},
	{"lot", "Mind", "",
	 "the GM has settled the Powers of this game: by lot, out of all 5"},
	{"red=Mind", "Clone", "", "has settled the Powers of this game: red Mind."},
	{"none", "Clone", "", "played without Powers"},
	{"lot", "", "", ""},
};

START_TEST(a_wish_is_read_as_people_write_it)
{
	struct powers_plan plan = plan_of(4, letters[_i].plan);
	struct str wishes, said;

	powers_wish_read(a, &plan, false, str_of(letters[_i].text), &wishes, &said);
	ck_assert_msg(str_equal(wishes, str_of(letters[_i].wishes)), "%s: %.*s",
		      letters[_i].text, STR_ARG(wishes));
	ck_assert_msg(str_find(said, str_of(letters[_i].said)) != SIZE_MAX, "%s: %.*s",
		      letters[_i].text, STR_ARG(said));
	ck_assert_msg((said.n == 0) == (*letters[_i].said == 0), "%s: %.*s",
		      letters[_i].text, STR_ARG(said));
	ck_assert(str_is_utf8(said));
}
END_TEST

START_TEST(a_letter_full_of_nonsense_gets_a_short_answer)
{
	struct powers_plan plan = plan_of(4, "wish");
	struct buf text = buf_in(a);
	struct str wishes, said;

	for (int i = 0; i < 3000; i++)
		buf_printf(&text, "nonsense%d, ", i);
	powers_wish_read(a, &plan, false, buf_str(&text), &wishes, &said);
	ck_assert_uint_eq(wishes.n, 0);
	ck_assert_uint_lt(said.n, 400);
}
END_TEST

START_TEST(a_running_game_has_no_wishes_left)
{
	struct powers_plan plan = plan_of(4, "wish");
	struct str wishes, said;

	powers_wish_read(a, &plan, true, STR("Mind"), &wishes, &said);
	ck_assert_uint_eq(wishes.n, 0);
	ck_assert(str_find(said, STR("were given out")) != SIZE_MAX);
}
END_TEST

/* By letters, with the Powers that Cosmic has ----------------------------------------- */

static const struct game_rules *cosmic(void)
{
	return game_find(STR("cosmic"));
}

static bool too_few(const char *test)
{
	int n = powers_count(cosmic());

	if (n < HOUSE_PEOPLE)
		printf("skipped, because the catalogue has %d Powers: %s\n", n, test);
	return n < HOUSE_PEOPLE;
}

static void set_powers(struct house *h, const char *words)
{
	struct err err = {0};
	ck_assert_msg(option_turn(&h->home, h->a, STR("kestrel"), STR("powers"),
				  str_of(words), false, STR(""), &err),
		      "%s", err.text);
}

static void start(struct house *h)
{
	struct err err = {0};
	ck_assert_msg(game_start(&h->home, h->a, STR("kestrel"), &err), "%s", err.text);
	house_round(h);
}

static bool says(struct str text, const char *what)
{
	return str_find(text, str_of(what)) != SIZE_MAX;
}

static int faults_of(struct house *h)
{
	struct replay r = {0};
	struct err err = {0};
	ck_assert_msg(replay_game(&h->home, h->a, STR("kestrel"), &r, &err), "%s",
		      err.text);
	return r.n_faults;
}

START_TEST(join_in_a_game_without_powers_is_told_so_and_joins)
{
	struct house h;

	house_open(&h, "2026-11-20T09:00:00Z");
	house_invite(&h);
	house_write(&h, 0, "join powers Zombie, Elephant word kestrel\n");
	house_round(&h);
	struct sent answer = house_last(&h, 0, "");
	ck_assert(says(answer.body, "JOINED"));
	ck_assert(says(answer.body, "without Powers"));
	ck_assert(says(answer.body, "kestrel"));
	ck_assert(!says(answer.body, "Powers you wish"));
	house_close(&h);
}
END_TEST

START_TEST(powers_by_wish_from_the_invitation_to_the_proof)
{
	struct house h;
	struct seat s;
	struct err err = {0};

	if (too_few("powers_by_wish_from_the_invitation_to_the_proof"))
		return;
	const char *first = powers_name(cosmic(), 0),
		   *second = powers_name(cosmic(), 1);
	house_open(&h, "2026-11-20T09:00:00Z");
	house_invite(&h);
	set_powers(&h, "wish");
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i,
			    str_printf(h.a, "join powers %s, %s\n", first, second).s);
	house_round(&h);
	ck_assert(says(house_last(&h, 0, "").body, "Powers you wish for"));
	start(&h);
	int with_first = 0, with_none = 0;
	for (int i = 0; i < HOUSE_PEOPLE; i++) {
		ck_assert(
			seats_load(h.home.store, h.a, house_game(&h).id, i, &s, &err));
		with_first += str_is(s.power, first);
		with_none += s.power.n == 0;
		/* They read their own and everybody else's, and how it came. */
		struct str letter = house_last(&h, i, "the game begins").body;
		ck_assert(says(letter, "Powers by wish"));
		ck_assert(says(letter, str_z(h.a, s.power)));
	}
	ck_assert_int_eq(with_first, 1);
	ck_assert_int_eq(with_none, 0);
	ck_assert_int_eq(faults_of(&h), 0);

	/* Another wish would have come out otherwise, or another Power was given. */
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, 2, &s, &err));
	s.power = str_of(powers_name(cosmic(), powers_count(cosmic()) - 1));
	ck_assert(seats_save(h.home.store, &s, &err));
	if (faults_of(&h) == 0) { /* it was that one */
		s.power = str_of(first);
		ck_assert(seats_save(h.home.store, &s, &err));
	}
	ck_assert_int_gt(faults_of(&h), 0);
	house_close(&h);
}
END_TEST

START_TEST(once_the_game_runs_the_powers_are_settled)
{
	struct house h;
	struct err err = {0};

	if (too_few("once_the_game_runs_the_powers_are_settled"))
		return;
	house_open(&h, "2026-11-20T09:00:00Z");
	house_join(&h);
	set_powers(&h, "lot");
	start(&h);
	ck_assert(!option_turn(&h.home, h.a, STR("kestrel"), STR("powers"), STR("none"),
			       true, STR("why not"), &err));
	ck_assert(says(str_of(err.text), "fixed once the game starts"));
	ck_assert(says(house_last(&h, 0, "the game begins").body, "Powers by lot"));
	ck_assert(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
			       STR("Eve <eve@example.org>"), &err));
	ck_assert_int_eq(faults_of(&h), 0);
	house_close(&h);
}
END_TEST

static Suite *powers_suite(void)
{
	Suite *s = suite_create("powers");
	TCase *t = tcase_create("powers");

	tcase_add_checked_fixture(t, make, drop);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, each_power_says_when_it_is_ordered_or_that_it_acts_without);
	tcase_add_test(t, capitals_blanks_and_hyphens_of_a_name_do_not_matter);
	tcase_add_loop_test(t, a_plan_is_stored_in_words_that_read_back_to_it, 0,
			    sizeof good / sizeof *good);
	tcase_add_loop_test(t, a_plan_that_cannot_be_is_refused_with_what_can, 0,
			    sizeof bad / sizeof *bad);
	tcase_add_test(t, a_game_without_powers_takes_none_and_nothing_else);
	tcase_add_test(t, by_lot_each_seat_gets_one_and_any_power_comes);
	tcase_add_test(t, every_draw_has_its_label);
	tcase_add_test(t, named_powers_and_none_take_no_draw);
	tcase_add_test(t, each_seat_gets_the_first_of_its_wishes_that_is_free);
	tcase_add_test(t, a_wish_for_what_is_not_played_is_passed_over);
	tcase_add_test(t, all_are_told_who_wished_what);
	tcase_add_loop_test(t, a_wish_is_read_as_people_write_it, 0,
			    sizeof letters / sizeof *letters);
	tcase_add_test(t, a_letter_full_of_nonsense_gets_a_short_answer);
	tcase_add_test(t, a_running_game_has_no_wishes_left);
	tcase_add_test(t, join_in_a_game_without_powers_is_told_so_and_joins);
	tcase_add_test(t, powers_by_wish_from_the_invitation_to_the_proof);
	tcase_add_test(t, once_the_game_runs_the_powers_are_settled);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(powers_suite)
