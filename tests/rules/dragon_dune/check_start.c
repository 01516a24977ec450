/* What a player has who has read nothing else: the start letter tells the order of play, how cards are
 * written, each border and each event; the form and the report go by what that player may do.
 * SPDX-License-Identifier: ISC */
#include "base/page.h"
#include "rules/dragon_dune/report/report.h"
#include "tests/rules/dragon_dune/dune_kit.h"
#include "tests/rules/pieces/maps.h"

static const struct dd_view *seen_by(int seat)
{
	struct dd_view *v = arena_new(d.a, struct dd_view);

	dd_view_make(&d.s, seat, v);
	return v;
}

/* All words of the page, and all cells of its tables, a line each. */
static struct str words_of(const struct page *p)
{
	struct buf b = buf_in(d.a);

	buf_z(&b, "");
	for (int i = 0; i < p->n; i++) {
		const struct page_block *block = &p->blocks[i];
		buf_printf(&b, PRI_STR "\n", STR_ARG(block->text));
		for (int r = 0; block->table && r < block->table->n_rows; r++) {
			const struct page_row *row = &block->table->rows[r];
			for (int c = 0; c < row->n_cells; c++)
				buf_printf(&b, "%s" PRI_STR, c ? " | " : "",
					   STR_ARG(row->cell[c]));
			buf_char(&b, '\n');
		}
	}
	return buf_str(&b);
}

static struct str start_of(int seat)
{
	struct page p = page_in(d.a);

	dd_start(seen_by(seat), &p);
	return words_of(&p);
}

static struct str form_of(int seat)
{
	struct page p = page_in(d.a);

	dd_form(seen_by(seat), &p);
	return words_of(&p);
}

static struct str report_of(int seat)
{
	struct page p = page_in(d.a);
	struct events none = {.a = d.a};

	p.text_only = true;
	dd_report(seen_by(seat), &none, &p);
	return words_of(&p);
}

static void has(struct str text, const char *what)
{
	ck_assert_msg(str_find(text, str_of(what)) != SIZE_MAX,
		      "'%s' is not in\n" PRI_STR, what, STR_ARG(text));
}

static void lacks(struct str text, const char *what)
{
	ck_assert_msg(str_find(text, str_of(what)) == SIZE_MAX, "'%s' is in\n" PRI_STR,
		      what, STR_ARG(text));
}

/* [DD-001] As the rule text lists them. */
START_TEST(the_start_letter_lists_each_border)
{
	struct str letter = start_of(D);

	(void)sands;
	for (int at = 0; at < DD_AREAS; at++) {
		struct buf b = buf_in(d.a);
		struct str rest = str_of(castles[at].borders), name;
		buf_z(&b, "| ");
		for (int n = 0; str_word(&rest, &name); n++)
			buf_printf(&b, "%s" PRI_STR, n ? ", " : "", STR_ARG(name));
		buf_char(&b, '\n');
		has(letter, b.s);
	}
	/* [DD-002] */
	has(letter, "13 | plain 13 | 12 (9H) | 10, 12f, 14");
	has(letter, "2f | fort 2, Orcish | - | ");
}
END_TEST

/* [DD-004, DD-020] The order of bids, marches and battles; the suits that queens and jacks name. */
START_TEST(the_start_letter_tells_who_comes_when)
{
	struct str letter = start_of(G);

	has(letter, "in this order, beginning with the Emperor");
	has(letter, "for lot 2 that of the next player");
	has(letter, "goes to the next player after each turn");
	has(letter, "Dwarves | diamonds, red | ");
	has(letter, "Orcs | spades, black | ");
	has(letter, "which count two in battle: Dwarves 2.");
	has(letter, "AS the ace of spades");
	has(letter, "You are the Goblins.");
	lacks(letter, "You are the Dwarves.");
	d.s.t.option.emperor_fixed = 1;
	has(start_of(G), "keeps the title for the whole game");
}
END_TEST

/* [DD-020, DD-027] */
START_TEST(the_report_tells_the_order_and_whom_a_player_can_betray)
{
	d.s.t.emperor = G;
	d.s.h.queen[D] = DD_CARD(DD_HEARTS, DD_QUEEN);
	d.s.h.jack[D] = DD_CARD(DD_CLUBS, DD_JACK);
	has(report_of(D),
	    "The Goblins have the title of Emperor: they come first in bids, "
	    "marches and battles. Then come the Orcs, the Dwarves and the Elves.");
	has(report_of(D),
	    "You can betray the Elves in a battle in which they play a card of "
	    "clubs.");
	d.s.h.queen[D] = DD_CARD(DD_DIAMONDS, DD_QUEEN);
	has(report_of(D), "Your queen has your own suit");
}
END_TEST

