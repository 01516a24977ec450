/* Checks, once when a program starts, that a game has everything that the house asks of
 * it. A missing member is named then, and does not end a letter's work months later.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/err.h"
#include "orders/vocab.h"
#include "rules/game.h"
#include "rules/player.h"
#include "rules/scene.h"

/* A member that every game has. */
struct member {
	const char *name;
	bool there;
};

static bool all_there(const struct game_rules *r, const struct member m[],
		      struct err *err)
{
	for (int i = 0; m[i].name; i++)
		if (!m[i].there)
			return err_set(err, "the game \"%s\" has no %s", r->name,
				       m[i].name);
	return true;
}

#define HAS(member)                                                                    \
	{                                                                              \
#member, r->member                                                     \
	}
#define NOT_NULL(member)                                                               \
	{                                                                              \
#member, r->member != NULL                                             \
	}

static bool has_tables(const struct game_rules *r, struct err *err)
{
	const struct member m[] = {NOT_NULL(title),       NOT_NULL(colours),
				   NOT_NULL(phase_names), HAS(state_size),
				   HAS(view_size),        NOT_NULL(options),
				   NOT_NULL(vocab),       {NULL, false}};

	return all_there(r, m, err);
}

static bool has_functions(const struct game_rules *r, struct err *err)
{
	const struct member m[] = {
		NOT_NULL(setup),      NOT_NULL(turn),       NOT_NULL(phase),
		NOT_NULL(owes),       NOT_NULL(seats),      NOT_NULL(winners),
		NOT_NULL(misses),     NOT_NULL(new_player), NOT_NULL(leaving),
		NOT_NULL(by_chance),  NOT_NULL(resign),     NOT_NULL(leave),
		NOT_NULL(stop),       NOT_NULL(set_option), NOT_NULL(view),
		NOT_NULL(needs),      NOT_NULL(report),     NOT_NULL(ink),
		NOT_NULL(ink_by_day), NOT_NULL(form),       NOT_NULL(start),
		NOT_NULL(phrase),     NOT_NULL(adjudicate), NOT_NULL(save),
		NOT_NULL(load),       NOT_NULL(sound),      {NULL, false}};

	return all_there(r, m, err);
}

static bool has_language(const struct game_rules *r, struct err *err)
{
	const struct member m[] = {NOT_NULL(vocab->name),
				   NOT_NULL(vocab->title),
				   NOT_NULL(vocab->words),
				   NOT_NULL(vocab->verbs),
				   NOT_NULL(vocab->seat_names),
				   NOT_NULL(vocab->phase_names),
				   NOT_NULL(vocab->seats),
				   NOT_NULL(vocab->in_game),
				   NOT_NULL(vocab->fact),
				   NOT_NULL(vocab->clear),
				   NOT_NULL(vocab->echo),
				   NOT_NULL(vocab->echo_fact),
				   {NULL, false}};

	return all_there(r, m, err);
}

/* What a game may leave out as a whole, and what has rows: each of these is complete. */
static bool has_whole_parts(const struct game_rules *r, struct err *err)
{
	const struct scene_words *scene = r->scene;
	const struct game_player *player = r->player;
	const struct member m[] = {{"scene->begin", !scene || scene->begin},
				   {"scene->given", !scene || scene->given},
				   {"scene->place", !scene || scene->place},
				   {"scene->expect", !scene || scene->expect},
				   {"scene->conserved", !scene || scene->conserved},
				   {"player->manner", !player || player->manner},
				   {"player->moves", !player || player->moves},
				   {NULL, false}};

	for (const struct game_option *o = r->options; o->name; o++) {
		const struct member row[] = {{"options->values", o->values != NULL},
					     {"options->what", o->what != NULL},
					     {NULL, false}};
		if (!all_there(r, row, err))
			return false;
	}
	return all_there(r, m, err);
}

/* Members that only make sense together. */
static bool has_pairs(const struct game_rules *r, struct err *err)
{
	bool counts = r->count_name != NULL;

	if (!r->power != !r->power_sheet)
		return err_set(err, "the game \"%s\" has power without power_sheet",
			       r->name);
	if (r->power && !r->role_kinds)
		return err_set(err, "the game \"%s\" has power without role_kinds",
			       r->name);
	if (counts != !!r->count || counts != !!r->count_what)
		return err_set(
			err,
			"the game \"%s\" has one of count_name, count_what and count without the others",
			r->name);
	if (r->count_goal && !counts)
		return err_set(err, "the game \"%s\" has count_goal without counts",
			       r->name);
	if (!r->count_wins != !r->count_aim || (r->count_aim && !counts))
		return err_set(
			err,
			"the game \"%s\" has one of count_wins, count_aim and counts without the others",
			r->name);
	if (!r->seat_kind != !r->seat_kinds)
		return err_set(err,
			       "the game \"%s\" has one of seat_kind and seat_kinds",
			       r->name);
	if (!r->role_kind != !r->role_name || !r->role_kinds != !r->role_name)
		return err_set(
			err,
			"the game \"%s\" has one of role_kind, role_kinds and role_name without the others",
			r->name);
	if (r->any_seats && r->power)
		return err_set(err,
			       "the game \"%s\" has any_seats and gives Powers out",
			       r->name);
	if (!r->vocab->promise != !r->vocab->promise_size)
		return err_set(err, "the game \"%s\" has promise without promise_size",
			       r->name);
	return true;
}

static bool is_token(const char *word)
{
	size_t n = strlen(word);

	return n >= 1 && n <= GAME_TOKEN_MAX && strcmp(word, "gm") != 0 &&
	       strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789") == n;
}

