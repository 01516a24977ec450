/* The voice: its moments are chosen well, its lines are fit to print, and the same game
 * says the same again.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/voice.h"

#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/report/phrases.h"
#include "rules/cosmic/table/cosmic_event.h"
#include "rules/cosmic/table/view.h"
#include "rules/game.h"
#include "tests/check_main.h"
#include "tests/rules/titles.h"

enum { RED, BLUE, GREEN, YELLOW };
enum { MANY = 200, LINE_MAX = 130, TITLE_MAX = 40 };

static struct arena *a;
static struct ce_view was, is;
static struct events seen;
static struct rng rng;

static void make(void)
{
	a = arena_create();
	memset(&was, 0, sizeof was);
	was.seat = SEAT_READERS;
	was.t.n_seats = 4;
	was.t.in_game = 15;
	was.t.turn = 3;
	was.t.phase = 3;
	for (int system = 0; system < 4; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			was.t.planet[system][planet][system] = 4;
	is = was;
	is.t.phase = 4;
	seen = (struct events){.a = a, .turn = 3, .phase = 3};
	rng_seed_text(&rng, STR("voice"));
}

static void drop(void)
{
	arena_destroy(a);
}

static struct voice say(void)
{
	struct voice v;

	ce_voice(&was, &is, &seen, &rng, a, &v);
	ck_assert_int_ge(v.n, 1);
	ck_assert_uint_gt(v.headline.n, 0);
	return v;
}

/* Could this be a line of that kind? Marks stand for anything. */
static bool fits(const char *words, struct str said)
{
	while (*words) {
		const char *end = strchr(words, '{');
		struct str part = {words, end ? (size_t)(end - words) : strlen(words)};
		size_t at = part.n ? str_find(said, part) : 0;
		if (at == SIZE_MAX)
			return false;
		said = str_slice(said, at + part.n, said.n);
		if (!end)
			return true;
		words = strchr(end, '}') + 1;
	}
	return true;
}

static bool is_line_of(enum ce_moment kind, struct str said)
{
	const struct voice_kind *k = &ce_voice_kinds[kind];

	for (int i = 0; i < VOICE_WORDS_MAX && k->line[i]; i++)
		if (fits(k->line[i], said))
			return true;
	return false;
}

static void leads(enum ce_moment kind)
{
	struct voice v = say();

	ck_assert_msg(is_line_of(kind, v.line[0]), "not of %s: %.*s",
		      ce_voice_kinds[kind].name, STR_ARG(v.line[0]));
}

/* Lines are filled in with arguments that no game would have more of. */
static void fit_to_print(const char *words, size_t most)
{
	struct event e = {.arg = {0, 1, 2, 3, 4, 5}};
	struct buf out = buf_in(a);

	ck_assert_msg(strlen(words) > 2, "`%s`", words);
	for (const char *c = words; *c; c++)
		ck_assert_msg(*c >= ' ' && *c <= '~', "`%s`", words);
	ce_phrase_fill(words, &e, &out);
	struct str s = buf_str(&out);
	ck_assert_msg(s.n <= most, "%zu: %.*s", s.n, STR_ARG(s));
	ck_assert_msg(str_find_char(s, '{') == SIZE_MAX, "%.*s", STR_ARG(s));
}

/* At the beginning of a line the number is a word. */
static bool tells_three_attacks(void)
{
	return str_find(say().line[0], STR("3 attacks")) != SIZE_MAX ||
	       str_starts(say().line[0], "Three attacks");
}

START_TEST(every_kind_has_lines_to_choose_from)
{
	for (int k = 0; k < MOMENT_COUNT; k++) {
		const struct voice_kind *kind = &ce_voice_kinds[k];
		int titles = 0, lines = 0;

		ck_assert_msg(kind->name, "moment %d has no lines", k);
		for (int other = 0; other < k; other++) {
			ck_assert_str_ne(kind->name, ce_voice_kinds[other].name);
			titles_differ(kind, &ce_voice_kinds[other]);
		}
		while (titles < VOICE_TITLES_MAX && kind->title[titles])
			fit_to_print(kind->title[titles++], TITLE_MAX);
		while (lines < VOICE_WORDS_MAX && kind->line[lines])
			fit_to_print(kind->line[lines++], LINE_MAX);
		ck_assert_msg(titles >= 2 && lines >= 4, "%s", kind->name);
		titles_tell(kind);
	}
}
END_TEST

