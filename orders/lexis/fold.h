/* Names as they are typed where the keyboard lacks their letters: "Jose" for "José", "Mueller" or
 * "Muller" for "Müller". Latin letters of Europe (U+00C0 to U+017F); others are compared as they
 * are, ASCII case ignored.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FOLD_H
#define ORDERS_FOLD_H

#include "base/str.h"

enum { FOLD_NAME_MAX = 64 }; /* bytes; a longer name is compared as it is */

/* Is it the same name, by one of the two ways to write it without accents? */
bool fold_same(struct str typed, struct str name);

#endif
