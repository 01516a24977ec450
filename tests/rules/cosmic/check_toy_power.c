/* Powers of the tests' own: when a Power works, when a Zap comes in time, what the
 * report tells of both; and a Power that draws while cards lie open.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/page.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "rules/cosmic/report/report.h"
#include "rules/game.h"
#include "tests/rules/cosmic/play.h"

/* Titan: each token on their side counts three, where they are a main player. */
static void titan_counts(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat == me->seat && ce_use(b, me, act->challenge, act->other))
		act->points = (int16_t)(act->points * 3);
}

/* Titan twice over: they are about to use their Power before the cards are shown as well. */
static void titan_rises(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	const struct ce_challenge *c = &b->t->challenge[act->challenge];

	if (c->attacker == me->seat)
		ce_use(b, me, act->challenge, c->defender);
}

/* Ghost: tokens that they lose in a challenge go to Limbo. */
static void ghost_returns(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat != me->seat || act->challenge < 0 ||
	    !ce_use(b, me, act->challenge, -1))
		return;
	ce_spare(b, act, act->n, CE_AT_LIMBO);
}

/* Watcher: does nothing; their use tells that the Power worked at that moment. */
static void watcher_attacks(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat == me->seat)
		ce_use(b, me, -1, act->other);
}
static void watcher_allies(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (b->t->challenge[act->challenge].side[me->seat])
		ce_use(b, me, act->challenge, -1);
}
static void watcher_collects(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat == me->seat)
		ce_use(b, me, act->challenge, act->other);
}

/* Magpie: takes a card from the deck in step 2h for their attack. */
static void magpie_draws(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	const struct ce_challenge *c = &b->t->challenge[act->challenge];

	if (c->attacker == me->seat && ce_use(b, me, act->challenge, c->defender))
		ce_draw(b, me->seat);
}

/* Scholar: takes a card from the deck in step 3h for each challenge that they lose. */
static void scholar_learns(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seat == me->seat && act->challenge >= 0 &&
	    ce_use(b, me, act->challenge, -1))
		ce_draw(b, me->seat);
}

static bool is_mine(const struct ce_board *b, const struct ce_act *act,
		    const struct ce_user *me)
{
	return act->kind == ACT_WINDOW &&
	       ce_is_main(&b->t->challenge[act->challenge], me->seat);
}

/* Herald: everybody may join where they are a main player, asked or not. */
static void herald_opens(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (is_mine(b, act, me) && ce_use(b, me, act->challenge, act->seat))
		act->asked = true;
}

/* Hermit: nobody joins where they are a main player. */
static void hermit_shuts(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (is_mine(b, act, me) && ce_use(b, me, act->challenge, act->seat))
		act->forbidden = true;
}

enum { TITAN = 1, TITAN_TWICE, GHOST, WATCHER, MAGPIE, SCHOLAR, HERALD, HERMIT, TOYS };
/* clang-format off */
static const struct ce_power_rule
	titan   = {.name = "Titan",   .does = {"Titan",   {[HOOK_TOTAL] = titan_counts}}},
	twice   = {.name = "Twice",   .does = {"Twice",   {[HOOK_SELECTED] = titan_rises,
							  [HOOK_TOTAL] = titan_counts}}},
	ghost   = {.name = "Ghost",   .does = {"Ghost",   {[HOOK_LOSS] = ghost_returns}}},
	watcher = {.name = "Watcher", .does = {"Watcher", {[HOOK_ATTACK] = watcher_attacks,
							  [HOOK_PRE_CARD] = watcher_allies,
							  [HOOK_SELECTED] = watcher_allies,
							  [HOOK_CONSOLATION] = watcher_collects}}},
	magpie  = {.name = "Magpie",  .does = {"Magpie",  {[HOOK_PRE_CARD] = magpie_draws}}},
	scholar = {.name = "Scholar", .does = {"Scholar", {[HOOK_LOSS] = scholar_learns}}},
	herald  = {.name = "Herald",  .does = {"Herald",  {[HOOK_INVITE] = herald_opens}}},
	hermit  = {.name = "Hermit",  .does = {"Hermit",  {[HOOK_INVITE] = hermit_shuts}}};
