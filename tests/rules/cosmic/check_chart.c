/* The board as a figure: it shows everything that the tables tell, and nothing else
 * [R6a, R6c, R6e].
 * SPDX-License-Identifier: ISC */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/figure.h"
#include "rules/cosmic/report/chart.h"
#include "rules/cosmic/report/chart_parts.h"
#include "rules/game.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

static struct arena *a;
static struct ce_state state;
static struct events events;

static void make(void)
{
	a = arena_create();
	kestrel_state(&state);
	kestrel_events(a, &events);
}

static void drop(void)
{
	arena_destroy(a);
}

static struct figure *chart_for(int seat)
{
	struct ce_view *v = arena_new(a, struct ce_view);
	struct figure *f = arena_new(a, struct figure);
	struct events *seen = arena_new(a, struct events);

	ce_view_make(&state, seat, v);
	*seen = events_seen(a, &events, seat);
	*f = figure_in(a, 0, 0);
	ce_chart(v, seen, f);
	return f;
}

/* The challenges of turn 4 as they stood while cards were owed. */
static void open_challenges(void)
{
	state.t.phase = 3;
	for (int i = 0; i < state.t.n_challenges; i++) {
		struct ce_challenge *c = &state.t.challenge[i];
		c->result = CE_NOT_YET;
		c->shown = 0;
		c->attack = c->sent[c->attacker];
		c->defence = c->sent[c->defender];
		for (int seat = 0; seat < 4; seat++)
			c->allied[seat] = c->side[seat] ? c->sent[seat] : 0;
	}
}

/* Counters "R4" inside groups whose name begins so, summed for one colour. */
static int counted(const struct figure *f, const char *group, char letter)
{
	bool inside = false;
	int sum = 0;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind == FIGURE_GROUP)
			inside = str_starts(s->text, group);
		if (s->kind == FIGURE_END)
			inside = false;
		if (inside && s->kind == FIGURE_TEXT && s->text.s[0] == letter)
			sum += atoi(str_z(a, str_slice(s->text, 1, s->text.n)));
	}
	return sum;
}

static int heads(const struct figure *f)
{
	int n = 0;
	for (int i = 0; i < f->n; i++)
		n += f->shapes[i].kind == FIGURE_CURVE && f->shapes[i].head;
	return n;
}

static int circles(const struct figure *f, int32_t stroke, bool dashed)
{
	int n = 0;
	for (int i = 0; i < f->n; i++)
		n += f->shapes[i].kind == FIGURE_CIRCLE &&
		     f->shapes[i].paint.fill == FIGURE_NONE &&
		     f->shapes[i].paint.dashed == dashed &&
		     (stroke == FIGURE_NONE || f->shapes[i].paint.stroke == stroke);
	return n;
}

static bool says(const struct figure *f, const char *text)
{
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_TEXT && str_is(f->shapes[i].text, text))
			return true;
	return false;
}

struct box {
	int left, right, top, bottom;
};

static struct box box_of(const struct figure_shape *s)
{
	int width = figure_text_width(s->text, s->size, s->bold);
	int left = s->at[0].x - (s->anchor == FIGURE_START    ? 0
				 : s->anchor == FIGURE_MIDDLE ? width / 2
							      : width);

	return (struct box){left, left + width, s->at[0].y - s->size * 7 / 10,
			    s->at[0].y};
}

/* Texts lie on the sheet, and none on another. */
static void check_texts(const struct figure *f)
{
	for (int i = 0; i < f->n; i++) {
		if (f->shapes[i].kind != FIGURE_TEXT)
			continue;
		struct box b = box_of(&f->shapes[i]);
		ck_assert_msg(b.left >= 0 && b.right <= f->width && b.top >= 0 &&
				      b.bottom <= f->height,
			      "%.*s lies outside", STR_ARG(f->shapes[i].text));
		ck_assert_int_ge(f->shapes[i].size, 9);
		for (int j = 0; j < i; j++) {
			if (f->shapes[j].kind != FIGURE_TEXT)
				continue;
			struct box o = box_of(&f->shapes[j]);
			ck_assert_msg(b.left >= o.right || o.left >= b.right ||
					      b.top >= o.bottom || o.top >= b.bottom,
				      "%.*s lies on %.*s", STR_ARG(f->shapes[i].text),
				      STR_ARG(f->shapes[j].text));
		}
	}
}

