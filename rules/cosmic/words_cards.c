/* Cards in orders: challenge cards, Edicts and what they are aimed at, Powers, Flares.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/words_parts.h"

int cw_count_hand(const struct ce_view *v, int card)
{
	int n = 0;

	for (int i = 0; i < v->n_hand; i++)
		n += v->hand[i] == card;
	return n;
}

void cw_put_card(struct buf *b, int card)
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
		for (int n = cw_count_hand(v, card); n > 0; n--) {
			buf_z(&b, b.n ? ", " : "");
			if (card == CARD_COMPROMISE)
				buf_z(&b, "Compromise");
			else
				buf_printf(&b, "%d", card);
		}
	return b.n ? buf_str(&b) : STR("none");
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

bool cw_read_challenge_card(struct parse *p, int *card)
{
	return read_challenge_name(p, false, card);
}

bool cw_read_any_card(struct parse *p, int *card)
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

	parse_fault(p, from, NULL, "'%s' is a phase %d order (%s); this is phase %d (%s)", what, phase,
		    names[phase], view_of(p)->t.phase, names[view_of(p)->t.phase]);
	return false;
}

bool cw_parse_card(struct parse *p, const struct verb *verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = cw_new_order(p, CE_CARD);
	int from = parse_mark(p), c = CE_UNSAID, card = CARD_NONE, edict;

	(void)verb;
	bool word = parse_word(p, W_CARD, NULL);
	parse_sign(p, ':');
	if (!word && parse_sees(p, W_ATTACK)) { /* "attack yellow 3" is of another phase */
		int was = p->i;
		parse_word(p, W_ATTACK, NULL);
		if (parse_sees_seat(p))
			return wrong_phase(p, from, "attack", 1);
		p->i = was;
	}
	int at = parse_mark(p);
	if (word && parse_word(p, W_EDICT, &edict) && edict) {
		struct buf b = buf_in(p->a);
		cw_put_card(&b, edict);
		parse_fault(p, at, "R-093", "%.*s is an Edict, no challenge card", STR_ARG(buf_str(&b)));
	} else if (!read_challenge_name(p, word, &card)) {
		return parse_expected(p, "a challenge card, such as 8 or compromise");
	} else if (!cw_count_hand(v, card)) {
		struct str hand = challenge_cards(p);
		int n = p->token[p->i - 1].value;
		if (card == CARD_COMPROMISE)
			parse_fault(p, at, NULL, "You do not hold a Compromise. Your challenge cards: "
				    "%.*s.", STR_ARG(hand));
		else
			parse_fault(p, at, NULL, "You do not hold an Attack %d. Your challenge cards: "
				    "%.*s.", n, STR_ARG(hand));
	}
	int named = parse_mark(p);
	cw_read_in_challenge(p, &c);
	if (c >= 0 && p->label >= 0 && c != p->label)
		parse_fault(p, named, "R-006", "The label says C%d, the order C%d", p->label + 1, c + 1);
	if (!cw_need_own_challenge(p, c >= 0 ? named : from, "play it", &c))
		c = CE_UNSAID;
	o->challenge = (int8_t)c;
	o->card.card = (uint8_t)card;
	p->hint[HINT_CARD] = card + 1;
	*made = (struct parsed){.action = o, .key = cw_key_of(CE_CARD, c, 0),
				.allowed = STRATUM_COMMITMENT, .why = "cards are shown together"};
	return true;
}

/* --- targets --- */

static bool read_allied(struct parse *p, struct ce_target *t)
{
	int was = p->i, seat, n;

	for (;;) {
		n = CE_ALL_TOKENS;
		if (!parse_number(p, &n) && parse_word(p, WORD_ALL, NULL))
			n = CE_ALL_TOKENS;
		parse_word(p, W_TOKENS, NULL);
		parse_word(p, WORD_OF, NULL);
		parse_word(p, W_ALLY, NULL);
		if (!parse_seat(p, &seat) || t->n_allied == 6)
			break;
		t->allied[t->n_allied].seat = (int8_t)seat;
		t->allied[t->n_allied++].n = (int8_t)(n > CE_TOKENS ? CE_TOKENS : n);
		was = p->i;
		if (!parse_comma(p))
			return true;
	}
	p->i = was;
	return t->n_allied > 0;
}

