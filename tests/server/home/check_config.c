/* The configuration: a good one is read into plain values, and each fault is named with
 * its place.
 * SPDX-License-Identifier: ISC */
#include "base/spell.h"
#include "server/home/config.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/post/transport.h"
#include "server/home/nearest.h"
#include "tests/check_main.h"

static struct arena *arena;
static struct config config;
static struct config_faults faults;

static void set_up(void)
{
	arena = arena_create();
	memset(&faults, 0, sizeof faults);
	faults.a = arena;
}

static void tear_down(void)
{
	arena_destroy(arena);
}

static void read_config(const char *json)
{
	config_read(arena, str_of(json), &config, &faults);
}

/* One fault, at `place`, whose text contains `words`. */
static void expect_fault(const char *place, const char *words)
{
	char said[2000] = "";

	for (int i = 0; i < faults.n; i++) {
		const struct config_fault *f = &faults.f[i];
		if (str_equal(f->place, str_of(place)) &&
		    str_find(f->text, str_of(words)) != SIZE_MAX)
			return;
		snprintf(said + strlen(said), sizeof said - strlen(said),
			 " [" PRI_STR "] " PRI_STR, STR_ARG(f->place),
			 STR_ARG(f->text));
	}
	ck_abort_msg("no fault at %s with \"%s\" among:%s", place, words, said);
}

START_TEST(an_empty_object_is_all_defaults)
{
	read_config("{}");
	ck_assert(config_is_good(&faults));
	ck_assert(str_is(config.in[0].url, "maildir:mail/in"));
	ck_assert(str_is(config.out, "maildir:mail/out"));
	ck_assert(str_is(config.deadlines, "7 days 20:00 UTC"));
	ck_assert_int_eq(config.auth, 1);
	ck_assert_int_eq(config.n_reminders, 2);
	ck_assert_int_eq(config.reminders[0], 48);
	ck_assert_int_eq(config.reminders[1], 12);
	ck_assert_int_eq(config.grace, 0);
	ck_assert_int_eq(config.limits.press_size, 16384);
	ck_assert_int_eq(config.limits.answers_per_hour, 6);
}
END_TEST

START_TEST(values_are_read)
{
	read_config(
		"{\"address\": \"gm@example.org\", \"gm\": \"me@example.net\", \"zone\": \"Europe/London\", \"mail\": {\"in\": \"maildir:/var/mail/gm\", \"authserv_id\": \"mx.example\",  \"own_hosts\": [\"a.example\", \"b.example\"]}, \"game\": {\"auth\": \"P2\", \"deadlines\": \"Tue,Fri 20:00 Europe/London\",  \"reminders\": [72, 24, 6], \"grace\": 2}, \"limits\": {\"worker_cpu_seconds\": 7}}");
	ck_assert_int_eq(faults.n, 0);
	ck_assert(str_is(config.address, "gm@example.org"));
	ck_assert(str_is(config.gm, "me@example.net"));
	ck_assert(str_is(config.in[0].url, "maildir:/var/mail/gm"));
	ck_assert_int_eq(config.in[0].n_own_hosts, 2);
	ck_assert(str_is(config.in[0].own_hosts[1], "b.example"));
	ck_assert_int_eq(config.auth, 2);
	ck_assert_int_eq(config.n_reminders, 3);
	ck_assert_int_eq(config.reminders[2], 6);
	ck_assert_int_eq(config.grace, 2);
	ck_assert_int_eq(config.limits.worker_cpu_seconds, 7);
}
END_TEST

/* A file of an earlier edition names all of them, for `init` wrote them down. */
START_TEST(settings_of_an_earlier_edition_are_passed_over_and_told)
{
	static const char *const old[] = {
		"mail_size", "header_size", "field_size", "addresses",   "parts",
		"depth",     "text_size",   "text_lines", "line_length", "order_lines"};
	const char *place, *what;

	for (size_t i = 0; i < sizeof old / sizeof *old; i++) {
		faults = (struct config_faults){.a = arena};
		read_config(str_z(
			arena,
			str_printf(arena,
				   "{\"limits\": {\"%s\": 500, \"press_size\": 2048}}",
				   old[i])));
		ck_assert(config_is_good(&faults));
		ck_assert_int_eq(faults.n, 1);
		ck_assert(str_equal(faults.f[0].place,
				    str_printf(arena, "limits.%s", old[i])));
		ck_assert(str_starts(faults.f[0].text, "is no longer used"));
		ck_assert_int_eq(config.limits.press_size, 2048);
		for (int k = 0; config_setting(k, &place, &what); k++)
			ck_assert(!str_equal(str_of(place), faults.f[0].place));
	}
	/* Only where they stood. */
	read_config("{\"order_lines\": 500}");
	ck_assert(!config_is_good(&faults));
}
END_TEST