/* 20 of each colour less what is in the Warp and in Limbo. */
START_TEST(every_token_on_the_board_is_drawn)
{
	const struct figure *f = chart_for(SEAT_READERS);

	ck_assert_int_eq(counted(f, "Tokens in the", 'R'), 19);
	ck_assert_int_eq(counted(f, "Tokens in the", 'B'), 12);
	ck_assert_int_eq(counted(f, "Tokens in the", 'G'), 13);
	ck_assert_int_eq(counted(f, "Tokens in the", 'Y'), 18);
}
END_TEST

START_TEST(warp_and_limbo_are_drawn)
{
	const struct figure *f = chart_for(SEAT_READERS);

	ck_assert(says(f, "G7") && says(f, "B4"));
	state.t.warp[KESTREL_GREEN] = 5;
	ck_assert(!says(chart_for(SEAT_READERS), "G7"));
}
END_TEST

/* Rings in the colour of what has changed. */
static int ringed(const struct figure *f)
{
	int n = 0;

	for (int i = 0; i < f->n; i++)
		n += f->shapes[i].kind == FIGURE_BOX &&
		     f->shapes[i].paint.stroke == CHART_MOVED;
	return n;
}

/* Landed: Red and Green on Blue 2, Blue on Green 5, Yellow on Red 5 by the deal. Lost:
 * Blue's 4 there and Green's 3. */
START_TEST(what_moved_is_ringed_and_who_left_is_an_empty_ring)
{
	const struct figure *f = chart_for(SEAT_READERS);

	ck_assert_int_eq(ringed(f), 4);
	ck_assert_int_eq(circles(f, FIGURE_NONE, true), 2);
	ck_assert(says(f, "B0") && says(f, "G0"));
	/* Blue 2, the owner first; Green 5; Red 5. */
	ck_assert(says(f, "B\xe2\x88\x92"
			  "4 G+2 R+3"));
	ck_assert(says(f, "G\xe2\x88\x92"
			  "3 B+2"));
	ck_assert(says(f, "Y+2"));
}
END_TEST

/* How many curves of that colour in groups whose name begins so. */
static int strokes(const struct figure *f, const char *group, int32_t colour,
		   bool broken)
{
	bool inside = false;
	int n = 0;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind == FIGURE_GROUP)
			inside = str_starts(s->text, group);
		if (s->kind == FIGURE_END)
			inside = false;
		n += inside && s->kind == FIGURE_CURVE && s->paint.stroke == colour &&
		     s->paint.dashed == broken;
	}
	return n;
}

/* Tips of arrows within groups whose name begins so. */
static int tips(const struct figure *f, const char *group)
{
	bool inside = false;
	int n = 0;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind == FIGURE_GROUP)
			inside = str_starts(s->text, group);
		if (s->kind == FIGURE_END)
			inside = false;
		n += inside && s->kind == FIGURE_POLYGON;
	}
	return n;
}

START_TEST(each_challenge_has_its_line_below_the_board)
{
	const struct figure *f = chart_for(SEAT_READERS);

	ck_assert_int_eq(heads(f), 4);
	ck_assert(says(f, "attack wins") && says(f, "14 v 8, in all 19 : 12"));
	ck_assert(says(f, "deal made"));
}
END_TEST

