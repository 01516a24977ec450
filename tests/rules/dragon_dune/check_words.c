/* The language: every form in its canonical words, which read back to the same; the same things as
 * people write them; and lines that are wrong, with what the receipt says to them.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/auction.h"
#include "tests/orders/below.h"
#include "tests/orders/denials.h"
#include "tests/orders/joined.h"
#include "tests/orders/reasons.h"
#include "tests/orders/unordered.h"
#include "tests/rules/dragon_dune/dune_position.h"
#include "tests/rules/dragon_dune/sentences.h"

/* Returns the orders that the letter gives, separated by semicolons; "refused" in front
 * if a line is, else "asked" if one is asked about. */
static struct str comes_to(int seat, const char *letter)
{
	struct reading *r = dune_read(seat, letter);
	struct buf b = buf_in(d.a);

	buf_z(&b, r->n_refused ? "refused" : r->n_asked ? "asked" : "");
	for (int i = 0; i < r->sheet.n_slots; i++) {
		if (b.n)
			buf_z(&b, "; ");
		buf_add(&b, slot_text(d.a, &r->sheet.slots[i]));
	}
	return buf_str(&b);
}

/* Canonical words read back to themselves, for each verb and each of its parts. */
START_TEST(canonical_words_read_back)
{
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		dune_position(forms[i].phase);
		struct str is = comes_to(forms[i].seat, forms[i].line);
		ck_assert_msg(str_equal(is, str_of(forms[i].line)),
			      "%s\nreads as\n" PRI_STR, forms[i].line, STR_ARG(is));
	}
}
END_TEST

/* As people write: 19 of 20 are understood, and none comes to anything else. */
START_TEST(as_people_write)
{
	struct buf missed = buf_in(d.a);
	int n = sizeof sentences / sizeof *sentences, understood = 0, bent = 0;
	struct arena *told = arena_create();

	missed = buf_in(told);
	buf_z(&missed, "");
	for (int i = 0; i < n; i++) {
		dune_position(sentences[i].phase);
		struct str is = comes_to(sentences[i].seat, sentences[i].line);
		bool good = str_equal(is, str_of(sentences[i].means));
		bool refused = is.n == 0 || str_starts(is, "refused") ||
			       str_starts(is, "asked");
		understood += good;
		bent += !good && !refused;
		if (!good)
			buf_printf(&missed, "%s\n  is " PRI_STR "\n", sentences[i].line,
				   STR_ARG(is));
	}
	ck_assert_msg(bent == 0 && understood * 20 >= n * 19, "%d of %d, %d bent\n%s",
		      understood, n, bent, missed.s);
	arena_destroy(told);
}
END_TEST

START_TEST(wrong_lines_say_what_would_be_right)
{
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		dune_position(wrong[i].phase);
		refuses(wrong[i].seat, wrong[i].line, wrong[i].means);
	}
}
END_TEST

/* Each verb has its HELP, and its example is read in some phase by somebody. */
START_TEST(examples_are_orders)
{
	for (const struct verb *v = dd_vocab.verbs; v->parse; v++) {
		bool read = false;
		for (int phase = 1; phase <= DD_SETUP && !read; phase++)
			for (int seat = 0; seat < DD_SEATS && !read; seat++) {
				dune_position(phase);
				read = dune_read(seat, v->example)->n_accepted == 1;
			}
		ck_assert_msg(read, "%s", v->example);
		struct buf b = buf_in(d.a);
		orders_help(&dd_vocab, NULL, 0, 0, str_of(v->name), &b);
		ck_assert_msg(str_find(buf_str(&b), str_of(v->example)) != SIZE_MAX,
			      "%s", v->name);
	}
}
END_TEST

/* Words other than orders are told by their rulings. */
START_TEST(help_tells_of_the_game)
{
	static const char *const words[][2] = {{"castle", "DD-038. Full castles."},
					       {"treachery", "DD-027. Treachery."},
					       {"red dragon", "DD-014. Riding."},
					       {"victory", "DD-055. The default."},
					       {"queen", "DD-030. The Dwarves' help."},
					       {"hidden", "DD-049. Coming out."},
					       {"gold", "DD-053. Collection."}};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct buf b = buf_in(d.a);
		orders_help(&dd_vocab, NULL, 0, 0, str_of(words[i][0]), &b);
		ck_assert_msg(str_find(buf_str(&b), str_of(words[i][1])) != SIZE_MAX,
			      "%s: %s", words[i][0], b.s);
	}
}
END_TEST