/* clang-format on */
static const struct ce_power_rule *const toys[] = {&titan,  &twice,   &ghost,  &watcher,
						   &magpie, &scholar, &herald, &hermit};
static const struct ce_catalog catalog = {TOYS - 1, toys};

static struct play p;

static struct ce_challenge *challenge(int number)
{
	return &p.s.t.challenge[number];
}

/* Four players with four tokens on each home planet; the seat has that Power. */
static void sit_down(const char *seed, int seat, int power)
{
	play_bare(&p, 4, seed);
	p.catalog = &catalog;
	p.s.t.power[seat] = (struct ce_power){.id = (uint8_t)power, .on = 1};
}

/* The seat has home bases on planets 1 to n only; the other tokens are in the Warp. */
static void leave_home_bases(int seat, int n)
{
	for (int planet = n + 1; planet <= CE_PLANETS; planet++) {
		p.s.t.warp[seat] =
			(uint8_t)(p.s.t.warp[seat] + play_on(&p, seat, planet, seat));
		p.s.t.planet[seat][planet - 1][seat] = 0;
	}
}

/* Each attacks the next: c1 Red > Blue 1, c2 Blue > Green 1, c3 Green > Yellow `yellow`
 * with four, c4 Yellow > Red 5; all but c3 with two tokens from planet 1. */
static void all_attack(int yellow)
{
	play_all_come(&p);
	play_order(&p, RED, order_attack(BLUE, 1, tokens_from(2, RED, 1)), NULL);
	play_order(&p, BLUE, order_attack(GREEN, 1, tokens_from(2, BLUE, 1)), NULL);
	play_order(&p, GREEN, order_attack(YELLOW, yellow, tokens_from(4, GREEN, 1)),
		   NULL);
	play_order(&p, YELLOW, order_attack(RED, 5, tokens_from(2, YELLOW, 1)), NULL);
	play_run(&p);
	ck_assert_int_eq(p.s.t.n_challenges, 4);
}

/* Red and Green hold two high cards, Blue and Yellow two low ones: the attacks of Red
 * and Green succeed, the others fail. The phase is the third. */
static void deal_cards(void)
{
	for (int seat = 0; seat < 4; seat++)
		for (int i = 0; i < 2; i++)
			ce_hand_add(&p.s, seat, seat % 2 ? 4 : 30, false);
	p.s.t.phase = 3;
	play_all_come(&p);
}

/* On and off ---------------------------------------------------------------- */

/* [CB-4.1]: fewer than three home bases, and it may not be used. */
START_TEST(a_power_works_from_three_home_bases_on)
{
	for (int bases = 1; bases <= CE_PLANETS; bases++) {
		sit_down("bases", RED, TITAN);
		leave_home_bases(RED, bases);
		all_attack(1);
		deal_cards();
		play_run(&p);
		ck_assert_int_eq(challenge(0)->total[0], 30 + (bases < 3 ? 2 : 6));
		ck_assert_int_eq(p.s.t.power[RED].on, bases >= 3);
		play_end(&p);
	}
}
END_TEST

/* [CB-4.1]: step a comes before step b, so a loss to the Plague counts at once. */
START_TEST(a_base_lost_to_the_plague_turns_the_power_off_in_the_same_phase)
{
	sit_down("plague", RED, TITAN);
	leave_home_bases(RED, 3);
	p.s.t.planet[RED][2][RED] = 3;
	p.s.t.warp[RED]++;
	all_attack(1);
	p.s.t.plague[RED] = 1;
	deal_cards();
	struct ce_order lose = {.verb = CE_LOSE, .challenge = CE_UNSAID};
	lose.lose.plague = true;
	lose.lose.from = tokens_from(3, RED, 3);
	play_order(&p, RED, lose, NULL);
	play_run(&p);
	ck_assert_int_eq(play_on(&p, RED, 3, RED), 0);
	ck_assert_int_eq(play_count(&p, EV_POWER_OFF), 1);
	ck_assert_int_eq(play_count(&p, EV_USE), 0);
	play_end(&p);
}
END_TEST

/* [CB-4.2]: Red resettles their third home planet in phase 1: the Power is off in that
 * phase, and on again from the next step b. */
