/* Cosmic Encounter in rule scenes: facts, as given and as expected.
 *
 * The facts (SEAT a colour, PLANET such as yellow3, CARD such as `attack 8`):
 *   PLANET: SEAT N, ... | empty          tokens on it     warp: limbo: out:  likewise
 *   hand SEAT: CARD, ...                 old SEAT: the old ones among them
 *   deck: deck top: discard: CARD, ...   destiny SEAT: destiny top: destiny pile: SEAT, ...
 *   cN: SEAT attacks PLANET with N [defended by SEAT] | none
 *   cN allies: SEAT N with SEAT, ...     cN defence: N    cN cards: SEAT CARD, SEAT CARD
 *   cN totals: SEAT N, SEAT N            cN result: attack wins | defence wins |
 *                                        deal pending | deal made | deal failed |
 *                                        called off | none
 *   cN owes: SEAT N from SEAT            cN rewards: SEAT N, ...
 *   power SEAT: on | off | NAME          counter SEAT: N  misses SEAT: N
 *   plague SEAT: pending [N] | none      loss SEAT: N pending | none
 *   removed: SEAT, ... | none
 * only expected: lead: SEAT, cards SEAT: N, same: SEAT | all, and hand, deck, discard,
 * destiny pile with `has` or `lacks`.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/codec.h"
#include "rules/cosmic/deck.h"
#include "rules/cosmic/scene_fact.h"
#include "rules/rng.h"

struct position {
	struct arena *a;
	struct scene_head head;
	int n, cap;
	struct fact *facts;
	bool said[FACT_KINDS][CE_SEATS]; /* [kind][0] where it is of nobody alone */
};

static void *begin(struct arena *a, const struct scene_head *head)
{
	struct position *p = arena_new(a, struct position);

	p->a = a;
	p->head = *head;
	return p;
}

static bool same_thing(const struct fact *a, const struct fact *b)
{
	return a->kind == b->kind && a->seat == b->seat && a->system == b->system &&
	       a->planet == b->planet && a->challenge == b->challenge;
}

