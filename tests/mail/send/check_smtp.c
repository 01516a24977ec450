/* SMTP: a server's answer, and its step, decide the fate of a letter; one line carries
 * many; nothing secret goes where it is not safe. Against tests/kit/smtp_sink.py.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* pipe2, prctl */
#include "mail/send/smtp.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/post/transport.h"
#include "tests/check_main.h"

static struct arena *a;
static char dir[64];
static pid_t sink;
static int sink_in;
static int ports[3]; /* in the clear, STARTTLS, TLS */
static struct post_result got;
static struct err err;

static const char *path(const char *name)
{
	return str_z(a, str_printf(a, "%s/%s", dir, name));
}

static void run(const char *command)
{
	ck_assert_msg(system(command) == 0, "%s", command);
}

static void write_file(const char *name, const char *text)
{
	FILE *f = fopen(path(name), "w");

	ck_assert(f != NULL);
	fputs(text, f);
	fclose(f);
	ck_assert_int_eq(chmod(path(name), 0600), 0);
}

static struct str read_file(const char *name)
{
	struct buf b = buf_in(a);
	char some[4096];
	FILE *f = fopen(path(name), "r");
	size_t n;

	while (f && (n = fread(some, 1, sizeof some, f)) > 0)
		buf_add(&b, (struct str){some, n});
	if (f)
		fclose(f);
	return buf_str(&b);
}

/* How often `what` is in the sink's record. */
static int talked(const char *what)
{
	struct str all = read_file("talk"), line;
	int n = 0;

	while (str_line(&all, &line))
		n += str_starts(line, what);
	return n;
}

static void start_sink(void)
{
	int in[2], out[2];
	char line[64] = "";

	ck_assert(pipe2(in, O_CLOEXEC) == 0 && pipe2(out, O_CLOEXEC) == 0);
	sink = fork();
	if (sink == 0) {
		prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
		dup2(in[0], 0);
		dup2(out[1], 1);
		execl("/usr/bin/python3", "python3", "tests/kit/smtp_sink.py", dir,
		      path("cert.pem"), path("key.pem"), (char *)NULL);
		_exit(127);
	}
	close(in[0]);
	close(out[1]);
	sink_in = in[1];
	FILE *f = fdopen(out[0], "r");
	ck_assert(fgets(line, sizeof line, f) != NULL);
	fclose(f);
	ck_assert_int_eq(sscanf(line, "%d %d %d", &ports[0], &ports[1], &ports[2]), 3);
}

static void set_up(void)
{
	a = arena_create();
	err = (struct err){0};
	strcpy(dir, "/tmp/check_smtp.XXXXXX");
	ck_assert(mkdtemp(dir) != NULL);
	run(str_z(
		a,
		str_printf(
			a,
			"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout %s/key.pem -out %s/cert.pem -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 2>/dev/null",
			dir, dir)));
	start_sink();
}

static void tear_down(void)
{
	close(sink_in);
	waitpid(sink, NULL, 0);
	run(str_z(a, str_printf(a, "rm -rf '%s'", dir)));
	arena_destroy(a);
}

static struct postbox *open_at(const char *url, const struct way_out *more)
{
	struct way_out way = *more;

	way.url = url;
	way.transfer_s = way.transfer_s ? way.transfer_s : 5;
	struct postbox *p = postbox_open_way(&way, &err);
	ck_assert_msg(p != NULL, "%s", err.text);
	return p;
}

static struct postbox *open_plain(void)
{
	return open_at(str_z(a, str_printf(a, "smtp://127.0.0.1:%d", ports[0])),
		       &(struct way_out){0});
}

static bool send_to(struct postbox *p, const char *to)
{
	struct parcel one = {
		.name = STR("o.1.k7f3"),
		.envelope_from = STR("gm+b.1.x@example.org"),
		.to = str_of(to),
		.bytes = STR("From: gm@example.org\r\nSubject: so\r\n\r\n.dot\r\n"
			     "..two\r\nhello\r\n"),
	};
	err = (struct err){0};
	return postbox_send(p, &one, &got, &err);
}

/* One letter over a line of its own. */
static void expect(const char *to, enum post_verdict verdict, int code)
{
	struct postbox *p = open_plain();

	ck_assert_msg(send_to(p, to), "%s: %s", to, err.text);
	ck_assert_msg(got.verdict == verdict && got.code == code, "%s: %d, %d %s", to,
		      (int)got.verdict, got.code, got.text);
	postbox_close(p);
}

