/* Orders and facts in canonical words: they read back to the same.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words/words_items.h"
#include "rules/cosmic/words/words_parts.h"

static void put_in(struct buf *b, int c)
{
	if (c < 0)
		return;
	buf_z(b, " in ");
	ce_words_put_challenge(b, c);
}

static void put_attack(struct buf *b, const struct ce_order *o)
{
	buf_z(b, o->verb == CE_ATTACK ? "attack " : "resettle ");
	ce_words_put_planet(b, o->attack.system, o->attack.planet);
	if (o->attack.defender >= 0)
		buf_printf(b, " defender %s", ce_words_seat_name(o->attack.defender));
	if (o->attack.sent.n_parts || o->attack.sent.total != CE_UNSAID) {
		buf_z(b, " with ");
		ce_words_put_tokens_from(b, &o->attack.sent);
	}
}

static void put_invite(struct buf *b, const struct ce_order *o)
{
	bool any = false;

	buf_z(b, "invite ");
	for (int s = 0; s < CE_SEATS; s++)
		if (o->invite.seats >> s & 1) {
			buf_printf(b, "%s%s", any ? ", " : "", ce_words_seat_name(s));
			any = true;
		}
	buf_z(b, any ? "" : "nobody");
	put_in(b, o->challenge);
}

static void put_ally(struct buf *b, const struct ce_view *v, const struct ce_order *o)
{
	const struct ce_challenge *ch =
		o->challenge < 0 ? NULL : &v->t.challenge[o->challenge];

	if (o->ally.side && ch)
		buf_printf(b, "ally %s",
			   ce_words_seat_name(o->ally.side == CE_ATTACK_SIDE
						      ? ch->attacker
						      : ch->defender));
	else
		buf_z(b, "ally");
	put_in(b, o->challenge);
	buf_z(b, " with ");
	ce_words_put_tokens_from(b, &o->ally.sent);
}

static void put_defend(struct buf *b, const struct ce_order *o)
{
	buf_z(b, "defend ");
	for (int i = 0; i < o->defend.n; i++) {
		buf_z(b, i ? ", " : "");
		ce_words_put_challenge(b, o->defend.part[i].challenge);
		buf_printf(b, " with %d", o->defend.part[i].tokens);
	}
}

/* Orders that cannot be undone are shown in capitals. */
static void put_loud(struct buf *b, const char *z)
{
	for (; *z; z++)
		buf_char(b, *z >= 'a' && *z <= 'z' ? (char)(*z - 'a' + 'A') : *z);
}

static void put_edict(struct buf *b, const struct ce_view *v, const struct ce_order *o)
{
	if (o->edict.edict == CARD_PLAGUE) {
		buf_z(b, "play PLAGUE ON ");
		put_loud(b, ce_words_seat_name(o->edict.target.seat));
	} else {
		buf_z(b, "play ");
		ce_words_put_card(b, o->edict.edict);
		if (o->edict.target.kind != CE_AT_NOTHING) {
			buf_z(b, " on ");
			ce_words_put_target(b, v, &o->edict.target);
		}
	}
	put_in(b, o->challenge);
	if (o->edict.against)
		buf_printf(b, " against %s", ce_words_seat_name(o->edict.against - 1));
	if (o->edict.about) {
		buf_z(b, " against ");
		ce_words_put_card(b, o->edict.about);
	}
}

static void put_gift(struct buf *b, bool *any, const char *giver,
		     const struct ce_gift *g, const struct ce_tokens *mine)
{
	/* Each thing is a clause of its own, so that lists cannot run together. */
	for (int i = -1; i <= g->n_named; i++) {
		if (i < 0 ? !g->n_unseen : i == g->n_named ? !g->base_planet : false)
			continue;
		buf_printf(b, "%s%s ", *any ? ", " : "", giver);
		*any = true;
		if (i < 0) {
			buf_printf(b, "%d card%s", g->n_unseen,
				   g->n_unseen == 1 ? "" : "s");
		} else if (i < g->n_named) {
			ce_words_put_card(b, g->named[i]);
		} else {
			buf_z(b, "base ");
			ce_words_put_planet(b, g->base_system, g->base_planet);
			if (mine && (mine->n_parts || mine->total != CE_UNSAID)) {
				buf_z(b, " tokens ");
				ce_words_put_tokens_from(b, mine);
			}
		}
	}
}

