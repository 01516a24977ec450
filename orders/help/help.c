/* HELP: the verbs out of the game's own table, and what all games share.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "base/spell.h"
#include "orders/help/help_texts.h"
#include "orders/lexis/suggest.h"
#include "orders/read.h"
#include "orders/vocab.h"

/* clang-format off */
enum topic_example { EXAMPLE_NONE, EXAMPLE_ELSE, EXAMPLE_IF, EXAMPLE_PRESS };

static const struct topic {
	const char *word, *text;
	enum topic_example example; /* of the game, and what comes after it */
	const char *after;
} topics[] = {
	{"preference", TEXT_PREFERENCE, EXAMPLE_ELSE, TEXT_PREFERENCE_AFTER},
	{"else", NULL, EXAMPLE_NONE, NULL},
	{"alternative", NULL, EXAMPLE_NONE, NULL},
	{"if", TEXT_IF, EXAMPLE_IF, TEXT_IF_AFTER},
	{"unless", NULL, EXAMPLE_NONE, NULL},
	{"condition", NULL, EXAMPLE_NONE, NULL},
	{"press", TEXT_PRESS, EXAMPLE_PRESS, TEXT_PRESS_AFTER},
	{"clear", TEXT_CLEAR, EXAMPLE_NONE, NULL},
	{"replace", NULL, EXAMPLE_NONE, NULL},
	{"standing", TEXT_STANDING, EXAMPLE_NONE, NULL},
	{"orders", TEXT_ORDERS, EXAMPLE_NONE, NULL},
	{"end", NULL, EXAMPLE_NONE, NULL},
	{"turn", NULL, EXAMPLE_NONE, NULL},
	{"phase", NULL, EXAMPLE_NONE, NULL},
	{"commands", TEXT_COMMANDS, EXAMPLE_NONE, NULL},
	{"command", NULL, EXAMPLE_NONE, NULL},
	{"help", TEXT_HELP, EXAMPLE_NONE, NULL},
	{"status", TEXT_STATUS, EXAMPLE_NONE, NULL},
	{"deadline", NULL, EXAMPLE_NONE, NULL},
	{"preview", TEXT_PREVIEW, EXAMPLE_NONE, NULL},
	{"template", TEXT_TEMPLATE, EXAMPLE_NONE, NULL},
	{"form", NULL, EXAMPLE_NONE, NULL},
	{"final", TEXT_FINAL, EXAMPLE_NONE, NULL},
	{"yes", TEXT_YES, EXAMPLE_NONE, NULL},
	{"no", NULL, EXAMPLE_NONE, NULL},
	{"gm", NULL, EXAMPLE_NONE, NULL},
	{"receipt", TEXT_RECEIPT, EXAMPLE_NONE, NULL},
	{"receipts", NULL, EXAMPLE_NONE, NULL},
	{"history", TEXT_HISTORY, EXAMPLE_NONE, NULL},
	{"report", NULL, EXAMPLE_NONE, NULL},
	{"why", TEXT_WHY, EXAMPLE_NONE, NULL},
	{"address", TEXT_ADDRESS, EXAMPLE_NONE, NULL},
	{"rules", TEXT_RULES, EXAMPLE_NONE, NULL},
	{"ruling", NULL, EXAMPLE_NONE, NULL},
	{"proof", TEXT_PROOF, EXAMPLE_NONE, NULL},
	{"digest", TEXT_DIGEST, EXAMPLE_NONE, NULL},
	{"confirm", TEXT_CONFIRM, EXAMPLE_NONE, NULL},
	{"me", TEXT_ME, EXAMPLE_NONE, NULL},
	{"news", TEXT_NEWS, EXAMPLE_NONE, NULL},
	{"observe", TEXT_OBSERVE, EXAMPLE_NONE, NULL},
	{"absent", TEXT_ABSENT, EXAMPLE_NONE, NULL},
	{"vacation", NULL, EXAMPLE_NONE, NULL},
	{"holiday", NULL, EXAMPLE_NONE, NULL},
	{"timezone", TEXT_TIMEZONE, EXAMPLE_NONE, NULL},
	{"time zone", NULL, EXAMPLE_NONE, NULL},
	{"format", TEXT_FORMAT, EXAMPLE_NONE, NULL},
	{"wait", TEXT_WAIT, EXAMPLE_NONE, NULL},
	{"resign", TEXT_RESIGN, EXAMPLE_NONE, NULL},
	{"unsubscribe", NULL, EXAMPLE_NONE, NULL},
	{"nowait", NULL, EXAMPLE_NONE, NULL},
	{"join", TEXT_JOIN, EXAMPLE_NONE, NULL},
	{"decline", NULL, EXAMPLE_NONE, NULL},
	{NULL, NULL, EXAMPLE_NONE, NULL},
};
/* clang-format on */

