/* The counts of a game in a file beside its stamp: the pages of the house are made of them where the game's own pages are left
 * as they are. The file lies among the pages, where everybody may read it: in it is what the pages tell, and orders are
 * summed up as they are there, because a single phase would tell who has sealed orders before others.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <sodium.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "server/zine/ground/zine_parts.h"

/* Goes up with each change of what is kept. */
enum { KEPT_VERSION = 1, SUM_BYTES = 16 };

struct str zine_sum(struct arena *a, struct str bytes)
{
	unsigned char sum[SUM_BYTES];
	char hex[2 * SUM_BYTES + 1];

	crypto_generichash(sum, sizeof sum, (const unsigned char *)bytes.s, bytes.n,
			   NULL, 0);
	return str_dup(a, str_of(sodium_bin2hex(hex, sizeof hex, sum, sizeof sum)));
}

static const char *path(struct zine *z, const struct zine_game *g, const char *file)
{
	return str_z(z->a, str_printf(z->a, "%.*s/%s", STR_ARG(g->game.name), file));
}

/* The newest issues are told on pages of the house. */
static int first_told(const struct zine_game *g)
{
	return g->n > ZINE_ENTRIES ? g->n - ZINE_ENTRIES : 0;
}

/* Writing ------------------------------------------------------------------------ */

static json_t *text(struct str s)
{
	return json_stringn(s.s ? s.s : "", s.n);
}

static json_t *seat_kept(const struct zine_game *g, int seat)
{
	const struct zine_issue *last = &g->issues[g->n - 1];
	json_t *counts = json_array();

	for (int w = 0; w < g->n_counts; w++)
		json_array_append_new(counts, json_integer(last->count[w][seat]));
	return json_pack("{s:o, s:o, s:o, s:i, s:i}", "role", text(g->role[seat]),
			 "opening", text(g->opening[seat]), "counts", counts, "has",
			 last->has[seat], "needs", last->needs[seat]);
}

static json_t *all_kept(const struct zine_game *g, struct str stamp, struct str feed)
{
	json_t *seats = json_array(), *players = json_array(), *told = json_array();

	for (int i = 0; i < g->n_seats; i++)
		json_array_append_new(seats, seat_kept(g, g->seats[i].seat));
	for (int i = 0; i < g->n_players; i++)
		json_array_append_new(players, json_pack("[i, i]", g->players[i].owed,
							 g->players[i].missed));
	for (int i = first_told(g); i < g->n; i++)
		json_array_append_new(told,
				      json_pack("[o, o]", text(g->issues[i].headline),
						text(g->issues[i].summary)));
	return json_pack("{s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:i, s:i, s:[i, i]}",
			 "version", KEPT_VERSION, "stamp", text(stamp), "feed",
			 text(feed), "seats", seats, "players", players, "told", told,
			 "asked", text(g->asked), "in_game", (int)g->in_game, "winners",
			 (int)g->winners, "orders", g->owed, g->missed);
}

bool zine_keep(struct zine *z, struct zine_game *g, struct str stamp, struct err *err)
{
	struct buf out = buf_in(z->a);

	if (!g->n)
		return true;
	for (int i = first_told(g); i < g->n; i++)
		(void)zine_headline(g, i);
	g->feed_sum = zine_sum(g->a, zine_bytes(z, path(z, g, "feed.xml")));
	json_t *all = all_kept(g, zine_sum(z->a, stamp), g->feed_sum);
	if (!all) /* a text that is not UTF-8: the game is counted each time */
		return true;
	codec_print(&out, all, JSON_INDENT(1) | JSON_SORT_KEYS, 0);
	buf_char(&out, '\n');
	return zine_file(z, path(z, g, ZINE_KEPT), buf_str(&out), err);
}

/* Reading ------------------------------------------------------------------------ */

static bool read_text(const json_t *from, struct arena *a, struct str *out)
{
	if (!json_is_string(from))
		return false;
	*out = str_dup(a,
		       (struct str){json_string_value(from), json_string_length(from)});
	return true;
}

static bool read_int(const json_t *from, int *out)
{
	if (!json_is_integer(from))
		return false;
	*out = (int)json_integer_value(from);
	return true;
}

