/* The painter: postalgm-paint, the process in which a figure becomes a picture. Drawing
 * takes libraries that read fonts and much else; it has no secret, no store and no
 * network, and can open nothing but fonts. This is what it is asked, and what it
 * answers.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PAINTER_H
#define SERVER_PAINTER_H

enum {
	PAINTER_DRAW = 'D', /* width in pixels; the figure (figure_message.h) */
	PAINTER_DONE = 'P', /* the PNG */
	PAINTER_NOT = 'N',  /* why */
	PAINTER_FIGURE_MAX = 4 * 1024 * 1024,
	PAINTER_PNG_MAX = 4 * 1024 * 1024,
	PAINTER_WHY_MAX = 300,
};

#endif
