/* A time zone that its writer tells: "I live in Berlin, can you show me the times in my time zone?"
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZONE_MEANT_H
#define SERVER_ZONE_MEANT_H

#include "base/arena.h"
#include "base/str.h"

/* The command that the line means ("timezone Europe/Berlin"); empty: it speaks of no times, or names no one zone. */
struct str zone_meant(struct arena *, struct str line);

#endif
