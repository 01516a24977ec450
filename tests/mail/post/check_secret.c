/* Secrets of the post office: read from where they may lie, and from nowhere else.
 * SPDX-License-Identifier: ISC */
#include "mail/post/secret.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/check_main.h"

static char dir[64], path[128], out[SECRET_MAX];
static struct err err;

static void set_up(void)
{
	strcpy(dir, "/tmp/check_secret.XXXXXX");
	ck_assert(mkdtemp(dir) != NULL);
	snprintf(path, sizeof path, "%s/word", dir);
	err = (struct err){0};
}

static void tear_down(void)
{
	unlink(path);
	rmdir(dir);
}

static void write_word(const char *text, mode_t mode)
{
	FILE *f = fopen(path, "w");

	ck_assert(f != NULL);
	fputs(text, f);
	fclose(f);
	ck_assert_int_eq(chmod(path, mode), 0);
}

static bool read_file(void)
{
	return secret_read(&(struct secret_source){.file = path}, out, &err);
}

static bool read_command(const char *command)
{
	return secret_read(&(struct secret_source){.command = command}, out, &err);
}

START_TEST(the_first_line_of_a_private_file_is_the_secret)
{
	write_word("se cret\r\nsecond line\n", 0600);
	ck_assert_msg(read_file(), "%s", err.text);
	ck_assert_str_eq(out, "se cret");
	secret_wipe(out);
	ck_assert_str_eq(out, "");
}
END_TEST

START_TEST(a_file_that_others_can_read_a_link_and_an_empty_one_are_refused)
{
	write_word("secret\n", 0640);
	ck_assert(!read_file());
	ck_assert(strstr(err.text, "chmod 600") != NULL);

	write_word("\nsecret\n", 0600);
	ck_assert(!read_file());
	ck_assert(strstr(err.text, "empty") != NULL);
	write_word("a\tb\n", 0600);
	ck_assert(!read_file());
	ck_assert_int_eq(unlink(path), 0);
	ck_assert(!read_file());
	ck_assert_int_eq(symlink("/etc/hostname", path), 0);
	ck_assert(!read_file());
	ck_assert(strstr(err.text, "link") != NULL);
}
END_TEST

START_TEST(a_credential_lies_in_the_folder_of_systemd)
{
	struct secret_source s = {.credential = "word"};

	write_word("token\n", 0440);
	unsetenv("CREDENTIALS_DIRECTORY");
	ck_assert(!secret_read(&s, out, &err));
	ck_assert(strstr(err.text, "LoadCredential=word:") != NULL);
	setenv("CREDENTIALS_DIRECTORY", dir, 1);
	ck_assert(secret_read(&s, out, &err));
	ck_assert_str_eq(out, "token");
	s.credential = "../word";
	ck_assert(!secret_read(&s, out, &err));
}
END_TEST

START_TEST(a_command_prints_it_and_its_failure_tells_nothing)
{
	ck_assert(read_command("printf 'abc\\nrest'"));
	ck_assert_str_eq(out, "abc");
	ck_assert(!read_command("echo hunter2; exit 3"));
	ck_assert(strstr(err.text, "status 3") != NULL);
	ck_assert(strstr(err.text, "hunter2") == NULL);
	ck_assert_str_eq(out, "");
	ck_assert(!read_command("true"));
}
END_TEST

START_TEST(without_a_source_it_is_empty)
{
	struct secret_source none = {0};

	ck_assert(!secret_is_set(&none));
	ck_assert(secret_read(&none, out, &err));
	ck_assert_str_eq(out, "");
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("secret");
	TCase *t = tcase_create("secret");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, the_first_line_of_a_private_file_is_the_secret);
	tcase_add_test(t,
		       a_file_that_others_can_read_a_link_and_an_empty_one_are_refused);
	tcase_add_test(t, a_credential_lies_in_the_folder_of_systemd);
	tcase_add_test(t, a_command_prints_it_and_its_failure_tells_nothing);
	tcase_add_test(t, without_a_source_it_is_empty);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
