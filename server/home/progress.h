/* Progress of long work: one line on the error stream that overwrites itself and is
 * gone at the end. Only on a terminal, and only if the work takes longer than a moment.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PROGRESS_H
#define SERVER_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct progress {
	FILE *to; /* NULL: nobody looks */
	const char *what;
	int64_t next; /* milliseconds: before this nothing is written */
	bool shown;
};

/* `what` is the beginning of the line: "phases". */
struct progress progress_begin(FILE *err, const char *what);
/* "phases 12 of 80". A NULL or a zeroed one is silent. */
void progress_at(struct progress *, int64_t done, int64_t all);
void progress_end(struct progress *);

#endif
