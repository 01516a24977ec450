/* House rules, the part that the house adds to a game's own: the options of its play as
 * sentences, the phases and what stands in for a missing order, how orders look.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"
#include "rules/game.h"
#include "server/game/phase_clock.h"
#include "server/options/game_options.h"
#include "server/options/house_rules_parts.h"
#include "server/options/rules_texts.h"

/* A sentence about an option at that value (NULL: at any other); {v} is the value
 * itself. An empty sentence: players need not know of it. */
struct meaning {
	const char *name, *value, *sentence;
};

/* clang-format off */
static const struct meaning meanings[] = {
	{"deadlines",    NULL,      N_("Deadlines are {v}.")},
	{"early",        "off",     N_("A phase runs at its deadline and never before it, also when everybody's orders are in.")},
	{"early",        NULL,      N_("A phase runs half an hour after everybody's orders are in, unless somebody says WAIT.")},
	{"grace",        "0",       N_("Orders that come after the deadline do not count.")},
	{"grace",        "1",       N_("Orders count for an hour after a deadline, as long as somebody still owes some.")},
	{"grace",        NULL,      N_("Orders count for {v} hours after a deadline, as long as somebody still owes some.")},
	{"nmr",          "wait",    N_("A phase waits for a player who owes orders and sends none, until the GM decides.")},
	{"nmr",          "standby", N_("A phase waits for a player who owes orders and sends none, until a standby has taken over their seat.")},
	{"reminders",    "none",    N_("No reminders are sent.")},
	{"reminders",    "1",       N_("Reminders go out an hour before the deadline, to players who still owe orders.")},
	{"reminders",    NULL,      N_("Reminders go out {v} hours before the deadline, to players who still owe orders.")},
	{"auth",         "P0",      N_("A letter counts with the key of a reply, or from the player's own address if it names the game.")},
	{"auth",         "P1",      N_("A letter counts if it has the key of a reply and comes from the player's own address. Any other must be confirmed.")},
	{"auth",         "P2",      N_("A letter counts if it has the key of a reply, comes from the player's own address, and the mail server vouches for it. Any other must be confirmed.")},
	{"auth",         "P3",      N_("Each set of orders counts once its player has confirmed it.")},
	{"calendar",     "on",      N_("Letters with a deadline bring it as an entry for your calendar.")},
	{"calendar",     NULL,      ""},
	{"title",        NULL,      ""},
	{"language",     "en",      ""},
	{"language",     NULL,      N_("Reports are written in {v}, as far as they are translated.")},
	{"voice",        NULL,      ""},
	{"powers",       NULL,      ""},
	{"public",       "on",      N_("Strangers may follow the game on the web and by mail, from its first turn on. They read the public part of each report, with press to all and the names that the players see in it; never an address, an absence, or what only one player may know. The web also adds up what each player reached in public games.")},
	{"public",       NULL,      N_("Strangers may not follow the game.")},
	{"absence_days", "0",       N_("ABSENT tells the players of this game that you are away; it moves no deadline.")},
	{"absence_days", "1",       N_("ABSENT tells the players of this game that you are away, and moves a deadline that falls into those days. You may have one such day in the game.")},
	{"absence_days", NULL,      N_("ABSENT tells the players of this game that you are away, and moves deadlines that fall into those days. You may have {v} such days in the game.")},
	{"gm_reads_press", "on",    N_("The GM reads what players write to each other.")},
	{"gm_reads_press", NULL,    N_("The GM does not read what players write to each other.")},
	{"gm_plays",     "on",      N_("The GM may sit in this game, and sees all secrets: it is a test.")},
	{"gm_plays",     NULL,      ""},
	{"anonymous",    "on",      N_("Players are known by their seats alone. Only the GM knows who plays which; when the game is over, everybody is told.")},
	{"anonymous",    NULL,      ""},
	{"press_size",   "0",       N_("There is no press in this game.")},
	{"press_size",   NULL,      N_("A player may send at most {v} kB of press in a phase.")},
	{"press_at_once", "on",     N_("Signed press to players goes to them at once, and is printed in the next report as well. Grey press waits for the report.")},
	{"press_at_once", NULL,     ""},
	{"press_day",    "1",       N_("A player may send one piece of press in 24 hours.")},
	{"press_day",    NULL,      N_("A player may send at most {v} pieces of press in 24 hours.")},
};
/* clang-format on */

