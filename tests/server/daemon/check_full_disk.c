/* A full disk: the home lies on a small file system of its own that has no room left.
 * Nothing is lost and nothing is done by half; the daemon says so and goes on once
 * there is room. Needs the right to mount; without it the test says that it was
 * skipped.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* unshare */
#include "tests/check_main.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include "schema/sheets.h"
#include "server/daemon/tick.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { LINE = 2048, PAGE = 4096 };

static struct house h;

/* A file system that only this process sees, and that goes with it. */
static bool mount_small(const char *dir)
{
	return unshare(CLONE_NEWNS) == 0 &&
	       mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
	       mount("tmpfs", dir, "tmpfs", 0, "size=4m,mode=0700") == 0;
}

static void run(struct str command)
{
	ck_assert_int_eq(system(str_z(h.a, command)), 0);
}

/* The started game moves to the small disk. */
static bool move_house(int *why)
{
	char aside[160];
	struct clock clock = {h.now};
	struct err err = {0};

	house_rest(&h);
	home_close(&h.home);
	snprintf(aside, sizeof aside, "%s.aside", h.dir);
	run(str_printf(h.a, "mv '%s' '%s' && mkdir '%s'", h.dir, aside, h.dir));
	bool small = mount_small(h.dir);
	*why = errno;
	run(str_printf(h.a, "cp -a '%s/.' '%s' && rm -rf '%s'", aside, h.dir, aside));
	ck_assert_msg(home_open(&h.home, h.dir, h.a, &clock, &err), "%s", err.text);
	return small;
}

static void fill(const char *path)
{
	static const char some[4096];
	int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

	ck_assert_int_ge(fd, 0);
	while (write(fd, some, sizeof some) > 0)
		;
	while (write(fd, some, 1) > 0)
		;
	ck_assert_int_eq(errno, ENOSPC);
	close(fd);
}

static bool logged(const char *words, const char *more)
{
	char line[LINE];
	bool found = false;

	rewind(h.log);
	while (fgets(line, sizeof line, h.log))
		found = found || (strstr(line, words) && strstr(line, more));
	fseek(h.log, 0, SEEK_END);
	return found;
}

static struct stored_sheet sheet_of(int seat)
{
	struct stored_sheet s;
	struct err err = {0};
	struct game g = house_game(&h);

	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, seat, &s, &err));
	return s;
}

/* From its first line to its last. */
static bool says_all(struct sent s)
{
	return str_find(s.body, STR("attack")) != SIZE_MAX &&
	       str_find(s.body, STR("and your words go to")) != SIZE_MAX;
}

START_TEST(on_a_full_disk_letters_stay_unread_until_there_is_room)
{
	struct tick t;
	struct err err = {0};
	char path[192];
	int why;

	house_open(&h, START);
	house_start(&h);
	if (!move_house(&why)) {
		printf("skipped: a full disk, because no file system can be mounted here (%s)\n",
		       strerror(why));
		house_close(&h);
		return;
	}
	h.home.log = (struct log){.out = h.log, .least = LOG_DEBUG};
	house_rest(&h);
	ck_assert_msg(tick_open(&t, &h.home, -1, &err), "%s", err.text);
	const char *in = house_write(&h, 0, house_attack(&h, 0));
	snprintf(path, sizeof path, "%s/fill", h.dir);
	fill(path);

	for (int round = 0; round < 3; round++) {
		tick_round(&t);
		ck_assert(t.trouble);
		ck_assert(house_unread(&h, in));
		ck_assert_int_eq(house_count(&h, 0, "receipt 2"), 0);
	}
	ck_assert(logged("event=trouble", "full"));

	/* Room comes back by and by: each step of the work fails in its turn, and
	 * nothing of it happens twice. */
	int rounds = 0;
	for (off_t room = PAGE; t.trouble; room *= 2, rounds++) {
		struct stat st;
		ck_assert_int_eq(stat(path, &st), 0);
		ck_assert_int_ge(st.st_size, room);
		ck_assert_int_eq(truncate(path, st.st_size - room), 0);
		tick_round(&t);
		ck_assert_int_le(house_count(&h, 0, "receipt 2"), 1);
	}
	ck_assert_int_gt(rounds, 1);
	ck_assert(!t.trouble);
	ck_assert(!house_unread(&h, in));
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_count(&h, 0, "receipt 2"), 1);
	ck_assert(says_all(house_last(&h, 0, "receipt 2")));
	ck_assert_int_eq(sheet_of(0).n_slots, 1);
	tick_close(&t);
	home_close(&h.home);
	umount2(h.dir, MNT_DETACH);
	fclose(h.log);
	arena_destroy(h.a);
	rmdir(h.dir);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("a full disk");
	TCase *t = tcase_create("a full disk");
	tcase_set_timeout(t, 120);
	tcase_add_test(t, on_a_full_disk_letters_stay_unread_until_there_is_room);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
