/* A figure on a cairo surface: librsvg draws the shapes that the SVG renderer wrote, cairo
 * sets the texts (paint_text.c). librsvg draws each letter as a shape, which is half of its time; cairo
 * keeps the letters that it has drawn.
 * SPDX-License-Identifier: ISC */
#include "server/painter/paint_draw.h"

#include <librsvg/rsvg.h>

#include "base/arena.h"
#include "server/painter/paint_text.h"
#include "server/render/render_svg.h"

/* How far a round edge may lie from the true one, in pixels: not to be seen. Cairo's own
 * tenth takes more corners. */
static const double tolerance = 0.25;

/* Shapes ----------------------------------------------------------------------- */

static struct figure without_texts(struct arena *a, const struct figure *f)
{
	struct figure out = *f;

	out.shapes = arena_array(a, struct figure_shape, (size_t)f->n + 1);
	out.n = 0;
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind != FIGURE_TEXT)
			out.shapes[out.n++] = f->shapes[i];
	return out;
}

static bool draw_shapes(struct arena *a, cairo_t *cr, const struct figure *f,
			struct err *err)
{
	struct figure shapes = without_texts(a, f);
	struct str text = render_svg(a, &shapes, "figure", true);
	RsvgRectangle all = {0, 0, f->width, f->height};
	GError *why = NULL;
	RsvgHandle *svg =
		rsvg_handle_new_from_data((const guint8 *)text.s, text.n, &why);

	bool ok = svg && rsvg_handle_render_document(svg, cr, &all, &why);
	if (!ok)
		err_set(err, "cannot draw the board: %s", why ? why->message : "?");
	g_clear_error(&why);
	g_clear_object(&svg);
	return ok;
}

bool paint_draw(struct arena *a, const struct figure *f, cairo_surface_t *surface,
		double width, double height, struct err *err)
{
	cairo_t *cr = cairo_create(surface);

	cairo_scale(cr, width / f->width, height / f->height);
	cairo_set_tolerance(cr, tolerance);
	bool ok = draw_shapes(a, cr, f, err);
	if (ok)
		paint_texts(a, cr, f);
	cairo_status_t status = cairo_status(cr);
	cairo_destroy(cr);
	cairo_surface_flush(surface);
	if (ok && status != CAIRO_STATUS_SUCCESS)
		return err_set(err, "cannot draw the board: %s",
			       cairo_status_to_string(status));
	return ok;
}
