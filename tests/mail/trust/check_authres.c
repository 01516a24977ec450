/* Authentication-Results by their grammar: lines that our own server wrote, and lines
 * that came along in its name. Each form with its verdict from RFC 8601.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

#include "mail/trust/authres.h"
#include "mail/trust/signature.h"

static const struct str own[] = {{"mx.example.org", 14}, {"inner.example.org", 17}};

static struct authres read_below(const char *header, bool below)
{
	struct authres r;
	authres_read(str_of(header),
		     &(struct authres_server){STR("mx.example.org"), own, 2, below},
		     &r);
	return r;
}

static struct authres results(const char *header)
{
	return read_below(header, false);
}

#define ANN STR("ann@example.net")
#define GOOD "dmarc=pass (p=none) header.from=example.net"
#define FIELD(words) "Authentication-Results: mx.example.org; " words "\r\n"
#define INNER                                                                          \
	"Received: from mx.example.org (mx.example.org [192.0.2.1])\r\n"               \
	"\tby inner.example.org (Dovecot) with LMTP id x7; Thu, 26 Nov 2026\r\n"
#define BORDER                                                                         \
	"Received: from evil.example.com (evil.example.com [192.0.2.9])\r\n"           \
	"\tby mx.example.org (Postfix) with ESMTPS id 4F; Thu, 26 Nov 2026\r\n"
#define THEIRS "Received: from a by evil.example.com; Thu, 26 Nov 2026\r\n"

/* --- where it stands ---------------------------------------------------------------- */

START_TEST(what_stands_above_our_border_is_ours)
{
	static const char *const above[] = {
		FIELD(GOOD),
		FIELD(GOOD) BORDER THEIRS,
		INNER FIELD(GOOD) BORDER,
		FIELD(GOOD) INNER BORDER THEIRS,
		"X-Spam: no\r\n" FIELD(GOOD) "Return-Path: <a@b.example>\r\n" BORDER,
	};
	for (size_t i = 0; i < sizeof above / sizeof *above; i++) {
		struct authres r = results(above[i]);
		ck_assert_msg(r.n_fields == 1 && !r.unclean && !r.brought, "%zu", i);
		ck_assert(authres_vouches(&r, ANN));
		ck_assert(!authres_vouches(&r, STR("ann@example.com")));
	}
}
END_TEST

/* The sender put it on top of the letter, and our server put its lines above that. */
START_TEST(what_stands_under_our_border_was_brought_along)
{
	static const char *const below[] = {
		BORDER FIELD(GOOD),
		INNER BORDER FIELD(GOOD),
		BORDER THEIRS FIELD(GOOD),
		FIELD(GOOD) BORDER FIELD(GOOD),
		BORDER "Authentication-Results: MX.Example.ORG (x); dmarc=pass\r\n",
		BORDER "Authentication-Results: \"mx.example.org\"; none\r\n",
		/* An own line that was never ours carries nothing further. */
		BORDER INNER FIELD(GOOD),
	};
	for (size_t i = 0; i < sizeof below / sizeof *below; i++) {
		struct authres r = results(below[i]);
		ck_assert_msg(r.brought, "%zu", i);
		ck_assert(!authres_vouches(&r, ANN));
	}
}
END_TEST

START_TEST(a_server_that_writes_beneath_its_own_line_is_believed_as_far_as_that)
{
	struct authres r = read_below(BORDER FIELD(GOOD) THEIRS, true);
	ck_assert(!r.brought && authres_vouches(&r, ANN));
	r = read_below(BORDER THEIRS FIELD(GOOD), true);
	ck_assert(r.brought && !authres_vouches(&r, ANN));
	r = read_below(THEIRS FIELD(GOOD), true);
	ck_assert_int_eq(r.n_fields, 0);
}
END_TEST

START_TEST(without_hosts_the_servers_name_is_that_of_its_line)
{
	struct authres r;
	struct authres_server s = {STR("mx.example.org"), NULL, 0, false};
	authres_read(STR(FIELD(GOOD) BORDER), &s, &r);
	ck_assert(authres_vouches(&r, ANN));
	authres_read(STR(BORDER FIELD(GOOD)), &s, &r);
	ck_assert(r.brought);
	authres_read(STR(THEIRS FIELD(GOOD)), &s, &r);
	ck_assert(!r.brought && r.n_fields == 0);
	s.id = STR("");
	authres_read(STR(FIELD(GOOD)), &s, &r);
	ck_assert_int_eq(r.n_fields, 0);
}
END_TEST

