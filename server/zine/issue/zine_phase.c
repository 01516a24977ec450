/* One report as a page: the board, then the sections that all readers may know, a part
 * each; the reports before and after it a key away.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "base/figure.h"
#include "rules/matches.h"
#include "server/render/letterhead.h"
#include "server/render/render_html.h"
#include "server/render/render_json.h"
#include "server/render/render_svg.h"
#include "server/zine/ground/zine_issue.h"
#include "server/zine/issue/zine_issues.h"

static const char *file_of(const struct zine_game *g, int i)
{
	if (i < 0 || i >= g->n)
		return NULL;
	return str_z(g->a, str_printf(g->a, "%.*s.html", STR_ARG(g->issues[i].name)));
}

/* On a phone `near` stands for the text, which only readers of the screen then hear. */
static void step(struct zine_doc *d, const char *href, const char *rel, const char *key,
		 struct str text, const char *near)
{
	if (!href)
		return;
	zine_open(d, "a", "href", href, "rel", rel, "accesskey", key, "class", rel,
		  NULL);
	zine_put(d, "span", near ? "far" : NULL, text);
	if (near) {
		zine_open(d, "span", "class", "near", "aria-hidden", "true", "hidden",
			  "hidden", NULL);
		zine_text(d, str_of(near));
		zine_close(d);
	}
	zine_close(d);
	zine_text(d, STR(" "));
}

/* `keys`: a key leads to one place, so that only one of the two has them. */
static void pager(struct zine_doc *d, struct zine_game *g, int i, bool keys)
{
	zine_open(d, "nav", "class", "pager", "aria-label",
		  keys ? "Issues" : "Issues, again", NULL);
	if (i > 0)
		step(d, file_of(g, i - 1), "prev", keys ? "p" : NULL,
		     str_printf(g->a, "\xe2\x86\x90 %.*s",
				STR_MADE(g->a, zine_issue_title(g, &g->issues[i - 1]))),
		     "\xe2\x86\x90 before");
	step(d, "index.html", "up", keys ? "g" : NULL, zine_title(g), NULL);
	if (i + 1 < g->n)
		step(d, file_of(g, i + 1), "next", keys ? "n" : NULL,
		     str_printf(g->a, "%.*s \xe2\x86\x92",
				STR_MADE(g->a, zine_issue_title(g, &g->issues[i + 1]))),
		     "after \xe2\x86\x92");
	zine_close(d);
}

/* The results that issue `i` tells, as all readers may know them; none in a game that tells none. */
static void find_matches(const struct zine_game *g, const struct bulletin *b,
			 struct matches *out)
{
	struct events seen = zine_events(g, b);

	if (g->rules->matches)
		g->rules->matches(
			letterhead_view(g->a, g->rules, b->state, SEAT_READERS), &seen,
			out);
}

static struct str picture(const struct zine_game *g, int i, const char *end)
{
	return str_printf(g->a, "%.*s/%.*s%s.svg", STR_ARG(g->game.name),
			  STR_ARG(g->issues[i].name), end);
}

const struct zine_issue *zine_with_board(struct zine_game *g, int i)
{
	struct zine_issue *is = &g->issues[i];

	if (is->board_width || !g->z || !zine_has_board(g))
		return is;
	if (!zine_picture_size(g->z, picture(g, i, ""), &is->board_width,
			       &is->board_height))
		is->board_width = is->board_height = 0;
	if (!zine_picture_size(g->z, picture(g, i, "-mini"), &is->mini_width,
			       &is->mini_height))
		is->mini_width = is->mini_height = 0;
	if (!zine_picture_size(g->z, picture(g, i, "-phone"), &is->phone_width,
			       &is->phone_height))
		is->phone_width = is->phone_height = 0;
	return is;
}

/* From picture to picture, without losing sight of it. */
static void turn_picture(struct zine_doc *d, struct zine_game *g, int i, int by,
			 const char *words, const char *arrow)
{
	const struct zine_issue *is;

	if (i + by < 0 || i + by >= g->n)
		return;
	is = &g->issues[i + by];
	struct str href = str_printf(g->a, "%.*s.html#board", STR_ARG(is->name));
	struct str label = str_printf(g->a, "%s: %.*s", words,
				      STR_MADE(g->a, zine_issue_title(g, is)));
	zine_open(d, "a", "href", str_z(g->a, href), "class", by < 0 ? "prev" : "next",
		  "aria-label", str_z(g->a, label), NULL);
	zine_text(d, str_of(arrow));
	zine_close(d);
}

/* The board drawn for that use; NULL where the game has no drawing of its own for it. */
static const struct figure *other_board(struct zine_game *g, const struct bulletin *b,
					const struct figure *sheet, enum figure_use use)
{
	if (!zine_has_board(g))
		return NULL;
	const struct figure *f = zine_draw(g, b, use);
	return figure_equal(f, sheet) ? NULL : f;
}

