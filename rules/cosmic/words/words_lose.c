/* "lose": cards and tokens for a Plague or a failed deal, by the loser's own choice.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

enum { LOSE_UNSAID, LOSE_PLAGUE, LOSE_DEAL, LOSE_POWER };
enum { LOSE_TOKENS = 3 }; /* to a Plague, or in a deal that fails */

static bool deal_pending(const struct ce_view *v, int c)
{
	const struct ce_challenge *ch = &v->t.challenge[c];
	return ch->result == CE_DEAL_PENDING && ce_is_main(ch, v->seat);
}

static int n_deals(const struct ce_view *v)
{
	int n = 0;

	for (int c = 0; c < v->t.n_challenges; c++)
		n += v->t.phase == 4 && deal_pending(v, c);
	return n;
}

/* What the opponents of deals that may fail could add to their cost: the tokens named
 * last are for that [CP-2.5 super]. */
static int n_more(const struct ce_view *v, int kind, int challenge)
{
	int n = 0;

	for (int c = 0; c < v->t.n_challenges && kind != LOSE_PLAGUE; c++) {
		const struct ce_challenge *ch = &v->t.challenge[c];
		if (v->t.phase != 4 || !deal_pending(v, c) ||
		    (challenge >= 0 && challenge != c))
			continue;
		int other = ch->attacker == v->seat ? ch->defender : ch->attacker;
		n += ce_words_reach_by_super(v, other, CW_DEAL_COST);
	}
	return n;
}

static bool add_tokens(struct parse *p, struct ce_tokens *all)
{
	struct ce_tokens some;

	/* Only a deal that fails may cost tokens of its challenge [PC-20.5, SP-10]. */
	unsigned sources = SOURCE_LIMBO |
			   (n_deals(view_of(p)) ? SOURCE_CONE | SOURCE_ATTACKED : 0);

	if (!ce_words_read_tokens_from(p, &some, sources, 0, "", NULL))
		return parse_expected(p, "tokens (2 from 1) or a card");
	if (p->expected)
		return false;
	if (!some.n_parts)
		return parse_expected(p, "from and a planet");
	for (int i = 0; i < some.n_parts && all->n_parts < CE_PARTS; i++)
		all->part[all->n_parts++] = some.part[i];
	return true;
}

/* Has every copy of it come since the Plague struck? */
static bool is_safe(const struct ce_view *v, int card)
{
	for (int i = 0; i < v->n_hand; i++)
		if (v->hand[i] == card && !v->safe[i])
			return false;
	return true;
}

static void tell_safe(struct parse *p, int from, int card)
{
	struct buf b = buf_in(p->a);

	ce_words_put_card(&b, card);
	parse_impossible(
		p, from, "R-080",
		"%.*s came to you after the Plague struck: you can lose only a card that you held then",
		STR_ARG(buf_str(&b)));
}

static bool add_card(struct parse *p, struct ce_order *o, int from, int card)
{
	int n = 1;

	for (int i = 0; i < o->lose.n_cards; i++)
		n += o->lose.card[i] == card;
	if (ce_words_count_hand(view_of(p), card) < n) {
		struct buf b = buf_in(p->a);
		ce_words_put_card(&b, card);
		parse_impossible(p, from, NULL,
				 n > 1 ? N_("You do not hold another %.*s")
				       : N_("You do not hold %.*s"),
				 STR_ARG(buf_str(&b)));
	} else if (is_safe(view_of(p), card)) {
		tell_safe(p, from, card);
	}
	if (o->lose.n_cards < CE_LIST)
		o->lose.card[o->lose.n_cards++] = (uint8_t)card;
	return true;
}

static bool read_lost(struct parse *p, struct ce_order *o)
{
	int was = p->i, from = parse_mark(p), card, n;

	bool amount = parse_number(p, &n) || parse_word(p, WORD_ALL, NULL);
	bool tokens = amount && (parse_sees(p, WORD_FROM) || parse_sees_number(p) ||
				 parse_sees(p, W_TOKENS));
	/* "lose 3": a card that they hold, or so many tokens */
	bool bare = amount && p->token[p->i - 1].kind == TOKEN_NUMBER &&
		    n <= 2 * LOSE_TOKENS && !ce_words_count_hand(view_of(p), n);
	tokens |= bare && !parse_sees(p, W_CARD);
	p->i = was;
	if (!tokens && ce_words_read_any_card(p, &card))
		return add_card(p, o, from, card);
	return add_tokens(p, &o->lose.from);
}

/* "vacuum", "blue's power", "power": whose doing it is counts for nothing. */
static bool read_power_name(struct parse *p)
{
	int was = p->i, seat;

	if (parse_word(p, W_POWER_NAME, NULL))
		return true;
	if (parse_sees_seat(p))
		parse_seat(p, &seat);
	if (parse_word(p, W_POWER, NULL))
		return true;
	p->i = was;
	return false;
}

/* "for plague", "for c2", "for vacuum"; if it is left out, the loss that is owed
 * decides. */
