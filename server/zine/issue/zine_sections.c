/* The sections of a report on a page of the zine: news and what happened stand beside
 * the board, the rest in columns below, and letters to the zine have a place of their own.
 * The order is that of the letter.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/arena.h"
#include "base/figure.h"
#include "server/zine/issue/zine_issues.h"

/* Which sections, as in the bulletin. */
enum { NEWS = 1, HAPPENED = 2, PRESS = 8, PARTS_MAX = 24 };

struct parts {
	int n;
	struct page part[PARTS_MAX];
	int about[PARTS_MAX]; /* which section it is */
};

static int number_of(const struct page *part)
{
	return part->n ? part->blocks[0].number : 0;
}

/* What stands elsewhere on the page leaves no gap in the numbers of its sections. */
static void number_on(struct parts *p)
{
	int shown = 0;

	for (int i = 0; i < p->n; i++)
		if (p->part[i].n) {
			p->about[i] = p->part[i].blocks[0].section;
			p->part[i].blocks[0].number = ++shown;
		}
}

/* The GM's editorial among the blocks of the report, or -1. */
static int editorial_at(const struct page *page)
{
	for (int i = 0; i < page->n; i++)
		if (page->blocks[i].kind == PAGE_PARA &&
		    str_starts(page->blocks[i].text, bulletin_editorial))
			return i;
	return -1;
}

void zine_editorial(struct zine_doc *d, const struct page *page)
{
	struct page part = page_in(d->a);
	int at = editorial_at(page);

	if (at < 0)
		return;
	page_append(&part, &page->blocks[at]);
	zine_open(d, "section", "class", "editorial", "aria-label", "Editorial", NULL);
	zine_part(d, &part);
	zine_close(d);
}

/* From the first heading on: the head of a letter is not for the web, and the board, the
 * headline and the editorial stand above. */
static void split(struct arena *a, const struct page *page, struct str headline,
		  struct parts *out)
{
	int editorial = editorial_at(page);

	for (int i = 0; i < page->n; i++) {
		const struct page_block *b = &page->blocks[i];
		if (b->kind == PAGE_HEADING && out->n < PARTS_MAX)
			out->part[out->n++] = page_in(a);
		if (i == editorial || (b->kind == PAGE_PARA && headline.n &&
				       str_equal(b->text, headline)))
			continue;
		if (out->n && b->kind != PAGE_FIGURE && b->kind != PAGE_RULE &&
		    !b->instead)
			page_append(&out->part[out->n - 1], b);
	}
	number_on(out);
}

struct page zine_readers_part(struct arena *a, const struct page *page)
{
	struct parts *p = arena_new(a, struct parts);
	struct page out = page_in(a);

	split(a, page, STR(""), p);
	for (int i = 0; i < p->n; i++)
		for (int k = 0; k < p->part[i].n; k++)
			page_append(&out, &p->part[i].blocks[k]);
	return out;
}

static void put(struct zine_doc *d, const struct parts *p, int i)
{
	int number = number_of(&p->part[i]);
	char class[32], id[16];

	snprintf(class, sizeof class, "sec sec-%d", p->about[i]);
	snprintf(id, sizeof id, "s%d", number);
	zine_open(d, "section", "class", class, "aria-labelledby", number ? id : NULL,
		  NULL);
	/* What players wrote stays as they typed it. */
	struct page set =
		p->about[i] == PRESS ? p->part[i] : zine_typeset(d->a, &p->part[i]);
	zine_part(d, &set);
	zine_close(d);
}

void zine_news(struct zine_doc *d, const struct page *page, struct str headline)
{
	struct parts *p = arena_new(d->a, struct parts);
	struct page news = page_in(d->a);

	split(d->a, page, headline, p);
	for (int i = 0; i < p->n; i++)
		for (int k = 1; p->about[i] == NEWS && k < p->part[i].n; k++)
			page_append(&news, &p->part[i].blocks[k]);
	struct page set = zine_typeset(d->a, &news);
	zine_part(d, &set);
}

struct str zine_press(struct arena *a, const struct page *page)
{
	struct parts *p = arena_new(a, struct parts);
	struct buf b = buf_in(a);

	split(a, page, STR(""), p);
	for (int i = 0; i < p->n; i++)
		for (int k = 1; p->about[i] == PRESS && k < p->part[i].n; k++) {
			const struct page_block *block = &p->part[i].blocks[k];
			buf_printf(&b, "%s%.*s%s%.*s", b.n ? " " : "",
				   STR_ARG(block->left), block->left.n ? " " : "",
				   STR_ARG(block->text));
		}
	return buf_str(&b);
}

enum { LINE = 56 }; /* characters beside the board */

/* Columns are as wide as their words, so that a row takes as much as all its words in one. */
static int lines_of_table(const struct page_table *t)
{
	int n = 1; /* its head */

	for (int r = 0; r < t->n_rows; r++) {
		size_t words = 0;
		for (int c = 0; c < (t->rows[r].note ? 1 : t->n_columns); c++)
			words += t->rows[r].cell[c].n;
		n += 1 + (int)words / LINE;
	}
	return n;
}

/* Lines that a section takes beside the board, more or less. */
static int lines_of(const struct page *part)
{
	enum { HEADING = 3 };
	int n = HEADING;

	for (int i = 1; i < part->n; i++) {
		const struct page_block *b = &part->blocks[i];
		n += b->table ? lines_of_table(b->table)
			      : 1 + (int)(b->left.n + b->text.n) / LINE;
	}
	return n;
}

/* News and what happened, and as much of the rest as there is room beside the board: where little happened, half of the
 * page would be blank. */
static int put_beside(struct zine_doc *d, const struct parts *p, int room)
{
	int i = 0;

	zine_open(d, "div", "class", "beside pg", NULL);
	for (; i < p->n && p->about[i] != PRESS; i++) {
		room -= lines_of(&p->part[i]);
		if (p->about[i] > HAPPENED && room < 0)
			break;
		put(d, p, i);
	}
	zine_close(d);
	return i;
}

static void put_below(struct zine_doc *d, const struct parts *p, int i)
{
	while (i < p->n) {
		bool post = p->about[i] == PRESS;
		zine_open(d, "div", "class", post ? "post pg" : "sections pg", NULL);
		do
			put(d, p, i++);
		while (!post && i < p->n && p->about[i] != PRESS);
		zine_close(d);
	}
}

/* The board is 38 rem wide there, and a line 1.7 rem high. */
static int lines_beside(const struct figure *board)
{
	return board ? board->height * 22 / board->width + 2 : 0;
}

void zine_sections(struct zine_doc *d, const struct page *page, struct str headline,
		   const struct figure *drawn, struct str board)
{
	struct parts *p = arena_new(d->a, struct parts);

	split(d->a, page, headline, p);
	zine_open(d, "div", "class", "hero", NULL);
	zine_raw(d, board);
	int i = put_beside(d, p, lines_beside(drawn));
	zine_close(d);
	put_below(d, p, i);
}