/* Its lines are legal now: no gold, no hiring; no tokens in reserve, no recruits [DD-003]. */
START_TEST(the_form_offers_what_can_be_ordered)
{
	d.s.t.gold[E] = d.s.t.gold[O] = 10;
	put(E, DD_5C, 12);
	put(O, DD_17, 3);
	has(form_of(E), "hire 1 in 5c\n");
	has(form_of(E), "conscript 1 in 5c\n");
	lacks(form_of(O), "hire");
	has(form_of(O), "raise 1 in 17\n");
	d.s.t.gold[E] = 1; /* enough in a castle [DD-043] */
	has(form_of(E), "hire 1 in 5c\n");
	d.s.t.gold[E] = 0;
	lacks(form_of(E), "hire");
	d.s.t.gold[E] = 10;
	d.s.t.grave[E] = 0;
	put(E, DD_6, 8);
	lacks(form_of(E), "hire");
	lacks(form_of(E), "conscript");
	has(form_of(E), "move 1 from ");
	/* Nobody is asked to bid without room in the hand [DD-018]. */
	d.s.t.phase = DD_BID;
	d.s.t.n_lots = 1;
	has(form_of(O), "bid 1 1\n");
	has(form_of(O), "#   maxcards 1\n");
	for (int n = 2; n <= 5; n++)
		holds(O, HEARTS(n));
	lacks(form_of(O), "bid");
}
END_TEST

/* The form of an ally, copied whole, ends no alliance: the example that would stands apart. */
START_TEST(an_ally_is_shown_how_to_keep_the_alliance_first)
{
	struct buf needs = buf_in(d.a);

	d.s.t.phase = DD_COUNCIL;
	allies(E, D);
	has(form_of(E), "# examples legal now:\n#   pass\n");
	has(form_of(E), "# or, in place of it:\n#   break\n");
	has(form_of(E), "pass keeps the alliance, break ends it");
	dd_needs(seen_by(E), NULL, &needs);
	has(buf_str(&needs), "PASS keeps it, BREAK ends it");
	has(form_of(O), "ally __\n");
}
END_TEST

/* FINAL says that the rest is missing on purpose. */
START_TEST(final_leaves_nothing_owed)
{
	static const struct {
		uint8_t turn, phase, seat;
		const char *owed;
	} rows[] = {
		{0, DD_SETUP, O, "where your ten tokens begin"},
		{2, DD_BATTLE, D, "a plan for each of your battles"},
		{2, DD_COUNCIL, D, "your wishes for an alliance"},
		{2, DD_BID, D, "your bids"},
		{2, DD_MARCH, D, "your march"},
	};
	const struct sheet final = {.final = true};

	put(G, DD_10, 2);
	put(D, DD_10, 3);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct buf before = buf_in(d.a), after = buf_in(d.a);
		d.s.t.turn = rows[i].turn;
		d.s.t.phase = rows[i].phase;
		d.s.t.n_lots = 1;
		d.s.t.gold[D] = 5;
		dd_needs(seen_by(rows[i].seat), NULL, &before);
		dd_needs(seen_by(rows[i].seat), &final, &after);
		has(buf_str(&before), rows[i].owed);
		ck_assert_msg(!after.n, "%s", rows[i].owed);
	}
}
END_TEST

/* Who is not on the board yet begins in a castle without others; Goblins pay half [DD-044]; in a battle the form shows how
 * a card of the hand is played. */
START_TEST(the_form_shows_where_to_begin_and_how_to_play_a_card)
{
	put(O, DD_1C, 4);
	d.s.t.gold[D] = 5;
	has(form_of(D), "hire 1 in 3c\n");
	put(G, DD_10, 2);
	d.s.t.gold[G] = 1;
	has(form_of(G), "hire 1 in 10\n");
	d.s.t.phase = DD_BATTLE;
	put(D, DD_10, 3);
	lacks(form_of(D), "card");
	holds(D, CLUBS(5));
	has(form_of(D), "battle 10 vs goblins send 2\n");
	has(form_of(D), "#   battle 10 vs goblins send 2 card 5C\n");
	lacks(form_of(E), "ask");
	allies(E, D);
	has(form_of(E), "#   ask 10 vs goblins colour\n"); /* DD-073 */
}
END_TEST

DUNE_MAIN("dragon_dune/start", the_start_letter_lists_each_border,
	  the_start_letter_tells_who_comes_when,
	  the_report_tells_the_order_and_whom_a_player_can_betray,
	  the_form_offers_what_can_be_ordered,
	  an_ally_is_shown_how_to_keep_the_alliance_first, final_leaves_nothing_owed,
	  the_form_shows_where_to_begin_and_how_to_play_a_card)
