/* Bytes as letters carry them.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CODING_BASE64_H
#define BASE_CODING_BASE64_H

#include "base/str.h"

/* Adds any bytes as base64, in lines of 76 that end with CR LF. */
void base64_lines(struct buf *, struct str bytes);

#endif
