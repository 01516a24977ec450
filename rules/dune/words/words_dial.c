/* The dial of a plan: a number, or the forces that it stands for: see words_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/words/words_parts.h"

/* The one sign for a half. */
static bool takes_half_sign(struct parse *p)
{
	const struct token *t = parse_peek(p);

	if (t->kind != TOKEN_WORD || !str_equal(t->text, STR("\xc2\xbd")))
		return false;
	p->i = parse_mark(p) + 1;
	return true;
}

/* The "2" of "1/2": a third or a quarter is not a dial. */
static bool takes_two(struct parse *p)
{
	int n;

	return parse_number(p, &n) && n == 2;
}

/* "3", "3.5", "3 1/2", "1/2": in halves. */
static bool read_halves(struct parse *p, int16_t *halves)
{
	int n, part;

	int from = parse_mark(p);
	if (parse_word(p, W_HALF, NULL)) { /* of one force, or of all? */
		*halves = 1;
		parse_word(p, WORD_ALL, NULL);
		parse_word(p, W_FORCES, NULL);
		parse_fault(
			p, from, "DU-043",
			N_("Half a force is dial 0.5. For half of your forces write the number"));
		return true;
	}
	if (takes_half_sign(p)) {
		*halves = 1;
		return true;
	}
	if (!parse_number(p, &n))
		return parse_expected(p, "a number, such as 3 or 2.5");
	if (n == 1 && parse_sign(p, '/')) {
		*halves = 1;
		return takes_two(p) || parse_expected(p, "1/2: dials go in halves");
	}
	*halves = (int16_t)(2 * (n > 2 * DU_FORCES ? 2 * DU_FORCES : n));
	int was = p->i;
	if (parse_sign(p, '.')) {
		if (!parse_number(p, &part) || (part != 5 && part != 0))
			return parse_expected(p, ".5: dials go in halves");
		*halves = (int16_t)(*halves + (part == 5));
		return true;
	}
	if (takes_half_sign(p)) {
		*halves = (int16_t)(*halves + 1);
		return true;
	}
	if (parse_number(p, &part) && part == 1 && parse_sign(p, '/')) {
		*halves = (int16_t)(*halves + 1);
		return takes_two(p) || parse_expected(p, "1/2: dials go in halves");
	}
	p->i = was;
	return true;
}

bool du_read_dial(struct parse *p, struct du_order *o)
{
	int but = 0;
	bool less = parse_word(p, WORD_EVERYONE, &but);

	if (!less && !parse_word(p, WORD_ALL, NULL) && !parse_word(p, W_MAX, NULL))
		return read_halves(p, &o->n);
	o->n = DU_ALL;
	const struct token *before = &p->token[p->i - 1], *t = parse_peek(p);
	/* between a word and a number the reader drops a dash */
	less |= t->kind == TOKEN_NUMBER &&
		t->text.s > before->text.s + before->text.n &&
		before->text.s[before->text.n] != ' ';
	less |= parse_sign(p, '-');
	less |= parse_word(p, WORD_EXCEPT, NULL);
	return !less || read_halves(p, &o->less);
}

bool du_read_named(struct parse *p, struct du_stack *named)
{
	int was = p->i, n;

	if (parse_number(p, &n) && n <= DU_FORCES) {
		if (parse_word(p, W_ELITES, NULL)) {
			named->elites += n;
			named->n += n;
			return true;
		}
		if (parse_word(p, W_FORCES, NULL)) {
			named->n += n;
			return true;
		}
	}
	p->i = was;
	return false;
}

void du_dial_named(const struct parse *p, const struct du_stack *named,
		   struct du_order *o)
{
	const struct du_view *v = view_of(p);
	struct du_army a = {.worth = 2};
	int field = DU_NOWHERE;

	if (du_battles_are_open(v))
		field = du_field_of(&v->t, o->to, v->seat, o->seat);
	if (field != DU_NOWHERE)
		a = du_army(&v->t, v->seat, field, o->seat);
	a.normals = named->n - named->elites;
	a.elites = named->elites;
	int all = a.normals + a.elites, held = v && v->seat >= 0 ? v->own.spice : all;
	if (o->spice == DU_UNSAID && !a.all_full)
		o->spice = (int16_t)(held < all ? held : all);
	int spice = a.all_full || o->spice < 0 ? 0 : o->spice;
	o->n = (int16_t)du_greatest_dial(&a, spice < all ? spice : all);
}
