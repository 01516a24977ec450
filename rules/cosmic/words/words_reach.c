/* Tells what the writer may order beyond the common rules: by their Powers, as long as
 * these work, and by Flares in their hand, if they order them.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"

static int attack_max(const struct ce_reach *r, const struct ce_view *v, int seat)
{
	return r->attack_max == CE_BY_BASES
		       ? ce_home_bases(&v->t, seat) + ce_outside_bases(&v->t, seat)
		       : r->attack_max;
}

static int amount(const struct ce_reach *r, const struct ce_view *v, int seat,
		  enum ce_words_reach what)
{
	switch (what) {
	case CW_ATTACK_MAX:
		return attack_max(r, v, seat);
	case CW_ALLY_MAX:
		return r->ally_max;
	case CW_UNINVITED:
		return r->uninvited;
	case CW_ANY_TARGET:
		return r->any_target;
	case CW_ANY_PLACE:
		return r->any_place;
	case CW_SEES_CARD:
		return r->sees_card;
	case CW_FREES:
		return r->frees;
	case CW_DEAL_COST:
		return r->deal_cost;
	}
	return 0;
}

int ce_words_owner(const struct ce_view *v, int instance)
{
	return ce_power_owner(&v->t, instance);
}

/* Step b of this phase has the last word, and the board tells what it will be. */
bool ce_words_works(const struct ce_view *v, int instance)
{
	const struct ce_power_rule *rule =
		ce_power_rule(&ce_catalog, v->t.power[instance].id);
	int owner = ce_words_owner(v, instance);

	return rule && owner >= 0 && owner < v->t.n_seats && ce_in_game(&v->t, owner) &&
	       (rule->cannot_be_lost || ce_home_bases(&v->t, owner) >= CE_HOME_BASES);
}

bool ce_words_is_super(const struct ce_view *v, int id)
{
	return v->seat >= 0 && v->seat < v->t.n_seats && v->t.power[v->seat].id == id &&
	       ce_words_works(v, v->seat);
}

int ce_words_reach_of(const struct ce_view *v, int seat, enum ce_words_reach what)
{
	int most = 0;

	for (int i = 0; i < CE_INSTANCES; i++) {
		if (!ce_words_works(v, i) || ce_words_owner(v, i) != seat)
			continue;
		int id = v->t.power[i].id;
		int n = amount(&ce_power_rule(&ce_catalog, id)->reach, v, seat, what);
		most = n > most ? n : most;
	}
	return most;
}

int ce_words_reach_by_super(const struct ce_view *v, int seat, enum ce_words_reach what)
{
	int most = 0;

	for (int i = 0; i < CE_INSTANCES && v->t.option.flares; i++) {
		if (!ce_words_works(v, i) || ce_words_owner(v, i) != seat)
			continue;
		const struct ce_power_rule *rule =
			ce_power_rule(&ce_catalog, v->t.power[i].id);
		int n = amount(&rule->super.reach, v, seat, what);
		most = n > most ? n : most;
	}
	return most;
}

int ce_words_reach_by_flare(struct parse *p, enum ce_words_reach what,
			    struct str *order)
{
	const struct ce_view *v = view_of(p);
	int most = 0;

	for (int i = 0; i < v->n_hand; i++) {
		int id = v->hand[i] - CARD_FLARE;
		const struct ce_power_rule *rule =
			card_is_flare(v->hand[i]) ? ce_power_rule(&ce_catalog, id)
						  : NULL;
		if (!rule)
			continue;
		bool super = ce_words_is_super(v, id);
		const struct ce_flare_rule *side = super ? &rule->super : &rule->wild;
		int n = amount(&side->reach, v, v->seat, what);
		if (n <= most)
			continue;
		most = n;
		*order = str_printf(p->a, "flare %s %s", rule->name,
				    super ? "super" : "wild");
	}
	return most;
}

bool ce_words_may(struct parse *p, int from, enum ce_words_reach what,
		  const char *without)
{
	struct str order;

	if (ce_words_reach_of(view_of(p), view_of(p)->seat, what))
		return true;
	if (!ce_words_reach_by_flare(p, what, &order))
		return false;
	parse_note(p, from, "SP-8", "This needs `%.*s` as an order too. %s",
		   STR_ARG(order), locale_text(without));
	return true;
}

int ce_words_send_limit(struct parse *p, enum ce_words_reach what)
{
	struct str order;
	int power = ce_words_reach_of(view_of(p), view_of(p)->seat, what);
	int flare = ce_words_reach_by_flare(p, what, &order),
	    most = power ? power : CE_SEND_MAX;

	return flare > most ? flare : most;
}

void ce_words_note_limit(struct parse *p, int from, enum ce_words_reach what,
			 const struct ce_tokens *sent)
{
	struct str order;
	int power = ce_words_reach_of(view_of(p), view_of(p)->seat, what);
	int most = power ? power : CE_SEND_MAX, n = sent->total > 0 ? sent->total : 0;

	for (int i = 0; i < sent->n_parts; i++)
		n += sent->part[i].n > 0 ? sent->part[i].n : most + 1;
	if (n > most && ce_words_reach_by_flare(p, what, &order) > most)
		parse_note(
			p, from, "SP-8",
			P_("To send more than %d, order `%.*s` as well. Without it %d goes",
			   "To send more than %d, order `%.*s` as well. Without it %d go",
			   most),
			most, STR_ARG(order), most);
}
