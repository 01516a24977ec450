/* Seats: invitations, JOIN and DECLINE, another player, RESIGN.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/page.h"
#include "schema/snapshots.h"
#include "server/letterhead.h"
#include "server/play.h"
#include "server/post.h"
#include "server/record.h"
#include "server/reports.h"

/* Finding ------------------------------------------------------------------ */

bool seat_named(struct home *h, struct arena *a, const struct game *g, struct str word,
		struct seat *s, struct err *err)
{
	struct seat *seats;
	int64_t number = 0;
	int n, found = -1, by_name = 0;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	(void)str_int(word, 1, GAME_SEATS_MAX, &number);
	for (int i = 0; i < n && found < 0; i++)
		if (str_same(word, seats[i].colour) || number == seats[i].seat + 1 ||
		    str_same(word, seats[i].address))
			found = i;
	for (int i = 0; i < n && found < 0; i++)
		by_name += str_same(word, seats[i].name);
	for (int i = 0; i < n && found < 0; i++)
		if (by_name == 1 && str_same(word, seats[i].name))
			found = i;
	if (found >= 0) {
		*s = seats[found];
		return true;
	}
	struct buf list = buf_in(a);
	for (int i = 0; i < n; i++)
		buf_printf(&list, "%s%.*s (%.*s)", i ? ", " : "",
			   STR_ARG(seats[i].colour), STR_ARG(seats[i].name));
	return err_refuse(err, "game %.*s has no seat \"%.*s\"; there %s %.*s",
			  STR_ARG(g->name), STR_ARG(word), n == 1 ? "is" : "are",
			  STR_ARG(n ? buf_str(&list) : STR("none yet (seat add)")));
}

/* Invitations -------------------------------------------------------------- */

/* No line of it is an order as it stands: what we send orders nothing when it comes
 * back. */
static const char invitation_form[] = "  join colour __ __ word __ phone __\n"
				      "  # examples:\n"
				      "  #   join\n";

static void invitation_page(struct arena *a, struct home *h, const struct game *g,
			    const struct game_rules *r, const struct seat *s,
			    struct page *page)
{
	letterhead_title(page, r, g->name, STR(""), 0, 0);
	page_para(page, STR("INVITATION"));
	page_paraf(page,
		   "%.*s, you are invited to a game of %s by mail, for %d players. "
		   "Reply to "
		   "this letter with the word JOIN, or with DECLINE. Your reply "
		   "address is your "
		   "key: there is no password, and nobody else should write to it.",
		   STR_ARG(s->name), r->title, g->n_seats);
	page_label(page, STR("SEAT"),
		   str_printf(a, "%.*s%s", STR_ARG(s->colour),
			      s->colour_fixed
				      ? ""
				      : ", unless you wish for another colour"));
	page_label(page, STR("DEADLINES"), g->deadlines);
	page_label(page, STR("GM"), h->config.gm.n ? h->config.gm : h->config.address);
	page_paraf(
		page,
		"Chance in this game can be checked. Behind every shuffle and every "
		"draw "
		"stands one secret, drawn when the game was made; its BLAKE2b-256 is "
		"below. "
		"Your lucky word goes into the seed as well, so that nobody can know a "
		"draw "
		"before all have joined. The secret is published when the game ends.");
	page_verbatim(page, str_printf(a, "  commitment  %.*s\n              %.*s",
				       (int)(g->commitment.n / 2), g->commitment.s,
				       (int)(g->commitment.n - g->commitment.n / 2),
				       g->commitment.s + g->commitment.n / 2));
	page_cut(page);
	page_paraf(page,
		   "Copy what you want to the top of your reply; JOIN alone is enough. "
		   "Colours go by wish, the earlier JOIN first; your telephone number, "
		   "if you "
		   "give one, is told to the other players.");
	page_form(page,
		  str_printf(a,
			     "%s  #   join colour %s, %s word kestrel\n  #   decline",
			     invitation_form, r->colours[1], r->colours[0]));
}

