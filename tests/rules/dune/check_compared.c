/* Battles, auctions and ways over the map against what two public programs of the game do for the same positions. The positions
 * and outcomes are numbers in compared/, in our own words; each file's head says how its rows are read.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "rules/dune/engine/combat.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/phases/bid.h"
#include "tests/rules/dune/dune_kit.h"

#define FOLDER "tests/rules/dune/compared/"

enum { LINE = 400, WORD = 24, WAYS = 3, BATTLES_LEAST = 60, LEAST = 40 };

static int seat_of(const char *word)
{
	for (int i = 0; i < DU_SEATS; i++)
		if (strcmp(word, du_tokens[i]) == 0)
			return i;
	ck_abort_msg("no faction: %s", word);
	return DU_NOBODY;
}

/* The next line that has a row, without remarks; false: the file ends. */
static bool next_row(FILE *in, char line[LINE])
{
	while (fgets(line, LINE, in)) {
		line[strcspn(line, "\n")] = '\0';
		if (line[0] != '#' && line[0])
			return true;
	}
	return false;
}

static FILE *open_rows(const char *path)
{
	FILE *in = fopen(path, "r");

	ck_assert_msg(in != NULL, "%s", path);
	return in;
}

/* Battles --------------------------------------------------------------------------------------- */

struct side_row {
	char faction[WORD], kh[WORD], call[WORD], weapon[WORD], defence[WORD];
	int normals, elites, halves, spice, strength;
	int left_normals, left_elites, gain;
	char leader[WORD];
};

static bool read_side(const char *text, struct side_row *s)
{
	return sscanf(text, "%23s %d %d %d %d %d %23s %23s %23s %23s", s->faction,
		      &s->normals, &s->elites, &s->halves, &s->spice, &s->strength,
		      s->kh, s->call, s->weapon, s->defence) == 10;
}

static bool read_end(const char *text, struct side_row *s)
{
	return sscanf(text, "%d %d %d %23s", &s->left_normals, &s->left_elites,
		      &s->gain, s->leader) == 4;
}

static void read_battle(const char *row, struct side_row side[DU_SIDES])
{
	const char *second = strstr(row, " , "), *end = strstr(row, " => ");

	ck_assert_msg(second && end && second < end, "%s", row);
	const char *last = strstr(end, " , ");
	ck_assert_msg(
		last && read_side(row, &side[0]) && read_side(second + 3, &side[1]) &&
			read_end(end + 4, &side[0]) && read_end(last + 3, &side[1]),
		"%s", row);
}

static int card_called(const char *word)
{
	static const struct {
		const char *word;
		int card;
	} cards[] = {{"none", DU_NO_CARD},   {"projectile", DU_STUNNER},
		     {"poison", DU_CHAUMAS}, {"lasgun", DU_LASGUN},
		     {"shield", DU_SHIELD},  {"snooper", DU_SNOOPER},
		     {"worthless", DU_KULON}};

	for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
		if (strcmp(word, cards[i].word) == 0)
			return cards[i].card;
	ck_abort_msg("no card: %s", word);
	return DU_NO_CARD;
}

static int leader_of_strength(int strength)
{
	for (int i = 1; strength && i <= DU_LEADERS; i++)
		if (du_leaders[i].strength == strength)
			return i;
	return DU_NO_LEADER;
}

static struct du_side side_of(const struct side_row *s)
{
	return (struct du_side){.halves = s->halves,
				.spice = s->spice,
				.leader = leader_of_strength(s->strength),
				.kh = strcmp(s->kh, "kh") == 0,
				.weapon = card_called(s->weapon),
				.defence = card_called(s->defence),
				.calls = strcmp(s->call, "call") == 0};
}

/* What that side keeps and gains by our rules, against the row. */
static void compare_side(const char *row, const struct side_row *s, int i,
			 const struct du_army *army, const struct du_outcome *o)
{
	struct du_share lost = {army->normals, army->elites, 0, 0};
	int gain = (o->pays[i] ? -s->spice : 0) + (o->winner == i ? o->reward : 0);

	ck_assert_msg(du_dial_is_legal(army, s->halves, s->spice), "%s", row);
	if (o->winner == i && o->end == DU_BETRAYED)
		lost = (struct du_share){0};
	else if (o->winner == i)
		ck_assert(du_losses(army, s->halves, s->spice, false, &lost));
	ck_assert_msg(army->normals - lost.normals == s->left_normals &&
			      army->elites - lost.elites == s->left_elites,
		      "%s: side %d lost %d and %d", row, i, lost.normals, lost.elites);
	ck_assert_msg(gain == s->gain, "%s: side %d got %d", row, i, gain);
	if (s->strength)
		ck_assert_msg(o->dead[i] == (strcmp(s->leader, "dead") == 0),
			      "%s: the leader of side %d", row, i);
}

static void compare_battle(const char *row)
{
	struct side_row said[DU_SIDES];
	struct du_side sides[DU_SIDES];
	int area = at(DU_RED_CHASM, 0);

	read_battle(row, said);
	dune_lay();
	for (int i = 0; i < DU_SIDES; i++) {
		put(seat_of(said[i].faction), area, said[i].normals + said[i].elites,
		    said[i].elites);
		sides[i] = side_of(&said[i]);
	}
	struct du_outcome o = du_fight(sides);
	for (int i = 0; i < DU_SIDES; i++) {
		struct du_army army = du_army(&d.s.t, seat_of(said[i].faction), area,
					      seat_of(said[!i].faction));
		compare_side(row, &said[i], i, &army, &o);
	}
}

