/* Random games: tokens and cards are conserved, the order of sheets changes nothing,
 * the same orders give the same bytes, and games end.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <time.h>

#include "tests/rules/cosmic/play.h"

static unsigned dice;
static int roll(int n)
{
	dice = dice * 1664525U + 1013904223U;
	return (int)(dice >> 16) % n;
}

static struct ce_tokens random_tokens(int n_seats)
{
	struct ce_tokens t = {.total = CE_UNSAID};

	if (!roll(4))
		return tokens_plain(roll(6));
	t.n_parts = 1 + roll(3);
	for (int i = 0; i < t.n_parts; i++) {
		t.part[i].n = roll(8) ? roll(5) : CE_ALL_TOKENS;
		t.part[i].place = (struct ce_place){
			(int8_t)(roll(12) ? CE_ON_PLANET : CE_IN_LIMBO),
			(int8_t)roll(n_seats), (int8_t)(1 + roll(5)), 0};
	}
	return t;
}

static int random_card(void)
{
	static const int cards[] = {
		4,  6,  8,  10, 12, 14, 15, 16, 20, 40, CARD_COMPROMISE,
		60, 61, 62, 63, 64, 65};
	return cards[roll(17)];
}

/* Mostly about their own tokens, so that most of it is legal. */
static struct ce_tokens own_tokens(const struct ce_state *s, int seat)
{
	struct ce_tokens t = random_tokens(s->t.n_seats);

	for (int i = 0; i < t.n_parts; i++)
		if (roll(3))
			t.part[i].place.system = (int8_t)seat;
	return t;
}

static struct ce_gift random_gift(int n_seats)
{
	struct ce_gift g = {0};

	if (roll(2)) {
		g.base_system = (int8_t)roll(n_seats);
		g.base_planet = (int8_t)(1 + roll(5));
	}
	g.n_unseen = (int8_t)(roll(3) ? 0 : roll(3));
	if (!roll(3)) {
		g.n_named = 1;
		g.named[0] = (uint8_t)random_card();
	}
	return g;
}

static struct ce_order random_order(const struct ce_state *s, int seat)
{
	static const uint8_t verbs[5][7] = {
		{0},
		{CE_ATTACK, CE_RELEASE, CE_LIMBO_TO, CE_EDICT, CE_LOSE, CE_RESETTLE,
		 CE_ATTACK},
		{CE_INVITE, CE_ALLY, CE_DEFEND, CE_EDICT, CE_LIMBO_TO, CE_ALLY,
		 CE_INVITE},
		{CE_CARD, CE_CARD, CE_EDICT, CE_LIMBO_TO, CE_OWN_COLOUR, CE_LOSE,
		 CE_EDICT},
		{CE_DEAL, CE_REWARD, CE_LOSE, CE_EDICT, CE_OWN_COLOUR, CE_LIMBO_TO,
		 CE_DEAL},
	};
	int n = s->t.n_seats, n_c = s->t.n_challenges;
	struct ce_order o = {.verb = (int8_t)verbs[s->t.phase][roll(7)],
			     .challenge =
				     (int8_t)(n_c && roll(12) ? roll(n_c) : CE_UNSAID)};

	switch ((enum ce_verb)o.verb) {
	case CE_ATTACK:
	case CE_RESETTLE:
		o.challenge = CE_UNSAID;
		o.attack.system = (int8_t)(o.verb == CE_RESETTLE ? seat : roll(n));
		o.attack.planet = (int8_t)roll(6);
		o.attack.defender = (int8_t)(roll(n + 1) - 1);
		o.attack.sent = own_tokens(s, seat);
		break;
	case CE_RELEASE:
	case CE_LIMBO_TO:
		o.to = own_tokens(s, seat);
		break;
	case CE_INVITE:
		o.invite.seats = (uint8_t)roll(64);
		break;
	case CE_ALLY:
		o.ally.side = (int8_t)roll(3);
		o.ally.sent = own_tokens(s, seat);
		break;
	case CE_DEFEND:
		o.defend.n = 2;
		for (int i = 0; i < 2; i++) {
			o.defend.part[i].challenge = (int8_t)(n_c ? roll(n_c) : 0);
			o.defend.part[i].tokens = (int16_t)roll(4);
		}
		break;
	case CE_CARD:
		o.card.card = (uint8_t)random_card();
		break;
	case CE_EDICT:
		o.edict.edict = (uint8_t)(CARD_COSMIC_ZAP + roll(6));
		o.edict.target.kind =
			(int8_t)(o.edict.edict == CARD_PLAGUE ? CE_AT_PLAYER
				 : roll(3)                    ? CE_AT_ALL_ALLIES
							      : CE_AT_POWER);
		o.edict.target.seat = (int8_t)roll(n);
		o.edict.target.side = (int8_t)roll(3);
		break;
	case CE_DEAL:
		o.deal.partner = CE_UNSAID;
		o.deal.give = random_gift(n);
		o.deal.get = random_gift(n);
		o.deal.mine = own_tokens(s, seat);
		o.deal.open = !roll(3);
		break;
	case CE_REWARD:
		o.reward.cards = (int8_t)roll(3);
		o.reward.tokens = (int8_t)roll(3);
		o.reward.to = own_tokens(s, seat);
		break;
	case CE_LOSE:
		o.lose.unsaid = roll(2);
		o.lose.plague = roll(2);
		o.lose.n_cards = 1;
		o.lose.card[0] = (uint8_t)random_card();
		o.lose.from = own_tokens(s, seat);
		break;
	case CE_OWN_COLOUR:
		o.own.choice = (int8_t)(1 + roll(3));
		break;
	case CE_POWER:
	case CE_FLARE:
		break;
	}
	return o;
}

