/* The nursery: the process from which the readers of letters are forked. It is started
 * with an empty address space and never holds a secret; it loads what a reader needs,
 * gives up files, network and programs, and from then on only forks children, one for
 * each letter. The core talks to each child over its own connection, so the nursery
 * never sees a letter, and no letter meets the memory of another.
 *
 * A child confines itself before it is handed out, waits for its letter
 * (NURSERY_LETTER), answers with a record (record.h) and ends.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_NURSERY_H
#define MAIL_NURSERY_H

#include "mail/letter/letter.h"

enum {
	/* To the nursery: another child, please. It answers with the descriptor of the
	 * child's connection. */
	NURSERY_NEXT = 'N',
	/* To the nursery: the oldest child handed out is no longer needed. It is
	 * killed, whatever it is doing. */
	NURSERY_END = 'E',
	/* To the nursery: how is the oldest child doing? It answers NURSERY_FARES with
	 * the processor time that the child used, in milliseconds, and whether it was
	 * stopped. */
	NURSERY_LOOK = 'H',
	NURSERY_FARES = 'F',
	/* To a child: the house's address, its instance, the processor seconds that it may
	 * use, the bytes of the letter. */
	NURSERY_LETTER = 'L',
};

/* A child's limits, unless the house says otherwise. */
enum { NURSERY_MEMORY_MIB = 256, NURSERY_CPU_SECONDS = 2, NURSERY_CPU_MAX = 3600 };
/* Granted in addition, because the limit is in whole seconds. */
enum { NURSERY_CPU_SPARE = 1 };

enum { NURSERY_MAX = 8 }; /* children at a time */

typedef void letter_reader(struct arena *, const struct letter_house *,
			   struct str bytes, struct letter *out);

/* The whole of the program postalgm-read: serves until its connection is closed.
 * `memory`: its first argument, the MiB of memory that a child may have beyond the
 * program; NULL: the default. Another reader than letter_read is for tests. Returns the
 * program's exit status. */
int nursery(letter_reader *, const char *memory);

#endif
