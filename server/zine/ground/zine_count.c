/* What only positions tell of a game: how the seats stood at each issue, their roles, how they opened, who won, who missed
 * orders. Reading a position takes as long as writing a page.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

/* As far as all readers know it. */
static void read_roles(struct zine_game *g, const struct position *p, struct arena *a)
{
	const void *view = position_view(a, p, SEAT_READERS);

	for (int i = 0; i < g->n_seats && g->rules->role_name; i++) {
		struct buf role = buf_in(a);
		g->rules->role_name(view, g->seats[i].seat, &role);
		g->role[g->seats[i].seat] = str_dup(g->a, buf_str(&role));
	}
}

static struct count_aim aim(const struct game_rules *r, const void *view,
			    const struct zine_counts *at, int seat)
{
	if (r->count_aim)
		return r->count_aim(view, seat);
	return (struct count_aim){at->count[0][seat],
				  r->count_goal ? r->count_goal(0) : 0, 1U << seat};
}

static void count(struct zine_game *g, const struct position *p, struct zine_issue *is,
		  struct arena *a)
{
	const void *view = position_view(a, p, SEAT_READERS);

	is->at = arena_new(g->a, struct zine_counts);
	for (int w = 0; w < g->n_counts; w++)
		for (int i = 0; i < g->n_seats; i++)
			is->at->count[w][g->seats[i].seat] =
				g->rules->count(view, w, g->seats[i].seat);
	for (int i = 0; g->n_counts && i < g->n_seats; i++)
		is->at->aim[g->seats[i].seat] =
			aim(g->rules, view, is->at, g->seats[i].seat);
}

/* Finds the seats that owed orders in the phase that was run, and those that missed
 * them. */
static void look_back(struct zine_game *g, const struct position *before,
		      const struct position *after, struct zine_issue *is)
{
	is->owed = g->rules->owes(before->state);
	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		if (g->rules->misses(after->state, seat) >
		    g->rules->misses(before->state, seat))
			is->missed |= 1U << seat;
	}
	is->owed |= is->missed;
}

/* How each seat opened the game, once turn 1 is over. */
static void read_openings(struct zine_game *g, const struct position *p,
			  struct arena *a)
{
	const void *view = position_view(a, p, SEAT_READERS);

	for (int i = 0; i < g->n_seats && g->rules->opening; i++) {
		struct buf words = buf_in(a);
		g->rules->opening(view, g->seats[i].seat, &words);
		g->opening[g->seats[i].seat] = str_dup(g->a, buf_str(&words));
	}
}

bool zine_count_issue(struct zine_game *g, int i, struct err *err)
{
	struct zine_issue *is = &g->issues[i];
	struct arena *a;
	struct position p, before;

	if (is->counted)
		return true;
	a = arena_create(); /* positions are large, and soon forgotten */
	bool ok = position_load(g->home, a, &g->game, is->phase_no, &p, err) &&
		  (!i || position_load(g->home, a, &g->game, g->issues[i - 1].phase_no,
				       &before, err));
	if (ok)
		count(g, &p, is, a);
	if (ok && i)
		look_back(g, &before, &p, is);
	if (ok && i && before.turn == 1 && p.turn == 2)
		read_openings(g, &p, a);
	is->counted = ok;
	arena_destroy(a);
	return ok;
}

static void read_asked(struct zine_game *g, const struct position *p, struct arena *a)
{
	if (!p->phase)
		return;
	const void *view = position_view(a, p, SEAT_READERS);
	g->asked = str_dup(g->a, str_of(game_phase_name(g->rules, view, g->game.turn,
							g->game.phase)));
}

/* What every page of the game tells: roles as they are from the start, and who won. */
bool zine_count_ends(struct zine_game *g, struct err *err)
{
	struct arena *a;
	struct position first, last;

	if (!g->n || g->has_ends)
		return true;
	a = arena_create();
	bool ok = position_load(g->home, a, &g->game, g->issues[0].phase_no, &first,
				err) &&
		  position_load(g->home, a, &g->game, g->issues[g->n - 1].phase_no,
				&last, err);

	if (ok) {
		read_roles(g, &first, a);
		g->in_game = g->rules->seats(last.state);
		g->winners = last.phase ? 0 : g->rules->winners(last.state);
		read_asked(g, &last, a);
	}
	g->has_ends = ok;
	arena_destroy(a);
	return ok;
}

static int bits(unsigned seats)
{
	int n = 0;

	for (; seats; seats &= seats - 1)
		n++;
	return n;
}

/* Each phase counts for the player who had the seat when it was run, as the reports and the house count it. */
static void add_orders(struct zine_game *g, int i)
{
	const struct zine_issue *is = &g->issues[i];

	g->owed += bits(is->owed);
	g->missed += bits(is->missed);
	for (int k = 0; k < g->n_seats; k++) {
		int seat = g->seats[k].seat;
		const struct zine_player *x =
			zine_player_at(g, seat, g->issues[i - 1].phase_no);
		if (!x)
			continue;
		g->players[x - g->players].owed += bits(is->owed & 1U << seat);
		g->players[x - g->players].missed += bits(is->missed & 1U << seat);
	}
}

bool zine_count(struct zine_game *g, struct err *err)
{
	bool ok = zine_count_ends(g, err);

	for (int i = 0; ok && i < g->n; i++)
		ok = zine_count_issue(g, i, err);
	if (!ok || g->counted)
		return ok;
	g->owed = g->missed = 0;
	for (int k = 0; k < g->n_players; k++)
		g->players[k].owed = g->players[k].missed = 0;
	for (int i = 1; i < g->n; i++)
		add_orders(g, i);
	g->counted = true;
	return true;
}