static const struct meaning *meaning_of(const char *name, struct str value)
{
	for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
		if (str_is(str_of(name), meanings[i].name) &&
		    (!meanings[i].value ||
		     str_iequal(value, str_of(meanings[i].value))))
			return &meanings[i];
	return NULL;
}

/* The value as a sentence has it: a rule for deadlines in words, "48 and 12" for a list. */
static struct str in_words(struct arena *a, const struct game_option *o,
			   struct str value)
{
	enum play_option id = play_option_at(o);
	struct buf b = buf_in(a);
	size_t comma;

	if (id == OPTION_DEADLINES)
		return phase_clock_rule_told(a, value);
	if (id != OPTION_REMINDERS)
		return game_option_shown(a, o, value);
	for (; (comma = str_find_char(value, ',')) != SIZE_MAX;
	     value = str_slice(value, comma + 1, value.n))
		buf_printf(&b, "%s%.*s", b.n ? ", " : "",
			   STR_ARG(str_trim(str_slice(value, 0, comma))));
	buf_printf(&b, "%s%.*s", b.n ? _(" and ") : "", STR_ARG(str_trim(value)));
	return buf_str(&b);
}

struct str house_rules_meaning(struct arena *a, const struct game_rules *r,
			       const struct game_option *o, struct str value)
{
	const struct meaning *m = meaning_of(o->name, value);
	struct str rest = str_of(m ? locale_text(m->sentence) : NULL);
	size_t at = rest.n ? str_find(rest, STR("{v}")) : SIZE_MAX;

	/* The rules say what stands in for missing orders. */
	if (play_option_at(o) == OPTION_NMR && str_iequal(value, STR("random")))
		return str_of(locale_text(game_absent(r)->policy));
	value = in_words(a, o, value);
	if (!m)
		return str_printf(a, "%s: %.*s (%s).", o->name, STR_ARG(value),
				  o->what ? locale_text(o->what) : "");
	if (at == SIZE_MAX)
		return rest;
	return str_printf(a, "%.*s%.*s%.*s", (int)at, rest.s, STR_ARG(value),
			  STR_ARG(str_slice(rest, at + 3, rest.n)));
}

/* Is the verb legal in every phase of a turn, where there are several? */
static bool is_in_each_phase(const struct vocab_turn *t, const struct verb *v)
{
	unsigned all = vocab_phases_of(t, ~0U);

	return all & (all - 1) && vocab_phases_of(t, v->phases) == all;
}

/* A game's language as the readers of a view see it. */
struct told {
	const struct vocab *vocab;
	const void *view;
};

/* The seats that still play, for nobody else gives orders. Where nobody does, all seats of the game; before
 * it has a position, all that it could have. */
static unsigned seats(struct told of)
{
	unsigned there = of.view ? of.vocab->in_game(of.view) : ~0U;

	return there ? there : of.vocab->seats(of.view);
}

static unsigned whose(struct told of, const struct verb *v)
{
	return vocab_whose(of.vocab, of.view, v, false) & seats(of);
}

static bool is_for_all(struct told of, const struct verb *v)
{
	return whose(of, v) == seats(of);
}

/* "place (Orcs)": the order, and whose it is if it is not for all. */
static void verb_name(struct told of, const struct verb *v, struct buf *out)
{
	const char *gap = " (";

	buf_printf(out, "%s%s", out->n ? ", " : "", v->name);
	if (is_for_all(of, v))
		return;
	for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
		if (whose(of, v) >> seat & 1) {
			buf_printf(out, "%s%s", gap, of.vocab->seat_names[seat]);
			gap = ", ";
		}
	buf_char(out, ')');
}

