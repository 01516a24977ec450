/* Whole games by random letters under the laws: each faction has 20 forces, 33 treachery cards are there, spice comes
 * from the bank and goes to it as the events tell; a position is saved and read again to the same; each event has its
 * sentence; no turn has more than five phases; every game ends. GAMES=10000 plays that many.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/page.h"
#include "rules/dune/codec/codec.h"
#include "rules/dune/dune.h"
#include "rules/dune/report/phrases.h"
#include "rules/dune/report/voice.h"
#include "rules/matches.h"
#include "tests/rules/dune/random_letters.h"

enum { PHASES_MOST = 5, EACH_LOOKED_AT = 8, ALL_HAPPENS = 1000, RARE_HAPPENS = 5000 };

/* What happened in all games together: letters that reach only half of the rules would prove little. */
static int n_happened[DU_EV_END];

static void count_events(void)
{
	for (int i = 0; i < d.events.n; i++)
		n_happened[d.events.e[i].kind]++;
}

/* Laws ---------------------------------------------------------------------------------------- */

static int held(const struct du_state *s)
{
	int n = 0;

	for (int i = 0; i < DU_SEATS; i++)
		n += s->h.spice[i] + s->t.bribes[i];
	return n;
}

static int lying(const struct du_table *t)
{
	int n = 0;

	for (int at = 0; at < DU_AREAS; at++)
		n += t->spice[at];
	return n;
}

/* Of the price of a shipment: what the bank got. */
static int to_bank(const struct event *e, int price)
{
	return e->arg[price + 1] == DU_NOBODY ? e->arg[price] : e->arg[price + 2];
}

/* Spice that players got from the bank or the board, and paid to the bank, by the events. A shipment that the Guild
 * stops is paid back by those who were paid, told just before it. */
static int told_held(void)
{
	int n = 0, shipped = 0;

	for (int i = 0; i < d.events.n; i++) {
		const struct event *e = &d.events.e[i];
		switch (e->kind) {
		case DU_EV_CHARITY:
		case DU_EV_CITY:
		case DU_EV_COLLECTED:
		case DU_EV_REWARD:
			n += e->arg[1];
			break;
		case DU_EV_SOLD:
			n -= e->arg[4] == DU_NOBODY ? e->arg[2] : 0;
			break;
		case DU_EV_REVIVED:
		case DU_EV_PAID_REVIVAL:
			n -= e->arg[3];
			break;
		case DU_EV_LEADER_BACK:
			n -= e->arg[2];
			break;
		case DU_EV_SHIPPED:
			n -= shipped = to_bank(e, 4);
			break;
		case DU_EV_STOPPED:
			n += shipped;
			break;
		case DU_EV_CROSSED:
			n -= to_bank(e, 5);
			break;
		case DU_EV_WENT_BACK:
			n -= e->arg[4];
			break;
		case DU_EV_SPENT:
			n -= e->arg[1];
			break;
		case DU_EV_CAPTURED:
			n += e->arg[3] ? 2 : 0;
			break;
		default:
			break;
		}
	}
	return n;
}

static int told_lying(void)
{
	int n = 0;

	for (int i = 0; i < d.events.n; i++) {
		const struct event *e = &d.events.e[i];
		if (e->kind == DU_EV_BLOW)
			n += e->arg[2];
		if (e->kind == DU_EV_SPICE_SWEPT || e->kind == DU_EV_SPICE_EATEN)
			n -= e->arg[0];
		if (e->kind == DU_EV_COLLECTED)
			n -= e->arg[1];
	}
	return n;
}

static void saved_and_read_again(void)
{
	struct du_state *back = arena_new(d.a, struct du_state);
	struct err err = {0};
	json_t *j = du_save(&d.s);

	ck_assert_msg(du_load(j, back, &err), "%s", err.text);
	json_decref(j);
	ck_assert_int_eq(memcmp(back, &d.s, sizeof d.s), 0);
}

static void each_event_has_a_sentence(void)
{
	for (int i = 0; i < d.events.n; i++) {
		struct buf b = buf_in(d.a);
		buf_z(&b, "");
		du_phrase(NULL, &d.events.e[i], &b);
		ck_assert_msg(b.n > 0 && strchr(".\"?!)", b.s[b.n - 1]), "kind %d: %s",
			      d.events.e[i].kind, b.n ? b.s : "");
	}
}

static void reports_are_made(void)
{
	for (int seat = SEAT_READERS; seat < DU_SEATS; seat++) {
		struct du_view *v = arena_new(d.a, struct du_view);
		struct page p = page_in(d.a);
		struct events seen = events_seen(d.a, &d.events, seat);
		if (seat >= 0 && !du_plays(&d.s.t, seat))
			continue;
		du_view_make(&d.s, seat, v);
		dune_game.report(v, &seen, &p);
		ck_assert_int_gt(p.n, 5);
	}
}

/* A form has lines to fill in, each with a blank, and behind "#   " examples, each of which is a whole order. */
static void form_is_honest(int seat, struct str form)
{
	struct str line;

	while (str_line(&form, &line)) {
		if (!str_starts(line, "#")) {
			ck_assert_msg(!line.n || str_find(line, STR("__")) != SIZE_MAX,
				      PRI_STR, STR_ARG(line));
		} else if (str_starts(line, "#   ")) {
			const char *order = str_z(d.a, str_slice(line, 4, line.n));
			const struct reading *r = dune_read(seat, order);
			ck_assert_msg(r->n_accepted && !r->n_refused && !r->n_asked &&
					      !r->n_notes,
				      "%s", order);
		}
	}
}

