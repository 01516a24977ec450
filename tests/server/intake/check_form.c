/* The letter that the button of a report opens: its orders count at once from the player's own address, and the key of its form is good
 * for nothing else.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/half_believed.h"

#include <stdlib.h>

#include "schema/seats.h"

/* Quoted-printable undone, and the `&amp;` of an attribute. */
static struct str undone(struct str body)
{
	struct buf b = buf_in(h.a);

	for (size_t i = 0; i < body.n; i++) {
		char hex[3] = {0};
		if (body.s[i] != '=' || i + 2 >= body.n) {
			buf_char(&b, body.s[i]);
			continue;
		}
		memcpy(hex, body.s + i + 1, 2);
		if (hex[0] != '\r')
			buf_char(&b, (char)strtol(hex, NULL, 16));
		i += 2;
	}
	return buf_str(&b);
}

static struct str unescaped(struct str url)
{
	struct buf b = buf_in(h.a);

	for (size_t i = 0; i < url.n; i++) {
		char hex[3] = {0};
		if (url.s[i] != '%' || i + 2 >= url.n) {
			buf_char(&b, url.s[i]);
			continue;
		}
		memcpy(hex, url.s + i + 1, 2);
		buf_char(&b, (char)strtol(hex, NULL, 16));
		i += 2;
	}
	return buf_str(&b);
}

/* What stands between the two. */
static struct str between(struct str text, const char *from, const char *to)
{
	size_t at = str_find(text, str_of(from));

	if (at == SIZE_MAX)
		return STR("");
	struct str rest = str_slice(text, at + strlen(from), text.n);
	return str_slice(rest, 0, str_find(rest, str_of(to)));
}

/* The button in the newest report to somebody: the letter that it opens. */
struct button {
	struct str to, subject, body, hint;
};
static struct button button_of(int who)
{
	struct str all = undone(house_last(&h, who, " report").bytes);
	struct str url = between(all, "href=\"mailto:", "\"");

	return (struct button){
		str_slice(url, 0, str_find_char(url, '?')),
		unescaped(between(url, "?subject=", "&")),
		unescaped(between(url, "body=", "\n")),
		between(all, "The button opens a letter with the order form.", "<")};
}

/* Sends it with these lines in the place of the form; returns its file. */
static const char *press_button(struct button b, const char *from, const char *header,
				const char *text)
{
	const char *in = house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"%sFrom: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <button.%d@x>\r\nSubject: %.*s\r\n\r\n%s",
			header, from, STR_ARG(b.to), h.n_in, STR_ARG(b.subject), text));
	house_round(&h);
	return in;
}

static void all_order(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
}

/* The form as it opens, with an attack in its first line. */
static const char *filled_in(struct button b, int who)
{
	struct str first = STR(""), body = b.body;

	ck_assert(str_line(&body, &first));
	ck_assert(str_starts(first, "orders kestrel turn 1 phase 1"));
	return str_z(h.a, str_printf(h.a, "%.*s\r\n%s\r\nend\r\n", STR_ARG(first),
				     house_attack(&h, who)));
}

START_TEST(the_form_counts_from_its_players_address_without_a_confirm)
{
	struct button b = button_of(ANN);
	struct sent *s;

	ck_assert(str_is(b.to, "gm@example.org"));
	ck_assert(has(b.hint, "no confirm"));
	const char *in = press_button(b, house_address[ANN], "", filled_in(b, ANN));
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "ACCEPTED 1 order"));
	/* Again, with other orders, and a line that is wrong. */
	press_button(b, house_address[ANN], "", "attack blue 2 with 2 from 9\r\n");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert_msg(has(s[0].subject, "receipt") && has(s[0].subject, "refused"),
		      "%.*s", STR_ARG(s[0].subject));
}
END_TEST

/* The key of the form is not the key of a reply, and our own program would never take it for one. */
START_TEST(no_reply_key_stands_in_the_button)
{
	struct button b = button_of(ANN);
	struct str key = between(b.subject, "[#", "]");
	const char *reply = key_of(ANN);

	ck_assert_uint_eq(key.n, 23);
	ck_assert(!strstr(reply, str_z(h.a, key)));
	const char *in =
		house_post(&h, house_address[ANN],
			   str_z(h.a, str_printf(h.a, "gm+kestrel.red.%.*s@example.org",
						 STR_ARG(key))),
			   house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_str_eq(house_state(&h, in), "held");
}
END_TEST

/* Who has a report that was forwarded has its button, and orders nothing with it. */
START_TEST(the_form_is_worth_nothing_from_any_other_address)
{
	static const char *const others[] = {HOME_ADDRESS, "bob@example.org",
					     "eve@evil.example"};
	struct button b = button_of(ANN);

	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		press_button(b, others[i], "", filled_in(b, ANN));
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(slots_of(BOB), 0);
}
END_TEST

/* Things that the form does not carry: its letter waits for a word, as without the key. */
static const char *const more[] = {
	"resign\r\n",
	"resign now\r\n",
	"clear\r\n",
	"final\r\n",
	"attack blue 2 with 2 from 1\r\nwait\r\n",
	"attack blue 2 with 2 from 1\r\npress to all:\r\nhello\r\nendpress\r\n",
	"attack blue 2 with 2 from 1\r\naddress eve@evil.example\r\n",
	"To Bob: hello\r\n",
	"orders kestrel turn 1 phase 2\r\ninvite nobody\r\n",
};

START_TEST(anything_but_orders_waits_for_a_confirm)
{
	struct sent *s;
	const char *in = press_button(button_of(ANN), house_address[ANN], "", more[_i]);

	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "please confirm"));
}
END_TEST

