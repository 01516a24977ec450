/* The state <-> canonical JSON.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_CODEC_CODEC_H
#define RULES_DUNE_CODEC_CODEC_H

#include "base/err.h"

struct json_t;

struct json_t *du_save(const void *state);
MUST_USE bool du_load(const struct json_t *, void *state, struct err *);
/* The contents of a view: the table, and what the reader holds and knows. */
struct json_t *du_save_view(const void *view, bool own);

#endif
