/* Plays a scene and checks what it expects: see scene_run.h.
 * SPDX-License-Identifier: ISC */
#include "server/scene/scene_run.h"

#include "base/arena.h"
#include "server/scene/scene_play.h"

void scene_understand(struct arena *a, struct scene *s)
{
	struct scene_head head = {s->n_seats, s->absent, s->turn,
				  s->phase,   s->lead,   NULL};
	struct scene_fault fault;
	struct buf found = buf_in(a);

	if (s->n_faults)
		return;
	void *position = s->rules->scene->begin(a, &head);
	for (int i = 0; i < s->n_given; i++) {
		struct scene_text *t = &s->given[i];
		fault = (struct scene_fault){.fact = -1};
		if (!s->rules->scene->given(position, t->text, &fault))
			scene_fault_at(a, s, t->line, t->column + fault.column, "%s",
				       fault.text);
	}
	for (int i = 0; i < s->n_steps; i++)
		for (int k = 0; k < s->steps[i].n_facts; k++) {
			struct scene_text *t = &s->steps[i].facts[k];
			if (!scene_fact(a, s, &s->steps[i], NULL, NULL, t->text, &found,
					&fault))
				scene_fault_at(a, s, t->line, t->column + fault.column,
					       "%s", fault.text);
		}
}

static void miss(struct arena *a, struct scene_outcome *o, int line,
		 struct str expected, struct str found)
{
	*arena_push(a, o->misses, o->n) = (struct scene_miss){line, expected, found};
}

static void expect(struct play *p, const struct play *was,
		   const struct scene_step *step, struct scene_outcome *o)
{
	struct scene_fault fault;

	for (int i = 0; i < step->n_facts; i++) {
		struct buf found = buf_in(p->a);
		fault = (struct scene_fault){.fact = -1};
		bool known = scene_fact(p->a, p->scene, step, p, was,
					step->facts[i].text, &found, &fault);
		if (!known && !found.n) /* nor can it be true in this position */
			buf_z(&found, fault.text);
		if (found.n)
			miss(p->a, o, step->facts[i].line, step->facts[i].text,
			     buf_str(&found));
	}
}

/* The phase that the scene names is the one that is open. */
static bool right_phase(struct play *p, const struct scene_step *step,
			struct scene_outcome *o)
{
	int phase = p->rules->phase(p->state), turn = p->rules->turn(p->state);

	if (phase && (!step->phase || step->phase == phase))
		return true;
	miss(p->a, o, step->line,
	     step->phase ? str_printf(p->a, "phase %d", step->phase)
			 : STR("another phase"),
	     phase ? str_printf(p->a, "the open phase is %d.%d", turn, phase)
		   : STR("the game is over"));
	return false;
}

static void conserved(struct play *p, const struct scene_step *step,
		      struct scene_outcome *o)
{
	struct err err = {.kind = ERR_NONE};

	if (!p->rules->scene->conserved(p->before, p->state, &err))
		miss(p->a, o, step->line, STR("nothing was lost or made up"),
		     str_dup(p->a, str_of(err.text)));
}

/* Returns the place where two texts part, with a little around it. */
static struct str difference(struct arena *a, struct str x, struct str y)
{
	size_t i = 0;

	while (i < x.n && i < y.n && x.s[i] == y.s[i])
		i++;
	size_t from = i > 30 ? i - 30 : 0;
	return str_printf(a, "in order: ...%.*s\nreversed: ...%.*s",
			  STR_ARG(str_slice(x, from, i + 40)),
			  STR_ARG(str_slice(y, from, i + 40)));
}

void scene_play(struct arena *a, struct scene *s, struct scene_outcome *o)
{
	const struct omission nothing = {SEAT_NONE, 0};
	struct play p = {.a = a,
			 .scene = s,
			 .rules = s->rules,
			 .events = {.a = a},
			 .trace = {.a = a}};

	*o = (struct scene_outcome){.n = 0};
	rng_seed_text(&p.rng, s->seed.n ? s->seed : s->sentence);
	if (!scene_place(&p, s))
		return;
	struct play mirror = p;
	for (int i = 0; i < s->n_steps; i++) {
		const struct scene_step *step = &s->steps[i];
		struct play was = p;
		if (!right_phase(&p, step, o))
			return;
		scene_run_phase(&p, step, false, nothing);
		scene_run_phase(&mirror, step, true, nothing);
		expect(&p, &was, step, o);
		conserved(&p, step, o);
		struct str one = scene_all(&p), two = scene_all(&mirror);
		if (!str_equal(one, two))
			miss(a, o, step->line,
			     STR("the same result with the seats in reverse order"),
			     difference(a, one, two));
	}
}
