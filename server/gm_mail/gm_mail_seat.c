/* The GM's words about people: SEAT REPLACE, STANDBY, RESUME, ANSWER.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/game/position.h"
#include "server/gm_mail/gm_mail_work.h"
#include "server/home/config.h"
#include "server/people/address_remark.h"
#include "server/people/answer_player.h"
#include "server/people/rekey.h"
#include "server/people/seats.h"
#include "server/people/standby.h"

/* "red Ann <ann@example.org>" */
bool gm_mail_replace(struct work *w, struct buf *out, struct err *err)
{
	struct str person = w->line->rest, word, name, address, remark;
	struct game g;
	struct seat s;

	(void)str_word(&person, &word);
	person = str_trim(person);
	if (!config_read_address(person, &name, &address, err) ||
	    !games_find(w->h->store, w->a, w->name, &g, err) ||
	    !seat_named(w->h, w->a, &g, word, &s, err) ||
	    !address_remark(w->h, w->a, person, &remark, err) ||
	    !seat_replace(w->h, w->a, w->name, s.colour, person, err))
		return false;
	buf_printf(out,
		   "%.*s: an invitation goes to %.*s; the old keys no longer work.\n",
		   STR_ARG(s.colour), STR_ARG(address));
	if (remark.n)
		buf_printf(out, "%.*s\n", STR_ARG(remark));
	return true;
}

bool gm_mail_wait_list(struct work *w, struct buf *out, struct err *err)
{
	if (!standby_add(w->h, w->a, w->name, w->line->rest, err))
		return false;
	buf_printf(out, "%.*s is on the list of standbys, and gets a letter.\n",
		   STR_ARG(w->line->rest));
	return true;
}

bool gm_mail_again(struct work *w, struct buf *out, struct err *err)
{
	struct game g;
	struct seat s;

	if (!games_find(w->h->store, w->a, w->name, &g, err) ||
	    !seat_named(w->h, w->a, &g, w->line->rest, &s, err) ||
	    !seat_resume(w->h, w->a, w->name, s.colour, err))
		return false;
	buf_printf(out,
		   "%.*s: earlier bounces are forgotten, and a letter goes to %.*s.\n",
		   STR_ARG(s.colour), STR_ARG(s.address));
	return true;
}

bool gm_mail_answer_player(struct work *w, struct buf *out, struct err *err)
{
	struct answered done;

	if (!answer_player(w->h, w->a, w->name, w->line->seat, w->line->rest, &done,
			   err))
		return false;
	buf_printf(out, "A letter with it goes to the player of %.*s alone.\n",
		   STR_ARG(done.seat.colour));
	if (done.settled.n)
		buf_printf(out, "%.*s\n", STR_ARG(done.settled));
	return true;
}
