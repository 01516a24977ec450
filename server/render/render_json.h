/* The JSON renderer: the same page for programs. doc/report-json.md of this room has
 * the members.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_JSON_H
#define SERVER_RENDER_JSON_H

#include <jansson.h>

#include "server/render/bulletin.h"

/* `page` is the page that bulletin_report made of the bulletin. The caller must decref
 * the result. */
json_t *render_json_value(struct arena *, const struct bulletin *, const struct page *);
/* As text, indented. */
struct str render_json(struct arena *, const struct bulletin *, const struct page *);

#endif
