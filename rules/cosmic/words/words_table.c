/* How far an order goes in its line, and the tables of those who see the other's card
 * first [orders, grammar: table; CP-2.11].
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_items.h"
#include "rules/cosmic/words/words_parts.h"

/* --- is it one? --- */

/* "attack", "attack <= 10", "attack 8 or more": up to the answer. */
static bool skip_range(struct parse *p)
{
	int n;

	if (!parse_compare(p, &n) && !ce_words_strictly(p) &&
	    !parse_word(p, W_AT_MOST, NULL))
		parse_word(p, W_AT_LEAST, NULL);
	parse_number(p, &n);
	if (!parse_word(p, W_OR_MORE, NULL))
		parse_word(p, W_OR_FEWER, NULL);
	return true;
}

static bool sees_answer(struct parse *p)
{
	if (!parse_word(p, WORD_THEN, NULL))
		parse_sign(p, ',');
	return parse_sees(p, W_PLAY) || parse_sees(p, W_ATTACK) ||
	       parse_sees(p, W_COMPROMISE) || parse_sees(p, W_A) ||
	       parse_sees(p, W_CARD) || parse_sees_number(p) ||
	       parse_sees_text(p, "cheapest") || parse_sees_text(p, "best") ||
	       parse_sees_text(p, "lowest") || parse_sees_text(p, "highest");
}

/* "if compromise play ...": unlike "if attack would win", and unlike the
 * "if attack-compromise" of another Power's own words. */
static bool sees_row(struct parse *p)
{
	int seat;

	if (!parse_word(p, WORD_IF, NULL))
		return false;
	ce_words_skip_shower(p, &seat);
	if (parse_word(p, W_COMPROMISE, NULL))
		return sees_answer(p);
	if (!parse_word(p, W_ATTACK, NULL) || parse_sign(p, '-'))
		return false;
	skip_range(p);
	return sees_answer(p);
}

/* "else cheapest winning", "cheapest winning, else lowest": no row asks what is seen. */
static bool sees_answers_only(struct parse *p)
{
	bool otherwise = parse_word(p, WORD_ELSE, NULL);

	parse_word(p, W_PLAY, NULL);
	if (otherwise)
		return parse_sees_text(p, "cheapest") || parse_sees_text(p, "best") ||
		       parse_sees_text(p, "lowest") || parse_sees_text(p, "highest");
	return (parse_says(p, "cheapest") && parse_says(p, "winning")) ||
	       (parse_says(p, "best") && parse_says(p, "losing"));
}

/* "power", "no power", "zombie:", "flare zombie", with "play" before it. */
static bool begins_power(struct parse *p)
{
	parse_word(p, WORD_NO, NULL);
	parse_word(p, W_PLAY, NULL);
	return parse_sees(p, W_POWER) || parse_sees(p, W_FLARE) ||
	       parse_sees(p, W_POWER_NAME);
}

static void skip_to_row(struct parse *p)
{
	int c;

	parse_word(p, W_PLAY, NULL); /* "use my power in c1: ..." */
	parse_word(p, W_POWER, NULL);
	parse_word(p, W_POWER_NAME, NULL);
	parse_word(p, W_CARD, NULL);
	ce_words_read_in_challenge(p, &c);
	parse_sign(p, ':');
}

enum span ce_words_span(struct parse *p)
{
	int was = p->i;

	skip_to_row(p);
	int row = p->i;
	if (sees_row(p))
		return SPAN_TABLE;
	p->i = row;
	if (sees_answers_only(p))
		return SPAN_TABLE;
	p->i = was;
	return begins_power(p) ? SPAN_PARTS : SPAN_ORDER;
}

/* --- what it says --- */

bool ce_words_parse_table(struct parse *p, struct parsed *made)
{
	struct ce_order *o = ce_words_new_order(p, CE_CARD);
	int from = parse_mark(p), c = CE_UNSAID, id;

	parse_word(p, W_PLAY, NULL);
	parse_word(p, W_POWER, NULL);
	if (parse_word(p, W_POWER_NAME, &id) &&
	    view_of(p)->t.power[view_of(p)->seat].id != id)
		parse_fault(p, from, NULL, "Your Power is not %s", ce_power_word(id));
	parse_word(p, W_CARD, NULL);
	bool said = ce_words_read_in_challenge(p, &c);
	if (!(said && c < 0) && !ce_words_need_own_challenge(p, from, false, &c))
		c = CE_UNSAID;
	parse_sign(p, ':');
	int rows = parse_mark(p);
	p->there = c;
	if (!ce_words_read_table(p, o->card.item, &o->card.n_items, &o->card.card))
		return false;
	if (!ce_words_may(p, rows, CW_SEES_CARD,
			  N_("Without that order the `else` card is played")))
		parse_fault(
			p, rows, "R-094",
			"You do not see the other player's card first: name a card, and others after `else`");
	o->challenge = (int8_t)c;
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of(CE_CARD, c, 0),
				.allowed = STRATUM_COMMITMENT,
				.why = N_("cards are shown together")};
	return true;
}

/* --- what holds from before --- */

/* The writer's order for their Power that holds for so long. */
static int held(struct arena *a, const void *view, int keep, struct slot out[], int max)
{
	const struct ce_view *v = view;
	const struct ce_power *power =
		v->seat >= 0 && v->seat < v->t.n_seats ? &v->t.power[v->seat] : NULL;
	const struct ce_power_rule *rule =
		power ? ce_power_rule(&ce_catalog, power->id) : NULL;

	if (!max || !rule || (int)rule->orders.keep != keep || !v->kept.n)
		return 0;
	struct ce_order *o = arena_new(a, struct ce_order);
	o->verb = CE_POWER;
	o->challenge = CE_UNSAID;
	o->power.id = power->id;
	o->power.target.seat = CE_UNSAID;
	o->power.n_items = v->kept.n;
	for (int i = 0; i < v->kept.n; i++)
		o->power.item[i] = v->kept.item[i];
	struct alternative *alt = arena_new(a, struct alternative);
	struct buf b = buf_in(a);
	ce_words_echo_order(view, o, &b);
	*alt = (struct alternative){.action = o, .text = buf_str(&b)};
	out[0] = (struct slot){.key = ce_words_key_of(CE_POWER, SLOT_ANY, power->id),
			       .n_alternatives = 1,
			       .alternatives = alt,
			       .standing = true};
	return 1;
}

int ce_words_standing(struct arena *a, const void *view, struct slot out[], int max)
{
	return held(a, view, CE_KEEP_STANDING, out, max);
}

int ce_words_of_turn(struct arena *a, const void *view, struct slot out[], int max)
{
	return held(a, view, CE_KEEP_TURN, out, max);
}
