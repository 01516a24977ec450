/* The folders of a Maildir, held open, so that nobody can slip a link into their place.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FOLDERS_H
#define MAIL_FOLDERS_H

#include <dirent.h>
#include <stdbool.h>

#include "base/err.h"
#include "base/str.h"

struct folders {
	char *path;
	int tmp, new, cur;
};

/* Creates those that are missing, mode 0700, and opens them. */
MUST_USE bool folders_open(struct folders *, const char *path, struct err *);
void folders_close(struct folders *);

/* Reads the folder from its beginning; NULL with errno set. */
DIR *folders_read(int folder);

/* A Maildir name up to the ":2," of its flags. */
struct str folders_base_name(struct str name);

/* "PATH: what: why", the why from errno. Returns false. */
bool folders_trouble(struct err *, const char *path, const char *what);

#endif
