/* The JSON press: the same page for programs. README.md of this room has the members.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_JSON_H
#define SERVER_RENDER_JSON_H

#include <jansson.h>

#include "server/render/bulletin.h"

/* `page` is what bulletin_report made of the bulletin. The caller's to decref. */
json_t *render_json_value(struct arena *, const struct bulletin *, const struct page *);
/* As text, indented. */
struct str render_json(struct arena *, const struct bulletin *, const struct page *);

#endif
