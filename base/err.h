/* Trouble with the world (disk full, server away): filled where it happens, given
 * context on the way up. Bugs are asserts; a player's slip is a note on their sheet.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdbool.h>

#define MUST_USE __attribute__((warn_unused_result))

enum err_kind {
	ERR_NONE,
	ERR_WORLD,   /* disk, server, library: try again later; exit status 3 */
	ERR_REFUSED, /* asked for something that is not possible now; exit status 1 */
	ERR_USAGE,   /* the call itself is wrong; exit status 2 */
};

struct err {
	enum err_kind kind;
	bool passing; /* a file locked, a disk full: it may pass while we wait */
	char text[512];
};

/* Each returns false, so that a function may end with `return err_set(...)`. */
bool err_set(struct err *, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
bool err_refuse(struct err *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
bool err_usage(struct err *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* Puts "what: " before the text that is there. */
bool err_context(struct err *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

#endif
