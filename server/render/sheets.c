/* Pages set on sheets: see sheets.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/sheets.h"

#include <string.h>

#include "base/arena.h"

enum {
	INK = 0x221e18,
	PALE = 0x6b6353,
	ACCENT = 0x8c2f23,
	FIRST_LINE = 100,
	FOOT = 70
};

static const struct {
	int size, height, before;
	bool bold;
	int32_t colour;
} types[SHEET_TYPES] = {
	[SHEET_MASTHEAD] = {60, 76, 0, true, INK},
	[SHEET_HEADLINE] = {42, 54, 6, true, ACCENT},
	[SHEET_KICKER] = {22, 32, 0, true, PALE},
	[SHEET_HEADING] = {18, 28, 18, true, INK},
	[SHEET_SUBHEADING] = {17, 26, 6, true, INK},
	[SHEET_PLAIN] = {17, 24, 4, false, INK},
	[SHEET_STRONG] = {17, 24, 4, true, INK},
	[SHEET_SMALL] = {15, 22, 2, false, PALE},
};

/* Widths of the letters from ' ' to '~' of DejaVu Sans and of its bold, in thousandths of their height. */
static const short widths[2][95] = {
	{318, 401, 460, 838, 637,  951, 780, 275, 391, 391, 500, 838, 318, 361,
	 318, 337, 637, 637, 637,  637, 637, 637, 637, 637, 637, 637, 337, 337,
	 838, 838, 838, 531, 1000, 685, 687, 699, 771, 632, 576, 775, 752, 295,
	 295, 656, 558, 863, 749,  788, 604, 788, 695, 635, 611, 732, 685, 989,
	 686, 611, 686, 391, 337,  391, 838, 500, 500, 613, 635, 550, 635, 616,
	 353, 635, 634, 278, 278,  580, 278, 975, 634, 612, 635, 635, 412, 521,
	 393, 634, 592, 818, 592,  592, 525, 637, 337, 637, 838},
	{349, 457, 521, 838, 696,  1002, 873, 307,  458, 458, 523, 838, 380, 416,
	 380, 366, 696, 696, 696,  696,  696, 696,  696, 696, 696, 696, 400, 400,
	 838, 838, 838, 581, 1000, 774,  763, 734,  831, 684, 684, 821, 837, 373,
	 373, 775, 638, 996, 837,  851,  733, 851,  771, 721, 683, 813, 774, 1104,
	 771, 725, 726, 458, 366,  458,  838, 500,  500, 675, 716, 593, 716, 679,
	 436, 716, 712, 343, 343,  666,  343, 1042, 712, 688, 716, 716, 494, 596,
	 479, 712, 652, 924, 646,  652,  583, 712,  366, 712, 838},
};

/* Lines ---------------------------------------------------------------------------- */

/* Any other letter counts as a wide one. */
static int letter_width(enum sheet_type type, char c)
{
	bool bold = types[type].bold;

	if ((unsigned char)c >= 0x80)
		return (c & 0xc0) == 0x80 ? 0 : 850; /* counted with its first byte */
	return c < ' ' || c > '~' ? 0 : widths[bold][c - ' '];
}

int sheets_width(enum sheet_type type, struct str s)
{
	int sum = 0;

	for (size_t i = 0; i < s.n; i++)
		sum += letter_width(type, s.s[i]);
	return (sum * types[type].size + 999) / 1000;
}

int sheets_height(enum sheet_type type)
{
	return types[type].height;
}

/* The length of the front that fits, up to the end of a line or a blank; 0: not even one character does. */
static size_t fitting(enum sheet_type type, int width, struct str s)
{
	int sum = 0, room = width * 1000 / types[type].size;
	size_t i = 0, blank = 0;

	for (; i < s.n && s.s[i] != '\n'; i++) {
		sum += letter_width(type, s.s[i]);
		if (s.s[i] == ' ')
			blank = i;
		else if (sum > room)
			return blank ? blank : str_cut(s, i).n;
	}
	return i;
}

struct str sheets_wrap(enum sheet_type type, int width, struct str *rest)
{
	size_t n = fitting(type, width, *rest);

