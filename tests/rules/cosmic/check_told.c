/* What the report says of things that are done, and of things that are to come.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/page.h"
#include "base/seat.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/cosmic_event.h"
#include "rules/cosmic/words/words_parts.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

enum { RED, BLUE, GREEN, YELLOW };

static struct arena *a;
static struct ce_state s;
static struct events seen;

static void make(void)
{
	a = arena_create();
	kestrel_state(&s);
	seen = (struct events){.a = a, .turn = 4, .phase = 3};
}

static void drop(void)
{
	arena_destroy(a);
}

/* All words of the blocks, and the notes below the rows of tables. */
static struct str told(void)
{
	struct ce_view *v = arena_new(a, struct ce_view);
	struct page page = page_in(a);
	struct buf all = buf_in(a);

	ce_view_make(&s, RED, v);
	ce_report(v, &seen, &page);
	for (int i = 0; i < page.n; i++) {
		const struct page_table *table = page.blocks[i].table;
		buf_add(&all, page.blocks[i].text);
		buf_char(&all, '\n');
		for (int k = 0; table && k < table->n_rows; k++)
			if (table->rows[k].note)
				buf_printf(&all, PRI_STR "\n",
					   STR_ARG(table->rows[k].cell[0]));
	}
	return buf_str(&all);
}

static void has(const char *words)
{
	struct str text = told();

	ck_assert_msg(str_find(text, str_of(words)) != SIZE_MAX, "no `%s` in\n%.*s",
		      words, STR_ARG(text));
}

static void has_not(const char *words)
{
	struct str text = told();

	ck_assert_msg(str_find(text, str_of(words)) == SIZE_MAX, "`%s` in\n%.*s", words,
		      STR_ARG(text));
}

/* No challenge of the position is theirs, so that the sentences stand below the table. */
static void owed(int cards)
{
	s.t.n_challenges = 0;
	event_add(&seen, EV_OWED, AUDIENCE_ALL, "CB-9.1", 4, 0, YELLOW, GREEN, cards);
	event_add(&seen, EV_EARNED, AUDIENCE_ALL, "CB-9.4", 3, 0, BLUE, 2);
	event_add(&seen, EV_MUST_LOSE, AUDIENCE_ALL, "SP-10", 3, RED, 2, YELLOW);
}

/* Before phase 4 all of it is still to come. */
START_TEST(what_is_owed_is_told_as_owed)
{
	owed(3);
	s.t.turn = 4;
	s.t.phase = 4;
	has("Green owes Yellow 3 cards of consolation.");
	has("Blue has earned 2 rewards.");
	has("Red must lose 2 tokens to Yellow's Power and names them in the next orders.");
	has_not("was empty");
}
END_TEST

/* Behind phase 4, in the letter that opens the next turn, it is done; losses are told as they fell. */
START_TEST(what_is_done_is_told_as_done)
{
	owed(3);
	seen.phase = 4;
	event_add(&seen, EV_CONSOLATION, AUDIENCE_ALL, "CB-9.1", 4, 0, YELLOW, GREEN,
		  3);
	s.t.turn = 5;
	s.t.phase = 1;
	has("Green owed Yellow 3 cards of consolation.");
	has("Yellow draws 3 cards from Green's hand as consolation.");
	has("Blue had earned 2 rewards.");
	has_not("must lose");
	has_not("was empty");
}
END_TEST

/* Fewer cards than were owed: the reader is told why. */
START_TEST(a_short_hand_is_told_with_the_reason)
{
	owed(3);
	seen.phase = 4;
	event_add(&seen, EV_CONSOLATION, AUDIENCE_ALL, "CB-9.1", 4, 0, YELLOW, GREEN,
		  1);
	s.t.turn = 5;
	s.t.phase = 1;
	has("Yellow draws 1 card from Green's hand as consolation. Green's hand was empty then.");
}
END_TEST

/* A loss of the last phase is named in the phase that opens. */
START_TEST(a_loss_of_phase_4_is_still_to_be_named)
{
	s.t.n_challenges = 0;
	seen.phase = 4;
	event_add(&seen, EV_MUST_LOSE, AUDIENCE_ALL, "SP-10", 3, RED, 1, YELLOW);
	s.t.turn = 5;
	s.t.phase = 1;
	has("Red must lose 1 token to Yellow's Power and names it in the next orders.");
}
END_TEST

static struct str start_letter(int seat)
{
	struct ce_view *v = arena_new(a, struct ce_view);
	struct page page = page_in(a);
	struct buf all = buf_in(a);

