/* Joining and leaving.
 * SPDX-License-Identifier: ISC */
#include "server/people/joining.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/open_games.h"
#include "schema/questions.h"
#include "schema/snapshots.h"
#include "server/game/known_as.h"
#include "server/game/seat_token.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/standby.h"
#include "server/people/standby_call.h"
#include "server/report/reports.h"

static bool tell_all_in(struct home *h, struct arena *a, const struct game *g,
			struct err *err)
{
	struct open_game o;
	struct seat *seats;
	int n, in = 0;
	bool open;

	if (g->status != GAME_INVITING)
		return true;
	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		in += seats[i].status == SEAT_JOINED;
	if (in < g->n_seats)
		return true;
	if (!open_games_load(h->store, a, g->id, &open, &o, err))
		return false;
	bool by_itself = open && !o.by_gm;
	return post_to_gm(
		h, a, g, KIND_ALL_IN, CAUSE_GAME, g->id,
		str_printf(a, "%.*s all %d have joined", STR_MADE(a, post_tag(a, g)),
			   in),
		by_itself
			? str_printf(
				  a,
				  "All %d players of game %.*s have joined. It starts by itself.",
				  in, STR_ARG(g->name))
			: str_printf(
				  a,
				  "All %d players of game %.*s have joined. Start it with\n"
				  "postalgm game start %.*s",
				  in, STR_ARG(g->name), STR_ARG(g->name)),
		err);
}

/* A new player of a running game gets everything: the start letter and the open form.
 */
static bool send_position(struct home *h, struct arena *a, const struct game *g,
			  const struct seat *s, struct err *err)
{
	struct issue is;
	int64_t cause;

	return reports_load(h, a, g, g->phase_no, &is, err) &&
	       post_cause(h, &cause, err) &&
	       reports_queue_welcome(h, a, &is, s->seat, CAUSE_JOINED, cause, err);
}

static void take_wishes(struct seat *s, const struct join_wish *w)
{
	if (w->colours.n)
		s->wish_colours = w->colours;
	if (w->powers.n)
		s->wish_powers = w->powers;
	if (w->lucky.n)
		s->lucky = w->lucky;
	if (w->phone.n)
		s->phone = w->phone;
}

/* The seats that they wish for and the GM has given to others: that wish cannot come true. */
static bool say_taken(struct home *h, struct arena *a, const struct game *g,
		      const struct seat *s, struct buf *text, struct err *err)
{
	struct str wishes = s->wish_colours;
	struct seat *seats;
	int n;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	while (wishes.n) {
		struct str wish = str_trim(str_until(&wishes, ','));
		for (int i = 0; i < n; i++)
			if (seats[i].id != s->id && seats[i].colour_fixed &&
			    str_iequal(seats[i].colour, wish))
				buf_printf(
					text,
					_(" The GM has given %.*s to another player, so you cannot have it."),
					STR_ARG(wish));
	}
	return true;
}

/* Their seat, as far as it is decided, and the wishes that may change it. */
static bool say_seat(struct home *h, struct arena *a, const struct game *g,
		     const struct seat *s, struct buf *text, struct err *err)
{
	if (s->colour_fixed || g->status != GAME_INVITING)
		buf_printf(text, _(" Your seat is %.*s."), STR_ARG(s->colour));
	else if (str_iequal(s->wish_colours, s->colour))
		buf_printf(
			text,
			_(" Your seat is %.*s, as you wish, unless another player wished for it before you."),
			STR_ARG(s->colour));
	else if (s->wish_colours.n)
		buf_printf(
			text,
			_(" Seats you wish for: %.*s. If you can have none of them, your seat is %.*s or one that is left."),
			STR_ARG(s->wish_colours), STR_ARG(s->colour));
	else
		buf_printf(
			text,
			_(" Your seat is %.*s, unless another player wishes for it."),
			STR_ARG(s->colour));
	return s->colour_fixed || g->status != GAME_INVITING ||
	       say_taken(h, a, g, s, text, err);
}

static bool welcome(struct home *h, struct arena *a, const struct game *g,
		    const struct seat *s, struct str *said, struct err *err)
{
	const struct game_rules *r = game_find(g->rules);
	struct buf text = buf_in(a);

	buf_printf(&text, _("You are in: game %.*s."), STR_ARG(g->name));
	if (!say_seat(h, a, g, s, &text, err))
		return false;
	if (s->colour_fixed && s->wish_colours.n &&
	    !str_iequal(s->wish_colours, s->colour))
		buf_printf(
			&text,
			_(" The GM gave you this seat; your wish for %.*s does not change it."),
			STR_ARG(s->wish_colours));
	if (r && s->wish_powers.n && g->status == GAME_INVITING)
		buf_printf(&text, _(" %s you wish for, the best first: %.*s."),
			   game_role_kinds(r), STR_ARG(s->wish_powers));
	if (s->lucky.n && g->status == GAME_INVITING) /* else a predecessor's */
		buf_printf(&text, _(" Your lucky word: %.*s."), STR_ARG(s->lucky));
	if (s->phone.n)
		buf_printf(
			&text,
			players_are_hidden(g)
				? _(" Your telephone, which only the GM is told: %.*s.")
				: _(" Your telephone, which the other players are told: %.*s."),
			STR_ARG(s->phone));
	buf_z(&text,
	      g->status != GAME_INVITING
		      ? _(" The whole position comes with the next letters.")
		      : _(" The start letter comes when all have joined; until then JOIN with other wishes changes yours."));
	*said = buf_str(&text);
	return true;
}

