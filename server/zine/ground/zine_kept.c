/* The counts of a game in a file beside its stamp: the pages of the house are made of them where the game's own pages are left
 * as they are. The file lies among the pages, where everybody may read it: in it is what the pages tell, and orders are
 * summed up as they are there, because a single phase would tell who has sealed orders before others. The first line has the
 * counts, the second the titles of the newest issues, of which few are asked for. Each is JSON.
 * SPDX-License-Identifier: ISC */
#include "server/zine/ground/zine_kept.h"
#include "base/arena.h"

static json_t *text(struct str s)
{
	return json_stringn(s.s ? s.s : "", s.n);
}

static json_t *seat_kept(const struct zine_game *g, int seat)
{
	const struct zine_issue *last = &g->issues[g->n - 1];
	json_t *counts = json_array();
	const struct count_aim *aim = &last->at->aim[seat];

	for (int w = 0; w < g->n_counts; w++)
		json_array_append_new(counts, json_integer(last->at->count[w][seat]));
	return json_pack("{s:o, s:o, s:o, s:i, s:i, s:i}", "role", text(g->role[seat]),
			 "opening", text(g->opening[seat]), "counts", counts, "has",
			 aim->has, "needs", aim->needs, "with", (int)aim->with);
}

static json_t *all_kept(const struct zine_game *g, struct str stamp, struct str feed)
{
	json_t *seats = json_array(), *players = json_array();

	for (int i = 0; i < g->n_seats; i++)
		json_array_append_new(seats, seat_kept(g, g->seats[i].seat));
	for (int i = 0; i < g->n_players; i++)
		json_array_append_new(players, json_pack("[i, i]", g->players[i].owed,
							 g->players[i].missed));
	return json_pack("{s:i, s:o, s:o, s:o, s:o, s:o, s:i, s:i, s:[i, i]}",
			 "version", KEPT_VERSION, "stamp", text(stamp), "feed",
			 text(feed), "seats", seats, "players", players, "asked",
			 text(g->asked), "in_game", (int)g->in_game, "winners",
			 (int)g->winners, "orders", g->owed, g->missed);
}

static json_t *letters_kept(const struct zine_issue *is)
{
	json_t *letters = json_array();

	for (int i = 0; i < is->n_letters; i++)
		json_array_append_new(letters,
				      json_pack("[o, o]", text(is->letter[i].by),
						text(is->letter[i].text)));
	return letters;
}

static json_t *told_kept(struct zine_game *g)
{
	json_t *told = json_array();

	for (int i = zine_first_told(g); i < g->n; i++) {
		struct str headline = zine_headline(g, i);
		json_array_append_new(told, json_pack("[o, o, o]", text(headline),
						      text(zine_summary(g, i)),
						      letters_kept(&g->issues[i])));
	}
	return told;
}

static void put_line(struct buf *out, json_t *line)
{
	codec_print(out, line, JSON_COMPACT | JSON_SORT_KEYS, 0);
	buf_char(out, '\n');
}

static bool keep(struct zine *z, struct zine_game *g, struct str stamp, struct err *err)
{
	struct buf out = buf_in(z->a);

	g->feed_sum = zine_sum(g->a, zine_bytes(z, zine_kept_path(z, g, "feed.xml")));
	json_t *all = all_kept(g, zine_sum(z->a, stamp), g->feed_sum);
	if (!all) /* a text that is not UTF-8: the game is counted each time */
		return true;
	put_line(&out, all);
	put_line(&out, told_kept(g));
	return zine_file(z, zine_kept_path(z, g, ZINE_KEPT), buf_str(&out), err);
}

bool zine_keep(struct zine *z, struct zine_game *g, struct str stamp, struct err *err)
{
	struct arena *whole = z->a;

	z->a = arena_create();
	bool ok = !g->n || keep(z, g, stamp, err);
	arena_destroy(z->a);
	z->a = whole;
	return ok;
}
