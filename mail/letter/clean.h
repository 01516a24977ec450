/* Cleaning: valid UTF-8 -> text that shows what it says. Control characters, bidi marks
 * and zero-width characters are removed; punctuation that looks like ASCII becomes
 * ASCII.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CLEAN_H
#define MAIL_CLEAN_H

#include <stdbool.h>

#include "base/str.h"

struct arena;

/* Afterwards lines end in LF; all odd spaces are single spaces, and a tab stays: it parts
 * the cells of a table. `*removed` is
 * set if a control or an invisible character was removed. */
struct str clean_text(struct arena *, struct str utf8, bool *removed);

/* The bytes without those that are zero; `*removed` is set if there were any. */
struct str clean_zeros(struct arena *, struct str bytes, bool *removed);

/* clean_text for a single line: line ends become spaces, both ends are trimmed. */
struct str clean_line(struct arena *, struct str utf8);

/* Is it one line that clean_line would not change, apart from trimming its ends? false
 * for text that is not UTF-8. For text that an untrusted process claims to have
 * cleaned. */
bool clean_is_line(struct str);

#endif
