/* Several orders of Cosmic Encounter in one line: two with a word or a sign between them (tests/orders/joined.h), one for a
 * range of challenges, a list of which a part is corrected, a card beside whom it is against, and orders beside reasons.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/joined.h"
#include "tests/rules/cosmic/sentences.h"

enum { ORDERS = 6 };

static const struct pairs {
	const char *position;
	const char *order[ORDERS];
} pairs[] = {
	{"red 1 judged",
	 {"attack Yellow 3 with 2 from Red 1", "limbo 1 to Red 4",
	  "play plague on green"}},
	{"blue 1 judged",
	 {"attack Blue 2 defender Red with 3 from Blue 3", "release 1 to Blue 1",
	  "limbo 4 to Blue 3"}},
	{"red 2 judged",
	 {"invite Green in C1", "invite nobody in C2",
	  "ally Yellow in C4 with 1 from Red 2"}},
	{"yellow 2 judged",
	 {"ally Red in C2 with 1 from Yellow 2", "invite Green in C1",
	  "invite nobody in C4"}},
	{"red 3 judged",
	 {"card 20 in C1", "C2: compromise", "card attack 8 in C3",
	  "zap blue in C2 if blue uses power"}},
	{"red 4 judged",
	 {"deal Yellow: I give 1 card, Yellow gives base Y5", "lose 3 from Red 1",
	  "own colour: redraw"}},
	{"blue 4 judged",
	 {"reward C3: 1 card, 1 token to Blue 1", "limbo 4 to Blue 3"}},
	/* as people say it */
	{"red 1 judged",
	 {"I attack Yellow 3 with 2 from Red 1", "my token in Limbo goes to Red 4",
	  "Plague for Green"}},
	{"red 2 judged",
	 {"Green is invited in C1", "nobody in C2",
	  "I help Yellow in C4 with 1 from Red 2"}},
	{"red 3 judged", {"the 20 in C1", "compromise in C2", "my 8 in C3"}},
};

struct of_pairs {
	struct arena *a;
	struct ce_view view;
};

static const struct reading *read_letter(const void *position, const char *letter)
{
	const struct of_pairs *p = position;

	return read_on(p->a, &p->view, letter, NULL);
}

START_TEST(of_two_orders_in_one_line_none_is_lost_in_silence)
{
	static struct of_pairs p;
	struct joined sum = {0};
	int n = 0;

	p.a = arena_create();
	set_position(&p.view, pairs[_i].position);
	while (n < ORDERS && pairs[_i].order[n])
		n++;
	joined_check(read_letter, &p, pairs[_i].order, n, &sum);
	printf("%s: %d pairs, %d whole, %d refused, %d in part\n", pairs[_i].position,
	       sum.n, sum.whole, sum.refused, sum.told);
	fflush(stdout);
	ck_assert_int_eq(sum.faults, 0);
	ck_assert_int_ge(10 * sum.whole, 9 * sum.n);
	arena_destroy(p.a);
}
END_TEST

static struct str read_at(struct arena *a, const char *position, struct str letter,
			  bool *taken)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, position);
	const struct reading *r = read_on(a, v, str_z(a, letter), NULL);
	*taken = r->n_accepted > 0;
	return str_dup(a, joined_made(a, r));
}

/* "C1-C3 nobody": in all challenges from the first to the last, or in none. In that position Yellow may invite in C1 and C4, and
 * joins in C2 and C3. */
static const char *const ranges[] = {
	"C%d-C%d nobody",
	"nobody in C%d to C%d",
	"nobody in C%d-%d",
	"c%d..c%d: nobody",
	"nobody in challenges %d through %d",
	"nobody in challenges %d to %d",
	"Challenges %d-%d: nobody please.",
	"C%d through %d: nobody",
	"invite nobody in C%d - C%d",
	"No allies in C%d to C%d.",
};

