/* Trace: why a phase came out as it did, for the GM: each act, who amended it, each
 * alternative taken or passed over, with the rule mark. Players get only what happened
 * [PC-15.2].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_TRACE_H
#define RULES_TRACE_H

#include "base/str.h"
#include "orders/sheet.h"

/* The subject of a line. Programs need not parse the words of a line that has one other
 * than TRACE_WORDS. */
enum trace_what {
	TRACE_WORDS,
	TRACE_USED,
	TRACE_USED_IN_PART,
	TRACE_CONDITION_FALSE,
	TRACE_IMPOSSIBLE,
	TRACE_IMPOSSIBLE_AS_WRITTEN, /* less of it would have been possible */
	TRACE_NOT_REACHED,           /* an earlier one was used */
	TRACE_FACT_TRUE,             /* of the condition of that alternative */
	TRACE_FACT_FALSE,
	TRACE_DEFAULT, /* nothing was used, and this replaced it */
	/* Taken, and nothing came of it: */
	TRACE_KEPT,   /* the card that it would play was not played, and stays */
	TRACE_GONE,   /* ... and was lost before it could be played */
	TRACE_UNABLE, /* what it would use does not work; a reason may follow */
	TRACE_IDLE,   /* the event that it waits for did not come up */
	TRACE_UNANSWERED, /* it was an offer, and nobody took it, or they agreed with another */
	TRACE_OUTBID, /* it was a bid, and another won */
	TRACE_SEALS,  /* a plan that was sealed: it stands in the next phase */
	TRACE_HOLDS,  /* nothing came up for it yet: it stands to the end of the turn */
	/* A reason ("because: ...") that the player concerned may not know. */
	TRACE_SECRET,
	TRACE_WHATS,
};

/* Slots from this number on do not stand in the sheet that came: they were sealed in an earlier phase. */
enum { TRACE_SEALED = 1000, TRACE_SEALED_MOST = 64 };

struct trace_line {
	int seat; /* the seat that it is about; SEAT_NONE: nobody alone */
	char rule[12];
	struct str text;
	enum trace_what what;
	/* Unless it is just words: the slot in the seat's sheet and its alternative,
	 * from 0; -1: none. */
	int slot, alternative;
};

struct trace {
	struct arena *a;
	int n;
	struct trace_line *lines;
	bool silent; /* what-if replay */
};

/* How to understand a game's own words in a trace, beside the typed lines, and those in
 * stored runs from before lines had types. */
struct trace_own {
	/* Was the fact so? 1, 0; -1: nothing tells. */
	int (*truth)(const struct trace *, int seat, enum stratum, struct str fact);
	/* The line that says what became of the alternative with this text, and that
	 * result in words ("used", "fell: ..."); -1: there is none. */
	int (*verdict)(const struct trace *, int seat, struct str alternative,
		       const char **words);
	/* Does the line say only what these two say? */
	bool (*is_said)(const struct trace_line *);
};

void trace_add(struct trace *, int seat, const char *rule, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));

/* "what: about", like most lines of a trace: joined, not formatted. */
void trace_pair(struct trace *, int seat, const char *rule, const char *what,
		struct str about);

/* A line with its type: the fate of an alternative, or a fact of it. Its text is the
 * words of the type, a colon, and `about`. */
void trace_step(struct trace *, enum trace_what, int seat, int slot, int alternative,
		const char *rule, struct str about);

/* The reason of an order that was used ("because: ..."), set below the line that says so, wherever that stands; nothing if no
 * line does. */
void trace_reason(struct trace *, int seat, int slot, int alternative, const char *rule,
		  const char *fmt, ...) __attribute__((format(printf, 6, 7)));

/* The same for the line that said it last, which then says that a part of it was done: some tokens stayed at home, or it was stopped in one
 * challenge of two. */
void trace_in_part(struct trace *, int seat, int slot, int alternative,
		   const char *rule, const char *fmt, ...)
	__attribute__((format(printf, 6, 7)));

/* For an order that is read again where it can no longer be carried out as it was first: lines that say it was used, and their reasons, go
 * where a later line says what became of it. */
void trace_last_counts(struct trace *, int seat, int slot, int alternative);

/* What was said last of that alternative, that it was used, was too early: that line goes, with its reasons. */
void trace_take_back(struct trace *, int seat, int slot, int alternative);

/* Gives the last line a type, if its words are the game's own. */
void trace_type(struct trace *, enum trace_what, int slot, int alternative);

/* "condition-false": its name for programs; "words" for TRACE_WORDS. */
const char *trace_name(enum trace_what);
/* The type of that name; TRACE_WHATS if there is none. */
enum trace_what trace_of_name(struct str name);

#endif