/* HELP as that seat reads it in the phase that is laid. */
static struct str help_of(int seat, const char *word)
{
	struct dd_view *v = arena_new(d.a, struct dd_view);
	struct buf b = buf_in(d.a);

	dd_view_make(&d.s, seat, v);
	buf_z(&b, "");
	orders_help(&dd_vocab, v, d.s.t.turn, d.s.t.turn ? d.s.t.phase : 1,
		    str_of(word), &b);
	return buf_str(&b);
}

/* Is the order in the list of those that may be given now: a line of its own, two blanks before it? */
static bool is_listed(int seat, const char *verb)
{
	struct str text = help_of(seat, ""), line, word;

	while (str_line(&text, &line))
		if (str_starts(line, "  ") && str_starts(str_trim(line), verb) &&
		    str_word(&line, &word) && str_is(word, verb))
			return true;
	return false;
}

/* Is it one of the words on which HELP has more? */
static bool is_offered(int seat, const char *verb)
{
	struct str text = help_of(seat, "");

	return str_find(text, str_printf(d.a, " %s,", verb)) != SIZE_MAX ||
	       str_find(text, str_printf(d.a, "\n%s,", verb)) != SIZE_MAX;
}

/* By the rules: the Orcs place their tokens, raise and ride, and never hire [DD-062, DD-046, DD-014]; the
 * Elves hide and ask [DD-048, DD-057]; the Dwarves lend [DD-030]. */
START_TEST(help_lists_what_a_seat_may_order)
{
	static const struct {
		const char *verb;
		int phase;
		unsigned seats;
	} rows[] = {{"place", DD_SETUP, 1 << O},
		    {"hide", DD_SETUP, 1 << E},
		    {"raise", DD_MARCH, 1 << O},
		    {"hire", DD_MARCH, 1 << D | 1 << E | 1 << G},
		    {"move", DD_MARCH, DD_ALL_SEATS},
		    {"unhide", DD_MARCH, 1 << E},
		    {"ask", DD_BATTLE, 1 << E},
		    {"lend", DD_COUNCIL, 1 << D},
		    {"ride", DD_BID, 1 << O},
		    {"ally", DD_COUNCIL, DD_ALL_SEATS}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		for (int seat = 0; seat < DD_SEATS; seat++) {
			bool is = rows[i].seats >> seat & 1;
			dune_position(rows[i].phase);
			ck_assert_msg(is_listed(seat, rows[i].verb) == is, "%s for %d",
				      rows[i].verb, seat);
			ck_assert_msg(is_offered(seat, rows[i].verb) == is,
				      "%s for %d later", rows[i].verb, seat);
		}
}
END_TEST

/* What the board does not allow now is not listed, but HELP on its word tells of it. */
START_TEST(help_lists_what_the_board_allows_now)
{
	dune_position(DD_COUNCIL);
	ck_assert(is_listed(E, "break"));
	d.s.t.ally[E] = d.s.t.ally[D] = DD_NOBODY;
	ck_assert(!is_listed(E, "break"));
	ck_assert(is_offered(E, "break"));
	dune_position(DD_BID);
	ck_assert(is_listed(G, "bid"));
	ck_assert(!is_listed(D, "bid")); /* four cards are a full hand [DD-018] */
	d.s.t.gold[G] = 0;
	ck_assert(!is_listed(G, "bid"));
	dune_lay();
	ck_assert(!is_listed(D, "conscript"));
	put(D, DD_11, 1);
	ck_assert(is_listed(D, "conscript"));
	ck_assert(!is_listed(D, "agree"));
	ck_assert(!is_offered(D, "agree"));
	d.s.t.option.binding = 1;
	ck_assert(is_listed(D, "agree"));
	ck_assert(str_find(help_of(G, "raise"), STR("(not for you)")) != SIZE_MAX);
	ck_assert(str_find(help_of(O, "raise"), STR("(not for you)")) == SIZE_MAX);
}
END_TEST

/* The words that the list of orders names beside them have help. */
START_TEST(help_names_words_that_have_help)
{
	static const char *const words[] = {"map",        "castles",   "dragon",
					    "griffins",   "treachery", "losses",
					    "collection", "victory"};
	dune_position(DD_MARCH);

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		char *upper = str_z(d.a, str_of(words[i]));
		for (char *c = upper; *c; c++)
			*c = (char)(*c - 'a' + 'A');
		ck_assert(str_find(help_of(G, ""), str_of(upper)) != SIZE_MAX);
		ck_assert(str_find(help_of(G, words[i]), STR("There is no help")) ==
			  SIZE_MAX);
	}
}
END_TEST

