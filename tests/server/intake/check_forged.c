/* Letters that pretend: headers in forms of which another reader makes Ann, notes in the
 * name of our mail server, signed letters that are sent again, and a worker that was
 * taken over and lies in every field. None of them orders anything for Ann but by her
 * own word.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/programs.h"

#include <string.h>
#include <utime.h>

#include "mail/letter/letter.h"
#include "schema/mail/bounces.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "server/daemon/tick.h"
#include "server/intake/intake.h"
#include "tests/kit/house.h"

enum { ANN, BOB, CAT, DAN };

#define EVE "eve@evil.example"
#define OUR_BORDER                                                                     \
	"Received: from out.example (out.example [192.0.2.9]) by mx.example.net "      \
	"(Postfix) with ESMTPS id 4F; Mon, 4 Mar 2030 09:00:00 +0000\r\n"
#define SAYS(words) "Authentication-Results: mx.example.net; " words "\r\n"
#define PASS SAYS("dmarc=pass header.from=example.org")
#define SIGNED_PASS                                                                    \
	SAYS("dkim=pass header.d=example.org; dmarc=pass header.from=example.org; "    \
	     "spf=pass smtp.mailfrom=evil.example")
#define SIGNATURE(tags)                                                                \
	"DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s1; " tags                \
	"; bh=x=; b=y=\r\n"

static struct house h;

static void open_up(void)
{
	struct config *c = &h.home.config;

	house_begin(&h, "2030-03-04T09:00:00Z");
	c->in[0].authserv_id = STR("mx.example.net");
	c->in[0].n_own_hosts = 1;
	c->in[0].own_hosts[0] = STR("mx.example.net");
	c->limits.held_letters = 1000;
	c->limits.letters_per_hour = 1000;
	c->limits.answers_per_hour = 1000;
	c->limits.answers_per_day = 1000;
	c->limits.answers_to_strangers_per_hour = 1000;
}
static void shut(void)
{
	house_close(&h);
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

/* Puts Ann's reply address in the place of each "{K}". */
static struct str filled(const char *header, const char *key)
{
	struct buf b = buf_in(h.a);

	for (const char *c = header; *c; c++)
		if (strncmp(c, "{K}", 3) == 0) {
			buf_z(&b, key);
			c += 2;
		} else {
			buf_char(&b, *c);
		}
	return buf_str(&b);
}

static const char *drop(const char *header, const char *key, const char *text)
{
	return house_drop(&h, NULL,
			  str_printf(h.a,
				     PRI_STR "Message-ID: <f%d@example.org>\r\n\r\n%s",
				     STR_MADE(h.a, filled(header, key)), h.n_in, text));
}

struct form {
	const char *header;
	const char *state, *reason;
};

/* Each form is read and waits, or counts; the inbox has the reason why it was
 * held. */
static void try_forms(const struct form *f, size_t n)
{
	const char *key = str_z(h.a, house_key(&h, ANN));
	const char *text = house_attack(&h, ANN),
		   **name = arena_array(h.a, const char *, n);
	int before = house_slots(&h, ANN);
	bool any = false;

	for (size_t i = 0; i < n; i++)
		name[i] = drop(f[i].header, key, text);
	house_round(&h);
	for (size_t i = 0; i < n; i++) {
		ck_assert_msg(strcmp(house_state(&h, name[i]), f[i].state) == 0 &&
				      str_is(house_reason(&h, name[i]), f[i].reason),
			      "%s: %s " PRI_STR, f[i].header, house_state(&h, name[i]),
			      STR_MADE(h.a, house_reason(&h, name[i])));
		any = any || strcmp(f[i].reason, "text") == 0;
	}
	ck_assert(any || house_slots(&h, ANN) == before);
}

#define TRY(forms) try_forms(forms, sizeof(forms) / sizeof *(forms))

/* --- From ------------------------------------------------------------------------------- */

