/* Why it came out so: the parts of the GM's trace that are not in the events. The
 * orders that could not be carried out, with their obstacles; the moves of chance or of
 * the rules where no order served; the amendments of each act, with their authors.
 * SPDX-License-Identifier: ISC */
#include <stdarg.h>

#include "rules/cosmic/engine/edicts.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/engine/whiteboard.h"

/* Orders ----------------------------------------------------------------------------- */

static void add_why(struct ce_board *b, const char *rule, bool secret, const char *fmt,
		    va_list ap) __attribute__((format(printf, 4, 0)));
static void add_why(struct ce_board *b, const char *rule, bool secret, const char *fmt,
		    va_list ap)
{
	struct buf text;

	if (!ce_is_told(b) || b->n_why == CE_WHYS)
		return;
	text = buf_in(b->tr->a);
	buf_vprintf(&text, fmt, ap);
	b->why[b->n_why++] = (struct ce_why){rule, buf_str(&text), secret};
}

bool ce_cannot(struct ce_board *b, const char *rule, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	add_why(b, rule, false, fmt, ap);
	va_end(ap);
	return false;
}

bool ce_cannot_secret(struct ce_board *b, const char *rule, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	add_why(b, rule, true, fmt, ap);
	va_end(ap);
	return false;
}

/* "red 1", "Limbo", "the Warp", "c2" for a place as a number. */
static struct str ce_place_name(struct ce_board *b, int at)
{
	struct buf name = buf_in(b->tr->a);

	if (ce_is_planet(at))
		buf_printf(&name, "%s %d", ce_colour_names[at / CE_PLANETS],
			   at % CE_PLANETS + 1);
	else if (at >= CE_AT_CONE)
		buf_printf(&name, "C%d", at - CE_AT_CONE + 1);
	else
		buf_z(&name, at == CE_AT_LIMBO  ? "Limbo"
			     : at == CE_AT_WARP ? "the Warp"
						: "outside the game");
	return buf_str(&name);
}

struct str ce_pile_text(struct ce_board *b, const struct ce_pile *pile)
{
	struct buf text = buf_in(b->tr->a);

	for (int at = 0; at < CE_PLACES; at++) {
		if (!pile->n[at])
			continue;
		struct str place = ce_place_name(b, at);
		buf_printf(&text, "%s%d from " PRI_STR, text.n ? ", " : "", pile->n[at],
			   STR_ARG(place));
	}
	if (!text.n)
		buf_z(&text, "none");
	return buf_str(&text);
}

/* The first part that asks for more than is there. */
static void tell_short(struct ce_board *b, const char *rule,
		       const struct ce_tokens *wanted, const struct ce_pile *there)
{
	struct ce_pile left = *there;

	for (int i = 0; i < wanted->n_parts; i++) {
		int at = ce_place_at(b->t, &wanted->part[i].place);
		int n = wanted->part[i].n;
		if (at < 0) {
			ce_cannot(b, rule, "it names a place that does not exist");
			return;
		}
		struct str place = ce_place_name(b, at);
		bool held = ce_is_planet(at) &&
			    ce_under_attack(b->t, at / CE_PLANETS, at % CE_PLANETS + 1);
		if (!left.n[at] && held) {
			ce_cannot(b, "R-071",
				  PRI_STR " is under attack: its tokens stay",
				  STR_ARG(place));
			return;
		}
		if (n > left.n[at] || (n == CE_ALL_TOKENS && !left.n[at])) {
			ce_cannot(b, rule, "at most %d tokens may go from " PRI_STR,
				  left.n[at], STR_ARG(place));
			return;
		}
		left.n[at] = (uint8_t)(n < 0 ? 0 : left.n[at] - n);
	}
}