START_TEST(a_power_comes_back_with_the_third_home_base)
{
	sit_down("back", RED, TITAN);
	leave_home_bases(RED, 2);
	p.s.t.destiny[RED][0] = RED;
	p.s.t.own[RED] = CE_OWN_RESETTLE;
	p.s.t.destiny[YELLOW][0] = RED;
	play_all_come(&p);
	struct ce_order resettle = order_attack(RED, 3, tokens_from(1, RED, 1));
	resettle.verb = CE_RESETTLE;
	play_order(&p, RED, resettle, NULL);
	play_order(&p, YELLOW, order_attack(RED, 1, tokens_from(1, YELLOW, 1)), NULL);
	play_run(&p);
	ck_assert_int_eq(play_on(&p, RED, 3, RED), 1);
	ck_assert_int_eq(p.s.t.power[RED].on, 0);
	ck_assert_int_eq(play_count(&p, EV_POWER_OFF), 1);
	play_all_come(&p);
	play_run(&p);
	ck_assert_int_eq(p.s.t.power[RED].on, 1);
	ck_assert_int_eq(play_count(&p, EV_POWER_ON), 1);
	for (int seat = 0; seat < 4; seat++)
		ce_hand_add(&p.s, seat, 8, false);
	play_all_come(&p);
	play_run(&p);
	ck_assert_int_gt(play_count(&p, EV_USE), 0);
	play_end(&p);
}
END_TEST

/* Green sends the last two tokens of Green 3. The base is gone at once, the
 * Power when the work of the phase is done [SP-3]. */
START_TEST(an_ally_who_empties_his_third_home_base_loses_the_power_in_the_next_phase)
{
	sit_down("ally", GREEN, WATCHER);
	leave_home_bases(GREEN, 3);
	p.s.t.planet[GREEN][2][GREEN] = 2;
	p.s.t.planet[GREEN][1][GREEN] = 6;
	all_attack(1);
	play_all_come(&p);
	play_order(&p, RED, order_invite(0, 1U << GREEN), NULL);
	play_order(&p, GREEN, order_ally(0, CE_ATTACK_SIDE, tokens_from(2, GREEN, 3)),
		   NULL);
	/* Green 1 was emptied by their attack on Yellow: bring it back. */
	p.s.t.planet[GREEN][0][GREEN] = 4;
	p.s.t.warp[GREEN] = (uint8_t)(p.s.t.warp[GREEN] - 4);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->allied[GREEN], 2);
	ck_assert_int_eq(ce_home_bases(&p.s.t, GREEN), 2);
	ck_assert_int_eq(play_count(&p, EV_USE), 1); /* in step h, the tokens gone */
	ck_assert_int_eq(p.s.t.power[GREEN].on, 0);  /* told with this report */
	deal_cards();
	play_run(&p);
	ck_assert_int_eq(p.s.t.power[GREEN].on, 0);
	ck_assert_int_eq(play_count(&p, EV_USE), 0);
	play_end(&p);
}
END_TEST

/* Yellow has three home bases, loses the third in c3 and their attack c4 in the
 * same phase. The Power saves both losses; it is off from the next step b. */
START_TEST(a_power_lost_in_the_phase_still_counts_in_it)
{
	sit_down("lost", YELLOW, GHOST);
	leave_home_bases(YELLOW, 3);
	all_attack(3);
	int warp = p.s.t.warp[YELLOW];
	deal_cards();
	play_run(&p);
	ck_assert_int_eq(challenge(2)->result, CE_ATTACK_WINS);
	ck_assert_int_eq(challenge(3)->result, CE_DEFENCE_WINS);
	ck_assert_int_eq(ce_home_bases(&p.s.t, YELLOW), 2);
	ck_assert_int_eq(p.s.t.warp[YELLOW], warp);
	ck_assert_int_eq(p.s.t.limbo[YELLOW], 1 + 4 + 2); /* the turn's release too */
	ck_assert_int_eq(play_count(&p, EV_USE), 2);
	/* Told with the report of this phase; and off it stays. */
	ck_assert_int_eq(p.s.t.power[YELLOW].on, 0);
	ck_assert_int_eq(play_count(&p, EV_POWER_OFF), 1);
	play_all_come(&p);
	play_run(&p);
	ck_assert_int_eq(p.s.t.power[YELLOW].on, 0);
	play_end(&p);
}
END_TEST

