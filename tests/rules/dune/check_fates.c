/* The law of fates: over random games, an order of which its player reads that it was done has done something that the events tell,
 * and one of which they read that nothing came up for it has done nothing. GAMES=10000 plays that many.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/dune.h"
#include "tests/rules/dune/random_letters.h"

/* What a player reads of an order in the next report. */
enum fate {
	SILENT, /* "not needed, because nothing came up for it" */
	DONE,
	SEALED,
	NOT_DONE
};

static const char *const fates[] = {"silent", "done", "sealed", "not done"};
static int n_seen[DU_VERBS][NOT_DONE + 1];

/* Does the line say that the alternative was used, if no other line says more? */
static bool is_used(enum trace_what what)
{
	return what == TRACE_USED || what == TRACE_USED_IN_PART;
}

static bool is_stronger(enum trace_what what)
{
	return what == TRACE_KEPT || what == TRACE_GONE || what == TRACE_UNABLE ||
	       what == TRACE_IDLE || what == TRACE_UNANSWERED || what == TRACE_OUTBID;
}

static enum fate fate_of(int seat, int slot, int alternative)
{
	enum fate fate = SILENT;

	for (int i = 0; i < d.trace.n; i++) {
		const struct trace_line *l = &d.trace.lines[i];
		if (l->seat != seat || l->slot != slot ||
		    l->alternative != alternative || l->what == TRACE_FACT_TRUE ||
		    l->what == TRACE_FACT_FALSE)
			continue;
		if (l->what == TRACE_SEALS)
			return SEALED;
		if (is_stronger(l->what))
			return NOT_DONE;
		fate = is_used(l->what) ? DONE : fate == SILENT ? NOT_DONE : fate;
	}
	return fate;
}

/* An event of that kind whose arguments at these two places are these; DU_ANY: any. */
enum { DU_ANY = -1000 };
static const struct event *told(int kind, int at, int value, int at2, int value2)
{
	for (int i = 0; i < d.events.n; i++) {
		const struct event *e = &d.events.e[i];
		if (e->kind == kind && (value == DU_ANY || e->arg[at] == value) &&
		    (value2 == DU_ANY || e->arg[at2] == value2))
			return e;
	}
	return NULL;
}

static bool told_of(int kind, int seat)
{
	return told(kind, 0, seat, 0, DU_ANY) != NULL;
}

static bool met(int seat)
{
	for (int at = 0; at < 3; at++)
		if (told(DU_EV_JOINED, at, seat, 0, DU_ANY) ||
		    (at < 2 && told(DU_EV_ALLIED, at, seat, 0, DU_ANY)))
			return true;
	return false;
}

static bool shipped(int seat)
{
	if (told(DU_EV_STOPPED, 1, seat, 0, DU_ANY))
		return false;
	return told_of(DU_EV_SHIPPED, seat) || told_of(DU_EV_CROSSED, seat) ||
	       told_of(DU_EV_WENT_BACK, seat);
}

/* A plan of the seat in that territory, behind the battle. */
static bool fought(int seat, int territory, int against)
{
	for (int i = 0; i < d.events.n; i++) {
		const struct event *e = &d.events.e[i];
		if (e->kind == DU_EV_BATTLE && e->arg[0] == territory &&
		    ((e->arg[1] == seat && e->arg[2] == against) ||
		     (e->arg[2] == seat && e->arg[1] == against)))
			return true;
	}
	return false;
}

/* Another player's card or shipment was paid by an ally. */
static bool lent(void)
{
	for (int i = 0; i < d.events.n; i++)
		if (d.events.e[i].kind == DU_EV_SOLD && d.events.e[i].arg[3] > 0)
			return true;
	return false;
}