START_TEST(the_same_game_says_the_same_again)
{
	event_add(&seen, EV_DEAL_FAILED, AUDIENCE_ALL, "", 3, 0, RED, BLUE);
	struct voice first = say(), again = say();

	ck_assert(str_equal(first.headline, again.headline));
	ck_assert(str_equal(first.line[0], again.line[0]));
}
END_TEST

START_TEST(which_line_it_is_hangs_on_seed_and_phase)
{
	bool used[VOICE_WORDS_MAX] = {false};
	const struct voice_kind *k = &ce_voice_kinds[MOMENT_TIE];
	int n = 0, turns = 0;

	for (int i = 0; i < MANY; i++) {
		rng_seed_text(&rng, str_printf(a, "seed %d", i));
		const char *line = voice_line(k, &rng, 3, 3);
		turns += line != voice_line(k, &rng, 4, 3);
		for (int j = 0; j < VOICE_WORDS_MAX && k->line[j]; j++)
			used[j] |= k->line[j] == line;
	}
	for (; n < VOICE_WORDS_MAX && k->line[n]; n++)
		ck_assert_msg(used[n], "never said: %s", k->line[n]);
	ck_assert_int_gt(turns, MANY / 2);
}
END_TEST

START_TEST(a_draw_has_a_label_of_its_own)
{
	const struct voice_kind *k = &ce_voice_kinds[MOMENT_FIRST_BASE];
	int n = 0;

	while (k->line[n])
		n++;
	int drawn = rng_below(&rng, "voice.first-base", 1, n);
	ck_assert_str_eq(voice_line(k, &rng, 0, 0), k->line[drawn]);
	ck_assert_str_eq(voice_line(k, &rng, 1, 2), k->line[(drawn + 3) % n]);
}
END_TEST

static int length(const char *const list[], int most)
{
	int n = 0;

	while (n < most && list[n])
		n++;
	return n;
}

/* Neither in the phase after it, nor in the same phase of later turns until all others have been said. */
START_TEST(nothing_is_said_twice_in_a_row)
{
	for (int k = 0; k < MOMENT_COUNT; k++) {
		const struct voice_kind *kind = &ce_voice_kinds[k];
		int titles = length(kind->title, VOICE_TITLES_MAX),
		    lines = length(kind->line, VOICE_WORDS_MAX);
		for (int turn = 1; turn < 12; turn++) {
			const char *title = voice_title(kind, &rng, turn, 3),
				   *line = voice_line(kind, &rng, turn, 3);
			ck_assert(title != voice_title(kind, &rng, turn, 4) &&
				  line != voice_line(kind, &rng, turn, 4));
			for (int later = 1; later < titles; later++)
				ck_assert(title !=
					  voice_title(kind, &rng, turn + later, 3));
			for (int later = 1; later < lines; later++)
				ck_assert(line !=
					  voice_line(kind, &rng, turn + later, 3));
		}
	}
}
END_TEST

START_TEST(the_first_base_outside)
{
	is.t.planet[BLUE][1][RED] = 2;
	leads(MOMENT_TAKEN);
	ck_assert(is_line_of(MOMENT_FIRST_BASE, say().line[1]));
	was.t.planet[YELLOW][1][GREEN] = 1;
	is.t.planet[YELLOW][1][GREEN] = 1;
	leads(MOMENT_TAKEN);
	ck_assert_int_eq(say().n, 1); /* it is not the first one */
}
END_TEST

/* In every draw the headline names the actor and the place. */
static void headline_names(const char *who, const char *where)
{
	for (int i = 0; i < MANY; i++) {
		rng_seed_text(&rng, str_printf(a, "headline %d", i));
		struct str h = say().headline;
		ck_assert_msg(str_find(h, str_of(who)) != SIZE_MAX &&
				      str_find(h, str_of(where)) != SIZE_MAX,
			      "%.*s", STR_ARG(h));
	}
}

