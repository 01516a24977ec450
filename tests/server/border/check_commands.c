/* The command lines that the GM is offered can be copied: a seat whose name has a blank stands in
 * them by its word in addresses, which each command reads.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt", "merchant adventurers"};

/* Runs each line of the text that begins with `postalgm`, its words split at the blanks. Returns how
 * many there were. None is wrong usage, with the words in capitals filled in. */
static int can_be_copied(struct str text)
{
	struct str line, word;
	int n = 0;

	while (str_line(&text, &line)) {
		struct buf b = buf_in(h.a);
		line = str_trim(line);
		if (!str_starts(line, "postalgm "))
			continue;
		line = str_slice(line, sizeof "postalgm", line.n);
		while (str_word(&line, &word))
			buf_printf(&b, "%.*s ",
				   STR_MADE(b.a, str_is(word, "ADDRESS")
							 ? STR("zoe@example.org")
						 : str_is(word, "HOURS") ? STR("12")
						 : str_is(word, "WHEN")
							 ? STR("2030-04-01T20:00Z")
							 : word));
		buf_z(&b, "--dry-run");
		struct str said = port_gm(&h, b.s);
		ck_assert_msg(str_find(said, STR("status 2")) == SIZE_MAX,
			      "%s: " PRI_STR, b.s, STR_ARG(said));
		n++;
	}
	return n;
}

/* Those of all letters that went out since the last time. */
static int letters_can_be_copied(void)
{
	struct sent *s;
	int n = 0;

	for (int i = house_sent(&h, &s); i > 0; i--)
		n += can_be_copied(house_text(&h, s[i - 1]));
	return n;
}

/* All three owe their prediction, and the first phase waits for the GM: for each `nmr random` and `seat
 * replace`, and for the game `nmr wait` and `phase extend`. */
START_TEST(what_the_gm_is_asked_while_a_phase_waits)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
	letters_can_be_copied();
	port_pass_deadline(&h);
	ck_assert_int_eq(letters_can_be_copied(), 8);
	ck_assert_int_ge(can_be_copied(port_gm(&h, "todo")), 1);
	house_close(&h);
}
END_TEST

/* A player writes to the GM, resigns, and a standby is called. */
START_TEST(what_the_gm_is_offered_for_one_seat)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
	letters_can_be_copied();
	house_write(&h, 0, "press to gm: What now?\n");
	house_round(&h);
	ck_assert_int_eq(can_be_copied(port_gm(&h, "todo")), 1);
	PORT_SAYS(port_gm(&h, "seat standby kestrel zoe@example.org"), "status 0");
	house_write(&h, 0, "resign now\n");
	house_round(&h);
	ck_assert_int_eq(letters_can_be_copied(), 2); /* nmr standby, seat replace */
	ck_assert_int_eq(can_be_copied(port_gm(&h, "todo")), 2);
	PORT_SAYS(port_gm(&h, "nmr standby kestrel rope"), "status 0");
	house_round(&h);
	ck_assert_int_eq(letters_can_be_copied(), 1); /* the next on the list */
	house_close(&h);
}
END_TEST

PORT_MAIN("border/commands", what_the_gm_is_asked_while_a_phase_waits,
	  what_the_gm_is_offered_for_one_seat)
