/* Reports on their way: a letter to each seat, to the GM, to each observer; once more on
 * demand.
 * SPDX-License-Identifier: ISC */
#include "server/report/reports.h"

#include "base/arena.h"
#include "schema/seats.h"
#include "server/game/phase_missing.h"
#include "server/home/record.h"
#include "server/options/house_rules.h"
#include "server/outbox/digest.h"
#include "server/outbox/format.h"
#include "server/outbox/post.h"
#include "server/outbox/post_decide.h"

enum what { REPORT, START, WELCOME };

static bool fill_house(struct home *h, struct arena *a, const struct issue *is,
		       struct bulletin *b, struct err *err)
{
	struct page *house = arena_new(a, struct page);

	*house = page_in(a);
	b->house = house;
	return house_rules_common(h, a, is->game, house, err);
}

/* A phase that is planned and then written (post_decide.h) queues its letters twice, of one issue. */
static bool letter_of(struct home *h, struct arena *a, const struct issue *is,
		      const struct seat *to, enum what what, struct bulletin *b,
		      struct err *err)
{
	struct bulletin **made = &is->letter[to ? to->seat : GAME_SEATS_MAX];

	if (!*made) {
		struct bulletin *one = arena_new(a, struct bulletin);
		if (!reports_bulletin(h, a, is, to ? to->seat : SEAT_GM, one, err))
			return false;
		one->form = arena_new(a, struct page);
		*made = one;
	}
	if (what == REPORT && !(*made)->subject.n)
		(*made)->subject = bulletin_subject(a, *made);
	*b = **made;
	return true;
}

static bool queue_one(struct home *h, struct arena *a, const struct issue *is,
		      const struct seat *to, enum what what, enum post_cause cause,
		      int64_t id, bool *first, struct err *err)
{
	struct bulletin b;
	bool fresh = *first && what == REPORT && cause == CAUSE_PHASE;

	*first = false;

	if (!letter_of(h, a, is, to, what, &b, err) ||
	    (what != REPORT && !fill_house(h, a, is, &b, err)))
		return false;
	b.later = what == WELCOME;
	if (to && what == REPORT && !digest_told(h, a, to, err))
		return false;
	return post_queue(
		h, a,
		&(struct posting){
			.game = is->game,
			.settings = &is->settings,
			.seat = to,
			.gm = !to,
			.kind = what == REPORT ? KIND_REPORT : KIND_START,
			.cause = cause,
			.cause_id = id,
			.subject = what == REPORT ? b.subject
						  : bulletin_start_subject(a, &b),
			.bulletin = &b,
			.print = what == REPORT ? bulletin_report : bulletin_start,
			.format = format_common(is->seats, is->n_seats),
			.board = is->board,
			.bulk = true,
			.fresh = fresh,
			.calendar = what == REPORT,
		},
		err);
}

static bool queue_all(struct home *h, struct arena *a, const struct issue *is,
		      unsigned to, bool gm, enum what what, enum post_cause cause,
		      int64_t id, struct err *err)
{
	bool first = true;

	/* A standby who was asked to take over a seat is told nothing before JOIN. */
	for (int i = 0; i < is->n_seats; i++)
		if (to >> is->seats[i].seat & 1 &&
		    is->seats[i].status != SEAT_INVITED &&
		    is->seats[i].status != SEAT_DECLINED &&
		    !queue_one(h, a, is, &is->seats[i], what, cause, id, &first, err))
			return false;
	if (gm && !queue_one(h, a, is, NULL, what, cause, id, &first, err))
		return false;
	/* Letters to everybody go to observers, too. */
	return !gm || !to || what != REPORT ||
	       reports_to_observers(h, a, is, cause, id, err);
}

bool reports_queue(struct home *h, struct arena *a, const struct issue *is, unsigned to,
		   bool gm, enum post_cause cause, int64_t id, struct err *err)
{
	return queue_all(h, a, is, to, gm, REPORT, cause, id, err);
}

bool reports_queue_start(struct home *h, struct arena *a, const struct issue *is,
			 unsigned to, bool gm, enum post_cause cause, int64_t id,
			 struct err *err)
{
	return queue_all(h, a, is, to, gm, START, cause, id, err);
}

bool reports_queue_welcome(struct home *h, struct arena *a, const struct issue *is,
			   int seat, enum post_cause cause, int64_t id, struct err *err)
{
	unsigned to = 1U << seat;

	return queue_all(h, a, is, to, false, WELCOME, cause, id, err) &&
	       queue_all(h, a, is, to, false, REPORT, cause, id, err);
}

/* Those who have their seat; the others get the report with their JOIN. */
static bool who_reads(const struct issue *is, int seat, unsigned *to, struct err *err)
{
	*to = 0;
	for (int i = 0; i < is->n_seats; i++) {
		const struct seat *s = &is->seats[i];
		if (seat != SEAT_ALL && s->seat != seat)
			continue;
		if (s->status == SEAT_JOINED)
			*to |= 1U << s->seat;
		else if (seat != SEAT_ALL)
			return err_refuse(
				err, "%.*s (%.*s) %s", STR_ARG(s->colour),
				STR_ARG(s->name),
				s->status == SEAT_REMOVED
					? "is no longer in the game"
					: "has not joined: the report comes with their JOIN");
	}
	return true;
}

struct resending {
	struct str game;
	int seat;
	unsigned to; /* its readers */
};

static bool resend(struct home *h, struct arena *a, void *with, struct err *err)
{
	struct resending *r = with;
	struct game g;
	struct issue is;
	int64_t act;

	if (!reports_find(h, a, r->game, &g, err) ||
	    !reports_load(h, a, &g, g.phase_no, &is, err) ||
	    !who_reads(&is, r->seat, &r->to, err))
		return false;
	bool gm = r->seat == SEAT_GM;
	struct str names =
		gm ? STR("the GM") : phase_seat_names(a, is.position->rules, r->to);
	return post_cause(h, &act, err) &&
	       reports_queue(h, a, &is, r->to, gm, CAUSE_AGAIN, act, err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "The GM sent the report again to %.*s.",
				     STR_ARG(names)),
			  STR(""), false, err);
}

bool reports_resend(struct home *h, struct arena *a, struct str game, int seat,
		    unsigned *to, struct err *err)
{
	struct resending r = {.game = game, .seat = seat};
	bool ok = post_decide(h, a, resend, &r, err);

	*to = r.to;
	return ok;
}