/* "GREEN TAKES BLUE 1": of several, whoever has the most bases now; a planet of their own is not a base. */
START_TEST(who_takes_a_planet_has_the_headline)
{
	was.t.planet[YELLOW][4][GREEN] = is.t.planet[YELLOW][4][GREEN] = 2;
	is.t.planet[YELLOW][1][RED] = 1;
	is.t.planet[BLUE][0][GREEN] = 4;
	leads(MOMENT_TAKEN);
	headline_names("GREEN", "BLUE 1");
	is.t.planet[BLUE][0][GREEN] = 0;
	headline_names("RED", "YELLOW 2");
	is.t.planet[YELLOW][1][RED] = 0;
	was.t.planet[RED][2][RED] = 0;
	leads(MOMENT_RETURNED);
	headline_names("RED", "RED 3");
}
END_TEST

/* When the cards are shown: a won attack before one that was beaten off. */
START_TEST(who_wins_by_cards_has_the_headline)
{
	is.t.n_challenges = 2;
	is.t.challenge[0] = (struct ce_challenge){.attacker = RED,
						  .defender = BLUE,
						  .system = BLUE,
						  .planet = 2,
						  .result = CE_DEFENCE_WINS};
	is.t.challenge[1] = (struct ce_challenge){.attacker = YELLOW,
						  .defender = GREEN,
						  .system = GREEN,
						  .planet = 5,
						  .result = CE_DEFENCE_WINS};
	for (int i = 0; i < 2; i++) {
		event_add(&seen, EV_CARDS, AUDIENCE_ALL, "", 5, i, RED + 3 * i, 4,
			  BLUE + i, 9);
		event_add(&seen, EV_RESULT, AUDIENCE_ALL, "", 2, i, CE_DEFENCE_WINS);
	}
	is.t.challenge[0].total[1] = is.t.challenge[1].total[1] = 1;
	leads(MOMENT_DEFENDED);
	headline_names("BLUE", "BLUE 2");
	is.t.challenge[1].result = CE_ATTACK_WINS;
	seen.e[3].arg[1] = CE_ATTACK_WINS;
	leads(MOMENT_BEATEN);
	headline_names("YELLOW", "GREEN 5");
	/* Of several who win, the one with the most bases abroad; where all have as many, the first from the lead seat on. */
	is.t.challenge[0].result = CE_ATTACK_WINS;
	seen.e[1].arg[1] = CE_ATTACK_WINS;
	headline_names("RED", "BLUE 2");
	was.t.planet[RED][4][YELLOW] = is.t.planet[RED][4][YELLOW] = 1;
	headline_names("YELLOW", "GREEN 5");
}
END_TEST

START_TEST(attacks_and_allies_are_named)
{
	was.t.phase = 1;
	seen.phase = 1;
	is.t.phase = 2;
	event_add(&seen, EV_ATTACK, AUDIENCE_ALL, "", 6, 0, RED, YELLOW, 3, YELLOW, 2);
	headline_names("RED", "YELLOW 3");
	was.t.phase = 2;
	seen.phase = 2;
	is.t.phase = 3;
	seen.n = 0;
	event_add(&seen, EV_JOINED, AUDIENCE_ALL, "", 5, 0, RED, BLUE, 2,
		  CE_DEFENCE_SIDE);
	headline_names("RED", "BLUE");
}
END_TEST

/* [CB-3.3] Five win, once the turn ends: the biggest news before that. A sixth is a base like others. */
START_TEST(the_base_that_is_enough_has_the_headline)
{
	for (int i = 0; i < 4; i++)
		was.t.planet[BLUE][i][GREEN] = is.t.planet[BLUE][i][GREEN] = 1;
	is.t.planet[RED][0][GREEN] = 1;
	is.t.planet[RED][1][YELLOW] = 1;
	leads(MOMENT_ENOUGH_BASES);
	ck_assert(str_find(say().headline, STR("GREEN")) != SIZE_MAX);
	is.t.planet[RED][2][GREEN] = 1; /* two at once */
	leads(MOMENT_ENOUGH_BASES);
	was = is;
	was.t.phase = 3;
	is.t.planet[RED][3][GREEN] = 1;
	leads(MOMENT_TAKEN);
}
END_TEST

