/* Keys: made, checked, forged, aged, kept in their file, found in addresses, and taken
 * out of text that goes on to others.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/trust/trust.h"
#include "tests/check_main.h"

static struct arena *a;
static char dir[64], path[96];
static const struct str house = {"gm@example.org", 14};

static void set_up(void)
{
	a = arena_create();
	strcpy(dir, "/tmp/check_trust.XXXXXX");
	ck_assert(mkdtemp(dir) != NULL);
	snprintf(path, sizeof path, "%s/postalgm.key", dir);
}

static void tear_down(void)
{
	unlink(path);
	rmdir(dir);
	arena_destroy(a);
}

static struct str reply_address(const struct keys *k, const struct token_claim *c)
{
	char key[TOKEN_CHARS + 1];

	token_make(k, c, key);
	return address_seat(a, house, c->game, c->seat, str_of(key));
}

static struct str bounce_address(const struct keys *k, int64_t row,
				 struct str recipient)
{
	struct token_claim c = token_bounce(row, recipient);
	char key[TOKEN_CHARS + 1];

	token_make(k, &c, key);
	return address_bounce(a, house, 0, token_number(k, row), str_of(key));
}

static struct keys some_keys(void)
{
	struct keys k = {.n = 1};
	k.key[0].id = 1;
	k.key[0].made = 1000;
	for (int i = 0; i < KEY_SECRET_BYTES; i++)
		k.key[0].secret[i] = (unsigned char)i;
	return k;
}

static struct token_claim red(void)
{
	return token_reply(STR("cosmic-7"), STR("red"), 3, 17);
}

START_TEST(a_key_is_good_for_its_own_claim_and_tells_its_phase)
{
	struct keys k = some_keys();
	struct token_claim c = red();
	char key[TOKEN_CHARS + 1];
	int phase;

	token_make(&k, &c, key);
	ck_assert_uint_eq(strlen(key), TOKEN_CHARS);
	ck_assert_int_eq(token_check(&k, 2000, str_of(key), &c, &phase), TOKEN_GOOD);
	ck_assert_int_eq(phase, 17);
	for (char *p = key; *p; p++)
		if (*p >= 'a')
			*p = (char)(*p - 'a' + 'A');
	ck_assert_int_eq(token_check(&k, 2000, str_of(key), &c, &phase), TOKEN_GOOD);
}
END_TEST

START_TEST(a_key_of_another_seat_game_epoch_purpose_or_secret_is_forged)
{
	struct keys k = some_keys(), other = some_keys();
	struct token_claim c = red(), d;
	char key[TOKEN_CHARS + 1];
	int phase;

	token_make(&k, &c, key);
	d = red(), d.seat = STR("blue");
	ck_assert_int_eq(token_check(&k, 2000, str_of(key), &d, &phase), TOKEN_FORGED);
	d = red(), d.game = STR("cosmic-8");
	ck_assert_int_eq(token_check(&k, 2000, str_of(key), &d, &phase), TOKEN_FORGED);
	d = red(), d.epoch = 4;
	ck_assert_int_eq(token_check(&k, 2000, str_of(key), &d, &phase), TOKEN_FORGED);
	d = red(), d.purpose = TOKEN_BOUNCE;
	ck_assert_int_eq(token_check(&k, 2000, str_of(key), &d, &phase), TOKEN_FORGED);
	other.key[0].secret[5] ^= 1;
	ck_assert_int_eq(token_check(&other, 2000, str_of(key), &c, &phase),
			 TOKEN_FORGED);
	d = token_reply(STR("cosmic-7r"), STR("ed"), 3, 17);
	ck_assert_int_eq(token_check(&k, 2000, str_of(key), &d, &phase), TOKEN_FORGED);
}
END_TEST

START_TEST(no_character_of_a_key_can_be_changed)
{
	struct keys k = some_keys();
	struct token_claim c = red();
	char key[TOKEN_CHARS + 1];
	int phase;

	token_make(&k, &c, key);
	for (size_t i = 0; i < TOKEN_CHARS; i++)
		for (const char *p = "abcdefghijklmnopqrstuvwxyz2345670189-. "; *p;
		     p++) {
			char was = key[i];
			if (*p == was)
				continue;
			key[i] = *p;
			ck_assert_int_ne(token_check(&k, 2000, str_of(key), &c, &phase),
					 TOKEN_GOOD);
			key[i] = was;
		}
	ck_assert_int_eq(token_check(&k, 2000, STR("short"), &c, &phase),
			 TOKEN_MALFORMED);
	ck_assert_int_eq(token_check(&k, 2000, STR(""), &c, &phase), TOKEN_MALFORMED);
}
END_TEST

START_TEST(an_older_secret_verifies_for_sixty_days_after_its_successor)
{
	struct keys k = some_keys();
	struct token_claim c = red();
	char key[TOKEN_CHARS + 1];
	int phase;
	const int64_t day = 86400, made = 100 * day;

	token_make(&k, &c, key);
	k.key[1] = k.key[0];
	k.key[1].id = 2;
	k.key[1].secret[0] = 99;
	k.key[1].made = made;
	k.n = 2;
	ck_assert_int_eq(token_check(&k, made + 59 * day, str_of(key), &c, &phase),
			 TOKEN_GOOD);
	ck_assert_int_eq(token_check(&k, made + 60 * day, str_of(key), &c, &phase),
			 TOKEN_OLD_KEY);
	token_make(&k, &c, key);
	ck_assert_int_eq(token_check(&k, made + 900 * day, str_of(key), &c, &phase),
			 TOKEN_GOOD);
}
END_TEST

START_TEST(a_bounce_key_finds_its_row_and_orders_nothing)
{
	struct keys k = some_keys();
	struct str s = bounce_address(&k, 977, STR("ann@example.net"));
	struct address who;
	struct token_claim c = token_bounce(977, STR("Ann@Example.net"));
	int phase;

	ck_assert(address_parse(s, house, &who));
	ck_assert_int_eq(who.kind, ADDRESS_BOUNCE);
	ck_assert_int_eq(who.number, token_number(&k, 977));
	ck_assert_int_eq(token_check(&k, 2000, who.key, &c, &phase), TOKEN_GOOD);
	c = token_bounce(978, STR("ann@example.net"));
	ck_assert_int_eq(token_check(&k, 2000, who.key, &c, &phase), TOKEN_FORGED);
}
END_TEST

START_TEST(the_numbers_of_letters_go_back_to_their_rows_and_follow_no_order)
{
	struct keys k = some_keys(), other = some_keys();
	int64_t rows[KEYS_MAX], last = 0;
	int ups = 0;

	other.key[0].secret[0] ^= 1;
	other.n = k.n = 1;
	for (int64_t row = 1; row <= 2000; row++) {
		int64_t n = token_number(&k, row);
		ck_assert(n >= 1 && n <= (int64_t)1 << 40);
		ck_assert_uint_eq(token_rows(&k, 2000, n, rows), 1);
		ck_assert_int_eq(rows[0], row);
		ck_assert_int_ne(n, token_number(&other, row));
		ups += n > last;
		last = n;
	}
	ck_assert_int_gt(ups, 800);
	ck_assert_int_lt(ups, 1200);
	int64_t most = ((int64_t)1 << 40) - 1;
	ck_assert_uint_eq(token_rows(&k, 2000, token_number(&k, most), rows), 1);
	ck_assert_int_eq(rows[0], most);
	ck_assert_uint_eq(token_rows(&k, 2000, 0, rows), 0);
	ck_assert_uint_eq(token_rows(&k, 2000, INT64_MAX, rows), 0);
}
END_TEST

START_TEST(addresses_of_ours_are_made_and_read)
{
	struct keys k = some_keys();
	struct token_claim c = red();
	struct str s = reply_address(&k, &c);
	struct address who;
	int phase;

	ck_assert(str_starts(s, "gm+cosmic-7.red."));
	ck_assert(str_ends(s, "@example.org"));
	ck_assert(address_parse(s, STR("GM@EXAMPLE.org"), &who));
	ck_assert_int_eq(who.kind, ADDRESS_SEAT);
	ck_assert(str_is(who.game, "cosmic-7") && str_is(who.seat, "red"));
	ck_assert_int_eq(token_check(&k, 2000, who.key, &c, &phase), TOKEN_GOOD);
	c.seat = STR("gm");
	ck_assert(address_parse(reply_address(&k, &c), house, &who));
	ck_assert_int_eq(who.kind, ADDRESS_GM);
	ck_assert(address_parse(address_confirm(a, house, 0, STR("abcdef")), house,
				&who));
	ck_assert_int_eq(who.kind, ADDRESS_CONFIRM);
	ck_assert(str_is(who.key, "abcdef"));
}
END_TEST

START_TEST(what_is_not_ours_or_odd_gives_nothing)
{
	static const char *const plain[] = {
		"gm@example.org",           "gm+@example.org",
		"gm+x@example.org",         "gm+.red.k@example.org",
		"gm+b.x.k@example.org",     "gm+b.-1.k@example.org",
		"gm+cosmic..k@example.org",
	};
	static const char *const others[] = {
		"gm@example.org.evil.com",
		"gm2@example.org",
		"xgm+a.b.c@example.org",
		"@example.org",
		"gm",
		"",
		"gm@",
		"gmx+cosmic-7.red.k@example.org",
	};
	struct address who;

	for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
		ck_assert_msg(address_parse(str_of(plain[i]), house, &who), "%s",
			      plain[i]);
		ck_assert_int_eq(who.kind, ADDRESS_PLAIN);
	}
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		ck_assert_msg(!address_parse(str_of(others[i]), house, &who), "%s",
			      others[i]);
	ck_assert(!address_parse(STR("gm@example.org"), STR(""), &who));
}
END_TEST

START_TEST(a_house_may_have_several_addresses)
{
	struct str two = STR("gm@example.org post@old.example");
	struct address who;

	ck_assert(address_parse(STR("gm@example.org"), two, &who));
	ck_assert(address_parse(STR("post+ce-7.red.k@OLD.example"), two, &who));
	ck_assert(who.kind == ADDRESS_SEAT && str_is(who.game, "ce-7") &&
		  str_is(who.seat, "red") && str_is(who.key, "k"));
	ck_assert(address_parse(STR("gm+b.3.k@example.org"), two, &who));
	ck_assert(who.kind == ADDRESS_BOUNCE && who.number == 3);
	/* Each with its own name at its own place. */
	ck_assert(!address_parse(STR("gm@old.example"), two, &who));
	ck_assert(!address_parse(STR("post@example.org"), two, &who));
	ck_assert(!address_parse(STR("gm@example.org post@old.example"), two, &who));
}
END_TEST

