/* Tells what the partner of a deal must send for it to be carried out, and what chance or the rules choose in it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/words/words_parts.h"

static bool has_things(const struct ce_gift *g)
{
	return g->base_planet || g->n_unseen || g->n_named;
}

bool ce_words_gives_nothing(const struct ce_gift *g)
{
	return !has_things(g) && !ce_words_frees(g);
}

static void put_gift(struct buf *b, const struct ce_gift *g)
{
	bool any = false;

	if (g->n_unseen) {
		buf_printf(b, "%d card%s", g->n_unseen, g->n_unseen == 1 ? "" : "s");
		any = true;
	}
	for (int i = 0; i < g->n_named; i++) {
		buf_z(b, any ? ", " : "");
		ce_words_put_card(b, g->named[i]);
		any = true;
	}
	if (g->base_planet) {
		buf_z(b, any ? ", base " : "base ");
		ce_words_put_planet(b, g->base_system, g->base_planet);
	}
}

static void mirror_gift(struct buf *b, const char *gives, const char *frees,
			const struct ce_gift *g)
{
	buf_z(b, has_things(g) ? gives : "");
	put_gift(b, g);
	if (!ce_words_frees(g))
		return;
	buf_z(b, has_things(g) ? ", " : "");
	buf_z(b, frees);
	ce_words_put_freed(b, g);
}

static const char *z_words(struct parse *p, const char *who, const char *does)
{
	return str_z(p->a, str_printf(p->a, "%s%s", who, does));
}

/* Cards by number are drawn unseen [CB-10.2]; a base for which no tokens are named gets one. */
static void tell_unsaid(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_gift *give = &o->deal.give, *get = &o->deal.get;
	const struct ce_tokens *mine = &o->deal.mine;

	bool drawn = give->n_unseen < view_of(p)->n_hand - give->n_named;

	if (drawn && give->n_unseen == 1)
		parse_note(
			p, from, "CB-10.2",
			"Chance draws the card that you give out of your hand. To choose it, name it, as in `i give attack 4`");
	else if (drawn && give->n_unseen)
		parse_note(
			p, from, "CB-10.2",
			"Chance draws the %d cards that you give out of your hand. To choose them, name them, as in `i give attack 4, attack 6`",
			give->n_unseen);
	if (get->base_planet && !mine->n_parts && mine->total < 2)
		parse_note(
			p, from, "R-136",
			"1 token of yours goes to your new base. For more, or to choose which: `%s gives base %s %d tokens 2 from ...`",
			ce_words_seat_name(o->deal.partner),
			ce_words_seat_name(get->base_system), get->base_planet);
}

void ce_words_tell_mirror(struct parse *p, int from, const struct ce_order *o)
{
	struct buf b = buf_in(p->a);
	const char *me = ce_words_seat_name(view_of(p)->seat),
		   *other = ce_words_seat_name(o->deal.partner);

	if (p->quiet || p->reader->stored)
		return;
	buf_printf(&b, "deal %s in C%d: ", me, o->challenge + 1);
	mirror_gift(&b, "i give ", "i free ", &o->deal.get);
	if (!ce_words_gives_nothing(&o->deal.get) &&
	    !ce_words_gives_nothing(&o->deal.give))
		buf_z(&b, ", ");
	mirror_gift(&b, z_words(p, me, " gives "), z_words(p, me, " frees "),
		    &o->deal.give);
	parse_note(p, from, "R-125", "Carried out only if %s orders the same: `%.*s`",
		   other, STR_ARG(buf_str(&b)));
	tell_unsaid(p, from, o);
}
