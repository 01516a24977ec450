/* Orders of the bidding: see words_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/words/words_parts.h"

/* "bid each 2", "bid 2 on all lots": the sayings make a bid for each lot of it, which is asked about. `*unclear`: "bid all
 * 2" may as well be all the gold for lot 2. */
static bool is_for_each(struct parse *p, int *n, bool *unclear)
{
	int was = p->i;

	bool each = parse_says(p, "each");
	*unclear = !each && parse_word(p, WORD_ALL, NULL);
	each |= *unclear;
	if (each && parse_word(p, W_LOT, NULL)) {
		parse_link(p);
		*unclear = false;
	}
	if (each && parse_number(p, n) &&
	    (parse_word(p, W_GOLD, NULL), parse_at_end(p)))
		return true;
	p->i = was;
	*unclear = false;
	if (!parse_number(p, n))
		return false;
	parse_word(p, W_GOLD, NULL);
	parse_link(p);
	each = parse_says(p, "each");
	bool all =
		!each && parse_word(p, WORD_ALL, NULL); /* alone it is all the gold */
	if (parse_word(p, W_LOT, NULL) ? each || all : each && parse_at_end(p))
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
		parse_note(p, from, "DD-018",
			   N_("Your hand is full (%d cards). You cannot bid this time"),
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
	bool unclear;

	parse_word(p, v->word, NULL);
	int was = p->i;
	if (is_for_each(p, &n, &unclear)) {
		if (!unclear) {
			p->i = was;
			return parse_expected(
				p, "a lot and the most you pay, such as 1 6");
		}
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
