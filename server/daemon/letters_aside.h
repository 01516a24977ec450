/* A letter that cannot be acted on is set aside: nothing of it counts.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LETTERS_ASIDE_H
#define SERVER_LETTERS_ASIDE_H

#include "mail/letter/letter.h"
#include "schema/mail/inbox.h"
#include "server/daemon/tick.h"

/* An alarm in the log, after so many tries. */
void letters_log_aside(struct tick *, int64_t id, const char *why, int tries);

/* Sets it aside, inside the open transaction. */
bool letters_aside(struct tick *, const struct inbox *, const char *why,
		   struct err *) MUST_USE;

/* ... and tells its writer and the GM. That may fail for the same reason as the letter; then it is
 * set aside without telling them. */
bool letters_aside_told(struct tick *, struct arena *, const struct inbox *,
			const struct letter *, const char *why, struct err *) MUST_USE;

#endif
