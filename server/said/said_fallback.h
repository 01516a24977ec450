/* An order that is wanted if what was asked about cannot be done.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SAID_FALLBACK_H
#define SERVER_SAID_FALLBACK_H

#include <stdbool.h>

#include "base/str.h"

struct arena;

/* "attack red 5 with 3 if that is not possible", "otherwise attack red 5". */
bool said_is_fallback(struct str text);
/* The same with the words for it in front, "otherwise attack red 5 with 3"; any other text as it is. */
struct str said_fallback_first(struct arena *, struct str text);

#endif
