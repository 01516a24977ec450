/* The search: its page, and what it looks through. The page is an index of games, players and roles as well, for
 * readers without a script.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine_pages.h"

/* Data --------------------------------------------------------------------------------- */

static json_t *text(struct arena *a, struct str s)
{
	s = zine_hide(a, s);
	json_t *j = json_stringn(s.s, s.n);
	return j ? j : json_string("");
}

static void add(struct arena *a, json_t *rows, const char *page, struct str title,
		struct str words)
{
	json_array_append_new(
		rows, json_pack("[s, o, o]", page, text(a, title), text(a, words)));
}

/* Press that all may read is looked through, and shown where it was found. */
static void add_press(struct arena *a, json_t *rows, struct str press)
{
	if (press.n)
		json_array_append_new(json_array_get(rows, json_array_size(rows) - 1),
				      text(a, press));
}

/* A call of the script's function: a page on a disk may read a script, and no other file. */
static struct str call(struct arena *a, struct str folder, json_t *rows)
{
	struct buf out = buf_in(a);

	buf_printf(&out, "zine_entries(\"%.*s\", ", STR_ARG(folder));
	codec_print(&out, rows, JSON_COMPACT | JSON_ENSURE_ASCII, 0);
	buf_z(&out, ");\n");
	return buf_str(&out);
}

/* "GREEN TAKES BLUE 1. Two attacks were won." */
static struct str told(struct zine_game *g, int i)
{
	struct str headline = zine_headline(g, i), line = zine_summary(g, i);

	if (!headline.n || !line.n)
		return zine_hide_words(g, headline.n ? headline : line);
	return zine_hide_words(
		g, str_printf(g->a, "%.*s. %.*s", STR_ARG(headline), STR_ARG(line)));
}

struct str zine_search_of(struct zine *z, struct zine_game *g)
{
	json_t *rows = json_array();

	for (int i = g->n; i-- > 0;) {
		add(z->a, rows,
		    str_z(z->a,
			  str_printf(z->a, "%.*s.html", STR_ARG(g->issues[i].name))),
		    str_printf(z->a, "%.*s: %.*s", STR_MADE(g->a, zine_title(g)),
			       STR_MADE(g->a, zine_issue_title(g, &g->issues[i]))),
		    told(g, i));
		add_press(z->a, rows, g->issues[i].press);
	}
	return call(z->a, str_printf(z->a, "%.*s/", STR_ARG(g->game.name)), rows);
}

/* Those who play: a search for two names finds the games of both. */
static struct str cast(struct arena *a, const struct zine_game *g)
{
	struct buf b = buf_in(a);

	buf_printf(&b, "%s. %.*s.", g->rules->title, STR_MADE(g->a, zine_status(g)));
	for (int i = 0; i < g->n_players; i++)
		buf_printf(&b, "%s%.*s",
			   i ? ", " : " Players: ", STR_ARG(g->players[i].name));
	return buf_str(&b);
}

static const char *kind_of(const struct game_rules *r)
{
	return r->role_kind ? r->role_kind : game_seat_kind(r);
}

/* Players, roles and games; the issues of the games follow. */
static struct str of_house(struct zine *z)
{
	const struct zine_people *p = z->people;
	const struct zine_roles *r = z->roles;
	json_t *rows = json_array();

	for (int i = 0; i < p->n; i++)
		add(z->a, rows, p->p[i].page, p->p[i].name,
		    str_printf(z->a, "Player. Games: %d, won: %d", p->p[i].games,
			       p->p[i].won));
	for (int i = 0; i < r->n; i++)
		add(z->a, rows, r->r[i].page, r->r[i].name,
		    str_printf(z->a, "%s, %s", kind_of(r->r[i].rules),
			       r->r[i].rules->title));
	for (int i = 0; i < z->n_games; i++)
		add(z->a, rows, zine_game_way(&z->games[i]), zine_title(&z->games[i]),
		    cast(z->a, &z->games[i]));
	return call(z->a, STR(""), rows);
}

struct str zine_search_data(struct zine *z)
{
	struct arena *whole = z->a, *a = arena_create();
	struct buf b = buf_in(whole);

