/* The battle map on 200 boards of three to six seats that chance made: no line over a
 * name or a number, no mark on another, no letter that a phone cannot show. The test
 * measures the shapes of the finished drawing, and does not trust the layout.
 * SPDX-License-Identifier: ISC */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/figure.h"
#include "rules/cosmic/report/chart.h"
#include "rules/cosmic/report/chart_parts.h"
#include "rules/game.h"
#include "tests/check_main.h"
#include "tests/kit/share.h"
#include "tests/rules/cosmic/kestrel.h"

enum { BOARDS = 200, SAMPLES = 120, RIDE_MOST = 5 /* widths */ };

static struct arena *a;
static struct ce_state state;

/* Boards ---------------------------------------------------------------------- */

static uint64_t seed;

static int chance(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (uint64_t)n);
}

static void settle(struct ce_table *t)
{
	memset(t->planet, 0, sizeof t->planet);
	for (int s = 0; s < t->n_seats; s++) {
		for (int p = 0; p < CE_PLANETS; p++) {
			t->planet[s][p][s] = (uint8_t)chance(6);
			for (int more = chance(5) - 2; more > 0; more--)
				t->planet[s][p][chance(t->n_seats)] =
					(uint8_t)(1 + chance(4));
		}
		t->warp[s] = (uint8_t)chance(12);
		t->limbo[s] = (uint8_t)chance(4);
		t->hand_size[s] = (uint8_t)chance(12);
		t->n_destiny[s] = (uint8_t)(1 + chance(2));
		for (int i = 0; i < t->n_destiny[s]; i++)
			t->destiny[s][i] = (uint8_t)chance(t->n_seats);
		t->power[s].id = (uint8_t)(1 + chance(20));
		t->power[s].on = (uint8_t)(chance(4) != 0);
	}
}

static void fight(struct ce_table *t, struct ce_challenge *k)
{
	static const uint8_t results[] = {CE_ATTACK_WINS, CE_DEFENCE_WINS};
	bool over = t->phase == 1 || t->phase == 4;

	if (!over)
		return;
	k->shown = 1;
	for (int side = 0; side < 2; side++)
		k->card[side] = (uint8_t)(chance(3) ? 1 + chance(30) : CARD_COMPROMISE);
	k->result = k->card[0] == CARD_COMPROMISE && k->card[1] == CARD_COMPROMISE
			    ? CE_DEAL_MADE
		    : k->card[0] == CARD_COMPROMISE ? CE_DEFENCE_WINS
		    : k->card[1] == CARD_COMPROMISE ? CE_ATTACK_WINS
						    : results[chance(2)];
}

static void attack(struct ce_table *t, int seat)
{
	struct ce_challenge *k = &t->challenge[t->n_challenges++];
	bool allied = t->phase != 2;

	memset(k, 0, sizeof *k);
	k->attacker = (int8_t)seat;
	k->system = (int8_t)chance(t->n_seats);
	int other = k->system == seat ? (seat + 1) % t->n_seats : k->system;
	k->defender = (int8_t)other;
	k->planet = (int8_t)(1 + chance(CE_PLANETS));
	k->attack = k->sent[seat] = (int8_t)(1 + chance(4));
	if (allied)
		k->defence = k->sent[k->defender] = (int8_t)(1 + chance(6));
	for (int s = 0; s < t->n_seats && allied; s++)
		if (s != seat && s != k->defender && chance(3) == 0) {
			k->side[s] =
				(int8_t)(chance(2) ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE);
			k->allied[s] = k->sent[s] = (int8_t)(1 + chance(4));
		}
	k->owed_to = k->owed_by = -1;
	fight(t, k);
}

static void board(int number)
{
	struct ce_table *t = &state.t;

	seed = (uint64_t)number * 7919 + 1;
	for (int i = 0; i < 10; i++)
		(void)chance(2);
	t->n_seats = (uint8_t)(3 + number % 4);
	t->in_game = (uint8_t)((1 << t->n_seats) - 1);
	t->turn = 4;
	t->phase = (uint8_t)(1 + chance(CE_PHASES));
	t->n_challenges = 0;
	settle(t);
	for (int s = 0; s < t->n_seats; s++)
		for (int i = chance(4) == 0; i >= 0; i--)
			attack(t, s);
}

static void make(void)
{
	a = arena_create();
	kestrel_state(&state);
}

static void drop(void)
{
	arena_destroy(a);
}

