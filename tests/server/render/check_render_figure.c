/* Figures as SVG and as PNG.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <png.h>
#include <string.h>

#include "base/arena.h"
#include "server/render/render_png.h"
#include "server/render/render_svg.h"
#include "tests/check_main.h"

static struct arena *a;

static void setup(void)
{
	a = arena_create();
}

static void teardown(void)
{
	arena_destroy(a);
}

static const struct figure_paint red = {0xcc0000, 0x000000, 15, false};

static struct figure sample(struct str name)
{
	struct figure f = figure_in(a, 200, 100);

	f.title = STR("The board before phase 1 of turn 1");
	f.words = STR("Red has 4 tokens on its planet 1.");
	figure_box(&f, 0, 0, 200, 100, 0,
		   (struct figure_paint){0xffffff, -1, 0, false});
	figure_group(&f, name);
	figure_circle(&f, 50, 50, 20, red);
	figure_text(&f, 50, 54, 12, FIGURE_MIDDLE, true, 0xffffff, STR("R4"));
	figure_end(&f);
	figure_curve(&f, (struct figure_point){70, 50}, (struct figure_point){100, 20},
		     (struct figure_point){150, 50}, true,
		     (struct figure_paint){FIGURE_NONE, 0x336699, 40, true});
	return f;
}

/* How many nodes of the drawing answer to `path`. */
static int count(struct str svg, const char *path)
{
	xmlDoc *doc = xmlReadMemory(svg.s, (int)svg.n, NULL, NULL, XML_PARSE_NONET);
	ck_assert_ptr_nonnull(doc);
	xmlXPathContext *c = xmlXPathNewContext(doc);
	xmlXPathRegisterNs(c, BAD_CAST "s", BAD_CAST "http://www.w3.org/2000/svg");
	xmlXPathObject *found = xmlXPathEval(BAD_CAST path, c);
	ck_assert_ptr_nonnull(found);
	int n = found->nodesetval ? found->nodesetval->nodeNr : 0;
	xmlXPathFreeObject(found);
	xmlXPathFreeContext(c);
	xmlFreeDoc(doc);
	return n;
}

START_TEST(a_figure_is_a_drawing_with_words)
{
	struct figure f = sample(STR("Red 1"));
	struct str svg = render_svg(a, &f, "board", true);

	ck_assert_int_eq(count(svg, "/s:svg[@role='img' and @viewBox='0 0 200 100']"),
			 1);
	ck_assert_int_eq(count(svg, "/s:svg/s:title[@id='board-title']"), 1);
	ck_assert_int_eq(
		count(svg, "/s:svg/s:desc[.='Red has 4 tokens on its planet 1.']"), 1);
	/* 20 across the middle of its outline of 1.5, which lies beneath. */
	ck_assert_int_eq(
		count(svg,
		      "/s:svg/s:g[s:title='Red 1']/s:circle[1][@fill='#000000' and @r='20.75']"),
		1);
	ck_assert_int_eq(
		count(svg,
		      "/s:svg/s:g[s:title='Red 1']/s:circle[2][@fill='#cc0000' and @r='19.25']"),
		1);
	ck_assert_int_eq(count(svg, "//s:text[@text-anchor='middle' and .='R4']"), 1);
}
END_TEST

/* A line that goes right and ends in (150,50) has its tip there. */
START_TEST(an_arrow_ends_in_its_point)
{
	struct figure f = sample(STR("x"));
	struct str svg = render_svg(a, &f, "board", true);

	ck_assert_int_eq(
		count(svg,
		      "//s:polygon[starts-with(@points,'150,50 ') and @fill='#336699']"),
		1);
	ck_assert_int_eq(
		count(svg,
		      "//s:path[starts-with(@d,'M70 50Q100 20 ') and @fill='none' and @stroke-dasharray]"),
		1);
}
END_TEST

