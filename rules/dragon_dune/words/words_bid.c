/* Orders of the set-up, the council and the bidding.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/words/words_parts.h"

/* The places where the Orcs may begin, and the number of their tokens [DD-062]. */
static const uint8_t start[] = {DD_1C, DD_9F, DD_16F};
enum { STARTS = sizeof start, ORCS = 10 };

static bool may_start(int area)
{
	for (int i = 0; i < STARTS; i++)
		if (start[i] == area)
			return true;
	return false;
}

/* "the rest", "the remaining tokens", "the others". */
static bool says_rest(struct parse *p)
{
	static const char *const words[] = {"rest", "remainder", "remaining", "others"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (parse_says(p, words[i]))
			return true;
	return false;
}

static int n_placed(const struct dd_order *o)
{
	int sum = 0;

	for (int i = 0; i < o->n_list; i++)
		sum += o->count[i];
	return sum;
}

/* "4", "all", "the rest": those that no part of the line before has placed. */
static bool read_placed(struct parse *p, const struct dd_order *o, int *n)
{
	int from = parse_mark(p);

	if (parse_word(p, WORD_ALL, NULL) || says_rest(p)) {
		*n = ORCS - n_placed(o);
		if (*n <= 0)
			parse_fault(
				p, from, "DD-062",
				N_("You place only 10 tokens: none is left for this place"));
		*n = *n < 0 ? 0 : *n;
	} else if (!parse_number(p, n)) {
		return parse_expected(p, "a number of tokens");
	}
	parse_word(p, W_TOKENS, NULL);
	return true;
}

/* "the rest in 9f and 16f": only the writer knows how it is divided. */
static bool divides_rest(struct parse *p, int from, const struct dd_order *o)
{
	int was = p->i;
	bool divides = parse_comma(p) && dd_sees_lettered(p);

	p->i = was;
	if (!divides)
		return false;
	parse_fault(p, from, "DD-062",
		    N_("%d tokens are left: say how many of them begin in each place"),
		    ORCS - n_placed(o));
	parse_hopeless(p);
	return true;
}

/* "4 in 1c", and as in a list of places: "1c 4", "1c: 4". */
static bool read_place(struct parse *p, struct dd_order *o)
{
	int from = parse_mark(p), n, area;
	bool place_first = dd_sees_lettered(p);

	if (place_first && !dd_read_area(p, &area))
		return false;
	if (place_first)
		parse_sign(p, ':');
	int counted = p->i;
	if (!read_placed(p, o, &n))
		return false;
	bool rest = p->token[counted].kind != TOKEN_NUMBER;
	parse_link(p);
	if (!place_first && !dd_read_area(p, &area))
		return false;
	if (rest && divides_rest(p, counted, o))
		return false;
	if (!may_start(area))
		parse_fault(p, from, "DD-062",
			    N_("Your tokens begin in 1c, 9f and 16f"));
	o->list[o->n_list] = (uint8_t)area;
	o->count[o->n_list++] = (uint8_t)(n > ORCS ? ORCS + 1 : n);
	return true;
}

bool dd_parse_place(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_PLACE);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	if (!dd_only_for(p, from, DD_ORCS, "DD-062", N_("choose where they begin")))
		return false;
	do {
		if (!read_place(p, o))
			return false;
	} while (o->n_list < STARTS && parse_comma(p));
	for (int i = 0; i < o->n_list; i++)
		for (int k = 0; k < i; k++)
			if (o->list[i] == o->list[k])
				parse_fault(p, from, "DD-062",
					    N_("%s is in the line twice"),
					    dd_area_name(o->list[i]));
	if (n_placed(o) != ORCS)
		parse_fault(p, from, "DD-062",
			    N_("You place 10 tokens, but here are %d"), n_placed(o));
	*made = (struct parsed){
		.action = o, .key = {DD_PLACE, 0, 0}, .allowed = STRATUM_REPORT};
	return true;
}

/* The council --------------------------------------------------------------------------- */

static void add_partner(struct parse *p, struct dd_order *o, int from, int seat)
{
	if (seat == dd_seat_of(p)) {
		parse_fault(p, from, "DD-016", N_("You cannot be your own ally"));
		return;
	}
	for (int i = 0; i < o->n_list; i++)
		if (o->list[i] == seat) {
			parse_fault(p, from, "DD-016", N_("%s is in the line twice"),
				    dd_seat_names[seat]);
			return;
		}
	if (o->n_list < DD_LIST)
		o->list[o->n_list++] = (uint8_t)seat;
}

