/* A line that was not understood, and the orders above it that it may be about: nobody knows what those are
 * now, so they do not count.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/free_above.h"

/* "no Plague", "don't attack": a thing or the verb of the order, denied. */
static bool denies(const struct clause *order, const struct clause *said)
{
	enum { NEAR = 3 };
	int denied = -NEAR;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		if (token_denies(t))
			denied = i;
		bool word = t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
			    !(t->flags & (WORD_DROPPED | WORD_LETTER));
		for (int k = 0; word && i - denied < NEAR && k < order->n; k++)
			if (thing_same(&order->t[k], t, 1))
				return true;
	}
	return false;
}

bool free_may_correct(struct free *f, const struct line *line)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct above list[ABOVE];
	struct clause *said = above_said(f, line->typed);
	bool corrects = free_is_correction(said->t, said->n), denied = false;
	bool turns = free_turns(said->t, said->n);
	int n = corrects || turns ? above_list(f, line, list) : 0;

	for (int i = 0; i < n; i++)
		denied |= denies(list[i].clause, said);
	if (n)
		above_keep_meant(list, n, said);
	bool may = n && (denied || (corrects && (line->verdict == VERDICT_REFUSED ||
						 list[0].named > 0)));
	arena_rewind(f->l->a, here);
	return may;
}

/* Do these words add to what stands above, whatever they mean ("and ...", "else ...")? */
static bool adds_only(const struct clause *said)
{
	return said->n &&
	       (token_is(&said->t[0], WORD_AND) || token_is(&said->t[0], WORD_ELSE));
}

/* Orders that a YES sends lack nothing. */
static bool is_confirmed(const struct free *f, const struct line *line)
{
	struct str all = f->l->reader->confirmed;

	return all.n && line->typed.s >= all.s && line->typed.s < all.s + all.n;
}

void free_doubt_above(struct free *f, const struct line *line, bool belongs)
{
	struct above list[ABOVE];
	struct clause *said = above_said(f, line->typed);
	int n = above_list(f, line, list);

	if (!n)
		return;
	int all = n, last = list[0].line;
	n = above_keep_meant(list, n, said);
	bool named = n < all || list[0].named > 0;
	if (list[0].named < 0 && !denies(list[0].clause, said))
		return; /* it speaks of another */
	for (int i = 0; i < n; i++) {
		struct line *was = &f->l->line[list[i].line];
		if ((!named && list[i].line != last) ||
		    was->verdict == VERDICT_REFUSED ||
		    (belongs && adds_only(said) && is_confirmed(f, was)))
			continue;
		free_forget(f->l, was);
		was->verdict = VERDICT_REFUSED;
		if (belongs)
			letter_remark(
				f->l, was, true, 0, 0, NULL,
				"Line %d seems to belong to this, but I do not understand it. Send both again",
				line->number);
		else
			letter_remark(
				f->l, was, true, 0, 0, NULL,
				"Line %d seems to take this back. Send again what you mean",
				line->number);
	}
}
