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

int game_players_max(const struct game_rules *r)
{
	return r->players_max ? r->players_max : r->seats_max;
}

int game_usual_seats(const struct game_rules *r)
{
	enum { USUAL = 4 };
	int most = game_players_max(r);

	return r->seats_min > USUAL ? r->seats_min : most < USUAL ? most : USUAL;
}

int game_phases(const struct game_rules *r, const void *view, int turn)
{
	struct vocab_turn t;

	vocab_phases(r->vocab, view, turn, &t);
	while (t.n > 1 && !t.phase[t.n - 1].kinds)
		t.n--;
	return t.n;
}

const char *game_name_of(const struct game_rules *r, int turn,
			 const struct vocab_phase *p)
{
	if (p->name || !turn)
		return vocab_phase_name(r->vocab, p);
	return locale_text(r->phase_names[vocab_kind(p) - 1]);
}

const char *game_phase_name(const struct game_rules *r, const void *view, int turn,
			    int phase)
{
	struct vocab_turn t;

	vocab_phases(r->vocab, view, turn, &t);
	const struct vocab_phase *p = vocab_phase(&t, phase);
	return p ? game_name_of(r, turn, p) : "";
}

const char *game_role_kind(const struct game_rules *r)
{
	return r->role_kind ? locale_text(r->role_kind) : _("role");
}

const char *game_role_kinds(const struct game_rules *r)
{
	return r->role_kinds ? locale_text(r->role_kinds) : _("roles");
}

const char *game_seat_kind(const struct game_rules *r)
{
	return r->seat_kind ? locale_text(r->seat_kind) : _("Seat");
}

const char *game_seat_kinds(const struct game_rules *r)
{
	return r->seat_kinds ? locale_text(r->seat_kinds) : _("Seats");
}

struct str game_phase_missed(const struct game_rules *r, int turn,
			     const struct vocab_phase *p, struct arena *a)
{
	const char *const *rows = turn ? r->phase_missed : r->setup_missed;
	int first = turn ? 1 : r->n_phases + 1;
	int n = turn ? r->n_phases : r->vocab->setup_phases;
	struct buf b = buf_in(a);

	for (int i = 0; rows && p && i < n; i++) {
		if (!rows[i] || !(p->kinds & PHASE(first + i)))
			continue;
		if (b.n) /* of two kinds: "no bids; nothing moves." */
			b.n -= b.s[b.n - 1] == '.';
		buf_printf(&b, "%s%s", b.n ? "; " : "", locale_text(rows[i]));
	}
	return buf_str(&b);
}

const struct game_absent *game_absent(const struct game_rules *r)
{
	static const struct game_absent defaults = {
		.policy = N_(
			"For a player who owes orders and sends none, the defaults of the rules are played."),
		.played = N_("by the defaults of the rules"),
		.given_up = N_("Too many phases passed without orders from you"),
	};

	return r->absent ? r->absent : &defaults;
}
