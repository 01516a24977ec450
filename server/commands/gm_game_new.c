/* game new.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/commands/gm_game.h"
#include "server/game/phase_clock.h"
#include "server/options/powers_wish.h"
#include "server/phase/game_new.h"

/* An option that has two values has none that is meant. --deadlines and --powers are names of
 * options, too. */
static bool is_given_once(const struct gm *gm, const struct option_setting *all, int n,
			  struct err *err)
{
	const char *own = NULL;

	for (int i = 0; i < n; i++) {
		if (play_option_of(all[i].name) == OPTION_DEADLINES)
			own = gm_option(gm, "deadlines");
		else
			own = play_option_of(all[i].name) == OPTION_POWERS
				      ? gm_option(gm, "powers")
				      : NULL;
		for (int k = 0; k < i; k++)
			if (str_equal(all[i].name, all[k].name))
				own = "";
		if (own)
			return err_usage(
				err,
				"option " PRI_STR
				" is given twice: give it once, here or with `game option` later",
				STR_ARG(all[i].name));
	}
	return true;
}

static bool plan(struct gm *gm, struct new_game *new, struct option_setting *settings,
		 struct err *err)
{
	const char *seats = gm_option(gm, "seats"),
		   *rules_name = gm_option(gm, "rules"),
		   *powers = gm_option(gm, "powers"), *word;
	const struct game_rules *rules;
	struct deadlines rule;
	int64_t n = 0;

	*new = (struct new_game){
		.name = gm_arg(gm, 0),
		.rules = str_of(rules_name ? rules_name : games[0]->name),
		.deadlines = str_of(gm_option(gm, "deadlines")),
		.led = str_of(gm_option(gm, "house-seats")),
		.options = settings};
	if (!gm_find_rules(gm, new->rules, &rules, err))
		return false;
	int most = game_players_max(rules);
	if (seats && !str_int(str_of(seats), rules->seats_min, most, &n))
		return rules->seats_min == most
			       ? err_refuse(err, "--seats %s: %s is played by %d",
					    seats, rules->title, rules->seats_min)
			       : err_refuse(err, "--seats %s: %s is played by %d to %d",
					    seats, rules->title, rules->seats_min,
					    most);
	new->n_seats = (int)n;
	if (new->deadlines.n && !deadlines_read(new->deadlines, &rule, err))
		return err_context(err, "--deadlines");
	for (int i = 0; (word = gm_option_at(gm, "option", i)) != NULL; i++) {
		if (i == GM_GAME_OPTIONS_MAX)
			return err_usage(err, "more than %d times --option",
					 (int)GM_GAME_OPTIONS_MAX);
		if (!gm_game_read_option(gm, rules, str_of(word), &settings[i], err))
			return false;
		new->n_options = i + 1;
	}
	if (!is_given_once(gm, settings, new->n_options, err))
		return false;
	if (powers)
		settings[new->n_options++] = (struct option_setting){
			STR("powers"), str_of(*powers ? powers : "none")};
	return true;
}

static void tell_powers(struct gm *gm, const struct game *g)
{
	const struct game_rules *r = game_find(g->rules);
	struct powers_plan plan;
	struct err ignored = {0};

	if (r && powers_plan_load(gm->home, gm->a, g, r, &plan, &ignored) &&
	    plan.how != POWERS_NONE)
		show_line(&gm->show, "%s: " PRI_STR ".", game_role_kinds(r),
			  STR_MADE(gm->a, powers_plan_said(gm->a, &plan)));
}

int gm_game_new(struct gm *gm)
{
	struct option_setting
		settings[GM_GAME_OPTIONS_MAX + 1]; /* --powers is one more */
	struct new_game new;
	struct err err = {0};
	struct game game;

	if (!plan(gm, &new, settings, &err) ||
	    !game_create(gm->home, gm->a, &new, &game, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Game '" PRI_STR "' was made: " PRI_STR
		  ", %d seats, deadlines " PRI_STR ".",
		  STR_ARG(game.name), STR_ARG(game.rules), game.n_seats,
		  STR_ARG(game.deadlines));
	tell_powers(gm, &game);
	gm_game_warn_of_trust(gm, &game);
	show_line(&gm->show,
		  "Next: postalgm seat add " PRI_STR " \"Ann <ann@example.org>\"",
		  STR_ARG(game.name));
	show_line(&gm->show,
		  "Or: postalgm game open " PRI_STR
		  ", and people join it by themselves",
		  STR_ARG(game.name));
	return GM_DONE;
}