/* Both drawings stand in the page; its style shows the one that fits the window. */
static void drawing(struct zine_doc *d, struct str svg, const char *class)
{
	zine_open(d, "div", "class", class, NULL);
	zine_raw(d, svg);
	zine_close(d);
}

void zine_board_begin(struct zine_doc *d, const struct figure *f, struct str sheet,
		      const struct figure *phone)
{
	zine_open(d, "figure", "class", "board", "id", "board", "style",
		  str_z(d->a, str_printf(d->a, "--high:%d.%02d", f->height / f->width,
					 f->height * 100 / f->width % 100)),
		  NULL);
	drawing(d, sheet, phone ? "on-sheet" : NULL);
	if (phone)
		drawing(d, render_svg_by_light(d->a, phone, "board-phone", false),
			"on-phone");
}

/* The board, as drawn on the sheet, with what leads to those before and after it. */
static struct str board_part(struct zine_game *g, int i, const struct bulletin *b,
			     const struct figure *f, struct str sheet)
{
	const struct figure *phone = f ? other_board(g, b, f, FIGURE_PHONE) : NULL;
	struct zine_doc d;

	if (!f)
		return STR("");
	zine_part_begin(g->a, &d);
	zine_board_begin(&d, f, sheet, phone);
	zine_open(&d, "figcaption", NULL);
	turn_picture(&d, g, i, -1, "The board before", "\xe2\x86\x90 before");
	zine_putf(&d, "span", NULL, "Board %d of %d", i + 1, g->n);
	turn_picture(&d, g, i, +1, "The board after", "after \xe2\x86\x92");
	zine_board_key(&d, g);
	zine_close(&d);
	zine_close(&d);
	return zine_part_finish(&d);
}

/* When the orders that an older issue asked for were taken, and why then. */
static struct str taken(const struct zine_game *g, const struct zine_issue *next)
{
	static const char *const why[OPEN_CAUSES] = {
		[OPEN_DEADLINE] = ", after the deadline",
		[OPEN_EARLY] = ", when all were in",
		[OPEN_GM] = ", by the game master",
	};
	const char *words = why[next->cause];

	if (next->cause == OPEN_END)
		return str_printf(g->a, "The game was ended on %.*s",
				  STR_MADE(g->a, clock_long(g->a, next->made)));
	return str_printf(g->a, "The next orders were taken on %.*s%s",
			  STR_MADE(g->a, clock_long(g->a, next->made)),
			  words ? words : "");
}

static struct str dateline(const struct zine_game *g, int i)
{
	const struct zine_issue *is = &g->issues[i];
	struct str made = clock_long(g->a, is->made);

	if (is->phase && i == g->n - 1) /* what comes next stands below: standing */
		return str_printf(g->a, "No. %d. %.*s.", is->number, STR_ARG(made));
	return str_printf(
		g->a, "No. %d. %.*s. %.*s.", is->number, STR_ARG(made),
		STR_MADE(g->a, is->phase ? taken(g, is + 1) : zine_status(g)));
}

static void head(struct zine *z, struct zine_game *g, int i, struct str headline,
		 bool picture, struct zine_doc *d)
{
	const struct zine_issue *is = &g->issues[i];
	bool told = is->phase && is->told_phase;
	struct str title = str_printf(g->a, "%.*s: %.*s", STR_MADE(g->a, zine_title(g)),
				      STR_MADE(g->a, zine_issue_title(g, is)));

	zine_begin(
		z,
		&(struct zine_head){
			.title = str_printf(g->a, "%.*s - %.*s", STR_ARG(title),
					    STR_ARG(z->home->config.zine_title)),
			.about = str_printf(g->a, "%s by mail, game %.*s: %.*s. %.*s",
					    g->rules->title,
					    STR_MADE(g->a, zine_title(g)),
					    STR_MADE(g->a, zine_issue_title(g, is)),
					    STR_MADE(g->a, zine_leaders(g->a, g, i))),
			.headline = headline,
			.up = "../",
			.prev = file_of(g, i - 1),
			.next = file_of(g, i + 1),
			.class = "issue",
			.sheets = true,
			.data = str_z(g->a,
				      str_printf(g->a, "%.*s.json", STR_ARG(is->name))),
			.feed = zine_title(g),
			.path = str_z(g->a, str_printf(g->a, "%.*s/%.*s.html",
						       STR_ARG(g->game.name),
						       STR_ARG(is->name))),
			.image = picture ? str_z(g->a, str_printf(g->a, "%.*s/%.*s.png",
								  STR_ARG(g->game.name),
								  STR_ARG(is->name)))
					 : NULL,
		},
		d);
	zine_masthead(d, z->home->config.zine_title, dateline(g, i),
		      told ? str_printf(g->a, "TURN %d", is->told_turn) : STR("THE"),
		      told        ? str_printf(g->a, "PHASE %d", is->told_phase)
		      : is->phase ? STR("START")
				  : STR("END"));
	pager(d, g, i, true);
	zine_put(d, "h1", NULL, title);
	if (headline.n)
		zine_put(d, "p", "headline", headline);
	if (is->again)
		zine_put(
			d, "p", "again",
			STR("This phase was opened again: an earlier run of it was taken back and does not count. The reason is below."));
}

