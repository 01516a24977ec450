/* The state <-> canonical JSON, and what the view holds, for programs.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_CODEC_CODEC_H
#define RULES_DRAGON_DUNE_CODEC_CODEC_H

#include "base/err.h"

struct json_t;

struct json_t *dd_save(const void *state);
MUST_USE bool dd_load(const struct json_t *, void *state, struct err *);
struct json_t *dd_save_view(const void *view, bool own);

#endif
