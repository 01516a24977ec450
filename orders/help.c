/* HELP: the verbs out of the game's own table, and what all games share.
 * SPDX-License-Identifier: ISC */
#include "orders/vocab.h"

/* clang-format off */
static const struct topic {
	const char *word, *text;
} topics[] = {
	{"preference",
	 "Alternatives are tried in the order in which you write them. Join them with\n"
	 "`else` (or `>`), or write lines with 1. 2. 3. in front:\n"
	 "  1. attack yellow 3 with 2 from 1\n"
	 "  2. attack yellow 5 with 2 from 1\n"
	 "`or` between two orders is refused: it does not say which comes first. Lines\n"
	 "with numbers for different decisions are just numbered.\n"},
	{"else", NULL},
	{"if",
	 "A condition stands behind an order, or before it with a comma:\n"
	 "  play plague on green if green attacks red 5\n"
	 "  if blue attacks red 5, play plague on blue\n"
	 "`unless` is `if not`. Facts may be joined with and, or, not and parentheses.\n"
	 "An order may depend only on what is known when it takes effect.\n"},
	{"unless", NULL},
	{"press",
	 "  press to blue, green\n"
	 "  the text, on lines of its own\n"
	 "  endpress\n"
	 "`press grey to all` does not name you; `press to zine` goes to the readers,\n"
	 "`press to gm` to the game master, at once if it is signed; all else goes out with\n"
	 "the next report. Nothing in the text is read as an order. What you write to other\n"
	 "players the GM reads only where the game says so (RULES: gm_reads_press).\n"},
	{"clear",
	 "`clear` takes back all your orders of this phase, `clear card c1` one decision.\n"
	 "A later letter changes only the decisions that it names; with `replace` as its\n"
	 "first line it is the whole set.\n"},
	{"replace", NULL},
	{"standing",
	 "An order that is marked [standing] holds until you change or clear it: you need\n"
	 "not repeat it in every phase. `replace` returns to it; `clear` takes it back.\n"},
	{"orders",
	 "`orders turn 5 phase 2` on the first line says for which phase a letter is. A\n"
	 "later phase's orders are kept until it opens. `end` closes the orders: nothing\n"
	 "below it is read.\n"},
	{"commands",
	 "status, template, help WORD, clear, replace, final (I will change nothing more),\n"
	 "wait (no early run, please), nowait, preview, absent, resign, press.\n"},
	{"absent",
	 "`absent 2 Dec to 4 Dec` tells all that you are away, and a deadline that falls\n"
	 "into it moves to the day after: for 14 days of yours in a game, unless it says\n"
	 "otherwise. Days are written 2 Dec, 2026-12-02, Thu or tomorrow, in your zone; a\n"
	 "span 2-4 Dec or Thu to Sun. `absent off` takes it back; what has moved stays.\n"},
	{"timezone",
	 "`timezone Europe/Berlin`: your letters show deadlines in that zone as well.\n"},
	{"format",
	 "`format both` sends reports as text and as HTML with the board in one letter,\n"
	 "and your mail program shows what it can; that is what you get unless you say\n"
	 "otherwise. `format text` is the text alone; `format html` is the same letter as\n"
	 "both, for none goes without its text. `json` behind it (`format text json`)\n"
	 "attaches the report for programs.\n"},
	{"wait",
	 "A phase is run 30 minutes after everybody is in, also those who owe nothing, or\n"
	 "after all have said `final`; each letter with orders makes it 30 minutes again.\n"
	 "`wait` holds it to its deadline, `nowait` takes that back.\n"},
	{"resign",
	 "`resign`: a letter asks you, and once you confirm it your seat leaves the game at\n"
	 "the end of the turn, unless the GM finds another player first; until then your\n"
	 "orders count. `resign now` does it at once, and your seat is played at random.\n"},
	{"join",
	 "`join` accepts the invitation. You may add: colour red, blue - word and a lucky\n"
	 "word for the shuffle - phone and a number. `decline` declines.\n"},
	{NULL, NULL},
};
/* clang-format on */

static bool is_phase(const struct verb *v, int phase)
{
	return v->name && (phase == 0 || v->phases & PHASE(phase));
}

static void verb_help(const struct vocab *vocab, const struct verb *v, struct buf *b)
{
	unsigned all = 0;

	for (int i = 1; i <= vocab->n_phases; i++)
		all |= PHASE(i);
	buf_printf(b, "%s", v->name);
	if (v->phases == all)
		buf_z(b, " (any phase)");
	for (int i = 1; i <= vocab->n_phases && v->phases != all; i++)
		if (v->phases & PHASE(i))
			buf_printf(b, " (phase %d, %s)", i, vocab->phase_names[i - 1]);
	buf_printf(b, "\n%s\n  %s\n", v->help, v->example);
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

static bool topic_help(struct str word, struct buf *b)
{
	for (const struct topic *t = topics; t->word; t++) {
		if (!same_word(word, t->word) &&
		    !(str_starts(word, t->word) && word.n == str_of(t->word).n + 1))
			continue;
		while (!t->text)
			t--;
		buf_z(b, t->text);
		return true;
	}
	return false;
}

void orders_help(const struct vocab *vocab, const void *view, int phase,
		 struct str word, struct buf *b)
{
	const struct verb *v = word.n ? find_verb(vocab, word) : NULL;

	if (word.n && vocab->help && vocab->help(view, phase, word, b))
		return;
	if (v) {
		verb_help(vocab, v, b);
		return;
	}
	if (word.n && topic_help(word, b))
		return;
	if (word.n)
		buf_printf(b, "There is no help on '%.*s'. ",
			   STR_ARG(str_slice(word, 0, 40)));
	buf_z(b, "One order a line; it begins with an order word.\n\n");
	for (v = vocab->verbs; v->parse && phase; v++)
		if (is_phase(v, phase))
			buf_printf(b, "  %-10s %s\n", v->name, v->example);
	if (phase && vocab->help)
		vocab->help(view, phase, (struct str){NULL, 0}, b);
	buf_z(b, phase ? "\n" : "");
	buf_z(b, "Commands: status, template, clear, replace, final, wait, nowait, "
		 "press, resign.\n"
		 "Before the game: join, decline.\n"
		 "Ask for more with HELP and a word: ");
	for (v = vocab->verbs; v->parse; v++)
		if (v->name)
			buf_printf(b, "%s, ", v->name);
	buf_z(b, "\npreference, if, press, clear, orders, commands, absent,\ntimezone, "
		 "format, wait, join.\n");
}
