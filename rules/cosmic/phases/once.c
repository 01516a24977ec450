/* One run of a phase: see once.h. Zaps need runs before it, which tell what they can be aimed at.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/once.h"

#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/engine/edicts.h"
#include "rules/cosmic/phases/begin.h"
#include "rules/cosmic/phases/phases.h"

static void run_phase(struct ce_board *b)
{
	static void (*const run[])(struct ce_board *) = {
		NULL, ce_phase_attack, ce_phase_allies, ce_phase_challenge,
		ce_phase_settle};
	int phase = b->phase;

	run[phase](b);
	ce_lose_powers(b);
	if (b->t->option.win_each_phase && b->t->phase > phase)
		ce_check_win(b);
}

static void reset_seen(struct resolve_seen seen[], int n)
{
	for (int i = 0; i < n; i++)
		seen[i] = (struct resolve_seen){.taken = RESOLVE_NONE};
}

static void begin(struct ce_board *b, const struct ce_run *r, struct ce_state *s)
{
	*s = *r->p->before;
	ce_board_init(b, r->p, s);
	b->choice = r->choice;
	b->struck = r->struck;
	b->seen = r->seen;
	b->results = r->results;
	b->ev = r->ev;
	b->tr = r->tr;
	b->trial = r->trial;
	reset_seen(r->seen, r->p->n_slots);
}

/* Zaps are aimed at uses of Powers, Flarezaps at Flares: a first run without them tells
 * who uses what. */
static bool zaps_matter(const struct ce_play *p)
{
	bool magic = false, edict = false;

	for (int i = 0; i < CE_INSTANCES; i++)
		magic |= ce_power_rule(p->catalog, p->before->t.power[i].id) != NULL;
	for (int i = 0; i < p->n_slots; i++) {
		magic |= p->slots[i].verb == CE_FLARE;
		edict |= p->slots[i].verb == CE_EDICT;
	}
	return magic && edict;
}

/* Deeds, among them those that a play after the reveal undid. */
struct foreseen {
	struct ce_deed deed[4 * CE_PLAYS];
	int n;
};

static void foresee_deeds(struct foreseen *f, const struct ce_deed *deed, int n)
{
	for (int i = 0; i < n; i++) {
		int k = 0;
		while (k < f->n && memcmp(&f->deed[k], &deed[i], sizeof *deed) != 0)
			k++;
		if (k == f->n && f->n < (int)(sizeof f->deed / sizeof *f->deed))
			f->deed[f->n++] = deed[i];
	}
}

static void run_with(struct ce_board *b, const struct foreseen *f)
{
	b->last_deeds = f->deed;
	b->n_last_deeds = f->n;
	run_phase(b);
	b->last_deeds = NULL;
	b->n_last_deeds = 0;
}

/* One Zap may bring about what another one is for: as long as a run shows something new
 * and there are more of them, it is run once more. */
static void foresee(struct ce_board *b, const struct ce_run *r, struct ce_state *s,
		    struct foreseen *f)
{
	struct arena_mark mark = arena_mark(r->p->arena);
	struct events no_events = {.silent = true};
	struct trace no_trace = {.silent = true};
	int was = -1, rounds = 1;

	for (int i = 0; f->n > was && i < rounds; i++) {
		was = f->n;
		begin(b, r, s);
		b->no_zaps = i == 0;
		b->trial = true;
		b->ev = &no_events;
		b->tr = &no_trace;
		b->rng.log = NULL;
		run_with(b, f);
		foresee_deeds(f, b->deed, b->n_deeds);
		foresee_deeds(f, b->gone, b->n_gone);
		rounds = i ? rounds : ce_zaps_armed(b);
		arena_rewind(r->p->arena, mark);
	}
}

void ce_run_once(struct ce_board *b, const struct ce_run *r, struct ce_state *s)
{
	struct arena_mark mark = arena_mark(r->p->arena);
	struct foreseen foreseen = {.n = 0};

	if (zaps_matter(r->p))
		foresee(b, r, s, &foreseen);
	begin(b, r, s);
	if (r->ev->silent)
		b->rng.log = NULL;
	run_with(b, &foreseen);
	if (r->ev->silent)
		arena_rewind(r->p->arena, mark);
}
