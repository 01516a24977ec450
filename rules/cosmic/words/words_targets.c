/* Reads the target of a card or a Power: a player, a Power, an Edict, a Flare, allies.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

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

/* "red's allies", "red's ally": whose they are. The one ally is marked by the card. */
static bool read_allies_of(struct parse *p, struct ce_target *t)
{
	int was = p->i, seat;

	parse_word(p, WORD_ALL, NULL);
	parse_word(p, WORD_OF, NULL);
	if (parse_sees(p, WORD_SEAT) && parse_seat(p, &seat)) {
		bool all = parse_word(p, W_ALLIES, NULL);
		if (all || parse_word(p, W_ALLY, NULL)) {
			t->kind = CE_AT_ALL_ALLIES;
			t->seat = (int8_t)seat;
			t->card = !all;
			return true;
		}
	}
	p->i = was;
	return false;
}

/* "all allies", "allies attack", "2 of ally green, all of ally yellow" */
bool ce_words_read_allies(struct parse *p, struct ce_target *t)
{
	int was = p->i, side = CE_NO_SIDE;

	if (read_allies_of(p, t))
		return true;
	parse_word(p, WORD_ALL, NULL);
	if (parse_word(p, W_ALLIES, NULL)) {
		t->kind = CE_AT_ALL_ALLIES;
		int here = p->i;
		if (!ce_words_read_side(p, &side))
			p->i = here;
		t->side = (int8_t)side;
		int of = CE_UNSAID;
		was = p->i;
		if (parse_word(p, WORD_OF, NULL) && parse_sees(p, WORD_SEAT))
			parse_seat(p, &of);
		else
			p->i = was;
		t->seat = (int8_t)of; /* whose they are: see settle_allies_of */
		return true;
	}
	p->i = was;
	t->kind = CE_AT_ALLIES;
	return read_allied(p, t);
}

static void read_holder(struct parse *p, struct ce_target *t)
{
	int was = p->i, seat;

	if ((parse_word(p, WORD_OF, NULL) || parse_word(p, WORD_BY, NULL)) &&
	    parse_seat(p, &seat))
		t->seat = (int8_t)seat;
	else
		p->i = was;
}

/* "zombie", "flare zombie wild of blue", "blue's flare", "blue" */
bool ce_words_read_flare_target(struct parse *p, struct ce_target *t)
{
	int was = p->i, seat, power;

	*t = (struct ce_target){.seat = CE_UNSAID};
	if (parse_sees_seat(p) && parse_seat(p, &seat))
		t->seat = (int8_t)seat;
	bool flare = parse_word(p, W_FLARE, NULL);
	if (parse_word(p, W_POWER_NAME, &power)) {
		t->kind = CE_AT_FLARE;
		t->card = (int16_t)(CARD_FLARE + power);
		if (!parse_word(p, W_WILD, NULL))
			parse_word(p, W_SUPER, NULL);
		parse_word(p, W_FLARE, NULL); /* "red's zombie flare" */
		if (t->seat == CE_UNSAID)
			read_holder(p, t);
		return true;
	}
	if (t->seat == CE_UNSAID && flare)
		read_holder(p, t);
	t->kind = t->seat == CE_UNSAID ? CE_AT_NOTHING : CE_AT_PLAYER;
	if (t->seat == CE_UNSAID)
		p->i = was;
	return t->seat != CE_UNSAID;
}

/* "all allies of Red": those on the side of that main player. */
void ce_words_settle_allies_of(struct parse *p, int from, struct ce_order *o)
{
	struct ce_target *t = &o->edict.target;

	if (t->kind != CE_AT_ALL_ALLIES || t->seat < 0 || o->challenge < 0)
		return;
	const struct ce_challenge *ch = &view_of(p)->t.challenge[o->challenge];
	if (!ce_is_main(ch, t->seat))
		parse_fault(p, from, "R-105", "%s is not a main player of C%d",
			    ce_words_seat_name(t->seat), o->challenge + 1);
	t->side = ch->attacker == t->seat ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE;
	int n = 0;
	for (int i = 0; i < view_of(p)->t.n_seats; i++)
		n += ch->allied[i] > 0 && ch->side[i] == t->side;
	if (t->card && n > 1)
		parse_fault(
			p, from, "R-104",
			"%s has %d allies in C%d. Name the one, or write `all allies of %s`",
			ce_words_seat_name(t->seat), n, o->challenge + 1,
			ce_words_seat_name(t->seat));
	else if (!n)
		parse_impossible(p, from, "R-104", "%s has no ally in C%d",
				 ce_words_seat_name(t->seat), o->challenge + 1);
	t->card = 0;
	t->seat = CE_UNSAID;
}

