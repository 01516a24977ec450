/* Cleaning: valid UTF-8 -> text that shows what it says. Control characters, bidi
 * marks and characters without width go; punctuation that looks like ASCII becomes it.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CLEAN_H
#define MAIL_CLEAN_H

#include <stdbool.h>

#include "base/str.h"

struct arena;

/* Lines end in LF afterwards; tabs and all odd spaces are single spaces. `*removed` is
 * set where a control or an invisible character was taken out. */
struct str clean_text(struct arena *, struct str utf8, bool *removed);

/* The same for what stands on one line: line ends become spaces, ends are trimmed. */
struct str clean_line(struct arena *, struct str utf8);

/* Is it one line with nothing in it that clean_line would change, its ends aside? false for
 * what is not UTF-8. For text that an untrusted process says it has cleaned. */
bool clean_is_line(struct str);

#endif
