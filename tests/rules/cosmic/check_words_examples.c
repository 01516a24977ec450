/* The twenty-five orders of the language's contract, as people would type them, and the
 * extra cases.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/rules/cosmic/position.h"

#include "rules/cosmic/table/order.h"

static struct arena *a;
static struct ce_view view;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static struct reading *letter(int phase, int seat, const char *text)
{
	position(&view, seat, phase);
	return read_on(a, &view, text, NULL);
}

static const struct line *line_of(const struct reading *r, int number)
{
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].number == number)
			return &r->lines[i];
	ck_abort_msg("no line %d", number);
	return NULL;
}

static bool says(const struct line *line, const char *text)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (str_find(line->remarks[i].text, str_of(text)) != SIZE_MAX)
			return true;
	return false;
}

#define ASSERT_SAYS(line, want)                                                        \
	ck_assert_msg(says(line, want),                                                \
		      "no remark says \"%s\"; the first is \"%.*s\"", want,            \
		      (int)((line)->n_remarks ? (line)->remarks[0].text.n : 0),        \
		      (line)->n_remarks ? (line)->remarks[0].text.s : "")
#define ASSERT_READING(line, want)                                                     \
	ck_assert_msg(str_is((line)->reading, want), "read as \"%.*s\"",               \
		      STR_ARG((line)->reading))
#define ASSERT_INSTEAD(line, want)                                                     \
	ck_assert_msg((line)->n_instead > 0 && str_is((line)->instead[0], want),       \
		      "instead: \"%.*s\"",                                             \
		      (int)((line)->n_instead ? (line)->instead[0].n : 0),             \
		      (line)->n_instead ? (line)->instead[0].s : "")

static int n_faults(const struct line *line)
{
	int n = 0;

	for (int i = 0; i < line->n_remarks; i++)
		n += line->remarks[i].fault;
	return n;
}

/* Returns the words above the caret of the first fault. */
static struct str under(const struct line *line)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (line->remarks[i].fault)
			return str_slice(line->typed, (size_t)line->remarks[i].column,
					 (size_t)(line->remarks[i].column +
						  line->remarks[i].width));
	return STR("");
}

/* The examples that are taken as typed, with the words they are read as. */
static const struct {
	int phase, seat;
	const char *typed, *read, *note;
} taken[] = {
	/* 1 */ {1, RED, "attack yellow 3 with 2 from 1, 1 from 3",
		 "attack Yellow 3 with 2 from Red 1, 1 from Red 3", NULL},
	/* 2 */
	{1, RED, "Attack Y3 w/ 3 tokens (2 from my 1 and 1 from R3)",
	 "attack Yellow 3 with 2 from Red 1, 1 from Red 3", NULL},
	/* 4 */
	{1, RED, "atack yelow 3 with 3 from 2", "attack Yellow 3 with 3 from Red 2",
	 "You then have no base on Red 2; 4 home planets are still yours"},
	/* 4 */
	{1, RED, "atack yelow 3 with 3 from 2", "attack Yellow 3 with 3 from Red 2",
	 "read 'atack' as attack"},
	/* 4 */
	{1, RED, "atack yelow 3 with 3 from 2", "attack Yellow 3 with 3 from Red 2",
	 "read 'yelow' as Yellow"},
	/* 7 */
	{1, RED, "attack green 3 with 2 from 1", "attack Yellow 3 with 2 from Red 1",
	 "Destiny sends you to Yellow this turn: read as Yellow 3. Legal: Yellow 1-5"},
	/* 8 */
	{1, RED, "attack yellow 3", "attack Yellow 3",
	 "Free: Red 1:4 2:3 3:4 4:2 5:1, Blue 2:3, Green 1:1, Yellow 4:1"},
	/* 9 */
	{1, BLUE, "attack blue 2 defender red with 4 from 3",
	 "attack Blue 2 defender Red with 4 from Blue 3", NULL},
	/* 9 */
	{1, BLUE, "attack blue 2 with 3 from 3", "attack Blue 2 with 3 from Blue 3",
	 "Red or Green by chance, unless you say which"},
	/* 12 */
	{2, RED, "invite everyone except blue in c1", "invite Green in C1",
	 "Yellow in C1 is the defender"},
	/* 13 */ {2, RED, "No allies for C3, thanks", "invite nobody in C3", NULL},
	/* 15 */
	{2, GREEN, "join yellow in c4 with 2 frm 2 if yellow invites me",
	 "ally Yellow in C4 with 2 from Green 2 if Yellow invites me in C4",
	 "read 'frm' as from"},
	/* 17 */
	{2, RED, "play plague on Gren", "play PLAGUE ON GREEN", "read 'Gren' as Green"},
	/* 18 */ {2, RED, "play plague on B", "play PLAGUE ON BLUE", NULL},
	/* 19 */
	{3, RED, "C1: attack 20 > compromise",
	 "card Attack 20 in C1 else card Compromise in C1", NULL},
	/* 21 */
	{3, RED, "Zap Blue's power in C4 if he uses it, otherwise keep it",
	 "play Cosmic Zap on VIRUS of Blue in C4 if Blue uses power in C4 else nothing",
	 NULL},
	/* the same with "they", as LANGUAGE.md has it */
	{3, RED, "Zap Blue's power in C4 if they use it, otherwise keep it",
	 "play Cosmic Zap on VIRUS of Blue in C4 if Blue uses power in C4 else nothing",
	 NULL},
};

