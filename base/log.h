/* The log: one line for each event, `key=value`, UTC, for people and for log tools.
 * Values are escaped. It never holds a key, a password, an order's text or a whole
 * subject.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_LOG_H
#define BASE_LOG_H

#include <stdint.h>
#include <stdio.h>

#include "base/str.h"

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ALARM };

struct log {
	FILE *out;            /* NULL: silent */
	enum log_level least; /* lower levels are not written */
	int64_t now;          /* UTC seconds, set by the loop from its clock */
};

/* One line is gathered with log_begin, the pairs, log_end:
 *   struct log_line l = log_begin(log, LOG_INFO, "verdict");
 *   log_int(&l, "in", 812); log_str(&l, "class", STR("orders")); log_end(&l); */
struct log_line {
	struct log *log;
	size_t n;
	char text[1024];
};

struct log_line log_begin(struct log *, enum log_level, const char *event);
void log_int(struct log_line *, const char *key, int64_t);
void log_str(struct log_line *, const char *key, struct str);
void log_z(struct log_line *, const char *key, const char *);
void log_end(struct log_line *);

#endif
