/* Letters a second out of a mailbox on a real Dovecot, over IMAPS: until each is durable
 * in the inbox and marked in the mailbox. Floors: a bare
 * loop of the same library over the same letters, BODY.PEEK[] in groups, one row each
 * with synchronous=FULL and as many a commit as ours; no check of the certificate, no
 * limits. Once it takes the letters and nothing else; once it asks the server for all that
 * we ask for: their dates and sizes first, and a mark on each.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <libetpan/libetpan.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "schema/mail/inbox.h"
#include "server/daemon/letterbox.h"
#include "server/daemon/tick.h"
#include "tests/bench/bench.h"
#include "tests/bench/spent.h"
#include "tests/kit/house.h"
#include "tests/kit/post/dovecot.h"

enum { LETTERS = 10000, RUNS = 3, COMMIT = LETTERBOX_GROUP };

#define START "2026-11-20T09:00:00Z"

static int n_letters = LETTERS;

static struct dovecot d;

/* Letters --------------------------------------------------------------------- */

/* The lines that servers on the way add above a letter: some 1,300 bytes. */
static const char trace[] =
	"Return-Path: <%s>\n"
	"Received: from mx.example.org (mx.example.org [192.0.2.25])\n"
	"\tby mail.example.org (Postfix) with ESMTPS id 4Tq%05dz9sQ\n"
	"\tfor <gm@example.org>; Fri, 20 Nov 2026 09:10:00 +0000 (UTC)\n"
	"Received: from smtp.home.example (smtp.home.example [198.51.100.7])\n"
	"\tby mx.example.org (Postfix) with ESMTPS id 4Tq%05dy7rP\n"
	"\tfor <gm@example.org>; Fri, 20 Nov 2026 09:09:58 +0000 (UTC)\n"
	"DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.org;\n"
	"\ts=mail2026; t=1795165798; h=from:to:subject:date:message-id:in-reply-to;\n"
	"\tbh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=;\n"
	"\tb=dzdVyOfAKCdLXdJOc9G2q8LoXSlEniSbav+yuU4zGeeruD00lszZVoG4ZHRNiYzR\n"
	"\t hKSAfX0pQUN1Q5Hzjq1dSuTtV9iNRWgyvTzAE4fPxRTyxS9sNX8Ywdqb0yOBzeFw\n"
	"\t n5z1o7zj7UcOJw7Hb6r9fJq5mJb1P8h2gH3cQw4Zk8yTt0LlVrXxWm2sEoKdUaBi\n"
	"X-Spam-Status: No, score=-2.1 required=5.0 tests=BAYES_00,DKIM_SIGNED,\n"
	"\tDKIM_VALID,DKIM_VALID_AU,SPF_PASS autolearn=ham version=4.0.0\n"
	"User-Agent: Mozilla Thunderbird\n";

/* The players quote: half of them all of the report, beneath their orders. */
static void quote(struct buf *b, struct str report)
{
	struct str line;

	buf_add(b, STR("\nOn Fri, 20 Nov 2026 at 09:00, gm@example.org wrote:\n"));
	while (str_line(&report, &line))
		buf_printf(b, "> " PRI_STR "\n", STR_ARG(str_trim(line)));
}

static void write_letter(struct buf *b, int i, const char *key, const char *attack,
			 struct str report)
{
	const char *from = house_address[i % HOUSE_PEOPLE];

	buf_printf(b, trace, from, i, i);
	buf_printf(b,
		   "From: A Player <%s>\nTo: <%s>\nSubject: Re: [kestrel] orders\n"
		   "Date: Fri, 20 Nov 2026 09:09:57 +0000\n"
		   "Message-ID: <letter.%d@example.org>\nMIME-Version: 1.0\n"
		   "Content-Type: text/plain; charset=utf-8\n\n"
		   "%sown colour: redraw\nthanks, see you at the next deadline (%d)\n",
		   from, key, i, attack, i);
	if (i % 2)
		quote(b, report);
}

/* Dovecot has taken them in before the clock starts, as it has in life. */
static size_t fill(struct dovecot *box, struct house *h)
{
	struct arena *a = arena_create();
	const char *key[HOUSE_PEOPLE], *attack[HOUSE_PEOPLE];
	struct str report[HOUSE_PEOPLE];
	size_t octets = 0;

	dovecot_empty(box);
	for (int i = 0; i < HOUSE_PEOPLE; i++) {
		key[i] = str_z(h->a, house_key(h, i));
		attack[i] = house_attack(h, i);
		report[i] = house_last(h, i, "report").body;
	}
	for (int i = 0; i < n_letters; i++) {
		int who = i % HOUSE_PEOPLE;
		struct buf b = buf_in(a);
		write_letter(&b, i, key[who], attack[who], report[who]);
		octets += buf_str(&b).n;
		dovecot_deliver(box, str_z(a, buf_str(&b)), h->now + 600);
		arena_reset(a);
	}
	arena_destroy(a);
	return octets;
}

/* The bare loop ----------------------------------------------------------------- */

