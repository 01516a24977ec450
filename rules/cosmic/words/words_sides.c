/* Whose side an ally joins, by the player whom they help or the one whom they fight: in an order, and in a fact that a condition names.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

static unsigned players(const struct ce_view *v)
{
	return v->t.in_game & ~(unsigned)v->t.marked;
}

void ce_words_settle_partner(struct parse *p, int from, int seat, int *c, int *side)
{
	const struct ce_view *v = view_of(p);
	struct buf list = buf_in(p->a);
	int n = 0, only = CE_UNSAID;

	if (seat == v->seat) {
		parse_impossible(p, from, NULL, "You cannot ally with yourself");
		return;
	}
	if (*c == CE_UNSAID) {
		for (int i = 0; i < v->t.n_challenges; i++) {
			const struct ce_challenge *ch = &v->t.challenge[i];
			if (!ce_is_main(ch, seat) || ce_is_main(ch, v->seat))
				continue;
			buf_printf(&list, "%sC%d", n++ ? ", " : "", i + 1);
			only = i;
		}
		if (n > 1) {
			parse_fault(p, from, NULL, "In which challenge? %s is in %.*s",
				    ce_words_seat_name(seat), STR_ARG(buf_str(&list)));
			parse_missing(p, "in __");
		} else if (!n)
			parse_impossible(p, from, NULL,
					 "%s is in no challenge that you could join",
					 ce_words_seat_name(seat));
		if (n != 1)
			return;
		*c = p->there = only;
	}
	const struct ce_challenge *ch = &v->t.challenge[*c];
	int own_side = ch->attacker == seat   ? CE_ATTACK_SIDE
		       : ch->defender == seat ? CE_DEFENCE_SIDE
					      : CE_NO_SIDE;
	if (!own_side)
		parse_impossible(p, from, NULL,
				 "%s is not a main player of C%d: %s attacks %s",
				 ce_words_seat_name(seat), *c + 1,
				 ce_words_seat_name(ch->attacker),
				 ce_words_seat_name(ch->defender));
	else if (*side && *side != own_side)
		parse_impossible(p, from, NULL,
				 own_side == CE_ATTACK_SIDE
					 ? N_("%s is on the attack side of C%d")
					 : N_("%s is on the defence side of C%d"),
				 ce_words_seat_name(seat), *c + 1);
	else if (!(players(v) >> seat & 1))
		parse_impossible(p, from, "R-077",
				 "%s is played at random and takes no allies",
				 ce_words_seat_name(seat));
	*side = own_side ? own_side : *side;
}

int ce_words_opponent(struct parse *p, int from, int foe, int *c)
{
	const struct ce_view *v = view_of(p);
	int n = 0, only = CE_UNSAID;

	for (int i = 0; i < v->t.n_challenges && *c < 0; i++)
		if (ce_is_main(&v->t.challenge[i], foe) &&
		    !ce_is_main(&v->t.challenge[i], v->seat)) {
			only = i;
			n++;
		}
	if (n > 1) {
		parse_fault(p, from, NULL, "In which challenge?");
		parse_missing(p, "in __");
	}
	if (*c < 0 && n == 1)
		*c = p->there = only;
	if (*c < 0 && !n)
		parse_impossible(
			p, from, NULL,
			foe == v->seat
				? N_("You cannot fight yourself: name whom you help")
				: N_("%s is in no challenge that you could join"),
			ce_words_seat_name(foe));
	if (*c < 0)
		return CE_UNSAID;
	const struct ce_challenge *ch = &v->t.challenge[*c];
	if (ce_is_main(ch, foe))
		return ch->attacker == foe ? ch->defender : ch->attacker;
	parse_impossible(p, from, NULL, "%s is not a main player of C%d: %s attacks %s",
			 ce_words_seat_name(foe), *c + 1,
			 ce_words_seat_name(ch->attacker),
			 ce_words_seat_name(ch->defender));
	return CE_UNSAID;
}

/* --- facts --- */

bool ce_words_read_other(struct parse *p, struct ce_fact *f)
{
	unsigned subject = f->seat >= 0 ? 1U << f->seat : 0, was = p->named & subject;
	int seat;

	p->named &= ~subject;
	bool read = parse_sees_seat(p) && parse_seat(p, &seat);
	p->named |= was;
	if (read)
		f->other = (int8_t)seat;
	return read;
}

static bool read_main(struct parse *p, struct ce_fact *f)
{
	if (ce_words_read_other(p, f))
		return true;
	if (!parse_word(p, WORD_ME, NULL))
		return false;
	f->other = (int8_t)view_of(p)->seat;
	return true;
}

/* The challenge that the fact names, or that of its order. */
static const struct ce_challenge *challenge_of(struct parse *p, struct ce_fact *f)
{
	const struct ce_view *v = view_of(p);

	if (f->challenge < 0 && p->there >= 0 && !p->reader->stored)
		f->challenge = (int8_t)p->there;
	return f->challenge < 0 || f->challenge >= v->t.n_challenges
		       ? NULL
		       : &v->t.challenge[f->challenge];
}

/* "Allies against blue": with the player whom Blue meets there. "Allies with the defence": with the defender. */
static void settle_main(struct parse *p, int from, struct ce_fact *f, bool against,
			int side)
{
	const struct ce_challenge *ch = challenge_of(p, f);
	const int foe = f->other;

	if (!ch) {
		parse_fault(p, from, NULL, "In which challenge? Write it: in c1");
		parse_missing(p, "in __");
	} else if (against && foe == view_of(p)->seat && !ce_is_main(ch, foe)) {
		parse_fault(p, from, NULL, "You are not a main player of C%d",
			    f->challenge + 1);
	} else if (against && !ce_is_main(ch, foe)) {
		parse_fault(p, from, NULL, "%s is not a main player of C%d",
			    ce_words_seat_name(foe), f->challenge + 1);
	} else {
		bool attack = against ? ch->attacker != foe : side == CE_ATTACK_SIDE;
		f->other = attack ? ch->attacker : ch->defender;
	}
}

bool ce_words_read_alliance(struct parse *p, struct ce_fact *f)
{
	int from = parse_mark(p), side = CE_NO_SIDE;

	f->kind = CE_FACT_ALLIES;
	bool against = parse_word(p, W_VERSUS, NULL) || parse_says(p, "against");
	bool with = !against && parse_word(p, WORD_WITH, NULL);
	if (!read_main(p, f)) {
		if (against)
			return parse_expected(p, "me, or a player");
		if (with)
			ce_words_read_side(p, &side);
	}
	ce_words_read_where(p, f);
	if (f->other >= 0 && f->other == f->seat && !p->n_faults)
		parse_fault(
			p, from, NULL,
			"%s cannot ally with themselves: name the player whom they help",
			ce_words_seat_name(f->seat));
	else if (against || side)
		settle_main(p, from, f, against, side);
	return true;
}