START_TEST(domains_never_mind_case_and_local_parts_prefer_the_exact)
{
	ck_assert_int_eq(
		address_compare(STR("ann@Example.NET"), STR("ann@example.net")),
		ADDRESS_EXACT);
	ck_assert_int_eq(
		address_compare(STR("Ann@example.net"), STR("ann@example.net")),
		ADDRESS_CASELESS);
	ck_assert_int_eq(
		address_compare(STR("ann@example.net"), STR("ann@example.org")),
		ADDRESS_OTHER);
	ck_assert_int_eq(address_compare(STR("ann@x@y"), STR("ann@x")), ADDRESS_OTHER);
}
END_TEST

START_TEST(a_key_file_is_drawn_read_and_rotated)
{
	struct keys k, again;
	struct err err = {0};
	struct stat st;

	ck_assert_msg(keyfile_create(path, 1795719600, &err), "%s", err.text);
	ck_assert(stat(path, &st) == 0 && (st.st_mode & 07777) == 0600);
	ck_assert(!keyfile_create(path, 1795719600, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_msg(keyfile_read(path, &k, &err), "%s", err.text);
	ck_assert_uint_eq(k.n, 1);
	ck_assert_msg(keyfile_rotate(path, 1795719600 + 86400, &err), "%s", err.text);
	ck_assert_msg(keyfile_read(path, &again, &err), "%s", err.text);
	ck_assert_uint_eq(again.n, 2);
	ck_assert_int_eq(memcmp(&k.key[0], &again.key[0], sizeof k.key[0]), 0);
	ck_assert_int_eq(keys_newest(&again)->id, 2);
	ck_assert(stat(path, &st) == 0 && (st.st_mode & 07777) == 0600);
}
END_TEST

START_TEST(a_key_file_that_others_can_read_is_refused_with_the_reason)
{
	struct keys k;
	struct err err = {0};
	char link[128];

	ck_assert(keyfile_create(path, 1795719600, &err));
	chmod(path, 0640);
	ck_assert(!keyfile_read(path, &k, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_ptr_nonnull(strstr(err.text, "0640"));
	chmod(path, 0600);
	snprintf(link, sizeof link, "%s/link", dir);
	ck_assert_int_eq(symlink(path, link), 0);
	ck_assert(!keyfile_read(link, &k, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "symbolic link"));
	unlink(link);
	FILE *f = fopen(path, "w");
	fputs("# nothing\n1 abc 2026\n", f);
	fclose(f);
	ck_assert(!keyfile_read(path, &k, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "line 2"));
	unlink(path);
	ck_assert(!keyfile_read(path, &k, &err));
	ck_assert_int_eq(err.kind, ERR_WORLD);
}
END_TEST

START_TEST(live_keys_are_blanked_in_text_that_goes_on)
{
	struct keys k = some_keys();
	int found = 0;

	for (int phase = 0; phase < 300; phase++) {
		struct token_claim c =
			token_reply(STR("cosmic-7"), STR("red"), 3, phase);
		char key[TOKEN_CHARS + 1];
		token_make(&k, &c, key);
		struct str text = str_printf(
			a,
			"Write to gm+cosmic-7.red.%s@example.org or GM%%2Bcosmic-7.red.%s%%40x, ok?",
			key, key);
		struct str out = trust_scan(a, text, &found);
		ck_assert_int_eq(found, 2);
		ck_assert(str_find(out, str_of(key)) == SIZE_MAX);
		ck_assert_str_eq(str_z(a, out), "Write to [address] or [address], ok?");
	}
	struct str plain =
		STR("dichlorodifluoromethane and ABCDEFGHIJKLMNOPQRSTUVW stay.");
	ck_assert(str_equal(trust_scan(a, plain, &found), plain));
	ck_assert_ptr_eq(trust_scan(a, plain, &found).s, plain.s);
	ck_assert_int_eq(found, 0);
}
END_TEST

/* The key as somebody hides it, and what is left of it. */
static void hidden(const char *left, const char *before, struct str key, int cut,
		   const char *gap, const char *after)
{
	struct str text = str_printf(a, "%s%.*s%s%s%s", before, cut, key.s, gap,
				     key.s + cut, after);
	struct str out = trust_scan(a, text, NULL);
	ck_assert_msg(str_is(out, left), "%.*s -> %.*s", STR_ARG(text), STR_ARG(out));
}

START_TEST(a_key_that_is_split_or_glued_is_blanked_too)
{
	struct keys k = some_keys();

	for (int phase = 0; phase < 300; phase++) {
		struct token_claim c =
			token_reply(STR("cosmic-7"), STR("red"), 3, phase);
		char key[TOKEN_CHARS + 1], spelt[3 * TOKEN_CHARS];
		token_make(&k, &c, key);
		for (int cut = 1; cut < TOKEN_CHARS; cut++) {
			static const char *const gaps[] = {"\n", "\r\n", "=\n",
							   "-",  " ",    "\n> "};
			struct str w = str_of(key);
			for (size_t i = 0; i < sizeof gaps / sizeof *gaps; i++)
				hidden("x [key] y", "x ", w, cut, gaps[i], " y");
			hidden("x[key]y", "x", w, cut, "", "y");
			hidden("at [address]!", "at gm+cosmic-7.red.\n", w, cut, "=\n",
			       "@example.org!");
			hidden("at [address].", "at gm%2Bcosmic-7.red.", w, cut, "",
			       "%40example.org.");
		}
		for (size_t i = 0; i < TOKEN_CHARS; i++) {
			spelt[2 * i] = key[i];
			spelt[2 * i + 1] = ' ';
		}
		spelt[2 * TOKEN_CHARS - 1] = '\0';
		ck_assert(str_is(trust_scan(a, str_of(spelt), NULL), "[key]"));
	}
}
END_TEST

/* Texts are looked at several bytes at a time: a key is found wherever it stands in them, and where the text ends behind it;
 * and so is a word of a confirm address, whose first letter may be any. */
START_TEST(a_key_is_blanked_at_every_place_of_a_text)
{
	static const char *const fills[] = {"; ", "go ", "\xc3\xa4 ", "cd d; "};
	struct keys k = some_keys();
	struct token_claim c = token_reply(STR("cosmic-7"), STR("red"), 3, 4);
	char key[TOKEN_CHARS + 1], word[TOKEN_WORD_CHARS + 1];

	token_make(&k, &c, key);
	token_word(&k, STR("11 c0ffee"), 7, word);
	ck_assert(!token_can_begin(word[0]));
	for (size_t f = 0; f < sizeof fills / sizeof *fills; f++)
		for (size_t n = 0; n < 150; n++)
			for (size_t more = 0; more < 20; more++) {
				struct buf before = buf_in(a), after = buf_in(a);
				while (before.n < n)
					buf_z(&before, fills[f]);
				while (after.n < more)
					buf_z(&after, " ;");
				const char *b = str_z(a, buf_str(&before));
				const char *z = str_z(a, buf_str(&after));
				hidden(str_z(a, str_printf(a, "%s[key]%s", b, z)), b,
				       str_of(key), 0, "", z);
				hidden(str_z(a, str_printf(a, "%s[key]%s", b, z)), b,
				       str_of(word), 0, "", z);
				hidden(str_z(a, str_printf(a, "%sno[key]%s", b, z)), b,
				       str_printf(a, "no%s", key), 0, "", z);
			}
}
END_TEST

/* A text is given up at its second letter, so that must rule out no key. */
START_TEST(the_first_two_letters_rule_out_no_likely_key)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567ACEI018-";
	struct keys k = some_keys();
	struct token_claim c = token_reply(STR("kestrel"), STR("red"), 1, 7);
	char key[TOKEN_CHARS + 1];
	int likely = 0, ruled_out = 0;

	token_make(&k, &c, key);
	for (const char *x = letters; *x; x++)
		for (const char *y = letters; *y; y++)
			for (const char *z = letters; *z; z++) {
				key[0] = *x, key[1] = *y, key[2] = *z;
				bool may =
					token_can_begin(*x) && token_can_be_second(*y);
				likely += token_is_likely(str_of(key));
				ruled_out += !may;
				ck_assert_msg(may || !token_is_likely(str_of(key)),
					      "%s", key);
			}
	ck_assert_int_gt(likely, 60);
	ck_assert_int_gt(ruled_out, 50000);
}
END_TEST

START_TEST(the_fourth_letter_rules_out_no_likely_key)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567ACEI018-";
	struct keys k = some_keys();
	int likely = 0, ruled_out = 0;

	for (int phase = 0; phase < 4096; phase += 45) {
		struct token_claim c =
			token_reply(STR("kestrel"), STR("red"), 1, phase);
		char key[TOKEN_CHARS + 1];
		token_make(&k, &c, key);
		ck_assert(token_can_be_fourth(key[3]));
		for (const char *w = letters; *w; w++) {
			key[3] = *w;
			likely += token_is_likely(str_of(key));
			ruled_out += !token_can_be_fourth(*w);
			ck_assert_msg(token_can_be_fourth(*w) ||
					      !token_is_likely(str_of(key)),
				      "%s", key);
		}
	}
	ck_assert_int_gt(likely, 90);
	ck_assert_int_gt(ruled_out, 3000);
}
END_TEST

START_TEST(prose_about_the_game_stays_as_it_is)
{
	static const char *const lines[] = {
		"Since I am a great supporter of yours, hit yellow 3 with 5 of mine.",
		"The piece was 3 of 7; a price can be 4 cards and 2 tokens, I say.",
		"attack yellow 3 with 2 from 1\nally blue in c2 with 4 from 3",
		"Once back in c3, each force at red 4 gives away 2 Attack cards.",
		"  - The Elves hire 3 mercenaries in 3c.\n  - The Elves pay 3 gold for them.",
		"Write to ann@example.org or gm@example.org, game kestrel, seat red.",
		"a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v-w-x-y-z",
	};

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		ck_assert_str_eq(str_z(a, trust_scan(a, str_of(lines[i]), NULL)),
				 lines[i]);
}
END_TEST

START_TEST(a_confirm_word_is_of_one_question_and_kept_as_its_hash)
{
	struct keys k = some_keys(), other = some_keys();
	char x[TOKEN_WORD_CHARS + 1], y[TOKEN_WORD_CHARS + 1], h1[65], h2[65];

	token_word(&k, STR("11 c0ffee"), 7, x);
	token_word(&k, STR("11 c0ffee"), 8, y);
	ck_assert_str_ne(x, y);
	token_word(&k, STR("12 c0ffee"), 7, y);
	ck_assert_str_ne(x, y);
	other.key[0].secret[0] ^= 1;
	token_word(&other, STR("11 c0ffee"), 7, y);
	ck_assert_str_ne(x, y);
	token_word(&k, STR("11 c0ffee"), 7, y);
	ck_assert_str_eq(x, y);
	ck_assert_uint_eq(strlen(x), TOKEN_WORD_CHARS);
	ck_assert(token_is_shaped(str_of(x)));
	token_word_hash(str_of(x), h1);
	x[0] = x[0] >= 'a' ? (char)(x[0] - 'a' + 'A') : x[0];
	token_word_hash(str_of(x), h2);
	ck_assert_str_eq(h1, h2);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("trust");
	TCase *t = tcase_create("trust");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_key_is_good_for_its_own_claim_and_tells_its_phase);
	tcase_add_test(t, a_key_of_another_seat_game_epoch_purpose_or_secret_is_forged);
	tcase_add_test(t, no_character_of_a_key_can_be_changed);
	tcase_add_test(t, an_older_secret_verifies_for_sixty_days_after_its_successor);
	tcase_add_test(t, a_bounce_key_finds_its_row_and_orders_nothing);
	tcase_add_test(
		t, the_numbers_of_letters_go_back_to_their_rows_and_follow_no_order);
	tcase_add_test(t, addresses_of_ours_are_made_and_read);
	tcase_add_test(t, what_is_not_ours_or_odd_gives_nothing);
	tcase_add_test(t, a_house_may_have_several_addresses);
	tcase_add_test(t, domains_never_mind_case_and_local_parts_prefer_the_exact);
	tcase_add_test(t, a_key_file_is_drawn_read_and_rotated);
	tcase_add_test(t, a_key_file_that_others_can_read_is_refused_with_the_reason);
	tcase_add_test(t, live_keys_are_blanked_in_text_that_goes_on);
	tcase_add_test(t, a_key_is_blanked_at_every_place_of_a_text);
	tcase_add_test(t, a_key_that_is_split_or_glued_is_blanked_too);
	tcase_add_test(t, the_first_two_letters_rule_out_no_likely_key);
	tcase_add_test(t, the_fourth_letter_rules_out_no_likely_key);
	tcase_add_test(t, prose_about_the_game_stays_as_it_is);
	tcase_add_test(t, a_confirm_word_is_of_one_question_and_kept_as_its_hash);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
