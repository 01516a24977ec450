/* Totals and their parts: see counts.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/counts_parts.h"

#include <string.h>

enum { FILLERS = 7 };

static void cut(struct token t[], int *n, int from, int to)
{
	memmove(&t[from], &t[to], (size_t)(*n + 1 - to) * sizeof *t);
	*n -= to - from;
}

/* "2 are to come from", "2 taken from" */
static bool is_filler(const struct token t[])
{
	static const char *const words[] = {
		"are",   "is",      "be",       "come",  "coming", "taken",
		"drawn", "of",      "them",     "these", "which",  "will",
		"shall", "should",  "sent",     "moved", "go",     "leaving",
		"out",   "comes",   "those",    "going", "each",   "being",
		"my",    "started", "starting", "more",  "extra",  "additional"};
	bool to = token_is(&t[0], WORD_TO) &&
		  (str_is(t[1].text, "be") || str_is(t[1].text, "come"));

	return to || counts_piece_word(t) ||
	       (t->kind == TOKEN_WORD && TOKEN_AMONG(t, words));
}

/* How many fillers stand between the number at `i` and its FROM; 0: none, or something else. */
static int fillers(const struct token t[], int n, int i)
{
	int k = i + 1;
	bool more = false;

	while (k < n && k - i <= FILLERS && is_filler(&t[k]) &&
	       !str_is(t[k].text, "each"))
		more |= !counts_piece_word(&t[k++]);
	return more && k < n && token_is(&t[k], WORD_FROM) ? k - i - 1 : 0;
}

/* "2 from Red 1": how many tokens it takes; 0: it is not a part. */
static int part(const struct token t[], int n, int i)
{
	int width = 0, from = i + 1;

	while (from < n && counts_piece_word(&t[from]))
		from++;
	if (from + 1 < n && t[i].kind == TOKEN_NUMBER && token_is(&t[from], WORD_FROM))
		width = counts_place(t, n, from + 1);
	return width ? from + 1 - i + width : 0;
}

/* The parts from token `i` on: where they end, and their sum. */
static int parts(const struct token t[], int n, int i, int *sum)
{
	int end = i, width;

	*sum = 0;
	for (int k = i; (width = part(t, n, k)); k += counts_separators(t, n, k)) {
		*sum += t[k].value;
		end = k += width;
	}
	return end;
}

/* --- a total and its parts --- */

/* The words between a total and its parts; `named`: they say that these are its parts. */
static int link_width(const struct token t[], int n, int i, bool *named)
{
	static const char *const words[] = {
		"which",      "that",     "namely",     "viz",  "ie",      "being",
		"comprising", "composed", "consisting", "made", "up",      "altogether",
		"total",      "those",    "these",      "them", "thereof", "as",
		"follows",    "wit",      "are",        "is",   "in all",  "i.e",
		"split",      "divided",  "all",        "i",    "e",       "told"};
	int k = i;

	*named = false;
	for (; k < n; k++) {
		bool word = t[k].kind == TOKEN_WORD && TOKEN_AMONG(&t[k], words);
		bool small = token_is(&t[k], WORD_OF) || token_is(&t[k], WORD_IN) ||
			     token_is(&t[k], WORD_AND) || counts_piece_word(&t[k]);
		bool sign =
			t[k].kind == TOKEN_SIGN && t[k].id && strchr(",:(-.=", t[k].id);
		*named |= word;
		if (!word && !small && !sign)
			break;
	}
	return k - i;
}

/* May the number be an amount: not of a planet ("planet 3"), not of a challenge? */
static bool is_amount(const struct token t[], int i)
{
	return t[i].kind == TOKEN_NUMBER &&
	       !(i &&
		 ((counts_piece_word(&t[i - 1]) && t[i - 1].flags & WORD_NOUN) ||
		  token_is(&t[i - 1], WORD_SEAT) || token_is(&t[i - 1], WORD_FROM) ||
		  (t[i - 1].kind == TOKEN_WORD && t[i - 1].flags & WORD_LETTER &&
		   t[i - 1].id >= WORD_GAME)));
}

/* "3 in all", behind the parts */
static int total_behind(const struct token t[], int n, int i, int sum)
{
	static const char *const words[] = {"all",  "altogether", "total",
					    "told", "sum",        "in all"};
	int k = i;
	bool named = false;

	while (k < n &&
	       (t[k].kind == TOKEN_SIGN && t[k].id && strchr(",-(=:", t[k].id)))
		k++;
	if (k >= n || t[k].kind != TOKEN_NUMBER || t[k].value != sum)
		return 0;
	for (k++; k < n && (counts_piece_word(&t[k]) || token_is(&t[k], WORD_IN) ||
			    (t[k].kind == TOKEN_WORD && TOKEN_AMONG(&t[k], words)));
	     k++)
		named |= TOKEN_AMONG(&t[k], words);
	return named ? k - i : 0;
}

