/* The word in the place of a seat in the reply address of a standby.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_STANDBY_WORD_H
#define SERVER_STANDBY_WORD_H

#include <stdint.h>

#include "base/str.h"

struct arena;
struct standby;

/* The word, and back: whose it is; 0: nobody's. */
struct str standby_seat_word(struct arena *, const struct standby *);
int64_t standby_of_word(struct str);

#endif
