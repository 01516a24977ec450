/* Texts are packed and come back as they were; what is damaged is told, never shown.
 * SPDX-License-Identifier: ISC */
#include "tests/schema/a_store.h"

#include "schema/store/pack.h"

/* Words in an order that hardly repeats itself; `from` tells texts apart. */
static struct str words(size_t n, unsigned from)
{
	struct buf b = buf_in(a);

	for (unsigned x = from; b.n < n; x = x * 1103515245u + 12345u)
		buf_printf(&b, "word%u ", x >> 16 & 1023);
	return str_slice(buf_str(&b), 0, n);
}

START_TEST(each_text_comes_back)
{
	static const size_t sizes[] = {0, 1, 100, 5000, 131072, 1000000};
	struct str like = words(3000, 7), back;

	pack_use_pattern(st, 3, like);
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		for (int64_t pattern = 0; pattern <= 3; pattern += 3) {
			struct str text = words(sizes[i], 1);
			struct str packed = pack_text(st, a, text, pattern);
			OK(unpack_text(st, a, packed, pattern, "it", &back, &err));
			ck_assert(str_equal(text, back));
		}
}
END_TEST

START_TEST(what_resembles_its_pattern_takes_hardly_any_room)
{
	struct str like = words(20000, 7), alone, beside, back;
	struct buf b = buf_in(a);

	buf_add(&b, str_slice(like, 0, 9000));
	buf_z(&b, "Ann has one more.");
	buf_add(&b, str_slice(like, 9000, like.n));
	struct str text = buf_str(&b);
	pack_use_pattern(st, 3, like);
	ck_assert(pack_has_pattern(st, 3) && !pack_has_pattern(st, 4));
	alone = pack_text(st, a, text, 0);
	beside = pack_text(st, a, text, 3);
	ck_assert_uint_gt(alone.n, 3000);
	ck_assert_uint_lt(beside.n, 200);
	OK(unpack_text(st, a, beside, 3, "it", &back, &err));
	ck_assert(str_equal(text, back));
	/* By another pattern it is not. */
	pack_use_pattern(st, 4, words(20000, 8));
	ck_assert(!unpack_text(st, a, beside, 4, "letter 7", &back, &err));
	ck_assert_str_eq(err.text, "letter 7 is damaged: it cannot be unpacked");
}
END_TEST

START_TEST(a_flipped_bit_or_a_lost_end_shows)
{
	struct str text = words(400, 1), back;
	struct str packed = pack_text(st, a, text, 0);
	char *s = str_z(a, packed);

	for (size_t bit = 0; bit < packed.n * 8; bit++) {
		s[bit / 8] ^= (char)(1 << bit % 8);
		/* A few bits stand for nothing. */
		if (unpack_text(st, a, (struct str){s, packed.n}, 0, "it", &back, &err))
			ck_assert_msg(str_equal(text, back), "bit %zu", bit);
		else
			ck_assert_uint_eq(back.n, 0);
		s[bit / 8] ^= (char)(1 << bit % 8);
	}
	for (size_t n = 0; n < packed.n; n++)
		ck_assert(
			!unpack_text(st, a, (struct str){s, n}, 0, "it", &back, &err));
	OK(unpack_text(st, a, packed, 0, "it", &back, &err));
}
END_TEST

/* Zstandard would take it for a file of its own. */
START_TEST(a_text_with_the_sign_of_zstandard_is_no_pattern)
{
	ck_assert(!pack_may_be_pattern(STR("\x37\xa4\x30\xec, said Ann")));
	ck_assert(pack_may_be_pattern(STR("")) && pack_may_be_pattern(STR("7 words")));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/store/pack");
	TCase *t = tcase_create("pack");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, each_text_comes_back);
	tcase_add_test(t, what_resembles_its_pattern_takes_hardly_any_room);
	tcase_add_test(t, a_flipped_bit_or_a_lost_end_shows);
	tcase_add_test(t, a_text_with_the_sign_of_zstandard_is_no_pattern);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