START_TEST(what_people_type_is_understood)
{
	struct reading *r = letter(taken[_i].phase, taken[_i].seat, taken[_i].typed);
	const struct line *line = line_of(r, 1);

	ASSERT_READING(line, taken[_i].read);
	ck_assert(line->verdict == VERDICT_OK || line->verdict == VERDICT_NOTED);
	ck_assert_int_eq(r->n_accepted, 1);
	ck_assert_int_eq(r->n_refused, 0);
	if (taken[_i].note)
		ASSERT_SAYS(line, taken[_i].note);
}
END_TEST

/* The player's own alternatives come before any repair. */
static const struct {
	int phase, seat;
	const char *typed, *stands;
	int n_changed;
} own_first[] = {
	{1, YELLOW, "attack green 2 with 3 from 1 else attack blue 4 with 2 from 2",
	 "attack Blue 4 with 2 from Yellow 2", 0},
	{1, YELLOW, "1. attack green 2 with 3 from 1\n2. attack blue 4 with 2 from 2\n",
	 "attack Blue 4 with 2 from Yellow 2", 0},
	{1, YELLOW,
	 "attack red 1 with 1 from 1 else attack blue 4 with 2 from 2 else attack green 2 with 3 from 1",
	 "attack Blue 4 with 2 from Yellow 2", 0},
	{1, YELLOW,
	 "attack green 2 with 3 from 1 else attack blue 4 with 2 from 2 if red attacks yellow 3",
	 "attack Blue 4 with 2 from Yellow 2 if Red attacks Yellow 3 else attack Blue 2 with 3 from Yellow 1",
	 1},
	{1, YELLOW, "attack green 2 with 3 from 1 else attack red 4 with 2 from 2",
	 "attack Blue 2 with 3 from Yellow 1 else attack Blue 4 with 2 from Yellow 2",
	 1},
	{1, RED, "attack yellow 2 with 6 from 1 else attack yellow 4 with 2 from 2",
	 "attack Yellow 4 with 2 from Red 2", 0},
	{1, RED, "attack yellow 2 with 3 from 5 else attack yellow 4 with 2 from 2",
	 "attack Yellow 4 with 2 from Red 2", 0},
	{1, RED, "limbo 1 to blue 3 else 1 to 4", "", 0},
	{1, RED, "limbo 1 to blue 3 else limbo 1 to 4", "limbo 1 to Red 4", 0},
	{2, GREEN, "ally red in c3 with 2 from 1 else ally yellow in c4 with 1 from 1",
	 "ally Yellow in C4 with 1 from Green 1", 0},
	{2, GREEN, "ally red in c4 with 2 from 1 else ally yellow in c4 with 1 from 1",
	 "ally Yellow in C4 with 1 from Green 1", 0},
	{3, RED, "force field on all allies in c1 else force field on green in c2", "",
	 0},
	{2, GREEN, "ally yellow in c4", "ally Yellow in C4 with 1", 1},
};

START_TEST(own_alternatives_come_before_any_repair)
{
	struct reading *r =
		letter(own_first[_i].phase, own_first[_i].seat, own_first[_i].typed);
	const char *stands = own_first[_i].stands;

	ck_assert_int_eq(r->sheet.n_slots, *stands ? 1 : 0);
	ck_assert_int_eq(r->n_changed, own_first[_i].n_changed);
	if (!*stands)
		return;
	struct str text = slot_text(a, &r->sheet.slots[0]);
	ck_assert_msg(str_is(text, stands), "stands: \"%.*s\"", STR_ARG(text));
}
END_TEST

