/* Orders and facts in canonical words, which read back to the same.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_parts.h"

/* Parts ------------------------------------------------------------------------------------- */

static const char *seat_word(int seat)
{
	return seat >= 0 && seat < DD_SEATS ? dd_colours[seat] : "none";
}

static void count(struct buf *b, const struct dd_order *o)
{
	bool recruits = o->verb == DD_HIRE || o->verb == DD_RAISE;

	/* Nobody has more tokens than that. */
	if (o->n == DD_ALL_OF_THEM || (recruits && o->n == DD_TOKENS))
		buf_z(b, "all");
	else
		buf_int(b, o->n);
	if (o->n == DD_ALL_OF_THEM && o->less)
		buf_printf(b, "-%d", o->less);
}

static void ace(struct buf *b, const struct dd_order *o, const char *before)
{
	if (o->ace == DD_NO_ACE)
		return;
	buf_printf(b, "%sace", before);
	if (o->ace >= 0)
		buf_printf(b, " %s", dd_suit_name(o->ace));
}

static void areas(struct buf *b, const struct dd_order *o)
{
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s%s", i ? ", " : "", dd_area_name(o->list[i]));
}

static void stack(struct buf *b, const struct dd_order *o)
{
	if (o->hidden)
		buf_z(b, "hidden ");
	count(b, o);
	if (o->special != DD_UNSAID)
		buf_printf(b, " special %d", o->special);
}

static void move(struct buf *b, const struct dd_order *o)
{
	stack(b, o);
	buf_printf(b, " from %s to %s", dd_area_name(o->from), dd_area_name(o->to));
	if (o->n_list) {
		buf_z(b, " via ");
		areas(b, o);
	}
}

/* Whole orders ----------------------------------------------------------------------------------- */

static void place(struct buf *b, const struct dd_order *o)
{
	buf_z(b, "place ");
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s%d in %s", i ? ", " : "", o->count[i],
			   dd_area_name(o->list[i]));
}

static void ally(struct buf *b, const struct dd_order *o)
{
	buf_z(b, o->n_list ? "ally" : "pass");
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, " %s", seat_word(o->list[i]));
}

static void recruit(struct buf *b, const struct dd_order *o, const char *verb)
{
	buf_printf(b, "%s %d in %s", verb, o->n, dd_area_name(o->to));
	ace(b, o, " ");
}

static void cards(struct buf *b, const struct dd_order *o)
{
	for (int i = 0; i < o->n_list; i++) {
		buf_z(b, i ? ", " : " card ");
		dd_card_code(o->list[i], b);
	}
}

static void battle(struct buf *b, const struct dd_order *o)
{
	buf_printf(b, "battle %s vs %s send ", dd_area_name(o->to), seat_word(o->seat));
	count(b, o);
	if (o->special != DD_UNSAID)
		buf_printf(b, " special %d", o->special);
	cards(b, o);
	if (o->traitor != DD_UNSAID)
		buf_printf(b, " traitor %s", o->traitor ? "yes" : "no");
	if (o->keep != DD_UNSAID)
		buf_z(b, o->keep ? " keep" : " drop");
	if (o->sell != DD_UNSAID)
		buf_printf(b, " steal %s", o->sell ? "sell" : "keep");
}

static void battle_order(struct buf *b, const struct dd_order *o)
{
	buf_z(b, "battle order ");
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s%s vs %s", i ? ", " : "",
			   dd_area_name(o->list[i] / DD_SEATS),
			   seat_word(o->list[i] % DD_SEATS));
}

static void ask(struct buf *b, const struct dd_order *o)
{
	static const char *const about[] = {"", "colour", "value", "number"};

	buf_printf(b, "ask %s vs %s %s", dd_area_name(o->to), seat_word(o->seat),
		   about[o->ask & 3]);
}

static void by_ace(struct buf *b, const struct dd_order *o)
{
	ace(b, o, "");
	if (o->verb == DD_ACE_STOP) {
		buf_printf(b, " stop %s", seat_word(o->seat));
	} else if (o->verb == DD_ACE_PLACE) {
		buf_printf(b, " place %d in %s", o->n, dd_area_name(o->to));
	} else {
		buf_z(b, o->verb == DD_ACE_DRAGON ? " dragon " : " move ");
		move(b, o);
	}
}

static void bid(struct buf *b, const struct dd_order *o)
{
	buf_printf(b, "bid %d ", o->lot);
	count(b, o);
	ace(b, o, " ");
}

static void give(struct buf *b, const struct dd_order *o)
{
	buf_z(b, "give ");
	count(b, o);
	buf_printf(b, " to %s", seat_word(o->seat));
}

static void ride(struct buf *b, const struct dd_order *o)
{
	buf_z(b, "ride ");
	count(b, o);
	buf_z(b, " to ");
	areas(b, o);
}

static void stop_alliance(struct buf *b, const struct dd_order *o)
{
	(void)o;
	buf_z(b, "break");
}

