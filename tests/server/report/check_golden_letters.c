/* Every kind of letter that a player has, in its text, byte for byte: a small game from
 * the invitation to the last report. The files in tests/server/golden/letters/ were
 * read line by line; `GOLDEN=write build/tests/server/report/check_golden_letters`
 * writes them anew, to be read again.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdlib.h>
#include <string.h>

#include "server/phase/game_stop.h"
#include "server/report/announce.h"
#include "tests/kit/golden.h"
#include "tests/kit/house.h"

#define OLAF "olaf@example.com"

enum { ANN, BOB, CAT, DAN, MINUTE = 60, HOUR = 3600 };

static struct house h;

/* The text of the letter; of one in several parts, without what is between them. */
static struct str text_of(struct sent letter)
{
	struct str text = str_trim(house_text(&h, letter)), line;

	if (!str_starts(text, "--=_"))
		return text;
	while (str_line(&text, &line) && line.n)
		;
	return text;
}

static void is_golden_letter(const char *name, struct sent letter)
{
	const char *file = str_z(h.a, str_printf(h.a, "letters/%s.txt", name));

	ck_assert_msg(letter.id, "no letter for %s", name);
	is_golden(h.a, file,
		  str_printf(h.a, "Subject: %.*s\n\n%.*s\n", STR_ARG(letter.subject),
			     STR_MADE(h.a, text_of(letter))));
}

static struct sent to_olaf(void)
{
	struct sent *all, found = {0};
	int n = house_sent(&h, &all);

	for (int i = 0; i < n; i++)
		if (str_find(all[i].to, STR(OLAF)) != SIZE_MAX)
			found = all[i];
	return found;
}

static void seats_are_filled(void)
{
	house_start(&h);
	is_golden_letter("invitation", house_last(&h, ANN, "invitation"));
	is_golden_letter("joined", house_last(&h, ANN, "JOINED"));
	is_golden_letter("start-letter", house_last(&h, ANN, "the game begins"));
	is_golden_letter("report-1-1", house_last(&h, ANN, "T1 P1 report"));
}

static void somebody_reads_along(void)
{
	struct sent asked;

	house_option(&h, "public", "on");
	house_round(&h);
	(void)to_olaf();
	house_post(&h, OLAF, "gm@example.org", "observe kestrel\n");
	house_round(&h);
	asked = to_olaf();
	is_golden_letter("observer-asked", asked);
	house_post(&h, OLAF, str_z(h.a, asked.reply_to), "confirm\n");
	house_round(&h);
	is_golden_letter("observer-report", to_olaf());
}

/* A right line, a wrong one, press and a note; then nobody but Ann orders. */
static void first_phase(void)
{
	struct err err = {0};
	int number;

	house_pass(&h, HOUR);
	house_write(&h, ANN,
		    str_z(h.a, str_printf(h.a,
					  "%s\nplay plague on gren\nBest wishes\n"
					  "press to all:\nMay the best planet win.\n"
					  "endpress\n",
					  house_attack(&h, ANN))));
	house_round(&h);
	is_golden_letter("receipt", house_last(&h, ANN, "receipt"));
	ck_assert_msg(announce_ruling(&h.home, h.a, STR("kestrel"),
				      STR("Telegrams count as letters."), &number,
				      &err),
		      "%s", err.text);
	house_round(&h);
	is_golden_letter("ruling", house_last(&h, BOB, "ruling"));
	house_write(&h, CAT, "absent 20 Mar to 22 Mar\n");
	house_round(&h);
	is_golden_letter("absence", house_last(&h, BOB, "absent"));
	house_pass(&h, house_game(&h).deadline - h.now - 11 * HOUR);
	house_round(&h);
	is_golden_letter("reminder", house_last(&h, BOB, "reminder"));
	house_write(&h, BOB, house_attack(&h, BOB));
	house_write(&h, CAT, house_attack(&h, CAT));
	house_write(&h, DAN, house_attack(&h, DAN));
	house_pass(&h, MINUTE);
	house_round(&h);
}

/* Ann orders in each phase; the others miss one, and not two in a row. */
static void phases(void)
{
	house_run(&h);
	is_golden_letter("report-1-2", house_last(&h, ANN, "T1 P2 report"));
	house_write(&h, ANN, "invite everyone in c1\n");
	house_write(&h, BOB, "invite nobody in c2\n");
	house_write(&h, CAT, "invite nobody in c3\n");
	house_write(&h, DAN, "invite everyone in c4\n");
	house_round(&h);
	house_run(&h);
	is_golden_letter("report-1-3", house_last(&h, ANN, "T1 P3 report"));
	house_write(&h, ANN, "card 8 in c1\n");
	house_round(&h);
	house_run(&h);
	/* If chance leaves nothing to settle, there is no phase 4. */
	if (house_game(&h).phase == 4) {
		is_golden_letter("report-1-4", house_last(&h, ANN, "T1 P4 report"));
		house_run(&h);
	}
	is_golden_letter("report-2-1", house_last(&h, ANN, "T2 P1 report"));
}

static void the_end(void)
{
	struct err err = {0};

	ck_assert_msg(game_end(&h.home, h.a, STR("kestrel"), STR("the summer"), &err),
		      "%s", err.text);
	house_round(&h);
	is_golden_letter("last-report", house_last(&h, ANN, "last report"));
	is_golden_letter("last-report-observer", to_olaf());
}

START_TEST(every_kind_of_letter)
{
	house_open(&h, "2030-03-04T09:00:00Z");
	seats_are_filled();
	somebody_reads_along();
	first_phase();
	phases();
	the_end();
	house_close(&h);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("golden letters");
	TCase *t = tcase_create("golden letters");

	tcase_set_timeout(t, 300);
	tcase_add_test(t, every_kind_of_letter);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
