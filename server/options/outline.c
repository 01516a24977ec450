/* Outlines: see outline.h.
 * SPDX-License-Identifier: ISC */
#include "server/options/outline.h"

#include "base/arena.h"
#include "server/game/position.h"
#include "server/options/game_options.h"

bool outline_options(struct home *h, struct arena *a, const struct game *g,
		     struct setup *setup, struct err *err)
{
	struct option *options;
	int n;

	if (!option_list(h->store, a, g->id, &options, &n, err))
		return false;
	struct option_setting *set =
		arena_array(a, struct option_setting, (size_t)n + 1);
	for (int i = 0; i < n; i++)
		if (!game_option_named(play_options, options[i].name))
			set[setup->n_options++] = (struct option_setting){
				options[i].name, options[i].value};
	setup->options = set;
	return true;
}

/* Nobody may know this game's draws yet, so another seed deals. */
static bool begin_for_show(struct home *h, struct arena *a, const struct game *g,
			   struct position *p, struct err *err)
{
	struct setup setup = {.n_seats = g->n_seats, .seats = (1U << g->n_seats) - 1};
	struct events none = {.a = a, .silent = true};
	struct rng rng;

	rng_seed_text(&rng, STR("for show"));
	for (int i = 0; i < g->n_seats; i++)
		setup.powers[i] = STR("none");
	p->state = arena_alloc(a, p->rules->state_size);
	return outline_options(h, a, g, &setup, err) &&
	       p->rules->setup(p->state, &setup, &rng, &none, err);
}

bool game_outline(struct home *h, struct arena *a, const struct game *g,
		  const void **view, struct err *err)
{
	struct position p = {.rules = game_rules_of(g, err)};

	*view = NULL;
	if (!p.rules)
		return false;
	if (g->last_phase_no) {
		if (!position_load(h, a, g,
				   g->phase_no ? g->phase_no : g->last_phase_no, &p,
				   err))
			return false;
	} else if (!begin_for_show(h, a, g, &p, err)) {
		return err->kind == ERR_REFUSED;
	}
	*view = position_view(a, &p, SEAT_READERS);
	return true;
}

bool game_options_agree(struct home *h, struct arena *a, const struct game *g,
			struct err *err)
{
	struct position p = {.rules = game_rules_of(g, err)};

	return p.rules && (g->last_phase_no || begin_for_show(h, a, g, &p, err));
}
