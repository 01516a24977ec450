/* Date: what a Date field or a Received line says of a time, read without a library, for
 * the core reads them too.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_DATE_H
#define MAIL_DATE_H

#include "base/str.h"

/* UTC seconds of "Thu, 26 Nov 2026 20:00:00 +0100 (CET)"; 0: it is no date by RFC 5322,
 * with two-digit years and the zones of old. */
int64_t date_read(struct str value);

#endif
