/* Lines that stand before the answer of a letter and say nothing.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SAID_BEFORE_H
#define SERVER_SAID_BEFORE_H

#include "mail/letter/letter.h"

/* "Hi Ann,", or "The House wrote:" above what is quoted. */
bool said_is_before(const struct letter *, size_t line);

#endif
