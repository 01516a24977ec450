/* The common reader, on a toy game: lines, labels, alternatives, conditions, merging,
 * commands, press, headers, the receipt.
 * SPDX-License-Identifier: ISC */
#include "base/spell.h"
#include "tests/check_main.h"
#include "tests/orders/toy.h"

#include "orders/lexis/suggest.h"

static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static struct reading *one(const char *text)
{
	return toy_on(a, 1, text, NULL);
}

#define ASSERT_READS(want, text)                                                       \
	do {                                                                           \
		struct reading *r_ = one(text);                                        \
		ck_assert_msg(str_equal(r_->lines[0].reading, str_of(want)),           \
			      "'%s' was read as '%.*s'", text,                         \
			      STR_ARG(r_->lines[0].reading));                          \
	} while (0)

static bool says(const struct line *line, const char *text)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (str_find(line->remarks[i].text, str_of(text)) != SIZE_MAX)
			return true;
	return false;
}

START_TEST(case_noise_and_punctuation_do_not_matter)
{
	ASSERT_READS("feed Blue 3", "feed blue 3");
	ASSERT_READS("feed Blue 3", "  Please FEED the blue, three!");
	ASSERT_READS("feed Blue 3", "* I will feed Bob 3.");
	ASSERT_READS("feed Blue 3", "- give hay to B3");
	ASSERT_READS("feed Blue 3", "1) feed blue 3");
	ASSERT_READS("feed Blue 3", "feed \xe2\x80\x9c"
				    "Blue\xe2\x80\x9d\xc2\xa0"
				    "3\xe2\x80\xa6");
	ASSERT_READS("feed Blue 3; paint Red", "feed blue 3; paint red");
}
END_TEST

START_TEST(alternatives_stand_behind_else)
{
	ASSERT_READS("feed Blue 3 else feed Red 1", "feed blue 3 else feed red 1");
	ASSERT_READS("feed Blue 3 else feed Red 1", "feed blue 3 > feed red 1");
	ASSERT_READS("feed Blue 3 else feed Red 1",
		     "feed blue 3, failing that feed red 1");
	ASSERT_READS("feed Blue 3 if Red sleeps else nothing",
		     "feed blue 3 if red sleeps, otherwise keep it");
}
END_TEST

START_TEST(conditions_keep_their_shape)
{
	ASSERT_READS("feed Blue 3 if Red sleeps", "if red sleeps then feed blue 3");
	ASSERT_READS("feed Blue 3 unless Red sleeps",
		     "feed blue 3 but not if red sleeps");
	ASSERT_READS("feed Blue 3 if Red sleeps and not Green feeds",
		     "feed blue 3 if red sleeps and not green feeds");
	ASSERT_READS("feed Blue 3 if (Red sleeps or Green feeds) and Blue sleeps",
		     "feed blue 3 if (red sleeps or green feeds) and blue sleeps");
	ASSERT_READS("feed Blue 3 unless (Red sleeps or Green feeds) and Blue sleeps",
		     "feed blue 3 unless (red sleeps or green feeds) and blue sleeps");
	ASSERT_READS("feed Blue 3 if Green sleeps", "feed blue 3 (if green sleeps)");
}
END_TEST

START_TEST(a_condition_of_a_higher_stratum_is_refused)
{
	struct reading *r = one("feed blue 3 if red wins");

	ck_assert_int_eq(r->n_refused, 1);
	ck_assert(says(&r->lines[0], "may not depend on what is shown, and results"));
}
END_TEST

START_TEST(a_line_is_all_or_nothing)
{
	struct reading *r = one("feed blue 3; paint nobody; feed red 9");

	ck_assert_int_eq(r->n_accepted, 0);
	ck_assert_int_eq(r->sheet.n_slots, 0);
	ck_assert(says(&r->lines[0], "a player"));
	ck_assert(says(&r->lines[0], "5 is the most"));
}
END_TEST

START_TEST(plain_or_is_refused_with_the_line_that_would_do)
{
	struct reading *r = one("feed blue 3 or red 2");

	ck_assert_int_eq(r->n_refused, 1);
	ck_assert_int_eq(r->lines[0].remarks[0].column, 12);
	ck_assert_int_eq(r->lines[0].remarks[0].width, 2);
	ck_assert(str_is(r->lines[0].instead[0], "feed blue 3 else feed red 2"));
}
END_TEST

