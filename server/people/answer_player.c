/* The GM's answer to one player: see answer_player.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/answer_player.h"

#include "base/arena.h"
#include "schema/games.h"
#include "schema/press.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/outbox/post_decide.h"
#include "server/people/seats.h"
#include "server/render/letterhead.h"
#include "server/report/announce.h"
#include "server/report/ask_gm.h"

struct answer {
	struct str game, seat_word, text;
	struct answered *done;
};

enum { WORD_DAYS = 2, SHOWN = 40 };

bool answer_is_due(const struct home *h, const struct game *g,
		   const struct press_item *p)
{
	return p->to_gm && !p->grey && p->seat >= 0 && !p->answered &&
	       (p->phase_no == g->phase_no ||
		home_now(h) - p->utc < WORD_DAYS * (int64_t)86400);
}

/* One letter answers all that waited: the GM may have had only one of them in mind. */
static bool list_settled(struct home *h, struct arena *a, const struct game *g,
			 const struct seat *s, struct str *told, struct err *err)
{
	struct buf list = buf_in(a);
	struct press_item *p;
	int n, n_due = 0;

	*told = STR("");
	if (!press_list(h->store, a, g->id, PHASE_ANY, &p, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (p[i].seat == s->seat && answer_is_due(h, g, &p[i]))
			buf_printf(&list, "%s\"%.*s\"", n_due++ ? "; " : "",
				   STR_MADE(a, letterhead_fit(a, str_trim(p[i].text),
							      SHOWN)));
	if (n_due > 1)
		*told = str_printf(
			a,
			"It answers all %d things that %.*s wrote to you, and none of them waits now: %.*s.",
			n_due, STR_ARG(s->name.n ? s->name : s->colour),
			STR_ARG(buf_str(&list)));
	return true;
}

static bool find(struct home *h, struct arena *a, const struct answer *w,
		 struct game *g, struct err *err)
{
	const struct seat *s = &w->done->seat;

	if (!games_find(h->store, a, w->game, g, err) ||
	    !seat_named(h, a, g, w->seat_word, &w->done->seat, err))
		return false;
	if (g->status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g->name));
	return (s->address.n && s->status != SEAT_REMOVED &&
		s->status != SEAT_DECLINED) ||
	       err_refuse(err, "nobody plays %.*s, so nothing is sent there",
			  STR_ARG(s->colour));
}

static bool answer(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct answer *w = with;
	struct seat *seat = &w->done->seat;
	struct page page = page_in(a);
	struct game g;
	struct str text;
	int64_t cause;

	if (!find(h, a, w, &g, err) ||
	    !announce_words(h, a, w->text, "write", &text, err) ||
	    !list_settled(h, a, &g, seat, &w->done->settled, err) ||
	    !press_answered(h->store, g.id, seat->seat, home_now(h), err) ||
	    !record_act(
		    h, &g, WHO_GM,
		    str_printf(a, "The GM wrote to %.*s alone.", STR_ARG(seat->colour)),
		    STR(""), false, err) ||
	    !post_cause(h, &cause, err))
		return false;
	page_cut(&page); /* the GM may quote an order */
	page_para(&page, text);
	page_para(
		&page,
		STR("Your words in a reply to this letter go to the GM; orders in it are read as orders."));
	return post_queue(h, a,
			  &(struct posting){
				  .game = &g,
				  .seat = seat,
				  .kind = KIND_NOTICE,
				  .cause = CAUSE_GM,
				  .cause_id = cause,
				  .subject = str_printf(a, "%.*s " ANSWER_SUBJECT,
							STR_MADE(a, post_tag(a, &g))),
				  .page = &page,
			  },
			  err);
}

bool answer_player(struct home *h, struct arena *a, struct str game,
		   struct str seat_word, struct str text, struct answered *done,
		   struct err *err)
{
	return post_decide(h, a, answer,
			   &(struct answer){.game = game,
					    .seat_word = seat_word,
					    .text = text,
					    .done = done},
			   err);
}
