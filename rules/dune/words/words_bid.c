/* Orders of turn 0, of the nexus and of the bidding.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/words/words_parts.h"
#include "rules/pieces/alliance.h"

/* Turn 0 ------------------------------------------------------------------------------------- */

/* "predict Emperor turn 6" */
bool du_parse_predict(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_PREDICTS);
	const struct du_view *view = view_of(p);
	int from = parse_mark(p), turn,
	    most = view ? view->t.option.turns : DU_TURNS_MAX;

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_BENE_GESSERIT, "DU-055", N_("predict"));
	if (!du_read_other(p, &o->seat))
		return false;
	parse_link(p);
	parse_word(p, WORD_TURN, NULL);
	if (parse_word(p, W_LAST, NULL))
		turn = most;
	else if (!parse_number(p, &turn))
		return parse_expected(p, "the turn");
	if (turn < 1 || turn > most)
		parse_fault(p, from, "DU-055", N_("The game has turns 1 to %d"), most);
	o->n = (int16_t)turn;
	return du_made(made, o, 0, false);
}

/* "traitor Stilgar" */
bool du_parse_traitor(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_TRAITOR);
	const struct du_view *view = view_of(p);
	int from = parse_mark(p), leader;
	bool dealt = false;

	parse_word(p, v->word, NULL);
	if (!du_read_leader(p, &leader, false))
		return false;
	o->leader = (uint8_t)leader;
	for (int i = 0; view && i < DU_TRAITORS_MAX; i++)
		dealt |= view->own.traitor[i] == leader;
	if (view && view->seat >= 0 && view->t.phase == DU_PLACE && !dealt)
		parse_fault(p, from, "DU-005",
			    N_("That traitor card was not dealt to you"));
	else if (view && view->seat >= 0 &&
		 du_factions[view->seat].traitors == DU_TRAITORS_MAX)
		parse_impossible(
			p, from, "DU-005",
			N_("You keep all your traitor cards: there is nothing to choose"));
	return du_made(made, o, 0, false);
}

static bool read_placed(struct parse *p, struct du_order *o)
{
	int16_t n;
	int area;

	if (o->n_list == DU_LIST)
		return parse_expected(p,
				      "the end of the list: eight places are enough");
	if (!du_read_forces(p, &n, &o->elites[o->n_list]) ||
	    !du_read_area(p, &area, false))
		return false;
	if (o->elites[o->n_list] == DU_NO_ELITES) /* the same here: others suffice */
		o->elites[o->n_list] = 0;
	o->list[o->n_list] = (uint8_t)area;
	o->count[o->n_list++] = (uint8_t)n;
	return true;
}

/* "place 4 in Sietch Tabr, 3 in False Wall South 3, 3 in False Wall West 16" */
bool du_parse_place(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_PLACES);
	const struct du_view *view = view_of(p);
	int from = parse_mark(p), sum = 0;
	bool fremen = du_seat_of(p) == DU_FREMEN;

	parse_word(p, v->word, NULL);
	do {
		if (!read_placed(p, o))
			return false;
		sum += o->count[o->n_list - 1];
	} while (parse_comma(p));
	if (parse_word(p, W_AS, NULL))
		parse_link(p);
	o->advisor = parse_word(p, W_ADVISORS, NULL);
	if (!view || view->seat < 0)
		return du_made(made, o, 0, false);
	if (!fremen && view->seat != DU_BENE_GESSERIT)
		parse_fault(p, from, NULL, N_("Your forces begin where the rules say"));
	else if (fremen && sum != 10)
		parse_fault(p, from, NULL, N_("You place 10 forces, and these are %d"),
			    sum);
	else if (!fremen && (sum != 1 || !view->t.option.advanced_factions))
		parse_fault(p, from, NULL,
			    view->t.option.advanced_factions
				    ? N_("You place 1 force")
				    : N_("Your force begins in the Polar Sink"));
	if (fremen && sum < 10) /* the lines below may have the others */
		return parse_expected(p, "10 forces in all");
	for (int i = 0; fremen && i < o->n_list; i++) {
		int t = du_territory_of(o->list[i]);
		if (t != DU_SIETCH_TABR && t != DU_FALSE_WALL_SOUTH &&
		    t != DU_FALSE_WALL_WEST)
			parse_fault(
				p, from, NULL,
				N_("You begin in Sietch Tabr, False Wall South and False Wall West"));
	}
	return du_made(made, o, 0, false);
}

