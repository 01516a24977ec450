/* Sums behind lists: see counts_sum.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/counts_sum.h"

#include "orders/sayings/counts_parts.h"

#include <string.h>

static bool is_sign_of(const struct token *t, const char *signs)
{
	return t->kind == TOKEN_SIGN && t->id && strchr(signs, t->id);
}

/* "Red 1", "3": how many tokens it takes; 0: none. */
static int place(const struct token t[], int n, int i)
{
	bool seat = i < n && token_is(&t[i], WORD_SEAT);

	return i + seat < n && t[i + seat].kind == TOKEN_NUMBER ? 1 + seat : 0;
}

static bool leads(const struct token *t)
{
	return token_is(t, WORD_FROM) || token_is(t, WORD_TO) || token_is(t, WORD_ON) ||
	       str_is(t->text, "x") || str_is(t->text, "*") || str_is(t->text, "->");
}

/* "2 from Red 1", "1 x Blue 4", "Red 1: 2", "B1 +2": how many tokens it takes, and its amount; 0: it is not an item. */
static int item(const struct token t[], int n, int i, int *amount)
{
	int k = i;

	if (t[k].kind == TOKEN_NUMBER) {
		*amount = t[k++].value;
		while (k < n && counts_piece_word(&t[k]))
			k++;
		int width = k < n && leads(&t[k]) ? place(t, n, k + 1) : 0;
		return width ? k + 1 + width - i : 0;
	}
	if (!token_is(&t[k], WORD_SEAT) || !place(t, n, k))
		return 0;
	k += 2;
	while (k < n && (is_sign_of(&t[k], ":=*+-") || str_is(t[k].text, "x")))
		k++;
	if (k >= n || t[k].kind != TOKEN_NUMBER)
		return 0;
	*amount = t[k++].value;
	return k - i;
}

static int separators(const struct token t[], int n, int i)
{
	int k = i;

	while (k < n && (is_sign_of(&t[k], ",;+&") || token_is(&t[k], WORD_AND) ||
			 counts_piece_word(&t[k])))
		k++;
	return k - i;
}

/* The sum of the list that stands from `i` up to `end`; -1: there is none, or it is one item. */
static int sum_up_to(const struct token t[], int i, int end)
{
	int sum = 0, items = 0, amount = 0, width;

	for (; i < end && (width = item(t, end, i, &amount)); items++) {
		sum += amount;
		i += width;
		i += separators(t, end, i);
	}
	return i == end && items > 1 ? sum : -1;
}

static bool says_sum(const struct token *t)
{
	static const char *const words[] = {"all",   "altogether", "total",
					    "told",  "sum",        "in all",
					    "makes", "totalling",  "totals"};

	return t->kind == TOKEN_WORD && TOKEN_AMONG(t, words);
}

/* What stands around the number at `at`: from the end of the list to behind its words. false: it is not a sum. */
static bool find_sum(const struct token t[], int n, int at, int *from, int *to)
{
	bool said = false;
	int k = at + 1;

	for (*from = at; *from > 0; --*from) {
		const struct token *was = &t[*from - 1];
		said |= says_sum(was) || token_is_sign(was, '=');
		if (!says_sum(was) && !token_is(was, WORD_IN) &&
		    !is_sign_of(was, ",;.(=:-"))
			break;
	}
	for (; k < n && (counts_piece_word(&t[k]) || says_sum(&t[k]) ||
			 token_is(&t[k], WORD_IN));
	     k++)
		said |= says_sum(&t[k]);
	while (k < n && token_is_sign(&t[k], ')'))
		k++;
	*to = k;
	return said && *from < at;
}

bool counts_drop_sum(struct token t[], int *n)
{
	for (int at = *n - 1; at > 3; at--) {
		int from, to;
		if (t[at].kind != TOKEN_NUMBER || !find_sum(t, *n, at, &from, &to))
			continue;
		for (int i = 0; i < from; i++)
			if (sum_up_to(t, i, from) == t[at].value) {
				memmove(&t[from], &t[to],
					(size_t)(*n + 1 - to) * sizeof *t);
				*n -= to - from;
				return true;
			}
	}
	return false;
}