/* 1: the order did something; 0: it did nothing; -1: the events do not tell. */
static int came(int seat, const struct slot *slot, const struct du_order *o)
{
	int a = slot->key.a;

	switch ((enum du_verb)o->verb) {
	case DU_PREDICTS:
		return told_of(DU_EV_PREDICTED, seat);
	case DU_TRAITOR:
		return told(DU_EV_KEPT, 0, seat, 1, o->leader) != NULL;
	case DU_PLACES:
		return told(DU_EV_PLACED, 0, seat, 3, o->list[0]) != NULL;
	case DU_BIDS:
		return told(DU_EV_SOLD, 0, a, 1, seat) ||
		       told(DU_EV_KARAMA_BID, 0, a, 1, seat);
	case DU_REVIVE:
		return told_of(DU_EV_REVIVED, seat) ||
		       told_of(DU_EV_LEADER_BACK, seat) || o->n == 0;
	case DU_SHIP:
		return shipped(seat);
	case DU_MOVES:
		return told(DU_EV_MOVED, 0, seat, 5, DU_NO_CARD) != NULL;
	case DU_HAJR_MOVES:
		return told(DU_EV_MOVED, 0, seat, 5, DU_HAJR) != NULL;
	case DU_ALLY:
		return o->n_list ? met(seat) : -1;
	case DU_BREAK:
		return told(DU_EV_BROKEN, 0, seat, 0, DU_ANY) ||
		       told(DU_EV_BROKEN, 1, seat, 0, DU_ANY);
	case DU_ADVISE:
		return o->n == DU_ADVISE_NO ? -1 : told_of(DU_EV_ADVISED, seat);
	case DU_FLIP:
		return told(DU_EV_FLIPPED, 1, a, 2, 0) != NULL;
	case DU_RIDE:
		return told(DU_EV_RODE, 0, seat, 3, a) != NULL;
	case DU_INTRUSION:
		return o->n ? told(DU_EV_FLIPPED, 2, 1, 0, DU_ANY) != NULL : -1;
	case DU_PROTECT:
		return o->n ? told_of(DU_EV_PROTECTED, seat) : -1;
	case DU_ALLYPAY: /* whose spice it was is not told, nor how much of a shipment */
		return lent() || told(DU_EV_SHIPPED, 0, DU_ANY, 0, DU_ANY) ||
				       told(DU_EV_CROSSED, 0, DU_ANY, 0, DU_ANY) ||
				       told(DU_EV_WENT_BACK, 0, DU_ANY, 0, DU_ANY)
			       ? -1
			       : 0;
	case DU_ALLYREVIVE:
		return told_of(DU_EV_PAID_REVIVAL, seat);
	case DU_CANCEL:
		return told(DU_EV_CANCELLED, 1, o->n, 2, seat) != NULL;
	case DU_POWER:
		return told_of(DU_EV_POWER, seat);
	case DU_WEATHER:
		return told(DU_EV_WEATHER, 0, seat, 1, o->n) != NULL;
	case DU_ATOMICS:
		return told_of(DU_EV_ATOMICS, seat);
	case DU_GHOLA:
		return told_of(DU_EV_GHOLA, seat);
	case DU_TRUTH:
		return told(DU_EV_ASKED, 0, seat, 1, o->seat) != NULL;
	case DU_ANSWER:
		return told(DU_EV_SAID, 0, seat, 1, o->n) != NULL;
	case DU_GIVE:
		return told(DU_EV_GAVE, 0, seat, 1, o->seat) != NULL;
	case DU_VOICES:
		return told(DU_EV_VOICE, 1, o->seat, 2, o->list[0]) != NULL;
	case DU_ASK:
		return told(DU_EV_ANSWER, 1, o->seat, 2, o->list[0]) != NULL;
	case DU_BATTLE:
		return fought(seat, o->to, o->seat);
	case DU_DEALS:
		return told(DU_EV_DEAL, 0, seat, 1, o->seat) ||
		       told(DU_EV_DEAL, 0, o->seat, 1, seat);
	case DU_DIAL:
	case DU_SANDWORM:
	case DU_CHARITY:
	case DU_MAXCARDS:
	case DU_MAXSPICE:
	case DU_WHEN:
	case DU_ORDER:
	case DU_VERBS:
		break;
	}
	return -1;
}

static void hold(int game, int seat, const struct slot *slot, int number)
{
	for (int k = 0; k < slot->n_alternatives; k++) {
		const struct alternative *alt = &slot->alternatives[k];
		if (!alt->action)
			continue;
		enum fate fate = fate_of(seat, number, k);
		int so = came(seat, slot, alt->action);
		n_seen[slot->key.verb][fate]++;
		if (slot->n_alternatives > 1 && fate != DONE)
			continue;
		bool done_in_vain = fate == DONE && so == 0;
		bool idle_in_vain = fate == SILENT && so == 1;
		bool waits = slot->standing || slot->key.verb == DU_BATTLE ||
			     slot->key.verb == DU_ALLY;
		ck_assert_msg(!done_in_vain && !idle_in_vain &&
				      (fate != SILENT || waits || so < 0),
			      "game %d, %d.%d, %s: " PRI_STR ": %s", game,
			      d.before.t.turn, du_number(&d.before.t), du_colours[seat],
			      STR_ARG(alt->text), fates[fate]);
	}
}

static void one_phase(int game)
{
	struct sheet sheets[DU_SEATS];

	write_letters();
	memcpy(sheets, d.sheets, sizeof sheets);
	dune_begin();
	dune_game.adjudicate(&d.x);
	memset(d.sheets, 0, sizeof d.sheets);
	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int i = 0; i < sheets[seat].n_slots; i++)
			hold(game, seat, &sheets[seat].slots[i], i);
}

enum { MANY = 40 };
static const struct {
	enum du_verb verb;
	enum fate fate;
} common[] = {
	{DU_ALLY, DONE},       {DU_ALLY, NOT_DONE},  {DU_BATTLE, DONE},
	{DU_BATTLE, SEALED},   {DU_BIDS, DONE},      {DU_BIDS, NOT_DONE},
	{DU_ADVISE, DONE},     {DU_ADVISE, SILENT},  {DU_SHIP, DONE},
	{DU_SHIP, NOT_DONE},   {DU_MOVES, DONE},     {DU_MOVES, NOT_DONE},
	{DU_CANCEL, DONE},     {DU_CANCEL, SILENT},  {DU_REVIVE, NOT_DONE},
	{DU_TRUTH, DONE},      {DU_TRUTH, NOT_DONE}, {DU_ANSWER, DONE},
	{DU_ANSWER, NOT_DONE}, {DU_GIVE, DONE},      {DU_BREAK, DONE},
};

START_TEST(what_became_of_an_order_is_what_the_events_tell)
{
	int first = asked("FIRST", 0);

	fuller = true;

	for (int game = first; game < first + n_games(); game++) {
		dune_clear();
		dune_lay();
		lay_game(game);
		while (d.s.t.phase != DU_OVER)
			one_phase(game);
	}
	/* Letters that are never done, or never in vain, would prove nothing. */
	for (size_t i = 0; n_games() >= MANY && i < sizeof common / sizeof *common; i++)
		ck_assert_msg(n_seen[common[i].verb][common[i].fate] > 0,
			      "no order of verb %d was %s", common[i].verb,
			      fates[common[i].fate]);
}
END_TEST

DUNE_MAIN("dune/fates", what_became_of_an_order_is_what_the_events_tell)