	buf_add(&b, of_house(z));
	z->a = a;
	for (int i = 0; i < z->n_games; i++) {
		struct str name = z->games[i].game.name;
		buf_add(&b, zine_bytes(z, str_z(a, str_printf(a, "%.*s/search.js",
							      STR_ARG(name)))));
		arena_reset(a);
	}
	z->a = whole;
	arena_destroy(a);
	return buf_str(&b);
}

/* The page ------------------------------------------------------------------------------ */

static void ask(struct zine_doc *d)
{
	zine_open(d, "form", "class", "search", "role", "search", "action",
		  "search.html", "hidden", "hidden", NULL);
	zine_open(d, "label", "for", "asked", NULL);
	zine_text(d, STR("Words to look for"));
	zine_close(d);
	zine_open(d, "input", "type", "search", "id", "asked", "name", "q",
		  "autocomplete", "off", NULL);
	zine_open(d, "button", "type", "submit", NULL);
	zine_text(d, STR("Search"));
	zine_close(d);
	zine_close(d);
	zine_open(d, "p", "id", "said", "role", "status", NULL);
	zine_close(d);
	zine_open(d, "ol", "id", "found", "class", "latest", NULL);
	zine_close(d);
}

static void begin_list(struct zine_doc *d, const char *id, struct str name)
{
	zine_open(d, "h2", "id", id, NULL);
	zine_text(d, name);
	zine_close(d);
	zine_open(d, "ul", "class", "index", NULL);
}

static void way(struct zine_doc *d, const char *href, struct str words)
{
	zine_open(d, "li", NULL);
	zine_link(d, href, NULL, words);
	zine_close(d);
}

/* Games may share a name: what is played, and how it stands, tells them apart. */
static void game(struct zine_doc *d, const struct zine_game *g)
{
	zine_open(d, "li", NULL);
	zine_link(d, zine_game_way(g), NULL, zine_title(g));
	zine_putf(d, "span", "when", "%s. %.*s.", g->rules->title,
		  STR_MADE(d->a, zine_status(g)));
	zine_close(d);
}

static void roles_of(struct zine_doc *d, const struct zine *z,
		     const struct game_rules *kind)
{
	begin_list(d, NULL,
		   str_printf(d->a, "%s: %s", kind->title,
			      kind->role_kinds ? kind->role_kinds
					       : game_seat_kinds(kind)));
	for (int i = 0; i < z->roles->n; i++)
		if (z->roles->r[i].rules == kind)
			way(d, z->roles->r[i].page, z->roles->r[i].name);
	zine_close(d);
}

/* A kind of game may be played without roles. */
static bool has_roles(const struct zine *z, const struct game_rules *kind)
{
	for (int i = 0; i < z->roles->n; i++)
		if (z->roles->r[i].rules == kind)
			return true;
	return false;
}

static void index_of(struct zine_doc *d, const struct zine *z)
{
	const struct zine_people *p = z->people;

	if (z->n_games) {
		begin_list(d, "games", STR("All games"));
		for (int i = 0; i < z->n_games; i++)
			game(d, &z->games[i]);
		zine_close(d);
	}
	if (p->n) {
		begin_list(d, "players", STR("All players"));
		for (int i = 0; i < p->n; i++)
			way(d, p->p[i].page, p->p[i].name);
		zine_close(d);
	}
	for (int k = 0; k < p->n_kinds; k++)
		if (has_roles(z, p->kind[k]))
			roles_of(d, z, p->kind[k]);
}

struct str zine_search_page(struct zine *z)
{
	struct zine_doc d;

	zine_begin(
		z,
		&(struct zine_head){
			.title = str_printf(z->a, "Search - %.*s",
					    STR_ARG(z->home->config.zine_title)),
			.about = STR(
				"Search the zine, or find a game, a player or a role in its lists."),
			.up = "",
			.class = "people search-page",
			.path = "search.html",
			.script = "search.js",
		},
		&d);
	zine_masthead(&d, z->home->config.zine_title, STR("Over all games in the zine"),
		      STR("LOOK"), STR("IT UP"));
	zine_put(&d, "h1", NULL, STR("Search"));
	ask(&d);
	zine_put(
		&d, "p", "status",
		STR("The search looks through the titles, headlines, first sentences and press of all issues, and through the names of games, players and roles. It is a small script that runs on your machine. The lists below need none."));
	index_of(&d, z);
	return zine_finish(&d);
}
