/* Lines of a trace without a type that tell of orders: cards that stay, contradictions, and all of
 * a run that was played before lines had types.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/own_trace.h"

static const struct {
	const char *how, *verdict;
} verdicts[] = {
	{"kept", "not played, the card stays: nothing came up for it"},
	{"used", "used"},
	{"used as far as it could be", "used, as far as it could be"},
	{"counts as never written",
	 "dropped: it contradicts itself and counts as not written"},
	{"condition not met", "fell: its condition was not met"},
	{"not possible as written", "gave way: it was not possible as written"},
	{"not possible", "fell: it was not possible"},
};

static bool is_words_of(const struct trace_line *l, int seat)
{
	return l->what == TRACE_WORDS && l->seat == seat;
}

/* "true (S1): blue allies in c1". */
static int truth(const struct trace *t, int seat, enum stratum stratum, struct str fact)
{
	for (int i = 0; i < t->n; i++) {
		struct str text = t->lines[i].text, about = text;
		bool is_true = str_starts(text, "true (S");
		size_t at = is_true ? 7 : 8; /* "false (S1): ..." */
		if (!is_words_of(&t->lines[i], seat) ||
		    !str_is(str_of(t->lines[i].rule), "R-022") || text.n <= at ||
		    text.s[at] != '0' + (int)stratum)
			continue;
		(void)str_until(&about, ':');
		if (str_equal(str_trim(about), fact))
			return is_true;
	}
	return -1;
}

static int verdict(const struct trace *t, int seat, struct str alternative,
		   const char **words)
{
	for (size_t k = 0; k < sizeof verdicts / sizeof *verdicts; k++)
		for (int i = 0; i < t->n; i++) {
			struct str rest = t->lines[i].text, how = str_until(&rest, ':');
			if (!is_words_of(&t->lines[i], seat) ||
			    !str_is(how, verdicts[k].how) ||
			    !str_equal(str_trim(rest), alternative))
				continue;
			*words = verdicts[k].verdict;
			return i;
		}
	return -1;
}

static bool is_said(const struct trace_line *l)
{
	return str_starts(l->text, "kept: ") || str_is(str_of(l->rule), "R-015") ||
	       str_is(str_of(l->rule), "R-022");
}

const struct trace_own ce_own_trace = {truth, verdict, is_said};
