/* "Swap C2 and C3.": two orders above the line, each with the label of the other.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/free_above.h"

bool above_says_swap(const struct clause *said)
{
	static const char *const words[] = {"swap", "swapped", "exchange", "switch",
					    "interchange"};

	for (int i = 0; i < said->n; i++)
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			if (str_is(said->t[i].text, words[k]))
				return true;
	return false;
}

/* The only order of this label; NULL: none, or several. */
static struct above *of_label(struct above list[], int n, const struct token *label)
{
	struct above *only = NULL;

	for (int i = 0; i < n; i++)
		for (int k = 0; k + 1 < list[i].clause->n; k++)
			if (thing_same(&list[i].clause->t[k], label, 2)) {
				if (only)
					return NULL;
				only = &list[i];
				break;
			}
	return only;
}

static struct clause *relabel(struct free *f, const struct clause *order,
			      const struct token *was, const struct token *now)
{
	struct clause *c = free_clause(f, order->t, order->n);

	for (int k = 0; k + 1 < c->n; k++)
		if (thing_same(&c->t[k], was, 2))
			memcpy(&c->t[k], now, 2 * sizeof *now);
	return free_reads(f, c) ? c : NULL;
}

/* "Swap C2 and C3.": each order with the label of the other. */
bool above_swap(struct free *f, const struct line *line, struct above list[], int n,
		const struct clause *said)
{
	const struct token *label[2];
	struct above *order[2];
	struct clause *made[2];
	int labels = 0;

	for (int i = 0; above_says_swap(said) && i + 1 < said->n; i++)
		if (free_is_label(&said->t[i]) && labels++ < 2)
			label[labels - 1] = &said->t[i];
	if (labels != 2)
		return false;
	for (int i = 0; i < 2; i++)
		if (!(order[i] = of_label(list, n, label[i])) ||
		    !(made[i] = relabel(f, order[i]->clause, label[i], label[1 - i])))
			return false;
	for (int i = 0; i < 2; i++) {
		free_add(f, PIECE_ORDER, made[i], said->t[0].column, 0);
		above_drop(f, order[i], line, false);
	}
	free_doubt(f, 0);
	return true;
}
