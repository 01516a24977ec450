/* Pictures and faces that people set beside their words: a thumb behind FINAL, "yes :)". They say nothing that the words do not say.
 * Signs that mean something (arrows, "at most", numbers in circles) are none of them, nor is a thumb down or a cross.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_TEXT_SMILE_H
#define BASE_TEXT_SMILE_H

#include "base/str.h"

/* How many bytes the picture or face has with which the text begins; 0: it begins with none. */
size_t smile_at(struct str);
/* The text without those at its ends, and without the blanks beside them. */
struct str smile_off(struct str);

#endif