START_TEST(spelling_is_repaired_where_one_word_fits_and_told)
{
	struct reading *r = one("fed bleu 3");
	ck_assert_int_eq(r->n_accepted, 1);
	ck_assert(says(&r->lines[0], "read 'fed' as feed"));
	ck_assert(says(&r->lines[0], "read 'bleu' as Blue"));
	r = one("feed blue threee");
	ck_assert_int_eq(r->n_refused, 1);
	ck_assert_int_eq(spell_distance(STR("bleu"), STR("blue"), 2), 1);
	ck_assert_int_eq(spell_distance(STR("grn"), STR("green"), 2), 2);
	ck_assert_int_eq(spell_distance(STR("red"), STR("yellow"), 2), 3);
}
END_TEST

START_TEST(prose_is_a_note_and_an_order_badly_misspelt_is_not)
{
	struct reading *r = one(
		"Hello all\nsee you at the red lion\npainting blue is fun\nyours, Ann\n");

	ck_assert_int_eq(r->lines[0].verdict, VERDICT_BLANK); /* a greeting */
	ck_assert_int_eq(r->lines[1].verdict, VERDICT_NOTE);
	ck_assert_int_eq(r->lines[3].verdict, VERDICT_BLANK);
	r = one("paaimt the blue one");
	ck_assert_int_eq(r->lines[0].verdict, VERDICT_REFUSED);
	r = one("feed blue 3?");
	ck_assert_int_eq(r->lines[0].verdict, VERDICT_REFUSED);
	r = one("# feed blue 3\n// feed blue 3\n; feed blue 3\n> feed blue 3\n");
	ck_assert_int_eq(r->n_accepted, 0);
	ck_assert_int_eq(r->n_notes, 4);
}
END_TEST

/* The form says "copy to the top of your reply and fill in", examples and all. */
START_TEST(examples_of_a_form_that_comes_back_are_not_told_as_unread)
{
	struct reading *r = one(
		"feed blue 3\n# examples legal now:\n#   feed red 1\n#   paint red\nend\n");

	ck_assert_int_eq(r->n_accepted, 1);
	ck_assert_int_eq(r->n_notes, 0);
	r = one("10 YOUR ORDERS - copy to the top of your reply and fill in\nfeed blue 3\n");
	ck_assert_int_eq(r->n_notes, 0);
	ck_assert_int_eq(r->n_accepted, 1);
	r = one("feed blue 3\n# or:\n#   break\n# my plan: later\n# paint red\n#paint red\n# and:\nend\n");
	ck_assert_int_eq(r->n_accepted, 1);
	ck_assert_int_eq(r->n_notes, 4);
}
END_TEST

START_TEST(an_order_of_another_phase_is_named)
{
	struct reading *r = one("sell 2 to blue");

	ck_assert(
		says(&r->lines[0],
		     "'sell' is a phase 2 order (evening); this is phase 1 (morning)"));
	r = one("verkaufe 2 an blue");
	ck_assert(says(&r->lines[0], "in English only. 'verkaufe' is sell"));
}
END_TEST

START_TEST(numbers_are_preferences_only_within_a_decision)
{
	struct reading *r = one("1. feed blue 3\n2. paint red\n3. paint green\n");
	ck_assert_int_eq(r->sheet.n_slots, 3);
	r = one("2. feed blue 3\n1. feed red 1\n");
	ck_assert_int_eq(r->sheet.n_slots, 1);
	ck_assert(str_is(slot_text(a, &r->sheet.slots[0]),
			 "feed red 1 else feed blue 3"));
	r = one("1. feed blue 3\n3. feed red 1\n");
	ck_assert_int_eq(r->n_refused, 2);
	r = one("1. feed blue 9\n2. feed red 1\n"); /* one bad line costs itself
						     */
	ck_assert_int_eq(r->n_refused, 1);
	ck_assert(str_is(slot_text(a, &r->sheet.slots[0]), "feed red 1"));
	r = one("feed blue 3\nfeed blue 3\n");
	ck_assert_int_eq(r->n_refused, 0);
	r = one("feed blue 3\nfeed red 3\n");
	ck_assert_int_eq(r->n_refused, 2);
	ck_assert(str_is(r->lines[1].instead[0], "feed blue 3 else feed red 3"));
}
END_TEST

/* A line that is written twice says no more than once, and falls with its twin: what stands of
 * the three would be our choice, not the player's. */
