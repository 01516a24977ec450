/* "attack blue 2 with 2 from 1. HELP HIDE": a command that stands as a sentence of its own at the end of a line is a line of its own.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/letter/parts.h"

/* A command with at most one word behind it, but no player: "help yellow" may be an ally's order. */
static bool is_command(const struct token t[], int n)
{
	while (n && t[n - 1].kind == TOKEN_SIGN)
		n--;
	return n && n <= 2 && token_is(&t[0], WORD_COMMAND) &&
	       command_is_harmless((enum command_kind)t[0].value) &&
	       (n == 1 || (t[1].kind == TOKEN_WORD && !token_is(&t[1], WORD_SEAT)));
}

/* Does a sentence of a few letters end the line? Few lines have one, and they alone are looked at. */
static bool ends_short(struct str typed)
{
	enum { LONGEST = 40 };
	size_t i = typed.n;

	if (str_find_char(typed, '.') == SIZE_MAX &&
	    str_find_char(typed, ';') == SIZE_MAX &&
	    str_find_char(typed, '!') == SIZE_MAX)
		return false; /* as nearly always */
	while (i > 1 && typed.n - i < LONGEST &&
	       !(typed.s[i - 1] == ' ' && !ascii_is_letter(typed.s[i - 2]) &&
		 strchr(".;!", typed.s[i - 2])))
		i--;
	return i > 1 && i < typed.n && typed.n - i < LONGEST;
}

size_t letter_tail_command(struct draft *l, struct str typed)
{
	int n = typed.n <= LETTER_COLUMNS && ends_short(typed)
			? lex(l->lexicon, typed, l->spare)
			: 0;
	int at = n > 0 ? n - 1 : 0;

	while (at > 0 && l->spare[at].kind == TOKEN_SIGN)
		at--;
	while (at > 0 && l->spare[at - 1].kind != TOKEN_SIGN)
		at--;
	if (at == 0 || !l->spare[at - 1].id || l->spare[at].glued ||
	    !strchr(".;!", l->spare[at - 1].id) || !is_command(&l->spare[at], n - at))
		return 0;
	return (size_t)(l->spare[at].text.s - typed.s);
}
