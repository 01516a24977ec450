/* Facts of rule scenes, looked up in a position, compared and printed: see
 * scene_fact.h. SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene_fact.h"

#include <string.h>

#include "rules/cosmic/catalog.h"

const char *const fact_result_words[CE_CALLED_OFF + 1] = {
	[CE_NOT_YET] = "none",
	[CE_ATTACK_WINS] = "attack wins",
	[CE_DEFENCE_WINS] = "defence wins",
	[CE_DEAL_PENDING] = "deal pending",
	[CE_DEAL_MADE] = "deal made",
	[CE_DEAL_FAILED] = "deal failed",
	[CE_CALLED_OFF] = "called off",
};

void fact_sort(struct fact_value *v)
{
	for (int i = 1; i < v->n_list; i++)
		for (int j = i; j && v->list[j - 1] > v->list[j]; j--) {
			uint8_t item = v->list[j];
			v->list[j] = v->list[j - 1];
			v->list[j - 1] = item;
		}
}

/* --- finding --- */

static void find_list(struct fact_value *v, const uint8_t *items, int n, bool sorted)
{
	v->n_list = n;
	memcpy(v->list, items, (size_t)n);
	if (sorted)
		fact_sort(v);
}

static void find_counts(struct fact_value *v, const uint8_t counts[])
{
	for (int i = 0; i < CE_SEATS; i++)
		v->count[i] = counts[i];
}

static void find_old(struct fact_value *v, const struct ce_hand *h)
{
	for (int i = 0; i < h->n; i++)
		if (h->old[i])
			v->list[v->n_list++] = h->card[i];
	fact_sort(v);
}

/* Once a fight is over its tokens are those that stood there at the reveal. */
static bool is_fought(const struct ce_challenge *c)
{
	return c->shown && c->result != CE_NOT_YET && c->result != CE_DEAL_PENDING;
}

static void find_allies(struct fact_value *v, const struct ce_challenge *c)
{
	for (int i = 0; i < CE_SEATS; i++) {
		if (c->side[i] == CE_NO_SIDE)
			continue;
		v->count[i] = is_fought(c) ? c->sent[i] : c->allied[i];
		if (v->count[i])
			v->with[i] = 1 + (c->side[i] == CE_ATTACK_SIDE ? c->attacker
								       : c->defender);
	}
}

static void find_challenge(const struct ce_challenge *c, const struct fact *key,
			   struct fact_value *v)
{
	if (key->kind == FACT_ATTACK) {
		v->attacker = c->attacker;
		v->system = c->system;
		v->planet = c->planet;
		v->number = is_fought(c) ? c->sent[c->attacker] : c->attack;
		v->defender = key->v.defender < 0 ? -1 : c->defender;
	} else if (key->kind == FACT_ALLIES) {
		find_allies(v, c);
	} else if (key->kind == FACT_DEFENCE) {
		v->number = is_fought(c) ? c->sent[c->defender] : c->defence;
	} else if (key->kind == FACT_SHOWN) {
		v->count[c->attacker] = c->card[0];
		v->count[c->defender] = c->card[1];
	} else if (key->kind == FACT_TOTALS) {
		v->count[c->attacker] = c->total[0];
		v->count[c->defender] = c->total[1];
	} else if (key->kind == FACT_RESULT) {
		v->number = c->result;
	} else if (key->kind == FACT_OWES && c->owed) {
		v->attacker = c->owed_to;
		v->number = c->owed;
		v->defender = c->owed_by;
	} else if (key->kind == FACT_REWARDS) {
		for (int i = 0; i < CE_SEATS; i++)
			v->count[i] = c->reward[i];
	}
}

static void find_removed(const struct ce_table *t, struct fact_value *v)
{
	for (int i = 0; i < t->n_seats; i++)
		if (!ce_in_game(t, i))
			v->list[v->n_list++] = (uint8_t)i;
}

void fact_find(const struct ce_state *s, const struct fact *key, struct fact_value *v)
{
	const struct ce_table *t = &s->t;
	int seat = key->seat;

	memset(v, 0, sizeof *v);
	switch (key->kind) {
	case FACT_ATTACK:
	case FACT_ALLIES:
	case FACT_DEFENCE:
	case FACT_SHOWN:
	case FACT_TOTALS:
	case FACT_RESULT:
	case FACT_OWES:
	case FACT_REWARDS:
		if (key->challenge < t->n_challenges)
			find_challenge(&t->challenge[key->challenge], key, v);
		else
			v->missing = true;
		break;
	case FACT_PLANET:
		find_counts(v, t->planet[key->system][key->planet - 1]);
		break;
	case FACT_WARP:
		find_counts(v, t->warp);
		break;
	case FACT_LIMBO:
		find_counts(v, t->limbo);
		break;
	case FACT_OUT:
		find_counts(v, t->out);
		break;
	case FACT_HAND:
		find_list(v, s->h.hand[seat].card, s->h.hand[seat].n, true);
		break;
	case FACT_OLD:
		find_old(v, &s->h.hand[seat]);
		break;
	case FACT_DECK:
	case FACT_DECK_TOP:
		find_list(v, s->h.deck, s->h.n_deck, false);
		break;
	case FACT_DISCARD:
		find_list(v, t->discard, t->n_discard, true);
		break;
	case FACT_DESTINY:
		find_list(v, t->destiny[seat], t->n_destiny[seat], false);
		break;
	case FACT_PILE:
	case FACT_PILE_TOP:
		find_list(v, s->h.destiny, s->h.n_destiny, false);
		break;
	case FACT_POWER:
		v->number = key->v.number < POWER_NAMED
				    ? t->power[seat].on
				    : POWER_NAMED + t->power[seat].id;
		break;
	case FACT_COUNTER:
		v->number = t->power[seat].counter;
		break;
	case FACT_PLAGUE:
		v->number = t->plague[seat];
		break;
	case FACT_LOSS:
		v->number = t->loss[seat];
		break;
	case FACT_MISSES:
		v->number = t->misses[seat];
		break;
	case FACT_REMOVED:
		find_removed(t, v);
		break;
	case FACT_LEAD:
		v->number = t->lead;
		break;
	case FACT_N_CARDS:
		v->number = s->h.hand[seat].n;
		break;
	case FACT_SAME:
	case FACT_KINDS:
		break;
	}
}

