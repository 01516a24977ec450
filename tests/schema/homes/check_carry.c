/* A game is carried out of a store and into another; numbers of several homes never meet.
 * SPDX-License-Identifier: ISC */
#include "tests/schema/a_store.h"

#include <dirent.h>
#include <signal.h>
#include <sys/resource.h>

#include "schema/homes/carry.h"
#include "schema/homes/carry_parts.h"
#include "schema/homes/elsewhere.h"
#include "schema/homes/moved.h"
#include "schema/store/numbers.h"

/* Rows of these are the house's, or of one home: they stay when a game goes. */
static const char *const stay[] = {
	"meta",        "person",      "person_address", "person_note",     "answered",
	"emptyhanded", "address_ask", "moved",          "sqlite_sequence", NULL};

static bool is_carried(const char *table)
{
	for (int i = 0; i < n_carry_parts; i++)
		if (strcmp(carry_parts[i].table, table) == 0)
			return true;
	return false;
}

static bool stays(const char *table)
{
	for (int i = 0; stay[i]; i++)
		if (strcmp(stay[i], table) == 0)
			return true;
	return false;
}

/* A table that is added later must say where its rows belong. */
START_TEST(each_table_goes_or_stays)
{
	sqlite3_stmt *q = sql_open(
		st, &err, "SELECT name FROM sqlite_schema WHERE type = 'table'", "");
	bool ok = q != NULL;
	int n = 0;

	while (q && sql_row(st, q, &ok, &err)) {
		const char *name = str_z(a, sql_text(q, 0, a));
		ck_assert_msg(is_carried(name) != stays(name), "%s", name);
		n++;
	}
	sql_close(q);
	ck_assert_int_gt(n, 40);
}
END_TEST

static struct store *another(const char *name, int number)
{
	char file[160];

	snprintf(file, sizeof file, "%s/%s.db", dir, name);
	struct store *other = store_open(file, STORE_CREATE, &err);
	ck_assert_msg(other != NULL, "%s", err.text);
	if (number >= 0) {
		OK(store_begin(other, &err));
		OK(numbers_share(other, number, 0, &err));
		OK(store_commit(other, &err));
	}
	return other;
}

static int64_t new_game(struct store *in, const char *name)
{
	struct game x = {.name = str_of(name),
			 .rules = STR("cosmic"),
			 .n_seats = 4,
			 .deadlines = STR("7 days 20:00 UTC"),
			 .commitment = str_of(name)};

	OK(store_begin(in, &err));
	OK(games_add(in, &x, &err));
	OK(store_commit(in, &err));
	return x.id;
}

START_TEST(no_two_homes_give_one_number)
{
	enum { GAMES = 200 };
	struct store *two = another("two", 2), *five = another("five", 5);
	int64_t last = 0;

	for (int i = 0; i < GAMES; i++) {
		char name[16];
		snprintf(name, sizeof name, "g-%d", i);
		int64_t x = new_game(two, name), y = new_game(five, name);
		ck_assert_int_eq(numbers_giver(x), 2);
		ck_assert_int_eq(numbers_giver(y), 5);
		ck_assert_int_gt(x, last);
		last = x;
	}
	/* It stays that home, also when it is opened again. */
	store_close(two);
	two = another("two", -1);
	ck_assert_int_eq(numbers_home(two), 2);
	OK(store_begin(two, &err));
	ck_assert(!numbers_share(two, 3, 0, &err));
	store_rollback(two);
	store_close(two);
	store_close(five);
}
END_TEST

/* Numbers of a house that was one home once stand below those of the homes that joined it. */
START_TEST(an_old_home_has_its_numbers_alone)
{
	for (int i = 0; i < 40; i++) {
		char name[16];
		snprintf(name, sizeof name, "old-%d", i);
		new_game(st, name);
	}
	int64_t above;
	OK(numbers_last(st, &above, &err));
	ck_assert_int_eq(above, 40);
	struct store *one = another("one", -1);
	OK(store_begin(one, &err));
	OK(numbers_share(one, 1, above, &err));
	OK(store_commit(one, &err));
	int64_t id = new_game(one, "new");
	ck_assert_int_gt(id, 40);
	ck_assert_int_eq(numbers_giver(id), 1);
	store_close(one);
}
END_TEST