START_TEST(what_is_written_twice_gives_no_preference)
{
	static const char *const letters[] = {"feed blue 3\nfeed blue 3\nfeed red 3\n",
					      "feed blue 3\nfeed red 3\nfeed blue 3\n"};

	for (int i = 0; i < 2; i++) {
		struct reading *r = one(letters[i]);
		ck_assert_int_eq(r->n_refused, 3);
		ck_assert_int_eq(r->sheet.n_slots, 0);
		for (int line = 0; line < 3; line++) {
			ck_assert(says(&r->lines[line], "2 orders for one decision"));
			ck_assert(str_is(r->lines[line].instead[0],
					 "feed blue 3 else feed red 3"));
		}
	}
}
END_TEST

START_TEST(press_may_stand_on_one_line_and_its_colour_before_it)
{
	struct reading *r = one("press to all: feed yourselves\nfeed blue 3\n");

	ck_assert_int_eq(r->n_press, 1);
	ck_assert(str_is(r->press[0].text, "feed yourselves"));
	ck_assert_int_eq(r->sheet.n_slots, 1);
	r = one("press to all: feed yourselves\nand feed others\nendpress\n");
	ck_assert(str_is(r->press[0].text, "feed yourselves\nand feed others"));
	ck_assert_int_eq(r->sheet.n_slots, 0);
	/* An order stands inside: printed or given, it could not be taken back, so it is asked about. */
	r = one("press to all: feed yourselves\nfeed blue 3\nendpress\n");
	ck_assert_int_eq(r->n_press, 0);
	ck_assert_int_eq(r->n_asked, 1);
	ck_assert_int_eq(r->sheet.n_slots, 0);
	r = one("grey press to red:\nfeed the hungry\nendpress\n");
	ck_assert_int_eq(r->n_press, 1);
	ck_assert(r->press[0].grey);
	ck_assert_int_eq(r->sheet.n_slots, 0);
	r = one("Press on, red, to the end\n"); /* prose */
	ck_assert_int_eq(r->n_press, 0);
}
END_TEST

/* Words that are to be said without a name are never offered, nor sent, under it. */
START_TEST(anonymous_words_are_never_signed)
{
	static const char *const ways[] = {
		"And anonymously to everybody: ",
		"anonymously to all: ",
		"Press grey to all: ",
		"grey press to red: ",
		"press to all, anonymous: ",
		"Press anonymous to blue: ",
		"Also, anonymously to Bob: ",
		"unsigned press to all: ",
		"Anonymous: ",
		"anonymously: ",
		"Unsigned: ",
		"Grey: ",
	};
	static const char *const texts[] = {"somebody cheats!", "who feeds whom? ha",
					    "Trust nobody. Least of all me."};

	for (size_t w = 0; w < sizeof ways / sizeof *ways; w++)
		for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) {
			const char *letter =
				str_z(a, str_printf(a, "%s%s\n", ways[w], texts[t]));
			struct reading *r = one(letter);
			for (int i = 0; i < r->n_press; i++)
				ck_assert_msg(r->press[i].grey, "%s", letter);
			struct str asked = reading_asked(a, r);
			ck_assert_msg(str_find(asked, STR("press to")) == SIZE_MAX,
				      "%s asks %.*s", letter, STR_ARG(asked));
			for (int i = 0; i < r->n_lines; i++) {
				const struct line *l = &r->lines[i];
				for (int k = 0; k < l->n_instead; k++)
					ck_assert_msg(
						!str_starts(l->instead[k], "press to"),
						"%s", letter);
				ck_assert_msg(
					str_find(l->hints, STR("press to")) == SIZE_MAX,
					"%s hints %.*s", letter, STR_ARG(l->hints));
			}
		}
}
END_TEST

/* To whom it goes is not said: it is asked about, whatever seat its text names. */
START_TEST(anonymous_words_to_nobody_are_asked_about)
{
	static const char *const ways[] = {
		"Anonymous: beware of Blue!", "anonymously: who feeds red 3?",
		"Unsigned - trust nobody", "unsigned: trust nobody"};

	for (size_t w = 0; w < sizeof ways / sizeof *ways; w++) {
		struct reading *r = one(str_z(a, str_printf(a, "%s\n", ways[w])));
		struct str asked = reading_asked(a, r);
		ck_assert_int_eq(r->n_press + r->sheet.n_slots, 0);
		if (!strchr(ways[w], '-'))
			ck_assert_msg(str_starts(asked, "press grey to all\n"),
				      "%s asks %.*s", ways[w], STR_ARG(asked));
	}
}
END_TEST

