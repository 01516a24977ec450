/* Orders and facts in canonical words, which read back to the same.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_parts.h"

typedef void say_fn(struct buf *, const struct du_order *);

/* Parts ------------------------------------------------------------------------------------- */

static const char *seat_word(int seat)
{
	return seat >= 0 && seat < DU_SEATS ? du_colours[seat] : "none";
}

/* Without the article of "the Polar Sink"; that of "The Great Flat" is a part of the name. */
static void territory(struct buf *b, int t)
{
	const char *words = du_territories[t].words;

	buf_z(b, words + (str_starts(str_of(words), "the ") && *words == 't' ? 4 : 0));
}

/* A territory of one sector needs no number. */
static void area(struct buf *b, int at)
{
	int t = du_territory_of(at);
	bool alone = du_first_area(t) == at &&
		     (at + 1 == DU_AREAS || du_territory_of(at + 1) != t);

	territory(b, t);
	if (!alone)
		buf_printf(b, " sector %d", du_areas[at].sector);
}

static void forces(struct buf *b, int n, int elites)
{
	buf_printf(b, "%d", n);
	if (elites)
		buf_printf(b, " with %d elite%s", elites, elites == 1 ? "" : "s");
}

static const char *leader(int which)
{
	return which == DU_HERO        ? "hero"
	       : which == DU_KH        ? "kwisatz haderach"
	       : which == DU_NO_LEADER ? "none"
				       : du_leaders[which].name;
}

static void parts(struct buf *b, const struct du_order *o)
{
	for (int i = 0; i < o->n_list; i++) {
		buf_z(b, i ? ", " : "");
		forces(b, o->count[i], o->elites[i]);
		buf_z(b, " from ");
		area(b, o->list[i]);
	}
}

static void halves(struct buf *b, int n)
{
	buf_printf(b, "%d%s", n / 2, n % 2 ? ".5" : "");
}

static const char *yes_no(int n)
{
	return n ? "yes" : "no";
}

/* Orders of turn 0, nexus, bidding ------------------------------------------------------------ */

static void predict(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "predict %s turn %d", seat_word(o->seat), o->n);
}

static void traitor(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "traitor %s", leader(o->leader));
}

static void place(struct buf *b, const struct du_order *o)
{
	for (int i = 0; i < o->n_list; i++) {
		buf_z(b, i ? ", " : "place ");
		forces(b, o->count[i], o->elites[i]);
		buf_z(b, " in ");
		area(b, o->list[i]);
	}
	if (o->advisor)
		buf_z(b, " as advisor");
}

static void number(struct buf *b, const struct du_order *o)
{
	static const char *const words[DU_VERBS] = {[DU_DIAL] = "dial",
						    [DU_MAXCARDS] = "maxcards",
						    [DU_MAXSPICE] = "maxspice",
						    [DU_ALLYPAY] = "allypay",
						    [DU_ALLYREVIVE] = "allyrevive",
						    [DU_WEATHER] = "weather"};

	buf_printf(b, "%s %d", words[o->verb], o->n);
}

static void ally(struct buf *b, const struct du_order *o)
{
	buf_z(b, o->n_list ? "ally" : "pass");
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s %s", i ? "," : "", seat_word(o->list[i]));
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

static void back(struct buf *b, const struct du_order *o, const char *word)
{
	buf_printf(b, "%s", word);
	if (o->n || !o->leader) {
		buf_char(b, ' ');
		forces(b, o->n, o->n_elites);
	}
	if (o->leader)
		buf_printf(b, " leader %s", leader(o->leader));
}

static void revive(struct buf *b, const struct du_order *o)
{
	back(b, o, "revive");
}

static void ghola(struct buf *b, const struct du_order *o)
{
	back(b, o, "ghola");
}

static void ship(struct buf *b, const struct du_order *o)
{
	buf_z(b, "ship ");
	if (o->n_list)
		parts(b, o);
	else
		forces(b, o->n, o->n_elites);
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
	territory(b, o->list[0]);
}

static void when(struct buf *b, const struct du_order *o)
{
	static const char *const words[] = {"usual", "first", "last", "before",
					    "after"};

	buf_printf(b, "when %s", words[o->n]);
	if (o->n >= DU_WHEN_BEFORE)
		buf_printf(b, " %s", seat_word(o->seat));
}

/* Reactions ---------------------------------------------------------------------------------------- */

static void sandworm(struct buf *b, const struct du_order *o)
{
	buf_z(b, "sandworm ");
	territory(b, o->list[0]);
}

static void habit(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "%s %s",
		   o->verb == DU_CHARITY   ? "charity"
		   : o->verb == DU_PROTECT ? "protect"
					   : "answer",
		   yes_no(o->n));
}

