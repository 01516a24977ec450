/* Text that people wrote is shortened in answers, and in each place at a character. Every
 * command and verb is tried with words of one to four bytes a character at every length
 * around every limit: each letter is acted on and answered. And where an answer cannot be
 * written for all that, the orders stand.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "mail/trust/key_holder.h"
#include "orders/lexis/words.h"
#include "orders/vocab.h"
#include "rules/cosmic/words/words.h"
#include "schema/gmlog.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "schema/seats.h"
#include "server/console/gm.h"
#include "server/game/game_gm.h"
#include "server/intake/intake.h"
#include "tests/kit/house.h"
#include "tests/kit/outsiders.h"
#include "tests/kit/share.h"

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

static const char face[] = "\xf0\x9f\x98\x80";
static const char *const signs[] = {
	"\xc3\xa9",     /* e with its accent, two bytes */
	"\xd0\x96",     /* Cyrillic */
	"\xe6\xb8\xb8", /* Chinese, three */
	face,           /* four */
	"e\xcc\x81",    /* e, and its accent after it */
};
enum { SIGNS = sizeof signs / sizeof *signs, SHIFTS = 4 };

/* `pad` plain letters, then as many signs as `bytes` hold. */
static void add_word(struct buf *b, const char *sign, int pad, int bytes)
{
	buf_fill(b, 'a', (size_t)pad);
	for (int n = pad; n + (int)strlen(sign) <= bytes; n += (int)strlen(sign))
		buf_z(b, sign);
}

/* The letter is acted on without a fault, and its answer is the full one. Nothing of it
 * stays. */
static void try_letter(const char *from, const char *to, struct str text)
{
	static int number;
	struct arena *a = arena_create();
	struct err err = {0};
	struct letter l;
	struct buf b = buf_in(a);
	struct inbox_entry e = {.source_id = 1,
				.uidvalidity = 1,
				.name = str_printf(a, "cut-%d", ++number),
				.arrival = h.now,
				.basis = BASIS_JOURNAL};
	struct inbox in = {.arrival = h.now, .source_id = 1, .uidvalidity = 1};
	struct outbox *o;
	int n;

	buf_printf(&b,
		   "From: <%s>\r\nTo: <%s>\r\nMessage-ID: <%d@cut>\r\nSubject: Re\r\n"
		   "Content-Type: text/plain; charset=utf-8\r\n"
		   "Content-Transfer-Encoding: 8bit\r\n\r\n",
		   from, to, number);
	buf_add(&b, text);
	e.bytes = buf_str(&b);
	letter_read(a, &h.home.house, e.bytes, &l);
	ck_assert(home_begin(&h.home, &err));
	ck_assert(inbox_append(h.home.store, &e, h.now, &in.id, &err));
	bool ok = intake_act(&h.home, a, &in, &l, NULL, &err);
	ck_assert_msg(ok, "%s: %.*s", err.text, STR_ARG(text));
	ck_assert(outbox_list(h.home.store, a, OUTBOX_STATES, 3, &o, &n, &err));
	for (int k = 0; k < n; k++)
		ck_assert_msg(str_find(o[k].subject, STR("your letter was read")) ==
					      SIZE_MAX &&
				      str_find(o[k].subject,
					       STR("could not be written")) == SIZE_MAX,
			      "the short answer: %.*s", STR_ARG(text));
	home_rollback(&h.home);
	arena_destroy(a);
}

/* One line for each length around the limits at which something is shortened. */
static struct str lines_of_all_lengths(struct arena *a, const char *before, int kind,
				       const char *behind)
{
	static const int limits[] = {40, 60, 66, 72, 80};
	struct buf b = buf_in(a);

	for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
		for (int n = limits[i] - 4; n <= limits[i] + 4; n++) {
			buf_printf(&b, "%s ", before);
			add_word(&b, signs[kind % SIGNS], kind / SIGNS, n);
			buf_printf(&b, "%s\n", behind);
		}
	return buf_str(&b);
}

/* And lines that are too long by a little, or not quite. */
static struct str long_lines(struct arena *a, const char *before, int kind)
{
	struct buf b = buf_in(a);