START_TEST(what_another_reader_takes_for_ann_waits_for_ann)
{
	static const struct form forms[] = {
		{"From: Ann <ann@example.org>\r\nTo: {K}\r\n", "done", "text"},
		{"From: ann@example.org (Ann)\r\nTo: {K}\r\n", "done", "text"},
		{"From: \"Ann, me\" <ANN@example.ORG>\r\nTo: GM <{K}>\r\n", "done",
		 "text"},
		{"From: " EVE " (<ann@example.org>)\r\nTo: {K}\r\n", "held", "sender"},
		{"From: " EVE " (ann@example.org)\r\nTo: {K}\r\n", "held", "sender"},
		{"From: Undisclosed: ann@example.org;\r\nTo: {K}\r\n", "held",
		 "sender"},
		/* A letter that the worker cannot read at all cannot wait: Ann is
		 * told. */
		{"From: \"ann\"@example.org\r\nTo: {K}\r\n", "done", "sender"},
		{"From: <@evil.example:ann@example.org>\r\nTo: {K}\r\n", "done",
		 "sender"},
		{"From: ann@example.org <" EVE ">\r\nTo: {K}\r\n", "held", "sender"},
		{"From: \"ann@example.org\" <" EVE ">\r\nTo: {K}\r\n", "held", "key"},
		{"From: =?utf-8?q?ann=40example.org?= <" EVE ">\r\nTo: {K}\r\n", "held",
		 "key"},
		{"From: ann@example.org.\r\nTo: {K}\r\n", "held", "sender"},
		{"From: ann (x) @example.org\r\nTo: {K}\r\n", "done", "sender"},
		{"From: \xd0\xb0nn@example.org\r\nTo: {K}\r\n", "held", "key"},
		{"From: ann\xe2\x80\x8b@example.org\r\nTo: {K}\r\n", "done", "sender"},
		{"From: Smith, Ann <ann@example.org>\r\nTo: {K}\r\n", "held", "sender"},
		{"From: =?utf-8?q?=3Ceve=40evil.example=3E?= <ann@example.org>\r\n"
		 "To: {K}\r\n",
		 "held", "sender"},
		{"From : ann@example.org\r\nTo: {K}\r\n", "done", "sender"},
		{"X-A: b\r\nFrom : ann@example.org\r\nTo: {K}\r\n", "held", "header"},
		{"From:\r\n \r\n ann@example.org\r\nTo: {K}\r\n", "held", "header"},
		{"X-A: b\r\nno field\r\nFrom: ann@example.org\r\nTo: {K}\r\n", "held",
		 "header"},
		/* Without a key: a group or comment is asked about, if the worker makes
		   Ann of it, as a bare forgery of hers would be. */
		{"From: Smith, Ann <ann@example.org>\r\nTo: gm+kestrel@example.org\r\n",
		 "held", "sender"},
	};
	TRY(forms);
	ck_assert_int_gt(house_count(&h, -1, "a letter is in doubt: sender"), 0);
}
END_TEST

START_TEST(a_field_that_stands_there_twice_is_signed_once)
{
	static const struct form forms[] = {
		{"From: ann@example.org\r\nTo: " EVE "\r\nTo: {K}\r\n", "held",
		 "header"},
		{"From: ann@example.org\r\nTo: {K}\r\nTo: " EVE "\r\n", "held",
		 "header"},
		{"From: ann@example.org\r\nTo: {K}\r\nSubject: a\r\nSubject: b\r\n",
		 "held", "header"},
		{"From: ann@example.org\r\nTo: {K}\r\nDate: a\r\nDate: b\r\n", "held",
		 "header"},
		{"From: ann@example.org\r\nTo: {K}\r\nMessage-ID: <two@x>\r\n", "held",
		 "header"},
		{"From: ann@example.org\r\nTo: {K}\r\nSender: a@b\r\nSender: " EVE
		 "\r\n",
		 "held", "header"},
		{"From: ann@example.org\r\nTo: {K}\r\nCc: a@b\r\nCc: c@d\r\n", "held",
		 "header"},
		{"Received: a\r\nReceived: b\r\nDelivered-To: a@b\r\nDelivered-To: c@d\r\n"
		 "From: ann@example.org\r\nTo: {K}\r\n",
		 "done", "text"},
	};
	TRY(forms);
}
END_TEST

/* --- Authentication-Results -------------------------------------------------------------- */

