/* A phase waits for somebody: see hold.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/hold.h"

#include "base/arena.h"
#include "schema/snapshots.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/standby.h"

/* The GM who is asked gets the question instead. */
bool phase_tell_wait(struct home *h, struct arena *a, const struct game *g,
		     struct str what, struct str was, struct str more, bool gm_too,
		     struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(&page, what);
	page_para(&page, more);
	struct log_line l = home_log(h, LOG_ALARM, "held");
	log_str(&l, "game", g->name);
	log_int(&l, "turn", g->turn);
	log_int(&l, "phase", g->phase);
	log_str(&l, "why", what);
	log_end(&l);
	struct str subject = str_printf(a, "%.*s T%d P%d waits",
					STR_MADE(a, post_tag(a, g)), g->turn, g->phase);
	return record_act(h, g, WHO_SERVER, was, STR(""), true, err) &&
	       post_cause(h, &cause, err) &&
	       (gm_too ? post_notice : post_to_seats)(h, a, g, KIND_NOTICE, CAUSE_HOLD,
						      cause, subject, &page, err);
}

/* Returns the question to the GM, with the commands that answer it. The first phase
 * never runs on missing orders, so `phase run` does not help there. A command names a seat
 * by its token: a name may be two words. */
static struct str question_of(struct arena *a, const struct game *g,
			      const struct game_rules *r, unsigned missing,
			      bool standby, bool first, struct str what)
{
	struct str name = g->name;
	struct buf q = buf_in(a);

	buf_printf(
		&q,
		"%.*s Say what to do: answer this letter with one of these lines, or type it\n",
		STR_ARG(what));
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (missing >> i & 1)
			buf_printf(&q, "postalgm nmr random %.*s %s\n", STR_ARG(name),
				   game_token(r, i));
	for (int i = 0; standby && i < GAME_SEATS_MAX; i++)
		if (missing >> i & 1)
			buf_printf(&q, "postalgm nmr standby %.*s %s\n", STR_ARG(name),
				   game_token(r, i));
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (missing >> i & 1)
			buf_printf(&q, "postalgm seat replace %.*s %s ADDRESS\n",
				   STR_ARG(name), game_token(r, i));
	if (missing)
		buf_printf(&q, "postalgm nmr wait %.*s HOURS\n", STR_ARG(name));
	buf_printf(&q, "postalgm phase extend %.*s WHEN", STR_ARG(name));
	if (!missing || !first)
		buf_printf(&q, "\npostalgm phase run %.*s %d.%d", STR_ARG(name),
			   g->turn, g->phase);
	return buf_str(&q);
}

bool phase_ask(struct home *h, struct arena *a, const struct game *g, unsigned missing,
	       struct str what, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	int64_t cause;
	int waiting;
	bool first;

	return r && standby_callable(h, a, g, &waiting, err) &&
	       snapshots_is_first(h->store, g->id, g->phase_no, &first, err) &&
	       post_cause(h, &cause, err) &&
	       post_to_gm(h, a, g, KIND_QUESTION, CAUSE_HOLD, cause,
			  str_printf(a, "%.*s T%d P%d waits for your decision",
				     STR_MADE(a, post_tag(a, g)), g->turn, g->phase),
			  question_of(a, g, r, missing, waiting > 0, first, what), err);
}

/* `whom`: "the GM", "a standby". */
bool phase_wait_for(struct home *h, struct arena *a, struct game *g, enum hold kind,
		    const char *whom, unsigned missing, struct str why, struct err *err)
{
	g->hold = hold_text(a, kind, why);
	g->early = 0;
	struct str what = str_printf(a, "Phase %d.%d waits for %s: %.*s.", g->turn,
				     g->phase, whom, STR_ARG(why));
	struct str was = str_printf(a, "Phase %d.%d waited for %s: %.*s.", g->turn,
				    g->phase, whom, STR_ARG(why));
	return games_save(h->store, g, err) &&
	       phase_tell_wait(h, a, g, what, was, STR("Orders count until it runs."),
			       false, err) &&
	       phase_ask(h, a, g, missing, what, err);
}

bool phase_hold(struct home *h, struct arena *a, struct game *g, enum hold kind,
		unsigned missing, struct str why, struct err *err)
{
	return phase_wait_for(h, a, g, kind, "the GM", missing, why, err);
}
