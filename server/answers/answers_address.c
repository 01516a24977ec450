/* ADDRESS: a player's own address, and those from which their letters count as well.
 * Nothing is changed here: the player is asked back at the old address, then at the new
 * one (intake_address.c).
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/address.h"
#include "server/game/game_gm.h"
#include "server/game/person.h"

static bool same(struct str a, struct str b)
{
	return address_compare(a, b) != ADDRESS_OTHER;
}

static bool say_which(const struct asked *q, struct err *err)
{
	struct seat_address *more;
	struct buf b = buf_in(q->a);
	int n;

	if (!seats_addresses(q->h->store, q->a, q->game->id, &more, &n, err))
		return false;
	buf_printf(&b, _("ADDRESS: our letters go to %.*s."),
		   STR_ARG(q->seat->address));
	for (int i = 0; i < n; i++)
		if (more[i].seat_id == q->seat->id)
			buf_printf(&b, _(" Letters from %.*s count as yours, too."),
				   STR_ARG(more[i].address));
	buf_z(&b,
	      _(" ADDRESS ann@example.org changes it; ADDRESS ALSO ann@example.org adds another from which you write."));
	answer_say(q, buf_str(&b));
	return true;
}

/* Tells whose address it is already, in words; empty: nobody's in this game. */
static bool taken_by(const struct asked *q, struct str address, const char **who,
		     struct err *err)
{
	struct seat_address *more;
	struct seat *seats;
	int n, n_more;

	*who = NULL;
	if (!seats_list(q->h->store, q->a, q->game->id, &seats, &n, err) ||
	    !seats_addresses(q->h->store, q->a, q->game->id, &more, &n_more, err))
		return false;
	for (int i = 0; i < n; i++)
		if (same(seats[i].address, address))
			*who = seats[i].id == q->seat->id ? _("is your address already")
							  : _("is another player's");
	for (int i = 0; i < n_more; i++)
		if (same(more[i].address, address) && more[i].seat_id != q->seat->id)
			*who = _("is another player's");
	bool is_gm;
	if (!game_gm_is(q->h, q->a, q->game, address, &is_gm, err))
		return false;
	if (is_gm)
		*who = _("is the GM's, who sees all secrets");
	return true;
}

static void say_that_it_is_asked(const struct asked *q)
{
	answer_say(
		q,
		str_printf(
			q->a,
			q->out->address_also
				? _("ADDRESS: once you have confirmed it, letters from %.*s count as yours, too. Reply `confirm` to the letter that now asks you at your present address; then another one asks at %.*s. Nothing has changed yet.")
				: _("ADDRESS: once you have confirmed it, our letters go to %.*s. Reply `confirm` to the letter that now asks you at your present address; then another one asks at %.*s. Nothing has changed yet."),
			STR_ARG(q->out->address), STR_ARG(q->out->address)));
}

bool answer_address(const struct asked *q, struct err *err)
{
	struct str rest = q->command->word, word, name, address;
	struct err why = {0};
	const char *taken;
	bool also = false;

	if (!str_trim(rest).n)
		return say_which(q, err);
	if (q->out->resign_asked || q->out->address.n) {
		answer_say(q, str_of(_("ADDRESS: send it in a letter of its own.")));
		return true;
	}
	while (str_word(&rest, &word) && str_iequal(word, STR("also")))
		also = true;
	if (!person_read(q->h, q->a, word, &name, &address, &why)) {
		answer_say(q, str_printf(q->a, _("ADDRESS: %s"), why.text));
		return true;
	}
	if (!taken_by(q, address, &taken, err))
		return false;
	if (taken) {
		answer_say(q, str_printf(q->a, _("ADDRESS: %.*s %s."), STR_ARG(address),
					 taken));
		return true;
	}
	q->out->address = address;
	q->out->address_also = also;
	say_that_it_is_asked(q);
	return true;
}