static bool invite(struct home *h, struct arena *a, const struct game *g,
		   const struct game_rules *r, const struct seat *s, struct err *err)
{
	struct page page = page_in(a);

	invitation_page(a, h, g, r, s, &page);
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .seat = s,
				  .kind = "invitation",
				  .cause = "seat",
				  .cause_id = s->id * 1000 + s->epoch,
				  .subject = str_printf(
					  a, "%.*s invitation - reply JOIN or DECLINE",
					  STR_ARG(post_tag(a, g))),
				  .page = &page,
				  .bulk = true,
			  },
			  err);
}

/* Adding ------------------------------------------------------------------- */

static bool read_person(struct arena *a, struct str text, struct seat *s,
			struct err *err)
{
	if (!config_read_address(text, &s->name, &s->address, err))
		return false;
	if (s->name.n == 0)
		s->name = str_slice(s->address, 0, str_find_char(s->address, '@'));
	s->name = str_dup(a, s->name);
	s->address = str_dup(a, s->address);
	return true;
}

static int colour_index(const struct game_rules *r, int n, struct str colour)
{
	for (int i = 0; i < n; i++)
		if (str_is(colour, r->colours[i]))
			return i;
	return -1;
}

/* The seat for a newcomer: by colour where one is given. Before the start the row of a
 * colour may move, for nobody has been dealt anything yet. */
static bool free_seat(struct arena *a, const struct game *g, const struct game_rules *r,
		      const struct seat *have, int n, struct str colour, struct seat *s,
		      struct err *err)
{
	unsigned taken = 0;

	for (int i = 0; i < n; i++)
		taken |= 1U << have[i].seat;
	if (n >= g->n_seats)
		return err_refuse(err, "all %d seats of game %.*s are taken",
				  g->n_seats, STR_ARG(g->name));
	s->seat = 0;
	while (taken >> s->seat & 1)
		s->seat++;
	if (colour.n) {
		s->seat = colour_index(r, g->n_seats, colour);
		if (s->seat < 0) {
			struct buf list = buf_in(a);
			for (int i = 0; i < g->n_seats; i++)
				buf_printf(&list, "%s%s", i ? ", " : "", r->colours[i]);
			return err_refuse(err,
					  "there is no colour \"%.*s\" in a game of "
					  "%d; there are %.*s",
					  STR_ARG(colour), g->n_seats,
					  STR_ARG(buf_str(&list)));
		}
		if (taken >> s->seat & 1)
			return err_refuse(err, "%s is taken", r->colours[s->seat]);
		s->colour_fixed = true;
	}
	s->colour = str_of(r->colours[s->seat]);
	return true;
}

static bool add(struct home *h, struct arena *a, struct str name, struct str person,
		struct str colour, struct seat *s, struct err *err)
{
	struct game g;
	struct seat *have;
	const struct game_rules *r;
	int n;

	*s = (struct seat){.status = SEAT_INVITED, .epoch = 1, .invited = home_now(h)};
	if (!read_person(a, person, s, err) ||
	    !games_find(h->store, a, name, &g, err) || !(r = game_rules_of(&g, err)) ||
	    !seats_list(h->store, a, g.id, &have, &n, err))
		return false;
	if (g.status != GAME_INVITING)
		return err_refuse(err, "game %.*s has started; see seat replace",
				  STR_ARG(g.name));
	for (int i = 0; i < n; i++)
		if (address_compare(have[i].address, s->address) != ADDRESS_OTHER)
			return err_refuse(err,
					  "%.*s sits in this game already, as %.*s",
					  STR_ARG(s->address), STR_ARG(have[i].colour));
	if (!free_seat(a, &g, r, have, n, colour, s, err))
		return false;
	s->game_id = g.id;
	return seats_add(h->store, s, err) && invite(h, a, &g, r, s, err) &&
	       record_act(h, &g, "gm",
			  str_printf(a, "%.*s was invited, as %.*s.", STR_ARG(s->name),
				     STR_ARG(s->colour)),
			  STR(""), false, err);
}

