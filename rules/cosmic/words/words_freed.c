/* Tokens that a deal frees from the Warp, where a Power allows it [CP-2.1], and those that settle on its new base; what an open
 * offer wants.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

/* Reads whose tokens are to be freed: "green", "me", "my own". */
static bool read_freed_seat(struct parse *p, int *seat)
{
	const struct ce_view *v = view_of(p);
	int was = p->i;

	parse_word(p, WORD_OF, NULL);
	if (parse_word(p, WORD_ME, NULL) || parse_says(p, "mine") ||
	    parse_says(p, "my")) {
		*seat = v->seat;
		return true;
	}
	if (parse_seat(p, seat))
		return true;
	p->i = was;
	return false;
}

/* "from the warp", "out of the warp": there is no other place. */
static void read_out_of_warp(struct parse *p)
{
	int was = p->i;

	parse_says(p, "out");
	if (!parse_word(p, WORD_FROM, NULL))
		parse_word(p, WORD_OF, NULL);
	if (!parse_word(p, W_WARP, NULL))
		p->i = was;
}

static void tell_freed(struct parse *p, int from, int seat, int n, int there)
{
	bool mine = seat == view_of(p)->seat;

	if ((!n || !there) && mine)
		parse_impossible(p, from, "CP-2.1", "You have no token in the Warp");
	else if (!n || !there)
		parse_impossible(p, from, "CP-2.1", "%s no token in the Warp",
				 ce_words_seat_name(seat));
	else if (n > there && mine)
		parse_bent(p, from, "CP-2.1", "You have %d in the Warp", there);
	else if (n > there)
		parse_bent(p, from, "CP-2.1", "%s %d in the Warp",
			   ce_words_seat_name(seat), there);
}

bool ce_words_read_freed(struct parse *p, struct ce_gift *g)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, from = parse_mark(p), n, seat;
	bool any = false;

	while (ce_words_read_amount(p, &n) && read_freed_seat(p, &seat)) {
		int there = v->t.warp[seat];
		if (n == CE_ALL_TOKENS)
			n = there;
		tell_freed(p, from, seat, n, there);
		g->freed[seat] = (int8_t)(n > 2 * CE_TOKENS ? 2 * CE_TOKENS : n);
		any = true;
		read_out_of_warp(p);
		was = p->i;
		if (!parse_comma(p))
			break;
		from = parse_mark(p);
	}
	p->i = was;
	return any || parse_expected(p, "a number of tokens and whose: 2 of green");
}

void ce_words_check_frees(struct parse *p, int from, int giver)
{
	const struct ce_view *v = view_of(p);

	if (giver == v->seat ? ce_words_may(p, from, CW_FREES,
					    N_("Without that order nobody is freed"))
			     : giver < 0 || ce_words_reach_of(v, giver, CW_FREES))
		return;
	if (giver == v->seat)
		parse_impossible(p, from, "CP-2.1",
				 "You have no Power that frees tokens from the Warp");
	else
		parse_impossible(p, from, "CP-2.1",
				 "%s no Power that frees tokens from the Warp",
				 ce_words_seat_name(giver));
}

bool ce_words_frees(const struct ce_gift *g)
{
	int n = 0;

	for (int seat = 0; seat < CE_SEATS; seat++)
		n += g->freed[seat];
	return n > 0;
}

/* "2 of Green, 1 of Red" */
void ce_words_put_freed(struct buf *b, const struct ce_gift *g)
{
	bool any = false;

	for (int seat = 0; seat < CE_SEATS; seat++)
		if (g->freed[seat] > 0) {
			buf_printf(b, "%s%d of %s", any ? ", " : "", g->freed[seat],
				   ce_words_seat_name(seat));
			any = true;
		}
}

/* --- the new base --- */

