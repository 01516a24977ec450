/* Keys are in Reply-To and in the envelope, and nowhere else: a game in which players
 * and strangers do everything to spread them, and then everything that was written is
 * searched for every key that ever went out.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "server/people/seats.h"
#include "server/phase/game_stop.h"
#include "server/replay/replay.h"
#include "tests/kit/house.h"

enum { ANN, BOB, CAT, DAN, KEYS = 2048, HOUR = 3600 };

static struct house h;
static struct str keys[KEYS];
static int n_keys;

static void open_up(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
	n_keys = 0;
}
static void shut(void)
{
	house_close(&h);
}

/* "gm+kestrel.red.KEY@example.org": notes the part before the "@". */
static void note_key(struct str address)
{
	size_t at = str_find_char(address, '@');
	if (at == SIZE_MAX || str_find_char(address, '+') == SIZE_MAX)
		return;
	size_t from = at;
	while (from > 0 && address.s[from - 1] != '.')
		from--;
	struct str key = str_slice(address, from, at);
	ck_assert(key.n == 23 || key.n == 26);
	for (int i = 0; i < n_keys; i++)
		if (str_equal(keys[i], key))
			return;
	ck_assert_int_lt(n_keys, KEYS);
	keys[n_keys++] = key;
}

/* Without soft line breaks, in small letters: as a program would read it. */
static struct str plain(struct str text)
{
	struct buf b = buf_in(h.a);
	for (size_t i = 0; i < text.n; i++) {
		if (text.s[i] == '=' && i + 2 < text.n && text.s[i + 1] == '\r') {
			i += 2;
			continue;
		}
		buf_char(&b, text.s[i]);
	}
	return str_lower(h.a, buf_str(&b));
}

static void search(struct str text, const char *where)
{
	text = plain(text);
	for (int i = 0; i < n_keys; i++)
		ck_assert_msg(str_find(text, keys[i]) == SIZE_MAX,
			      "%s has the key " PRI_STR, where, STR_ARG(keys[i]));
}

/* Head lines but those two; the body. */
static void search_letter(struct sent s)
{
	struct str rest = s.bytes, line;
	struct buf b = buf_in(h.a);
	bool head = true;
	while (str_line(&rest, &line)) {
		head = head && str_trim(line).n > 0;
		if (head &&
		    (str_starts(line, "Reply-To:") || str_starts(line, "Return-Path:")))
			continue;
		buf_add(&b, line);
		buf_z(&b, "\r\n");
	}
	search(buf_str(&b), str_z(h.a, s.subject));
}

static int collect(struct sent **all)
{
	h.read = 0;
	int n = house_sent(&h, all);
	for (int i = 0; i < n; i++) {
		size_t at = str_find((*all)[i].bytes, STR("Return-Path: <"));
		note_key((*all)[i].reply_to);
		if (at == SIZE_MAX)
			continue;
		struct str rest =
			str_slice((*all)[i].bytes, at + 14, (*all)[i].bytes.n);
		note_key(str_until(&rest, '>'));
	}
	return n;
}

static void search_log(void)
{
	char line[4096];
	rewind(h.log);
	while (fgets(line, sizeof line, h.log))
		search(str_of(line), "the log");
}

/* The bytes of letters that came and that go out have them, as they must; and so has
 * what is noted of the former's header. */
static bool may_have_keys(const char *table, const char *column)
{
	return (strcmp(table, "raw") == 0 && strcmp(column, "bytes") == 0) ||
	       (strcmp(table, "inbox") == 0 &&
		(strcmp(column, "msgid") == 0 || strcmp(column, "sender") == 0)) ||
	       (strcmp(table, "message") == 0 && strcmp(column, "bytes") == 0) ||
	       (strcmp(table, "outbox") == 0 && strcmp(column, "envelope_from") == 0);
}

