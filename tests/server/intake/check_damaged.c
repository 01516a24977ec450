/* Letters that were damaged on their way: an order in which one byte is another waits for its player, and prose with accents does not.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* The bytes of a line in a letter that calls itself UTF-8, and what of it the receipt shows. */
static const struct {
	const char *line, *shown;
} damaged[] = {
	{"plag\xc3ue on gr\xe9"
	 "en",
	 "plag"},
	{"attack bl\xfc"
	 "e 4 with 2 from 1",
	 "attack bl"},
	{"att\xc3"
	 "ack blue 4 with 2 from 1",
	 "ack blue 4"},
	{"attack blue 4 w\xeeth 2 from 1", "attack blue 4"},
	{"limb\xf3 1 to 4", "limb"},
	{"pl\xe4y plague on green", "plague on green"},
	{"cle\xc4"
	 "ar the attack",
	 "ar the attack"},
};

static struct sent answered(const char *line)
{
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <damaged.%d@x>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\nSubject: x\r\n\r\n%s\r\n%s\r\n",
			house_address[ANN], STR_MADE(h.a, house_key(&h, ANN)), h.n_in,
			house_attack(&h, ANN), line));
	house_round(&h);
	return house_last(&h, ANN, "receipt");
}

START_TEST(an_order_with_a_damaged_letter_holds_the_phase)
{
	struct sent got = answered(damaged[_i].line);

	has(got, damaged[_i].shown);
	ck_assert_msg(n_open(ANN) == 1, "nothing is open:\n%.*s",
		      STR_MADE(h.a, house_text(&h, got)));
	has_not(got, "Not read as order");
}
END_TEST

static const char *const prose[] = {
	"Thanks, Ren\xe9",
	"Sch\xf6ne Gr\xfc\xdf an alle",
	"See you in the caf\xe9 \xc3 la carte",
	"na\xefve, as ever",
	"Zo\xeb and Bj\xf6rn say hello",
};

START_TEST(prose_with_accents_is_a_note)
{
	(void)answered(prose[_i]);
	ck_assert_int_eq(n_open(ANN), 0);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* Words that stand in each report and receipt. */
START_TEST(there_is_help_on_the_words_of_our_letters)
{
	static const char *const words[] = {"lead seat", "lead",   "receipt",
					    "receipts",  "frozen", "report",
					    "deadline",  "limbo",  "destiny"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		has_not(receipt(ANN,
				str_z(h.a, str_printf(h.a, "help %s\n", words[i]))),
			"There is no help");
	has(receipt(ANN, "help frozen\n"), "A planet under attack is frozen");
	has(receipt(ANN, "help lead seat\n"), "The lead passes to the next player");
	has(receipt(ANN, "help receipt\n"), "A receipt answers each letter of yours");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/damaged");
	TCase *t = tcase_create("damaged");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_loop_test(t, an_order_with_a_damaged_letter_holds_the_phase, 0,
			    (int)(sizeof damaged / sizeof *damaged));
	tcase_add_loop_test(t, prose_with_accents_is_a_note, 0,
			    (int)(sizeof prose / sizeof *prose));
	tcase_add_test(t, there_is_help_on_the_words_of_our_letters);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