START_TEST(what_is_written_reads_back)
{
	struct config again;

	read_config(
		"{\"gm\": \"me@example.net\", \"mail\": {\"own_hosts\": [\"a.b\"]}, \"game\": {\"reminders\": []}}");
	config_read(arena, config_text(arena, &config), &again, &faults);
	ck_assert_int_eq(faults.n, 0);
	ck_assert(str_equal(config_text(arena, &config), config_text(arena, &again)));
	ck_assert_int_eq(again.n_reminders, 0);
}
END_TEST

START_TEST(every_setting_has_a_name_and_is_written)
{
	const char *place, *what;
	int n = 0;

	config_defaults(&config);
	json_t *root = config_json(&config);
	for (int i = 0; config_setting(i, &place, &what); i++, n++) {
		char group[40];
		const char *dot = strchr(place, '.');
		json_t *in = root;
		ck_assert(*place && *what);
		if (dot) {
			snprintf(group, sizeof group, "%.*s", (int)(dot - place),
				 place);
			in = json_object_get(root, group);
		}
		ck_assert_msg(json_object_get(in, dot ? dot + 1 : place) != NULL, "%s",
			      place);
	}
	ck_assert_int_gt(n, 30);
	json_decref(root);
}
END_TEST

/* clang-format off */
static const struct {
	const char *json, *place, *words;
} bad[] = {
	/* no JSON at all, with line and column */
	{"",                                        "line 1, column 0", "expected"},
	{"{\n  \"gm\": \"a@b.c\"\n  \"zone\": 1\n}", "line 3, column 8", "expected"},
	{"{\"zone\": \"UTC\", \"zone\": \"UTC\"}",   "line 1, column 22", "duplicate"},
	{"{\"zone\": \"UTC\"} x",                   "line 1, column 17", "end of file"},
	{"{\"zone\": \"\xff\"}",                    "line 1, column 10", "decode"},
	{"[]",                                      "line 1, column 1", "object in braces"},
	/* keys */
	{"{\"adress\": \"gm@b.c\"}",                "adress",       "did you mean 'address'"},
	{"{\"mail\": {\"inn\": \"maildir:x\"}}",    "mail.inn",     "did you mean 'mail.in'"},
	{"{\"limit\": {}}",                         "limit",        "did you mean 'limits'"},
	{"{\"game\": {\"reminder\": [1]}}",         "game.reminder", "did you mean 'game.reminders'"},
	{"{\"press_size\": 5}",                     "press_size",   "belongs in 'limits.press_size'"},
	{"{\"colour\": \"red\"}",                   "colour",       "config show"},
	{"{\"mail\": []}",                          "mail",         "object in braces, not a list"},
	/* secrets */
	{"{\"password\": \"x\"}",                   "password",     "a secret must not be in"},
	{"{\"mail\": {\"in_password\": \"x\"}}",    "mail.in_password", "a secret must not be in"},
	{"{\"mail\": {\"in\": \"imaps://gm:pw@h.example/INBOX\"}}", "mail.in", "password must not be in a URL"},
	/* addresses */
	{"{\"gm\": \"nobody\"}",                    "gm",           "is not an address"},
	{"{\"gm\": \"a@b..c\"}",                    "gm",           "is not an address"},
	{"{\"gm\": \"Me <me@b.c>\"}",               "gm",           "bare address"},
	{"{\"gm\": \"a@b\\nc\"}",                   "gm",           "control characters"},
	{"{\"gm\": 5}",                             "gm",           "must be a text in quotes, not a whole number"},
	{"{\"address\": \"\"}",                     "address",      "is not an address"},
	{"{\"address\": \"gm+x@b.c\"}",             "address",      "must not contain '+'"},
	{"{\"address\": \"the-gamemaster-of-a-house-by-the-sea@b.c\"}", "address",      "is too long before the '@'"},
	{"{\"gm\": \"gm@b.c\", \"address\": \"gm@b.c\"}", "gm",     "also the address that players write to"},
	/* post offices */
	{"{\"mail\": {\"in\": \"mail/in\"}}",       "mail.in",      "is not a URL; write maildir:PATH"},
	{"{\"mail\": {\"in\": \"maildr:x\"}}",      "mail.in",      "did you mean 'maildir:'"},
	{"{\"mail\": {\"in\": \"smtps://h.example\"}}", "mail.in",  "not known here"},
	{"{\"mail\": {\"out\": \"gopher://h\"}}",   "mail.out",     "maildir, smtps or smtp"},
	{"{\"mail\": {\"in\": \"maildir:\"}}",      "mail.in",      "path after 'maildir:' is missing"},
	{"{\"mail\": {\"in\": \"imap://h.example/INBOX\"}}", "mail.in", "write imaps://"},
	{"{\"mail\": {\"in\": \"imaps:h.example\"}}", "mail.in",    "'//' is missing"},
	{"{\"mail\": {\"out\": \"smtp://h_h:25\"}}", "mail.out",    "not a host name"},
	{"{\"mail\": {\"out\": \"smtp://h:99999\"}}", "mail.out",   "not a port"},
	{"{\"mail\": {\"in\": \"imaps://gm@h.example\"}}", "mail.in", "names a user, but no password"},
	{"{\"mail\": {\"in\": \"imaps://h.example\", \"in_credential\": \"imap\"}}", "mail.in", "names no user"},
	{"{\"mail\": {\"in_credential\": \"imap\", \"in_password_command\": \"x\"}}", "mail.in_credential", "2 password sources are set"},
	{"{\"mail\": {\"in_login\": \"token\"}}", "mail.in_login", "password or xoauth2"},
	{"{\"mail\": {\"in\": \"pop3s://gm@h.example\", \"in_credential\": \"x\", \"in_login\": \"xoauth2\"}}", "mail.in_login", "is for IMAP"},
	{"{\"mail\": {\"in\": \"imaps://gm@h.example\", \"in_credential\": \"x\", \"in_taken\": \"delete\"}}", "mail.in_taken", "flag or move:FOLDER"},
	{"{\"mail\": {\"in\": \"imaps://gm@h.example\", \"in_credential\": \"x\", \"in_taken\": \"move:\"}}", "mail.in_taken", "flag or move:FOLDER"},
	{"{\"mail\": {\"in\": \"pop3s://gm@h.example\", \"in_credential\": \"x\", \"in_taken\": \"flag\"}}", "mail.in_taken", "keep or delete"},
	{"{\"mail\": {\"in_seconds\": 1}}",         "mail.in_seconds", "it can be 5 to 600"},
	{"{\"mail\": {\"in_password\": \"hunter2\"}}", "mail.in_password", "a secret must not be in"},
	{"{\"mail\": {\"out\": \"smtps://gm@h.example\"}}", "mail.out", "names a user, but no password"},
	{"{\"mail\": {\"out\": \"smtps://h.example\", \"out_password_file\": \"x\"}}", "mail.out_password_file", "mail.out names no user"},
	{"{\"mail\": {\"out_credential\": \"smtp\", \"out_password_file\": \"x\"}}", "mail.out_password_file", "2 password sources are set"},
	{"{\"mail\": {\"out_login\": \"token\"}}", "mail.out_login", "password or xoauth2"},
	{"{\"mail\": {\"out_seconds\": 0}}",        "mail.out_seconds", "it can be 1 to 900"},
	{"{\"mail\": {\"out_password\": \"hunter2\"}}", "mail.out_password", "a secret must not be in"},
	{"{\"mail\": {\"out\": \"maildir:mail/in\"}}", "mail.out",  "letters would come back"},
	{"{\"mail\": {\"own_hosts\": \"a.b\"}}",    "mail.own_hosts", "must be a list"},
	{"{\"mail\": {\"own_hosts\": [\"a.b\", \"-\"]}}", "mail.own_hosts[1]", "not a host name"},
	/* several mailboxes */
	{"{\"mail\": {\"in\": []}}",             "mail.in",      "has 0 mailboxes; it can have 1 to 8"},
	{"{\"mail\": {\"in\": [\"maildir:1\",\"maildir:2\",\"maildir:3\",\"maildir:4\",\"maildir:5\",\"maildir:6\",\"maildir:7\",\"maildir:8\",\"maildir:9\"]}}",       "mail.in",      "has 9 mailboxes"},
	{"{\"mail\": {\"in\": 7}}",              "mail.in",      "a URL in quotes, or a list of mailboxes, not a whole number"},
	{"{\"mail\": {\"in\": {\"url\": \"maildir:x\"}}}", "mail.in", "or a list of mailboxes, not an object"},
	{"{\"mail\": {\"in\": [\"maildir:x\", 7]}}", "mail.in[1]",   "or an object like {\"url\":"},
	{"{\"mail\": {\"in\": [\"maildir:x\", {\"seconds\": 7}]}}", "mail.in[1]", "has no \"url\""},
	{"{\"mail\": {\"in\": [\"maildir:x\", \"y\"]}}", "mail.in[1]", "is not a URL"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"pasword_file\": \"p\"}]}}", "mail.in[0].pasword_file", "did you mean 'password_file'"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"ca_fil\": \"p\"}]}}", "mail.in[0].ca_fil", "did you mean 'ca_file'"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"colour\": 1}]}}", "mail.in[0].colour", "is not a mailbox setting"},
	{"{\"mail\": {\"in\": [{\"url\": \"imaps://gm@h.example\", \"password\": \"hunter2\"}]}}", "mail.in[0].password", "a secret must not be in"},
	{"{\"mail\": {\"in\": [{\"url\": \"imaps://gm:pw@h.example\"}]}}", "mail.in[0].url", "password must not be in a URL"},
	{"{\"mail\": {\"in\": [\"maildir:x\", \"imaps://gm:pw@h.example\"]}}", "mail.in[1]", "password must not be in a URL"},
	{"{\"mail\": {\"in\": [\"maildir:x\", \"imaps://gm@h.example\"]}}", "mail.in[1]", "set password_file, credential or password_command"},
	{"{\"mail\": {\"in\": [{\"url\": \"imaps://h.example\", \"credential\": \"x\"}]}}", "mail.in[0]", "names no user"},
	{"{\"mail\": {\"in\": [\"maildir:x\", {\"url\": \"imaps://gm@h.example\", \"credential\": \"x\", \"password_command\": \"y\"}]}}",
	 "mail.in[1].credential", "2 password sources are set; keep only one of password_file, credential and password_command"},
	{"{\"mail\": {\"in\": [{\"url\": \"pop3s://gm@h.example\", \"credential\": \"x\", \"login\": \"xoauth2\"}]}}", "mail.in[0].login", "is for IMAP; write imaps: in mail.in[0]"},
	{"{\"mail\": {\"in\": [{\"url\": \"pop3s://gm@h.example\", \"credential\": \"x\", \"taken\": \"flag\"}]}}", "mail.in[0].taken", "keep or delete"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"seconds\": 1}]}}", "mail.in[0].seconds", "it can be 5 to 600"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"optional\": \"yes\"}]}}", "mail.in[0].optional", "must be true or false"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"own_hosts\": [\"a.b\", \"-\"]}]}}", "mail.in[0].own_hosts[1]", "not a host name"},
	{"{\"mail\": {\"in\": [\"maildir:mail/b\", \"maildir:./mail//b/\"]}}", "mail.in[1]", "the same mailbox as mail.in[0]; name each once"},
	{"{\"mail\": {\"in\": [\"maildir:x\", {\"url\": \"imaps://gm@h.example\", \"credential\": \"x\"}, {\"url\": \"imap://gm@H.example:993/inbox\", \"credential\": \"y\"}]}}", "mail.in[2].url", "write imaps://"},
	{"{\"mail\": {\"in\": [\"maildir:x\", {\"url\": \"imaps://gm@h.example\", \"credential\": \"x\"}, {\"url\": \"imaps://gm@H.example:993/inbox\", \"credential\": \"y\"}]}}", "mail.in[2]", "the same mailbox as mail.in[1]"},
	{"{\"mail\": {\"in\": [\"maildir:x\", \"maildir:mail/out\"]}}", "mail.out", "letters would come back"},
	{"{\"mail\": {\"in\": [\"maildir:x\"], \"in_ca_file\": \"x\"}}", "mail.in_ca_file", "cannot be used with a list of mailboxes; write \"ca_file\""},
	{"{\"mail\": {\"authserv_id\": \"x\", \"in\": [\"maildir:x\"]}}", "mail.authserv_id", "write \"authserv_id\" into the entry"},
	{"{\"mail\": {\"own_hosts\": [], \"in\": [\"maildir:x\"]}}", "mail.own_hosts", "cannot be used with a list"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"optional\": true}]}}", "mail.in", "at least one must be required"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"address\": \"gm\"}]}}", "mail.in[0].address", "is not an address"},
	{"{\"mail\": {\"in\": [{\"url\": \"maildir:x\", \"address\": \"gm+a@b.c\"}]}}", "mail.in[0].address", "must not contain '+'"},
	{"{\"gm\": \"me@b.c\", \"mail\": {\"in\": [{\"url\": \"maildir:x\", \"address\": \"Me@b.c\"}]}}", "mail.in[0].address", "is the GM's own address"},
	/* the rest */
	{"{\"zone\": \"Mars/Olympus\"}",            "zone",         "not a time zone"},
	{"{\"game\": {\"auth\": \"P4\"}}",          "game.auth",    "P0 to P3"},
	{"{\"game\": {\"auth\": \"p2\"}}",          "game.auth",    "P0 to P3"},
	{"{\"game\": {\"auth\": 1}}",               "game.auth",    "must be a text"},
	{"{\"game\": {\"deadlines\": \"soon\"}}",   "game.deadlines", "the rule for deadlines"},
	{"{\"game\": {\"grace\": -1}}",             "game.grace",   "0 to 168"},
	{"{\"game\": {\"grace\": 1.5}}",            "game.grace",   "not a number with a point"},
	{"{\"game\": {\"reminders\": [12, 48]}}",   "game.reminders[1]", "the longest first"},
	{"{\"game\": {\"reminders\": [0]}}",        "game.reminders[0]", "it can be 1 to"},
	{"{\"game\": {\"reminders\": [9,8,7,6,5,4,3,2,1]}}", "game.reminders", "9 times"},
	{"{\"limits\": {\"press_per_day\": 0}}",    "limits.press_per_day", "it can be 1 to 1000"},
	{"{\"limits\": {\"press_per_day\": null}}", "limits.press_per_day", "not null"},
	{"{\"limits\": {\"worker_cpu_seconds\": 61}}", "limits.worker_cpu_seconds", "it can be 1 to 60"},
	{"{\"limits\": {\"worker_memory\": 67108863}}", "limits.worker_memory", "it can be 67108864 to"},
	{"{\"limits\": {\"held_size\": 99999999999999999999}}", "line 1, column 45", "too big"},
};
/* clang-format on */

