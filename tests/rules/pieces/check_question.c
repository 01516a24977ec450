/* Questions: asked in one phase, answered in the next, binding; and the seats that may
 * know of them.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/question.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/seat.h"
#include "rules/codec.h"
#include "tests/check_main.h"

enum { RED, BLUE, GREEN, YELLOW, SEATS };
enum { WEAPON = 1, LEADER, DIAL, HOLDS_A_LASGUN }; /* topics */
enum { EVERYBODY = 0xf };

static struct question places[8];
static struct questions all = {places, 8};

static void setup(void)
{
	memset(places, 0, sizeof places);
}

static enum question_result ask(int asker, int asked, int topic, int about,
				const char *text, int phase, int *at)
{
	struct question q = {.asker = (int8_t)asker,
			     .asked = (int8_t)asked,
			     .topic = (int16_t)topic,
			     .about = (int16_t)about};

	return question_ask(&all, &q, str_of(text), 3, phase, at);
}

START_TEST(a_question_is_answered_in_the_next_phase)
{
	int at;

	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 11, "", 1, &at), QUESTION_DONE);
	ck_assert_int_eq(question_due(&all, BLUE, 3, 1, -1), -1);
	ck_assert_int_eq(question_answer(&all, at, BLUE, 5, 3, 1), QUESTION_TOO_SOON);
	ck_assert_int_eq(question_due(&all, BLUE, 3, 2, -1), at);
	ck_assert_int_eq(question_due(&all, BLUE, 4, 1, -1), at);
	ck_assert_int_eq(question_due(&all, BLUE, 3, 2, at), -1);
	ck_assert_int_eq(question_due(&all, RED, 3, 2, -1), -1);
	ck_assert_int_eq(question_answer(&all, at, GREEN, 5, 3, 2),
			 QUESTION_NOT_THEIRS);
	ck_assert_int_eq(question_answer(&all, at + 1, BLUE, 5, 3, 2),
			 QUESTION_NOT_THEIRS);
	ck_assert_int_eq(question_answer(&all, at, BLUE, 5, 3, 2), QUESTION_DONE);
	ck_assert_int_eq(places[at].answer, 5);
	ck_assert_int_eq(question_due(&all, BLUE, 3, 2, -1), -1);
}
END_TEST

START_TEST(an_answer_stands)
{
	int at;

	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 11, "", 1, &at), QUESTION_DONE);
	ck_assert_int_eq(question_answer(&all, at, BLUE, 5, 3, 2), QUESTION_DONE);
	ck_assert_int_eq(question_answer(&all, at, BLUE, 6, 3, 2), QUESTION_BOUND);
	ck_assert_int_eq(question_find_out(&all, at, 7, 3), QUESTION_BOUND);
	ck_assert_int_eq(places[at].answer, 5);
	ck_assert_str_eq(question_words(QUESTION_BOUND),
			 "This question has been answered, and the answer is final.");
}
END_TEST

/* "They may put one question to the opponent": one a battle, on any subject. */
START_TEST(one_question_about_one_thing)
{
	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 11, "", 1, NULL), QUESTION_DONE);
	ck_assert_int_eq(ask(RED, BLUE, DIAL, 11, "", 1, NULL), QUESTION_TWICE);
	ck_assert_int_eq(ask(RED, BLUE, DIAL, 12, "", 1, NULL), QUESTION_DONE);
	ck_assert_int_eq(ask(RED, GREEN, DIAL, 11, "", 1, NULL), QUESTION_DONE);
	ck_assert_int_eq(ask(GREEN, BLUE, DIAL, 11, "", 1, NULL), QUESTION_DONE);
	/* In a later turn they may again, though the first is still there. */
	struct question again = {.asker = RED, .asked = BLUE, .about = 11};
	ck_assert_int_eq(question_ask(&all, &again, STR(""), 4, 1, NULL),
			 QUESTION_DONE);
}
END_TEST

