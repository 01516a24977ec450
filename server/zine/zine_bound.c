/* A finished game as sheets of A4 (PDF): a cover, what is in it, each issue from the head of a sheet on, the colophon. What
 * readers of the zine may know, as in the book (zine_book.c).
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "server/render/render_pdf.h"
#include "server/render/sheets.h"
#include "server/zine/ground/zine_issue.h"
#include "server/zine/issue/zine_issues.h"
#include "server/zine/zine_pages.h"

/* In one writing of the zine: an archive that comes in at once has its pages first. */
enum { GAMES_MOST = 4 };

enum { BOARD_HIGH = 760, COVER_BOARD_HIGH = 880 };

struct chapter {
	struct str title, headline;
	int sheet; /* of the issues, from 0 */
};

struct bound {
	const struct zine *z;
	struct zine_game *g;
	struct arena *a; /* texts and drawings, until all is bound */
	struct sheets front, issues;
	int n;
	struct chapter *chapters;
};

static struct str dateline(const struct zine_game *g, const struct zine_issue *is)
{
	return str_printf(g->a, "No. %d. %.*s", is->number,
			  STR_MADE(g->a, clock_long(g->a, is->made)));
}

static void players(struct bound *b)
{
	const struct zine_game *g = b->g;

	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		bool won = g->winners >> seat & 1;
		sheets_text(&b->front, won ? SHEET_STRONG : SHEET_PLAIN,
			    str_printf(b->a, "%.*s: %.*s%s%.*s%s",
				       STR_MADE(g->a, zine_seat(g, seat)),
				       STR_MADE(g->a, zine_name(g, seat)),
				       g->role[seat].n ? ", " : "",
				       STR_ARG(g->role[seat]), won ? ", won" : ""));
	}
}

/* The headline stands above the board already. */
static struct page without(struct arena *a, const struct page *page,
			   struct str headline)
{
	struct page out = page_in(a);

	for (int i = 0; i < page->n; i++)
		if (!page->blocks[i].loud || !str_equal(page->blocks[i].text, headline))
			page_append(&out, &page->blocks[i]);
	return out;
}

/* Made with the last issue, whose board is forgotten after it. */
static void cover(struct bound *b, const struct figure *board)
{
	const struct zine_game *g = b->g;

	sheets_turn(&b->front, zine_title(g));
	sheets_rule(&b->front, true);
	sheets_ends(&b->front, SHEET_KICKER, b->z->home->config.zine_title,
		    str_printf(b->a, "%s by mail", g->rules->title));
	sheets_rule(&b->front, false);
	sheets_skip(&b->front, 30);
	sheets_text(&b->front, SHEET_MASTHEAD, zine_title(g));
	sheets_text(&b->front, SHEET_HEADLINE, b->chapters[b->n - 1].headline);
	sheets_text(&b->front, SHEET_PLAIN,
		    str_printf(b->a, "%.*s.", STR_MADE(g->a, zine_status(g))));
	sheets_skip(&b->front, 20);
	players(b);
	sheets_skip(&b->front, 30);
	if (board)
		sheets_figure(&b->front, board, COVER_BOARD_HIGH);
}

static bool put_issue(struct bound *b, int i, struct err *err)
{
	struct zine_game *g = b->g;
	const struct zine_issue *is = &g->issues[i];
	struct str title = zine_issue_title(g, is);
	struct page whole = page_in(g->a);

	if (!zine_report(g, i, SEAT_READERS, &whole, err))
		return false;
	struct page all = zine_readers_part(g->a, &whole);
	struct page page = without(g->a, &all, zine_headline(g, i));
	const struct figure *f = zine_figure_of(&whole);
	struct chapter *c = &b->chapters[b->n++];
	*c = (struct chapter){.title = str_dup(b->a, title),
			      .headline = str_dup(b->a, zine_headline(g, i)),
			      .sheet = b->issues.n};
	sheets_turn(&b->issues, title);
	sheets_ends(&b->issues, SHEET_KICKER, title, dateline(g, is));
	sheets_text(&b->issues, SHEET_HEADLINE, c->headline);
	if (f) {
		sheets_skip(&b->issues, 10);
		sheets_figure(&b->issues, f, BOARD_HIGH);
	}
	sheets_page(&b->issues, &page);
	if (i == g->n - 1)
		cover(b, f);
	return true;
}

/* Which sheet an issue is on depends on how many sheets the list takes, which is the same whatever its numbers are. */
static void list_issues(struct bound *b, struct sheets *s, int before)
{
	sheets_turn(s, STR("In this book"));
	sheets_text(s, SHEET_HEADING, STR("IN THIS BOOK"));
	for (int i = 0; i < b->n; i++) {
		const struct chapter *c = &b->chapters[i];
		sheets_rule(s, false);
		sheets_ends(s, SHEET_PLAIN,
			    str_printf(b->a, "%.*s%s%.*s", STR_ARG(c->title),
				       c->headline.n ? ". " : "", STR_ARG(c->headline)),
			    str_printf(b->a, "%d", before + c->sheet + 1));
	}
}