START_TEST(a_letter_arrives_byte_for_byte_under_its_envelope)
{
	expect("ann@example.net", POST_SENT, 250);
	ck_assert(str_is(read_file("1.eml"),
			 "MAIL gm+b.1.x@example.org\r\nRCPT ann@example.net\r\n"
			 "From: gm@example.org\r\nSubject: so\r\n\r\n.dot\r\n..two\r\n"
			 "hello\r\n"));
}
END_TEST

START_TEST(what_the_server_says_decides)
{
	expect("r4@x.net", POST_RETRY, 451);
	expect("r5@x.net", POST_FAILED, 550);
	ck_assert(got.recipient);
	ck_assert_str_eq(got.text, "5.1.1 no such user");
	expect("d4@x.net", POST_RETRY, 451);
	expect("d5@x.net", POST_FAILED, 554);
	ck_assert(!got.recipient);
	expect("grey@x.net", POST_RETRY, 451);
	expect("grey@x.net", POST_SENT, 250);
}
END_TEST

START_TEST(a_line_that_breaks_under_the_letter_leaves_doubt)
{
	expect("drop@x.net", POST_DOUBT, 354);
	expect("cut@x.net", POST_DOUBT, 354);
}
END_TEST

START_TEST(no_answer_to_the_dot_is_doubt_and_the_next_letter_has_a_line_of_its_own)
{
	struct postbox *p =
		open_at(str_z(a, str_printf(a, "smtp://127.0.0.1:%d", ports[0])),
			&(struct way_out){.transfer_s = 1});

	ck_assert(send_to(p, "hang@x.net"));
	ck_assert_int_eq(got.verdict, POST_DOUBT);
	ck_assert(send_to(p, "ann@x.net"));
	ck_assert_int_eq(got.verdict, POST_SENT);
	ck_assert_int_eq(talked("line"), 2);
	postbox_close(p);
}
END_TEST

START_TEST(many_letters_share_a_line_and_a_refused_one_among_them_hurts_no_other)
{
	struct postbox *p = open_plain();

	for (int i = 0; i < 20; i++) {
		ck_assert_msg(send_to(p, i == 7 ? "r5@x.net" : "ann@x.net"), "%s",
			      err.text);
		ck_assert_int_eq(got.verdict, i == 7 ? POST_FAILED : POST_SENT);
	}
	ck_assert_int_eq(talked("line"), 2); /* the refusal ends a line */
	ck_assert_int_eq(talked("taken"), 19);
	postbox_rest(p);
	ck_assert(send_to(p, "ann@x.net"));
	ck_assert_int_eq(talked("line"), 3);
	postbox_close(p);
}
END_TEST

START_TEST(a_server_that_is_tired_of_a_line_gets_another)
{
	struct postbox *p = open_plain();

	write_file("tired", "");
	for (int i = 0; i < 12; i++) {
		ck_assert_msg(send_to(p, "ann@x.net"), "%s", err.text);
		ck_assert_int_eq(got.verdict, POST_SENT);
	}
	ck_assert_int_eq(talked("line"), 3);
	ck_assert_int_eq(talked("taken"), 12);
	postbox_close(p);
}
END_TEST

static void expect_login(const char *scheme, int port, bool token, const char *record)
{
	struct way_out way = {.secret = {.file = path("word")},
			      .token = token,
			      .ca_file = path("cert.pem")};
	struct postbox *p =
		open_at(str_z(a, str_printf(a, "%s://gm%%40example.org@localhost:%d",
					    scheme, port)),
			&way);

	ck_assert_msg(send_to(p, "ann@x.net"), "%s", err.text);
	ck_assert_int_eq(got.verdict, POST_SENT);
	ck_assert_msg(talked(record) == 1, PRI_STR, STR_MADE(a, read_file("talk")));
	postbox_close(p);
}

START_TEST(we_log_in_over_tls_of_both_kinds_by_password_or_token)
{
	write_file("word", "open sesame\n");
	expect_login("smtp", ports[1], false, "login gm@example.org open sesame PLAIN");
	write_file("word", "second\n");
	expect_login("smtps", ports[2], false, "login gm@example.org second PLAIN");
	write_file("word", "ya29.token\n");
	expect_login("smtps", ports[2], true,
		     "login gm@example.org ya29.token XOAUTH2");
}
END_TEST

