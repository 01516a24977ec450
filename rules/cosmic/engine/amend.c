/* Acts that are amended: what a Power or a card changed, and whose it was, for the GM's
 * trace ("Macron changes Red's total in C1 from 9 to 12").
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/engine/whiteboard.h"

/* clang-format off */
static const char *const mark_of[HOOK_COUNT] = {
	[HOOK_DESTINY_DRAWS] = "H02", [HOOK_DESTINY] = "H02", [HOOK_DESTINY_TOLD] = "H02",
	[HOOK_RELEASE] = "H03", [HOOK_ATTACK_LIMIT] = "H10", [HOOK_TARGET] = "H10",
	[HOOK_ATTACK] = "H10", [HOOK_ATTACKED] = "H11", [HOOK_DEFENCE] = "H12",
	[HOOK_INVITE] = "H20", [HOOK_JOIN_LIMIT] = "H20", [HOOK_JOIN] = "H20",
	[HOOK_ALLIED] = "H21", [HOOK_PRE_CARD] = "H22", [HOOK_CARD_RULES] = "H30",
	[HOOK_ANSWER] = "H30", [HOOK_CARD] = "H30", [HOOK_SELECTED] = "H31",
	[HOOK_REVEALED] = "H32", [HOOK_TOTAL_VALUE] = "H33", [HOOK_TOTAL_TIMES] = "H33",
	[HOOK_TOTAL_FORMULA] = "H33", [HOOK_TOTAL] = "H33", [HOOK_TOTAL_ADD] = "H33",
	[HOOK_TOTAL_SIGN] = "H33", [HOOK_OUTCOME] = "H34", [HOOK_LOSS_REMOVE] = "H35",
	[HOOK_LOSS_CAPTURE] = "H35", [HOOK_LOSS] = "H35", [HOOK_LOSS_LAND] = "H35",
	[HOOK_LOSS_PASS] = "H35", [HOOK_LOST] = "H35", [HOOK_HEAL] = "H35",
	[HOOK_LAND] = "H36", [HOOK_OWED] = "H37", [HOOK_CONSOLATION] = "H37",
	[HOOK_EARNED] = "H38", [HOOK_REWARD] = "H38", [HOOK_DEAL] = "H40",
	[HOOK_DEAL_FAILED] = "H40", [HOOK_FREES] = "H40", [HOOK_FAILED_LOSS] = "H40",
	[HOOK_DISCARD] = "H42", [HOOK_SALVAGE] = "H42", [HOOK_NEW_HAND] = "H43",
	[HOOK_DRAW] = "H44", [HOOK_CHALLENGE_END] = "H50", [HOOK_TURN_END] = "H51",
	[HOOK_VICTORY] = "H60", [HOOK_POWER] = "H61", [HOOK_PLAY] = "H70",
	[HOOK_USE] = "R-154",
};

/* After "the" or "Red's". */
static const char *const act_names[ACT_COUNT] = {
	[ACT_LIMIT] = "number of tokens", [ACT_RELEASE] = "release",
	[ACT_PLACE] = "tokens out of Limbo", [ACT_WARP_OPENS] = "opening of the Warp",
	[ACT_ATTACK] = "attack", [ACT_RESETTLE] = "resettling",
	[ACT_DEFENCE] = "defence", [ACT_INVITE] = "invitation",
	[ACT_JOIN] = "alliance", [ACT_CARD] = "card", [ACT_REVEAL] = "cards shown",
	[ACT_CARD_RULES] = "choice of a card", [ACT_ANSWER] = "card chosen late",
	[ACT_TOTAL] = "total", [ACT_OUTCOME] = "result", [ACT_LOSS] = "loss of tokens",
	[ACT_LOST] = "tokens lost", [ACT_TO_LIMBO] = "tokens on their way to Limbo",
	[ACT_LAND] = "landing", [ACT_OWED] = "claim to consolation",
	[ACT_CONSOLATION] = "consolation", [ACT_EARNED] = "claim to rewards",
	[ACT_REWARD] = "reward", [ACT_DEAL] = "deal", [ACT_BASE] = "base by a deal",
	[ACT_DEAL_FAILED] = "failed deal", [ACT_DISCARD] = "card", [ACT_DRAW] = "draw",
	[ACT_NEW_HAND] = "new hand", [ACT_USE] = "use of a Power", [ACT_PLAY] = "play of a card",
	[ACT_DESTINY] = "destiny", [ACT_CALL_OFF] = "challenge that is called off",
	[ACT_POWER] = "loss of a Power", [ACT_VICTORY] = "winners",
};

static const char *const result_names[] = {
	"no result", "a win for the attack", "a win for the defence", "a deal to be made",
	"a deal made", "a failed deal", "called off",
};
/* clang-format on */

static const char *between(const struct buf *out)
{
	return out->n ? "; " : "";
}

