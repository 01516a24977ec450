/* Odd headers as weapons. The aim of an attack is written above it, and the test
 * asserts that it fails.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/attackers.h"

#define VOUCHED                                                                        \
	"Authentication-Results: mx.example.net; dmarc=pass "                          \
	"header.from=example.org\r\n"

/* --- odd headers ------------------------------------------------------------------------------- */

static const char *const odd_senders[] = {
	"\"a b\"@x.example",
	"=?utf-8?B?ZXZlQGV4YW1wbGUub3JnDQpCY2M6IHg=?= <o1@x.example>",
	"o2@[127.0.0.1]",
	"<o3@x.example>, ann@example.org",
	"group: o4@x.example, ann@example.org;",
	"ann@example.org (comment) <o5@x.example>",
	"\"ann@example.org\" <o6@x.example>",
	"o7@x.example\xe2\x80\xae",
	"o8\xff\xfe@x.example",
	"=?utf-8?q?ann=40example.org?=",
	"ann@example.org\r\n <o9@x.example>",
	"",
	"<>",
	"@example.org",
	"o10@xn--mnchen-3ya.example",
	"o11@\xc3\xa9t\xc3\xa9.example",
	"\"\r\n Bcc: all@x.example\" <o12@x.example>",
	"o13@x.example\tSubject: y",
	"o14@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.example",
	"o15.=?utf-8?q?x?=@x.example",
	"o16+kestrel.red.aaaaaaaaaaaaaaaaaaaaaaa@x.example",
};

static const char *const odd_ids[] = {
	"<a@b>",
	"<a\x80\xff@b>",
	"<a@b> <c@d>",
	"<a\r\n b@c>",
	"<\"x y\"@z>",
	"no brackets at all",
	"<>",
	"<a\x01@b>",
	"<a@b>\r\nBcc: everybody@x.example",
	"<\xe2\x80\xae"
	"a@b>",
	"<=?utf-8?B?DQpCY2M6IHg=?=@b>",
	"<<<a@b>>>",
};

static bool is_known_field(struct str line)
{
	static const char *const known[] = {"Return-Path:",
					    "Delivered-To:",
					    "From:",
					    "Reply-To:",
					    "To:",
					    "Subject:",
					    "Date:",
					    "Message-ID:",
					    "In-Reply-To:",
					    "References:",
					    "Auto-Submitted:",
					    "Precedence:",
					    "X-Auto-Response-Suppress:",
					    "List-Id:",
					    "List-Unsubscribe:",
					    "X-PostalGM-Instance:",
					    "MIME-Version:",
					    "Content-",
					    " ",
					    "\t"};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (str_starts(line, known[i]))
			return true;
	return false;
}

static void check_header(struct sent s)
{
	struct str head = str_slice(s.bytes, 0, str_find(s.bytes, STR("\r\n\r\n"))),
		   line;
	int n_to = 0;

	while (str_line(&head, &line)) {
		ck_assert_msg(is_known_field(line), "%.*s", STR_ARG(s.bytes));
		ck_assert_uint_le(line.n, 998);
		n_to += str_starts(line, "To:");
		for (size_t i = 0; i < line.n; i++)
			ck_assert_msg((unsigned char)line.s[i] >= ' ' ||
					      line.s[i] == '\t' || line.s[i] == '\r',
				      "%.*s", STR_ARG(s.bytes));
	}
	ck_assert_int_eq(n_to, 1);
}

/* Each of them with each, from players and from strangers: every round ends well, every
 * letter of ours has our fields and no other. */