	if (!n && rest->n && rest->s[0] != '\n')
		n = str_octets(*rest, 1);
	struct str line = str_slice(*rest, 0, n);
	if (n < rest->n && (rest->s[n] == '\n' || rest->s[n] == ' '))
		n++;
	*rest = str_slice(*rest, n, rest->n);
	return str_trim(line);
}

void sheets_line(struct sheets *s, enum sheet_type type, int x, int y,
		 enum figure_anchor anchor, struct str text)
{
	struct buf b = buf_with_room(s->a, text.n + 1);

	/* A no-break space has done its work. */
	for (size_t i = 0; i < text.n; i++) {
		bool tie = !strncmp(text.s + i, PAGE_NBSP, text.n - i > 1 ? 2 : 1);
		buf_char(&b, tie || (unsigned char)text.s[i] < ' ' ? ' ' : text.s[i]);
		i += tie;
	}
	if (b.n)
		figure_text(&s->sheet[s->n - 1], x, y + types[type].size,
			    types[type].size, anchor, types[type].bold,
			    types[type].colour, buf_str(&b));
}

/* Sheets ---------------------------------------------------------------------------- */

struct sheets sheets_in(struct arena *a)
{
	return (struct sheets){.a = a};
}

void sheets_turn(struct sheets *s, struct str title)
{
	struct figure *f = arena_push(s->a, s->sheet, s->n);

	*f = figure_in(s->a, SHEET_WIDTH, SHEET_HEIGHT);
	f->title = str_dup(s->a, title);
	s->y = FIRST_LINE;
}

bool sheets_need(struct sheets *s, int height)
{
	if (s->y + height <= SHEET_HEIGHT - FIRST_LINE - FOOT)
		return false;
	sheets_turn(s, STR(""));
	return true;
}

static void text_from(struct sheets *s, enum sheet_type type, int x, struct str text)
{
	struct str rest = text;

	do {
		struct str line =
			sheets_wrap(type, SHEET_WIDTH - SHEET_MARGIN - x, &rest);
		(void)sheets_need(s, types[type].height);
		sheets_line(s, type, x, s->y, FIGURE_START, line);
		s->y += types[type].height;
	} while (rest.n);
}

void sheets_text(struct sheets *s, enum sheet_type type, struct str text)
{
	if (!text.n)
		return;
	s->y += types[type].before;
	text_from(s, type, SHEET_MARGIN, text);
}

void sheets_ends(struct sheets *s, enum sheet_type type, struct str left,
		 struct str right)
{
	struct str rest = left;

	(void)sheets_need(s, types[type].height);
	sheets_line(
		s, type, SHEET_MARGIN, s->y, FIGURE_START,
		sheets_wrap(type, SHEET_ROOM - sheets_width(type, right) - 20, &rest));
	sheets_line(s, type, SHEET_WIDTH - SHEET_MARGIN, s->y, FIGURE_FINISH, right);
	s->y += types[type].height;
}

void sheets_rule(struct sheets *s, bool thick)
{
	const struct figure_paint paint = {thick ? INK : 0xc9c0a8, FIGURE_NONE, 0,
					   false};

	figure_box(&s->sheet[s->n - 1], SHEET_MARGIN, s->y, SHEET_ROOM, thick ? 4 : 1,
		   0, paint);
	s->y += thick ? 10 : 3;
}

void sheets_skip(struct sheets *s, int height)
{
	s->y += height;
}

/* Drawings -------------------------------------------------------------------------- */

/* A copy of the shape, `num` by `den` times as large, from `x`, `y` on. */
static void copy_shape(struct figure *to, const struct figure_shape *from, int x, int y,
		       int num, int den)
{
	struct figure_shape *s = arena_push(to->a, to->shapes, to->n);

	*s = *from;
	s->at = arena_array(to->a, struct figure_point, (size_t)from->n_points + 1);
	for (int i = 0; i < from->n_points; i++) {
		bool is_size = from->kind == FIGURE_BOX && i == 1;
		s->at[i].x = from->at[i].x * num / den + (is_size ? 0 : x);
		s->at[i].y = from->at[i].y * num / den + (is_size ? 0 : y);
	}
	s->size = from->size * num / den;
	s->paint.width = from->paint.width * num / den;
	s->text = str_dup(to->a, from->text);
}