/* The line to write instead repeats the words that were understood, with a blank for
 * the rest. */
static const struct {
	int phase, seat;
	const char *typed, *instead; /* NULL: nothing */
} offered[] = {
	{2, GREEN, "ally with red, 1 token from home 2",
	 "ally with red in __, 1 token from home 2"},
	{2, GREEN, "support yellow with 1 from 9 if blue allies in c1",
	 "support yellow in __ with 1 from __ if blue allies in c1"},
	{3, RED, "card 14 in c1", "card __ in c1"},
	{3, RED, "card 14 in c1 if blue allies in c2",
	 "card __ in c1 if blue allies in c2"},
	{3, RED, "card 20 in c4", "card 20 __"},
	{1, RED, "attack yellow 3 with 2 from quux unless blue attacks red 5",
	 "attack yellow 3 with 2 from __ unless blue attacks red 5"},
	{1, RED, "Attack Yellow 3 with 4 tokens: 2 from 1, 1 from 3",
	 "Attack Yellow 3 with __"},
	{1, RED, "attack the blob with 3 from 2", "attack __ with 3 from 2"},
	{1, RED, "zap if blue attacks red 5", "zap __ if blue attacks red 5"},
	{1, RED, "play plague", "play plague on __"},
	{1, RED, "card 20 in c1", NULL},
	{1, RED, "release 1 to 4", NULL},
	{4, RED, "deal yellow: i give 1 card", NULL},
};

START_TEST(a_bare_card_is_one_whatever_follows)
{
	static const char *const letters[] = {
		"20 in C1", "20 in C1\nThanks!", "20 in C1\nplay plague on green",
		"20 in C1\nC2: 8\nlimbo 1 to 4", "Thanks!\n20 in C1\n\nAnn"};

	ASSERT_READING(line_of(letter(3, RED, letters[_i]), _i == 4 ? 2 : 1),
		       "card Attack 20 in C1");
}
END_TEST

START_TEST(to_play_what_one_does_not_have_is_a_flare_or_a_fault)
{
	position(&view, RED, 2);
	struct reading *r = read_on(a, &view, "zap blue if yellow plays mutant", NULL);
	ck_assert_int_eq(line_of(r, 1)->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line_of(r, 1), "Yellow does not have the Power Mutant");
	r = read_on(a, &view, "zap yellow if yellow plays pacifist", NULL);
	ASSERT_READING(line_of(r, 1),
		       "play Cosmic Zap on PACIFIST of Yellow if Yellow uses power");
	view.t.option.flares = 1;
	r = read_on(a, &view, "zap blue if yellow plays mutant", NULL);
	ASSERT_READING(line_of(r, 1),
		       "play Cosmic Zap on VIRUS of Blue if Yellow plays Flare Mutant");
}
END_TEST

START_TEST(a_misspelt_phrase_is_repaired_or_asked_about)
{
	static const int hand[] = {CARD_EMOTION_CONTROL, CARD_COSMIC_ZAP};

	position(&view, RED, 3);
	hold(&view, 2, hand);
	struct reading *r = read_on(a, &view, "Emotion Controll on c3", NULL);
	ASSERT_READING(line_of(r, 1), "play Emotion Control in C3");
	r = read_on(a, &view, "Cosmic Zapp on yellow", NULL);
	ASSERT_READING(line_of(r, 1), "play Cosmic Zap on PACIFIST of Yellow");
	const struct line *line = line_of(letter(2, RED, "invt green"), 1);
	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line, "Is it 'invite'?");
}
END_TEST

START_TEST(all_of_it_to_two_places_is_asked_about)
{
	position(&view, RED, 2);
	view.t.limbo[RED] = 4;
	const struct line *line =
		line_of(read_on(a, &view, "limbo to 2, 3 to 3", NULL), 1);
	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line, "How many go to each planet?");
	ASSERT_INSTEAD(line, "limbo __ to 2, 3 to 3");
}
END_TEST

