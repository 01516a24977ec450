/* The key holder: it answers as the secret itself would, it comes again when it dies, and
 * what it cannot answer grants nothing.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/key_holder.h"

#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/confine.h"
#include "mail/trust/address.h"
#include "mail/trust/key_words.h"
#include "tests/check_main.h"

enum { NOW = 1795719600 };

static struct arena *a;
static char dir[64], path[96];
static struct keys keys;
static struct key_holder *holder;
static struct token_claim ann, bob;

static void set_up(void)
{
	struct err err = {0};

	a = arena_create();
	snprintf(dir, sizeof dir, "/tmp/postalgm-keys.XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(dir));
	snprintf(path, sizeof path, "%s/postalgm.key", dir);
	ck_assert_msg(keyfile_create(path, NOW, &err), "%s", err.text);
	ck_assert_msg(keyfile_read(path, &keys, &err), "%s", err.text);
	holder = key_holder_open(path);
	ann = token_reply(STR("ce-7"), STR("red"), 1, 3);
	bob = token_reply(STR("ce-7"), STR("blue"), 2, 3);
}

static void tear_down(void)
{
	key_holder_close(holder);
	unlink(path);
	rmdir(dir);
	arena_destroy(a);
}

/* Every question gets the answer that the secret gives. */
static void ask_everything(void)
{
	char key[TOKEN_CHARS + 1], own[TOKEN_CHARS + 1], brief[TOKEN_SHORT_CHARS + 1];
	char word[TOKEN_WORD_CHARS + 1], own_word[TOKEN_WORD_CHARS + 1];
	struct token_claim both[] = {bob, ann};
	int64_t rows[KEYS_MAX];
	int phase;

	key_make(holder, &ann, key);
	token_make(&keys, &ann, own);
	ck_assert_str_eq(key, own);
	ck_assert_int_eq(key_check(holder, NOW, str_of(key), both, 2, &phase), 1);
	ck_assert_int_eq(phase, 3);
	ck_assert_int_eq(key_check(holder, NOW, str_of(key), &bob, 1, &phase), -1);
	key_short(holder, &ann, brief);
	ck_assert_int_eq(key_short_fits(holder, NOW, str_of(brief), both, 2, &phase),
			 1);
	ck_assert_int_eq(key_short_fits(holder, NOW, str_of(brief), &bob, 1, &phase),
			 -1);
	ck_assert_int_eq(key_number(holder, 977), token_number(&keys, 977));
	ck_assert_uint_eq(key_rows(holder, NOW, key_number(holder, 977), rows), 1);
	ck_assert_int_eq(rows[0], 977);
	key_word(holder, STR("resign 4 1"), 12, word);
	token_word(&keys, STR("resign 4 1"), 12, own_word);
	ck_assert_str_eq(word, own_word);
}

START_TEST(it_answers_as_the_secret_would)
{
	struct err err = {0};

	ask_everything();
	ck_assert(!key_holder_trouble(holder, &err));
}
END_TEST

/* The pids of our children. */
static pid_t its_process(void)
{
	char list[64], text[64] = "";
	snprintf(list, sizeof list, "/proc/self/task/%d/children", (int)getpid());
	FILE *f = fopen(list, "r");

	ck_assert_ptr_nonnull(f);
	ck_assert_ptr_nonnull(fgets(text, sizeof text, f));
	fclose(f);
	return (pid_t)atol(text);
}

START_TEST(it_is_started_again_when_it_dies)
{
	struct err err = {0};

	for (int i = 0; i < 5; i++) {
		ask_everything();
		ck_assert_int_eq(kill(its_process(), SIGKILL), 0);
	}
	ask_everything();
	ck_assert(!key_holder_trouble(holder, &err));
}
END_TEST

