/* The sender as the core sees it. Letters that are due are claimed (commit C), handed
 * to a process of its own (mail/send/sender.h), and their results are written (commit
 * R) as soon as they are reported: a slow or dead server delays neither the mailbox nor
 * a phase, and only the letters that it is handling. A core that dies in between sends
 * the same bytes once more.
 *
 * A sender that dies or falls silent is restarted after a growing pause. Letters that
 * it had begun are in doubt, the others are due as before.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SENDER_H
#define SERVER_SENDER_H

#include "server/home/home.h"

struct sender;

/* Starts the process. NULL with `err`: it rejects the way out in the configuration. */
struct sender *sender_open(struct home *, struct err *);
/* Letters in progress are given up within seconds, and their state is written down.
 * NULL is allowed. */
void sender_close(struct sender *);

/* Writes down results, claims letters that are due and hands them over. Waits for
 * nothing but the store. Faults go to the log. */
void sender_look(struct sender *);
/* The descriptor to poll, and the events; -1 if there is none. */
int sender_fd(const struct sender *, short *events);

/* Sends what is due, and waits until each try has ended; `*sent`: how many went out.
 * Ends early, without an error, if it takes long. false: the post office is in trouble,
 * and no letter is to blame. */
bool sender_send(struct sender *, int *sent, struct err *) MUST_USE;

/* Has the process no letter left? */
bool sender_is_idle(const struct sender *);

#endif
