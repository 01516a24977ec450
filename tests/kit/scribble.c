/* Scribble: see scribble.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/scribble.h"

#include <ctype.h>
#include <string.h>

#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/view.h"

int dice_below(struct dice *d, int n)
{
	/* splitmix64 */
	uint64_t z = d->state += 0x9e3779b97f4a7c15U;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
	z = (z ^ z >> 27) * 0x94d049bb133111ebU;
	return (int)((z ^ z >> 31) % (uint64_t)n);
}

static bool one_in(struct dice *d, int n)
{
	return dice_below(d, n) == 0;
}

static int other_seat(struct dice *d, const struct ce_view *v)
{
	int seat = dice_below(d, v->t.n_seats - 1);
	return seat + (seat >= v->seat);
}

static const char *colour(int seat)
{
	return ce_colours[seat];
}

/* A condition on what others do in this phase. */
static void condition(struct dice *d, const struct ce_view *v, struct buf *b)
{
	int seat = other_seat(d, v),
	    c = v->t.n_challenges ? dice_below(d, v->t.n_challenges) : -1;

	buf_z(b, one_in(d, 4) ? " unless " : " if ");
	if (v->t.phase == 1 || c < 0)
		buf_printf(b, "%s attacks %s %d", colour(seat),
			   colour(dice_below(d, v->t.n_seats)), 1 + dice_below(d, 5));
	else if (one_in(d, 2))
		buf_printf(b, "%s allies in c%d", colour(seat), c + 1);
	else
		buf_printf(b, "c%d attack has %d or more tokens", c + 1,
			   1 + dice_below(d, 8));
}

/* Is a condition still wanted? Then this line is it. */
static bool takes_one(bool *wanted)
{
	bool takes = *wanted;

	*wanted = false;
	return takes;
}

/* " with 2 from red 1, 1 from blue 3": up to `most` of what is free. */
static bool tokens(struct dice *d, const struct ce_view *v, int most, struct buf *b)
{
	int want = 1 + dice_below(d, most), parts = 0;
	int first = dice_below(d, v->t.n_seats * CE_PLANETS);

	for (int i = 0; i < v->t.n_seats * CE_PLANETS && want > 0; i++) {
		int at = (first + i) % (v->t.n_seats * CE_PLANETS);
		int system = at / CE_PLANETS, planet = at % CE_PLANETS + 1;
		int free = ce_free_on(&v->t, v->seat, system, planet);
		if (!free || one_in(d, 4))
			continue;
		int n = 1 + dice_below(d, free < want ? free : want);
		buf_printf(b, "%s%d from %s %d", parts++ ? ", " : " with ", n,
			   colour(system), planet);
		want -= n;
	}
	return parts > 0;
}

/* One of the planets on which the seat has a base; false when there is none. */
static bool own_base(struct dice *d, const struct ce_view *v, int *system, int *planet)
{
	int first = dice_below(d, v->t.n_seats * CE_PLANETS);

	for (int i = 0; i < v->t.n_seats * CE_PLANETS; i++) {
		int at = (first + i) % (v->t.n_seats * CE_PLANETS);
		*system = at / CE_PLANETS;
		*planet = at % CE_PLANETS + 1;
		if (v->t.planet[*system][*planet - 1][v->seat] &&
		    !ce_under_attack(&v->t, *system, *planet))
			return true;
	}
	return false;
}

static void place_tokens(struct dice *d, const struct ce_view *v, struct buf *b)
{
	int system, planet;

	if (v->t.limbo[v->seat] && own_base(d, v, &system, &planet))
		buf_printf(b, "limbo %d to %s %d\n",
			   1 + dice_below(d, v->t.limbo[v->seat]), colour(system),
			   planet);
	if (v->t.phase == 1 && v->t.warp[v->seat] && own_base(d, v, &system, &planet))
		buf_printf(b, "release 1 to %s %d\n", colour(system), planet);
}

static void plague(struct dice *d, const struct ce_view *v, struct buf *b)
{
	if (ce_view_holds(v, CARD_PLAGUE) && one_in(d, 3))
		buf_printf(b, "play plague on %s\n", colour(other_seat(d, v)));
	if (v->t.plague[v->seat] && v->n_hand && one_in(d, 2)) {
		char name[CARD_NAME_MAX];
		card_name(v->hand[dice_below(d, v->n_hand)], name);
		buf_printf(b, "lose %s for plague\n", name);
	}
}

/* An example of a Power's words with other colours, numbers and challenges in it. */
static void vary(struct dice *d, const struct ce_view *v, const char *example,
		 struct buf *b)
{
	while (*example) {
		int seat = 0;
		bool word_begins = !b->n || !isalpha((unsigned char)b->s[b->n - 1]);
		while (word_begins && seat < CE_SEATS &&
		       strncmp(example, ce_colours[seat], strlen(ce_colours[seat])) !=
			       0)
			seat++;
		if (word_begins && seat < CE_SEATS) {
			buf_z(b, colour(dice_below(d, v->t.n_seats)));
			example += strlen(ce_colours[seat]);
		} else if (isdigit((unsigned char)*example) && one_in(d, 2)) {
			bool of_challenge =
				b->n && b->s[b->n - 1] == 'c' && v->t.n_challenges;
			buf_printf(b, "%d",
				   1 + dice_below(d, of_challenge ? v->t.n_challenges
								  : 5));
			while (isdigit((unsigned char)*example))
				example++;
		} else {
			buf_char(b, *example++);
		}
	}
	buf_char(b, '\n');
}