START_TEST(places_and_texts_have_their_size)
{
	char text[QUESTION_TEXT + 1];

	memset(text, 'x', sizeof text);
	text[QUESTION_TEXT] = '\0';
	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 0, text, 1, NULL), QUESTION_TOO_LONG);
	text[QUESTION_TEXT - 1] = '\0';
	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 0, text, 1, NULL), QUESTION_DONE);
	ck_assert_str_eq(places[0].text, text);
	for (int i = 1; i < 8; i++)
		ck_assert_int_eq(ask(RED, BLUE, WEAPON, i, "", 1, NULL), QUESTION_DONE);
	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 9, "", 1, NULL), QUESTION_NO_ROOM);
	for (int r = QUESTION_DONE + 1; r < QUESTION_RESULTS; r++)
		ck_assert_uint_gt(strlen(question_words((enum question_result)r)), 10);
}
END_TEST

/* The house knows hands, purses and sealed plans [DU-063]. */
static bool looks_into_hands(void *game, const struct question *q, int *answer)
{
	const bool *holds = game;

	*answer = holds[q->asked];
	return q->topic == HOLDS_A_LASGUN;
}

/* [DU-063] The house answers "Do you hold a Lasgun?", but not a question whose answer
 * it cannot know. */
START_TEST(what_a_player_leaves_open_the_house_finds_out_or_nobody)
{
	bool holds[SEATS] = {[BLUE] = true};
	int lasgun, promise, late;

	ck_assert_int_eq(
		ask(RED, BLUE, HOLDS_A_LASGUN, 1, "Do you hold a Lasgun?", 1, &lasgun),
		QUESTION_DONE);
	ck_assert_int_eq(
		ask(RED, BLUE, 99, 2, "Will you attack me next turn?", 1, &promise),
		QUESTION_DONE);
	question_close(&all, 3, 1, looks_into_hands,
		       holds); /* asked in it: still open */
	ck_assert_int_eq(places[lasgun].state, QUESTION_OPEN);
	ck_assert_int_eq(ask(RED, BLUE, HOLDS_A_LASGUN, 3, "", 2, &late),
			 QUESTION_DONE);
	question_close(&all, 3, 2, looks_into_hands, holds);
	ck_assert_int_eq(places[lasgun].state, QUESTION_FOUND_OUT);
	ck_assert_int_eq(places[lasgun].answer, 1);
	ck_assert_int_eq(places[promise].state, QUESTION_UNANSWERED);
	ck_assert_int_eq(places[late].state, QUESTION_OPEN);
	ck_assert_int_eq(question_answer(&all, promise, BLUE, 1, 3, 3),
			 QUESTION_CLOSED);
	question_close(&all, 3, 3, NULL, NULL);
	ck_assert_int_eq(places[late].state, QUESTION_UNANSWERED);
}
END_TEST

/* Plans: a number for each topic; QUESTION_NOTHING: none of it in the plan. */
struct plan {
	int battle, weapon, leader, dial;
};

static int plan_says(void *game, const struct question *q, bool *none)
{
	const struct plan *p = game;

	*none = q->about != p->battle;
	return q->topic == WEAPON   ? p->weapon
	       : q->topic == LEADER ? p->leader
				    : p->dial;
}

/* [DU-042] The element that was answered is frozen, "none" as well as any other; the rest of the
 * plan is not. [DD-058] */
START_TEST(an_answer_binds_the_plan_and_nothing_else)
{
	struct plan p = {11, QUESTION_NOTHING, 4, 2}, other = {12, 3, 3, 3};
	int at;

	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 11, "", 1, &at), QUESTION_DONE);
	ck_assert_ptr_null(question_broken(&all, BLUE, plan_says, &p));
	ck_assert_int_eq(question_find_out(&all, at, QUESTION_NOTHING, 3),
			 QUESTION_DONE);
	p.leader = 5;
	p.dial = 7;
	ck_assert_ptr_null(question_broken(&all, BLUE, plan_says, &p));
	p.weapon = 2;
	ck_assert_ptr_eq(question_broken(&all, BLUE, plan_says, &p), &places[at]);
	/* The asker is bound by nothing, nor is another battle of the same player. */
	ck_assert_ptr_null(question_broken(&all, RED, plan_says, &p));
	ck_assert_ptr_null(question_broken(&all, BLUE, plan_says, &other));
	/* The battle is over. */
	question_forget(&all, 3);
	ck_assert_ptr_nonnull(question_broken(&all, BLUE, plan_says, &p));
	question_forget(&all, 4);
	ck_assert_ptr_null(question_broken(&all, BLUE, plan_says, &p));
	ck_assert_int_eq(places[at].state, QUESTION_FREE);
}
END_TEST