static const char *file_of(const char *name)
{
	return str_z(a, str_printf(a, "%s/%s.game", dir, name));
}

static void carry_out(struct store *from, const char *db, int64_t id, const char *file)
{
	OK(carry_write(db, id, file, &err));
	OK(store_begin(from, &err));
	OK(carry_drop(from, id, &err));
	OK(store_commit(from, &err));
}

/* Number of a letter in, and a letter out, of the game. */
static void write_letters(int64_t game_id)
{
	int64_t source, in;
	struct outbox o = {.game_id = game_id,
			   .seat = 0,
			   .cause_kind = STR("game"),
			   .cause_id = game_id,
			   .rcpt = STR("ann@example.org"),
			   .envelope_from = STR("gm@example.org"),
			   .kind = STR("report"),
			   .message_id = STR("o.1@example.org"),
			   .message = STR("text")};
	struct inbox_entry e = {.name = STR("1"), .bytes = STR("letter"), .arrival = 5};
	bool added;

	OK(store_begin(st, &err));
	OK(sql_run(
		st, &err,
		"INSERT INTO source (kind, name) VALUES ('maildir', 'maildir:mail/in')",
		""));
	source = sql_last_id(st);
	e.source_id = source;
	OK(inbox_append(st, &e, 6, &in, &err));
	OK(sql_run(st, &err, "UPDATE inbox SET game_id = ?, seat = 0 WHERE id = ?",
		   "ii", game_id, in));
	OK(outbox_next_id(st, &o.id, &err));
	OK(outbox_add(st, &o, &added, &err));
	OK(store_commit(st, &err));
}

static int64_t count(struct store *in, const char *sql)
{
	int64_t n;

	OK(sql_number(in, &n, &err, sql, ""));
	return n;
}

START_TEST(a_game_goes_and_comes)
{
	struct store *two = another("two", 2);
	int64_t id, before;
	bool had, has;

	OK(store_begin(st, &err));
	OK(numbers_share(st, 0, 0, &err));
	OK(store_commit(st, &err));
	add_game();
	write_letters(g.id);
	before = count(st, "SELECT max(id) FROM outbox");
	carry_out(st, path, g.id, file_of("ce-7"));
	ck_assert_int_eq(count(st, "SELECT count(*) FROM game"), 0);
	ck_assert_int_eq(count(st, "SELECT count(*) FROM outbox"), 0);
	ck_assert_int_eq(
		count(st,
		      "SELECT count(*) FROM inbox WHERE game_id IS NULL AND state = 'IGNORED'"),
		1);
	/* The next number is another one. */
	int64_t next;
	OK(store_begin(st, &err));
	OK(outbox_next_id(st, &next, &err));
	store_rollback(st);
	ck_assert_int_gt(next, before);

	OK(carry_read(two, file_of("ce-7"), &id, &had, &err));
	ck_assert(!had);
	ck_assert_int_eq(id, g.id);
	ck_assert_int_eq(count(two, "SELECT max(id) FROM outbox"), before);
	ck_assert_int_eq(count(two, "SELECT count(*) FROM inbox WHERE state = 'NEW'"),
			 1);
	ck_assert_int_eq(count(two, "SELECT count(*) FROM message"), 1);
	OK(elsewhere_game(two, STR("CE-7"), &has, &err));
	ck_assert(has);
	OK(elsewhere_letter(two, before, &has, &err));
	ck_assert(has);
	/* Again: it is there. */
	OK(carry_read(two, file_of("ce-7"), &id, &had, &err));
	ck_assert(had);
	/* Numbers that came with it are not given again. */
	int64_t other = new_game(two, "ce-9");
	ck_assert_int_eq(numbers_giver(other), 2);

	char db[160];
	snprintf(db, sizeof db, "%s/two.db", dir);
	carry_out(two, db, g.id, file_of("back"));
	OK(carry_read(st, file_of("back"), &id, &had, &err));
	ck_assert(!had);
	ck_assert_int_eq(
		count(st,
		      "SELECT count(*) FROM inbox WHERE state = 'NEW' AND game_id = 0 + (SELECT id FROM game)"),
		1);
	ck_assert_int_eq(count(st, "SELECT count(*) FROM raw"), 1);
	store_close(two);
}
END_TEST

