/* A line that is read for good: its orders, what is told of it, and what would be right.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/line/line.h"

static void keep_remarks(struct work *k, struct line *line)
{
	line_tell_repairs(k, line);
	for (int i = 0; i < k->p.n_remarks; i++) {
		struct remark *r = &k->p.remark[i];
		r->fault |= k->p.n_faults && k->p.weak >> i & 1;
		if (k->p.n_faults ? !r->fault : !r->text.n)
			continue; /* of a refused line only the faults are told */
		letter_add(k->l, line, r);
	}
	if (k->or_at >= 0 && !k->or_is_and)
		for (int i = 0; i < line->n_remarks; i++)
			if (line->remarks[i].fault)
				line->remarks[i].help = "PREFERENCE";
}

static void keep_orders(struct work *k, struct line *line)
{
	struct draft *l = k->l;
	struct buf b = buf_in(l->a);

	for (int i = 0; i < k->n_orders; i++) {
		struct order *o = &k->order[i];

		o->line = (int)(line - l->line);
		o->refused = k->p.n_faults > 0;
		*arena_push(l->a, l->order, l->n_orders) = *o;
		if (!line->has_key && o->key.verb) {
			line->has_key = true;
			line->key = o->key;
		}
		for (int j = 0; j < o->n_alternatives && !o->refused; j++) {
			buf_z(&b, j ? " else " : i ? "; " : "");
			buf_add(&b, o->alternatives[j].text);
		}
	}
	line->reading = buf_str(&b);
}

static int n_numbers(const struct token t[], int n)
{
	int numbers = 0;

	for (int i = 0; i < n; i++)
		numbers += t[i].kind == TOKEN_NUMBER;
	return numbers;
}

void line_read(struct draft *l, struct line *line)
{
	struct work k;

	line_run(&k, l, l->token, l->n_tokens, false);
	if (l->n_orders + k.n_orders > LETTER_ORDERS) {
		line->verdict = VERDICT_REFUSED;
		letter_remark(
			l, line, true, 0, 0, NULL,
			"A letter may have at most %d orders; this line was not used",
			LETTER_ORDERS);
		return;
	}
	keep_remarks(&k, line);
	keep_orders(&k, line);
	if (k.p.n_faults && l->guessed && n_numbers(l->token, k.n) < 2) {
		line->verdict =
			VERDICT_NOTE; /* the first word was a guess, and wrong */
		line->n_remarks = 0;
		l->n_orders -= k.n_orders;
	} else if (k.p.n_faults) {
		line->verdict = VERDICT_REFUSED;
		bool read = k.p.n_unread == 0 && !k.or_is_and;
		line->understood = read && k.p.n_missing == 0;
		line->lacks = read && k.p.n_missing > 0;
		line->hopeless = k.p.hopeless;
		line_offer(&k, line);
	} else {
		line->verdict = line->n_remarks ? VERDICT_NOTED : VERDICT_OK;
	}
}
