/* Whole games by random letters under the laws: tokens, gold with the bank, and cards
 * are conserved; a position is saved and read again to the same; each event has its
 * sentence; things that a seat may not know change nothing in its view; every game ends
 * in six turns. GAMES=10000 plays that many.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/page.h"
#include "rules/codec.h"
#include "rules/dragon_dune/codec/codec.h"
#include "rules/dragon_dune/phases/setup.h"
#include "rules/dragon_dune/phases/turn.h"
#include "rules/dragon_dune/report/phrases.h"
#include "rules/dragon_dune/report/text_map.h"
#include "rules/dragon_dune/report/voice.h"
#include "tests/rules/dragon_dune/dune_kit.h"

enum { LINES = 7 };

/* Chance of the tests, apart from that of the game. */
static unsigned chance;

static int below(int n)
{
	chance = chance * 1103515245U + 12345U;
	return (int)(chance >> 16 & 0x7fff) % n;
}

static const char *area(void)
{
	return dd_area_name(below(DD_AREAS));
}

static const char *faction(void)
{
	return dd_colours[below(DD_SEATS)];
}

/* A territory where the seat has tokens, or any. */
static const char *own(int seat)
{
	int first = below(DD_AREAS);

	for (int i = 0; i < DD_AREAS; i++)
		if (d.s.t.tokens[(first + i) % DD_AREAS][seat])
			return dd_area_name((first + i) % DD_AREAS);
	return area();
}

static void card(struct buf *b, int seat)
{
	int n = d.s.t.n_hand[seat];

	buf_z(b, " card ");
	dd_card_code(n ? d.s.h.hand[seat][below(n)] : CLUBS(2), b);
}

static void march_line(struct buf *b, int seat)
{
	int n = 1 + below(5);

	switch (below(7)) {
	case 0:
		buf_printf(b, "conscript %d in %s\n", n, own(seat));
		break;
	case 1:
		buf_printf(b, "hire %d in %s%s\n", n, area(), below(3) ? "" : " ace");
		break;
	case 2:
		buf_printf(b, "raise %d in %s\n", n, below(2) ? "16" : "1c");
		break;
	case 3:
		buf_printf(b, "move all from %s to %s\n", own(seat), area());
		break;
	case 4:
		buf_printf(b, "disband 1 from %s\n", own(seat));
		break;
	case 5:
		buf_printf(b, "hide %s if enemy >= %d\n", own(seat), below(4));
		break;
	case 6:
		buf_printf(b, "ace move %d from %s to %s\n", n, own(seat), area());
		break;
	}
}

static void any_line(struct buf *b)
{
	switch (below(6)) {
	case 0:
		buf_printf(b, "give %d to %s\n", below(4), faction());
		break;
	case 1:
		buf_printf(b, "ride all to %s\n", area());
		break;
	case 2:
		buf_printf(b, "ace dragon all from %s to %s if hit\n", area(), area());
		break;
	case 3:
		buf_printf(b, "ace stop %s\n", faction());
		break;
	case 4:
		buf_printf(b, "unhide %s\n", area());
		break;
	case 5:
		buf_printf(b, "ace place 5 in %s\n", area());
		break;
	}
}

static void battle_line(struct buf *b, int seat)
{
	static const char *const about[] = {"colour", "value", "number"};

	for (int at = 0; at < DD_AREAS; at++)
		for (int i = 0; i < DD_SEATS; i++) {
			if (i == seat || !d.s.t.tokens[at][i] ||
			    !d.s.t.tokens[at][seat])
				continue;
			buf_printf(b, "battle %s vs %s send %d", dd_area_name(at),
				   dd_colours[i], below(d.s.t.tokens[at][seat] + 1));
			if (below(3))
				card(b, seat);
			buf_printf(b, "%s\n", below(2) ? " drop" : "");
			if (seat == E)
				buf_printf(b, "ask %s vs %s %s\n", dd_area_name(at),
					   dd_colours[i], about[below(3)]);
		}
}

