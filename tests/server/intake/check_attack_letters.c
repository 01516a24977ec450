/* Letters as weapons: keys used for what they are not, odd headers, floods in others'
 * names, robots that answer robots. What an attack wants is written above it; that it
 * does not get it is what is asserted.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "mail/trust/trust.h"
#include "schema/held.h"
#include "schema/observers.h"
#include "schema/outbox.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "server/game/game_gm.h"
#include "server/game/game_options.h"
#include "server/phase/phase_rollback.h"
#include "tests/kit/house.h"

#define PLAIN "gm@example.org"
#define MASTER "master@example.org"
#define EVE "eve@elsewhere.example"
#define VOUCHED                                                                        \
	"Authentication-Results: mx.example.net; dmarc=pass "                          \
	"header.from=example.org\r\n"

enum { ANN, BOB, CAT, DAN, HOUR = 3600, DAY = 24 * HOUR };

static struct house h;

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
	h.home.config.in[0].authserv_id = STR("mx.example.net");
}
static void shut(void)
{
	house_close(&h);
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static void option(const char *name, const char *value)
{
	house_option(&h, name, value);
}

static int slots_of(int seat)
{
	return house_slots(&h, seat);
}

static const char *key_of(int who)
{
	return str_z(h.a, house_last(&h, who, "report").reply_to);
}

static const char *envelope_of(int64_t id)
{
	struct outbox o;
	struct err err = {0};
	ck_assert(outbox_load(h.home.store, h.a, id, &o, &err));
	return str_z(h.a, o.envelope_from);
}

static int sent(struct sent **s)
{
	return house_sent(&h, s);
}

/* Returns how many letters came of it, and that none of them went to `from`. */
static int write(const char *from, const char *to, const char *text)
{
	struct sent *s;
	house_post(&h, from, to, text);
	house_round(&h);
	int n = sent(&s);
	for (int i = 0; i < n; i++)
		ck_assert(!has(s[i].to, EVE));
	return n;
}

/* --- keys for what they are not --------------------------------------------------- */

/* The key in the envelope says where a bounce belongs, and may do nothing at all. */
START_TEST(the_key_of_an_envelope_orders_nothing)
{
	struct sent s = house_last(&h, ANN, "report");
	const char *env = envelope_of(s.id), *order = house_attack(&h, ANN);
	struct str key = str_of(env);
	struct buf as_seat = buf_in(h.a), as_word = buf_in(h.a), as_gm = buf_in(h.a);

	str_until(&key, '.');
	str_until(&key, '.');
	key = str_until(&key, '@');
	ck_assert_uint_eq(key.n, TOKEN_CHARS);
	buf_printf(&as_seat, "gm+kestrel.red.%.*s@example.org", STR_ARG(key));
	buf_printf(&as_gm, "gm+kestrel.gm.%.*s@example.org", STR_ARG(key));
	buf_printf(&as_word, "gm+c.%.*s@example.org", STR_ARG(key));
	(void)write(house_address[ANN], env, order);
	(void)write(house_address[ANN], str_z(h.a, buf_str(&as_seat)), order);
	(void)write(EVE, str_z(h.a, buf_str(&as_seat)), order);
	(void)write(EVE, str_z(h.a, buf_str(&as_word)), "confirm\n");
	(void)write(house_address[ANN], str_z(h.a, buf_str(&as_word)), "confirm\n");
	(void)write(MASTER, str_z(h.a, buf_str(&as_gm)), "extend 48 hours\n");
	ck_assert_int_eq(slots_of(ANN), 0);
}
END_TEST