/* "attack, resettle, release, limbo": the orders of a phase of turn `t` that are not legal in
 * each, or (phase NULL) those that are. */
static struct str verbs_of(struct arena *a, struct told of, const struct vocab_turn *t,
			   const struct vocab_phase *phase)
{
	struct buf out = buf_in(a);

	for (const struct verb *v = of.vocab->verbs; v->parse; v++) {
		bool each = t && is_in_each_phase(t, v);
		bool has = phase ? v->phases & phase->kinds && !each : each;
		if (v->name && has && whose(of, v))
			verb_name(of, v, &out);
	}
	return buf_str(&out);
}

static bool is_alike(const struct game_rules *r, int turn, const struct vocab_phase *a,
		     const struct vocab_phase *b)
{
	return a->kinds == b->kinds &&
	       strcmp(game_name_of(r, turn, a), game_name_of(r, turn, b)) == 0;
}

/* One phase, or several that are alike: the name, the orders, and what is done without them. Those that each phase of `ordinary`
 * has stand below. How many phases that was. */
static int phase_line(const struct game_rules *r, const void *view, struct page *page,
		      int turn, const struct vocab_turn *t,
		      const struct vocab_turn *ordinary, int phase)
{
	const struct vocab_phase *p = &t->phase[phase - 1];
	struct told of = {r->vocab, view};
	struct str verbs = verbs_of(page->a, of, ordinary, p);
	struct str missed = game_phase_missed(r, turn, p, page->a);
	struct buf b = buf_in(page->a);
	unsigned some = turn ? vocab_some_turns(r->vocab, view) : 0;
	bool gaps = some >> phase & 1;
	int n = 1;

	while (phase + n <= t->n && is_alike(r, turn, p, p + n) &&
	       (some >> (phase + n) & 1) == gaps)
		n++;
	if (n > 1)
		buf_printf(&b, _("Phases %d to %d, %s"), phase, phase + n - 1,
			   game_name_of(r, turn, p));
	else
		buf_printf(&b, turn ? _("Phase %d, %s") : _("Turn 0, phase %d, %s"),
			   phase, game_name_of(r, turn, p));
	if (gaps)
		buf_z(&b, _(" (not in every turn)"));
	buf_printf(&b, "%s" PRI_STR ".", verbs.n ? ": " : "", STR_ARG(verbs));
	if (missed.n)
		buf_printf(&b, _(" Without orders: %.*s"), STR_ARG(missed));
	page_item(page, buf_str(&b));
	return n;
}

static void phase_lines(const struct game_rules *r, const void *view, struct page *page,
			int turn, const struct vocab_turn *t,
			const struct vocab_turn *ordinary)
{
	for (int i = 1; i <= t->n;)
		i += t->phase[i - 1].kinds
			     ? phase_line(r, view, page, turn, t, ordinary, i)
			     : 1;
}

static void phases(const struct game_rules *r, const void *view,
		   const struct vocab_turn *set_up, const struct vocab_turn *turn,
		   struct page *page)
{
	struct str any = verbs_of(page->a, (struct told){r->vocab, view}, turn, NULL);

	page_heading(page, 0, STR(N_("THE PHASES OF A TURN")));
	phase_lines(r, view, page, 0, set_up, turn);
	phase_lines(r, view, page, 1, turn, turn);
	if (any.n)
		page_paraf(page, _("In each phase of a turn: %.*s."), STR_ARG(any));
	if (r->phase_missed && r->phase_missed[r->n_phases])
		page_paraf(page, _("Without orders in any phase: %s"),
			   locale_text(r->phase_missed[r->n_phases]));
}

static int count_kinds(unsigned kinds)
{
	int n = 0;

	for (; kinds; kinds &= kinds - 1)
		n++;
	return n;
}

/* How little the order shows of its kind of phase: one that other kinds have as well, one without a word behind it, and one that
 * is about another order ("battle order"). */
