/* The text of a line, or of several, as the pieces that its sentences turn out to be.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free.h"

bool free_read_text(struct free *f, struct str text)
{
	struct token t[LEX_TOKENS + 1];
	int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : -1;

	f->n_pieces = 0;
	f->used_heading = f->negated = f->begun = f->corrects = false;
	if (n <= 0 || n > FREE_TOKENS)
		return false;
	f->goes_on = token_is(&t[0], WORD_AND) || token_is(&t[0], WORD_ELSE) ||
		     token_is(&t[0], WORD_WITH) || token_is(&t[0], WORD_FROM) ||
		     (t[0].id >= WORD_GAME && t[0].flags & WORD_DROPPED &&
		      token_is_sign(&t[1], ':')); /* "Tokens: 2 from 1" */
	free_sentences(f, t, n);
	free_lose_notes(f);
	if (free_count(f, PIECE_LOST))
		free_whole(f, t, n);
	if ((free_count(f, PIECE_LOST) || !free_count(f, PIECE_ORDER)) &&
	    free_undictate(t, &n)) {
		f->n_pieces = 0;
		f->used_heading = f->negated = f->begun = f->corrects = false;
		free_sentences(f, t, n);
		free_doubt(f, 0);
	}
	free_split(f, t, n);
	return true;
}

bool free_is_open(const struct line *line)
{
	if (line->quoted || line_is_broken(line->typed))
		return false;
	return line->verdict == VERDICT_NOTE ||
	       (line->verdict == VERDICT_REFUSED && !line->understood);
}

bool free_has_doubt(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].doubt)
			return true;
	return false;
}
