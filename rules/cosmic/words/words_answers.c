/* The table of answers: cards to play against the card that the other shows [orders,
 * grammar: table].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_items.h"
#include "rules/cosmic/words/words_parts.h"

int ce_words_strictly(struct parse *p)
{
	if (parse_sign(p, '<') || parse_says(p, "under") || parse_says(p, "below"))
		return -1;
	return parse_sign(p, '>') || parse_says(p, "over") || parse_says(p, "above");
}

/* "<= 10", "at most 10", "10 or fewer", "10", or nothing. */
bool ce_words_read_range(struct parse *p, struct ce_item *seen)
{
	int compare = 0, n, strictly = 0;
	bool said = parse_compare(p, &compare);

	if (!said && (strictly = ce_words_strictly(p))) {
		said = true;
		compare = strictly;
	}
	if (!said && parse_word(p, W_AT_MOST, NULL))
		said = (compare = -1) != 0;
	if (!said && parse_word(p, W_AT_LEAST, NULL))
		said = (compare = 1) != 0;
	if (!parse_number(p, &n))
		return !said || parse_expected(p, "a number, such as 10");
	if (!said && parse_word(p, W_OR_MORE, NULL))
		compare = 1;
	else if (!said && parse_word(p, W_OR_FEWER, NULL))
		compare = -1;
	n += strictly;
	seen->n = (int16_t)(n > CARD_ATTACK_MAX ? CARD_ATTACK_MAX + 1 : n);
	seen->compare = (int8_t)compare;
	return true;
}

bool ce_words_skip_shower(struct parse *p, int *seat)
{
	int was = p->i;

	*seat = CE_UNSAID;
	if ((parse_word(p, WORD_PRONOUN, NULL) ||
	     (parse_sees_seat(p) && parse_seat(p, seat))) &&
	    (parse_word(p, W_SHOWS, NULL) || parse_word(p, W_PLAYS, NULL) ||
	     parse_word(p, W_PLAY, NULL)))
		return true;
	p->i = was;
	return false;
}

/* "if blue shows compromise": nobody else's card lies open there. */
static void read_shower(struct parse *p)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), seat, c = p->there;

	if (ce_words_skip_shower(p, &seat) && seat >= 0 && c >= 0 &&
	    ce_is_main(&v->t.challenge[c], v->seat) &&
	    seat != ce_opponent(&v->t.challenge[c], v->seat))
		parse_fault(
			p, from, "CP-2.11", "In C%d you see the card of %s", c + 1,
			ce_words_seat_name(ce_opponent(&v->t.challenge[c], v->seat)));
}

bool ce_words_read_seen(struct parse *p, struct ce_item *seen)
{
	if (parse_word(p, W_COMPROMISE, NULL)) {
		seen->word = CE_SEEN_COMPROMISE;
		return true;
	}
	seen->word = CE_SEEN_ATTACK;
	if (!parse_word(p, W_ATTACK, NULL))
		return parse_expected(
			p, "compromise or attack, for the other player's card");
	return ce_words_read_range(p, seen);
}

/* A card that is not there lets its row fall, and no other. */
static void check_answer(struct parse *p, int from, int card)
{
	struct buf b = buf_in(p->a);

	if (card == CARD_NONE)
		parse_fault(p, from, NULL, "There is no such card");
	if (card == CARD_NONE || ce_words_count_hand(view_of(p), card))
		return;
	ce_words_put_card(&b, card);
	parse_weak(p, from, "R-092",
		   card_is_attack(card) ? N_("You do not hold an %.*s")
					: N_("You do not hold a %.*s"),
		   STR_ARG(buf_str(&b)));
}

static bool read_answer(struct parse *p, struct ce_item *answer)
{
	int from = parse_mark(p), card;

	if (parse_says(p, "cheapest")) {
		answer->word = CE_PLAY_CHEAPEST;
		parse_says(p, "winning");
	} else if (parse_says(p, "best")) {
		answer->word = CE_PLAY_LOSING;
		if (!parse_says(p, "losing"))
			return parse_expected(p, "losing: best losing");
	} else if (parse_says(p, "lowest")) {
		answer->word = CE_PLAY_LOWEST;
	} else if (parse_says(p, "highest")) {
		answer->word = CE_PLAY_HIGHEST;
	} else if (ce_words_read_challenge_card(p, &card)) {
		answer->word = CE_PLAY_CARD;
		answer->card = (uint8_t)card;
		check_answer(p, from, card);
	} else {
		return parse_expected(
			p,
			"a card: attack 6, compromise, cheapest, best losing, lowest or highest");
	}
	return true;
}

