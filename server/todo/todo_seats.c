/* Finds matters of players that wait for the GM: seats about to be removed or without a
 * player, addresses that do not work, invitations that were declined.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/mail/bounces.h"
#include "schema/standbys.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/people/standby.h"
#include "server/todo/todo_parts.h"

/* The seats of one game, and what is known about them all. */
struct table {
	struct todo_search *x;
	const struct game *g;
	int n_waiting; /* standbys who can be called */
};

static struct todo *about(struct table *w, enum todo_kind kind, const struct seat *s)
{
	struct todo *t = todo_add(w->x, kind, s->id);

	t->game = w->g->name;
	t->seat = s->colour;
	return t;
}

/* "postalgm VERB ce-7 red REST" */
static struct str line(const struct table *w, const char *verb, const struct seat *s,
		       const char *rest)
{
	return str_printf(w->x->a, "postalgm %s %.*s %.*s%s", verb, STR_ARG(w->g->name),
			  STR_ARG(s->colour), rest);
}

static struct str who(const struct table *w, const struct seat *s)
{
	return str_printf(w->x->a, "%.*s (%.*s)", STR_ARG(s->colour),
			  STR_ARG(s->name.n ? s->name : s->address));
}

static void add_removal(struct table *w, const struct seat *s, int misses)
{
	struct todo *t = about(w, TODO_REMOVAL, s);

	t->what = str_printf(
		w->x->a,
		"%.*s has missed %d in a row and leaves the game if nothing comes by %.*s. %d standby%s can be called.",
		STR_ARG(who(w, s)), misses,
		STR_ARG(clock_whole(w->x->a, w->g->deadline, w->x->h->config.zone.s)),
		w->n_waiting, w->n_waiting == 1 ? "" : "s");
	t->until = w->g->deadline;
	t->command = line(w, w->n_waiting ? "nmr standby" : "nmr remind", s, "");
	t->mail = str_printf(w->x->a, "NMR %s %.*s",
			     w->n_waiting ? "STANDBY" : "REMIND", STR_ARG(s->colour));
}

static bool find_removals(struct table *w, const struct seat *seats, int n,
			  struct err *err)
{
	const struct game_rules *r = game_rules_of(w->g, err);
	struct missing *o;
	int n_missing;

	if (!r || !phase_missing(w->x->h, w->x->a, w->g, &o, &n_missing, err))
		return false;
	int most = game_absent(r)->most;
	for (int i = 0; most && i < n_missing; i++)
		for (int k = 0; k < n; k++)
			if (seats[k].seat == o[i].seat && o[i].in_game && o[i].owes &&
			    !o[i].in && o[i].misses + 1 >= most &&
			    seats[k].status == SEAT_JOINED && !seats[k].resigned)
				add_removal(w, &seats[k], o[i].misses);
	return true;
}

/* A standby whose time for the answer has no end is the last of the list: nobody else
 * can be called. */
static bool find_calls(struct table *w, const struct seat *seats, int n,
		       struct err *err)
{
	struct standby *list;
	int n_list;

	if (!standbys_list(w->x->h->store, w->x->a, w->g->id, &list, &n_list, err))
		return false;
	for (int i = 0; i < n_list; i++)
		for (int k = 0; k < n; k++) {
			const struct standby *b = &list[i];
			if (b->state != STANDBY_CALLED || b->until ||
			    b->seat != seats[k].seat)
				continue;
			struct todo *t = about(w, TODO_STANDBY, &seats[k]);
			t->what = str_printf(
				w->x->a,
				"%.*s was offered to %.*s, who did not answer, and nobody else is on the list.",
				STR_ARG(seats[k].colour),
				STR_ARG(b->name.n ? b->name : b->address));
			t->command = line(w, "seat replace", &seats[k],
					  " \"NAME <ADDRESS>\"");
		}
	return true;
}

/* Its player is on the way out: by their own word, or because they missed too much. */
static void add_leaving(struct table *w, const struct seat *s, const char *why)
{
	struct todo *t = about(w, TODO_STANDBY, s);

	t->what = str_printf(
		w->x->a,
		"%.*s %s and leaves the game at the end of turn %d; %d standby%s can be called.",
		STR_ARG(who(w, s)), why, w->g->turn, w->n_waiting,
		w->n_waiting == 1 ? "" : "s");
	t->command = line(w, "seat replace", s, " \"NAME <ADDRESS>\"");
}

static bool find_leaving(struct table *w, const struct seat *seats, int n,
			 struct err *err)
{
	struct position p;

	if (!position_load(w->x->h, w->x->a, w->g, w->g->phase_no, &p, err))
		return false;
	unsigned lost = p.rules->by_chance(p.state) & p.rules->seats(p.state);
	for (int i = 0; i < n; i++)
		if (seats[i].status == SEAT_JOINED &&
		    (seats[i].resigned || seats[i].leaving))
			add_leaving(w, &seats[i], "has resigned");
		else if (seats[i].status == SEAT_JOINED && lost >> seats[i].seat & 1 &&
			 !seat_is_led(&seats[i], w->g->phase_no))
			add_leaving(w, &seats[i], "has missed too many orders");
	return true;
}

static void find_declined(struct table *w, const struct seat *s)
{
	if (s->status != SEAT_DECLINED)
		return;
	struct todo *t = about(w, TODO_DECLINED, s);
	t->what = str_printf(w->x->a, "%.*s does not play.", STR_ARG(who(w, s)));
	t->command = line(w, "seat replace", s, " \"NAME <ADDRESS>\"");
}

static bool find_bounce(struct table *w, const struct seat *s, struct err *err)
{
	struct address_record r;

	if (s->status == SEAT_DECLINED || s->status == SEAT_REMOVED || s->resigned ||
	    !s->address.n)
		return true;
	if (!bounces_record(w->x->h->store, w->x->a, w->g->id, s->seat, s->address, &r,
			    err))
		return false;
	if (!r.n_hard)
		return true;
	struct todo *t = about(w, TODO_ADDRESS, s);
	t->what = str_printf(
		w->x->a, "%d letter%s to %.*s, %.*s, bounced for good%s.", r.n_hard,
		r.n_hard == 1 ? "" : "s", STR_ARG(who(w, s)), STR_ARG(s->address),
		r.state == ADDRESS_DEAD ? "; nothing more is sent there" : "");
	t->command = r.state == ADDRESS_DEAD
			     ? line(w, "seat resume", s, "")
			     : line(w, "seat replace", s, " \"NAME <ADDRESS>\"");
	return true;
}

bool todo_find_seats(struct todo_search *x, const struct game *g, struct err *err)
{
	struct table w = {.x = x, .g = g};
	struct seat *seats;
	int n;

	if (!seats_list(x->h->store, x->a, g->id, &seats, &n, err) ||
	    !standby_callable(x->h, x->a, g, &w.n_waiting, err))
		return false;
	for (int i = 0; i < n; i++) {
		find_declined(&w, &seats[i]);
		if (!find_bounce(&w, &seats[i], err))
			return false;
	}
	return g->status != GAME_RUNNING || !g->phase ||
	       (find_removals(&w, seats, n, err) && find_leaving(&w, seats, n, err) &&
		find_calls(&w, seats, n, err));
}