static struct figure *drawn(enum figure_use use)
{
	struct ce_view *v = arena_new(a, struct ce_view);
	struct figure *f = arena_new(a, struct figure);
	static struct events none;

	none.a = a;
	none.turn = state.t.turn;
	ce_view_make(&state, SEAT_READERS, v);
	*f = figure_in(a, 0, 0);
	f->use = use;
	ce_chart(v, &none, f);
	return f;
}

/* Shapes ------------------------------------------------------------------------ */

/* The challenge that each shape belongs to: its number, or 0. */
static int number_of[20000];

static int challenge_of(const struct figure *f, int shape)
{
	(void)f;
	return number_of[shape];
}

static void number_shapes(const struct figure *f)
{
	int number = 0;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind == FIGURE_END)
			number = 0;
		if (s->kind == FIGURE_GROUP && s->text.n > 2 && s->text.s[0] == 'C' &&
		    s->text.s[1] >= '1' && s->text.s[1] <= '9')
			number = atoi(str_z(a, str_slice(s->text, 1, s->text.n)));
		number_of[i] = number;
	}
}

struct box {
	double left, right, top, bottom;
};

static struct box box_of(const struct figure_shape *s)
{
	double width = figure_text_width(s->text, s->size, s->bold);
	double left = s->at[0].x - (s->anchor == FIGURE_START    ? 0
				    : s->anchor == FIGURE_MIDDLE ? width / 2
								 : width);

	return (struct box){left, left + width, s->at[0].y - s->size * 0.72,
			    s->at[0].y};
}

static double gap(const struct box *b, double x, double y)
{
	double dx = fmax(0, fmax(b->left - x, x - b->right));
	double dy = fmax(0, fmax(b->top - y, y - b->bottom));

	return hypot(dx, dy);
}

/* How near the edge of a curve comes to a box; below 0: it lies on it. */
static double nearest(const struct figure_shape *s, const struct box *b)
{
	double least = 1e9;

	for (int i = 0; i <= SAMPLES; i++) {
		double t = (double)i / SAMPLES, u = 1 - t;
		double x = u * u * s->at[0].x + 2 * u * t * s->at[1].x +
			   t * t * s->at[2].x;
		double y = u * u * s->at[0].y + 2 * u * t * s->at[1].y +
			   t * t * s->at[2].y;
		least = fmin(least, gap(b, x, y));
	}
	return least - s->paint.width / 20.0;
}

/* Ribbons and their rims, as wide as two units or more; the bands of the systems lie below
 * everything, and planets on them. */
static bool is_line(const struct figure *f, int i)
{
	return f->shapes[i].kind == FIGURE_CURVE && challenge_of(f, i) &&
	       f->shapes[i].paint.stroke != CHART_GROUND;
}

static int lines_over_texts(const struct figure *f, int number)
{
	int bad = 0;

	for (int i = 0; i < f->n; i++) {
		if (!is_line(f, i))
			continue;
		for (int k = 0; k < f->n; k++) {
			if (f->shapes[k].kind != FIGURE_TEXT ||
			    challenge_of(f, k) == challenge_of(f, i))
				continue;
			struct box b = box_of(&f->shapes[k]);
			if (nearest(&f->shapes[i], &b) >= 0)
				continue;
			fprintf(stderr, "board %d: a line of C%d lies on \"%.*s\"\n",
				number, challenge_of(f, i), STR_ARG(f->shapes[k].text));
			bad++;
		}
	}
	return bad;
}

static bool apart(const struct box *p, const struct box *q)
{
	return p->left >= q->right || q->left >= p->right || p->top >= q->bottom ||
	       q->top >= p->bottom;
}

static int texts_on_texts(const struct figure *f, int number)
{
	int bad = 0;

	for (int i = 0; i < f->n; i++)
		for (int k = 0; k < i && f->shapes[i].kind == FIGURE_TEXT; k++) {
			struct box p = box_of(&f->shapes[i]);
			if (f->shapes[k].kind != FIGURE_TEXT)
				continue;
			struct box q = box_of(&f->shapes[k]);
			if (apart(&p, &q))
				continue;
			fprintf(stderr, "board %d: \"%.*s\" lies on \"%.*s\"\n", number,
				STR_ARG(f->shapes[i].text), STR_ARG(f->shapes[k].text));
			bad++;
		}
	return bad;
}

