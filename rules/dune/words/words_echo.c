/* Orders and facts in canonical words, which read back to the same.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_echo.h"

/* Parts ------------------------------------------------------------------------------------- */

/* A territory of one sector needs no number. */
static void area(struct buf *b, int at)
{
	int t = du_territory_of(at);
	bool alone = du_first_area(t) == at &&
		     (at + 1 == DU_AREAS || du_territory_of(at + 1) != t);

	du_echo_territory(b, t);
	if (!alone)
		buf_printf(b, " sector %d", du_areas[at].sector);
}

static void parts(struct buf *b, const struct du_order *o)
{
	for (int i = 0; i < o->n_list; i++) {
		buf_z(b, i ? ", " : "");
		du_echo_forces(b, o->count[i], o->elites[i]);
		buf_z(b, " from ");
		area(b, o->list[i]);
	}
}

/* Orders of turn 0, nexus, bidding ------------------------------------------------------------ */

static void predict(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "predict %s turn %d", du_echo_seat(o->seat), o->n);
}

static void traitor(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "traitor %s", du_echo_leader(o->leader));
}

static void place(struct buf *b, const struct du_order *o)
{
	for (int i = 0; i < o->n_list; i++) {
		buf_z(b, i ? ", " : "place ");
		du_echo_forces(b, o->count[i], o->elites[i]);
		buf_z(b, " in ");
		area(b, o->list[i]);
	}
	if (o->advisor)
		buf_z(b, " as advisor");
}

static void number(struct buf *b, const struct du_order *o)
{
	static const char *const words[DU_VERBS] = {
		[DU_DIAL] = "dial storm",       [DU_MAXCARDS] = "maxcards",
		[DU_MAXSPICE] = "maxspice",     [DU_ALLYPAY] = "allypay",
		[DU_ALLYREVIVE] = "allyrevive", [DU_WEATHER] = "weather"};

	buf_printf(b, "%s %d", words[o->verb], o->n);
}

static void ally(struct buf *b, const struct du_order *o)
{
	buf_z(b, o->n_list ? "ally" : "pass");
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s %s", i ? "," : "", du_echo_seat(o->list[i]));
}

static void stop_alliance(struct buf *b, const struct du_order *o)
{
	(void)o;
	buf_z(b, "break");
}

static void bid(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "bid %d %d%s", o->lot, o->n,
		   o->karama == DU_KARAMA_FREE     ? " karama free"
		   : o->karama == DU_KARAMA_BEYOND ? " karama"
						   : "");
}

/* The march -------------------------------------------------------------------------------------- */

static void revive(struct buf *b, const struct du_order *o)
{
	du_echo_back(b, o, o->n == 0 && o->leader ? "revive 0" : "revive");
}

static void ghola(struct buf *b, const struct du_order *o)
{
	du_echo_back(b, o, "ghola");
}

static void ship(struct buf *b, const struct du_order *o)
{
	buf_z(b, "ship ");
	if (o->n_list)
		parts(b, o);
	else
		du_echo_forces(b, o->n, o->n_elites);
	if (o->to == DU_BACK) {
		buf_z(b, " back");
	} else {
		buf_z(b, " to ");
		area(b, o->to);
	}
	if (o->karama)
		buf_z(b, " karama");
}

static void group(struct buf *b, const struct du_order *o, const char *word)
{
	buf_printf(b, "%s ", word);
	parts(b, o);
	buf_z(b, " to ");
	area(b, o->to);
	for (int i = 0; i < o->n_via; i++) {
		buf_z(b, i ? ", " : " via ");
		area(b, o->via[i]);
	}
	if (o->as)
		buf_z(b, o->as == DU_AS_ADVISORS ? " as advisors" : " as fighters");
}

static void move(struct buf *b, const struct du_order *o)
{
	group(b, o, "move");
}

static void hajr(struct buf *b, const struct du_order *o)
{
	group(b, o, "hajr move");
}

static void ride(struct buf *b, const struct du_order *o)
{
	group(b, o, "ride");
}

static void flip(struct buf *b, const struct du_order *o)
{
	buf_z(b, "flip ");
	du_echo_territory(b, o->list[0]);
}

static void when(struct buf *b, const struct du_order *o)
{
	static const char *const words[] = {"usual", "first", "last", "before",
					    "after"};

	buf_printf(b, "when %s", words[o->n]);
	if (o->n >= DU_WHEN_BEFORE)
		buf_printf(b, " %s", du_echo_seat(o->seat));
}

