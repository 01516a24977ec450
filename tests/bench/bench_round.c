/* Instructions of a round of the daemon and of an order letter in it, for counts.py: the
 * game "kestrel" of four, a letter with an order and a word of thanks, in answer to the report, its receipt in the outbox, all committed.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <string.h>

#include "base/process/child.h"
#include "tests/bench/bench.h"
#include "tests/kit/house.h"

enum { LETTERS = 24, ROUNDS = 4 };

/* "round": nothing came. "letters": one round with LETTERS letters. */
static const char *unit;

static bool is_letters(void)
{
	return unit && strcmp(unit, "letters") == 0;
}

static void make_rounds(void *with)
{
	struct house *h = with;

	for (int i = 0; i < (is_letters() ? 1 : ROUNDS); i++)
		house_round(h);
}

/* An answer to the report, as nearly all letters are. The planets change from letter to letter. */
static void write_order(struct house *h, int i)
{
	struct str attack = str_of(house_attack(h, 0)), to;
	struct sent report = house_last(h, 0, "report");

	(void)str_word(&attack, &to);
	(void)str_word(&attack, &to);
	house_drop(
		h, NULL,
		str_printf(
			h->a,
			"From: %s\r\nTo: %.*s\r\n"
			"Subject: Re: %.*s\r\nIn-Reply-To: %.*s\r\n"
			"Message-ID: <letter.%d@example.org>\r\n"
			"MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
			"\r\n"
			"attack %.*s %d with %d from %d\n"
			"\n"
			"thanks, see you at the next deadline\n",
			house_address[0], STR_MADE(h->a, house_key(h, 0)),
			STR_ARG(report.subject), STR_ARG(report.message_id), h->n_in,
			STR_ARG(to), i % 5 + 1, i % 4 + 1, i / 4 % 5 + 1));
}

START_TEST(counted)
{
	struct house h;

	house_begin(&h, "2026-11-20T10:00:00Z");
	h.apart = true; /* its offices are opened with each round, and counted */
	h.home.config.limits.letters_per_hour = 1000;
	h.home.config.limits.letters_read_per_hour = 1000;
	house_configure(&h);
	house_round(&h); /* the limits are read, and nothing is left from the start */
	write_order(&h, LETTERS); /* like the others: what serves all letters is made */
	house_round(&h);
	for (int i = 0; i < LETTERS && is_letters(); i++)
		write_order(&h, i);
	bench_counted(make_rounds, &h);
	bench_done(unit, is_letters() ? LETTERS : ROUNDS);
	house_close(&h);
}
END_TEST

int main(int argc, char **argv)
{
	unit = bench_unit(argc, argv);
	child_programs_above();
	if (!unit) {
		fputs("usage: bench_round --count round|letters\n", stderr);
		return 2;
	}
	return bench_as_test(counted, unit) ? 3 : 0;
}
