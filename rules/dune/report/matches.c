/* Battles of the turn as panels of the zine, out of the events that tell them: each with its wheels, its leaders and its cards, as
 * people at the table tell it.
 * SPDX-License-Identifier: ISC */
#include "rules/matches.h"

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/phrases.h"
#include "rules/dune/report/voice.h"
#include "rules/dune/table/dune_event.h"
#include "rules/event.h"

/* What a battle leaves behind is told right after it, until the next one or the next round. */
static bool belongs_to_battle(int kind)
{
	switch (kind) {
	case DU_EV_BATTLE:
	case DU_EV_PLAN:
	case DU_EV_TRAITOR:
	case DU_EV_EXPLODED:
	case DU_EV_TOTALS:
	case DU_EV_WON:
	case DU_EV_BOTH_LOST:
	case DU_EV_LOST:
	case DU_EV_LEADER_DEAD:
	case DU_EV_REWARD:
	case DU_EV_SPENT:
	case DU_EV_CARD_GONE:
	case DU_EV_CAPTURED:
	case DU_EV_RETURNED:
	case DU_EV_KH:
	case DU_EV_SPICE_SWEPT:
		return true;
	default:
		return false;
	}
}

static void open_match(struct matches *out, const struct event *e)
{
	struct match *m = match_add(out);

	m->side[MATCH_ATTACK].seat = e->arg[1];
	m->side[MATCH_DEFENCE].seat = e->arg[2];
	m->what =
		str_printf(out->a, _("Battle in %s"), du_territories[e->arg[0]].words);
}

static struct str halves(struct arena *a, int n)
{
	struct buf b = buf_in(a);

	return str_of(du_halves(&b, n));
}

static void note_result(struct match *m, const struct event *e, struct arena *a)
{
	if (e->kind == DU_EV_TOTALS) {
		m->side[MATCH_ATTACK].score = halves(a, e->arg[1]);
		m->side[MATCH_DEFENCE].score = halves(a, e->arg[3]);
	} else if (e->kind == DU_EV_WON) {
		m->winner = e->arg[0] == m->side[MATCH_ATTACK].seat ? MATCH_ATTACK
								    : MATCH_DEFENCE;
	}
}

static struct str joined(const struct matches *out, struct str notes, struct str more)
{
	return notes.n ? str_printf(out->a, "%.*s %.*s", STR_ARG(notes), STR_ARG(more))
		       : more;
}

void du_matches(const void *view, const struct events *seen, struct matches *out)
{
	bool within = false;

	for (int i = 0; i < seen->n; i++) {
		const struct event *e = &seen->e[i];
		struct buf b = buf_in(out->a);
		within = e->kind == DU_EV_BATTLE ||
			 (within && belongs_to_battle(e->kind));
		if (e->kind == DU_EV_BATTLE)
			open_match(out, e);
		if (!within)
			continue;
		struct match *m = &out->m[out->n - 1];
		note_result(m, e, out->a);
		du_phrase(view, e, &b);
		m->notes = joined(out, m->notes, buf_str(&b));
	}
}
