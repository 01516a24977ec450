/* Phrases as people type them: in any case, and with the apostrophe of a typewriter or of a type-setter.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_TEXT_TYPED_H
#define BASE_TEXT_TYPED_H

#include <stdbool.h>

#include "base/str.h"

/* How many bytes of the text the phrase takes with which it begins; 0: it begins otherwise. The phrase is in small letters, with a plain
 * apostrophe. */
size_t typed_begins(struct str text, const char *phrase);
/* A letter or a digit; each byte of a letter that has several is one. */
bool typed_is_letter(char);

#endif
