/* A figure as values of a message: see figure_message.h. Writing and reading are in the
 * same order.
 * SPDX-License-Identifier: ISC */
#include "base/process/figure_message.h"

#include <limits.h>

#include "base/arena.h"

enum {
	PLACE_MAX = 10 * FIGURE_SIDE_MAX,
	COLOUR_MAX = 0xffffff,
	SHAPES_MAX = 20000,
	DAYS_MAX = 200,
	TEXT_MAX = 4096,
	WORDS_MAX = 256 * 1024,
};

/* How many points a shape of each kind has; a polygon as many as its message holds. */
static const struct {
	int least, most;
} points[] = {
	[FIGURE_GROUP] = {0, 0},         [FIGURE_END] = {0, 0},
	[FIGURE_BOX] = {2, 2},           [FIGURE_CIRCLE] = {1, 1},
	[FIGURE_POLYGON] = {3, INT_MAX}, [FIGURE_CURVE] = {3, 3},
	[FIGURE_TEXT] = {1, 1},
};

/* Writing ------------------------------------------------------------------- */

static void put_shape(struct message_out *m, const struct figure_shape *s)
{
	message_put_int(m, s->kind);
	message_put_int(m, s->paint.fill);
	message_put_int(m, s->paint.stroke);
	message_put_int(m, s->paint.width);
	message_put_int(m, s->paint.dashed);
	message_put_int(m, s->n_points);
	for (int i = 0; i < s->n_points; i++) {
		message_put_int(m, s->at[i].x);
		message_put_int(m, s->at[i].y);
	}
	message_put_int(m, s->size);
	message_put_int(m, s->head);
	message_put_int(m, s->bold);
	message_put_int(m, s->anchor);
	message_put_str(m, s->text);
}

void figure_put(struct message_out *m, const struct figure *f)
{
	message_put_int(m, f->width);
	message_put_int(m, f->height);
	message_put_str(m, f->title);
	message_put_str(m, f->words);
	message_put_count(m, (size_t)f->n_days);
	for (int i = 0; i < f->n_days; i++) {
		message_put_int(m, f->days[i].night);
		message_put_int(m, f->days[i].day);
	}
	message_put_count(m, (size_t)f->n);
	for (int i = 0; i < f->n; i++)
		put_shape(m, &f->shapes[i]);
}

/* Reading ------------------------------------------------------------------- */

static struct str text_of(struct message_in *in, size_t most)
{
	struct str s = message_str(in, most);

	in->good = in->good && str_is_utf8(s);
	return in->good ? s : STR("");
}

static int32_t colour_of(struct message_in *in)
{
	return (int32_t)message_int(in, FIGURE_NONE, COLOUR_MAX);
}

static int place_of(struct message_in *in)
{
	return (int)message_int(in, -PLACE_MAX, PLACE_MAX);
}

/* A value has two bytes at least: more points than could follow are a lie, and cost no
 * memory. */
static void take_points(struct message_in *in, struct arena *a, struct figure_shape *s)
{
	int most = points[s->kind].most, could = (int)(in->rest.n / 4);

	s->n_points = (int)message_int(in, points[s->kind].least,
				       most < could ? most : could);
	s->at = arena_array(a, struct figure_point, (size_t)s->n_points);
	for (int i = 0; i < s->n_points && in->good; i++) {
		s->at[i].x = place_of(in);
		s->at[i].y = place_of(in);
	}
}

static void take_shape(struct message_in *in, struct arena *a, struct figure_shape *s)
{
	s->kind = (enum figure_kind)message_int(in, 0, FIGURE_TEXT);
	s->paint.fill = colour_of(in);
	s->paint.stroke = colour_of(in);
	s->paint.width = (int)message_int(in, 0, FIGURE_SIDE_MAX);
	s->paint.dashed = message_bool(in);
	take_points(in, a, s);
	s->size = (int)message_int(in, 0, FIGURE_SIDE_MAX);
	s->head = message_bool(in);
	s->bold = message_bool(in);
	s->anchor = (enum figure_anchor)message_int(in, 0, FIGURE_FINISH);
	s->text = text_of(in, TEXT_MAX);
}

static void take_days(struct message_in *in, struct arena *a, struct figure *f)
{
	f->n_days = (int)message_count(in, DAYS_MAX);
	struct figure_day *days =
		arena_array(a, struct figure_day, (size_t)f->n_days + 1);

	for (int i = 0; i < f->n_days; i++) {
		days[i].night = colour_of(in);
		days[i].day = colour_of(in);
	}
	f->days = days;
}

static bool groups_end(const struct figure *f)
{
	int open = 0;

	for (int i = 0; i < f->n && open >= 0; i++)
		open += (f->shapes[i].kind == FIGURE_GROUP) -
			(f->shapes[i].kind == FIGURE_END);
	return open == 0;
}

bool figure_take(struct message_in *in, struct arena *a, struct figure *f)
{
	*f = (struct figure){.a = a};
	f->width = (int)message_int(in, 1, FIGURE_SIDE_MAX);
	f->height = (int)message_int(in, 1, FIGURE_SIDE_MAX);
	f->title = text_of(in, TEXT_MAX);
	f->words = text_of(in, WORDS_MAX);
	take_days(in, a, f);
	f->n = (int)message_count(in, SHAPES_MAX);
	f->shapes = arena_array(a, struct figure_shape, (size_t)f->n + 1);
	for (int i = 0; i < f->n; i++)
		take_shape(in, a, &f->shapes[i]);
	in->good = in->good && groups_end(f);
	return in->good;
}