/* And a seat's own key, in all the other places. */
START_TEST(the_key_of_a_seat_is_no_bounce_no_word_and_no_gms)
{
	struct sent s = house_last(&h, ANN, "report");
	struct str key = str_of(key_of(ANN));
	int64_t deadline = house_game(&h).deadline;
	char to[200];

	str_until(&key, '.');
	str_until(&key, '.');
	key = str_until(&key, '@');
	const char *forms[] = {"gm+c.%.*s@example.org",
			       "gm+kestrel.gm.%.*s@example.org",
			       "gm+kestrel.blue.%.*s@example.org",
			       "gm+kestrel..%.*s@example.org",
			       "gm+kestrel.red.%.*sa@example.org",
			       "gm+kestrel.red.%.*s.x@example.org",
			       "gm+kestrel.red.x.%.*s@example.org"};
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		struct buf b = buf_in(h.a);
		struct str rest = str_of(forms[i]), before;
		size_t at = str_find(rest, STR("%.*s"));
		before = str_slice(rest, 0, at);
		rest = str_slice(rest, at + 4, rest.n);
		buf_printf(&b, "%.*s%.*s%.*s", STR_ARG(before), STR_ARG(key),
			   STR_ARG(rest));
		snprintf(to, sizeof to, "%.*s", STR_ARG(buf_str(&b)));
		(void)write(house_address[ANN], to, "confirm\n");
		(void)write(house_address[BOB], to, "attack green 3 with 2 from 1\n");
		(void)write(MASTER, to, "extend 48 hours\n");
		(void)write(EVE, to, "attack green 3 with 2 from 1\n");
	}
	for (int who = 0; who < HOUSE_PEOPLE; who++)
		ck_assert_int_eq(slots_of(who), 0);
	ck_assert_int_eq(house_game(&h).deadline, deadline);
	(void)s;
}
END_TEST

/* Cut by a few characters, stretched, with a character in another case or place: good or
 * worthless, never half of it. */
START_TEST(a_key_is_whole_or_worthless_whatever_its_case)
{
	struct str key = str_of(key_of(ANN));
	const char *order = house_attack(&h, ANN);
	size_t end = str_find_char(key, '@');

	for (size_t cut = 1; cut < TOKEN_CHARS; cut++) {
		struct buf b = buf_in(h.a);
		buf_printf(&b, "%.*s%.*s", (int)(end - cut), key.s, (int)(key.n - end),
			   key.s + end);
		(void)write(EVE, str_z(h.a, buf_str(&b)), order);
		(void)write(house_address[ANN], str_z(h.a, buf_str(&b)), order);
	}
	ck_assert_int_eq(slots_of(ANN), 0);
	char *upper = str_z(h.a, key);
	for (char *c = upper; *c; c++)
		*c = (char)(*c >= 'a' && *c <= 'z' ? *c - 32 : *c);
	ck_assert_int_eq(write("ANN@EXAMPLE.ORG", upper, order), 1);
	ck_assert_int_gt(slots_of(ANN), 0);
}
END_TEST

/* A server on the way keeps a good letter and delivers it again later, as it was or with
 * another id, when the phase has been taken back. */
START_TEST(a_letter_replayed_after_a_rollback_orders_nothing)
{
	struct err err = {0};
	struct rollback rb;
	const char *to = key_of(ANN), *order = house_attack(&h, ANN);

	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_msg(phase_rollback(&h.home, h.a, STR("kestrel"), 1, 1, STR("test"),
				     false, &rb, &err),
		      "%s", err.text);
	house_round(&h);
	house_write(&h, ANN, "clear\n");
	house_round(&h);
	int before = slots_of(ANN);
	house_post(&h, house_address[ANN], to, order);
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), before);
}
END_TEST

/* --- one address, two players -------------------------------------------------------- */

/* Ann and Bob share a computer: both let letters from it count. The key says who it is. */
START_TEST(an_address_that_two_players_let_count_goes_with_the_key)
{
	struct game g = house_game(&h);
	struct err err = {0};
	struct seat s;

	for (int who = ANN; who <= BOB; who++) {
		ck_assert(seats_load(h.home.store, h.a, g.id, who, &s, &err));
		ck_assert(seats_add_address(h.home.store, s.id,
					    STR("both@home.example"), h.now, &err));
	}
	for (int who = ANN; who <= BOB; who++) {
		house_post(&h, "both@home.example", key_of(who), house_attack(&h, who));
		house_round(&h);
		ck_assert_int_gt(slots_of(who), 0);
	}
}
END_TEST