/* Opaque discs and boxes that stand above the ribbons: none hides a text of another. */
static int marks_on_texts(const struct figure *f, int number)
{
	int bad = 0;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_CIRCLE || s->paint.fill == FIGURE_NONE)
			continue;
		for (int k = 0; k < i; k++) {
			if (f->shapes[k].kind != FIGURE_TEXT)
				continue;
			struct box b = box_of(&f->shapes[k]);
			if (gap(&b, s->at[0].x, s->at[0].y) >= s->size)
				continue;
			fprintf(stderr, "board %d: a disc hides \"%.*s\"\n", number,
				STR_ARG(f->shapes[k].text));
			bad++;
		}
	}
	return bad;
}

/* Units between a text and the sides of the sheet. */
enum { OFF_EDGES = 3 };

static int small_or_outside(const struct figure *f, int number)
{
	int bad = 0;

	for (int i = 0; i < f->n; i++) {
		if (f->shapes[i].kind != FIGURE_TEXT)
			continue;
		struct box b = box_of(&f->shapes[i]);
		if (f->shapes[i].size >= FIGURE_TYPE_LEAST && b.left >= OFF_EDGES &&
		    b.right <= f->width - OFF_EDGES && b.top >= 0 &&
		    b.bottom <= f->height)
			continue;
		fprintf(stderr, "board %d: \"%.*s\" is small or at an edge\n", number,
			STR_ARG(f->shapes[i].text));
		bad++;
	}
	return bad;
}

/* Counters and plates are whole: with their outlines inside the frame. */
static int cut_off(const struct figure *f, int number)
{
	int bad = 0;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		double rim = s->paint.stroke == FIGURE_NONE ? 0 : s->paint.width / 20.0;
		double x = s->n_points ? s->at[0].x : 0,
		       y = s->n_points ? s->at[0].y : 0, w = 0, h = 0;
		if (s->kind == FIGURE_CIRCLE) {
			x -= s->size;
			y -= s->size;
			w = h = 2.0 * s->size;
		} else if (s->kind == FIGURE_BOX) {
			w = s->at[1].x;
			h = s->at[1].y;
		} else {
			continue;
		}
		if ((w >= f->width && h >= f->height) || /* the ground */
		    (x - rim >= 0 && y - rim >= 0 && x + w + rim <= f->width &&
		     y + h + rim <= f->height))
			continue;
		fprintf(stderr, "board %d: a shape at %g, %g is cut off\n", number, x,
			y);
		bad++;
	}
	return bad;
}

/* How far, in units, the middle of a line goes on within the width of a line of another challenge. A crossing is
 * short: at 30 degrees it is twice the width of the other. */
static double longest_ride(const struct figure *f, int i, int k)
{
	const struct figure_shape *s = &f->shapes[i], *o = &f->shapes[k];
	double run = 0, longest = 0, x = 0, y = 0;

	for (int n = 0; n <= SAMPLES; n++) {
		double t = (double)n / SAMPLES, u = 1 - t, was_x = x, was_y = y;
		x = u * u * s->at[0].x + 2 * u * t * s->at[1].x + t * t * s->at[2].x;
		y = u * u * s->at[0].y + 2 * u * t * s->at[1].y + t * t * s->at[2].y;
		struct box point = {x, x, y, y};
		run = nearest(o, &point) < 0
			      ? run + (n ? hypot(x - was_x, y - was_y) : 0)
			      : 0;
		longest = fmax(longest, run);
	}
	return longest;
}

/* Two curves that are in reach of each other: a curve lies within the box of its three points. */
static bool may_touch(const struct figure_shape *s, const struct figure_shape *o)
{
	struct box b[2];

	for (int n = 0; n < 2; n++) {
		const struct figure_point *p = n ? o->at : s->at;
		double rim = n ? o->paint.width / 20.0 : 0;
		b[n] = (struct box){fmin(p[0].x, fmin(p[1].x, p[2].x)) - rim,
				    fmax(p[0].x, fmax(p[1].x, p[2].x)) + rim,
				    fmin(p[0].y, fmin(p[1].y, p[2].y)) - rim,
				    fmax(p[0].y, fmax(p[1].y, p[2].y)) + rim};
	}
	return b[0].left <= b[1].right && b[1].left <= b[0].right &&
	       b[0].top <= b[1].bottom && b[1].top <= b[0].bottom;
}