static void letter(struct buf *b, int seat)
{
	for (int i = 0; i < LINES; i++) {
		if (d.s.t.phase == DD_COUNCIL)
			buf_printf(b, "ally %s\n", faction());
		if (d.s.t.phase == DD_BID)
			buf_printf(b, "bid %d %d%s\n", 1 + below(4), below(9),
				   below(4) ? "" : " ace");
		if (d.s.t.phase == DD_MARCH)
			march_line(b, seat);
		if (below(4) == 0)
			any_line(b);
	}
	if (d.s.t.phase == DD_COUNCIL && below(3) == 0)
		buf_z(b, "break\n");
	if (d.s.t.phase == DD_BATTLE)
		battle_line(b, seat);
}

static bool nobody_writes;

static void write_letters(void)
{
	for (int seat = 0; seat < DD_SEATS; seat++) {
		struct buf b = buf_in(d.a);
		if (nobody_writes || below(8) == 0)
			continue;
		buf_z(&b, "\n");
		letter(&b, seat);
		d.sheets[seat] = dune_read(seat, b.s)->sheet;
		d.came[seat] = true;
	}
}

/* Laws ---------------------------------------------------------------------------------------- */

static int all_gold(const struct dd_table *t)
{
	int n = 0;

	for (int i = 0; i < DD_SEATS; i++)
		n += t->gold[i];
	for (int at = 0; at < DD_AREAS; at++)
		n += t->lying[at];
	return n;
}

/* Sums the gold that the bank gave and took, by the events. */
static int from_bank(void)
{
	int n = 0;

	for (int i = 0; i < d.events.n; i++) {
		const struct event *e = &d.events.e[i];
		if (e->kind == DD_EV_EVENT || e->kind == DD_EV_FENCED)
			n += e->arg[2];
		if (e->kind == DD_EV_INCOME)
			n += DD_SEATS * e->arg[0];
		if (e->kind == DD_EV_GOLD_LOST)
			n -= e->arg[1];
		if (e->kind == DD_EV_SOLD && e->arg[3] == DD_NOBODY)
			n -= e->arg[2];
		if (e->kind == DD_EV_PAID && e->arg[2] == DD_NOBODY)
			n -= e->arg[1];
	}
	return n;
}

static void saved_and_read_again(void)
{
	struct dd_state *back = arena_new(d.a, struct dd_state);
	struct err err = {0};
	json_t *j = dd_save(&d.s);

	ck_assert_msg(dd_load(j, back, &err), "%s", err.text);
	json_decref(j);
	ck_assert_int_eq(memcmp(back, &d.s, sizeof d.s), 0);
}

static void each_event_has_a_sentence(void)
{
	for (int i = 0; i < d.events.n; i++) {
		struct buf b = buf_in(d.a);
		dd_phrase(NULL, &d.events.e[i], &b);
		ck_assert_msg(b.n > 0 && b.s[b.n - 1] == '.', "kind %d: %s",
			      d.events.e[i].kind, b.n ? b.s : "");
	}
}

/* Changes the secrets of the other seats: the view of this one stays the same. */
static void secrets_are_kept(void)
{
	struct dd_state *other = arena_new(d.a, struct dd_state);
	struct dd_view *one = arena_new(d.a, struct dd_view),
		       *two = arena_new(d.a, struct dd_view);

	*other = d.s;
	for (int seat = 1; seat < DD_SEATS; seat++) {
		other->h.queen[seat] = 0;
		other->h.jack[seat] = 0;
		memset(other->h.kept[seat], 1, DD_KEPT);
		for (int i = 0; i < d.s.t.n_hand[seat]; i++)
			other->h.hand[seat][i] = CLUBS(2);
	}
	memset(other->h.deck, CLUBS(2), sizeof other->h.deck);
	memset(other->h.coming, CLUBS(7), sizeof other->h.coming);
	memset(other->h.lots, CLUBS(2), sizeof other->h.lots);
	memset(other->h.hiding, 0, sizeof other->h.hiding);
	dd_view_make(&d.s, D, one);
	dd_view_make(other, D, two);
	ck_assert_int_eq(memcmp(one, two, sizeof *one), 0);
}

