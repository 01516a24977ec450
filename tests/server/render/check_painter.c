/* The painter: a figure passes to it unchanged, it can be damaged on the way and die at its
 * work, and all that is lost is a picture.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/figure_message.h"
#include "server/painter/paint_text.h"
#include "server/render/painter.h"
#include "server/render/render_pdf.h"
#include "server/render/render_png.h"
#include "tests/programs.h"

static struct arena *a;

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	child_stand_in(CHILD_PAINTER, NULL);
	arena_destroy(a);
}

static struct figure sample(void)
{
	static const struct figure_day days[] = {{0x102030, 0xffffff}, {0, 0xeeeeee}};
	static const struct figure_point corners[] = {{1, 1}, {30, 5}, {20, -7}};
	struct figure f = figure_in(a, 200, 100);
	struct figure_paint paint = {0xff0000, 0x0000ff, 15, true};

	f.title = STR("The board");
	f.words = STR("Grün attacks Red.");
	f.n_days = 2;
	f.days = days;
	figure_group(&f, STR("Red"));
	figure_box(&f, 0, 0, 200, 100, 4, paint);
	figure_circle(&f, 50, 50, 20, paint);
	figure_end(&f);
	figure_polygon(&f, corners, 3, paint);
	figure_curve(&f, corners[0], corners[1], corners[2], true, paint);
	figure_text(&f, 10, 90, 12, FIGURE_MIDDLE, true, 0xffffff, STR("Grün 4"));
	figure_halo(&f, 0x404040);
	return f;
}

static struct str frame_of(const struct figure *f)
{
	struct message_out m = message_begin(a, 1);

	figure_put(&m, f);
	return str_dup(a, message_frame(&m));
}

static bool take(struct str frame, struct figure *f)
{
	struct message_in in;

	return message_read(frame, &in) && figure_take(&in, a, f) && message_ends(&in);
}

START_TEST(a_figure_comes_through_its_message_unchanged)
{
	struct figure f = sample(), back;

	ck_assert(take(frame_of(&f), &back));
	ck_assert(figure_equal(&f, &back));
}
END_TEST

START_TEST(a_province_of_many_points_comes_through_its_message)
{
	enum { MANY = 1000 };
	struct figure f = sample(), other = sample(), back;
	struct figure_point at[MANY];

	for (int i = 0; i < MANY; i++)
		at[i] = (struct figure_point){i % 200, i * 7 % 100};
	figure_polygon(&f, at, MANY, (struct figure_paint){0x204060, 0, 10, false});
	ck_assert(take(frame_of(&f), &back));
	ck_assert(figure_equal(&f, &back));
	at[MANY - 1].y++;
	figure_polygon(&other, at, MANY, (struct figure_paint){0x204060, 0, 10, false});
	ck_assert(!figure_equal(&f, &other));
}
END_TEST

/* A count of points beyond what follows is refused before there is memory for them. */
START_TEST(a_polygon_that_claims_more_points_than_follow_costs_nothing)
{
	struct figure f = sample(), back;
	struct message_out m = message_begin(a, 0);

	message_put_int(&m, f.width);
	message_put_int(&m, f.height);
	message_put_str(&m, f.title);
	message_put_str(&m, f.words);
	message_put_count(&m, 0);
	message_put_count(&m, 1);
	message_put_int(&m, FIGURE_POLYGON);
	for (int i = 0; i < 4; i++)
		message_put_int(&m, 0); /* fill, stroke, width, dashed */
	message_put_int(&m, 1 << 30);   /* points */
	size_t before = arena_peak(a);
	ck_assert(!take(message_frame(&m), &back));
	ck_assert_uint_lt(arena_peak(a) - before, 1 << 20);
}
END_TEST

/* A damaged message is refused, or gives a figure that can still be drawn and sent
 * on. */
START_TEST(a_message_damaged_anywhere_is_refused_or_sound)
{
	struct figure f = sample(), back;
	struct str frame = frame_of(&f);

	for (size_t i = 0; i < frame.n; i++) {
		ck_assert(!take(str_slice(frame, 0, i), &back));
		for (int bit = 0; bit < 8; bit++) {
			struct arena_mark here = arena_mark(a);
			char *s = str_z(a, frame);
			s[i] = (char)(s[i] ^ 1 << bit);
			if (take((struct str){s, frame.n}, &back)) {
				ck_assert(str_is_utf8(back.title));
				ck_assert_int_gt(back.width, 0);
				ck_assert(take(frame_of(&back), &back));
			}
			arena_rewind(a, here);
		}
	}
}
END_TEST