START_TEST(without_it_nothing_is_granted_and_the_trouble_is_told_once)
{
	char key[TOKEN_CHARS + 1], made[TOKEN_CHARS + 1] = "x";
	char word[TOKEN_WORD_CHARS + 1] = "x";
	int64_t rows[KEYS_MAX];
	struct err err = {0};
	int phase;

	token_make(&keys, &ann, key);
	unlink(path);
	ck_assert_int_eq(key_check(holder, NOW, str_of(key), &ann, 1, &phase), -1);
	key_make(holder, &ann, made);
	ck_assert_str_eq(made, "");
	key_word(holder, STR("resign"), 1, word);
	ck_assert_str_eq(word, "");
	ck_assert_int_eq(key_number(holder, 977), 0);
	ck_assert_uint_eq(key_rows(holder, NOW, 977, rows), 0);
	ck_assert(key_holder_trouble(holder, &err));
	ck_assert(err.passing && err.kind == ERR_WORLD);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert(!key_holder_trouble(holder, &err));
	/* A file that is there again is all it needs. */
	ck_assert(keyfile_create(path, NOW, &err) && keyfile_read(path, &keys, &err));
	ask_everything();
}
END_TEST

START_TEST(a_file_that_others_can_read_is_refused_in_its_words)
{
	struct err err = {0};

	ck_assert_int_eq(chmod(path, 0644), 0);
	ck_assert(!key_holder_start(holder, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_ptr_nonnull(strstr(err.text, path));
}
END_TEST

/* A process that may start no program any more has its starter for that. */
static void confined_core(void)
{
	static const struct confine all = {.flags = CONFINE_NETWORK | CONFINE_PROGRAMS};
	struct err err = {0};

	if (!child_starter(&err))
		_exit(2);
	confine(&all);
	ask_everything(); /* a failing check ends the process with another status */
	key_holder_close(holder);
	holder = key_holder_open(path);
	ask_everything();
	_exit(key_holder_trouble(holder, &err) ? 3 : 0);
}

START_TEST(a_confined_core_has_it_started_by_the_starter)
{
	int status = -1;
	pid_t pid = fork();

	if (pid == 0)
		confined_core();
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == 0, "status %d",
		      status);
}
END_TEST

/* A question with a changed byte or a cut end: an answer or none, and never a key for
 * another claim. */
START_TEST(damaged_questions_are_answered_or_refused_and_break_nothing)
{
	struct message_out m = message_begin(a, KEY_ASK_CHECK), out;
	char key[TOKEN_CHARS + 1];
	struct message_in in;

	token_make(&keys, &ann, key);
	message_put_int(&m, NOW);
	message_put_str(&m, str_of(key));
	message_put_count(&m, 2);
	key_put_claim(&m, &bob);
	key_put_claim(&m, &ann);
	struct str frame = message_frame(&m);
	for (size_t i = 4; i < frame.n; i++)
		for (int v = 0; v < 256; v++) {
			struct arena_mark here = arena_mark(a);
			char *other = arena_room(a, frame.n);
			memcpy(other, frame.s, frame.n);
			other[i] = (char)v;
			if (message_read((struct str){other, frame.n}, &in))
				(void)!key_answer(&keys, a, &in, &out);
			arena_rewind(a, here);
		}
	for (int kind = 0; kind < 256; kind++) {
		struct message_out empty = message_begin(a, kind);
		ck_assert(message_read(message_frame(&empty), &in));
		ck_assert_msg(!key_answer(&keys, a, &in, &out), "kind %d", kind);
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("key holder");
	TCase *t = tcase_create("key holder");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, it_answers_as_the_secret_would);
	tcase_add_test(t, it_is_started_again_when_it_dies);
	tcase_add_test(t, without_it_nothing_is_granted_and_the_trouble_is_told_once);
	tcase_add_test(t, a_file_that_others_can_read_is_refused_in_its_words);
	tcase_add_test(t, a_confined_core_has_it_started_by_the_starter);
	tcase_add_test(t, damaged_questions_are_answered_or_refused_and_break_nothing);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