START_TEST(the_fourth_base_is_one_short_of_winning)
{
	for (int i = 0; i < 3; i++)
		was.t.planet[BLUE][i][GREEN] = is.t.planet[BLUE][i][GREEN] = 1;
	is.t.planet[RED][0][GREEN] = 1;
	leads(MOMENT_FOURTH_BASE);
	ck_assert(str_find(say().line[0], STR("Green")) != SIZE_MAX);
	was = is; /* they have had it before */
	was.t.phase = 3;
	leads(MOMENT_QUIET);
}
END_TEST

/* One base each; then Red has two. Where somebody loses theirs, who is left in front has the headline without a planet. */
START_TEST(a_lead_that_changes_is_told)
{
	was.t.planet[YELLOW][4][GREEN] = is.t.planet[YELLOW][4][GREEN] = 1;
	was.t.planet[BLUE][0][RED] = is.t.planet[BLUE][0][RED] = 1;
	is.t.planet[YELLOW][1][RED] = 1;
	leads(MOMENT_TAKEN_LEAD);
	headline_names("RED", "YELLOW 2");
	is.t.planet[YELLOW][1][RED] = 0;
	is.t.planet[BLUE][0][RED] = 0;
	leads(MOMENT_NEW_LEAD);
	headline_names("GREEN", "");
	was.t.planet[BLUE][0][RED] = 0; /* Green led before */
	leads(MOMENT_QUIET);
	is.t.planet[BLUE][0][RED] = 1; /* ... and is caught up */
	leads(MOMENT_TAKEN);
}
END_TEST

/* When a turn is over, who leads stands above who won what. */
START_TEST(a_turn_ends_with_who_leads)
{
	was.t.phase = CE_PHASES;
	seen.phase = CE_PHASES;
	is.t.phase = 1;
	is.t.n_challenges = 1;
	is.t.challenge[0] = (struct ce_challenge){.attacker = YELLOW,
						  .defender = GREEN,
						  .system = GREEN,
						  .planet = 5,
						  .result = CE_ATTACK_WINS};
	leads(MOMENT_WON);
	was.t.planet[RED][0][BLUE] = is.t.planet[RED][0][BLUE] = 2;
	leads(MOMENT_LEAD);
	headline_names("BLUE", "");
	ck_assert(is_line_of(MOMENT_WON, say().line[1]));
	was.t.planet[RED][1][GREEN] = is.t.planet[RED][1][GREEN] = 1;
	leads(MOMENT_LEVEL);
	was.t.planet[RED][2][YELLOW] = is.t.planet[RED][2][YELLOW] = 1;
	leads(MOMENT_WON);
}
END_TEST

START_TEST(powers_come_and_go)
{
	event_add(&seen, EV_POWER_ON, AUDIENCE_ALL, "", 1, BLUE);
	leads(MOMENT_POWER_ON);
	event_add(&seen, EV_POWER_OFF, AUDIENCE_ALL, "", 1, RED);
	leads(MOMENT_POWER_OFF);
	ck_assert(is_line_of(MOMENT_POWER_ON, say().line[1]));
}
END_TEST

START_TEST(eight_tokens_lost_in_one_phase_are_news)
{
	event_add(&seen, EV_LOSS, AUDIENCE_ALL, "", 7, RED, 4, 0, 0, 1, 0, 0);
	event_add(&seen, EV_LOSS, AUDIENCE_ALL, "", 7, BLUE, 3, 0, 0, 1, 0, 0);
	leads(MOMENT_SMALL_LOSS); /* not "all quiet" */
	event_add(&seen, EV_LOSS, AUDIENCE_ALL, "", 7, GREEN, 1, 0, 0, 1, 0, 0);
	leads(MOMENT_BIG_LOSS);
	for (int i = 0; i < seen.n; i++)
		seen.e[i].phase = 2; /* told two reports ago */
	leads(MOMENT_QUIET);
}
END_TEST

START_TEST(a_compromise_against_an_attack)
{
	event_add(&seen, EV_CARDS, AUDIENCE_ALL, "", 5, 1, RED, 12, BLUE,
		  CARD_COMPROMISE);
	leads(MOMENT_BETRAYED);
	struct str line = say().line[0];
	ck_assert_msg(str_starts(line, "C2: ") &&
			      str_find(line, STR("Attack 12")) != SIZE_MAX,
		      "%.*s", STR_ARG(line));
	seen.n = 0;
	event_add(&seen, EV_CARDS, AUDIENCE_ALL, "", 5, 1, RED, CARD_COMPROMISE, BLUE,
		  CARD_COMPROMISE);
	leads(MOMENT_CARDS);
}
END_TEST

