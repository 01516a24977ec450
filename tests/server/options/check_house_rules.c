/* House rules: the start letter, that of a player who comes later, RULES by mail and the
 * page that the zine prints say the same, and say it in sentences.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "server/options/game_options.h"
#include "server/options/house_rules.h"
#include "server/options/house_rules_parts.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/render/render_text.h"
#include "server/report/announce.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { MINUTE = 60 };
enum { ANN, BOB, CAT, DAN };

static struct house h;

static void open_up(void)
{
	house_open(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static void has(struct str text, const char *what)
{
	ck_assert_msg(str_find(text, str_of(what)) != SIZE_MAX,
		      "`%.80s` is not in:\n%.*s", what,
		      text.n < 3000 ? (int)text.n : 3000, text.s);
}

/* With one space for each run of white space: letters break lines their own way. */
static struct str flat(struct str text)
{
	return house_flat(&h, text);
}

/* The numbers of its headings are those of the letter that it is in. */
static struct str without_numbers(struct str text)
{
	struct buf out = buf_in(h.a);
	struct str one;

	while (str_line(&text, &one)) {
		if (one.n && one.s[0] >= '0' && one.s[0] <= '9')
			str_until(&one, ' ');
		buf_printf(&out, "%.*s\n", STR_ARG(one));
	}
	return buf_str(&out);
}

static struct str text_of(bool all)
{
	struct page page = page_in(h.a);
	struct game g = house_game(&h);
	struct err err = {0};

	ck_assert_msg((all ? house_rules_page : house_rules_common)(&h.home, h.a, &g,
								    &page, &err),
		      "%s", err.text);
	return render_text(h.a, &page);
}

static void rule(const char *text)
{
	struct err err = {0};
	int number;

	ck_assert_msg(announce_ruling(&h.home, h.a, STR("kestrel"), str_of(text),
				      &number, &err),
		      "%s", err.text);
}

START_TEST(every_option_is_a_sentence_at_every_value)
{
	for (const struct game_option *o = play_options; o->name; o++) {
		struct str rest = str_of(o->values);
		while (rest.n) {
			struct str value = str_until(&rest, '|');
			struct str said = house_rules_meaning(h.a, games[0], o, value);
			struct str name = str_printf(h.a, "%s: ", o->name);
			ck_assert_msg(!str_starts(said, name.s),
				      "tell players what it means: %.*s",
				      STR_ARG(said));
			ck_assert(str_find(said, STR("{")) == SIZE_MAX);
		}
	}
}
END_TEST

START_TEST(the_start_letter_has_what_RULES_sends)
{
	house_start(&h);
	struct sent start = house_last(&h, ANN, "the game begins");
	has(flat(without_numbers(start.body)), flat(text_of(false)).s);
	house_write(&h, ANN, "rules\n");
	house_pass(&h, MINUTE);
	house_round(&h);
	struct sent rules = house_last(&h, ANN, "");
	/* Each counts its own sections, from 1 and without a gap. */
	has(flat(start.body), " 1 WHO PLAYS Seat ");
	has(flat(start.body), " 5 RULINGS OF THIS GAME ");
	has(flat(start.body), " 9 GM Fairness");
	has(flat(rules.body), " 1 THE POWERS ");
	has(flat(rules.body), " 6 HOW IT GOES BY MAIL ");
	has(flat(rules.body), "THE POWERS");
	has(flat(rules.body), "OPTIONS AND HOUSE RULES");
	has(flat(rules.body), "THE PHASES OF A TURN");
	has(flat(rules.body), "Phase 2, allies: invite, ally, defend. Without orders:");
	has(flat(rules.body), "after the deadline do not count");
	ck_assert(str_find(rules.body, STR("Your cards")) == SIZE_MAX);
}
END_TEST

START_TEST(there_are_five_orders_and_none_of_them_is_run)
{
	house_start(&h);
	struct str text = text_of(true);
	has(text, "\n  attack yellow 3 with 2 from 1, 1 from blue 2\n"
		  "  invite everyone except blue in c1\n"
		  "  card 20 in c1 else compromise\n"
		  "  deal yellow: i give 1 card, yellow gives base yellow 5\n"
		  "  play plague on green if green attacks red 5\n");
	/* They are below the cut marker: a reply that quotes them orders nothing. */
	struct sent start = house_last(&h, ANN, "the game begins");
	size_t cut = str_find(start.body, STR("--=-- write above this line --=--"));
	ck_assert(cut != SIZE_MAX);
	ck_assert(str_find(str_slice(start.body, 0, cut), STR("attack yellow")) ==
		  SIZE_MAX);
}
END_TEST

START_TEST(how_to_write_to_players_is_told_where_the_game_has_press)
{
	house_start(&h);
	has(text_of(true), "\n  press to all: ");
	house_option(&h, "press_size", "0");
	ck_assert(str_find(text_of(true), STR("press to all: ")) == SIZE_MAX);
	has(text_of(true), "There is no press in this game.");
}
END_TEST

START_TEST(rulings_and_changed_options_reach_who_comes_later)
{
	struct err err = {0};

	house_start(&h);
	rule("Telegrams count as letters.");
	ck_assert_msg(option_turn(&h.home, h.a, STR("kestrel"), STR("grace"), STR("12"),
				  false, STR(""), &err),
		      "%s", err.text);
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("blue"),
				   STR("Eve <eve@example.org>"), &err),
		      "%s", err.text);
	house_pass(&h, MINUTE);
	house_round(&h);
	struct sent *all, invitation = {0}, start = {0};
	int n = house_sent(&h, &all);
	for (int i = 0; i < n; i++)
		if (str_find(all[i].to, STR("eve@")) != SIZE_MAX)
			invitation = all[i];
	ck_assert(invitation.id);
	house_post(&h, "Eve <eve@example.org>", str_z(h.a, invitation.reply_to),
		   "join\n");
	house_pass(&h, MINUTE);
	house_round(&h);
	n = house_sent(&h, &all);
	for (int i = 0; i < n; i++)
		if (str_find(all[i].to, STR("eve@")) != SIZE_MAX &&
		    str_find(all[i].subject, STR("you have a seat")) != SIZE_MAX)
			start = all[i];
	ck_assert(start.id);
	has(flat(without_numbers(start.body)), flat(text_of(false)).s);
	has(flat(start.body),
	    "Ruling 1 (turn 1, phase 1): Telegrams count as letters.");
	has(flat(start.body), "Orders count for 12 hours after a deadline");
}
END_TEST

START_TEST(before_the_start_it_tells_what_is_settled)
{
	house_invite(&h);
	struct str text = text_of(true);
	has(text, "players. Cosmic Encounter, edition");
	has(text, "RULINGS OF THIS GAME\n  None yet.");
	has(text, "HOW TO ORDER");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("house rules");
	TCase *c = tcase_create("house rules");

	tcase_set_timeout(c, 120);
	tcase_add_checked_fixture(c, open_up, shut);
	tcase_add_test(c, how_to_write_to_players_is_told_where_the_game_has_press);
	tcase_add_test(c, every_option_is_a_sentence_at_every_value);
	tcase_add_test(c, the_start_letter_has_what_RULES_sends);
	tcase_add_test(c, there_are_five_orders_and_none_of_them_is_run);
	tcase_add_test(c, rulings_and_changed_options_reach_who_comes_later);
	tcase_add_test(c, before_the_start_it_tells_what_is_settled);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
