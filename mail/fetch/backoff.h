/* Backoff: a server that is away is tried again after 5 seconds, then 10, 20 and so on
 * up to 5 minutes; a server that refused our name or password, after 60 seconds up to
 * 30 minutes, because it might lock us out.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_BACKOFF_H
#define MAIL_BACKOFF_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"

struct backoff {
	int64_t next; /* CLOCK_MONOTONIC, seconds; 0: at once */
	int pause;    /* the last pause, in seconds */
	char why[sizeof((struct err *)0)->text];
};

/* May we try? If not, `err` says what was wrong and when we will. */
MUST_USE bool backoff_is_over(const struct backoff *, struct err *);
/* Keeps what was wrong. Returns false. */
bool backoff_failed(struct backoff *, const struct err *);
void backoff_clear(struct backoff *);
/* Seconds until the next try; 0: now. */
int backoff_left(const struct backoff *);

#endif
