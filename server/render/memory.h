/* Running out of memory ends the process, in the libraries too: their half-made values
 * would look like a fault of a letter or of a game. The inbox makes such an end
 * harmless.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MEMORY_H
#define SERVER_MEMORY_H

/* Call this first in a program. It is for jansson and libxml2; GLib does so by itself,
 * and SQLite reports it, so that the transaction is taken back. */
void memory_or_die(void);

#endif