/* [DD-057] A colour of which there is no card is answered with none. */
START_TEST(none_is_an_answer)
{
	struct plan p = {11, QUESTION_NOTHING, 4, 2};
	bool none;
	int at;

	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 11, "", 1, &at), QUESTION_DONE);
	ck_assert_int_eq(
		question_find_out(&all, at, plan_says(&p, &places[at], &none), 3),
		QUESTION_DONE);
	ck_assert_int_eq(places[at].state, QUESTION_FOUND_OUT);
	ck_assert_int_eq(places[at].answer, QUESTION_NOTHING);
}
END_TEST

START_TEST(what_is_open_is_never_forgotten)
{
	int at;

	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 11, "", 4, &at), QUESTION_DONE);
	question_forget(&all, 4);
	ck_assert_int_eq(question_due(&all, BLUE, 4, 1, -1), at);
	/* Answered in turn 4: it binds in turn 4. */
	ck_assert_int_eq(question_answer(&all, at, BLUE, 1, 4, 1), QUESTION_DONE);
	question_forget(&all, 4);
	ck_assert_int_eq(places[at].state, QUESTION_ANSWERED);
	question_forget(&all, 5);
	ck_assert_int_eq(places[at].state, QUESTION_FREE);
}
END_TEST

START_TEST(who_may_not_read_a_question_does_not_have_it)
{
	struct question
		secret = {.asker = RED, .asked = BLUE, .about = 1},
		open = {.asker = RED, .asked = BLUE, .about = 2, .readers = EVERYBODY},
		ally = {.asker = RED, .asked = BLUE, .about = 3, .readers = 1 << GREEN};
	struct question seen[8];

	ck_assert_int_eq(question_ask(&all, &secret, STR("s"), 1, 1, NULL),
			 QUESTION_DONE);
	ck_assert_int_eq(question_ask(&all, &open, STR("o"), 1, 1, NULL),
			 QUESTION_DONE);
	ck_assert_int_eq(question_ask(&all, &ally, STR("a"), 1, 1, NULL),
			 QUESTION_DONE);
	ck_assert_int_eq(question_seen(&all, RED, EVERYBODY, seen, 8), 3);
	ck_assert_int_eq(question_seen(&all, BLUE, EVERYBODY, seen, 8), 3);
	ck_assert_int_eq(question_seen(&all, BLUE, EVERYBODY, seen, 2), 2);
	ck_assert_int_eq(question_seen(&all, GREEN, EVERYBODY, seen, 8), 2);
	ck_assert_str_eq(seen[1].text, "a");
	ck_assert_int_eq(question_seen(&all, YELLOW, EVERYBODY, seen, 8), 1);
	ck_assert_int_eq(question_seen(&all, SEAT_READERS, EVERYBODY, seen, 8), 1);
	ck_assert_int_eq(question_seen(&all, SEAT_GM, EVERYBODY, seen, 8), 1);
	ck_assert_str_eq(seen[0].text, "o");
}
END_TEST

