/* Is a catalogue of translations sound? The C library believes every number in its
 * file, and printf believes every format: a damaged or careless file would end the
 * process. For language.c.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_LOCALE_CHECK_H
#define BASE_LOCALE_CHECK_H

#include <stdbool.h>

#include "base/str.h"

/* Checks the bytes of a .mo file: all its tables and texts lie within it, each text
 * ends, its index can be searched, it is in UTF-8, and its rule for plural forms is a
 * formula that always has a result. */
bool locale_file_is_sound(struct str bytes);

/* May `said` stand for `english`? It must be UTF-8 and fill in the same values of the
 * same types; with "%2$s", in any order. */
bool locale_is_faithful(const char *english, const char *said);

#endif