static void put_freed(struct buf *b, bool *any, const char *frees,
		      const struct ce_gift *g)
{
	if (!ce_words_frees(g))
		return;
	buf_printf(b, "%s%s ", *any ? ", " : "", frees);
	ce_words_put_freed(b, g);
	*any = true;
}

static void put_cards(struct buf *b, int n)
{
	buf_printf(b, "%d card%s", n, n == 1 ? "" : "s");
}

static void put_want(struct buf *b, const struct ce_want *w)
{
	buf_z(b, w->i_get ? "i get " : "i give ");
	switch ((enum ce_want_kind)w->kind) {
	case CE_WANT_BASE:
		buf_z(b, "base ");
		ce_words_put_planet(b, w->system, w->planet);
		break;
	case CE_WANT_NO_BASE:
		buf_z(b, "no base");
		break;
	case CE_WANT_NO_CARDS:
		buf_z(b, "no cards");
		break;
	case CE_WANT_CARDS:
		buf_z(b, w->at_most == CE_UNSAID     ? "at least "
			 : w->at_least == w->at_most ? ""
						     : "at most ");
		put_cards(b, w->at_most == CE_UNSAID ? w->at_least : w->at_most);
		break;
	}
}

static void put_deal(struct buf *b, const struct ce_order *o)
{
	bool any = false;

	buf_printf(b, "deal %s", ce_words_seat_name(o->deal.partner));
	put_in(b, o->challenge);
	buf_z(b, ": ");
	if (o->deal.none) {
		buf_z(b, "no");
		return;
	}
	if (o->deal.open) {
		buf_z(b, "any ");
		for (int i = 0; i < o->deal.n_wants; i++) {
			buf_z(b, i ? ", " : "");
			put_want(b, &o->deal.want[i]);
		}
		return;
	}
	put_gift(b, &any, "i give", &o->deal.give, NULL);
	put_freed(b, &any, "i free", &o->deal.give);
	put_gift(b, &any, "i get", &o->deal.get, &o->deal.mine);
	struct str theirs =
		str_printf(b->a, "%s frees", ce_words_seat_name(o->deal.partner));
	put_freed(b, &any, str_z(b->a, theirs), &o->deal.get);
}

static void put_reward(struct buf *b, const struct ce_order *o)
{
	int placed = 0;

	buf_z(b, "reward ");
	ce_words_put_challenge(b, o->challenge);
	buf_z(b, ": ");
	if (o->reward.cards || !o->reward.tokens)
		buf_printf(b, "%d card%s", o->reward.cards,
			   o->reward.cards == 1 ? "" : "s");
	for (int i = 0; i < o->reward.to.n_parts; i++) {
		const struct ce_part *part = &o->reward.to.part[i];
		buf_printf(b, "%s%d token%s to ", i || o->reward.cards ? ", " : "",
			   part->n, part->n == 1 ? "" : "s");
		ce_words_put_planet(b, part->place.system, part->place.planet);
		placed += part->n;
	}
	int left = o->reward.tokens - placed;
	if (left > 0)
		buf_printf(b, "%s%d token%s", placed || o->reward.cards ? ", " : "",
			   left, left == 1 ? "" : "s");
}

static void put_lose(struct buf *b, const struct ce_order *o)
{
	buf_z(b, "lose ");
	for (int i = 0; i < o->lose.n_cards; i++) {
		buf_z(b, i ? ", " : "");
		ce_words_put_card(b, o->lose.card[i]);
	}
	buf_z(b, o->lose.n_cards && o->lose.from.n_parts ? ", " : "");
	if (o->lose.from.n_parts)
		ce_words_put_tokens_from(b, &o->lose.from);
	if (o->lose.plague)
		buf_z(b, " for Plague");
	else if (!o->lose.unsaid && o->challenge < 0)
		buf_z(b, " for a Power");
	else if (o->challenge >= 0)
		buf_printf(b, " for C%d", o->challenge + 1);
}

static void put_card(struct buf *b, const struct ce_order *o)
{
	if (o->card.n_items) {
		ce_words_put_challenge(b, o->challenge);
		buf_z(b, ": ");
		ce_words_put_table(b, o->card.item, o->card.n_items);
		return;
	}
	buf_z(b, "card ");
	ce_words_put_card(b, o->card.card);
	put_in(b, o->challenge);
}

