/* Held letters: see held_letters.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/held_letters.h"

#include "base/arena.h"
#include "schema/mail/held.h"
#include "schema/mail/inbox.h"
#include "schema/seats.h"
#include "server/gm_mail/gm_mail.h"
#include "server/home/record.h"

/* The row, its game, and what it is: "letter for red", or one with GM commands.
 * Refused if the letter does not wait. */
static bool find(struct home *h, struct arena *a, int64_t letter, struct held *d,
		 struct game *g, struct str *what, struct err *err)
{
	struct inbox in;
	struct seat s;
	bool found;

	if (!inbox_load(h->store, a, letter, &in, err) ||
	    !held_load(h->store, a, letter, &found, d, err))
		return false;
	if (in.state != INBOX_HELD || !found || d->state != HELD_WAITING)
		return err_refuse(err,
				  "letter %lld does not wait for a confirm; it is %s",
				  (long long)letter, inbox_state_name(in.state));
	*what = STR("letter with GM commands");
	if (gm_mail_is_held(d))
		return games_load(h->store, a, gm_mail_game_of(d), g, err);
	if (!seats_load_id(h->store, a, d->seat_id, &found, &s, err))
		return false;
	if (!found)
		return err_refuse(err,
				  "the seat of letter %lld is no longer in the game",
				  (long long)letter);
	*what = str_printf(a, "letter for %.*s", STR_ARG(s.colour));
	return games_load(h->store, a, s.game_id, g, err);
}

static bool release(struct home *h, struct arena *a, int64_t letter, struct str why,
		    struct err *err)
{
	struct held d;
	struct game g;
	struct str what;

	return find(h, a, letter, &d, &g, &what, err) &&
	       held_settle(h->store, letter, HELD_CONFIRMED, false, home_now(h), err) &&
	       inbox_release(h->store, letter, home_now(h), err) &&
	       record_act(
		       h, &g, WHO_GM,
		       str_printf(a,
				  "The GM let a %.*s count that nobody had confirmed.",
				  STR_ARG(what)),
		       why, !gm_mail_is_held(&d), err);
}

static bool drop(struct home *h, struct arena *a, int64_t letter, struct str why,
		 struct err *err)
{
	struct held d;
	struct game g;
	struct str what;

	return find(h, a, letter, &d, &g, &what, err) &&
	       held_settle(h->store, letter, HELD_DROPPED, false, home_now(h), err) &&
	       inbox_drop(h->store, letter, "dropped", err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "The GM dropped a held %.*s.", STR_ARG(what)),
			  why, false, err);
}

bool held_letter_release(struct home *h, struct arena *a, int64_t letter,
			 struct str why, struct err *err)
{
	return home_begin(h, err) && home_end(h, release(h, a, letter, why, err), err);
}

bool held_letter_drop(struct home *h, struct arena *a, int64_t letter, struct str why,
		      struct err *err)
{
	return home_begin(h, err) && home_end(h, drop(h, a, letter, why, err), err);
}

bool held_letters_expire(struct home *h, int64_t until, struct err *err)
{
	int64_t n;

	if (!held_expire(h->store, until, false, &n, err))
		return false;
	if (n == 0)
		return true;
	if (!home_begin(h, err) ||
	    !home_end(h, held_expire(h->store, until, true, &n, err), err))
		return false;
	struct log_line line = home_log(h, LOG_INFO, "unconfirmed");
	log_int(&line, "letters", n);
	log_end(&line);
	return true;
}