#define FROM_ANN "From: ann@example.org\r\nTo: {K}\r\n"

START_TEST(what_our_server_did_not_write_counts_against_the_letter)
{
	static const struct form forms[] = {
		{PASS OUR_BORDER FROM_ANN, "done", "text"},
		{SAYS("none") OUR_BORDER FROM_ANN, "done", "text"},
		{OUR_BORDER FROM_ANN, "done", "text"},
		{"Authentication-Results: other.example; dmarc=pass header.from=elsewhere.example\r\n" FROM_ANN,
		 "done", "text"},
		{SAYS("dmarc=pass header.from=evil.example") OUR_BORDER FROM_ANN,
		 "held", "other-domain"},
		{SAYS("dmarc=pass header.from=sub.example.org") FROM_ANN, "held",
		 "other-domain"},
		{OUR_BORDER PASS FROM_ANN, "held", "auth-results"},
		{PASS OUR_BORDER PASS FROM_ANN, "held", "auth-results"},
		{SAYS("dmarc=pass (x header.from=example.org") FROM_ANN, "held",
		 "auth-results"},
		{SAYS("spf=pass dkim=fail header.d=example.org") FROM_ANN, "held",
		 "auth-results"},
		{PASS SAYS("dmarc=pass header.from=evil.example") FROM_ANN, "held",
		 "auth-results"},
		{"Authentication-Results: mx.example.net 7; dmarc=pass header.from=example.org\r\n" FROM_ANN,
		 "held", "auth-results"},
		{"Authentication-Results : mx.example.net; dmarc=pass header.from=example.org\r\n" FROM_ANN,
		 "held", "auth-results"},
	};
	TRY(forms);
	ck_assert_int_eq(house_count(&h, -1, "a letter is in doubt: auth-results"), 1);
	ck_assert_int_eq(house_count(&h, -1, "a letter is in doubt: other-domain"), 1);
}
END_TEST

/* At P2 the word must be there, and be about what Ann's letter says. */
START_TEST(at_p2_only_a_clean_word_for_the_whole_letter_is_enough)
{
	static const struct form forms[] = {
		{PASS FROM_ANN, "done", "text"},
		{SIGNED_PASS SIGNATURE("h=from:to:date:message-id") FROM_ANN, "done",
		 "text"},
		{SIGNED_PASS SIGNATURE("h=from:date:message-id") FROM_ANN, "held",
		 "part-signed"},
		{SIGNED_PASS SIGNATURE("l=10; h=from:to:date:message-id") FROM_ANN,
		 "held", "part-signed"},
		{SAYS("dmarc=pass smtp.from=example.org") FROM_ANN, "held", "P1"},
		{SAYS("dkim=pass header.from=example.org") FROM_ANN, "held", "P1"},
		{SAYS("spf=pass smtp.mailfrom=example.org") FROM_ANN, "held", "P1"},
		{SAYS("dkim=fail header.d=example.org; dkim=pass header.d=evil.example")
			 FROM_ANN,
		 "held", "P1"},
		{FROM_ANN, "held", "P1"},
	};
	house_option(&h, "auth", "P2");
	TRY(forms);
}
END_TEST

/* --- sent again --------------------------------------------------------------------------- */

