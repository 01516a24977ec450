/* The past tense: see past.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/past.h"

#include <string.h>

static const struct {
	const char *past, *stem;
} irregular[] = {
	{"gave", "give"},     {"lost", "lose"},         {"sent", "send"},
	{"took", "take"},     {"bought", "buy"},        {"went", "go"},
	{"rode", "ride"},     {"paid", "pay"},          {"sold", "sell"},
	{"threw", "throw"},   {"broke", "break"},       {"chose", "choose"},
	{"fought", "fight"},  {"drew", "draw"},         {"lent", "lend"},
	{"brought", "bring"}, {"withdrew", "withdraw"},
};

static void add(struct past *p, struct str word, size_t n, const char *end)
{
	char *to = p->room[p->n];

	for (size_t i = 0; i < n; i++)
		to[i] = ascii_lower(word.s[i]);
	memcpy(to + n, end, strlen(end));
	p->stem[p->n++] = (struct str){to, n + strlen(end)};
}

bool past_of(struct str word, struct past *p)
{
	enum { LEAST = 5 };
	size_t n = word.n;

	p->n = 0;
	for (size_t i = 0; i < sizeof irregular / sizeof *irregular; i++)
		if (str_is(word, irregular[i].past)) {
			add(p, word, 0, irregular[i].stem);
			return true;
		}
	if (n < LEAST || n >= PAST_LETTERS || ascii_lower(word.s[n - 1]) != 'd' ||
	    ascii_lower(word.s[n - 2]) != 'e')
		return false;
	add(p, word, n - 1, ""); /* "moved" */
	add(p, word, n - 2, ""); /* "attacked" */
	if (ascii_lower(word.s[n - 3]) == 'i')
		add(p, word, n - 3, "y"); /* "allied" */
	else if (word.s[n - 3] == word.s[n - 4])
		add(p, word, n - 3, ""); /* "shipped" */
	return true;
}