START_TEST(a_range_of_challenges_means_each_of_them)
{
	for (int from = 1; from <= 3; from++)
		for (int to = from + 1; to <= 3; to++) {
			struct arena *a = arena_create();
			char letter[80];
			bool taken;
			const char *at = strstr(ranges[_i], "%d"), *more = at + 2;
			const char *end = strstr(more, "%d");
			snprintf(letter, sizeof letter, "%.*s%d%.*s%d%s",
				 (int)(at - ranges[_i]), ranges[_i], from,
				 (int)(end - more), more, to, end + 2);
			struct str made =
				read_at(a, "red 2 judged", str_of(letter), &taken);
			struct buf want = buf_in(a);
			for (int c = from; c <= to; c++)
				buf_printf(&want, "invite nobody in C%d\n", c);
			ck_assert_msg(joined_has(made, buf_str(&want)) &&
					      joined_has(buf_str(&want), made),
				      "'%s' makes '%.*s'", letter, STR_ARG(made));
			arena_destroy(a);
		}
}
END_TEST

/* A card of that value is a card. */
START_TEST(a_card_behind_its_challenge_is_no_range)
{
	struct arena *a = arena_create();
	bool taken;

	ck_assert(str_is(read_at(a, "red 3 judged", STR("C1-8"), &taken),
			 "card Attack 8 in C1\n"));
	ck_assert(str_is(read_at(a, "red 3 judged", STR("C1 - 4"), &taken),
			 "card Attack 4 in C1\n"));
	arena_destroy(a);
}
END_TEST

/* "C1 20, C2 12, C3 8. Wait: C1 gets the 30": the others stay as they are, or nothing is made of it. */
START_TEST(a_part_of_a_list_that_is_corrected_loses_no_other_part)
{
	static const char *const lists[] = {"In C1 the 20, in C2 the 12, in C3 the 8.",
					    "C1 20, C2 12, C3 8.",
					    "C1 the 20, C2 the 12 and C3 the 8."};
	static const char *const cues[] = {
		"Wait:",    "No,",      "Sorry,", "Actually",
		"Hold on,", "Hang on:", "Oops,",  "Correction:"};
	static const int cards[] = {20, 12, 8};
	int n_made = 0;

	for (size_t k = 0; k < sizeof cues / sizeof *cues; k++)
		for (int c = 0; c < 3; c++) {
			struct arena *a = arena_create();
			bool taken;
			struct str letter = str_printf(a, "%s %s C%d gets the 30.",
						       lists[_i], cues[k], c + 1);
			struct str made = read_at(a, "red 3 judged", letter, &taken);
			struct buf want = buf_in(a);
			for (int i = 0; i < 3; i++)
				buf_printf(&want, "card Attack %d in C%d\n",
					   i == c ? 30 : cards[i], i + 1);
			ck_assert_msg(!made.n || (joined_has(made, buf_str(&want)) &&
						  joined_has(buf_str(&want), made)),
				      "'%.*s' makes '%.*s'", STR_ARG(letter),
				      STR_ARG(made));
			n_made += made.n > 0;
			arena_destroy(a);
		}
	ck_assert_int_ge(n_made, 20); /* of 24 */
}
END_TEST

/* A card with the opponent's name, and the planet of the challenge: of that challenge, or of none where the two do not meet
 * there. */