START_TEST(even_totals_are_the_defenders)
{
	is.t.n_challenges = 1;
	is.t.challenge[0] = (struct ce_challenge){
		.attacker = RED, .defender = BLUE, .card = {8, 10}, .total = {12, 12}};
	event_add(&seen, EV_RESULT, AUDIENCE_ALL, "", 2, 0, CE_DEFENCE_WINS);
	leads(MOMENT_TIE);
	is.t.challenge[0].total[1] = 13;
	leads(MOMENT_QUIET);
	is.t.challenge[0].total[1] = 12;
	is.t.challenge[0].card[1] = CARD_COMPROMISE; /* sums were not what decided */
	leads(MOMENT_QUIET);
	/* Nor were they when a Power turned an Attack into a Compromise. */
	is.t.challenge[0].card[1] = 10;
	leads(MOMENT_TIE);
	is.t.challenge[0].face[0] = CARD_COMPROMISE;
	leads(MOMENT_QUIET);
}
END_TEST

START_TEST(deals_made_and_failed)
{
	event_add(&seen, EV_DEAL, AUDIENCE_ALL, "", 3, 0, RED, BLUE);
	leads(MOMENT_DEAL);
	event_add(&seen, EV_DEAL_FAILED, AUDIENCE_ALL, "", 3, 1, GREEN, BLUE);
	leads(MOMENT_FAILED_DEAL);
	ck_assert(str_starts(say().line[0], "C2: "));
	ck_assert(is_line_of(MOMENT_DEAL, say().line[1]));
}
END_TEST

/* Which of several attacks, alliances and results is told: not always that of the first seat. */
static void tells_of(const char *name)
{
	struct voice v = say();
	struct str shout = str_of(name);

	ck_assert_msg(str_find(v.headline, shout) != SIZE_MAX, "%s: %.*s", name,
		      STR_ARG(v.headline));
}

START_TEST(headlines_tell_of_the_leader_else_from_the_lead_seat_on)
{
	static const char *const names[] = {"Red", "Blue", "Green", "Yellow"};

	was.t.phase = 1;
	is.t.phase = 2;
	seen.phase = 1;
	/* Each attacks the next system; Yellow its own, which says the least. */
	for (int i = 0; i < 4; i++)
		event_add(&seen, EV_ATTACK, AUDIENCE_ALL, "", 6, i, i,
			  i == YELLOW ? YELLOW : i + 1, 1, (i + 1) % 4, 4);
	for (int lead = RED; lead <= YELLOW; lead++) {
		is.t.lead = (uint8_t)lead;
		tells_of(names[lead == YELLOW ? RED : lead]);
	}
	was.t.planet[RED][4][BLUE] = is.t.planet[RED][4][BLUE] = 1;
	for (int lead = RED; lead <= YELLOW; lead++) {
		is.t.lead = (uint8_t)lead;
		tells_of("Blue");
	}
}
END_TEST

START_TEST(three_attacks_at_one_planet_are_a_crowd)
{
	was.t.phase = 1;
	is.t.phase = 2;
	seen.phase = 1;
	leads(MOMENT_NO_ATTACKS);
	for (int i = 0; i < 2; i++)
		event_add(&seen, EV_ATTACK, AUDIENCE_ALL, "", 6, i, RED + i, YELLOW, 3,
			  YELLOW, 2);
	leads(MOMENT_ATTACKS);
	event_add(&seen, EV_ATTACK, AUDIENCE_ALL, "", 6, 2, GREEN, YELLOW, 3, YELLOW,
		  2);
	leads(MOMENT_CROWD);
	ck_assert(str_find(say().line[0], STR("Yellow 3")) != SIZE_MAX ||
		  tells_three_attacks());
}
END_TEST