	ce_view_make(&s, seat, v);
	ce_start(v, &page);
	for (int i = 0; i < page.n; i++) {
		buf_add(&all, page.blocks[i].text);
		buf_char(&all, '\n');
	}
	return buf_str(&all);
}

static size_t at(struct str text, const char *words)
{
	size_t n = str_find(text, str_of(words));

	ck_assert_msg(n != SIZE_MAX, "no `%s` in\n%.*s", words, STR_ARG(text));
	return n;
}

/* Each player reads their own Power first; readers without a seat read all of them in the order of seats. */
START_TEST(the_own_power_stands_first)
{
	for (int seat = 0; seat < 4; seat++)
		s.t.power[seat].id = (uint8_t)(1 + seat);
	for (int seat = 0; seat < 4; seat++) {
		struct str text = start_letter(seat);
		size_t others = at(text, "These are the Powers of the other players.");
		ck_assert_uint_lt(at(text, "This Power is yours."), others);
		for (int k = 0; k < 4; k++) {
			char head[16];
			snprintf(head, sizeof head, "%s: ", ce_colour_names[k]);
			ck_assert_int_eq(at(text, head) < others, k == seat);
		}
	}
	struct str all = start_letter(SEAT_READERS);
	ck_assert_uint_eq(str_find(all, STR("This Power is yours")), SIZE_MAX);
	ck_assert_uint_lt(at(all, "Red: "), at(all, "Yellow: "));
}
END_TEST

/* An option of Flares is told where there are Flares. */
START_TEST(a_game_without_flares_says_nothing_of_their_use)
{
	s.t.option.flares = 0;
	ck_assert_uint_eq(str_find(start_letter(RED), STR("flare_use")), SIZE_MAX);
	s.t.option.flares = 1;
	at(start_letter(RED), "flare_use");
}
END_TEST

/* A hand of Edicts: the letter says where each is explained, and HELP knows it. */
START_TEST(each_edict_in_the_hand_is_explained_somewhere)
{
	static const char *const names[] = {"cosmic zap",      "plague",
					    "mobius tubes",    "force field",
					    "emotion control", "stellar gas"};

	for (int i = 0; i < 6; i++) {
		struct buf help = buf_in(a), line = buf_in(a);
		s.h.hand[RED].n = 0;
		has_not("mail HELP");
		s.h.hand[RED].n = 1;
		s.h.hand[RED].card[0] = (uint8_t)(CARD_COSMIC_ZAP + i);
		buf_z(&line, "What that Edict does: mail ");
		page_tied(&line, str_printf(a, "HELP %s.", names[i]));
		ck_assert_msg(str_find(str_lower(a, told()),
				       str_lower(a, buf_str(&line))) != SIZE_MAX,
			      "%s", names[i]);
		ck_assert(ce_words_help(NULL, 1, str_of(names[i]), &help));
	}
}
END_TEST

/* The sentence's own "C1: " is left out where the challenge stands above it; what follows may begin with a small letter. */
START_TEST(a_sentence_in_a_challenge_begins_with_a_capital)
{
	s.t.n_challenges = 1;
	s.t.turn = 4;
	s.t.phase = 4;
	event_add(&seen, EV_CALLED_OFF, AUDIENCE_ALL, NULL, 1, 0);
	event_add(&seen, EV_COUNTS_AS, AUDIENCE_ALL, NULL, 3, 0, CE_ATTACK_SIDE,
		  CARD_COMPROMISE);
	event_add(&seen, EV_CONE_MOVED, AUDIENCE_ALL, NULL, 2, 0, 0);
	has("Called off, nobody fights. The attack card counts as Compromise. The attack now goes to");
}
END_TEST

static Suite *suite(void)
{
	Suite *suite = suite_create("told");
	TCase *c = tcase_create("told");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, what_is_owed_is_told_as_owed);
	tcase_add_test(c, what_is_done_is_told_as_done);
	tcase_add_test(c, a_short_hand_is_told_with_the_reason);
	tcase_add_test(c, a_loss_of_phase_4_is_still_to_be_named);
	tcase_add_test(c, the_own_power_stands_first);
	tcase_add_test(c, a_game_without_flares_says_nothing_of_their_use);
	tcase_add_test(c, a_sentence_in_a_challenge_begins_with_a_capital);
	tcase_add_test(c, each_edict_in_the_hand_is_explained_somewhere);
	suite_add_tcase(suite, c);
	return suite;
}

CHECK_MAIN(suite)