/* Section 4: each faction's ace. */
/* Each thing that a report can name has HELP, and so do the words of the lesson. */
START_TEST(each_thing_of_the_game_has_help)
{
	static const char *const words[] = {
		"winning",   "castle",     "fort",      "forts",   "plain",
		"palace",    "dragons",    "suit",      "colour",  "wild dragon",
		"king",      "red dragon", "council",   "emperor", "event",
		"gold",      "token",      "tokens",    "reserve", "special tokens",
		"cards",     "lot",        "artifact",  "queen",   "mercenary",
		"jack",      "treachery",  "steal",     "dwarf",   "alliance",
		"graveyard", "griffins",   "conscript", "hiding",  "conditions",
		"deadline",  "collection", "map",       "ace",     "report"};
	struct buf missed = buf_in(d.a);

	dune_position(DD_MARCH);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_find(help_of(G, words[i]), STR("There is no help")) != SIZE_MAX)
			buf_printf(&missed, "%s\n", words[i]);
	for (int i = 0; i < DD_SEATS; i++)
		if (str_find(help_of(G, dd_seat_names[i]), STR("There is no help")) !=
		    SIZE_MAX)
			buf_printf(&missed, "%s\n", dd_seat_names[i]);
	ck_assert_msg(missed.n == 0, "%s", missed.s);
}
END_TEST

START_TEST(help_on_aces_is_for_the_own_faction)
{
	static const char *const own[DD_SEATS] = {
		"as good as the jack", "ace place N in T", "ace stop FACTION",
		"ace dragon N from"};
	dune_position(DD_MARCH);

	for (int seat = 0; seat < DD_SEATS; seat++) {
		ck_assert(str_find(help_of(seat, "ace"), STR("a second move")) !=
			  SIZE_MAX);
		for (int i = 0; i < DD_SEATS; i++)
			ck_assert_int_eq(str_find(help_of(seat, "ace"),
						  str_of(own[i])) != SIZE_MAX,
					 i == seat);
	}
}
END_TEST

/* Each order that it shows is one. */
START_TEST(help_on_aces_shows_orders)
{
	for (int seat = 0; seat < DD_SEATS; seat++) {
		dune_position(DD_MARCH);
		struct str text = help_of(seat, "ace"), line;
		int n = 0;
		while (str_line(&text, &line)) {
			if (!str_starts(line, "  "))
				continue;
			n++;
			ck_assert_msg(dune_read(seat, str_z(d.a, line))->n_accepted ==
					      1,
				      PRI_STR, STR_ARG(line));
		}
		ck_assert_int_eq(n, seat == D ? 1 : 2);
	}
}
END_TEST

/* [DD-001, DD-002] HELP on a territory, and on the map. */
START_TEST(help_tells_of_territories)
{
	ck_assert(str_is(help_of(D, "6"),
			 "6, plain 6. Its event brings 6 gold: the 8 of "
			 "clubs. It borders on 5c, 7, 9.\n"));
	ck_assert(str_find(help_of(D, "2F"), STR("Orcs are raised here")) != SIZE_MAX);
	ck_assert(str_find(help_of(D, "3c"), STR("moves 4")) != SIZE_MAX);
	ck_assert(str_find(help_of(D, "12"), STR("There is no help")) == 0);
	ck_assert(str_find(help_of(D, "map"), STR("\n  17  0f, 2f, 14, 16f, 18\n")) !=
		  SIZE_MAX);
}
END_TEST

