/* Cards in orders: challenge cards, and `play` for all that is played.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

int ce_words_count_hand(const struct ce_view *v, int card)
{
	int n = 0;

	for (int i = 0; i < v->n_hand; i++)
		n += v->hand[i] == card;
	return n;
}

void ce_words_put_card(struct buf *b, int card)
{
	char name[CARD_NAME_MAX];

	if (card_is_flare(card) && ce_power_word(card - CARD_FLARE)) {
		buf_printf(b, "Flare %s", ce_power_word(card - CARD_FLARE));
		return;
	}
	card_name(card, name);
	buf_z(b, name);
}

/* "4, 8, 12, 20, 30, Compromise" */
static struct str challenge_cards(struct parse *p)
{
	const struct ce_view *v = view_of(p);
	struct buf b = buf_in(p->a);

	for (int card = 1; card <= CARD_COMPROMISE; card++)
		for (int n = ce_words_count_hand(v, card); n > 0; n--) {
			buf_z(&b, b.n ? ", " : "");
			if (card == CARD_COMPROMISE)
				buf_z(&b, "Compromise");
			else
				buf_int(&b, card);
		}
	return b.n ? buf_str(&b) : str_of(_("none"));
}

/* "attack 14", "A14", "14", "compromise", "c" behind the word card. */
static bool read_challenge_name(struct parse *p, bool after_card, int *card)
{
	int was = p->i, n;

	if (parse_word(p, W_COMPROMISE, NULL)) {
		*card = CARD_COMPROMISE;
		return true;
	}
	if (after_card && parse_sees(p, W_C)) {
		parse_word(p, W_C, NULL);
		if (!parse_sees_number(p)) {
			*card = CARD_COMPROMISE;
			return true;
		}
		p->i = was;
		return false;
	}
	if (!parse_word(p, W_ATTACK, NULL) && !parse_word(p, W_MY_ATTACK, NULL))
		parse_word(p, W_A, NULL);
	parse_word(p, W_CARD, NULL);
	if (!parse_number(p, &n)) {
		p->i = was;
		return false;
	}
	*card = n >= CARD_ATTACK_1 && n <= CARD_ATTACK_MAX ? n : CARD_NONE;
	return true;
}

bool ce_words_read_challenge_card(struct parse *p, int *card)
{
	return read_challenge_name(p, false, card);
}

bool ce_words_read_any_card(struct parse *p, int *card)
{
	int was = p->i;

	if (parse_word(p, W_EDICT, card) && *card != CARD_NONE)
		return true;
	p->i = was;
	if (parse_word(p, W_FLARE, NULL)) {
		int power;
		if (parse_word(p, W_POWER_NAME, &power)) {
			*card = CARD_FLARE + power;
			return true;
		}
		p->i = was;
		return false;
	}
	if (parse_word(p, W_CARD, NULL) && parse_sees(p, W_C))
		return read_challenge_name(p, true, card);
	return read_challenge_name(p, false, card);
}

/* --- phase 3: the card --- */

static bool wrong_phase(struct parse *p, int from, const char *what, int phase)
{
	static const char *const names[] = {"", "attack", "allies", "cards", "settle"};

	parse_fault(p, from, NULL,
		    "'%s' is a phase %d order (%s); this is phase %d (%s)", what, phase,
		    names[phase], view_of(p)->t.phase, names[view_of(p)->t.phase]);
	parse_hopeless(p);
	return false;
}

/* Their card there is drawn at random, as Phase 2 told them. */
static void note_blind(struct parse *p, int from, int c)
{
	const struct ce_view *v = view_of(p);

	if (c < 0 || v->t.phase != 3 || p->reader->stored)
		return;
	int side = ce_side_of(&v->t.challenge[c], v->seat);
	if (side != CE_NO_SIDE && v->t.challenge[c].blind[side - 1])
		parse_note(
			p, from, NULL,
			"Your card in C%d is drawn at random: this one is played only if the Power that draws it is stopped",
			c + 1);
}

/* Reads a card, and checks that the writer has it. `word`: "card" stood before it. */
static bool read_own_card(struct parse *p, bool word, int *card)
{
	int at = parse_mark(p), edict;
	struct buf b = buf_in(p->a);

	if (word && parse_word(p, W_EDICT, &edict) && edict) {
		ce_words_put_card(&b, edict);
		parse_impossible(p, at, "R-093",
				 "%.*s is an Edict, not a challenge card",
				 STR_ARG(buf_str(&b)));
		return true;
	}
	if (!read_challenge_name(p, word, card))
		return parse_expected(p, "a challenge card, such as 8 or compromise");
	if (ce_words_count_hand(view_of(p), *card))
		return true;
	if (*card == CARD_COMPROMISE)
		buf_z(&b, "a Compromise");
	else
		buf_printf(&b, "an Attack %d", p->token[p->i - 1].value);
	struct str hand = challenge_cards(p);
	parse_impossible(p, at, NULL,
			 "You do not hold %.*s. Your challenge cards: %.*s.",
			 STR_ARG(buf_str(&b)), STR_ARG(hand));
	return true;
}

