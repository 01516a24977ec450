/* The course of a game, drawn: one count of each seat by turn. Lines differ by dashes
 * and marks, and bear the seat's name or badge at their end; colour is the least of it. The same
 * numbers stand in a table. Where a number wins the game, a line stands at it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure.h"
#include "server/zine/issue/zine_issues.h"

/* As wide as a phone shows it: letters of 14 units are over 11 pixels high on the narrowest. */
enum {
	WIDTH = 360,
	HEIGHT = 260,
	LEFT = 30,
	RIGHT = 90, /* for the names of the lines */
	TOP = 56,
	BOTTOM = 36,
	MARK = 4,
	LETTER = 15,  /* height */
	CEILING = 40, /* the names stay below the title */
	SIZE = 14,    /* of letters */
	TURNS = 7,    /* that are named below the axis */
	GROUND = 0x0f1526,
	LINE = 0x46557d,
	INK = 0xeef1f8,
	MUTED = 0xb4bed6,
	GOAL = 0xf2c14e,
};

/* The issues that stand for turns: the first phase that each had, and the end. */
static int points(const struct zine_game *g, const struct zine_issue *at[], int max)
{
	int n = 0;

	for (int i = 0; i < g->n && n < max; i++)
		if (!g->issues[i].phase || !n || at[n - 1]->turn != g->issues[i].turn)
			at[n++] = &g->issues[i];
	return n;
}

enum { POINTS_MAX = 200 };

bool zine_has_graph(const struct zine_game *g)
{
	const struct zine_issue *at[POINTS_MAX];

	return g->n_counts && points(g, at, POINTS_MAX) > 1;
}

static int goal_of(const struct zine_game *g, int w)
{
	return g->rules->count_goal ? g->rules->count_goal(w) : 0;
}

/* The goal is inside the plot, however far away it is. */
static int most(const struct zine_game *g, const struct zine_issue *at[], int n, int w)
{
	int most = goal_of(g, w) > 4 ? goal_of(g, w) : 4;

	for (int k = 0; k < n; k++)
		for (int i = 0; i < g->n_seats; i++)
			if (at[k]->at->count[w][g->seats[i].seat] > most)
				most = at[k]->at->count[w][g->seats[i].seat];
	return most;
}

static int x_of(int k, int n)
{
	return LEFT + (n > 1 ? k * (WIDTH - LEFT - RIGHT) / (n - 1) : 0);
}

static int y_of(int v, int top)
{
	return HEIGHT - BOTTOM - v * (HEIGHT - TOP - BOTTOM) / top;
}

static struct figure_paint stroke(int32_t ink, int width, bool dashed)
{
	return (struct figure_paint){FIGURE_NONE, ink, width, dashed};
}

static void straight(struct figure *f, int x0, int y0, int x1, int y1,
		     struct figure_paint paint)
{
	figure_curve(f, (struct figure_point){x0, y0},
		     (struct figure_point){(x0 + x1) / 2, (y0 + y1) / 2},
		     (struct figure_point){x1, y1}, false, paint);
}

/* Is the name of that turn written? The last one always is, and those that have room before it. */
static bool is_named(int k, int n)
{
	int each = (n + TURNS - 1) / TURNS;

	return k == n - 1 || (k % each == 0 && n - 1 - k >= each);
}

/* Lines across at whole numbers, at most six of them; turns below. */
static void grid(struct figure *f, const struct zine_issue *at[], int n, int top)
{
	int step = (top + 5) / 6;

	for (int v = 0; v <= top; v += step) {
		straight(f, LEFT, y_of(v, top), WIDTH - RIGHT, y_of(v, top),
			 stroke(LINE, 8, false));
		figure_text(f, LEFT - 7, y_of(v, top) + 5, SIZE, FIGURE_FINISH, false,
			    MUTED, str_printf(f->a, "%d", v));
	}
	for (int k = 0; k < n; k++)
		if (is_named(k, n))
			figure_text(f, x_of(k, n), HEIGHT - BOTTOM + 22, SIZE,
				    FIGURE_MIDDLE, false, MUTED,
				    at[k]->phase ? str_printf(f->a, "T%d", at[k]->turn)
						 : STR("end"));
}

