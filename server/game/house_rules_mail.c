/* House rules, the part that the house adds to a game's own: the options of its play as
 * sentences, the phases and what stands in for a missing order, how orders look.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"
#include "rules/game.h"
#include "server/game/game_options.h"
#include "server/game/house_rules_parts.h"

/* What an option means at that value (NULL: at any other); {v} is the value itself. An
 * empty sentence: nothing that a player need know. */
struct meaning {
	const char *name, *value, *sentence;
};

/* clang-format off */
static const struct meaning meanings[] = {
	{"deadlines",    NULL,      N_("The deadlines go by this rule: {v}. A phase is run half an hour after everybody's orders are in, unless somebody says WAIT.")},
	{"grace",        "0",       N_("Orders that come after the deadline do not count.")},
	{"grace",        NULL,      N_("For {v} hours after a deadline orders count, as long as somebody still owes some.")},
	{"nmr",          "wait",    N_("A phase waits for a player who owes orders and sends none, until the GM decides.")},
	{"nmr",          "standby", N_("A phase waits for a player who owes orders and sends none, until a standby has taken over their seat.")},
	{"reminders",    "none",    N_("Nobody is reminded.")},
	{"reminders",    NULL,      N_("Reminders go out this many hours before the deadline, to players who still owe orders: {v}.")},
	{"auth",         "P0",      N_("A letter counts with the key of a reply, or from the player's own address if it names the game.")},
	{"auth",         "P1",      N_("A letter counts with the key of a reply and from the player's own address; else they are asked to confirm it.")},
	{"auth",         "P2",      N_("A letter counts with the key of a reply, from the player's own address, and when the mail server vouches for it; else they are asked to confirm it.")},
	{"auth",         "P3",      N_("Each set of orders counts once its player has confirmed it.")},
	{"calendar",     "on",      N_("Letters with a deadline carry it for your calendar.")},
	{"calendar",     NULL,      ""},
	{"title",        NULL,      ""},
	{"language",     "en",      ""},
	{"language",     NULL,      N_("Reports are written in {v}, as far as they are translated.")},
	{"voice",        NULL,      ""},
	{"powers",       NULL,      ""},
	{"public",       "on",      N_("Strangers may read along: the public part of each report, never what only one player may know.")},
	{"public",       NULL,      N_("Strangers may not read along.")},
	{"absence_days", "0",       N_("ABSENT tells all that you are away, and moves no deadline.")},
	{"absence_days", NULL,      N_("ABSENT tells all that you are away and moves the deadlines in it, for {v} days of yours in the game at most.")},
	{"gm_reads_press", "on",    N_("The GM reads what players write to each other.")},
	{"gm_reads_press", NULL,    N_("The GM does not read what players write to each other.")},
	{"press_size",   "0",       N_("There is no press in this game.")},
	{"press_size",   NULL,      N_("A player has {v} kB of press in a phase at most.")},
	{"press_day",    NULL,      N_("A player has {v} pieces of press in 24 hours at most.")},
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

struct str house_rules_meaning(struct arena *a, const struct game_rules *r,
			       const struct game_option *o, struct str value)
{
	const struct meaning *m = meaning_of(o->name, value);
	struct str rest = str_of(m ? locale_text(m->sentence) : NULL);
	size_t at = rest.n ? str_find(rest, STR("{v}")) : SIZE_MAX;

	/* What stands in for missing orders is a matter of the rules. */
	if (str_is(str_of(o->name), "nmr") && str_iequal(value, STR("random")))
		return str_of(locale_text(game_absent(r)->policy));
	value = game_option_shown(a, o, value);
	if (!m)
		return str_printf(a, "%s: %.*s (%s).", o->name, STR_ARG(value),
				  o->what ? locale_text(o->what) : "");
	if (at == SIZE_MAX)
		return rest;
	return str_printf(a, "%.*s%.*s%.*s", (int)at, rest.s, STR_ARG(value),
			  STR_ARG(str_slice(rest, at + 3, rest.n)));
}

/* Bit per kind of phase that the game has, those of turn 0 included. */
static unsigned all_kinds(const struct vocab *vocab)
{
	unsigned all = 0;

	for (int i = 1; i <= vocab->n_phases + vocab->setup_phases; i++)
		all |= PHASE(i);
	return all;
}

static bool is_in_every_turn_phase(const struct vocab *vocab, const struct verb *v)
{
	unsigned turn = all_kinds(vocab) & ((PHASE(vocab->n_phases) << 1) - 1);

	return vocab->n_phases > 1 && (v->phases & turn) == turn;
}

/* "attack, resettle, release, limbo": the orders of a phase that not every phase has, or
 * (phase 0) those that each phase of a turn has. */
static struct str verbs_of(struct arena *a, const struct vocab *vocab, int phase)
{
	struct buf out = buf_in(a);

	for (const struct verb *v = vocab->verbs; v->parse; v++) {
		bool every = is_in_every_turn_phase(vocab, v);
		bool has = phase ? v->phases & PHASE(phase) &&
					   (!every || phase > vocab->n_phases)
				 : every;
		if (v->name && has)
			buf_printf(&out, "%s%s", out.n ? ", " : "", v->name);
	}
	return buf_str(&out);
}

/* One phase: its name, its orders, and what is done without them. */
static void phase_line(const struct game_rules *r, struct page *page, int turn,
		       int phase)
{
	struct str verbs =
		verbs_of(page->a, r->vocab, vocab_kind(r->vocab, turn, phase));
	const char *name = locale_text(game_phase_name(r, turn, phase));
	const char *missed = game_phase_missed(r, turn, phase);
	struct buf b = buf_in(page->a);

	buf_printf(&b, turn ? _("Phase %d, %s") : _("Turn 0, phase %d, %s"), phase,
		   name);
	buf_printf(&b, "%s" PRI_STR ".", verbs.n ? ": " : "", STR_ARG(verbs));
	if (missed)
		buf_printf(&b, _(" Without orders: %s"), locale_text(missed));
	page_item(page, buf_str(&b));
}

static void phases(const struct game_rules *r, struct page *page)
{
	struct str any = verbs_of(page->a, r->vocab, 0);

	page_heading(page, 0, STR(N_("THE PHASES OF A TURN")));
	for (int i = 1; i <= r->vocab->setup_phases; i++)
		phase_line(r, page, 0, i);
	for (int i = 1; i <= r->n_phases; i++)
		phase_line(r, page, 1, i);
	if (any.n)
		page_paraf(page, _("In each phase of a turn: %.*s."), STR_ARG(any));
	if (r->phase_missed && r->phase_missed[r->n_phases])
		page_paraf(page, _("Without orders in any phase: %s"),
			   locale_text(r->phase_missed[r->n_phases]));
}

/* The first order that each kind of phase has, those of turn 0 first; one of its own where
 * there is one. */
static void phase_example(const struct vocab *vocab, int kind, struct buf *lines)
{
	const struct verb *best = NULL;

	for (const struct verb *v = vocab->verbs; v->parse; v++)
		if (v->name && v->example && v->phases & PHASE(kind) &&
		    (!best ||
		     (best->phases != PHASE(kind) && v->phases == PHASE(kind))))
			best = v;
	if (best)
		buf_printf(lines, "%s\n", best->example);
}

/* An order with a condition: the first line for it that HELP prints, else an example of a
 * verb. */
static struct str condition_example(const struct vocab *vocab)
{
	struct str rest = str_of(vocab->example_if), line;

	for (const struct verb *v = vocab->verbs; v->parse; v++)
		if (v->name && v->example &&
		    str_find(str_of(v->example), STR(" if ")) != SIZE_MAX)
			return str_of(v->example);
	return vocab->example_if && str_line(&rest, &line) ? str_trim(line) : STR("");
}

/* An order of each phase, and one with a condition: as HELP prints them. */
static void examples(const struct game_rules *r, struct page *page)
{
	struct buf lines = buf_in(page->a);
	struct str with_if = condition_example(r->vocab);

	for (int i = 1; i <= r->vocab->setup_phases; i++)
		phase_example(r->vocab, r->n_phases + i, &lines);
	for (int i = 1; i <= r->n_phases; i++)
		phase_example(r->vocab, i, &lines);
	if (with_if.n)
		buf_printf(&lines, PRI_STR "\n", STR_ARG(with_if));
	page_heading(page, 0, STR(N_("HOW TO ORDER")));
	page_para(
		page,
		str_of(_(
			"Answer the report, one order a line, in your own words as far as they are clear; the receipt repeats what was understood and points at what was not. You may write again until the deadline. Orders that you do not write again stay. An order of each phase, and one with a condition:")));
	page_verbatim(page, buf_str(&lines));
	page_para(
		page,
		str_of(_(
			"`else` stands between alternatives, `end` below the last order. HELP and a word explains it; STATUS, TEMPLATE and PREVIEW show where your orders stand; HISTORY brings old reports, WHY tells what became of your orders, PROOF how chance is checked.")));
}

void house_rules_play(const struct game_rules *r, struct page *page)
{
	phases(r, page);
	examples(r, page);
}