static bool is_ordered_now(const struct ce_speech *speech, const struct ce_view *v)
{
	return speech->phases >> v->t.phase & 1;
}

static void flare_line(struct dice *d, const struct ce_view *v, int id, struct buf *b)
{
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);
	const struct ce_flare_rule *side =
		ce_has_power(&v->t, v->seat, id) ? &rule->super : &rule->wild;

	if (!is_ordered_now(&side->orders, v))
		return;
	if (side->orders.example && one_in(d, 2)) {
		vary(d, v, side->orders.example, b);
		return;
	}
	buf_printf(b, "flare %s", rule->name);
	if (side->orders.in_challenge && v->t.n_challenges)
		buf_printf(b, " c%d", 1 + dice_below(d, v->t.n_challenges));
	if (side->orders.example && strchr(side->orders.example, ':'))
		vary(d, v, strchr(side->orders.example, ':'), b);
	else
		buf_char(b, '\n');
}

/* Orders for the own Power, for Flares, and against those of others. */
static void magic(struct dice *d, const struct ce_view *v, struct buf *b)
{
	const struct ce_power_rule *rule =
		ce_power_rule(&ce_catalog, v->t.power[v->seat].id);
	int c = v->t.n_challenges ? 1 + dice_below(d, v->t.n_challenges) : 0;
	int other = other_seat(d, v);

	if (rule && is_ordered_now(&rule->orders, v) && rule->orders.example &&
	    !one_in(d, 3))
		vary(d, v, rule->orders.example, b);
	if (rule && !rule->mandatory && one_in(d, 10))
		buf_z(b, "no power\n");
	for (int i = 0; i < v->n_hand; i++)
		if (card_is_flare(v->hand[i]) && !one_in(d, 3))
			flare_line(d, v, v->hand[i] - CARD_FLARE, b);
	if (ce_view_holds(v, CARD_COSMIC_ZAP) && v->t.power[other].id && one_in(d, 2)) {
		buf_printf(b, "zap %s", colour(other));
		if (c && one_in(d, 2))
			buf_printf(b, " in c%d", c);
		if (v->t.phase == 3 && c && one_in(d, 3))
			buf_printf(b, " if attack would win c%d", c);
		buf_char(b, '\n');
	}
	if (ce_view_holds(v, CARD_FLAREZAP) && one_in(d, 2))
		buf_printf(b, "flarezap on %s\n", colour(other));
}

static void attack_line(struct dice *d, const struct ce_view *v, int system,
			struct buf *b)
{
	buf_printf(b, "attack %s %d", colour(system), 1 + dice_below(d, 5));
	tokens(d, v, 4, b);
}

static void phase1(struct dice *d, const struct ce_view *v, bool conditions,
		   struct buf *b)
{
	const bool quiet = conditions;

	if (ce_view_holds(v, CARD_MOBIUS_TUBES) && one_in(d, 4))
		buf_z(b, "play mobius tubes\n");
	for (int i = 0; i < v->t.n_destiny[v->seat]; i++) {
		int system = v->t.destiny[v->seat][i];
		attack_line(d, v, system, b);
		if (takes_one(&conditions) || (!quiet && one_in(d, 3))) {
			condition(d, v, b);
			buf_z(b, " else ");
			attack_line(d, v, system, b);
		}
		buf_char(b, '\n');
	}
}

static void phase2(struct dice *d, const struct ce_view *v, bool conditions,
		   struct buf *b)
{
	const bool quiet = conditions; /* that one alone */

	for (int c = 0; c < v->t.n_challenges; c++) {
		const struct ce_challenge *ch = &v->t.challenge[c];
		if (ce_is_main(ch, v->seat)) {
			if (one_in(d, 3))
				buf_printf(b, "invite nobody in c%d\n", c + 1);
			else
				buf_printf(b, "invite everyone in c%d\n", c + 1);
			continue;
		}
		if (one_in(d, 2) && !conditions)
			continue; /* the condition waits for a line to stand on */
		buf_printf(b, "ally %s in c%d",
			   colour(one_in(d, 2) ? ch->attacker : ch->defender), c + 1);
		tokens(d, v, 2, b);
		if (takes_one(&conditions) || (!quiet && one_in(d, 3)))
			condition(d, v, b);
		buf_char(b, '\n');
	}
}

static void phase3(struct dice *d, const struct ce_view *v, bool conditions,
		   struct buf *b)
{
	const bool quiet = conditions;
	uint8_t left[CE_VIEW_HAND];
	int n = 0;

