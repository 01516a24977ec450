/* The GM lets the house play a seat: see led_byhand.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/led_byhand.h"

#include "base/arena.h"
#include "schema/sheets.h"
#include "server/game/led.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/invitation.h"
#include "server/people/seats.h"
#include "server/people/standby_call.h"
#include "server/phase/phase_led.h"
#include "server/phase/phase_window.h"
#include "server/render/letterhead.h"

struct lead {
	struct home *h;
	struct arena *a;
	struct game g;
	const struct game_rules *r;
	struct seat *s;
	struct position p;
	struct stored_sheet sheet; /* of the open phase */
};

static struct str name_of(const struct lead *l)
{
	return letterhead_seat(l->a, l->r, l->s->seat);
}

static bool load(struct lead *l, struct str game, struct str word, struct err *err)
{
	struct home *h = l->h;

	if (!games_find(h->store, l->a, game, &l->g, err) ||
	    !(l->r = game_rules_of(&l->g, err)) ||
	    !seat_named(h, l->a, &l->g, word, l->s, err))
		return false;
	if (l->g.status == GAME_INVITING)
		return err_refuse(
			err,
			"game %.*s has not started: seat add %.*s house adds a seat that the house plays, after seat remove if somebody has it",
			STR_ARG(l->g.name), STR_ARG(l->g.name));
	if (l->g.phase == 0)
		return err_refuse(err, "no phase of game %.*s is open",
				  STR_ARG(l->g.name));
	if (l->s->status == SEAT_REMOVED)
		return err_refuse(err,
				  "%.*s has left the game: nobody can take the seat",
				  STR_ARG(l->s->colour));
	return position_load(h, l->a, &l->g, l->g.phase_no, &l->p, err) &&
	       sheets_load(h->store, l->a, l->g.id, l->g.phase_no, l->s->seat,
			   &l->sheet, err);
}

static bool note(struct lead *l, const char *what, struct err *err)
{
	return record_act(l->h, &l->g, WHO_GM,
			  str_printf(l->a, "%.*s %s", STR_MADE(l->a, name_of(l)), what),
			  STR(""), true, err);
}

/* The seat has no player now, or not yet. */
static bool is_vacant(const struct lead *l)
{
	return l->s->status != SEAT_JOINED || l->s->resigned || l->s->leaving ||
	       l->r->by_chance(l->p.state) >> l->s->seat & 1;
}

/* The house takes the seat as another player would, and has joined at once. */
static bool take_over(struct lead *l, struct err *err)
{
	const struct seat was = *l->s;
	struct str why =
		str_printf(l->a, "the house plays %.*s in game %.*s from now on.",
			   STR_MADE(l->a, name_of(l)), STR_ARG(l->g.name));

	if (!standby_call_off(l->h, l->a, &l->g, l->s->seat, err) ||
	    !seat_offer(l->h, l->a, &l->g, l->s, seat_of_house, STR(""), "replaced",
			err))
		return false;
	l->s->status = SEAT_JOINED;
	l->s->joined = home_now(l->h);
	l->s->led_no = SEAT_LED;
	return seats_save(l->h->store, l->s, err) &&
	       (was.status == SEAT_DECLINED || !was.address.n ||
		invitation_taken_back(l->h, l->a, &l->g, &was,
				      "the house plays the seat", why, err)) &&
	       seat_hand_over(l->h, l->a, &l->g, l->r, l->s, was.name, err);
}

static bool tell_player(struct lead *l, bool once, struct err *err)
{
	struct page page = page_in(l->a);
	int64_t cause;

	page_paraf(
		&page,
		once ? "The house plays your seat (%.*s) in turn %d, phase %d, if you send no orders: your own go before the house's. HELP HOUSE tells how it plays."
		     : "The house plays your seat (%.*s) from turn %d, phase %d on. It is yours again as soon as you send orders. HELP HOUSE tells how the house plays.",
		STR_MADE(l->a, name_of(l)), l->g.turn, l->g.phase);
	return post_cause(l->h, &cause, err) &&
	       post_queue(l->h, l->a,
			  &(struct posting){
				  .game = &l->g,
				  .seat = l->s,
				  .kind = KIND_NOTICE,
				  .cause = CAUSE_GM,
				  .cause_id = cause,
				  .subject = str_printf(
					  l->a, "%.*s the house plays your seat",
					  STR_MADE(l->a, post_tag(l->a, &l->g))),
				  .page = &page,
				  .bulk = true,
			  },
			  err);
}

static bool lead(struct lead *l, bool once, struct err *err)
{
	bool vacant = is_vacant(l);

	if (!led_can(l->r, err))
		return false;
	if (seat_is_led(l->s, l->g.phase_no) && (once || l->s->led_no == SEAT_LED))
		return err_refuse(err, "the house plays %.*s already",
				  STR_ARG(l->s->colour));
	if (vacant && once)
		return err_refuse(
			err,
			"%.*s has no player: without --once the house plays it until somebody takes it",
			STR_ARG(l->s->colour));
	if (vacant)
		return take_over(l, err);
	if (once && l->sheet.readable)
		return err_refuse(
			err, "%.*s has sent orders for phase %d.%d, and they count",
			STR_ARG(l->s->colour), l->g.turn, l->g.phase);
	l->s->led_no = once ? l->g.phase_no : SEAT_LED;
	return seats_save(l->h->store, l->s, err) && tell_player(l, once, err) &&
	       note(l,
		    once ? "is played by the house in this phase, unless its player orders."
			 : "is played by the house until its player orders again.",
		    err);
}

/* The house stops playing the seat; its orders are dropped. */
static bool end(struct lead *l, struct err *err)
{
	struct seat *seats;
	int n;

	if (!seat_is_led(l->s, l->g.phase_no))
		return err_refuse(err, "the house does not play %.*s",
				  STR_ARG(l->s->colour));
	if (!l->s->address.n)
		return err_refuse(
			err,
			"%.*s has no other player: seat replace gives the seat to one, and the house plays it until they join",
			STR_ARG(l->s->colour));
	if (!seats_list(l->h->store, l->a, l->g.id, &seats, &n, err))
		return false;
	struct reader r =
		position_reader(&l->g, &l->p, position_view(l->a, &l->p, l->s->seat),
				l->s->seat, seats, n);
	led_give_way(l->a, &r, &l->sheet);
	l->s->led_no = 0;
	return (!l->sheet.exists || sheets_save(l->h->store, &l->sheet, err)) &&
	       seats_save(l->h->store, l->s, err) &&
	       note(l, "is played by its player again.", err);
}

/* A phase that waited for this seat alone may run now. */
static bool by_gm(struct lead *l, struct str game, struct str word, enum led_how how,
		  struct err *err)
{
	return load(l, game, word, err) &&
	       (how == LED_OFF ? end(l, err) : lead(l, how == LED_ONCE, err)) &&
	       phase_led(l->h, l->a, &l->g, err) &&
	       phase_note_letter(l->h, l->a, &l->g, how != LED_OFF, home_now(l->h),
				 err);
}

bool led_by_gm(struct home *h, struct arena *a, struct str game, struct str seat,
	       enum led_how how, struct seat *s, struct err *err)
{
	struct lead l = {.h = h, .a = a, .s = s};

	return home_begin(h, err) && home_end(h, by_gm(&l, game, seat, how, err), err);
}

const char *led_words(enum led_how how, const struct seat *seat)
{
	if (how == LED_OFF)
		return "its player plays it again";
	if (how == LED_ONCE)
		return "the house plays it in this phase, unless its player orders";
	return seat->address.n ? "the house plays it until its player orders again"
			       : "the house plays it until somebody takes it";
}