/* "all allies", "allies attack", "2 of ally green, all of ally yellow" */
static bool read_allies(struct parse *p, struct ce_target *t)
{
	int was = p->i, side = CE_NO_SIDE;

	parse_word(p, WORD_ALL, NULL);
	if (parse_word(p, W_ALLIES, NULL)) {
		t->kind = CE_AT_ALL_ALLIES;
		int here = p->i;
		if (!cw_read_side(p, &side))
			p->i = here;
		t->side = (int8_t)side;
		return true;
	}
	p->i = was;
	t->kind = CE_AT_ALLIES;
	return read_allied(p, t);
}

bool cw_read_target(struct parse *p, struct ce_target *t)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), seat, power, card;

	*t = (struct ce_target){.seat = CE_UNSAID};
	if (parse_word(p, WORD_ME, NULL)) {
		t->kind = CE_AT_PLAYER;
		t->seat = (int8_t)v->seat;
	} else if (parse_sees_seat(p) && parse_seat(p, &seat)) {
		t->kind = parse_word(p, W_POWER, NULL) ? CE_AT_POWER : CE_AT_PLAYER;
		t->seat = (int8_t)seat;
	} else if (parse_word(p, W_EDICT, &card) && card) {
		t->kind = CE_AT_EDICT;
		t->card = (int16_t)card;
		if (parse_word(p, WORD_BY, NULL) && parse_seat(p, &seat))
			t->seat = (int8_t)seat;
	} else if (parse_word(p, W_FLARE, NULL)) {
		if (!parse_word(p, W_POWER_NAME, &power))
			return parse_expected(p, "the name of a Power");
		t->kind = CE_AT_FLARE;
		t->card = (int16_t)(CARD_FLARE + power);
		if ((parse_word(p, WORD_OF, NULL) || parse_word(p, WORD_BY, NULL)) &&
		    parse_seat(p, &seat))
			t->seat = (int8_t)seat;
	} else if (parse_word(p, W_POWER_NAME, &power)) {
		int owner = CE_UNSAID;
		for (int s = 0; s < v->t.n_seats; s++)
			if (v->t.power[s].id == power)
				owner = s;
		int end = p->i;
		if (parse_word(p, WORD_OF, NULL) && !parse_seat(p, &seat)) {
			p->i = end;
		} else if (p->i > end) {
			if (owner != seat)
				parse_fault(p, from, NULL, "%s does not have the Power %s",
					    cw_seat_name(seat), ce_power_word(power));
			owner = seat;
		} else if (owner < 0) {
			parse_fault(p, from, NULL, "Nobody has the Power %s", ce_power_word(power));
		}
		if (owner >= 0)
			p->named |= 1U << owner;
		t->kind = CE_AT_POWER;
		t->seat = (int8_t)owner;
	} else {
		return false;
	}
	return true;
}

void cw_put_target(struct buf *b, const struct ce_view *v, const struct ce_target *t)
{
	switch ((enum ce_target_kind)t->kind) {
	case CE_AT_NOTHING:
		break;
	case CE_AT_PLAYER:
		buf_z(b, cw_seat_name(t->seat));
		break;
	case CE_AT_POWER: {
		const char *name = v && t->seat >= 0 ? ce_power_word(v->t.power[t->seat].id) : NULL;
		if (!name) {
			buf_printf(b, "%s's Power", cw_seat_name(t->seat));
			break;
		}
		for (; *name; name++)
			buf_char(b, *name >= 'a' && *name <= 'z' ? (char)(*name - 'a' + 'A') : *name);
		buf_printf(b, " of %s", cw_seat_name(t->seat));
		break;
	}
	case CE_AT_EDICT:
	case CE_AT_FLARE:
		cw_put_card(b, t->card);
		if (t->seat >= 0)
			buf_printf(b, " by %s", cw_seat_name(t->seat));
		break;
	case CE_AT_ALLIES:
		for (int i = 0; i < t->n_allied; i++) {
			buf_z(b, i ? ", " : "");
			if (t->allied[i].n == CE_ALL_TOKENS)
				buf_z(b, "all");
			else
				buf_printf(b, "%d", t->allied[i].n);
			buf_printf(b, " of ally %s", cw_seat_name(t->allied[i].seat));
		}
		break;
	case CE_AT_ALL_ALLIES:
		buf_z(b, t->side == CE_ATTACK_SIDE    ? "all allies attack"
			 : t->side == CE_DEFENCE_SIDE ? "all allies defence"
						      : "all allies");
		break;
	}
}