START_TEST(what_is_offered_repeats_what_was_understood)
{
	const struct line *line = line_of(
		letter(offered[_i].phase, offered[_i].seat, offered[_i].typed), 1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	if (offered[_i].instead)
		ASSERT_INSTEAD(line, offered[_i].instead);
	else
		ck_assert_int_eq(line->n_instead, 0);
}
END_TEST

START_TEST(a_total_must_agree_with_its_parts)
{
	const struct line *line = line_of(
		letter(1, RED, "Attack Yellow 3 with 4 tokens: 2 from 1, 1 from 3"), 1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line, "You say 4 tokens but list 3 (2+1). Which?");
}
END_TEST

START_TEST(or_asks_for_the_order_of_preference)
{
	const struct line *line =
		line_of(letter(1, RED, "Attack yellow 3 or yellow 5 with 3 from 3"), 1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ck_assert(str_is(under(line), "or"));
	ASSERT_SAYS(
		line,
		"Give the order of preference: write `else`, or number two lines 1. and 2.");
	ASSERT_INSTEAD(
		line,
		"attack yellow 3 with 3 from 3 else attack yellow 5 with 3 from 3");
	ck_assert_str_eq(line->remarks[0].rule, "preferences must be stated (rule 2)");
}
END_TEST

START_TEST(numbered_lines_of_one_decision_are_its_preferences)
{
	struct reading *r = letter(
		1, RED, "1. attack Y3 with 3 from 3\n2. attack Y3 with 2 from 4\n");

	ck_assert_int_eq(r->sheet.n_slots, 1);
	ck_assert_int_eq(r->sheet.slots[0].n_alternatives, 2);
	ck_assert(str_is(
		slot_text(a, &r->sheet.slots[0]),
		"attack yellow 3 with 3 from red 3 else attack yellow 3 with 2 from red 4"));
}
END_TEST

START_TEST(home_alone_is_no_planet)
{
	const struct line *line = line_of(letter(1, RED, "limbo 1 to home"), 1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line, "Which home planet? You hold Red 1-5. E.g. `limbo 1 to 4`");
	ASSERT_INSTEAD(line, "limbo 1 to __");
}
END_TEST

START_TEST(all_faults_of_a_line_are_told)
{
	const struct line *line = line_of(
		letter(1, RED, "play Mobius Tubes; put my 2 from warp on 3 and 4"), 1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ck_assert_int_eq(n_faults(line), 2);
	ASSERT_SAYS(line, "You do not hold Mobius Tubes");
	ASSERT_SAYS(line, "You have no token in the Warp");
	line = line_of(letter(2, RED, "ally blue in c2 with 2 from green 1"), 1);
	ck_assert_int_eq(n_faults(line), 2);
	ASSERT_SAYS(line, "You are the defender in C2");
	ASSERT_SAYS(line, "Green 1 holds 1 of your tokens");
}
END_TEST

START_TEST(prose_is_listed_and_not_run)
{
	struct reading *r = letter(
		2, RED, "Sorry, busy week, here we go\nNo allies for C3, thanks\n");

	ck_assert_int_eq(line_of(r, 1)->verdict, VERDICT_NOTE);
	ck_assert_int_eq(r->n_notes, 1);
	ck_assert_int_eq(r->n_accepted, 1);
}
END_TEST

START_TEST(whoever_is_not_a_player)
{
	const struct line *line = line_of(
		letter(2, GREEN,
		       "Support whoever attacks Blue with 1 from 1, but not if Red allies there"),
		1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line, "'whoever' is not a player. Challenges on Blue: C4 (Yellow)");
	ASSERT_INSTEAD(line, "ally yellow in c4 with 1 from 1 unless red allies in c4");
}
END_TEST

START_TEST(a_card_not_held_is_refused_with_the_hand)
{
	const struct line *line = line_of(letter(3, RED, "card 14 in c1"), 1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ck_assert(str_is(under(line), "14"));
	ASSERT_SAYS(
		line,
		"You do not hold an Attack 14. Your challenge cards: 4, 8, 12, 20, 30, Compromise.");
}
END_TEST

START_TEST(a_result_may_be_named_only_by_what_acts_after_the_reveal)
{
	static const int hand[] = {30, CARD_COMPROMISE, CARD_EMOTION_CONTROL};

	position(&view, RED, 3);
	hold(&view, 3, hand);
	struct reading *r = read_on(a, &view,
				    "emotion control on c3 if i would lose\n"
				    "card 30 in c3 if i would lose\n",
				    NULL);
	ASSERT_READING(line_of(r, 1), "play Emotion Control in C3 if i would lose C3");
	ck_assert_int_eq(line_of(r, 2)->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line_of(r, 2), "cards are shown together");
}
END_TEST

START_TEST(two_orders_without_a_preference_are_both_refused)
{
	position(&view, RED, 3);
	struct reading *before = read_on(a, &view, "card 4 in c3", NULL);
	struct reading *r =
		read_on(a, &view, "play attack 12 in c3\ncard compromise in c3\n",
			&before->sheet);

	ck_assert_int_eq(r->n_refused, 2);
	ASSERT_SAYS(
		line_of(r, 1),
		"2 orders for one decision without a preference. Number them or join them with `else`");
	ASSERT_SAYS(line_of(r, 2), "without a preference");
	ck_assert_int_eq(r->sheet.n_slots, 1);
	ck_assert(str_is(slot_text(a, &r->sheet.slots[0]), "card attack 4 in c3"));
	ck_assert_int_eq(r->sheet.slots[0].mark, SLOT_KEPT);
}
END_TEST

static struct reading *settle(int seat, const char *text)
{
	position(&view, seat, 4);
	for (int i = 0; i < view.t.n_challenges; i++)
		view.t.challenge[i].frozen = 0;
	view.t.challenge[0].result = CE_DEAL_PENDING;
	view.t.challenge[3].side[GREEN] = CE_DEFENCE_SIDE;
	view.t.challenge[3].reward[GREEN] = 2;
	return read_on(a, &view, text, NULL);
}

START_TEST(a_deal_prints_the_sentence_that_the_other_must_send)
{
	struct reading *r = settle(
		RED,
		"deal yellow: i give 1 card, yellow gives base Y5 tokens 2 from red 4");
	const struct ce_order *o = r->sheet.slots[0].alternatives[0].action;

	ASSERT_SAYS(line_of(r, 1),
		    "`deal Red in C1: i give base Yellow 5, Red gives 1 card`");
	ck_assert_int_eq(o->deal.give.n_unseen, 1);
	ck_assert_int_eq(o->deal.get.base_system, YELLOW);
	ck_assert_int_eq(o->deal.get.base_planet, 5);
	ck_assert_int_eq(o->deal.mine.part[0].n, 2);
	ck_assert_int_eq(o->deal.mine.part[0].place.planet, 4);
	struct reading *other = settle(
		YELLOW, "deal Red in C1: i give base Yellow 5, Red gives 1 card");
	ck_assert_int_eq(other->n_accepted, 1);
}
END_TEST

START_TEST(own_colour_reward_and_device_line)
{
	struct reading *r = settle(RED, "if own colour, redraw\nreward c4: 2 cards\n"
					"Sent from my iPhone\n");

	ASSERT_READING(line_of(r, 1), "own colour: redraw");
	ck_assert_int_eq(line_of(r, 2)->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(
		line_of(r, 2),
		"C4: you are not an ally there; your challenges: C1 (attack), C2 and C3 (defence).");
	ck_assert_int_eq(line_of(r, 3)->verdict, VERDICT_BLANK);
	ck_assert_int_eq(r->n_notes, 0);
	r = settle(GREEN, "reward c4: 1 card, 1 token to 3");
	ck_assert_int_eq(r->n_accepted, 1);
	ck_assert_int_eq(line_of(r, 1)->verdict, VERDICT_OK);
	/* Without a place it is an order, too, and they are told what comes of it. */
	r = settle(GREEN, "reward c4: 1 card, 1 token");
	ck_assert_int_eq(r->n_accepted, 1);
	ck_assert_int_eq(line_of(r, 1)->verdict, VERDICT_NOTED);
	ASSERT_SAYS(line_of(r, 1),
		    "Without a place, such as 1 token to 3, it waits in Limbo");
}
END_TEST

/* --- extra cases --- */

START_TEST(apostrophes_dashes_and_hard_spaces_do_not_matter)
{
	struct reading *r = letter(3, RED, "Zap Blue\xe2\x80\x99s power in C4");
	ASSERT_READING(line_of(r, 1), "play Cosmic Zap on VIRUS of Blue in C4");
	r = letter(1, RED,
		   "attack\xc2\xa0yellow\xe2\x80\x91"
		   "3 with 2 from\xc2\xa0"
		   "1");
	ASSERT_READING(line_of(r, 1), "attack Yellow 3 with 2 from Red 1");
	r = letter(1, RED, "\xe2\x80\xa2 attack yellow 3 \xe2\x80\x93 with 2 from 1");
	ASSERT_READING(line_of(r, 1), "attack Yellow 3 with 2 from Red 1");
}
END_TEST

START_TEST(a_line_broken_by_wrapping_goes_on)
{
	struct reading *r = letter(
		1, RED, "attack yellow 3 with 2 from 1, 1 from\n3\nlimbo 1 to 4\n");

	ck_assert_int_eq(line_of(r, 1)->n_typed, 2);
	ASSERT_READING(line_of(r, 1),
		       "attack Yellow 3 with 2 from Red 1, 1 from Red 3");
	ASSERT_READING(line_of(r, 3), "limbo 1 to Red 4");
}
END_TEST

START_TEST(a_comma_in_a_greeting_swallows_nothing)
{
	struct reading *r =
		letter(1, RED, "Dear Red,\nattack yellow 3 with 2 from 1\n");

	ck_assert_int_eq(line_of(r, 1)->verdict, VERDICT_NOTE);
	ck_assert_int_eq(r->n_accepted, 1);
}
END_TEST

START_TEST(another_language_is_refused_kindly)
{
	static const char *const lines[] = {
		"Angriff auf Gelb 3 mit 2 von 1", "greife yellow 3 an",
		"attaque jaune 3 avec 2", "ataco amarillo 3 con 2"};
	const struct line *line = line_of(letter(1, RED, lines[_i]), 1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line, "English only");
	ck_assert(line->n_instead == 0 ||
		  str_find(line->instead[0], STR("__")) != SIZE_MAX);
}
END_TEST

START_TEST(a_letter_of_ten_thousand_lines_is_read_up_to_a_limit)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < 10000; i++)
		buf_z(&b, i % 2 ? "attack yellow 3 with 2 from 1\n" : "and so on\n");
	position(&view, RED, 1);
	struct reading *r = read_on(a, &view, str_z(a, buf_str(&b)), NULL);
	ck_assert_int_le(r->n_lines, 5001);
	ck_assert_int_eq(r->sheet.n_slots, 1);
	struct buf out = buf_in(a);
	echo_head(r, &out);
	echo_body(r, &out);
	ck_assert_uint_lt(out.n, 40000);
}
END_TEST

START_TEST(the_form_with_two_lines_filled_in_is_read)
{
	struct reading *r = letter(
		1, RED,
		"  attack yellow 3 with 2 from 1, 1 from 3\n"
		"  limbo 1 to 4\n  # examples legal now:\n  #   attack yellow 3 with 2 from 1\n"
		"  end\nplay plague on green\n");

	ck_assert_int_eq(r->n_accepted, 2);
	ck_assert_int_eq(r->n_refused, 0);
	ck_assert_int_eq(r->sheet.n_slots, 2);
}
END_TEST

START_TEST(a_blank_of_the_form_is_named)
{
	const struct line *line =
		line_of(letter(1, RED, "attack yellow __ with __ from __"), 1);

	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line, "This blank must be filled in");
	ck_assert(str_is(under(line), "__"));
}
END_TEST

START_TEST(an_order_of_another_phase_is_told_so)
{
	const struct line *line =
		line_of(letter(3, RED, "attack yellow 3 with 2 from 1"), 1);
	ASSERT_SAYS(line,
		    "'attack' is a phase 1 order (attack); this is phase 3 (cards)");
	line = line_of(letter(1, RED, "C1: card 20"), 1);
	ASSERT_SAYS(line,
		    "'card' is a phase 3 order (cards); this is phase 1 (attack)");
	line = line_of(letter(2, RED, "emotion control on c3"), 1);
	ASSERT_SAYS(line, "Emotion Control is played in phase 3 only; this is phase 2");
}
END_TEST

START_TEST(more_than_the_rules_allow_is_read_as_the_most)
{
	const struct line *line =
		line_of(letter(1, RED, "attack yellow 3 with 6 from 1"), 1);
	ASSERT_READING(line, "attack Yellow 3 with 4 from Red 1");
	ASSERT_SAYS(line, "6 is more than an attack may have: read as 4");
	line = line_of(letter(2, RED, "ally yellow in c4"), 1);
	ASSERT_READING(line, "ally Yellow in C4 with 1");
	line = line_of(letter(1, RED, "attack yellow 9 with 2 from 1"), 1);
	ASSERT_READING(line, "attack Yellow with 2 from Red 1");
}
END_TEST

START_TEST(tokens_placed_by_the_same_letter_may_be_sent)
{
	struct reading *r =
		letter(1, RED, "attack yellow 3 with 2 from 5\nlimbo 1 to 5\n");
	ck_assert_int_eq(r->n_accepted, 2);
	r = letter(1, RED, "attack yellow 3 with 2 from 5\nlimbo 1 to 4\n");
	ck_assert_int_eq(r->n_accepted, 2); /* one is sent */
	ASSERT_SAYS(line_of(r, 1), "Red 5 holds 1 of your tokens: only 1 can go");
	ck_assert_int_eq(r->n_changed, 1);
	r = letter(2, RED, "ally yellow in c4 with 2 from 5\n");
	ck_assert_int_eq(r->n_refused, 1);
	ASSERT_SAYS(line_of(r, 1), "Red 5 is under attack: nothing leaves it");
	r = letter(2, RED, "ally yellow in c4 with 2 from 5, 1 from 1\n");
	ck_assert_int_eq(r->n_accepted, 1); /* the legal part */
	r = letter(2, RED,
		   "ally yellow in c4 with 3 from 1\nally blue in c4 with 1 from 1\n");
	ck_assert_int_eq(r->n_refused, 2); /* without a preference */
	r = letter(2, RED, "ally yellow in c4 with 9 from 1\n");
	ck_assert_int_eq(r->n_changed, 1);
}
END_TEST

START_TEST(wrong_places_for_some_leave_only_those_in_limbo)
{
	position(&view, RED, 2);
	view.t.limbo[RED] = 2;
	struct reading *r = read_on(a, &view, "limbo 1 to 4, 1 to green 5", NULL);
	ck_assert_int_eq(r->n_accepted, 1);
	ASSERT_SAYS(line_of(r, 1), "You have no base on Green 5");
	r = read_on(a, &view, "limbo 1 to green 5", NULL);
	ck_assert_int_eq(r->n_refused, 1);
	ASSERT_INSTEAD(line_of(r, 1), "limbo 1 to __");
}
END_TEST

START_TEST(pronouns_mean_the_only_player_named)
{
	struct reading *r =
		letter(2, RED, "play plague on green unless he allies with me in c1");
	ASSERT_READING(line_of(r, 1),
		       "play PLAGUE ON GREEN unless Green allies with me in C1");
	r = letter(
		2, RED,
		"ally yellow in c4 with 1 from 1 if blue invites green in c4 or he invites me in c4");
	ck_assert_int_eq(line_of(r, 1)->verdict, VERDICT_REFUSED);
	ASSERT_SAYS(line_of(r, 1), "'he' could be any of the players named before");
}
END_TEST

START_TEST(a_division_is_read_for_one_planet)
{
	position(&view, YELLOW, 2);
	challenge(&view, 1, BLUE, YELLOW, YELLOW, 3, 2);
	struct reading *r = read_on(a, &view, "defend c1 with 2, c2 with 0", NULL);
	ASSERT_READING(line_of(r, 1), "defend C1 with 2, C2 with 0");
	r = read_on(a, &view, "defend c1 with 3, c2 with 3", NULL);
	ASSERT_SAYS(line_of(r, 1), "Yellow 3 holds 2 of your tokens; you divide 6");
}
END_TEST

START_TEST(the_same_card_twice_is_told_and_goes_to_the_lower_challenge)
{
	struct reading *r = letter(3, RED, "card 20 in c1\ncard 20 in c3\n");

	ck_assert_int_eq(r->n_accepted, 2);
	ASSERT_SAYS(line_of(r, 2), "C1 gets it first. In C3 chance draws the card");
	ck_assert_int_eq(r->n_changed, 1);
	r = letter(3, RED, "card 20 in c1\ncard 20 in c3 else 8\n");
	ASSERT_SAYS(line_of(r, 2), "Where it is gone, your next wish counts");
	ck_assert_int_eq(r->n_changed, 0);
	r = letter(3, RED,
		   "for c1 the 20 and in c3 the 20 as well\n"); /* also in a question */
	ck_assert_int_eq(r->lines[0].verdict, VERDICT_ASKED);
	ASSERT_SAYS(line_of(r, 1), "In C3 chance draws the card");
}
END_TEST

START_TEST(clear_takes_back_one_decision_or_all)
{
	position(&view, RED, 3);
	struct reading *r = read_on(
		a, &view, "card 20 in c1\ncard 8 in c2\nplay plague on blue", NULL);
	struct reading *one = read_on(a, &view, "clear card c1", &r->sheet);
	ck_assert_int_eq(one->sheet.n_slots, 2);
	one = read_on(a, &view, "clear plague", &r->sheet);
	ck_assert_int_eq(one->sheet.n_slots, 2);
	one = read_on(a, &view, "clear", &r->sheet);
	ck_assert_int_eq(one->sheet.n_slots, 0);
	one = read_on(a, &view, "replace\ncard 12 in c1", &r->sheet);
	ck_assert_int_eq(one->sheet.n_slots, 1);
	one = read_on(a, &view, "replace\nnonsense", &r->sheet);
	ck_assert_int_eq(one->sheet.n_slots, 3);
}
END_TEST

START_TEST(without_a_power_a_power_is_refused_kindly)
{
	position(&view, RED, 2);
	view.t.power[RED].id = 0;
	view.t.power[BLUE].id = 0;
	struct reading *r = read_on(a, &view,
				    "power c1: on blue\nzap blue's power in c2\n"
				    "flare zombie in c1\n",
				    NULL);
	ck_assert_int_eq(r->n_refused, 3);
	ASSERT_SAYS(line_of(r, 1), "You have no Alien Power in this game");
	ASSERT_SAYS(line_of(r, 2), "Blue has no Alien Power in this game");
	ASSERT_SAYS(line_of(r, 3), "You do not hold Flare Zombie");
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("the words of Cosmic: examples");
	TCase *t = tcase_create("examples");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_loop_test(t, what_people_type_is_understood, 0,
			    sizeof taken / sizeof *taken);
	tcase_add_loop_test(t, own_alternatives_come_before_any_repair, 0,
			    sizeof own_first / sizeof *own_first);
	tcase_add_loop_test(t, what_is_offered_repeats_what_was_understood, 0,
			    sizeof offered / sizeof *offered);
	tcase_add_loop_test(t, a_bare_card_is_one_whatever_follows, 0, 5);
	tcase_add_test(t, to_play_what_one_does_not_have_is_a_flare_or_a_fault);
	tcase_add_test(t, a_misspelt_phrase_is_repaired_or_asked_about);
	tcase_add_test(t, all_of_it_to_two_places_is_asked_about);
	tcase_add_test(t, a_total_must_agree_with_its_parts);
	tcase_add_test(t, or_asks_for_the_order_of_preference);
	tcase_add_test(t, numbered_lines_of_one_decision_are_its_preferences);
	tcase_add_test(t, home_alone_is_no_planet);
	tcase_add_test(t, all_faults_of_a_line_are_told);
	tcase_add_test(t, prose_is_listed_and_not_run);
	tcase_add_test(t, whoever_is_not_a_player);
	tcase_add_test(t, a_card_not_held_is_refused_with_the_hand);
	tcase_add_test(t, a_result_may_be_named_only_by_what_acts_after_the_reveal);
	tcase_add_test(t, two_orders_without_a_preference_are_both_refused);
	tcase_add_test(t, a_deal_prints_the_sentence_that_the_other_must_send);
	tcase_add_test(t, own_colour_reward_and_device_line);
	tcase_add_test(t, apostrophes_dashes_and_hard_spaces_do_not_matter);
	tcase_add_test(t, a_line_broken_by_wrapping_goes_on);
	tcase_add_test(t, a_comma_in_a_greeting_swallows_nothing);
	tcase_add_loop_test(t, another_language_is_refused_kindly, 0, 4);
	tcase_add_test(t, a_letter_of_ten_thousand_lines_is_read_up_to_a_limit);
	tcase_add_test(t, the_form_with_two_lines_filled_in_is_read);
	tcase_add_test(t, a_blank_of_the_form_is_named);
	tcase_add_test(t, an_order_of_another_phase_is_told_so);
	tcase_add_test(t, more_than_the_rules_allow_is_read_as_the_most);
	tcase_add_test(t, tokens_placed_by_the_same_letter_may_be_sent);
	tcase_add_test(t, wrong_places_for_some_leave_only_those_in_limbo);
	tcase_add_test(t, pronouns_mean_the_only_player_named);
	tcase_add_test(t, a_division_is_read_for_one_planet);
	tcase_add_test(t, the_same_card_twice_is_told_and_goes_to_the_lower_challenge);
	tcase_add_test(t, clear_takes_back_one_decision_or_all);
	tcase_add_test(t, without_a_power_a_power_is_refused_kindly);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
