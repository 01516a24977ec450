/* Games of the archive in the zine: what was read of one is remembered, so that its file is opened again only when it has
 * changed, and the zine is the same as if all were read each time.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "server/house/carriage.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_rollback.h"
#include "server/zine/ground/zine_parts.h"
#include "tests/kit/paper.h"

enum { MINUTE = 60, DAY = 24 * 3600 };

/* Kestrel is over, a phase of it was taken back, and it is in the archive; heron runs. */
static void begin(void)
{
	struct rollback r;
	struct err err = {0};
	struct str file;

	paper_begin(true);
	paper_run_first();
	house_pass(&paper, MINUTE);
	ck_assert_msg(phase_rollback(&paper.home, paper.a, STR("kestrel"), 1, 1,
				     STR("a slip"), false, &r, &err),
		      "%s", err.text);
	house_pass(&paper, MINUTE);
	ck_assert_msg(
		game_end(&paper.home, paper.a, STR("kestrel"), STR("the summer"), &err),
		"%s", err.text);
	paper_second_game();
	paper_add_house(1);
	house_pass(&paper, MINUTE);
	ck_assert_msg(game_start(&paper.home, paper.a, STR("heron"), &err), "%s",
		      err.text);
	house_round(&paper);
	ck_assert_msg(
		carriage_archive(&paper.home, paper.a, STR("kestrel"), &file, &err),
		"%s", err.text);
}

static const char *archived(const char *name)
{
	return str_z(paper.a, str_printf(paper.a, "%s/archive/%s", paper.dir, name));
}

static struct zine_job write_lazily(void)
{
	struct zine_job job = {.dir = paper_dir, .lazy = true};
	struct err err = {0};

	ck_assert_msg(zine_write(&paper.home, &job, &err), "%s", err.text);
	return job;
}

static void heron_goes_on(void)
{
	house_pass(&paper, 2 * DAY);
	house_round(&paper);
}

/* How often the archive's file is opened while the zine is written after a change. */
static int opened_for(const char *name)
{
	char events[4096];
	int n = 0, fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_ge(inotify_add_watch(fd, archived(name), IN_OPEN), 0);
	write_lazily();
	for (ssize_t got; (got = read(fd, events, sizeof events)) > 0;)
		n += (int)(got / (ssize_t)sizeof(struct inotify_event));
	close(fd);
	return n;
}

/* The zine as it is without anything remembered, in another folder. */
static struct str anew(const char *folder)
{
	const char *dir = paper_dir, *known = archived(".kestrel.zine");

	if (access(known, F_OK) == 0)
		ck_assert_int_eq(unlink(known), 0);
	paper_dir = str_z(paper.a, str_printf(paper.a, "%s/%s", paper.dir, folder));
	paper_write();
	struct str all = paper_everything();
	paper_dir = dir;
	return all;
}

START_TEST(an_archive_that_has_not_changed_is_not_opened)
{
	begin();
	paper_write();
	ck_assert(access(archived(".kestrel.zine"), F_OK) == 0);
	heron_goes_on();
	ck_assert_int_eq(opened_for("kestrel.game"), 0);
	struct str remembered = paper_everything();
	ck_assert(paper_there_is("kestrel/1-1.html"));
	ck_assert(str_equal(remembered, anew("anew")));
	/* A caller that asks for all pages gets them from the archive itself. */
	paper_write();
	ck_assert_int_eq(paper_write().n_written, 0);
	ck_assert(str_equal(paper_everything(), remembered));
}
END_TEST

/* Its folder is thrown away: then it has to be written, from all that the archive has. */
START_TEST(pages_that_are_gone_are_written_from_the_archive)
{
	begin();
	paper_write();
	struct str wanted = paper_everything();
	ck_assert_int_eq(unlink(paper_path_of("kestrel/.stamp")), 0);
	ck_assert_int_eq(unlink(paper_path_of("kestrel/1-1.html")), 0);
	ck_assert_int_eq(unlink(paper_path_of(".stamp")), 0);
	ck_assert_int_gt(opened_for("kestrel.game"), 0);
	ck_assert(str_equal(paper_everything(), wanted));
}
END_TEST

static struct str bytes_of(const char *path)
{
	char *text = arena_alloc(paper.a, 1 << 20);
	FILE *f = fopen(path, "rb");

	ck_assert_ptr_nonnull(f);
	size_t n = fread(text, 1, 1 << 20, f);
	fclose(f);
	return (struct str){text, n};
}