/* A word that nobody knows is shown as it was written, whatever apostrophe is in it. */
START_TEST(an_unknown_word_is_shown_whole)
{
	static const char *const words[] = {"zorkmid", "zork't", "zork\xe2\x80\x99t"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct reading *r =
			one(str_z(a, str_printf(a, "paint %s\n", words[i])));
		struct str told = str_printf(a, "the word '%s'", words[i]);
		ck_assert_msg(r->lines[0].n_remarks &&
				      str_find(r->lines[0].remarks[0].text, told) !=
					      SIZE_MAX,
			      "%s", words[i]);
	}
}
END_TEST

START_TEST(a_later_letter_changes_the_decisions_that_it_names)
{
	struct reading *r = one("feed blue 3\npaint red\n");
	struct reading *s =
		toy_on(a, 1, "feed red 1\npaint blue\nfeed purple\n", &r->sheet);

	ck_assert_int_eq(s->sheet.n_slots, 3);
	ck_assert_int_eq(s->sheet.slots[0].mark, SLOT_CHANGED);
	ck_assert(str_is(s->sheet.slots[0].was, "feed blue 3"));
	ck_assert_int_eq(s->sheet.slots[1].mark, SLOT_KEPT);
	ck_assert_int_eq(s->sheet.slots[2].mark, SLOT_NEW);
	ck_assert_int_eq(s->n_refused, 1);
	s = toy_on(a, 1, "clear paint\n", &r->sheet);
	ck_assert_int_eq(s->sheet.n_slots, 1);
	s = toy_on(a, 1, "clear\npaint green\n", &r->sheet);
	ck_assert_int_eq(s->sheet.n_slots, 1);
	s = toy_on(a, 1, "paint green\nclear paint green\n", &r->sheet);
	ck_assert_int_eq(s->sheet.n_slots, 2);
	ck_assert_int_eq(s->n_accepted, 0);
}
END_TEST

START_TEST(final_and_wait_are_states_of_the_sheet)
{
	struct reading *r = one("feed blue 3\nfinal\nwait\n");
	ck_assert(!r->sheet.final && r->sheet.wait && r->sheet.readable);
	struct reading *last = one("feed blue 3\nwait\nfinal\n");
	ck_assert(last->sheet.final && last->sheet.wait && last->sheet.readable);
	r = toy_on(a, 1, "feed blue 2\nnowait\n", &r->sheet);
	ck_assert(!r->sheet.final && !r->sheet.wait);
	/* It stops somebody, or it is NOWAIT. */
	r = toy_on(a, 1, "no wait!\n", &last->sheet);
	ck_assert(r->sheet.wait && r->n_refused == 1 && r->lines[0].n_instead == 2);
	r = one("finall");
	ck_assert(r->sheet.final && r->sheet.readable);
	r = one("Final thoughts: none");
	ck_assert(!r->sheet.final && !r->sheet.readable);
}
END_TEST

START_TEST(commands_are_carried_out_only_whole)
{
	struct reading *r = one(
		"status\nhelp feed\nHelp Bob with this, I say\nresign now\ntemplate.\n");

	ck_assert_int_eq(r->n_commands, 4);
	ck_assert_int_eq(r->commands[0].kind, COMMAND_STATUS);
	ck_assert(str_is(r->commands[1].word, "feed"));
	ck_assert(r->commands[2].now);
	ck_assert_int_eq(r->n_notes, 1);
}
END_TEST

START_TEST(before_the_game_only_commands_are_read)
{
	struct reading *r = toy_on(a, 0,
				   "Join, please\ncolour green, red\nword kestrel 7\n"
				   "phone 0171 123\nfeed red 2\n",
				   NULL);

	ck_assert_int_eq(r->n_commands, 1);
	ck_assert_int_eq(r->commands[0].kind, COMMAND_JOIN);
	ck_assert_int_eq(r->commands[0].n_colours, 2);
	ck_assert_int_eq(r->commands[0].colours[0], 2);
	ck_assert(str_is(r->commands[0].lucky, "kestrel 7"));
	ck_assert(str_is(r->commands[0].phone, "0171 123"));
	ck_assert_int_eq(r->n_accepted, 0);
	r = toy_on(a, 0, "join colour blue word owl", NULL);
	ck_assert_int_eq(r->commands[0].colours[0], 1);
	ck_assert(str_is(r->commands[0].lucky, "owl"));
	r = toy_on(a, 0, "Join us for dinner on Friday", NULL);
	ck_assert_int_eq(r->n_commands, 0);
	r = toy_on(a, 0, "decline", NULL);
	ck_assert_int_eq(r->commands[0].kind, COMMAND_DECLINE);
}
END_TEST

