/* HELP on words other than orders: the rulings that tell of them.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/book.h"
#include "rules/dragon_dune/words/words_parts.h"

enum { MARKS = 3 };

struct topic {
	const char *word, *mark[MARKS];
};

static const struct topic topics[] = {
	{"castle", {"DD-038", "DD-054", "DD-043"}},
	{"castles", {"DD-038", "DD-054", "DD-043"}},
	{"palace", {"DD-036", NULL, NULL}},
	{"control", {"DD-037", "DD-053", NULL}},
	{"griffins", {"DD-039", NULL, NULL}},
	{"emperor", {"DD-004", "DD-011", NULL}},
	{"dragon", {"DD-006", "DD-007", "DD-009"}},
	{"red dragon", {"DD-011", "DD-014", "DD-015"}},
	{"council", {"DD-015", "DD-016", NULL}},
	{"alliance", {"DD-016", "DD-035", "DD-054"}},
	{"treachery", {"DD-027", "DD-028", "DD-030"}},
	{"traitor", {"DD-027", "DD-028", "DD-030"}},
	{"artifact", {"DD-026", "DD-032", NULL}},
	{"aces", {"DD-021", "DD-042", "DD-032"}},
	{"mercenaries", {"DD-043", "DD-044", "DD-045"}},
	{"queen", {"DD-027", "DD-030", "DD-018"}},
	{"jack", {"DD-027", "DD-030", "DD-018"}},
	{"usurper", {"DD-027", "DD-028", "DD-030"}},
	{"sabotage", {"DD-027", "DD-028", "DD-071"}},
	{"hidden", {"DD-048", "DD-049", "DD-050"}},
	{"hiding", {"DD-048", "DD-049", "DD-050"}},
	{"lots", {"DD-019", "DD-020", "DD-021"}},
	{"bidding", {"DD-019", "DD-020", "DD-021"}},
	{"event", {"DD-013", "DD-010", "DD-011"}},
	{"wild dragon", {"DD-006", "DD-007", "DD-009"}},
	{"gold", {"DD-053", "DD-078", NULL}},
	{"collection", {"DD-053", "DD-037", NULL}},
	{"theft", {"DD-051", "DD-072", NULL}},
	{"griffin", {"DD-039", NULL, NULL}},
	{"fort", {"DD-007", "DD-041", NULL}},
	{"losses", {"DD-031", "DD-028", NULL}},
	{"question", {"DD-057", "DD-058", "DD-073"}},
	{"hand", {"DD-018", "DD-022", NULL}},
	{"special", {"DD-061", "DD-033", NULL}},
	{"stack", {"DD-040", "DD-041", NULL}},
	{"victory", {"DD-054", "DD-055", NULL}},
	{NULL, {NULL, NULL, NULL}},
};

bool dd_words_help(const void *view, int phase, struct str word, struct buf *b)
{
	(void)view;
	(void)phase;
	for (const struct topic *t = topics; word.n && t->word; t++) {
		if (!str_is(word, t->word))
			continue;
		for (int i = 0; i < MARKS && t->mark[i]; i++) {
			buf_z(b, i ? "\n" : ""); /* a paragraph each */
			rulings_text(&dd_book, str_of(t->mark[i]), b);
		}
		return true;
	}
	return false;
}
