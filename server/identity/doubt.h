/* Doubt: the reasons against a letter although its key or address is good. The closed
 * list, each with its word for the log and its sentences for the player and the GM.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_DOUBT_H
#define SERVER_DOUBT_H

#include "mail/trust/authres.h"
#include "server/home/home.h"

/* In order of telling; the first three count at level P0 as well. */
enum doubt {
	DOUBT_NONE,
	DOUBT_READING, /* worker and core read the letter differently */
	DOUBT_RESULTS, /* Authentication-Results that our server cannot have written */
	DOUBT_DOMAIN,  /* dmarc=pass is of another domain */
	DOUBT_SENDER,  /* From is not one plain address */
	DOUBT_HEADER,  /* fields that can be divided in two ways, or are there
		          twice */
	DOUBT_DELIVERED, /* no field by its writer holds our address */
	DOUBT_DATE,      /* written long before it came, or later */
	DOUBT_REPLAY,    /* the same text once more, perhaps only with a new id */
	DOUBT_SIGNATURE, /* the signature does not cover what we act on */
	N_DOUBTS,
};

struct doubt_row {
	const char *name;   /* "replay": log, `letters`, `postalgm letter` */
	const char *player; /* a sentence; to be translated */
	const char *gm;     /* things to know, and perhaps to do */
};
extern const struct doubt_row doubt_rows[N_DOUBTS];

struct fields;

/* The evidence that is weighed, beside the letter's fields. */
struct doubt_case {
	const struct fields *fields;
	const struct authres *said;
	int64_t arrival;
	bool ahead; /* its mail server's clock is ahead of ours: ours may be wrong */
	int level;  /* of the game, 0..3 */
	bool needs_word;     /* of our mail server: level 2, or GM commands */
	bool only_delivered; /* only Delivered-To and the like hold the key */
};

/* The first that holds, or DOUBT_NONE. */
bool doubt_weigh(struct home *, const struct doubt_case *, enum doubt *,
		 struct err *) MUST_USE;

/* Is it about what the letter says? Then it is told before what the letter lacks. */
bool doubt_is_of_reading(enum doubt);

/* Reads the verdict of the mailbox's mail server on the letter. `header` is the core's
 * own, or, for comparison, the worker's `trace`. */
void doubt_results(const struct config_mailbox *, struct str header, struct authres *);

#endif