static void put_bytes(const char *path, struct str bytes)
{
	FILE *f = fopen(path, "wb");

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(bytes.s, 1, bytes.n, f), bytes.n);
	fclose(f);
}

/* Cut off in many places, and one that tells of another program. */
START_TEST(what_is_remembered_and_spoilt_is_read_again)
{
	begin();
	paper_write();
	const char *known = archived(".kestrel.zine");
	struct str wanted = paper_everything(), good = bytes_of(known);
	size_t step = good.n / 10 + 1;

	ck_assert_uint_gt(good.n, 200);
	for (size_t at = 0; at < good.n; at += step) {
		put_bytes(known, str_slice(good, 0, at));
		unlink(paper_path_of(".stamp"));
		write_lazily();
		ck_assert_msg(str_equal(paper_everything(), wanted), "cut at %zu", at);
		ck_assert_msg(str_equal(bytes_of(known), good), "not mended, %zu", at);
	}
	struct str mark = STR("\"mark\":\"" POSTALGM_VERSION " ");
	size_t at = str_find(good, mark) + mark.n;
	put_bytes(known, str_printf(paper.a, "%.*s9%.*s", (int)at, good.s,
				    STR_ARG(str_slice(good, at, good.n))));
	unlink(paper_path_of(".stamp"));
	ck_assert_int_gt(opened_for("kestrel.game"), 0);
	ck_assert(str_equal(bytes_of(known), good));
}
END_TEST

/* Pages of a game whose file cannot be read stay, and somebody is told; the others are written. */
START_TEST(an_archive_that_is_damaged_is_noticed)
{
	struct zine_job job = {.dir = paper_dir, .lazy = true};
	struct err err = {0};

	begin();
	job.dir = paper_dir;
	paper_write();
	const char *file = archived("kestrel.game");
	struct str good = bytes_of(file), page = paper_bytes_of("kestrel/1-1.html");
	put_bytes(file, str_slice(good, 0, 100));
	ck_assert(!zine_write(&paper.home, &job, &err));
	ck_assert_msg(strstr(err.text, "kestrel.game"), "%s", err.text);
	ck_assert(str_equal(paper_bytes_of("kestrel/1-1.html"), page));
	put_bytes(file, good);
	write_lazily();
	ck_assert(str_equal(paper_bytes_of("kestrel/1-1.html"), page));
	ck_assert(paper_has(paper_bytes_of("search.html"), "kestrel"));
}
END_TEST

START_TEST(of_an_archive_that_is_gone_nothing_is_remembered)
{
	begin();
	paper_write();
	ck_assert_int_eq(unlink(archived("kestrel.game")), 0);
	put_bytes(archived("notes.zine"), STR("not ours"));
	write_lazily();
	ck_assert(!paper_there_is("kestrel"));
	ck_assert(access(archived(".kestrel.zine"), F_OK) != 0);
	ck_assert(access(archived("notes.zine"), F_OK) == 0);
}
END_TEST

/* The same number before and after, though a report of it was taken back. */
START_TEST(numbers_stay_when_a_game_goes_into_the_archive)
{
	struct err err = {0};
	struct str file;
	struct rollback r;

	paper_begin(true);
	paper_run_first();
	house_pass(&paper, MINUTE);
	ck_assert(phase_rollback(&paper.home, paper.a, STR("kestrel"), 1, 1,
				 STR("a slip"), false, &r, &err));
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("the summer"),
			   &err));
	house_round(&paper);
	paper_write();
	struct str before = paper_bytes_of("kestrel/1-1.html");
	/* 1.1, 1.2, 1.1 again, and the end. */
	ck_assert(paper_has(before, "No. 3"));
	ck_assert(carriage_archive(&paper.home, paper.a, STR("kestrel"), &file, &err));
	paper_write();
	ck_assert(str_equal(paper_bytes_of("kestrel/1-1.html"), before));
	ck_assert_int_eq(paper_write().n_written, 0);
	ck_assert(str_equal(paper_bytes_of("kestrel/1-1.html"), before));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("zine/archive");
	TCase *t = tcase_create("archive");

	tcase_add_checked_fixture(t, paper_open, paper_close);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, an_archive_that_has_not_changed_is_not_opened);
	tcase_add_test(t, pages_that_are_gone_are_written_from_the_archive);
	tcase_add_test(t, what_is_remembered_and_spoilt_is_read_again);
	tcase_add_test(t, an_archive_that_is_damaged_is_noticed);
	tcase_add_test(t, of_an_archive_that_is_gone_nothing_is_remembered);
	tcase_add_test(t, numbers_stay_when_a_game_goes_into_the_archive);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
