/* Letters as weapons: keys used for what they are not, addresses of others, letters in
 * their names. The aim of an attack is written above it, and the test asserts that it
 * fails.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/attackers.h"

#define MASTER "master@example.org"

#define EVE "eve@elsewhere.example"

static const char *envelope_of(int64_t id)
{
	struct outbox o;
	struct err err = {0};
	ck_assert(outbox_load(h.home.store, h.a, id, &o, &err));
	return str_z(h.a, o.envelope_from);
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

/* Every letter of ours to a player who can order has a line below which nothing is
 * read. */
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
	ck_assert_str_eq(held_state(in), "held");
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
	ck_assert_str_eq(held_state(in), "held");
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
	ck_assert_str_eq(held_state(in), "held");
	ck_assert_int_eq(house_count(&h, -1, "please confirm"), before + 1);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/attack letters");
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
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
