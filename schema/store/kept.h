/* Rows of one table that a file above the store keeps while a transaction is open (schema/seats_kept.c).
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_STORE_KEPT_H
#define SCHEMA_STORE_KEPT_H

#include "schema/store/store.h"

/* The first member of what is kept. */
struct kept_rows {
	const char *table;
	/* As soon as a row changes, in any way, and as a transaction begins and ends. */
	void (*forget)(struct kept_rows *);
	void (*destroy)(struct kept_rows *);
};

/* Watches the table from now on. The store destroys it as it closes; it has one at most. */
void kept_set(struct store *, struct kept_rows *);
struct kept_rows *kept_of(const struct store *); /* NULL: none as yet */

/* For the store's own files. */
void kept_forget(struct store *);
void kept_close(struct store *);

#endif
