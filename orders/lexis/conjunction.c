/* Words that begin a clause: see conjunction.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/conjunction.h"

static const struct word_kinds conjunctions[] = {
	{"because", BEGINS_BECAUSE | BEGINS_REASON},
	{"cos", BEGINS_BECAUSE | BEGINS_REASON},
	{"coz", BEGINS_BECAUSE | BEGINS_REASON},
	{"cuz", BEGINS_BECAUSE | BEGINS_REASON},
	{"since", BEGINS_REASON},
	{"as", BEGINS_TELLING},
	{"cause", BEGINS_TELLING},
	{"given", BEGINS_GIVEN},
	{"seeing", BEGINS_GIVEN},
	{"considering", BEGINS_GIVEN},
	{"now", BEGINS_NOW},
	{"lest", BEGINS_PURPOSE},
	{"hoping", BEGINS_PURPOSE},
	{"so", BEGINS_RESULT},
	{"therefore", BEGINS_RESULT},
	{"hence", BEGINS_RESULT},
	{"consequently", BEGINS_RESULT},
	{"accordingly", BEGINS_RESULT},
	{"who", BEGINS_WHO},
	{"which", BEGINS_WHO},
	{"that", BEGINS_WHAT},
	{"what", BEGINS_WHAT},
	{"where", BEGINS_WHERE},
	{"while", BEGINS_WHILE},
	{"when", BEGINS_TIME},
	{"after", BEGINS_TIME},
	{"before", BEGINS_TIME},
	{"until", BEGINS_TIME},
	{"if", BEGINS_CONDITION},
	{"unless", BEGINS_CONDITION},
	{"although", BEGINS_CONCESSION},
	{"though", BEGINS_CONCESSION},
	{"notwithstanding", BEGINS_CONCESSION},
};

bool token_begins(const struct token *t, unsigned kinds)
{
	return TOKEN_KINDS(t, conjunctions) & kinds;
}
