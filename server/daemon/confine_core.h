/* The rights that the core gives up once its children run: see server/SECURITY.md.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CONFINE_CORE_H
#define SERVER_CONFINE_CORE_H

#include "server/home/home.h"

/* Gives up the network, other programs, and all files but the store, the configuration,
 * the files that it writes, and the stores and archives of the house's other homes. The key file and password files lie in the home too;
 * the core may not read them. The starter (base/process/child.h) must be running, and the store
 * open. This cannot be undone. */
void confine_core(const struct home *);

#endif
