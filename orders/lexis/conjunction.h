/* Words that begin a clause, and what such a clause may be: a reason, a result, a condition. This is the only list of
 * them: each reader asks it for the kinds that matter there.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_CONJUNCTION_H
#define ORDERS_LEXIS_CONJUNCTION_H

#include "orders/lexis/lex.h"

enum conjunction {
	BEGINS_BECAUSE = 1 << 0, /* because, cos: a reason and nothing else */
	BEGINS_REASON = 1 << 1,  /* those, and since */
	BEGINS_TELLING =
		1
		<< 2, /* as, cause: a reason, if a clause follows that tells something */
	BEGINS_GIVEN =
		1 << 3,      /* given, seeing: a reason, mostly with "that" behind it */
	BEGINS_NOW = 1 << 4, /* now: a reason only with "that" behind it */
	BEGINS_PURPOSE = 1 << 5,    /* lest, hoping */
	BEGINS_RESULT = 1 << 6,     /* so, therefore */
	BEGINS_WHO = 1 << 7,        /* who, which */
	BEGINS_WHAT = 1 << 8,       /* that, what */
	BEGINS_WHERE = 1 << 9,      /* where */
	BEGINS_WHILE = 1 << 10,     /* while */
	BEGINS_TIME = 1 << 11,      /* when, until */
	BEGINS_CONDITION = 1 << 12, /* if, unless */
	BEGINS_CONCESSION = 1 << 13 /* although */
};

/* What tells why, whatever follows. */
enum { BEGINS_WHY = BEGINS_REASON | BEGINS_TELLING };

enum { N_CONJUNCTIONS = 34 };
extern const struct word_kinds conjunctions[N_CONJUNCTIONS];

/* May the token begin a clause of one of these kinds? */
#define TOKEN_BEGINS(t, kinds) TOKEN_IS_OF(t, conjunctions, N_CONJUNCTIONS, kinds)

#endif
