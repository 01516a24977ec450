/* One report as a page: the board, then the sections that all readers may know, a part
 * each; the reports before and after it a key away.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "base/figure.h"
#include "server/press_html.h"
#include "server/press_svg.h"
#include "server/zine_parts.h"

static const char *file_of(const struct zine_game *g, int i)
{
	if (i < 0 || i >= g->n)
		return NULL;
	return str_z(g->a, str_printf(g->a, "%.*s.html", STR_ARG(g->issues[i].name)));
}

static void step(struct zine_doc *d, const char *href, const char *rel, const char *key,
		 struct str text)
{
	if (!href)
		return;
	zine_open(d, "a", "href", href, "rel", rel, "accesskey", key, "class", rel,
		  NULL);
	zine_text(d, text);
	zine_close(d);
}

/* `keys`: a key leads to one place, so that only one of the two has them. */
static void pager(struct zine_doc *d, struct zine_game *g, int i, bool keys)
{
	zine_open(d, "nav", "class", "pager", "aria-label",
		  keys ? "Issues" : "Issues, again", NULL);
	if (i > 0)
		step(d, file_of(g, i - 1), "prev", keys ? "p" : NULL,
		     str_printf(g->a, "\xe2\x86\x90 %.*s",
				STR_ARG(zine_issue_title(g, &g->issues[i - 1]))));
	step(d, "index.html", "up", keys ? "g" : NULL, zine_title(g));
	if (i + 1 < g->n)
		step(d, file_of(g, i + 1), "next", keys ? "n" : NULL,
		     str_printf(g->a, "%.*s \xe2\x86\x92",
				STR_ARG(zine_issue_title(g, &g->issues[i + 1]))));
	zine_close(d);
}

/* Readers' own bulletin as it was when the phase opened. */
static bool load_bulletin(struct zine_game *g, int i, int seat, struct bulletin *b,
			  struct err *err)
{
	struct issue is;
	struct game game = g->game;

	if (!reports_load(g->home, g->a, &game, g->issues[i].phase_no, &is, err))
		return false;
	/* What goes by the clock would be another page each time. */
	is.now = g->issues[i].made;
	if (i + 1 < g->n && game.status == GAME_PAUSED) {
		struct game *then = arena_new(g->a, struct game);
		*then = *is.game;
		then->status = GAME_RUNNING;
		is.game = then;
	}
	return reports_bulletin(g->home, g->a, &is, seat, b, err);
}

bool zine_report(struct zine_game *g, int i, int seat, struct page *page,
		 struct err *err)
{
	struct bulletin b;

	if (!load_bulletin(g, i, seat, &b, err))
		return false;
	bulletin_report(g->a, &b, page);
	zine_hide_page(g, page);
	return true;
}

struct str zine_headline(struct zine_game *g, int i)
{
	struct arena *a = arena_create();
	struct issue is;
	struct err err = {0};
	struct str out = STR("");

	/* A headline that cannot be had is none. */
	if (reports_load(g->home, a, &g->game, g->issues[i].phase_no, &is, &err))
		out = str_dup(g->a, is.voice.headline);
	arena_destroy(a);
	return out;
}

void zine_copy_block(struct page *to, const struct page_block *block)
{
	page_rule(to);
	to->blocks[to->n - 1] = *block;
}

void zine_part(struct zine_doc *d, const struct page *page)
{
	zine_raw(d, press_html(d->a, page, &(struct press_html){.part = true}));
}

