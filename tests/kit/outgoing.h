/* Letters of the house that wait to be sent, for tests of those who send them.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_OUTGOING_H
#define TESTS_KIT_OUTGOING_H

#include "schema/mail/outbox.h"
#include "tests/kit/house.h"

/* Puts a notice to the address into the outbox. Its number. */
int64_t outgoing_queue(struct house *, const char *rcpt);
/* The letter as the outbox has it now. */
struct outbox outgoing_row(struct house *, int64_t id);

#endif
