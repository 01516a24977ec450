/* "My new address is ann@example.com", "I also write from ann@work.example": words that mean ADDRESS.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SAID_ADDRESS_MEANT_H
#define SERVER_SAID_ADDRESS_MEANT_H

#include "base/str.h"

/* The command that the line means, in the arena: "address ann@example.com"; empty: none, or it names several addresses. */
struct str address_meant(struct arena *, struct str line);

#endif