	for (int i = 0; i < v->n_hand; i++)
		if (card_is_challenge(v->hand[i]))
			left[n++] = v->hand[i];
	for (int c = 0; c < v->t.n_challenges && n; c++) {
		char name[CARD_NAME_MAX];
		if (!ce_is_main(&v->t.challenge[c], v->seat))
			continue;
		int i = dice_below(d, n);
		card_name(left[i], name);
		buf_printf(b, "card %s in c%d", name, c + 1);
		if (n > 1 && (takes_one(&conditions) || (!quiet && one_in(d, 4)))) {
			condition(d, v, b);
			buf_z(b, " else ");
			card_name(left[(i + 1) % n], name);
			buf_printf(b, "%s", name);
		}
		left[i] = left[--n];
		buf_char(b, '\n');
	}
	int c = v->t.n_challenges ? 1 + dice_below(d, v->t.n_challenges) : 1;
	if (ce_view_holds(v, CARD_FORCE_FIELD) && one_in(d, 2))
		buf_printf(b, "play force field on all allies in c%d\n", c);
	if (ce_view_holds(v, CARD_EMOTION_CONTROL) && one_in(d, 2))
		buf_printf(b, "emotion control on c%d if attack would win c%d\n", c, c);
}

static void phase4(struct dice *d, const struct ce_view *v, struct buf *b)
{
	for (int c = 0; c < v->t.n_challenges; c++) {
		const struct ce_challenge *ch = &v->t.challenge[c];
		int system, planet;
		if (ch->reward[v->seat])
			buf_printf(b,
				   one_in(d, 2) ? "reward c%d: 1 cards\n"
						: "reward c%d: 1 tokens\n",
				   c + 1);
		if (ch->result != CE_DEAL_PENDING || !ce_is_main(ch, v->seat))
			continue;
		const char *partner =
			colour(ch->attacker == v->seat ? ch->defender : ch->attacker);
		if (one_in(d, 2)) /* both sides write this one, so that some deals are
				     made */
			buf_printf(b, "deal c%d: i give 1 card, %s gives 1 card\n",
				   c + 1, partner);
		else if (own_base(d, v, &system, &planet))
			buf_printf(b, "deal c%d: i give base %s %d, %s gives 1 card\n",
				   c + 1, colour(system), planet, partner);
	}
	if (ce_view_holds(v, CARD_STELLAR_GAS) && one_in(d, 2) && v->t.n_challenges)
		buf_printf(b, "play stellar gas on c%d\n",
			   1 + dice_below(d, v->t.n_challenges));
}

void scribble_orders(struct dice *d, const struct ce_view *v, bool conditions,
		     struct buf *b)
{
	static const char *const plans[] = {"fight", "redraw", "resettle"};

	place_tokens(d, v, b);
	plague(d, v, b);
	magic(d, v, b);
	switch (v->t.phase) {
	case 1:
		phase1(d, v, conditions, b);
		break;
	case 2:
		phase2(d, v, conditions, b);
		break;
	case 3:
		phase3(d, v, conditions, b);
		break;
	default:
		phase4(d, v, b);
	}
	if (v->t.phase >= 3 && one_in(d, 2))
		buf_printf(b, "own colour: %s\n", plans[dice_below(d, 3)]);
}

/* Bits of orders, and what stands where it should not. */
/* clang-format off */
static const char *const garbage_bits[] = {
	"attack ", "ally ", "with ", "from ", "if ", "else ", "red ", "blue ", "3 ",
	"c1 ", "c99 ", "play ", "plague ", "on ", "deal ", ": ", ", ", "; ", "and ",
	"or ", "not ", "( ", ") ", "> ", "> > ", "99999999999999999999 ", "-1 ",
	"card ", "compromise ", "press to all:\n", "endpress\n", "clear ", "replace ",
	"end\n", "orders turn 9 phase 9 ", "would lose ", "i ", "__ ", "1. ", "2. ",
	"limbo ", "release ", "\xc3\xa9 ", "\xe2\x80\x99s ", "\t", "\xff ", "\x01",
	"ATTAKC ", "yelow ", "everyone except ", "\n", "invite ", "defend ",
	"reward ", "lose ", "own colour: ", "final\n", "join ", "zap ",
	"as I said to my wife ", "force field ", "all allies ", "any ", "base ",
	"give ", "power ", "power c1: ", "no power ", "flare ", "zombie ", "wild ",
	"super c2: ", "if compromise play ", "if attack <= 10 play attack 8; ",
	"heal ", "flarezap ",
};
/* clang-format on */

void scribble_garbage(struct dice *d, const struct ce_view *v, struct buf *b)
{
	struct buf legal = buf_in(b->a);
	int lines = 1 + dice_below(d, 12);

	scribble_orders(d, v, true, &legal);
	for (int line = 0; line < lines; line++) {
		if (one_in(d, 4) && legal.n) { /* a legal order with one byte off */
			struct buf copy = buf_in(b->a);
			buf_add(&copy, buf_str(&legal));
			copy.s[dice_below(d, (int)copy.n)] =
				(char)(1 + dice_below(d, 255));
			buf_add(b, buf_str(&copy));
			continue;
		}
		for (int word = dice_below(d, 14); word > 0; word--)
			buf_z(b,
			      garbage_bits[dice_below(
				      d, sizeof garbage_bits / sizeof *garbage_bits)]);
		buf_char(b, '\n');
	}
}