bool ce_take_told(struct ce_board *b, const char *rule, const struct ce_tokens *wanted,
		  int limit, struct ce_pile *free, struct ce_pile *out)
{
	if (!ce_is_told(b))
		return ce_take_parts(b->t, wanted, limit, free, out);
	struct ce_pile there = *free;
	bool whole = ce_take_parts(b->t, wanted, limit, free, out);
	int n_why = b->n_why;
	if (!whole)
		tell_short(b, rule, wanted, &there);
	if (!whole && n_why == b->n_why)
		ce_cannot(b, "R-035", "at most %d may go", limit);
	return whole;
}

bool ce_places_told(struct ce_board *b, int seat, const struct ce_tokens *wanted, int n,
		    struct ce_pile *out)
{
	bool whole = ce_read_places(b->t, seat, wanted, n, out);

	for (int i = 0; !whole && ce_is_told(b) && i < wanted->n_parts; i++) {
		int at = ce_place_at(b->t, &wanted->part[i].place);
		if (at == CE_AT_LIMBO || ce_may_place(b->t, seat, at))
			continue;
		struct str place = at < 0 ? STR("a place that does not exist")
					  : ce_place_name(b, at);
		ce_cannot(b, "R-119",
			  PRI_STR " has no base of that colour, or it is under attack",
			  STR_ARG(place));
		return false;
	}
	if (!whole)
		ce_cannot(b, "R-119", "it places more than the %d there are", n);
	return whole;
}

static void tell(struct ce_board *b, int seat, const char *rule, const char *how,
		 const char *fmt, va_list ap) __attribute__((format(printf, 5, 0)));
static void tell(struct ce_board *b, int seat, const char *rule, const char *how,
		 const char *fmt, va_list ap)
{
	struct buf text = buf_in(b->tr->a);
	struct str told;

	buf_vprintf(&text, fmt, ap);
	told = buf_str(&text);
	trace_pair(b->tr, seat, rule, how, told);
}

void ce_tell_chance(struct ce_board *b, int seat, const char *rule, const char *fmt,
		    ...)
{
	va_list ap;

	if (!ce_is_told(b))
		return;
	va_start(ap, fmt);
	tell(b, seat, rule, "by chance", fmt, ap);
	va_end(ap);
}

void ce_tell_default(struct ce_board *b, int seat, const char *rule, const char *fmt,
		     ...)
{
	va_list ap;

	if (!ce_is_told(b))
		return;
	va_start(ap, fmt);
	tell(b, seat, rule, "by rule", fmt, ap);
	va_end(ap);
}

/* Acts that are amended -------------------------------------------------------------- */

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

static const char *const act_names[ACT_COUNT] = {
	[ACT_LIMIT] = "how many tokens", [ACT_RELEASE] = "a release",
	[ACT_PLACE] = "tokens out of Limbo", [ACT_WARP_OPENS] = "the opening of the Warp",
	[ACT_ATTACK] = "an attack", [ACT_RESETTLE] = "a resettling",
	[ACT_DEFENCE] = "the defence", [ACT_INVITE] = "an invitation",
	[ACT_JOIN] = "an alliance", [ACT_CARD] = "the card", [ACT_REVEAL] = "the cards shown",
	[ACT_CARD_RULES] = "what may be played", [ACT_ANSWER] = "the card chosen late",
	[ACT_TOTAL] = "the total", [ACT_OUTCOME] = "the result", [ACT_LOSS] = "a loss of tokens",
	[ACT_LOST] = "tokens lost", [ACT_TO_LIMBO] = "tokens on their way to Limbo",
	[ACT_LAND] = "a landing", [ACT_OWED] = "consolation owed",
	[ACT_CONSOLATION] = "consolation", [ACT_EARNED] = "rewards earned",
	[ACT_REWARD] = "a reward", [ACT_DEAL] = "a deal", [ACT_BASE] = "a base by a deal",
	[ACT_DEAL_FAILED] = "a failed deal", [ACT_DISCARD] = "a discard", [ACT_DRAW] = "a draw",
	[ACT_NEW_HAND] = "a new hand", [ACT_USE] = "a use of a Power", [ACT_PLAY] = "the play of a card",
	[ACT_DESTINY] = "destiny", [ACT_CALL_OFF] = "a challenge called off",
	[ACT_POWER] = "the loss of a Power", [ACT_VICTORY] = "the winners",
};

