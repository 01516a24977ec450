/* The PNG press: librsvg draws what the SVG press wrote, libimagequant chooses the few
 * colours that do for it, libpng writes them.
 * SPDX-License-Identifier: ISC */
#include "server/press_png.h"

#include <cairo.h>
#include <libimagequant.h>
#include <librsvg/rsvg.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "server/press_svg.h"

enum {
	COLOURS = 64, /* flat colours and their edges: more cannot be told apart */
	BINS = 1 << 15,
	COMPRESSION = 5, /* of zlib; more takes long and gains little */
};

struct picture {
	struct arena *a;
	int width, height;
	const unsigned char *pixels; /* 32 bits each, in the machine's order */
	int stride;
	uint8_t *index; /* a colour each, row after row */
	png_color colour[COLOURS];
	int n_colours;
};

/* Few colours ----------------------------------------------------------------- */

/* Colours are counted by their upper five bits of red, green and blue. */
static unsigned bin_of(uint32_t rgb)
{
	return (rgb >> 9 & 0x7c00) | (rgb >> 6 & 0x03e0) | (rgb >> 3 & 0x001f);
}

static uint32_t pixel(const struct picture *p, int x, int y)
{
	uint32_t rgb;

	memcpy(&rgb, p->pixels + (size_t)y * (size_t)p->stride + 4 * (size_t)x,
	       sizeof rgb);
	return rgb & 0xffffff;
}

/* One entry for each bin that occurs, with the colour that was met first. Most of the
 * board is flat: a pixel that is like the one before costs no look-up. */
static int count(const struct picture *p, liq_histogram_entry *entry, int *entry_of)
{
	int n = 0;
	uint32_t last = UINT32_MAX;
	unsigned bin = 0;

	for (int y = 0; y < p->height; y++)
		for (int x = 0; x < p->width; x++) {
			uint32_t rgb = pixel(p, x, y);
			if (rgb != last)
				bin = bin_of(last = rgb);
			if (!entry_of[bin]) {
				entry[n].color = (liq_color){(unsigned char)(rgb >> 16),
							     (unsigned char)(rgb >> 8),
							     (unsigned char)rgb, 255};
				entry_of[bin] = ++n;
			}
			entry[entry_of[bin] - 1].count++;
		}
	return n;
}

/* The same entries give the same colours. */
static bool choose(struct picture *p, liq_histogram_entry *entry, int n)
{
	liq_attr *attr = liq_attr_create();
	liq_histogram *h = attr ? liq_histogram_create(attr) : NULL;
	liq_result *chosen = NULL;

	bool ok = h && liq_set_max_colors(attr, COLOURS) == LIQ_OK &&
		  liq_set_speed(attr, 10) == LIQ_OK &&
		  liq_histogram_add_colors(h, attr, entry, n, 0) == LIQ_OK &&
		  liq_histogram_quantize(h, attr, &chosen) == LIQ_OK;
	if (ok) {
		const liq_palette *found = liq_get_palette(chosen);
		p->n_colours = (int)found->count;
		for (int i = 0; i < p->n_colours; i++)
			p->colour[i] =
				(png_color){found->entries[i].r, found->entries[i].g,
					    found->entries[i].b};
		liq_result_destroy(chosen);
	}
	if (h)
		liq_histogram_destroy(h);
	if (attr)
		liq_attr_destroy(attr);
	return ok;
}

static int square(int n)
{
	return n * n;
}

static uint8_t nearest(const struct picture *p, liq_color c)
{
	int best = 0, least = 3 * 256 * 256;

	for (int i = 0; i < p->n_colours; i++) {
		int far = square(p->colour[i].red - c.r) +
			  square(p->colour[i].green - c.g) +
			  square(p->colour[i].blue - c.b);
		if (far < least) {
			least = far;
			best = i;
		}
	}
	return (uint8_t)best;
}

static bool reduce(struct picture *p, struct err *err)
{
	liq_histogram_entry *entry = arena_alloc(p->a, BINS * sizeof *entry);
	int *entry_of = arena_alloc(p->a, BINS * sizeof *entry_of);
	uint8_t *index_of = arena_alloc(p->a, BINS);
	int n = count(p, entry, entry_of);

	if (!choose(p, entry, n))
		return err_set(err, "cannot choose the colours of the board");
	for (int i = 0; i < n; i++)
		index_of[i] = nearest(p, entry[i].color);
	p->index = arena_alloc(p->a, (size_t)p->width * (size_t)p->height);
	uint8_t *out = p->index, index = 0;
	uint32_t last = UINT32_MAX;
	for (int y = 0; y < p->height; y++)
		for (int x = 0; x < p->width; x++) {
			uint32_t rgb = pixel(p, x, y);
			if (rgb != last)
				index = index_of[entry_of[bin_of(last = rgb)] - 1];
			*out++ = index;
		}
	return true;
}

/* Writing --------------------------------------------------------------------- */

static void take(png_structp png, png_bytep bytes, size_t n)
{
	buf_add(png_get_io_ptr(png), (struct str){(const char *)bytes, n});
}

static void no_flush(png_structp png)
{
	(void)png;
}

/* All writes go to memory: what fails here is memory, or a bug. */
static void fail(png_structp png, png_const_charp why)
{
	(void)png;
	(void)why;
	abort();
}

static struct str print(struct picture *p)
{
	struct buf out = buf_in(p->a);
	png_structp png =
		png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, NULL);
	png_infop info = png ? png_create_info_struct(png) : NULL;

	if (!info)
		abort();
	png_set_write_fn(png, &out, take, no_flush);
	png_set_IHDR(png, info, (png_uint_32)p->width, (png_uint_32)p->height, 8,
		     PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE,
		     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
	png_set_PLTE(png, info, p->colour, p->n_colours);
	png_set_compression_level(png, COMPRESSION);
	png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
	png_write_info(png, info);
	for (int y = 0; y < p->height; y++)
		png_write_row(png, p->index + (size_t)y * (size_t)p->width);
	png_write_end(png, info);
	png_destroy_write_struct(&png, &info);
	return buf_str(&out);
}

/* Drawing --------------------------------------------------------------------- */

static bool draw(RsvgHandle *svg, cairo_surface_t *surface, struct err *err)
{
	RsvgRectangle all = {0, 0, cairo_image_surface_get_width(surface),
			     cairo_image_surface_get_height(surface)};
	cairo_t *cr = cairo_create(surface);
	GError *why = NULL;
	bool ok = rsvg_handle_render_document(svg, cr, &all, &why) &&
		  cairo_status(cr) == CAIRO_STATUS_SUCCESS;

	if (!ok)
		err_set(err, "cannot draw the board: %s", why ? why->message : "?");
	g_clear_error(&why);
	cairo_destroy(cr);
	cairo_surface_flush(surface);
	return ok;
}

static bool picture_of(struct arena *a, cairo_surface_t *surface, struct str *bytes,
		       struct err *err)
{
	struct picture p = {
		.a = a,
		.width = cairo_image_surface_get_width(surface),
		.height = cairo_image_surface_get_height(surface),
		.pixels = cairo_image_surface_get_data(surface),
		.stride = cairo_image_surface_get_stride(surface),
	};

	if (!reduce(&p, err))
		return false;
	*bytes = print(&p);
	return true;
}

bool press_png(struct arena *a, const struct figure *f, int width, struct str *bytes,
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
		CAIRO_FORMAT_RGB24, width, f->height * width / f->width);
	bool ok = draw(svg, surface, err) && picture_of(a, surface, bytes, err);
	cairo_surface_destroy(surface);
	g_object_unref(svg);
	return ok;
}
