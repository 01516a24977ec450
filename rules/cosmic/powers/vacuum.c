/* Vacuum, the power of catharsis [CP-2.17].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* Returns the number of tokens that the seat could still lose, beside those that it
 * must name already. */
static int room(const struct ce_board *b, int seat)
{
	struct ce_pile free = ce_losable_tokens(b->t, seat);
	int n = ce_pile_sum(&free) - b->t->loss[seat];

	return n > 0 ? n : 0;
}

/* [CP-2.17] All that they lost in this step, except in challenges in which they are
 * zapped. */
static int n_lost(struct ce_board *b, const struct ce_act *lost, struct ce_user *me)
{
	int n = 0;

	for (int i = lost->value; i < lost->add; i++) {
		const struct ce_act *group = &b->loss[i];
		if (group->seat == me->seat && !group->asked && group->n &&
		    ce_use(b, me, group->challenge, -1))
			n += group->n;
	}
	return n;
}

/* As they ordered: red 2, then blue the rest. All their losses of the phase count
 * together, though they come in several steps: a player who has given their share is
 * not asked twice. */
static void share_ordered(struct ce_board *b, const struct ce_user *me,
			  const struct ce_told *told, int n, int share[CE_SEATS])
{
	const struct ce_power *mine = &b->t->power[me->instance];
	int left = mine->counter + n, due[CE_SEATS] = {0};

	for (int i = 0; i < told->n; i++) {
		int seat = told->item[i].seat, wish = told->item[i].n;
		int most = room(b, seat) + mine->mark[seat] - due[seat];
		int take = wish == CE_UNSAID || wish > left ? left : wish;
		take = take < most ? take : most;
		if (!ce_in_game(b->t, seat) || take <= 0)
			continue;
		due[seat] += take;
		left -= take;
	}
	for (int seat = 0; seat < b->t->n_seats; seat++) {
		int more = due[seat] - mine->mark[seat];
		share[seat] = more < 0 ? 0 : more < n ? more : n;
		n -= share[seat];
	}
}

/* Each step of the phase draws on; with destiny, after the lead has passed, anew. */
static int first_draw(const struct ce_board *b)
{
	return b->t->lead * 2 * CE_TOKENS;
}

/* No order: one by one, each of those who have tokens left as likely as another. */
static void share_random(struct ce_board *b, const struct ce_user *me, int n,
			 int share[CE_SEATS])
{
	int drawn = ce_mine(b, me)->counter + first_draw(b);

	for (int i = 0; i < n; i++) {
		unsigned open = 0;
		for (int seat = 0; seat < b->t->n_seats; seat++)
			if (seat != me->seat && ce_in_game(b->t, seat) &&
			    room(b, seat) > share[seat])
				open |= 1U << seat;
		if (!open)
			return;
		share[ce_random_bit(b, "takes.along", me->seat, drawn + i, open)]++;
	}
}

/* [CP-2.17 super] They choose the victims' tokens: planet by planet as they named them,
 * the rest by chance. */
static void take_chosen(struct ce_board *b, const struct ce_user *super, int victim,
			int n, int drawn)
{
	const struct ce_told told = ce_told(b, super, -1);
	struct ce_pile free = ce_losable_tokens(b->t, victim), out = {{0}};

	for (int i = 0, most = n; i < told.n; i++) {
		int at = ce_at_planet(told.item[i].system, told.item[i].planet);
		if (told.item[i].seat != victim)
			continue;
		if (told.item[i].n != CE_UNSAID) /* "red 2 from red 1, red 4" */
			most = ce_pile_sum(&out) + told.item[i].n;
		int left = (most < n ? most : n) - ce_pile_sum(&out);
		int k = free.n[at] < left ? free.n[at] : left;
		free.n[at] = (uint8_t)(free.n[at] - k);
		out.n[at] = (uint8_t)(out.n[at] + k);
	}
	struct ce_what what = ce_what_in("taken", drawn);
	ce_random_tokens(b, what.z, victim, n - ce_pile_sum(&out), false, &free, &out);
	ce_take_along(b, victim, &out);
}

/* The victims choose, with their next orders; or the Vacuum, at once, with the
 * Super. */
