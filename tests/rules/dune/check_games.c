/* Whole games by random letters under the laws: each faction has 20 forces, 33 treachery cards are there, spice comes
 * from the bank and goes to it as the events tell; a position is saved and read again to the same; each event has its
 * sentence; no turn has more than five phases; every game ends. GAMES=10000 plays that many.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/page.h"
#include "rules/dune/codec/codec.h"
#include "rules/dune/dune.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/report/phrases.h"
#include "rules/dune/report/voice.h"
#include "rules/matches.h"
#include "tests/rules/dune/dune_kit.h"

enum {
	LINES = 6,
	PHASES_MOST = 5,
	EACH_LOOKED_AT = 8,
	ALL_HAPPENS = 1000,
	RARE_HAPPENS = 5000
};

/* Chance of the tests, apart from that of the game. */
static unsigned chance;

static int below(int n)
{
	chance = chance * 1103515245U + 12345U;
	return (int)(chance >> 16 & 0x7fff) % n;
}

/* "Plastic Basin 11", as a player writes it */
static void area(struct buf *b, int at)
{
	buf_z(b, du_territories[du_territory_of(at)].words);
	if (du_areas[at].sector)
		buf_printf(b, " %d", du_areas[at].sector);
}

static const char *territory(void)
{
	return du_territories[below(DU_TERRITORIES)].words;
}

static const char *faction(void)
{
	return du_tokens[below(DU_SEATS)];
}

/* An area where the seat has forces, or any. */
static int own(int seat)
{
	int first = below(DU_AREAS);

	for (int i = 0; i < DU_AREAS; i++)
		if (d.s.t.forces[(first + i) % DU_AREAS][seat])
			return (first + i) % DU_AREAS;
	return first;
}

/* A place where something can happen: a stronghold, a place with forces or spice, or any. */
static int place(void)
{
	static const uint8_t wanted[] = {DU_ARRAKEEN, DU_CARTHAG, DU_TUEKS_SIETCH,
					 DU_SIETCH_TABR, DU_HABBANYA_SIETCH};
	int first = below(DU_AREAS);

	if (below(3) == 0)
		return du_first_area(wanted[below(5)]);
	for (int i = 0; below(2) && i < DU_AREAS; i++)
		if (d.s.t.spice[(first + i) % DU_AREAS])
			return (first + i) % DU_AREAS;
	return first;
}

static const char *card_held(int seat)
{
	int n = d.s.t.n_hand[seat];

	return du_cards[n ? d.s.h.hand[seat][below(n)] : 1 + below(DU_CARD_END - 1)]
		.name;
}

static void cancel_line(struct buf *b)
{
	buf_printf(b, "karama cancel %s\n", du_advantages[below(DU_ADVANTAGES)].key);
}

static void power_line(struct buf *b, int seat)
{
	switch (seat) {
	case A:
		buf_printf(b, "karama see %s in %s\n", faction(), territory());
		break;
	case E:
		buf_printf(b, "karama revive %d\n", 1 + below(4));
		break;
	case F:
		buf_printf(b, "karama worm %s\n", territory());
		break;
	case G:
		buf_printf(b, "karama stop %s\n", faction());
		break;
	case H:
		buf_printf(b, "karama swap %s %d\n", faction(), 1 + below(4));
		break;
	default:
		cancel_line(b);
	}
}

/* The same deal of both players: the earlier faction gives. */
static void deal_line(struct buf *b, int seat)
{
	int other = below(DU_SEATS), first = seat < other ? seat : other;

	if (other != seat)
		buf_printf(b, "deal %s %s 2 unless %s in arrakeen\n", du_tokens[other],
			   seat == first ? "give" : "get", du_tokens[first]);
}

