/* Setting up: see setup.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/setup.h"

#include <string.h>

#include "base/err.h"
#include "base/locale.h"
#include "rules/dune/engine/forces.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/options.h"

enum { SEATS_MIN = 2 };

/* Sectors of the circles by the number of players [DU-004]. */
static const uint8_t circles[DU_SEATS + 1][DU_SEATS] = {
	[2] = {1, 10},
	[3] = {1, 7, 13},
	[4] = {1, 4, 10, 13},
	[5] = {1, 4, 7, 10, 13},
	[6] = {1, 4, 7, 10, 13, 16},
};

/* Draws the seats. */
static void seat_players(struct du_state *s, int n_seats, const struct rng *rng,
			 struct events *events)
{
	uint8_t seat[DU_SEATS];
	int n = 0;

	for (int i = 0; i < DU_SEATS; i++)
		if (du_plays(&s->t, i))
			seat[n++] = (uint8_t)i;
	rng_shuffle(rng, "setup.circles", seat, n);
	for (int i = 0; i < n; i++) {
		s->t.circle[seat[i]] = circles[n_seats][i];
		event_add(events, DU_EV_CIRCLE, AUDIENCE_ALL, "DU-004", 2, seat[i],
			  circles[n_seats][i]);
	}
}

static void place_forces(struct du_state *s)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		const struct du_faction_info *f = &du_factions[seat];
		if (!du_plays(&s->t, seat))
			continue;
		s->h.spice[seat] = f->spice;
		if (f->n_start)
			du_put(&s->t, seat, du_first_area(f->start),
			       (struct du_stack){f->n_start, 0});
	}
}

void du_deal_traitors(struct du_state *s, const struct rng *rng, struct events *events)
{
	uint8_t deck[DU_LEADERS];
	int n = 0;

	for (int leader = 1; leader <= DU_LEADERS; leader++)
		if (du_plays(&s->t, du_leader_faction(leader)))
			deck[n++] = (uint8_t)leader;
	rng_shuffle(rng, "setup.traitors", deck, n);
	n = 0;
	for (int seat = 0; seat < DU_SEATS; seat++) {
		uint8_t *own = s->h.traitor[seat];
		if (!du_plays(&s->t, seat))
			continue;
		memcpy(own, deck + n, DU_TRAITORS_MAX);
		n += DU_TRAITORS_MAX;
		event_add(events, DU_EV_DEALT, AUDIENCE_SEAT(seat), "DU-005", 5, seat,
			  own[0], own[1], own[2], own[3]);
	}
}

static bool set_options(struct du_state *s, const struct setup *set, struct err *err)
{
	du_options_default(&s->t.option);
	for (int i = 0; i < set->n_options; i++)
		if (!du_option_set(&s->t.option, set->options[i].name,
				   set->options[i].value, err))
			return false;
	return true;
}

static void shuffle_decks(struct du_state *s, const struct rng *rng)
{
	du_treachery_deck(s->h.deck);
	s->t.n_deck = DU_TREACHERY;
	rng_shuffle(rng, "setup.treachery", s->h.deck, DU_TREACHERY);
	du_spice_deck(s->h.coming);
	s->t.n_coming = DU_SPICE_CARDS;
	rng_shuffle(rng, "setup.spice", s->h.coming, DU_SPICE_CARDS);
}

bool du_setup(void *state, const struct setup *set, const struct rng *rng,
	      struct events *events, struct err *err)
{
	struct du_state *s = state;

	memset(s, 0, sizeof *s);
	if (set->n_seats < SEATS_MIN || set->n_seats > DU_SEATS ||
	    set->seats >> DU_SEATS)
		return err_refuse(err, _("it is a game for 2 to 6 players"));
	if (!set_options(s, set, err))
		return false;
	s->t.seats = (uint8_t)set->seats;
	s->t.storm = DU_STORM_START;
	s->t.wheel[0] = s->t.wheel[1] = DU_NOBODY;
	for (int i = 0; i < DU_SEATS; i++)
		s->t.ally[i] = s->t.lot_winner[i] = DU_NOBODY;
	s->t.phase = du_plays(&s->t, DU_BENE_GESSERIT) ? DU_PREDICT : DU_PLACE;
	events->phase = (int16_t)du_number(&s->t);
	seat_players(s, set->n_seats, rng, events);
	shuffle_decks(s, rng);
	place_forces(s);
	if (s->t.phase == DU_PLACE)
		du_deal_traitors(s, rng, events);
	return true;
}

/* Each option there is decides about the set-up, or about what was planned for. */
bool du_set_option(void *state, struct str name, struct str value, struct err *err)
{
	struct du_options o = ((struct du_state *)state)->t.option;

	return du_option_set(&o, name, value, err) &&
	       err_refuse(err, "option %.*s is fixed once the game starts",
			  STR_ARG(name));
}
