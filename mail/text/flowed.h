/* format=flowed (RFC 3676): soft line ends joined, so that an order wrapped by a mail
 * program is one line again.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FLOWED_H
#define MAIL_FLOWED_H

#include <stdbool.h>

#include "base/str.h"

struct arena;

/* Joins a line that ends in a space with the next of the same quote depth; with `delsp`
 * that space goes. The signature line "-- " is never joined. Quotes keep their ">". */
struct str flowed_join(struct arena *, struct str text, bool delsp);

#endif
