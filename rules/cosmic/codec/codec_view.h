/* The contents of a view, for programs: the `position` of the report's JSON
 * (server/README.md describes it). It holds nothing but what the view has.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CODEC_VIEW_H
#define RULES_COSMIC_CODEC_VIEW_H

#include <stdbool.h>

struct json_t;

struct json_t *ce_save_view(const void *view, bool own);

#endif