/* clang-format off */
static void lie_width(struct figure *f)  { f->width = 0; }
static void lie_height(struct figure *f) { f->height = FIGURE_SIDE_MAX + 1; }
static void lie_kind(struct figure *f)   { f->shapes[1].kind = FIGURE_TEXT + 1; }
static void lie_points(struct figure *f) { f->shapes[4].n_points = 2; }
static void lie_box(struct figure *f)    { f->shapes[1].n_points = 1; }
static void lie_colour(struct figure *f) { f->shapes[1].paint.fill = 0x1000000; }
static void lie_stroke(struct figure *f) { f->shapes[1].paint.stroke = -2; }
static void lie_size(struct figure *f)   { f->shapes[2].size = -1; }
static void lie_place(struct figure *f)  { f->shapes[2].at[0].x = 1 << 30; }
static void lie_group(struct figure *f)  { f->shapes[3].kind = FIGURE_GROUP; }
static void lie_end(struct figure *f)    { f->shapes[0].kind = FIGURE_END; }
static void lie_utf8(struct figure *f)   { f->shapes[6].text = STR("\xff"); }
static void lie_title(struct figure *f)  { f->title = STR("\xc3"); }
static void lie_anchor(struct figure *f) { f->shapes[6].anchor = FIGURE_FINISH + 1; }
static void lie_words(struct figure *f)  { f->words = (struct str){arena_array(a, char, 300000), 300000}; }
/* clang-format on */

START_TEST(a_figure_that_is_none_is_refused)
{
	static void (*const lies[])(struct figure *) = {
		lie_width,  lie_height, lie_kind,  lie_points, lie_box,
		lie_colour, lie_stroke, lie_size,  lie_place,  lie_group,
		lie_end,    lie_utf8,   lie_title, lie_anchor, lie_words};

	for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
		struct figure f = sample(), back;
		lies[i](&f);
		ck_assert_msg(!take(frame_of(&f), &back), "lie %zu was taken", i);
	}
}
END_TEST

/* The painter that this process started, or its stand-in; 0: none. */
static pid_t painter(void)
{
	DIR *d = opendir("/proc");
	struct dirent *e;
	pid_t found = 0;

	while (d && (e = readdir(d))) {
		char path[300], name[64] = "";
		int pid, parent = 0;
		snprintf(path, sizeof path, "/proc/%s/stat", e->d_name);
		FILE *f = fopen(path, "r");
		if (!f)
			continue;
		if (fscanf(f, "%d (%60[^)]) %*c %d", &pid, name, &parent) == 3 &&
		    parent == getpid() && strstr(name, "paint"))
			found = pid;
		fclose(f);
	}
	if (d)
		closedir(d);
	return found;
}

START_TEST(one_painter_draws_all_and_a_killed_one_has_a_successor)
{
	struct figure f = sample();
	struct str one, two;
	struct err err = {0};

	ck_assert_msg(render_png(a, &f, 300, &one, &err), "%s", err.text);
	pid_t first = painter();
	ck_assert_int_gt(first, 0);
	ck_assert(render_png(a, &f, 300, &two, &err));
	ck_assert(str_equal(one, two));
	ck_assert_int_eq(painter(), first);
	kill(first, SIGKILL);
	ck_assert_msg(render_png(a, &f, 300, &two, &err), "%s", err.text);
	ck_assert(str_equal(one, two));
	ck_assert_int_ne(painter(), first);
}
END_TEST

START_TEST(a_painter_that_ends_at_once_costs_the_picture_alone)
{
	struct figure f = sample();
	struct str bytes;
	struct err err = {0};

	child_stand_in(CHILD_PAINTER, "/bin/true");
	ck_assert(!render_png(a, &f, 300, &bytes, &err));
	ck_assert_uint_eq(bytes.n, 0);
	ck_assert_int_eq(err.kind, ERR_WORLD);
	child_stand_in(CHILD_PAINTER, "/nowhere/at-all");
	ck_assert(!render_png(a, &f, 300, &bytes, &err));
	child_stand_in(CHILD_PAINTER, NULL);
	ck_assert(render_png(a, &f, 300, &bytes, &err));
}
END_TEST

