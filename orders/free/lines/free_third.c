/* Writers who speak of themselves by their own name: "Bob asks Cat and Dan in C2." The line is read as if they had said "I ask", and asked
 * about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"

/* "asks", and without its "s" a word of the game. */
static bool is_third_person(struct free *f, const struct token *t)
{
	struct token one[LEX_TOKENS + 1];
	const struct str stem = str_slice(t->text, 0, t->text.n - 1);

	return t->kind == TOKEN_WORD && t->text.n > 3 && str_ends(t->text, "s") &&
	       lex(f->l->lexicon, stem, one) == 1 && one[0].id >= WORD_GAME &&
	       !(one[0].flags & WORD_NOUN);
}

/* Does a sentence begin here? */
static bool begins(const struct token t[], int i)
{
	return !i || token_is_sign(&t[i - 1], '.') || token_is_sign(&t[i - 1], '!') ||
	       token_is_sign(&t[i - 1], ';') || token_is_sign(&t[i - 1], ':');
}

bool free_read_third(struct free *f, int i)
{
	struct draft *l = f->l;
	struct line *line = &l->line[i];
	struct token t[LEX_TOKENS + 1];
	const struct str typed = line->typed;
	const int n = typed.n < LETTER_COLUMNS ? lex(l->lexicon, typed, t) : 0;
	struct buf b = buf_in(l->a);
	size_t done = 0;

	for (int k = 0; k + 1 < n; k++) {
		if (!token_is(&t[k], WORD_SEAT) || t[k].value != l->reader->seat ||
		    t[k].text.n < 2 || !begins(t, k) || !is_third_person(f, &t[k + 1]))
			continue;
		const size_t at = (size_t)(t[k].text.s - typed.s),
			     end = (size_t)(t[k + 1].text.s + t[k + 1].text.n -
					    typed.s);
		buf_printf(&b, "%.*sI %.*s", STR_ARG(str_slice(typed, done, at)),
			   STR_ARG(str_slice(t[k + 1].text, 0, t[k + 1].text.n - 1)));
		done = end;
	}
	if (!done)
		return false;
	buf_add(&b, str_slice(typed, done, typed.n));
	const struct str made = free_orders_alone(f, line, buf_str(&b));
	const bool all = !free_count(f, PIECE_NOTE); /* nothing beside them is lost */
	f->n_pieces = 0;
	if (!made.n || !all)
		return false;
	free_forget(l, line);
	line->verdict = VERDICT_ASKED;
	line->ask = made;
	l->out->has_orders_word = true;
	return true;
}
