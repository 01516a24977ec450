/* The table of answers of those who see the other card: "if compromise then 8" [R9].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/choice.h"

#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/phases/reveal.h"

bool ce_is_seen(const struct ce_item *row, int seen)
{
	switch (row->word) {
	case CE_SEEN_COMPROMISE:
		return seen == CARD_COMPROMISE;
	case CE_SEEN_ATTACK:
		return card_is_attack(seen) &&
		       (row->n == CE_UNSAID || (row->compare < 0   ? seen <= row->n
						: row->compare > 0 ? seen >= row->n
								   : seen == row->n));
	default:
		return row->word == CE_ELSE;
	}
}

static int by_rank(const struct ce_board *b, int seat, int from, int step)
{
	for (int card = from; card >= CARD_ATTACK_1 && card <= CARD_ATTACK_MAX;
	     card += step)
		if (ce_holds(b->s, seat, card))
			return card;
	return ce_holds(b->s, seat, CARD_COMPROMISE) ? CARD_COMPROMISE : CARD_NONE;
}

static bool would_win(struct ce_board *b, int seat, int challenge, int card, int seen)
{
	int side = ce_side_of(&b->t->challenge[challenge], seat) - 1;
	uint8_t cards[2];

	cards[side] = (uint8_t)card;
	cards[!side] = (uint8_t)seen;
	return ce_trial(b, seat, challenge, cards) ==
	       (side ? CE_DEFENCE_WINS : CE_ATTACK_WINS);
}

/* The lowest Attack that wins, or the highest that does not. */
static int by_trial(struct ce_board *b, int seat, int challenge, int seen, bool wins)
{
	for (int i = CARD_ATTACK_1; i <= CARD_ATTACK_MAX && seen; i++) {
		int card = wins ? i : CARD_ATTACK_MAX + CARD_ATTACK_1 - i;
		if (ce_holds(b->s, seat, card) &&
		    would_win(b, seat, challenge, card, seen) == wins)
			return card;
	}
	return CARD_NONE;
}

static int answer_of(struct ce_board *b, int seat, int challenge,
		     const struct ce_item *i, int seen)
{
	switch (i->word) {
	case CE_PLAY_CARD:
		return ce_holds(b->s, seat, i->card) ? i->card : CARD_NONE;
	case CE_PLAY_CHEAPEST:
		return by_trial(b, seat, challenge, seen, true);
	case CE_PLAY_LOSING:
		return by_trial(b, seat, challenge, seen, false);
	case CE_PLAY_LOWEST:
		return by_rank(b, seat, CARD_ATTACK_1, 1);
	case CE_PLAY_HIGHEST:
		return by_rank(b, seat, CARD_ATTACK_MAX, -1);
	}
	return CARD_NONE;
}

enum { NO_ROW = -1 };

/* The rows of a table that fit the card seen: the first of them, and the one that gave a card. */
struct rows {
	int first, gave;
};

/* A row is its condition, and after it the answer. */
static int find_row(struct ce_board *b, int seat, int challenge,
		    const struct ce_item *item, int n, int seen, struct rows *rows)
{
	*rows = (struct rows){NO_ROW, NO_ROW};
	for (int i = 0; i + 1 < n; i += 2) {
		if (!ce_is_seen(&item[i], seen))
			continue;
		if (rows->first == NO_ROW)
			rows->first = i / 2;
		int card = answer_of(b, seat, challenge, &item[i + 1], seen);
		rows->gave = i / 2;
		if (card != CARD_NONE)
			return card;
	}
	rows->gave = NO_ROW;
	return CARD_NONE;
}

int ce_answer(struct ce_board *b, int seat, int challenge, const struct ce_item *item,
	      int n, int seen)
{
	struct rows rows;

	return find_row(b, seat, challenge, item, n, seen, &rows);
}

/* Below the order whose table it is. */
static void tell_row(struct ce_board *b, int seat, int challenge, int slot, int seen,
		     int card, const struct rows *rows)
{
	const struct ce_slot *s = &b->p->slots[slot];
	char saw[CARD_NAME_MAX], gave[CARD_NAME_MAX];
	struct buf why = buf_in(b->tr->a);

	card_name(seen, saw);
	card_name(card, gave);
	buf_printf(&why, "in C%d %s was shown", challenge + 1, saw);
	if (rows->first == NO_ROW)
		buf_z(&why, "; no row of the table is about that");
	else if (rows->first != rows->gave)
		buf_printf(
			&why,
			"; row %d is about that, but no card in the hand did what it says",
			rows->first + 1);
	if (rows->gave != NO_ROW)
		buf_printf(&why, "; row %d gave %s", rows->gave + 1, gave);
	trace_reason(b->tr, seat, s->number, s->first + b->seen[slot].taken, "CP-2.11",
		     PRI_STR, STR_ARG(buf_str(&why)));
}

int ce_answer_told(struct ce_board *b, int seat, int challenge,
		   const struct ce_item *item, int n, int seen)
{
	struct rows rows;
	int card = find_row(b, seat, challenge, item, n, seen, &rows);

	for (int i = -1; ce_is_told(b) && (i = ce_next_slot(b, seat, CE_CARD, i)) >= 0;)
		if (b->p->slots[i].challenge == challenge && b->seen[i].taken >= 0)
			tell_row(b, seat, challenge, i, seen, card, &rows);
	return card;
}
