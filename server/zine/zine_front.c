/* The front page: the newest issue as its story, the shelves of the games, and what came out
 * last.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "rules/game.h"
#include "server/zine/issue/zine_issues.h"
#include "server/zine/zine_pages.h"

enum {
	LATEST = 10,
	LATEST_FROM = 60,  /* issues */
	LATEST_OF_ONE = 3, /* while other games have any */
	BEFORE = 4,
	LETTERS = 6,
	LETTERS_FROM = 20, /* issues */
	LETTER_LONG = 400, /* bytes; more of it stands in its issue */
};

static const char *to(struct zine_game *g, struct str page)
{
	return str_z(g->a, str_printf(g->a, "%.*s/%.*s", STR_ARG(g->game.name),
				      STR_ARG(page)));
}

/* The story -------------------------------------------------------------------- */

/* The newest issue of a game that runs, and of those before all games that have only begun: there nothing has happened yet.
 * Where none runs, of one that is over. */
static struct zine_game *leading(struct zine *z)
{
	struct zine_game **list;
	int n = zine_on_shelf(z, ZINE_RUNNING, &list);

	for (int i = 0; i < n; i++)
		if (list[i]->n > 1)
			return list[i];
	return n || zine_on_shelf(z, ZINE_OVER, &list) ? list[0] : NULL;
}

static void newest(struct zine_doc *d, struct zine_game *g, const struct zine_issue *is)
{
	zine_open(d, "figure", "class", "newest", NULL);
	zine_open(d, "a", "href",
		  to(g, str_printf(g->a, "%.*s.html", STR_ARG(is->name))), NULL);
	zine_picture(d, g, is, to(g, STR("")),
		     str_printf(g->a, "The board of %.*s: read the newest issue",
				STR_MADE(g->a, zine_title(g))));
	zine_close(d);
	zine_board_caption(d, g);
	zine_close(d);
}

/* An issue by its headline, which leads to it; which one it is, and when it came, stand below. */
static void told(struct zine_doc *d, struct zine_game *g, int i, struct str of)
{
	const struct zine_issue *is = &g->issues[i];
	struct str headline = zine_headline(g, i), title = zine_issue_title(g, is);

	zine_open(d, "li", NULL);
	zine_open(d, "span", "class", "headline", NULL);
	zine_link(d, to(g, str_printf(g->a, "%.*s.html", STR_ARG(is->name))), NULL,
		  headline.n ? headline : title);
	zine_close(d);
	zine_open(d, "span", "class", "when", NULL);
	zine_text(d, str_printf(g->a, "%.*s%s%.*s. ", STR_ARG(of), of.n ? ". " : "",
				STR_ARG(title)));
	zine_put(d, "span", "date", clock_short(g->a, is->made));
	zine_close(d);
	zine_close(d);
}

/* The issues that the story shows: the newest, and those before it. */
static bool is_in_story(const struct zine_game *g, int i)
{
	return i >= g->n - 1 - BEFORE;
}

/* How it came to this: the headlines before this one, the latest first. */
static void before(struct zine_doc *d, struct zine_game *g)
{
	if (g->n < 2)
		return;
	zine_put(d, "h3", "so-far", STR("How it came to this"));
	zine_open(d, "ol", "class", "before", "reversed", "reversed", NULL);
	for (int i = g->n - 2; i >= 0 && is_in_story(g, i); i--)
		told(d, g, i, STR(""));
	zine_close(d);
}

/* Who did what, in one line and a sentence; the board; how it stands, and what comes next. */
static void lead(struct zine_doc *d, struct zine_game *g)
{
	const struct zine_issue *is = zine_with_board(g, g->n - 1);
	struct str headline = zine_headline(g, g->n - 1),
		   summary = zine_summary(g, g->n - 1);

	zine_open(d, "article", "class", is->board_width ? "story" : "story bare",
		  NULL);
	zine_open(d, "p", "class", "kicker", NULL);
	zine_link(d, to(g, STR("index.html")), NULL, zine_title(g));
	zine_text(d, str_printf(g->a, ", %s. %.*s", g->rules->title,
				STR_MADE(g->a, zine_issue_title(g, is))));
	zine_close(d);
	zine_open(d, "h2", "class", "headline", NULL);
	zine_link(d, to(g, str_printf(g->a, "%.*s.html", STR_ARG(is->name))), NULL,
		  headline.n ? headline : zine_title(g));
	zine_close(d);
	if (summary.n)
		zine_put(d, "p", "lead", summary);
	zine_open(d, "div", "class", "standing", NULL);
	zine_tally(d, g, g->n - 1);
	zine_close(d);
	zine_putf(d, "p", "status", "%.*s.", STR_MADE(g->a, zine_status(g)));
	if (is->board_width)
		newest(d, g, is);
	zine_standings(
		d, g,
		str_z(g->a, str_printf(g->a, "%.*s: %s", STR_MADE(g->a, zine_title(g)),
				       g->over ? "how it ended" : "how it stands")));
	before(d, g);
	zine_close(d);
}