/* "against yellow": the only challenge with them. */
static bool read_against(struct parse *p, int *c)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, seat, n = 0, only = CE_UNSAID;

	if (parse_says(p, "against") && parse_seat(p, &seat))
		for (int i = 0; i < v->t.n_challenges; i++)
			if (ce_is_main(&v->t.challenge[i], v->seat) &&
			    ce_is_main(&v->t.challenge[i], seat)) {
				only = i;
				n++;
			}
	if (n == 1) {
		*c = p->there = only;
		return true;
	}
	p->i = was;
	return false;
}

/* "against yellow" behind "in c1": the enemy there, or a fault; so is another challenge than that one. */
static void read_enemy(struct parse *p, int c)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, from = parse_mark(p), seat, other = CE_UNSAID;
	bool enemy = c >= 0 && parse_says(p, "against") && parse_seat(p, &seat);

	if (enemy && (seat == v->seat || !ce_is_main(&v->t.challenge[c], seat)))
		parse_fault(p, from, "R-006", "%s is not a main player of C%d",
			    ce_words_seat_name(seat), c + 1);
	if (enemy)
		return;
	p->i = was;
	/* "20 against Blue in C1" */
	if (c >= 0 && ce_words_read_in_challenge(p, &other) && other >= 0 && other != c)
		parse_fault(p, from, "R-006",
			    "You name two challenges, C%d and C%d. Which is meant?",
			    c + 1, other + 1);
}

bool ce_words_parse_card(struct parse *p, const struct verb *verb, struct parsed *made)
{
	struct ce_order *o = ce_words_new_order(p, CE_CARD);
	int from = parse_mark(p), c = CE_UNSAID, card = CARD_NONE;

	(void)verb;
	if (p->table)
		return ce_words_parse_table(p, made);
	bool word = parse_word(p, W_CARD, NULL);
	parse_sign(p, ':');
	if (!word &&
	    parse_sees(p, W_ATTACK)) { /* "attack yellow 3" is of another phase */
		int was = p->i;
		parse_word(p, W_ATTACK, NULL);
		if (parse_sees_seat(p))
			return wrong_phase(p, from, "attack", 1);
		p->i = was;
	}
	if (!read_own_card(p, word, &card))
		return false;
	int named = parse_mark(p);
	bool said = ce_words_read_in_challenge(p, &c) || read_against(p, &c);
	ce_words_check_label(p, named, c);
	read_enemy(p, c);
	if (said && c < 0)
		; /* a challenge that does not exist: told */
	else if (!ce_words_need_own_challenge(p, c >= 0 ? named : from, false, &c))
		c = CE_UNSAID;
	note_blind(p, from, c);
	/* "12 in c1 if he shows compromise": of a player who sees that card, a saying may know the table. */
	p->n_unread +=
		parse_sees(p, WORD_IF) &&
		ce_words_reach_of(view_of(p), view_of(p)->seat, CW_SEES_CARD) > 0;
	o->challenge = (int8_t)c;
	o->card.card = (uint8_t)card;
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of(CE_CARD, c, 0),
				.allowed = STRATUM_COMMITMENT,
				.why = N_("cards are shown together")};
	return true;
}

/* "play ..." an Edict, a Flare, a Power, a challenge card. */
bool ce_words_parse_play(struct parse *p, const struct verb *verb, struct parsed *made)
{
	bool play = parse_word(p, W_PLAY, NULL);
	if (parse_sees(p, W_EDICT) || (!play && p->otherwise))
		return ce_words_parse_edict(p, verb, made);
	if (parse_sees(p, W_FLARE) || ce_words_sees_named_flare(p))
		return ce_words_parse_flare(p, verb, made);
	if (parse_sees(p, W_POWER))
		return ce_words_parse_power(p, verb, made);
	bool card = parse_sees(p, W_ATTACK) || parse_sees(p, W_COMPROMISE) ||
		    parse_sees(p, W_CARD) || parse_sees(p, W_A) ||
		    parse_sees(p, W_MY_ATTACK) || parse_sees_number(p);
	if (!card)
		return parse_expected(p, "a card");
	if (view_of(p)->t.phase != 3) {
		p->n_unread++; /* "use 2 tokens from 1 to attack": perhaps no card at all */
		return wrong_phase(p, parse_mark(p), "card", 3);
	}
	return ce_words_parse_card(p, verb, made);
}