/* Each seat has a colour and a word for addresses, and no two the same. */
static bool seats_are_right(const struct game_rules *r, struct err *err)
{
	if (r->seats_min < 1 || r->seats_max < r->seats_min ||
	    r->seats_max > GAME_SEATS_MAX)
		return err_set(
			err,
			"the game \"%s\" says %d to %d players; it must be 1 to %d",
			r->name, r->seats_min, r->seats_max, GAME_SEATS_MAX);
	if (r->players_max && (r->players_max < r->seats_min ||
			       r->players_max > r->seats_max || !r->any_seats))
		return err_set(
			err,
			"the game \"%s\" has players_max %d; with any_seats it must be %d to %d",
			r->name, r->players_max, r->seats_min, r->seats_max);
	for (int i = 0; i < r->seats_max; i++) {
		if (!r->colours[i] || !r->vocab->seat_names[i] ||
		    (r->tokens && !r->tokens[i]))
			return err_set(err, "the game \"%s\" has no name for seat %d",
				       r->name, i);
		if (!is_token(game_token(r, i)))
			return err_set(
				err,
				"the game \"%s\" writes seat %d as \"%s\" in addresses: use 1 to %d of a-z and 0-9",
				r->name, i, game_token(r, i), GAME_TOKEN_MAX);
		for (int k = 0; k < i; k++)
			if (strcmp(game_token(r, i), game_token(r, k)) == 0 ||
			    strcmp(r->colours[i], r->colours[k]) == 0)
				return err_set(
					err,
					"the game \"%s\" has seats %d and %d alike",
					r->name, k, i);
	}
	return true;
}

/* The phases of a turn, of a game without options. */
static bool turns_are_right(const struct game_rules *r, struct err *err)
{
	struct vocab_turn t;
	unsigned kinds = (PHASE(r->n_phases) - 1) << 1;

	vocab_phases(r->vocab, NULL, 1, &t);
	for (int i = 0; i < t.n && i < VOCAB_PHASES_MAX; i++)
		if (t.phase[i].kinds & ~kinds)
			return err_set(
				err,
				"the game \"%s\" gives phase %d a kind that it does not have",
				r->name, i + 1);
	return (t.n >= 1 && t.n <= VOCAB_PHASES_MAX &&
		r->vocab->phases_most <= VOCAB_PHASES_MAX) ||
	       err_set(err,
		       "the game \"%s\" has a turn of %d phases; it must be 1 to %d",
		       r->name, t.n, VOCAB_PHASES_MAX);
}

static bool phases_are_right(const struct game_rules *r, struct err *err)
{
	if (r->n_phases < 1 || r->vocab->setup_phases < 0 ||
	    r->n_phases + r->vocab->setup_phases > GAME_PHASES_MAX ||
	    r->vocab->n_phases != r->n_phases)
		return err_set(
			err,
			"the game \"%s\" has %d phases, and its language %d; both must be the same, 1 to %d",
			r->name, r->n_phases, r->vocab->n_phases, GAME_PHASES_MAX);
	for (int i = 0; i < r->n_phases + r->vocab->setup_phases; i++)
		if (!r->vocab->phase_names[i] ||
		    (i < r->n_phases && !r->phase_names[i]))
			return err_set(err, "the game \"%s\" has no name for phase %d",
				       r->name, i + 1);
	return turns_are_right(r, err);
}

static bool absence_is_told(const struct game_rules *r, struct err *err)
{
	const struct game_absent *a = game_absent(r);

	return (a->policy && a->played && a->given_up) ||
	       err_set(err, "the game \"%s\" has words missing in absent", r->name);
}

/* HELP tells of a verb by its name, and of the phases in which it is legal. */
static bool verbs_are_right(const struct game_rules *r, struct err *err)
{
	int kinds = r->n_phases + r->vocab->setup_phases;

	for (const struct verb *v = r->vocab->verbs; v->parse; v++) {
		if (v->name && (!v->help || !v->example))
			return err_set(
				err,
				"the game \"%s\" has a verb without help or example: %s",
				r->name, v->name);
		if (v->phases & 1 || v->phases >> kinds > 1)
			return err_set(
				err,
				"the game \"%s\" has a verb for a phase that it does not have: %s",
				r->name, v->name ? v->name : "one without a name");
	}
	return true;
}

/* Players write each seat by a word of the language, if only in JOIN. */
static bool seats_have_words(const struct game_rules *r, struct err *err)
{
	unsigned known = 0;

	for (const struct word *w = r->vocab->words; w->text; w++)
		if (w->id == WORD_SEAT && w->value >= 0 && w->value < GAME_SEATS_MAX)
			known |= 1U << w->value;
	for (int i = 0; i < r->seats_max; i++)
		if (!(known >> i & 1))
			return err_set(err,
				       "the game \"%s\" has no word for seat %d: %s",
				       r->name, i, r->colours[i]);
	return true;
}

bool game_check(const struct game_rules *r, struct err *err)
{
	if (!r->name)
		return err_set(err, "a game has no name");
	return has_tables(r, err) && has_functions(r, err) && has_language(r, err) &&
	       has_whole_parts(r, err) && has_pairs(r, err) &&
	       seats_are_right(r, err) && phases_are_right(r, err) &&
	       absence_is_told(r, err) && verbs_are_right(r, err) &&
	       seats_have_words(r, err);
}

bool games_check(struct err *err)
{
	for (int i = 0; games[i]; i++) {
		if (!game_check(games[i], err))
			return false;
		for (int k = 0; k < i; k++)
			if (strcmp(games[i]->name, games[k]->name) == 0)
				return err_set(err, "two games are called \"%s\"",
					       games[i]->name);
	}
	return true;
}