void du_words_echo(const void *view, const void *action, struct buf *b)
{
	static du_echo_fn *const say[DU_VERBS] = {
		[DU_PREDICTS] = predict,
		[DU_TRAITOR] = traitor,
		[DU_PLACES] = place,
		[DU_DIAL] = number,
		[DU_SANDWORM] = du_echo_sandworm,
		[DU_CHARITY] = du_echo_habit,
		[DU_BIDS] = bid,
		[DU_MAXCARDS] = number,
		[DU_MAXSPICE] = number,
		[DU_ALLYPAY] = number,
		[DU_REVIVE] = revive,
		[DU_SHIP] = ship,
		[DU_MOVES] = move,
		[DU_HAJR_MOVES] = hajr,
		[DU_ALLY] = ally,
		[DU_BREAK] = stop_alliance,
		[DU_ADVISE] = du_echo_advise,
		[DU_FLIP] = flip,
		[DU_RIDE] = ride,
		[DU_WHEN] = when,
		[DU_INTRUSION] = du_echo_intrusion,
		[DU_PROTECT] = du_echo_habit,
		[DU_ALLYREVIVE] = number,
		[DU_CANCEL] = du_echo_cancel,
		[DU_POWER] = du_echo_power,
		[DU_WEATHER] = number,
		[DU_ATOMICS] = du_echo_atomics,
		[DU_GHOLA] = ghola,
		[DU_TRUTH] = du_echo_truth,
		[DU_ANSWER] = du_echo_habit,
		[DU_GIVE] = du_echo_give,
		[DU_DEALS] = du_echo_deal,
		[DU_VOICES] = du_echo_voice,
		[DU_ASK] = du_echo_ask,
		[DU_BATTLE] = du_echo_battle,
		[DU_ORDER] = du_echo_battle_order,
	};
	const struct du_order *o = action;

	(void)view;
	say[o->verb](b, o);
}

/* Facts ---------------------------------------------------------------------------------------------- */

static void compared(struct buf *b, const char *what, const struct du_fact *f)
{
	buf_printf(b, "%s ", what);
	du_echo_territory(b, f->territory);
	buf_printf(b, " %s %d",
		   f->compare > 0   ? ">="
		   : f->compare < 0 ? "<="
				    : "=",
		   f->n);
}

/* "guild in Carthag >= 2" */
static void there(struct buf *b, const struct du_fact *f)
{
	buf_printf(b, "%s ", du_echo_seat(f->seat));
	compared(b, "in", f);
}

static void answer(struct buf *b, const struct du_fact *f)
{
	switch ((enum du_about)f->about) {
	case DU_ABOUT_NOTHING:
		buf_z(b, "answer none");
		break;
	case DU_ABOUT_CARD:
		buf_printf(b, "answer %s", du_cards[f->n].name);
		break;
	case DU_ABOUT_LEADER:
		buf_printf(b, "answer %s", du_echo_leader(f->n));
		break;
	case DU_ABOUT_DIAL:
		buf_printf(b, "answer %s %d",
			   f->compare > 0   ? ">="
			   : f->compare < 0 ? "<="
					    : "=",
			   f->n / 2);
		break;
	}
}

void du_words_echo_fact(const void *view, const void *fact, struct buf *b)
{
	const struct du_fact *f = fact;

	(void)view;
	switch ((enum du_fact_kind)f->kind) {
	case DU_F_STORM:
	case DU_F_HITS:
		buf_z(b, f->kind == DU_F_HITS ? "storm hits " : "storm ");
		du_echo_territory(b, f->territory);
		break;
	case DU_F_ENEMY:
		compared(b, "enemy", f);
		break;
	case DU_F_SPICE:
		compared(b, "spice", f);
		break;
	case DU_F_THERE:
		there(b, f);
		break;
	case DU_F_FREE:
		buf_z(b, "free ");
		du_echo_territory(b, f->territory);
		break;
	case DU_F_HAVE:
		buf_printf(b, "have %s", du_cards[f->n].name);
		break;
	case DU_F_SHIPPED:
		buf_printf(b, "shipped %s to ", du_echo_seat(f->seat));
		du_echo_territory(b, f->territory);
		break;
	case DU_F_ANSWER:
		answer(b, f);
		break;
	case DU_F_WON:
		buf_printf(b, "won lot %d", f->n);
		break;
	}
}
