/* Orders for the other case: see said_fallback.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/said_fallback.h"

#include <string.h>

#include "base/arena.h"

/* "if that is not possible", in its parts. */
static const char *const ifs[] = {
	"if that ",          "if this ", "if it ", "if the first ",
	"if the first one ", "if not ",  "if "};
static const char *const fails[] = {
	"is not possible", "isn't possible", "isnt possible",   "is impossible",
	"fails",           "does not work",  "doesn't work",    "doesnt work",
	"is not allowed",  "isn't allowed",  "is not legal",    "isn't legal",
	"cannot be done",  "can't be done",  "can not be done", "is illegal",
	"goes wrong",      "possible",       "not possible",    "impossible"};
static const char *const firsts[] = {"otherwise", "or else", "else", "failing that",
				     "if not"};

static bool ends_iequal(struct str s, struct str end)
{
	return s.n >= end.n && str_iequal(str_slice(s, s.n - end.n, s.n), end);
}

/* Where its last words begin, "if that is not possible"; SIZE_MAX: it has none. "if possible" is a wish, and "if not possible" is not. */
static size_t last_words(struct str text)
{
	while (text.n && strchr(" .!", text.s[text.n - 1]))
		text.n--;
	for (size_t i = 0; i < sizeof fails / sizeof *fails; i++) {
		struct str fail = str_of(fails[i]);
		if (!ends_iequal(text, fail))
			continue;
		struct str before = str_slice(text, 0, text.n - fail.n);
		bool bare = str_is(fail, "possible"),
		     alone = bare || i + 2 >= sizeof fails / sizeof *fails;
		for (size_t k = 0; k < sizeof ifs / sizeof *ifs; k++) {
			struct str word = str_of(ifs[k]);
			bool is_if = str_is(word, "if "),
			     is_not = str_is(word, "if not ");
			if ((bare    ? is_not
			     : alone ? is_if
				     : !is_if && !is_not) &&
			    ends_iequal(before, word))
				return before.n - word.n;
		}
	}
	return SIZE_MAX;
}

bool said_is_fallback(struct str text)
{
	text = str_trim(text);
	for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++) {
		struct str first = str_of(firsts[i]);
		if (text.n > first.n && str_iequal(str_cut(text, first.n), first) &&
		    strchr(" ,", text.s[first.n]))
			return true;
	}
	size_t at = last_words(text);
	return at != SIZE_MAX && at > 0;
}

struct str said_fallback_first(struct arena *a, struct str text)
{
	size_t at = last_words(text);

	if (at == SIZE_MAX || !at)
		return text;
	struct str order = str_trim(str_slice(text, 0, at));
	while (order.n && order.s[order.n - 1] == ',')
		order = str_trim(str_cut(order, order.n - 1));
	return str_printf(a, "otherwise %.*s", STR_ARG(order));
}
