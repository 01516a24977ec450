/* A person as the GM types them: "Ann <ann@example.org>".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PERSON_H
#define SERVER_PERSON_H

#include "server/home/home.h"

/* Reads a name and an address; without a name, the part before the @ serves as one.
 * Refused: anything that is not an address; an address of the house, because letters
 * there would come back; and a person blocked by the GM. */
bool person_read(struct home *, struct arena *, struct str text, struct str *name,
		 struct str *address, struct err *) MUST_USE;

#endif
