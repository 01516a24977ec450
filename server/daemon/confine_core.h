/* What the core gives up once its children run: see server/SECURITY.md.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CONFINE_CORE_H
#define SERVER_CONFINE_CORE_H

#include "server/home/home.h"

/* The network, other programs, and all files but the store, the configuration and what it
 * writes. The key file and the files with passwords lie in the home as well: it may not read
 * them. The starter (base/child.h) must be there, and the store open. For good. */
void confine_core(const struct home *);

#endif