/* `clear` takes back what it names. */
START_TEST(orders_are_cleared)
{
	dune_position(DD_MARCH);
	writes(E, "hire 2 in 5c\nhire 1 in 6\nhide 11\nmove 2 from 5c to 6");
	ck_assert(str_equal(comes_to(E, "clear hire 6"),
			    STR("hire 2 in 5c; hide 11; move 2 from 5c to 6")));
	ck_assert(str_equal(comes_to(E, "clear hire\nclear hide 11"),
			    STR("move 2 from 5c to 6")));
	dune_position(DD_BATTLE);
	writes(E, "battle 11 vs orcs send 2\nbattle 17 vs orcs send 1");
	ck_assert(str_equal(comes_to(E, "clear battle 17 vs orcs"),
			    STR("battle 11 vs orcs send 2")));
}
END_TEST

/* Lines of one letter are wishes; those of a later letter take their place. */
START_TEST(a_later_letter_has_wishes_of_its_own)
{
	dune_position(DD_MARCH);
	writes(E, "move 3 from 5c to 6\nmove 2 from 5c to 4f");
	ck_assert(str_equal(
		comes_to(E, "graveyard 2"),
		STR("move 3 from 5c to 6 else move 2 from 5c to 4f; graveyard 2")));
	ck_assert(str_equal(comes_to(E, "move 1 from 5c to 6"),
			    STR("move 1 from 5c to 6")));
	ck_assert(str_equal(
		comes_to(E, "2. move 1 from 5c to 6\n1. move 3 from 5c to 4f"),
		STR("move 3 from 5c to 4f else move 1 from 5c to 6")));
	ck_assert(str_equal(comes_to(E, "move 1 from 5c to 6\nmove 1 from 5c to 6"),
			    STR("move 1 from 5c to 6")));
}
END_TEST

/* What an order says besides, and a part that changes it, is not told as unread; what no order uses is. */
START_TEST(what_was_read_is_not_told_as_unread)
{
	static const char *const read[] = {
		"If the Red Dragon comes, ride all to 3c.",
		"When the red dragon comes, all my orcs ride to 3c, otherwise to the palace."};
	static const char *const beside[] = {
		"ride all to 3c, and hail to the wild dragon",
		"If the Red Dragon comes, ride all to 3c. The Elves have 4 cards."};

	dune_position(DD_MARCH);
	for (size_t i = 0; i < sizeof read / sizeof *read; i++) {
		ck_assert(str_starts(comes_to(O, read[i]), "ride all to 3c"));
		ck_assert_msg(!dune_says(dune_read(O, read[i]), "Not read as an order"),
			      "%s", read[i]);
	}
	for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
		ck_assert_msg(dune_says(dune_read(O, beside[i]), "Not read"), "%s",
			      beside[i]);
}
END_TEST

/* The law of tests/orders/unordered.h. */
static const struct reading *read_it(const void *order, const char *letter)
{
	const struct sentence *of = order;

	dune_position(of->phase);
	return dune_read(of->seat, letter);
}

/* The law of tests/orders/below.h. */
START_TEST(an_order_of_another_phase_below_is_told)
{
	const size_t step = (size_t)share_step(5);

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i += step)
		below_check(read_it, &forms[i], forms[i].line, &dd_vocab,
			    forms[i].phase, NULL);
}
END_TEST

static struct unordered order_at(size_t i)
{
	return (struct unordered){&forms[i], forms[i].line,
				  forms[i].seat == E ? "Orcs" : "Elves"};
}

/* The laws of tests/orders/denials.h over every form. Known: "pass is off the table"; "please, Orcs, understand" below a `pass`. */
START_TEST(what_is_denied_is_not_ordered)
{
	denials_check(read_it, order_at, sizeof forms / sizeof *forms, 1, 1);
}
END_TEST

START_TEST(what_is_denied_in_another_line_is_not_ordered)
{
	denials_check_around(read_it, order_at, sizeof forms / sizeof *forms, 2, 6);
}
END_TEST

/* NULL: the order is not one of a letter alone. */
static const struct reading *read_second(const struct unordered *of, const char *letter)
{
	const struct sentence *order = of->order;
	const struct reading *first = read_it(of->order, of->words);

	if (first->n_accepted != 1 || first->sheet.n_slots != 1)
		return NULL;
	d.sheets[order->seat] = first->sheet;
	d.came[order->seat] = true;
	return dune_read(order->seat, letter);
}