bool seat_add(struct home *h, struct arena *a, struct str game, struct str person,
	      struct str colour, struct seat *seat, struct err *err)
{
	struct seat own;
	return home_begin(h, err) &&
	       home_end(h, add(h, a, game, person, colour, seat ? seat : &own, err),
			err);
}

static bool take_out(struct home *h, struct arena *a, struct str name, struct str word,
		     struct err *err)
{
	struct game g;
	struct seat s;

	if (!games_find(h->store, a, name, &g, err) ||
	    !seat_named(h, a, &g, word, &s, err))
		return false;
	if (g.status != GAME_INVITING)
		return err_refuse(err, "game %.*s has started; see seat replace",
				  STR_ARG(g.name));
	return seats_drop(h->store, g.id, s.seat, err) &&
	       record_act(
		       h, &g, "gm",
		       str_printf(a, "%.*s was taken off the list.", STR_ARG(s.name)),
		       STR(""), false, err);
}

bool seat_remove(struct home *h, struct arena *a, struct str game, struct str seat,
		 struct err *err)
{
	return home_begin(h, err) && home_end(h, take_out(h, a, game, seat, err), err);
}

static bool hand_over(struct home *h, struct arena *a, struct game *g, struct seat *s,
		      struct str was, struct err *err)
{
	struct act x = {.game_id = g->id,
			.phase_no = g->phase_no,
			.kind = ACT_PLAYER,
			.seat = s->seat,
			.utc = home_now(h)};
	struct str line =
		str_printf(a, "%.*s is played by %.*s from now on, in place of %.*s.",
			   STR_ARG(s->colour), STR_ARG(s->name), STR_ARG(was));
	/* Whoever asks what turn 1 phase 1 waits for has his answer. */
	g->hold = STR("");
	return acts_add(h->store, &x, err) && games_save(h->store, g, err) &&
	       record_act(h, g, "server", line, STR(""), true, err);
}

static bool replace(struct home *h, struct arena *a, struct str name, struct str word,
		    struct str person, struct err *err)
{
	struct game g;
	struct seat s;
	const struct game_rules *r;

	if (!games_find(h->store, a, name, &g, err) || !(r = game_rules_of(&g, err)) ||
	    !seat_named(h, a, &g, word, &s, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g.name));
	if (s.status == SEAT_REMOVED)
		return err_refuse(err,
				  "%.*s has left the game: nobody can take the seat",
				  STR_ARG(s.colour));
	struct str was = s.name;
	if (!read_person(a, person, &s, err))
		return false;
	s.epoch++;
	s.status = SEAT_INVITED;
	s.resigned = false;
	s.phone = s.zone = STR("");
	s.invited = home_now(h);
	return seats_save(h->store, &s, err) && invite(h, a, &g, r, &s, err) &&
	       (g.status == GAME_INVITING || hand_over(h, a, &g, &s, was, err));
}

bool seat_replace(struct home *h, struct arena *a, struct str game, struct str seat,
		  struct str person, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, replace(h, a, game, seat, person, err), err);
}

/* What a player's letter does ---------------------------------------------- */

static bool tell_all_in(struct home *h, struct arena *a, const struct game *g,
			struct err *err)
{
	struct seat *seats;
	int n, in = 0;

