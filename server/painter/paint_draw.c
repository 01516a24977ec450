/* A figure on a cairo surface: librsvg draws the shapes that the SVG renderer wrote, cairo
 * sets the texts. librsvg draws each letter as a shape, which is half of its time; cairo
 * keeps the letters that it has drawn.
 * SPDX-License-Identifier: ISC */
#include "server/painter/paint_draw.h"

#include <librsvg/rsvg.h>

#include "base/arena.h"
#include "server/render/render_svg.h"

/* How far a round edge may lie from the true one, in pixels: not to be seen. Cairo's own
 * tenth takes more corners. */
static const double tolerance = 0.25;

/* Texts ------------------------------------------------------------------------ */

static void use(cairo_t *cr, int32_t rgb)
{
	cairo_set_source_rgb(cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0,
			     (rgb & 255) / 255.0);
}

static void go_to(cairo_t *cr, const struct figure_shape *s, const char *text)
{
	static const double share[] = {
		[FIGURE_START] = 0, [FIGURE_MIDDLE] = 0.5, [FIGURE_FINISH] = 1};
	cairo_text_extents_t e;

	cairo_text_extents(cr, text, &e);
	cairo_move_to(cr, s->at[0].x - e.x_advance * share[s->anchor], s->at[0].y);
}

static void halo(cairo_t *cr, const struct figure_shape *s, const char *text)
{
	go_to(cr, s, text);
	cairo_text_path(cr, text);
	use(cr, s->paint.stroke);
	cairo_set_line_width(cr, s->paint.width / 10.0);
	cairo_stroke(cr);
}

static void set_text(struct arena *a, cairo_t *cr, const struct figure_shape *s)
{
	const char *text = str_z(a, s->text);

	cairo_select_font_face(cr, PRESS_SVG_LETTERS, CAIRO_FONT_SLANT_NORMAL,
			       s->bold ? CAIRO_FONT_WEIGHT_BOLD
				       : CAIRO_FONT_WEIGHT_NORMAL);
	cairo_set_font_size(cr, s->size);
	if (s->paint.stroke != FIGURE_NONE)
		halo(cr, s, text);
	go_to(cr, s, text);
	use(cr, s->paint.fill);
	cairo_show_text(cr, text);
}

/* Letters have the same shape wherever a screen of this machine would bend them. */
static void set_texts(struct arena *a, cairo_t *cr, const struct figure *f)
{
	cairo_font_options_t *plain = cairo_font_options_create();

	cairo_font_options_set_antialias(plain, CAIRO_ANTIALIAS_GRAY);
	cairo_font_options_set_hint_style(plain, CAIRO_HINT_STYLE_NONE);
	cairo_font_options_set_hint_metrics(plain, CAIRO_HINT_METRICS_OFF);
	cairo_set_font_options(cr, plain);
	cairo_font_options_destroy(plain);
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_TEXT)
			set_text(a, cr, &f->shapes[i]);
}

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
		set_texts(a, cr, f);
	cairo_status_t status = cairo_status(cr);
	cairo_destroy(cr);
	cairo_surface_flush(surface);
	if (ok && status != CAIRO_STATUS_SUCCESS)
		return err_set(err, "cannot draw the board: %s",
			       cairo_status_to_string(status));
	return ok;
}
