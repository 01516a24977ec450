/* Cards of the writer's own hand in the words of a Power: see words_items.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_items.h"
#include "rules/cosmic/words/words_parts.h"

enum { DISCARD_MOST = 3 }; /* cards that a Flare lets its holder throw away */

static int n_named(const struct ce_order *o, int card)
{
	int n = 0;

	for (int i = 0; i < o->power.n_items; i++)
		n += o->power.item[i].card == card;
	return n;
}

static void check_held(struct parse *p, int from, const struct ce_order *o, int card)
{
	struct buf name = buf_in(p->a);
	int held = ce_words_count_hand(view_of(p), card), named = n_named(o, card);

	if (card == CARD_NONE) {
		parse_fault(p, from, NULL, "There is no such card");
		return;
	}
	if (held > named || p->reader->stored)
		return;
	ce_words_put_card(&name, card);
	if (named)
		parse_fault(p, from, NULL,
			    P_("You hold %.*s only %d time",
			       "You hold %.*s only %d times", held),
			    STR_ARG(buf_str(&name)), held);
	else
		parse_fault(p, from, NULL, "You do not hold %.*s",
			    STR_ARG(buf_str(&name)));
}

/* Reads cards of the writer's hand, by name, each an item of the row; those beyond
 * `most` are left out. At least one is needed. */
static bool ce_words_read_own_cards(struct parse *p, struct ce_order *o, int row,
				    int word, int most)
{
	int was = p->i, from = parse_mark(p), card, n = 0;

	while (ce_words_read_any_card(p, &card)) {
		check_held(p, from, o, card);
		was = p->i;
		if (++n > most) {
			parse_weak(p, from, NULL,
				   P_("%d card is the limit: this one stays",
				      "%d cards are the limit: this one stays", most),
				   most);
		} else {
			struct ce_item *item = ce_words_item(p, o, row, word);
			if (!item)
				return false;
			item->card = (uint8_t)card;
		}
		if (!parse_comma(p))
			break;
		from = parse_mark(p);
	}
	p->i = was;
	return n || parse_expected(p, "a card of yours, such as attack 6");
}

static void ce_words_put_cards(struct buf *b, const struct ce_item *item, int n)
{
	for (int i = 0; i < n; i++) {
		buf_z(b, i ? ", " : "");
		ce_words_put_card(b, item[i].card);
	}
}

bool ce_words_read_discard(struct parse *p, struct ce_order *o)
{
	if (!parse_says(p, "discard"))
		return parse_expected(p, "discard, and up to three cards of yours");
	return ce_words_read_own_cards(p, o, 0, 0, DISCARD_MOST);
}

void ce_words_echo_discard(const struct ce_view *v, const struct ce_order *o,
			   struct buf *out)
{
	(void)v;
	buf_z(out, "discard ");
	ce_words_put_cards(out, o->power.item, o->power.n_items);
}
