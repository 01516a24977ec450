/* The order form's examples are legal in every position: games are played on with
 * nothing but random defaults, and every example of every form is read back. The forms
 * ask for exactly the orders that are still needed.
 * SPDX-License-Identifier: ISC */
#include "base/page.h"
#include "orders/read.h"
#include "rules/codec.h"
#include "rules/cosmic/codec/codec.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/card.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/cosmic_event.h"
#include "rules/game.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

enum { GAMES = 12, PHASES = 24, POWERS = 24 };

static struct arena *a;
static const struct game_rules *game;

static void make(void)
{
	a = arena_create();
	game = game_find(STR("cosmic"));
}

static void drop(void)
{
	arena_destroy(a);
}

static const struct ce_view *view_of(const struct ce_state *s, int seat)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	ce_view_make(s, seat, v);
	return v;
}

static struct reading *read_lines(const struct ce_state *s, int seat, struct str text)
{
	struct reader reader = {.vocab = game->vocab,
				.view = view_of(s, seat),
				.game = STR("kestrel"),
				.seat = seat,
				.turn = s->t.turn,
				.phase = s->t.phase};

	return orders_read(a, &reader, text, NULL);
}

static struct str form_of(const struct ce_state *s, int seat)
{
	struct page page = page_in(a);

	ce_form(view_of(s, seat), &page);
	return page.n ? page.blocks[page.n - 1].text : STR("");
}

/* Each line under "examples" is an order that is accepted on its own. */
static int check_examples(const struct ce_state *s, int seat)
{
	struct str form = form_of(s, seat), line;
	int n = 0;

	while (str_line(&form, &line)) {
		if (!str_starts(line, "#   "))
			continue;
		struct reading *r = read_lines(s, seat, str_slice(line, 4, line.n));
		ck_assert_msg(
			r->n_accepted == 1 && !r->n_refused && !r->n_changed,
			"turn %d phase %d, %s: example `%.*s` is not accepted as it is: %.*s",
			s->t.turn, s->t.phase, ce_colours[seat], STR_ARG(line),
			r->n_lines && r->lines[0].n_remarks
				? (int)r->lines[0].remarks[0].text.n
				: 0,
			r->n_lines && r->lines[0].n_remarks
				? r->lines[0].remarks[0].text.s
				: "");
		n++;
	}
	return n;
}

/* The examples that may be sent together, as a letter. */
static struct str letter_of(struct str form)
{
	struct buf b = buf_in(a);
	struct str line;

	while (str_line(&form, &line) && !str_starts(line, "# or, in place of"))
		if (str_starts(line, "#   ")) {
			buf_add(&b, str_slice(line, 4, line.n));
			buf_char(&b, '\n');
		}
	return buf_str(&b);
}

/* The planet that a line names behind "from", or at its head behind `verb`: "3" or "blue 3", with a comma or without. */
static bool planet_in(struct str *rest, int own, int *system, int *planet)
{
	struct str word;
	int64_t n = 0;

	*system = own;
	if (!str_word(rest, &word))
		return false;
	for (int seat = 0; seat < CE_SEATS; seat++)
		if (str_is(word, ce_colours[seat])) {
			*system = seat;
			if (!str_word(rest, &word))
				return false;
		}
	if (word.n && !str_int(str_slice(word, 0, 1), 1, CE_PLANETS, &n))
		return false;
	*planet = (int)n;
	return true;
}

/* No base is given up, by none of the examples and not by all of them. */
static void check_taken(const struct ce_state *s, int seat, struct str letter)
{
	int taken[CE_SEATS][CE_PLANETS] = {{0}}, system, planet;
	struct str line, word, all = letter;

	while (str_line(&letter, &line)) {
		int64_t n = 0;
		while (str_word(&line, &word)) {
			if (str_is(word, "from") &&
			    planet_in(&line, seat, &system, &planet))
				taken[system][planet - 1] += (int)n;
			if (!str_int(word, 1, 99, &n))
				n = 0;
		}
	}
	for (system = 0; system < s->t.n_seats; system++)
		for (planet = 0; planet < CE_PLANETS; planet++) {
			int there = s->t.planet[system][planet][seat];
			ck_assert_msg(
				!taken[system][planet] || taken[system][planet] < there,
				"turn %d phase %d, %s: %d of %d tokens leave %s %d: %.*s",
				s->t.turn, s->t.phase, ce_colours[seat],
				taken[system][planet], there, ce_colours[system],
				planet + 1, STR_ARG(all));
		}
}

