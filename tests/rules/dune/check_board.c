/* The drawn board and the map in letters: territories that meet where the map has a border and nowhere else, names and
 * counters that stand inside, words for those who do not see it, letters that a phone can show.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_room.h"
#include "rules/dune/report/board.h"
#include "rules/dune/report/text_map.h"
#include "rules/dune/table/dune_event.h"
#include "tests/kit/share.h"
#include "tests/rules/dune/dune_kit.h"
#include "tests/rules/pieces/arrows.h"

/* The planet in cells of a degree and a tenth of a ring: which territory is drawn on top there. */
static int8_t cell[DU_CIRCLE][DU_RIM];

/* Does the middle of the cell lie inside the outline? By the edges along rays that a walk towards the rim meets: an
 * arc above it, at that degree. */
static bool has(const struct du_outline *o, int degrees, int ring)
{
	bool in = false;

	for (int i = 0; i < o->n; i++) {
		struct du_spot a = o->at[i], z = o->at[(i + 1) % o->n];
		int first = a.degrees < z.degrees ? a.degrees : z.degrees;
		int last = a.degrees < z.degrees ? z.degrees : a.degrees;
		if (a.ring != z.ring || a.ring <= ring)
			continue;
		for (int turn = -DU_CIRCLE; turn <= DU_CIRCLE; turn += DU_CIRCLE)
			if (first <= degrees + turn && degrees + turn < last)
				in = !in;
	}
	return in;
}

static void fill_cells(void)
{
	memset(cell, DU_NOWHERE, sizeof cell);
	for (int top = 0; top < 2; top++)
		for (int t = 0; t < DU_TERRITORIES; t++)
			for (int x = 0;
			     du_is_stronghold(t) == (top == 1) && x < DU_CIRCLE; x++)
				for (int r = 0; r < DU_RIM; r++)
					if (has(&du_outlines[t], x, r))
						cell[x][r] = (int8_t)t;
}

static bool touches[DU_TERRITORIES][DU_TERRITORIES];

static void meet(int a, int b)
{
	if (a != b)
		touches[a][b] = touches[b][a] = true;
}

START_TEST(territories_meet_at_borders_and_nowhere_else)
{
	const struct graph *map = du_graph();

	fill_cells();
	for (int x = 0; x < DU_CIRCLE; x++)
		for (int r = 0; r < DU_RIM; r++) {
			ck_assert_int_ne(cell[x][r], DU_NOWHERE);
			meet(cell[x][r], cell[(x + 1) % DU_CIRCLE][r]);
			meet(cell[x][r], r ? cell[x][r - 1] : (int)DU_POLAR_SINK);
		}
	for (int a = 0; a < DU_TERRITORIES; a++) {
		int steps[DU_TERRITORIES];
		graph_region_distances(map, a, NULL, steps);
		for (int b = 0; b < DU_TERRITORIES; b++)
			ck_assert_msg(a == b || touches[a][b] == (steps[b] == 1),
				      "%s and %s", du_territories[a].key,
				      du_territories[b].key);
	}
}
END_TEST

/* A counter stands on its own territory and in its own sector, a name on its own territory. */
START_TEST(counters_and_names_stand_where_they_belong)
{
	fill_cells();
	for (int area = 0; area < DU_AREAS; area++) {
		struct du_spot s = du_spots[area];
		if (du_territory_of(area) == DU_POLAR_SINK)
			continue;
		ck_assert_int_eq(s.degrees / DU_SECTOR_DEGREES + 1,
				 du_areas[area].sector);
		ck_assert_msg(
			has(&du_outlines[du_territory_of(area)], s.degrees, s.ring),
			"%s in %d", du_territories[du_territory_of(area)].key,
			du_areas[area].sector);
	}
	for (int t = 1; t < DU_TERRITORIES; t++)
		ck_assert_msg(has(&du_outlines[t], du_outlines[t].name_at.degrees,
				  du_outlines[t].name_at.ring),
			      "%s", du_territories[t].key);
}
END_TEST

