/* Trace: why it came out so, for the GM: each act, who amended it, each alternative
 * taken or passed over, with the rule mark. Players get only what happened [PC-15.2].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_TRACE_H
#define RULES_TRACE_H

#include "base/str.h"

struct trace_line {
	int seat; /* whom it is about; -1: nobody alone */
	char rule[12];
	struct str text;
};

struct trace {
	struct arena *a;
	int n;
	struct trace_line *lines;
	bool silent; /* what-if replay */
};

void trace_add(struct trace *, int seat, const char *rule, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));

/* "what: about", as most lines of a trace are: put together, not formatted. */
void trace_pair(struct trace *, int seat, const char *rule, const char *what,
		struct str about);

#endif