/* The total at `i` goes, with the words behind it: where the sum does not agree, only the words. */
static bool drop_total(struct token t[], int *n, int i)
{
	bool named;
	int sum, link = link_width(t, *n, i + 1, &named), from = i + 1 + link;

	if (!is_amount(t, i) || !link || !part(t, *n, from))
		return false;
	int end = parts(t, *n, from, &sum);
	/* "Attack 3: 2 from 1, 1 from 2": the first number is the planet. */
	named |= (i && token_is(&t[i - 1], WORD_WITH)) || counts_piece_word(&t[i + 1]);
	if (!named)
		return false;
	bool open = false;
	for (int k = i + 1; k < from; k++)
		open |= token_is_sign(&t[k], '(');
	if (open && end < *n && token_is_sign(&t[end], ')'))
		cut(t, n, end, end + 1);
	cut(t, n, i + (sum != t[i].value), from);
	return true;
}

/* "two (2) tokens", as lawyers write. */
static bool drop_twice(struct token t[], int *n, int i)
{
	bool word = t[i].kind == TOKEN_NUMBER && t[i].text.n && t[i].text.s[0] > '9';

	if (!word || !token_is_sign(&t[i + 1], '(') || t[i + 2].kind != TOKEN_NUMBER ||
	    t[i + 2].value != t[i].value || !token_is_sign(&t[i + 3], ')'))
		return false;
	cut(t, n, i + 1, i + 4);
	return true;
}

/* "2 from Red 1 and none from Red 3": the last says nothing. */
static bool drop_none(struct token t[], int *n, int i)
{
	int from = i;
	bool none = token_is(&t[i], WORD_NOBODY) ||
		    (t[i].kind == TOKEN_NUMBER && t[i].value == 0);

	if (!none || !i || !token_is(&t[i + 1], WORD_FROM) ||
	    !counts_place(t, *n, i + 2))
		return false;
	while (from && counts_separators(t, *n, from - 1))
		from--;
	if (from == i)
		return false;
	cut(t, n, from, i + 2 + counts_place(t, *n, i + 2));
	return true;
}

/* "4, half from Red 1 and half from Red 3" */
static bool share_halves(struct token t[], const int *n, int i)
{
	int width = str_is(t[i].text, "half") && token_is(&t[i + 1], WORD_FROM)
			    ? counts_place(t, *n, i + 2)
			    : 0;
	int other = width ? i + 2 + width + counts_separators(t, *n, i + 2 + width) : 0;
	int total = i - 1;

	if (!width || other >= *n || !str_is(t[other].text, "half") ||
	    !token_is(&t[other + 1], WORD_FROM) || !counts_place(t, *n, other + 2))
		return false;
	while (total > 0 &&
	       (t[total].kind == TOKEN_SIGN || counts_piece_word(&t[total])))
		total--;
	if (total < 0 || !is_amount(t, total) || t[total].value % 2)
		return false;
	t[i].kind = t[other].kind = TOKEN_NUMBER;
	t[i].value = t[other].value = t[total].value / 2;
	return true;
}

/* "A token from Limbo", "another Limbo token": one of them. */
static bool count_single(struct token t[], int n, int i)
{
	static const char *const one[] = {"a", "another"};
	int k = i + 1;

	if (t[i].kind != TOKEN_WORD || !TOKEN_AMONG(&t[i], one) ||
	    (k < n && str_is(t[k].text, "half"))) /* "two and a half" */
		return false;
	k += k < n && t[k].kind == TOKEN_WORD && t[k].id >= WORD_GAME &&
	     !counts_piece_word(&t[k]) && t[k].flags & WORD_NOUN;
	if (k >= n || !counts_piece_word(&t[k]) || t[k].flags & WORD_NOUN ||
	    str_ends(t[k].text, "s"))
		return false;
	t[i].kind = TOKEN_NUMBER;
	t[i].value = 1;
	t[i].text = STR("1");
	return true;
}

/* "One must be firm": nobody counts. */
static void name_nobody(struct token t[], int n)
{
	static const char *const does[] = {"must",  "never",  "knows", "hopes",
					   "lives", "learns", "hears", "cannot"};

	for (int i = 0; i + 1 < n; i++)
		if (t[i].kind == TOKEN_NUMBER && str_is(t[i].text, "one") &&
		    TOKEN_AMONG(&t[i + 1], does)) {
			t[i].kind = TOKEN_WORD;
			t[i].id = 0;
			t[i].flags = 0;
		}
}

bool counts_respell(struct token t[], int *n)
{
	bool any = false;
	int sum;

	name_nobody(t, *n);
	for (int i = 0; i < *n; i++)
		any |= (i + 3 < *n && drop_twice(t, n, i)) || drop_none(t, n, i) ||
		       share_halves(t, n, i) || count_single(t, *n, i);

	for (int i = 0; i < *n; i++) {
		int width = t[i].kind == TOKEN_NUMBER ? fillers(t, *n, i) : 0;
		if (width)
			cut(t, n, i + 1, i + 1 + width);
		any |= width > 0;
		if (t[i].kind == TOKEN_NUMBER)
			any |= counts_write_out(t, n, i);
	}
	for (int i = 0; i < *n; i++) {
		any |= drop_total(t, n, i);
		if (!part(t, *n, i) || (i && t[i - 1].kind == TOKEN_NUMBER))
			continue;
		int end = parts(t, *n, i, &sum), behind = total_behind(t, *n, end, sum);
		if (behind && end - i > 4)
			cut(t, n, end, end + behind);
		any |= behind > 0;
	}
	return any;
}
