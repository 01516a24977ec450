/* A sentence that denies an order which is nowhere: "Ship 4 to Tabr. I won't move." It takes nothing back.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include "orders/lexis/lex.h"

/* Is the decision of the verb ordered by this letter, or by an earlier one? */
static bool is_ordered(const struct draft *l, const struct verb *v)
{
	bool any = false;

	for (int i = 0; i < l->n_orders; i++)
		any |= l->order[i].key.verb == v->id;
	for (int i = 0; l->before && i < l->before->n_slots; i++)
		any |= l->before->slots[i].key.verb == v->id;
	return any;
}

bool free_denies_another(struct draft *l, struct str said)
{
	enum { FEW = 6 };
	struct token t[LEX_TOKENS + 1];
	bool denied = false, wrong;
	int n = said.n < LETTER_COLUMNS ? lex(l->lexicon, said, t) : 0;

	for (int i = 0; i < n && n <= FEW; i++) {
		denied |= token_denies(&t[i]) || str_is(t[i].text, "won");
		const struct verb *v = t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME
					       ? verb_find(l, &t[i], 0, &wrong)
					       : NULL;
		if (v && denied)
			return !wrong && !is_ordered(l, v);
	}
	return false;
}
