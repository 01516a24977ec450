/* Text that people wrote is shortened in answers, and in each place at a character. Every
 * command and verb is tried with words of one to four bytes a character at every length
 * around every limit: each letter is acted on and answered. And where an answer cannot be
 * written for all that, the orders stand.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "orders/vocab.h"
#include "orders/words.h"
#include "rules/cosmic/words.h"
#include "schema/gmlog.h"
#include "schema/journal.h"
#include "schema/seats.h"
#include "server/intake.h"
#include "tests/kit/house.h"

static struct house h;

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
}

static void shut(void)
{
	house_close(&h);
}

/* --- the kind ------------------------------------------------------------------------ */

static const char *const signs[] = {
	"\xc3\xa9",	    /* e with its accent, two bytes */
	"\xd0\x96",	    /* Cyrillic */
	"\xe6\xb8\xb8",	    /* Chinese, three */
	"\xf0\x9f\x98\x80", /* a face, four */
	"e\xcc\x81",	    /* e, and its accent behind it */
};
enum { SIGNS = sizeof signs / sizeof *signs, SHIFTS = 4 };

/* `pad` plain letters, then as many signs as `bytes` hold. */
static void add_word(struct buf *b, const char *sign, int pad, int bytes)
{
	buf_fill(b, 'a', (size_t)pad);
	for (int n = pad; n + (int)strlen(sign) <= bytes; n += (int)strlen(sign))
		buf_z(b, sign);
}

/* A letter of player 0 is acted on, with no fault, and its answer is text. Nothing of it
 * stays. */
static void try_letter(const char *from, const char *to, struct str text)
{
	static int number;
	struct arena *a = arena_create();
	struct err err = {0};
	struct letter l;
	struct buf b = buf_in(a);
	struct journal_entry e = {.source_id = 1,
				  .uidvalidity = 1,
				  .name = str_printf(a, "cut-%d", ++number),
				  .arrival = h.now,
				  .basis = "journal"};
	struct inbox in = {.arrival = h.now, .source_id = 1, .uidvalidity = 1};
	struct sent *s;

	buf_printf(&b,
		   "From: <%s>\r\nTo: <%s>\r\nMessage-ID: <%d@cut>\r\nSubject: Re\r\n"
		   "Content-Type: text/plain; charset=utf-8\r\n"
		   "Content-Transfer-Encoding: 8bit\r\n\r\n",
		   from, to, number);
	buf_add(&b, text);
	e.bytes = buf_str(&b);
	letter_read(a, &h.home.house, e.bytes, &l);
	ck_assert(home_begin(&h.home, &err));
	ck_assert(journal_append(h.home.store, &e, h.now, &in.id, &err));
	bool ok = intake_act(&h.home, a, &in, &l, NULL, &err);
	ck_assert_msg(ok, "%s: %.*s", err.text, STR_ARG(text));
	int n = house_sent(&h, &s);
	ck_assert_msg(n > 0, "no answer: %.*s", STR_ARG(text));
	for (int i = 0; i < n; i++) {
		ck_assert_msg(str_find(s[i].subject, STR("your letter was read")) ==
				      SIZE_MAX,
			      "the short answer: %.*s", STR_ARG(text));
		ck_assert(str_is_utf8(house_text(&h, s[i])));
	}
	home_rollback(&h.home);
	h.read = 0;
	arena_destroy(a);
}
