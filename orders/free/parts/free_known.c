/* What was asked of a word is asked again by the next reader of its line, and of the next letter: the last answers are kept.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/parts/parts.h"

/* LONGEST: of a word whose answer is kept. */
enum { KEPT = 256, LONGEST = 16 };

struct known {
	bool (*ask)(const struct token *); /* NULL: nothing is kept here */
	char text[LONGEST];
	short id;
	bool is;
};

bool free_known(const struct token *t, bool ask(const struct token *))
{
	static struct known kept[KEPT];
	struct known one = {.ask = ask, .id = t->id};
	uint32_t slot = (uint32_t)t->id;

	if (t->text.n > LONGEST)
		return ask(t);
	for (size_t i = 0; i < t->text.n; i++) {
		one.text[i] = t->text.s[i];
		slot = slot * 31 + (unsigned char)one.text[i];
	}
	struct known *k = &kept[slot % KEPT];
	if (k->ask != ask || k->id != one.id ||
	    memcmp(k->text, one.text, sizeof one.text) != 0) {
		one.is = ask(t);
		*k = one;
	}
	return k->is;
}