START_TEST(a_card_against_somebody_on_a_planet_is_of_that_challenge)
{
	static const char *const shapes[] = {"Against %s on %s: 12.",
					     "my 12 against %s on %s",
					     "C1: attack 20. Against %s on %s my 12"};
	static const char *const planets[] = {"Yellow 3", "Blue 2", "Red 5"};
	static const char *const against[] = {"Dan", "Bob", "Cat"};

	for (int who = 0; who < 3; who++)
		for (int where = 0; where < 3; where++) {
			struct arena *a = arena_create();
			char letter[80];
			bool taken;
			const char *at = strstr(shapes[_i], "%s"), *more = at + 2;
			const char *end = strstr(more, "%s");
			snprintf(letter, sizeof letter, "%.*s%s%.*s%s%s",
				 (int)(at - shapes[_i]), shapes[_i], against[who],
				 (int)(end - more), more, planets[where], end + 2);
			struct str made =
				read_at(a, "red 3 judged", str_of(letter), &taken);
			struct str card =
				str_printf(a, "card Attack 12 in C%d\n", where + 1);
			bool has = str_find(made, STR("Attack 12")) != SIZE_MAX;
			if (who == where && !(where == 0 && _i == 2))
				ck_assert_msg(joined_has(made, card),
					      "'%s' makes '%.*s'", letter,
					      STR_ARG(made));
			else
				ck_assert_msg(!has || (who == where),
					      "'%s' makes '%.*s'", letter,
					      STR_ARG(made));
			arena_destroy(a);
		}
}
END_TEST

/* What somebody has done or does, and that they have not or do not: the condition is never turned round. */
START_TEST(a_denied_condition_is_never_read_as_the_other)
{
	static const struct {
		const char *does, *does_not;
	} says[] = {
		{"allies", "does not ally"},
		{"is joining", "is not joining"},
		{"is joining", "isn't joining"},
		{"has joined", "has not joined"},
		{"has joined", "hasn't joined"},
		{"has joined Blue", "has not joined Blue"},
		{"is on Blue's side", "is not on Blue's side"},
		{"is on Blue's side", "isn't on Blue's side"},
		{"is allied", "is not allied"},
		{"is with Blue", "is not with Blue"},
		{"is beside Blue", "is not beside Blue"},
		{"helps Blue", "does not help Blue"},
	};
	static const char *const order = "ally Yellow in C4 with 1 from Red 2";

	for (int denied = 0; denied < 2; denied++) {
		struct arena *a = arena_create();
		bool taken;
		const char *fact = denied ? says[_i].does_not : says[_i].does;
		struct str made =
			read_at(a, "red 2 judged",
				str_printf(a, "%s if Green %s", order, fact), &taken);
		bool unless = str_find(made, STR(" unless Green ")) != SIZE_MAX;
		bool if_so = str_find(made, STR(" if Green ")) != SIZE_MAX;
		ck_assert_msg(denied ? !if_so : !unless, "'if Green %s' makes '%.*s'",
			      fact, STR_ARG(made));
		ck_assert_msg(!made.n || if_so || unless,
			      "'if Green %s' is left out: '%.*s'", fact, STR_ARG(made));
		arena_destroy(a);
	}
}
END_TEST

/* Reasons that name players and planets, before an order and behind it: the order is asked about, and nothing else is. */
START_TEST(a_reason_beside_an_order_is_no_order)
{
	static const char *const reasons[] = {
		"Because Red has been generous",
		"because I am thin on Blue 5",
		"As Yellow has no love for Red",
		"Since Bob's third planet holds four tokens and his fifth only one",
		"since I can't afford to lose anything at home",
		"Seeing that Green is weak on Green 4",
	};
	static const char *const shapes[] = {
		"%s, I ask Red in C4.", "%s, invite Red in C4.",
		"Good evening! %s, I ask Red in C4. Cheers!"};

	for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
		struct arena *a = arena_create();
		bool taken;
		const char *at = strstr(shapes[k], "%s");
		struct str letter = str_printf(a, "%.*s%s%s", (int)(at - shapes[k]),
					       shapes[k], reasons[_i], at + 2);
		struct str made = read_at(a, "blue 2 judged", letter, &taken);
		ck_assert_msg(str_is(made, "invite Red in C4\n"), "'%.*s' makes '%.*s'",
			      STR_ARG(letter), STR_ARG(made));
		arena_destroy(a);
	}
}
END_TEST