static void reports_are_made(void)
{
	for (int seat = SEAT_READERS; seat < DD_SEATS; seat++) {
		struct dd_view *v = arena_new(d.a, struct dd_view);
		struct page p = page_in(d.a);
		struct events seen = events_seen(d.a, &d.events, seat);
		struct str map, line;
		dd_view_make(&d.s, seat, v);
		dragon_dune_game.report(v, &seen, &p);
		dragon_dune_game.form(v, &p);
		ck_assert_int_gt(p.n, 10);
		map = dd_text_map(d.a, v);
		while (str_line(&map, &line))
			ck_assert_uint_le(line.n, 72);
	}
}

/* Each phase has a headline and a line, of what all may read, without a mark that is left over. */
static void the_zine_has_a_voice(void)
{
	struct dd_view *was = arena_new(d.a, struct dd_view),
		       *is = arena_new(d.a, struct dd_view);
	struct events seen = events_seen(d.a, &d.events, SEAT_READERS);
	struct rng rng = d.rng;
	struct voice v;

	rng.log = NULL;
	dd_view_make(&d.before, SEAT_READERS, was);
	dd_view_make(&d.s, SEAT_READERS, is);
	dd_voice(was, is, &seen, &rng, d.a, &v);
	ck_assert_int_ge(v.n, 1);
	ck_assert_uint_gt(v.headline.n, 0);
	for (int i = 0; i < v.n; i++)
		ck_assert_msg(v.line[i].n &&
				      str_find_char(v.line[i], '{') == SIZE_MAX &&
				      str_find_char(v.line[i], '?') == SIZE_MAX,
			      PRI_STR, STR_ARG(v.line[i]));
}

/* A form has lines to fill in, each with a blank, and behind "#   " examples, each of which is a whole order. */
static void forms_are_honest(void)
{
	for (int seat = 0; seat < DD_SEATS; seat++) {
		struct dd_view *v = arena_new(d.a, struct dd_view);
		struct page p = page_in(d.a);
		dd_view_make(&d.s, seat, v);
		dragon_dune_game.form(v, &p);
		struct str form = p.n ? p.blocks[p.n - 1].text : STR(""), line;
		while (str_line(&form, &line)) {
			if (!str_starts(line, "#")) {
				ck_assert_msg(!line.n || str_find(line, STR("__")) !=
								 SIZE_MAX,
					      PRI_STR, STR_ARG(line));
			} else if (str_starts(line, "#   ")) {
				const char *order =
					str_z(d.a, str_slice(line, 4, line.n));
				const struct reading *r = dune_read(seat, order);
				ck_assert_msg(r->n_accepted && !r->n_refused &&
						      !r->n_asked && !r->n_notes,
					      "%s", order);
			}
		}
	}
}

static void one_phase(void)
{
	struct err err = {0};

	write_letters();
	dune_begin();
	int before = all_gold(&d.s.t);
	dragon_dune_game.adjudicate(&d.x);
	memset(d.came, 0, sizeof d.came);
	ck_assert_msg(dd_sound(&d.s, &err), "%s", err.text);
	ck_assert_int_eq(all_gold(&d.s.t), before + from_bank());
	saved_and_read_again();
	each_event_has_a_sentence();
	if (d.s.t.phase != DD_OVER) {
		secrets_are_kept();
		forms_are_honest();
	}
	reports_are_made();
	the_zine_has_a_voice();
}

/* The tables at which the games are played, one after another: the printed rules, and options alone and
 * together. */
static const char *const tables[] = {
	"",
	"fast on",
	"fast on dragon_kills forever",
	"elf_step on binding on",
	"sequential on",
	"sequential on elf_step on emperor fixed",
	"conscript_bonus 2 dwarf_specials 0 orc_specials 20 elf_gold 100"};
enum { TABLES = sizeof tables / sizeof *tables, SETTINGS = 4 };