void ce_words_echo_order(const void *view, const void *action, struct buf *b)
{
	static const char *const own[] = {"", "fight", "resettle", "redraw"};
	const struct ce_order *o = action;

	switch ((enum ce_verb)o->verb) {
	case CE_ATTACK:
	case CE_RESETTLE:
		put_attack(b, o);
		break;
	case CE_OWN_COLOUR:
		buf_printf(b, "own colour: %s", own[o->own.choice]);
		break;
	case CE_RELEASE:
	case CE_LIMBO_TO:
		buf_z(b, o->verb == CE_RELEASE ? "release " : "limbo ");
		ce_words_put_tokens_to(b, &o->to);
		break;
	case CE_INVITE:
		put_invite(b, o);
		break;
	case CE_ALLY:
		put_ally(b, view, o);
		break;
	case CE_DEFEND:
		put_defend(b, o);
		break;
	case CE_CARD:
		put_card(b, o);
		break;
	case CE_EDICT:
		put_edict(b, view, o);
		break;
	case CE_DEAL:
		put_deal(b, o);
		break;
	case CE_REWARD:
		put_reward(b, o);
		break;
	case CE_LOSE:
		put_lose(b, o);
		break;
	case CE_POWER:
		ce_words_put_power(b, view, o);
		break;
	case CE_FLARE:
		ce_words_put_flare(b, view, o);
		break;
	}
}

static void put_on(struct buf *b, const struct ce_view *v, const struct ce_fact *f)
{
	if (f->target.kind != CE_AT_NOTHING) {
		buf_z(b, " on ");
		ce_words_put_target(b, v, &f->target);
	}
	put_in(b, f->challenge);
}

static const char *other_name(const struct ce_view *v, int seat)
{
	return seat == v->seat ? "me" : ce_words_seat_name(seat);
}

/* What is reckoned of a challenge: who would win it, and how many tokens are there. */
static void put_reckoned(struct buf *b, const struct ce_fact *f)
{
	const char *who = f->side == CE_ATTACK_SIDE ? "attack" : "defence";

	if (f->kind != CE_FACT_HAS_TOKENS) {
		buf_z(b, f->side ? who : "i");
		buf_z(b, f->kind == CE_FACT_WOULD_WIN ? " would win " : " would lose ");
		ce_words_put_challenge(b, f->challenge);
		return;
	}
	ce_words_put_challenge(b, f->challenge);
	if (f->side) {
		buf_char(b, ' ');
		buf_z(b, who);
	}
	buf_printf(b, " has %d%s tokens", f->n,
		   f->compare > 0   ? " or more"
		   : f->compare < 0 ? " or fewer"
				    : "");
}

static void put_does(struct buf *b, const struct ce_fact *f, const char *what)
{
	buf_z(b, ce_words_seat_name(f->seat));
	buf_z(b, what);
}

/* A case that returns names no challenge, or has named it. */
void ce_words_echo_fact(const void *view, const void *fact, struct buf *b)
{
	const struct ce_view *v = view;
	const struct ce_fact *f = fact;

	switch ((enum ce_fact_kind)f->kind) {
	case CE_FACT_USES_POWER:
		put_does(b, f, " uses power");
		put_on(b, v, f);
		return;
	case CE_FACT_PLAYS:
		put_does(b, f, " plays ");
		ce_words_put_card(b, f->card);
		put_on(b, v, f);
		return;
	case CE_FACT_ALLIES:
		put_does(b, f, f->other >= 0 ? " allies with " : " allies");
		if (f->other >= 0)
			buf_z(b, other_name(v, f->other));
		break;
	case CE_FACT_IS_INVITED:
		put_does(b, f, " is invited");
		break;
	case CE_FACT_INVITES:
		put_does(b, f, " invites ");
		buf_z(b, other_name(v, f->other));
		break;
	case CE_FACT_ATTACKS:
		put_does(b, f, " attacks ");
		ce_words_put_planet(b, f->system, f->planet);
		return;
	case CE_FACT_SHOWS:
		put_does(b, f, " shows ");
		if (f->card == CE_UNSAID)
			buf_z(b, "attack");
		else
			ce_words_put_card(b, f->card);
		break;
	case CE_FACT_HOLDS:
		put_does(b, f, " holds ");
		ce_words_put_planet(b, f->system, f->planet);
		return;
	case CE_FACT_ZAPPED:
		buf_z(b, "i am zapped");
		break;
	case CE_FACT_KEEP:
		buf_printf(b, "i keep %d", f->n);
		break;
	case CE_FACT_WOULD_WIN:
	case CE_FACT_WOULD_LOSE:
	case CE_FACT_HAS_TOKENS:
		put_reckoned(b, f);
		return;
	}
	put_in(b, f->challenge);
}
