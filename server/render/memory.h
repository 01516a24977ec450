/* Memory that runs out ends the process, in the libraries too: their half-made values would be
 * taken for a fault of a letter or of a game. The journal makes such an end harmless.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MEMORY_H
#define SERVER_MEMORY_H

/* First of all in a program. Of jansson and libxml2; GLib does so by itself, SQLite tells of it
 * and the transaction is taken back. */
void memory_or_die(void);

#endif
