/* Letters from people who have no seat, or no longer have one: standbys, by the key of their
 * place on the list, and former players, by the key of the seat that was theirs. Both
 * count only together with the address that goes with them.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include <stdio.h>

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/address.h"
#include "mail/trust/token.h"
#include "schema/gmlog.h"
#include "schema/standbys.h"
#include "server/game/game_gm.h"
#include "server/game/position.h"
#include "server/game/seat_token.h"
#include "server/game/standby_word.h"
#include "server/outbox/post.h"
#include "server/people/standby.h"

static bool is_good(const struct letter_in *x, const struct game *g, struct str word,
		    int epoch, struct str key)
{
	struct token_claim claim = token_reply(g->name, word, epoch, 0);
	int phase;

	return key_check(x->h->keys, home_now(x->h), key, &claim, 1, &phase) == 0;
}

/* The first address of ours with a key for a seat, in a game that there is. */
static bool written_to(struct letter_in *x, bool *found, struct address *at,
		       struct game *g, struct err *err)
{
	*found = false;
	for (size_t i = 0; i < x->l->n_to && !*found; i++)
		if (address_parse(x->l->to[i], x->h->house.address, at) &&
		    at->kind == ADDRESS_SEAT &&
		    !games_look(x->h->store, x->a, at->game, found, g, err))
			return false;
	return true;
}

/* Standbys ----------------------------------------------------------------- */

/* The first word of the letter, or of its subject where somebody pressed "unsubscribe". */
static struct str first_word(const struct letter_in *x)
{
	struct str word = STR("");

	for (size_t i = 0; i < x->l->n_lines && !word.n; i++) {
		struct str line = x->l->lines[i];
		(void)str_word(&line, &word);
	}
	if (!x->l->n_lines)
		word = str_trim(x->l->subject);
	while (word.n && (word.s[word.n - 1] == '.' || word.s[word.n - 1] == '!' ||
			  word.s[word.n - 1] == ','))
		word.n--;
	return word;
}

static bool go(struct letter_in *x, struct standby *s, enum standby_state state,
	       struct err *err)
{
	s->state = state;
	return state == STANDBY_WAITING ? standbys_add(x->h->store, s, err)
					: standbys_save(x->h->store, s, err);
}

static struct str say_called(struct arena *a, const struct game_rules *r,
			     const struct standby *s)
{
	return str_printf(
		a,
		_("The seat of %s was offered to you in a letter of its own: answer that one, with JOIN or DECLINE. Nothing has been done yet."),
		r->colours[s->seat]);
}

/* `*said` is what the standby is told. */
static bool carry_out(struct letter_in *x, const struct game *g, struct standby *s,
		      struct str *said, struct err *err)
{
	struct str word = first_word(x);
	bool leave = str_iequal(word, STR("decline")) ||
		     str_iequal(word, STR("leave")) || str_iequal(word, STR("resign"));
	const struct game_rules *r = game_rules_of(g, err);

	if (!r)
		return false;
	if (s->state == STANDBY_CALLED) {
		*said = say_called(x->a, r, s);
		return true;
	}
	if (leave) {
		*said = str_of(_(
			"You are no longer on the list of standbys. Should you change your mind, answer this letter with JOIN."));
		return s->state == STANDBY_LEFT || go(x, s, STANDBY_LEFT, err);
	}
	if (s->state != STANDBY_WAITING && str_iequal(word, STR("join")) &&
	    g->status != GAME_OVER) {
		*said = str_of(_("You are on the list of standbys again, at its end."));
		return go(x, s, STANDBY_WAITING, err);
	}
	*said = s->state == STANDBY_WAITING
			? str_of(_(
				  "You are on the list of standbys, and no seat has been offered to you yet. You need not do anything. DECLINE takes you off the list."))
			: str_of(_(
				  "You are not on the list of standbys. JOIN puts you on it."));
	return true;
}

static bool find_standby(struct letter_in *x, const struct address *at, bool *found,
			 struct err *err)
{
	struct standby *s = arena_new(x->a, struct standby);
	int64_t id = standby_of_word(at->seat);