bool fact_same(const struct fact_value *a, const struct fact_value *b)
{
	return a->missing == b->missing && a->number == b->number &&
	       a->attacker == b->attacker && a->defender == b->defender &&
	       a->system == b->system && a->planet == b->planet &&
	       !memcmp(a->count, b->count, sizeof a->count) &&
	       !memcmp(a->with, b->with, sizeof a->with) && a->n_list == b->n_list &&
	       !memcmp(a->list, b->list, (size_t)a->n_list);
}

/* --- printing --- */

static void comma(struct buf *b, size_t from)
{
	if (b->n > from)
		buf_z(b, ", ");
}

static void print_counts(const struct fact_value *v, const char *none, struct buf *b)
{
	size_t from = b->n;

	for (int i = 0; i < CE_SEATS; i++) {
		if (!v->count[i])
			continue;
		comma(b, from);
		buf_printf(b, "%s %d", ce_colours[i], v->count[i]);
		if (v->with[i])
			buf_printf(b, " with %s", ce_colours[v->with[i] - 1]);
	}
	if (b->n == from)
		buf_z(b, none);
}

static void print_card(int card, struct buf *b)
{
	char name[CARD_NAME_MAX];

	card_name(card, name);
	buf_add(b, str_lower(b->a, str_of(name)));
}

static void print_cards(const struct fact_value *v, struct buf *b)
{
	size_t from = b->n;

	for (int i = 0; i < v->n_list; i++) {
		comma(b, from);
		print_card(v->list[i], b);
	}
	if (!v->n_list)
		buf_z(b, "empty");
}

static void print_seats(const struct fact_value *v, const char *none, struct buf *b)
{
	size_t from = b->n;

	for (int i = 0; i < v->n_list; i++) {
		comma(b, from);
		buf_z(b, ce_colours[v->list[i]]);
	}
	if (!v->n_list)
		buf_z(b, none);
}

static void print_shown(const struct fact_value *v, struct buf *b)
{
	size_t from = b->n;

	for (int i = 0; i < CE_SEATS; i++) {
		if (!v->count[i])
			continue;
		comma(b, from);
		buf_printf(b, "%s ", ce_colours[i]);
		print_card(v->count[i], b);
	}
	if (b->n == from)
		buf_z(b, "none");
}

static void print_attack(const struct fact_value *v, struct buf *b)
{
	buf_printf(b, "%s attacks %s%d with %d", ce_colours[v->attacker],
		   ce_colours[v->system], v->planet, v->number);
	if (v->defender >= 0)
		buf_printf(b, " defended by %s", ce_colours[v->defender]);
}

static void print_power(int number, struct buf *b)
{
	const struct ce_power_rule *power =
		number > POWER_NAMED ? ce_power_rule(&ce_catalog, number - POWER_NAMED)
				     : NULL;

	buf_z(b, number == 0   ? "off"
		 : number == 1 ? "on"
		 : power       ? power->name
			       : "none");
}

void fact_print(const struct fact *key, const struct fact_value *v, struct buf *b)
{
	if (v->missing) {
		buf_z(b, "no such challenge");
		return;
	}
	switch (key->kind) {
	case FACT_PLANET:
	case FACT_WARP:
	case FACT_LIMBO:
	case FACT_OUT:
		print_counts(v, "empty", b);
		break;
	case FACT_ATTACK:
		print_attack(v, b);
		break;
	case FACT_ALLIES:
	case FACT_TOTALS:
	case FACT_REWARDS:
		print_counts(v, "none", b);
		break;
	case FACT_SHOWN:
		print_shown(v, b);
		break;
	case FACT_RESULT:
		buf_z(b, fact_result_words[v->number]);
		break;
	case FACT_OWES:
		if (v->number)
			buf_printf(b, "%s %d from %s", ce_colours[v->attacker],
				   v->number, ce_colours[v->defender]);
		else
			buf_z(b, "none");
		break;
	case FACT_HAND:
	case FACT_OLD:
	case FACT_DECK:
	case FACT_DECK_TOP:
	case FACT_DISCARD:
		print_cards(v, b);
		break;
	case FACT_DESTINY:
	case FACT_REMOVED:
		print_seats(v, "none", b);
		break;
	case FACT_PILE:
	case FACT_PILE_TOP:
		print_seats(v, "empty", b);
		break;
	case FACT_POWER:
		print_power(v->number, b);
		break;
	case FACT_PLAGUE:
		buf_z(b, v->number ? "pending" : "none");
		if (v->number > 1)
			buf_printf(b, " %d", v->number);
		break;
	case FACT_LOSS:
		if (v->number)
			buf_printf(b, "%d pending", v->number);
		else
			buf_z(b, "none");
		break;
	case FACT_LEAD:
		buf_z(b, ce_colours[v->number]);
		break;
	case FACT_DEFENCE:
	case FACT_COUNTER:
	case FACT_MISSES:
	case FACT_N_CARDS:
		buf_printf(b, "%d", v->number);
		break;
	case FACT_SAME:
	case FACT_KINDS:
		break;
	}
}