/* C1: Red with Green took Blue 2. */
START_TEST(the_winners_ribbon_reaches_the_planet_and_the_losers_breaks_off)
{
	const struct figure *f = chart_for(SEAT_READERS);
	int32_t red = chart_colours[KESTREL_RED].token,
		blue = chart_colours[KESTREL_BLUE].token,
		green = chart_colours[KESTREL_GREEN].token,
		yellow = chart_colours[KESTREL_YELLOW].token;

	ck_assert_int_eq(tips(f, "C1 Red at Blue 2"), 1);
	ck_assert_int_ge(strokes(f, "C1 ", red, false), 2);
	ck_assert_int_ge(strokes(f, "C1 ", green, false), 2);
	ck_assert_int_eq(strokes(f, "C1 ", blue, true), 1);
	ck_assert_int_eq(strokes(f, "C1 ", blue, false), 0);
	/* C3: Green broke off at Yellow 1, which Yellow held with Blue. */
	ck_assert_int_eq(tips(f, "C3 Green at Yellow 1"), 0);
	ck_assert_int_eq(strokes(f, "C3 ", green, true), 1);
	ck_assert_int_eq(strokes(f, "C3 ", yellow, false), 1);
	ck_assert_int_ge(strokes(f, "C3 ", blue, false), 1);
	/* C4: a deal: neither broke. */
	ck_assert_int_eq(strokes(f, "C4 ", yellow, true), 0);
	ck_assert_int_eq(strokes(f, "C4 ", red, true), 0);
}
END_TEST

START_TEST(the_cards_stand_at_the_joint)
{
	const struct figure *f = chart_for(SEAT_READERS);

	ck_assert(says(f, "14 v 8") && says(f, "10 v Compromise"));
	ck_assert(says(f, "12 v 15"));
	open_challenges();
	f = chart_for(SEAT_READERS);
	ck_assert(!says(f, "14 v 8") && says(f, "C1"));
}
END_TEST

/* Twice as many tokens, twice as wide. */
START_TEST(a_ribbon_is_as_wide_as_its_tokens)
{
	int width[2] = {0};

	open_challenges();
	for (int n = 0; n < 2; n++) {
		state.t.challenge[3].attack = (int8_t)(2 << n);
		const struct figure *f = chart_for(SEAT_READERS);
		bool inside = false;
		for (int i = 0; i < f->n && !width[n]; i++) {
			const struct figure_shape *s = &f->shapes[i];
			if (s->kind == FIGURE_GROUP)
				inside = str_starts(s->text, "C4 Yellow");
			if (inside && s->kind == FIGURE_CURVE &&
			    s->paint.stroke == chart_colours[KESTREL_YELLOW].token)
				width[n] = s->paint.width;
		}
	}
	ck_assert_int_gt(width[0], 0);
	ck_assert_int_eq(width[1], 2 * width[0]);
}
END_TEST

/* A ribbon begins at a counter: the attacker is named by letter, and so are allies. */
START_TEST(ribbons_begin_at_a_letter_and_a_number)
{
	open_challenges();
	const struct figure *f = chart_for(SEAT_READERS);

	ck_assert_int_eq(counted(f, "C1 Red", 'R'), 3);
	ck_assert_int_eq(counted(f, "C1 Red", 'G'), 2);
	ck_assert_int_eq(counted(f, "C3 Green", 'B'), 2);
}
END_TEST

/* A miniature has no letters but those of the seats, one on each counter, and each seat has its own. */
START_TEST(a_miniature_has_a_letter_on_each_counter)
{
	struct ce_view v;
	struct figure f = figure_in(a, 0, 0);
	struct events seen = events_seen(a, &events, SEAT_READERS);

	f.use = FIGURE_MINI;
	ce_view_make(&state, SEAT_READERS, &v);
	ce_chart(&v, &seen, &f);
	unsigned met = 0;
	for (int i = 0; i < f.n; i++) {
		if (f.shapes[i].kind != FIGURE_TEXT)
			continue;
		ck_assert_int_eq(f.shapes[i - 1].kind, FIGURE_CIRCLE);
		ck_assert_uint_eq(f.shapes[i].text.n, 1);
		for (int seat = 0; seat < state.t.n_seats; seat++)
			if (chart_colours[seat].token == f.shapes[i - 1].paint.fill) {
				ck_assert_int_eq(f.shapes[i].text.s[0],
						 ce_colour_names[seat][0]);
				met |= 1U << seat;
			}
	}
	ck_assert_uint_eq(met, (1U << state.t.n_seats) - 1);
	ck_assert_int_eq(tips(&f, "C1 "), 1);
	ck_assert(f.words.n > 0);
}
END_TEST