START_TEST(other_names_are_others_words)
{
	static const char *const ids[] = {
		"mx.example.org.evil.com", "evil.com (mx.example.org)",
		"xmx.example.org",         "mx.example.or",
		"\"mx.example.org evil\"", "mx.example.org/1",
		"mx.example.org,evil.com",
	};
	char line[200];
	for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
		snprintf(line, sizeof line, "Authentication-Results: %s; " GOOD "\r\n",
			 ids[i]);
		struct authres r = results(line);
		ck_assert_msg(r.n_fields == 0, "%s", ids[i]);
		ck_assert(!authres_vouches(&r, ANN) && !r.brought);
	}
}
END_TEST

/* --- how it is written ---------------------------------------------------------------- */

/* Lines that real servers write: all of them are clean, and vouch where they should. */
START_TEST(what_servers_write_is_read)
{
	static const struct {
		const char *words;
		bool vouches;
	} rows[] = {
		{" dkim=pass (2048-bit key; unprotected) header.d=example.net header.i=@example.net header.b=\"Ym/9+x=\";\r\n\tdkim-atps=neutral",
		 true},
		{"\r\n       dkim=pass header.i=@example.net header.s=s1 header.b=n5/b;\r\n       spf=pass (google.com: domain of srs0=aa=bb=x=ann@example.net designates 1.2.3.4 as permitted sender) smtp.mailfrom=\"srs0=a b\"@example.net;\r\n       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=example.net",
		 true},
		{" spf=pass smtp.mailfrom=<ann@example.net> smtp.helo=mx.example.net; arc=none (no signatures (at all) found); x-tls=pass smtp.version=TLSv1.3 policy.iprev=192.0.2.3 (a.example [192.0.2.3])",
		 false},
		{" DMARC=PASS Header.From=EXAMPLE.net;", true},
		{" dkim/1=pass header.d=example.net", true},
		{" dkim=fail reason=\"bad; dmarc=pass\" header.d=example.com; dkim=pass header.d=example.net",
		 true},
		{" none", false},
		{" none (nothing was looked at)", false},
		{" auth=pass (PLAIN) smtp.auth=ann@example.net", false},
		{" dkim=pass header.d=net", false},
		{" dkim=pass header.d=mple.net", false},
		{" dkim=policy header.d=example.net; spf=pass smtp.mailfrom=", false},
	};
	char line[600];
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		snprintf(line, sizeof line,
			 "Authentication-Results: mx.example.org;%s\r\n",
			 rows[i].words);
		struct authres r = results(line);
		ck_assert_msg(!r.unclean && r.n_fields == 1, "%s", rows[i].words);
		ck_assert_msg(authres_vouches(&r, ANN) == rows[i].vouches, "%s",
			      rows[i].words);
	}
	struct authres r =
		results("Authentication-Results: mx.example.org 1; " GOOD "\r\n");
	ck_assert(!r.unclean && authres_vouches(&r, ANN));
}
END_TEST

/* Lines that no grammar gives a meaning. They are held, even if a generous reader finds
 * one in them. */
START_TEST(what_breaks_the_grammar_is_believed_by_nobody)
{
	static const char *const forms[] = {
		"mx.example.org (x; " GOOD,     /* open comment */
		"mx.example.org (x (y); " GOOD, /* the outer one open */
		"mx.example.org; dmarc=pass (x header.from=example.net",
		"mx.example.org; dmarc=pass (\\) header.from=example.net",
		"mx.example.org; dmarc=pass header.from=\"example.net",
		"mx.example.org; dmarc=pass header.from=\"example\\.net\"",
		"mx.example.org",       /* no result at all */
		"mx.example.org " GOOD, /* no ";" */
		"mx.example.org;",
		"mx.example.org 2; " GOOD, /* another version */
		"mx.example.org 1 1; " GOOD,
		"mx.example.org; none; " GOOD,
		"mx.example.org; " GOOD "; none",
		"mx.example.org; spf=pass dkim=fail header.d=example.net",
		"mx.example.org; spf=pass dmarc=pass header.from=example.net",
		"mx.example.org; dmarc pass header.from=example.net",
		"mx.example.org; dmarc=\"pass\" header.from=example.net",
		"mx.example.org; dmarc= header.from=example.net",
		"mx.example.org; dmarc=pass header.from",
		"mx.example.org; dmarc=pass header.from=",
		"mx.example.org; dmarc=pass header.from=example.net@evil.com",
		"mx.example.org; dmarc=pass header.from=example..net",
		"mx.example.org; dmarc=pass header.from=example.net. x",
		"mx.example.org; dmarc=pass header.from=example.net header.from=example.net",
		"mx.example.org; dkim=pass header.d=evil.com header.d=example.net",
		"mx.example.org; dkim=pass header.d=",
		"mx.example.org; dmarc=pass .from=example.net",
		"mx.example.org; dmarc=pass header.=example.net",
		"mx.example.org; dmarc=pass, header.from=example.net",
		"mx.example.org; dmarc=pass) header.from=example.net",
		"mx.example.org;; " GOOD,
		"mx.example.org; dmarc/2=pass header.from=example.net",
		"(mx.example.org; " GOOD,
		"; " GOOD,
		"\"mx.example.org; " GOOD,
		"",
		"mx.example.org; " GOOD "; dmarc=fail header.from=example.net",
		"mx.example.org; dmarc=fail header.from=example.net; " GOOD,
		"mx.example.org; " GOOD "; dmarc=pass header.from=example.com",
	};
	char line[400];
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		snprintf(line, sizeof line, "Authentication-Results: %s\r\n", forms[i]);
		struct authres r = results(line);
		ck_assert_msg(r.unclean, "%s", forms[i]);
		ck_assert_msg(!authres_vouches(&r, ANN), "%s", forms[i]);
	}
}
END_TEST

