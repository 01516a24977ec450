/* Facts of rule scenes as text: see scene_fact.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene/scene_fact.h"
#include "rules/cosmic/table/catalog.h"

const char *const fact_result_words[CE_CALLED_OFF + 1] = {
	[CE_NOT_YET] = "none",
	[CE_ATTACK_WINS] = "attack wins",
	[CE_DEFENCE_WINS] = "defence wins",
	[CE_DEAL_PENDING] = "deal pending",
	[CE_DEAL_MADE] = "deal made",
	[CE_DEAL_FAILED] = "deal failed",
	[CE_CALLED_OFF] = "called off",
};

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

static void print_tokens(const struct fact_value *v, struct buf *b)
{
	print_counts(v, "empty", b);
}

static void print_by_seat(const struct fact_value *v, struct buf *b)
{
	print_counts(v, "none", b);
}

static void print_colours(const struct fact_value *v, struct buf *b)
{
	print_seats(v, "none", b);
}

static void print_pile(const struct fact_value *v, struct buf *b)
{
	print_seats(v, "empty", b);
}

static void print_number(const struct fact_value *v, struct buf *b)
{
	buf_int(b, v->number);
}

static void print_lead(const struct fact_value *v, struct buf *b)
{
	buf_z(b, ce_colours[v->number]);
}

static void print_result(const struct fact_value *v, struct buf *b)
{
	buf_z(b, fact_result_words[v->number]);
}

static void print_owes(const struct fact_value *v, struct buf *b)
{
	if (v->number)
		buf_printf(b, "%s %d from %s", ce_colours[v->attacker], v->number,
			   ce_colours[v->defender]);
	else
		buf_z(b, "none");
}

static void print_power(const struct fact_value *v, struct buf *b)
{
	const struct ce_power_rule *power =
		v->number > POWER_NAMED
			? ce_power_rule(&ce_catalog, v->number - POWER_NAMED)
			: NULL;

	buf_z(b, v->number == 0   ? "off"
		 : v->number == 1 ? "on"
		 : power          ? power->name
				  : "none");
}

static void print_plague(const struct fact_value *v, struct buf *b)
{
	buf_z(b, v->number ? "pending" : "none");
	if (v->number > 1)
		buf_printf(b, " %d", v->number);
}

static void print_loss(const struct fact_value *v, struct buf *b)
{
	if (v->number)
		buf_printf(b, "%d pending", v->number);
	else
		buf_z(b, "none");
}

/* clang-format off */
static void (*const print[FACT_KINDS])(const struct fact_value *, struct buf *) = {
	[FACT_REMOVED]   = print_colours,
	[FACT_PLANET]    = print_tokens,
	[FACT_WARP]      = print_tokens,
	[FACT_LIMBO]     = print_tokens,
	[FACT_OUT]       = print_tokens,
	[FACT_ATTACK]    = print_attack,
	[FACT_ALLIES]    = print_by_seat,
	[FACT_DEFENCE]   = print_number,
	[FACT_SHOWN]     = print_shown,
	[FACT_TOTALS]    = print_by_seat,
	[FACT_RESULT]    = print_result,
	[FACT_OWES]      = print_owes,
	[FACT_REWARDS]   = print_by_seat,
	[FACT_HAND]      = print_cards,
	[FACT_OLD]       = print_cards,
	[FACT_DECK]      = print_cards,
	[FACT_DECK_TOP]  = print_cards,
	[FACT_DISCARD]   = print_cards,
	[FACT_DESTINY]   = print_colours,
	[FACT_PILE]      = print_pile,
	[FACT_PILE_TOP]  = print_pile,
	[FACT_POWER]     = print_power,
	[FACT_COUNTER]   = print_number,
	[FACT_ZONE]      = print_cards,
	[FACT_CAPTURED]  = print_tokens,
	[FACT_STANDING]  = NULL,
	[FACT_PLAGUE]    = print_plague,
	[FACT_LOSS]      = print_loss,
	[FACT_MISSES]    = print_number,
	[FACT_LEAD]      = print_lead,
	[FACT_N_CARDS]   = print_number,
	[FACT_SAME]      = NULL,
};
/* clang-format on */

void fact_print(const struct fact *key, const struct fact_value *v, struct buf *b)
{
	if (v->missing)
		buf_z(b, "no such challenge");
	else if (print[key->kind])
		print[key->kind](v, b);
}