void sheets_figure(struct sheets *s, const struct figure *f, int most)
{
	struct figure day = figure_by_day(s->a, f);
	int num = SHEET_ROOM, den = f->width;

	if (f->height * num / den > most) {
		num = most;
		den = f->height;
	}
	int height = f->height * num / den;
	(void)sheets_need(s, height);
	for (int i = 0; i < day.n; i++)
		copy_shape(&s->sheet[s->n - 1], &day.shapes[i],
			   (SHEET_WIDTH - f->width * num / den) / 2, s->y, num, den);
	s->y += height + 10;
}

/* Pages ------------------------------------------------------------------------------ */

static void heading(struct sheets *s, const struct page_block *b)
{
	s->y += types[SHEET_HEADING].before;
	/* Not alone at the foot of a sheet. */
	(void)sheets_need(s,
			  types[SHEET_HEADING].height + 4 * types[SHEET_PLAIN].height);
	sheets_rule(s, true);
	text_from(s, SHEET_HEADING, SHEET_MARGIN,
		  b->number ? str_printf(s->a, "%d  %.*s", b->number, STR_ARG(b->text))
			    : b->text);
}

static void labelled(struct sheets *s, const struct page_block *b)
{
	sheets_text(s, SHEET_PLAIN,
		    b->left.n ? str_printf(s->a, "%.*s: %.*s", STR_ARG(b->left),
					   STR_ARG(b->text))
			      : b->text);
}

static void put_block(struct sheets *s, const struct page_block *b)
{
	switch (b->kind) {
	case PAGE_HEADING:
		heading(s, b);
		break;
	case PAGE_SUBHEADING:
		(void)sheets_need(s, 3 * types[SHEET_PLAIN].height);
		sheets_text(s, SHEET_SUBHEADING, b->text);
		break;
	case PAGE_TITLE:
	case PAGE_SPLIT:
		sheets_ends(s, SHEET_PLAIN, b->left, b->right);
		break;
	case PAGE_ITEM:
		s->y += types[SHEET_PLAIN].before;
		(void)sheets_need(s, types[SHEET_PLAIN].height);
		sheets_line(s, SHEET_PLAIN, SHEET_MARGIN + 8, s->y, FIGURE_START,
			    STR("\xe2\x80\xa2"));
		text_from(s, SHEET_PLAIN, SHEET_MARGIN + 30, b->text);
		break;
	case PAGE_TABLE:
		sheets_table(s, b->table);
		break;
	case PAGE_PARA:
		sheets_text(s, b->loud ? SHEET_HEADLINE : SHEET_PLAIN, b->text);
		break;
	case PAGE_LABEL:
	case PAGE_LINK:
	case PAGE_VERBATIM:
	case PAGE_FORM:
		labelled(s, b);
		break;
	case PAGE_CUT:
	case PAGE_RULE:
	case PAGE_FIGURE:
		break;
	}
}

void sheets_page(struct sheets *s, const struct page *page)
{
	for (int i = 0; i < page->n; i++)
		put_block(s, &page->blocks[i]);
}

void sheets_number(struct sheets *s, struct str left, struct str right)
{
	const int y = SHEET_HEIGHT - FIRST_LINE - types[SHEET_SMALL].size;
	int n = s->n;

	for (int i = 0; i < n; i++) {
		struct sheets one = {
			.a = s->a, .n = i + 1, .sheet = s->sheet, .y = y - 8};
		sheets_rule(&one, false);
		sheets_line(&one, SHEET_SMALL, SHEET_MARGIN, y, FIGURE_START, left);
		sheets_line(&one, SHEET_SMALL, SHEET_WIDTH / 2, y, FIGURE_MIDDLE,
			    str_printf(s->a, "%d / %d", i + 1, n));
		sheets_line(&one, SHEET_SMALL, SHEET_WIDTH - SHEET_MARGIN, y,
			    FIGURE_FINISH, right);
	}
}