/* Tokens that are lost where no deal is made, in the words in which people say that none is. */
START_TEST(what_is_lost_without_a_deal_is_asked_about)
{
	static const char *const fails[] = {
		"If she won't",
		"Should it fall through",
		"If there be no agreement",
		"When she not wants",
		"If the deal falls apart",
		"If she does not want to",
		"Should the talks collapse",
		"If it comes to naught",
		"If the offer is rejected",
	};
	static const char *const losses[] = {
		"%s, I lose 3 from Yellow 1.", "%s, we lose three from Yellow 1.",
		"%s, the three tokens are to be taken from Yellow 1.",
		"%s, strike three from Yellow 1."};

	for (size_t k = 0; k < sizeof losses / sizeof *losses; k++) {
		struct arena *a = arena_create();
		bool taken;
		struct str letter = str_printf(a, "%s%s", fails[_i], losses[k] + 2);
		struct str made = read_at(a, "yellow 4 judged", letter, &taken);
		ck_assert_msg(str_is(made, "lose 3 from Yellow 1\n"),
			      "'%.*s' makes '%.*s'", STR_ARG(letter), STR_ARG(made));
		arena_destroy(a);
	}
}
END_TEST

/* Addresses below a letter, with and without a closing above them, and whatever colours stand in them. */
START_TEST(an_address_below_is_no_order_and_no_question)
{
	static const char *const addresses[] = {
		"%s Lion Square 4, London",
		"%s Lion Square 4\nLondon WC1R 4QE",
		"12 %s Lane",
		"The %s Anchor Inn, Yellow Springs 3",
		"%s & Sons Ltd\nTel. 0171 555 1234",
		"%s Street 5\n10115 Berlin",
	};
	static const char *const above[] = {"", "Ann\n", "Cheers\nAnn\n", "Ann Smith\n",
					    "-- \nAnn\n"};
	static const char *const colours[] = {"Red",    "Blue",   "Green",
					      "Yellow", "Purple", "Orange"};

	for (size_t k = 0; k < sizeof above / sizeof *above; k++)
		for (size_t c = 0; c < sizeof colours / sizeof *colours; c++) {
			struct arena *a = arena_create();
			struct ce_view *v = arena_new(a, struct ce_view);
			const char *at = strstr(addresses[_i], "%s");
			struct str letter =
				str_printf(a, "invite Green in C1\n\n%s%.*s%s%s\n",
					   above[k], (int)(at - addresses[_i]),
					   addresses[_i], colours[c], at + 2);
			set_position(v, "red 2 judged");
			const struct reading *r = read_on(a, v, str_z(a, letter), NULL);
			ck_assert_msg(r->n_accepted == 1 && !r->n_refused &&
					      !r->n_asked,
				      "%d accepted, %d refused, %d asked: %.*s",
				      r->n_accepted, r->n_refused, r->n_asked,
				      STR_ARG(letter));
			arena_destroy(a);
		}
}
END_TEST

/* A line of the report that is quoted says with its verb, in any tense, what the words below it order. */
START_TEST(words_below_a_quoted_sentence_are_read_with_its_verb)
{
	static const char *const quotes[] = {
		"One of your tokens is released from the Warp.",
		"You have 1 token to release from the Warp.",
		"One token is released from the Warp."};
	static const char *const below[] = {"Onto Green 4.", "Green 4 please.",
					    "To Green 4", "It goes to Green 4."};

	for (size_t k = 0; k < sizeof below / sizeof *below; k++) {
		struct arena *a = arena_create();
		bool taken;
		struct str letter = str_printf(a, "> %s\n%s\n", quotes[_i], below[k]);
		struct str made = read_at(a, "green 1 judged", letter, &taken);
		ck_assert_msg(str_is(made, "release 1 to Green 4\n") && !taken,
			      "'%.*s' makes '%.*s'", STR_ARG(letter), STR_ARG(made));
		arena_destroy(a);
	}
}
END_TEST

/* Of two players who are named together none is asked about alone, and what is said of another challenge keeps no order from being
 * asked about. */