/* Red has `bases` home bases; Blue is on Red 5. Red and Blue must deal in c1, and
 * Green owes Red a card of consolation. */
static void deal_and_consolation(int bases)
{
	sit_down("deal", RED, WATCHER);
	leave_home_bases(RED, bases);
	p.s.t.phase = 4;
	p.s.t.n_challenges = 2;
	p.s.t.planet[RED][0][RED] = 2;
	*challenge(0) =
		(struct ce_challenge){.attacker = RED,
				      .defender = BLUE,
				      .system = BLUE,
				      .planet = 1,
				      .attack = 2,
				      .defence = 4,
				      .card = {CARD_COMPROMISE, CARD_COMPROMISE},
				      .shown = 1,
				      .frozen = 1,
				      .result = CE_DEAL_PENDING};
	*challenge(1) = (struct ce_challenge){.attacker = GREEN,
					      .defender = RED,
					      .system = RED,
					      .planet = 5,
					      .card = {8, CARD_COMPROMISE},
					      .shown = 1,
					      .result = CE_ATTACK_WINS,
					      .owed_to = RED,
					      .owed_by = GREEN,
					      .owed = 1};
	p.s.t.planet[BLUE][1][BLUE] = 2;
	p.s.t.planet[RED][4][BLUE] = 2;
	for (int seat = 0; seat < 4; seat++)
		ce_hand_add(&p.s, seat, 8, false);
	play_all_come(&p);
}

/* [CB-4.2]: a third home base by a deal in step 4f. The Power does not work in
 * step 4g; it does in phase 1. */
START_TEST(a_power_that_comes_back_by_a_deal_works_from_the_next_phase_on)
{
	struct ce_order red = order_deal(0), blue = order_deal(0);

	red.deal.get = (struct ce_gift){.base_system = RED, .base_planet = 5};
	red.deal.mine = tokens_from(1, RED, 1);
	blue.deal.give = red.deal.get;

	deal_and_consolation(2);
	play_order(&p, RED, red, NULL);
	play_order(&p, BLUE, blue, NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->result, CE_DEAL_MADE);
	ck_assert_int_eq(play_on(&p, RED, 5, RED), 1);
	ck_assert_int_eq(ce_home_bases(&p.s.t, RED), 3);
	ck_assert_int_eq(play_count(&p, EV_CONSOLATION), 1);
	ck_assert_int_eq(play_count(&p, EV_USE), 0);
	ck_assert_int_eq(p.s.t.power[RED].on, 0);
	ck_assert_int_eq(p.s.t.turn, 2);
	play_all_come(&p);
	play_run(&p);
	ck_assert_int_eq(play_count(&p, EV_POWER_ON), 1);
	ck_assert_int_eq(p.s.t.power[RED].on, 1);
	ck_assert_int_eq(play_count(&p, EV_USE), 1);
	play_end(&p);

	deal_and_consolation(3); /* had it been on: the moment is there */
	play_order(&p, RED, red, NULL);
	play_order(&p, BLUE, blue, NULL);
	play_run(&p);
	ck_assert_int_eq(play_count(&p, EV_USE), 1);
	play_end(&p);
}
END_TEST

/* Zaps ---------------------------------------------------------------------- */

static struct ce_order zap_red_in_c1(void)
{
	return order_edict(CARD_COSMIC_ZAP, 0, CE_AT_POWER, RED);
}

/* Phase 2 with a Zap in Blue's hand and enough cards in all; Red's deck card is 20. */
static void magpie_at_work(bool zapped)
{
	sit_down("magpie", RED, MAGPIE);
	all_attack(1);
	for (int seat = 0; seat < 4; seat++) {
		ce_hand_add(&p.s, seat, 4, false);
		ce_hand_add(&p.s, seat, 30, false);
	}
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	p.s.h.deck[0] = 20;
	play_all_come(&p);
	if (zapped)
		play_order(&p, BLUE, zap_red_in_c1(), NULL);
	play_run(&p);
}

