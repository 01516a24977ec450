/* What libetpan gets to see of a letter.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_PART_BYTES_H
#define MAIL_PART_BYTES_H

#include "mail/header.h"

/* The body under the few fields that say what it is. Broken and hostile lines elsewhere
 * in the header never reach libetpan. */
struct str part_bytes(struct arena *, const struct header *, struct str body);

/* Says it has parts, and its boundary is nowhere: libetpan would call the whole body
 * one part. */
bool part_lacks_parts(struct arena *, const struct header *, struct str body);

#endif