START_TEST(they_are_saved_and_loaded)
{
	struct arena *a = arena_create();
	struct question other[8];
	struct questions back = {other, 8};
	struct err err = {0};
	int at;

	ck_assert_int_eq(ask(RED, BLUE, WEAPON, 1, "", 1, NULL), QUESTION_DONE);
	ck_assert_int_eq(ask(RED, GREEN, WEAPON, 1, "caf\xc3\xa9?", 1, &at),
			 QUESTION_DONE);
	ck_assert_int_eq(question_find_out(&all, 0, 9, 1), QUESTION_DONE);
	ck_assert_int_eq(question_find_out(&all, at, QUESTION_NOTHING, 3),
			 QUESTION_DONE);
	question_forget(&all, 2); /* the first place is free */
	struct str text = codec_text(a, codec_save_questions(&all));
	ck_assert_str_eq(str_z(a, text), "[[1,3,0,2,5,1,1,3,1,3,-1,\"caf\xc3\xa9?\"]]");
	json_t *j = codec_parse(text, &err);
	ck_assert(codec_load_questions(j, &back, &err));
	json_decref(j);
	ck_assert_mem_eq(other, places, sizeof places);
	static const char *const wrong[] = {
		"{}",
		"[[1,3,0,2,5,1,1,3,1,3,-1]]",
		"[[8,3,0,2,5,1,1,3,1,3,-1,\"\"]]",
		"[[1,0,0,2,5,1,1,3,1,3,-1,\"\"]]",
		"[[1,5,0,2,5,1,1,3,1,3,-1,\"\"]]",
		"[[1,3,16,2,5,1,1,3,1,3,-1,\"\"]]",
		"[[1,3,0,2,5,1,1,3,1,3,-1,\"\"],[1,3,0,2,5,1,1,3,1,3,-1,\"\"]]",
	};
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		j = codec_parse(str_of(wrong[i]), &err);
		ck_assert(!codec_load_questions(j, &back, &err));
		json_decref(j);
	}
	arena_destroy(a);
}
END_TEST

/* All that can be done, in any order: an answer never changes, nobody answers for
 * another or in the phase of the question, and what was due is settled when its phase
 * has been run. */
START_TEST(random_games_keep_the_promises)
{
	srand(1313);
	for (int game = 0; game < 300; game++) {
		int32_t first[8] = {0};
		setup();
		for (int turn = 1; turn <= 5; turn++) {
			for (int phase = 1; phase <= 3; phase++) {
				for (int k = 0; k < 8; k++) {
					struct question q = {
						.asker = (int8_t)(rand() % SEATS),
						.asked = (int8_t)(rand() % SEATS),
						.about = (int16_t)(rand() % 3)};
					int at = rand() % 8, seat = rand() % SEATS;
					struct question was = places[at];
					if (rand() % 3 == 0) {
						(void)question_ask(&all, &q, STR("?"),
								   turn, phase, NULL);
						continue;
					}
					enum question_result r = question_answer(
						&all, at, seat, rand() % 9, turn,
						phase);
					bool could =
						was.state == QUESTION_OPEN &&
						was.asked == seat &&
						(was.turn < turn || was.phase < phase);
					ck_assert_int_eq(r == QUESTION_DONE, could);
					if (!could)
						ck_assert_mem_eq(&was, &places[at],
								 sizeof was);
					else
						first[at] = places[at].answer;
				}
				question_close(&all, turn, phase, NULL, NULL);
				for (int seat = 0; seat < SEATS; seat++)
					ck_assert_int_eq(question_due(&all, seat, turn,
								      phase, -1),
							 -1);
				for (int at = 0; at < 8; at++)
					if (places[at].state == QUESTION_ANSWERED)
						ck_assert_int_eq(places[at].answer,
								 first[at]);
			}
			question_forget(&all, turn);
		}
	}
}
END_TEST

static Suite *question_suite(void)
{
	Suite *s = suite_create("question");
	TCase *t = tcase_create("question");

	tcase_add_checked_fixture(t, setup, NULL);
	tcase_add_test(t, a_question_is_answered_in_the_next_phase);
	tcase_add_test(t, an_answer_stands);
	tcase_add_test(t, one_question_about_one_thing);
	tcase_add_test(t, places_and_texts_have_their_size);
	tcase_add_test(t, what_a_player_leaves_open_the_house_finds_out_or_nobody);
	tcase_add_test(t, an_answer_binds_the_plan_and_nothing_else);
	tcase_add_test(t, none_is_an_answer);
	tcase_add_test(t, what_is_open_is_never_forgotten);
	tcase_add_test(t, who_may_not_read_a_question_does_not_have_it);
	tcase_add_test(t, they_are_saved_and_loaded);
	tcase_add_test(t, random_games_keep_the_promises);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(question_suite)
