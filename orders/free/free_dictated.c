/* Letters that were dictated with the names of their signs: "ally yellow in challenge four comma two from
 * red two period new line". The meaning is only likely, and asked about.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/free.h"

static const struct {
	const char *name, *second; /* of one word or of two */
	const char *sign;
} signs[] = {
	{"comma", NULL, ","},          {"period", NULL, "."},
	{"full", "stop", "."},         {"fullstop", NULL, "."},
	{"semicolon", NULL, ";"},      {"semi", "colon", ";"},
	{"colon", NULL, ":"},          {"new", "line", "."},
	{"newline", NULL, "."},        {"new", "paragraph", "."},
	{"question", "mark", "?"},     {"exclamation", "mark", "!"},
	{"exclamation", "point", "!"}, {"dash", NULL, "-"},
	{"open", "bracket", "("},      {"close", "bracket", ")"},
	{"open", "parenthesis", "("},  {"close", "parenthesis", ")"},
};

/* The sign that is named at this token, and by how many words; NULL: none. */
static const char *named_at(const struct token *t, int *words)
{
	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
		if (t->kind != TOKEN_WORD || !str_is(t->text, signs[i].name))
			continue;
		if (signs[i].second &&
		    (t[1].kind != TOKEN_WORD || !str_is(t[1].text, signs[i].second)))
			continue;
		*words = signs[i].second ? 2 : 1;
		return signs[i].sign;
	}
	return NULL;
}

bool free_undictate(struct token t[], int *n)
{
	int to = 0, words;
	bool any = false;

	if (*n && str_is(t[*n - 1].text, "stop"))
		t[*n - 1] = t[*n], --*n; /* at the end of a line it says that it ends */
	for (int i = 0; i < *n; i++) {
		const char *sign = named_at(&t[i], &words);
		t[to] = t[i];
		if (sign) {
			any = true;
			t[to].kind = TOKEN_SIGN;
			t[to].id = sign[0];
			t[to].flags = 0;
			t[to].text = str_of(sign);
			t[to].glued = true;
			i += words - 1;
		}
		to++;
	}
	t[to] = t[*n];
	*n = to;
	return any;
}