bool dd_parse_ally(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_ALLY);
	int seat;

	parse_word(p, v->word, NULL);
	if (!parse_sees_seat(p))
		return parse_expected(p, "a faction, such as elves");
	while (parse_sees_seat(p)) {
		int from = parse_mark(p);
		if (!parse_seat(p, &seat))
			break;
		add_partner(p, o, from, seat);
		parse_comma(p);
		parse_word(p, WORD_THEN, NULL);
	}
	*made = (struct parsed){.action = o,
				.key = {DD_ALLY, 0, 0},
				.allowed = STRATUM_REPORT,
				.ranked = true};
	return true;
}

bool dd_parse_break(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_BREAK);
	const struct dd_view *view = view_of(p);
	int from = parse_mark(p), seat = DD_NOBODY;
	int ally = view && view->seat >= 0 ? view->t.ally[view->seat] : DD_NOBODY;

	parse_word(p, v->word, NULL);
	parse_word(p, W_ALLY, NULL);
	parse_word(p, WORD_WITH, NULL);
	if (p->token[p->i].kind == TOKEN_WORD && parse_sees_seat(p))
		parse_seat(p, &seat);
	if (view && view->seat >= 0 && ally == DD_NOBODY)
		parse_fault(p, from, "DD-015", N_("You have no alliance to break"));
	else if (ally != DD_NOBODY && seat != DD_NOBODY && seat != ally)
		parse_fault(p, from, "DD-015",
			    N_("The %s are not your allies: the %s are"),
			    dd_seat_names[seat], dd_seat_names[ally]);
	*made = (struct parsed){
		.action = o, .key = {DD_BREAK, 0, 0}, .allowed = STRATUM_REPORT};
	return true;
}

/* No alliance, no bids, no march. */
bool dd_parse_pass(struct parse *p, const struct verb *v, struct parsed *made)
{
	enum dd_verb verb = dd_is_open(p, DD_COUNCIL) ? DD_ALLY : DD_PASS;

	parse_word(p, v->word, NULL);
	*made = (struct parsed){.action = dd_new_order(p, verb),
				.key = {(int)verb, 0, 0},
				.allowed = STRATUM_REPORT};
	return true;
}

/* The bidding ----------------------------------------------------------------------------- */

/* "bid each 2", "bid 2 on all lots": understood, and a line for each lot says it. */
static bool is_for_each(struct parse *p, int *n)
{
	int was = p->i;

	bool each = parse_says(p, "each") || parse_word(p, WORD_ALL, NULL);
	if (each && parse_word(p, W_LOT, NULL))
		parse_link(p);
	if (each && parse_number(p, n) &&
	    (parse_word(p, W_GOLD, NULL), parse_at_end(p)))
		return true;
	p->i = was;
	if (!parse_number(p, n))
		return false;
	parse_word(p, W_GOLD, NULL);
	parse_link(p);
	each = parse_says(p, "each");
	bool all =
		!each && parse_word(p, WORD_ALL, NULL); /* alone it is all the gold */
	if ((parse_word(p, W_LOT, NULL) ? each || all : each) && parse_at_end(p))
		return true;
	p->i = was;
	return false;
}

/* "bid 1 6", "bid lot 1 up to 6", "bid 6 on lot 1", "bid 6 on 1". */
static bool read_lot_and_maximum(struct parse *p, struct dd_order *o, int *lot)
{
	bool lot_first = parse_word(p, W_LOT, NULL);
	int first;

	bool all = !lot_first && parse_word(p, WORD_ALL, NULL);
	if (all)
		first = DD_ALL_OF_THEM;
	else if (!parse_number(p, &first))
		return parse_expected(p, "a lot and the most you pay, such as 1 6");
	parse_word(p, W_GOLD, NULL);
	int was = p->i;
	bool on = parse_word(p, WORD_ON, NULL) && parse_sees_number(p);
	if (!on)
		parse_link(p);
	if (!lot_first && (parse_word(p, W_LOT, NULL) || on)) {
		o->n = (int16_t)(first > DD_GOLD_MAX ? DD_GOLD_MAX : first);
		return parse_number(p, lot) || parse_expected(p, "the number of a lot");
	}
	p->i = was;
	if (all) {
		parse_expected(p, "the lot for which you bid all, such as lot 1");
		parse_missing(p, "on lot __");
		return false;
	}
	*lot = first;
	parse_word(p, W_UP_TO, NULL);
	bool read = dd_read_count(p, o);
	parse_word(p, W_GOLD, NULL);
	return read;
}

static void check_bid(struct parse *p, int from, const struct dd_order *o, int lot)
{
	const struct dd_view *v = view_of(p);

	bool full = v && v->seat >= 0 && v->t.turn && v->t.phase == DD_BID &&
		    !dd_below_limit(&v->t, v->seat);

	if (full)
		parse_note(
			p, from, "DD-018",
			N_("Your hand is full with %d cards: you take no part in this bidding"),
			v->t.n_hand[v->seat]);
	if (lot < 1 || lot > DD_LOTS ||
	    (v && v->t.turn && v->t.phase == DD_BID && lot > v->t.n_lots))
		parse_fault(p, from, "DD-019", N_("There is no lot %d in this round"),
			    lot);
	else if (v && v->seat >= 0 && o->n > v->t.gold[v->seat])
		parse_note(
			p, from, "DD-021",
			N_("You hold %d gold: a higher bid counts as all that you hold"),
			v->t.gold[v->seat]);
}

