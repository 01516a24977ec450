/* Is a catalogue of translations what it should be? The C library believes every number in its file,
 * and printf believes every format: a file that was damaged, or made carelessly, would end the
 * process. For language.c.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_LOCALE_CHECK_H
#define BASE_LOCALE_CHECK_H

#include <stdbool.h>

#include "base/str.h"

/* The bytes of a .mo file: all its tables and texts lie within it, each text ends, its index can be
 * searched, it is in UTF-8, and its rule for plural forms is a formula that always has a result. */
bool locale_file_is_sound(struct str bytes);

/* May `said` stand for `english`? It is UTF-8, and fills in the same values, of the same types;
 * with "%2$s" in any order. */
bool locale_is_faithful(const char *english, const char *said);

#endif
