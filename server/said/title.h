/* A subject that says nothing: "my orders for turn 1", "Hello from Ann", "Red's moves, T1 P2".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TITLE_H
#define SERVER_TITLE_H

#include <stdbool.h>

#include "base/str.h"

/* Is it made of nothing but words that title a letter of orders, words of greeting and thanks, numbers, and these names? Any
 * other word makes it a sentence: a person's words that are taken for a title would be lost. */
bool said_title(struct str subject, const struct str names[], int n);

#endif
