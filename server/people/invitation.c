/* The invitation to a seat.
 * SPDX-License-Identifier: ISC */
#include "server/people/invitation.h"
#include "server/options/outline.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "orders/vocab.h"
#include "schema/standbys.h"
#include "server/game/game_gm.h"
#include "server/game/how_far.h"
#include "server/game/known_as.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/options/powers_wish.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/people/invitation_texts.h"
#include "server/render/letterhead.h"

/* No line of it is an order as it stands: our letters order nothing when they come
 * back. */
static struct str invitation_form(struct arena *a, const struct powers_plan *plan,
				  bool given)
{
	const struct game_rules *r = plan->rules;
	bool wish = plan->how == POWERS_WISH && plan->n >= 2;
	struct str roles = str_lower(a, str_of(wish ? r->role_kinds : ""));
	struct buf out = buf_in(a);

	buf_z(&out, given ? "  join" : "  join seat __ __");
	if (wish)
		buf_printf(&out, " " PRI_STR " __ __ __", STR_ARG(roles));
	buf_z(&out, " word __ phone __\n");
	buf_z(&out, "  # examples:\n  #   join\n  #   join");
	if (!given)
		buf_printf(&out, " seat %s, %s", r->colours[1], r->colours[0]);
	if (wish)
		buf_printf(&out, " " PRI_STR " %s, %s", STR_ARG(roles),
			   powers_name(r, plan->power[1]),
			   powers_name(r, plan->power[0]));
	buf_z(&out, " word kestrel\n  #   decline");
	return buf_str(&out);
}

static void add_lesson(const struct game_rules *r, struct page *page)
{
	if (!r->lesson)
		return;
	page_subheading(page, str_of(_("HOW IT IS PLAYED")));
	letterhead_lesson(page, r);
}

/* "Ann, Bob, Cat": those who were invited, by their names. */
static bool add_people(struct arena *a, struct home *h, const struct game *g,
		       struct page *page, struct err *err)
{
	struct buf names = buf_in(a);
	struct seat *seats;
	int n;

	if (players_are_hidden(g)) {
		page_label(page, STR(N_("PLAYERS")), str_of(_(TEXT_ANONYMOUS)));
		return true;
	}
	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (seats[i].status != SEAT_DECLINED && seats[i].name.n)
			buf_printf(&names, "%s%.*s", names.n ? ", " : "",
				   STR_ARG(seats[i].name));
	if (names.n)
		page_label(page, STR(N_("INVITED SO FAR")), buf_str(&names));
	return true;
}

/* A seat that the GM gave is not wished for. */
static const char *what_to_answer(bool in, bool given)
{
	if (given)
		return in ? _(TEXT_YOUR_WISHES_FOR_A_GIVEN_SEAT)
			  : _(TEXT_YOUR_ANSWER_FOR_A_GIVEN_SEAT);
	return in ? _(TEXT_YOUR_WISHES) : _(TEXT_YOUR_ANSWER);
}

static bool invitation_page(struct arena *a, struct home *h, const struct game *g,
			    const struct powers_plan *plan, const struct seat *s,
			    const void *view, struct page *page, struct err *err)
{
	const struct game_rules *r = plan->rules;

	letterhead_title(page, r, g->name, STR(""), 0, 0, 0);
	bool in = s->status == SEAT_JOINED;
	page_subheading(page, str_of(in ? _("YOU ARE IN") : _("INVITATION")));
	page_paraf(page, in ? _(TEXT_IN_A_NEW_GAME) : _(TEXT_TO_A_NEW_GAME),
		   STR_ARG(s->name), r->title, g->n_seats);
	page_label(
		page, STR(N_("SEAT")),
		str_printf(
			a,
			s->colour_fixed
				? "%.*s"
				: _("%.*s, unless you or another player wishes for another seat"),
			STR_ARG(s->colour)));
	page_label(page, STR(N_("GM")), game_gm_shown(a, h, g));
	if (!add_people(a, h, g, page, err))
		return false;
	bool early;
	if (!phase_clock_early(h, a, g, &early, err))
		return false;
	page_label(
		page, STR(N_("DEADLINES")),
		phase_clock_told(a, r, view, g->deadlines, h->config.holidays, early));
	add_lesson(r, page);
	powers_wish_invite(plan, page);
	page_subheading(page, str_of(_("THE SECRET BEHIND CHANCE")));
	page_paraf(page, _(TEXT_CHANCE));
	page_verbatim(page, str_printf(a, "  commitment  %.*s\n              %.*s",
				       (int)(g->commitment.n / 2), g->commitment.s,
				       (int)(g->commitment.n - g->commitment.n / 2),
				       g->commitment.s + g->commitment.n / 2));
	page_cut(page);
	page_subheading(page, str_of(_("YOUR ANSWER")));
	page_paraf(page, "%s %s", what_to_answer(in, s->colour_fixed),
		   players_are_hidden(g) ? _(TEXT_TELEPHONE_OF_AN_ANONYMOUS_PLAYER)
					 : _(TEXT_TELEPHONE));
	page_form(page, invitation_form(a, plan, s->colour_fixed));
	return true;
}

