/* Texts of a figure: see paint_text.h. Cairo puts letter after letter from left to right, out of one face, and draws an empty
 * box for what the face does not have. So texts are turned round before, and another face is looked for.
 * SPDX-License-Identifier: ISC */
#include "server/painter/paint_text.h"

#include <fribidi.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "server/render/render_svg.h"

/* From right to left ------------------------------------------------------------- */

/* From the first byte of Hebrew on: all that runs to the left, and the marks that turn a line. */
static bool may_run_left(struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if ((unsigned char)text.s[i] >= 0xd6)
			return true;
	return false;
}

struct str paint_from_the_left(struct arena *a, struct str text)
{
	FriBidiParType base = FRIBIDI_PAR_LTR;

	if (!may_run_left(text))
		return text;
	FriBidiChar *said = arena_array(a, FriBidiChar, text.n + 1);
	FriBidiChar *seen = arena_array(a, FriBidiChar, text.n + 1);
	char *out = arena_array(a, char, 4 * text.n + 1);
	int n = fribidi_charset_to_unicode(FRIBIDI_CHAR_SET_UTF8, text.s,
					   (FriBidiStrIndex)text.n, said);
	if (!fribidi_log2vis(said, n, &base, seen, NULL, NULL, NULL))
		return text;
	n = fribidi_remove_bidi_marks(seen, n, NULL, NULL, NULL);
	n = fribidi_unicode_to_charset(FRIBIDI_CHAR_SET_UTF8, seen, n, out);
	return (struct str){out, (size_t)n};
}

/* Faces ------------------------------------------------------------------------- */

/* The house's own first; then those that have what it lacks, where they are installed. */
static const char *const faces[] = {PRESS_SVG_LETTERS,   "Noto Sans CJK JP",
				    "WenQuanYi Zen Hei", "Noto Sans",
				    "FreeSans",          "Unifont"};

static void choose(cairo_t *cr, const struct figure_shape *s, const char *face)
{
	cairo_select_font_face(cr, face, CAIRO_FONT_SLANT_NORMAL,
			       s->bold ? CAIRO_FONT_WEIGHT_BOLD
				       : CAIRO_FONT_WEIGHT_NORMAL);
	cairo_set_font_size(cr, s->size);
}

/* Number 0 of a face is its empty box. Blanks out of `text` what has no letter, where it is not NULL. */
static bool has_all(cairo_t *cr, const char *text, char *blank)
{
	cairo_glyph_t *glyphs = NULL;
	cairo_text_cluster_t *clusters = NULL;
	cairo_text_cluster_flags_t flags;
	int n = 0, n_clusters = 0;
	bool all = true;

	if (cairo_scaled_font_text_to_glyphs(cairo_get_scaled_font(cr), 0, 0, text, -1,
					     &glyphs, &n, &clusters, &n_clusters,
					     &flags) != CAIRO_STATUS_SUCCESS)
		return true;
	for (int i = 0, g = 0, at = 0; i < n_clusters; i++) {
		bool box = clusters[i].num_glyphs == 1 && glyphs[g].index == 0;
		if (box && blank)
			memset(blank + at, ' ', (size_t)clusters[i].num_bytes);
		all = all && !box;
		g += clusters[i].num_glyphs;
		at += clusters[i].num_bytes;
	}
	cairo_glyph_free(glyphs);
	cairo_text_cluster_free(clusters);
	return all;
}

/* "Yamada (?)" rather than boxes, where no face has the letters: what is lacking becomes one mark. */
static char *without_boxes(struct arena *a, cairo_t *cr, char *text)
{
	char *blank = str_z(a, str_of(text));
	struct buf out = buf_in(a);

	(void)has_all(cr, text, blank);
	for (size_t i = 0; text[i];) {
		size_t lacks = i, end = i;
		/* Blanks between lacking letters are lacking too. */
		for (; text[end] && (text[end] != blank[end] || text[end] == ' ');
		     end++)
			lacks = text[end] != blank[end] ? end + 1 : lacks;
		if (lacks > i && text[i] != blank[i]) {
			buf_z(&out, "(?)");
			i = lacks;
		} else {
			buf_char(&out, text[i++]);
		}
	}
	return str_z(a, buf_str(&out));
}

/* Chooses the first face that has all of the letters; the text, as it can be shown. */
static char *fit(struct arena *a, cairo_t *cr, const struct figure_shape *s)
{
	char *text = str_z(a, paint_from_the_left(a, s->text));
	bool plain = true;

	for (const char *c = text; *c; c++)
		plain = plain && (unsigned char)*c < 0x80;
	choose(cr, s, faces[0]);
	for (size_t i = 1; !plain && i < sizeof faces / sizeof *faces; i++) {
		if (has_all(cr, text, NULL))
			return text;
		choose(cr, s, faces[i]);
	}
	if (plain || has_all(cr, text, NULL))
		return text;
	choose(cr, s, faces[0]);
	return without_boxes(a, cr, text);
}

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
	const char *text = fit(a, cr, s);

	if (s->paint.stroke != FIGURE_NONE)
		halo(cr, s, text);
	go_to(cr, s, text);
	use(cr, s->paint.fill);
	cairo_show_text(cr, text);
}

/* Letters have the same shape wherever a screen of this machine would bend them. */
void paint_texts(struct arena *a, cairo_t *cr, const struct figure *f)
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
