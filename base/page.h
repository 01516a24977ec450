/* A page: a document without paper. Rooms that have something to tell fill it with
 * headings, paragraphs and tables; a renderer prints it as text, HTML or JSON. Nothing
 * on it is placed by column or carried by colour alone.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_PAGE_H
#define BASE_PAGE_H

#include <stdbool.h>

#include "base/str.h"

struct arena;
struct figure;

enum page_kind {
	PAGE_TITLE,   /* two ends of one line, and a rule below: the head of a letter */
	PAGE_SPLIT,   /* two ends of one line */
	PAGE_LABEL,   /* `left` a label, `text` its value: the box of things to do */
	PAGE_LINK,    /* `left` a label, `text` an address on the web */
	PAGE_HEADING, /* number and name of a section */
	PAGE_SUBHEADING, /* name of a part of a section */
	PAGE_PARA, /* running text, wrapped by the renderer; its line ends are kept,
		      and lines are not broken at no-break spaces (PAGE_NBSP) */
	PAGE_ITEM, /* an item of a list */
	PAGE_TABLE,
	PAGE_VERBATIM, /* lines to be shown as they are */
	PAGE_FORM, /* the order form: verbatim, and the body of the one-click letter */
	PAGE_CUT,  /* anything below it in a reply is never read */
	PAGE_RULE, /* a line across */
	PAGE_FIGURE, /* a drawing of what the tables say; left out of a text */
};

enum page_align { PAGE_LEFT, PAGE_RIGHT };

enum { PAGE_COLUMNS_MAX = 10 };

#define PAGE_NBSP "\xc2\xa0"

struct page_column {
	struct str head;
	enum page_align align;
	int least;  /* the least width, in columns of text */
	bool tight; /* stands close to the next one */
};

struct page_row {
	bool note;   /* cell[0] runs over the whole width */
	bool sub;    /* more about the row above it */
	int n_cells; /* the first names the row */
	struct str cell[PAGE_COLUMNS_MAX];
};

struct page_table {
	struct arena *a;
	int n_columns;
	struct page_column column[PAGE_COLUMNS_MAX];
	int n_rows;
	struct page_row *rows;
};

/* Bytes `from` to `to` of verbatim lines. A plain text is read by its columns and shows
 * them unchanged; elsewhere, where letters differ in width, they are set off in another
 * way. */
struct page_mark {
	size_t from, to;
	struct str instead; /* shown in their place; empty: they are emphasised */
};

struct page_block {
	enum page_kind kind;
	int section; /* PAGE_HEADING: which one it is, in each report; 0: none of those */
	int number; /* PAGE_HEADING: as it is printed; 0: none */
	bool loud;  /* PAGE_PARA: a headline, printed large if possible */
	bool stand; /* PAGE_PARA: how the game stands; an HTML letter has it on its first screen */
	struct str left, right, text;
	struct page_table *table;
	const struct figure *figure;
	bool instead; /* says what the figure before it shows: left out where that is seen */
	int n_marks; /* of `text`, in its order, without overlaps */
	const struct page_mark *marks;
};

struct page {
	struct arena *a;
	int n;
	struct page_block *blocks;
	bool text_only; /* nobody will see a figure: none is taken */
	/* The board as all its readers may see it, drawn once for them before any of their
	 * pages; NULL: there is none, or nobody will see it. */
	const struct figure *board;
	/* Of all its readers alike (page_share); NULL: each page is made whole. */
	struct page_shared *shared;
};

/* Blocks that say the same to all readers, made for the first page of theirs. Of pages that are text only and
 * of others there is one each. They must live as long as the pages. */
struct page_shared {
	int n;
	struct page_part *parts;
};

/* What renderers made of blocks, for pages that say much the same to several readers: a block that says the
 * same is not printed again. The pages must live as long. */
struct page_kept;
enum page_kept_way {
	PAGE_KEPT_TEXT,
	PAGE_KEPT_INDENTED,
	PAGE_KEPT_HTML,
	PAGE_KEPT_JSON,
	N_PAGE_KEPT
};

struct page_kept *page_kept_in(struct arena *);
/* What is kept of a block that says the same under the same heading; NULL: nothing. */
const struct str *page_kept_of(struct page_kept *, enum page_kept_way,
			       const struct page_block *, struct str heading);
/* `made` is copied. */
void page_keep(struct page_kept *, enum page_kept_way, const struct page_block *,
	       struct str heading, struct str made);

extern const char page_cut_marker[]; /* "--=-- write above this line --=--" */

/* The text with no-break spaces, so that it stays on one line. */
void page_tied(struct buf *, struct str text);

struct page page_in(struct arena *);

/* Text that is passed in must live as long as the page (str_printf in its arena). */
void page_title(struct page *, struct str left, struct str right);
void page_split(struct page *, struct str left, struct str right);
void page_label(struct page *, struct str label, struct str text);
void page_link(struct page *, struct str label, struct str url);
void page_heading(struct page *, int number, struct str name);
/* Numbers the headings from block `from` on: 1, 2, 3, whichever sections they are. A section that is left out leaves no gap, so
 * that nobody looks for it. */
void page_number(struct page *, int from);
void page_subheading(struct page *, struct str name);
void page_para(struct page *, struct str text);     /* empty text adds nothing */
void page_headline(struct page *, struct str text); /* a loud one */
void page_paraf(struct page *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
/* How the game stands. */
void page_standingf(struct page *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
void page_item(struct page *, struct str text);
void page_verbatim(struct page *, struct str lines);
/* With marks, which get sorted and must live as long as the page. */
void page_marked(struct page *, struct str lines, int n, struct page_mark *);
void page_form(struct page *, struct str lines);
void page_cut(struct page *);
void page_rule(struct page *);
/* A block of another page, which lives as long as this one: the texts that it points to are not copied. */
void page_append(struct page *, const struct page_block *);
void page_figure(struct page *,
		 const struct figure *); /* of text alone: adds nothing */
/* The board stands here. It is the same for all readers; what a game draws for one of them alone is a
 * figure of its own. */
void page_board(struct page *);
/* Adds what `make` adds, which depends on nothing but what all readers with this `key` know: it may use nothing else of `of`. It
 * stands once on a page. */
void page_share(struct page *, void (*make)(const void *of, struct page *),
		const void *of, int key);
/* The blocks from `from` on say in text what the figure before them shows: they are left out where
 * the figure is seen. */
void page_instead(struct page *, int from);

/* The first block of that kind; NULL: there is none. */
const struct page_block *page_first(const struct page *, enum page_kind);

/* A table: first its columns, then its cells, row by row. More cells than columns are a
 * bug; missing cells stay empty. */
struct page_table *page_table(struct page *);
struct page_column *page_column(struct page_table *, struct str head, enum page_align);
void page_row(struct page_table *);
void page_cell(struct page_table *, struct str text);
void page_cellf(struct page_table *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
void page_sub_row(struct page_table *);
void page_note(struct page_table *, struct str text); /* spans the whole width */

#endif