static bool complain(struct scene_fault *fault, int fact, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
static bool complain(struct scene_fault *fault, int fact, const char *fmt, ...)
{
	va_list ap;

	fault->fact = fact;
	fault->column = 0;
	va_start(ap, fmt);
	vsnprintf(fault->text, sizeof fault->text, fmt, ap);
	va_end(ap);
	return false;
}

static bool only_expected(const struct fact *f)
{
	return f->how != FACT_IS || f->kind == FACT_TOTALS || f->kind == FACT_LEAD ||
	       f->kind == FACT_N_CARDS || f->kind == FACT_SAME;
}

static bool given(void *position, struct str text, struct scene_fault *fault)
{
	struct position *p = position;
	struct fact f;

	if (!fact_read(text, p->head.n_seats, &f, fault))
		return false;
	if (only_expected(&f))
		return complain(fault, -1, "this may be expected, not given");
	for (int i = 0; i < p->n; i++)
		if (same_thing(&p->facts[i], &f))
			return complain(fault, -1, "this is given twice");
	if (p->n == p->cap) {
		int cap = p->cap ? 2 * p->cap : 16;
		p->facts = arena_grow(p->a, p->facts, (size_t)p->n * sizeof f,
				      (size_t)cap * sizeof f);
		p->cap = cap;
	}
	p->facts[p->n++] = f;
	p->said[f.kind][f.seat < 0 ? 0 : f.seat] = true;
	return true;
}

/* --- the position --- */

/* What a scene does not say: four tokens at home, nothing elsewhere, no destiny, no
 * card anywhere; those come afterwards. */
static void clear(struct ce_state *s, const struct position *p)
{
	struct ce_table *t = &s->t;

	memset(t->planet, 0, sizeof t->planet);
	memset(t->warp, 0, sizeof t->warp);
	memset(t->limbo, 0, sizeof t->limbo);
	memset(t->out, 0, sizeof t->out);
	for (int seat = 0; seat < t->n_seats; seat++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			t->planet[seat][planet][seat] = CE_TOKENS / CE_PLANETS;
	memset(t->n_destiny, 0, sizeof t->n_destiny);
	memset(t->destiny, 0, sizeof t->destiny);
	memset(t->own, 0, sizeof t->own);
	t->n_destiny_used = 0;
	t->n_challenges = 0;
	memset(t->challenge, 0, sizeof t->challenge);
	t->n_discard = 0;
	t->refilled = 0;
	memset(&s->h, 0, sizeof s->h);
	t->turn = (uint8_t)p->head.turn;
	t->phase = (uint8_t)p->head.phase;
}

static void lead_of_turn(struct ce_table *t, int said)
{
	int lead = 0;

	for (int turn = 1; turn < t->turn; turn++)
		do
			lead = (lead + 1) % t->n_seats;
		while (t->in_game && !ce_in_game(t, lead));
	t->lead = (uint8_t)(said >= 0 ? said : lead);
}

/* Takes a removed player's things off the table. */
static void remove_seat(struct ce_table *t, int seat)
{
	t->in_game &= (uint8_t)~(1U << seat);
	for (int planet = 0; planet < CE_PLANETS; planet++)
		t->planet[seat][planet][seat] = 0;
}

static void place_removed(struct ce_table *t, const struct fact *f)
{
	for (int i = 0; i < f->v.n_list; i++)
		remove_seat(t, f->v.list[i]);
}

static void place_counts(uint8_t to[], const struct fact *f)
{
	for (int i = 0; i < CE_SEATS; i++)
		to[i] = (uint8_t)f->v.count[i];
}

/* The only other colour on a planet of the attacker's own system. */
static int only_other(const struct ce_table *t, const struct fact *f)
{
	const uint8_t *there = t->planet[f->v.system][f->v.planet - 1];
	int other = -1;

	for (int i = 0; i < t->n_seats; i++)
		if (there[i] && i != f->v.attacker) {
			if (other >= 0)
				return -1;
			other = i;
		}
	return other;
}

static bool place_attack(struct ce_table *t, const struct fact *f, int number,
			 struct scene_fault *fault)
{
	int defender = f->v.defender;

	if (f->v.missing)
		return true;
	if (defender < 0)
		defender = f->v.system != f->v.attacker ? f->v.system : only_other(t, f);
	if (defender < 0)
		return complain(fault, number, "say who defends: `defended by SEAT`");
	struct ce_challenge *c = &t->challenge[f->challenge];
	*c = (struct ce_challenge){.attacker = (int8_t)f->v.attacker,
				   .defender = (int8_t)defender,
				   .system = (int8_t)f->v.system,
				   .planet = (int8_t)f->v.planet,
				   .attack = (int8_t)f->v.number,
				   .frozen = 1,
				   .owed_to = -1,
				   .owed_by = -1};
	c->defence = (int8_t)t->planet[c->system][c->planet - 1][defender];
	if (f->challenge >= t->n_challenges)
		t->n_challenges = (uint8_t)(f->challenge + 1);
	return true;
}

static bool place_allies(struct ce_challenge *c, const struct fact *f, int number,
			 struct scene_fault *fault)
{
	for (int i = 0; i < CE_SEATS; i++) {
		int with = f->v.with[i] - 1;
		if (!f->v.count[i])
			continue;
		if (ce_is_main(c, i) || (with != c->attacker && with != c->defender))
			return complain(fault, number, "%s cannot be an ally of %s here",
					ce_colours[i], ce_colours[with]);
		c->side[i] = with == c->attacker ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE;
		c->allied[i] = (int8_t)f->v.count[i];
	}
	return true;
}

static bool place_shown(struct ce_challenge *c, const struct fact *f, int number,
			struct scene_fault *fault)
{
	for (int i = 0; i < CE_SEATS; i++)
		if (f->v.count[i] && !ce_is_main(c, i))
			return complain(fault, number, "%s is no main player there",
					ce_colours[i]);
	c->card[0] = (uint8_t)f->v.count[c->attacker];
	c->card[1] = (uint8_t)f->v.count[c->defender];
	c->shown = 1;
	return true;
}

static bool place_challenge(struct ce_challenge *c, const struct fact *f, int number,
			    struct scene_fault *fault)
{
	if (f->kind == FACT_ALLIES)
		return place_allies(c, f, number, fault);
	if (f->kind == FACT_SHOWN)
		return place_shown(c, f, number, fault);
	if (f->kind == FACT_DEFENCE)
		c->defence = (int8_t)f->v.number;
	if (f->kind == FACT_RESULT)
		c->result = (uint8_t)f->v.number;
	if (f->kind == FACT_OWES && f->v.number) {
		c->owed_to = (int8_t)f->v.attacker;
		c->owed_by = (int8_t)f->v.defender;
		c->owed = (int8_t)f->v.number;
	}
	if (f->kind == FACT_REWARDS)
		for (int i = 0; i < CE_SEATS; i++)
			c->reward[i] = (int8_t)f->v.count[i];
	return true;
}

/* Once all is said about the challenges: who took part in those that were fought, and
 * a fight that is over holds no tokens any more. */
static void settle_challenges(struct ce_table *t)
{
	for (int i = 0; i < t->n_challenges; i++) {
		struct ce_challenge *c = &t->challenge[i];
		if (c->result == CE_NOT_YET && !c->shown)
			continue;
		memcpy(c->sent, c->allied, sizeof c->sent);
		c->sent[c->attacker] = c->attack;
		c->sent[c->defender] = c->defence;
		if (c->result != CE_NOT_YET)
			c->shown = 1;
		if (c->result == CE_NOT_YET || c->result == CE_DEAL_PENDING)
			continue;
		c->attack = 0;
		c->defence = 0;
		memset(c->allied, 0, sizeof c->allied);
		c->frozen = 0;
	}
}

static bool is_challenge_kind(enum fact_kind kind)
{
	return kind >= FACT_ALLIES && kind <= FACT_REWARDS;
}

static bool place_board(struct ce_table *t, const struct fact *f, int number,
			struct scene_fault *fault)
{
	if (is_challenge_kind(f->kind)) {
		if (f->challenge >= t->n_challenges || !t->challenge[f->challenge].planet)
			return complain(fault, number, "there is no challenge c%d",
					f->challenge + 1);
		return place_challenge(&t->challenge[f->challenge], f, number, fault);
	}
	switch ((int)f->kind) {
	case FACT_REMOVED:
		place_removed(t, f);
		break;
	case FACT_PLANET:
		place_counts(t->planet[f->system][f->planet - 1], f);
		break;
	case FACT_WARP:
		place_counts(t->warp, f);
		break;
	case FACT_LIMBO:
		place_counts(t->limbo, f);
		break;
	case FACT_OUT:
		place_counts(t->out, f);
		break;
	case FACT_ATTACK:
		return place_attack(t, f, number, fault);
	case FACT_POWER:
		t->power[f->seat].on = f->v.number > 0;
		if (f->v.number > POWER_NAMED)
			t->power[f->seat].id = (uint8_t)(f->v.number - POWER_NAMED);
		break;
	case FACT_COUNTER:
		t->power[f->seat].counter = (int16_t)f->v.number;
		break;
	case FACT_PLAGUE:
		t->plague[f->seat] = (uint8_t)f->v.number;
		break;
	case FACT_LOSS:
		t->loss[f->seat] = (uint8_t)f->v.number;
		break;
	case FACT_MISSES:
		t->misses[f->seat] = (uint8_t)f->v.number;
		if (f->v.number >= 2)
			t->marked |= (uint8_t)(1U << f->seat);
		break;
	}
	return true;
}

static int count_tokens(const struct ce_table *t, int seat)
{
	int n = t->warp[seat] + t->limbo[seat] + t->out[seat];

	for (int system = 0; system < CE_SEATS; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			n += t->planet[system][planet][seat];
	for (int i = 0; i < t->n_challenges; i++)
		n += t->challenge[i].allied[seat] +
		     (t->challenge[i].attacker == seat ? t->challenge[i].attack : 0);
	return n;
}

/* The last line that places tokens of the seat. */
static int last_of(const struct position *p, int seat)
{
	int last = -1;

	for (int i = 0; i < p->n; i++) {
		const struct fact *f = &p->facts[i];
		bool places = (f->kind >= FACT_PLANET && f->kind <= FACT_OUT) ||
			      f->kind == FACT_ALLIES;
		if ((places && f->v.count[seat]) ||
		    (f->kind == FACT_ATTACK && f->v.attacker == seat))
			last = i;
	}
	return last;
}

/* Tokens that no line places are out of the scene: the colour has that many fewer. */
static bool count_colours(struct ce_table *t, const struct position *p,
			  struct scene_fault *fault)
{
	for (int i = 0; i < t->n_challenges; i++)
		if (!t->challenge[i].planet)
			return complain(fault, -1, "there is no challenge c%d", i + 1);
	for (int seat = 0; seat < t->n_seats; seat++) {
		int n = count_tokens(t, seat);
		if (n > CE_TOKENS)
			return complain(fault, last_of(p, seat),
					"%s has %d tokens: %d are the most", ce_colours[seat], n,
					CE_TOKENS);
		t->tokens[seat] = (uint8_t)n;
	}
	return true;
}

/* --- cards --- */

struct cards {
	int left[CARD_END];      /* copies that no line has named yet */
	bool short_of;           /* a card was named once too often */
};

static bool take(struct cards *c, int card)
{
	if (c->left[card] <= 0)
		return false;
	c->left[card]--;
	return true;
}

static void hand_add(struct ce_hand *h, int card)
{
	int i = h->n++;

	for (; i && h->card[i - 1] > card; i--)
		h->card[i] = h->card[i - 1];
	h->card[i] = (uint8_t)card;
}

static bool mark_old(struct ce_state *s, const struct fact *f, int number,
		     struct scene_fault *fault)
{
	struct ce_hand *h = &s->h.hand[f->seat];
	char name[CARD_NAME_MAX];

	for (int i = 0; i < f->v.n_list; i++) {
		int at = 0;
		while (at < h->n && (h->card[at] != f->v.list[i] || h->old[at]))
			at++;
		if (at == h->n) {
			card_name(f->v.list[i], name);
			return complain(fault, number, "%s is not in the hand", name);
		}
		h->old[at] = 1;
	}
	s->t.refilled |= (uint8_t)(1U << f->seat);
	return true;
}

static bool is_list_of_cards(enum fact_kind kind)
{
	return kind == FACT_HAND || kind == FACT_DECK || kind == FACT_DECK_TOP ||
	       kind == FACT_DISCARD;
}

/* The cards that lines name leave the deck; more than it has is a fault. */
static bool take_named(struct cards *c, const struct position *p, struct scene_fault *fault)
{
	char name[CARD_NAME_MAX];

	for (int i = 0; i < p->n; i++) {
		const struct fact *f = &p->facts[i];
		for (int k = 0; is_list_of_cards(f->kind) && k < f->v.n_list; k++)
			if (!take(c, f->v.list[k])) {
				card_name(f->v.list[k], name);
				return complain(fault, i, "%s: more copies than the deck has", name);
			}
	}
	return true;
}

static void discard_shown(struct ce_state *s, struct cards *c)
{
	for (int i = 0; i < s->t.n_challenges; i++)
		for (int side = 0; side < 2; side++) {
			int card = s->t.challenge[i].card[side];
			if (card && s->t.challenge[i].result != CE_NOT_YET && take(c, card))
				s->t.discard[s->t.n_discard++] = (uint8_t)card;
		}
}

static void default_hands(struct ce_state *s, const struct position *p, struct cards *c)
{
	static const uint8_t hand[] = {6, 8, 10, CARD_COMPROMISE};

	for (int seat = 0; seat < s->t.n_seats; seat++)
		for (size_t i = 0; i < sizeof hand; i++)
			if (ce_in_game(&s->t, seat) && !p->said[FACT_HAND][seat]) {
				take(c, hand[i]);
				hand_add(&s->h.hand[seat], hand[i]);
			}
}

static bool place_cards(struct ce_state *s, const struct position *p, struct cards *c,
			struct scene_fault *fault)
{
	for (int i = 0; i < p->n; i++) {
		const struct fact *f = &p->facts[i];
		if (f->kind == FACT_HAND)
			for (int k = 0; k < f->v.n_list; k++)
				hand_add(&s->h.hand[f->seat], f->v.list[k]);
		if (f->kind == FACT_DISCARD) {
			memcpy(s->t.discard, f->v.list, (size_t)f->v.n_list);
			s->t.n_discard = (uint16_t)f->v.n_list;
		}
		if (f->kind == FACT_DECK || f->kind == FACT_DECK_TOP) {
			memcpy(s->h.deck, f->v.list, (size_t)f->v.n_list);
			s->h.n_deck = (uint16_t)f->v.n_list;
		}
	}
	if (!p->said[FACT_DISCARD][0])
		discard_shown(s, c);
	default_hands(s, p, c);
	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_OLD && !mark_old(s, &p->facts[i], i, fault))
			return false;
	return true;
}

/* What is left of the deck, shuffled, under the cards that were named as its top. */
static void rest_of_deck(struct ce_state *s, struct cards *c, const struct rng *rng)
{
	uint8_t rest[CE_DECK_MAX];
	int n = 0;

	for (int card = 1; card < CARD_END; card++)
		while (n + s->h.n_deck < CE_DECK_MAX && take(c, card))
			rest[n++] = (uint8_t)card;
	rng_shuffle(rng, "scene.deck", rest, n);
	memcpy(s->h.deck + s->h.n_deck, rest, (size_t)n);
	s->h.n_deck = (uint16_t)(s->h.n_deck + n);
}

static bool deal(struct ce_state *s, const struct position *p, const struct rng *rng,
		 struct scene_fault *fault)
{
	struct cards c = {{0}, false};
	uint8_t deck[CE_DECK_MAX];
	int n = ce_deck_build(&s->t.option, s->t.n_seats, deck);

	for (int i = 0; i < n; i++)
		c.left[deck[i]]++;
	if (!take_named(&c, p, fault) || !place_cards(s, p, &c, fault))
		return false;
	if (!p->said[FACT_DECK][0])
		rest_of_deck(s, &c, rng);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		s->t.hand_size[seat] = s->h.hand[seat].n;
	s->t.deck_size = s->h.n_deck;
	return true;
}

/* --- destinies --- */

static void destiny_add(struct ce_table *t, int seat, int system)
{
	if (t->n_destiny[seat] < CE_ATTACKS)
		t->destiny[seat][t->n_destiny[seat]++] = (uint8_t)system;
	if (system == seat)
		t->own[seat] = CE_OWN_FIGHT;
}

/* He said in the turn before what he would do with his own colour; his letter shows it.
 * Without one: where there is nobody to fight, he resettles. */
static void own_choice(struct ce_table *t, int seat, struct str letter)
{
	if (str_find(letter, STR("resettle")) != SIZE_MAX) {
		t->own[seat] = CE_OWN_RESETTLE;
		return;
	}
	for (int planet = 0; planet < CE_PLANETS; planet++)
		for (int other = 0; other < t->n_seats; other++)
			if (other != seat && t->planet[seat][planet][other])
				return;
	t->own[seat] = CE_OWN_RESETTLE;
}

/* Said, or the system that he attacks already. */
static void said_destinies(struct ce_state *s, const struct position *p)
{
	struct ce_table *t = &s->t;

	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_DESTINY)
			for (int k = 0; k < p->facts[i].v.n_list; k++)
				destiny_add(t, p->facts[i].seat, p->facts[i].v.list[k]);
	for (int i = 0; i < t->n_challenges; i++) {
		int seat = t->challenge[i].attacker;
		if (!p->said[FACT_DESTINY][seat])
			destiny_add(t, seat, t->challenge[i].system);
	}
	for (int seat = 0; seat < t->n_seats; seat++)
		if (t->own[seat] && t->phase == 1)
			own_choice(t, seat, p->head.letters[seat]);
}

static void count_pile(const struct ce_table *t, const struct position *p, int left[])
{
	for (int seat = 0; seat < t->n_seats; seat++)
		left[seat] = ce_in_game(t, seat) ? CE_DESTINY_COPIES : 0;
	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_PILE || p->facts[i].kind == FACT_PILE_TOP)
			for (int k = 0; k < p->facts[i].v.n_list; k++)
				left[p->facts[i].v.list[k]]--;
}