/* Only a game that gives something out is asked for it, in its own word. */
START_TEST(join_knows_the_games_word_for_roles)
{
	struct reader r = toy_reader(0);
	struct reading *read = orders_read(a, &r, STR("join guilds cooks\n"), NULL);

	ck_assert_int_eq(read->n_commands, 0);
	ck_assert(says(
		&read->lines[0],
		"After JOIN you may write: seat Red, Blue - word YOUR-LUCKY-WORD - phone NUMBER"));
	r.roles = "Guilds";
	read = orders_read(a, &r, STR("join quux\n"), NULL);
	ck_assert(says(
		&read->lines[0],
		"seat Red, Blue - word YOUR-LUCKY-WORD - guilds A, B - phone NUMBER"));
	read = orders_read(a, &r, STR("join seat red guilds cooks, bakers word owl\n"),
			   NULL);
	ck_assert_int_eq(read->n_commands, 1);
	ck_assert(str_is(read->commands[0].powers, "cooks, bakers"));
	ck_assert(str_is(read->commands[0].lucky, "owl"));
	read = orders_read(
		a, &r,
		STR("Join\nColour | red\nGuilds | cooks\nWord   | owl. no wait\n"),
		NULL);
	ck_assert_int_eq(read->commands[0].n_colours, 1);
	ck_assert(str_is(read->commands[0].powers, "cooks"));
	ck_assert(str_is(read->commands[0].lucky, "owl"));
	read = orders_read(a, &r, STR("join guilds cooks word otter, please\n"), NULL);
	ck_assert(str_is(read->commands[0].lucky, "otter"));
	read = orders_read(
		a, &r, STR("join word otter guilds cooks, please, thanks!\n"), NULL);
	ck_assert(str_is(read->commands[0].lucky, "otter"));
	ck_assert(str_is(read->commands[0].powers, "cooks"));
	read = orders_read(a, &r, STR("join guild: bakers\n"), NULL);
	ck_assert(str_is(read->commands[0].powers, "bakers"));
}
END_TEST

START_TEST(nothing_in_press_is_an_order)
{
	struct reading *r = one(
		"press grey to blue, Cat:\nfeed reds\nclear\nendpress\npaint red\n");

	ck_assert_int_eq(r->n_press, 1);
	ck_assert(r->press[0].grey);
	ck_assert_uint_eq(r->press[0].seats, 6);
	ck_assert(str_equal(r->press[0].text, STR("feed reds\nclear")));
	ck_assert_int_eq(r->n_accepted, 1);
	r = one("press grey to blue, Cat:\nfeed red 3\nclear\nendpress\npaint red\n");
	ck_assert_int_eq(r->n_press, 0);
	ck_assert_int_eq(r->n_accepted, 1);
	ck_assert(says(&r->lines[0], "Line 2 looks like an order"));
	r = one("press to zorg\nfeed red 3\nendpress\npaint red\n");
	ck_assert_int_eq(r->n_press, 0);
	ck_assert_int_eq(r->n_accepted, 1);
	r = one("press to all\nfeed red 3\n");
	ck_assert_int_eq(r->n_accepted, 0);
	ck_assert(says(&r->lines[0], "ENDPRESS is missing"));
	r = one("press to zine and gm\nhello\nend\nfeed red 1\n");
	ck_assert(r->press[0].zine && r->press[0].gm);
	ck_assert_int_eq(r->n_accepted, 0);
	r = one("Press on, everybody!");
	ck_assert_int_eq(r->n_notes, 1);
	r = one("Press on to victory!\nfeed red 1\n");
	ck_assert_int_eq(r->n_notes, 1);
	ck_assert_int_eq(r->n_accepted, 1);
	/* A first line that is wrong or not complete opens a block all the same. */
	r = one("press\nfeed red 3\nendpress\npaint red\n");
	ck_assert(says(&r->lines[0], "players, all, gm or zine"));
	ck_assert_int_eq(r->n_accepted, 1);
	r = one("press black to all\nfeed red 3\n");
	ck_assert_int_eq(r->n_press, 0);
	ck_assert_int_eq(r->n_accepted, 0);
	r = one("press for everyone\nfeed red 3\nendpress\n");
	ck_assert_int_eq(r->n_press, 0);
	ck_assert_int_eq(r->n_accepted, 0);
}
END_TEST