/* C2: Attack 10 met a Compromise, so nothing was added up [CB-8.3]; C3 was. */
START_TEST(totals_that_never_counted_are_not_told)
{
	struct ce_challenge *k = state.t.challenge;

	k[1].total[0] = 12; /* left over from what the Powers looked at */
	const struct figure *f = chart_for(SEAT_READERS);
	ck_assert(says(f, "Attack 10 : Compromise") &&
		  !says(f, "10 v Compromise, in all 12 : 0"));
	ck_assert(says(f, "12 v 15, in all 16 : 21"));
	ck_assert_uint_ne(
		str_find(f->words, STR("cards 14 v 8, attack wins, 19 against 12.")),
		SIZE_MAX);
	ck_assert_uint_ne(
		str_find(f->words, STR("attack wins, Attack 10 against Compromise.")),
		SIZE_MAX);
	/* A card that a Power turned counts as what it was turned into. */
	k[2].face[0] = CARD_COMPROMISE;
	f = chart_for(SEAT_READERS);
	ck_assert(says(f, "Compromise : Attack 15") &&
		  !says(f, "Compromise v 15, in all 16 : 21"));
}
END_TEST

/* On a phone letters stand for names that have no room, and nothing of a plate is cut off. */
START_TEST(no_word_of_a_plate_is_cut_off)
{
	struct figure f = figure_in(a, 0, 0);
	struct events seen = events_seen(a, &events, SEAT_READERS);
	struct ce_view v;

	state.t.n_destiny[KESTREL_RED] = 2;
	state.t.destiny[KESTREL_RED][0] = KESTREL_YELLOW;
	state.t.destiny[KESTREL_RED][1] = KESTREL_BLUE;
	state.t.in_game &= (uint8_t) ~(1 << KESTREL_GREEN);
	f.use = FIGURE_PHONE;
	ce_view_make(&state, SEAT_READERS, &v);
	ce_chart(&v, &seen, &f);
	ck_assert(says(&f, "attacks Y, B") && says(&f, "out of the game"));
	ck_assert(says(chart_for(SEAT_READERS), "attacks Yellow, Blue"));
	check_texts(&f);
}
END_TEST

/* The result stands clear of the counters of six seats in one challenge. */
START_TEST(six_in_a_challenge_leave_room_for_how_it_ended)
{
	struct ce_challenge *k = &state.t.challenge[1];

	state.t.n_seats = CE_SEATS;
	state.t.in_game = 63;
	for (int seat = 0; seat < CE_SEATS; seat++) {
		k->sent[seat] = 14;
		if (seat != k->attacker && seat != k->defender)
			k->side[seat] = seat % 2 ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE;
	}
	k->system = 3; /* the longest names */
	k->result = CE_DEFENCE_WINS;
	check_texts(chart_for(SEAT_READERS));
}
END_TEST

/* While nobody is set against it, it leads to its planet: C3, Green at Yellow 1. */
START_TEST(an_open_challenge_has_an_arrow_to_its_planet)
{
	open_challenges();
	state.t.phase = 2;
	for (int i = 0; i < state.t.n_challenges; i++) {
		struct ce_challenge *k = &state.t.challenge[i];
		k->defence = 0;
		memset(k->side, 0, sizeof k->side);
		memset(k->allied, 0, sizeof k->allied);
	}
	const struct figure *f = chart_for(SEAT_READERS);
	struct ce_view v;
	ce_view_make(&state, SEAT_READERS, &v);
	struct chart c = {.t = &v.t, .f = &(struct figure){.a = a}};
	c.p = &(struct sheet_of_paper){.t = &v.t};
	chart_measure(&c);
	struct figure_point at = chart_spot(&c, KESTREL_YELLOW, 1, 0).at;
	bool inside = false;
	int found = 0;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind == FIGURE_GROUP)
			inside = str_starts(s->text, "C3 ");
		if (!inside || s->kind != FIGURE_POLYGON)
			continue;
		double far = hypot(s->at[0].x - at.x, s->at[0].y - at.y);
		ck_assert(far > 20 && far < 40);
		found++;
		inside = false;
	}
	ck_assert_int_eq(found, 1);
}
END_TEST