static void use_destiny(struct ce_table *t, int left[], int system)
{
	if (left[system] > 0) {
		left[system]--;
		t->destiny_used[t->n_destiny_used++] = (uint8_t)system;
	}
}

/* Everybody else draws the first card that is not his own. */
static void draw_destinies(struct ce_table *t, const struct position *p, int left[],
			   const struct rng *rng)
{
	uint8_t pile[CE_SEATS * CE_DESTINY_COPIES];
	int n = 0;

	for (int seat = 0; seat < t->n_seats; seat++)
		for (int i = 0; i < left[seat]; i++)
			pile[n++] = (uint8_t)seat;
	rng_shuffle(rng, "scene.destiny", pile, n);
	for (int k = 0; k < t->n_seats; k++) {
		int seat = (t->lead + k) % t->n_seats;
		if (t->n_destiny[seat] || p->said[FACT_DESTINY][seat] || !ce_in_game(t, seat))
			continue;
		for (int i = 0; i < n; i++)
			if (pile[i] != seat && left[pile[i]] > 0) {
				destiny_add(t, seat, pile[i]);
				use_destiny(t, left, pile[i]);
				break;
			}
	}
}

static void fill_pile(struct ce_state *s, const struct position *p, int left[],
		      const struct rng *rng)
{
	bool whole = p->said[FACT_PILE][0];
	int n;

	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_PILE || p->facts[i].kind == FACT_PILE_TOP) {
			memcpy(s->h.destiny, p->facts[i].v.list, (size_t)p->facts[i].v.n_list);
			s->h.n_destiny = (uint8_t)p->facts[i].v.n_list;
		}
	n = s->h.n_destiny;
	for (int seat = 0; seat < s->t.n_seats; seat++)
		while (left[seat] > 0) {
			if (whole) {
				use_destiny(&s->t, left, seat);
			} else {
				left[seat]--;
				s->h.destiny[n++] = (uint8_t)seat;
			}
		}
	rng_shuffle(rng, "scene.pile", s->h.destiny + s->h.n_destiny, n - s->h.n_destiny);
	s->h.n_destiny = (uint8_t)n;
}

