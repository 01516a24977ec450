/* The SVG renderer: a figure as a drawing that stands alone. Shapes and text only: no
 * script, nothing remote, fonts from the reader's own machine.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_SVG_H
#define SERVER_RENDER_SVG_H

#include "base/figure.h"

/* The font of figures, where it is installed. */
#define PRESS_SVG_LETTERS "DejaVu Sans"

/* UTF-8. `id` names its title and words if several drawings stand in one document:
 * "board-3-2". With `alone` it is a file of its own, with an XML head; else a part of a
 * page. Control characters in texts are left out. */
struct str render_svg(struct arena *, const struct figure *, const char *id,
		      bool alone);

/* The same for the web: on dark screens with its own background, on light ones and on
 * paper with the figure's daytime colours. `id` then also names the drawing itself. */
struct str render_svg_by_light(struct arena *, const struct figure *, const char *id,
			       bool alone);

#endif