static const enum figure_use uses[] = {FIGURE_SHEET, FIGURE_PHONE, FIGURE_MINI};
enum { USES = 3 };

static struct figure *drawn(enum figure_use use, const struct events *seen)
{
	struct figure *f = arena_new(d.a, struct figure);
	struct du_view *v = arena_new(d.a, struct du_view);

	*f = figure_in(d.a, 0, 0);
	f->use = use;
	du_view_make(&d.s, SEAT_READERS, v);
	du_board(v, seen, f);
	return f;
}

/* Twelve of everybody, elites and advisors, the most spice, and something that happened. */
static void lay_much(struct events *seen)
{
	put(A, at(DU_ARRAKEEN, 0), 12, 0);
	put(H, at(DU_CARTHAG, 0), 10, 0);
	put(F, at(DU_SIETCH_TABR, 0), 5, 2);
	put(F, at(DU_FALSE_WALL_EAST, 6), 3, 0);
	put(B, at(DU_CARTHAG, 0), 2, 0);
	d.s.t.advisors[at(DU_CARTHAG, 0)] = 2;
	put(G, at(DU_TUEKS_SIETCH, 0), 5, 0);
	put(E, at(DU_HABBANYA_SIETCH, 0), 6, 1);
	put(E, at(DU_POLAR_SINK, 0), 3, 0);
	d.s.t.spice[at(DU_CIELAGO_SOUTH, 1)] = 12;
	d.s.t.spice[at(DU_HAGGA_BASIN, 12)] = 6;
	d.s.t.storm = 5;
	*seen = (struct events){.a = d.a};
	event_add(seen, DU_EV_MOVED, AUDIENCE_ALL, "", 7, A, 3, 0, DU_OLD_GAP,
		  at(DU_ARRAKEEN, 0), 0, 0);
	event_add(seen, DU_EV_SHIPPED, AUDIENCE_ALL, "", 6, E, 3, 0,
		  at(DU_HABBANYA_SIETCH, 0), 3, G);
	event_add(seen, DU_EV_WORM, AUDIENCE_ALL, "", 2, 0, DU_RED_CHASM);
	event_add(seen, DU_EV_BATTLE, AUDIENCE_ALL, "", 3, DU_ARRAKEEN, A, H);
}

START_TEST(it_says_in_words_what_it_shows)
{
	struct events seen;

	lay_much(&seen);
	for (int i = 0; i < USES; i++) {
		const struct figure *f = drawn(uses[i], &seen);
		ck_assert(str_find(f->words, STR("storm stands in sector 5")) !=
			  SIZE_MAX);
		ck_assert(str_find(f->words, STR("Arrakeen: Atreides 12.")) !=
			  SIZE_MAX);
		ck_assert(
			str_find(
				f->words,
				STR("Carthag: Bene Gesserit 2 (advisors) Harkonnen 10.")) !=
			SIZE_MAX);
		ck_assert(str_find(f->words, STR("Fremen 5 (2 elite).")) != SIZE_MAX);
		ck_assert(
			str_find(f->words, STR("Hagga Basin (sector 12): 6 spice.")) !=
			SIZE_MAX);
	}
}
END_TEST

/* Letters stand on the sheet; on a phone none is smaller than nine units, and a miniature has that of the seat alone. */
START_TEST(letters_can_be_read)
{
	struct events seen;

	lay_much(&seen);
	const struct figure *f = drawn(uses[_i], &seen);
	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_TEXT)
			continue;
		int wide = figure_text_width(s->text, s->size, s->bold);
		int left = s->at[0].x - (s->anchor == FIGURE_MIDDLE ? wide / 2 : 0);
		if (uses[_i] == FIGURE_MINI) {
			ck_assert_uint_eq(s->text.n, 1);
			ck_assert_int_eq(f->shapes[i - 1].kind, FIGURE_CIRCLE);
		} else {
			ck_assert_int_ge(s->size, 9);
		}
		ck_assert_msg(left >= 0 && left + wide <= f->width, PRI_STR,
			      STR_ARG(s->text));
		ck_assert_msg(s->at[0].y <= f->height, PRI_STR, STR_ARG(s->text));
	}
}
END_TEST

