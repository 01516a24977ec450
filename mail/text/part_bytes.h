/* The bytes of a letter that libetpan gets to see.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_PART_BYTES_H
#define MAIL_PART_BYTES_H

#include "mail/letter/header.h"

/* The body under the few fields that say what it is. Broken and hostile lines elsewhere
 * in the header never reach libetpan. */
struct str part_bytes(struct arena *, const struct header *, struct str body);

/* Says it has parts, and its boundary is nowhere: libetpan would call the whole body
 * one part. */
bool part_lacks_parts(struct arena *, const struct header *, struct str body);

/* The body without the parts that are empty, with neither header nor text, and stand last
 * among theirs: before the closing boundary, or at the end of a letter cut off. */
struct str part_without_blank_ends(struct arena *, struct str body);

#endif