	if (g->status != GAME_INVITING)
		return true;
	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		in += seats[i].status == SEAT_JOINED;
	if (in < g->n_seats)
		return true;
	return post_to_gm(
		h, a, g, "all-in", "game", g->id,
		str_printf(a, "%.*s all %d have joined", STR_ARG(post_tag(a, g)), in),
		str_printf(a,
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
	       reports_queue_start(h, a, &is, 1U << s->seat, false, "joined", cause,
				   err) &&
	       reports_queue(h, a, &is, 1U << s->seat, false, "joined", cause, err);
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

bool play_join(struct home *h, struct arena *a, struct game *g, struct seat *s,
	       const struct join_wish *w, struct str *said, struct err *err)
{
	bool again = s->status == SEAT_JOINED, running = g->status != GAME_INVITING;

	if (running && again) {
		*said = STR("You have joined already; the game runs.");
		return true;
	}
	struct str lucky = s->lucky;
	take_wishes(s, w);
	if (running)
		s->lucky = lucky; /* it is part of the seed */
	s->status = SEAT_JOINED;
	if (!again)
		s->joined = home_now(h);
	struct buf text = buf_in(a);
	buf_printf(&text, "You are in: game %.*s.", STR_ARG(g->name));
	if (s->wish_colours.n && !s->colour_fixed)
		buf_printf(&text, " Colours you wish for: %.*s.",
			   STR_ARG(s->wish_colours));
	if (s->colour_fixed)
		buf_printf(&text, " Your colour is %.*s.", STR_ARG(s->colour));
	if (s->lucky.n)
		buf_printf(&text, " Your lucky word: %.*s.", STR_ARG(s->lucky));
	buf_z(&text, running ? " The whole position comes with the next letters."
			     : " The start letter comes when all have joined.");
	*said = buf_str(&text);
	return seats_save(h->store, s, err) && tell_all_in(h, a, g, err) &&
	       (!running || send_position(h, a, g, s, err));
}

bool play_decline(struct home *h, struct arena *a, struct game *g, struct seat *s,
		  struct str *said, struct err *err)
{
	if (g->status != GAME_INVITING && s->status != SEAT_INVITED) {
		*said = STR("The game runs. To leave it for good, write RESIGN NOW.");
		return true;
	}
	s->status = SEAT_DECLINED;
	*said = STR(
		"You are not in this game. Should you change your mind, write JOIN.");
	return seats_save(h->store, s, err) &&
	       post_to_gm(
		       h, a, g, "declined", "seat", s->id * 1000 + s->epoch,
		       str_printf(a, "%.*s %.*s declined", STR_ARG(post_tag(a, g)),
				  STR_ARG(s->name)),
		       str_printf(
			       a,
			       "%.*s (%.*s) does not play. Invite somebody else with\n"
			       "postalgm seat replace %.*s %.*s ADDRESS",
			       STR_ARG(s->name), STR_ARG(s->colour), STR_ARG(g->name),
			       STR_ARG(s->colour)),
		       err);
}

bool play_resign(struct home *h, struct arena *a, struct game *g, struct seat *s,
		 struct str *said, struct err *err)
{
	struct act x = {.game_id = g->id,
			.phase_no = g->phase_no,
			.kind = ACT_RESIGN,
			.seat = s->seat,
			.utc = home_now(h)};
	int64_t cause;

	if (s->resigned) {
		*said = STR("You have resigned already.");
		return true;
	}
	s->resigned = true;
	*said = STR("You have resigned. Your seat is played at random and leaves the "
		    "game at the end "
		    "of this turn, unless the GM finds another player first.");
	struct str line = str_printf(a, "%.*s (%.*s) resigned.", STR_ARG(s->colour),
				     STR_ARG(s->name));
	return seats_save(h->store, s, err) && acts_add(h->store, &x, err) &&
	       record_act(h, g, "server", line, STR(""), true, err) &&
	       post_cause(h, &cause, err) &&
	       post_to_gm(
		       h, a, g, "resigned", "seat", cause,
		       str_printf(a, "%.*s %.*s", STR_ARG(post_tag(a, g)),
				  STR_ARG(line)),
		       str_printf(a,
				  "%.*s The seat leaves at the end of the turn, unless "
				  "somebody "
				  "takes it:\npostalgm seat replace %.*s %.*s ADDRESS",
				  STR_ARG(line), STR_ARG(g->name), STR_ARG(s->colour)),
		       err);
}
