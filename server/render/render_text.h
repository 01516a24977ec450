/* The text renderer: a page -> plain text of 72 columns, the reference that the other
 * renderers are measured against. ASCII save for names and press; no tabs, no trailing
 * blanks, no line that begins with `>` or "From ".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_TEXT_H
#define SERVER_RENDER_TEXT_H

#include "base/str.h"

struct arena;
struct page;
struct page_kept;

enum { PRESS_COLUMNS = 72 };

struct str render_text(struct arena *, const struct page *);
/* Blocks that another page had are taken from `kept`. */
struct str render_text_kept(struct arena *, const struct page *,
			    struct page_kept *kept);

#endif