START_TEST(no_player_of_a_list_is_lost_and_no_other_challenge_hinders)
{
	static const struct {
		const char *position, *letter, *want;
	} lists[] = {
		{"yellow 2 judged",
		 "Challenge four: Red and Green are invited. Challenge one: Green alone.",
		 "invite Red, Green in C4\ninvite Green in C1\n"},
		{"blue 2 judged", "c2: nobody. I don't know about C4.",
		 "invite nobody in C2\n"},
		{"blue 2 judged", "c2: nobody. c4: Ann or Cat?",
		 "invite nobody in C2\n"},
		{"blue 2 judged", "c2 just me, nobody else.", "invite nobody in C2\n"},
		{"blue 2 judged",
		 "Green in C2. In C4 Red. Scratch that, Green in C4 as well.",
		 "invite Green in C2\ninvite Green in C4\n"},
		{"yellow 4 judged", "No deal with Red. None.", "deal Red in C1: no\n"},
		{"red 2 judged",
		 "Mary won, so we ask Green for C1. In C2 we ask no one.",
		 "invite Green in C1\ninvite nobody in C2\n"},
		{"green 3 judged", "10 in C3. It won't happen again.",
		 "card Attack 10 in C3\n"},
		{"green 1 judged",
		 "attack Red 1 with 3 from Green 2, and don't you dare toss a coin for anything.",
		 "attack Red 1 with 3 from Green 2\n"},
		{"yellow 1 judged", "Could the one from the Warp please go to Yellow 2",
		 "release all to Yellow 2\n"},
		{"yellow 1 judged", "my dude from the warp goes y5",
		 "release all to Yellow 5\n"},
		{"red 4 judged",
		 "I would offer Dan a card for a card, but the error bars are large; I have to measure again before I commit to anything.",
		 ""},
		{"yellow 3 judged",
		 "The 6 for Red and the 10 for Blue, and I'll hang on to everything else.",
		 "card Attack 6 in C1\ncard Attack 10 in C4\n"},
		{"green 3 judged", "Ann gets my 10, I'm saving the big one.",
		 "card Attack 10 in C3\n"},
		{"red 3 judged", "C1 20 \xf0\x9f\x91\x8d", "card Attack 20 in C1\n"},
	};

	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		struct arena *a = arena_create();
		bool taken;
		struct str made =
			read_at(a, lists[i].position, str_of(lists[i].letter), &taken);
		ck_assert_msg(joined_has(made, str_of(lists[i].want)) &&
				      joined_has(str_of(lists[i].want), made),
			      "'%s' makes '%.*s'", lists[i].letter, STR_ARG(made));
		arena_destroy(a);
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("several orders in one line");
	TCase *t = tcase_create("joined");

	tcase_add_loop_test(t, of_two_orders_in_one_line_none_is_lost_in_silence, 0,
			    (int)(sizeof pairs / sizeof *pairs));
	tcase_add_loop_test(t, a_range_of_challenges_means_each_of_them, 0,
			    (int)(sizeof ranges / sizeof *ranges));
	tcase_add_test(t, a_card_behind_its_challenge_is_no_range);
	tcase_add_loop_test(t, a_part_of_a_list_that_is_corrected_loses_no_other_part,
			    0, 3);
	tcase_add_loop_test(t, a_card_against_somebody_on_a_planet_is_of_that_challenge,
			    0, 3);
	tcase_add_loop_test(t, a_denied_condition_is_never_read_as_the_other, 0, 12);
	tcase_add_loop_test(t, a_reason_beside_an_order_is_no_order, 0, 6);
	tcase_add_loop_test(t, what_is_lost_without_a_deal_is_asked_about, 0, 9);
	tcase_add_loop_test(t, an_address_below_is_no_order_and_no_question, 0, 6);
	tcase_add_loop_test(t, words_below_a_quoted_sentence_are_read_with_its_verb, 0,
			    3);
	tcase_add_test(t, no_player_of_a_list_is_lost_and_no_other_challenge_hinders);
	tcase_set_timeout(t, 120);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
