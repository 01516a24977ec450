/* "I attack, even if Green comes", "whether he asks me or not": a concession. The order holds in any case, so these words set no
 * condition. They are taken out and told, and the order is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include <string.h>

/* Words behind which a clause says what makes no difference. */
static const char *const concedes[] = {
	"even if",         "even when",       "even where",        "even though",
	"even should",     "even without",    "whether or not",    "no matter if",
	"no matter who",   "no matter how",   "no matter what",    "no matter when",
	"no matter where", "no matter which", "no matter whether", "regardless of",
	"irrespective of", "in spite of",
};

/* Are these words "or not"? */
static bool is_or_not(const struct plain *p, int i, int end)
{
	return i + 1 < end && token_is(&p->t[i], WORD_OR) &&
	       str_is(p->t[i + 1].text, "not");
}

/* Where "whether he likes it or not" ends that begins at token `i`; 0: it does not stand there. */
static int whether_end(const struct plain *p, int i, int end)
{
	if (!str_is(p->t[i].text, "whether"))
		return 0;
	for (int k = i + 2; k < end; k++)
		if (is_or_not(p, k, end))
			return k + 2;
	return 0;
}

/* "Asked or not", "invited or not", behind an order. */
static int bare_end(const struct plain *p, int sentence, int i, int end)
{
	static const char *const words[] = {"asked",    "invited", "welcome", "wanted",
					    "uncalled", "called",  "alone"};
	bool apart = i > sentence && p->t[i - 1].kind == TOKEN_SIGN;
	int k = i + (token_is(&p->t[i], WORD_I) && i + 1 < end &&
				     str_is(p->t[i + 1].text, "am")
			     ? 2
			     : 0);

	return apart && k < end && TOKEN_AMONG(&p->t[k], words) &&
			       is_or_not(p, k + 1, end)
		       ? k + 3
		       : 0;
}

/* The end of the clause that begins at token `i`: the sign behind it, or the end of the sentence. */
static int clause_stop(const struct plain *p, int i, int end)
{
	while (i < end && !(p->t[i].kind == TOKEN_SIGN && p->t[i].id &&
			    strchr(",;:()", p->t[i].id)))
		i++;
	return i;
}

/* Takes out the concession at token `i`, with the comma and the "not" or "and" that lead to it. False: none begins there. */
static bool cut_concession(struct plain *p, int sentence, int i, int end)
{
	int to = whether_end(p, i, end), from = i;

	to = to ? to : bare_end(p, sentence, i, end);
	if (!to) {
		int width = PLAIN_AMONG(p, i, concedes);
		to = width ? clause_stop(p, i + width, end) : 0;
		to = to == i + width ? 0 : to;
	}
	if (!to)
		return false;
	while (from > sentence && (token_is(&p->t[from - 1], WORD_AND) ||
				   str_is(p->t[from - 1].text, "not") ||
				   token_is_sign(&p->t[from - 1], ',')))
		from--;
	while (from == sentence && to < end && token_is_sign(&p->t[to], ','))
		to++;
	if (from == sentence && to == end)
		return false; /* nothing is left that it could concede */
	plain_cut(p, from, to, true);
	return true;
}

void plain_concessions(struct plain *p)
{
	static const char *const first[] = {"even", "whether",      "no", "regardless",
					    "or",   "irrespective", "in"};
	bool any = false;

	for (int i = 0; i < p->n && !any; i++)
		any = TOKEN_AMONG(&p->t[i], first) || token_is(&p->t[i], WORD_OR);
	for (int from = 0; any && from < p->n;) {
		int end = plain_sentence_end(p, from), i = from;
		bool asks = end < p->n && token_is_sign(&p->t[end], '?');
		while (i < end && (asks || !cut_concession(p, from, i, end)))
			i++;
		if (i == end)
			from = end + 1;
	}
}
