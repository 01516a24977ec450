/* The mailbox shows what became of letters, so that a human can look. After the commit of
 * what became of them; what could not be shown is shown in the next round.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MARKS_H
#define SERVER_MARKS_H

#include "server/daemon/tick.h"

/* Failing is harmless, and logged. */
void marks_show(struct tick *);

#endif