static bool read_for(struct parse *p, struct ce_order *o, int *kind)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), c = CE_UNSAID, card = 0;

	*kind = LOSE_UNSAID;
	o->lose.unsaid = true;
	if (parse_word(p, WORD_IN, NULL)) {
		o->lose.unsaid = false;
		if (parse_word(p, W_EDICT, &card) && card == CARD_PLAGUE)
			*kind = LOSE_PLAGUE;
		else if (ce_words_read_challenge(p, &c))
			*kind = LOSE_DEAL;
		else if (read_power_name(p))
			*kind = LOSE_POWER;
		else
			return parse_expected(p, "plague, a challenge or a Power");
	}
	o->lose.plague = *kind == LOSE_PLAGUE;
	o->challenge = (int8_t)c;
	if (*kind == LOSE_PLAGUE && !v->t.plague[v->seat]) {
		parse_impossible(p, from, NULL, "You owe nothing to a Plague now");
		parse_hopeless(p);
	}
	if (*kind == LOSE_DEAL && c >= 0 && (v->t.phase != 4 || !deal_pending(v, c)))
		parse_impossible(p, from, NULL, "No deal of yours is open in C%d",
				 c + 1);
	if (*kind == LOSE_POWER && !v->t.loss[v->seat]) {
		parse_impossible(p, from, NULL, "You owe nothing to a Power now");
		parse_hopeless(p);
	}
	if (*kind == LOSE_POWER && o->lose.n_cards)
		parse_impossible(p, from, "SP-10",
				 "A Power takes tokens from you, no cards");
	if (*kind == LOSE_UNSAID && !v->t.plague[v->seat] && !n_deals(v) &&
	    !v->t.loss[v->seat]) {
		parse_impossible(
			p, from, NULL,
			"You have nothing to lose now: no Plague, no Power and no deal takes anything from you");
		parse_hopeless(p);
	}
	return true;
}

/* More than is owed: the tokens written first go. */
static void cut_losses(struct parse *p, int from, struct ce_order *o, int most)
{
	struct ce_tokens *t = &o->lose.from;
	int sum = 0, n = 0;

	for (int i = 0; i < t->n_parts; i++) {
		int all = t->part[i].n == CE_ALL_TOKENS ? most : t->part[i].n;
		int room = most > sum ? most - sum : 0, take = all > room ? room : all;
		if (take < all && t->part[i].n != CE_ALL_TOKENS)
			t->part[i].n = take;
		if (take)
			t->part[n++] = t->part[i];
		sum += all;
	}
	if (sum > most && n)
		parse_changed(p, from, NULL, "You owe at most %d tokens: read as %d",
			      most, most);
	ce_words_keep_parts(t, n);
}

/* Is a loss owed of the kind that the words behind the losses name, or, where they name none, of any kind? */
static bool is_owed(const struct ce_view *v, struct parse *p)
{
	int was = p->i, card;
	bool named = parse_word(p, WORD_IN, NULL);
	bool plague = named && parse_word(p, W_EDICT, &card) && card == CARD_PLAGUE;
	bool power = named && !plague && read_power_name(p);

	p->i = was;
	return plague  ? v->t.plague[v->seat] > 0
	       : power ? v->t.loss[v->seat] > 0
		       : v->t.plague[v->seat] || v->t.loss[v->seat] || n_deals(v);
}

/* "lose from red 1": as many as are owed, all from there. */
static bool read_owed(struct parse *p, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, from = parse_mark(p), system, planet;

	if (!parse_word(p, WORD_FROM, NULL) ||
	    !ce_words_read_planet(p, v->seat, false, &system, &planet)) {
		p->i = was;
		return false;
	}
	o->lose.from.part[o->lose.from.n_parts++] = (struct ce_part){
		.n = CE_ALL_TOKENS,
		.place = {.system = (int8_t)system, .planet = (int8_t)planet}};
	if (!n_deals(v) && !ce_words_movable(p, system, planet))
		parse_fault(p, from, NULL, "No token of yours can leave %s %d",
			    ce_words_seat_name(system), planet);
	return true;
}

bool ce_words_parse_lose(struct parse *p, const struct verb *verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = ce_words_new_order(p, CE_LOSE);
	int from = parse_mark(p), kind, was, bent = p->n_bent;

	(void)verb;
	/* "Lose due" is what sayings mean: where nothing is owed it orders nothing. */
	const bool due = parse_word(p, W_LOSE, NULL) && parse_says(p, "due");
	o->lose.from.total = CE_UNSAID;
	const bool owed = read_owed(p, o);
	was = p->i;
	while (!owed) {
		if (!read_lost(p, o))
			return false;
		was = p->i;
		if (!parse_comma(p) || parse_at_end(p) || parse_sees(p, WORD_IF))
			break;
	}
	p->i = was;
	if (due && !is_owed(v, p))
		return parse_expected(p, "a loss that is owed");
	if (!read_for(p, o, &kind))
		return false;
	int times = kind == LOSE_PLAGUE  ? v->t.plague[v->seat]
		    : kind == LOSE_DEAL  ? 1
		    : kind == LOSE_POWER ? 0
					 : v->t.plague[v->seat] + n_deals(v);
	bool power = kind == LOSE_POWER || kind == LOSE_UNSAID;
	int most = LOSE_TOKENS * times + (power ? v->t.loss[v->seat] : 0) +
		   n_more(v, kind, o->challenge);
	if (owed && most)
		o->lose.from.part[0].n = most;
	if (most)
		cut_losses(p, from, o, most);
	if (p->n_bent > bent)
		parse_changed(p, from, "R-166",
			      "Chance decides which tokens you lose besides");
	if (!o->lose.n_cards && !n_deals(v) && !ce_words_any_movable(p, &o->lose.from))
		parse_nothing_remains(p);
	*made = (struct parsed){
		.action = o,
		.allowed = STRATUM_REPORT,
		.key = ce_words_key_of(CE_LOSE, kind,
				       o->challenge < 0 ? 0 : o->challenge),
		.why = N_("losses are taken first of all")};
	return true;
}