/* "dial 7": the first storm 0 to 20, later ones 1 to 3. */
bool du_parse_dial(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_DIAL);
	const struct du_view *view = view_of(p);
	int from = parse_mark(p), n;
	bool first = !view || view->t.turn == 0;

	parse_word(p, v->word, NULL);
	bool storm = parse_word(p, W_STORM, NULL);
	if (!parse_number(p, &n))
		return parse_expected(p, "a number");
	/* On a line of its own below the place of a battle it is the dial of that battle. */
	if (!storm && !first && view->seat >= 0 &&
	    du_battlers(&view->t) >> view->seat & 1) {
		p->i = from;
		return parse_expected(
			p,
			"dial storm and a number for the storm, or the battle before its dial");
	}
	if (n > (first ? DU_DIAL_MAX : 3) || (!first && n < 1))
		parse_fault(p, from, "DU-006",
			    first ? N_("The first storm is dialled with 0 to 20")
				  : N_("The storm is dialled with 1 to 3"));
	if (view && view->seat >= 0 && view->t.phase == DU_PLACE) {
		int dialer[2];
		du_first_dialers(&view->t, dialer);
		if (dialer[0] != view->seat && dialer[1] != view->seat)
			parse_impossible(p, from, "DU-006",
					 N_("You do not dial this storm: %s and %s do"),
					 du_factions[dialer[0]].the,
					 du_factions[dialer[1]].the);
	}
	o->n = (int16_t)n;
	return du_made(made, o, 0, false);
}

/* The nexus ------------------------------------------------------------------------------------ */

static const char *ally_name(int seat)
{
	return du_factions[seat].the;
}

static const struct alliance_terms terms = {
	.name = ally_name, .example = "a faction, such as Guild", .word = W_ALLY};

bool du_parse_ally(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_ALLY);

	if (!alliance_read_wishes(p, v, &terms, du_seat_of(p), o->list, DU_LIST,
				  &o->n_list))
		return false;
	du_made(made, o, 0, false);
	made->ranked = true;
	return true;
}

/* The ally whom the line names; `usual`: none. */
static int named_ally(const struct parse *p, const struct du_table *t, int seat,
		      int usual)
{
	struct parse look = *p;
	int named;

	look.quiet = true;
	for (look.i = p->i + 1; look.token[look.i].kind == TOKEN_WORD; look.i++) {
		int was = look.i;
		if (parse_sees_seat(&look) && parse_seat(&look, &named) &&
		    du_are_allies(t, seat, named))
			return named;
		look.i = was;
	}
	return usual;
}

bool du_parse_break(struct parse *p, const struct verb *v, struct parsed *made)
{
	const struct du_view *view = view_of(p);
	int seat = du_seat_of(p);

	int ally = seat >= 0 ? du_next_ally(&view->t, seat, DU_NOBODY) : ALLIANCE_NONE;

	/* Who leaves three leaves both, whichever of them is named. */
	if (ally >= 0 && du_count_allies(&view->t, seat) > 1)
		ally = named_ally(p, &view->t, seat, ally);
	alliance_read_break(p, v, &terms, seat, ally);
	return du_made(made, du_new_order(p, DU_BREAK), 0, false);
}

bool du_parse_pass(struct parse *p, const struct verb *v, struct parsed *made)
{
	unsigned open = p->reader ? reader_open(p->reader) : 0;

	parse_word(p, v->word, NULL);
	bool read = du_made(made, du_new_order(p, DU_ALLY), 0, false);
	/* In a nexus it keeps the alliance that there is. */
	if (open)
		made->none_of = UINT64_C(1)
				<< (open & PHASE(DU_NEXUS) ? DU_BREAK : DU_BIDS);
	return read;
}

/* The bidding ----------------------------------------------------------------------------------- */

static bool sees_lot_card(struct parse *p)
{
	return parse_sees(p, W_CARD_NAME) && parse_peek(p)->value != DU_KARAMA;
}

/* A lot by its card, for a player who sees the faces: Atreides. */
static void read_lot_card(struct parse *p, int *lot)
{
	const struct du_view *v = view_of(p);
	int from = parse_mark(p), card = 0, n = 0;

	parse_word(p, W_CARD_NAME, &card);
	*lot = 1;
	for (int i = 0; v && v->t.phase == DU_BID && i < v->t.n_lots; i++)
		if (v->lots[i] == card && !n++)
			*lot = i + 1;
	if (n > 1)
		parse_fault(
			p, from, NULL,
			N_("Several lots are that card: write the number of the lot"));
	else if (!n)
		parse_fault(
			p, from, NULL,
			N_("You do not see a lot with that card: write the number of the lot"));
}

