/* An answer that a player owes to another [DU-063]: it is asked for in every phase, FINAL does not cover it, and the form has its
 * line. What a receipt notes of a plan's spice is what the plan spends, and what a letter says of advisors is never dropped.
 * SPDX-License-Identifier: ISC */
#include "base/page.h"
#include "rules/dune/dune.h"
#include "tests/rules/dune/dune_position.h"

static struct du_view *seen_by(int seat)
{
	struct du_view *v = arena_new(d.a, struct du_view);

	du_view_make(&d.s, seat, v);
	return v;
}

static struct str needs(int seat, const struct sheet *sheet)
{
	struct buf b = buf_in(d.a);

	buf_z(&b, "");
	dune_game.needs(seen_by(seat), sheet, &b);
	return buf_str(&b);
}

static struct str form(int seat)
{
	struct page p = page_in(d.a);

	dune_game.form(seen_by(seat), &p);
	return p.n ? p.blocks[p.n - 1].text : STR("");
}

static bool says(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

/* The sheet after the letter, with FINAL if `final`. */
static const struct sheet *after(int seat, const char *letter, bool final)
{
	struct sheet *sheet = &dune_read(seat, letter)->sheet;

	sheet->final |= final;
	return sheet;
}

START_TEST(an_answer_is_owed_until_it_is_given)
{
	static const uint8_t phases[] = {DU_NEXUS, DU_BID, DU_MARCH, DU_VOICE, DU_PLAN};

	for (size_t i = 0; i < sizeof phases; i++) {
		asked_position();
		d.s.t.phase = phases[i];
		d.s.h.question[0].phase = 0;
		d.s.t.forces[at(DU_ARRAKEEN, 0)][H] = 0; /* with no battle of theirs */
		d.s.t.forces[at(DU_CARTHAG, 0)][H] = 0;
		ck_assert(dune_game.owes(&d.s) >> H & 1);
		ck_assert(dune_game.may_order(&d.s) >> H & 1);
		ck_assert(says(needs(H, NULL), "your answer to the Emperor") ||
			  says(needs(H, NULL), "your answer to Emperor"));
		ck_assert(says(needs(H, NULL), "do you have a weapon card?"));
		ck_assert(says(needs(H, after(H, "give 1 to guild", true)),
			       "your answer"));
		ck_assert(!says(needs(H, after(H, "answer no", true)), "your answer"));
		ck_assert(dune_game.owes_answer(seen_by(H), after(H, "", true)));
		ck_assert(!dune_game.owes_answer(seen_by(H),
						 after(H, "answer no", true)));
		ck_assert(says(form(H), "answer __\n"));
		ck_assert(!says(form(A), "answer __\n"));
	}
}
END_TEST

/* The form of an ally, copied whole, ends no alliance: the example that would stands apart. */
START_TEST(an_ally_is_shown_how_to_keep_the_alliance_first)
{
	dune_position(DU_NEXUS);
	allies(A, F);
	ck_assert_msg(says(form(A), "# examples legal now:\n#   pass\n") &&
			      says(form(A), "# or, in place of it:\n#   break\n") &&
			      says(form(A), "pass keeps it, break ends it"),
		      "%.*s", STR_MADE(d.a, form(A)));
	ck_assert(says(needs(A, NULL), "PASS keeps it, BREAK ends it"));
	ck_assert(says(form(B), "ally __\n"));
	ck_assert(says(needs(B, NULL), "your wishes for an alliance, or PASS"));
}
END_TEST

/* FINAL says that the rest is missing on purpose; not what somebody else waits for [DU-063]. */
START_TEST(final_leaves_owed_an_answer_alone)
{
	static const struct {
		uint8_t phase, seat;
		const char *owed;
	} rows[] = {
		{DU_PREDICT, B, "your prediction"},
		{DU_PLACE, A, "the traitor whom you keep"},
		{DU_PLAN, A, "a plan for each of your battles"},
		{DU_NEXUS, A, "your wishes for an alliance"},
		{DU_BID, A, "your bids"},
		{DU_MARCH, A, "your march"},
		{DU_VOICE, A, "a question about a plan"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_position(rows[i].phase);
		if (rows[i].phase <= DU_PLACE)
			d.s.t.turn = 0;
		int seat = rows[i].seat;
		d.s.h.traitor[seat][0] = (uint8_t)(seat + 1);
		ck_assert_msg(says(needs(seat, NULL), rows[i].owed), "%s: %.*s",
			      rows[i].owed, STR_MADE(d.a, needs(seat, NULL)));
		ck_assert_uint_eq(needs(seat, after(seat, "", true)).n, 0);
		ck_assert(!dune_game.owes_answer(seen_by(seat), NULL));
	}
}
END_TEST

/* Nobody can play one's own leader against oneself, so the example is another faction's, the strongest, whatever was dealt. */
START_TEST(the_traitor_of_the_example_is_of_an_enemy)
{
	dune_position(DU_PLACE);
	d.s.t.turn = 0;
	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int place = 0; place < 5; place++) {
			/* One's own first, then three of others, the strongest in the middle. */
			int other = (seat + 1) % DU_SEATS;
			const uint8_t dealt[] = {(uint8_t)du_leader(seat, place),
						 (uint8_t)du_leader(other, 2),
						 (uint8_t)du_leader(other, 0),
						 (uint8_t)du_leader(other, 4)};
			memcpy(d.s.h.traitor[seat], dealt, sizeof dealt);
			if (seat == H) /* keeps all four */
				continue;
			const char *line =
				str_z(d.a, str_printf(d.a, "#   traitor %s\n",
						      du_leaders[dealt[2]].name));
			ck_assert_msg(says(form(seat), line), "%s\n%.*s", line,
				      STR_MADE(d.a, form(seat)));
		}
}
END_TEST

/* The march is not done with an answer alone. */
START_TEST(an_answer_is_not_the_march)
{
	asked_position();
	ck_assert(says(needs(H, after(H, "answer no", false)), "your march"));
	ck_assert(!says(needs(H, after(H, "answer no\nship 1 to Carthag", false)),
			"your"));
}
END_TEST

START_TEST(of_two_who_asked_each_gets_an_answer)
{
	asked_position();
	refuses(G, "answer yes", "Several players have asked you");
	const struct sheet *one = after(G, "answer emperor no", true);
	ck_assert(says(needs(G, one), "will you ship to Arrakeen?"));
	ck_assert(!says(needs(G, one), "will you ship at all?"));
	writes(G, "answer emperor no\nanswer atreides yes");
	runs_phase();
	ck_assert(happened(DU_EV_SAID, 2, G, 0) && happened(DU_EV_SAID, 2, G, 1));
	ck_assert_ptr_nonnull(happened(DU_EV_SAID, 2, H, -1)); /* who sent no answer */
}
END_TEST

START_TEST(nobody_answers_who_did_not_ask)
{
	asked_position();
	refuses(H, "answer guild no", "Guild put no question to you");
}
END_TEST

/* A card in the hand that has an order of its own stands in the form, by its line and by the word for HELP. */
START_TEST(a_card_that_is_ordered_stands_in_the_form)
{
	static const struct {
		int card;
		const char *line;
	} cards[] = {
		{DU_TRUTHTRANCE, "truthtrance __"}, {DU_HAJR, "hajr move __"},
		{DU_WEATHER_CONTROL, "weather __"}, {DU_FAMILY_ATOMICS, "atomics if"},
		{DU_TLEILAXU_GHOLA, "ghola __"},    {DU_KARAMA, "karama cancel __"}};

	for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
		dune_position(DU_MARCH);
		ck_assert(!says(form(A), cards[i].line));
		holds(A, cards[i].card);
		ck_assert_msg(says(form(A), cards[i].line), "%s", cards[i].line);
		ck_assert(says(form(A), "HELP"));
		ck_assert(!says(form(H), cards[i].line));
	}
}
END_TEST

