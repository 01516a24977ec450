/* A signature is neither an order nor a fault, and hides none. Tests the endings of
 * letters, in many hands, and orders that stand there and are meant.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/orders/toy.h"

#include "orders/read.h"

static struct arena *a;
static const int view = 1;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static const struct reading *letter(const char *text)
{
	struct reader *r = arena_new(a, struct reader);

	*r = toy_reader(1);
	r->view = &view;
	r->seat = 1;
	r->names[0] = "Rita Jones";
	r->names[1] = "Beno\xc3\xaet Dupont-Miller";
	r->names[2] = "Gus";
	return orders_read(a, r, str_of(text), NULL);
}

#define ORDER "feed red 3\n"

/* clang-format off */
static const char *const signatures[] = {
	"Cheers,\nBeno\xc3\xaet",
	"Beno\xc3\xaet",
	"/Beno\xc3\xaet",
	"-- \nBeno\xc3\xaet Dupont-Miller\nWorks",
	"Best, Beno\xc3\xaet",
	"Thanks in advance!",
	"Kind regards\n\nBeno\xc3\xaet Dupont-Miller\nSenior Consultant\nDupont & Sons Ltd.\n12 Main Street\n+44 20 7946 0958\nwww.dupont.example",
	"Mit freundlichen Gr\xc3\xbc\xc3\x9f" "en\nBeno\xc3\xaet Dupont-Miller | Acme GmbH | Tel. 0711/123456\nAmtsgericht Stuttgart HRB 12345, Gesch\xc3\xa4" "ftsf\xc3\xbchrer: Dr. Hans Meier",
	"Yours sincerely,\nB. Dupont-Miller\nbenoit@dupont.example\nMobile: 0171 1234567",
	"Cheers\nBeno\xc3\xaet\n\nSent from my iPhone",
	"Regards\nBeno\xc3\xaet\nHead of Sales, Hay & Straw Inc.\nD-70173 Stuttgart",
	"thx\nB",
};

/* Written below the name, and meant: it is read, asked about or shown, and so are the lines above it. */
static const struct { const char *below; int orders, others; } meant[] = {
	{"Cheers\nBeno\xc3\xaet\npaint blue", 2, 0},
	{"Cheers,\nBeno\xc3\xaet\nPS paint blue", 2, 0},
	{"Best, Beno\xc3\xaet\nP.S. paint blue", 2, 0},
	{"Thanks\nCan we have one more day?", 1, 1},
	{"Cheers\nBeno\xc3\xaet\nPS can we have one more day?", 1, 1},
	{"Cheers\nsorry I was late", 1, 1},
	{"Thanks\nI am on holiday next week", 1, 1},
	{"Regards\nRita owes me one", 1, 1},
	{"Beno\xc3\xaet\nMy cows are better than yours.", 1, 1},
	{"Cheers\npaynt blue", 2, 0},
	{"Thanks\nThe Hay Company has all my money.", 1, 1},
	{"Rita\nGus", 1, 2},
};
/* clang-format on */

START_TEST(a_signature_is_neither_an_order_nor_a_fault)
{
	const char *text = str_z(a, str_printf(a, ORDER "\n%s\n", signatures[_i]));
	const struct reading *r = letter(text);

	ck_assert_msg(r->n_accepted == 1 && !r->n_refused && !r->n_asked && !r->n_notes,
		      "%d accepted, %d refused, %d asked, %d notes: %s", r->n_accepted,
		      r->n_refused, r->n_asked, r->n_notes, text);
}
END_TEST

START_TEST(a_signature_above_or_between_orders_hides_none)
{
	const char *text = str_z(a, str_printf(a, "%s\n" ORDER, signatures[_i]));
	const struct reading *r = letter(text);

	if (str_starts(str_of(signatures[_i]), "-- "))
		return; /* the mark itself says that nothing below is meant */
	ck_assert_msg(r->n_accepted == 1, "%d accepted: %s", r->n_accepted, text);
}
END_TEST

START_TEST(what_is_meant_below_a_name_is_read)
{
	const char *text = str_z(a, str_printf(a, ORDER "\n%s\n", meant[_i].below));
	const struct reading *r = letter(text);

	ck_assert_msg(r->n_accepted == meant[_i].orders &&
			      r->n_refused + r->n_asked + r->n_notes ==
				      meant[_i].others,
		      "%d accepted, %d refused, %d asked, %d notes: %s", r->n_accepted,
		      r->n_refused, r->n_asked, r->n_notes, text);
}
END_TEST

START_TEST(a_greeting_and_thanks_say_nothing_else)
{
	const struct reading *r = letter("Hi all,\nGood morning GM!\n" ORDER
					 "Thanks a lot!\npaint blue\n");

	ck_assert_int_eq(r->n_accepted, 2);
	ck_assert_int_eq(r->n_refused + r->n_asked, 0);
	ck_assert_int_eq(r->n_notes, 0);
}
END_TEST

START_TEST(a_telephone_number_is_never_an_order)
{
	const struct reading *r =
		letter("+44 20 7946 0958\n" ORDER "0711 / 123 45 67\npaint blue\n");

	ck_assert_int_eq(r->n_accepted, 2);
	ck_assert_int_eq(r->n_refused + r->n_asked, 0);
	ck_assert_int_eq(r->n_notes, 2);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("signatures");
	TCase *t = tcase_create("signatures");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_loop_test(t, a_signature_is_neither_an_order_nor_a_fault, 0,
			    sizeof signatures / sizeof *signatures);
	tcase_add_loop_test(t, a_signature_above_or_between_orders_hides_none, 0,
			    sizeof signatures / sizeof *signatures);
	tcase_add_loop_test(t, what_is_meant_below_a_name_is_read, 0,
			    sizeof meant / sizeof *meant);
	tcase_add_test(t, a_greeting_and_thanks_say_nothing_else);
	tcase_add_test(t, a_telephone_number_is_never_an_order);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
