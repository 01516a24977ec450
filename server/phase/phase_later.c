/* Orders that came early are read.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_later.h"

#include <limits.h>

#include "base/arena.h"
#include "base/locale.h"
#include "server/game/left_open.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/people/leave_open.h"
#include "server/report/receipt.h"

static bool answer(struct home *h, struct arena *a, const struct game *g,
		   const struct game_rules *rules, const struct later_reading *l,
		   struct err *err)
{
	struct page page = page_in(a);
	const struct seat *s = &l->seat;
	struct str told = str_printf(
		a,
		_("Turn %d, phase %d is open: the orders that you sent early for it (receipt %d) have been read, with the outcome above."),
		g->turn, g->phase, l->later->receipt);
	struct settings settings;
	struct receipt r = {
		.rules = rules,
		.game = g->name,
		.seat = s->seat,
		.view = l->reader.view,
		.reading = l->reading,
		.number = s->receipts,
		.turn = g->turn,
		.phase = g->phase,
		.now = home_now(h),
		.deadline = g->deadline,
		.early = g->early,
		.zone = phase_clock_zone(a, g, s),
		.status = s->status,
		.n_answers = 1,
		.answers = &told,
		.form = l->reading->n_refused > 0,
	};

	if (!settings_load(h, a, g, &settings, err) ||
	    !left_open(h, a, g, s, &r.open, err) ||
	    !left_besides(h, a, g, s, &r.besides, err))
		return false;
	r.title = settings.title;
	receipt_page(a, &r, &page);
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .seat = s,
				  .kind = KIND_RECEIPT,
				  .cause = CAUSE_LATER,
				  .cause_id = l->later->id,
				  .subject = receipt_subject(a, &r),
				  .page = &page,
			  },
			  err);
}

bool phase_later_answer(struct home *h, struct arena *a, const struct game *g,
			const struct game_rules *rules,
			const struct later_readings *readings, struct err *err)
{
	for (int i = 0; i < readings->n; i++)
		if (!answer(h, a, g, rules, &readings->of[i], err))
			return false;
	return true;
}

bool phase_later(struct home *h, struct arena *a, const struct game *g, struct seat *s,
		 bool may_order, const struct reader *reader, const struct later *later,
		 int n, struct stored_sheet *out, struct later_readings *readings,
		 struct err *err)
{
	for (int i = 0; i < n; i++) {
		const struct sheet *before = position_sheet(a, reader, out);
		struct reading *r = orders_read(a, reader, later[i].text, before);
		s->receipts++;
		position_store(a, &r->sheet, s->receipts, later[i].utc, out);
		out->letters++;
		out->last = later[i].utc;
		out->receipt = s->receipts;
		if (!seats_save(h->store, s, err) ||
		    !leave_open(h, a,
				&(struct leaving){.game = g,
						  .seat = s,
						  .reader = reader,
						  .reading = r,
						  .receipt = s->receipts,
						  .closed = !may_order},
				NULL, err))
			return false;
		*arena_push(a, readings->of, readings->n) =
			(struct later_reading){.seat = *s,
					       .reader = *reader,
					       .later = &later[i],
					       .reading = r};
	}
	return n == 0 || later_take(h->store, g->id, g->turn, g->phase, s->seat,
				    g->phase_no, err);
}

static bool tell_passed(struct home *h, struct arena *a, const struct game *g,
			const struct seat *s, const struct later *later,
			struct err *err)
{
	struct page page = page_in(a);

	if (g->phase)
		page_paraf(
			&page,
			_("Turn %d, phase %d did not take place: the game went on to turn %d, phase %d. The orders that you sent early for it (receipt %d) were not used. They were:"),
			later->turn, later->phase, g->turn, g->phase, later->receipt);
	else
		page_paraf(
			&page,
			_("Turn %d, phase %d does not take place: the game is over. The orders that you sent early for it (receipt %d) were not used. They were:"),
			later->turn, later->phase, later->receipt);
	page_verbatim(&page, later->text);
	return post_queue(
		h, a,
		&(struct posting){
			.game = g,
			.seat = s,
			.kind = KIND_NOTICE,
			.cause = CAUSE_LATER,
			.cause_id = later->id,
			.subject = str_printf(
				a,
				_("%.*s Your early orders for turn %d, phase %d were not used"),
				STR_MADE(a, post_tag(a, g)), later->turn, later->phase),
			.page = &page,
		},
		err);
}

bool phase_later_passed(struct home *h, struct arena *a, const struct game *g,
			const struct seat *s, struct err *err)
{
	struct later *later;
	int n;

	if (!later_before(h->store, a, g->id, g->phase ? g->turn : INT_MAX, g->phase,
			  s->seat, &later, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (!tell_passed(h, a, g, s, &later[i], err) ||
		    !later_take(h->store, g->id, later[i].turn, later[i].phase, s->seat,
				g->phase_no, err))
			return false;
	return true;
}