/* A paragraph. */
static void put_text(struct buf *b, const char *english)
{
	buf_wrap(b, str_of(locale_text(english)), HELP_COLUMNS);
}

static bool same_name(const struct vocab *vocab, const struct vocab_phase *a,
		      const struct vocab_phase *b)
{
	return strcmp(vocab_phase_name(vocab, a), vocab_phase_name(vocab, b)) == 0;
}

/* " (phase 3, marches)", " (phases 3 to 6, marches)": the phases of a turn in which the verb
 * is legal, those that are alike as one. */
static void verb_phases(const struct vocab *vocab, const struct verb *v,
			const struct vocab_turn *t, struct buf *b)
{
	for (int i = 1; i <= t->n; i++) {
		const struct vocab_phase *p = &t->phase[i - 1];
		unsigned alike = 0;
		if (!(p->kinds & v->phases))
			continue;
		for (int k = i; k <= t->n && t->phase[k - 1].kinds & v->phases &&
				same_name(vocab, p, &t->phase[k - 1]);
		     k++)
			alike |= PHASE(k);
		buf_z(b, alike & (alike - 1) ? _(" (phases ") : _(" (phase "));
		vocab_numbers(alike, b);
		buf_printf(b, ", %s)", vocab_phase_name(vocab, p));
		while (alike >> (i + 1) & 1)
			i++;
	}
}

/* Those of a set-up, where the verb is not one of any phase. */
static void verb_setup(const struct vocab *vocab, const struct verb *v, bool any,
		       struct buf *b)
{
	struct vocab_turn t;

	if (!vocab->setup_phases)
		return;
	vocab_phases(vocab, NULL, 0, &t);
	if (any && vocab_phases_of(&t, v->phases) == vocab_phases_of(&t, ~0U))
		return;
	for (int i = 1; i <= t.n; i++)
		if (t.phase[i - 1].kinds & v->phases)
			buf_printf(b, _(" (turn 0, phase %d, %s)"), i,
				   vocab_phase_name(vocab, &t.phase[i - 1]));
}

static void verb_help(const struct vocab *vocab, const struct verb *v, const void *view,
		      struct buf *b)
{
	struct vocab_turn t;
	int turn = vocab_turn_of(vocab, view, 1, v->phases, &t);

	if (turn <= 0)
		vocab_phases(vocab, view, 1, &t);
	const bool any = vocab_phases_of(&t, v->phases) == vocab_phases_of(&t, ~0U);
	buf_printf(b, "%s", v->name);
	if (any)
		buf_z(b, _(" (any phase)"));
	else if (turn < 0)
		buf_z(b, _(" (not with the options of this game)"));
	else
		verb_phases(vocab, v, &t, b);
	verb_setup(vocab, v, any, b);
	buf_z(b, vocab_whose(vocab, view, v, false) ? "\n" : _(" (not for you)\n"));
	put_text(b, v->help);
	buf_printf(b, "  %s\n", v->example);
}

static bool same_word(struct str a, const char *b)
{
	return a.n && str_is(a, b);
}