static int settings(const char *text, struct option_setting out[SETTINGS])
{
	struct str rest = str_of(text);
	int n = 0;

	while (n < SETTINGS && str_word(&rest, &out[n].name))
		n += str_word(&rest, &out[n].value);
	return n;
}

/* Each phase begins with a report to each player: council, bids, march and battles are four of a turn, and one
 * fewer where bids and marches go together. Marches and plans of their own have more. */
static int reports_most(void)
{
	const struct dd_options *o = &d.s.t.option;

	return o->sequential || o->elf_step ? DD_NUMBERS_MOST : o->fast ? 3 : 4;
}

/* The letters that a player must write in a turn: one for each of its four phases, also where each marches alone; one fewer
 * where bids and marches go together. Where plans come after the answer the Elves have one more, and so has an
 * ally for whom they asked [DD-084, DD-086]. */
static int letters_most(int seat)
{
	const struct dd_options *o = &d.s.t.option;
	bool answered = o->elf_step && (seat == E || d.s.t.ally[seat] == E);

	return (o->fast ? 3 : 4) + answered;
}

static void count_letters(int letters[DD_SEATS])
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		if (dd_owes(&d.s) >> seat & 1)
			ck_assert_int_le(++letters[seat], letters_most(seat));
}

static void play(int game)
{
	struct setup set = {.n_seats = DD_SEATS, .seats = DD_ALL_SEATS};
	struct option_setting options[SETTINGS];
	struct err err = {0};
	char seed[20];

	set.n_options = settings(tables[game % TABLES], options);
	set.options = options;
	snprintf(seed, sizeof seed, "game %d", game);
	rng_seed_text(&d.rng, str_of(seed));
	chance = (unsigned)game * 7919U + 1U;
	d.events = (struct events){.a = d.a};
	ck_assert(dd_setup(&d.s, &set, &d.rng, &d.events, &err));
	int of_turn[DD_TURNS + 1] = {0}, letters[DD_TURNS + 1][DD_SEATS] = {{0}};
	while (d.s.t.phase != DD_OVER) {
		ck_assert_int_le(d.s.t.turn, DD_TURNS);
		ck_assert_int_le(++of_turn[d.s.t.turn], reports_most());
		count_letters(letters[d.s.t.turn]);
		one_phase();
	}
	ck_assert_uint_ne(d.s.t.winners, 0);
}

/* [DD-003, DD-059] */
START_TEST(random_games_under_the_laws)
{
	int first = asked("FIRST", 0);

	for (int game = first; game < first + n_games(); game++) {
		dune_clear();
		dune_lay();
		play(game);
	}
}
END_TEST

/* A game whose players have all gone ends by the defaults, under the same laws and with no more reports, at each table:
 * the Orcs win after the sixth turn [DD-055]. */
START_TEST(games_in_which_nobody_writes_end)
{
	nobody_writes = true;
	for (int game = 0; game < TABLES; game++) {
		dune_clear();
		dune_lay();
		play(game);
		ck_assert_int_eq(d.s.t.turn, DD_TURNS);
		ck_assert_uint_eq(d.s.t.winners, 1U << O);
	}
	nobody_writes = false;
}
END_TEST

/* [DD-059] The same letters and the same seed: the same bytes. */
START_TEST(a_game_is_played_again_to_the_same)
{
	struct dd_state first;

	for (int time = 0; time < 2; time++) {
		dune_clear();
		dune_lay();
		play(5);
		if (!time)
			first = d.s;
	}
	ck_assert_int_eq(memcmp(&first, &d.s, sizeof first), 0);
}
END_TEST

/* The limit of time grows with what is asked for: half a second a game. */
static Suite *suite(void)
{
	Suite *s = suite_create("dragon_dune/games");
	TCase *t = tcase_create("table");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_set_timeout(t, 60 + n_games() / 20);
	tcase_add_test(t, random_games_under_the_laws);
	tcase_add_test(t, games_in_which_nobody_writes_end);
	tcase_add_test(t, a_game_is_played_again_to_the_same);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
