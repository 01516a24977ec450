/* A text that is more than orders is read part by part only as far as a letter may cost: so many lines, so many
 * bytes, so many readings. Beyond that it is read as it stands.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/rules/cosmic/position.h"

/* Its first words order nothing and name a planet, so that only its parts are understood. */
#define PROSE                                                                          \
	"I promised Dan not to attack Yellow 3, so it's Yellow 5 with 3 from Red 3.\n"

/* One question, or none, below so many lines of table talk. */
static int questions(int lines, const char *talk)
{
	struct arena *a = arena_create();
	struct ce_view v;
	struct buf b = buf_in(a);

	position(&v, RED, 1);
	for (int i = 1; i < lines; i++)
		buf_printf(&b, "%s\n", talk);
	buf_z(&b, PROSE);
	int n = read_on(a, &v, str_z(a, buf_str(&b)), NULL)->n_asked;
	arena_destroy(a);
	return n;
}

START_TEST(sixty_lines_are_read_part_by_part_and_no_more)
{
	ck_assert_int_eq(questions(1, "Nice weather."), 1);
	ck_assert_int_eq(questions(60, "Nice weather."), 1);
	ck_assert_int_eq(questions(61, "Nice weather."), 0);
}
END_TEST

START_TEST(six_thousand_bytes_are_read_part_by_part_and_no_more)
{
	char talk[400];
	int room = 6000 - (int)strlen(PROSE) + 1; /* without the last line's end */

	memset(talk, 'z', sizeof talk);
	talk[room / 25 - 1] = '\0';
	ck_assert_int_eq(questions(26, talk), 1);
	talk[room / 25 - 1] = 'z';
	talk[room / 25 + 1] = '\0';
	ck_assert_int_eq(questions(26, talk), 0);
}
END_TEST

/* Each of these lines has hundreds of readings, alone and with those around it. */
START_TEST(
	a_letter_has_so_many_readings_and_what_it_takes_back_below_them_does_not_stand)
{
	struct arena *a = arena_create();
	struct ce_view v;
	struct buf b = buf_in(a);

	position(&v, RED, 1);
	buf_z(&b, "attack yellow 3 with 3 from 3\n\n");
	for (int i = 0; i < 50; i++)
		buf_z(&b, "Swap C2 and C3, please.\n");
	buf_z(&b, "\nNo attack after all, sorry.\n");
	const struct reading *r = read_on(a, &v, str_z(a, buf_str(&b)), NULL);
	ck_assert_int_eq(r->sheet.n_slots, 0);
	ck_assert_uint_lt(arena_peak(a), 128 << 20);
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("letters read part by part");
	TCase *t = tcase_create("budget");

	tcase_add_test(t, sixty_lines_are_read_part_by_part_and_no_more);
	tcase_add_test(t, six_thousand_bytes_are_read_part_by_part_and_no_more);
	tcase_add_test(
		t,
		a_letter_has_so_many_readings_and_what_it_takes_back_below_them_does_not_stand);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