/* It was taken over, and answers something else: no picture, in words that are only words. */
START_TEST(a_painter_that_lies_costs_the_picture_alone)
{
	static const struct {
		const char *stand_in, *why;
	} lies[] = {
		{"painter-other", "did not draw that picture"},
		{"painter-html", "did not draw that picture"},
		{"painter-garbage", "gave an answer that cannot be read"},
		{"painter-half", "has ended"},
		{"painter-endless", "has ended"},
		{"painter-words", "no?[2J??event=fine"},
	};
	struct figure f = sample();
	struct str bytes;

	for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
		struct err err = {0};
		use_stand_in(CHILD_PAINTER, lies[i].stand_in);
		ck_assert_msg(!render_png(a, &f, 300, &bytes, &err), "%s",
			      lies[i].stand_in);
		ck_assert_uint_eq(bytes.n, 0);
		ck_assert_msg(strstr(err.text, lies[i].why) != NULL, "%s: %s",
			      lies[i].stand_in, err.text);
		pid_t liar = painter();
		if (liar)
			kill(liar, SIGKILL);
	}
	child_stand_in(CHILD_PAINTER, NULL);
	struct err err = {0};
	ck_assert_msg(render_png(a, &f, 300, &bytes, &err), "%s", err.text);
}
END_TEST

/* The board that no picture shows is what the painter says: that it cannot. */
START_TEST(a_figure_too_high_is_refused_by_a_painter_that_lives_on)
{
	struct figure f = figure_in(a, 1, FIGURE_SIDE_MAX);
	struct figure good = sample();
	struct str bytes;
	struct err err = {0};

	ck_assert(!render_png(a, &f, 4000, &bytes, &err));
	ck_assert(strstr(err.text, "pixels high"));
	pid_t first = painter();
	ck_assert(render_png(a, &good, 300, &bytes, &err));
	ck_assert_int_eq(painter(), first);
}
END_TEST

static bool bind(int n, struct str *bytes, struct err *err)
{
	struct figure *sheets = arena_array(a, struct figure, (size_t)n);

	for (int i = 0; i < n; i++)
		sheets[i] = sample();
	return render_pdf(a, sheets, n,
			  (struct pdf_about){.title = STR("Kestrel"),
					     .author = STR("The Postal Zine"),
					     .made = 1890000000},
			  bytes, err);
}

/* How often a name stands in it: the objects of a PDF are not compressed. */
static int count(struct str bytes, const char *name)
{
	int n = 0;

	for (size_t i = 0; i < bytes.n; i++)
		n += str_starts(str_slice(bytes, i, bytes.n), name);
	return n;
}

START_TEST(sheets_are_bound_and_a_killed_painter_has_a_successor)
{
	struct str one, two;
	struct err err = {0};

	ck_assert_msg(bind(3, &one, &err), "%s", err.text);
	ck_assert(str_starts(one, "%PDF-"));
	ck_assert_int_eq(count(one, "/Type /Page %"), 3);
	ck_assert_int_eq(count(one, "/Title (The board)"), 3); /* chapters */
	ck_assert_int_eq(count(one, "(Kestrel)"), 1);
	ck_assert(bind(3, &two, &err));
	ck_assert(str_equal(one, two)); /* the same sheets, the same bytes */
	kill(painter(), SIGKILL);
	ck_assert_msg(bind(3, &two, &err), "%s", err.text);
	ck_assert(str_equal(one, two));
}
END_TEST

/* What cairo puts letter after letter from the left stands turned round before; within its isolate a name turns alone, so that the
 * number behind it stays behind it. Arabic letters take the forms in which they join: BEH its initial one, NOON its final
 * one (Unicode, Arabic Presentation Forms-B). */
START_TEST(names_from_right_to_left_are_turned_round_and_joined)
{
	static const struct {
		const char *said, *seen;
	} texts[] = {
		{"Gr\xc3\xbcn \xe2\x86\x92 Ann", "Gr\xc3\xbcn \xe2\x86\x92 Ann"},
		{"\xd7\x90\xd7\x91", "\xd7\x91\xd7\x90"},
		{"Won by \xe2\x81\xa8\xd7\x90\xd7\x91\xe2\x81\xa9 (12)",
		 "Won by \xd7\x91\xd7\x90 (12)"},
		{"Red: \xd8\xa8\xd9\x86.", "Red: \xef\xbb\xa6\xef\xba\x91."},
	};

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct str seen = paint_from_the_left(a, str_of(texts[i].said));
		ck_assert_msg(str_equal(seen, str_of(texts[i].seen)), "%s: %.*s",
			      texts[i].said, STR_ARG(seen));
	}
}
END_TEST