/* A property counts with its own method and of its own kind alone. */
START_TEST(a_property_of_another_kind_vouches_for_nobody)
{
	static const char *const forms[] = {
		"dmarc=pass", /* for which domain? */
		"dmarc=pass smtp.from=example.net",
		"dmarc=pass policy.from=example.net",
		"dmarc=pass header.d=example.net",
		"dkim=pass header.from=example.net",
		"dkim=pass smtp.d=example.net",
		"dkim=pass body.d=example.net",
		"dkim=fail header.d=example.net; spf=pass smtp.mailfrom=example.net",
		"spf=pass header.d=example.net",
		"spf=pass header.from=example.net",
		"x-dmarc=pass header.from=example.net",
		"dmarc=pass-ish header.from=example.net",
		"arc=pass header.d=example.net header.from=example.net",
		"dkim=neutral header.d=example.net",
		"dmarc=(pass)temperror header.from=example.net",
	};
	char line[300];
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		snprintf(line, sizeof line,
			 "Authentication-Results: mx.example.org; %s\r\n", forms[i]);
		struct authres r = results(line);
		ck_assert_msg(!authres_vouches(&r, ANN), "%s", forms[i]);
		ck_assert_msg(!r.unclean, "%s", forms[i]);
	}
}
END_TEST

/* Comments and folds stand wherever the grammar lets them, and hide nothing. */
START_TEST(comments_quotes_and_folds_hide_no_result)
{
	struct authres r = results(
		"Authentication-Results: mx.example.org (a; dmarc=pass (x) );\r\n spf=fail reason=\"; dmarc=pass\"; dkim=fail header.d=example.net\r\n");
	ck_assert(!r.unclean);
	ck_assert_int_eq(r.dmarc, AUTHRES_NONE);
	ck_assert_int_eq(r.spf, AUTHRES_FAIL);
	ck_assert(!authres_vouches(&r, ANN));
	r = results(
		"AUTHENTICATION-RESULTS: (a)\r\n\tmx.example.org\r\n (b) ; dmarc (c)=\r\n fail(d)header(e).(f)from (g)=(h) example.net\r\n");
	ck_assert(!r.unclean);
	ck_assert_int_eq(r.dmarc, AUTHRES_FAIL);
	/* A field that other programs would divide in another way. */
	r = results("Authentication-Results : mx.example.org; " GOOD "\r\n");
	ck_assert(r.unclean);
	r = results("Authentication-Results: mx.example.org;\r\n \r\n " GOOD "\r\n");
	ck_assert(r.unclean);
	r = results("no field at all\r\n" FIELD(GOOD));
	ck_assert(r.unclean);
}
END_TEST

START_TEST(of_two_fields_that_agree_both_count_and_that_differ_none)
{
	struct authres r = results(FIELD("dkim=pass header.d=example.net") FIELD(GOOD));
	ck_assert(!r.unclean && authres_vouches(&r, ANN));
	r = results(FIELD(GOOD) FIELD("dmarc=fail header.from=example.net"));
	ck_assert_int_eq(r.dmarc, AUTHRES_FAIL);
	ck_assert(r.unclean && !authres_vouches(&r, ANN));
	struct str many =
		STR(FIELD("none") FIELD("none") FIELD("none") FIELD("none")
			    FIELD("none") FIELD("none") FIELD("none") FIELD("none")
				    FIELD("none") FIELD("none") FIELD(GOOD));
	r = results(many.s);
	ck_assert(r.unclean);
}
END_TEST

