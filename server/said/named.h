/* Answers that say what they are about: "yes to the attack, no to the absence", "Attack: yes. Absence: no.", "the attack is right",
 * or by the numbers of a list: "1. yes", "2. no".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_NAMED_H
#define SERVER_NAMED_H

#include <stdbool.h>

#include "base/str.h"
#include "server/fate/letter_in.h"

/* One such answer. */
struct named {
	enum intake_word word; /* YES or NO */
	struct str name;       /* "the attack": empty where a number says it */
	int mark;              /* "1. yes": its number; 0: it has a name */
	bool unasked;          /* NO, and nothing of that name was asked (named_find) */
};

/* The answers of a line, at most `most` of them; `*tail`: the sentences behind them. 0: the line is something else, or goes on in
 * the same sentence. */
int named_read(struct str line, struct named *, int most, struct str *tail);

/* A line of what was asked, an order or a command, and what the answers say of it. */
struct named_line {
	struct str order;
	int question;          /* from 0; lines of one come one after another */
	bool refused;          /* nothing was asked of it: it was refused */
	enum intake_word word; /* NONE: no answer is about it */
};

/* Gives each line its word. False: a YES is about none of them, or nobody can tell about which an answer is. */
bool named_find(struct named *, int n, struct named_line *, int n_lines);

#endif
