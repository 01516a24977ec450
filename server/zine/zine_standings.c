/* How a game stands: who plays, as what, and how far each has come.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine_pages.h"

static struct str place_of(const struct zine_game *g, int seat)
{
	if (g->winners >> seat & 1)
		return STR("won");
	if (g->n && !(g->in_game >> seat & 1))
		return STR("left the game");
	return STR("");
}

static bool any_role(const struct zine_game *g)
{
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (g->role[i].n)
			return true;
	return false;
}

/* Seats have no colours for sure before the start. */
static struct str seat_name(const struct zine_game *g, const struct seat *s)
{
	if (g->n)
		return zine_seat(g, s->seat);
	return s->colour_fixed && s->colour.n ? s->colour : STR("not settled");
}

static const char *way_up(struct zine_doc *d, const char *page)
{
	return str_z(d->a, str_printf(d->a, "%s%s", d->up, page));
}

/* The player, and their role below them: a phone has no room for one more column. */
static void player(struct zine_doc *d, const struct zine_game *g, int seat)
{
	const struct zine_player *p = zine_player_at(g, seat, INT32_MAX);
	const char *page = p ? zine_player_page(d->a, p->name) : NULL;

	zine_open(d, "td", "class", "who", NULL);
	if (page)
		zine_link(d, way_up(d, page), NULL, zine_name(g, seat));
	else
		zine_words(d, zine_name(g, seat));
	if (g->role[seat].n) {
		zine_text(d, STR(" "));
		zine_open(d, "span", "class", "power", NULL);
		zine_link(d, way_up(d, zine_role_page(d->a, g->rules, g->role[seat])),
			  NULL, g->role[seat]);
		zine_close(d);
	}
	zine_close(d);
}

struct standings {
	bool counts, places;
};

static void standing(struct zine_doc *d, struct zine_game *g, int i,
		     const struct standings *s)
{
	int seat = g->seats[i].seat;

	zine_open(d, "tr", "class", g->winners >> seat & 1 ? "won" : NULL, NULL);
	zine_open(d, "th", "scope", "row", NULL);
	zine_open(d, "span", "class", "seat", NULL);
	if (g->n) {
		zine_chip(d, g, seat);
		zine_text(d, STR(" "));
	}
	zine_put(d, "span", NULL, seat_name(g, &g->seats[i]));
	zine_close(d);
	zine_close(d);
	player(d, g, seat);
	for (int w = 0; s->counts && w < g->n_counts; w++)
		zine_putf(d, "td", "n", "%d", g->issues[g->n - 1].at->count[w][seat]);
	if (s->places)
		zine_put(d, "td", NULL, place_of(g, seat));
	zine_close(d);
}

/* How far a seat has come, the larger the further: who has won, who plays still, who lacks least, who has most. */
static int rank_of(const struct zine_game *g, int seat)
{
	enum { MANY = 256 }; /* more than any count */
	const struct zine_counts *at = g->issues[g->n - 1].at;
	int lacks = at->aim[seat].needs - at->aim[seat].has;

	return ((int)(g->winners >> seat & 1) * 2 + (int)(g->in_game >> seat & 1)) *
		       MANY * MANY -
	       lacks * MANY + (g->n_counts ? at->count[0][seat] : 0);
}

/* The rows, the first one first; of those that are level, in the order of the seats. */
static void ranked(const struct zine_game *g, int row[GAME_SEATS_MAX])
{
	for (int i = 0; i < g->n_seats; i++) {
		int at = i;
		while (g->n && at > 0 &&
		       rank_of(g, g->seats[row[at - 1]].seat) <
			       rank_of(g, g->seats[i].seat)) {
			row[at] = row[at - 1];
			at--;
		}
		row[at] = i;
	}
}

/* Seat, player with their role, what is counted, and what has become of it. */
void zine_standings(struct zine_doc *d, struct zine_game *g, const char *caption)
{
	const char *heads[ZINE_COUNTS_MAX + 4] = {
		game_seat_kind(g->rules),
		any_role(g) ? str_z(g->a,
				    str_printf(g->a, "Player, %s", g->rules->role_kind))
			    : "Player"};
	struct standings s = {.counts = g->n > 0};
	int n = 2, row[GAME_SEATS_MAX];

	if (!g->n_seats) /* of heads alone it would say nothing */
		return;
	for (int i = 0; i < g->n_seats; i++)
		s.places |= place_of(g, g->seats[i].seat).n > 0;
	for (int w = 0; s.counts && w < g->n_counts; w++)
		heads[n++] = g->rules->count_name(w);
	if (s.places)
		heads[n++] = "Place";
	zine_table(d, caption, heads);
	ranked(g, row);
	for (int i = 0; i < g->n_seats; i++)
		standing(d, g, row[i], &s);
	zine_table_end(d);
}