/* Where one planet at least is held by its owner and not by the seat, no other is attacked. */
static void check_targets(const struct ce_state *s, int seat, struct str letter)
{
	struct str line;

	while (str_line(&letter, &line)) {
		int system, planet;
		bool better = false;
		struct str rest = line, word;
		if (!str_word(&rest, &word) || !str_is(word, "attack"))
			continue;
		ck_assert(planet_in(&rest, seat, &system, &planet));
		if (system == seat)
			continue;
		for (int k = 0; k < CE_PLANETS; k++)
			better |= s->t.planet[system][k][system] &&
				  !s->t.planet[system][k][seat];
		ck_assert_msg(!better || (s->t.planet[system][planet - 1][system] &&
					  !s->t.planet[system][planet - 1][seat]),
			      "turn %d, %s: %.*s", s->t.turn, ce_colours[seat],
			      STR_ARG(line));
	}
}

/* All examples of a form, sent as one letter: each counts, and no remark is due on any but the deals, whose partner must order the same. */
static void check_together(const struct ce_state *s, int seat)
{
	struct str letter = letter_of(form_of(s, seat));
	struct reading *r = read_lines(s, seat, letter);

	for (int i = 0; i < r->n_lines; i++)
		ck_assert_msg(
			r->lines[i].verdict == VERDICT_OK ||
				(r->lines[i].verdict == VERDICT_NOTED &&
				 str_starts(r->lines[i].typed, "deal")),
			"turn %d phase %d, %s: `%.*s` of\n%.*s%.*s", s->t.turn,
			s->t.phase, ce_colours[seat], STR_ARG(r->lines[i].typed),
			STR_ARG(letter),
			r->lines[i].n_remarks ? (int)r->lines[i].remarks[0].text.n : 0,
			r->lines[i].n_remarks ? r->lines[i].remarks[0].text.s : "");
	check_taken(s, seat, letter);
	check_targets(s, seat, letter);
}

/* A blank form that comes back as it is says nothing. */
static void check_blank(const struct ce_state *s, int seat)
{
	struct reading *r = read_lines(s, seat, form_of(s, seat));

	/* No line of it is offered for itself. */
	for (int i = 0; i < r->n_lines; i++)
		ck_assert_msg(!r->lines[i].hints.n && (!r->lines[i].n_instead ||
						       str_find(r->lines[i].instead[0],
								STR("__")) == SIZE_MAX),
			      "offered for itself: %.*s", STR_ARG(r->lines[i].typed));
	for (int i = 0; i < r->n_lines; i++)
		ck_assert_msg(r->lines[i].verdict != VERDICT_OK &&
				      r->lines[i].verdict != VERDICT_NOTED,
			      "blank line read as an order: %.*s",
			      STR_ARG(r->lines[i].typed));
}

static void check_position(const struct ce_state *s)
{
	struct err err = {.kind = ERR_NONE};

	ck_assert_msg(ce_sound(s, &err), "%s", err.text);
	for (int seat = 0; seat < s->t.n_seats; seat++) {
		struct buf needs = buf_in(a);
		ce_needs(view_of(s, seat), NULL, &needs);
		ck_assert_int_eq(needs.n > 0, ce_owes(&s->t) >> seat & 1);
		check_examples(s, seat);
		check_together(s, seat);
		check_blank(s, seat);
	}
}

/* Random orders for everybody who owes: their own examples, and otherwise silence. */
static const struct sheet *sheet_of(const struct ce_state *s, int seat, unsigned coin)
{
	struct str form = form_of(s, seat), line;
	struct buf text = buf_in(a);

	for (; str_line(&form, &line); coin = coin * 5 + 1)
		if (str_starts(line, "#   ") && (coin & 6)) {
			buf_add(&text, str_slice(line, 4, line.n));
			buf_char(&text, '\n');
		}
	return &read_lines(s, seat, buf_str(&text))->sheet;
}

