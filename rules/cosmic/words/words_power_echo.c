/* Orders for Powers and Flares in canonical words: they read back to the same.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"

static void put_where(struct buf *b, const struct ce_view *v, const struct ce_order *o)
{
	if (o->challenge >= 0) {
		buf_char(b, ' ');
		ce_words_put_challenge(b, o->challenge);
	}
	if (o->power.target.kind != CE_AT_NOTHING) {
		buf_z(b, " on ");
		ce_words_put_target(b, v, &o->power.target);
	}
}

static void put_words(struct buf *b, const struct ce_view *v, const struct ce_order *o,
		      const struct ce_speech *speech)
{
	struct buf words = buf_in(b->a);

	if (speech && speech->echo)
		speech->echo(v, o, &words);
	buf_z(b, words.n ? ": " : "");
	buf_add(b, buf_str(&words));
}

/* The words of their own Power, or the answer that another Power asks of them. */
static const struct ce_speech *speech_of(const struct ce_view *v,
					 const struct ce_power_rule *rule, int id)
{
	for (int i = 0; i < CE_INSTANCES; i++)
		if (v->t.power[i].id == id && ce_words_owner(v, i) == v->seat)
			return &rule->orders;
	return rule->asks_others ? &rule->others : &rule->orders;
}

void ce_words_put_power(struct buf *b, const struct ce_view *v,
			const struct ce_order *o)
{
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, o->power.id);
	bool own = v->seat < 0 || v->seat >= CE_SEATS ||
		   v->t.power[v->seat].id == o->power.id;

	buf_z(b, o->power.no ? "no power" : "power");
	if (rule && !own)
		buf_printf(b, " %s", rule->name);
	put_where(b, v, o);
	if (rule && !o->power.no)
		put_words(b, v, o, speech_of(v, rule, o->power.id));
}

void ce_words_put_flare(struct buf *b, const struct ce_view *v,
			const struct ce_order *o)
{
	const struct ce_power_rule *rule =
		ce_power_rule(&ce_catalog, o->power.flare - CARD_FLARE);

	if (!rule)
		return;
	buf_printf(b, "flare %s %s", rule->name, o->power.super ? "super" : "wild");
	put_where(b, v, o);
	put_words(b, v, o, o->power.super ? &rule->super.orders : &rule->wild.orders);
}