START_TEST(odd_senders_and_ids_stop_nothing_and_get_into_no_header)
{
	struct sent *s;
	int n;

	option("public", "on");
	h.home.config.limits.letters_per_hour = 1000;
	h.home.config.limits.answers_per_hour = 1000;
	for (size_t i = 0; i < sizeof odd_senders / sizeof *odd_senders; i++)
		for (size_t k = 0; k < sizeof odd_ids / sizeof *odd_ids; k++)
			house_drop(
				&h, NULL,
				str_printf(
					h.a,
					"From: %s\r\nTo: %s\r\nSubject: =?utf-8?B?YQ0KQmNjOiBhbGxAeC5leGFtcGxl?=\r\n"
					"Message-ID: %s\r\nReferences: %s\r\n\r\n%s%zu",
					odd_senders[i], k & 1 ? PLAIN : key_of(ANN),
					odd_ids[k], odd_ids[k],
					k % 3 ? "observe kestrel\n\n"
					      : "press to all: ",
					i * 100 + k));
	for (size_t k = 0; k < sizeof odd_ids / sizeof *odd_ids; k++)
		house_drop(
			&h, NULL,
			str_printf(h.a,
				   "From: ann@example.org\r\nTo: %s\r\nSubject: x\r\n"
				   "Message-ID: %s\r\nReferences: %s\r\n\r\n"
				   "press to all: %zu\n",
				   key_of(ANN), odd_ids[k], odd_ids[k], k));
	house_round(&h);
	n = sent(&s);
	ck_assert_int_gt(n, 10);
	for (int i = 0; i < n; i++) {
		check_header(s[i]);
		ck_assert(!has(s[i].bytes, "\xe2\x80\xae"));
		ck_assert(!has(s[i].bytes, "=E2=80=AE"));
	}
}
END_TEST

/* At P2 the GM's mail server has looked at one From, and we would at another. */
START_TEST(of_two_senders_none_is_believed)
{
	static const char *const tops[] = {
		"From: ann@example.org\r\nFrom: eve@elsewhere.example\r\n",
		"From: eve@elsewhere.example\r\nFrom: ann@example.org\r\n",
		"From: ann@example.org, eve@elsewhere.example\r\n",
		"From: eve@elsewhere.example, ann@example.org\r\n",
		"From: x:ann@example.org;, y:eve@elsewhere.example;\r\n",
		"from : ann@example.org\r\nFrom: eve@elsewhere.example\r\n",
		"From: eve@elsewhere.example\r\nSender: ann@example.org\r\n",
		"From: eve@elsewhere.example\r\nReply-To: ann@example.org\r\n",
		"From: \"ann@example.org\" <eve@elsewhere.example>\r\n",
		"From: ann@example.org <eve@elsewhere.example>\r\n",
		"From: <eve@elsewhere.example> ann@example.org\r\n",
		"From: eve@elsewhere.example (ann@example.org)\r\n",
	};

	option("auth", "P2");
	house_round(&h);
	for (size_t i = 0; i < sizeof tops / sizeof *tops; i++) {
		house_drop(&h, NULL,
			   str_printf(h.a,
				      VOUCHED "%sTo: %s\r\nSubject: x\r\n"
					      "Message-ID: <f%zu@x>\r\n\r\n%s",
				      tops[i], key_of(ANN), i, house_attack(&h, ANN)));
		house_round(&h);
		ck_assert_int_eq(slots_of(ANN), 0);
	}
}
END_TEST

/* A player answers something that the GM passed on to them, from their own mailbox: they are
 * not told on as a thief of the GM's key. */
START_TEST(who_answers_what_the_gm_forwarded_is_no_thief)
{
	struct sent gms = house_last(&h, -1, "report");

	house_drop(&h, NULL,
		   str_printf(h.a,
			      "From: ann@example.org\r\nTo: " PLAIN
			      "\r\nSubject: Re: [KESTREL] it\r\n"
			      "In-Reply-To: %.*s\r\nReferences: %.*s\r\n"
			      "Message-ID: <fw@x>\r\n\r\n%s",
			      STR_ARG(gms.message_id), STR_ARG(gms.message_id),
			      house_attack(&h, ANN)));
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "a player has your key"), 0);
	ck_assert_int_eq(house_count(&h, ANN, "please confirm"), 1);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/attack headers");
	TCase *t = tcase_create("headers");

	tcase_set_timeout(t, 300);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, odd_senders_and_ids_stop_nothing_and_get_into_no_header);
	tcase_add_test(t, of_two_senders_none_is_believed);
	tcase_add_test(t, who_answers_what_the_gm_forwarded_is_no_thief);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