/* The remark of the receipt that speaks of spice; empty: there is none. */
static struct str spice_note(const struct reading *r)
{
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			if (says(r->lines[i].remarks[k].text, "This dial spends"))
				return r->lines[i].remarks[k].text;
	return STR("");
}

/* Over all dials and purses: what the plan spends, and of how much, is told where the letter says nothing of it. */
START_TEST(the_spice_of_a_dial_is_told)
{
	int n_told = 0;

	for (int held = 0; held <= 8; held++)
		for (int halves = 0; halves <= 10; halves++) {
			dune_position(DU_PLAN);
			d.s.h.spice[H] = (uint16_t)held;
			const char *line = str_z(
				d.a, str_printf(d.a,
						"battle Arrakeen vs atreides dial %d%s "
						"leader Feyd-Rautha",
						halves / 2, halves % 2 ? ".5" : ""));
			struct reading *r = dune_read(H, line);
			if (r->n_refused)
				continue;
			struct str note = spice_note(r);
			d.sheets[H] = r->sheet;
			runs_phase();
			const struct event *e = happened(DU_EV_PLAN, 1, H);
			ck_assert_ptr_nonnull(e);
			struct str want =
				str_printf(d.a, "This dial spends %d of your %d spice.",
					   e->arg[2], held);
			ck_assert_msg(e->arg[2] ? str_starts(note, str_z(d.a, want))
						: !note.n,
				      "%s, %d spice: " PRI_STR, line, held,
				      STR_ARG(note));
			n_told += note.n > 0;
		}
	ck_assert_int_gt(n_told, 10);
}
END_TEST

/* No sentence around a shipment makes an order of it without the advisors of which the letter speaks. */
START_TEST(advisors_are_never_dropped)
{
	static const char *const shipments[] = {
		"I ship one force to Tuek's Sietch%s.", "ship 1 to Tuek's Sietch%s",
		"One of mine lands in Tuek's Sietch%s, thanks.",
		"Please land two forces in Arrakeen%s, if you would.",
		"I'd like to bring 2 from the reserve to Arrakeen%s"};
	static const char *const tails[] = {
		" as advisors",           ", as a peaceful advisor", " as an adviser",
		", but only as advisors", " - as advisors -",        " (as advisors)"};

	for (size_t i = 0; i < sizeof shipments / sizeof *shipments; i++)
		for (size_t k = 0; k < sizeof tails / sizeof *tails; k++) {
			struct str line;
			dune_position(DU_MARCH);
			struct buf b = buf_in(d.a);
			buf_z(&b, "");
			struct str rest = str_of(shipments[i]);
			line = str_until(&rest, '%');
			buf_printf(&b, PRI_STR "%s" PRI_STR, STR_ARG(line), tails[k],
				   STR_ARG(str_slice(rest, 1, rest.n)));
			const struct reading *r = dune_read(B, b.s);
			ck_assert_msg(!r->n_accepted && !r->n_asked, "%s", b.s);
		}
}
END_TEST

DUNE_MAIN("dune/owed", an_answer_is_owed_until_it_is_given, an_answer_is_not_the_march,
	  an_ally_is_shown_how_to_keep_the_alliance_first,
	  final_leaves_owed_an_answer_alone, the_traitor_of_the_example_is_of_an_enemy,
	  of_two_who_asked_each_gets_an_answer, nobody_answers_who_did_not_ask,
	  a_card_that_is_ordered_stands_in_the_form, the_spice_of_a_dial_is_told,
	  advisors_are_never_dropped)