/* The press -------------------------------------------------------------------- */

static int taken_of(struct zine_game *const of[], const bool taken[], int n,
		    const struct zine_game *g)
{
	int of_it = 0;

	for (int i = 0; i < n; i++)
		of_it += taken[i] && of[i] == g;
	return of_it;
}

/* Takes the newest issues, at most `of_one` of a game, that the story does not show; `had` are taken already. Returns how many are. */
static int take(struct zine_game *const of[], const int issues[], bool taken[], int n,
		const struct zine_game *first, int of_one, int had)
{
	for (int i = 0; i < n && had < LATEST; i++) {
		bool told = of[i] == first && is_in_story(first, issues[i]);
		if (told || taken[i] || taken_of(of, taken, n, of[i]) >= of_one)
			continue;
		taken[i] = true;
		had++;
	}
	return had;
}

/* A game whose phases run early must not fill the list alone. */
static void latest(struct zine *z, struct zine_doc *d, const struct zine_game *first)
{
	struct zine_game *of[LATEST_FROM];
	int issues[LATEST_FROM], n = zine_latest(z, of, issues, LATEST_FROM), shown = 0;
	bool taken[LATEST_FROM] = {false};

	take(of, issues, taken, n, first, LATEST,
	     take(of, issues, taken, n, first, LATEST_OF_ONE, 0));
	for (int i = 0; i < n; i++) {
		if (!taken[i])
			continue;
		if (!shown++) {
			zine_open(d, "section", "class", "fresh", "aria-labelledby",
				  "fresh", NULL);
			zine_open(d, "h2", "id", "fresh", NULL);
			zine_text(d, STR("Fresh from the press"));
			zine_close(d);
			zine_open(d, "ul", "class", "latest", NULL);
		}
		told(d, of[i], issues[i], zine_title(of[i]));
	}
	if (!shown)
		return;
	zine_close(d);
	zine_close(d);
}

/* Letters to the zine ---------------------------------------------------------- */

static void letter(struct zine_doc *d, struct zine_game *g, int i,
		   const struct zine_letter *l)
{
	const struct zine_issue *is = &g->issues[i];
	struct str text = str_cut(l->text, LETTER_LONG);

	zine_open(d, "li", NULL);
	zine_open(d, "blockquote", NULL);
	zine_text(d, text);
	if (text.n < l->text.n)
		zine_text(d, STR(" ..."));
	zine_close(d);
	zine_open(d, "span", "class", "when", NULL);
	zine_text(d, str_printf(g->a, "%.*s, %.*s. ",
				STR_ARG(l->by.n ? l->by : STR("Unsigned")),
				STR_MADE(g->a, zine_title(g))));
	zine_link(d, to(g, str_printf(g->a, "%.*s.html", STR_ARG(is->name))), NULL,
		  zine_issue_title(g, is));
	zine_close(d);
	zine_close(d);
}

/* The newest of all games; nothing where nobody has written. */
static void letters(struct zine *z, struct zine_doc *d)
{
	struct zine_game *of[LETTERS_FROM];
	int issues[LETTERS_FROM], n = zine_latest(z, of, issues, LETTERS_FROM),
				  shown = 0;

	for (int i = 0; i < n; i++) {
		const struct zine_issue *is = zine_letters(of[i], issues[i]);
		for (int k = 0; k < is->n_letters && shown < LETTERS; k++) {
			if (!shown++) {
				zine_open(d, "section", "class", "letters",
					  "aria-labelledby", "letters", NULL);
				zine_open(d, "h2", "id", "letters", NULL);
				zine_text(d, STR("Letters to the zine"));
				zine_close(d);
				zine_open(d, "ul", NULL);
			}
			letter(d, of[i], issues[i], &is->letter[k]);
		}
	}
	if (!shown)
		return;
	zine_close(d);
	zine_close(d);
}