static void advise(struct buf *b, const struct du_order *o)
{
	static const char *const words[] = {"no", "polar", "with"};

	buf_printf(b, "advise %s", words[o->n]);
}

static void intrusion(struct buf *b, const struct du_order *o)
{
	if (!o->n_list)
		buf_printf(b, "intrusion %s", yes_no(o->n));
	for (int i = 0; i < o->n_list; i++) {
		buf_z(b, i ? ", " : "intrusion ");
		territory(b, o->list[i]);
	}
}

static void cancel(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "karama cancel %s", du_advantages[o->n].key);
}

static void swap(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "karama swap %s ", seat_word(o->seat));
	if (o->n == DU_ALL)
		buf_z(b, "all");
	else
		buf_printf(b, "%d", o->n);
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s %s", i ? "," : " give", du_cards[o->list[i]].name);
}

/* Each faction has its own use, and each is written with other parts. */
static void power(struct buf *b, const struct du_order *o)
{
	if (o->seat == DU_NOBODY && o->n_list) {
		buf_z(b, "karama worm ");
		territory(b, o->list[0]);
	} else if (o->seat == DU_NOBODY) {
		back(b, o, "karama revive");
	} else if (o->n == DU_UNSAID && o->n_list) {
		buf_printf(b, "karama see %s in ", seat_word(o->seat));
		territory(b, o->list[0]);
	} else if (o->n == DU_UNSAID) {
		buf_printf(b, "karama stop %s", seat_word(o->seat));
	} else {
		swap(b, o);
	}
}

static void atomics(struct buf *b, const struct du_order *o)
{
	(void)o;
	buf_z(b, "atomics");
}

static void truth(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "truth %s ", seat_word(o->seat));
	if (o->card)
		buf_z(b, du_cards[o->card].name);
	else if (o->leader)
		buf_printf(b, "traitor %s", leader(o->leader));
	else if (o->n != DU_UNSAID)
		buf_printf(b, "spice %d", o->n);
	else
		buf_printf(b, "\"%.*s\"", STR_ARG(o->text));
}

static void give(struct buf *b, const struct du_order *o)
{
	if (o->n == DU_ALL)
		buf_z(b, "give all");
	else
		buf_printf(b, "give %d", o->n);
	buf_printf(b, " to %s", seat_word(o->seat));
}

/* Battles ------------------------------------------------------------------------------------------ */

static void fight(struct buf *b, const char *word, int t, int seat)
{
	buf_printf(b, "%s ", word);
	territory(b, t);
	buf_printf(b, " vs %s", seat_word(seat));
}

static void voice(struct buf *b, const struct du_order *o)
{
	static const char *const kinds[] = {
		"?",      "projectile weapon", "poison weapon", "lasgun",
		"shield", "snooper",           "hero",          "worthless",
		"?"};

	fight(b, "voice", o->list[0], o->seat);
	buf_printf(b, " %s %s", o->n ? "play" : "no", kinds[o->kind]);
}

static void ask(struct buf *b, const struct du_order *o)
{
	static const char *const about[] = {"?", "leader", "weapon", "defence", "dial"};

	fight(b, "ask", o->list[0], o->seat);
	buf_printf(b, " %s", about[o->kind]);
}