/* Do tokens of the seat stand at all of these places? */
static bool stand_at(const struct ce_view *v, const struct ce_tokens *sent, int seat)
{
	for (int i = 0; i < sent->n_parts; i++) {
		const struct ce_place *at = &sent->part[i].place;
		if (at->where != CE_ON_PLANET ||
		    !ce_words_has_base(v, seat, at->system, at->planet))
			return false;
	}
	return sent->n_parts > 0;
}

/* "I give base red 4 tokens 2 from red 3": behind the other player's base, but only the writer has tokens there. */
static bool are_own(struct parse *p, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	struct parse was = *p;
	struct ce_tokens sent;

	p->quiet = true;
	bool own = ce_words_read_tokens_from(p, &sent, ~0U, CE_SEND_MAX,
					     N_("a new base"), "CB-10.3") &&
		   !p->expected && stand_at(v, &sent, v->seat) &&
		   (o->deal.partner < 0 || !stand_at(v, &sent, o->deal.partner));
	*p = was;
	return own;
}

bool ce_words_read_settlers(struct parse *p, struct ce_order *o, bool mine)
{
	struct ce_tokens sent;
	int from = parse_mark(p);

	bool settlers = parse_word(p, W_SETTLERS, NULL);
	if (!settlers && !parse_word(p, W_TOKENS, NULL))
		return true;
	mine = settlers || mine || are_own(p, o);
	if (!ce_words_read_tokens_from(p, &sent,
				       mine ? SOURCE_LIMBO | SOURCE_CONE : ~0U,
				       CE_SEND_MAX, N_("a new base"), "CB-10.3"))
		return parse_expected(p, "tokens, such as 2 from red 4");
	if (p->expected)
		return false;
	if (mine)
		o->deal.mine = sent;
	else
		parse_changed(
			p, from, "R-125",
			"The other player orders their tokens: left out. Yours come after the base that you get");
	return true;
}

/* --- an open offer --- */

static bool read_want(struct parse *p, struct ce_order *o)
{
	struct ce_want *w = &o->deal.want[o->deal.n_wants];
	int system, planet, n;
	bool least = false, most = false;

	parse_word(p, WORD_I, NULL);
	w->i_get = parse_word(p, W_GET, NULL);
	if (!w->i_get && !parse_word(p, W_GIVE, NULL))
		return parse_expected(p, "i get or i give");
	if (o->deal.n_wants == CE_ROWS - 1)
		return parse_expected(p, "fewer wishes");
	o->deal.n_wants++;
	w->at_most = CE_UNSAID;
	if (parse_word(p, WORD_NO, NULL)) {
		bool base = parse_word(p, W_BASE, NULL);
		if (!base && !parse_word(p, W_CARD, NULL))
			return parse_expected(p, "base or cards");
		w->kind = base ? CE_WANT_NO_BASE : CE_WANT_NO_CARDS;
		return true;
	}
	if (parse_word(p, W_BASE, NULL)) {
		parse_word(p, WORD_ON, NULL);
		if (!ce_words_read_planet(p, view_of(p)->seat, false, &system, &planet))
			return parse_expected(p, "a planet");
		w->kind = CE_WANT_BASE;
		w->system = (int8_t)system;
		w->planet = (int8_t)planet;
		return true;
	}
	least = parse_word(p, W_AT_LEAST, NULL);
	most = !least && parse_word(p, W_AT_MOST, NULL);
	if (!parse_number(p, &n) || !parse_word(p, W_CARD, NULL))
		return parse_expected(p, "a base and its planet, or a number of cards");
	w->kind = CE_WANT_CARDS;
	n = n > 100 ? 100 : n;
	w->at_least = (int8_t)(most ? 0 : n);
	w->at_most = (int8_t)(least ? CE_UNSAID : n);
	return true;
}

bool ce_words_read_wants(struct parse *p, struct ce_order *o)
{
	int was;

	parse_word(p, W_DEAL, NULL);
	parse_sign(p, ':');
	o->deal.open = true;
	do {
		if (!read_want(p, o))
			return false;
		was = p->i;
	} while (parse_comma(p) && !parse_at_end(p));
	p->i = was;
	return true;
}