static const char *const result_names[] = {
	"not yet", "the attack wins", "the defence wins", "a deal to be made", "a deal made",
	"a failed deal", "called off",
};
/* clang-format on */

static void add_number(struct buf *out, const char *what, int was, int now)
{
	if (was != now)
		buf_printf(out, "%s%s %d, was %d", out->n ? "; " : "", what, now, was);
}

static void add_card(struct buf *out, const char *what, int was, int now)
{
	char name[CARD_NAME_MAX], before[CARD_NAME_MAX];

	if (was == now)
		return;
	card_name(now, name);
	card_name(was, before);
	buf_printf(out, "%s%s %s", out->n ? "; " : "", what, now ? name : "none");
	if (was)
		buf_printf(out, ", was %s", before);
}

static void add_flag(struct buf *out, const char *what, bool was, bool now)
{
	if (was != now)
		buf_printf(out, "%s%s%s", out->n ? "; " : "", now ? "" : "not ", what);
}

static void add_changes(struct buf *out, const struct ce_act *was,
			const struct ce_act *now)
{
	int before = ce_pile_sum(&was->pile), after = ce_pile_sum(&now->pile);

	if (now->kind == ACT_TOTAL) {
		add_number(out, "total", ce_sum(was), ce_sum(now));
		return;
	}
	add_number(out, "number", was->n, now->n);
	add_number(out, "tokens", before, after);
	add_card(out, "card", was->card, now->card);
	add_card(out, "other card", was->other_card, now->other_card);
	if (was->result != now->result)
		buf_printf(out, "%s%s, was %s", out->n ? "; " : "",
			   result_names[now->result], result_names[was->result]);
	if (was->at != now->at || was->system != now->system ||
	    was->planet != now->planet)
		buf_printf(out, "%sanother place", out->n ? "; " : "");
	if (now->other >= 0 && was->other != now->other)
		buf_printf(out, "%s%s", out->n ? "; " : "",
			   ce_colour_names[now->other]);
	add_flag(out, "drawn blind", was->blind, now->blind);
	add_flag(out, "chosen late", was->late, now->late);
	add_flag(out, "an Attack forbidden", was->no_attack, now->no_attack);
	add_flag(out, "a Compromise forbidden", was->no_compromise, now->no_compromise);
	add_flag(out, "forbidden", was->forbidden, now->forbidden);
	add_flag(out, "something else in its place", was->replaced, now->replaced);
}

void ce_amend(struct ce_board *b, enum ce_hook hook, struct ce_act *act,
	      struct ce_user *u)
{
	const struct ce_act was = *act;
	const char *name = u->effect->name, *what = act_names[act->kind];
	int seat = u->seat;
	bool flare = u->kind == USER_FLARE;
	struct buf changed = buf_in(b->tr->a);

	if (u->rule)
		name = u->rule->name;
	u->effect->on[hook](b, act, u);
	add_changes(&changed, &was, act);
	if (!changed.n || !what || !name)
		return;
	struct buf line = buf_in(b->tr->a);
	buf_printf(&line, "%s%s amends %s", flare ? "Flare " : "", name, what);
	if (act->seat >= 0)
		buf_printf(&line, " of %s", ce_colour_names[act->seat]);
	if (act->challenge >= 0)
		buf_printf(&line, " in C%d", act->challenge + 1);
	struct str to = buf_str(&changed), amended = buf_str(&line);
	trace_add(b->tr, seat, mark_of[hook] ? mark_of[hook] : "SP-5",
		  PRI_STR ": " PRI_STR, STR_ARG(amended), STR_ARG(to));
}