static bool read_row(struct parse *p, struct ce_item item[], uint8_t *n, bool otherwise)
{
	if (*n + 2 > CE_ITEMS) {
		parse_fault(p, parse_mark(p), NULL, "A table has at most %d rows",
			    CE_ITEMS / 2);
		return false;
	}
	struct ce_item *seen = ce_words_add_item(item, n, *n / 2, CE_ELSE);
	if (!otherwise) {
		read_shower(p);
		if (!ce_words_read_seen(p, seen))
			return false;
	}
	if (!parse_word(p, WORD_THEN, NULL))
		parse_sign(p, ',');
	parse_word(p, W_PLAY, NULL);
	return read_answer(p, ce_words_add_item(item, n, seen->row, CE_PLAY_CARD));
}

/* Is there another row, and is it an `else`? */
static bool next_row(struct parse *p, bool *otherwise)
{
	int was = p->i;

	if (!parse_sign(p, ';'))
		parse_comma(p);
	*otherwise = parse_word(p, WORD_ELSE, NULL);
	if (*otherwise || parse_word(p, WORD_IF, NULL))
		return true;
	p->i = was;
	return false;
}

static bool can_be_played(struct parse *p, const struct ce_item *answer)
{
	return answer->word != CE_PLAY_CARD || p->reader->stored ||
	       ce_words_count_hand(view_of(p), answer->card);
}

bool ce_words_read_table(struct parse *p, struct ce_item item[], uint8_t *n,
			 uint8_t *otherwise)
{
	/* "cheapest winning, else lowest": without a row that asks */
	bool is_else = parse_word(p, WORD_ELSE, NULL) || !parse_sees(p, WORD_IF),
	     any = false;

	*n = 0;
	*otherwise = CARD_NONE;
	if (!is_else)
		parse_word(p, WORD_IF, NULL);
	do {
		if (!read_row(p, item, n, is_else))
			return false;
		const struct ce_item *answer = &item[*n - 1];
		bool possible = can_be_played(p, answer);
		if (is_else && !*otherwise && possible && answer->word == CE_PLAY_CARD)
			*otherwise = answer->card;
		any = any || possible;
	} while (next_row(p, &is_else));
	if (!any)
		parse_nothing_remains(p);
	return true;
}

void ce_words_put_range(struct buf *b, const struct ce_item *item)
{
	if (item->n != CE_UNSAID)
		buf_printf(b, " %s%d",
			   item->compare < 0   ? "<= "
			   : item->compare > 0 ? ">= "
					       : "",
			   item->n);
}

void ce_words_put_seen(struct buf *b, const struct ce_item *seen)
{
	buf_z(b, seen->word == CE_SEEN_COMPROMISE ? "compromise" : "attack");
	if (seen->word == CE_SEEN_ATTACK)
		ce_words_put_range(b, seen);
}

static void put_row(struct buf *b, const struct ce_item *seen)
{
	if (seen->word == CE_ELSE) {
		buf_z(b, "else ");
		return;
	}
	buf_z(b, "if ");
	ce_words_put_seen(b, seen);
	buf_z(b, " play ");
}

static const char *answer_name(int word)
{
	return word == CE_PLAY_CHEAPEST ? "cheapest winning"
	       : word == CE_PLAY_LOSING ? "best losing"
	       : word == CE_PLAY_LOWEST ? "lowest"
					: "highest";
}

void ce_words_put_table(struct buf *b, const struct ce_item *item, int n)
{
	for (int i = 0; i + 1 < n; i += 2) {
		buf_z(b, i ? "; " : "");
		put_row(b, &item[i]);
		if (item[i + 1].word == CE_PLAY_CARD)
			ce_words_put_card(b, item[i + 1].card);
		else
			buf_z(b, answer_name(item[i + 1].word));
	}
}