START_TEST(the_header_says_which_game_turn_and_phase)
{
	struct reading *r = one("orders farm-1 turn 2 phase 1 replace\nfeed red 1\n");
	ck_assert(r->replaced && r->n_accepted == 1);
	r = one("Orders\nfeed red 1\n");
	ck_assert_int_eq(r->n_accepted, 1);
	r = one("orders barn-7 turn 2 phase 1\nfeed red 1\n");
	ck_assert_int_eq(r->n_accepted, 0);
	ck_assert_int_eq(r->n_refused, 2);
	r = one("orders turn 1 phase 2\nfeed red 1\n");
	ck_assert_int_eq(r->n_accepted, 0);
	r = one("orders turn 2 phase 2\nsell 2 to blue\npaint red if blue sleeps\nstatus\n");
	ck_assert_int_eq(r->later[0].turn, 2);
	ck_assert_int_eq(r->later[0].phase, 2);
	ck_assert_int_eq(r->n_accepted, 0);
	ck_assert_int_eq(r->n_commands, 1);
	ck_assert(str_equal(r->later[0].text,
			    STR("sell 2 to blue\npaint red if blue sleeps\n")));
}
END_TEST

START_TEST(a_stale_letter_changes_no_order_but_its_commands_count)
{
	struct reader r = toy_reader(1);
	r.old_key = true;
	struct reading *x = orders_read(
		a, &r, STR("feed red 1\nclear\nstatus\npress to all\nhi\n"), NULL);

	ck_assert_int_eq(x->n_accepted, 0);
	ck_assert_int_eq(x->n_refused, 2);
	ck_assert_int_eq(x->n_commands, 1);
	ck_assert_int_eq(x->n_press, 1);
}
END_TEST

START_TEST(end_ends_the_letter)
{
	ck_assert_int_eq(one("feed red 1\nend\npaint red\n")->n_accepted, 1);
	ck_assert_int_eq(one("feed red 1\n-- \npaint red\n")->n_accepted, 1);
}
END_TEST

START_TEST(a_line_goes_on_after_comma_and_else)
{
	struct reading *r = one("feed red 1 else\nfeed blue 2\npaint red\n");
	ck_assert_int_eq(r->n_accepted, 2);
	ck_assert_int_eq(r->lines[0].n_typed, 2);
	ck_assert_int_eq(r->lines[1].number, 3);
	r = one("Hello Red,\nfeed red 1\n");
	ck_assert_int_eq(r->n_accepted, 1);
}
END_TEST

START_TEST(the_receipt_has_the_shape_of_the_contract)
{
	struct reading *before = one("feed blue 3");
	before->sheet.slots[0].receipt = 12;
	before->sheet.slots[0].told = 1795210800;
	struct reading *r =
		toy_on(a, 1, "nice weather\npaint red\nfeed blue 3 or red 2\n",
		       &before->sheet);
	struct buf b = buf_in(a);

	echo_head(r, &b);
	echo_body(r, &b);
	ck_assert_str_eq(
		b.s,
		"ACCEPTED 1 order, 1 line refused, 1 line not read; 1 earlier order stays\n"
		"Your orders as they stand:\n"
		"  feed Blue 3 [kept]\n"
		"  paint Red [new]\n"
		"\n"
		" 3 | feed blue 3 or red 2\n"
		"   |             ^^ Give the order of preference: write `else`, or\n"
		"   |                number two lines 1. and 2.\n"
		"   Not used. Your earlier order for this decision stays:\n"
		"     feed Blue 3   (receipt 12, 20 Nov 21:40)\n"
		"   Write instead:\n"
		"     feed blue 3 else feed red 2\n"
		"   Rule: preferences must be stated (rule 2).     help: HELP PREFERENCE\n"
		"\n"
		"Not read as orders:\n"
		" 1 | nice weather\n"
		"\n");
}
END_TEST

