/* Random letters of Dune, for games that are played to look at laws: lines of all verbs, of which many are possible, and the
 * tables at which they are played.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_DUNE_RANDOM_LETTERS_H
#define TESTS_RULES_DUNE_RANDOM_LETTERS_H

#include "rules/dune/engine/fights.h"
#include "tests/rules/dune/dune_kit.h"

enum { LINES = 6 };

/* Chance of the tests, apart from that of the game. */
static unsigned chance;

static inline int below(int n)
{
	chance = chance * 1103515245U + 12345U;
	return (int)(chance >> 16 & 0x7fff) % n;
}

/* "Plastic Basin 11", as a player writes it */
static inline void area(struct buf *b, int at)
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
static inline int own(int seat)
{
	int first = below(DU_AREAS);

	for (int i = 0; i < DU_AREAS; i++)
		if (d.s.t.forces[(first + i) % DU_AREAS][seat])
			return (first + i) % DU_AREAS;
	return first;
}

/* A place where something can happen: a stronghold, a place with forces or spice, or any. */
static inline int place(void)
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

static inline void cancel_line(struct buf *b)
{
	buf_printf(b, "karama cancel %s\n", du_advantages[below(DU_ADVANTAGES)].key);
}

static inline void power_line(struct buf *b, int seat)
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
static inline void deal_line(struct buf *b, int seat)
{
	int other = below(DU_SEATS), first = seat < other ? seat : other;

	if (other != seat)
		buf_printf(b, "deal %s %s 2 unless %s in arrakeen\n", du_tokens[other],
			   seat == first ? "give" : "get", du_tokens[first]);
}

/* Orders that hold, of any faction: those of others are refused. */
static inline void any_line(struct buf *b, int seat)
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

static inline void march_line(struct buf *b, int seat)
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

static inline void battle_line(struct buf *b, int seat, int at, int other)
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

static inline void battle_lines(struct buf *b, int seat)
{
	for (int at = 0; at < DU_TERRITORIES; at++)
		for (int other = 0; other < DU_SEATS; other++)
			if (du_field_of(&d.s.t, at, seat, other) != DU_NOWHERE)
				battle_line(b, seat, at, other);
}

static inline void nexus_line(struct buf *b, int seat)
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

/* Set for letters that also begin the game and put and answer questions. */
static bool fuller;

static inline void placement_lines(struct buf *b, int seat)
{
	buf_printf(b, "traitor %s\n",
		   du_leaders[d.s.h.traitor[seat][below(DU_TRAITORS_MAX)]].name);
	buf_printf(b, "dial storm %d\n", below(21));
	if (seat == F)
		buf_z(b,
		      "place 5 in Sietch Tabr, 4 in False Wall South 3, 1 in False Wall West 15\n");
	if (seat == B) {
		buf_z(b, "place 1 in ");
		area(b, place());
		buf_z(b, "\n");
	}
}

static inline void fuller_lines(struct buf *b, int seat)
{
	if (d.s.t.phase == DU_PLACE)
		placement_lines(b, seat);
	if (d.s.t.phase == DU_BID && below(3) == 0)
		buf_z(b, "maxcards 1\nmaxspice 9\n");
	if (below(5) == 0)
		buf_printf(b, "charity no\nbattle order %s vs %s\n", territory(),
			   faction());
	if (du_holds(&d.s, seat, DU_TRUTHTRANCE) || below(9) == 0)
		buf_printf(b, "truth %s \"will you attack me?\"\n", faction());
	if (below(2))
		buf_z(b, "answer no\n");
}

static inline void letter(struct buf *b, int seat)
{
	if (fuller)
		fuller_lines(b, seat);
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

static inline void write_letters(void)
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

static inline int settings(const char *text, struct option_setting out[SETTINGS])
{
	struct str rest = str_of(text);
	int n = 0;

	while (n < SETTINGS && str_word(&rest, &out[n].name))
		n += str_word(&rest, &out[n].value);
	return n;
}

/* Two to six players, any factions. */
static inline unsigned seats(int n)
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
static inline void kill_leaders(void)
{
	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int i = 1; i < DU_LEADERS_EACH; i++) {
			d.s.t.leader[du_leader(seat, i)] = DU_DEAD;
			d.s.t.deaths[du_leader(seat, i)] = 1;
		}
}

/* Lays the game of that number: its players, its table, its chance. */
static inline void lay_game(int game)
{
	struct option_setting options[SETTINGS];
	struct setup set = {.n_seats = 2 + game % 5};
	struct err err = {0};
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
}

#endif
