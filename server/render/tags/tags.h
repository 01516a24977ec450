/* Writes HTML and SVG, tag by tag. Names of elements and attributes are ours; texts come from people, and what would
 * end an element or an attribute is escaped in them. A page of the zine has a thousand elements and a board two
 * thousand: libxml2's writer keeps a list of them on the heap and takes five times as long.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_TAGS_H
#define SERVER_RENDER_TAGS_H

#include "base/str.h"

enum { TAGS_DEEP = 32 }; /* elements within each other */

struct tags {
	struct buf out;
	const char *open[TAGS_DEEP]; /* their names, the outermost first */
	int n_open;
	bool in_start; /* the last one's start tag can still be given attributes */
};

/* `room`: bytes that it is likely to take. */
struct tags tags_in(struct arena *, size_t room);
/* `name` must stay where it is until the element is closed. */
void tags_open(struct tags *, const char *name);
/* An attribute of the element that was opened last, before anything stands in it. */
void tags_attr(struct tags *, const char *name, struct str value);
/* The same for values of ours that need no escaping: numbers, colours. */
void tags_attr_own(struct tags *, const char *name, const char *value);
/* A value of ours that the caller writes to `out` piece by piece, between these two. */
void tags_begin_attr(struct tags *, const char *name);
void tags_end_attr(struct tags *);
/* Control characters but line ends become spaces: HTML has no place for them. */
void tags_text(struct tags *, struct str);
/* Markup that is whole in itself. */
void tags_raw(struct tags *, struct str);
/* With an end tag even if the element is empty: "<td/>" would not be HTML. */
void tags_close(struct tags *);
/* "<br/>": an element with nothing in it. */
void tags_close_void(struct tags *);
/* What was written, up to the text that comes next. */
struct str tags_written(struct tags *);

#endif