static bool advance(struct ce_state *s, const struct rng *rng, unsigned coin)
{
	struct ce_state *before = arena_new(a, struct ce_state);
	struct events events = {.a = a, .turn = s->t.turn, .phase = s->t.phase};
	struct trace trace = {.a = a};
	struct adjudication adj = {.before = before,
				   .rng = rng,
				   .arena = a,
				   .after = s,
				   .events = &events,
				   .trace = &trace};

	*before = *s;
	for (int seat = 0; seat < s->t.n_seats; seat++)
		adj.sheets[seat] = sheet_of(before, seat, coin + (unsigned)seat);
	game->adjudicate(&adj);
	return s->t.phase != 0;
}

static bool has_played(const struct events *ev, int seat, int card)
{
	for (int i = 0; i < ev->n; i++)
		if (ev->e[i].kind == EV_EDICT && ev->e[i].arg[0] == seat &&
		    ev->e[i].arg[1] == card)
			return true;
	return false;
}

/* One seat sends its examples, and the others send nothing. Each Edict among them does something, for a card that does nothing stays in the
 * hand; a card that somebody else drew first was lost to chance. Emotion Control alone depends on a card that nobody knows yet. */
static void check_edicts(const struct ce_state *s, const struct rng *rng)
{
	static const struct {
		int card;
		const char *name;
	} cards[] = {{CARD_PLAGUE, "plague"},
		     {CARD_MOBIUS_TUBES, "mobius tubes"},
		     {CARD_FORCE_FIELD, "force field"},
		     {CARD_STELLAR_GAS, "stellar gas"}};

	for (int seat = 0; seat < s->t.n_seats; seat++) {
		struct str letter = letter_of(form_of(s, seat));
		struct ce_state *after = arena_new(a, struct ce_state);
		struct events events = {.a = a, .turn = s->t.turn, .phase = s->t.phase};
		struct trace trace = {.a = a};
		struct adjudication adj = {.before = s,
					   .excused = ~(1U << seat),
					   .rng = rng,
					   .arena = a,
					   .after = after,
					   .events = &events,
					   .trace = &trace};
		if (str_find(letter, STR("play ")) == SIZE_MAX)
			continue;
		adj.sheets[seat] = &read_lines(s, seat, letter)->sheet;
		game->adjudicate(&adj);
		for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
			struct str play = str_printf(a, "play %s", cards[i].name);
			bool kept = ce_view_holds(view_of(after, seat), cards[i].card);
			ck_assert_msg(str_find(letter, play) == SIZE_MAX || !kept ||
					      has_played(&events, seat, cards[i].card),
				      "turn %d phase %d, %s: nothing came of `%.*s`",
				      s->t.turn, s->t.phase, ce_colours[seat],
				      STR_ARG(play));
		}
	}
}

/* Without Powers, and with each Power in its turn. */
START_TEST(every_example_of_every_form_is_legal)
{
	struct ce_state s;
	struct rng rng;
	struct err err = {.kind = ERR_NONE};
	struct events none = {.a = a, .silent = true};
	struct setup setup = {.n_seats = 3 + _i % 4};
	const struct ce_power_rule *power;

	for (int i = 0; i < setup.n_seats; i++) {
		power = _i < GAMES
				? NULL
				: ce_power_rule(&ce_catalog, 1 + (_i - GAMES) * 3 + i);
		setup.powers[i] = power ? str_of(power->name) : STR("none");
	}
	rng_seed_text(&rng, str_printf(a, "form %d", _i));
	ck_assert_msg(game->setup(&s, &setup, &rng, &none, &err), "%s", err.text);
	for (int phase = 0; phase < PHASES; phase++) {
		check_position(&s);
		check_edicts(&s, &rng);
		if (!advance(&s, &rng, (unsigned)(phase * 7 + _i)))
			break;
	}
}
END_TEST

