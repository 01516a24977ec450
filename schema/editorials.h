/* Editorials: the GM's words, written while a phase was open, for the report that
 * follows it and that report's page in the zine.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_EDITORIALS_H
#define SCHEMA_EDITORIALS_H

#include "schema/store/store.h"

/* Replaces the editorial; an empty text removes it. */
bool editorial_set(struct store *, int64_t game_id, int phase_no, struct str text,
		   int64_t now, struct err *) MUST_USE;
/* Empty if there is none. */
bool editorial_get(struct store *, struct arena *, int64_t game_id, int phase_no,
		   struct str *text, struct err *) MUST_USE;

#endif