/* Of another house, whose numbers are those of our rows. */
START_TEST(a_foreign_game_is_refused)
{
	struct store *other = another("other", -1);
	char db[160];
	int64_t id;
	bool had;

	new_game(other, "theirs");
	snprintf(db, sizeof db, "%s/other.db", dir);
	OK(carry_write(db, 1, file_of("theirs"), &err));
	add_game();
	ck_assert(!carry_read(st, file_of("theirs"), &id, &had, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_ptr_nonnull(strstr(err.text, "another house"));
	ck_assert_int_eq(count(st, "SELECT count(*) FROM game"), 1);
	/* Nor a game whose name is taken. */
	err = (struct err){0};
	struct store *third = another("third", 7);
	new_game(third, "ce-7");
	snprintf(db, sizeof db, "%s/third.db", dir);
	OK(carry_write(db, count(third, "SELECT id FROM game"), file_of("third"),
		       &err));
	ck_assert(!carry_read(st, file_of("third"), &id, &had, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "another game 'ce-7'"));
	err = (struct err){0};
	/* A file without the game is not written: it would be all that is left of it. */
	ck_assert(!carry_write(db, 99999, file_of("none"), &err));
	ck_assert_ptr_nonnull(strstr(err.text, "not in the database"));
	ck_assert_int_ne(access(file_of("none"), F_OK), 0);
	store_close(third);
	store_close(other);
}
END_TEST

static int files_like(const char *part)
{
	int n = 0;
	DIR *d = opendir(dir);

	ck_assert_ptr_nonnull(d);
	for (struct dirent *e; (e = readdir(d));)
		n += strstr(e->d_name, part) != NULL;
	closedir(d);
	return n;
}

/* Wherever the room ends, as on a full disk: no half file stays, and nothing that takes room. */
START_TEST(a_file_that_has_no_room_leaves_nothing)
{
	struct store *other = another("other", -1);
	struct rlimit all, room;
	char db[160];
	int n_failed = 0;
	bool ok = false;

	new_game(other, "theirs");
	store_close(other);
	snprintf(db, sizeof db, "%s/other.db", dir);
	ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &all), 0);
	signal(SIGXFSZ, SIG_IGN);
	room = all;
	for (rlim_t kb = 1; !ok && kb < 64 * 1024; kb *= 2) {
		room.rlim_cur = kb * 1024;
		ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &room), 0);
		err = (struct err){0};
		ok = carry_write(db, 1, file_of("theirs"), &err);
		ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &all), 0);
		n_failed += !ok;
		ck_assert_msg(files_like("theirs.game") == ok, "%d files at %lu kB: %s",
			      files_like("theirs.game"), (unsigned long)kb, err.text);
	}
	ck_assert(ok);
	ck_assert_int_gt(n_failed, 4);
}
END_TEST

START_TEST(where_it_went_is_remembered)
{
	struct moved m = {.game_id = 7,
			  .name = STR("ce-7"),
			  .home = STR("two"),
			  .state = MOVED_LEAVING,
			  .utc = 5},
		     got;
	struct moved *list;
	bool found;
	int n;

	OK(moved_find(st, a, STR("ce-7"), &found, &got, &err));
	ck_assert(!found);
	OK(moved_set(st, &m, &err));
	m.state = MOVED_GONE;
	OK(moved_set(st, &m, &err));
	OK(moved_find(st, a, STR("CE-7"), &found, &got, &err));
	ck_assert(found && got.state == MOVED_GONE && str_is(got.home, "two"));
	OK(moved_list(st, a, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	/* Its name is in addresses, and stays taken. */
	struct game x = {.name = STR("ce-7"),
			 .rules = STR("cosmic"),
			 .n_seats = 4,
			 .deadlines = STR("7 days 20:00 UTC")};
	ck_assert(!games_add(st, &x, &err));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/homes");
	TCase *t = tcase_create("carry");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, each_table_goes_or_stays);
	tcase_add_test(t, no_two_homes_give_one_number);
	tcase_add_test(t, an_old_home_has_its_numbers_alone);
	tcase_add_test(t, a_game_goes_and_comes);
	tcase_add_test(t, a_foreign_game_is_refused);
	tcase_add_test(t, a_file_that_has_no_room_leaves_nothing);
	tcase_add_test(t, where_it_went_is_remembered);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