START_TEST(each_fault_is_named_with_its_place)
{
	read_config(bad[_i].json);
	ck_assert(!config_is_good(&faults));
	expect_fault(bad[_i].place, bad[_i].words);
}
END_TEST

START_TEST(all_faults_are_named_at_once)
{
	read_config(
		"{\"gm\": 1, \"mail\": {\"in\": \"x\", \"ou\": 2}, \"zone\": \"No/Where\"}");
	ck_assert_int_eq(faults.n, 4);
	expect_fault("gm", "must be a text");
	expect_fault("mail.in", "is not a URL");
	expect_fault("mail.ou", "did you mean 'mail.out'");
	expect_fault("zone", "not a time zone");
}
END_TEST

START_TEST(servers_are_accepted_and_are_no_maildirs)
{
	struct str dir;
	struct err err;

	read_config(
		"{\"mail\": {\"in\": \"imaps://gm@mail.example.org/INBOX\", \"in_credential\": \"imap\", \"out\": \"smtp://mail.example.org:587\"}}");
	ck_assert_int_eq(faults.n, 0);
	ck_assert(!config_maildir(arena, "/h", config.in[0].url, &dir, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	read_config(
		"{\"mail\": {\"in\": \"imap://gm@127.0.0.1:1143/INBOX\", \"in_credential\": \"imap\"}}");
	ck_assert(config_is_good(&faults));
	read_config(
		"{\"mail\": {\"in\": \"pop3://gm@[::1]:1110\", \"in_credential\": \"imap\"}}");
	ck_assert(config_is_good(&faults));
}
END_TEST

START_TEST(the_way_out_is_found_in_the_home)
{
	struct way_out way;

	read_config(
		"{\"address\": \"gm@example.org\", \"mail\": {\"out\": \"smtps://gm%40example.org@mail.example.org\", \"out_password_file\": \"smtp.password\", \"out_ca_file\": \"/etc/ca.pem\", \"out_seconds\": 20}}");
	ck_assert_int_eq(faults.n, 0);
	config_way_out(arena, "/h", &config, &way);
	ck_assert_str_eq(way.url, "smtps://gm%40example.org@mail.example.org");
	ck_assert_str_eq(way.secret.file, "/h/smtp.password");
	ck_assert_str_eq(way.ca_file, "/etc/ca.pem");
	ck_assert_str_eq(way.ca_name, "mail.out_ca_file");
	ck_assert_str_eq(way.hello, "example.org");
	ck_assert(!way.token && !way.secret.command && way.transfer_s == 20);
	read_config(
		"{\"mail\": {\"out\": \"smtps://gm@h.example\", \"out_login\": \"xoauth2\", \"out_password_command\": \"fetch-token\"}}");
	ck_assert_int_eq(faults.n, 0);
	config_way_out(arena, "/h", &config, &way);
	ck_assert_str_eq(way.secret.command, "fetch-token");
	ck_assert(way.token);
	read_config("{}");
	config_way_out(arena, "/h", &config, &way);
	ck_assert_str_eq(way.url, "maildir:/h/mail/out");
}
END_TEST

START_TEST(the_mailbox_is_found_in_the_home)
{
	struct mailbox_config way;

	read_config(
		"{\"mail\": {\"in\": \"imaps://gm%40example.org@mail.example.org\", \"in_password_file\": \"imap.password\", \"in_ca_file\": \"/etc/ca.pem\", \"in_taken\": \"move:Taken letters\"}}");
	ck_assert_int_eq(faults.n, 0);
	config_mailbox(arena, "/h", &config, 0, &way);
	ck_assert_str_eq(way.secret.file, "/h/imap.password");
	ck_assert_str_eq(way.ca_file, "/etc/ca.pem");
	ck_assert_str_eq(way.ca_name, "mail.in_ca_file");
	ck_assert_str_eq(way.move_to, "Taken letters");
	ck_assert(!way.token && !way.remove && way.command_s == 60);
	ck_assert_str_eq(config_way_kind(&config.in[0]), "imap");
	read_config(
		"{\"mail\": {\"in\": \"pop3s://gm@h.example\", \"in_taken\": \"delete\", \"in_password_command\": \"pass gm\"}}");
	ck_assert_int_eq(faults.n, 0);
	config_mailbox(arena, "/h", &config, 0, &way);
	ck_assert_str_eq(way.secret.command, "pass gm");
	ck_assert(way.remove && !way.move_to);
	ck_assert_str_eq(config_way_kind(&config.in[0]), "pop3");
	read_config("{}");
	config_mailbox(arena, "/h", &config, 0, &way);
	ck_assert_str_eq(way.url, "maildir:/h/mail/in");
}
END_TEST

static const char two[] =
	"{\"address\": \"gm@new.example\", \"mail\": {\"in\": [\"maildir:mail/b\", {\"url\": \"imaps://gm%40old.example@imap.old.example\", \"address\": \"gm@old.example\", \"password_file\": \"old.password\", \"ca_file\": \"/etc/old.pem\", \"taken\": \"move:Taken\", \"seconds\": 20, \"optional\": true, \"authserv_id\": \"mx.old.example\", \"authserv_below\": true, \"own_hosts\": [\"mx.old.example\"]}]}}";

START_TEST(each_mailbox_of_a_list_has_its_own)
{
	struct mailbox_config way;

	read_config(two);
	ck_assert_int_eq(faults.n, 0);
	ck_assert(config.in_is_list && config.n_in == 2);
	const struct config_mailbox *m = config.in;
	ck_assert(str_is(m[0].url, "maildir:mail/b") && m[0].seconds == 60);
	ck_assert(!m[0].optional && !m[0].authserv_id.n && !m[0].authserv_below);
	ck_assert(!m[0].password_file.n && !m[0].n_own_hosts && !m[0].address.n);
	ck_assert(str_is(m[1].address, "gm@old.example") && m[1].optional);
	ck_assert(str_is(m[1].authserv_id, "mx.old.example") && m[1].authserv_below);
	ck_assert(m[1].n_own_hosts == 1 && str_is(m[1].own_hosts[0], "mx.old.example"));
	config_mailbox(arena, "/h", &config, 1, &way);
	ck_assert_str_eq(way.url, "imaps://gm%40old.example@imap.old.example");
	ck_assert_str_eq(way.secret.file, "/h/old.password");
	ck_assert_str_eq(way.ca_file, "/etc/old.pem");
	ck_assert_str_eq(way.ca_name, "mail.in[1].ca_file");
	ck_assert_str_eq(way.move_to, "Taken");
	ck_assert_int_eq(way.command_s, 20);
	config_mailbox(arena, "/h", &config, 0, &way);
	ck_assert_str_eq(way.url, "maildir:/h/mail/b");
	ck_assert(!way.secret.file && !way.ca_file && !way.move_to);
	ck_assert(str_is(config_addresses(arena, &config),
			 "gm@new.example gm@old.example"));
}
END_TEST

START_TEST(a_list_of_mailboxes_is_written_as_it_was)
{
	struct config again;

	read_config(two);
	config_read(arena, config_text(arena, &config), &again, &faults);
	ck_assert_int_eq(faults.n, 0);
	ck_assert(str_equal(config_text(arena, &config), config_text(arena, &again)));
	ck_assert(again.n_in == 2 && again.in[1].optional && again.in[1].seconds == 20);
	/* A list of one, and a value that is not a list, stay as they are. */
	read_config("{\"mail\": {\"in\": [\"maildir:x\"]}}");
	ck_assert(config.in_is_list && config.n_in == 1);
	ck_assert(str_find(config_text(arena, &config), STR("\"in_ca_file\"")) ==
		  SIZE_MAX);
	read_config("{\"mail\": {\"in\": \"maildir:x\"}}");
	ck_assert(!config.in_is_list && config.n_in == 1);
	ck_assert(str_find(config_text(arena, &config), STR("\"in_ca_file\"")) !=
		  SIZE_MAX);
}
END_TEST

/* By another name, or through a link: only the home and its folders show that. */
START_TEST(two_paths_to_one_folder_are_one_mailbox)
{
	char dir[] = "/tmp/postalgm-config.XXXXXX", path[100], text[400];
	struct err err;

	ck_assert_ptr_nonnull(mkdtemp(dir));
	snprintf(path, sizeof path, "%s/mail", dir);
	ck_assert_int_eq(mkdir(path, 0700), 0);
	snprintf(text, sizeof text, "%s/link", dir);
	ck_assert_int_eq(symlink(path, text), 0);
	static const struct {
		bool whole;
		const char *name;
	} others[] = {{true, "mail"}, {true, "link"}, {false, "link"}};
	for (int i = 0; i < 3; i++) {
		char other[100];
		snprintf(other, sizeof other, "%s%s%s", others[i].whole ? dir : "",
			 others[i].whole ? "/" : "", others[i].name);
		snprintf(text, sizeof text,
			 "{\"mail\": {\"in\": [\"maildir:mail\", \"maildir:%s\"]}}",
			 other);
		snprintf(path, sizeof path, "%s/postalgm.json", dir);
		FILE *f = fopen(path, "w");
		ck_assert(f && fputs(text, f) >= 0 && fclose(f) == 0);
		faults = (struct config_faults){.a = arena};
		ck_assert(config_load(arena, dir, &config, &faults, &err));
		expect_fault("mail.in[1]", "is the same mailbox as mail.in[0]");
	}
	snprintf(text, sizeof text, "rm -rf %s", dir);
	ck_assert_int_eq(system(text), 0);
}
END_TEST

START_TEST(a_maildir_is_relative_to_the_home)
{
	struct str dir;
	struct err err;

	ck_assert(
		config_maildir(arena, "/home/gm", STR("maildir:mail/in"), &dir, &err));
	ck_assert(str_is(dir, "/home/gm/mail/in"));
	ck_assert(config_maildir(arena, "/home/gm", STR("maildir:/var/mail"), &dir,
				 &err));
	ck_assert(str_is(dir, "/var/mail"));
}
END_TEST

START_TEST(p2_without_authserv_id_is_advice_and_no_fault)
{
	read_config("{\"game\": {\"auth\": \"P2\"}}");
	ck_assert(config_is_good(&faults));
	ck_assert_int_eq(faults.n_advice, 1);
	expect_fault("game.auth", "holds every letter");
}
END_TEST

START_TEST(thirty_three_octets_before_the_at_fit_and_one_more_does_not)
{
	/* 64 less "+ab.red." and a key of 23. */
	read_config("{\"address\": \"postalgm-of-the-house-by-the-sea1@example.org\"}");
	ck_assert_int_eq(faults.n, 0);
	read_config(
		"{\"address\": \"postalgm-of-the-house-by-the-sea12@example.org\"}");
	expect_fault("address", "use at most 33");
}
END_TEST

START_TEST(addresses_are_read_with_and_without_a_name)
{
	struct str name, address;
	struct err err;

	ck_assert(config_read_address(STR("Ann <ann@example.org>"), &name, &address,
				      &err));
	ck_assert(str_is(name, "Ann"));
	ck_assert(str_is(address, "ann@example.org"));
	ck_assert(config_read_address(STR(" \"Ann B.\" <ann+x@example.org> "), &name,
				      &address, &err));
	ck_assert(str_is(name, "Ann B."));
	ck_assert(config_read_address(STR("bo@b"), &name, &address, &err));
	ck_assert_uint_eq(name.n, 0);
	const char *const wrong[] = {"",       "ann",     "ann@",
				     "@b.c",   "a b@c.d", "a@b@c",
				     "<a@b.c", "a@b.c>",  "Ann <>",
				     "a@-b.c", "a.@b.c",  "a@b.c\r\nBcc: x@y.z"};
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		ck_assert_msg(
			!config_read_address(str_of(wrong[i]), &name, &address, &err),
			"%s", wrong[i]);
}
END_TEST

static void write_file(const char *dir, const char *name, const char *text, mode_t mode)
{
	char path[300];

	snprintf(path, sizeof path, "%s/%s", dir, name);
	FILE *f = fopen(path, "w");
	ck_assert_ptr_nonnull(f);
	fputs(text, f);
	fclose(f);
	ck_assert_int_eq(chmod(path, mode), 0);
}

START_TEST(mode_and_presence_of_the_files_are_checked)
{
	char dir[] = "/tmp/check_config.XXXXXX";
	struct err err;

	ck_assert_ptr_nonnull(mkdtemp(dir));
	ck_assert(!config_load(arena, dir, &config, &faults, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_ptr_nonnull(strstr(err.text, "postalgm init"));

	write_file(dir, "postalgm.json", "{}\n", 0644);
	ck_assert(config_load(arena, dir, &config, &faults, &err));
	expect_fault("postalgm.json", "chmod 600");
	expect_fault("postalgm.key", "is missing");
	ck_assert(!config_need(arena, dir, &config, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "config check"));

	write_file(dir, "postalgm.json", "{}\n", 0600);
	write_file(dir, "postalgm.key", "x", 0600);
	ck_assert(config_need(arena, dir, &config, &err));
	char command[64];
	snprintf(command, sizeof command, "rm -r %s", dir);
	ck_assert_int_eq(system(command), 0);
}
END_TEST

static struct str nearest(const char *word, const char *const known[])
{
	struct nearest near = {.word = str_of(word)};

	for (int i = 0; known[i]; i++)
		nearest_offer(&near, str_of(known[i]));
	return near.best;
}

START_TEST(the_nearest_word_is_found)
{
	const char *const known[] = {"game",   "seat",   "letters",
				     "letter", "outbox", NULL};

	ck_assert(str_is(nearest("gmae", known), "game"));
	ck_assert(str_is(nearest("lettres", known), "letters"));
	ck_assert(str_is(nearest("out", known), "outbox"));
	ck_assert_uint_eq(nearest("xylophone", known).n, 0);
	ck_assert_int_eq(spell_distance(STR("ab"), STR("ba"), 9), 1);
	ck_assert_int_eq(spell_distance(STR(""), STR("abc"), 9), 3);
	ck_assert_int_eq(spell_distance(STR("Seat"), STR("sEAT"), 9), 0);
}
END_TEST

static Suite *config_suite(void)
{
	Suite *s = suite_create("config");
	TCase *t = tcase_create("config");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, an_empty_object_is_all_defaults);
	tcase_add_test(t, values_are_read);
	tcase_add_test(t, settings_of_an_earlier_edition_are_passed_over_and_told);
	tcase_add_test(t, what_is_written_reads_back);
	tcase_add_test(t, every_setting_has_a_name_and_is_written);
	tcase_add_loop_test(t, each_fault_is_named_with_its_place, 0,
			    (int)(sizeof bad / sizeof *bad));
	tcase_add_test(t, all_faults_are_named_at_once);
	tcase_add_test(t, servers_are_accepted_and_are_no_maildirs);
	tcase_add_test(t, the_mailbox_is_found_in_the_home);
	tcase_add_test(t, the_way_out_is_found_in_the_home);
	tcase_add_test(t, each_mailbox_of_a_list_has_its_own);
	tcase_add_test(t, a_list_of_mailboxes_is_written_as_it_was);
	tcase_add_test(t, two_paths_to_one_folder_are_one_mailbox);
	tcase_add_test(t, a_maildir_is_relative_to_the_home);
	tcase_add_test(t, p2_without_authserv_id_is_advice_and_no_fault);
	tcase_add_test(t, thirty_three_octets_before_the_at_fit_and_one_more_does_not);
	tcase_add_test(t, addresses_are_read_with_and_without_a_name);
	tcase_add_test(t, mode_and_presence_of_the_files_are_checked);
	tcase_add_test(t, the_nearest_word_is_found);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(config_suite)