START_TEST(battles_end_as_there)
{
	FILE *in = open_rows(FOLDER "battles.txt");
	char row[LINE];
	int n = 0;

	for (; next_row(in, row); n++)
		compare_battle(row);
	fclose(in);
	ck_assert_int_ge(n, BATTLES_LEAST);
}
END_TEST

/* Auctions -------------------------------------------------------------------------------------- */

struct auction_row {
	int n, seat[DU_SEATS];
	int lots, winner[DU_LOTS], price[DU_LOTS];
};

static void read_players(const char *text, struct auction_row *a)
{
	unsigned who = 0;
	char faction[WORD];
	int spice, cards, used;

	dune_lay();
	*a = (struct auction_row){0};
	while (sscanf(text, " %23s %d %d%n", faction, &spice, &cards, &used) == 3) {
		int seat = seat_of(faction);
		a->seat[a->n++] = seat;
		who |= 1U << seat;
		d.s.h.spice[seat] = (uint16_t)spice;
		for (int i = 0; i < cards; i++)
			holds(seat, d.s.h.deck[0]);
		text += used;
		text += strspn(text, " ,");
	}
	players(who);
	d.s.t.option.bidding = DU_BID_TABLE;
}

static void read_lot(const char *text, struct auction_row *a)
{
	char winner[WORD];
	int most, used;

	lot(d.s.h.deck[0]);
	a->lots++;
	for (int i = 0; i < a->n; i++) {
		ck_assert_int_eq(sscanf(text, "%d%n", &most, &used), 1);
		text += used;
		if (most)
			orders(a->seat[i],
			       (struct du_order){.verb = DU_BIDS, .n = (int16_t)most},
			       a->lots);
	}
	ck_assert_int_eq(sscanf(text, " => %23s %d", winner, &a->price[a->lots - 1]),
			 2);
	a->winner[a->lots - 1] =
		strcmp(winner, "unsold") == 0 ? DU_UNSOLD : seat_of(winner);
}

static void compare_auction(const char *text, const struct auction_row *a, int row)
{
	int spice, used;

	runs(du_bidding);
	for (int i = 0; i < a->lots; i++) {
		ck_assert_msg(d.s.t.lot_winner[i] == a->winner[i], "auction %d, lot %d",
			      row, i + 1);
		if (a->winner[i] != DU_UNSOLD)
			ck_assert_msg(happened(DU_EV_SOLD, 3, i + 1, a->winner[i],
					       a->price[i]) != NULL,
				      "auction %d, price of lot %d", row, i + 1);
	}
	for (int i = 0; i < a->n; i++) {
		ck_assert_int_eq(sscanf(text, "%d%n", &spice, &used), 1);
		ck_assert_msg(d.s.h.spice[a->seat[i]] == spice, "auction %d, spice",
			      row);
		text += used;
	}
}

START_TEST(auctions_end_as_there)
{
	FILE *in = open_rows(FOLDER "auctions.txt");
	char row[LINE];
	struct auction_row a = {0};
	int n = 0;

	while (next_row(in, row))
		if (strncmp(row, "players", 7) == 0)
			read_players(row + 7, &a);
		else if (strncmp(row, "lot", 3) == 0)
			read_lot(row + 3, &a);
		else
			compare_auction(row + 3, &a, ++n);
	fclose(in);
	ck_assert_int_ge(n, LEAST);
}
END_TEST

/* Ways -------------------------------------------------------------------------------------------- */

/* "hagga-basin@12", "carthag" */
static int area_of(const char *word)
{
	size_t n = strcspn(word, "@");
	int t = du_territory_named((struct str){word, n}), sector = 0;

	if (word[n])
		sscanf(word + n, "@%d", &sector);
	ck_assert_msg(t != DU_NOWHERE && at(t, sector) != DU_NOWHERE, "%s", word);
	return at(t, sector);
}

static void fill(const char *strongholds)
{
	char word[WORD];
	int used;

	if (strcmp(strongholds, "-") == 0)
		return;
	while (sscanf(strongholds, "%23[^,]%n", word, &used) == 1) {
		put(G, area_of(word), 1, 0);
		put(H, area_of(word), 1, 0);
		strongholds += used;
		strongholds += strspn(strongholds, ",");
	}
}

static void compare_way(const char *row)
{
	char from[WORD], to[WORD], full[2 * WORD + WORD], steps[WORD];
	int storm;

	ck_assert_msg(sscanf(row, "%23s %23s %d %71s => %23s", from, to, &storm, full,
			     steps) == 5,
		      "%s", row);
	dune_lay();
	fill(full);
	d.s.t.storm = (uint8_t)storm;
	dune_begin();
	du_run_begin(&d.r, &d.x, &du_vocab);
	int n = du_steps(&d.s.t, du_map(&d.r), A, area_of(from), area_of(to), false);
	if (strcmp(steps, "none") == 0)
		ck_assert_msg(n == GRAPH_FAR || n > WAYS, "%s: %d", row, n);
	else
		ck_assert_msg(n == atoi(steps), "%s: %d", row, n);
}

START_TEST(ways_are_as_long_as_there)
{
	FILE *in = open_rows(FOLDER "moves.txt");
	char row[LINE];
	int n = 0;

	for (; next_row(in, row); n++)
		compare_way(row);
	fclose(in);
	ck_assert_int_ge(n, LEAST);
}
END_TEST

DUNE_MAIN("dune/compared", battles_end_as_there, auctions_end_as_there,
	  ways_are_as_long_as_there)
