/* The battles of the house player: how many tokens it sends, and with which card, by simple odds.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/combat.h"
#include "rules/dragon_dune/player/plans.h"

enum {
	TOKEN = 6, /* as in weigh.c, but here tokens are what is at stake */
	PLACE_CASTLE = 60,
	PLACE = 5,
	GOLD = 2,
	IN_ALL = 1000, /* chances are in thousandths */
	CARD_LEAST = 2,
	CARD_MOST = 6,
};

struct fight {
	const struct dd_view *v;
	int area, seat, foe;
	bool attacks; /* wins equal totals */
};

/* Thousandths: the opponent sends at least half of their tokens, each number as likely as another;
 * plays a card every second time if they hold any; and that is 2 to 6 and of either colour. */
static int chance_against(const struct fight *f, const struct dd_side *own, int sent)
{
	const struct dd_table *t = &f->v->t;
	struct dd_side foe = {.seat = f->foe, .sent = {sent, 0}, .card = 0};
	int special = t->special[f->area][f->foe], wins = 0, n = 0;
	bool even = f->attacks;

	foe.sent.special = special < sent ? special : sent;
	int bare = dd_side_value(own, &foe) - dd_side_value(&foe, own);
	bool plain = bare > 0 || (!bare && even);
	if (!t->n_hand[f->foe])
		return plain ? IN_ALL : 0;
	for (int suit = 0; suit < DD_SUITS; suit++)
		for (int rank = CARD_LEAST; rank <= CARD_MOST; rank++) {
			foe.card = DD_CARD(suit, rank);
			int d = dd_side_value(own, &foe) - dd_side_value(&foe, own);
			wins += d > 0 || (!d && even);
			n++;
		}
	return ((plain ? IN_ALL : 0) + IN_ALL * wins / n) / 2;
}

static int chance_of(const struct fight *f, const struct dd_side *own)
{
	int most = f->v->t.tokens[f->area][f->foe], sum = 0, n = 0;

	for (int sent = (most + 1) / 2; sent <= most; sent++, n++)
		sum += chance_against(f, own, sent);
	return n ? sum / n : IN_ALL;
}

static int stake(const struct fight *f)
{
	const struct dd_table *t = &f->v->t;

	return (dd_is_castle(f->area) ? PLACE_CASTLE : PLACE) +
	       GOLD * t->lying[f->area] + TOKEN * t->tokens[f->area][f->foe] / 2;
}

/* Returns the expected gain: gains and losses times their chance. */
static int worth(const struct fight *f, const struct dd_side *own)
{
	const struct dd_table *t = &f->v->t;
	int chance = chance_of(f, own), card = own->card ? dd_value(own->card) : 0;
	int won = stake(f) - TOKEN * own->sent.n;
	int lost = TOKEN * t->tokens[f->area][f->seat] + card;

	return (won * chance - lost * (IN_ALL - chance)) / 10 - card;
}

static void offer(const struct fight *f, struct moves *m, int n, int card)
{
	struct buf code = buf_in(moves_arena(m));
	int special = f->v->t.special[f->area][f->seat];
	int plain = f->v->t.tokens[f->area][f->seat] - special;
	/* Ordinary tokens go first. */
	struct dd_side own = {f->seat, {n, n > plain ? n - plain : 0}, card};

	buf_z(&code, card ? " card " : "");
	if (card)
		dd_card_code(card, &code);
	moves_offer(m, worth(f, &own), "battle %s vs %s send %d%.*s",
		    dd_area_name(f->area), dd_colours[f->foe], n,
		    STR_ARG(buf_str(&code)));
}

/* Each number of tokens with each card that is not planned for another battle. */
static void plan_of(const struct fight *f, struct moves *m, uint8_t hand[DD_HAND_MAX])
{
	int there = f->v->t.tokens[f->area][f->seat];
	int cards[DD_HAND_MAX + 1] = {0}, n = 1;

	for (int i = 0; i < DD_HAND_MAX; i++)
		if (hand[i] && !dd_is_ace(hand[i]))
			cards[n++] = hand[i];
	for (int i = 0; i < n; i++)
		for (int sent = 0; sent <= there; sent++)
			offer(f, m, sent, cards[i]);
	int at = moves_take(m);
	for (int i = 0; at >= 0 && i < DD_HAND_MAX; i++)
		if (cards[at / (there + 1)] && hand[i] == cards[at / (there + 1)])
			hand[i] = 0;
}

static int place_in_order(const struct dd_table *t, int seat)
{
	return (seat - t->emperor + DD_SEATS) % DD_SEATS;
}

void dd_plan_battles(const struct dd_view *v, struct moves *m)
{
	uint8_t hand[DD_HAND_MAX];

	for (int i = 0; i < DD_HAND_MAX; i++)
		hand[i] = v->own.hand[i];
	for (int area = 0; area < DD_AREAS; area++)
		for (int foe = 0; foe < DD_SEATS; foe++) {
			struct fight f = {v, area, v->seat, foe,
					  place_in_order(&v->t, v->seat) <
						  place_in_order(&v->t, foe)};
			if (dd_would_fight(&v->t, area, v->seat, foe))
				plan_of(&f, m, hand);
		}
}
