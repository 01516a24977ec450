/* The key file: the secrets behind the reply keys, one a line, newest last:
 *     1 <64 hex digits> 2026-11-21T09:00:00Z
 * The newest makes new reply keys; an older one still verifies for 60 days after its
 * successor was made. When the file is lost, a new one and new reply keys go out.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_KEYFILE_H
#define MAIL_KEYFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"

enum { KEYS_MAX = 8, KEY_SECRET_BYTES = 32, KEY_OVERLAP_DAYS = 60 };

struct key {
	uint8_t id;
	unsigned char secret[KEY_SECRET_BYTES];
	int64_t made; /* UTC seconds */
};

struct keys {
	size_t n;
	struct key key[KEYS_MAX];
};

/* Draws a first secret and writes it to `path`, mode 0600. Refused if the file
 * exists. */
MUST_USE bool keyfile_create(const char *path, int64_t now, struct err *);

/* Reads it. Refused, with the reason, if it is a link, not ours, or open to others. */
MUST_USE bool keyfile_read(const char *path, struct keys *, struct err *);

/* Adds a new secret, and drops secrets that no longer verify. */
MUST_USE bool keyfile_rotate(const char *path, int64_t now, struct err *);

/* The secret with that id if it still verifies at `now`, else NULL. */
const struct key *keys_find(const struct keys *, uint8_t id, int64_t now);
const struct key *keys_newest(const struct keys *);

#endif
