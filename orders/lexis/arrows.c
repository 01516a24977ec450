/* What ">" is in a line: an arrow, or "else".
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/lex.h"

/* "5c > 6": the sign at `i` comes after a number, or after a letter that belongs to one. */
static bool is_behind_number(const struct token t[], int i)
{
	bool letter = i > 1 && t[i - 1].kind == TOKEN_WORD && t[i - 1].glued &&
		      t[i - 1].text.n == 1;

	return i > 0 && t[letter ? i - 2 : i - 1].kind == TOKEN_NUMBER;
}

/* "if gold > 5", "if > 4": behind "if" and a word, right before a number, the sign compares. */
static bool compares(const struct token t[], int n, int i)
{
	bool word = i > 0 && t[i - 1].kind == TOKEN_WORD && t[i - 1].id != WORD_SEAT;
	bool in_condition = false;

	for (int k = 0; k < i; k++)
		if (token_is(&t[k], WORD_IF) || token_is(&t[k], WORD_UNLESS))
			in_condition = true;
		else if (token_is(&t[k], WORD_ELSE) || token_is_sign(&t[k], ';'))
			in_condition = false;
	return word && in_condition && i + 1 < n && t[i + 1].kind == TOKEN_NUMBER;
}

/* `blue > red 5` is a challenge, "red 3 -> yellow 3" goes from the one to the other; elsewhere >
 * is "else", but between numbers in a game with ways. */
void lex_settle_arrows(struct token t[], int n, bool ways)
{
	for (int i = 0; i < n; i++) {
		if (t[i].kind != TOKEN_SIGN || t[i].id != '>')
			continue;
		bool from_seat = i > 0 && t[i - 1].kind == TOKEN_WORD &&
				 t[i - 1].id == WORD_SEAT;
		int to = i + 1;
		if (to < n && t[to].kind == TOKEN_WORD && t[to].id == WORD_SEAT)
			to++;
		bool next = i + 1 == n || t[i + 1].kind == TOKEN_NUMBER ||
			    (t[i + 1].kind == TOKEN_WORD && t[i + 1].id == WORD_SEAT);
		bool tail = i > 0 && t[i].glued && t[i - 1].kind == TOKEN_SIGN &&
			    t[i - 1].id == '=';
		bool way = ways && t[to].kind == TOKEN_NUMBER && is_behind_number(t, i);
		bool leads = i == 0 && t[i].value == LEX_ARROW;
		if (way || leads || compares(t, n, i) ||
		    (next && (tail || t[i].value == LEX_ARROW)) ||
		    (from_seat && to < n && t[to].kind == TOKEN_NUMBER))
			continue;
		t[i].kind = TOKEN_WORD;
		t[i].id = WORD_ELSE;
	}
}