START_TEST(allies_stand_in_the_line_of_their_challenge)
{
	open_challenges();
	const struct figure *f = chart_for(SEAT_READERS);

	ck_assert_int_eq(counted(f, "Challenge C1", 'R'), 3);
	ck_assert_int_eq(counted(f, "Challenge C1", 'G'), 2);
	ck_assert_int_eq(counted(f, "Challenge C3", 'B'), 2);
}
END_TEST

START_TEST(the_words_tell_the_same)
{
	open_challenges();
	struct str words = chart_for(SEAT_READERS)->words;

	ck_assert_uint_ne(
		str_find(words,
			 STR("Red, 3 of 5 foreign bases, has tokens: 4 on Red 1")),
		SIZE_MAX);
	ck_assert_uint_ne(str_find(words, STR("7 in the Warp")), SIZE_MAX);
	ck_assert_uint_ne(
		str_find(words,
			 STR("C1: 3 Red with 2 Green at Blue 2 against 4 Blue, open.")),
		SIZE_MAX);
}
END_TEST

START_TEST(all_readers_see_the_same_board)
{
	const struct figure *all = chart_for(SEAT_READERS);

	for (int seat = 0; seat < 4; seat++) {
		const struct figure *f = chart_for(seat);
		ck_assert_int_eq(f->n, all->n);
		ck_assert(str_equal(f->words, all->words));
		for (int i = 0; i < f->n; i++)
			ck_assert(str_equal(f->shapes[i].text, all->shapes[i].text));
	}
}
END_TEST

