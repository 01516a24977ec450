/* Deals: what one gives, and what one gets.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/words/words_parts.h"

/* "give 3", "get 1", and of the other "they give 1", "gives 1": false with *end: nothing more. */
static bool read_side(struct parse *p, struct du_order *o, bool *end)
{
	int was = p->i, seat = DU_NOBODY, third = 0;
	int16_t n;

	parse_comma(p);
	if (parse_sees_seat(p) && !parse_seat(p, &seat))
		return false;
	bool gives = parse_word(p, W_GIVE, &third);
	if (!gives && !parse_word(p, W_GET, &third)) {
		p->i = was;
		*end = true;
		return false;
	}
	if (seat >= 0 && seat != du_seat_of(p) && seat != o->seat)
		return parse_expected(p, "what the two of you give");
	if (seat == o->seat || (seat == DU_NOBODY && third))
		gives = !gives;
	if (!du_read_spice(p, &n))
		return false;
	if (n == DU_ALL || n < 0)
		return parse_expected(p, "how much spice");
	*(gives ? &o->n : &o->spice) = n;
	return true;
}

/* "deal Guild give 3 get 1" */
bool du_parse_deal(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_DEALS);
	const struct du_view *view = view_of(p);
	int from = parse_mark(p);
	bool end = false;

	o->n = o->spice = 0;
	parse_word(p, v->word, NULL);
	if (!du_read_other(p, &o->seat))
		return false;
	while (read_side(p, o, &end))
		continue;
	if (!end)
		return false;
	if (!o->n && !o->spice)
		return parse_expected(p, "give or get, and how much spice");
	if (view && view->seat >= 0 && o->n > view->own.spice)
		parse_note(
			p, from, "DU-072",
			N_("You hold %d spice now. Without the spice there is no deal"),
			view->own.spice);
	return du_made(made, o, o->seat, false);
}