START_TEST(what_takes_back_is_never_passed_over)
{
	denials_check_alone(read_second, order_at, sizeof forms / sizeof *forms, 2, 0);
}
END_TEST

START_TEST(a_list_for_later_orders_nothing)
{
	unordered_check(read_it, order_at, sizeof forms / sizeof *forms,
			UNORDERED_LISTS, 1, 0);
}
END_TEST

START_TEST(what_is_not_ordered_is_not_offered)
{
	unordered_check(read_it, order_at, sizeof forms / sizeof *forms,
			UNORDERED_WORDS, 2, 0);
}
END_TEST

START_TEST(an_order_never_loses_its_condition)
{
	unordered_check(read_it, order_at, sizeof forms / sizeof *forms,
			UNORDERED_CONDITIONS, 2, 0);
}
END_TEST

/* The law of tests/orders/reasons.h. Known: "send all-2" is read alone only. */
START_TEST(a_reason_beside_an_order_changes_nothing)
{
	reasons_check(read_it, order_at, sizeof forms / sizeof *forms, 22, 0);
}
END_TEST

/* Two orders in one line: the law of tests/orders/joined.h. */
static const struct joined_pairs pairs[] = {
	{E, DD_BID, {"bid 1 6", "bid 4 all", "maxgold 8", "give 3 to orcs"}},
	{E,
	 DD_MARCH,
	 {"graveyard 3", "conscript 2 in 5c", "hire 4 in 10c", "move 3 from 5c to 6"}},
	{E, DD_BATTLE, {"battle 11 vs orcs send 3", "ask 11 vs orcs colour"}},
};

static const struct reading *read_joined(const void *position, const char *letter)
{
	static struct arena_mark here;
	static const struct joined_pairs *last;
	const struct joined_pairs *of = position;

	if (last != of) {
		last = of;
		dune_position(of->phase);
		here = arena_mark(d.a);
	}
	arena_rewind(d.a, here);
	return dune_read(of->seat, letter);
}

/* Known: "1) bid 4 all 2) ..." is asked about as a bid of 4 on all lots. */
START_TEST(of_two_orders_in_one_line_none_is_lost_in_silence)
{
	joined_law(read_joined, pairs, sizeof pairs / sizeof *pairs, 2);
}
END_TEST

static const struct reading *read_bidder(const char *letter)
{
	dune_position(DD_BID);
	return dune_read(E, letter);
}

START_TEST(only_one_of_them_is_a_limit)
{
	auction_limits(read_bidder);
}
END_TEST

static const struct reading *read_again(const char *letter)
{
	return dune_read(E, letter);
}

static void send(const char *letter)
{
	writes(E, letter);
}

START_TEST(a_bid_takes_a_pass_back)
{
	dune_position(DD_BID);
	auction_pass(read_again, send);
}
END_TEST

START_TEST(an_order_inside_press_is_never_sent_unasked)
{
	auction_bids_in_press(read_bidder, "Orcs");
}
END_TEST

DUNE_MAIN("dragon_dune/words", an_order_of_another_phase_below_is_told,
	  canonical_words_read_back, as_people_write,
	  wrong_lines_say_what_would_be_right, examples_are_orders,
	  help_tells_of_the_game, help_lists_what_a_seat_may_order,
	  help_lists_what_the_board_allows_now, help_names_words_that_have_help,
	  each_thing_of_the_game_has_help, help_on_aces_is_for_the_own_faction,
	  help_on_aces_shows_orders, help_tells_of_territories, orders_are_cleared,
	  a_later_letter_has_wishes_of_its_own, what_was_read_is_not_told_as_unread,
	  what_is_denied_is_not_ordered, what_is_denied_in_another_line_is_not_ordered,
	  what_takes_back_is_never_passed_over, a_list_for_later_orders_nothing,
	  what_is_not_ordered_is_not_offered, an_order_never_loses_its_condition,
	  a_reason_beside_an_order_changes_nothing,
	  of_two_orders_in_one_line_none_is_lost_in_silence,
	  only_one_of_them_is_a_limit, a_bid_takes_a_pass_back,
	  an_order_inside_press_is_never_sent_unasked)
