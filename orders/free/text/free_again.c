/* "... with the same two": tokens that were named before in the text, in the place of the words that point at them.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "orders/free/parts/free_thing.h"

enum { AGAIN_TOKENS = 24 };

/* What a text sends, from token `from` up to `to`, and how many that is. */
struct sent {
	int from, to, sum;
};

/* "2 from Green 2, 1 from Green 4" from token `i` on; false: nothing is sent there. */
static bool sent_at(const struct token t[], int n, int i, struct sent *sent)
{
	int w;

	*sent = (struct sent){i, i, 0};
	while (i < n && thing_at(t, n, i, &w) == TOKENS_FROM) {
		sent->sum += t[i].value;
		i += w;
		sent->to = i;
		while (i < n &&
		       (token_is_sign(&t[i], ',') || token_is(&t[i], WORD_AND)))
			i++;
	}
	return sent->sum > 0;
}

/* The last of them before token `end`; false: there is none, or others before it send something else, so that nobody knows which are meant. */
static bool sent_before(const struct token t[], int end, struct sent *sent)
{
	struct sent one;
	bool any = false;

	for (int i = 0; i < end; i++) {
		if (!sent_at(t, end, i, &one))
			continue;
		if (any &&
		    (one.to - one.from != sent->to - sent->from ||
		     !thing_same(&t[one.from], &t[sent->from], one.to - one.from)))
			return false;
		*sent = one;
		any = true;
		i = one.to - 1;
	}
	return any;
}

/* A word for what is sent, which the language drops: "tokens". */
static bool is_unit(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->id >= WORD_GAME && t->flags & WORD_DROPPED;
}

/* "the same two tokens", "those two", "the same tokens": how many tokens that takes from token `i` on; 0: it points at nothing. `*number`: how
 * many they are, 0 if that is not said. */
static int points_at(const struct token t[], int n, int i, int *number)
{
	static const char *const these[] = {"same", "those", "these"};
	int k = i + str_is(t[i].text, "the");

	*number = 0;
	if (k >= n || !TOKEN_AMONG(&t[k], these))
		return 0;
	bool same = str_is(t[k++].text, "same");
	if (k < n && t[k].kind == TOKEN_NUMBER && t[k].value > 0) {
		if (token_is(&t[k + 1], WORD_FROM))
			return 0; /* "those 2 from Red 1" names them */
		*number = t[k++].value;
	}
	const bool unit = k < n && is_unit(&t[k]);
	k += unit;
	const bool with = i && token_is(&t[i - 1], WORD_WITH);
	const bool ends = k >= n || t[k].kind == TOKEN_SIGN;
	return (unit && (same || *number)) || (*number && same) || (*number && with) ||
			       (same && with && ends)
		       ? k - i
		       : 0;
}

bool free_name_again(struct token t[], int *n)
{
	bool any = false;

	for (int i = 1; i < *n; i++) {
		struct sent sent;
		struct token again[AGAIN_TOKENS];
		int number, width = points_at(t, *n, i, &number);
		if (!width || !sent_before(t, i, &sent) ||
		    (number && number != sent.sum))
			continue;
		const int more = sent.to - sent.from;
		if (more > AGAIN_TOKENS || *n - width + more > FREE_TOKENS)
			continue;
		memcpy(again, &t[sent.from], (size_t)more * sizeof *t);
		for (int k = 0; k < more; k++) {
			again[k].column = t[i].column;
			again[k].width = t[i + width - 1].column +
					 t[i + width - 1].width - t[i].column;
		}
		memmove(&t[i + more], &t[i + width],
			(size_t)(*n + 1 - i - width) * sizeof *t);
		memcpy(&t[i], again, (size_t)more * sizeof *t);
		*n += more - width;
		i += more - 1;
		any = true;
	}
	return any;
}
