/* The walk over the public games: see zine.h.
 * SPDX-License-Identifier: ISC */
#include "server/zine/zine.h"

#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/memory.h"
#include "server/zine/issue/zine_issues.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine_pages.h"

const char *zine_dir(const struct home *h, struct arena *a)
{
	return config_zine_dir(a, h->dir, &h->config);
}

/* A game's pages ------------------------------------------------------------------ */

struct pages {
	struct zine *z;
	struct zine_game *g;
	struct arena *told; /* for what the feed tells of issues */
	const char **keep;  /* names in the game's folder */
	int n;
};

static bool put(struct pages *p, const char *name, struct str bytes, struct err *err)
{
	p->keep[p->n++] = name;
	return zine_file(p->z,
			 str_z(p->z->a, str_printf(p->z->a, "%.*s/%s",
						   STR_ARG(p->g->game.name), name)),
			 bytes, err);
}

static bool put_issue(struct pages *p, int i, struct err *err)
{
	struct zine_game *g = p->g;
	struct str name = g->issues[i].name;
	struct zine_issue_files f;

	/* The picture before the drawing: where the writing breaks off between them, the next one
	 * sees that the drawing is older and draws both (zine_preview_png). */
	return zine_phase_page(p->z, g, i, &f, err) &&
	       put(p, str_z(g->a, str_printf(g->a, "%.*s.html", STR_ARG(name))), f.html,
		   err) &&
	       put(p, str_z(g->a, str_printf(g->a, "%.*s.json", STR_ARG(name))), f.json,
		   err) &&
	       (!f.png.n ||
		put(p, str_z(g->a, str_printf(g->a, "%.*s.png", STR_ARG(name))), f.png,
		    err)) &&
	       (!f.board.n ||
		put(p, str_z(g->a, str_printf(g->a, "%.*s.svg", STR_ARG(name))),
		    f.board, err)) &&
	       (!f.mini.n ||
		put(p, str_z(g->a, str_printf(g->a, "%.*s-mini.svg", STR_ARG(name))),
		    f.mini, err)) &&
	       (!f.phone.n ||
		put(p, str_z(g->a, str_printf(g->a, "%.*s-phone.svg", STR_ARG(name))),
		    f.phone, err));
}

static const char *named(struct pages *p, const char *ending)
{
	return str_z(p->z->a,
		     str_printf(p->z->a, "%.*s%s", STR_ARG(p->g->game.name), ending));
}

/* "kestrel.epub", for readers who take the game with them. As long as it is the same, the PDF stays: it tells the same. */
static bool put_book(struct pages *p, struct book *book, bool ok, struct err *err)
{
	int written = p->z->job->n_written;
	struct str bytes;

	if (!zine_book_end(book, ok, &bytes, err) ||
	    !put(p, named(p, ".epub"), bytes, err))
		return false;
	p->g->bound = written == p->z->job->n_written && zine_is_bound(p->z, p->g);
	if (p->g->bound)
		p->keep[p->n++] = named(p, ".pdf");
	return true;
}

/* Names live as long as the game: those of the files from the `n`th on, and what the game keeps of issue `i` (-1: of
 * none). */
static void keep_names(struct pages *p, int n, int i, struct arena *keep)
{
	for (; n < p->n; n++)
		p->keep[n] = str_z(keep, str_of(p->keep[n]));
	if (i < 0)
		return;
	p->g->issues[i].headline = str_dup(keep, p->g->issues[i].headline);
	p->g->issues[i].summary = str_dup(keep, p->g->issues[i].summary);
	p->g->issues[i].press = str_dup(keep, p->g->issues[i].press);
	for (int k = 0; k < p->g->issues[i].n_letters; k++) {
		struct zine_letter *l = &p->g->issues[i].letter[k];
		*l = (struct zine_letter){str_dup(keep, l->by), str_dup(keep, l->text)};
	}
}

/* An issue that has its page is not read again for the feed. */
static bool keep_told(struct pages *p, int i, struct err *err)
{
	struct zine_game *g = p->g;
	struct str words;

	if (i < g->n - ZINE_ENTRIES)
		return true;
	if (!zine_feed_words(g, i, &words, err))
		return false;
	g->issues[i].told = str_dup(p->told, words);
	return true;
}

/* The pages of the issues and, of the same reading, the book of a game that is over. All that an issue needs is
 * forgotten with it. */