/* In the painter as it is confined: a name in letters that no face here may have costs neither the picture nor the process. */
START_TEST(names_in_any_letters_are_painted)
{
	static const char *const names[] = {
		"\xd7\x9e\xd7\xa8\xd7\x99\xd7\x9d",
		"\xd9\x85\xd8\xad\xd9\x85\xd8\xaf",
		"\xe5\xb1\xb1\xe7\x94\xb0 \xe5\xa4\xaa\xe9\x83\x8e",
		"\xf0\x9f\x90\xb8",
		"e\xcc\x81\xcc\x81",
		"\xe2\x81\xa8\xe2\x81\xa8",
		"\xef\xbf\xbd"};
	struct str bytes, blank;
	struct err err = {0};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		struct figure f = figure_in(a, 200, 40), none = figure_in(a, 200, 40);
		figure_text(&f, 10, 30, 20, FIGURE_START, i % 2, 0xffffff,
			    str_of(names[i]));
		figure_text(&none, 10, 30, 20, FIGURE_START, i % 2, 0xffffff, STR(" "));
		ck_assert_msg(render_png(a, &f, 200, &bytes, &err), "%s", err.text);
		ck_assert(render_png(a, &none, 200, &blank, &err));
		/* Marks alone leave nothing to see. */
		ck_assert_msg(str_equal(bytes, blank) == (i == 5), "%s", names[i]);
	}
}
END_TEST

/* Sheets that nobody bound are gone, and a picture between them is drawn as ever. */
START_TEST(sheets_of_one_document_never_come_into_another)
{
	struct figure f = sample();
	struct str bytes;
	struct message_in in;
	struct err err = {0};
	bool again;

	struct message_out bare = message_begin(a, PAINTER_BIND);
	for (int i = 0; i < 3; i++)
		message_put_str(&bare, STR("x"));
	ck_assert(painter_ask(a, &bare, PAINTER_PDF_MAX, &in, &again, &err));
	ck_assert_int_eq(in.kind, PAINTER_NOT); /* there is nothing to bind */
	struct message_out m = message_begin(a, PAINTER_SHEET);
	message_put_int(&m, 1);
	figure_put(&m, &f);
	ck_assert(painter_ask(a, &m, PAINTER_PDF_MAX, &in, &again, &err));
	ck_assert_int_eq(in.kind, PAINTER_DONE);
	ck_assert(render_png(a, &f, 300, &bytes, &err));
	ck_assert(bind(1, &bytes, &err));
	ck_assert_int_eq(count(bytes, "/Type /Page %"), 1);
}
END_TEST

START_TEST(a_painter_that_lies_costs_the_document_alone)
{
	static const char *const lies[] = {"painter-other",   "painter-html",
					   "painter-garbage", "painter-half",
					   "painter-endless", "painter-words"};
	struct str bytes;

	for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
		struct err err = {0};
		use_stand_in(CHILD_PAINTER, lies[i]);
		ck_assert_msg(!bind(2, &bytes, &err), "%s", lies[i]);
		ck_assert_uint_eq(bytes.n, 0);
		pid_t liar = painter();
		if (liar)
			kill(liar, SIGKILL);
	}
	child_stand_in(CHILD_PAINTER, NULL);
	struct err err = {0};
	ck_assert_msg(bind(2, &bytes, &err), "%s", err.text);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/painter");
	TCase *t = tcase_create("painter");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_figure_comes_through_its_message_unchanged);
	tcase_add_test(t, a_province_of_many_points_comes_through_its_message);
	tcase_add_test(t, a_polygon_that_claims_more_points_than_follow_costs_nothing);
	tcase_add_test(t, a_message_damaged_anywhere_is_refused_or_sound);
	tcase_add_test(t, a_figure_that_is_none_is_refused);
	tcase_add_test(t, one_painter_draws_all_and_a_killed_one_has_a_successor);
	tcase_add_test(t, a_painter_that_ends_at_once_costs_the_picture_alone);
	tcase_add_test(t, a_painter_that_lies_costs_the_picture_alone);
	tcase_add_test(t, a_figure_too_high_is_refused_by_a_painter_that_lives_on);
	tcase_add_test(t, sheets_are_bound_and_a_killed_painter_has_a_successor);
	tcase_add_test(t, names_from_right_to_left_are_turned_round_and_joined);
	tcase_add_test(t, names_in_any_letters_are_painted);
	tcase_add_test(t, sheets_of_one_document_never_come_into_another);
	tcase_add_test(t, a_painter_that_lies_costs_the_document_alone);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