static bool destinies(struct ce_state *s, const struct position *p, const struct rng *rng,
		      struct scene_fault *fault)
{
	int left[CE_SEATS] = {0};

	said_destinies(s, p);
	count_pile(&s->t, p, left);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		if (left[seat] < 0)
			return complain(fault, -1, "more destiny cards of %s than there are",
					ce_colours[seat]);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		for (int i = 0; i < s->t.n_destiny[seat]; i++)
			use_destiny(&s->t, left, s->t.destiny[seat][i]);
	draw_destinies(&s->t, p, left, rng);
	fill_pile(s, p, left, rng);
	return true;
}

static bool place(void *position, const struct rng *rng, void *state,
		  struct scene_fault *fault)
{
	struct position *p = position;
	struct ce_state *s = state;

	clear(s, p);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		if (p->head.absent >> seat & 1)
			remove_seat(&s->t, seat);
	for (int kind = 0; kind < FACT_KINDS; kind++)
		for (int i = 0; i < p->n; i++)
			if ((int)p->facts[i].kind == kind &&
			    !place_board(&s->t, &p->facts[i], i, fault))
				return false;
	settle_challenges(&s->t);
	lead_of_turn(&s->t, p->head.lead);
	return count_colours(&s->t, p, fault) && deal(s, p, rng, fault) &&
	       destinies(s, p, rng, fault);
}