static int dullness(const struct verb *v)
{
	enum { WHOLE = 3 }; /* words that show how an order is written */
	int words = str_words(str_of(v->example));

	return count_kinds(v->phases) * WHOLE + (words < WHOLE ? WHOLE - words : 0) +
	       (str_words(str_of(v->name)) > 1 ? WHOLE : 0);
}

/* The order for all that shows most of that kind of phase and is not legal in each: its example, if no phase before has the
 * same. */
static void phase_example(struct told of, const struct vocab_turn *t, int kind,
			  struct buf *lines)
{
	const struct verb *best = NULL;

	for (const struct verb *v = of.vocab->verbs; v->parse; v++)
		if (v->name && v->example && v->phases & PHASE(kind) &&
		    !is_in_each_phase(t, v) && is_for_all(of, v) &&
		    (!best || dullness(v) < dullness(best)))
			best = v;
	if (best && str_find(buf_str(lines), str_of(best->example)) == SIZE_MAX)
		buf_printf(lines, "%s\n", best->example);
}

/* Has the example of an order a condition? An `if` in quotes is a player's own word. */
static bool has_condition(const struct vocab *v, struct str example)
{
	bool quoted = false;

	for (size_t i = 0; i < example.n; i++) {
		if (v->quotes && example.s[i] == '"')
			quoted = !quoted;
		if (!quoted && str_starts(str_slice(example, i, example.n), " if "))
			return true;
	}
	return false;
}

/* An order with a condition: the first line for it that HELP prints, else an example of a
 * verb. */
static struct str condition_example(struct told of)
{
	struct str rest = str_of(of.vocab->example_if), line;

	for (const struct verb *v = of.vocab->verbs; v->parse; v++)
		if (v->name && v->example && is_for_all(of, v) &&
		    has_condition(of.vocab, str_of(v->example)))
			return str_of(v->example);
	return of.vocab->example_if && str_line(&rest, &line) ? str_trim(line)
							      : STR("");
}

/* An order of each kind of phase that turn `t` has; `turn` is an ordinary one. */
static void phase_examples(struct told of, const struct vocab_turn *t,
			   const struct vocab_turn *turn, struct buf *lines)
{
	unsigned told = 0;

	for (int i = 1; i <= t->n; i++)
		for (int kind = 1; kind <= VOCAB_PHASES_MAX; kind++) {
			if (t->phase[i - 1].kinds & PHASE(kind) & ~told)
				phase_example(of, turn, kind, lines);
			told |= t->phase[i - 1].kinds & PHASE(kind);
		}
}

/* An order of each phase, and one with a condition: as HELP prints them. */
static void examples(const struct game_rules *r, const void *view,
		     const struct vocab_turn *set_up, const struct vocab_turn *turn,
		     struct page *page)
{
	struct told of = {r->vocab, view};
	struct buf lines = buf_in(page->a);
	struct str with_if = condition_example(of);

	phase_examples(of, set_up, turn, &lines);
	phase_examples(of, turn, turn, &lines);
	if (with_if.n)
		buf_printf(&lines, PRI_STR "\n", STR_ARG(with_if));
	page_heading(page, 0, STR(N_("HOW TO ORDER")));
	page_para(page, str_of(_(TEXT_HOW_TO_ORDER)));
	page_verbatim(page, buf_str(&lines));
	page_para(page, str_of(_(TEXT_WORDS_AND_COMMANDS)));
}

void house_rules_press(struct page *page)
{
	page_para(page, str_of(_(TEXT_WORDS_TO_PLAYERS)));
	page_verbatim(page, str_of(_(TEXT_PRESS_LINE)));
}

void house_rules_play(const struct game_rules *r, const void *view, struct page *page)
{
	struct vocab_turn set_up = {.n = 0}, turn;

	if (r->vocab->setup_phases)
		vocab_phases(r->vocab, view, 0, &set_up);
	vocab_any_turn(r->vocab, view, &turn);
	phases(r, view, &set_up, &turn, page);
	examples(r, view, &set_up, &turn, page);
}
