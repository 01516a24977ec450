/* Text as a type-setter sets it, for pages: round quotation marks and apostrophes, and a dash for two hyphens between spaces. Words
 * between backquotes are typed as they stand, and stay as they are.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_TEXT_TYPESET_H
#define BASE_TEXT_TYPESET_H

#include "base/str.h"

struct arena;

/* UTF-8. Returns `text` itself where nothing is to be set. */
struct str typeset(struct arena *, struct str text);

#endif
