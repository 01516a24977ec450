/* A person as the GM types them: "Ann <ann@example.org>".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PERSON_H
#define SERVER_PERSON_H

#include "server/home/home.h"

/* Name and address; without a name it is what stands before the @. Refused: what is no
 * address, and an address of the house, for what went there would come back. */
bool person_read(struct home *, struct arena *, struct str text, struct str *name,
		 struct str *address, struct err *) MUST_USE;

#endif