static bool a_line_lies_along_another(const struct figure *f, int number)
{
	for (int i = 0; i < f->n; i++)
		for (int k = 0; k < f->n && is_line(f, i); k++) {
			const struct figure_shape *o = &f->shapes[k];
			if (!is_line(f, k) ||
			    challenge_of(f, k) == challenge_of(f, i) ||
			    !may_touch(&f->shapes[i], o) ||
			    longest_ride(f, i, k) <= RIDE_MOST * o->paint.width / 10.0)
				continue;
			fprintf(stderr, "board %d: C%d lies along C%d\n", number,
				challenge_of(f, i), challenge_of(f, k));
			return true;
		}
	return false;
}

/* Counters and plates at ribbons: how much of what the lines below tell is on the map. */
static int marks_at_ribbons(const struct figure *f)
{
	int n = 0;

	for (int i = 0; i < f->n; i++)
		n += f->shapes[i].kind == FIGURE_TEXT && number_of[i] > 0 &&
		     f->shapes[i].text.n <= 3;
	return n;
}

static int wanted_at_ribbons(void)
{
	int n = 0;

	for (int i = 0; i < state.t.n_challenges; i++) {
		const struct ce_challenge *k = &state.t.challenge[i];
		n += 2; /* its attacker and its number; the cards may give way */
		for (int seat = 0; seat < state.t.n_seats; seat++)
			n += k->allied[seat] > 0;
	}
	return n;
}

/* The tests ----------------------------------------------------------------------- */

static const enum figure_use uses[] = {FIGURE_SHEET, FIGURE_PHONE};

START_TEST(nothing_lies_on_a_name_or_a_number)
{
	int lines = 0, texts = 0, discs = 0, lost = 0, cut = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		board(i);
		const struct figure *f = drawn(uses[_i]);
		number_shapes(f);
		lines += lines_over_texts(f, i);
		texts += texts_on_texts(f, i);
		discs += marks_on_texts(f, i);
		lost += small_or_outside(f, i);
		cut += cut_off(f, i);
		arena_reset(a);
	}
	ck_assert_int_eq(lines, 0);
	ck_assert_int_eq(texts, 0);
	ck_assert_int_eq(discs, 0);
	ck_assert_int_eq(lost, 0);
	ck_assert_int_eq(cut, 0);
}
END_TEST

/* Arrows cross, and do not lie on one another. */
START_TEST(ribbons_cross_and_do_not_lie_along_each_other)
{
	int bad = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		board(i);
		const struct figure *f = drawn(uses[_i]);
		number_shapes(f);
		bad += a_line_lies_along_another(f, i);
		arena_reset(a);
	}
	ck_assert_int_eq(bad, 0);
}
END_TEST

/* Challenges without room are left out, which must stay rare. */
START_TEST(nearly_everything_is_told_on_the_map)
{
	static const int least[] = {[FIGURE_SHEET] = 91, [FIGURE_PHONE] = 91};
	int there = 0, wanted = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		board(i);
		const struct figure *f = drawn(uses[_i]);
		number_shapes(f);
		there += marks_at_ribbons(f);
		wanted += wanted_at_ribbons();
		arena_reset(a);
	}
	ck_assert_int_ge(there * 100 / wanted, least[uses[_i]]);
}
END_TEST

/* "20 v 6", in a row; "20 v" above "Compromise", in two. */
static bool tells_cards(const struct figure *f, int i)
{
	struct str text = f->shapes[i].text;

	return f->shapes[i].kind == FIGURE_TEXT && number_of[i] > 0 &&
	       (str_find(text, STR(" v ")) != SIZE_MAX || str_starts(text, "v ") ||
		(text.n > 2 && text.s[text.n - 1] == 'v' && text.s[text.n - 2] == ' '));
}

static bool is_fought(const struct ce_challenge *k)
{
	return k->result == CE_ATTACK_WINS || k->result == CE_DEFENCE_WINS;
}

/* The cards of what is resolved, at the joint or at the end of a line from it, on boards as crowded as these: 45 of 100 found room
 * while they had to stand at the joint itself. */
START_TEST(ribbons_tell_the_cards_where_there_is_room)
{
	static const int least[] = {[FIGURE_SHEET] = 80, [FIGURE_PHONE] = 84};
	int there = 0, wanted = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		board(i);
		const struct figure *f = drawn(uses[_i]);
		number_shapes(f);
		for (int k = 0; k < f->n; k++)
			there += tells_cards(f, k);
		for (int k = 0; k < state.t.n_challenges; k++)
			wanted += is_fought(&state.t.challenge[k]);
		arena_reset(a);
	}
	/* A share of the boards has more crowded ones than all of them. */
	const int few = share_is() > 1 ? 18 : 0;
	ck_assert_msg(there * 100 / wanted >= least[uses[_i]] - few, "%d of %d", there,
		      wanted);
}
END_TEST