static void cards(struct buf *b, const char *word, const uint8_t list[], int n)
{
	for (int i = 0; i < n; i++)
		buf_printf(b, "%s %s", i ? "," : word, du_cards[list[i]].name);
}

static void battle(struct buf *b, const struct du_order *o)
{
	static const char *const drops[] = {"", " discard weapon", " discard defence",
					    " discard both"};

	fight(b, "battle", o->to, o->seat);
	buf_z(b, " dial ");
	if (o->n == DU_ALL) {
		buf_z(b, o->less ? "all-" : "max");
		if (o->less)
			halves(b, o->less);
	} else {
		halves(b, o->n);
	}
	if (o->spice != DU_UNSAID)
		buf_printf(b, " spice %d", o->spice);
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s %s", i ? "," : " leader", leader(o->list[i]));
	cards(b, " weapon", o->weapon, o->n_weapon);
	cards(b, " defence", o->defence, o->n_defence);
	buf_z(b, o->kh ? " kh" : "");
	buf_z(b, o->most_elites ? " lose elite" : "");
	buf_z(b, o->no_call ? " call no" : "");
	buf_z(b, o->kills ? " capture kill" : "");
	buf_z(b, drops[o->drop]);
}

static void battle_order(struct buf *b, const struct du_order *o)
{
	for (int i = 0; i < o->n_list; i++)
		fight(b, i ? "," : "battle order", o->list[i] / DU_SEATS,
		      o->list[i] % DU_SEATS);
}

void du_words_echo(const void *view, const void *action, struct buf *b)
{
	static say_fn *const say[DU_VERBS] = {
		[DU_PREDICTS] = predict,
		[DU_TRAITOR] = traitor,
		[DU_PLACES] = place,
		[DU_DIAL] = number,
		[DU_SANDWORM] = sandworm,
		[DU_CHARITY] = habit,
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
		[DU_ADVISE] = advise,
		[DU_FLIP] = flip,
		[DU_RIDE] = ride,
		[DU_WHEN] = when,
		[DU_INTRUSION] = intrusion,
		[DU_PROTECT] = habit,
		[DU_ALLYREVIVE] = number,
		[DU_CANCEL] = cancel,
		[DU_POWER] = power,
		[DU_WEATHER] = number,
		[DU_ATOMICS] = atomics,
		[DU_GHOLA] = ghola,
		[DU_TRUTH] = truth,
		[DU_ANSWER] = habit,
		[DU_GIVE] = give,
		[DU_VOICES] = voice,
		[DU_ASK] = ask,
		[DU_BATTLE] = battle,
		[DU_ORDER] = battle_order,
	};
	const struct du_order *o = action;

	(void)view;
	say[o->verb](b, o);
}

/* Facts ---------------------------------------------------------------------------------------------- */

static void compared(struct buf *b, const char *what, const struct du_fact *f)
{
	buf_printf(b, "%s ", what);
	territory(b, f->territory);
	buf_printf(b, " %s %d",
		   f->compare > 0   ? ">="
		   : f->compare < 0 ? "<="
				    : "=",
		   f->n);
}

void du_words_echo_fact(const void *view, const void *fact, struct buf *b)
{
	const struct du_fact *f = fact;

	(void)view;
	switch ((enum du_fact_kind)f->kind) {
	case DU_F_STORM:
	case DU_F_HITS:
		buf_z(b, f->kind == DU_F_HITS ? "storm hits " : "storm ");
		territory(b, f->territory);
		break;
	case DU_F_ENEMY:
		compared(b, "enemy", f);
		break;
	case DU_F_SPICE:
		compared(b, "spice", f);
		break;
	case DU_F_FREE:
		buf_z(b, "free ");
		territory(b, f->territory);
		break;
	case DU_F_HAVE:
		buf_printf(b, "have %s", du_cards[f->n].name);
		break;
	case DU_F_SHIPPED:
		buf_printf(b, "shipped %s to ", seat_word(f->seat));
		territory(b, f->territory);
		break;
	case DU_F_WON:
		buf_printf(b, "won lot %d", f->n);
		break;
	}
}