/* A ring is a hundred of them, and would be a third of the page. Those that do not go on, or not alike, stay apart. */
START_TEST(thin_lines_that_go_on_are_one_path)
{
	const struct figure_paint thin = {FIGURE_NONE, 0x46557d, 10, false},
				  other = {FIGURE_NONE, 0x46557d, 12, false};
	struct figure f = figure_in(a, 200, 100);
	struct figure_point p[] = {{0, 0},  {5, 5},  {10, 0}, {15, 5},
				   {20, 0}, {25, 5}, {30, 0}};

	figure_curve(&f, p[0], p[1], p[2], false, thin);
	figure_curve(&f, p[2], p[3], p[4], false, thin);
	figure_curve(&f, p[4], p[5], p[6], false, other);
	figure_curve(&f, p[0], p[3], p[6], false, other);
	figure_box(&f, 1, 2, 3, 4, 0, red);
	struct str svg = render_svg(a, &f, "board", true);
	ck_assert_int_eq(count(svg, "//s:path"), 3);
	ck_assert_int_eq(
		count(svg,
		      "//s:path[@d='M0 0Q5 5 10 0Q15 5 20 0' and @stroke-linejoin]"),
		1);
	ck_assert_int_eq(count(svg, "//s:path[@d='M20 0Q25 5 30 0']"), 1);
	ck_assert_int_eq(count(svg, "//s:path[@d='M0 0Q15 5 30 0']"), 1);
	ck_assert_int_eq(count(svg, "/s:svg/s:rect[@x='1' and @height='4']"), 1);
}
END_TEST

START_TEST(names_cannot_break_the_drawing)
{
	struct figure f = sample(STR("<script>alert(1)</script> & \"Ann\"\x01\n"));
	struct str svg = render_svg(a, &f, "board", true);

	ck_assert_int_eq(count(svg, "//s:script | //script"), 0);
	ck_assert_int_eq(
		count(svg,
		      "//s:g/s:title[starts-with(.,'<script>alert(1)</script> & ')]"),
		1);
}
END_TEST

/* The colours are attributes, which a style sheet outdoes: a program that ignores it
 * shows the night. */
START_TEST(a_figure_for_the_web_has_its_colours_by_day)
{
	static const struct figure_day days[] = {{0xcc0000, 0x112233},
						 {0xabcdef, 0x123456}};
	struct figure f = sample(STR("x"));

	f.days = days;
	f.n_days = 2;
	struct str svg = render_svg_by_light(a, &f, "board", true);
	/* Nothing of it has the second colour. */
	ck_assert(str_find(svg, STR("abcdef")) == SIZE_MAX);
	ck_assert_int_eq(count(svg, "/s:svg[@id='board']/s:style"), 1);
	ck_assert(
		str_find(
			svg,
			STR("@media print,(prefers-color-scheme:light){#board [fill=\"#cc0000\"]{fill:#112233}")) !=
		SIZE_MAX);
	ck_assert_int_eq(count(svg, "//s:circle[@fill='#cc0000']"), 1);
	ck_assert_int_eq(count(render_svg(a, &f, "board", true), "//s:style"), 0);
}
END_TEST

/* For a letter, which is light and cannot change: no night is left, and nothing else differs. */
START_TEST(a_figure_by_day_has_the_colours_of_the_day_alone)
{
	static const struct figure_day days[] = {{0xcc0000, 0x112233}};
	struct figure f = sample(STR("x"));

	f.days = days;
	f.n_days = 1;
	struct figure day = figure_by_day(a, &f);
	struct str svg = render_svg_by_light(a, &day, "board", true);
	ck_assert_int_eq(count(svg, "//s:circle[@fill='#112233']"), 1);
	ck_assert_int_eq(count(svg, "//s:*[@fill='#cc0000'] | //s:style"), 0);
	ck_assert_int_eq(day.n, f.n);
	ck_assert_int_eq(
		count(render_svg(a, &f, "b", true), "//s:circle[@fill='#cc0000']"), 1);
}
END_TEST

START_TEST(a_part_of_a_page_has_no_xml_head)
{
	struct figure f = sample(STR("x"));
	ck_assert(str_starts(render_svg(a, &f, "b", false), "<svg "));
	ck_assert(str_starts(render_svg(a, &f, "b", true), "<?xml "));
}
END_TEST

