/* Run: sheets in, the next position out.
 * SPDX-License-Identifier: ISC */
#include "server/game/run.h"

#include <string.h>

#include "base/arena.h"

void run_seed(const struct game *g, const struct seat seats[], int n, struct rng *rng)
{
	struct str words[GAME_SEATS_MAX] = {{0}};
	for (int i = 0; i < n; i++)
		words[i] = seats[i].lucky;
	rng_seed(rng, g->secret, words, n);
}

bool run_gather(struct home *h, struct arena *a, const struct game *g,
		struct run_input *in, struct err *err)
{
	struct stored_sheet *stored;
	int n;

	*in = (struct run_input){.game = g};
	if (!position_load(h, a, g, g->phase_no, &in->position, err) ||
	    !seats_list(h->store, a, g->id, &in->seats, &in->n_seats, err) ||
	    !sheets_list(h->store, a, g->id, g->phase_no, &stored, &n, err))
		return false;
	run_seed(g, in->seats, in->n_seats, &in->rng);
	for (int i = 0; i < n; i++) {
		int seat = stored[i].seat;
		const void *view = position_view(a, &in->position, seat);
		struct reader r = position_reader(g, &in->position, view, seat,
						  in->seats, in->n_seats);
		in->sheets[seat] = position_sheet(a, &r, &stored[i]);
	}
	return true;
}

bool run_phase(struct arena *a, const struct run_input *in, struct run_record *rec,
	       bool *asked, struct err *err)
{
	const struct position *p = &in->position;
	struct adjudication run = {
		.before = p->state, .arena = a, .excused = p->excused};

	record_init(rec, a, p->rules);
	memcpy(rec->rng.seed, in->rng.seed, sizeof rec->rng.seed);
	rec->from_no = p->phase_no;
	rec->ran_turn = p->turn;
	rec->ran_phase = p->phase;
	rec->events.turn = (int16_t)p->turn;
	rec->events.phase = (int16_t)p->phase;
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		run.sheets[i] = in->sheets[i];
	run.rng = &rec->rng;
	run.after = rec->state;
	run.events = &rec->events;
	run.trace = &rec->trace;
	memcpy(run.after, run.before, p->rules->state_size);
	p->rules->adjudicate(&run);
	*asked = run.hold_asked;
	if (!p->rules->sound(rec->state, err))
		return err_context(err, "phase %d.%d", p->turn, p->phase);
	return true;
}