/* [CB-11.2]: at the step of its use, not later. */
START_TEST(a_zap_comes_in_time_or_not_at_all)
{
	magpie_at_work(true);
	ck_assert_int_eq(ce_holds(&p.s, RED, 20), 0);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 0);
	ck_assert_int_eq(challenge(0)->barred, 1U << RED);
	play_end(&p);

	magpie_at_work(false);
	ck_assert_int_eq(ce_holds(&p.s, RED, 20), 1);
	play_all_come(&p);
	play_order(&p, RED, order_card(0, 20), NULL);
	play_order(&p, BLUE, zap_red_in_c1(), NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->card[0], 20);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 1);
	ck_assert_int_eq(play_count(&p, EV_EDICT), 0);
	ck_assert_int_eq(challenge(0)->barred, 0);
	play_end(&p);
}
END_TEST

/* nor before it: a Power that is used in phase 3 only is not zapped in phase
 * 2. */
START_TEST(a_zap_before_the_power_is_used_is_kept)
{
	sit_down("early", RED, TITAN);
	all_attack(1);
	for (int seat = 0; seat < 4; seat++) {
		ce_hand_add(&p.s, seat, 4, false);
		ce_hand_add(&p.s, seat, 30, false);
	}
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	play_all_come(&p);
	play_order(&p, BLUE, zap_red_in_c1(), NULL);
	play_run(&p);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 1);
	ck_assert_int_eq(play_count(&p, EV_EDICT), 0);
	play_all_come(&p);
	play_run(&p);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 1);
	play_end(&p);
}
END_TEST

/* [CB-11.2]: the attempt is spent. The Power would be used again in the same challenge;
 * one Zap is enough, and the second stays in the hand. */
START_TEST(a_zapped_power_is_not_tried_again_in_that_challenge)
{
	sit_down("again", RED, TITAN_TWICE);
	all_attack(1);
	deal_cards();
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	ce_hand_add(&p.s, BLUE, CARD_COSMIC_ZAP, false);
	play_order(&p, BLUE, zap_red_in_c1(), NULL);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->total[0], 30 + 2);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, CARD_COSMIC_ZAP), 1);
	ck_assert_int_eq(play_count(&p, EV_STOPPED), 1);
	play_end(&p);
}
END_TEST

/* [CB-11.2]: one Power lets Green into c1 unasked, the other keeps everybody out; it
 * does not matter which of them the attacker has. */
START_TEST(what_forbids_beats_what_allows)
{
	static const struct {
		int red, blue;
		bool joins;
	} has[] = {{0, 0, false},
		   {HERALD, 0, true},
		   {0, HERALD, true},
		   {HERALD, HERMIT, false},
		   {HERMIT, HERALD, false}};

	for (size_t i = 0; i < sizeof has / sizeof *has; i++) {
		sit_down("forbids", RED, has[i].red);
		p.s.t.power[BLUE] =
			(struct ce_power){.id = (uint8_t)has[i].blue, .on = 1};
		all_attack(1);
		play_all_come(&p);
		play_order(&p, GREEN,
			   order_ally(0, CE_ATTACK_SIDE, tokens_from(2, GREEN, 2)),
			   NULL);
		play_run(&p);
		ck_assert_int_eq(challenge(0)->allied[GREEN], has[i].joins ? 2 : 0);
		play_end(&p);
	}
}
END_TEST

/* Reports ------------------------------------------------------------------- */

/* All text of the seat's report, and a line end for a line of any kind. */
static struct str told(int seat)
{
	struct ce_view *v = arena_new(p.a, struct ce_view);
	struct events seen = events_seen(p.a, &p.ev, seat);
	struct page page = page_in(p.a);
	struct buf b = buf_in(p.a);

	ce_view_make(&p.s, seat, v);
	ce_report(v, &seen, &page);
	for (int i = 0; i < page.n; i++) {
		const struct page_block *block = &page.blocks[i];
		buf_add(&b, block->text);
		buf_char(&b, '\n');
		for (int r = 0; block->table && r < block->table->n_rows; r++)
			for (int c = 0; c < block->table->n_columns; c++) {
				buf_add(&b, block->table->rows[r].cell[c]);
				buf_char(&b, '\n');
			}
	}
	return buf_str(&b);
}