static void colophon(struct bound *b)
{
	struct str editor = zine_hide(b->a, b->z->home->config.zine_editor);

	(void)sheets_need(&b->issues, 5 * sheets_height(SHEET_SMALL));
	sheets_skip(&b->issues, 40);
	sheets_rule(&b->issues, true);
	sheets_text(&b->issues, SHEET_SMALL,
		    str_printf(b->a, "Out of %.*s. %s%.*s%sTypeset by postalgm.",
			       STR_ARG(b->z->home->config.zine_title),
			       editor.n ? "Edited by " : "", STR_ARG(editor),
			       editor.n ? ". " : ""));
	sheets_text(
		&b->issues, SHEET_SMALL,
		str_printf(b->a,
			   "The commitment to its dice, made before the game: %.*s.",
			   STR_ARG(b->g->game.commitment)));
}

static void join(struct bound *b)
{
	struct sheets trial = sheets_in(b->a);

	list_issues(b, &trial, 0);
	list_issues(b, &b->front, b->front.n + trial.n);
	colophon(b);
	for (int i = 0; i < b->issues.n; i++)
		*arena_push(b->a, b->front.sheet, b->front.n) = b->issues.sheet[i];
	sheets_number(&b->front, b->z->home->config.zine_title, zine_title(b->g));
}

static void log_trouble(const struct bound *b, const char *why)
{
	struct log_line l = home_log(b->z->home, LOG_WARN, "zine");

	log_str(&l, "game", b->g->game.name);
	log_z(&l, "pdf", why);
	log_end(&l);
}

/* All that an issue needs is forgotten with it. */
static bool put_issues(struct bound *b, struct err *err)
{
	struct zine_game *g = b->g;
	struct arena *keep = g->a, *a = arena_create();
	bool ok = true;

	g->a = a;
	g->draws = true;
	for (int i = 0; ok && i < g->n; i++) {
		zine_forget(g);
		ok = put_issue(b, i, err);
		zine_forget(g);
		arena_reset(a);
	}
	g->draws = false;
	g->a = keep;
	arena_destroy(a);
	return ok;
}

/* The bytes of the PDF; empty where the painter fails. */
static bool bind(const struct zine *z, struct zine_game *g, struct arena *a,
		 struct str *bytes, struct err *err)
{
	const struct pdf_about about = {
		.title = str_printf(a, "%.*s: %s by mail",
				    STR_MADE(g->a, zine_title(g)), g->rules->title),
		.author = z->home->config.zine_title,
		.made = g->game.ended,
	};
	struct bound b = {.z = z,
			  .g = g,
			  .a = a,
			  .front = sheets_in(a),
			  .issues = sheets_in(a),
			  .chapters = arena_array(a, struct chapter, (size_t)g->n)};
	struct err why = {0};

	if (!put_issues(&b, err))
		return false;
	join(&b);
	if (!render_pdf(a, b.front.sheet, b.front.n, about, bytes, &why))
		log_trouble(&b, why.text);
	return true;
}

static const char *path(struct zine *z, const struct zine_game *g, const char *file)
{
	return str_z(z->a, str_printf(z->a, "%.*s/%s", STR_ARG(g->game.name), file));
}

static const char *pdf_of(struct zine *z, const struct zine_game *g)
{
	return path(z, g,
		    str_z(z->a, str_printf(z->a, "%.*s.pdf", STR_ARG(g->game.name))));
}

bool zine_is_bound(struct zine *z, const struct zine_game *g)
{
	return zine_file_is_there(z, pdf_of(z, g));
}

/* The page of the game, which has no link to it yet, is written again. */
static bool put(struct zine *z, struct zine_game *g, struct err *err)
{
	struct arena *keep = g->a, *za = z->a, *a = arena_create();
	struct str bytes;

	/* A game that was bound only now has pages from an earlier writing. */
	bool ok = zine_count(g, err);
	for (int i = 0; ok && i < g->n; i++)
		(void)zine_headline(g, i);
	ok = ok && bind(z, g, a, &bytes, err);
	g->bound = ok && bytes.n > 0;
	g->a = z->a = a;
	if (g->bound)
		ok = zine_file(z, pdf_of(z, g), bytes, err) &&
		     zine_file(z, path(z, g, "index.html"), zine_game_page(z, g), err);
	zine_forget(g);
	g->a = keep;
	z->a = za;
	arena_destroy(a);
	return ok;
}

bool zine_bind(struct zine *z, struct err *err)
{
	int n = 0;

	for (int i = 0; i < z->n_games; i++) {
		struct zine_game *g = &z->games[i];
		bool named = str_iequal(z->job->game, g->game.name);
		if (!zine_has_book(g) || (z->job->game.n && !named) ||
		    (!named && zine_is_bound(z, g)))
			continue;
		if (n++ >= GAMES_MOST)
			z->job->n_unbound++;
		else if (!zine_open_game(z, g, err) ||
			 !zine_read_end(g->home, g->file, put(z, g, err), err))
			return err_context(err, "%.*s", STR_ARG(g->game.name));
	}
	return true;
}
