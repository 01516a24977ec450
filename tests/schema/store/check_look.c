/* Looks: reads outside of transactions that share one view of the store.
 * SPDX-License-Identifier: ISC */
#include "tests/schema/a_store.h"

static int64_t a_of(struct store *of)
{
	int64_t v;

	OK(meta_get_int(of, "a", &v, &err));
	return v;
}

static void set_a(struct store *of, int64_t v)
{
	OK(store_begin(of, &err));
	OK(meta_set_int(of, "a", v, &err));
	OK(store_commit(of, &err));
}

/* What another writes is seen by the next view, and hinders neither of them. */
START_TEST(a_look_has_one_view_until_it_writes_or_looks_anew)
{
	struct store *other = store_open(path, STORE_WRITE, &err);

	OK(other != NULL);
	store_look_begin(st);
	set_a(other, 1);
	ck_assert_int_eq(a_of(st), 1);
	set_a(other, 2);
	ck_assert_int_eq(a_of(st), 1);
	store_look_anew(st);
	ck_assert_int_eq(a_of(st), 2);
	set_a(other, 3);
	OK(meta_set_int(st, "b", 1, &err)); /* with no transaction */
	ck_assert_int_eq(a_of(st), 3);
	set_a(other, 4);
	set_a(st, a_of(st) + 1); /* the old view is not written upon */
	ck_assert_int_eq(a_of(st), 4);
	store_look_end(st);
	set_a(other, 5);
	ck_assert_int_eq(a_of(st), 5);
	store_close(other);
}
END_TEST

START_TEST(a_transaction_within_a_look_has_its_own_view)
{
	struct store *other = store_open(path, STORE_WRITE, &err);

	OK(other != NULL);
	set_a(other, 4);
	store_look_begin(st);
	ck_assert_int_eq(a_of(st), 4);
	set_a(other, 5);
	OK(store_begin_reading(st, &err));
	ck_assert_int_eq(a_of(st), 5);
	set_a(other, 6);
	ck_assert_int_eq(a_of(st), 5);
	store_rollback(st);
	ck_assert_int_eq(a_of(st), 6);
	OK(store_begin(st,
		       &err)); /* who is second waits for its end, not for the view's */
	ck_assert(store_is_open(st));
	store_rollback(st);
	store_look_end(st);
	store_close(other);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("look");
	TCase *t = tcase_create("look");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_look_has_one_view_until_it_writes_or_looks_anew);
	tcase_add_test(t, a_transaction_within_a_look_has_its_own_view);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
