/* The painter: postalgm-paint, the process in which a figure becomes a picture. Drawing
 * takes libraries that read fonts and much else; it has no secret, no store and no
 * network, and can open nothing but fonts. This is what it is asked, and what it
 * answers.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PAINTER_H
#define SERVER_PAINTER_H

enum {
	PAINTER_DRAW = 'D', /* width in pixels; the figure (figure_message.h) */
	/* The figure is the next sheet of a document, which its first sheet begins; one with a title begins a
	 * chapter. `first`: whatever sheets there were belong to nobody any more. */
	PAINTER_SHEET = 'S', /* first; the figure */
	PAINTER_BIND =
		'B', /* title, author, when it was made (ISO 8601): the document is ended */
	PAINTER_DONE = 'P', /* the PNG; the PDF; for a sheet, nothing */
	PAINTER_NOT = 'N',  /* why */
	PAINTER_FIGURE_MAX = 4 * 1024 * 1024,
	PAINTER_PNG_MAX = 4 * 1024 * 1024,
	PAINTER_PDF_MAX = 7 * 1024 * 1024,
	PAINTER_SHEETS_MAX = 2000,
	PAINTER_TITLE_MAX = 1000,
	PAINTER_WHY_MAX = 300,
};

#endif
