/* The PDF renderer: figures as the sheets of a document, for paper and for readers who keep what they have read.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_PDF_H
#define SERVER_RENDER_PDF_H

#include "base/err.h"
#include "base/figure.h"

struct pdf_about {
	struct str title, author;
	int64_t made; /* UTC; tells the same sheets at another time from these */
};

/* Each figure fills a sheet of A4; one with a title begins a chapter. The painter binds them (painter.h); the same sheets give
 * the same bytes on one machine. */
bool render_pdf(struct arena *, const struct figure *sheets, int n, struct pdf_about,
		struct str *bytes, struct err *) MUST_USE;

#endif
