/* A game as it was played, out of the store.
 * SPDX-License-Identifier: ISC */
#include "server/replay/played.h"

#include "base/arena.h"
#include "server/options/game_options.h"

/* The switches as at the start: later changes are in the acts, with the value
 * before. */
static void options_at_start(struct played *p)
{
	for (int i = p->n_phases - 1; i >= 0; i--)
		for (int j = p->phases[i].n_acts - 1; j >= 0; j--) {
			const struct act *x = &p->phases[i].acts[j];
			for (int k = 0; x->kind == ACT_OPTION && k < p->n_options; k++)
				if (str_iequal(p->options[k].name, x->name))
					p->options[k].value = x->was;
		}
	int n = 0;
	for (int k = 0; k < p->n_options; k++) {
		bool ours = false;
		for (const struct game_option *o = play_options; o->name; o++)
			ours = ours || str_is(p->options[k].name, o->name);
		if (!ours && p->options[k].value.n)
			p->options[n++] = p->options[k];
	}
	p->n_options = n;
}

bool played_load(struct home *h, struct arena *a, struct str name, struct played *p,
		 struct err *err)
{
	struct snapshot *s;
	struct str seal;

	*p = (struct played){0};
	if (!games_find(h->store, a, name, &p->game, err))
		return false;
	int64_t id = p->game.id;
	if (!seats_list(h->store, a, id, &p->seats, &p->n_seats, err) ||
	    !option_list(h->store, a, id, &p->options, &p->n_options, err) ||
	    !option_get(h->store, a, id, "powers", &p->powers, err) ||
	    !rulings_list(h->store, a, id, &p->rulings, &p->n_rulings, err) ||
	    !gmlog_chain(h->store, a, id, &p->log, &p->n_log, &seal, err) ||
	    !snapshots_list(h->store, a, id, false, &s, &p->n_phases, err))
		return false;
	p->phases = arena_array(a, struct played_phase, (size_t)p->n_phases + 1);
	for (int i = 0; i < p->n_phases; i++) {
		struct played_phase *ph = &p->phases[i];
		ph->opened = s[i];
		if (!acts_list(h->store, a, id, s[i].phase_no, &ph->acts, &ph->n_acts,
			       err) ||
		    !sheets_list(h->store, a, id, s[i].phase_no, &ph->sheets,
				 &ph->n_sheets, err))
			return false;
	}
	options_at_start(p);
	return true;
}