static bool put_issues(struct pages *p, struct err *err)
{
	struct arena *keep = p->g->a, *za = p->z->a, *a = arena_create(),
		     *whole = arena_create();
	struct book *book = NULL;
	bool ok = true;

	p->z->a = whole;
	if (zine_has_book(p->g))
		book = zine_book_begin(p->z, p->g);
	for (int i = 0; ok && i < p->g->n; i++) {
		int n = p->n;
		ok = zine_count_issue(p->g, i, err);
		p->g->a = p->z->a = a;
		ok = ok && put_issue(p, i, err) && keep_told(p, i, err) &&
		     (!book || zine_book_issue(book, i, err));
		zine_forget(p->g);
		keep_names(p, n, i, keep);
		p->g->a = keep;
		arena_reset(a);
	}
	p->g->a = keep;
	p->z->a = whole;
	int n = p->n;
	if (book)
		ok = put_book(p, book, ok, err);
	keep_names(p, n, -1, keep);
	p->z->a = za;
	arena_destroy(a);
	arena_destroy(whole);
	return ok;
}

static bool put_rules(struct pages *p, struct err *err)
{
	struct str html = zine_rules_page(p->z, p->g, err);
	return html.s && put(p, "rules.html", html, err);
}

/* What leads to issues: the feed, the page that leads to the newest, the search, the row of all boards. */
static bool put_ways(struct pages *p, struct err *err)
{
	struct str feed;

	return zine_feed(p->z, p->g, &feed, err) && put(p, "feed.xml", feed, err) &&
	       put(p, "latest.html", zine_newest_page(p->z, p->g), err) &&
	       put(p, "search.js", zine_search_of(p->z, p->g), err) &&
	       (!zine_has_replay(p->g) ||
		put(p, "replay.html", zine_replay_page(p->z, p->g), err));
}

/* The pages beside the issues. The memory for their reports is given back with them: the headlines that the game
 * keeps are those of put_issues. */
static bool put_others(struct pages *p, struct err *err)
{
	struct arena *keep = p->g->a, *za = p->z->a, *a = arena_create();
	int n = p->n;

	p->g->a = p->z->a = a;
	bool ok = (!p->g->n || put_ways(p, err)) && put_rules(p, err) &&
		  put(p, "index.html", zine_game_page(p->z, p->g), err);
	zine_forget(p->g);
	keep_names(p, n, -1, keep);
	p->g->a = keep;
	p->z->a = za;
	arena_destroy(a);
	return ok;
}

/* A folder with a stamp is the zine's. Its words go last, so that a game is done again
 * if its writing broke off. */
static bool put_game(struct zine *z, struct zine_game *g, struct str stamp,
		     struct err *err)
{
	struct pages p = {
		.z = z,
		.g = g,
		.told = arena_create(),
		.keep = arena_array(z->a, const char *, (size_t)(5 * g->n + 10)),
	};

	bool ok = zine_count_ends(g, err) && (zine_read_stamp(z, g->game.name).s ||
					      put(&p, ".stamp", STR("begun\n"), err));
	p.n = 0;
	ok = ok && put_issues(&p, err) && put_others(&p, err) && zine_count(g, err);
	for (int i = 0; i < g->n; i++)
		g->issues[i].told = (struct str){NULL, 0};
	arena_destroy(p.told);
	if (!ok)
		return false;
	p.keep[p.n++] = ".stamp";
	p.keep[p.n++] = ZINE_KEPT;
	return zine_sweep(z, g->game.name, p.keep, p.n, err) &&
	       zine_keep(z, g, stamp, err) && put(&p, ".stamp", stamp, err);
}

/* All that its pages are made of, in short. */
static struct str stamp_of(struct zine *z, const struct zine_game *g)
{
	/* A game that readers may follow only later moves the numbers of others. */
	return str_printf(z->a, "%.*s%d\n%.*s", STR_ARG(g->stamp),
			  g->n ? g->issues[g->n - 1].number : 0,
			  STR_MADE(z->a, zine_open_stamp(z, g)));
}

static bool has_changed(struct zine *z, const struct zine_game *g, struct str stamp)
{
	struct zine_job *job = z->job;

	if (job->game.n && !str_iequal(job->game, g->game.name))
		return false;
	return !job->lazy || !str_equal(zine_read_stamp(z, g->game.name), stamp);
}

