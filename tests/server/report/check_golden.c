/* One report in its three ways, byte for byte: Red's copy of the example of the design,
 * as text, as HTML, as JSON. The files in tests/server/golden/ were read line by line;
 * `GOLDEN=write build/tests/server/report/check_golden` writes them anew, to be read
 * again.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/clock.h"
#include "rules/trace.h"
#include "server/render/bulletin.h"
#include "server/render/render_html.h"
#include "server/render/render_json.h"
#include "server/render/render_text.h"
#include "tests/check_main.h"
#include "tests/kit/golden.h"
#include "tests/rules/cosmic/kestrel.h"

static struct arena *a;
static struct ce_state state;
static struct events events;
static struct bulletin b;
static struct bulletin_board board;
static struct page p;

static struct bulletin_press press[2];

static void make(void)
{
	const struct bulletin_press sent[] = {
		{.seat = KESTREL_YELLOW,
		 .all = true,
		 .text = STR("Pacifists of all planets, unite.")},
		{.seat = KESTREL_BLUE,
		 .grey = true,
		 .all = true,
		 .text = STR(
			 "Somebody <near> the top & \"elsewhere\" holds three bases.")},
	};

	memcpy(press, sent, sizeof press);
	a = arena_create();
	p = page_in(a);
	kestrel_state(&state);
	kestrel_events(a, &events);
	board = (struct bulletin_board){0};
	b = (struct bulletin){
		.rules = game_find(STR("cosmic")),
		.game = STR("ce-7"),
		.title = STR("Kestrel"),
		.person = {{STR("Ann"), {0}, {0}}, {STR("Bj\xc3\xb6rn"), {0}, {0}}},
		.seat = KESTREL_RED,
		.state = &state,
		.events = &events,
		.zone = "Europe/Berlin",
		.board = &board,
		.ran_turn = 4,
		.ran_phase = 4,
		.receipt = 41,
		.n_press = 2,
		.press = press,
		.commitment = STR(
			"7f3a91b2c3d4e5f67f3a91b2c3d4e5f67f3a91b2c3d4e5f67f3a91b2c3d4e5c2")};
	ck_assert(clock_read_iso(STR("2026-11-26T20:00:00Z"), &b.deadline));
	b.now = b.deadline - 6 * 86400 - 2 * 3600;
	bulletin_report(a, &b, &p);
}

static void drop(void)
{
	arena_destroy(a);
}

START_TEST(the_text)
{
	is_golden(a, "kestrel-red.txt", render_text(a, &p));
}
END_TEST

START_TEST(the_html)
{
	struct str cid = STR("cid:b.12.inst@example.org");
	struct str letter = render_html_letter(a, &p, STR("gm@example.org"),
					       STR("[CE-7] T5 P1 orders (Red)"),
					       STR("orders ce-7 turn 5 phase 1"));

	is_golden(a, "kestrel-red.html",
		  render_html(a, &p,
			      &(struct render_html){.title = bulletin_subject(a, &b),
						    .n_images = 1,
						    .images = &cid,
						    .letter = letter}));
}
END_TEST

START_TEST(the_json)
{
	is_golden(a, "kestrel-red.json", render_json(a, &b, &p, NULL));
}
END_TEST

/* It is put together of what jansson printed. */
START_TEST(the_json_is_as_jansson_prints_it_whole)
{
	const struct str text = render_json(a, &b, &p, NULL);
	json_t *o = json_loadb(text.s, text.n, JSON_REJECT_DUPLICATES, NULL);
	char *whole = json_dumps(o, JSON_INDENT(1));

	ck_assert_ptr_nonnull(whole);
	ck_assert_str_eq(str_z(a, str_slice(text, 0, text.n - 1)), whole);
	ck_assert_int_eq(text.s[text.n - 1], '\n');
	free(whole);
	json_decref(o);
}
END_TEST

static const char *string(json_t *o, const char *name)
{
	return json_string_value(json_object_get(o, name));
}

