/* Machine, the power of continuity [CP-2.19].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* The challenges that they asked for, the first attack included. */
static int asked_for(const struct ce_board *b, const struct ce_user *me)
{
	struct ce_told told = ce_told(b, me, -1);
	int n = told.given && told.n ? told.item[0].n : 1;

	return n < b->t->option.machine_max ? n : b->t->option.machine_max;
}

/* [CP-2.19] Further destiny results for the next turn. A Zap that comes with the order
 * costs them one of these. */
static void asks_for_more(struct ce_board *b, struct ce_act *draws, struct ce_user *me)
{
	int n = draws->seat == me->seat ? asked_for(b, me) : 0;

	if (n > draws->n)
		draws->n = (int16_t)(ce_use(b, me, -1, -1) ? n : n - 1);
}

/* [CP-2.19] Each further attack is a use, against its defender: a Zap in phase 1 cancels
 * it, and no second one against the same player. */
static void attacks_again(struct ce_board *b, struct ce_act *attack, struct ce_user *me)
{
	if (attack->seat == me->seat && attack->n > 0 &&
	    !ce_is_barred_against(b, me->instance, -1, attack->other))
		attack->forbidden = !ce_use(b, me, -1, attack->other);
}

static int n_cards(const struct ce_view *v)
{
	int n = 0;

	for (int i = 0; i < v->n_hand; i++)
		n += card_is_challenge(v->hand[i]);
	return n;
}

static bool parse_challenges(struct parse *p, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), n, most = v->t.option.machine_max;
	struct ce_item *item = ce_words_item(p, o, 0, 0);
	bool said = parse_number(p, &n); /* "3 challenges" will do */

	if (!parse_says(p, "challenges") && !parse_word(p, W_ATTACKS, NULL) &&
	    !parse_word(p, W_CHALLENGE, NULL))
		return parse_expected(p, "challenges and how many: challenges 3");
	if (!item || (!said && !parse_number(p, &n)))
		return parse_expected(p, "how many: challenges 3");
	if (n > most)
		parse_note(p, from, "CP-2.19", "%d is the limit: read as %d", most,
			   most);
	if (n < 1)
		parse_fault(p, from, "CP-2.19", "Ask for at least one challenge");
	item->n = (int16_t)(n > most ? most : n);
	if (item->n > n_cards(v))
		parse_note(
			p, from, "CP-2.19",
			"You hold %d challenge card%s now: in phase 3 you must hold one for each challenge",
			n_cards(v), n_cards(v) == 1 ? "" : "s");
	return true;
}

static void echo_challenges(const struct ce_view *v, const struct ce_order *o,
			    struct buf *out)
{
	(void)v;
	buf_printf(out, "challenges %d", o->power.item[0].n);
}

/* The Flare --------------------------------------------------------------- */

/* [CP-2.19 wild] One result more next turn, even if this one was lost. */
static void one_more(struct ce_board *b, struct ce_act *draws, struct ce_user *me)
{
	if (draws->seat == me->seat && draws->n < 2 && ce_use(b, me, -1, -1))
		draws->n = 2;
}

static int n_fights(const struct ce_board *b, int seat, bool further)
{
	int n = 0;

	for (int i = 0; i < b->t->n_challenges; i++) {
		const struct ce_challenge *c = &b->t->challenge[i];
		bool is_further = c->extra && c->attacker == seat;
		n += ce_is_main(c, seat) && !ce_is_off(c) && is_further == further;
	}
	return n;
}

/* The second challenge brings a new hand. It counts when the step looks who holds too few
 * cards. */
static void counts_second(struct ce_board *b, struct ce_act *needed, struct ce_user *me)
{
	if (needed->seat == me->seat && n_fights(b, me->seat, true) &&
	    ce_use(b, me, -1, -1))
		needed->n = (int16_t)(needed->n + 1);
}

static void draws_for_second(struct ce_board *b, struct ce_act *hand,
			     struct ce_user *me)
{
	int held = ce_hand_challenge_cards(b->s, me->seat);

	if (hand->seat == me->seat && n_fights(b, me->seat, true) &&
	    held >= n_fights(b, me->seat, false))
		hand->forbidden = !ce_use(b, me, -1, -1);
}

/* [CP-2.19 super] A card in place of the token that leaves the Warp. */
static void takes_a_card(struct ce_board *b, struct ce_act *release, struct ce_user *me)
{
	if (release->seat != me->seat || release->cause != CAUSE_NONE ||
	    ce_has_used(b, me, -1) || !ce_use(b, me, -1, -1))
		return;
	release->replaced = true;
	ce_draw_told(b, me->seat, -1);
}

const struct ce_power_rule ce_machine = {
	.name = "Machine",
	.title = N_("power of continuity"),
	.text = TEXT_MACHINE,
	.orders = {.phases = PHASE(3) | PHASE(4),
		   .keep = CE_KEEP_TURN,
		   .allowed = STRATUM_REPORT,
		   .parse = parse_challenges,
		   .echo = echo_challenges,
		   .help = TEXT_MACHINE_ORDER,
		   .good = true,
		   .example = "power challenges 3"},
	.does = {"Machine",
		 {[HOOK_DESTINY_DRAWS] = asks_for_more, [HOOK_ATTACK] = attacks_again}},
	.wild = {.text = TEXT_MACHINE_WILD,
		 .orders = {.phases = PHASE(2) | PHASE(3) | PHASE(4),
			    .allowed = STRATUM_REPORT,
			    .good = true,
			    .example = "flare machine"},
		 .does = {"Wild Machine",
			  {[HOOK_DESTINY_DRAWS] = one_more,
			   [HOOK_CARDS_NEEDED] = counts_second,
			   [HOOK_NEW_HAND] = draws_for_second}}},
	.super = {.text = TEXT_MACHINE_SUPER,
		  .orders = {.phases = PHASE(1),
			     .allowed = STRATUM_REPORT,
			     .example = "flare machine"},
		  .does = {"Super Machine", {[HOOK_RELEASE] = takes_a_card}}},
};
