/* Words of courtesy around something that is said: "Alles gut, FINAL", "STATUS please, thanks". Also in the languages in which the
 * house hears a yes.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_COURTESY_H
#define ORDERS_COURTESY_H

#include "base/str.h"

/* The line without pictures, signs and such words at its two ends; all of it where it is nothing else. */
struct str courtesy_off(struct str line);

#endif
