/* The counts of a game are read from the file that zine_kept.c writes, if they are those of its stamp.
 * SPDX-License-Identifier: ISC */
#include <sodium.h>

#include "base/arena.h"
#include "server/zine/ground/zine_kept.h"

enum { SUM_BYTES = 16 };

struct str zine_sum(struct arena *a, struct str bytes)
{
	unsigned char sum[SUM_BYTES];
	char hex[2 * SUM_BYTES + 1];

	crypto_generichash(sum, sizeof sum, (const unsigned char *)bytes.s, bytes.n,
			   NULL, 0);
	return str_dup(a, str_of(sodium_bin2hex(hex, sizeof hex, sum, sizeof sum)));
}

const char *zine_kept_path(struct zine *z, const struct zine_game *g, const char *file)
{
	return str_z(z->a, str_printf(z->a, "%.*s/%s", STR_ARG(g->game.name), file));
}

int zine_first_told(const struct zine_game *g)
{
	return g->n > ZINE_ENTRIES ? g->n - ZINE_ENTRIES : 0;
}

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
	struct count_aim *aim = &last->at->aim[seat];
	int with;

	if (!is_list(counts, g->n_counts))
		return false;
	for (int w = 0; w < g->n_counts; w++)
		if (!read_int(json_array_get(counts, (size_t)w),
			      &last->at->count[w][seat]))
			return false;
	if (!read_int(json_object_get(from, "with"), &with))
		return false;
	aim->with = (unsigned)with;
	return read_text(json_object_get(from, "role"), g->a, &g->role[seat]) &&
	       read_text(json_object_get(from, "opening"), g->a, &g->opening[seat]) &&
	       read_int(json_object_get(from, "has"), &aim->has) &&
	       read_int(json_object_get(from, "needs"), &aim->needs);
}

static bool read_seats(const json_t *from, struct zine_game *g)
{
	bool ok = is_list(from, g->n_seats);

	g->issues[g->n - 1].at = arena_new(g->a, struct zine_counts);
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
	       read_orders(json_object_get(from, "orders"), &g->owed, &g->missed);
}

/* What a damaged file has filled in is filled in again by those who count. */
static void forget(struct zine_game *g)
{
	g->feed_sum = (struct str){NULL, 0};
	for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
		g->opening[seat] = (struct str){NULL, 0};
}

bool zine_kept(struct zine *z, struct zine_game *g, struct str stamp)
{
	struct arena *whole = z->a;
	struct err err = {0};
	struct str rest, line;

	if (!g->n)
		return true;
	z->a = arena_create();
	rest = zine_bytes(z, zine_kept_path(z, g, ZINE_KEPT));
	json_t *from = str_line(&rest, &line) ? codec_parse(line, &err) : NULL;
	bool ok = from && is_of(from, z, stamp) && read_all(from, g);
	json_decref(from);
	arena_destroy(z->a);
	z->a = whole;
	if (!ok)
		forget(g);
	g->kept = g->has_ends = ok;
	return ok;
}

static bool read_letters(const json_t *from, struct zine_game *g, struct zine_issue *is)
{
	int n = (int)json_array_size(from);

	if (!json_is_array(from) || n > ZINE_LETTERS)
		return false;
	for (int i = 0; i < n; i++) {
		const json_t *row = json_array_get(from, (size_t)i);
		if (!is_list(row, 2) ||
		    !read_text(json_array_get(row, 0), g->a, &is->letter[i].by) ||
		    !read_text(json_array_get(row, 1), g->a, &is->letter[i].text))
			return false;
	}
	is->n_letters = n;
	return true;
}

/* A title that cannot be read here is found as that of any other issue. */
static void read_told(const json_t *from, struct zine_game *g)
{
	int first = zine_first_told(g);

	if (!is_list(from, g->n - first))
		return;
	for (int i = first; i < g->n; i++) {
		const json_t *row = json_array_get(from, (size_t)(i - first));
		struct zine_issue *is = &g->issues[i];
		struct str headline, summary;
		if (is->headline.s || !is_list(row, 3) ||
		    !read_text(json_array_get(row, 0), g->a, &headline) ||
		    !read_text(json_array_get(row, 1), g->a, &summary) ||
		    !read_letters(json_array_get(row, 2), g, is))
			continue;
		is->headline = headline;
		is->summary = summary;
	}
}

void zine_told(struct zine_game *g)
{
	struct err err = {0};
	struct str rest, line;

	if (!g->kept)
		return;
	g->kept = false;
	rest = zine_bytes(g->z, zine_kept_path(g->z, g, ZINE_KEPT));
	if (!str_line(&rest, &line) || !str_line(&rest, &line))
		return;
	json_t *from = codec_parse(line, &err);
	read_told(from, g);
	json_decref(from);
}
