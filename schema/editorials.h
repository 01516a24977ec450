/* Editorials: what the GM wrote while a phase was open, for the report that follows it
 * and the page of that report in the zine.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_EDITORIALS_H
#define SCHEMA_EDITORIALS_H

#include "schema/store/store.h"

/* In the place of what stood there; an empty text takes it away. */
bool editorial_set(struct store *, int64_t game_id, int phase_no, struct str text,
		   int64_t now, struct err *) MUST_USE;
/* Empty where there is none. */
bool editorial_get(struct store *, struct arena *, int64_t game_id, int phase_no,
		   struct str *text, struct err *) MUST_USE;

#endif