START_TEST(who_missed_and_who_left)
{
	event_add(&seen, EV_MISSED, AUDIENCE_ALL, "", 2, GREEN, 1);
	leads(MOMENT_MISSED);
	event_add(&seen, EV_MISSED, AUDIENCE_ALL, "", 2, RED, 2);
	leads(MOMENT_MISSED_MANY);
	ck_assert(str_find(say().line[0], STR("Red and Green")) != SIZE_MAX);
	event_add(&seen, EV_REMOVED, AUDIENCE_ALL, "", 1, RED);
	leads(MOMENT_REMOVED);
}
END_TEST

START_TEST(the_end_of_a_game)
{
	is.t.phase = 0;
	event_add(&seen, EV_DEAL, AUDIENCE_ALL, "", 3, 0, RED, BLUE);
	leads(MOMENT_STOPPED);
	ck_assert_int_eq(say().n, 1); /* the deal was in the report before */
	event_add(&seen, EV_WINNERS, AUDIENCE_ALL, "", 2, 1 << RED, 5);
	leads(MOMENT_WINNER);
	seen.e[seen.n - 1].arg[0] = 1 << RED | 1 << BLUE;
	leads(MOMENT_SHARED_WIN);
	seen.e[seen.n - 1].kind = EV_NO_WINNER;
	leads(MOMENT_NO_WINNER);
}
END_TEST

START_TEST(a_report_has_two_lines_at_most)
{
	event_add(&seen, EV_MISSED, AUDIENCE_ALL, "", 2, GREEN, 1);
	event_add(&seen, EV_POWER_OFF, AUDIENCE_ALL, "", 1, RED);
	event_add(&seen, EV_STOPPED, AUDIENCE_ALL, "", 4, RED, 0, -1, 0);
	event_add(&seen, EV_DEAL_FAILED, AUDIENCE_ALL, "", 3, 0, RED, BLUE);
	ck_assert_int_eq(say().n, VOICE_LINES);
	leads(MOMENT_POWER_OFF);
	ck_assert(is_line_of(MOMENT_FAILED_DEAL, say().line[1]));
}
END_TEST

/* After the last phase the report tells the whole turn: three attacks won are not "all
 * quiet", even though the phase itself settled little. */
START_TEST(the_last_phase_speaks_of_the_turns_attacks)
{
	was.t.phase = CE_PHASES;
	seen.phase = CE_PHASES;
	is.t.turn = 4;
	is.t.phase = 1;
	leads(MOMENT_QUIET);
	is.t.n_challenges = 4;
	for (int i = 0; i < 4; i++)
		is.t.challenge[i] = (struct ce_challenge){.attacker = RED,
							  .defender = GREEN,
							  .system = GREEN,
							  .planet = (int8_t)(i + 1),
							  .result = CE_DEFENCE_WINS};
	leads(MOMENT_HELD);
	headline_names("GREEN", "GREEN 1");
	for (int i = 0; i < 3; i++)
		is.t.challenge[i].result = CE_ATTACK_WINS;
	leads(MOMENT_WON);
	headline_names("RED", "GREEN 1");
	ck_assert(tells_three_attacks());
	event_add(&seen, EV_LOSS, AUDIENCE_ALL, "", 7, RED, 2, 0, 0, 1, 0, 0);
	leads(MOMENT_WON);
	was.t.phase = 1;
	seen.phase = seen.e[0].phase = 1; /* another turn: old news */
	leads(MOMENT_NO_ATTACKS);
}
END_TEST

/* Readers ask who wins: a deal, a betrayal, a crowd at the Warp come after the attack that was won, and a deal before
 * attacks that were not. */
START_TEST(a_won_attack_leads_over_a_deal)
{
	was.t.phase = CE_PHASES;
	seen.phase = CE_PHASES;
	is.t.turn = 4;
	is.t.phase = 1;
	is.t.n_challenges = 1;
	is.t.challenge[0] = (struct ce_challenge){.attacker = RED,
						  .defender = GREEN,
						  .system = GREEN,
						  .planet = 1,
						  .result = CE_DEFENCE_WINS};
	event_add(&seen, EV_DEAL, AUDIENCE_ALL, "", 3, 0, YELLOW, BLUE);
	leads(MOMENT_DEAL);
	event_add(&seen, EV_DEAL_FAILED, AUDIENCE_ALL, "", 3, 1, GREEN, BLUE);
	event_add(&seen, EV_LOSS, AUDIENCE_ALL, "", 7, RED, CE_BIG_LOSS, 0, 0, 1, 0, 0);
	is.t.challenge[0].result = CE_ATTACK_WINS;
	leads(MOMENT_WON);
	headline_names("RED", "GREEN 1");
	ck_assert(is_line_of(MOMENT_BIG_LOSS, say().line[1]));
	is.t.planet[GREEN][0][RED] = 2; /* a base there is more than a win */
	leads(MOMENT_TAKEN);
}
END_TEST