/* --- Edicts --- */

/* clang-format off */
static const struct edict_words {
	int card, phase; /* 0: any */
	enum stratum allowed;
	const char *why;
} edicts[] = {
	{CARD_COSMIC_ZAP,      0, STRATUM_REVEAL, NULL},
	{CARD_PLAGUE,          0, STRATUM_CANCEL, NULL},
	{CARD_MOBIUS_TUBES,    1, STRATUM_CANCEL, NULL},
	{CARD_FORCE_FIELD,     3, STRATUM_CANCEL, "Force Field acts before cards are shown"},
	{CARD_EMOTION_CONTROL, 3, STRATUM_REVEAL, NULL},
	{CARD_STELLAR_GAS,     4, STRATUM_REVEAL, NULL},
	{CARD_FLAREZAP,        0, STRATUM_REVEAL, NULL},
};
/* clang-format on */
_Static_assert(sizeof edicts / sizeof *edicts == CARD_EDICT_END - CARD_COSMIC_ZAP,
	       "a row an Edict");

static void check_zap(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	struct ce_target *t = &o->edict.target;

	if (t->kind == CE_AT_PLAYER)
		t->kind = CE_AT_POWER;
	if (t->kind == CE_AT_NOTHING)
		parse_fault(p, from, "R-020", "Zap whose Power?");
	else if (t->kind != CE_AT_POWER)
		parse_fault(p, from, "R-158", "Cosmic Zap stops a Power only, never an Edict or a "
			    "Flare");
	else if (t->seat >= 0 && !v->t.power[t->seat].id)
		parse_fault(p, from, "R-157", "%s has no Alien Power in this game",
			    cw_seat_name(t->seat));
}

static void check_plague(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	const struct ce_target *t = &o->edict.target;

	if (t->kind != CE_AT_PLAYER)
		parse_fault(p, from, "rule 20b", "Plague on whom? The victim is named: play plague "
			    "on green");
	else if (t->seat >= 0 && !ce_in_game(&v->t, t->seat))
		parse_fault(p, from, "R-170", "%s has left the game", cw_seat_name(t->seat));
}

static void check_ally_named(struct parse *p, int from, const struct ce_order *o, int i)
{
	const struct ce_challenge *ch = &view_of(p)->t.challenge[o->challenge];
	int seat = o->edict.target.allied[i].seat, n = o->edict.target.allied[i].n;

	if (ce_is_main(ch, seat))
		parse_fault(p, from, "R-105", "%s is a main player of C%d: Force Field stops allies",
			    cw_seat_name(seat), o->challenge + 1);
	else if (!ch->allied[seat])
		parse_fault(p, from, "R-104", "%s is no ally in C%d", cw_seat_name(seat),
			    o->challenge + 1);
	else if (n > ch->allied[seat])
		parse_note(p, from, "R-103", "%s has %d tokens there: all of them", cw_seat_name(seat),
			   ch->allied[seat]);
}

static void check_force_field(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	struct ce_target *t = &o->edict.target;
	bool any = false;

	if (t->kind == CE_AT_PLAYER) {
		t->kind = CE_AT_ALLIES;
		t->n_allied = 1;
		t->allied[0].seat = t->seat;
		t->allied[0].n = CE_ALL_TOKENS;
		t->seat = CE_UNSAID;
	}
	if (o->challenge < 0) {
		parse_fault(p, from, "rule 20d", "In which challenge?");
		return;
	}
	if (t->kind == CE_AT_NOTHING) {
		parse_fault(p, from, "R-104", "Which allies? Name them, or say: on all allies");
		parse_offer(p, "play force field on all allies in c%d", o->challenge + 1);
	}
	for (int i = 0; i < t->n_allied; i++)
		check_ally_named(p, from, o, i);
	for (int s = 0; s < v->t.n_seats; s++)
		any |= v->t.challenge[o->challenge].allied[s] > 0;
	if (t->kind == CE_AT_ALL_ALLIES && !any)
		parse_fault(p, from, "R-104", "C%d has no allies", o->challenge + 1);
}