START_TEST(a_pass_of_another_domain_is_against_the_sender)
{
	static const struct {
		const char *words;
		bool other;
	} rows[] = {
		{GOOD, false},
		{"dmarc=pass header.from=EXAMPLE.NET", false},
		{"dmarc=pass header.from=example.com", true},
		{"dmarc=pass header.from=sub.example.net", true},
		{"dmarc=pass header.from=net", true},
		{"dmarc=pass header.from=xn--exmple-cua.net", true},
		{"dmarc=none header.from=example.com", false},
		{"dkim=pass header.d=example.com", false},
		{"dmarc=pass header.from=example.com; dkim=pass header.d=example.net",
		 true},
	};
	char line[300];
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		snprintf(line, sizeof line,
			 "Authentication-Results: mx.example.org; %s\r\n",
			 rows[i].words);
		struct authres r = results(line);
		ck_assert_msg(authres_is_of_another(&r, ANN) == rows[i].other, "%s",
			      rows[i].words);
		ck_assert(!rows[i].other || !authres_vouches(&r, ANN));
	}
}
END_TEST

START_TEST(a_letter_straight_from_its_domain_was_not_sent_again)
{
	static const struct {
		const char *words;
		bool first;
	} rows[] = {
		{"spf=pass smtp.mailfrom=ann@example.net", true},
		{"spf=pass smtp.mailfrom=bounces.example.net", true},
		{"spf=pass smtp.mailfrom=eve@example.com", false},
		{"spf=pass smtp.mailfrom=net", false},
		{"spf=pass smtp.mailfrom=ann@example.net.evil.com", false},
		{"spf=pass smtp.helo=example.net", false},
		{"spf=none smtp.mailfrom=ann@example.net", false},
		{"spf=fail smtp.mailfrom=ann@example.net; spf=pass smtp.helo=x.example",
		 false},
		{"dkim=pass header.d=example.net", false},
	};
	char line[300];
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		snprintf(line, sizeof line,
			 "Authentication-Results: mx.example.org; %s\r\n",
			 rows[i].words);
		struct authres r = results(line);
		ck_assert_msg(authres_is_first_hand(&r, ANN) == rows[i].first, "%s",
			      rows[i].words);
	}
}
END_TEST

/* --- what a signature covers ----------------------------------------------------------- */

#define SIGNED(tags) "DKIM-Signature: v=1; a=rsa-sha256; s=s1; " tags "; b=abc=\r\n"

START_TEST(a_signature_covers_what_its_list_says)
{
	struct signature s;
	signature_read(
		STR(SIGNED("d=example.net; h=From:To : Date:\r\n\tmessage-id:Cc")), ANN,
		&s);
	ck_assert(s.n == 1 && s.to && s.date && s.message_id && !s.partly);
	signature_read(STR(SIGNED("d=example.net; h=from:subject")), ANN, &s);
	ck_assert(s.n == 1 && !s.to && !s.date && !s.message_id);
	signature_read(STR(SIGNED("d=example.net; l=20; h=from:to")), ANN, &s);
	ck_assert(s.n == 1 && s.partly);
	/* That of a list server or of somebody else says nothing about Ann's. */
	signature_read(STR(SIGNED("d=lists.example; h=from:to:date:message-id")), ANN,
		       &s);
	ck_assert(s.n == 0 && !s.to && !s.date);
	/* A stranger who sends it again may add one that covers all, and is good for
	 * nothing. */
	signature_read(STR(SIGNED("d=example.net; h=from:to:date:message-id")
				   SIGNED("d=example.net; h=from")),
		       ANN, &s);
	ck_assert(s.n == 2 && !s.to && !s.date && !s.message_id);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("authres");
	TCase *t = tcase_create("results");

	tcase_add_test(t, what_stands_above_our_border_is_ours);
	tcase_add_test(t, what_stands_under_our_border_was_brought_along);
	tcase_add_test(
		t,
		a_server_that_writes_beneath_its_own_line_is_believed_as_far_as_that);
	tcase_add_test(t, without_hosts_the_servers_name_is_that_of_its_line);
	tcase_add_test(t, other_names_are_others_words);
	tcase_add_test(t, what_servers_write_is_read);
	tcase_add_test(t, what_breaks_the_grammar_is_believed_by_nobody);
	tcase_add_test(t, a_property_of_another_kind_vouches_for_nobody);
	tcase_add_test(t, comments_quotes_and_folds_hide_no_result);
	tcase_add_test(t, of_two_fields_that_agree_both_count_and_that_differ_none);
	tcase_add_test(t, a_pass_of_another_domain_is_against_the_sender);
	tcase_add_test(t, a_letter_straight_from_its_domain_was_not_sent_again);
	tcase_add_test(t, a_signature_covers_what_its_list_says);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
