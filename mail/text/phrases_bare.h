/* For the tables of phrases alone.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_PHRASES_BARE_H
#define MAIL_PHRASES_BARE_H

#include <stdbool.h>

#include "base/str.h"

/* Off with what mail programs put around bold words and links. */
struct str phrase_bare(struct str);

bool phrase_has(struct str, const char *z); /* ASCII case ignored */

#endif