/* Orders that hold, of any faction: those of others are refused. */
static void any_line(struct buf *b, int seat)
{
	switch (below(13)) {
	case 12:
		buf_printf(b, "allyrevive 3\n");
		break;
	case 0:
		cancel_line(b);
		break;
	case 1:
		power_line(b, seat);
		break;
	case 2:
		buf_printf(b, "weather %d if storm hits %s\n", below(11), territory());
		break;
	case 3:
		buf_printf(b, "atomics\n");
		break;
	case 4:
		buf_printf(b, "ghola %d\n", 1 + below(5));
		break;
	case 5:
		buf_printf(b, "give %d to %s\n", 1 + below(4), faction());
		for (int i = 0; i < 4; i++)
			deal_line(b, seat);
		break;
	case 6:
		buf_printf(b, "truth %s %s\n", faction(), card_held(seat));
		break;
	case 7:
		buf_printf(b, "allypay %d\n", below(8));
		break;
	case 8:
		buf_printf(b, "advise %s\n", below(2) ? "with" : "polar");
		break;
	case 9:
		buf_printf(b, "intrusion yes\n");
		break;
	case 10:
		buf_printf(b, "protect yes\n");
		break;
	case 11:
		buf_printf(b, "sandworm %s\n", territory());
		break;
	}
}

static void march_line(struct buf *b, int seat)
{
	int from = own(seat);

	switch (below(6)) {
	case 0:
		buf_printf(b, "revive %d%s", below(7), below(4) ? "" : " with 1 elite");
		if (below(2))
			buf_printf(b, " leader %s",
				   du_leaders[du_leader(seat, below(5))].name);
		buf_z(b, "\n");
		break;
	case 1:
	case 2:
		buf_printf(b, "ship %d%s to ", 1 + below(8),
			   below(5) ? "" : " with 1 elite");
		area(b, place());
		buf_z(b, below(6) ? "\n" : " karama\n");
		break;
	case 3:
		buf_printf(b, "ship 1 from ");
		area(b, from);
		buf_z(b, below(3) ? " to " : " back\n");
		if (b->s[b->n - 1] == '\n')
			break;
		area(b, place());
		buf_z(b, "\n");
		break;
	case 4:
		buf_printf(b, "%s %d from ", below(4) ? "move" : "hajr move",
			   1 + below(d.s.t.forces[from][seat] + 1));
		area(b, from);
		buf_z(b, " to ");
		area(b, place());
		buf_z(b, below(4) ? "\n" : " as advisors\n");
		break;
	case 5:
		buf_printf(b, "%s\n",
			   below(2) ? "when last" : "flip arrakeen\nflip carthag");
		break;
	}
}

static void battle_line(struct buf *b, int seat, int at, int other)
{
	static const char *const about[] = {"leader", "weapon", "defence", "dial"};
	static const char *const kinds[] = {"no poison weapon", "play shield",
					    "no hero",          "play worthless",
					    "play lasgun",      "no snooper"};
	const char *where = du_territories[at].words, *who = du_tokens[other];

	buf_printf(b, "battle %s vs %s dial %d", where, who, below(6));
	if (below(3))
		buf_printf(b, " spice %d", below(4));
	if (below(2))
		buf_printf(b, " leader %s",
			   du_leaders[below(3) ? du_leader(seat, below(5))
					       : 1 + below(DU_LEADERS)]
				   .name);
	if (below(2))
		buf_printf(b, " weapon %s", card_held(seat));
	if (below(2))
		buf_printf(b, " defence %s", card_held(seat));
	buf_z(b, below(3) ? "\n" : seat == A ? " kh\n" : " lose elite\n");
	if (seat == A)
		buf_printf(b, "ask %s vs %s %s\nkarama see %s in %s\n", where, who,
			   about[below(4)], who, where);
	if (seat == B)
		buf_printf(b, "voice %s vs %s %s\n", where, who, kinds[below(6)]);
}

static void battle_lines(struct buf *b, int seat)
{
	for (int at = 0; at < DU_TERRITORIES; at++)
		for (int other = 0; other < DU_SEATS; other++)
			if (du_field_of(&d.s.t, at, seat, other) != DU_NOWHERE)
				battle_line(b, seat, at, other);
}

