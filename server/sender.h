/* Senders: letters go out from processes of their own, so that a mail server that is
 * slow or dead holds up neither the mailbox nor a phase. The daemon starts one; it has
 * its own connection to the store and takes what is due from the outbox. While it is kept
 * waiting with a letter, another one takes the others, three in all. One that ends or
 * falls silent is started again; all end with the daemon, within a second or two, and
 * with the letter at hand written down as what it is.
 *
 * Each is this program again (postalgmd --sender FD, --helper FD): an open store must not be carried
 * through a fork.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SENDER_H
#define SERVER_SENDER_H

#include "server/home.h"

struct senders;

struct senders *senders_open(struct home *);
void senders_close(struct senders *); /* waits until they have ended; NULL in peace */

/* There may be something to send. */
void senders_wake(struct senders *);
/* Every few seconds: hears how they are, and starts whom it needs. */
void senders_look(struct senders *);

/* The whole life of one; `fd` is its end of the socket to the daemon, `dir` the home;
 * a helper ends when it has had no work for a while. Returns the exit status. */
int sender_run(const char *dir, int fd, bool helper);

#endif
