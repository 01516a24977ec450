/* Lines in the words of the language alone: most letters have no others.
 * SPDX-License-Identifier: ISC */
#include <stdint.h>

#include "orders/lexis/small_talk.h"
#include "orders/line/draft.h"

/* The small words between the things of an order, each with one meaning wherever it stands. */
static bool is_small(const struct token *t)
{
	static const char *const words[] = {"with", "from", "to", "on",
					    "in",   "and",  "by", "of"};

	return TOKEN_AMONG(t, words);
}

static bool is_terse(const struct token *t)
{
	if (t->kind == TOKEN_SIGN)
		return t->id == ',' || t->id == ':' || t->id == ';';
	if (t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT))
		return true;
	return t->kind == TOKEN_WORD && (t->id >= WORD_GAME || is_small(t));
}

static bool are_terse(const struct draft *l)
{
	const struct token *t = l->token;

	/* Before the game begins, "join" answers an invitation. */
	if (!l->reader->view || l->n_tokens <= 0 || t->kind != TOKEN_WORD ||
	    t->id < WORD_GAME)
		return false;
	for (int i = 0; i < l->n_tokens; i++)
		if (!is_terse(&t[i]))
			return false;
	return true;
}

void line_class(const struct draft *l, struct line *line)
{
	line->terse = are_terse(l);
	line->idle = !line->terse && is_small_talk(l->token, l->n_tokens);
	line->closing = !line->terse && is_closing(l->token, l->n_tokens);
}

bool line_tells_nobody(const struct line *line)
{
	return line->terse && str_find_char(line->typed, ':') == SIZE_MAX;
}