static mailimap *bare_session(const struct dovecot *box)
{
	mailimap *m = mailimap_new(0, NULL);

	if (mailimap_ssl_connect(m, "localhost", box->imaps) >=
		    MAILIMAP_ERROR_BAD_STATE ||
	    mailimap_login(m, "gm", "open sesame") != MAILIMAP_NO_ERROR ||
	    mailimap_select(m, "INBOX") != MAILIMAP_NO_ERROR) {
		fprintf(stderr, "the bare loop gets no session\n");
		exit(3);
	}
	return m;
}

static int keep_row(sqlite3_stmt *insert, clist *att)
{
	struct mailimap_msg_att_body_section *body = NULL;
	uint32_t uid = 0;

	for (clistiter *i = clist_begin(att); i; i = clist_next(i)) {
		struct mailimap_msg_att_item *item = clist_content(i);
		if (item->att_type != MAILIMAP_MSG_ATT_ITEM_STATIC)
			continue;
		struct mailimap_msg_att_static *s = item->att_data.att_static;
		if (s->att_type == MAILIMAP_MSG_ATT_UID)
			uid = s->att_data.att_uid;
		if (s->att_type == MAILIMAP_MSG_ATT_BODY_SECTION)
			body = s->att_data.att_body_section;
	}
	if (!body)
		return 0;
	sqlite3_bind_int64(insert, 1, uid);
	sqlite3_bind_blob(insert, 2, body->sec_body_part, (int)body->sec_length,
			  SQLITE_STATIC);
	if (sqlite3_step(insert) != SQLITE_DONE)
		exit(3);
	sqlite3_reset(insert);
	return 1;
}

static int bare_group(mailimap *m, sqlite3 *db, sqlite3_stmt *insert, int first,
		      int group)
{
	struct mailimap_fetch_type *what =
		mailimap_fetch_type_new_fetch_att_list_empty();
	struct mailimap_set *set = mailimap_set_new_interval(
		(uint32_t)first, (uint32_t)(first + group - 1));
	clist *answer = NULL;
	int n = 0;

	mailimap_fetch_type_new_fetch_att_list_add(what, mailimap_fetch_att_new_uid());
	mailimap_fetch_type_new_fetch_att_list_add(
		what,
		mailimap_fetch_att_new_body_peek_section(mailimap_section_new(NULL)));
	if (mailimap_uid_fetch(m, set, what, &answer) != MAILIMAP_NO_ERROR)
		exit(3);
	for (clistiter *i = clist_begin(answer); i; i = clist_next(i)) {
		if (n % COMMIT == 0)
			sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
		n += keep_row(insert,
			      ((struct mailimap_msg_att *)clist_content(i))->att_list);
		if (n % COMMIT == 0)
			sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
	}
	if (n % COMMIT)
		sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
	mailimap_fetch_list_free(answer);
	mailimap_set_free(set);
	mailimap_fetch_type_free(what);
	return n;
}

static void bare_list(mailimap *m, int first)
{
	struct mailimap_fetch_type *what =
		mailimap_fetch_type_new_fetch_att_list_empty();
	struct mailimap_set *set = mailimap_set_new_interval((uint32_t)first, 0);
	clist *answer = NULL;

	mailimap_fetch_type_new_fetch_att_list_add(what, mailimap_fetch_att_new_uid());
	mailimap_fetch_type_new_fetch_att_list_add(
		what, mailimap_fetch_att_new_internaldate());
	mailimap_fetch_type_new_fetch_att_list_add(
		what, mailimap_fetch_att_new_rfc822_size());
	if (mailimap_uid_fetch(m, set, what, &answer) != MAILIMAP_NO_ERROR)
		exit(3);
	mailimap_fetch_list_free(answer);
	mailimap_set_free(set);
	mailimap_fetch_type_free(what);
}

/* By another flag than ours, so that our mark is work for the server as well. */
static void bare_mark(mailimap *m, int first)
{
	struct mailimap_flag_list *list = mailimap_flag_list_new_empty();
	struct mailimap_set *set =
		mailimap_set_new_interval((uint32_t)first, UINT32_MAX);

	mailimap_flag_list_add(list, mailimap_flag_new_flagged());
	struct mailimap_store_att_flags *how =
		mailimap_store_att_flags_new_add_flags_silent(list);
	if (mailimap_uid_store(m, set, how) != MAILIMAP_NO_ERROR)
		exit(3);
	mailimap_store_att_flags_free(how);
	mailimap_set_free(set);
}