static void take(struct ce_board *b, struct ce_user *me, int victim, int n)
{
	struct ce_power *mine = ce_mine(b, me);
	struct ce_user *super = ce_super_of(b, me, -1);

	int drawn = mine->mark[victim] + first_draw(b);

	mine->mark[victim] = (uint8_t)(mine->mark[victim] + n);
	if (super && ce_use(b, super, -1, victim))
		take_chosen(b, super, victim, n, drawn);
	else
		ce_must_lose(b, victim, n, me->seat);
}

/* [CP-2.17] They fix how many each player loses. */
static void takes_along(struct ce_board *b, struct ce_act *lost, struct ce_user *me)
{
	struct ce_power *mine = ce_mine(b, me);
	int share[CE_SEATS] = {0};

	if (lost->seat != me->seat)
		return;
	const struct ce_told told = ce_told(b, me, -1);
	int n = n_lost(b, lost, me);
	if (told.given)
		share_ordered(b, me, &told, n, share);
	else
		share_random(b, me, n, share);
	mine->counter = (int16_t)(mine->counter + n);
	for (int seat = 0; seat < b->t->n_seats; seat++)
		if (share[seat])
			take(b, me, seat, share[seat]);
}

static void counts_anew(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	struct ce_power *mine = ce_mine(b, me);

	(void)window;
	mine->counter = 0;
	for (int seat = 0; seat < CE_SEATS; seat++)
		mine->mark[seat] = 0;
}

static bool parse_victims(struct parse *p, struct ce_order *o)
{
	ce_words_skip_occasion(p, "lose");
	return ce_words_read_seats(p, o, 0, 0, true);
}

static void echo_victims(const struct ce_view *v, const struct ce_order *o,
			 struct buf *out)
{
	(void)v;
	ce_words_put_seats(out, o->power.item, o->power.n_items, " then ");
}

/* The Flare --------------------------------------------------------------- */

/* [CP-2.17 wild] For each main player but themselves who shows an Attack. */
static void frees_own(struct ce_board *b, struct ce_act *shown, struct ce_user *me)
{
	const struct ce_challenge *c = challenge_of(b, shown->challenge);
	int n = (c->attacker != me->seat && card_is_attack(c->card[0])) +
		(c->defender != me->seat && card_is_attack(c->card[1]));

	n = n < b->t->warp[me->seat] ? n : b->t->warp[me->seat];
	if (n && ce_use(b, me, shown->challenge, -1))
		ce_release(b, me->seat, n, CE_AT_LIMBO, CAUSE_POWER);
}

static bool parse_chosen(struct parse *p, struct ce_order *o)
{
	return parse_at_end(p) || ce_words_read_bases(p, o, 2 * CE_TOKENS);
}

static void echo_chosen(const struct ce_view *v, const struct ce_order *o,
			struct buf *out)
{
	(void)v;
	ce_words_put_bases(out, o->power.item, o->power.n_items);
}

const struct ce_power_rule ce_vacuum = {
	.name = "Vacuum",
	.title = N_("power of catharsis"),
	.text = TEXT_VACUUM,
	.mandatory = true,
	.orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
		   .keep = CE_KEEP_STANDING,
		   .allowed = STRATUM_REPORT,
		   .parse = parse_victims,
		   .echo = echo_victims,
		   .help = TEXT_VACUUM_ORDER,
		   .example = "power red 2 then blue"},
	.does = {"Vacuum",
		 {[HOOK_LOST] = takes_along,
		  [HOOK_STEP_END] = counts_anew,
		  [HOOK_TURN_START] = counts_anew}},
	.wild = {.text = TEXT_VACUUM_WILD,
		 .orders = {.phases = PHASE(3),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .good = true,
			    .example = "flare vacuum in c1"},
		 .does = {"Wild Vacuum", {[HOOK_SHOWN] = frees_own}}},
	.super = {.text = TEXT_VACUUM_SUPER,
		  .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			     .allowed = STRATUM_USE,
			     .parse = parse_chosen,
			     .echo = echo_chosen,
			     .help = TEXT_VACUUM_SUPER_ORDER,
			     .example = "flare vacuum: red from red 1, red 2"},
		  .does = {.name = "Super Vacuum"}},
};