static void check_gas(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_table *t = &view_of(p)->t;
	int n = 0, only = 0;

	for (int i = 0; i < t->n_challenges; i++)
		if (t->challenge[i].owed > 0) {
			n++;
			only = i;
		}
	if (o->challenge < 0 && n == 1)
		o->challenge = (int8_t)only;
	else if (o->challenge < 0 && n)
		parse_fault(p, from, "R-147", "In which challenge? Consolation is owed in %d", n);
	else if (o->challenge < 0)
		parse_fault(p, from, "R-147", "No consolation is owed anywhere");
	else if (t->challenge[o->challenge].owed <= 0)
		parse_fault(p, from, "R-147", "No consolation is owed in C%d", o->challenge + 1);
}

static void check_edict(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_table *t = &view_of(p)->t;

	switch (o->edict.edict) {
	case CARD_COSMIC_ZAP:
		check_zap(p, from, o);
		return;
	case CARD_PLAGUE:
		check_plague(p, from, o);
		return;
	case CARD_FORCE_FIELD:
		check_force_field(p, from, o);
		return;
	case CARD_STELLAR_GAS:
		check_gas(p, from, o);
		return;
	case CARD_FLAREZAP:
		if (o->edict.target.kind == CE_AT_NOTHING)
			parse_fault(p, from, "R-192", "Which Flare?");
		return;
	case CARD_EMOTION_CONTROL:
		if (o->challenge < 0 && t->n_challenges == 1)
			o->challenge = 0;
		else if (o->challenge < 0)
			parse_fault(p, from, "rule 20e", "On which challenge? C1 to C%d",
				    t->n_challenges);
		break;
	case CARD_MOBIUS_TUBES:
		break;
	}
	if (o->edict.target.kind != CE_AT_NOTHING)
		parse_fault(p, from, NULL, "This Edict is not aimed at a player");
}

static int target_key(const struct ce_order *o)
{
	const struct ce_target *t = &o->edict.target;
	int seat = t->kind == CE_AT_PLAYER || t->kind == CE_AT_POWER ? t->seat + 1 : 0;

	return seat * 64 + (t->card & 0xff) * 1024 + o->challenge + 1;
}

/* "[on (target | challenge)] [in challenge]", in either order. */
static bool read_aim(struct parse *p, struct ce_order *o, bool bare)
{
	for (int round = 0; round < 2; round++) {
		int was = p->i, c;
		if (o->challenge == CE_UNSAID && cw_read_in_challenge(p, &c)) {
			o->challenge = (int8_t)c;
			continue;
		}
		bool on = parse_word(p, WORD_ON, NULL) || parse_word(p, WORD_IN, NULL);
		if (o->edict.target.kind != CE_AT_NOTHING || (!on && !bare)) {
			p->i = was;
			return true;
		}
		bool allies = o->edict.edict == CARD_FORCE_FIELD &&
			      read_allies(p, &o->edict.target);
		if (!allies && !cw_read_target(p, &o->edict.target)) {
			p->i = was;
			if (!on)
				return true;
			p->i = was + 1;
			return parse_expected(p, "a player, a Power or a challenge");
		}
	}
	return true;
}

static bool edict_rest(struct parse *p, int from, int card, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	const struct edict_words *e = &edicts[card - CARD_COSMIC_ZAP];
	struct ce_order *o = cw_new_order(p, CE_EDICT);
	int name_end = p->i;

	o->edict.edict = (uint8_t)card;
	o->edict.target.seat = CE_UNSAID;
	bool bare = card == CARD_COSMIC_ZAP || card == CARD_FORCE_FIELD || card == CARD_FLAREZAP ||
		    card == CARD_PLAGUE;
	if (!read_aim(p, o, bare))
		return false;
	if (o->challenge < 0 && p->label >= 0)
		o->challenge = (int8_t)p->label;
	int end = p->i;
	p->i = name_end;
	struct buf name = buf_in(p->a);
	cw_put_card(&name, card);
	if (!cw_count_hand(v, card))
		parse_fault(p, from, NULL, "You do not hold %.*s", STR_ARG(buf_str(&name)));
	if (e->phase && e->phase != v->t.phase)
		parse_fault(p, from, "rule 20", "%.*s is played in phase %d only; this is phase %d",
			    STR_ARG(buf_str(&name)), e->phase, v->t.phase);
	else
		check_edict(p, from, o);
	p->i = end;
	*made = (struct parsed){.action = o, .allowed = e->allowed, .why = e->why,
				.key = cw_key_of(CE_EDICT, card, target_key(o))};
	return true;
}