/* Ann was talked into `confirm always` for Bob's own address: it stays Bob's. */
START_TEST(the_address_of_record_of_another_never_counts_as_ones_own)
{
	const char *key = key_of(ANN), *order = house_attack(&h, ANN);
	struct game g = house_game(&h);
	struct err err = {0};
	struct seat ann;

	ck_assert(seats_load(h.home.store, h.a, g.id, ANN, &ann, &err));
	ck_assert(seats_add_address(h.home.store, ann.id, STR("bob@example.org"), h.now,
				    &err));
	house_post(&h, house_address[BOB], key, order);
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(slots_of(BOB), 0);
	/* And Bob's own key works for Bob. */
	house_write(&h, BOB, house_attack(&h, BOB));
	house_round(&h);
	ck_assert_int_gt(slots_of(BOB), 0);
}
END_TEST

/* --- the order to leave ------------------------------------------------------------------ */

/* Somebody presses "unsubscribe" in Ann's name; she answers the question that comes to
 * her, and her program quotes it without a mark. */
START_TEST(the_letter_that_tells_how_to_leave_does_not_do_it_when_it_is_quoted)
{
	struct seat ann;
	struct err err = {0};

	house_drop(&h, NULL,
		   STR("From: ann@example.org\r\nTo: " PLAIN "\r\nSubject: leave\r\n"
		       "Message-ID: <u@x>\r\n\r\n"));
	house_round(&h);
	struct sent q = house_last(&h, ANN, "how to leave");
	ck_assert_int_ne(q.id, 0);
	struct buf b = buf_in(h.a);
	buf_z(&b, "No, I want to stay!\n");
	for (size_t i = 0; i < q.body.n; i++)
		if (q.body.s[i] != '\r')
			buf_char(&b, q.body.s[i]);
	house_post(&h, house_address[ANN], str_z(h.a, q.reply_to),
		   str_z(h.a, buf_str(&b)));
	house_round(&h);
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, ANN, &ann, &err));
	ck_assert(!ann.resigned && !ann.leaving);
}
END_TEST

/* Whatever we write to who can order has a line below which nothing is read. */
START_TEST(every_letter_with_a_key_has_a_cut_line)
{
	struct sent *s;
	int n;

	house_drop(&h, NULL,
		   STR("From: bob@example.org\r\nTo: " PLAIN "\r\nSubject: leave\r\n"
		       "Message-ID: <u@x>\r\n\r\n"));
	house_write(&h, ANN, "absent 2030-03-05 to 2030-03-12\n");
	house_post(&h, EVE, key_of(CAT), "wait\n");
	house_post(&h, house_address[ANN], key_of(DAN), "wait\n");
	house_write(&h, DAN, "resign now\n");
	house_round(&h);
	house_pass(&h, 3 * DAY);
	house_round(&h);
	house_pass(&h, 8 * DAY);
	house_round(&h);
	h.read = 0;
	n = house_sent(&h, &s);
	ck_assert_int_gt(n, 20);
	for (int i = 0; i < n; i++)
		if (has(s[i].reply_to, "gm+"))
			ck_assert_msg(has(s[i].body, "write above this line"), "%.*s",
				      STR_ARG(s[i].bytes));
}
END_TEST

/* --- what a letter's number tells ---------------------------------------------------------- */

static int64_t number_of(struct sent s)
{
	struct str id = s.message_id;
	int64_t n = -1;

	ck_assert(str_starts(id, "<o."));
	id = str_slice(id, 3, id.n);
	ck_assert(str_int(str_until(&id, '.'), 1, INT64_MAX, &n));
	return n;
}

/* Ann asks, and asks again: did anybody else get a letter in between? The numbers of her
 * two letters must not tell it, nor those in their envelopes. */
START_TEST(the_ids_of_letters_do_not_count_the_letters_of_others)
{
	int64_t last = 0, near = 0;

	for (int i = 0; i < 6; i++) {
		house_write(&h, ANN, "status\n");
		house_round(&h);
		struct sent s = house_last(&h, ANN, "receipt");
		int64_t n = number_of(s), d = n > last ? n - last : last - n;
		ck_assert_int_ne(n, s.id);
		near += d < 1000;
		last = n;
		struct str env = str_of(envelope_of(s.id)), in_envelope;
		str_until(&env, '.');
		in_envelope = str_until(&env, '.');
		int64_t m;
		ck_assert(str_int(in_envelope, 1, INT64_MAX, &m));
		ck_assert_int_ne(m, s.id);
	}
	ck_assert_int_le(near, 1);
}
END_TEST

