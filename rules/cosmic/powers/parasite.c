/* Parasite, the power to infest [CP-2.14].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* [CP-2.14] They may join where they were not asked. The use is told when the tokens
 * go. */
static void needs_no_asking(struct ce_board *b, struct ce_act *joining,
			    struct ce_user *me)
{
	if (joining->kind == ACT_WINDOW && joining->seat == me->seat &&
	    !joining->asked && ce_may_use(b, me, joining->challenge))
		joining->asked = true;
}

static int helped(struct ce_board *b, const struct ce_act *join)
{
	const struct ce_challenge *c = challenge_of(b, join->challenge);

	return join->side == CE_ATTACK_SIDE ? c->attacker : c->defender;
}

/* If they are zapped their tokens stay at home; if they were asked as well, they are an
 * ally like any other. */
static void infests(struct ce_board *b, struct ce_act *join, struct ce_user *me)
{
	if (join->seat == me->seat && !join->asked &&
	    !ce_use(b, me, join->challenge, helped(b, join)))
		join->forbidden = true;
}

/* The Wild ------------------------------------------------------------------ */

enum { ONTO = CE_OWN_WORDS, FROM };

static bool has_just_lost(const struct ce_board *b, int seat)
{
	return ce_in_game(b->t, seat) && b->p->before->t.power[seat].on &&
	       b->t->power[seat].id && !b->t->power[seat].on;
}

static const struct ce_item *item_of(const struct ce_told *told, int word)
{
	for (int i = 0; i < told->n; i++)
		if (told->item[i].word == word)
			return &told->item[i];
	return NULL;
}

/* The planet named, or one by chance; 0: none that is not under attack. */
static int planet_of(struct ce_board *b, int seat, int victim,
		     const struct ce_item *onto)
{
	unsigned open = 0;

	for (int planet = 1; planet <= CE_PLANETS; planet++)
		if (!ce_under_attack(b->t, victim, planet))
			open |= 1U << planet;
	if (onto && onto->planet)
		return open >> onto->planet & 1 ? onto->planet : 0;
	return open ? ce_random_bit(b, "infest", seat, victim, open) : 0;
}

/* The source named, or the base with most free tokens; -1: none. */
static int source_of(const struct ce_board *b, int seat, const struct ce_item *from)
{
	struct ce_pile free = ce_free_tokens(b->t, seat);
	int best = -1;

	free.n[CE_AT_LIMBO] = b->t->limbo[seat];
	if (from) {
		int at = from->planet ? ce_at_planet(from->system, from->planet)
				      : CE_AT_LIMBO;
		return free.n[at] ? at : -1;
	}
	for (int at = 0; at <= CE_AT_LIMBO; at++)
		if (free.n[at] && (best < 0 || free.n[at] > free.n[best]))
			best = at;
	return best;
}

static bool is_meant(const struct ce_told *told, int victim)
{
	const struct ce_item *onto = item_of(told, ONTO);

	if (onto)
		return onto->system == victim;
	return !told->target || told->target->seat < 0 || told->target->seat == victim;
}

static bool settle(struct ce_board *b, struct ce_user *me, int victim)
{
	const struct ce_told told = ce_told(b, me, -1);
	int planet, from;

	if (victim == me->seat || !is_meant(&told, victim) || ce_has_used(b, me, -1))
		return false;
	planet = planet_of(b, me->seat, victim, item_of(&told, ONTO));
	from = source_of(b, me->seat, item_of(&told, FROM));
	if (!planet || from < 0 || !ce_use(b, me, -1, victim))
		return false;
	ce_settle(b, me->seat, from, ce_at_planet(victim, planet), 1);
	return true;
}

/* [CP-2.14 wild] The Power is lost as the work of this phase ends: one base there. */
static void settles(struct ce_board *b, struct ce_act *power, struct ce_user *me)
{
	if (!power->n && power->value < CE_SEATS)
		settle(b, me, power->seat);
}

/* Settles for tokens that were lost as the phase began (to the Plague), before cards
 * could be played. */
static void settles_late(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	(void)window;
	for (int k = 0; k < b->t->n_seats; k++) {
		int victim = ce_from_lead(b->t, k);
		if (has_just_lost(b, victim) && settle(b, me, victim))
			return;
	}
}

static bool read_onto(struct parse *p, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), system, planet;

	if (!ce_words_read_planet(p, v->seat, false, &system, &planet))
		return parse_expected(p, "a planet of another player, such as red 3");
	struct ce_item *item = ce_words_item(p, o, 0, ONTO);
	if (!item)
		return false;
	item->system = (int8_t)system;
	item->planet = (int8_t)planet;
	if (system == v->seat)
		parse_fault(p, from, "CP-2.14",
			    "Name a home planet of another player, not one of yours");
	else if (ce_under_attack(&v->t, system, planet))
		parse_fault(p, from, "rule 14",
			    "%s %d is under attack: nothing is placed there",
			    ce_words_seat_name(system), planet);
	return true;
}