START_TEST(the_json_says_what_programs_ask_for)
{
	json_t *o = json_loads(str_z(a, render_json(a, &b, &p, NULL)),
			       JSON_REJECT_DUPLICATES, NULL);
	json_t *tokens = NULL, *s;
	size_t i;

	ck_assert_ptr_nonnull(o);
	ck_assert_str_eq(string(o, "format"), "postalgm-report-1");
	ck_assert_str_eq(string(o, "game"), "ce-7");
	ck_assert_str_eq(string(o, "seat"), "red");
	ck_assert_str_eq(string(o, "deadline"), "2026-11-26T20:00:00Z");
	ck_assert_int_eq(json_integer_value(json_object_get(o, "turn")), 5);
	ck_assert_int_eq(json_integer_value(json_object_get(o, "phase")), 1);
	ck_assert_str_eq(string(o, "needs"),
			 "an attack on a YELLOW planet, and a place for 1 Limbo token");
	json_array_foreach(json_object_get(o, "sections"), i, s)
	{
		json_t *blocks = json_object_get(s, "blocks"), *x;
		size_t k;
		json_array_foreach(
			blocks, k,
			x) if (json_integer_value(json_object_get(s, "number")) == 4 &&
			       strcmp(string(x, "kind"), "table") == 0) tokens = x;
	}
	ck_assert_ptr_nonnull(tokens);
	json_t *red = json_object_get(
		json_array_get(json_object_get(tokens, "rows"), 0), "cells");
	ck_assert_str_eq(json_string_value(json_array_get(red, 0)), "RED system");
	ck_assert_str_eq(json_string_value(json_array_get(red, 5)), "R1 Y2");
	json_decref(o);
}
END_TEST

static int number(const json_t *o, const char *name)
{
	return (int)json_integer_value(json_object_get(o, name));
}

/* The board of the example of the design, and Red's hand, without a word of prose. */
START_TEST(a_program_can_draw_the_board_and_list_the_hand)
{
	json_t *o = json_loads(str_z(a, render_json(a, &b, &p, NULL)),
			       JSON_REJECT_DUPLICATES, NULL);
	json_t *pos = json_object_get(o, "position"), *x;
	int on_board = 0;
	size_t i;

	ck_assert_int_eq(number(pos, "bases_to_win"), 5);
	x = json_object_get(pos, "planets");
	ck_assert_uint_eq(json_array_size(x), 4 * 5);
	x = json_array_get(x, 4);
	ck_assert_str_eq(string(x, "system"), "red");
	ck_assert_int_eq(number(x, "planet"), 5);
	ck_assert_int_eq(number(json_object_get(x, "tokens"), "red"), 1);
	ck_assert_int_eq(number(json_object_get(x, "tokens"), "yellow"), 2);
	json_array_foreach(json_object_get(pos, "planets"), i, x) on_board +=
		number(json_object_get(x, "tokens"), "blue");
	x = json_array_get(json_object_get(pos, "players"), 1);
	ck_assert_str_eq(string(x, "colour"), "blue");
	/* Each colour: 20 accounted for. */
	ck_assert_int_eq(on_board + number(x, "warp") + number(x, "limbo"), 20);
	ck_assert_int_eq(number(x, "cards_held"), 4);
	x = json_object_get(pos, "challenges");
	ck_assert_uint_eq(json_array_size(x), 4);
	x = json_array_get(x, 0);
	ck_assert_str_eq(string(x, "result"), "attack wins");
	x = json_object_get(x, "attack");
	ck_assert_str_eq(string(x, "player"), "red");
	ck_assert_int_eq(number(json_object_get(x, "allies"), "green"), 2);
	ck_assert_str_eq(string(x, "card"), "attack 14");
	ck_assert_int_eq(number(x, "total"), 19);
	x = json_object_get(pos, "hand");
	ck_assert_uint_eq(json_array_size(x), 8);
	ck_assert_str_eq(json_string_value(json_array_get(x, 0)), "attack 4");
	ck_assert(json_is_null(json_object_get(pos, "hands")));
	json_decref(o);
}
END_TEST

/* Readers have no hand at all; the GM's copy has all of them. */
START_TEST(nobody_has_another_hand_in_his_json)
{
	b.seat = SEAT_READERS;
	json_t *o = json_loads(str_z(a, render_json(a, &b, &p, NULL)), 0, NULL);
	json_t *pos = json_object_get(o, "position");
	ck_assert(json_is_null(json_object_get(pos, "hand")));
	ck_assert(json_is_null(json_object_get(pos, "hands")));
	json_decref(o);
	b.seat = SEAT_GM;
	o = json_loads(str_z(a, render_json(a, &b, &p, NULL)), 0, NULL);
	pos = json_object_get(o, "position");
	ck_assert(json_is_null(json_object_get(pos, "hand")));
	ck_assert_uint_eq(
		json_array_size(json_object_get(json_object_get(pos, "hands"), "red")),
		8);
	json_decref(o);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("golden");
	TCase *t = tcase_create("golden");

	tcase_add_checked_fixture(t, make, drop);
	tcase_add_test(t, the_text);
	tcase_add_test(t, the_html);
	tcase_add_test(t, the_json);
	tcase_add_test(t, the_json_is_as_jansson_prints_it_whole);
	tcase_add_test(t, the_json_says_what_programs_ask_for);
	tcase_add_test(t, a_program_can_draw_the_board_and_list_the_hand);
	tcase_add_test(t, nobody_has_another_hand_in_his_json);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
