/* An excused miss: see nmr_excuse.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/nmr_excuse.h"

#include "base/arena.h"
#include "rules/scene.h"
#include "schema/persons.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/seats.h"
#include "server/phase/phase_run.h"
#include "server/render/letterhead.h"

static bool tell(struct home *h, struct arena *a, const struct game *g,
		 const struct seat *s, struct str what, struct str why, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(&page, what);
	if (why.n)
		page_paraf(&page, "Reason: %.*s", STR_ARG(why));
	return record_act(h, g, WHO_GM, what, why, true, err) &&
	       (!s->address.n ||
		(post_cause(h, &cause, err) &&
		 post_queue(h, a,
			    &(struct posting){
				    .game = g,
				    .seat = s,
				    .kind = KIND_NOTICE,
				    .cause = CAUSE_GM,
				    .cause_id = cause,
				    .subject = str_printf(a, "%.*s you are excused",
							  STR_MADE(a, post_tag(a, g))),
				    .page = &page,
				    .bulk = true,
			    },
			    err)));
}

/* The open phase may be missed. */
static bool excuse_now(struct home *h, struct arena *a, const struct game *g,
		       const struct position *p, const struct seat *s, struct str why,
		       struct err *err)
{
	struct act act = {.game_id = g->id,
			  .phase_no = g->phase_no,
			  .kind = ACT_EXCUSE,
			  .seat = s->seat,
			  .utc = home_now(h)};

	if (p->excused >> s->seat & 1)
		return err_refuse(err, "%.*s is excused in phase %d.%d already",
				  STR_ARG(s->colour), g->turn, g->phase);
	return acts_add(h->store, &act, err) &&
	       tell(h, a, g, s,
		    str_printf(
			    a,
			    "The GM excused %.*s in phase %d.%d: if no orders come, that does not count as missed.",
			    STR_MADE(a, letterhead_seat(a, p->rules, s->seat)), g->turn,
			    g->phase),
		    why, err);
}

/* The last miss is taken off the row. */
static bool excuse_last(struct home *h, struct arena *a, const struct game *g,
			const struct position *p, const struct seat *s, struct str why,
			struct err *err)
{
	int n = p->rules->misses(p->state, s->seat);
	struct act act = {.game_id = g->id,
			  .phase_no = g->phase_no,
			  .kind = ACT_EDIT,
			  .seat = SEAT_NONE,
			  .utc = home_now(h),
			  .value = str_printf(a, "misses %s: %d\n",
					      game_token(p->rules, s->seat), n - 1)};
	struct position after;

	if (!p->rules->scene || !p->rules->scene->set)
		return err_refuse(err, "%s cannot take a miss back", p->rules->title);
	return acts_add(h->store, &act, err) &&
	       position_load(h, a, g, g->phase_no, &after, err) &&
	       turnout_excuse(h->store, s->id, err) &&
	       tell(h, a, g, s,
		    str_printf(
			    a,
			    "The GM excused the last miss of %.*s: it counts no longer.",
			    STR_MADE(a, letterhead_seat(a, p->rules, s->seat))),
		    why, err);
}

static bool excuse(struct home *h, struct arena *a, struct str name, struct str word,
		   struct str why, enum excused which, struct seat *s, struct err *err)
{
	struct position p;
	struct readiness standing;
	struct game g;

	if (!phase_find_open(h, a, name, &g, err) ||
	    !seat_named(h, a, &g, word, s, err) ||
	    !position_load(h, a, &g, g.phase_no, &p, err) ||
	    !phase_readiness(h, a, &g, &standing, err))
		return false;
	int misses = p.rules->misses(p.state, s->seat);
	if (which == EXCUSED_LAST && misses == 0)
		return err_refuse(err, "%.*s has missed nothing before",
				  STR_ARG(s->colour));
	if (which == EXCUSED_NOW && !(readiness_missing(&standing) >> s->seat & 1))
		return err_refuse(
			err, "%.*s owes nothing in phase %d.%d%s", STR_ARG(s->colour),
			g.turn, g.phase,
			misses ? "; --last (by mail: `last` after it) takes its last miss away"
			       : "");
	why = str_trim(why);
	return which == EXCUSED_NOW ? excuse_now(h, a, &g, &p, s, why, err)
				    : excuse_last(h, a, &g, &p, s, why, err);
}

bool nmr_excuse(struct home *h, struct arena *a, struct str game, struct str seat,
		struct str why, enum excused which, struct seat *s, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, excuse(h, a, game, seat, why, which, s, err), err);
}