START_TEST(the_caret_stands_under_characters_not_bytes)
{
	struct reading *r = one("feed \xc3\xa4\xc3\xb6\xc3\xbc 3");

	ck_assert_int_eq(r->lines[0].remarks[0].column, 5);
	ck_assert_int_eq(r->lines[0].remarks[0].width, 3);
}
END_TEST

START_TEST(odd_bytes_and_long_lines_are_harmless)
{
	static const char nul[] = "feed red\0 1\nfeed\0 blue 2\n\xff\xfe\x80 feed\n";
	struct reader r = toy_reader(1);
	struct buf b = buf_in(a);

	orders_read(a, &r, (struct str){nul, sizeof nul - 1}, NULL);
	buf_z(&b, "feed ");
	buf_fill(&b, 'x', 3000);
	struct reading *x = orders_read(a, &r, buf_str(&b), NULL);
	ck_assert_int_eq(x->n_refused, 1);
	ck_assert(says(&x->lines[0], "too long"));
	b = buf_in(a);
	for (int i = 0; i < 900; i++)
		buf_z(&b, "1 ");
	orders_read(a, &r, buf_str(&b), NULL);
	b = buf_in(a);
	for (int i = 0; i < 700; i++)
		buf_z(&b, "feed blue 3\n");
	x = orders_read(a, &r, buf_str(&b), NULL);
	ck_assert_int_eq(x->n_refused, 200);
	ck_assert_int_eq(x->sheet.n_slots, 1);
	orders_read(a, &r, (struct str){NULL, 0}, NULL);
}
END_TEST

static int toy_holds_none(struct arena *room, const void *view, struct slot out[],
			  int max)
{
	(void)room;
	(void)view;
	(void)out;
	(void)max;
	return 0;
}

START_TEST(help_knows_verbs_synonyms_and_topics)
{
	struct buf b = buf_in(a);

	orders_help(&toy, NULL, 1, 1, STR("feed"), &b);
	ck_assert(str_starts(buf_str(&b), "feed (phase 1, morning)"));
	b = buf_in(a);
	orders_help(&toy, NULL, 1, 1, STR("preferences"), &b);
	ck_assert(str_find(buf_str(&b), STR("in the order in which you write")) !=
		  SIZE_MAX);
	b = buf_in(a);
	orders_help(&toy, NULL, 0, 0, STR(""), &b);
	ck_assert(str_find(buf_str(&b), STR("sell")) != SIZE_MAX);
	b = buf_in(a);
	orders_help(&toy, NULL, 1, 1, STR("nonsense"), &b);
	ck_assert(str_starts(buf_str(&b), "There is no help on 'nonsense'."));
}
END_TEST

/* Nobody feeds in even turns. */
static void no_mornings(const void *view, int turn, struct vocab_turn *out)
{
	(void)view;
	out->n = 2;
	out->phase[0] = (struct vocab_phase){.kinds = turn % 2 ? PHASE(1) : 0};
	out->phase[1] = (struct vocab_phase){.kinds = PHASE(2)};
}

/* A verb is one of the game though this turn has no phase for it, and its next turn is told. */
START_TEST(an_order_of_a_phase_that_this_turn_lacks_is_named)
{
	struct vocab skips = toy;
	struct reader reader = toy_reader(2);
	struct buf b = buf_in(a);

	skips.phases = no_mornings;
	reader.vocab = &skips;
	reader.turn = 4;
	struct reading *r = orders_read(a, &reader, STR("feed blue 3\n"), NULL);
	ck_assert_int_eq(r->n_refused, 1);
	ck_assert(says(
		&r->lines[0],
		"'feed' is an order of turn 5, phase 1 (morning); this is turn 4, phase 2 (evening)"));
	orders_help(&skips, NULL, 4, 2, STR("feed"), &b);
	ck_assert(str_starts(buf_str(&b), "feed (phase 1, morning)\n"));
	b = buf_in(a);
	orders_help(&skips, NULL, 4, 2, STR("sell"), &b);
	ck_assert(str_starts(buf_str(&b), "sell (phase 2, evening)\n"));
	b = buf_in(a);
	orders_help(&skips, NULL, 4, 2, STR(""), &b);
	ck_assert(str_find(buf_str(&b), STR("word: feed, sell, paint")) != SIZE_MAX);
}
END_TEST

