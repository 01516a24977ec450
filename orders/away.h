/* A person who tells that they are away, in their own words: "Sorry, I am on holiday 10-14 Dec", "away next week", "back on
 * Monday". And the days of which a text speaks, in all the ways in which people write them.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_AWAY_H
#define ORDERS_AWAY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

enum away_days_kind {
	AWAY_NONE,   /* it names no day */
	AWAY_SPAN,   /* from..to: `to` may be before `from`, if it was written so */
	AWAY_NO_END, /* "from tomorrow": from alone */
	AWAY_EITHER, /* "10/12": from..to, or with the month first other_from..other_to */
	AWAY_UNCLEAR, /* days that do not make one span; or hours */
};

struct away_days {
	enum away_days_kind kind;
	int64_t from, to, other_from, other_to; /* days of base/day.h */
	bool only_days;                         /* nothing else is in the text */
};
/* The days of a text, as it is understood on the day `today`. "until Friday" begins today, and "back on Friday" ends on the day
 * before. */
struct away_days away_days(struct str text, int64_t today);

/* Does the sentence tell that its writer is away? Not one about somebody else, about what is past, or one that denies it. The
 * days are those of away_days; AWAY_NONE: it tells it and names no day. */
bool away_is_said(struct str sentence, int64_t today, struct away_days *);

#endif