	buf_z(&b, "status\n");
	for (int n = 1990; n < 2010; n++) {
		buf_printf(&b, "%s ", before);
		add_word(&b, signs[kind % SIGNS], kind / SIGNS, n);
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

/* Prose in a script of its own, long enough for every limit. */
static struct str prose(struct arena *a, int kind)
{
	struct buf b = buf_in(a);

	for (int line = 0; line < 40; line++) {
		for (int word = 0; word < 30; word++) {
			add_word(&b, signs[kind % SIGNS], kind / SIGNS, 3 + word);
			buf_char(&b, ' ');
		}
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

/* Each word is tried in a twelfth of all kinds, other words in others, so that each sign and
 * each place in it comes before and behind many words; at night in all (tests/kit/share.h). */
static bool is_tried(int word, int kind)
{
	return (word + kind) % share_step(24) == 0;
}

static void try_all(const char *from, const char *to, const char *before, int kind)
{
	struct arena *a = arena_create();

	try_letter(from, to, lines_of_all_lengths(a, before, kind, ""));
	try_letter(from, to, long_lines(a, before, kind));
	arena_destroy(a);
}

static const char *key(int who)
{
	return str_z(h.a, house_key(&h, who));
}

START_TEST(behind_every_command)
{
	const char *to = key(0);
	int n = 0;

	for (const struct word *w = common_words; w->text; w++)
		if ((w->id == WORD_COMMAND || w->id == WORD_ORDERS) &&
		    is_tried(n++, _i))
			try_all(house_address[0], to, w->text, _i);
}
END_TEST

START_TEST(behind_every_verb_and_in_its_place)
{
	const char *to = key(0);
	int n = 0;

	for (const struct verb *v = ce_vocab.verbs; v->parse; v++)
		if (v->example && is_tried(n++, _i)) {
			struct arena *a = arena_create();
			const char *if_it =
				str_z(a, str_printf(a, "%s if", v->example));
			try_all(house_address[0], to, v->example, _i);
			try_all(house_address[0], to, v->name ? v->name : "", _i);
			try_all(house_address[0], to, if_it, _i);
			arena_destroy(a);
		}
}
END_TEST

START_TEST(in_press_headers_and_prose)
{
	static const char *const before[] = {
		"",
		"press to all:",
		"press to",
		"press grey to",
		"orders kestrel",
		"orders",
		"//",
		">",
		"c1:",
		"flare",
		"help flare",
		"clear",
		"history turn",
		"format html",
		"absent 24 Dec to",
		"timezone Europe/",
		"join colour red word",
		"join powers",
	};
	const char *to = key(0);

	for (size_t i = 0; i < sizeof before / sizeof *before; i++)
		if (is_tried((int)i, _i))
			try_all(house_address[0], to, before[i], _i);
	struct arena *a = arena_create();
	try_letter(house_address[0], to, prose(a, _i));
	arena_destroy(a);
}
END_TEST

START_TEST(from_the_invited)
{
	static const char *const before[] = {
		"join",
		"join colour",
		"join powers",
		"join powers Zombie,",
		"join word",
		"join phone",
		"powers",
		"decline",
		"colour red,",
		"help",
		"",
	};

	house_close(&h);
	house_open(&h, "2030-03-04T09:00:00Z");
	house_invite(&h);
	for (size_t i = 0; i < sizeof before / sizeof *before; i++)
		if (is_tried((int)i, _i))
			try_all(house_address[0], key(0), before[i], _i);
}
END_TEST

START_TEST(from_the_gm_and_who_is_half_believed)
{
	static const char *const before[] = {
		"",     "status",    "extend",          "extend 48 hours", "run",
		"wait", "announce:", "announce",        "kestrel",         "kestrel:",
		"hold", "observe",   "observe kestrel",
	};
	struct game g = house_game(&h);
	struct token_claim claim = game_gm_claim(&h.home, &g);
	const char *gm = str_z(h.a, key_reply_address(h.a, h.home.keys,
						      h.home.config.address, &claim));

	for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
		if (!is_tried((int)i, _i))
			continue;
		try_all("master@example.org", gm, before[i], _i);
		try_all("master@example.org", "gm@example.org", before[i], _i);
		try_all("eve@elsewhere.example", gm, before[i], _i);
		try_all(house_address[0], "gm@example.org", before[i], _i);
		try_all("eve@elsewhere.example", key(0), before[i], _i);
		try_all("eve@elsewhere.example", "gm@example.org", before[i], _i);
	}
}
END_TEST

START_TEST(from_those_who_have_no_seat)
{
	static const char *const before[] = {
		"",        "join",    "decline",
		"leave",   "observe", "observe kestrel",
		"status",  "resign",  "observe kestrel off",
		"confirm", "help",    "press to all:",
	};
	struct outsider all[OUTSIDERS];
	bool made = false;

	for (size_t i = 0; i < sizeof before / sizeof *before; i++)
		for (int k = 0; k < OUTSIDERS; k++) {
			if (!is_tried((int)i + k, _i))
				continue;
			if (!made)
				outsiders_make(&h, all);
			made = true;
			try_all(all[k].from, all[k].to, before[i], _i);
		}
}
END_TEST

/* --- orders beside it ------------------------------------------------------------------ */

/* The letter of issue: good orders, and a long line of Russian below them. */
START_TEST(orders_beside_a_long_line_stand_and_have_their_receipt)
{
	struct buf b = buf_in(h.a);

	buf_z(&b, house_attack(&h, 0));
	add_word(&b, signs[_i % SIGNS], _i / SIGNS, 2600);
	buf_z(&b, "\n");
	house_write(&h, 0, str_z(h.a, buf_str(&b)));
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 0), 1);
	struct sent s = house_last(&h, 0, "receipt");
	ck_assert_uint_ne(str_find(s.subject, STR("ACCEPTED 1 order")), SIZE_MAX);
	if (signs[_i % SIGNS] != face) /* faces at the end of a line say nothing */
		ck_assert_uint_ne(str_find(house_text(&h, s), STR("too long")),
				  SIZE_MAX);
}
END_TEST

/* Something that no text should hold is in the store, and each receipt quotes it. */
START_TEST(an_answer_that_cannot_be_written_takes_no_order_back)
{
	struct err err = {0};
	struct game g = house_game(&h);
	struct gmlog_entry *log;
	int n, told = 0;

	ck_assert(option_set(h.home.store, g.id, STR("title"), STR("half \xd0"), &err));
	const char *letter = house_write(&h, 0, house_attack(&h, 0));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, letter), "done");
	ck_assert_int_eq(house_slots(&h, 0), 1);
	struct sent s = house_last(&h, 0, "your letter was read");
	ck_assert_int_ne(s.id, 0);
	ck_assert_uint_ne(str_find(house_flat(&h, house_text(&h, s)),
				   STR("what was accepted of it stands")),
			  SIZE_MAX);
	ck_assert_int_eq(house_count(&h, -1, "an answer could not be written"), 1);
	ck_assert(gmlog_list(h.home.store, h.a, g.id, -1, &log, &n, &err));
	for (int i = 0; i < n; i++)
		told += str_find(log[i].what, STR("could not be written")) != SIZE_MAX;
	ck_assert_int_eq(told, 1);
	/* The short answer has their key: STATUS by it, and their next orders, arrive. */
	house_write(&h, 0, "clear\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 0), 0);
}
END_TEST