/* A game whose pages are left as they are, as the pages of the house need it. */
static bool count_game(struct zine *z, struct zine_game *g, struct str stamp,
		       struct err *err)
{
	/* Pages of one game alone may leave this one's older than it is. */
	bool fresh = str_equal(zine_read_stamp(z, g->game.name), stamp);
	return zine_count(g, err) && (!fresh || zine_keep(z, g, stamp, err));
}

static bool put_or_count(struct zine *z, struct zine_game *g, struct err *err)
{
	struct str stamp = stamp_of(z, g);
	bool changed = has_changed(z, g, stamp);

	if (!changed && zine_kept(z, g, stamp))
		return true;
	return zine_open_game(z, g, err) &&
	       zine_read_end(g->home, g->file,
			     changed ? put_game(z, g, stamp, err)
				     : count_game(z, g, stamp, err),
			     err);
}

static bool put_games(struct zine *z, struct err *err)
{
	for (int i = 0; i < z->n_games; i++) {
		struct zine_game *g = &z->games[i];
		if (z->job->progress)
			z->job->progress(z->job->what, g->game.name, i, z->n_games);
		if (!put_or_count(z, g, err))
			return err_context(err, "%.*s", STR_ARG(g->game.name));
	}
	return true;
}

/* The whole ------------------------------------------------------------------------ */

/* All of the zine in short: house, public games, their stamps. */
static bool whole_stamp(struct zine *z, bool *any, struct str *out, struct err *err)
{
	const struct config *c = &z->home->config;
	struct buf b = buf_in(z->a);
	uint64_t archive;

	if (!zine_sources(z, err) || !zine_archive_stamp(z, &archive, err))
		return false;
	buf_printf(&b, POSTALGM_VERSION " %.*s %.*s %.*s\n", STR_ARG(c->zine_title),
		   STR_ARG(c->zine_url),
		   STR_MADE(z->a, zine_hide(z->a, c->zine_editor)));
	if (!zine_open_load(z, err))
		return false;
	if (archive)
		buf_printf(&b, "archive %" PRIu64 "\n", archive);
	*any = z->n_open > 0;
	if (z->n_open)
		buf_add(&b, zine_open_json(z));
	for (int i = 0; i < z->n_sources; i++) {
		const struct zine_source *s = &z->sources[i];
		if (!s->is_public)
			continue;
		*any = true;
		buf_printf(&b, "%.*s %.*s", STR_ARG(s->game.name), STR_ARG(s->stamp));
	}
	*out = buf_str(&b);
	return true;
}

static bool put_pages(struct zine *z, struct err *err)
{
	struct str feed;

	if (!zine_gather(z, err))
		return false;
	if (!put_games(z, err))
		return false;
	zine_count_people(z);
	zine_count_roles(z);
	return zine_bind(z, err) && zine_put_people(z, err) &&
	       zine_feed(z, NULL, &feed, err) && zine_file(z, "feed.xml", feed, err) &&
	       zine_put_house(z, err);
}

/* Unasked nothing is written while nothing has changed, and no zine is begun before
 * there is a game for it. */
static bool put_all(struct zine *z, struct err *err)
{
	struct str stamp;
	bool any;

	if (!whole_stamp(z, &any, &stamp, err))
		return false;
	if (z->job->lazy && (str_equal(zine_read_stamp(z, STR(".")), stamp) ||
			     (!any && access(z->dir, F_OK) != 0)))
		return true;
	if (!put_pages(z, err))
		return false;
	if (z->away.text[0]) {
		/* Pages of the house lack a game: they are written again also where its file comes back as it was. */
		unlink(str_z(z->a, str_printf(z->a, "%s/.stamp", z->dir)));
		*err = z->away;
		return false;
	}
	/* Pages of one game alone leave the others to be looked at, and so do games that wait for their PDF. */
	return z->job->game.n || z->job->n_unbound ||
	       zine_file(z, ".stamp", stamp, err);
}

bool zine_write(struct home *h, struct zine_job *job, struct err *err)
{
	struct zine z = {.home = h, .a = arena_create(), .dir = job->dir, .job = job};

	job->n_games = job->n_pages = job->n_written = job->n_removed = 0;
	job->n_unbound = 0;
	memory_keep();
	bool ok = put_all(&z, err);
	zine_close_sources(&z);
	arena_destroy(z.a);
	return ok;
}