	*found = false;
	if (!id || !is_good(x, &x->way.game, at->seat, 1, at->key))
		return true;
	if (!standbys_load(x->h->store, x->a, id, found, s, err))
		return false;
	*found = *found && s->game_id == x->way.game.id && s->state != STANDBY_SEATED;
	x->way.standby = s;
	return true;
}

bool intake_standby(struct letter_in *x, struct err *err)
{
	const struct game *g = &x->way.game;
	struct standby *s = x->way.standby;
	struct str said;
	bool within;

	if (address_compare(s->address, x->l->from) == ADDRESS_OTHER)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE,
				     "not-the-standby", err);
	return carry_out(x, g, s, &said, err) &&
	       intake_within_budget(x, s->address, &within, err) &&
	       (!within || standby_tell(x->h, x->a, g, s, STR("the list of standbys"),
					said, err)) &&
	       intake_settle(x, INBOX_DONE, SETTLED_STANDBY,
			     standby_state_name(s->state), err);
}

/* Former players ----------------------------------------------------------- */

struct former {
	struct seat seat;
	struct holder who;
};

static bool tell_former(struct letter_in *x, const struct game *g,
			const struct holder *o, struct str colour, struct err *err)
{
	struct page page = page_in(x->a);

	page_paraf(
		&page,
		_("A letter came from you for the seat of %.*s in game %.*s. Nothing in it was carried out: the seat was given to somebody else on %.*s, and your reply addresses no longer work. Only the GM can change that: %.*s"),
		STR_ARG(colour), STR_ARG(g->name),
		STR_MADE(x->a, clock_long(x->a, o->until)),
		STR_MADE(x->a, game_gm_shown(x->a, x->h, g)));
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .game = g,
				  .rcpt = o->address,
				  .kind = KIND_REFUSAL,
				  .cause = CAUSE_IN,
				  .cause_id = x->in->id,
				  .subject = str_printf(
					  x->a, "%.*s not carried out: not your seat",
					  STR_MADE(x->a, post_tag(x->a, g))),
				  .page = &page,
				  .in_reply_to = x->l->message_id,
				  .no_key = true,
			  },
			  err);
}

/* The former player who wrote it, with a key of their own time; or none. */
static bool find_former(struct letter_in *x, const struct address *at, bool *found,
			struct err *err)
{
	const struct game *g = &x->way.game;
	struct former *f = x->way.former = arena_new(x->a, struct former);
	struct seat *seats;
	int n;

	*found = false;
	if (!seats_list(x->h->store, x->a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		struct holder *list;
		int n_list;
		if (!str_iequal(seat_token(g, &seats[i]), at->seat))
			continue;
		if (!holders_list(x->h->store, x->a, seats[i].id, &list, &n_list, err))
			return false;
		for (int k = 0; k < n_list && !*found; k++)
			if (address_compare(list[k].address, x->l->from) !=
				    ADDRESS_OTHER &&
			    is_good(x, g, at->seat, list[k].epoch, at->key)) {
				*found = true;
				*f = (struct former){seats[i], list[k]};
			}
	}
	*found =
		*found && address_compare(f->seat.address, x->l->from) == ADDRESS_OTHER;
	return true;
}

/* Once in each phase. */
bool intake_former(struct letter_in *x, struct err *err)
{
	const struct game *g = &x->way.game;
	const struct former *f = x->way.former;
	char what[32];
	bool first, within = true;

	snprintf(what, sizeof what, "former %d", f->who.epoch);
	if (!told_once(x->h->store, g->id, g->phase_no, f->seat.seat, what,
		       home_now(x->h), &first, err) ||
	    (first && !intake_within_budget(x, f->who.address, &within, err)))
		return false;
	return (!first || !within || tell_former(x, g, &f->who, f->seat.colour, err)) &&
	       intake_settle(x, INBOX_DONE, SETTLED_REFUSED, "former", err);
}

bool standby_finds(struct letter_in *x, bool *found, enum intake_route *route,
		   struct err *err)
{
	struct address at;

	if (!written_to(x, found, &at, &x->way.game, err))
		return false;
	if (!*found)
		return true;
	*route = ROUTE_STANDBY;
	if (!find_standby(x, &at, found, err))
		return false;
	if (*found)
		return true;
	*route = ROUTE_FORMER;
	return find_former(x, &at, found, err);
}