static void search_table(sqlite3 *db, const char *table)
{
	sqlite3_stmt *q;
	char sql[128];
	snprintf(sql, sizeof sql, "SELECT * FROM \"%s\"", table);
	ck_assert_int_eq(sqlite3_prepare_v2(db, sql, -1, &q, NULL), SQLITE_OK);
	while (sqlite3_step(q) == SQLITE_ROW)
		for (int i = 0; i < sqlite3_column_count(q); i++) {
			const void *s = sqlite3_column_blob(q, i);
			if (s && !may_have_keys(table, sqlite3_column_name(q, i)))
				search((struct str){s,
						    (size_t)sqlite3_column_bytes(q, i)},
				       table);
		}
	sqlite3_finalize(q);
}

static void search_store(void)
{
	sqlite3 *db;
	sqlite3_stmt *q;
	ck_assert_int_eq(sqlite3_open(home_path(&h.home, h.a, "postalgm.db"), &db),
			 SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_prepare_v2(db,
				   "SELECT name FROM sqlite_master WHERE type='table'",
				   -1, &q, NULL),
		SQLITE_OK);
	int n = 0;
	while (sqlite3_step(q) == SQLITE_ROW) {
		search_table(db, (const char *)sqlite3_column_text(q, 0));
		n++;
	}
	sqlite3_finalize(q);
	sqlite3_close(db);
	ck_assert_int_gt(n, 10);
}

/* All places in which a letter can carry a key: subject, sender's name, press, a title
 * of a game, a word that is not understood, a lucky word, a phone number. */
static void spread_keys(void)
{
	const char *key = str_z(h.a, house_key(&h, ANN));
	static const char *const forms[] = {
		"press to all:\nWrite to %s, it is mine.\nendpress\n",
		"press to blue:\n> Reply-To: %s\nendpress\n",
		"attack %s\n",
		"help %s\n",
		"timezone %s\n",
		"clear %s\n",
		"if %s then attack blue 3\n",
		"%s\n",
	};
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		struct buf b = buf_in(h.a);
		buf_printf(&b, "From: \"%s\" <ann@example.org>\r\nTo: %s\r\n", key,
			   key);
		buf_printf(&b, "Subject: Re: %s\r\nMessage-ID: <%zu.%d.%s>\r\n\r\n",
			   key, i, h.n_in, key);
		const char *at = strstr(forms[i], "%s");
		buf_add(&b, (struct str){forms[i], (size_t)(at - forms[i])});
		buf_z(&b, key);
		buf_z(&b, at + 2);
		house_drop(&h, NULL, buf_str(&b));
	}
	/* Forwarded to another player, who answers with it; to a stranger; no key. */
	house_post(&h, house_address[BOB], key, "final\n");
	house_post(&h, "eve@elsewhere.org", key, house_attack(&h, ANN));
	house_post(&h, key, "gm@example.org", "final\n");
	house_post(&h, house_address[CAT], "gm+kestrel@example.org", "wait\n");
	house_round(&h);
	struct sent asked = house_last(&h, ANN, "please confirm");
	if (asked.id)
		house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to),
			   "confirm always\n");
	house_round(&h);
}

static void next_phase(void)
{
	house_pass(&h, 2 * 24 * HOUR);
	house_round(&h);
}

START_TEST(no_key_stands_where_others_read)
{
	struct sent *all;
	struct str export;
	struct err err = {0};

	house_start(&h);
	for (int phase = 0; phase < 6; phase++) {
		spread_keys();
		if (phase == 2)
			ck_assert(seat_replace(&h.home, h.a, STR("kestrel"),
					       STR("blue"),
					       STR("Fay <fay@example.org>"), &err));
		for (int i = 0; phase == 0 && i < HOUSE_PEOPLE; i++)
			house_write(&h, i, house_attack(&h, i));
		next_phase();
	}
	ck_assert_msg(game_end(&h.home, h.a, STR("kestrel"), STR("enough"), &err), "%s",
		      err.text);
	house_round(&h);
	int n = collect(&all);
	ck_assert_int_gt(n_keys, 30);
	for (int i = 0; i < n; i++)
		search_letter(all[i]);
	search_log();
	search_store();
	ck_assert(replay_export(&h.home, h.a, STR("kestrel"), true, &export, &err));
	search(export, "the exported game");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/keys");
	TCase *t = tcase_create("keys");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, no_key_stands_where_others_read);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