/* The size stands big-endian in bytes 16 to 23 of a PNG. */
START_TEST(a_picture_has_its_size_and_the_same_bytes_again)
{
	struct figure f = sample(STR("x"));
	struct str one, two;
	struct err err = {0};

	ck_assert_msg(render_png(a, &f, 400, &one, &err), "%s", err.text);
	ck_assert_msg(render_png(a, &f, 400, &two, &err), "%s", err.text);
	ck_assert(one.n > 100 && memcmp(one.s, "\x89PNG\r\n\x1a\n", 8) == 0);
	ck_assert_int_eq((unsigned char)one.s[18] * 256 + (unsigned char)one.s[19],
			 400);
	ck_assert_int_eq((unsigned char)one.s[22] * 256 + (unsigned char)one.s[23],
			 200);
	ck_assert(str_iequal(one, two));
}
END_TEST

/* Three bytes each, row after row. */
static const unsigned char *pixels(const struct figure *f, int width)
{
	png_image image = {.version = PNG_IMAGE_VERSION};
	struct str bytes;
	struct err err = {0};

	ck_assert_msg(render_png(a, f, width, &bytes, &err), "%s", err.text);
	ck_assert(png_image_begin_read_from_memory(&image, bytes.s, bytes.n));
	image.format = PNG_FORMAT_RGB;
	unsigned char *rgb = arena_alloc(a, PNG_IMAGE_SIZE(image));
	ck_assert(png_image_finish_read(&image, NULL, rgb, 0, NULL));
	return rgb;
}

START_TEST(what_was_drawn_before_changes_nothing)
{
	struct figure f = sample(STR("x")), g = sample(STR("y"));
	struct str one, other, again;
	struct err err = {0};

	figure_text(&g, 20, 90, 31, FIGURE_START, false, 0x112233, STR("R4 and more"));
	ck_assert(render_png(a, &f, 400, &one, &err));
	ck_assert(render_png(a, &g, 333, &other, &err));
	ck_assert(render_png(a, &f, 400, &again, &err));
	ck_assert(str_equal(one, again));
	ck_assert(!str_equal(one, other));
}
END_TEST

/* Finds the first and the last column of a white picture that have something dark. */
static void dark_columns(const unsigned char *rgb, int width, int height, int *first,
			 int *last)
{
	*first = width;
	*last = -1;
	for (int x = 0; x < width; x++)
		for (int y = 0; y < height; y++)
			if (rgb[3 * (y * width + x)] < 0x80) {
				*first = *first < x ? *first : x;
				*last = x;
			}
}

/* The width of an M of 40 units lies between that and half of it. */
START_TEST(a_text_stands_where_its_anchor_is)
{
	static const int from[] = {100, 80, 60}, to[] = {140, 120, 100};

	for (int anchor = FIGURE_START; anchor <= FIGURE_FINISH; anchor++)
		for (int scale = 1; scale <= 2; scale++) {
			struct figure f = figure_in(a, 200, 60);
			int first, last;

			f.title = f.words = STR("a letter");
			figure_box(
				&f, 0, 0, 200, 60, 0,
				(struct figure_paint){0xffffff, FIGURE_NONE, 0, false});
			figure_text(&f, 100, 50, 40, (enum figure_anchor)anchor, true,
				    0x000000, STR("M"));
			dark_columns(pixels(&f, 200 * scale), 200 * scale, 60 * scale,
				     &first, &last);
			ck_assert_int_ge(first, from[anchor] * scale);
			ck_assert_int_lt(last, to[anchor] * scale);
			ck_assert_int_ge(last - first, 20 * scale);
		}
}
END_TEST

/* Few colours remain of many; yet what the figure is painted with is drawn as it was
 * given, though an edge that is nearly like it comes first. */
START_TEST(paints_stay_as_they_are)
{
	struct figure f = figure_in(a, 640, 64);

	f.title = f.words = STR("paints");
	figure_box(&f, 0, 0, 640, 64, 0,
		   (struct figure_paint){0x0f1526, FIGURE_NONE, 0, false});
	figure_text(&f, 8, 14, 18, FIGURE_START, true, 0xeef1f8,
		    STR("Turn 4, before phase 3, and more of the same"));
	figure_box(&f, 8, 20, 624, 40, 14,
		   (struct figure_paint){0x1a243d, 0x7fbcff, 15, false});
	figure_circle(&f, 40, 40, 16,
		      (struct figure_paint){0x46557d, 0xeef1f8, 30, false});
	for (int i = 0; i < 60; i++)
		figure_circle(&f, 90 + i * 9, 40, 4,
			      (struct figure_paint){0x1f2638 + i * 0x030201,
						    FIGURE_NONE, 0, false});
	const unsigned char *rgb = pixels(&f, 640);
	ck_assert_mem_eq(rgb + 3 * (25 * 640 + 300), "\x1a\x24\x3d", 3);
	ck_assert_mem_eq(rgb + 3 * (40 * 640 + 40), "\x46\x55\x7d", 3);
	ck_assert_mem_eq(rgb + 3 * (40 * 640 + 24), "\xee\xf1\xf8", 3);
}
END_TEST