/* "Dwarves 1, Elves 2 (castles held)": how all seats stand, as everybody may know it. */
static bool add_standing(struct arena *a, struct home *h, const struct game *g,
			 const struct game_rules *r, struct page *page, struct err *err)
{
	struct position p;
	struct seat *seats;
	int n;

	if (!position_load(h, a, g, g->phase_no, &p, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	struct str counts =
		how_far_told(a, r, position_view(a, &p, SEAT_READERS), seats, n);
	if (counts.n)
		page_label(page, STR(N_("SO FAR")), counts);
	return true;
}

/* Did the person whom the GM invites to the seat play it last? They get it back. */
static bool had_it_before(struct home *h, struct arena *a, const struct seat *s,
			  bool *back, struct err *err)
{
	struct holder *before;
	int n;

	if (!holders_list(h->store, a, s->id, &before, &n, err))
		return false;
	*back = n && str_equal(before[0].address, s->address);
	return true;
}

/* To a game that runs: the seat is as it is. */
static bool invitation_to_running(struct arena *a, struct home *h, const struct game *g,
				  const struct game_rules *r, const struct seat *s,
				  const void *view, int64_t until, struct page *page,
				  struct err *err)
{
	int of = game_phases(r, view, g->turn);
	bool early, back;

	if (!phase_clock_early(h, a, g, &early, err) ||
	    !had_it_before(h, a, s, &back, err))
		return false;
	letterhead_title(page, r, g->name, STR(""), g->turn, g->phase, of);
	page_subheading(page, str_of(_("INVITATION")));
	page_paraf(page,
		   back ? _(TEXT_BACK_IN_A_RUNNING_GAME) : _(TEXT_TO_A_RUNNING_GAME),
		   STR_ARG(s->name), r->title, g->n_seats);
	if (until)
		page_paraf(page, _(TEXT_KEPT_UNTIL), STR_MADE(a, clock_long(a, until)));
	page_label(page, STR(N_("SEAT")), letterhead_seat(a, r, s->seat));
	if (players_are_hidden(g))
		page_label(page, STR(N_("PLAYERS")), str_of(_(TEXT_ANONYMOUS)));
	page_label(
		page, STR(N_("OPEN")),
		str_printf(
			a,
			g->status == GAME_PAUSED
				? _("turn %d, phase %d of %d; the game is paused")
			: g->hold.n
				? _("turn %d, phase %d of %d; it waits for the GM, or for your orders")
				: _("turn %d, phase %d of %d"),
			g->turn, g->phase, of));
	if (!add_standing(a, h, g, r, page, err))
		return false;
	page_label(page, STR(N_("DEADLINE")),
		   letterhead_deadline(a,
				       g->status == GAME_PAUSED ? LETTERHEAD_PAUSED
								: g->deadline,
				       home_now(h), phase_clock_zone(a, g, s)));
	page_label(
		page, STR(N_("DEADLINES")),
		phase_clock_told(a, r, view, g->deadlines, h->config.holidays, early));
	page_label(page, STR(N_("GM")), game_gm_shown(a, h, g));
	add_lesson(r, page);
	page_cut(page);
	page_form(page, STR("  # join\n  # or: decline"));
	return true;
}

bool invitation_taken_back(struct home *h, struct arena *a, const struct game *g,
			   const struct seat *was, const char *what, struct str why,
			   struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_paraf(
		&page,
		_("%.*s, %.*s Your reply addresses for it no longer work, and you get no more letters of this game. Questions go to the GM: %.*s"),
		STR_ARG(was->name), STR_ARG(why), STR_MADE(a, game_gm_shown(a, h, g)));
	return post_cause(h, &cause, err) &&
	       post_queue(
		       h, a,
		       &(struct posting){
			       .game = g,
			       .rcpt = was->address,
			       .left = was,
			       .kind = KIND_NOTICE,
			       .cause = CAUSE_SEAT,
			       .cause_id = cause,
			       .subject = str_printf(a, "%.*s %s",
						     STR_MADE(a, post_tag(a, g)), what),
			       .page = &page,
			       .no_key = true,
			       .asks_gm = true,
		       },
		       err);
}

static bool queue(struct home *h, struct arena *a, const struct game *g,
		  const struct game_rules *r, const struct seat *s, int64_t until,
		  enum post_cause cause, int64_t cause_id, struct err *err)
{
	struct page page = page_in(a);
	struct powers_plan plan;
	const void *view;

	if (!powers_plan_load(h, a, g, r, &plan, err) ||
	    !game_outline(h, a, g, &view, err) || !game_locale_begin(h, a, g, err))
		return false;
	bool ok = true;
	if (g->status == GAME_RUNNING || g->status == GAME_PAUSED)
		ok = invitation_to_running(a, h, g, r, s, view, until, &page, err);
	else
		ok = invitation_page(a, h, g, &plan, s, view, &page, err);
	locale_end();
	if (!ok)
		return false;
	return post_queue(
		h, a,
		&(struct posting){
			.game = g,
			.seat = s,
			.kind = KIND_INVITATION,
			.cause = cause,
			.cause_id = cause_id,
			.subject =
				s->status == SEAT_JOINED && g->status == GAME_INVITING
					? str_printf(a, "%.*s you are in",
						     STR_MADE(a, post_tag(a, g)))
					: str_printf(
						  a,
						  "%.*s invitation to %s by mail - reply JOIN or DECLINE",
						  STR_MADE(a, post_tag(a, g)),
						  r->title),
			.page = &page,
			.bulk = true,
		},
		err);
}

bool invitation_queue(struct home *h, struct arena *a, const struct game *g,
		      const struct game_rules *r, const struct seat *s, struct err *err)
{
	return invitation_to_standby(h, a, g, r, s, 0, err);
}

bool invitation_to_standby(struct home *h, struct arena *a, const struct game *g,
			   const struct game_rules *r, const struct seat *s,
			   int64_t until, struct err *err)
{
	return queue(h, a, g, r, s, until, CAUSE_INVITED, s->id, err);
}

bool invitation_again(struct home *h, struct arena *a, const struct game *g,
		      const struct game_rules *r, const struct seat *s, int64_t cause,
		      struct err *err)
{
	return queue(h, a, g, r, s, 0, CAUSE_AGAIN, cause, err);
}