/* --- expecting --- */

/* What the other facts of the block speak of, and `same` therefore does not. */
struct named {
	bool planet[CE_SEATS][CE_PLANETS], warp, limbo, out;
	bool hand[CE_SEATS];
};

static void collect_named(const struct scene_now *now, struct named *named)
{
	struct scene_fault ignored;
	struct fact f;

	memset(named, 0, sizeof *named);
	for (int i = 0; i < now->n_facts; i++) {
		if (!fact_read(now->facts[i], now->n_seats, &f, &ignored))
			continue;
		if (f.kind == FACT_PLANET)
			named->planet[f.system][f.planet - 1] = true;
		named->warp |= f.kind == FACT_WARP;
		named->limbo |= f.kind == FACT_LIMBO;
		named->out |= f.kind == FACT_OUT;
		if (f.kind == FACT_HAND || f.kind == FACT_N_CARDS)
			named->hand[f.seat] = true;
	}
}

/* Tells where one thing is not as it was, if the seat has to do with it. */
static void tell_change(const struct scene_now *now, const struct fact *key, int seat,
			const char *name, struct buf *found)
{
	struct fact_value was, is;

	fact_find(now->before, key, &was);
	fact_find(now->after, key, &is);
	if (seat >= 0 && key->kind != FACT_HAND ? was.count[seat] == is.count[seat]
						: fact_same(&was, &is))
		return;
	buf_printf(found, "%s%s was ", found->n ? "; " : "", name);
	fact_print(key, &was, found);
	buf_z(found, ", is ");
	fact_print(key, &is, found);
}

