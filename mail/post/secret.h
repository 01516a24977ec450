/* Secrets of the post office: a password, or an access token that a program fetches.
 * They come from a file of mode 0600, from a systemd credential, or from a command; no
 * configuration, log or program argument holds them.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SECRET_H
#define MAIL_SECRET_H

#include <stdbool.h>

#include "base/err.h"

enum {
	SECRET_MAX = 8192
}; /* bytes including the closing NUL: access tokens are
			       long */

/* The source of a secret; at most one is set. The caller keeps the texts alive. */
struct secret_source {
	const char *file;       /* path; its first line is the secret */
	const char *credential; /* name of a file in $CREDENTIALS_DIRECTORY */
	const char *command;    /* run by /bin/sh; its first line of output */
	int holder; /* socket to the process that reads it (secret_holder.h); 0: none */
};

/* Is there one? */
bool secret_is_set(const struct secret_source *);

/* Reads it anew, because a token may have expired. Empty if no source is set. Refused:
 * a file that others can read, a link, an empty or overlong line, a line with control
 * characters. A command has 30 seconds and must end with status 0. The text of `err`
 * never holds what was read. */
MUST_USE bool secret_read(const struct secret_source *, char out[SECRET_MAX],
			  struct err *);

/* Overwrites it. */
void secret_wipe(char out[SECRET_MAX]);

#endif