/* No order of the toy holds beyond its phase, so HELP does not teach how orders hold. */
START_TEST(help_tells_of_orders_that_hold_where_some_do)
{
	struct vocab with = toy;
	struct buf b = buf_in(a);

	with.standing = toy_holds_none;
	orders_help(&toy, NULL, 1, 1, STR(""), &b);
	ck_assert(str_find(buf_str(&b), STR("standing")) == SIZE_MAX);
	b = buf_in(a);
	orders_help(&toy, NULL, 1, 1, STR("standing"), &b);
	ck_assert(str_starts(buf_str(&b), "No order of this game holds"));
	b = buf_in(a);
	orders_help(&with, NULL, 1, 1, STR(""), &b);
	ck_assert(str_find(buf_str(&b), STR("orders, standing, commands")) != SIZE_MAX);
	b = buf_in(a);
	orders_help(&with, NULL, 1, 1, STR("standing"), &b);
	ck_assert(str_starts(buf_str(&b), "An order that is marked [standing]"));
}
END_TEST

static unsigned blue_and_green(const void *view)
{
	(void)view;
	return 6;
}

/* The example names two who play, wherever they sit. */
START_TEST(help_press_names_seats_that_play)
{
	struct vocab without_red = toy;
	struct buf b = buf_in(a);

	without_red.seats = blue_and_green;
	orders_help(&without_red, a, 1, 1, STR("press"), &b);
	ck_assert(str_find(buf_str(&b), STR("  press to Blue, Green\n")) != SIZE_MAX);
	b = buf_in(a);
	orders_help(&toy, NULL, 0, 0, STR("press"), &b);
	ck_assert(str_find(buf_str(&b), STR("  press to Red, Blue\n")) != SIZE_MAX);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("orders");
	TCase *t = tcase_create("orders");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_test(t, case_noise_and_punctuation_do_not_matter);
	tcase_add_test(t, alternatives_stand_behind_else);
	tcase_add_test(t, conditions_keep_their_shape);
	tcase_add_test(t, a_condition_of_a_higher_stratum_is_refused);
	tcase_add_test(t, a_line_is_all_or_nothing);
	tcase_add_test(t, plain_or_is_refused_with_the_line_that_would_do);
	tcase_add_test(t, spelling_is_repaired_where_one_word_fits_and_told);
	tcase_add_test(t, prose_is_a_note_and_an_order_badly_misspelt_is_not);
	tcase_add_test(t, examples_of_a_form_that_comes_back_are_not_told_as_unread);
	tcase_add_test(t, an_order_of_another_phase_is_named);
	tcase_add_test(t, numbers_are_preferences_only_within_a_decision);
	tcase_add_test(t, what_is_written_twice_gives_no_preference);
	tcase_add_test(t, press_may_stand_on_one_line_and_its_colour_before_it);
	tcase_add_test(t, anonymous_words_are_never_signed);
	tcase_add_test(t, anonymous_words_to_nobody_are_asked_about);
	tcase_add_test(t, an_unknown_word_is_shown_whole);
	tcase_add_test(t, a_later_letter_changes_the_decisions_that_it_names);
	tcase_add_test(t, final_and_wait_are_states_of_the_sheet);
	tcase_add_test(t, commands_are_carried_out_only_whole);
	tcase_add_test(t, before_the_game_only_commands_are_read);
	tcase_add_test(t, join_knows_the_games_word_for_roles);
	tcase_add_test(t, nothing_in_press_is_an_order);
	tcase_add_test(t, the_header_says_which_game_turn_and_phase);
	tcase_add_test(t, a_stale_letter_changes_no_order_but_its_commands_count);
	tcase_add_test(t, end_ends_the_letter);
	tcase_add_test(t, a_line_goes_on_after_comma_and_else);
	tcase_add_test(t, the_receipt_has_the_shape_of_the_contract);
	tcase_add_test(t, the_caret_stands_under_characters_not_bytes);
	tcase_add_test(t, odd_bytes_and_long_lines_are_harmless);
	tcase_add_test(t, help_knows_verbs_synonyms_and_topics);
	tcase_add_test(t, an_order_of_a_phase_that_this_turn_lacks_is_named);
	tcase_add_test(t, help_tells_of_orders_that_hold_where_some_do);
	tcase_add_test(t, help_press_names_seats_that_play);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
