/* What became of bids: see bids_told.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/bids_told.h"

#include "base/arena.h"

static const struct bids_reason none = {NULL, NULL};

static void tell(const struct bids_teller *t, int seat, int line, enum trace_what what,
		 struct bids_reason why)
{
	const char *rule = why.words ? why.rule : t->rule;
	const struct bids_line *from = &t->bids[seat].from[line];
	struct trace *trace = t->c->x->trace;

	trace_step(trace, what, seat, carry_told(t->c, seat, from->slot),
		   from->alternative, rule,
		   t->c->sheet[seat]
			   ->slots[from->slot]
			   .alternatives[from->alternative]
			   .text);
	if (why.words)
		trace_pair(trace, seat, rule, "because", str_of(why.words));
}

static bool is_for(const struct bids_teller *t, int seat, int line, int lot)
{
	const struct bids_line *from = &t->bids[seat].from[line];

	return t->c->sheet[seat]->slots[from->slot].key.a == lot;
}

/* A bid that counted for less than its maximum says why: else a lower bid seems to have won. */
static struct bids_reason why_less(const struct bids_teller *t, int seat, int max,
				   int counted)
{
	const struct auction_sheet *sheet = &t->a->sheet[seat];
	const struct auction_purse *purse = &t->a->purse[seat];
	const bool capped = sheet->max_spent != AUCTION_NO_CAP &&
			    sheet->max_spent - purse->spent <= counted;

	if (counted >= max)
		return none;
	return (struct bids_reason){
		.words = str_printf(t->c->x->trace->a,
				    capped ? "it counted as %d: %s left no more"
					   : "it counted as %d: no more %s was left",
				    counted, capped ? t->cap : t->money)
				 .s,
		.rule = t->rule};
}

/* Every line of the lot but the one that won it. */
static void tell_losers(const struct bids_teller *t, int seat,
			const struct auction_sale *s)
{
	const struct auction_line *counts;
	int most = auction_usable(t->a, seat, &counts);

	for (int i = 0; i < t->bids[seat].n; i++) {
		const struct auction_line *line = &t->bids[seat].lines[i];
		if (!is_for(t, seat, i, s->lot) || s->line == line)
			continue;
		if (!condition_holds(line->cond, t->a->fact, t->a->game, seat))
			tell(t, seat, i, TRACE_CONDITION_FALSE, none);
		else if (s->seat == seat || (counts && counts != line))
			tell(t, seat, i, TRACE_NOT_REACHED, none);
		else if (line->max == 0)
			tell(t, seat, i, TRACE_USED, none);
		else if (most > 0)
			tell(t, seat, i, TRACE_OUTBID,
			     why_less(t, seat, line->max, most));
		else
			tell(t, seat, i, TRACE_IMPOSSIBLE,
			     t->why_nothing(t->game, seat, i));
	}
}

void bids_tell_sale(const struct bids_teller *t, const struct auction_sale *s)
{
	if (s->seat != AUCTION_NOBODY)
		tell(t, s->seat, (int)(s->line - t->bids[s->seat].lines), TRACE_USED,
		     none);
	for (int seat = 0; seat < t->a->n_seats; seat++)
		tell_losers(t, t->a->order[seat], s);
}

void bids_tell_ended(const struct bids_teller *t, int lot, struct bids_reason why)
{
	for (int k = 0; k < t->a->n_seats; k++) {
		int seat = t->a->order[k];
		for (int i = 0; i < t->bids[seat].n; i++)
			if (is_for(t, seat, i, lot))
				tell(t, seat, i, TRACE_IMPOSSIBLE, why);
	}
}