static void put_section(struct zine_doc *d, const struct page *section)
{
	int number = section->n ? section->blocks[0].number : 0;
	char class[24], id[16];

	if (!section->n)
		return;
	snprintf(class, sizeof class, "sec sec-%d", number);
	snprintf(id, sizeof id, "s%d", number);
	zine_open(d, "section", "class", class, "aria-labelledby", number ? id : NULL,
		  NULL);
	zine_part(d, section);
	zine_close(d);
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

static void put_editorial(struct zine_doc *d, const struct page *page)
{
	struct page part = page_in(d->a);
	int at = editorial_at(page);

	if (at < 0)
		return;
	zine_copy_block(&part, &page->blocks[at]);
	zine_open(d, "section", "class", "editorial", "aria-label", "Editorial", NULL);
	zine_part(d, &part);
	zine_close(d);
}

/* From the first heading on: the head of a letter is not for the web, and the board
 * stands above. */
static void put_sections(struct zine_doc *d, const struct page *page,
			 struct str headline)
{
	struct page section = page_in(d->a);
	int editorial = editorial_at(page);
	bool begun = false;

	zine_open(d, "div", "class", "sections pg", NULL);
	for (int i = 0; i < page->n; i++) {
		const struct page_block *b = &page->blocks[i];
		if (b->kind == PAGE_HEADING) {
			put_section(d, &section);
			section = page_in(d->a);
			begun = true;
		}
		/* The headline and the editorial stand above all. */
		if (i == editorial || (b->kind == PAGE_PARA && headline.n &&
				       str_equal(b->text, headline)))
			continue;
		if (begun && b->kind != PAGE_FIGURE && b->kind != PAGE_RULE)
			zine_copy_block(&section, b);
	}
	put_section(d, &section);
	zine_close(d);
}

static const struct figure *figure_of(const struct page *page)
{
	for (int i = 0; i < page->n; i++)
		if (page->blocks[i].kind == PAGE_FIGURE)
			return page->blocks[i].figure;
	return NULL;
}

static void put_board(struct zine_doc *d, const struct figure *f)
{
	if (!f)
		return;
	zine_open(d, "figure", "class", "board", NULL);
	zine_raw(d, press_svg_by_light(d->a, f, "board", false));
	zine_close(d);
}

static struct str dateline(const struct zine_game *g, int i)
{
	const struct zine_issue *is = &g->issues[i];
	struct str made = clock_long(g->a, is->made);

	if (!is->phase)
		return str_printf(g->a, "%.*s. %.*s.", STR_ARG(made),
				  STR_ARG(zine_status(g)));
	if (i == g->n - 1)
		return str_printf(g->a, "%.*s. %.*s.", STR_ARG(made),
				  STR_ARG(zine_status(g)));
	return str_printf(g->a, "%.*s. Issue %d.", STR_ARG(made), i + 1);
}

static void head(struct zine *z, struct zine_game *g, int i, struct str headline,
		 struct zine_doc *d)
{
	const struct zine_issue *is = &g->issues[i];
	struct str title = str_printf(g->a, "%.*s: %.*s", STR_ARG(zine_title(g)),
				      STR_ARG(zine_issue_title(g, is)));

	zine_begin(g->a,
		   &(struct zine_head){
			   .title = str_printf(g->a, "%.*s - %.*s", STR_ARG(title),
					       STR_ARG(z->home->config.zine_title)),
			   .about = str_printf(g->a, "%s by mail, game %.*s: %.*s",
					       g->rules->title, STR_ARG(zine_title(g)),
					       STR_ARG(zine_issue_title(g, is))),
			   .up = "../",
			   .prev = file_of(g, i - 1),
			   .next = file_of(g, i + 1),
			   .class = "issue",
		   },
		   d);
	zine_masthead(d, z->home->config.zine_title, dateline(g, i),
		      is->phase ? str_printf(g->a, "TURN %d", is->turn) : STR("THE"),
		      is->phase ? str_printf(g->a, "PHASE %d", is->phase) : STR("END"));
	pager(d, g, i, true);
	zine_put(d, "h1", NULL, title);
	if (headline.n)
		zine_put(d, "p", "headline", headline);
	if (is->again)
		zine_put(d, "p", "again",
			 STR("This phase was opened again: an earlier run of it was "
			     "taken back and does not count. Why stands below."));
}

bool zine_phase_page(struct zine *z, struct zine_game *g, int i, struct str *html,
		     struct str *board, struct err *err)
{
	struct page page = page_in(g->a);
	struct zine_doc d;

	if (!zine_report(g, i, SEAT_READERS, &page, err))
		return false;
	const struct figure *f = figure_of(&page);
	*board = f ? press_svg_by_light(g->a, f, "board", true) : STR("");
	struct str headline = zine_headline(g, i);
	head(z, g, i, headline, &d);
	put_editorial(&d, &page);
	put_board(&d, f);
	put_sections(&d, &page, headline);
	bool ok = !g->over || zine_after(g, i, &d, err);
	pager(&d, g, i, false);
	*html = zine_finish(&d);
	return ok;
}
