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
#include "server/report/announce.h"

struct answer {
	struct str game, seat_word, text;
	struct seat *seat;
};

static bool find(struct home *h, struct arena *a, const struct answer *w,
		 struct game *g, struct err *err)
{
	const struct seat *s = w->seat;

	if (!games_find(h->store, a, w->game, g, err) ||
	    !seat_named(h, a, g, w->seat_word, w->seat, err))
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
	struct page page = page_in(a);
	struct game g;
	struct str text;
	int64_t cause;

	if (!find(h, a, w, &g, err) ||
	    !announce_words(h, a, w->text, "write", &text, err) ||
	    !press_answered(h->store, g.id, w->seat->seat, home_now(h), err) ||
	    !record_act(h, &g, WHO_GM,
			str_printf(a, "The GM wrote to %.*s alone.",
				   STR_ARG(w->seat->colour)),
			STR(""), false, err) ||
	    !post_cause(h, &cause, err))
		return false;
	page_cut(&page); /* the GM may quote an order */
	page_para(&page, text);
	return post_queue(h, a,
			  &(struct posting){
				  .game = &g,
				  .seat = w->seat,
				  .kind = KIND_NOTICE,
				  .cause = CAUSE_GM,
				  .cause_id = cause,
				  .subject = str_printf(a, "%.*s the GM writes to you",
							STR_ARG(post_tag(a, &g))),
				  .page = &page,
			  },
			  err);
}

bool answer_player(struct home *h, struct arena *a, struct str game,
		   struct str seat_word, struct str text, struct seat *seat,
		   struct err *err)
{
	return post_decide(h, a, answer,
			   &(struct answer){.game = game,
					    .seat_word = seat_word,
					    .text = text,
					    .seat = seat},
			   err);
}