/* The verb of a word or of one of its synonyms. */
static const struct verb *find_verb(const struct vocab *vocab, struct str word)
{
	for (const struct verb *v = vocab->verbs; v->parse; v++)
		if (v->name && same_word(word, v->name))
			return v;
	for (const struct word *w = vocab->words; w->text; w++) {
		if (!same_word(word, w->text))
			continue;
		for (const struct verb *v = vocab->verbs; v->parse; v++)
			if (v->name && v->word == w->id &&
			    (v->value < 0 || v->value == w->value))
				return v;
		/* A word of a verb that has no help of its own: its neighbour by
		 * number. */
		for (const struct verb *v = vocab->verbs; v->parse; v++)
			for (const struct verb *u = vocab->verbs;
			     v->word == w->id && u->parse; u++)
				if (u->name && u->id == v->id)
					return u;
	}
	return NULL;
}

/* Two seats that play, for an example; before a game is known, its first two. */
static void two_seats(const struct vocab *vocab, const void *view, const char *name[2])
{
	unsigned playing = view ? vocab->seats(view) : 3;

	name[0] = name[1] = vocab->seat_names[0];
	for (int seat = 0, n = 0; n < 2 && playing >> seat; seat++)
		if (playing >> seat & 1)
			name[n++] = vocab->seat_names[seat];
}

/* In the game's own words. */
static void add_example(const struct vocab *vocab, const void *view,
			enum topic_example which, struct buf *b)
{
	const char *name[2];

	switch (which) {
	case EXAMPLE_NONE:
		break;
	case EXAMPLE_ELSE:
		buf_z(b, vocab->example_else ? locale_text(vocab->example_else) : "");
		break;
	case EXAMPLE_IF:
		buf_z(b, vocab->example_if ? locale_text(vocab->example_if) : "");
		break;
	case EXAMPLE_PRESS:
		two_seats(vocab, view, name);
		buf_printf(b,
			   _("  press to %s, %s\n"
			     "  the text, on lines of its own\n"
			     "  endpress\n"),
			   name[0], name[1]);
		break;
	}
}

/* A game of which no order holds beyond its phase says so. */
static const char *text_of(const struct topic *t, const struct vocab *vocab)
{
	return strcmp(t->word, "standing") == 0 && !vocab->standing ? TEXT_NO_STANDING
								    : t->text;
}

static bool topic_help(const struct vocab *vocab, const void *view, struct str word,
		       struct buf *b)
{
	for (const struct topic *t = topics; t->word; t++) {
		if (!same_word(word, t->word) &&
		    !(str_starts(word, t->word) && word.n == str_of(t->word).n + 1))
			continue;
		while (!t->text)
			t--;
		put_text(b, text_of(t, vocab));
		add_example(vocab, view, t->example, b);
		if (t->after)
			put_text(b, t->after);
		return true;
	}
	return false;
}

/* The one word that it may be a misspelling of, as near as orders are mended. */
static struct str nearest_topic(const struct vocab *vocab, struct str word)
{
	int limit = word.n >= 7 ? 2 : 1, best = limit + 1;
	struct str found = {NULL, 0};

	for (const struct topic *t = topics; t->word && word.n > 2; t++) {
		int d = spell_distance(word, str_of(t->word), limit);
		if (d < best) {
			best = d;
			found = str_of(t->word);
		}
	}
	for (const struct verb *v = vocab->verbs; v->parse && word.n > 2; v++) {
		int d = v->name ? spell_distance(word, str_of(v->name), limit) : best;
		if (d < best) {
			best = d;
			found = str_of(v->name);
		}
	}
	return found;
}

/* On which words there is more. HELP PLAY is how the game is played, also where an order begins with that word. */
static void put_more(const struct vocab *vocab, const void *view, struct buf *b)
{
	struct buf verbs = buf_in(b->a), text = buf_in(b->a);
	struct vocab_turn t;

	for (const struct verb *v = vocab->verbs; v->parse; v++)
		if (v->name && strcmp(v->name, "play") != 0 &&
		    vocab_turn_of(vocab, view, 1, v->phases, &t) >= 0 &&
		    vocab_whose(vocab, view, v, false))
			buf_printf(&verbs, "%s, ", v->name);
	if (vocab->help_words)
		buf_printf(&verbs, "%s, ", vocab->help_words);
	buf_printf(&text, _(TEXT_MORE), STR_ARG(buf_str(&verbs)),
		   vocab->standing ? "standing, " : "");
	buf_wrap(b, buf_str(&text), HELP_COLUMNS);
}