START_TEST(a_certificate_that_nobody_vouches_for_gets_no_word_of_ours)
{
	struct way_out way = {.secret = {.file = path("word")},
			      .ca_name = "office.authority"};

	write_file("word", "open sesame\n");
	for (int i = 1; i <= 2; i++) {
		struct postbox *p =
			open_at(str_z(a, str_printf(a, "smtp%s://gm@localhost:%d",
						    i == 2 ? "s" : "", ports[i])),
				&way);
		ck_assert(!send_to(p, "ann@x.net"));
		ck_assert_int_eq(err.kind, ERR_WORLD);
		ck_assert_msg(strstr(err.text, "name it in office.authority") != NULL,
			      "%s", err.text);
		ck_assert_int_eq(talked("login"), 0);
		postbox_close(p);
	}
	/* And no password goes in the clear. */
	struct postbox *p = open_at(
		str_z(a, str_printf(a, "smtp://gm@127.0.0.1:%d", ports[0])), &way);
	ck_assert(!send_to(p, "ann@x.net"));
	ck_assert_int_eq(talked("login"), 0);
	postbox_close(p);
}
END_TEST

START_TEST(trouble_of_the_office_is_no_fault_of_the_letter)
{
	static const char *const refusals[] = {"554 5.3.2 no service at hello",
					       "421 4.3.2 closing at hello",
					       "550 5.7.1 not you at mail"};

	for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
		struct postbox *p = open_plain();
		write_file("refuse", refusals[i]);
		ck_assert(!send_to(p, "ann@x.net"));
		ck_assert_int_eq(err.kind, ERR_WORLD);
		postbox_close(p);
	}
	write_file("refuse", "535 5.7.8 bad word at auth");
	write_file("word", "open sesame\n");
	struct way_out way = {.secret = {.file = path("word")},
			      .ca_file = path("cert.pem")};
	struct postbox *p = open_at(
		str_z(a, str_printf(a, "smtps://gm@localhost:%d", ports[2])), &way);
	ck_assert(!send_to(p, "ann@x.net"));
	ck_assert_msg(strstr(err.text, "login is refused: 535 5.7.8") != NULL, "%s",
		      err.text);
	ck_assert(strstr(err.text, "sesame") == NULL);
	postbox_close(p);
	p = open_at("smtp://127.0.0.1:1", &(struct way_out){0});
	ck_assert(!send_to(p, "ann@x.net"));
	ck_assert(strstr(err.text, "cannot be reached") != NULL);
	postbox_close(p);
}
END_TEST

START_TEST(an_envelope_with_a_line_break_is_refused)
{
	struct postbox *p = open_plain();

	ck_assert(!send_to(p, "ann@x.net>\r\nRCPT TO:<eve@x.net"));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_int_eq(talked("line"), 0);
	postbox_close(p);
}
END_TEST

START_TEST(urls_are_read_and_faults_named)
{
	static const char *const bad[] = {
		"smtp:mail.example.org", "smtp://",       "smtp://h:0", "smtp://h:x",
		"smtp://u:secret@h",     "smtp://h/path", "smtp://h_h", "smtp://%0a@h",
		"smtp://h:25/x"};
	struct smtp_url u;

	ck_assert(smtp_read_url("smtps://gm%40a.org@mail.a.org", &u, &err));
	ck_assert(u.implicit && !u.here && u.at.port == 465);
	ck_assert_str_eq(u.at.user, "gm@a.org");
	ck_assert_str_eq(u.at.host, "mail.a.org");
	ck_assert(smtp_read_url("smtp://gm@a.org@[::1]:2525", &u, &err));
	ck_assert(!u.implicit && u.here && u.at.port == 2525);
	ck_assert_str_eq(u.at.user, "gm@a.org");
	ck_assert(smtp_read_url("smtp://localhost/", &u, &err) && u.at.port == 587);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		err = (struct err){0};
		ck_assert_msg(!smtp_read_url(bad[i], &u, &err), "%s", bad[i]);
		ck_assert(strstr(err.text, "secret@") == NULL);
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("smtp");
	TCase *t = tcase_create("smtp");

	tcase_set_timeout(t, 30);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_letter_arrives_byte_for_byte_under_its_envelope);
	tcase_add_test(t, what_the_server_says_decides);
	tcase_add_test(t, a_line_that_breaks_under_the_letter_leaves_doubt);
	tcase_add_test(
		t,
		no_answer_to_the_dot_is_doubt_and_the_next_letter_has_a_line_of_its_own);
	tcase_add_test(
		t,
		many_letters_share_a_line_and_a_refused_one_among_them_hurts_no_other);
	tcase_add_test(t, a_server_that_is_tired_of_a_line_gets_another);
	tcase_add_test(t, we_log_in_over_tls_of_both_kinds_by_password_or_token);
	tcase_add_test(t, a_certificate_that_nobody_vouches_for_gets_no_word_of_ours);
	tcase_add_test(t, trouble_of_the_office_is_no_fault_of_the_letter);
	tcase_add_test(t, an_envelope_with_a_line_break_is_refused);
	tcase_add_test(t, urls_are_read_and_faults_named);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