/* Ann signed it to Eve, who has it delivered to Ann's key; or it is old. */
START_TEST(a_letter_to_somebody_else_or_of_another_day_waits)
{
	static const struct form forms[] = {
		{"Delivered-To: {K}\r\n" FROM_ANN, "done", "text"},
		{"Delivered-To: {K}\r\nFrom: ann@example.org\r\nTo: " EVE "\r\n",
		 "held", "delivered-only"},
		{"X-Original-To: {K}\r\nFrom: ann@example.org\r\nTo: " EVE "\r\n",
		 "held", "delivered-only"},
		{"Envelope-To: {K}\r\nFrom: ann@example.org\r\nCc: " EVE "\r\n", "held",
		 "delivered-only"},
		{"Delivered-To: {K}\r\nFrom: ann@example.org\r\n", "held",
		 "delivered-only"},
		{"Delivered-To: {K}\r\nFrom: ann@example.org\r\nTo: gm@example.org\r\n",
		 "held", "delivered-only"},
		{"From: ann@example.org\r\nTo: " EVE "\r\nCc: {K}\r\n", "done", "text"},
		{"From: ann@example.org\r\nTo: \"{K}\" <" EVE
		 ">\r\nDelivered-To: {K}\r\n",
		 "held", "delivered-only"},
		{"Date: Mon, 4 Mar 2030 08:59:00 +0000\r\n" FROM_ANN, "done", "text"},
		{"Date: Wed, 27 Feb 2030 08:59:00 +0000\r\n" FROM_ANN, "done", "text"},
		{"Date: Mon, 25 Feb 2030 08:59:00 +0000\r\n" FROM_ANN, "held", "date"},
		{"Date: Fri, 1 Mar 2019 08:59:00 +0000\r\n" FROM_ANN, "held", "date"},
		{"Date: Thu, 7 Mar 2030 08:59:00 +0000\r\n" FROM_ANN, "held", "date"},
	};
	TRY(forms);
}
END_TEST