static void nexus_line(struct buf *b, int seat)
{
	int worm = d.s.t.rides[0];

	if (d.s.t.option.alliance_size > 2 &&
	    below(3)) { /* else three would hardly meet */
		buf_z(b, "ally");
		for (int i = 0, n = 0; i < DU_SEATS; i++)
			if (i != seat)
				buf_printf(b, "%s %s", n++ ? "," : "", du_tokens[i]);
		buf_z(b, "\n");
	} else {
		buf_printf(b, below(4) ? "ally %s\n" : "break\n", faction());
	}
	if (!worm)
		return;
	buf_printf(b, "ride 1 from ");
	area(b, own(F));
	buf_z(b, " to ");
	area(b, place());
	buf_z(b, "\n");
}

static void letter(struct buf *b, int seat)
{
	if (d.s.t.phase == DU_PREDICT)
		buf_printf(b, "predict %s turn %d\n", faction(), 1 + below(4));
	if (d.s.t.phase == DU_NEXUS)
		nexus_line(b, seat);
	if (d.s.t.phase == DU_VOICE || d.s.t.phase == DU_PLAN)
		battle_lines(b, seat);
	for (int i = 0; i < LINES; i++) {
		if (d.s.t.phase == DU_BID)
			buf_printf(b, "bid %d %d%s\n", i + 1, 1 + below(8),
				   below(5)   ? ""
				   : below(2) ? " karama"
					      : " karama free");
		if (d.s.t.phase == DU_MARCH ||
		    (d.s.t.phase == DU_BID && d.s.t.option.merge_bid))
			march_line(b, seat);
		if (below(3) == 0)
			any_line(b, seat);
	}
}

static void write_letters(void)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		struct buf b = buf_in(d.a);
		if (!du_plays(&d.s.t, seat) || below(8) == 0)
			continue;
		buf_z(&b, "\n");
		letter(&b, seat);
		d.sheets[seat] = dune_read(seat, b.s)->sheet;
	}
}

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

/* The tables at which the games are played, one after another: the rules of the seed, and options alone and
 * together. */
static const char *const tables[] = {
	"",
	"merge_bid on",
	"merge_voice on",
	"merge_bid on merge_voice on",
	"advanced_combat off",
	"advanced_karama off advanced_factions off",
	"double_blow off increased_flow off",
	"storm_deck on",
	"two_nexus on merge_bid on",
	"karama_scope use ornithopter_strict on bidding table",
	"alliance_size 3"};
enum { TABLES = sizeof tables / sizeof *tables, SETTINGS = 4 };

static int settings(const char *text, struct option_setting out[SETTINGS])
{
	struct str rest = str_of(text);
	int n = 0;

	while (n < SETTINGS && str_word(&rest, &out[n].name))
		n += str_word(&rest, &out[n].value);
	return n;
}

/* Two to six players, any factions. */
static unsigned seats(int n)
{
	unsigned of = 0;

	while (n > 0) {
		unsigned one = 1U << below(DU_SEATS);
		n -= !(of & one);
		of |= one;
	}
	return of;
}

/* A game in which most leaders have died: leaders come back, and captives are of use. */
static void kill_leaders(void)
{
	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int i = 1; i < DU_LEADERS_EACH; i++) {
			d.s.t.leader[du_leader(seat, i)] = DU_DEAD;
			d.s.t.deaths[du_leader(seat, i)] = 1;
		}
}

static void play(int game)
{
	struct option_setting options[SETTINGS];
	struct setup set = {.n_seats = 2 + game % 5};
	struct err err = {0};
	int of_turn[DU_TURNS_MAX + 1] = {0};
	char seed[20];

	chance = (unsigned)game * 7919U + 1U;
	set.seats = seats(set.n_seats);
	set.n_options = settings(tables[game % TABLES], options);
	set.options = options;
	snprintf(seed, sizeof seed, "game %d", game);
	rng_seed_text(&d.rng, str_of(seed));
	d.events = (struct events){.a = d.a};
	ck_assert(du_setup(&d.s, &set, &d.rng, &d.events, &err));
	if (game % 4 == 1)
		kill_leaders();
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
