/* Rule scenes of a game with long names, any seats and a set-up that is played: seats go by
 * their short words, and turn 0 is a turn.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "server/scene/scene.h"
#include "tests/games/port.h"

static char output[8192];

static int run(const char *text)
{
	char name[] = "/tmp/check_scene_XXXXXX";
	char *files[] = {name};
	int fd = mkstemp(name);
	FILE *out = tmpfile();

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	close(fd);
	int status = scene_run_files(1, files, out, NULL);
	unlink(name);
	rewind(out);
	output[fread(output, 1, sizeof output - 1, out)] = '\0';
	fclose(out);
	return status;
}

/* [HA-3]: 20 - 5 = 15. */
START_TEST(a_sale_between_two_seats_that_are_not_the_first)
{
	ck_assert_msg(run("scene The highest bid pays.\nrule HA-3\ngame harbour\n"
			  "seats salt pilot\nturn 1\nphase 2\ngiven\n\tgold pilot: 9\n"
			  "orders salt\n\t| bid 5\norders pilot\n\t| bid 4\nexpect\n"
			  "\tgold salt: 15\n\tcargo salt: 1\n\tgold pilot: 9\n") == 0,
		      "%s", output);
}
END_TEST

START_TEST(a_phase_of_turn_0)
{
	ck_assert_msg(
		run("scene A sealed prediction.\nrule HA-1\ngame harbour\n"
		    "seats rope salt\nturn 0\nphase 1\n"
		    "orders rope\n\t| predict salt merchants\norders salt none\nexpect\n"
		    "\tnext: 1.1\n"
		    "\treport rope says \"The charter is sealed.\"\n"
		    "\treport salt hides \"predict\"\n") == 0,
		"%s", output);
}
END_TEST

/* Two guilds play, wherever they sit; without `seats` the first four do. */
START_TEST(as_many_play_as_are_named)
{
	ck_assert_msg(run("scene The third and the sixth.\nrule HA-3\ngame harbour\n"
			  "seats ship merch\nturn 1\nphase 2\n"
			  "orders ship\n\t| bid 5\norders merch\n\t| bid 4\nexpect\n"
			  "\tcargo ship: 1\n\towes: ship, merch\n\tnext: 2.2\n") == 0,
		      "%s", output);
	ck_assert_msg(run("scene Four.\nrule HA-3\ngame harbour\nturn 1\nphase 2\n"
			  "orders rope\n\t| bid 5\norders salt none\norders ship none\n"
			  "orders coop none\nexpect\n\tcargo rope: 1\n"
			  "\towes: rope, salt, ship, coop\n") == 0,
		      "%s", output);
}
END_TEST

START_TEST(what_is_not_so_is_told)
{
	ck_assert_int_eq(
		run("scene The highest bid pays.\nrule HA-3\ngame harbour\n"
		    "seats salt pilot\nturn 1\nphase 2\norders salt\n\t| bid 5\n"
		    "orders pilot none\nexpect\n\tgold salt: 14\n"),
		1);
	ck_assert_ptr_nonnull(strstr(output, "found:    15"));
	/* A set-up may have several phases: 0.2 can come next. */
	ck_assert_int_eq(
		run("scene A sealed prediction.\nrule HA-1\ngame harbour\n"
		    "seats rope salt\nturn 0\nphase 1\n"
		    "orders rope none\norders salt none\nexpect\n\tnext: 0.2\n"),
		1);
	ck_assert_ptr_nonnull(strstr(output, "found:    1.1"));
}
END_TEST

START_TEST(a_seat_that_is_none_and_one_out_of_order_are_told_apart)
{
	ck_assert_int_eq(run("scene A.\nrule HA-3\ngame harbour\nseats salt red\n"), 2);
	ck_assert_ptr_nonnull(strstr(output, "the game has no seat of this name"));
	ck_assert_int_eq(run("scene A.\nrule HA-3\ngame harbour\nseats salt rope\n"),
			 2);
	ck_assert_ptr_nonnull(strstr(output, "seats come in the game's own order"));
	/* Four of the five traders play. */
	ck_assert_int_eq(run("scene A.\nrule MK-1\ngame market\n"
			     "seats baker smith weaver potter tinker\n"),
			 2);
	ck_assert_ptr_nonnull(strstr(output, "too many seats"));
}
END_TEST

PORT_MAIN("border/scene", a_sale_between_two_seats_that_are_not_the_first,
	  a_phase_of_turn_0, as_many_play_as_are_named, what_is_not_so_is_told,
	  a_seat_that_is_none_and_one_out_of_order_are_told_apart)