START_TEST(the_example_position_has_these_needs)
{
	static const char *const needs[] = {
		"an attack on a YELLOW planet, and a place for 1 Limbo token",
		("an attack on another player's base in your own system, a place for 1 token out of the Warp, and a place for 4 Limbo tokens"),
		"an attack on a RED planet, and a place for 1 token out of the Warp",
		"an attack on a BLUE planet, and a place for 1 token out of the Warp",
	};
	struct ce_state s;

	kestrel_state(&s);
	for (int seat = 0; seat < 4; seat++) {
		struct buf b = buf_in(a);
		ce_needs(view_of(&s, seat), NULL, &b);
		ck_assert_str_eq(str_z(a, buf_str(&b)), needs[seat]);
		ck_assert_int_gt(check_examples(&s, seat), 0);
	}
}
END_TEST

/* [CP-2.2] a Macron sends one token; [CP-2.15] a Will attacks whom it likes. */
START_TEST(a_power_over_attacks_shows_in_the_form_and_in_what_is_needed)
{
	struct ce_state s;
	struct buf b = buf_in(a);

	kestrel_state(&s);
	s.t.power[0].id = (uint8_t)ce_power_find(&ce_catalog, STR("Macron"));
	s.t.power[0].on = 1;
	ck_assert(str_starts(form_of(&s, 0), "attack yellow __ with 1 from __\n"));
	s.t.power[0].id = (uint8_t)ce_power_find(&ce_catalog, STR("Will"));
	ce_needs(view_of(&s, 0), NULL, &b);
	ck_assert(str_starts(
		buf_str(&b),
		"an attack on a YELLOW planet or, by your Power, on any other, and"));
}
END_TEST

/* One token is not divided; and an example of what is owed is all that is owed. */
START_TEST(one_token_defends_in_one_challenge_and_two_lost_are_two)
{
	struct ce_state s;
	struct buf b = buf_in(a);

	kestrel_state(&s);
	s.t.phase = 2;
	s.t.n_challenges = 2;
	for (int i = 0; i < 2; i++)
		s.t.challenge[i] = (struct ce_challenge){.attacker = (int8_t)(1 + i),
							 .planet = 5,
							 .attack = 1,
							 .defence = 1};
	ce_needs(view_of(&s, 0), NULL, &b);
	ck_assert_msg(
		str_find(buf_str(&b),
			 STR("which of C1 and C2 your one token on Red 5 defends")) !=
			SIZE_MAX,
		"%.*s", STR_ARG(buf_str(&b)));
	kestrel_state(&s);
	s.t.phase = 4;
	s.t.loss[0] = 5;
	struct page p = page_in(a);
	ce_form(view_of(&s, 0), &p);
	ck_assert_msg(str_find(p.blocks[p.n - 1].text,
			       STR("lose 3 from 1, 2 from 3 for power")) != SIZE_MAX,
		      "%.*s", STR_ARG(p.blocks[p.n - 1].text));
}
END_TEST

START_TEST(what_is_ordered_is_needed_no_more)
{
	struct ce_state s;
	struct buf b = buf_in(a), all = buf_in(a);

	kestrel_state(&s);
	struct reading *r = read_lines(&s, 0, STR("attack yellow 3 with 2 from 1"));
	ck_assert_int_eq(r->n_accepted, 1);
	ce_needs(view_of(&s, 0), &r->sheet, &b);
	ck_assert_str_eq(str_z(a, buf_str(&b)), "a place for 1 Limbo token");
	r = read_lines(&s, 0, STR("attack yellow 3 with 2 from 1\nlimbo 1 to 4"));
	ck_assert_int_eq(r->n_accepted, 2);
	ce_needs(view_of(&s, 0), &r->sheet, &all);
	ck_assert_uint_eq(all.n, 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("form and needs");
	TCase *c = tcase_create("form");

	tcase_set_timeout(c, 300);
	tcase_add_checked_fixture(c, make, drop);
	tcase_add_loop_test(c, every_example_of_every_form_is_legal, 0,
			    GAMES + POWERS / 3);
	tcase_add_test(c, the_example_position_has_these_needs);
	tcase_add_test(c, a_power_over_attacks_shows_in_the_form_and_in_what_is_needed);
	tcase_add_test(c, one_token_defends_in_one_challenge_and_two_lost_are_two);
	tcase_add_test(c, what_is_ordered_is_needed_no_more);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