START_TEST(a_changed_key_or_none_waits)
{
	struct button b = button_of(ANN), none = b, changed = b;
	size_t at = str_find(b.subject, STR(" [#"));
	char *other = strdup(str_z(h.a, b.subject));

	none.subject = str_slice(b.subject, 0, at);
	other[at + 12] = other[at + 12] == 'a' ? 'b' : 'a';
	changed.subject = str_of(other);
	ck_assert_str_eq(house_state(&h, press_button(none, house_address[ANN], "",
						      filled_in(b, ANN))),
			 "held");
	ck_assert_str_eq(house_state(&h, press_button(changed, house_address[ANN], "",
						      house_attack(&h, ANN))),
			 "held");
	/* Of another seat, too. */
	changed.subject = button_of(BOB).subject;
	ck_assert_str_eq(
		house_state(&h, press_button(changed, house_address[ANN], "",
					     "attack blue 2 with 2 from 1\r\n")),
		"held");
	ck_assert_int_eq(slots_of(ANN), 0);
	free(other);
}
END_TEST

START_TEST(the_form_of_a_phase_ends_with_it)
{
	struct button b = button_of(ANN);

	all_order();
	house_run(&h);
	int before = slots_of(ANN);
	press_button(b, house_address[ANN], "", "invite nobody\r\n");
	ck_assert_int_eq(slots_of(ANN), before);
	ck_assert(!str_equal(b.subject, button_of(ANN).subject));
}
END_TEST

/* Where the mail server tells whom it vouches for, a From that it does not vouch for is not enough. */
START_TEST(where_mail_is_verified_the_sender_must_be)
{
#define FROM_US "Received: from out.example by mx.example.org; x\r\n"
#define RESULT "Authentication-Results: mx.example.org; "
	static const struct {
		const char *header;
		int counts;
	} mail[] = {
		{"", 0},
		{RESULT "dmarc=fail header.from=example.org\r\n" FROM_US, 0},
		{RESULT "spf=pass smtp.mailfrom=evil.example\r\n" FROM_US, 0},
		{RESULT "dmarc=pass header.from=example.org\r\n" FROM_US, 1},
	};
	struct config_mailbox *box = &h.home.config.in[0];
	struct button b = button_of(ANN);

	box->authserv_id = STR("mx.example.org");
	box->n_own_hosts = 1;
	box->own_hosts[0] = STR("mx.example.org");
	for (size_t i = 0; i < sizeof mail / sizeof *mail; i++) {
		press_button(b, house_address[ANN], mail[i].header,
			     str_z(h.a, str_printf(h.a, "%s// %zu\r\n",
						   house_attack(&h, ANN), i)));
		ck_assert_msg(slots_of(ANN) == mail[i].counts, "%zu", i);
	}
}
END_TEST

/* Each set of orders is confirmed there, so the form has no key and says so. */
START_TEST(at_p3_the_form_has_no_key)
{
	all_order();
	option("auth", "P3");
	house_run(&h);
	struct button b = button_of(ANN);
	ck_assert(!has(b.subject, "[#"));
	ck_assert(has(b.hint, "confirmed once"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/form");
	TCase *t = tcase_create("form");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, the_form_counts_from_its_players_address_without_a_confirm);
	tcase_add_test(t, no_reply_key_stands_in_the_button);
	tcase_add_test(t, the_form_is_worth_nothing_from_any_other_address);
	tcase_add_loop_test(t, anything_but_orders_waits_for_a_confirm, 0,
			    sizeof more / sizeof *more);
	tcase_add_test(t, a_changed_key_or_none_waits);
	tcase_add_test(t, the_form_of_a_phase_ends_with_it);
	tcase_add_test(t, where_mail_is_verified_the_sender_must_be);
	tcase_add_test(t, at_p3_the_form_has_no_key);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