/* Courses begin low, so the words stand at the left; the halo keeps them apart from a line that does not. */
static void goal(struct figure *f, int v, int top)
{
	if (!v)
		return;
	straight(f, LEFT, y_of(v, top), WIDTH - RIGHT, y_of(v, top),
		 stroke(GOAL, 20, false));
	figure_text(f, LEFT + 4, y_of(v, top) - 5, SIZE, FIGURE_START, true, GOAL,
		    str_printf(f->a, "Goal: %d", v));
	figure_halo(f, GROUND);
}

/* Square, circle, triangle, diamond, in turn. */
static void mark(struct figure *f, int seat, int x, int y, int32_t ink)
{
	struct figure_paint full = {ink, GROUND, 10, false};
	int m = MARK;

	switch (seat % 4) {
	case 0:
		figure_circle(f, x, y, m, full);
		break;
	case 1:
		figure_box(f, x - m, y - m, 2 * m, 2 * m, 0, full);
		break;
	case 2:
		figure_polygon(f,
			       (struct figure_point[]){{x, y - m - 2},
						       {x + m + 1, y + m},
						       {x - m - 1, y + m}},
			       3, full);
		break;
	default:
		figure_polygon(f,
			       (struct figure_point[]){{x, y - m - 2},
						       {x + m + 2, y},
						       {x, y + m + 2},
						       {x - m - 2, y}},
			       4, full);
		break;
	}
}

/* Lines that meet lie above each other, not on each other, and none below the axis. One alone is at its number. */
static int height_of(const struct zine_game *g, const struct zine_issue *at, int w,
		     int top, int i)
{
	enum { ASIDE = 3 };
	const int *count = at->at->count[w], v = count[g->seats[i].seat];
	int below = 0;

	for (int k = 0; k < i; k++)
		below += count[g->seats[k].seat] == v;
	return y_of(v, top) - ASIDE * below;
}

static void line(struct figure *f, const struct zine_game *g,
		 const struct zine_issue *at[], int n, int w, int top, int i)
{
	int seat = g->seats[i].seat;
	int32_t ink = g->rules->ink(seat);

	figure_group(f, zine_seat(g, seat));
	for (int k = 1; k < n; k++)
		straight(f, x_of(k - 1, n), height_of(g, at[k - 1], w, top, i),
			 x_of(k, n), height_of(g, at[k], w, top, i),
			 stroke(ink, 25, (seat + seat / 4) % 2 == 1));
	for (int k = 0; k < n; k++)
		mark(f, seat, x_of(k, n), height_of(g, at[k], w, top, i), ink);
	figure_end(f);
}

/* Names at the ends, moved apart where they would lie on each other. */
static void names(struct figure *f, const struct zine_game *g,
		  const struct zine_issue *last, int w, int top)
{
	int order[GAME_SEATS_MAX], y[GAME_SEATS_MAX], n = g->n_seats;

	for (int i = 0; i < n; i++) {
		int k = i, at = height_of(g, last, w, top, i);
		for (; k > 0 && y[k - 1] > at; k--) {
			y[k] = y[k - 1];
			order[k] = order[k - 1];
		}
		y[k] = at;
		order[k] = i;
	}
	for (int k = n - 1; k >= 0; k--) {
		int floor = k == n - 1 ? HEIGHT - BOTTOM + 4 : y[k + 1] - LETTER;
		if (y[k] > floor)
			y[k] = floor;
	}
	for (int k = 0; k < n; k++) {
		int ceiling = k ? y[k - 1] + LETTER : CEILING;
		if (y[k] < ceiling)
			y[k] = ceiling;
	}
	for (int k = 0; k < n; k++) {
		int seat = g->seats[order[k]].seat;
		figure_text(f, WIDTH - RIGHT + 9, y[k] + 5, SIZE, FIGURE_START, true,
			    g->rules->ink(seat), zine_short(g, seat));
	}
}

