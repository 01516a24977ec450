/* The sender as the core sees it. Letters that are due are claimed (commit C), handed to a
 * process of its own (mail/send/sender.h), and what came of them is written (commit R), as soon as
 * it is told: a server that is slow or dead holds up neither the mailbox nor a phase, and no
 * letter but those that it has at hand. A core that dies in between sends the same bytes once
 * more.
 *
 * A sender that dies or falls silent is begun again after a pause that grows. What it had
 * begun is in doubt, what it had not is due as it was.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SENDER_H
#define SERVER_SENDER_H

#include "server/home/home.h"

struct sender;

/* Begins the process. NULL with `err`: it does not take the way out of the configuration. */
struct sender *sender_open(struct home *, struct err *);
/* What is under way is given up within seconds, and written down as what it is. NULL in
 * peace. */
void sender_close(struct sender *);

/* Writes down what has come, claims what is due and hands it over. Waits for nobody but the
 * store. What goes wrong is in the log. */
void sender_look(struct sender *);
/* A descriptor that is ready for these events when there is something to look at; -1. */
int sender_fd(const struct sender *, short *events);

/* Sends what is due, and waits until the end of each try; `*sent` how many went out. Ends
 * early, without trouble, when it has taken long. false: the post office is in trouble, and no
 * letter is blamed. */
bool sender_send(struct sender *, int *sent, struct err *) MUST_USE;

/* Is no letter at the process? */
bool sender_is_idle(const struct sender *);

#endif