/* "Who won?" is answered by the headline alone. */
START_TEST(each_title_of_a_win_names_the_winners)
{
	static const enum ce_moment wins[] = {MOMENT_WINNER, MOMENT_SHARED_WIN};

	for (size_t k = 0; k < sizeof wins / sizeof *wins; k++)
		for (int i = 0;
		     i < VOICE_TITLES_MAX && ce_voice_kinds[wins[k]].title[i]; i++)
			ck_assert_msg(strstr(ce_voice_kinds[wins[k]].title[i], "{S0}"),
				      "%s", ce_voice_kinds[wins[k]].title[i]);
}
END_TEST

START_TEST(the_first_issue_and_the_quiet_one)
{
	struct voice v;

	ce_voice(NULL, &is, &seen, &rng, a, &v);
	ck_assert(is_line_of(MOMENT_OPENING, v.line[0]));
	leads(MOMENT_QUIET);
	was.t.phase = 2;
	is.t.phase = 3;
	seen.phase = 2;
	is.t.n_challenges = 1;
	leads(MOMENT_ALONE);
	event_add(&seen, EV_JOINED, AUDIENCE_ALL, "", 5, 0, RED, BLUE, 2,
		  CE_DEFENCE_SIDE);
	leads(MOMENT_ALLIES);
}
END_TEST

START_TEST(a_translation_has_its_own_plural)
{
	struct event e = {.arg = {1, 3}};
	struct buf out = buf_in(a);

	ce_phrase_fill("{n0 Stein|Steine}, {n1 Stein|Steine}, {n0 token}, {n1 token}",
		       &e, &out);
	ck_assert_str_eq(str_z(a, buf_str(&out)),
			 "1 Stein, 3 Steine, 1 token, 3 tokens");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("voice");
	TCase *c = tcase_create("voice");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, every_kind_has_lines_to_choose_from);
	tcase_add_test(c, the_same_game_says_the_same_again);
	tcase_add_test(c, which_line_it_is_hangs_on_seed_and_phase);
	tcase_add_test(c, a_draw_has_a_label_of_its_own);
	tcase_add_test(c, nothing_is_said_twice_in_a_row);
	tcase_add_test(c, the_first_base_outside);
	tcase_add_test(c, who_takes_a_planet_has_the_headline);
	tcase_add_test(c, who_wins_by_cards_has_the_headline);
	tcase_add_test(c, attacks_and_allies_are_named);
	tcase_add_test(c, the_base_that_is_enough_has_the_headline);
	tcase_add_test(c, the_fourth_base_is_one_short_of_winning);
	tcase_add_test(c, a_lead_that_changes_is_told);
	tcase_add_test(c, a_turn_ends_with_who_leads);
	tcase_add_test(c, powers_come_and_go);
	tcase_add_test(c, eight_tokens_lost_in_one_phase_are_news);
	tcase_add_test(c, a_compromise_against_an_attack);
	tcase_add_test(c, even_totals_are_the_defenders);
	tcase_add_test(c, deals_made_and_failed);
	tcase_add_test(c, headlines_tell_of_the_leader_else_from_the_lead_seat_on);
	tcase_add_test(c, three_attacks_at_one_planet_are_a_crowd);
	tcase_add_test(c, who_missed_and_who_left);
	tcase_add_test(c, the_end_of_a_game);
	tcase_add_test(c, a_report_has_two_lines_at_most);
	tcase_add_test(c, the_last_phase_speaks_of_the_turns_attacks);
	tcase_add_test(c, a_won_attack_leads_over_a_deal);
	tcase_add_test(c, each_title_of_a_win_names_the_winners);
	tcase_add_test(c, the_first_issue_and_the_quiet_one);
	tcase_add_test(c, a_translation_has_its_own_plural);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
