/* The chart in words, for those who do not see it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart.h"
#include "rules/cosmic/report/chart_parts.h"

/* clang-format off */
const char *const ce_chart_key[] = {
	"Each player has a system of five planets in one colour. The counters beside a planet are the tokens on it: R4 is 4 tokens of Red.",
	"The circles beside a name are foreign bases: planets of other players on which that player has tokens. Five win.",
	"A ribbon is an attack, as wide as the tokens in it. Ribbons that flow into it are allies. Its label names the challenge and the cards: C4, 8 v 6. Where they have no room there, a thin line leads to them, or the list below the map tells them.",
	"The winner's ribbon reaches the planet. The loser's breaks off and leads to the Warp in the middle, where lost tokens lie.",
	"A counter with a dark or bright rim has just changed. A dashed one has left.",
	NULL,
};
/* clang-format on */

/* " with 3 Red" */
static void count(struct buf *out, const char *before, int n, const char *what)
{
	buf_z(out, before);
	buf_int(out, n);
	buf_char(out, ' ');
	buf_z(out, what);
}

static void planets_of(const struct chart *c, int seat, struct buf *out)
{
	bool any = false;

	for (int system = 0; system < c->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int n = c->t->planet[system][planet - 1][seat];
			if (!n)
				continue;
			buf_z(out, any ? ", " : "");
			buf_int(out, n);
			buf_z(out, " on ");
			ce_print_planet(system, planet, out);
			any = true;
		}
	if (!any)
		buf_z(out, "none on the board");
}

static void seat_words(const struct chart *c, int seat, struct buf *out)
{
	buf_printf(out,
		   "%s, %d of %d foreign bases, has tokens: ", ce_colour_names[seat],
		   ce_outside_bases(c->t, seat), CE_BASES_TO_WIN);
	planets_of(c, seat, out);
	if (c->t->warp[seat])
		count(out, "; ", c->t->warp[seat], "in the Warp");
	if (c->t->limbo[seat])
		count(out, "; ", c->t->limbo[seat], "in Limbo");
	buf_z(out, ". ");
}

static void allies_words(const struct chart *c, const struct ce_challenge *k,
			 enum ce_side side, struct buf *out)
{
	for (int seat = 0; seat < c->t->n_seats; seat++)
		if (k->side[seat] == (int)side && ce_tokens_in(k, seat))
			count(out, " with ", ce_tokens_in(k, seat),
			      ce_colour_names[seat]);
}

struct str chart_score(struct arena *a, const struct ce_challenge *k,
		       const char *between)
{
	char name[2][CARD_NAME_MAX];
	bool fought = k->result == CE_ATTACK_WINS || k->result == CE_DEFENCE_WINS;

	if (!k->shown || !fought)
		return STR("");
	if (!ce_is_calm(k, 0) && !ce_is_calm(k, 1))
		return str_printf(a, "%d%s%d", k->total[0], between, k->total[1]);
	for (int side = 0; side < 2; side++)
		card_name(k->face[side] ? k->face[side] : k->card[side], name[side]);
	return str_printf(a, "%s%s%s", name[0], between, name[1]);
}

/* "14" of an Attack: its name tells nothing else. */
static void short_card(const struct ce_challenge *k, int side, struct buf *out)
{
	char name[CARD_NAME_MAX];
	int card = k->face[side] ? k->face[side] : k->card[side];

	card_name(card, name);
	if (!card)
		buf_z(out, "none");
	else if (card_is_attack(card))
		buf_int(out, card);
	else
		buf_z(out, name);
}

struct str chart_cards(struct arena *a, const struct ce_challenge *k)
{
	struct buf out = buf_in(a);

	if (k->result == CE_DEAL_PENDING || k->result == CE_DEAL_MADE ||
	    k->result == CE_DEAL_FAILED)
		return str_of(ce_result_name(k->result));
	if (!k->shown)
		return STR("");
	short_card(k, 0, &out);
	buf_z(&out, " v ");
	short_card(k, 1, &out);
	return buf_str(&out);
}

static void challenge_words(const struct chart *c, int i, struct buf *out)
{
	const struct ce_challenge *k = &c->t->challenge[i];

	buf_printf(out, "C%d: %d %s", i + 1, ce_tokens_in(k, k->attacker),
		   ce_colour_names[k->attacker]);
	allies_words(c, k, CE_ATTACK_SIDE, out);
	buf_z(out, " at ");
	ce_print_planet(k->system, k->planet, out);
	count(out, " against ", ce_tokens_in(k, k->defender),
	      ce_colour_names[k->defender]);
	allies_words(c, k, CE_DEFENCE_SIDE, out);
	struct str score = chart_score(c->f->a, k, " against "),
		   cards = chart_cards(c->f->a, k);
	/* Where totals counted, the cards that they are made of. */
	if (score.n && score.s[0] >= '0' && score.s[0] <= '9')
		buf_printf(out, ", cards %.*s", STR_ARG(cards));
	buf_printf(out, ", %s", ce_result_name(k->result));
	if (score.n)
		buf_printf(out, ", %.*s", STR_ARG(score));
	buf_z(out, ". ");
}

/* What found no room on the drawing, so that those who compare it with the words miss nothing. */
static void left_out_words(const struct battle *b, struct buf *out)
{
	if (b->left_out)
		buf_printf(out, "The drawing had no room for the ribbon of C%d. ",
			   b->number + 1);
	else if (b->missing)
		buf_printf(
			out,
			b->missing == 1
				? "The drawing had no room for the ribbon of %d ally in C%d. "
				: "The drawing had no room for the ribbons of %d allies in C%d. ",
			b->missing, b->number + 1);
	if (!b->left_out && !b->plate.text.n && !b->aside.found && b->cards.n)
		buf_printf(out,
			   "The cards of C%d stand only in the list below the map. ",
			   b->number + 1);
}

struct str chart_words(const struct chart *c, const struct battles *all)
{
	struct buf out = buf_in(c->f->a);

	for (int seat = 0; seat < c->t->n_seats; seat++)
		if (ce_in_game(c->t, seat))
			seat_words(c, seat, &out);
	for (int i = 0; i < c->t->n_challenges; i++)
		challenge_words(c, i, &out);
	for (int i = 0; i < all->n; i++)
		left_out_words(&all->battle[i], &out);
	return str_trim(buf_str(&out));
}