/* "1 6", "lot 1 up to 6", "6 on lot 1", "Shield 6", "6 for the Shield" */
static bool read_lot(struct parse *p, struct du_order *o, int *lot)
{
	bool lot_first = parse_word(p, W_LOT, NULL);
	int first;

	if (sees_lot_card(p)) {
		read_lot_card(p, lot);
		parse_word(p, W_UP_TO, NULL);
		return du_read_spice(p, &o->n);
	}
	if (!parse_number(p, &first))
		return parse_expected(p, "a lot and the most you pay, such as 1 6");
	parse_word(p, W_SPICE, NULL);
	int was = p->i;
	parse_link(p);
	if (!lot_first && parse_word(p, W_LOT, NULL)) {
		o->n = (int16_t)(first > DU_SPICE_MAX ? DU_SPICE_MAX : first);
		return parse_number(p, lot) || parse_expected(p, "the number of a lot");
	}
	if (!lot_first && sees_lot_card(p)) {
		o->n = (int16_t)(first > DU_SPICE_MAX ? DU_SPICE_MAX : first);
		read_lot_card(p, lot);
		return true;
	}
	p->i = was;
	*lot = first;
	parse_word(p, W_UP_TO, NULL);
	return du_read_spice(p, &o->n);
}

static void check_bid(struct parse *p, int from, const struct du_order *o, int lot)
{
	const struct du_view *v = view_of(p);

	if (lot < 1 || lot > DU_LOTS ||
	    (v && v->t.phase == DU_BID && lot > v->t.n_lots))
		parse_fault(p, from, NULL, N_("There is no lot %d in this turn"), lot);
	else if (o->karama && o->n > DU_BID_MAX)
		parse_fault(p, from, "DU-020",
			    N_("A bid with a Karama card is at most 99"));
	else if (o->karama && v && v->seat >= 0 && !du_view_holds(v, DU_KARAMA) &&
		 v->seat != DU_BENE_GESSERIT)
		parse_note(
			p, from, "DU-020",
			N_("You hold no Karama card now. The bid counts if you do then"));
	else if (!o->karama && v && v->seat >= 0 && o->n > v->own.spice)
		parse_note(
			p, from, "DU-023",
			N_("You hold %d spice. A higher bid counts only as far as your ally pays"),
			v->own.spice);
}

/* "all": what the player has now. */
static int spice_of(const struct parse *p)
{
	const struct du_view *v = view_of(p);

	return v && v->seat >= 0 ? v->own.spice : DU_SPICE_MAX;
}

/* "bid 1 6", "bid 2 9 karama", "bid 2 9 karama free" */
bool du_parse_bid(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_BIDS);
	int from = parse_mark(p), lot = 0, card;

	parse_word(p, v->word, NULL);
	if (!read_lot(p, o, &lot))
		return false;
	if (o->n == DU_ALL)
		o->n = (int16_t)spice_of(p);
	parse_link(p);
	if (parse_sees(p, W_CARD_NAME) && parse_peek(p)->value == DU_KARAMA) {
		parse_word(p, W_CARD_NAME, &card);
		o->karama =
			parse_word(p, W_FREE, NULL) ? DU_KARAMA_FREE : DU_KARAMA_BEYOND;
	}
	check_bid(p, from, o, lot);
	o->lot = (uint8_t)(lot < 1 || lot > DU_LOTS ? 1 : lot);
	return du_made(made, o, o->lot, false);
}

/* "allypay 5 for the Guild": one pays for allies alone. */
static void read_helped(struct parse *p)
{
	const struct du_view *v = p->view;
	int from = p->i, seat;

	parse_link(p);
	if (!parse_sees_seat(p) || !parse_seat(p, &seat)) {
		p->i = from;
		return;
	}
	if (v && v->seat >= 0 && !(du_allies(&v->t, v->seat) & 1U << seat))
		parse_fault(p, from, NULL,
			    N_("You are not allied with %s, and pay for allies alone"),
			    du_factions[seat].the);
}

/* "maxcards 2", "maxspice 10", "allypay 5", "allyrevive 3" */
bool du_parse_number(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, (enum du_verb)v->id);
	int from = parse_mark(p);
	bool holds = v->id == DU_ALLYPAY || v->id == DU_ALLYREVIVE;

	parse_word(p, v->word, NULL);
	if (v->word == W_MAX && parse_word(p, W_CARDS, NULL)) /* "max cards 2" */
		o->verb = DU_MAXCARDS;
	else if (v->word == W_MAX && !parse_word(p, W_SPICE, NULL))
		return parse_expected(p, "cards or spice");
	if (v->id == DU_ALLYREVIVE)
		du_only_for(p, from, DU_EMPEROR, "DU-024",
			    N_("pay for the revivals of an ally"));
	if (!du_read_spice(p, &o->n))
		return false;
	parse_word(p, W_CARDS, NULL);
	if (holds)
		read_helped(p);
	if (o->n == DU_ALL)
		o->n = DU_SPICE_MAX;
	if (v->id == DU_ALLYREVIVE && o->n > 3) {
		parse_weak(p, from, "DU-024", N_("You may pay for three more at most"));
		o->n = 3;
	}
	return du_made(made, o, 0, holds);
}
