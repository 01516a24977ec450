/* Undoing the transfer encoding of a part. libetpan decodes; damage by programs and
 * people is mended first, so that no line is lost or joined to the next.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TRANSFER_H
#define MAIL_TRANSFER_H

#include "base/str.h"

struct arena;

/* Decoded by libetpan's MAILMIME_MECHANISM_ number `encoding`; one that is not known is
 * taken for none. Text that cannot be decoded is empty. */
struct str transfer_decode(struct arena *, struct str, int encoding);

#endif