bool cw_parse_edict(struct parse *p, const struct verb *verb, struct parsed *made)
{
	int from = parse_mark(p), card = CARD_NONE;

	(void)verb;
	parse_word(p, W_PLAY, NULL);
	if (!parse_word(p, W_EDICT, &card) || !card)
		return parse_expected(p, "an Edict, such as plague");
	return edict_rest(p, from, card, made);
}

bool cw_parse_power(struct parse *p, const struct verb *verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = cw_new_order(p, CE_POWER);
	int from = parse_mark(p), c = CE_UNSAID;

	(void)verb;
	parse_word(p, W_POWER, NULL);
	if (cw_read_in_challenge(p, &c))
		parse_sign(p, ':');
	if (parse_word(p, WORD_ON, NULL) && !cw_read_target(p, &o->power.target))
		return parse_expected(p, "a player or a Power");
	if (c < 0)
		cw_read_in_challenge(p, &c);
	int end = p->i;
	p->i = from + 1;
	if (!v->t.power[v->seat].id) {
		parse_fault(p, from, NULL, "You have no Alien Power in this game");
		end = p->end;
	}
	p->i = end;
	o->challenge = (int8_t)(c >= 0 ? c : p->label);
	*made = (struct parsed){.action = o, .allowed = STRATUM_USE,
				.key = cw_key_of(CE_POWER, o->challenge >= 0 ? o->challenge : SLOT_ANY, 0)};
	return true;
}

bool cw_parse_flare(struct parse *p, const struct verb *verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = cw_new_order(p, CE_FLARE);
	int from = parse_mark(p), power = 0, c = CE_UNSAID;

	(void)verb;
	parse_word(p, W_FLARE, NULL);
	if (!parse_word(p, W_POWER_NAME, &power))
		return parse_expected(p, "the name of the Flare's Power");
	if (!parse_word(p, W_WILD, NULL))
		parse_word(p, W_SUPER, NULL);
	cw_read_in_challenge(p, &c);
	if (parse_word(p, WORD_ON, NULL) && !cw_read_target(p, &o->power.target))
		return parse_expected(p, "a player or a Power");
	if (c < 0)
		cw_read_in_challenge(p, &c);
	if (!cw_count_hand(v, CARD_FLARE + power))
		parse_fault(p, from, NULL, "You do not hold Flare %s%s", ce_power_word(power),
			    v->t.option.flares ? "" : ": this game has no Flares");
	o->challenge = (int8_t)c;
	o->power.flare = (uint8_t)(CARD_FLARE + power);
	*made = (struct parsed){.action = o, .allowed = STRATUM_USE,
				.key = cw_key_of(CE_FLARE, CARD_FLARE + power, c)};
	return true;
}

/* "play ..." an Edict, a Flare, a Power, a challenge card. */
bool cw_parse_play(struct parse *p, const struct verb *verb, struct parsed *made)
{
	parse_word(p, W_PLAY, NULL);
	if (parse_sees(p, W_EDICT))
		return cw_parse_edict(p, verb, made);
	if (parse_sees(p, W_FLARE))
		return cw_parse_flare(p, verb, made);
	if (parse_sees(p, W_POWER))
		return cw_parse_power(p, verb, made);
	bool card = parse_sees(p, W_ATTACK) || parse_sees(p, W_COMPROMISE) || parse_sees(p, W_CARD) ||
		    parse_sees(p, W_A) || parse_sees(p, W_MY_ATTACK) || parse_sees_number(p);
	if (!card)
		return parse_expected(p, "a card");
	if (view_of(p)->t.phase != 3)
		return wrong_phase(p, parse_mark(p), "card", 3);
	return cw_parse_card(p, verb, made);
}
