/* The JSON renderer: the same page for programs. doc/report-json.md of this room has
 * the members.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_JSON_H
#define SERVER_RENDER_JSON_H

#include "server/render/bulletin.h"

struct page_kept;

/* As text, indented. `page` is the page that bulletin_report made of the bulletin. `kept`, or NULL: what other
 * readers have as well is printed once. */
struct str render_json(struct arena *, const struct bulletin *, const struct page *,
		       struct page_kept *kept);

#endif
