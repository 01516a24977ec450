/* One day, as people write it: "the 10th of December", "Thu 10/12", "next Friday".
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_AWAY_DAY_H
#define ORDERS_AWAY_DAY_H

#include <stdint.h>

#include "orders/away/words.h"

enum said_day_kind {
	SAID_NO_DAY,
	SAID_EXACT,   /* a day with its year, or one that counts from today */
	SAID_DATE,    /* day and month; year 0: the nearest one */
	SAID_NUMBER,  /* "the 14th" */
	SAID_WEEKDAY, /* the first one */
};

struct said_day {
	enum said_day_kind kind;
	int64_t exact;
	int day, month, year; /* month 1..12 */
	int weekday;          /* 0 Sunday .. 6; -1: none */
	bool either;          /* "10/12": the month may stand first */
	bool bare;            /* a number and nothing else: a day only beside a date */
};

/* Reads a day at word `i`; returns of how many words it is, 0: none stands there. */
int said_day_read(const struct away_words *, int i, int64_t today, struct said_day *);
/* Which day that is. `near`: today, or the first day of the span whose last one this is. `month_first`: how a day that may be
 * either is read. false: there is no such day. */
bool said_day_is(const struct said_day *, bool month_first, int64_t near, int64_t *);

#endif