static struct str line(struct zine *z)
{
	static const char *const states[ZINE_SHELVES] = {
		[ZINE_RUNNING] = "being played",
		[ZINE_FILLING] = "looking for players",
		[ZINE_OVER] = "over"};
	int n[ZINE_SHELVES] = {0};

	for (int i = 0; i < z->n_games; i++)
		n[zine_shelf_of(&z->games[i])]++;
	if (!z->n_games)
		return STR("Games by mail, reported issue by issue");
	struct buf b = buf_in(z->a);
	if (z->number)
		buf_printf(&b, "No. %d. ", z->number);
	buf_z(&b, "Games by mail, reported issue by issue");
	/* What there is none of is not told. */
	bool first = true;
	for (int k = 0; k < ZINE_SHELVES; k++) {
		if (!n[k])
			continue;
		buf_printf(&b, "%s%d %s%s", first ? ". " : ", ", n[k],
			   !first     ? ""
			   : n[k] > 1 ? "games "
				      : "game ",
			   states[k]);
		first = false;
	}
	return buf_str(&b);
}

static void colophon(struct zine *z, struct zine_doc *d)
{
	struct str editor = zine_hide(z->a, z->home->config.zine_editor);
	int n = z->number;

	if (!n && !editor.n)
		return;
	zine_open(d, "section", "class", "colophon", "aria-label", "Colophon", NULL);
	if (n)
		zine_putf(
			d, "p", NULL,
			"%.*s, number %d. The issues of all games are counted together.",
			STR_ARG(z->home->config.zine_title), n);
	if (editor.n)
		zine_putf(d, "p", NULL, "Edited by %.*s.",
			  STR_MADE(z->a, zine_isolate(z->a, editor)));
	zine_close(d);
}

static struct str players(struct arena *a, const struct game_rules *r)
{
	int most = game_players_max(r);

	return r->seats_min == most ? str_printf(a, "%d", most)
				    : str_printf(a, "%d to %d", r->seats_min, most);
}

/* A house without a game shows what is played there. */
static void empty(struct zine_doc *d)
{
	zine_put(
		d, "p", "lead",
		STR("No game is open to readers yet. The first issue comes with the first report of a game whose game master has set public=on."));
	zine_put(d, "h2", NULL, STR("Games that are played here"));
	zine_open(d, "div", "class", "panels", NULL);
	for (const struct game_rules *const *g = games; *g; g++) {
		zine_open(d, "article", "class", "panel", NULL);
		zine_put(d, "h3", NULL, str_of((*g)->title));
		zine_putf(d, "p", "status", "By mail, for %.*s players.",
			  STR_MADE(d->a, players(d->a, *g)));
		if ((*g)->lesson && (*g)->lesson[0])
			zine_put(d, "p", NULL, str_of((*g)->lesson[0]));
		zine_close(d);
	}
	zine_close(d);
}

struct str zine_front_page(struct zine *z)
{
	struct zine_game *first = leading(z);
	struct zine_doc d;

	zine_begin(
		z,
		&(struct zine_head){
			.title = z->home->config.zine_title,
			.image = first ? zine_preview_path(first, first->n - 1) : NULL,
			.about = line(z),
			.headline =
				first ? zine_headline(first, first->n - 1) : STR(""),
			.up = "",
			.class = "front",
			.path = "index.html",
		},
		&d);
	zine_masthead(&d, z->home->config.zine_title, line(z), STR("BY"), STR("MAIL"));
	zine_put(&d, "h1", "unseen", STR("The games"));
	if (!z->n_games && !z->n_open)
		empty(&d);
	if (first)
		lead(&d, first);
	zine_open(&d, "div", "class", "front-page", NULL);
	zine_open(&d, "div", "class", "shelves", NULL);
	zine_strips(&d, z, first);
	zine_close(&d);
	latest(z, &d, first);
	zine_close(&d);
	/* As wide as the page: beside the press, which is short, half of it would be blank. */
	zine_open(&d, "div", "class", "more", NULL);
	zine_open_shelf(z, &d);
	zine_open_games(&d, z);
	zine_archive(&d, z);
	zine_close(&d);
	letters(z, &d);
	colophon(z, &d);
	return zine_finish(&d);
}