bool dd_parse_bid(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_BIDS);
	int from = parse_mark(p), lot = 0, n;

	parse_word(p, v->word, NULL);
	if (is_for_each(p, &n)) {
		parse_fault(
			p, from, "DD-019",
			N_("A bid is for one lot. Write a line for each: bid 1 %d, bid 2 %d, and so on"),
			n, n);
		lot = 1;
	} else if (!read_lot_and_maximum(p, o, &lot)) {
		return false;
	} else {
		parse_link(p);
		dd_read_ace(p, &o->ace);
		check_bid(p, from, o, lot);
	}
	o->lot = (int8_t)(lot < 1 || lot > DD_LOTS ? 1 : lot);
	*made = (struct parsed){.action = o,
				.key = {DD_BIDS, o->lot, 0},
				.allowed = STRATUM_COMMITMENT};
	return true;
}

/* "maxcards 2", "maxgold 10" */
bool dd_parse_cap(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, (enum dd_verb)v->id);
	int n;

	parse_word(p, v->word, NULL);
	if (!parse_number(p, &n))
		return parse_expected(p, "a number");
	parse_word(p, W_GOLD, NULL);
	parse_word(p, W_CARD, NULL);
	o->n = (int16_t)(n > DD_GOLD_MAX ? DD_GOLD_MAX : n);
	*made = (struct parsed){
		.action = o, .key = {v->id, 0, 0}, .allowed = STRATUM_REPORT};
	return true;
}

/* Agreements ------------------------------------------------------------------------------------- */

/* 'agree orcs "I leave 11 to you"' [DD-017] */
bool dd_parse_agree(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_AGREE);
	const struct dd_view *view = view_of(p);
	int from = parse_mark(p), seat;

	parse_word(p, v->word, NULL);
	parse_link(p);
	if (!parse_sees_seat(p) || !parse_seat(p, &seat))
		return parse_expected(p, "a faction, such as elves");
	if (!parse_text(p, &o->text) || !o->text.n)
		return parse_expected(p, "its words in quotes");
	o->seat = (int8_t)seat;
	if (seat == dd_seat_of(p))
		parse_fault(p, from, "DD-017", N_("You cannot agree with yourself"));
	else if (view && !view->t.option.binding)
		parse_fault(
			p, from, "DD-017",
			N_("This game keeps no record of agreements: write press instead"));
	*made = (struct parsed){
		.action = o, .key = {DD_AGREE, seat, 0}, .allowed = STRATUM_REPORT};
	return true;
}

/* "lend no", "lend yes": the Dwarves' queen and jack, to their ally [DD-030]. */
bool dd_parse_lend(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_LEND);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	dd_only_for(p, from, DD_DWARVES, "DD-030", N_("lend their queen and jack"));
	o->out = parse_word(p, WORD_NO, NULL) || parse_word(p, WORD_NOTHING, NULL);
	if (!o->out && !parse_word(p, W_YES, NULL))
		return parse_expected(p, "yes or no");
	*made = (struct parsed){.action = o,
				.key = {DD_LEND, 0, 0},
				.allowed = STRATUM_COMMITMENT,
				.standing = true};
	return true;
}

/* Gifts, in any phase ------------------------------------------------------------------------ */

bool dd_parse_give(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_GIVE);
	const struct dd_view *view = view_of(p);
	int from = parse_mark(p), seat;

	parse_word(p, v->word, NULL);
	/* "give 3 to elves", "give the elves 3" */
	bool seat_first = parse_sees_seat(p) && parse_seat(p, &seat);
	if (!dd_read_count(p, o))
		return false;
	parse_word(p, W_GOLD, NULL);
	parse_link(p);
	if (!seat_first && (!parse_sees_seat(p) || !parse_seat(p, &seat)))
		return parse_expected(p, "a faction, such as elves");
	o->seat = (int8_t)seat;
	if (seat == dd_seat_of(p))
		parse_fault(p, from, "DD-017", N_("You cannot give gold to yourself"));
	else if (view && view->seat >= 0 && o->n > view->t.gold[view->seat])
		parse_weak(p, from, "DD-017", N_("You hold %d gold"),
			   view->t.gold[view->seat]);
	*made = (struct parsed){
		.action = o, .key = {DD_GIVE, seat, 0}, .allowed = STRATUM_COMMITMENT};
	return true;
}
