/* Figures bound as a PDF by cairo: see paint_pdf.h. Texts stay texts, which can be searched and copied.
 * SPDX-License-Identifier: ISC */
#include "server/painter/paint_pdf.h"

#include <cairo-pdf.h>

#include "base/arena.h"
#include "server/painter/paint_draw.h"
#include "server/render/painter.h"

/* A4 in points, the unit of a PDF. */
static const double a4_width = 595.28, a4_height = 841.89;

struct paint_pdf {
	struct arena *a;
	struct buf bytes;
	cairo_surface_t *surface;
	int n;
};

static cairo_status_t take(void *closure, const unsigned char *data, unsigned n)
{
	struct paint_pdf *p = closure;

	if (p->bytes.n + n > PAINTER_PDF_MAX)
		return CAIRO_STATUS_WRITE_ERROR;
	buf_add(&p->bytes, (struct str){(const char *)data, n});
	return CAIRO_STATUS_SUCCESS;
}

struct paint_pdf *paint_pdf_begin(struct arena *a)
{
	struct paint_pdf *p = arena_new(a, struct paint_pdf);

	*p = (struct paint_pdf){.a = a, .bytes = buf_in(a)};
	p->surface = cairo_pdf_surface_create_for_stream(take, p, a4_width, a4_height);
	return p;
}

static bool is_well(const struct paint_pdf *p, struct err *err)
{
	cairo_status_t status = cairo_surface_status(p->surface);

	return status == CAIRO_STATUS_SUCCESS ||
	       err_set(err, "cannot bind the sheets: %s",
		       status == CAIRO_STATUS_WRITE_ERROR
			       ? "they are too many"
			       : cairo_status_to_string(status));
}

bool paint_pdf_sheet(struct paint_pdf *p, struct arena *a, const struct figure *f,
		     struct err *err)
{
	if (++p->n > PAINTER_SHEETS_MAX)
		return err_set(err, "cannot bind the sheets: they are too many");
	if (f->title.n) {
		const char *page = str_z(a, str_printf(a, "page=%d", p->n));
		(void)cairo_pdf_surface_add_outline(p->surface, CAIRO_PDF_OUTLINE_ROOT,
						    str_z(a, f->title), page,
						    (cairo_pdf_outline_flags_t)0);
	}
	if (!paint_draw(a, f, p->surface, a4_width, a4_height, err))
		return false;
	cairo_surface_show_page(p->surface);
	return is_well(p, err);
}

bool paint_pdf_end(struct paint_pdf *p, struct str title, struct str author,
		   struct str made, struct str *bytes, struct err *err)
{
	cairo_pdf_surface_set_metadata(p->surface, CAIRO_PDF_METADATA_TITLE,
				       str_z(p->a, title));
	cairo_pdf_surface_set_metadata(p->surface, CAIRO_PDF_METADATA_AUTHOR,
				       str_z(p->a, author));
	cairo_pdf_surface_set_metadata(p->surface, CAIRO_PDF_METADATA_CREATE_DATE,
				       str_z(p->a, made));
	cairo_surface_finish(p->surface);
	bool ok = is_well(p, err);
	cairo_surface_destroy(p->surface);
	*bytes = ok ? buf_str(&p->bytes) : STR("");
	return ok;
}

void paint_pdf_drop(struct paint_pdf *p)
{
	cairo_surface_destroy(p->surface);
}