/* HELP on the name of a phase: the orders of that phase. */
static bool phase_help(const struct vocab *vocab, const void *view, struct str word,
		       struct buf *b)
{
	struct vocab_turn turn[2] = {{.n = 0}};
	unsigned kinds = 0;
	bool any = false;

	vocab_any_turn(vocab, view, &turn[0]);
	if (vocab->setup_phases)
		vocab_phases(vocab, view, 0, &turn[1]);
	for (int t = 0; t < 2; t++)
		for (int i = 0; i < turn[t].n; i++) {
			const struct vocab_phase *p = &turn[t].phase[i];
			if (p->kinds && same_word(word, vocab_phase_name(vocab, p)))
				kinds |= p->kinds;
		}
	for (const struct verb *v = vocab->verbs; v->parse; v++) {
		if (!v->name || !(v->phases & kinds))
			continue;
		verb_help(vocab, v, view, b);
		any = true;
	}
	return any;
}

/* The orders of the phase, each with an example in a column of its own. */
static void list_verbs(const struct vocab *vocab, const void *view, unsigned open,
		       struct buf *b)
{
	int width = 0;

	for (const struct verb *v = vocab->verbs; v->parse; v++)
		if (vocab_may(vocab, view, v, open) && (int)strlen(v->name) > width)
			width = (int)strlen(v->name);
	for (const struct verb *v = vocab->verbs; v->parse; v++)
		if (vocab_may(vocab, view, v, open))
			buf_printf(b, "  %-*s  %s\n", width, v->name, v->example);
}

enum help_known orders_help_known(struct arena *a, const struct vocab *vocab,
				  const void *view, int phase, struct str word)
{
	struct buf b = buf_in(a);

	if (!word.n)
		return HELP_UNKNOWN;
	if (vocab->help && vocab->help(view, phase, word, &b))
		return HELP_OF_GAME;
	for (const struct verb *v = vocab->verbs; v->parse; v++)
		if (v->name && same_word(word, v->name))
			return HELP_OF_GAME;
	return topic_help(vocab, view, word, &b) ? HELP_OF_HOUSE : HELP_UNKNOWN;
}

void orders_help(const struct vocab *vocab, const void *view, int turn, int phase,
		 struct str word, struct buf *b)
{
	unsigned open = vocab_open(vocab, view, turn, phase);
	const struct verb *v = word.n ? find_verb(vocab, word) : NULL;

	if (word.n && vocab->help && vocab->help(view, phase, word, b))
		return;
	if (v) {
		verb_help(vocab, v, view, b);
		return;
	}
	if (word.n &&
	    (topic_help(vocab, view, word, b) || phase_help(vocab, view, word, b)))
		return;
	if (word.n) {
		struct str near = nearest_topic(vocab, word);
		struct str asked = str_cut(word, 40);
		if (near.n) {
			buf_printf(
				b,
				_("There is no help on '%.*s'; this is HELP %.*s:\n"),
				STR_ARG(asked), STR_ARG(near));
			orders_help(vocab, view, turn, phase, near, b);
			return;
		}
		buf_printf(b, _("There is no help on '%.*s'.\n\n"), STR_ARG(asked));
	}
	buf_z(b,
	      phase  ? _("One order a line, as below or in your own words if they are clear.\nNo other player sees what you write here, only press.\n\n")
	      : view ? _("The game is over, so there is nothing to order.\n\n")
		     : _("The game has not begun, so there is nothing to order yet.\n\n"));
	if (phase)
		list_verbs(vocab, view, open, b);
	if (phase && vocab->help)
		vocab->help(view, phase, (struct str){NULL, 0}, b);
	buf_z(b, phase ? "\n" : "");
	put_text(b, TEXT_ALL_COMMANDS);
	put_more(vocab, view, b);
}