static bool read_from(struct parse *p, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), system, planet;
	struct ce_item *item = ce_words_item(p, o, 0, FROM);

	if (!item)
		return false;
	if (parse_word(p, W_LIMBO, NULL)) {
		if (!v->t.limbo[v->seat])
			parse_fault(p, from, NULL, "You have no token in Limbo");
		return true;
	}
	if (!ce_words_read_planet(p, v->seat, false, &system, &planet))
		return parse_expected(p, "a planet of yours, or limbo");
	item->system = (int8_t)system;
	item->planet = (int8_t)planet;
	if (!ce_words_movable(p, system, planet))
		parse_fault(p, from, NULL, "No token of yours can leave %s %d",
			    ce_words_seat_name(system), planet);
	return true;
}

/* "1 from green 2", where one is all that may come. */
static void read_number(struct parse *p)
{
	int from = parse_mark(p), n;

	if (parse_number(p, &n) && n != 1)
		parse_fault(p, from, "CP-2.14", "It is one token, not %d", n);
}

/* "red 3 from green 2", "1 from green 2 to red 3"; each part once. */
static bool parse_wild(struct parse *p, struct ce_order *o)
{
	bool from = false, onto = false;

	read_number(p);
	for (;;) {
		if (!from && parse_word(p, WORD_FROM, NULL)) {
			from = true;
			if (!read_from(p, o))
				return false;
			continue;
		}
		bool to = parse_word(p, WORD_TO, NULL) || parse_word(p, WORD_ON, NULL);
		if (onto || (!to && !parse_sees_seat(p)))
			return !to || parse_expected(p, "the end of the order");
		onto = true;
		if (!read_onto(p, o))
			return false;
	}
}

static void echo_wild(const struct ce_view *v, const struct ce_order *o,
		      struct buf *out)
{
	(void)v;
	for (int from = 0; from < 2; from++) /* the place to go to first */
		for (int i = 0; i < o->power.n_items; i++) {
			const struct ce_item *item = &o->power.item[i];
			if ((item->word == FROM) != from)
				continue;
			buf_z(out, out->n ? " " : "");
			buf_z(out, from ? "from " : "");
			if (item->planet)
				ce_words_put_planet(out, item->system, item->planet);
			else
				buf_z(out, "limbo");
		}
}

/* The Super ----------------------------------------------------------------- */

enum { ALL_OF_THEM = 2 * CE_TOKENS };

/* [CP-2.14 super] As an ally any number. */
static void sends_any_number(struct ce_board *b, struct ce_act *limit,
			     struct ce_user *me)
{
	if (limit->seat == me->seat && ce_use(b, me, limit->challenge, -1))
		limit->n = ALL_OF_THEM;
}

/* If the Flare is stopped the order is read again, for four. */
static void comes_in_force(struct ce_board *b, struct ce_act *join, struct ce_user *me)
{
	if (join->seat == me->seat && ce_pile_sum(&join->pile) > CE_SEND_MAX &&
	    !ce_use(b, me, join->challenge, -1))
		join->forbidden = true;
}

const struct ce_power_rule ce_parasite = {
	.name = "Parasite",
	.title = N_("power to infest"),
	.text = TEXT_PARASITE,
	.automatic = true,
	.reach = {.uninvited = true},
	.does = {"Parasite", {[HOOK_INVITE] = needs_no_asking, [HOOK_JOIN] = infests}},
	.wild = {.text = TEXT_PARASITE_WILD,
		 .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			    .allowed = STRATUM_USE,
			    .parse = parse_wild,
			    .echo = echo_wild,
			    .help = TEXT_PARASITE_WILD_ORDER,
			    .example = "flare parasite: red 3 from green 2"},
		 .does = {"Wild Parasite",
			  {[HOOK_POWER] = settles, [HOOK_DECLARE] = settles_late}}},
	.super = {.text = TEXT_PARASITE_SUPER,
		  .orders = {.phases = PHASE(2),
			     .in_challenge = true,
			     .allowed = STRATUM_USE,
			     .example = "flare parasite in c1"},
		  .reach = {.ally_max = ALL_OF_THEM},
		  .does = {"Super Parasite",
			   {[HOOK_JOIN_LIMIT] = sends_any_number,
			    [HOOK_JOIN] = comes_in_force}}},
};