static bool list_tells(const struct figure *f, int challenge, struct str what)
{
	bool inside = false;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind == FIGURE_GROUP)
			inside = str_equal(s->text,
					   str_printf(a, "Challenge C%d", challenge));
		if (inside && s->kind == FIGURE_TEXT &&
		    str_find(s->text, what) != SIZE_MAX)
			return true;
	}
	return false;
}

/* The list below the map is the key to its tags: what found no room at a joint stands there. Its cards by the position. */
START_TEST(the_list_below_tells_the_cards_of_each_challenge)
{
	int n = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		board(i);
		const struct figure *f = drawn(uses[_i]);
		for (int k = 0; k < state.t.n_challenges; k++) {
			const struct ce_challenge *c = &state.t.challenge[k];
			if (!is_fought(c))
				continue;
			bool calm = c->card[0] == CARD_COMPROMISE ||
				    c->card[1] == CARD_COMPROMISE;
			for (int side = 0; side < 2; side++) {
				struct str card =
					c->card[side] == CARD_COMPROMISE
						? STR("Compromise")
					: calm ? str_printf(a, "Attack %d",
							    c->card[side])
					: side ? str_printf(a, " v %d,", c->card[1])
					       : str_printf(a, "%d v ", c->card[0]);
				ck_assert_msg(list_tells(f, k + 1, card),
					      "board %d: C%d without %.*s", i, k + 1,
					      STR_ARG(card));
				n++;
			}
		}
		arena_reset(a);
	}
	ck_assert_int_gt(n, 0);
}
END_TEST

static int marks_of(const struct figure *f, int challenge)
{
	int n = 0;

	for (int i = 0; i < f->n; i++)
		n += f->shapes[i].kind == FIGURE_TEXT && number_of[i] == challenge &&
		     f->shapes[i].text.n <= 3;
	return n;
}

static bool says(const struct figure *f, struct str what)
{
	return str_find(f->words, what) != SIZE_MAX;
}

/* Its number and a counter of each side's tokens, by the position; what is less, the words tell. */
START_TEST(the_words_tell_what_found_no_room)
{
	int left_out = 0, allies = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		board(i);
		const struct figure *f = drawn(uses[_i]);
		number_shapes(f);
		for (int c = 0; c < state.t.n_challenges; c++) {
			int here = marks_of(f, c + 1), wanted = 2;
			for (int seat = 0; seat < state.t.n_seats; seat++)
				wanted += state.t.challenge[c].allied[seat] > 0;
			int missing = here ? wanted - here : 0;
			ck_assert(says(f, str_printf(a, "room for the ribbon of C%d.",
						     c + 1)) == !here);
			struct str told =
				missing == 1
					? str_printf(a, "the ribbon of 1 ally in C%d.",
						     c + 1)
					: str_printf(a,
						     "the ribbons of %d allies in C%d.",
						     missing, c + 1);
			ck_assert(says(f, told) == (missing > 0));
			left_out += !here;
			allies += missing;
		}
		arena_reset(a);
	}
	ck_assert_int_gt(left_out, 0); /* there are such boards */
	ck_assert_int_gt(allies, 0);
}
END_TEST

/* The same board gives the same shapes. */
START_TEST(a_board_is_always_drawn_alike)
{
	board(11);
	ck_assert(figure_equal(drawn(uses[_i]), drawn(uses[_i])));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("chart map");
	TCase *c = tcase_create("chart map");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_loop_test(c, nothing_lies_on_a_name_or_a_number, 0, 2);
	tcase_add_loop_test(c, ribbons_cross_and_do_not_lie_along_each_other, 0, 2);
	tcase_add_loop_test(c, nearly_everything_is_told_on_the_map, 0, 2);
	tcase_add_loop_test(c, ribbons_tell_the_cards_where_there_is_room, 0, 2);
	tcase_add_loop_test(c, the_list_below_tells_the_cards_of_each_challenge, 0, 2);
	tcase_add_loop_test(c, the_words_tell_what_found_no_room, 0, 2);
	tcase_add_loop_test(c, a_board_is_always_drawn_alike, 0, 2);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
