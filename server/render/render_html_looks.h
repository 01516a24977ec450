/* The looks of the HTML renderer: its style attributes and its sheet.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_HTML_LOOKS_H
#define SERVER_RENDER_HTML_LOOKS_H

#include "base/str.h"

struct arena;

enum look {
	LOOK_PAGE,
	LOOK_SHEET,
	LOOK_MAST,
	LOOK_STAMP,
	LOOK_H1,
	LOOK_H2,
	LOOK_H3,
	LOOK_CRY,
	LOOK_LEAD,
	LOOK_ARROW,
	LOOK_WHERE,
	LOOK_BOX,
	LOOK_BUTTON,
	LOOK_DO,
	LOOK_HINT,
	LOOK_CUT,
	LOOK_WIDE,
	LOOK_TABLE,
	LOOK_PRE,
	LOOK_TYPE,
	LOOK_FIGURE,
	LOOK_MARK,
	LOOKS
};

struct look_row {
	const char *name;  /* its class */
	const char *light; /* its style */
	const char *dark;  /* the changes in the dark, or NULL */
};
extern const struct look_row render_html_looks[LOOKS];

/* Styles that no attribute can express; with `all` the styles of the classes as
 * well. */
struct str render_html_sheet(struct arena *, bool all);

#endif