static const struct cond *random_cond(struct play *p, int seat)
{
	static const uint8_t facts[5][4] = {
		{0},
		{CE_FACT_ATTACKS, CE_FACT_HOLDS, CE_FACT_PLAYS, CE_FACT_ATTACKS},
		{CE_FACT_ALLIES, CE_FACT_INVITES, CE_FACT_HAS_TOKENS, CE_FACT_PLAYS},
		{CE_FACT_WOULD_LOSE, CE_FACT_PLAYS, CE_FACT_SHOWS, CE_FACT_HAS_TOKENS},
		{CE_FACT_PLAYS, CE_FACT_WOULD_WIN, CE_FACT_SHOWS, CE_FACT_HOLDS}};
	struct cond *c = arena_new(p->a, struct cond);
	struct ce_fact *f = arena_new(p->a, struct ce_fact);
	int n = p->s.t.n_seats;

	*f = (struct ce_fact){.kind = (int8_t)facts[p->s.t.phase][roll(4)],
			      .seat = (int8_t)roll(n),
			      .other = CE_UNSAID,
			      .challenge = (int8_t)(p->s.t.n_challenges
							    ? roll(p->s.t.n_challenges)
							    : CE_UNSAID),
			      .system = (int8_t)roll(n),
			      .planet = (int8_t)(1 + roll(5)),
			      .side = (int8_t)roll(3),
			      .card = (int16_t)(CARD_COSMIC_ZAP + roll(6)),
			      .n = (int16_t)roll(5),
			      .compare = (int8_t)(roll(3) - 1)};
	if (f->kind == CE_FACT_WOULD_LOSE || f->kind == CE_FACT_WOULD_WIN)
		f->seat = (int8_t)seat;
	if (f->kind == CE_FACT_SHOWS)
		f->card = (int16_t)(roll(2) ? CE_UNSAID : random_card());
	*c = (struct cond){.op = COND_FACT, .fact = f, .stratum = STRATUM_REPORT};
	if (f->kind == CE_FACT_WOULD_LOSE || f->kind == CE_FACT_WOULD_WIN ||
	    f->kind == CE_FACT_SHOWS)
		c->stratum = STRATUM_REVEAL;
	if (roll(3))
		return c;
	struct cond *no = arena_new(p->a, struct cond);
	*no = (struct cond){.op = COND_NOT, .a = c, .stratum = c->stratum};
	return no;
}

static void write_sheets(struct play *p, int n_orders, int conditions)
{
	for (int seat = 0; seat < p->s.t.n_seats; seat++) {
		if (!roll(40))
			continue; /* misses it */
		for (int i = 0; i < n_orders; i++) {
			play_order(p, seat, random_order(&p->s, seat),
				   roll(100) < conditions ? random_cond(p, seat)
							  : NULL);
			if (!roll(3))
				play_or(p, seat, random_order(&p->s, seat), NULL);
		}
		p->sheet[seat].readable = true;
	}
}

static void adjudicate(struct play *p, struct ce_state *after, struct events *ev)
{
	struct trace tr = {.a = p->a};
	struct adjudication a = {.before = &p->s,
				 .rng = &p->rng,
				 .arena = p->a,
				 .after = after,
				 .events = ev,
				 .trace = &tr};

	*ev = (struct events){.a = p->a};
	for (int seat = 0; seat < p->s.t.n_seats; seat++)
		a.sheets[seat] = p->sheet[seat].readable ? &p->sheet[seat] : NULL;
	ce_adjudicate_with(&a, &ce_catalog);
}

