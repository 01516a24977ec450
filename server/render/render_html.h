/* The HTML renderer: the same page for those who read HTML. Headings and tables for
 * screen readers, one column, light and dark, no script, nothing remote; it says
 * exactly what the text says.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_HTML_H
#define SERVER_RENDER_HTML_H

#include "base/page.h"

struct render_html {
	struct str title;    /* of the document */
	struct str language; /* the page's: "de"; empty: English */

	/* The addresses of the pictures of its figures, in order ("cid:...",
	 * "board.png"). Figures without one are drawn in place as SVG, or left out. */
	int n_images;
	const struct str *images;
	bool draw;
	bool elsewhere; /* ... and they stand elsewhere in the document */

	struct str letter; /* mailto: of the button in the box of things to do; empty:
			      no button. Only a page with an order form has one */
	bool joins;        /* ... it accepts an invitation, and says so */
	struct page_kept
		*kept; /* of such letters: blocks that another one had; NULL: none */

	/* For a document with its own head, which holds render_html_style: only the
	 * inside of its main part, with classes and no style of its own. */
	bool part;
	bool typed; /* all its words are ours: backquotes stand around what is typed as it
		       is, and are set as code. What a player wrote stays as it is */
	struct str section; /* of a part that begins without a heading: the subject of
			       its tables */
};

/* UTF-8. Each heading with a number N has the id "sN". The page's last rule is left
 * out, because the document ends there. */
struct str render_html(struct arena *, const struct page *, const struct render_html *);

/* The style sheet of parts: all of it applies below the class "pg". */
struct str render_html_style(struct arena *);

/* "mailto:gm@house?subject=...&body=...", where the body is the page's order form below
 * `first`, a line of its own. Examples are dropped if it would be longer than programs
 * accept; empty if the page has no form. */
struct str render_html_letter(struct arena *, const struct page *, struct str to,
			      struct str subject, struct str first);

/* Likewise for an invitation: the body is `join`, one line, and no more, so that the letter is
 * good as it opens. */
struct str render_html_join(struct arena *, const struct page *, struct str to,
			    struct str subject, struct str join);

#endif
