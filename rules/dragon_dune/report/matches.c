/* Battles of the turn as panels of the zine, out of the events that tell them.
 * SPDX-License-Identifier: ISC */
#include "rules/matches.h"

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/phrases.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/event.h"

/* What a battle leaves behind is told right after it, until the next one or the next round. */
static bool belongs_to_battle(int kind)
{
	return kind == DD_EV_BATTLE || kind == DD_EV_VALUES ||
	       kind == DD_EV_TREACHERY || kind == DD_EV_WON ||
	       kind == DD_EV_BOTH_LOST || kind == DD_EV_CARD_GONE ||
	       kind == DD_EV_STOLE || kind == DD_EV_FENCED;
}

static void open_match(struct matches *out, const struct event *e)
{
	struct match *m = match_add(out);

	m->side[MATCH_ATTACK].seat = e->arg[1];
	m->side[MATCH_DEFENCE].seat = e->arg[4];
	m->what = str_printf(out->a, _("Battle in %s"), dd_area_name(e->arg[0]));
}

static void note_result(struct match *m, const struct event *e, struct arena *a)
{
	if (e->kind == DD_EV_VALUES) {
		m->side[MATCH_ATTACK].score = str_printf(a, "%d", e->arg[2]);
		m->side[MATCH_DEFENCE].score = str_printf(a, "%d", e->arg[4]);
	} else if (e->kind == DD_EV_WON) {
		m->winner = e->arg[1] == m->side[MATCH_ATTACK].seat ? MATCH_ATTACK
								    : MATCH_DEFENCE;
	}
}

static struct str joined(const struct matches *out, struct str notes, struct str more)
{
	return notes.n ? str_printf(out->a, "%.*s %.*s", STR_ARG(notes), STR_ARG(more))
		       : more;
}

void dd_matches(const void *view, const struct events *seen, struct matches *out)
{
	bool within = false;

	for (int i = 0; i < seen->n; i++) {
		const struct event *e = &seen->e[i];
		struct buf b = buf_in(out->a);
		within = e->kind == DD_EV_BATTLE ||
			 (within && belongs_to_battle(e->kind));
		if (e->kind == DD_EV_BATTLE)
			open_match(out, e);
		if (!within)
			continue;
		struct match *m = &out->m[out->n - 1];
		note_result(m, e, out->a);
		dd_phrase(view, e, &b);
		m->notes = joined(out, m->notes, buf_str(&b));
	}
}
