/* Long texts are kept packed, by Zstandard, with a checksum each. A text that resembles another, its
 * pattern, takes little more room than what differs; it is unpacked by the same pattern only.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_PACK_H
#define SCHEMA_PACK_H

#include "base/str.h"
#include "schema/store/store.h"

/* `pattern` is the number of the pattern in use, or 0. If memory runs out, the program ends. */
struct str pack_text(struct store *, struct arena *, struct str text, int64_t pattern);
/* false if that is not what pack_text() made; `what` names it in the error: "letter 7". */
bool unpack_text(struct store *, struct arena *, struct str packed, int64_t pattern,
		 const char *what, struct str *text, struct err *) MUST_USE;

/* One pattern is in use at a time. It stays until another one is, or a transaction is taken back that
 * may have brought it. */
bool pack_has_pattern(const struct store *, int64_t pattern);
void pack_use_pattern(struct store *, int64_t pattern, struct str text);
void pack_forget_pattern(struct store *);
/* Texts that begin as Zstandard's own files do cannot be one. */
bool pack_may_be_pattern(struct str text);

/* A picture in base64 (base/coding/base64.h), by the key under which it is kept. Valid until another is asked for. */
struct str pack_as_base64(struct store *, struct str key, struct str picture);

/* For store_close. */
void pack_close(struct store *);

#endif