/* Relative luminance, as the web's rules for contrast have it. */
static double light(int32_t rgb)
{
	static const double part[] = {0.2126, 0.7152, 0.0722};
	double sum = 0;

	for (int i = 0; i < 3; i++) {
		double c = (rgb >> (16 - 8 * i) & 0xff) / 255.0;
		sum += part[i] *
		       (c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
	}
	return sum;
}

static double contrast(int32_t one, int32_t two)
{
	double p = light(one) + 0.05, q = light(two) + 0.05;
	return p > q ? p / q : q / p;
}

START_TEST(letters_can_be_read_on_what_they_stand_on)
{
	ck_assert(contrast(CHART_INK, CHART_PANEL) >= 7);
	ck_assert(contrast(CHART_MUTED, CHART_PANEL) >= 7);
	ck_assert(contrast(CHART_MUTED, CHART_GROUND) >= 7);
	for (int seat = 0; seat < CE_SEATS; seat++) {
		ck_assert(contrast(CHART_DARK, chart_colours[seat].token) >= 7);
		ck_assert(contrast(chart_colours[seat].token, CHART_PANEL) >= 6);
		ck_assert(contrast(chart_colours[seat].token,
				   chart_colours[seat].planet) >= 3);
	}
}
END_TEST

START_TEST(letters_can_be_read_by_day_too)
{
	ck_assert(contrast(CHART_DAY_INK, CHART_DAY_PANEL) >= 7);
	ck_assert(contrast(CHART_DAY_MUTED, CHART_DAY_PANEL) >= 7);
	ck_assert(contrast(CHART_DAY_MUTED, CHART_DAY_GROUND) >= 6);
	for (int seat = 0; seat < CE_SEATS; seat++) {
		const struct chart_colour *c = &chart_colours[seat];
		ck_assert(contrast(CHART_DAY_LETTER, c->day) >= 5.5);
		ck_assert(contrast(c->day, CHART_DAY_PANEL) >= 5.5);
		ck_assert(contrast(c->day, c->planet_day) >= 3);
	}
}
END_TEST

/* A colour that has no day would stand out of the night on a light page. */
START_TEST(every_colour_has_its_day)
{
	open_challenges();
	const struct figure *f = chart_for(SEAT_READERS);

	for (int i = 0; i < f->n; i++) {
		const int32_t wanted[] = {f->shapes[i].paint.fill,
					  f->shapes[i].paint.stroke};
		for (int k = 0; k < 2; k++) {
			int n = 0;
			for (int d = 0; d < f->n_days; d++)
				n += f->days[d].night == wanted[k];
			ck_assert_int_eq(n, wanted[k] == FIGURE_NONE ? 0 : 1);
		}
	}
}
END_TEST

START_TEST(no_text_lies_on_another)
{
	check_texts(chart_for(SEAT_READERS));
	open_challenges();
	check_texts(chart_for(SEAT_READERS));
}
END_TEST

/* Six seats, and every colour with ten tokens and more on every planet. */
START_TEST(a_crowded_board_of_three_to_six_systems_is_drawn)
{
	open_challenges();
	events.n = 0;
	state.t.n_seats = (uint8_t)_i;
	state.t.in_game = (uint8_t)((1 << _i) - 1);
	memset(state.t.planet, 0, sizeof state.t.planet);
	for (int system = 0; system < _i; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			for (int seat = 0; seat < _i; seat++)
				state.t.planet[system][planet][seat] =
					(uint8_t)(9 + planet);
	for (int seat = 0; seat < _i; seat++)
		state.t.limbo[seat] = state.t.warp[seat] = 11;
	for (int i = 0; i < state.t.n_challenges; i++)
		state.t.challenge[i].planet = 3;
	state.t.n_challenges = (uint8_t)(_i == 3 ? 2 : 4);
	check_texts(chart_for(SEAT_READERS));
	ck_assert_int_eq(counted(chart_for(SEAT_READERS), "Tokens in the", 'R'),
			 _i * (9 + 10 + 11 + 12 + 13));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("chart");
	TCase *c = tcase_create("chart");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, every_token_on_the_board_is_drawn);
	tcase_add_test(c, warp_and_limbo_are_drawn);
	tcase_add_test(c, what_moved_is_ringed_and_who_left_is_an_empty_ring);
	tcase_add_test(c, each_challenge_has_its_line_below_the_board);
	tcase_add_test(c,
		       the_winners_ribbon_reaches_the_planet_and_the_losers_breaks_off);
	tcase_add_test(c, the_cards_stand_at_the_joint);
	tcase_add_test(c, a_ribbon_is_as_wide_as_its_tokens);
	tcase_add_test(c, ribbons_begin_at_a_letter_and_a_number);
	tcase_add_test(c, a_miniature_has_a_letter_on_each_counter);
	tcase_add_test(c, totals_that_never_counted_are_not_told);
	tcase_add_test(c, no_word_of_a_plate_is_cut_off);
	tcase_add_test(c, six_in_a_challenge_leave_room_for_how_it_ended);
	tcase_add_test(c, an_open_challenge_has_an_arrow_to_its_planet);
	tcase_add_test(c, allies_stand_in_the_line_of_their_challenge);
	tcase_add_test(c, the_words_tell_the_same);
	tcase_add_test(c, all_readers_see_the_same_board);
	tcase_add_test(c, letters_can_be_read_on_what_they_stand_on);
	tcase_add_test(c, letters_can_be_read_by_day_too);
	tcase_add_test(c, every_colour_has_its_day);
	tcase_add_test(c, no_text_lies_on_another);
	tcase_add_loop_test(c, a_crowded_board_of_three_to_six_systems_is_drawn, 3,
			    CE_SEATS + 1);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
