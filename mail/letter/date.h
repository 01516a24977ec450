/* Date: the time in a Date field or a Received line, read without a library, because
 * the core reads them too.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_DATE_H
#define MAIL_DATE_H

#include "base/str.h"

/* UTC seconds of "Thu, 26 Nov 2026 20:00:00 +0100 (CET)"; 0: not a date by RFC 5322,
 * including two-digit years and the obsolete zones. */
int64_t date_read(struct str value);

#endif