/* In each phase the players who are waited for are told what they need, and nobody else is. A form is sent to players who
 * may order. */
static void forms_agree_with_the_phase(void)
{
	unsigned owe = dune_game.owes(&d.s), may = dune_game.may_order(&d.s);

	for (int seat = 0; seat < DU_SEATS; seat++) {
		struct du_view *v = arena_new(d.a, struct du_view);
		struct page p = page_in(d.a);
		struct buf needs = buf_in(d.a);
		if (!du_plays(&d.s.t, seat))
			continue;
		du_view_make(&d.s, seat, v);
		dune_game.needs(v, NULL, &needs);
		dune_game.form(v, &p);
		ck_assert_msg((needs.n > 0) == (owe >> seat & 1), "phase %d, %s: %s",
			      d.s.t.phase, du_colours[seat], needs.n ? needs.s : "");
		struct str form = p.n ? p.blocks[p.n - 1].text : STR("");
		if (form.n)
			ck_assert_msg(may >> seat & 1, "phase %d, %s: " PRI_STR,
				      d.s.t.phase, du_colours[seat], STR_ARG(form));
		form_is_honest(seat, form);
	}
}

/* Each phase has a headline and a line, of what all may read, without a mark that is left over; each battle has its
 * card. */
static void the_zine_has_a_voice(void)
{
	struct du_view *was = arena_new(d.a, struct du_view),
		       *is = arena_new(d.a, struct du_view);
	struct events seen = events_seen(d.a, &d.events, SEAT_READERS);
	struct matches cards = {.a = d.a};
	struct rng rng = d.rng;
	struct voice v;
	int battles = 0;

	rng.log = NULL;
	du_view_make(&d.before, SEAT_READERS, was);
	du_view_make(&d.s, SEAT_READERS, is);
	du_zine_voice(was, is, &seen, &rng, d.a, &v);
	ck_assert_int_ge(v.n, 1);
	ck_assert_uint_gt(v.headline.n, 0);
	for (int i = 0; i < v.n; i++)
		ck_assert_msg(v.line[i].n &&
				      str_find_char(v.line[i], '{') == SIZE_MAX &&
				      str_find_char(v.line[i], '?') == SIZE_MAX,
			      PRI_STR, STR_ARG(v.line[i]));
	du_matches(is, &seen, &cards);
	for (int i = 0; i < seen.n; i++)
		battles += seen.e[i].kind == DU_EV_BATTLE;
	ck_assert_int_eq(cards.n, battles);
	for (int i = 0; i < cards.n; i++)
		ck_assert_uint_gt(cards.m[i].notes.n, 20);
}

static void one_phase(int game)
{
	struct err err = {0};

	write_letters();
	dune_begin();
	int had = held(&d.s), lay = lying(&d.s.t);
	dune_game.adjudicate(&d.x);
	ck_assert_msg(du_sound(&d.s, &err), "game %d, turn %d: %s", game, d.s.t.turn,
		      err.text);
	ck_assert_msg(held(&d.s) == had + told_held(),
		      "game %d, turn %d: %d and not %d", game, d.s.t.turn, held(&d.s),
		      had + told_held());
	ck_assert_int_eq(lying(&d.s.t), lay + told_lying());
	memset(d.sheets, 0, sizeof d.sheets);
	count_events();
	if (game % EACH_LOOKED_AT)
		return;
	saved_and_read_again();
	each_event_has_a_sentence();
	reports_are_made();
	if (d.s.t.phase != DU_OVER)
		forms_agree_with_the_phase();
	the_zine_has_a_voice();
}

static void play(int game)
{
	int of_turn[DU_TURNS_MAX + 1] = {0};

	lay_game(game);
	while (d.s.t.phase != DU_OVER) {
		ck_assert_int_le(++of_turn[d.s.t.turn],
				 PHASES_MOST + du_two_nexuses(&d.s.t.option));
		one_phase(game);
	}
	ck_assert_uint_ne(d.s.t.winners, 0);
}

/* [DU-065] */
START_TEST(random_games_under_the_laws)
{
	int first = asked("FIRST", 0);

	for (int game = first; game < first + n_games(); game++) {
		dune_clear();
		dune_lay();
		play(game);
	}
	/* The circles are told by the set-up. */
	for (int kind = DU_EV_CIRCLE + 1; n_games() >= ALL_HAPPENS && kind < DU_EV_END;
	     kind++) {
		/* Players who order by chance seldom win together or as was foretold. */
		bool rare = kind == DU_EV_VICTORY_TWO || kind == DU_EV_FORETOLD;
		/* Three allies with five strongholds hardly meet by chance (alliances.scene). */
		ck_assert_msg(n_happened[kind] || kind == DU_EV_VICTORY_THREE ||
				      (rare && n_games() < RARE_HAPPENS),
			      "never in %d games: %d", n_games(), kind);
	}
}
END_TEST

/* [DU-065] The same letters and the same seed: the same bytes. */
START_TEST(a_game_is_played_again_to_the_same)
{
	struct du_state first;

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

/* The limit of time grows with what is asked for. */
static Suite *suite(void)
{
	Suite *s = suite_create("dune/games");
	TCase *t = tcase_create("table");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_set_timeout(t, 60 + 2 * n_games());
	tcase_add_test(t, random_games_under_the_laws);
	tcase_add_test(t, a_game_is_played_again_to_the_same);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
