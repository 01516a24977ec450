#ifndef POSTALGM_TESTS_KIT_GOLDEN_H
#define POSTALGM_TESTS_KIT_GOLDEN_H

/* Texts that a person has read once and found good, kept byte for byte in
 * tests/server/golden/. With GOLDEN=write in the environment they are written anew, to
 * be read again.
 * SPDX-License-Identifier: ISC */

#include "base/str.h"

/* Fails the test at the first line that is another. */
void is_golden(struct arena *, const char *name, struct str made);

#endif
