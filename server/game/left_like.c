/* An order in the place of a refused line whose decision was taken for another one: see left_like.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/left_like.h"

#include "base/arena.h"

/* Does the line begin with the order's own word, as in "I lose Attack 4 and ..."? Where the rest of it was read as something
 * else, its key is that of another decision. */
static bool begins_with(struct str line, struct str order)
{
	enum { NEAR = 4 }; /* words: "And then I lose" */
	struct str verb, word;

	if (!str_word(&order, &verb))
		return false;
	for (int i = 0; i < NEAR && str_word(&line, &word); i++)
		if (str_iequal(word, verb))
			return true;
	return false;
}

/* Is an order of the letter one that this refused line begins like? Among decisions of one verb the key tells which. */
static bool orders_like(struct arena *a, const struct reading *r,
			const struct question *q)
{
	for (int i = 0; i < r->sheet.n_slots; i++) {
		const struct slot *s = &r->sheet.slots[i];
		if (s->mark != SLOT_KEPT && s->key.verb != q->verb &&
		    begins_with(q->text, slot_text(a, s)))
			return true;
	}
	return false;
}

/* The numbers that stand in a text, as they are written there: "2", "4"; how many. */
enum { NUMBERS = 16 };
static int numbers_in(struct str text, struct str out[NUMBERS])
{
	int n = 0;

	for (size_t i = 0; i < text.n && n < NUMBERS; i++) {
		size_t from = i;
		while (i < text.n && text.s[i] >= '0' && text.s[i] <= '9')
			i++;
		if (i > from)
			out[n++] = str_slice(text, from, i);
	}
	return n;
}

static bool is_among(struct str number, const struct str *list, int n)
{
	for (int i = 0; i < n; i++)
		if (str_equal(number, list[i]))
			return true;
	return false;
}

/* Do the new orders with the verb of the refused line say all its amounts and places? Then they are that line in other words, though
 * its decision was taken for another one: "I lose 2 from planet 4 to the plague", and "lose 2 from 4 for plague". */
static bool says_it_all(struct arena *a, const struct reading *r,
			const struct question *q)
{
	struct str said[NUMBERS], now[NUMBERS];
	struct buf orders = buf_in(a);
	int n = numbers_in(q->text, said);

	for (int i = 0; i < r->sheet.n_slots; i++)
		if (r->sheet.slots[i].mark != SLOT_KEPT &&
		    r->sheet.slots[i].key.verb == q->verb)
			buf_printf(&orders, "%.*s\n",
				   STR_MADE(a, slot_text(a, &r->sheet.slots[i])));
	int n_now = numbers_in(buf_str(&orders), now);
	for (int i = 0; i < n; i++)
		if (!is_among(said[i], now, n_now))
			return false;
	return n > 1;
}

bool left_is_like(struct arena *a, const struct reading *r, const struct question *q)
{
	return orders_like(a, r, q) || says_it_all(a, r, q);
}