static bool tells(int seat, const char *words)
{
	return str_find(told(seat), str_of(words)) != SIZE_MAX;
}

/* With the name that Red's Power has in the game's own catalogue. */
static const char *named(const char *before, const char *after)
{
	static char line[80];
	const struct ce_power_rule *rule =
		ce_power_rule(&ce_catalog, p.s.t.power[RED].id);

	snprintf(line, sizeof line, "%s%s%s", before, rule->name, after);
	return line;
}

/* [PC-6.7] */
START_TEST(the_report_names_who_used_a_power_and_against_whom)
{
	sit_down("report", RED, TITAN);
	all_attack(1);
	deal_cards();
	ce_hand_add(&p.s, GREEN, CARD_COSMIC_ZAP, false);
	/* Red uses it on Blue in c1; in c4, where Yellow attacks them, Green stops it.
	 */
	play_order(&p, GREEN, order_edict(CARD_COSMIC_ZAP, 3, CE_AT_POWER, RED), NULL);
	play_run(&p);
	for (int seat = SEAT_READERS; seat < 4; seat++) {
		ck_assert(tells(seat, named("Red uses ", " on Blue in C1")));
		ck_assert(!tells(seat, named("Red uses ", " on Yellow")));
		ck_assert(tells(seat, "Green plays Cosmic Zap on Red in C4"));
		ck_assert(tells(seat, named("Red's ", " is zapped in C4")));
	}
	play_end(&p);
}
END_TEST

/* Cards that lie open ------------------------------------------------------- */

/* the deck is empty and the discards hold one card. Blue loses twice in step h
 * and draws twice: that card, then none, though eight cards lie open. They are
 * discarded in step i. */
START_TEST(cards_shown_in_this_phase_are_not_shuffled_back_while_they_lie_open)
{
	sit_down("shown", BLUE, SCHOLAR);
	all_attack(1);
	deal_cards();
	memset(p.s.h.deck, 0, sizeof p.s.h.deck);
	p.s.h.n_deck = p.s.t.deck_size = 0;
	p.s.t.n_discard = 0;
	ce_discard_push(&p.s, 18);
	play_run(&p);
	ck_assert_int_eq(challenge(0)->result, CE_ATTACK_WINS);
	ck_assert_int_eq(challenge(1)->result, CE_DEFENCE_WINS);
	ck_assert_int_eq(play_count(&p, EV_USE), 2);
	ck_assert_int_eq(p.s.t.hand_size[BLUE], 1);
	ck_assert_int_eq(ce_holds(&p.s, BLUE, 18), 1);
	ck_assert_int_eq(p.s.h.n_deck, 0);
	ck_assert_int_eq(p.s.t.n_discard, 8);
	int four = 0, thirty = 0;
	for (int i = 0; i < p.s.t.n_discard; i++) {
		four += p.s.t.discard[i] == 4;
		thirty += p.s.t.discard[i] == 30;
	}
	ck_assert_int_eq(four, 4);
	ck_assert_int_eq(thirty, 4);
	play_end(&p);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("toy Powers");
	TCase *c = tcase_create("toy Powers");

	tcase_add_test(c, a_power_works_from_three_home_bases_on);
	tcase_add_test(c,
		       a_base_lost_to_the_plague_turns_the_power_off_in_the_same_phase);
	tcase_add_test(c, a_power_comes_back_with_the_third_home_base);
	tcase_add_test(
		c,
		an_ally_who_empties_his_third_home_base_loses_the_power_in_the_next_phase);
	tcase_add_test(c, a_power_lost_in_the_phase_still_counts_in_it);
	tcase_add_test(c,
		       a_power_that_comes_back_by_a_deal_works_from_the_next_phase_on);
	tcase_add_test(c, a_zap_comes_in_time_or_not_at_all);
	tcase_add_test(c, a_zap_before_the_power_is_used_is_kept);
	tcase_add_test(c, a_zapped_power_is_not_tried_again_in_that_challenge);
	tcase_add_test(c, what_forbids_beats_what_allows);
	tcase_add_test(c, the_report_names_who_used_a_power_and_against_whom);
	tcase_add_test(
		c, cards_shown_in_this_phase_are_not_shuffled_back_while_they_lie_open);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