static bool is_list(const json_t *list, int n)
{
	return json_is_array(list) && json_array_size(list) == (size_t)n;
}

static bool read_seat(const json_t *from, struct zine_game *g, int seat)
{
	struct zine_issue *last = &g->issues[g->n - 1];
	const json_t *counts = json_object_get(from, "counts");

	if (!is_list(counts, g->n_counts))
		return false;
	for (int w = 0; w < g->n_counts; w++)
		if (!read_int(json_array_get(counts, (size_t)w), &last->count[w][seat]))
			return false;
	return read_text(json_object_get(from, "role"), g->a, &g->role[seat]) &&
	       read_text(json_object_get(from, "opening"), g->a, &g->opening[seat]) &&
	       read_int(json_object_get(from, "has"), &last->has[seat]) &&
	       read_int(json_object_get(from, "needs"), &last->needs[seat]);
}

static bool read_seats(const json_t *from, struct zine_game *g)
{
	bool ok = is_list(from, g->n_seats);

	for (int i = 0; ok && i < g->n_seats; i++)
		ok = read_seat(json_array_get(from, (size_t)i), g, g->seats[i].seat);
	return ok;
}

static bool read_orders(const json_t *from, int *owed, int *missed)
{
	return is_list(from, 2) && read_int(json_array_get(from, 0), owed) &&
	       read_int(json_array_get(from, 1), missed);
}

static bool read_players(const json_t *from, struct zine_game *g)
{
	bool ok = is_list(from, g->n_players);

	for (int i = 0; ok && i < g->n_players; i++)
		ok = read_orders(json_array_get(from, (size_t)i), &g->players[i].owed,
				 &g->players[i].missed);
	return ok;
}

static bool read_told(const json_t *from, struct zine_game *g)
{
	int first = first_told(g);
	bool ok = is_list(from, g->n - first);

	for (int i = first; ok && i < g->n; i++) {
		const json_t *row = json_array_get(from, (size_t)(i - first));
		struct zine_issue *is = &g->issues[i];
		ok = is_list(row, 2) &&
		     read_text(json_array_get(row, 0), g->a, &is->headline) &&
		     read_text(json_array_get(row, 1), g->a, &is->summary);
	}
	return ok;
}

static bool is_of(const json_t *from, struct zine *z, struct str stamp)
{
	struct str of;
	int version;

	return read_int(json_object_get(from, "version"), &version) &&
	       version == KEPT_VERSION &&
	       read_text(json_object_get(from, "stamp"), z->a, &of) &&
	       str_equal(of, zine_sum(z->a, stamp));
}

static bool read_all(const json_t *from, struct zine_game *g)
{
	int in_game, winners;

	if (!read_int(json_object_get(from, "in_game"), &in_game) ||
	    !read_int(json_object_get(from, "winners"), &winners))
		return false;
	g->in_game = (unsigned)in_game;
	g->winners = (unsigned)winners;
	return read_text(json_object_get(from, "asked"), g->a, &g->asked) &&
	       read_text(json_object_get(from, "feed"), g->a, &g->feed_sum) &&
	       read_seats(json_object_get(from, "seats"), g) &&
	       read_players(json_object_get(from, "players"), g) &&
	       read_orders(json_object_get(from, "orders"), &g->owed, &g->missed) &&
	       read_told(json_object_get(from, "told"), g);
}

/* What a damaged file has filled in is filled in again by those who count. */
static void forget(struct zine_game *g)
{
	g->feed_sum = (struct str){NULL, 0};
	for (int i = 0; i < g->n; i++)
		g->issues[i].headline = g->issues[i].summary = (struct str){NULL, 0};
	for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
		g->opening[seat] = (struct str){NULL, 0};
}

bool zine_kept(struct zine *z, struct zine_game *g, struct str stamp)
{
	struct arena *whole = z->a;
	struct err err = {0};

	if (!g->n)
		return true;
	z->a = arena_create();
	json_t *from = codec_parse(zine_bytes(z, path(z, g, ZINE_KEPT)), &err);
	bool ok = from && is_of(from, z, stamp) && read_all(from, g);
	json_decref(from);
	arena_destroy(z->a);
	z->a = whole;
	if (!ok)
		forget(g);
	g->has_ends = ok;
	return ok;
}