/* The middle of the letters: figure_text_width() is a little more than any font takes. */
static struct figure_area letters_of(const struct figure_shape *s)
{
	int width = figure_text_width(s->text, s->size, s->bold) * 9 / 10;
	int left = s->at[0].x - (s->anchor == FIGURE_MIDDLE ? width / 2 : 0);

	return (struct figure_area){left, s->at[0].y - s->size * 7 / 10, width,
				    s->size * 7 / 10};
}

static bool apart(struct figure_area p, struct figure_area q)
{
	return p.x >= q.x + q.width || q.x >= p.x + p.width || p.y >= q.y + q.height ||
	       q.y >= p.y + p.height;
}

/* Spice in every area, one after the other, on a sheet and on a phone, strongholds empty or held: no number and no name lies
 * on another. */
START_TEST(nothing_lies_on_a_name)
{
	struct events none = {.a = d.a};

	for (int area = 0; area < DU_AREAS; area++) {
		memset(d.s.t.spice, 0, sizeof d.s.t.spice);
		d.s.t.spice[area] = 10;
		for (int i = 0; i < DU_AREAS; i++)
			d.s.t.forces[i][A] =
				(uint8_t)(_i / 2 && du_is_stronghold(du_territory_of(i))
						  ? 10
						  : 0);
		const struct figure *f =
			drawn(_i % 2 ? FIGURE_PHONE : FIGURE_SHEET, &none);
		for (int i = 0; i < f->n; i++)
			for (int k = 0; k < i && f->shapes[i].kind == FIGURE_TEXT; k++)
				ck_assert_msg(f->shapes[k].kind != FIGURE_TEXT ||
						      apart(letters_of(&f->shapes[i]),
							    letters_of(&f->shapes[k])),
					      "%d, area %d: \"%.*s\" lies on \"%.*s\"",
					      _i, area, STR_ARG(f->shapes[i].text),
					      STR_ARG(f->shapes[k].text));
	}
}
END_TEST

/* Wherever the storm stands, its lines leave all names on a sheet whole but those of strongholds, which keep their places. */
START_TEST(the_storm_has_no_line_on_a_name)
{
	const struct events none = {.a = d.a};

	d.s.t.storm = (uint8_t)(_i + 1);
	const struct figure *f = drawn(FIGURE_SHEET, &none);
	const struct figure_shape *storm = NULL;
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_POLYGON &&
		    f->shapes[i].paint.fill == FIGURE_NONE)
			storm = &f->shapes[i];
	ck_assert_ptr_nonnull(storm);
	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_TEXT || s->bold)
			continue;
		for (int k = 0; k < storm->n_points; k++) {
			struct figure_point p = storm->at[k],
					    q = storm->at[(k + 1) % storm->n_points];
			for (int part = 0; part <= 200; part++) {
				struct figure_area spot = {
					p.x + (q.x - p.x) * part / 200,
					p.y + (q.y - p.y) * part / 200, 1, 1};
				ck_assert_msg(apart(letters_of(s), spot),
					      "storm in %d: a line on \"%.*s\"", _i + 1,
					      STR_ARG(s->text));
			}
		}
	}
}
END_TEST

static struct figure_area box_of(const struct figure_shape *s)
{
	struct figure_point least = s->at[0], most = s->at[0];

	for (int i = 1; i < s->n_points; i++) {
		least.x = s->at[i].x < least.x ? s->at[i].x : least.x;
		least.y = s->at[i].y < least.y ? s->at[i].y : least.y;
		most.x = s->at[i].x > most.x ? s->at[i].x : most.x;
		most.y = s->at[i].y > most.y ? s->at[i].y : most.y;
	}
	return (struct figure_area){least.x, least.y, most.x - least.x,
				    most.y - least.y};
}