/* The drawing as a file of its own. */
static struct str alone(struct arena *a, struct str svg)
{
	static const char head[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
	struct buf b = buf_with_room(a, svg.n + sizeof head);

	buf_z(&b, head);
	buf_add(&b, svg);
	buf_char(&b, '\n');
	return buf_str(&b);
}

/* The pictures that stand as files beside the page. The board is written out once, for the page and for its file. Where the
 * newest one leads a page, it can be read on a phone too. */
static void draw_files(struct zine *z, struct zine_game *g, int i,
		       const struct bulletin *b, const struct figure *f,
		       struct str sheet, struct zine_issue_files *out)
{
	const struct figure *mini = f ? other_board(g, b, f, FIGURE_MINI) : NULL;
	struct zine_issue *is = &g->issues[i];

	if (!f)
		return;
	is->board_width = f->width;
	is->board_height = f->height;
	out->board = alone(g->a, sheet);
	out->png = zine_preview_png(z, g, i, f, out->board);
	const struct figure *phone =
		i == g->n - 1 ? other_board(g, b, f, FIGURE_PHONE) : NULL;
	is->phone_width = phone ? phone->width : 0;
	is->phone_height = phone ? phone->height : 0;
	if (phone)
		out->phone = render_svg_by_light(g->a, phone, "board", true);
	if (!mini)
		return;
	is->mini_width = mini->width;
	is->mini_height = mini->height;
	out->mini = render_svg_by_light(g->a, mini, "board", true);
}

/* The same for programs: what all readers may know, as `postalgm report show --format json` has it. */
static struct str for_programs(struct zine_game *g, const struct bulletin *b,
			       const struct page *page)
{
	struct page readers = zine_readers_part(g->a, page);

	return render_json(g->a, b, &readers, NULL);
}

/* Who is ahead, and what comes next, before anything else: on a phone the board and the news are a screen further down. */
static void standing(struct zine_doc *d, const struct zine_game *g, int i)
{
	bool newest = g->issues[i].phase && i == g->n - 1;

	if (!g->n_counts && !newest)
		return;
	zine_open(d, "div", "class", "standing", NULL);
	zine_tally(d, g, i);
	if (newest) {
		zine_open(d, "p", "class", "next", NULL);
		zine_put(d, "b", NULL, STR("Next:"));
		zine_text(d,
			  str_printf(g->a, " %.*s.", STR_MADE(g->a, zine_status(g))));
		zine_close(d);
	}
	zine_close(d);
}

static bool write_page(struct zine *z, struct zine_game *g, int i,
		       struct zine_issue_files *out, struct err *err)
{
	struct page page = page_in(g->a);
	struct matches results = {.a = g->a};
	struct bulletin b;
	struct zine_doc d;

	if (!zine_bulletin(g, i, SEAT_READERS, &b, err))
		return false;
	zine_print(g, &b, &page);
	find_matches(g, &b, &results);
	const struct figure *f = zine_figure_of(&page);
	*out = (struct zine_issue_files){.json = for_programs(g, &b, &page),
					 .board = STR(""),
					 .mini = STR(""),
					 .phone = STR(""),
					 .png = STR("")};
	struct str sheet =
		f ? render_svg_by_light(g->a, f, "board-sheet", false) : STR("");
	draw_files(z, g, i, &b, f, sheet, out);
	struct str headline = zine_headline(g, i);
	g->issues[i].press = zine_press(g->a, &page);
	head(z, g, i, headline, out->png.n > 0, &d);
	standing(&d, g, i);
	zine_editorial(&d, &page);
	zine_result_panels(&d, g, &results);
	zine_sections(&d, &page, headline, f, board_part(g, i, &b, f, sheet));
	bool ok = !g->over || zine_after(g, i, &d, err);
	pager(&d, g, i, false);
	out->html = zine_finish(&d);
	return ok;
}

bool zine_phase_page(struct zine *z, struct zine_game *g, int i,
		     struct zine_issue_files *out, struct err *err)
{
	zine_forget(g); /* what was read where nobody saw a board has none */
	g->draws = true;
	bool ok = write_page(z, g, i, out, err);
	g->draws = false;
	return ok;
}