/* A province with a coast of 38 points, headlands at odd ones and bays at even ones,
 * and two corners inland: as maps have them. */
enum { COAST = 38, PROVINCE = COAST + 2 };

static struct figure province(struct figure_point at[PROVINCE])
{
	struct figure f = figure_in(a, 200, 100);

	for (int i = 0; i < COAST; i++)
		at[i] = (struct figure_point){10 + 5 * i, i % 2 ? 20 : 80};
	at[COAST] = (struct figure_point){199, 95};
	at[COAST + 1] = (struct figure_point){10, 95};
	f.title = f.words = STR("a province");
	figure_box(&f, 0, 0, 200, 100, 0,
		   (struct figure_paint){0xffffff, FIGURE_NONE, 0, false});
	figure_polygon(&f, at, PROVINCE,
		       (struct figure_paint){0x204060, FIGURE_NONE, 0, false});
	return f;
}

START_TEST(a_polygon_has_as_many_points_as_a_coast_takes)
{
	struct figure_point at[PROVINCE];
	struct figure f = province(at);
	struct buf path = buf_in(a);

	buf_z(&path, "//s:polygon[@fill='#204060' and @points='");
	for (int i = 0; i < PROVINCE; i++)
		buf_printf(&path, "%s%d,%d", i ? " " : "", at[i].x, at[i].y);
	buf_z(&path, "']");
	ck_assert_int_eq(count(render_svg(a, &f, "map", true), path.s), 1);
	ck_assert_int_eq(count(render_svg_by_light(a, &f, "map", false), path.s), 1);
	/* The figure has its own points: the caller's may change. */
	at[0].x = 199;
	ck_assert_int_eq(count(render_svg(a, &f, "map", true), path.s), 1);
}
END_TEST

/* Half way up the coast a headland is land and a bay is water, all 38 of them. */
START_TEST(a_coast_of_many_points_is_painted_as_it_runs)
{
	enum { SCALE = 4 };
	struct figure_point at[PROVINCE];
	struct figure f = province(at);
	const unsigned char *rgb = pixels(&f, 200 * SCALE);

	for (int i = 0; i < COAST; i++) {
		int x = at[i].x * SCALE, y = 50 * SCALE;
		ck_assert_mem_eq(rgb + 3 * (y * 200 * SCALE + x),
				 i % 2 ? "\x20\x40\x60" : "\xff\xff\xff", 3);
	}
}
END_TEST

static Suite *figure_suite(void)
{
	Suite *s = suite_create("render_figure");
	TCase *t = tcase_create("figure");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, a_figure_is_a_drawing_with_words);
	tcase_add_test(t, an_arrow_ends_in_its_point);
	tcase_add_test(t, thin_lines_that_go_on_are_one_path);
	tcase_add_test(t, names_cannot_break_the_drawing);
	tcase_add_test(t, a_figure_for_the_web_has_its_colours_by_day);
	tcase_add_test(t, a_figure_by_day_has_the_colours_of_the_day_alone);
	tcase_add_test(t, a_part_of_a_page_has_no_xml_head);
	tcase_add_test(t, a_picture_has_its_size_and_the_same_bytes_again);
	tcase_add_test(t, what_was_drawn_before_changes_nothing);
	tcase_add_test(t, a_text_stands_where_its_anchor_is);
	tcase_add_test(t, paints_stay_as_they_are);
	tcase_add_test(t, a_polygon_has_as_many_points_as_a_coast_takes);
	tcase_add_test(t, a_coast_of_many_points_is_painted_as_it_runs);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(figure_suite)