/* Spice where there was a battle: the number does not hide the blades. */
START_TEST(spice_lies_on_no_battle)
{
	for (int area = 0; area < DU_AREAS; area++) {
		struct events seen = {.a = d.a};
		int blades = 0;
		memset(d.s.t.spice, 0, sizeof d.s.t.spice);
		memset(d.s.t.forces, 0, sizeof d.s.t.forces);
		d.s.t.spice[area] = 4;
		d.s.t.forces[area][F] = 2;
		event_add(&seen, DU_EV_BATTLE, AUDIENCE_ALL, "", 3,
			  du_territory_of(area), F, H);
		const struct figure *f = drawn(_i ? FIGURE_PHONE : FIGURE_SHEET, &seen);
		for (int i = 0; i < f->n; i++)
			for (int k = 0; k < f->n; k++) {
				const struct figure_shape *s = &f->shapes[i],
							  *o = &f->shapes[k];
				if (o->kind != FIGURE_CURVE || o->paint.dashed)
					continue;
				blades++;
				ck_assert_msg(s->kind != FIGURE_TEXT ||
						      !str_is(s->text, "+4") ||
						      apart(letters_of(s), box_of(o)),
					      "%d, area %d", _i, area);
			}
		ck_assert_int_eq(blades, 2 * f->n);
	}
}
END_TEST

START_TEST(the_map_in_letters_has_every_area)
{
	struct events seen;
	struct str line;
	int rows = 0, areas = 0, spice = 0;

	lay_much(&seen);
	struct str map = du_text_map(d.a, &d.s.t);
	ck_assert(str_find(map, STR("> 5  ")) != SIZE_MAX);
	ck_assert(str_find(map, STR("ARRAKEEN A12")) != SIZE_MAX);
	ck_assert(str_find(map, STR("CARTHAG b2 H10")) != SIZE_MAX);
	ck_assert(str_find(map, STR("SIETCH TABR F5*")) != SIZE_MAX);
	ck_assert(str_find(map, STR("Polar Sink E3")) != SIZE_MAX);
	while (str_line(&map, &line)) {
		ck_assert_uint_le(line.n, DU_MAP_COLUMNS);
		rows += line.n > 5 && line.s[2] >= '0' && line.s[2] <= '9';
		areas++;
		for (size_t i = 0; i < line.n; i++) {
			areas += line.s[i] == '|';
			spice += line.s[i] == '+';
		}
	}
	ck_assert_int_eq(rows, DU_SECTORS);
	ck_assert_int_eq(areas, DU_AREAS);
	ck_assert_int_eq(spice, 2);
}
END_TEST

/* Without forces nothing of it depends on who hides what: a view of all readers is enough to draw it. */
START_TEST(an_outline_of_the_storm_is_where_it_stands)
{
	const struct events none = {.a = d.a};

	d.s.t.storm = 5;
	const struct figure *one = drawn(FIGURE_SHEET, &none);
	d.s.t.storm = 6;
	ck_assert(!figure_equal(one, drawn(FIGURE_SHEET, &none)));
}
END_TEST

/* Boards that chance made, from empty ones to crowded ones --------------------------------------- */

enum { BOARDS = 200, MOVES_MOST = 8, FAR = 3 /* the longest march */ };

static uint64_t seed;

static int chance(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (uint64_t)n);
}

