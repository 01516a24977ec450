/* Finds matters of players that wait for the GM: seats about to be removed or without a
 * player, addresses that do not work, invitations that were declined.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/mail/bounces.h"
#include "schema/standbys.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/game/seat_token.h"
#include "server/people/standby.h"
#include "server/todo/todo_parts.h"

/* The seats of one game, and what is known about them all. */
struct table {
	struct todo_search *x;
	const struct game *g;
	struct position position; /* of the open phase, in a running game */
	int n_waiting;            /* standbys who can be called; -1: not counted yet */
};

static bool count_standbys(struct table *w, struct err *err)
{
	return w->n_waiting >= 0 ||
	       standby_callable(w->x->h, w->x->a, w->g, &w->n_waiting, err);
}

static struct todo *about(struct table *w, enum todo_kind kind, const struct seat *s)
{
	struct todo *t = todo_add(w->x, kind, s->id);

	t->game = str_dup(w->x->a, w->g->name);
	t->seat = s->colour;
	return t;
}

/* "postalgm VERB ce-7 red REST" */
static struct str line(const struct table *w, const char *verb, const struct seat *s,
		       const char *rest)
{
	return str_printf(w->x->a, "postalgm %s %.*s %.*s%s", verb, STR_ARG(w->g->name),
			  STR_MADE(w->x->a, seat_token(w->g, s)), rest);
}

static struct str who(const struct table *w, const struct seat *s)
{
	return str_printf(w->x->a, "%.*s (%.*s)", STR_ARG(s->colour),
			  STR_ARG(s->name.n ? s->name : s->address));
}

/* Somebody else for the seat: a person whom the GM names ... */
static void find_a_player(const struct table *w, const struct seat *s, struct todo *t)
{
	t->command = line(w, "seat replace", s, " \"NAME <ADDRESS>\"");
	t->mail = str_printf(w->x->a, "SEAT REPLACE %.*s NAME <ADDRESS>",
			     STR_ARG(s->colour));
}

/* ... or the next of those who wait. */
static void call_standby(const struct table *w, const struct seat *s, struct todo *t)
{
	t->command = line(w, "nmr standby", s, "");
	t->mail = str_printf(w->x->a, "NMR STANDBY %.*s", STR_ARG(s->colour));
}

static bool add_removal(struct table *w, const struct seat *s, int misses,
			struct err *err)
{
	struct todo *t = about(w, TODO_REMOVAL, s);

	if (!count_standbys(w, err))
		return false;
	t->what = str_printf(
		w->x->a,
		"%.*s has missed %d phase%s in a row and leaves the game if nothing comes by %.*s. %d standby%s can be called.",
		STR_MADE(w->x->a, who(w, s)), misses, misses == 1 ? "" : "s",
		STR_MADE(w->x->a,
			 clock_whole(w->x->a, w->g->deadline, w->x->h->config.zone.s)),
		w->n_waiting, w->n_waiting == 1 ? "" : "s");
	t->until = w->g->deadline;
	if (w->n_waiting) {
		call_standby(w, s, t);
		return true;
	}
	t->command = line(w, "nmr remind", s, "");
	t->mail = str_printf(w->x->a, "NMR REMIND %.*s", STR_ARG(s->colour));
	return true;
}

/* Has somebody missed so much that one more miss is the last? Only then is it worth while to read
 * everybody's orders. */
static bool is_close(const struct table *w, int most, const struct seat *seats, int n)
{
	const struct position *p = &w->position;

	for (int i = 0; most && i < n; i++)
		if (p->rules->misses(p->state, seats[i].seat) + 1 >= most)
			return true;
	return false;
}

static bool find_removals(struct table *w, const struct seat *seats, int n,
			  struct err *err)
{
	int most = game_absent(w->position.rules)->most;
	struct missing *o;
	int n_missing;

