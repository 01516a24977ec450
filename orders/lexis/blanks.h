/* Blanks of a form, "__", which a player fills in by typing over them.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_BLANKS_H
#define ORDERS_LEXIS_BLANKS_H

#include "base/str.h"

/* Do the underscores from `from` to `to` stand right at a word, with others at its other end: "__green__"? */
bool blank_is_filled(struct str typed, size_t from, size_t to);

#endif