static void check_same(const struct scene_now *now, int seat, struct buf *found)
{
	struct named named;
	struct fact key = {.seat = -1};

	collect_named(now, &named);
	for (key.system = 0; key.system < now->n_seats; key.system++)
		for (key.planet = 1; key.planet <= CE_PLANETS; key.planet++) {
			char name[24];
			snprintf(name, sizeof name, "%s%d", ce_colours[key.system], key.planet);
			key.kind = FACT_PLANET;
			if (!named.planet[key.system][key.planet - 1])
				tell_change(now, &key, seat, name, found);
		}
	if (key.kind = FACT_WARP, !named.warp)
		tell_change(now, &key, seat, "warp", found);
	if (key.kind = FACT_LIMBO, !named.limbo)
		tell_change(now, &key, seat, "limbo", found);
	if (key.kind = FACT_OUT, !named.out)
		tell_change(now, &key, seat, "out", found);
	key.kind = FACT_HAND;
	for (key.seat = 0; key.seat < now->n_seats; key.seat++)
		if ((seat < 0 || seat == key.seat) && !named.hand[key.seat])
			tell_change(now, &key, seat, "hand", found);
}

static int count_in(const struct fact_value *v, int item)
{
	int n = 0;

	for (int i = 0; i < v->n_list; i++)
		n += v->list[i] == item;
	return n;
}

