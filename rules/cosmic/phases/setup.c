/* Setting up.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/setup.h"

#include <string.h>

#include "base/err.h"
#include "base/locale.h"
#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "rules/cosmic/phases/destiny.h"
#include "rules/cosmic/table/options.h"

enum { HAND = 7 };

bool ce_set_option(void *state, struct str name, struct str value, struct err *err)
{
	struct ce_state *s = state;
	struct ce_options options = s->t.option;

	if (str_is(name, "deck") || str_is(name, "flares"))
		return err_refuse(err, "option %.*s is fixed once the game starts",
				  STR_ARG(name));
	if (!ce_option_set(&options, name, value, err))
		return false;
	s->t.option = options;
	return true;
}

/* Powers -----------------------------------------------------------------------------
 */

static bool read_powers(const struct setup *setup, struct ce_table *t, struct err *err)
{
	for (int seat = 0; seat < setup->n_seats; seat++) {
		struct str name = setup->powers[seat];
		int id = ce_power_find(&ce_catalog, name);
		if (!name.n || str_is(name, "none"))
			continue;
		if (!id)
			return err_refuse(err, "there is no Power %.*s", STR_ARG(name));
		for (int other = 0; other < seat; other++)
			if (t->power[other].id == id)
				return err_refuse(err,
						  "two players have the Power %.*s",
						  STR_ARG(name)); /* [SP-12] */
		t->power[seat] = (struct ce_power){
			.id = (uint8_t)id, .on = 1, .owner = (int8_t)seat};
	}
	return true;
}

/* Flares of the Powers in play and as many others by lot [PC-F.1, R-197]. */
static int add_flares(struct ce_board *b, uint8_t cards[], int n)
{
	uint8_t others[CARD_END - CARD_FLARE];
	int n_others = 0, n_mine = 0;

	for (int id = 1; id <= ce_catalog.n; id++) {
		bool in_play = false;
		for (int seat = 0; seat < b->t->n_seats; seat++)
			in_play |= b->t->power[seat].id == id;
		if (in_play) {
			cards[n++] = (uint8_t)(CARD_FLARE + id);
			n_mine++;
		} else {
			others[n_others++] = (uint8_t)(CARD_FLARE + id);
		}
	}
	rng_shuffle(&b->rng, ce_label(b, -1, "flares"), others, n_others);
	for (int i = 0; i < n_mine && i < n_others; i++)
		cards[n++] = others[i];
	return n;
}

/* Position ---------------------------------------------------------------------------
 */

static void place_tokens(struct ce_table *t)
{
	for (int seat = 0; seat < t->n_seats; seat++) {
		const struct ce_power_rule *rule =
			ce_power_rule(&ce_catalog, t->power[seat].id);
		int n = rule && rule->tokens ? rule->tokens : CE_TOKENS;
		for (int p = 0; p < CE_PLANETS; p++)
			t->planet[seat][p][seat] = (uint8_t)(n / CE_PLANETS);
		t->tokens[seat] = (uint8_t)n;
	}
}

static void ask_powers(struct ce_board *b)
{
	for (int seat = 0; seat < b->t->n_seats; seat++) {
		struct ce_act act = ce_act_new(ACT_WINDOW);
		act.seat = (int8_t)seat;
		ce_call(b, HOOK_SETUP, &act);
	}
}

static void shuffle_deck(struct ce_board *b)
{
	struct ce_state *s = b->s;
	int n = ce_deck_build(&s->t.option, s->t.n_seats, s->h.deck);

	if (s->t.option.flares)
		n = add_flares(b, s->h.deck, n);
	rng_shuffle(&b->rng, ce_label_at(b, -1, "deck", b->n_shuffles++), s->h.deck, n);
	s->h.n_deck = (uint16_t)n;
	s->t.deck_size = s->h.n_deck;
}

static void begin(struct ce_board *b)
{
	unsigned all = (1U << b->t->n_seats) - 1;

	place_tokens(b->t);
	b->t->in_game = (uint8_t)all;
	ce_arm_powers(b);
	ask_powers(b);
	shuffle_deck(b);
	ce_destiny_fill(b);
	ce_deal_hands(b, all, HAND);
	ce_destiny_first(b);
	b->t->turn = 1;
	b->t->phase = 1;
	ce_window(b, HOOK_TURN_START, -1);
}

bool ce_setup(void *state, const struct setup *setup, const struct rng *rng,
	      struct events *events, struct err *err)
{
	struct ce_state *s = state;
	struct ce_play p = {.before = s, .catalog = &ce_catalog, .rng = rng};
	struct events no_events = {.silent = true};
	struct trace no_trace = {.silent = true};
	struct ce_board b;

	memset(s, 0, sizeof *s);
	if (setup->n_seats < 3 || setup->n_seats > CE_SEATS)
		return err_refuse(err, "Cosmic Encounter is for 3 to 6 players, not %d",
				  setup->n_seats);
	s->t.n_seats = (uint8_t)setup->n_seats;
	if (!ce_options_read(setup, &s->t.option, err) ||
	    !read_powers(setup, &s->t, err))
		return false;
	if (!ce_deck_check(s->t.option.mayfair_deck ? ce_deck_mayfair_72
						    : ce_deck_postalgm_46,
			   8, setup->n_seats, err))
		return false;
	ce_board_init(&b, &p, s);
	b.ev = events ? events : &no_events;
	b.tr = &no_trace;
	begin(&b);
	return true;
}
