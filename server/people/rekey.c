/* New reply keys: of the whole house, whose key is lost, or of one seat.
 * SPDX-License-Identifier: ISC */
#include "server/people/rekey.h"

#include <unistd.h>

#include "base/arena.h"
#include "schema/mail/bounces.h"
#include "schema/mail/held.h"
#include "server/home/lock.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/invitation.h"
#include "server/people/seats.h"
#include "server/report/reports.h"

/* A player who has not joined yet gets the invitation again, the others get the
 * report. */
static bool seat_again(struct home *h, struct arena *a, const struct issue *is,
		       const struct game *g, const struct game_rules *r,
		       const struct seat *s, int64_t cause, struct err *err)
{
	if (g->status == GAME_INVITING || s->status == SEAT_INVITED)
		return invitation_again(h, a, g, r, s, cause, err);
	return reports_queue(h, a, is, 1U << s->seat, false, CAUSE_AGAIN, cause, err);
}

static bool game_again(struct home *h, struct arena *a, const struct game *g, int *n,
		       struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct seat *seats;
	struct issue is = {0};
	int64_t cause;
	int n_seats;
	bool begun = g->status != GAME_INVITING;

	if (!r || !seats_list(h->store, a, g->id, &seats, &n_seats, err) ||
	    (begun && !reports_load(h, a, g, g->phase_no, &is, err)) ||
	    !post_cause(h, &cause, err))
		return false;
	for (int i = 0; i < n_seats; i++) {
		if (seats[i].status == SEAT_DECLINED || seats[i].status == SEAT_REMOVED)
			continue;
		if (!seat_again(h, a, &is, g, r, &seats[i], cause, err))
			return false;
		++*n;
	}
	return !begun || reports_queue(h, a, &is, 0, true, CAUSE_AGAIN, cause, err);
}

static bool all_again(struct home *h, struct arena *a, int *n, struct err *err)
{
	struct game *list;
	int n_games;

	if (!games_list(h->store, a, &list, &n_games, err))
		return false;
	for (int i = 0; i < n_games; i++)
		if (list[i].status != GAME_OVER && !game_again(h, a, &list[i], n, err))
			return false;
	return true;
}

static bool draw(const char *dir, struct arena *a, const struct clock *clock, int *n,
		 struct err *err)
{
	struct home h = {.dir = dir};

	if (!home_new_key(dir, clock, err))
		return false;
	bool ok = home_open(&h, dir, a, clock, err) && home_begin(&h, err) &&
		  home_end(&h, all_again(&h, a, n, err), err);
	home_close(&h);
	if (!ok)
		unlink(str_z(a, str_printf(a, "%s/postalgm.key", dir)));
	return ok;
}

bool rekey(const char *dir, const struct clock *clock, int *n, struct err *err)
{
	struct arena *a = arena_create();
	/* A daemon that runs still has the old key in memory. */
	int lock = lock_take(str_z(a, str_printf(a, "%s/postalgm.lock", dir)),
			     clock_now(clock), err);

	*n = 0;
	bool ok = lock >= 0 && draw(dir, a, clock, n, err);
	if (lock >= 0)
		lock_drop(lock);
	arena_destroy(a);
	return ok;
}

/* One seat ------------------------------------------------------------------ */

bool rekey_letter(struct home *h, struct arena *a, const struct game *g,
		  const struct seat *s, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct issue is = {0};
	int64_t cause;

	return r &&
	       (g->status == GAME_INVITING ||
		reports_load(h, a, g, g->phase_no, &is, err)) &&
	       post_cause(h, &cause, err) && seat_again(h, a, &is, g, r, s, cause, err);
}

/* The seat of that name that still has a part in its game. */
static bool find_playing(struct home *h, struct arena *a, struct str name,
			 struct str word, struct game *g, struct seat *s,
			 struct err *err)
{
	if (!games_find(h->store, a, name, g, err) ||
	    !seat_named(h, a, g, word, s, err))
		return false;
	if (g->status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g->name));
	if (!s->address.n)
		return err_refuse(err, "the house plays %.*s, so nothing is sent there",
				  STR_ARG(s->colour));
	return (s->status != SEAT_REMOVED && s->status != SEAT_DECLINED) ||
	       err_refuse(err, "%.*s is %s, so nothing is sent there",
			  STR_ARG(s->colour), seat_status_name(s->status));
}

static bool rekey_seat(struct home *h, struct arena *a, struct str name,
		       struct str word, struct err *err)
{
	struct game g;
	struct seat s;

	if (!find_playing(h, a, name, word, &g, &s, err))
		return false;
	s.epoch++;
	return seats_save(h->store, &s, err) &&
	       held_drop_seat(h->store, s.id, home_now(h), err) &&
	       rekey_letter(h, a, &g, &s, err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "%.*s has a new reply key.", STR_ARG(s.colour)),
			  STR(""), false, err);
}

bool seat_rekey(struct home *h, struct arena *a, struct str game, struct str seat,
		struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, rekey_seat(h, a, game, seat, err), err);
}

static bool resume(struct home *h, struct arena *a, struct str name, struct str word,
		   struct err *err)
{
	struct address_record r;
	struct game g;
	struct seat s;

	if (!find_playing(h, a, name, word, &g, &s, err) ||
	    !bounces_record(h->store, a, g.id, s.seat, s.address, &r, err))
		return false;
	if (r.state == ADDRESS_GOOD && !r.n_hard && !r.n_soft)
		return err_refuse(err, "no letter to %.*s (%.*s) has bounced",
				  STR_ARG(s.colour), STR_ARG(s.address));
	return bounces_forget(h->store, g.id, s.seat, err) &&
	       rekey_letter(h, a, &g, &s, err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "Letters go to %.*s again.", STR_ARG(s.colour)),
			  STR(""), false, err);
}

bool seat_resume(struct home *h, struct arena *a, struct str game, struct str seat,
		 struct err *err)
{
	return home_begin(h, err) && home_end(h, resume(h, a, game, seat, err), err);
}
