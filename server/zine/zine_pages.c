/* The pages beside the front page: see zine_pages.h.
 * SPDX-License-Identifier: ISC */
#include "server/zine/zine_pages.h"

#include "base/arena.h"
#include "server/zine/people/zine_people.h"

static struct str css(struct zine *z)
{
	return zine_css(z->a);
}

static struct str script(struct zine *z)
{
	return zine_search_js(z->a);
}

static struct str icon(struct zine *z)
{
	return zine_icon_svg(z->a);
}

/* For a web server to show instead of a page that is not there. It may stand at any depth, so that its links need the zine's
 * place on the web; without one nothing can be said. */
static struct str lost(struct zine *z)
{
	struct str url = zine_url(z, "");
	struct zine_doc d;

	zine_begin(z,
		   &(struct zine_head){
			   .title = str_printf(z->a, "No such page - %.*s",
					       STR_ARG(z->home->config.zine_title)),
			   .up = url.n ? str_z(z->a, url) : "",
			   .class = "lost",
		   },
		   &d);
	zine_masthead(&d, z->home->config.zine_title, STR("No such page"),
		      STR("RETURN"), STR("TO SENDER"));
	zine_put(&d, "h1", NULL, STR("Return to sender"));
	zine_put(
		&d, "p", "lead",
		STR("There is no page at this address. Its game may have been withdrawn, or a letter of the link is wrong."));
	zine_open(&d, "ul", "class", "ways", NULL);
	for (int i = 0; i < 2; i++) {
		zine_open(&d, "li", NULL);
		zine_link(&d,
			  str_z(z->a, str_printf(z->a, "%s%s", d.up,
						 i ? "search.html" : "index.html")),
			  NULL, i ? STR("Search the zine") : STR("The front page"));
		zine_close(&d);
	}
	zine_close(&d);
	return zine_finish(&d);
}

/* clang-format off */
static const struct {
	const char *name;
	struct str (*write)(struct zine *);
} house[] = {
	{"style.css",       css},
	{"favicon.svg",     icon},
	{"open.json",       zine_open_json},
	{"statistics.html", zine_statistics_page},
	{"fame.html",       zine_fame_page},
	{"search.js",       script},
	{"search-data.js",  zine_search_data},
	{"search.html",     zine_search_page},
	{"404.html",        lost},
	{"index.html",      zine_front_page},
};
/* clang-format on */

/* All that a page needs is forgotten with it. */
bool zine_put_house(struct zine *z, struct err *err)
{
	struct arena *whole = z->a, *a = arena_create();
	bool ok = true;

	z->a = a;
	for (size_t i = 0; ok && i < sizeof house / sizeof *house; i++) {
		ok = zine_file(z, house[i].name, house[i].write(z), err);
		arena_reset(a);
	}
	z->a = whole;
	arena_destroy(a);
	return ok;
}

/* Beside the front page, for each player a line with their page and a digest of all that it is made of: where it is the same, the page
 * is as well, and stays as it is. A letter changes the pages of those who play its game, of some hundred. */
#define PEOPLE_KEPT ".people"

struct people_kept {
	struct str was;
	struct buf is;
};

/* The line of the person, which begins with the end of the line before it, so that it can be looked for. */
static struct str line_of(struct zine *z, const struct zine_person *p)
{
	const struct config *c = &z->home->config;
	struct buf b = buf_in(z->a);

	buf_printf(&b, POSTALGM_VERSION "\n%.*s\n%.*s\n%.*s\n", STR_ARG(c->zine_title),
		   STR_ARG(c->zine_url), STR_ARG(p->name));
	for (int i = 0; i < z->people->n_kinds; i++)
		buf_printf(&b, "%s %d %d\n", z->people->kind[i]->name, p->rated[i],
			   zine_rating(p, i));
	for (int i = 0; i < p->n_held; i++)
		buf_printf(&b, "%.*s %d %.*s\n", STR_ARG(p->held[i].g->game.name),
			   p->held[i].seat, STR_ARG(p->held[i].g->stamp));
	return str_printf(z->a, "\n%s %.*s\n", p->page,
			  STR_MADE(z->a, zine_sum(z->a, buf_str(&b))));
}

/* Is the page of the person there, and as it would be written? */
static bool is_kept(struct zine *z, struct people_kept *k, const struct zine_person *p)
{
	struct str line = line_of(z, p);

	buf_add(&k->is, line);
	return z->job->lazy && str_find(k->was, line) != SIZE_MAX &&
	       zine_file_is_there(z, p->page);
}

/* `a` is for all that the page needs. */
static bool put_player(struct zine *z, struct arena *a, const struct zine_person *p,
		       const char *plain, struct err *err)
{
	struct arena *whole = z->a;

	z->a = a;
	bool ok = zine_file(z, p->page, zine_player_page_of(z, p), err) &&
		  (!plain || zine_file(z, plain, zine_player_onward(z, p), err));
	z->a = whole;
	arena_reset(a);
	return ok;
}

static bool put_role(struct zine *z, struct arena *a, const struct zine_role *r,
		     struct err *err)
{
	struct arena *whole = z->a;

	z->a = a;
	bool ok = zine_file(z, r->page, zine_role_page_of(z, r), err);
	z->a = whole;
	arena_reset(a);
	return ok;
}

bool zine_put_people(struct zine *z, struct err *err)
{
	const struct zine_people *p = z->people;
	const struct zine_roles *r = z->roles;
	const char **keep =
		arena_array(z->a, const char *,
			    (size_t)(2 * p->n + r->n + z->n_open + z->n_games) + 1);
	struct arena *a = arena_create();
	struct people_kept kept = {zine_bytes(z, PEOPLE_KEPT), buf_in(z->a)};
	bool ok = true;
	int n = 0;

	for (int i = 0; ok && i < p->n; i++) {
		keep[n++] = p->p[i].page;
		const char *plain = zine_player_page_plain(z->a, p->p[i].name);
		if (plain)
			keep[n++] = plain;
		ok = is_kept(z, &kept, &p->p[i]) ||
		     put_player(z, a, &p->p[i], plain, err);
	}
	for (int i = 0; ok && i < r->n; i++) {
		keep[n++] = r->r[i].page;
		ok = put_role(z, a, &r->r[i], err);
	}
	arena_destroy(a);
	return ok && zine_put_samples(z, keep, &n, err) &&
	       zine_sweep_front(z, keep, n, err) &&
	       (!p->n || zine_file(z, PEOPLE_KEPT, buf_str(&kept.is), err));
}