/* Each label and index once in a phase: no two choices hang on one draw. */
static void check_draws(const struct rng_log *log)
{
	for (int i = 0; i < log->n; i++)
		for (int j = 0; j < i; j++)
			ck_assert_msg(log->draws[i].index != log->draws[j].index ||
					      !str_equal(log->draws[i].label,
							 log->draws[j].label),
				      "%.*s %d is drawn twice",
				      STR_ARG(log->draws[i].label),
				      log->draws[i].index);
}

static void one_phase(struct play *p, int conditions)
{
	struct ce_state after, again;
	struct events ev, ev_again;
	struct err err = {0};

	struct rng_log log = {.a = p->a};

	write_sheets(p, roll(7), conditions);
	p->rng.log = &log;
	adjudicate(p, &after, &ev);
	p->rng.log = NULL;
	check_draws(&log);
	adjudicate(p, &again, &ev_again);
	ck_assert_msg(ce_sound(&after, &err), "%s", err.text);
	ck_assert(!memcmp(&after, &again, sizeof after));
	ck_assert_int_eq(ev.n, ev_again.n);
	for (int i = 0; i < ev.n; i++) {
		struct buf b = buf_in(p->a);
		ce_phrase(&ev.e[i], &b);
	}
	p->s = after;
	memset(p->sheet, 0, sizeof p->sheet);
	arena_reset(p->a);
}

static void begin(struct play *p, int n_seats, bool mayfair)
{
	struct option_setting deck = {STR("deck"), STR("mayfair-72")};
	struct setup setup = {
		.n_seats = n_seats, .n_options = mayfair ? 1 : 0, .options = &deck};
	struct err err = {0};

	memset(p, 0, sizeof *p);
	p->a = arena_create();
	p->rng.seed[0] = (uint8_t)roll(256);
	p->rng.seed[1] = (uint8_t)roll(256);
	ck_assert_msg(ce_setup(&p->s, &setup, &p->rng, NULL, &err), "%s", err.text);
	ck_assert_msg(ce_sound(&p->s, &err), "%s", err.text);
}

START_TEST(tokens_and_cards_are_conserved_and_replays_agree)
{
	static struct play p;

	for (int game = 0; game < 12; game++) {
		dice = (unsigned)(_i * 1000 + game);
		begin(&p, 3 + roll(4), game % 5 == 0);
		for (int n = 0; n < 120 && p.s.t.phase; n++)
			one_phase(&p, game % 3 ? 5 : 25);
		play_end(&p);
	}
}
END_TEST

/* Each hangs on what the next seat does; the last on the board. */
static const struct cond *chain_cond(struct play *p, int seat)
{
	static const uint8_t facts[5] = {0, CE_FACT_ATTACKS, CE_FACT_ALLIES,
					 CE_FACT_PLAYS, CE_FACT_HOLDS};
	struct cond *c = arena_new(p->a, struct cond);
	struct ce_fact *f = arena_new(p->a, struct ce_fact);

	*f = (struct ce_fact){
		.kind = (int8_t)(seat == 5 ? CE_FACT_HOLDS : facts[p->s.t.phase]),
		.seat = (int8_t)((seat + 1) % 6),
		.other = CE_UNSAID,
		.challenge = CE_UNSAID,
		.card = CARD_FORCE_FIELD,
		.planet = 1};
	*c = (struct cond){.op = COND_FACT, .fact = f};
	return c;
}

/* Not a test but a figure: six players, a condition in every sheet. */
START_TEST(speed)
{
	static struct play p;
	clock_t from = clock();
	int phases = 0, turns = 0;

	dice = 99;
	while (clock() - from < CLOCKS_PER_SEC / 2) {
		begin(&p, 6, false);
		for (int n = 0; n < 60 && p.s.t.phase; n++) {
			struct ce_state after;
			struct events ev;
			for (int seat = 0; seat < 6; seat++) {
				play_order(&p, seat, random_order(&p.s, seat), NULL);
				play_order(&p, seat, random_order(&p.s, seat),
					   chain_cond(&p, seat));
				play_order(&p, seat, random_order(&p.s, seat), NULL);
			}
			clock_t t0 = clock();
			int k = 20;
			while (k--)
				adjudicate(&p, &after, &ev);
			turns += (int)(clock() - t0);
			phases += 20;
			p.s = after;
			memset(p.sheet, 0, sizeof p.sheet);
			arena_reset(p.a);
		}
		play_end(&p);
	}
	printf("%d phases, %.0f a second\n", phases,
	       phases * (double)CLOCKS_PER_SEC / (turns ? turns : 1));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("random games");
	TCase *c = tcase_create("random games");

	tcase_set_timeout(c, 300);
	tcase_add_loop_test(c, tokens_and_cards_are_conserved_and_replays_agree, 0, 4);
	tcase_add_test(c, speed);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