/* Each card as often as it is named; or none of them. */
static bool contains(const struct fact_value *found, const struct fact *f)
{
	for (int i = 0; i < f->v.n_list; i++) {
		int item = f->v.list[i];
		if (f->how == FACT_HAS ? count_in(found, item) < count_in(&f->v, item)
				       : count_in(found, item) > 0)
			return false;
	}
	return true;
}

static bool expect(const struct scene_now *now, struct str text, struct buf *found,
		   struct scene_fault *fault)
{
	struct fact f;
	struct fact_value v;

	if (!fact_read(text, now->n_seats, &f, fault))
		return false;
	if (f.kind == FACT_DECK_TOP || f.kind == FACT_PILE_TOP)
		return complain(fault, -1, "this may be given, not expected");
	if (!now->after)
		return true;
	if (f.kind == FACT_SAME) {
		check_same(now, f.seat, found);
		return true;
	}
	fact_find(now->after, &f, &v);
	bool holds = f.how == FACT_IS ? fact_same(&f.v, &v) : contains(&v, &f);
	if (!holds)
		fact_print(&f, &v, found);
	return true;
}

static bool conserved(const void *before, const void *after, struct err *err)
{
	return ce_conserved(before, after, err);
}

const struct scene_words ce_scene_words = {
	.begin = begin,
	.given = given,
	.place = place,
	.expect = expect,
	.conserved = conserved,
};
