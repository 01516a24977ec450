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
	{"index.html",      zine_front_page},
};
/* clang-format on */

bool zine_put_house(struct zine *z, struct err *err)
{
	for (size_t i = 0; i < sizeof house / sizeof *house; i++)
		if (!zine_file(z, house[i].name, house[i].write(z), err))
			return false;
	return true;
}

/* All that a page needs is forgotten with it: `a` is for that. */
static bool put_player(struct zine *z, struct arena *a, const struct zine_person *p,
		       struct err *err)
{
	struct arena *whole = z->a;

	z->a = a;
	bool ok = zine_file(z, p->page, zine_player_page_of(z, p), err);
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
	const char **keep = arena_array(z->a, const char *, (size_t)(p->n + r->n + 1));
	struct arena *a = arena_create();
	bool ok = true;
	int n = 0;

	for (int i = 0; ok && i < p->n; i++) {
		keep[n++] = p->p[i].page;
		ok = put_player(z, a, &p->p[i], err);
	}
	for (int i = 0; ok && i < r->n; i++) {
		keep[n++] = r->r[i].page;
		ok = put_role(z, a, &r->r[i], err);
	}
	arena_destroy(a);
	return ok && zine_sweep_front(z, keep, n, err);
}