bool ce_words_read_target(struct parse *p, struct ce_target *t)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), seat, power, card;

	*t = (struct ce_target){.seat = CE_UNSAID};
	if (parse_word(p, WORD_ME, NULL)) {
		t->kind = CE_AT_PLAYER;
		t->seat = (int8_t)v->seat;
	} else if (parse_sees_seat(p) && parse_seat(p, &seat)) {
		int end = p->i;
		t->kind = parse_word(p, W_POWER, NULL) ? CE_AT_POWER : CE_AT_PLAYER;
		t->seat = (int8_t)seat;
		if (parse_word(p, W_POWER_NAME, &power)) { /* "red's macron" */
			if (v->t.power[seat].id == power)
				t->kind = CE_AT_POWER;
			else
				p->i = end;
		}
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
			if (v->t.power[seat].id != power)
				parse_fault(
					p, from, NULL, "%s does not have the Power %s",
					ce_words_seat_name(seat), ce_power_word(power));
			owner = seat;
		} else if (owner < 0) {
			parse_fault(p, from, NULL, "Nobody has the Power %s",
				    ce_power_word(power));
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

void ce_words_put_target(struct buf *b, const struct ce_view *v,
			 const struct ce_target *t)
{
	switch ((enum ce_target_kind)t->kind) {
	case CE_AT_NOTHING:
		break;
	case CE_AT_PLAYER:
		buf_z(b, ce_words_seat_name(t->seat));
		break;
	case CE_AT_POWER: {
		const char *name = v && t->seat >= 0
					   ? ce_power_word(v->t.power[t->seat].id)
					   : NULL;
		if (!name) {
			buf_printf(b, "%s's Power", ce_words_seat_name(t->seat));
			break;
		}
		for (; *name; name++)
			buf_char(b, *name >= 'a' && *name <= 'z'
					    ? (char)(*name - 'a' + 'A')
					    : *name);
		buf_printf(b, " of %s", ce_words_seat_name(t->seat));
		break;
	}
	case CE_AT_EDICT:
	case CE_AT_FLARE:
		ce_words_put_card(b, t->card);
		if (t->seat >= 0)
			buf_printf(b, " by %s", ce_words_seat_name(t->seat));
		break;
	case CE_AT_ALLIES:
		for (int i = 0; i < t->n_allied; i++) {
			buf_z(b, i ? ", " : "");
			if (t->allied[i].n == CE_ALL_TOKENS)
				buf_z(b, "all");
			else
				buf_int(b, t->allied[i].n);
			buf_printf(b, " of ally %s",
				   ce_words_seat_name(t->allied[i].seat));
		}
		break;
	case CE_AT_ALL_ALLIES:
		buf_z(b, t->side == CE_ATTACK_SIDE    ? "all allies attack"
			 : t->side == CE_DEFENCE_SIDE ? "all allies defence"
						      : "all allies");
		break;
	}
}

void ce_words_same_allies(const struct parse *p, struct ce_order *o)
{
	const struct ce_order *last = p->otherwise ? p->last : NULL;

	if (o->edict.edict == CARD_FORCE_FIELD &&
	    o->edict.target.kind == CE_AT_NOTHING && last && last->verb == CE_EDICT &&
	    last->edict.edict == CARD_FORCE_FIELD)
		o->edict.target = last->edict.target;
}

bool ce_words_is_sure(const struct ce_view *v, int card)
{
	return (card == CARD_MOBIUS_TUBES || card == CARD_PLAGUE) &&
	       !v->t.plague[v->seat];
}