/* --- floods in others' names ------------------------------------------------------------------ */

static const char *held_state(const char *in)
{
	return house_state(&h, in);
}

/* A game in which each letter is confirmed. Eve writes in Ann's name without her key, so
 * often that no question can be asked any more and no more letters may wait: then Ann
 * could not order. */
START_TEST(who_has_no_key_cannot_keep_a_player_from_being_asked)
{
	option("auth", "P3");
	house_round(&h);
	for (int i = 0; i < 60; i++)
		house_post(&h, house_address[ANN], PLAIN,
			   str_z(h.a, str_printf(h.a, "attack blue 3 with %d from 1\n",
						 1 + i % 3)));
	house_round(&h);
	int before = house_count(&h, ANN, "please confirm your orders");
	const char *in =
		house_post(&h, house_address[ANN], key_of(ANN), house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(held_state(in), "HELD");
	ck_assert_int_eq(house_count(&h, ANN, "please confirm your orders"),
			 before + 1);
	struct sent q = house_last(&h, ANN, "please confirm your orders");
	house_post(&h, house_address[ANN], str_z(h.a, q.reply_to), "confirm\n");
	house_round(&h);
	ck_assert_int_gt(slots_of(ANN), 0);
}
END_TEST

/* The same where she writes from her telephone, with her key. */
START_TEST(nor_from_being_asked_about_a_letter_with_her_key)
{
	for (int i = 0; i < 60; i++)
		house_post(&h, house_address[ANN], PLAIN,
			   str_z(h.a, str_printf(h.a, "press to all: %d\n", i)));
	house_round(&h);
	const char *in =
		house_post(&h, "ann@phone.example", key_of(ANN), house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(held_state(in), "HELD");
	struct sent q = house_last(&h, ANN, "please confirm");
	ck_assert(has(q.body, "ann@phone.example"));
}
END_TEST

/* And the GM's. */
START_TEST(nor_the_gm_from_being_asked_about_one_with_his)
{
	const char *key = key_of(-1);

	for (int i = 0; i < 60; i++)
		house_post(&h, MASTER,
			   "gm+kestrel.gm.aaaaaaaaaaaaaaaaaaaaaaa@example.org",
			   str_z(h.a, str_printf(h.a, "announce: %d\n", i)));
	house_round(&h);
	int before = house_count(&h, -1, "please confirm");
	ck_assert_int_le(before, 6);
	const char *in = house_post(&h, MASTER, key, "extend 24 hours\n");
	house_round(&h);
	ck_assert_str_eq(held_state(in), "HELD");
	ck_assert_int_eq(house_count(&h, -1, "please confirm"), before + 1);
}
END_TEST

/* Three hundred addresses ask to read along: the answers to strangers have an end, those
 * to players another. */
START_TEST(strangers_do_not_use_up_the_answers_to_players)
{
	struct sent *s;

	option("public", "on");
	house_round(&h);
	(void)sent(&s);
	for (int i = 0; i < 300; i++)
		house_post(&h, str_z(h.a, str_printf(h.a, "x%d@elsewhere.example", i)),
			   PLAIN, "observe kestrel\n");
	house_round(&h);
	ck_assert_int_le(sent(&s), 200);
	const char *in =
		house_post(&h, "bob@phone.example", key_of(BOB), house_attack(&h, BOB));
	house_round(&h);
	ck_assert_str_eq(held_state(in), "HELD");
	ck_assert_int_eq(house_count(&h, BOB, "please confirm"), 1);
}
END_TEST

/* A third person's mailbox is filled by questions in their name. */
START_TEST(nobodys_mailbox_is_filled_by_observe)
{
	struct sent *s;

	option("public", "on");
	house_round(&h);
	(void)sent(&s);
	for (int day = 0; day < 9; day++) {
		for (int i = 0; i < 20; i++)
			house_post(&h, "victim@third.example", PLAIN,
				   i & 1 ? "observe kestrel\n" : "Observe Kestrel.\n");
		house_round(&h);
		house_pass(&h, DAY);
	}
	int n = sent(&s), to_victim = 0;
	for (int i = 0; i < n; i++)
		to_victim += has(s[i].to, "victim@");
	ck_assert_int_le(to_victim, 3); /* one in three days */
}
END_TEST

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

/* --- robots among themselves -------------------------------------------------------------------- */

/* A robot that marks nothing answers each letter of ours from a player's own address, to
 * the key, with words of its own, for a week; and so does another for a stranger. */
static int a_week_with_a_robot(void)
{
	struct sent *s;
	int n, total = 0;

	for (int round = 0; round < 7 * 24 * 2; round++) {
		house_round(&h);
		n = sent(&s);
		for (int i = 0; i < n; i++) {
			if (!has(s[i].to, house_address[ANN]))
				continue;
			total++;
			house_post(
				&h, house_address[ANN], str_z(h.a, s[i].reply_to),
				str_z(h.a,
				      str_printf(
					      h.a,
					      "Thank you for letter %d, I am on holidays.\n",
					      total)));
		}
		house_pass(&h, HOUR / 2);
	}
	return total;
}

/* Reports and reminders of the week are what is left: each is a letter of the game's own. */
START_TEST(an_autoresponder_without_marks_is_answered_twice)
{
	int quiet = 0;
	struct sent *s;

	for (int round = 0; round < 7 * 24 * 2; round++, house_pass(&h, HOUR / 2)) {
		house_round(&h);
		int n = sent(&s);
		for (int i = 0; i < n; i++)
			quiet += has(s[i].to, house_address[ANN]);
	}
	house_close(&h);
	open_up();
	house_write(&h, ANN, "status\n"); /* one receipt; then two answers */
	int total = a_week_with_a_robot();
	ck_assert_int_le(total, quiet + 3);
	ck_assert_int_ge(total, quiet);
	/* The GM knows why. */
	ck_assert_int_eq(house_count(&h, -1, "letters of red that say nothing"), 1);
}
END_TEST

enum quote { MARKED, WRAPPED, DIVIDED, FIRST_PART, N_QUOTES };

/* A letter as a robot sends it back. */
static const char *sent_back(struct str body, enum quote how)
{
	struct buf b = buf_in(h.a);
	struct str line;
	size_t left = body.n * 9 / 10;

	buf_z(&b, how == DIVIDED ? "-----Original Message-----\n"
				 : "On Mon, 4 Mar 2030 at 09:00, Postal GM wrote:\n");
	while (str_line(&body, &line)) {
		if (how == FIRST_PART && line.n > left)
			break;
		left -= line.n < left ? line.n : left;
		for (; how == WRAPPED && line.n > 60;
		     line = str_slice(line, 60, line.n))
			buf_printf(&b, "> %.*s\n", 60, line.s);
		buf_printf(&b, "%s%.*s\n", how == DIVIDED ? "" : "> ", STR_ARG(line));
	}
	return str_z(h.a, buf_str(&b));
}

START_TEST(a_letter_that_is_ours_alone_has_no_answer_and_the_gm_knows)
{
	struct sent *s;
	const char *back =
		sent_back(house_last(&h, ANN, "report").body, (enum quote)_i);

	for (int i = 0; i < 5; i++) {
		house_write(&h, ANN, back);
		house_round(&h);
		ck_assert_int_eq(sent(&s), i == 0);
		ck_assert(i > 0 || has(s[0].to, "master@"));
	}
	/* One word above it, and it is answered. */
	house_write(&h, ANN, str_z(h.a, str_printf(h.a, "status\n\n%s", back)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@"));
}
END_TEST

/* A person filled in the form where nothing is read, or left only the lines that they mean. */
START_TEST(of_those_that_quote_ours_changed_one_is_answered)
{
	struct sent *s;
	struct buf b = buf_in(h.a);
	struct str body = house_last(&h, ANN, "report").body, line;
	const size_t whole = body.n;
	bool below = false;

	while (str_line(&body, &line)) {
		if (_i == 0 || body.n < whole / 2)
			buf_printf(&b, "> %.*s\n", STR_ARG(line));
		if (_i == 0 && !below && str_find(line, STR("--=--")) != SIZE_MAX) {
			buf_z(&b, "> attack yellow 3\n");
			below = true;
		}
	}
	ck_assert(below || _i == 1);
	house_write(&h, ANN, str_z(h.a, buf_str(&b)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@"));
	house_write(&h, ANN, str_z(h.a, buf_str(&b)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "master@"));
	for (int i = 0; i < 5; i++)
		house_write(&h, ANN, str_z(h.a, buf_str(&b)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 0);
	house_write(&h, ANN, "status\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
}
END_TEST

START_TEST(a_person_who_says_thanks_three_times_and_then_orders_is_answered)
{
	struct sent *s;
	static const int expected[] = {1, 1, 1 /* the GM */, 0};

	for (int i = 0; i < 4; i++) {
		house_write(&h, ANN, "Thanks a lot!\n");
		house_round(&h);
		ck_assert_int_eq(sent(&s), expected[i]);
	}
	house_write(&h, ANN, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "ACCEPTED"));
	ck_assert_int_eq(slots_of(ANN), 1);
	house_write(&h, ANN, "Thanks a lot!\n"); /* counted anew */
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
}
END_TEST

/* A slip is told each time: it is no robot who tries. */
START_TEST(a_person_who_tries_and_fails_is_answered_each_time)
{
	struct sent *s;

	for (int i = 0; i < 8; i++) {
		house_write(&h, ANN, "attack puce 9 with 77 from 1\n");
		house_round(&h);
		ck_assert_int_eq(sent(&s), 1);
	}
}
END_TEST

/* Someone who plays here writes to no game of theirs, and their robot answers our answer. */
START_TEST(a_robot_that_answers_to_the_plain_address_has_two_answers_in_a_week)
{
	struct sent *s;
	int total = 0;

	house_post(&h, house_address[ANN], PLAIN, "I am on holidays.\n");
	for (int round = 0; round < 7 * 24; round++, house_pass(&h, HOUR)) {
		house_round(&h);
		int n = sent(&s);
		for (int i = 0; i < n; i++)
			if (has(s[i].subject, "not carried out")) {
				total++;
				house_post(&h, house_address[ANN], PLAIN,
					   str_z(h.a, str_printf(h.a, "Away, %d.\n",
								 total)));
			}
	}
	ck_assert_int_eq(total, 2);
}
END_TEST

/* What tells a robot is gone: a relay between them knows better. */
static struct str without_marks(struct str bytes)
{
	static const char *const marks[] = {"Auto-Submitted",
					    "Precedence",
					    "X-Auto-Response-Suppress",
					    "X-PostalGM-Instance",
					    "List-",
					    "Return-Path",
					    NULL};
	struct buf b = buf_in(h.a);
	struct str line;
	bool head = true, left_out = false;

	while (str_line(&bytes, &line)) {
		head = head && line.n;
		if (line.n && line.s[0] != ' ' && line.s[0] != '\t')
			left_out = false;
		for (int i = 0; head && marks[i]; i++)
			left_out = left_out || str_starts(line, marks[i]);
		if (!head || !left_out)
			buf_printf(&b, "%.*s\r\n", STR_ARG(line));
	}
	return buf_str(&b);
}

/* Two houses, each a player in the other's game, write to each other for a week; the second
 * time through a relay that takes off all marks. */
START_TEST(two_houses_that_play_with_each_other_answer_each_other_nothing)
{
	static struct house other;
	bool stripped = _i == 1;
	struct err err = {0};
	struct sent *s;
	int n, answers = 0, reports = 0;

	house_open(&other, "2030-03-04T09:00:00Z");
	house_start(&other);
	(void)house_sent(&other, &s);
	other.home.config.address = STR("gm@other.example");
	/* The same test secret gave them the same name. */
	other.home.config.instance = STR("otherotherother");
	struct game g = house_game(&h);
	struct seat seat;
	ck_assert(seats_load(h.home.store, h.a, g.id, ANN, &seat, &err));
	seat.address = STR("gm@other.example");
	ck_assert(seats_save(h.home.store, &seat, &err));
	ck_assert(seats_load(other.home.store, other.a, g.id, BOB, &seat, &err));
	seat.address = STR("gm@example.org");
	ck_assert(seats_save(other.home.store, &seat, &err));
	house_post(&h, "gm@other.example", key_of(DAN), "status\n");
	for (int round = 0; round < 7 * 8; round++) {
		house_round(&h);
		house_round(&other);
		n = house_sent(&h, &s);
		for (int i = 0; i < n; i++)
			if (has(s[i].to, "gm@other.example")) {
				house_drop(&other, NULL,
					   stripped ? without_marks(s[i].bytes)
						    : s[i].bytes);
				reports++;
				answers += has(s[i].bytes, "auto-replied");
			}
		n = house_sent(&other, &s);
		for (int i = 0; i < n; i++)
			if (has(s[i].to, "gm@example.org")) {
				house_drop(&h, NULL,
					   stripped ? without_marks(s[i].bytes)
						    : s[i].bytes);
				reports++;
				answers += has(s[i].bytes, "auto-replied");
			}
		house_pass(&h, 3 * HOUR);
		house_pass(&other, 3 * HOUR);
	}
	ck_assert_int_gt(reports, 0);
	/* To the one letter that asked; stripped, two more of either. */
	ck_assert_int_le(answers, stripped ? 5 : 1);
	ck_assert_int_lt(reports, 60);
	house_close(&other);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("attack: letters");
	TCase *t = tcase_create("letters");
	tcase_set_timeout(t, 300);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, the_key_of_an_envelope_orders_nothing);
	tcase_add_test(t, the_key_of_a_seat_is_no_bounce_no_word_and_no_gms);
	tcase_add_test(t, a_key_is_whole_or_worthless_whatever_its_case);
	tcase_add_test(t, a_letter_replayed_after_a_rollback_orders_nothing);
	tcase_add_test(t, an_address_that_two_players_let_count_goes_with_the_key);
	tcase_add_test(t, the_address_of_record_of_another_never_counts_as_ones_own);
	tcase_add_test(
		t, the_letter_that_tells_how_to_leave_does_not_do_it_when_it_is_quoted);
	tcase_add_test(t, every_letter_with_a_key_has_a_cut_line);
	tcase_add_test(t, the_ids_of_letters_do_not_count_the_letters_of_others);
	tcase_add_test(t, who_has_no_key_cannot_keep_a_player_from_being_asked);
	tcase_add_test(t, nor_from_being_asked_about_a_letter_with_her_key);
	tcase_add_test(t, nor_the_gm_from_being_asked_about_one_with_his);
	tcase_add_test(t, strangers_do_not_use_up_the_answers_to_players);
	tcase_add_test(t, nobodys_mailbox_is_filled_by_observe);
	tcase_add_test(t, odd_senders_and_ids_stop_nothing_and_get_into_no_header);
	tcase_add_test(t, of_two_senders_none_is_believed);
	tcase_add_test(t, who_answers_what_the_gm_forwarded_is_no_thief);
	tcase_add_test(t, an_autoresponder_without_marks_is_answered_twice);
	tcase_add_loop_test(t,
			    a_letter_that_is_ours_alone_has_no_answer_and_the_gm_knows,
			    0, N_QUOTES);
	tcase_add_loop_test(t, of_those_that_quote_ours_changed_one_is_answered, 0, 2);
	tcase_add_test(
		t, a_person_who_says_thanks_three_times_and_then_orders_is_answered);
	tcase_add_test(t, a_person_who_tries_and_fails_is_answered_each_time);
	tcase_add_test(
		t, a_robot_that_answers_to_the_plain_address_has_two_answers_in_a_week);
	tcase_add_loop_test(
		t, two_houses_that_play_with_each_other_answer_each_other_nothing, 0,
		2);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
