/* Tells systemd that the daemon is alive. The watchdog ends a service that is silent
 * for WatchdogSec, so the daemon reports at the end of each piece of work, and before
 * it waits for another process it says how long that may take: a mailbox may need ten
 * minutes to answer. Without systemd it says nothing.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ALIVE_H
#define SERVER_ALIVE_H

/* Call this before anything is given up: finds out where to report, and how often. From
 * now on long waits for other processes are reported (base/process/message.h). */
void alive_begin(void);

/* Something delays the start: it takes up to `seconds` more, from now. */
void alive_starting(int seconds);
void alive_ready(void);
void alive_stopping(void);

/* A piece of work is done. Cheap: it does not repeat what it said a moment ago. */
void alive(void);

#endif
