/* The PNG renderer: of the figure as it is drawn (paint_draw.h) libimagequant chooses
 * the few colours that do for its edges, libpng writes them.
 * SPDX-License-Identifier: ISC */
#include "server/painter/paint_png.h"

#include <libimagequant.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "server/painter/paint_draw.h"

enum {
	COLOURS = 40, /* paints and their edges: more cannot be told apart */
	PAINTS = 28,  /* of these */
	BINS = 1 << 15,
	HEIGHT_MAX = 10000,
	COMPRESSION = 3, /* of zlib; 4 takes half as long again for a tenth less */
};

/* Cairo leaves the upper byte of a pixel as it likes. */
static const uint32_t rgb_mask = 0xffffff;

struct picture {
	struct arena *a;
	int width, height;
	const unsigned char *pixels; /* 32 bits each, in the machine's order */
	int stride;
	png_color colour[COLOURS];
	int n_colours;
	uint8_t *index_of; /* of each bin that occurs, its colour */
};

/* Few colours ----------------------------------------------------------------- */

/* Colours are counted by their upper five bits of red, green and blue. */
static unsigned bin_of(uint32_t rgb)
{
	return (rgb >> 9 & 0x7c00) | (rgb >> 6 & 0x03e0) | (rgb >> 3 & 0x001f);
}

static const uint32_t *row_of(const struct picture *p, int y)
{
	return (const uint32_t *)(const void *)(p->pixels +
						(size_t)y * (size_t)p->stride);
}

/* Returns where the run of pixels like the one at `x` ends. At edges the next one
 * differs; else most of the board is flat, and looked at four pixels at a time. */
static int run_end(const struct picture *p, const uint32_t *row, int x)
{
	uint64_t mask = (uint64_t)rgb_mask << 32 | rgb_mask;
	uint64_t like = (uint64_t)row[x] << 32 | row[x], two[2];

	for (x++; x + 4 <= p->width && !((row[x] ^ like) & rgb_mask); x += 4) {
		memcpy(two, row + x, sizeof two);
		if (((two[0] ^ like) | (two[1] ^ like)) & mask)
			break;
	}
	while (x < p->width && !((row[x] ^ like) & rgb_mask))
		x++;
	return x;
}

/* The bins that occur, each with one colour that stands for it: a paint of the figure,
 * or else the colour that was met first. */
struct tally {
	liq_histogram_entry entry[BINS];
	int n, n_paints;      /* the paints come first */
	uint16_t place[BINS]; /* of a bin's entry, counted from 1 */
};

static liq_histogram_entry *entry_for(struct tally *t, uint32_t rgb)
{
	unsigned bin = bin_of(rgb);

	if (!t->place[bin]) {
		t->entry[t->n].color =
			(liq_color){(unsigned char)(rgb >> 16),
				    (unsigned char)(rgb >> 8), (unsigned char)rgb, 255};
		t->place[bin] = (uint16_t)++t->n;
	}
	return &t->entry[t->place[bin] - 1];
}

static void take_paints(struct tally *t, const struct figure *f)
{
	for (int i = 0; i < f->n && t->n + 2 <= PAINTS; i++) {
		const struct figure_paint *paint = &f->shapes[i].paint;
		if (paint->fill != FIGURE_NONE)
			(void)entry_for(t, (uint32_t)paint->fill);
		if (paint->stroke != FIGURE_NONE)
			(void)entry_for(t, (uint32_t)paint->stroke);
	}
	t->n_paints = t->n;
}

static void count(const struct picture *p, struct tally *t)
{
	for (int y = 0; y < p->height; y++) {
		const uint32_t *row = row_of(p, y);
		for (int x = 0, end; x < p->width; x = end) {
			end = run_end(p, row, x);
			entry_for(t, row[x])->count += (unsigned)(end - x);
		}
	}
}

/* The colours that the figure was painted with stay as they are. */
static bool keep_paints(liq_histogram *h, const struct tally *t)
{
	for (int i = 0; i < t->n_paints; i++)
		if (liq_histogram_add_fixed_color(h, t->entry[i].color, 0) != LIQ_OK)
			return false;
	return true;
}

/* The same paints and entries give the same colours. */
static bool choose(struct picture *p, struct tally *t)
{
	liq_attr *attr = liq_attr_create();
	liq_histogram *h = attr ? liq_histogram_create(attr) : NULL;
	liq_result *chosen = NULL;

	bool ok = h && liq_set_max_colors(attr, COLOURS) == LIQ_OK &&
		  liq_set_speed(attr, 10) == LIQ_OK && keep_paints(h, t) &&
		  liq_histogram_add_colors(h, attr, t->entry, t->n, 0) == LIQ_OK &&
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

static bool reduce(struct picture *p, const struct figure *f, struct err *err)
{
	struct tally *t = arena_new(p->a, struct tally);

	take_paints(t, f);
	count(p, t);
	if (!choose(p, t))
		return err_set(err, "cannot choose the colours of the board");
	p->index_of = arena_array(p->a, uint8_t, BINS);
	for (unsigned bin = 0; bin < BINS; bin++)
		if (t->place[bin])
			p->index_of[bin] =
				nearest(p, t->entry[t->place[bin] - 1].color);
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

/* All writes go to memory: a failure here is want of memory, or a bug. */
static void fail(png_structp png, png_const_charp why)
{
	(void)png;
	(void)why;
	abort();
}

static void print_row(png_structp png, const struct picture *p, int y, png_bytep out)
{
	const uint32_t *row = row_of(p, y);

	for (int x = 0, end; x < p->width; x = end) {
		uint8_t index = p->index_of[bin_of(row[x])];
		end = run_end(p, row, x);
		if (end == x + 1)
			out[x] = index;
		else
			memset(out + x, index, (size_t)(end - x));
	}
	png_write_row(png, out);
}

static struct str print(struct picture *p)
{
	png_bytep row = arena_alloc(p->a, (size_t)p->width);
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
	png_set_check_for_invalid_index(png, 0);
	png_set_compression_level(png, COMPRESSION);
	png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
	png_write_info(png, info);
	for (int y = 0; y < p->height; y++)
		print_row(png, p, y, row);
	png_write_end(png, info);
	png_destroy_write_struct(&png, &info);
	return buf_str(&out);
}

/* The picture ----------------------------------------------------------------- */

static bool picture_of(struct arena *a, const struct figure *f,
		       cairo_surface_t *surface, struct str *bytes, struct err *err)
{
	struct picture p = {
		.a = a,
		.width = cairo_image_surface_get_width(surface),
		.height = cairo_image_surface_get_height(surface),
		.pixels = cairo_image_surface_get_data(surface),
		.stride = cairo_image_surface_get_stride(surface),
	};

	if (!reduce(&p, f, err))
		return false;
	*bytes = print(&p);
	return true;
}

bool paint_png(struct arena *a, const struct figure *f, int width, struct str *bytes,
	       struct err *err)
{
	int height = f->height * width / f->width;

	if (height < 1 || height > HEIGHT_MAX)
		return err_set(err, "a picture cannot be %d pixels high", height);
	cairo_surface_t *surface =
		cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
	bool ok = paint_draw(a, f, surface, width, height, err) &&
		  picture_of(a, f, surface, bytes, err);

	cairo_surface_destroy(surface);
	return ok;
}