/* Letters a second; `group` letters are asked for at once. `all`: with dates and marks. */
static double bare(const struct dovecot *box, const struct house *h, int group,
		   bool all, struct spent *cost)
{
	char path[200];
	sqlite3 *db;
	sqlite3_stmt *insert;
	int n = 0;

	snprintf(path, sizeof path, "%s/bare.%d.%d.db", h->dir, group, all);
	sqlite3_open(path, &db);
	sqlite3_exec(
		db,
		"PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;CREATE TABLE raw (uid INTEGER PRIMARY KEY, bytes BLOB)",
		NULL, NULL, NULL);
	sqlite3_prepare_v2(db, "INSERT INTO raw VALUES (?, ?)", -1, &insert, NULL);
	*cost = spent_now(d.pid);
	double t = bench_now();
	mailimap *m = bare_session(box);
	int next = (int)m->imap_selection_info->sel_uidnext;
	if (all)
		bare_list(m, next - n_letters);
	for (int uid = next - n_letters; uid < next; uid += group)
		n += bare_group(m, db, insert, uid, group);
	if (all)
		bare_mark(m, next - n_letters);
	t = bench_now() - t;
	*cost = spent_since(*cost, d.pid, n_letters);
	mailimap_logout(m);
	mailimap_free(m);
	sqlite3_finalize(insert);
	sqlite3_close(db);
	if (n != n_letters) {
		fprintf(stderr, "the bare loop read %d of %d letters\n", n, n_letters);
		exit(3);
	}
	return n / t;
}

/* Ours ---------------------------------------------------------------------------- */

static void mailbox(struct house *h, const struct dovecot *box)
{
	struct config *c = &h->home.config;

	c->in[0].url = str_printf(h->a, "imaps://gm@localhost:%d", box->imaps);
	c->in[0].password_file = str_of(box->password);
	c->in[0].ca_file = str_of(box->ca);
	c->limits.letters_per_hour = c->limits.letters_read_per_hour = LETTERS;
	c->limits.answers_per_hour = c->limits.answers_per_day = LETTERS;
}

static int64_t n_in(struct house *h, enum inbox_state state)
{
	struct err err = {0};
	int64_t n = -1;

	return inbox_count(h->home.store, state, &n, &err) ? n : -1;
}

/* Letters a second into the inbox, marked. */
static double ours(struct dovecot *box, struct house *h, struct spent *cost)
{
	struct err err = {0};
	struct tick t;

	house_pass(h, 1200);
	h->home.log = (struct log){.out = h->log, .least = LOG_INFO};
	*cost = spent_now(d.pid);
	double begun = bench_now();
	if (!tick_open(&t, &h->home, -1, &err))
		exit(3);
	t.now = h->now;
	store_look_begin(h->home.store); /* as in tick_round */
	letterboxes_sweep(&t, false);
	store_look_end(h->home.store);
	if (t.trouble || t.away) {
		fprintf(stderr, "%s\n", t.boxes[0].trouble.text);
		exit(3);
	}
	double drained = bench_now();
	*cost = spent_since(*cost, d.pid, n_letters);
	if (n_in(h, INBOX_NEW) != n_letters ||
	    dovecot_count(box, "", "S") != n_letters) {
		fprintf(stderr, "%lld letters in the inbox, %d marked\n",
			(long long)n_in(h, INBOX_NEW), dovecot_count(box, "", "S"));
		exit(3);
	}
	tick_close(&t);
	return n_letters / (drained - begun);
}

static const int groups[] = {50, 200};
enum { GROUPS = sizeof groups / sizeof *groups, FLOORS = GROUPS + 1 };

START_TEST(drain)
{
	double drained[RUNS], floors[FLOORS][RUNS];
	struct spent cost = {0}, floor_cost = {0}, all_cost = {0}, one;
	size_t octets = 0;
	int best = 0;

	for (int r = 0; r < RUNS; r++) {
		struct house h;
		house_open(&h, START);
		house_start(&h);
		octets = fill(&d, &h);
		mailbox(&h, &d);
		/* Dovecot learns of the letters, and has read them once. */
		(void)bare(&d, &h, 1000, false, &one);
		for (int g = 0; g < GROUPS; g++) {
			floors[g][r] = bare(&d, &h, groups[g], false, &one);
			spent_least(&floor_cost, one);
		}
		floors[GROUPS][r] = bare(&d, &h, groups[GROUPS - 1], true, &one);
		spent_least(&all_cost, one);
		drained[r] = ours(&d, &h, &one);
		spent_least(&cost, one);
		house_close(&h);
	}
	for (int g = 1; g < GROUPS; g++)
		if (bench_median(floors[g], RUNS) > bench_median(floors[best], RUNS))
			best = g;
	char name[64];
	snprintf(name, sizeof name, "  bare loop, by %d", groups[best]);
	printf("%d letters of %zu octets each\n", n_letters,
	       octets / (size_t)n_letters);
	bench_print("letters drained a second", drained, floors[best], RUNS, name,
		    0.7 * bench_median(floors[best], RUNS));
	bench_print("  beside the same asked", drained, floors[GROUPS], RUNS,
		    "  bare loop that asks it",
		    0.7 * bench_median(floors[GROUPS], RUNS));
	spent_print("  ours", cost, cost);
	spent_print("  bare loop", floor_cost, cost);
	spent_print("  bare loop that asks it", all_cost, cost);
}
END_TEST

int main(int argc, char **argv)
{
	const char *why;

	child_programs_above();
	if (argc > 1)
		n_letters = atoi(argv[1]);
	if (!dovecot_open(&d, &why)) {
		printf("drain: skipped, because %s\n", why);
		return 0;
	}
	int failed = bench_as_test(drain, "drain");
	dovecot_close(&d);
	return failed ? 3 : 0;
}