static struct str words(const struct zine_game *g, const struct zine_issue *first,
			const struct zine_issue *last, int w)
{
	struct buf b = buf_in(g->a);

	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		buf_printf(&b, "%s%.*s from %d to %d", i ? ", " : "",
			   STR_MADE(g->a, zine_seat(g, seat)),
			   first->at->count[w][seat], last->at->count[w][seat]);
	}
	if (goal_of(g, w))
		buf_printf(&b, ". The goal is %d", goal_of(g, w));
	buf_z(&b, ". The table has the figures for each turn.");
	return buf_str(&b);
}

static const struct figure_day sheet_by_day[] = {
	{GROUND, 0xfdfaf1}, {LINE, 0xd3c7aa}, {INK, 0x221d16},
	{MUTED, 0x51483a},  {GOAL, 0x7a4a00},
};
enum { SHEET_DAYS = sizeof sheet_by_day / sizeof *sheet_by_day };

static const struct figure_day *by_day(const struct zine_game *g, int *n)
{
	struct figure_day *days =
		arena_array(g->a, struct figure_day, SHEET_DAYS + GAME_SEATS_MAX);

	for (*n = 0; *n < SHEET_DAYS; ++*n)
		days[*n] = sheet_by_day[*n];
	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		days[(*n)++] = (struct figure_day){g->rules->ink(seat),
						   g->rules->ink_by_day(seat)};
	}
	return days;
}

void zine_graph(const struct zine_game *g, int which, struct figure *f)
{
	const struct zine_issue *at[POINTS_MAX];
	int n = points(g, at, POINTS_MAX), top = most(g, at, n, which);

	f->days = by_day(g, &f->n_days);
	f->width = WIDTH;
	f->height = HEIGHT;
	f->title = str_printf(g->a, "By turn: %s", g->rules->count_what(which));
	f->words = words(g, at[0], at[n - 1], which);
	figure_box(f, 0, 0, WIDTH, HEIGHT, 12,
		   (struct figure_paint){GROUND, FIGURE_NONE, 0, false});
	figure_text(f, 12, 24, 15, FIGURE_START, true, INK, f->title);
	grid(f, at, n, top);
	for (int i = 0; i < g->n_seats; i++)
		line(f, g, at, n, which, top, i);
	goal(f, goal_of(g, which), top);
	names(f, g, at[n - 1], which, top);
}

/* If badges stand above the columns, their owners stand above the table. */
static const char *caption(const struct zine_game *g, int which)
{
	struct buf b = buf_in(g->a);

	buf_printf(&b, "By turn: %s", g->rules->count_what(which));
	for (int i = 0; !zine_has_short_names(g) && i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		buf_printf(&b, "%s" PRI_STR ": " PRI_STR, i ? ", " : " (",
			   STR_MADE(g->a, zine_badge(g, seat)),
			   STR_MADE(g->a, zine_seat(g, seat)));
	}
	buf_z(&b, zine_has_short_names(g) ? "" : ")");
	return b.s;
}

void zine_graph_table(struct zine_doc *d, const struct zine_game *g, int which)
{
	const struct zine_issue *at[POINTS_MAX];
	const char *heads[GAME_SEATS_MAX + 2] = {"Turn"};
	struct str cells[GAME_SEATS_MAX + 1];
	int n = points(g, at, POINTS_MAX), seats = g->n_seats;

	for (int i = 0; i < seats; i++)
		heads[i + 1] = str_z(g->a, zine_short(g, g->seats[i].seat));
	zine_table(d, caption(g, which), heads);
	for (int k = 0; k < n; k++) {
		cells[0] =
			at[k]->phase ? str_printf(g->a, "%d", at[k]->turn) : STR("end");
		for (int i = 0; i < seats; i++)
			cells[i + 1] = str_printf(
				g->a, "%d", at[k]->at->count[which][g->seats[i].seat]);
		zine_row(d, seats + 1, cells);
	}
	zine_table_end(d);
}
