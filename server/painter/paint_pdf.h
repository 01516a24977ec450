/* Figures bound as a PDF, here and now: only in the painter. All others ask the painter (render_pdf.h).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PAINT_PDF_H
#define SERVER_PAINT_PDF_H

#include "base/err.h"
#include "base/figure.h"

/* A document that is being bound. */
struct paint_pdf;

/* Lives in the arena until paint_pdf_end. */
struct paint_pdf *paint_pdf_begin(struct arena *);
/* The next sheet: A4, whatever the units of the figure are. A title is an entry of the table of contents that PDF readers
 * show. What is needed for the sheet alone is in `a`. */
bool paint_pdf_sheet(struct paint_pdf *, struct arena *a, const struct figure *,
		     struct err *) MUST_USE;
/* Ends it, and gives back what it held outside its arena. `made`: "2026-11-26T20:00:00Z", so that the same sheets give the
 * same bytes on one machine. */
bool paint_pdf_end(struct paint_pdf *, struct str title, struct str author,
		   struct str made, struct str *bytes, struct err *) MUST_USE;

/* Ends it where nobody wants it. */
void paint_pdf_drop(struct paint_pdf *);

#endif