/* The house's clock is three days after that of its mail server, and of everybody who writes. */
START_TEST(a_slow_clock_of_ours_makes_no_letter_doubtful)
{
	static const char date[] = "Date: Thu, 7 Mar 2030 08:59:00 +0000\r\n" FROM_ANN;
	const char *in =
		drop(date, str_z(h.a, house_key(&h, ANN)), house_attack(&h, ANN));
	const time_t taken = h.now + 3 * 86400;
	char path[256];

	snprintf(path, sizeof path, "%s/mail/in/new/%s", h.dir, in);
	ck_assert_int_eq(utime(path, &(struct utimbuf){taken, taken}), 0);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* The signature covers neither id nor date, so anybody who has the letter can make a
 * new one of it. Where it covers them, Ann says the same once more, as players do. */
START_TEST(a_signed_letter_under_a_new_id_is_no_new_letter)
{
	static const char *const again[] = {
		SIGNED_PASS SIGNATURE("h=from:to:subject") FROM_ANN,
		SIGNED_PASS SIGNATURE("h=from:to:message-id") FROM_ANN,
		SIGNED_PASS FROM_ANN,
		/* Nobody has checked it here; it says itself what it leaves out. */
		SIGNATURE("h=from:to:subject") FROM_ANN,
		SIGNED_PASS SIGNATURE("h=from:to:date:message-id")
			SIGNATURE("h=from:to") FROM_ANN,
	};
	const char *key = str_z(h.a, house_key(&h, ANN)), *text = house_attack(&h, ANN);
	const char *in = drop(again[0], key, text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	house_write(&h, ANN, "clear\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	for (size_t i = 0; i < sizeof again / sizeof *again; i++) {
		/* The parts that "relaxed" does not sign may differ. */
		in = drop(again[i], key,
			  str_z(h.a, str_printf(h.a, "%s  \r\n\r\n", text)));
		house_round(&h);
		ck_assert_str_eq(house_state(&h, in), "held");
		ck_assert(str_is(house_reason(&h, in), "replay"));
		ck_assert_int_eq(house_slots(&h, ANN), 0);
	}
	/* Straight from her own server, or signed anew: hers. */
	in = drop(
		SAYS("dmarc=pass header.from=example.org; spf=pass smtp.mailfrom=ann@example.org")
			FROM_ANN,
		key, text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	in = drop(SIGNED_PASS SIGNATURE("h=from:to:date:message-id") FROM_ANN, key,
		  text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	/* Without a signature a key is worth what it always is. */
	in = drop(FROM_ANN, key, text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
}
END_TEST

START_TEST(who_is_asked_says_confirm_and_it_counts)
{
	const char *key = str_z(h.a, house_key(&h, ANN)), *text = house_attack(&h, ANN);
	const char *in =
		drop("From: Smith, Ann <ann@example.org>\r\nTo: {K}\r\n", key, text);
	house_round(&h);
	struct sent asked = house_last(&h, ANN, "please confirm");
	ck_assert_int_ne(asked.id, 0);
	ck_assert(has(house_flat(&h, house_text(&h, asked)),
		      "The From field of a letter does not name one plain address"));
	/* An address that is in doubt is not made one of hers. */
	ck_assert(!has(asked.body, "confirm always"));
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to),
		   "confirm always\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* --- the worker lies ----------------------------------------------------------------------- */

static struct inbox journalled(struct str bytes)
{
	struct inbox_entry e = {.name = str_printf(h.a, "lie.%d", h.n_in++),
				.arrival = h.now,
				.basis = BASIS_JOURNAL,
				.bytes = bytes};
	struct err err = {0};
	struct inbox in;
	int64_t id;

	memset(e.sha256, h.n_in, sizeof e.sha256);
	e.source_id = h.home.source[0];
	ck_assert_msg(inbox_append(h.home.store, &e, h.now, &id, &err), "%s", err.text);
	ck_assert(inbox_load(h.home.store, h.a, id, &in, &err));
	return in;
}

/* Returns the worker's honest reading of `bytes`, before it lies. */
static struct letter read_well(struct str bytes)
{
	struct letter l;
	letter_read(h.a, &h.home.house, bytes, &l);
	return l;
}

static const char *act_on(struct str bytes, const struct letter *lie)
{
	struct inbox in = journalled(bytes);
	struct err err = {0};

	ck_assert(home_begin(&h.home, &err));
	ck_assert_msg(intake_act(&h.home, h.a, &in, lie, NULL, &err), "%s", err.text);
	ck_assert(home_commit(&h.home, &err));
	house_round(&h);
	return str_z(h.a, in.name);
}

static struct str letter_of(const char *from, const char *to, const char *text)
{
	return str_printf(h.a,
			  "From: %s\r\nTo: %s\r\nSubject: hi\r\n"
			  "Message-ID: <lie%d@evil.example>\r\n\r\n%s",
			  from, to, h.n_in, text);
}

static struct str *one(struct str s)
{
	struct str *list = arena_array(h.a, struct str, 1);
	list[0] = s;
	return list;
}

static void nobody_ordered(void)
{
	struct sent *s;
	int n = house_sent(&h, &s);
	for (int i = 0; i < n; i++)
		ck_assert(!has(s[i].to, "evil.example"));
	for (int who = 0; who < HOUSE_PEOPLE; who++)
		ck_assert_int_eq(house_slots(&h, who), 0);
}

/* Eve's letter, of which the worker says that Ann wrote it to her own key. */
START_TEST(a_worker_that_lies_in_every_field_makes_no_letter_anybody_elses)
{
	const char *text = house_attack(&h, ANN);
	struct str key = house_key(&h, ANN),
		   bytes = letter_of(EVE, "gm@example.org", text);
	struct sent report = house_last(&h, ANN, "report");

	for (int lie = 0; lie < 7; lie++) {
		struct letter l = read_well(bytes);
		l.from = lie & 1 ? STR("ann@example.org") : l.from;
		if (lie != 2) {
			l.to = one(key);
			l.n_to = 1;
		}
		if (lie >= 3)
			l.trace = STR(PASS);
		if (lie >= 4)
			l.subject = STR("Re: [KESTREL] x [#abcd1234]");
		if (lie == 5 || lie == 2)
			l.in_reply_to = l.references = str_slice(
				report.message_id, 1, report.message_id.n - 1);
		if (lie == 6)
			l.class = LETTER_LIST, l.reason = REASON_LIST;
		ck_assert_str_eq(house_state(&h, act_on(bytes, &l)), "ignored");
		nobody_ordered();
	}
}
END_TEST

/* Eve herself can only forge a From; the worker adds the key, the mail server's word,
 * and that the letter needs no asking. It waits, and Ann and the GM know. */
START_TEST(a_worker_that_adds_the_missing_half_is_found_out)
{
	const char *text = house_attack(&h, ANN);
	struct str key = house_key(&h, ANN);
	struct str bytes = letter_of("ann@example.org", "gm+kestrel@example.org", text);
	struct letter l = read_well(bytes);

	l.to = one(key);
	l.n_to = 1;
	l.trace = STR(PASS);
	const char *in = act_on(bytes, &l);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert(str_is(house_reason(&h, in), "read-twice"));
	ck_assert_int_eq(house_count(&h, ANN, "please confirm"), 1);
	ck_assert_int_eq(house_count(&h, -1, "a letter is in doubt: read-twice"), 1);
	nobody_ordered();
	/* The key is there, and the worker says that the mail server vouches for Ann. */
	house_option(&h, "auth", "P2");
	bytes = letter_of("ann@example.org", str_z(h.a, key), text);
	l = read_well(bytes);
	l.trace = STR(PASS);
	in = act_on(bytes, &l);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert(str_is(house_reason(&h, in), "read-twice"));
	/* And of one for which it does not. */
	bytes = letter_of("ann@example.org", str_z(h.a, key), text);
	bytes = str_printf(h.a, "%s" PRI_STR,
			   SAYS("dmarc=fail header.from=example.org"), STR_ARG(bytes));
	l = read_well(bytes);
	l.trace = STR(PASS);
	ck_assert_str_eq(house_state(&h, act_on(bytes, &l)), "held");
	nobody_ordered();
}
END_TEST

/* Eve's letter is called a bounce of the report to Ann, for good. */
START_TEST(a_worker_raises_nobodys_bounces)
{
	struct sent report = house_last(&h, ANN, "report");
	struct str bytes = letter_of(EVE, "gm@example.org", "hi\n");
	struct letter l = read_well(bytes);
	struct address_record r;
	struct err err = {0};
	struct outbox o;

	ck_assert(outbox_load(h.home.store, h.a, report.id, &o, &err));
	letter_set(&l, REASON_BOUNCE_ADDRESS);
	l.bounce = BOUNCE_FAILED;
	l.bounce_status = STR("5.1.1");
	l.to = one(o.envelope_from);
	l.n_to = 1;
	const char *in = act_on(bytes, &l);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert(str_is(house_reason(&h, in), "no-key"));
	ck_assert(bounces_record(h.home.store, h.a, house_game(&h).id, ANN,
				 STR("ann@example.org"), &r, &err));
	ck_assert_int_eq(r.n_hard, 0);
	/* With the address in the bytes it is one. */
	house_pass(&h, 3600);
	bytes = letter_of("mailer-daemon@example.org", str_z(h.a, o.envelope_from),
			  "hi\n");
	l = read_well(bytes);
	letter_set(&l, REASON_BOUNCE_ADDRESS);
	l.bounce = BOUNCE_FAILED;
	l.bounce_status = STR("5.1.1");
	ck_assert_str_eq(house_state(&h, act_on(bytes, &l)), "done");
	ck_assert(bounces_record(h.home.store, h.a, house_game(&h).id, ANN,
				 STR("ann@example.org"), &r, &err));
	ck_assert_int_eq(r.n_hard, 1);
}
END_TEST

/* Bob's letter takes the worker over, which says that its content is that of the letter
 * that Ann is about to send: hers would be a copy. */
START_TEST(a_worker_shadows_no_other_letter)
{
	struct str of_ann = letter_of("ann@example.org", str_z(h.a, house_key(&h, ANN)),
				      house_attack(&h, ANN));
	struct letter ann = read_well(of_ann);
	h.n_in++;
	struct str of_bob = letter_of("bob@example.org", str_z(h.a, house_key(&h, BOB)),
				      house_attack(&h, BOB));
	struct letter bob = read_well(of_bob);

	memcpy(bob.content_key, ann.content_key, sizeof bob.content_key);
	ck_assert_str_eq(house_state(&h, act_on(of_bob, &bob)), "done");
	ck_assert_str_eq(house_state(&h, act_on(of_ann, &ann)), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	/* Nor makes it one new that was there: Ann's own, a second time. */
	house_write(&h, ANN, "clear\n");
	house_round(&h);
	memset(ann.content_key, 'b', 64);
	ck_assert_str_eq(house_state(&h, act_on(of_ann, &ann)), "duplicate");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

/* Any text that it makes up is Bob's, for the letter is Bob's. */
START_TEST(a_worker_that_makes_up_the_text_orders_for_its_own_letters_seat)
{
	struct str bytes =
		letter_of("bob@example.org", str_z(h.a, house_key(&h, BOB)), "hello\n");
	struct letter l = read_well(bytes);
	struct str text = str_of(house_attack(&h, BOB));

	l.lines = one(str_trim(text));
	l.n_lines = 1;
	ck_assert_str_eq(house_state(&h, act_on(bytes, &l)), "done");
	ck_assert_int_eq(house_slots(&h, BOB), 1);
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	ck_assert_int_eq(house_slots(&h, CAT), 0);
}
END_TEST

/* The same by the process itself: a reader that its letter has taken over, and that
 * says everything that the letter's writer wants. The letters of others are read beside
 * it. */
START_TEST(a_reader_that_was_taken_over_gains_only_its_own_letters_fate)
{
	struct sent report = house_last(&h, ANN, "report");
	struct str key = house_key(&h, ANN);
	const char *order = house_attack(&h, ANN), *taken[3];
	struct address_record r;
	struct err err = {0};
	struct outbox o;
	struct tick t;

	ck_assert(outbox_load(h.home.store, h.a, report.id, &o, &err));
	taken[0] = house_post(
		&h, EVE, "gm@example.org",
		str_z(h.a, str_printf(h.a,
				      "%s> say from ann@example.org\n> say to " PRI_STR
				      "\n> say trace %s",
				      order, STR_ARG(key), PASS)));
	taken[1] = house_post(&h, "ann@example.org", "gm+kestrel@example.org",
			      str_z(h.a, str_printf(h.a, "%s> say to " PRI_STR "\n",
						    order, STR_ARG(key))));
	taken[2] = house_post(
		&h, EVE, "gm@example.org",
		str_z(h.a, str_printf(h.a, "say bounce\nsay to " PRI_STR "\n",
				      STR_ARG(o.envelope_from))));
	const char *good = house_write(&h, BOB, house_attack(&h, BOB));

	h.home.log = (struct log){.out = h.log};
	use_stand_in(CHILD_READER, "reader-lies");
	house_rest(&h);
	ck_assert_msg(tick_open(&t, &h.home, -1, &err), "%s", err.text);
	tick_round(&t);
	ck_assert(!t.trouble);
	tick_close(&t);
	child_stand_in(CHILD_READER, NULL);

	ck_assert_str_eq(house_state(&h, taken[0]), "ignored");
	ck_assert_str_eq(house_state(&h, taken[1]), "held");
	ck_assert(str_is(house_reason(&h, taken[1]), "read-twice"));
	ck_assert_str_eq(house_state(&h, taken[2]), "ignored");
	ck_assert_str_eq(house_state(&h, good), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	ck_assert_int_eq(house_slots(&h, BOB), 1);
	ck_assert(bounces_record(h.home.store, h.a, house_game(&h).id, ANN,
				 STR("ann@example.org"), &r, &err));
	ck_assert_int_eq(r.n_hard, 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/forged");
	TCase *t = tcase_create("forged");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 240);
	tcase_add_test(t, what_another_reader_takes_for_ann_waits_for_ann);
	tcase_add_test(t, a_field_that_stands_there_twice_is_signed_once);
	tcase_add_test(t, what_our_server_did_not_write_counts_against_the_letter);
	tcase_add_test(t, at_p2_only_a_clean_word_for_the_whole_letter_is_enough);
	tcase_add_test(t, a_letter_to_somebody_else_or_of_another_day_waits);
	tcase_add_test(t, a_slow_clock_of_ours_makes_no_letter_doubtful);
	tcase_add_test(t, a_signed_letter_under_a_new_id_is_no_new_letter);
	tcase_add_test(t, who_is_asked_says_confirm_and_it_counts);
	tcase_add_test(t,
		       a_worker_that_lies_in_every_field_makes_no_letter_anybody_elses);
	tcase_add_test(t, a_worker_that_adds_the_missing_half_is_found_out);
	tcase_add_test(t, a_worker_raises_nobodys_bounces);
	tcase_add_test(t, a_worker_shadows_no_other_letter);
	tcase_add_test(t,
		       a_worker_that_makes_up_the_text_orders_for_its_own_letters_seat);
	tcase_add_test(t, a_reader_that_was_taken_over_gains_only_its_own_letters_fate);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
