/* Doubt: what speaks against a letter whose key or address is good. The closed list,
 * each with its word for the log and its sentences for the player and the GM.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_DOUBT_H
#define SERVER_DOUBT_H

#include "mail/trust/authres.h"
#include "server/home/home.h"

/* In the order in which they are told; the first three count at level P0 as well. */
enum doubt {
	DOUBT_NONE,
	DOUBT_READING, /* the worker read another letter than the core */
	DOUBT_RESULTS, /* Authentication-Results that nobody could have written for us */
	DOUBT_DOMAIN,  /* dmarc=pass is of another domain */
	DOUBT_SENDER,  /* From is not one plain address */
	DOUBT_HEADER,  /* fields that can be divided, or stand there, twice */
	DOUBT_DELIVERED, /* our address stands in no field that its writer wrote */
	DOUBT_DATE,      /* written long before it came, or after it */
	DOUBT_REPLAY,    /* the same text once more, and its id may be new alone */
	DOUBT_SIGNATURE, /* what vouches for the sender does not cover what we act on */
	N_DOUBTS,
};

struct doubt_row {
	const char *name;   /* "replay": log, `letters`, `postalgm letter` */
	const char *player; /* a sentence; to be translated */
	const char *gm;     /* what to know, and perhaps to do */
};
extern const struct doubt_row doubt_rows[N_DOUBTS];

struct fields;

/* What is weighed, beside the letter's fields. */
struct doubt_case {
	const struct fields *fields;
	const struct authres *said;
	int64_t arrival;
	bool ahead; /* its mail server has a later time than we: ours may be wrong */
	int level;  /* of the game, 0..3 */
	bool needs_word;     /* of our mail server: level 2, or words of the GM */
	bool only_delivered; /* the key stands in Delivered-To and the like alone */
};

/* The first that holds, or DOUBT_NONE. */
bool doubt_weigh(struct home *, const struct doubt_case *, enum doubt *,
		 struct err *) MUST_USE;

/* Is it about what the letter says at all? Then it is told before what the letter lacks.
 */
bool doubt_is_of_reading(enum doubt);

/* What the mail server of the mailbox says of the letter; as the worker has it, for
 * comparison, with its `trace`. */
void doubt_results(const struct config_mailbox *, struct str header, struct authres *);

#endif