/* Returns how many moves there were: marches, and shipments from beyond the rim. */
static int crowded(int number, struct events *moved)
{
	int wanted = 1 + number % MOVES_MOST;

	seed = (uint64_t)number * 7919 + 1;
	dune_clear();
	dune_lay();
	*moved = (struct events){.a = d.a};
	d.s.t.storm = (uint8_t)(1 + chance(DU_SECTORS));
	for (int area = 0; area < DU_AREAS; area++) {
		for (int seat = 0; seat < DU_SEATS; seat++)
			if (chance(1500) < number % 100)
				put(seat, area, 1 + chance(15), chance(8) == 0);
		if (chance(12) == 0)
			d.s.t.spice[area] = (uint8_t)(2 + chance(20));
	}
	for (int n = 0; n < wanted;) {
		int from = chance(DU_AREAS), to = chance(DU_AREAS),
		    seat = chance(DU_SEATS), left = du_territory_of(from);
		bool ships = chance(3) == 0 && du_territory_of(to) != DU_POLAR_SINK;
		if (!ships && (du_territory_of(to) == left ||
			       graph_distance(du_graph(), from, to, NULL) > FAR))
			continue;
		n++;
		put(seat, to, 1 + chance(15), 0);
		if (ships)
			event_add(moved, DU_EV_SHIPPED, AUDIENCE_ALL, "", 6, seat, 3, 0,
				  to, 3, seat);
		else
			event_add(moved, DU_EV_MOVED, AUDIENCE_ALL, "", 7, seat, 3, 0,
				  left, to, 0, 0);
	}
	return wanted;
}

START_TEST(no_arrow_lies_on_a_name_or_a_number)
{
	static const int least[] = {[FIGURE_SHEET] = 94, [FIGURE_PHONE] = 87};
	int bad = 0, nameless = 0, there = 0, wanted = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		struct events moved;
		wanted += crowded(i, &moved);
		struct figure *f = arena_new(d.a, struct figure);
		struct du_view *v = arena_new(d.a, struct du_view);
		*f = figure_in(d.a, 0, 0);
		f->use = uses[_i];
		du_view_make(&d.s, SEAT_READERS, v);
		du_board(v, &moved, f);
		bad += arrows_on_texts(f, i);
		nameless += arrows_nameless(f);
		there += arrows_told(d.a, f, moved.n);
		ck_assert_int_eq(moves_told(f), moved.n - arrows_in(f));
	}
	ck_assert_int_eq(bad, 0);
	ck_assert_int_eq(nameless, 0);
	ck_assert_msg(there * 100 >= least[uses[_i]] * wanted, "%d of %d", there,
		      wanted);
}
END_TEST

/* Counters and numbers of spice keep off each other and off all names, but on boards so crowded that there is no room: rare ones. */
START_TEST(counters_and_spice_lie_on_no_name)
{
	static const int most[] = {[FIGURE_SHEET] = 0, [FIGURE_PHONE] = 1}; /* in 100 */
	int bad = 0, all = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		struct events moved;
		(void)crowded(i, &moved);
		moved.n = 0;
		struct figure *f = arena_new(d.a, struct figure);
		struct du_view *v = arena_new(d.a, struct du_view);
		*f = figure_in(d.a, 0, 0);
		f->use = uses[_i];
		du_view_make(&d.s, SEAT_READERS, v);
		du_board(v, &moved, f);
		for (int k = 0; k < f->n; k++)
			all += f->shapes[k].kind == FIGURE_TEXT;
		bad += texts_covered(f);
	}
	ck_assert_msg(bad * 100 <= most[uses[_i]] * all, "%d of %d", bad, all);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dune/board");
	TCase *t = tcase_create("table");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_add_test(t, territories_meet_at_borders_and_nowhere_else);
	tcase_add_test(t, counters_and_names_stand_where_they_belong);
	tcase_add_test(t, it_says_in_words_what_it_shows);
	tcase_add_loop_test(t, letters_can_be_read, 0, USES);
	tcase_add_loop_test(t, nothing_lies_on_a_name, 0, 4);
	tcase_add_loop_test(t, the_storm_has_no_line_on_a_name, 0, DU_SECTORS);
	tcase_add_loop_test(t, spice_lies_on_no_battle, 0, 2);
	tcase_add_test(t, the_map_in_letters_has_every_area);
	tcase_add_test(t, an_outline_of_the_storm_is_where_it_stands);
	tcase_add_loop_test(t, no_arrow_lies_on_a_name_or_a_number, 0, 2);
	tcase_add_loop_test(t, counters_and_spice_lie_on_no_name, 0, 2);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
