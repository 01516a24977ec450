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

static int reach_by_flare(const struct ce_view *v, enum ce_words_reach what, int *card)
{
	int most = 0;

	for (int i = 0; i < v->n_hand; i++) {
		int id = v->hand[i] - CARD_FLARE;
		const struct ce_power_rule *rule =
			card_is_flare(v->hand[i]) ? ce_power_rule(&ce_catalog, id)
						  : NULL;
		if (!rule)
			continue;
		const struct ce_flare_rule *side =
			ce_words_is_super(v, id) ? &rule->super : &rule->wild;
		int n = amount(&side->reach, v, v->seat, what);
		if (n <= most)
			continue;
		most = n;
		*card = v->hand[i];
	}
	return most;
}

/* "flare macron super" */
static struct str flare_order(struct arena *a, const struct ce_view *v, int card)
{
	int id = card - CARD_FLARE;

	return str_printf(a, "flare %s %s", ce_power_rule(&ce_catalog, id)->name,
			  ce_words_is_super(v, id) ? "super" : "wild");
}

int ce_words_reach_by_flare(struct parse *p, enum ce_words_reach what,
			    struct str *order)
{
	int card, most = reach_by_flare(view_of(p), what, &card);

	if (most)
		*order = flare_order(p->a, view_of(p), card);
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

/* Does an order play it? */
static bool is_played(const struct sheet *s, int card)
{
	for (int i = 0; i < s->n_slots; i++)
		for (int k = 0; k < s->slots[i].n_alternatives; k++) {
			const struct ce_order *o = s->slots[i].alternatives[k].action;
			if (o && o->verb == CE_FLARE && o->power.flare == card)
				return true;
		}
	return false;
}

static void check_sent(struct sheet_check *c, int slot, enum ce_words_reach what,
		       const struct ce_tokens *sent)
{
	const struct ce_view *v = c->reader->view;
	int power = ce_words_reach_of(v, v->seat, what), card;
	int most = power ? power : CE_SEND_MAX;
	int n = !sent->n_parts && sent->total > 0 ? sent->total : 0;

	for (int i = 0; i < sent->n_parts; i++)
		n += sent->part[i].n > 0 ? sent->part[i].n : most + 1;
	if (n <= most || reach_by_flare(v, what, &card) <= most ||
	    is_played(c->sheet, card))
		return;
	sheet_say(c, slot, "SP-8",
		  P_("To send more than %d, order `%.*s` as well. Without it %d goes",
		     "To send more than %d, order `%.*s` as well. Without it %d go",
		     most),
		  most, STR_MADE(c->a, flare_order(c->a, v, card)), most);
}

void ce_words_check_limits(struct sheet_check *c)
{
	for (int i = 0; i < c->sheet->n_slots; i++)
		for (int k = 0; k < c->sheet->slots[i].n_alternatives; k++) {
			const struct ce_order *o =
				c->sheet->slots[i].alternatives[k].action;
			if (o && o->verb == CE_ATTACK)
				check_sent(c, i, CW_ATTACK_MAX, &o->attack.sent);
			else if (o && o->verb == CE_ALLY)
				check_sent(c, i, CW_ALLY_MAX, &o->ally.sent);
		}
}
