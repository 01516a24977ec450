/* Games by name.
 * SPDX-License-Identifier: ISC */
#include "rules/game.h"

#include <stddef.h>

#include "base/locale.h"
#include "orders/vocab.h"

const struct game_rules *game_find(struct str name)
{
	for (const struct game_rules *const *g = games; *g; g++)
		if (str_is(name, (*g)->name))
			return *g;
	return NULL;
}

const char *game_token(const struct game_rules *r, int seat)
{
	return r->tokens ? r->tokens[seat] : r->colours[seat];
}

unsigned game_seats(const struct game_rules *r, int n)
{
	return (1U << (r->any_seats ? r->seats_max : n)) - 1;
}

int game_phases(const struct game_rules *r, int turn)
{
	return turn == 0 && r->vocab->setup_phases ? r->vocab->setup_phases
						   : r->n_phases;
}

const char *game_phase_name(const struct game_rules *r, int turn, int phase)
{
	if (r->phase_name)
		return r->phase_name(turn, phase);
	return turn ? r->phase_names[phase - 1]
		    : r->vocab->phase_names[vocab_kind(r->vocab, turn, phase) - 1];
}

const char *game_role_kind(const struct game_rules *r)
{
	return r->role_kind ? locale_text(r->role_kind) : _("role");
}

const char *game_role_kinds(const struct game_rules *r)
{
	return r->role_kinds ? locale_text(r->role_kinds) : _("roles");
}

const char *game_phase_missed(const struct game_rules *r, int turn, int phase)
{
	const char *const *rows = turn ? r->phase_missed : r->setup_missed;

	return rows && phase >= 1 && phase <= game_phases(r, turn) ? rows[phase - 1]
								   : NULL;
}

const struct game_absent *game_absent(const struct game_rules *r)
{
	static const struct game_absent defaults = {
		.policy = N_(
			"For a player who owes orders and sends none, the defaults of the rules are played."),
		.played = N_("by the defaults of the rules"),
		.given_up = N_("Too many phases passed without orders of yours"),
	};

	return r->absent ? r->absent : &defaults;
}