static bool tell_joined_after_all(struct home *h, struct arena *a, const struct game *g,
				  const struct seat *s, struct err *err)
{
	int64_t cause;

	return post_cause(h, &cause, err) &&
	       post_to_gm(
		       h, a, g, KIND_JOINED, CAUSE_SEAT, cause,
		       str_printf(a, "%.*s %.*s joined after all",
				  STR_MADE(a, post_tag(a, g)), STR_ARG(s->name)),
		       str_printf(
			       a,
			       "%.*s (%.*s) had declined, but plays now: you need not invite anybody else.",
			       STR_ARG(s->name), STR_ARG(s->colour)),
		       err);
}

/* Orders for the seat in the open phase stand until they are changed: the new player
 * sees all of it. */
static bool add_predecessors_orders(struct home *h, struct arena *a,
				    const struct game *g, const struct seat *s,
				    struct str *said, struct err *err)
{
	struct position p;
	struct stored_sheet stored;
	struct seat *seats;
	struct buf text = buf_in(a);
	int n;

	if (g->status == GAME_OVER)
		return true;
	if (!position_load(h, a, g, g->phase_no, &p, err) ||
	    !sheets_load(h->store, a, g->id, g->phase_no, s->seat, &stored, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	buf_add(&text, *said);
	if (stored.n_slots == 0) {
		buf_printf(
			&text,
			_("\nNobody has ordered for the seat in turn %d, phase %d yet."),
			g->turn, g->phase);
	} else {
		struct reader r = position_reader(g, &p, position_view(a, &p, s->seat),
						  s->seat, seats, n);
		buf_printf(
			&text,
			_("\n"
			  "Your predecessor has ordered for turn %d, phase %d. Those orders stand\nuntil you change them (the word replace, at the top of your letter,\n"
			  "drops them all).\n"),
			g->turn, g->phase);
		echo_sheet(position_sheet(a, &r, &stored), &text);
	}
	*said = buf_str(&text);
	return true;
}

/* The orders that the house gave are the player's from now on, until they change
 * them. */
static bool end_of_house(struct home *h, struct arena *a, const struct game *g,
			 struct seat *s, struct err *err)
{
	struct stored_sheet stored;

	s->led_no = 0;
	if (!g->phase)
		return true;
	if (!sheets_load(h->store, a, g->id, g->phase_no, s->seat, &stored, err))
		return false;
	if (!stored.by_house)
		return true;
	stored.by_house = false;
	return sheets_save(h->store, &stored, err);
}

bool play_join(struct home *h, struct arena *a, struct game *g, struct seat *s,
	       const struct join_wish *w, struct str *said, struct err *err)
{
	bool again = s->status == SEAT_JOINED, running = g->status != GAME_INVITING;
	bool was_called = false;
	const struct game_rules *r = game_rules_of(g, err);

	if (!r)
		return false;
	if (s->status == SEAT_REMOVED) {
		*said = str_of(_("The seat has left the game: nobody can take it."));
		return true;
	}
	if (running && again) {
		*said = str_of(_("You have joined already; the game runs."));
		return true;
	}
	struct str lucky = s->lucky;
	take_wishes(s, w);
	if (running)
		s->lucky = lucky; /* it is part of the seed */
	bool declined = s->status == SEAT_DECLINED;
	s->status = SEAT_JOINED;
	if (!again)
		s->joined = home_now(h);
	return welcome(h, a, g, s, said, err) &&
	       (!running || end_of_house(h, a, g, s, err)) &&
	       (!running || add_predecessors_orders(h, a, g, s, said, err)) &&
	       seats_save(h->store, s, err) &&
	       (!running || standby_joined(h, a, g, r, s, &was_called, err)) &&
	       (!declined || was_called || tell_joined_after_all(h, a, g, s, err)) &&
	       tell_all_in(h, a, g, err) &&
	       (!running || send_position(h, a, g, s, err));
}

bool play_decline(struct home *h, struct arena *a, struct game *g, struct seat *s,
		  struct str *said, struct err *err)
{
	int64_t cause;

	if (g->status != GAME_INVITING && s->status != SEAT_INVITED) {
		*said = str_of(
			_("The game runs. To leave it for good, write RESIGN NOW."));
		return true;
	}
	bool again = s->status == SEAT_DECLINED, was_called = false;
	const struct game_rules *r = game_rules_of(g, err);
	if (!r || (!again && g->status != GAME_INVITING &&
		   !standby_declined(h, a, g, r, s, &was_called, err)))
		return false;
	s->status = SEAT_DECLINED;
	if (was_called) {
		/* The row is another's by now: nothing of this one is saved. */
		*said = str_of(_(
			"Thank you for your answer: the seat is offered to somebody else. You are no longer on the list of standbys."));
		return true;
	}
	*said = str_of(_(
		"You are not in this game. Should you change your mind, write JOIN."));
	if (again)
		return true;
	return seats_save(h->store, s, err) && post_cause(h, &cause, err) &&
	       post_to_gm(
		       h, a, g, KIND_DECLINED, CAUSE_SEAT, cause,
		       str_printf(a, "%.*s %.*s declined", STR_MADE(a, post_tag(a, g)),
				  STR_ARG(s->name)),
		       str_printf(
			       a,
			       "%.*s (%.*s) does not play. Invite somebody else with\n"
			       "postalgm seat replace %.*s %.*s ADDRESS",
			       STR_ARG(s->name), STR_ARG(s->colour), STR_ARG(g->name),
			       STR_MADE(a, seat_token(g, s))),
		       err);
}

static bool tell_resigned(struct home *h, struct arena *a, const struct game *g,
			  const struct seat *s, struct str line, struct err *err)
{
	int64_t cause;
	int waiting;

	if (!post_cause(h, &cause, err) || !standby_callable(h, a, g, &waiting, err))
		return false;
	struct str token = seat_token(g, s);
	struct str call = waiting ? str_printf(a, "\npostalgm nmr standby %.*s %.*s",
					       STR_ARG(g->name), STR_ARG(token))
				  : STR("");
	struct str mail =
		waiting ? str_printf(a, "NMR STANDBY %.*s, or ", STR_ARG(token))
			: STR("");
	return post_to_gm(
		h, a, g, KIND_RESIGNED, CAUSE_SEAT, cause,
		str_printf(a, "%.*s %.*s", STR_MADE(a, post_tag(a, g)), STR_ARG(line)),
		str_printf(
			a,
			"%.*s The seat leaves at the end of the turn, unless somebody takes it:%.*s\npostalgm seat replace %.*s %.*s ADDRESS\nOr answer this letter with %.*sSEAT REPLACE %.*s NAME <ADDRESS>\nTheir own address gives it back to them.",
			STR_ARG(line), STR_ARG(call), STR_ARG(g->name), STR_ARG(token),
			STR_ARG(mail), STR_ARG(token)),
		err);
}

/* The question whether they resign is answered, however the word came; a player who
 * resigned at once has no other question either. */
static bool settle_questions(struct home *h, struct arena *a, const struct seat *s,
			     bool now, struct err *err)
{
	struct question *list;
	int n;

	if (!questions_list(h->store, a, s->id, 0, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		bool resigns = str_is(str_trim(list[i].text), "resign");
		if (list[i].state == QUESTION_OPEN && (now || resigns) &&
		    !questions_settle(h->store, list[i].id,
				      resigns ? QUESTION_YES : QUESTION_REPLACED,
				      home_now(h), err))
			return false;
	}
	return true;
}

bool play_resign(struct home *h, struct arena *a, struct game *g, struct seat *s,
		 bool now, struct str *said, struct err *err)
{
	struct act x = {.game_id = g->id,
			.phase_no = g->phase_no,
			.kind = ACT_RESIGN,
			.seat = s->seat,
			.name = now ? STR("") : STR("turn"),
			.utc = home_now(h)};
	const struct game_rules *r = game_rules_of(g, err);

	if (!r)
		return false;
	if (s->resigned || (s->leaving && !now)) {
		*said = s->resigned
				? str_of(_("You have resigned already."))
				: str_of(_(
					  "You have resigned already: your seat leaves the game at the end of this\nturn."));
		return true;
	}
	s->resigned = now;
	s->leaving = !now;
	*said = str_printf(
		a,
		now ? _("You have resigned. Your seat is played %s and leaves the game at the end of this turn, unless another player takes it first. If you change your mind before that, begin a line with GM: the GM can give you the seat back.")
		    : _("You have resigned. Your seat leaves the game at the end of this turn, unless another player takes it first; until then your orders count. RESIGN NOW ends that: from then on it is played %s. If you change your mind before the end of the turn, begin a line with GM: the GM can give you the seat back."),
		locale_text(game_absent(r)->played));
	struct str line =
		str_printf(a, "%.*s resigned%s.", STR_MADE(a, known_by_seat(a, g, s)),
			   now ? "" : ", and plays to the end of the turn");
	return seats_save(h->store, s, err) && acts_add(h->store, &x, err) &&
	       settle_questions(h, a, s, now, err) &&
	       record_act(h, g, WHO_SERVER, line, STR(""), true, err) &&
	       tell_resigned(h, a, g, s, line, err) && standby_after(h, a, g, err);
}