static void maxcards(struct buf *b, const struct dd_order *o)
{
	buf_printf(b, "maxcards %d", o->n);
}

static void maxgold(struct buf *b, const struct dd_order *o)
{
	buf_printf(b, "maxgold %d", o->n);
}

static void graveyard(struct buf *b, const struct dd_order *o)
{
	buf_printf(b, "graveyard %d", o->n);
}

static void conscript(struct buf *b, const struct dd_order *o)
{
	recruit(b, o, "conscript");
}

static void hire(struct buf *b, const struct dd_order *o)
{
	recruit(b, o, "hire");
}

/* All twenty tokens of a faction are "all": who wrote that has said no number. */
static void raise_tokens(struct buf *b, const struct dd_order *o)
{
	if (o->n == DD_TOKENS)
		buf_printf(b, "raise all in %s", dd_area_name(o->to));
	else
		recruit(b, o, "raise");
}

static void plain_move(struct buf *b, const struct dd_order *o)
{
	buf_z(b, "move ");
	move(b, o);
}

static void disband(struct buf *b, const struct dd_order *o)
{
	buf_z(b, "disband ");
	stack(b, o);
	buf_printf(b, " from %s", dd_area_name(o->from));
}

static void pass(struct buf *b, const struct dd_order *o)
{
	(void)o;
	buf_z(b, "pass");
}

static void hide(struct buf *b, const struct dd_order *o)
{
	buf_printf(b, "%s %s", o->out ? "unhide" : "hide", dd_area_name(o->to));
}

static void agree(struct buf *b, const struct dd_order *o)
{
	buf_printf(b, "agree %s \"%.*s\"", seat_word(o->seat), STR_ARG(o->text));
}

static void lend(struct buf *b, const struct dd_order *o)
{
	buf_z(b, o->out ? "lend no" : "lend yes");
}

void dd_words_echo(const void *view, const void *action, struct buf *b)
{
	static void (*const say[DD_VERBS])(struct buf *, const struct dd_order *) = {
		[DD_PLACE] = place,
		[DD_ALLY] = ally,
		[DD_BREAK] = stop_alliance,
		[DD_BIDS] = bid,
		[DD_MAXCARDS] = maxcards,
		[DD_MAXGOLD] = maxgold,
		[DD_GRAVEYARD] = graveyard,
		[DD_CONSCRIPT] = conscript,
		[DD_HIRE] = hire,
		[DD_RAISE] = raise_tokens,
		[DD_MOVE] = plain_move,
		[DD_DISBAND] = disband,
		[DD_HIDE] = hide,
		[DD_FIGHT] = battle,
		[DD_ASK] = ask,
		[DD_ORDER] = battle_order,
		[DD_GIVE] = give,
		[DD_RIDE] = ride,
		[DD_ACE_DRAGON] = by_ace,
		[DD_ACE_STOP] = by_ace,
		[DD_ACE_PLACE] = by_ace,
		[DD_ACE_MOVE] = by_ace,
		[DD_AGREE] = agree,
		[DD_LEND] = lend,
		[DD_PASS] = pass,
	};
	const struct dd_order *o = action;

	(void)view;
	say[o->verb](b, o);
}

/* Facts ---------------------------------------------------------------------------------------------- */

static void compare(struct buf *b, const struct dd_fact *f)
{
	buf_printf(b, "%s %d",
		   f->compare > 0   ? ">="
		   : f->compare < 0 ? "<="
				    : "=",
		   f->n);
}

static void at(struct buf *b, const char *what, const struct dd_fact *f)
{
	buf_printf(b, "%s ", what);
	if (f->area != DD_NOWHERE)
		buf_printf(b, "%s ", dd_area_name(f->area));
}

void dd_words_echo_fact(const void *view, const void *fact, struct buf *b)
{
	const struct dd_fact *f = fact;

	(void)view;
	switch ((enum dd_fact_kind)f->kind) {
	case DD_F_ENEMY:
		at(b, "enemy", f);
		compare(b, f);
		break;
	case DD_F_GOLD:
		at(b, "gold", f);
		compare(b, f);
		break;
	case DD_F_OWNER:
		at(b, "owner", f);
		buf_printf(b, "= %s", seat_word(f->seat));
		break;
	case DD_F_WON:
		buf_printf(b, "won lot %d", f->n);
		break;
	case DD_F_HIT:
		buf_z(b, "hit");
		break;
	case DD_F_COLOUR:
		buf_z(b, f->n == DD_UNSAID ? "none" : dd_colour_name(f->n));
		break;
	case DD_F_NUMBER:
		compare(b, f);
		break;
	case DD_F_PURSE:
		at(b, "my gold", f);
		compare(b, f);
		break;
	case DD_F_DRAGON:
		buf_z(b, "dragon");
		break;
	case DD_F_RED_DRAGON:
		buf_z(b, "red dragon");
		break;
	}
}
