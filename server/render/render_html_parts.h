/* The HTML renderer, between its files: render_html_write.c elements and text,
 * render_html_table.c tables, render_html_plain.c texts in letters of one width, render_html_box.c the box of things to do,
 * render_html_looks.c styles, render_html.c blocks and the document. Running out of
 * memory ends the process.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_HTML_PARTS_H
#define SERVER_RENDER_HTML_PARTS_H

#include <libxml/xmlwriter.h>

#include "server/render/render_html.h"
#include "server/render/render_html_looks.h"

struct html_press {
	struct arena *a;
	xmlTextWriter *w;
	const struct buf *out; /* what it wrote */
	const struct render_html *how;
	const struct page *page;
	struct str section; /* the heading that we are under */
	int figures;
	bool seen; /* the last of them stands on the page */
	bool under_heading, boxed, in_box, in_list;
};

/* A writer into the buffer, which outlives it. */
xmlTextWriter *html_writer(struct buf *to);

/* The result of a call of the writer: it fails only if memory runs out. */
void html_must(int done);

void html_open(struct html_press *, const char *name);
/* A block begins a line of the source, because letters have lines. `look` -1: none. */
void html_open_block(struct html_press *, const char *name, int look);
/* Always with an end tag, because "<td/>" would not be HTML. */
void html_close(struct html_press *);
/* br, img, meta. */
void html_close_void(struct html_press *);

/* For the open element. Control characters of a text become spaces. */
void html_attr(struct html_press *, const char *name, const char *value);
void html_attr_str(struct html_press *, const char *name, struct str value);
void html_look(struct html_press *, enum look);

/* What a letter always has, printed once: `*once` keeps what `print` writes, which depends on `look` alone. The elements that it
 * leaves open are ended by html_raw. */
void html_once(struct html_press *, char **once,
	       void (*print)(struct html_press *, enum look), enum look);

/* A text as the value of an attribute has it. */
struct str html_escaped(struct html_press *, struct str text);
void html_put(struct html_press *, struct str text);
void html_raw(struct html_press *, const char *text);
/* Line ends are kept. */
void html_lines(struct html_press *, struct str text);
/* A whole block with its lines. */
void html_block(struct html_press *, const char *name, int look, struct str text);

/* Begins a table for looks alone, and its first cell: some mail programs give ground and padding to
 * cells and to nothing else. */
void html_begin_cell(struct html_press *, enum look);
void html_next_cell(struct html_press *, enum look);
void html_end_cell(struct html_press *);

/* A block of PAGE_VERBATIM or PAGE_FORM, with the words that are marked. */
void html_plain(struct html_press *, const struct page_block *);

/* A table wider than the screen scrolls in a box of its own. */
void html_table(struct html_press *, const struct page_table *);

/* Labels and paragraphs at the head of a page stand in a box, above the button that
 * opens the letter. Ending a box that is not open does nothing. */
/* The masthead of a letter, with its postmark; in a part, a heading. */
void html_title(struct html_press *, const struct page_block *);
void html_begin_box(struct html_press *);
void html_end_box(struct html_press *);

/* A letter that begins with one short sentence says there what came of the reader's letter, or what is asked of them: it is set
 * large. */
bool html_is_lead(const struct html_press *, const struct page_block *);

#endif
