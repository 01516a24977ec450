/* What systemd hears of the daemon. Its watchdog ends a service that is silent for WatchdogSec,
 * so the daemon speaks at the end of each piece of work, and before it waits for another
 * process it says how long that may take: a mailbox may need ten minutes for an answer. Without
 * systemd nothing is said.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ALIVE_H
#define SERVER_ALIVE_H

/* Before anything is given up: whom to tell, and how often they want to hear. From now on long
 * waits for other processes are told (base/message.h). */
void alive_begin(void);

/* The start takes longer, because something is in the way: so many seconds from now. */
void alive_starting(int seconds);
void alive_ready(void);
void alive_stopping(void);

/* A piece of work is done. Cheap: what was said a moment ago is not said again. */
void alive(void);

#endif
