/* The memory of SQLite: pieces that it gives back are kept for the next statement.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_STORE_PIECES_H
#define SCHEMA_STORE_PIECES_H

/* SQLite takes its memory from here, from now on. It refuses this where it is at work already, and goes on without. One thread
 * of a process uses databases (store.c). */
void pieces_use(void);

#endif