	if (!is_close(w, most, seats, n))
		return true;
	if (!phase_missing(w->x->h, w->x->a, w->g, &o, &n_missing, err))
		return false;
	for (int i = 0; i < n_missing; i++)
		for (int k = 0; k < n; k++)
			if (seats[k].seat == o[i].seat && o[i].in_game && o[i].owes &&
			    !o[i].in && o[i].misses + 1 >= most &&
			    seats[k].status == SEAT_JOINED && !seats[k].resigned &&
			    !add_removal(w, &seats[k], o[i].misses, err))
				return false;
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
			find_a_player(w, &seats[k], t);
		}
	return true;
}

/* Its player is on the way out: by their own word, or because they missed too much. */
static bool add_leaving(struct table *w, const struct seat *s, const char *why,
			struct err *err)
{
	struct todo *t = about(w, TODO_STANDBY, s);

	if (!count_standbys(w, err))
		return false;
	t->what = str_printf(
		w->x->a,
		"%.*s %s and leaves the game at the end of turn %d; %d standby%s can be called.",
		STR_MADE(w->x->a, who(w, s)), why, w->g->turn, w->n_waiting,
		w->n_waiting == 1 ? "" : "s");
	if (w->n_waiting)
		call_standby(w, s, t);
	else
		find_a_player(w, s, t);
	return true;
}

static bool find_leaving(struct table *w, const struct seat *seats, int n,
			 struct err *err)
{
	const struct position *p = &w->position;
	unsigned lost = p->rules->by_chance(p->state) & p->rules->seats(p->state);

	for (int i = 0; i < n; i++) {
		const struct seat *s = &seats[i];
		bool gone = s->resigned || s->leaving;
		if (s->status == SEAT_JOINED &&
		    (gone ||
		     (lost >> s->seat & 1 && !seat_is_led(s, w->g->phase_no))) &&
		    !add_leaving(w, s,
				 gone ? "has resigned" : "has missed too many orders",
				 err))
			return false;
	}
	return true;
}

static void find_declined(struct table *w, const struct seat *s)
{
	if (s->status != SEAT_DECLINED)
		return;
	struct todo *t = about(w, TODO_DECLINED, s);
	t->what = str_printf(w->x->a, "%.*s does not play.",
			     STR_MADE(w->x->a, who(w, s)));
	find_a_player(w, s, t);
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
	t->what = str_printf(w->x->a, "%d letter%s to %.*s, %.*s, bounced for good%s.",
			     r.n_hard, r.n_hard == 1 ? "" : "s",
			     STR_MADE(w->x->a, who(w, s)), STR_ARG(s->address),
			     r.state == ADDRESS_DEAD ? "; nothing more is sent there"
						     : "");
	t->what = str_printf(
		w->x->a,
		"%.*s If they have another address: postalgm person address %.*s NEW@ADDRESS (a letter there asks them first); %s %.*s.",
		STR_ARG(t->what), STR_ARG(s->address),
		r.state == ADDRESS_DEAD ? "if somebody else shall play: SEAT REPLACE"
					: "if this one works again: SEAT RESUME",
		STR_ARG(s->colour));
	if (r.state != ADDRESS_DEAD) {
		find_a_player(w, s, t);
		return true;
	}
	t->command = line(w, "seat resume", s, "");
	t->mail = str_printf(w->x->a, "SEAT RESUME %.*s", STR_ARG(s->colour));
	return true;
}

bool todo_find_seats(struct todo_search *x, const struct game *g, struct err *err)
{
	struct table w = {.x = x, .g = g, .n_waiting = -1};
	struct seat *seats;
	int n;

	if (!seats_list(x->h->store, x->a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		find_declined(&w, &seats[i]);
		if (!find_bounce(&w, &seats[i], err))
			return false;
	}
	if (g->status != GAME_RUNNING || !g->phase)
		return true;
	return position_load(x->h, x->a, g, g->phase_no, &w.position, err) &&
	       find_removals(&w, seats, n, err) && find_leaving(&w, seats, n, err) &&
	       find_calls(&w, seats, n, err);
}