/* One statement on the database, beside the daemon; returns the first number. */
static int sql(const char *statement)
{
	char *path = str_z(h.a, str_printf(h.a, "%s/postalgm.db", h.dir));
	sqlite3_stmt *q;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	sqlite3_busy_timeout(db, 2000);
	ck_assert_int_eq(sqlite3_prepare_v2(db, statement, -1, &q, NULL), SQLITE_OK);
	int number = sqlite3_step(q) == SQLITE_ROW ? sqlite3_column_int(q, 0) : -1;
	ck_assert_int_eq(sqlite3_finalize(q), SQLITE_OK);
	sqlite3_close(db);
	return number;
}

/* ABSENT fails behind its own write, in a letter with orders, and with STATUS below it. */
START_TEST(a_command_that_fails_takes_back_itself_alone)
{
	(void)sql(
		"CREATE TRIGGER broken AFTER INSERT ON absence BEGIN SELECT RAISE(FAIL, 'armed'); END");
	ck_assert_uint_eq(str_find(house_health(&h), STR("could not be written")),
			  SIZE_MAX);
	const char *letter = house_write(
		&h, 0,
		str_z(h.a, str_printf(h.a, "%sabsent 10 Apr to 12 Apr\nstatus\n",
				      house_attack(&h, 0))));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, letter), "done");
	ck_assert_int_eq(house_slots(&h, 0), 1);
	ck_assert_int_eq(sql("SELECT count(*) FROM absence"), 0);
	struct sent s = house_last(&h, 0, "ACCEPTED 1 order");
	struct str text = house_flat(&h, house_text(&h, s));
	ck_assert_uint_ne(
		str_find(text, STR("ABSENT: nothing was done, because of a fault")),
		SIZE_MAX);
	ck_assert_uint_ne(str_find(text, STR("STATUS")), SIZE_MAX);
	ck_assert_int_eq(house_count(&h, -1, "an answer could not be written"), 1);
	/* The alarm stands for a day. */
	ck_assert_uint_ne(
		str_find(house_health(&h), STR("an answer could not be written")),
		SIZE_MAX);
	ck_assert_uint_ne(str_find(house_health(&h), STR("armed")), SIZE_MAX);
	house_pass(&h, 25 * 3600);
	ck_assert_uint_eq(str_find(house_health(&h), STR("could not be written")),
			  SIZE_MAX);
	(void)sql("DROP TRIGGER broken");
	house_write(&h, 0, "absent 10 Apr to 12 Apr\n");
	house_round(&h);
	ck_assert_int_eq(sql("SELECT count(*) FROM absence"), 1);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("cut");
	TCase *t = tcase_create("cut");
	/* Under the sanitizers each sign in its first place alone: the others cut it elsewhere, in the same code. */
	const int kinds = share_is() > 1 ? SIGNS : SIGNS * SHIFTS;

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, behind_every_command, 0, kinds);
	tcase_add_loop_test(t, behind_every_verb_and_in_its_place, 0, kinds);
	tcase_add_loop_test(t, in_press_headers_and_prose, 0, kinds);
	tcase_add_loop_test(t, from_the_invited, 0, kinds);
	tcase_add_loop_test(t, from_the_gm_and_who_is_half_believed, 0, kinds);
	tcase_add_loop_test(t, from_those_who_have_no_seat, 0, kinds);
	tcase_add_loop_test(t, orders_beside_a_long_line_stand_and_have_their_receipt,
			    0, kinds);
	tcase_add_test(t, an_answer_that_cannot_be_written_takes_no_order_back);
	tcase_add_test(t, a_command_that_fails_takes_back_itself_alone);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
