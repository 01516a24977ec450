/* Questions at an address that the GM wants to give a person. The word of a question is stored
 * nowhere, only its hash.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_ADDRESS_ASKS_H
#define SCHEMA_ADDRESS_ASKS_H

#include "schema/store/store.h"

struct address_ask {
	int64_t person_id;
	struct str address, word_hash;
	int64_t utc;
};
/* A person has one at a time: it replaces an earlier one. */
bool gm_address_asks_save(struct store *, const struct address_ask *,
			  struct err *) MUST_USE;
bool gm_address_asks_by_word(struct store *, struct arena *, struct str hash,
			     bool *found, struct address_ask *, struct err *) MUST_USE;
bool gm_address_asks_drop(struct store *, int64_t person_id, struct err *) MUST_USE;

#endif
