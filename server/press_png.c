/* The PNG press: librsvg draws what the SVG press wrote.
 * SPDX-License-Identifier: ISC */
#include "server/press_png.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include "base/arena.h"
#include "server/press_svg.h"

static cairo_status_t take(void *to, const unsigned char *bytes, unsigned n)
{
	buf_add(to, (struct str){(const char *)bytes, n});
	return CAIRO_STATUS_SUCCESS;
}

static bool draw(RsvgHandle *svg, cairo_surface_t *surface, struct err *err)
{
	RsvgRectangle all = {0, 0, cairo_image_surface_get_width(surface),
			     cairo_image_surface_get_height(surface)};
	cairo_t *cr = cairo_create(surface);
	GError *why = NULL;
	bool ok = rsvg_handle_render_document(svg, cr, &all, &why);

	if (!ok)
		err_set(err, "cannot draw the board: %s", why ? why->message : "?");
	g_clear_error(&why);
	cairo_destroy(cr);
	return ok;
}

static bool print(struct arena *a, cairo_surface_t *surface, struct str *bytes,
		  struct err *err)
{
	struct buf png = buf_in(a);
	cairo_status_t status = cairo_surface_write_to_png_stream(surface, take, &png);

	if (status != CAIRO_STATUS_SUCCESS)
		return err_set(err, "cannot write the board as PNG: %s",
			       cairo_status_to_string(status));
	*bytes = buf_str(&png);
	return true;
}

bool press_png(struct arena *a, const struct figure *f, int scale, struct str *bytes,
	       struct err *err)
{
	struct str text = press_svg(a, f, "figure", true);
	GError *why = NULL;
	RsvgHandle *svg =
		rsvg_handle_new_from_data((const guint8 *)text.s, text.n, &why);

	if (!svg) {
		err_set(err, "cannot read the board: %s", why ? why->message : "?");
		g_clear_error(&why);
		return false;
	}
	cairo_surface_t *surface = cairo_image_surface_create(
		CAIRO_FORMAT_RGB24, f->width * scale, f->height * scale);
	bool ok = draw(svg, surface, err) && print(a, surface, bytes, err);
	cairo_surface_destroy(surface);
	g_object_unref(svg);
	return ok;
}