/* "Attack 40 counts as Compromise", "Attack 6 instead of Attack 8". */
static void add_card(struct buf *out, const struct ce_act *act, int was, int now)
{
	char name[CARD_NAME_MAX] = "no card", before[CARD_NAME_MAX] = "no card";

	if (was == now)
		return;
	if (now)
		card_name(now, name);
	if (was)
		card_name(was, before);
	if (act->kind == ACT_REVEAL)
		buf_printf(out, "%s%s counts as %s", between(out), before, name);
	else
		buf_printf(out, "%s%s instead of %s", between(out), name, before);
}

static void add_flag(struct buf *out, bool was, bool now, const char *on,
		     const char *off)
{
	if (was != now)
		buf_printf(out, "%s%s", between(out), now ? on : off);
}

/* " from 9 to 12", " from a win for the defence to a win for the attack". */
static void add_step(struct buf *out, const struct ce_act *was,
		     const struct ce_act *now)
{
	int before = was->n, after = now->n;
	int tokens_before = ce_pile_sum(&was->pile), tokens = ce_pile_sum(&now->pile);

	if (was->result != now->result) {
		buf_printf(out, " from %s to %s", result_names[was->result],
			   result_names[now->result]);
		return;
	}
	if (now->kind == ACT_TOTAL) {
		before = ce_sum(was);
		after = ce_sum(now);
	} else if (tokens_before != tokens) {
		buf_printf(out, " from %d to %d tokens", tokens_before, tokens);
		return;
	}
	if (before != after)
		buf_printf(out, " from %d to %d", before, after);
}

static void add_changes(struct buf *out, const struct ce_act *was,
			const struct ce_act *now)
{
	if (now->kind == ACT_TOTAL)
		return;
	add_card(out, now, was->card, now->card);
	add_card(out, now, was->other_card, now->other_card);
	if (was->at != now->at || was->system != now->system ||
	    was->planet != now->planet)
		buf_printf(out, "%sanother place", between(out));
	if (now->other >= 0 && was->other != now->other)
		buf_printf(out, "%s%s", between(out), ce_colour_names[now->other]);
	add_flag(out, was->blind, now->blind, "drawn by chance", "not drawn by chance");
	add_flag(out, was->late, now->late, "after the other card is shown",
		 "before the other card is shown");
	add_flag(out, was->no_attack, now->no_attack, "no Attack", "an Attack again");
	add_flag(out, was->no_compromise, now->no_compromise, "no Compromise",
		 "a Compromise again");
}

/* What is done to the act as a whole. A Power that cannot serve its owner's own act
 * (it is zapped) forbids it as well. */
static const char *deed(const struct ce_act *was, const struct ce_act *now,
			const struct ce_user *u)
{
	if (now->forbidden && !was->forbidden)
		return u->kind == USER_POWER && now->seat == u->seat
			       ? "cannot be used for"
			       : "stops";
	if (was->forbidden && !now->forbidden)
		return "allows";
	if (now->replaced && !was->replaced)
		return now->kind == ACT_DISCARD ? "takes" : "replaces";
	return "changes";
}

static void put_act(struct buf *line, const struct ce_act *act)
{
	bool of_both = act->kind == ACT_OUTCOME || act->kind == ACT_REVEAL;

	if (act->seat >= 0 && !of_both)
		buf_printf(line, " %s's %s", ce_colour_names[act->seat],
			   act_names[act->kind]);
	else
		buf_printf(line, " the %s", act_names[act->kind]);
	if (act->challenge >= 0)
		buf_printf(line, " in C%d", act->challenge + 1);
	if (act->kind == ACT_DISCARD && act->replaced)
		buf_z(line, " before it is discarded");
}

void ce_amend(struct ce_board *b, enum ce_hook hook, struct ce_act *act,
	      struct ce_user *u)
{
	const struct ce_act was = *act;
	const char *name = u->rule ? u->rule->name : u->effect->name;
	struct buf line = buf_in(b->tr->a), step = buf_in(b->tr->a);
	struct buf changed = buf_in(b->tr->a);

	u->effect->on[hook](b, act, u);
	add_step(&step, &was, act);
	add_changes(&changed, &was, act);
	const char *done = deed(&was, act, u);
	bool whole = was.forbidden != act->forbidden || was.replaced != act->replaced;
	if ((!step.n && !changed.n && !whole) || !act_names[act->kind] || !name)
		return;
	buf_printf(&line, "%s%s %s", u->kind == USER_FLARE ? "Flare " : "", name, done);
	put_act(&line, act);
	struct str to = buf_str(&step), what = buf_str(&changed),
		   amended = buf_str(&line);
	trace_add(b->tr, u->seat, mark_of[hook] ? mark_of[hook] : "SP-5",
		  PRI_STR PRI_STR "%s" PRI_STR, STR_ARG(amended), STR_ARG(to),
		  what.n ? ": " : "", STR_ARG(what));
}
