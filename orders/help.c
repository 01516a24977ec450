/* HELP: the verbs out of the game's own table, and what all games share.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "base/spell.h"
#include "orders/lexis/suggest.h"
#include "orders/vocab.h"

/* clang-format off */
enum topic_example { EXAMPLE_NONE, EXAMPLE_ELSE, EXAMPLE_IF, EXAMPLE_PRESS };

static const struct topic {
	const char *word, *text;
	enum topic_example example; /* of the game, and what stands behind it */
	const char *after;
} topics[] = {
	{"preference",
	 N_("Alternatives are tried in the order in which you write them. Join\n"
	 "them with `else` (or `>`), or write lines with 1. 2. 3. in front:\n"),
	 EXAMPLE_ELSE,
	 N_("`or` between two orders is refused: it does not say which comes\n"
	 "first. Lines with numbers for different decisions are just numbered.\n")},
	{"else", NULL, EXAMPLE_NONE, NULL},
	{"if",
	 N_("A condition stands behind an order, or before it with a comma:\n"),
	 EXAMPLE_IF,
	 N_("`unless` is `if not`. Facts may be joined with and, or, not and\n"
	 "parentheses. An order may depend only on what is known when it takes\n"
	 "effect.\n")},
	{"unless", NULL, EXAMPLE_NONE, NULL},
	{"press",
	 N_("Your words to other players stand between two lines:\n"),
	 EXAMPLE_PRESS,
	 N_("`press grey to all` does not name you; `press to zine` goes to the\n"
	 "readers, `press to gm` to the game master, at once if it is signed;\n"
	 "all else goes out with the next report. Nothing in the text is read\n"
	 "as an order. The GM reads press to other players only if the game says\n"
	 "so. RULES tells you that, and how much press a phase and a day may\n"
	 "have. `clear press` takes back what is not printed yet.\n")},
	{"clear",
	 N_("`clear` takes back all your orders of this phase, `clear` and an\n"
	 "order word one decision. A later letter changes only the decisions\n"
	 "that it names; with `replace` as its first line it is the whole set.\n"), EXAMPLE_NONE, NULL},
	{"replace", NULL, EXAMPLE_NONE, NULL},
	{"standing",
	 N_("An order that is marked [standing] holds until you change or clear\n"
	 "it: you need not repeat it in every phase. `replace` returns to it;\n"
	 "`clear` takes it back.\n"), EXAMPLE_NONE, NULL},
	{"orders",
	 N_("`orders turn 5 phase 2` on the first line says for which phase a\n"
	 "letter is. A later phase's orders are kept until it opens. `end`\n"
	 "closes the orders: nothing below it is read.\n"), EXAMPLE_NONE, NULL},
	{"end", NULL, EXAMPLE_NONE, NULL},
	{"turn", NULL, EXAMPLE_NONE, NULL},
	{"phase", NULL, EXAMPLE_NONE, NULL},
	{"commands",
	 N_("One on a line of its own, anywhere in a letter, several in one\n"
	 "letter: status, preview, template, clear, replace, final, wait,\n"
	 "nowait, help WORD, rules, proof, history, why, press, absent,\n"
	 "resign, timezone, format, digest, address. Before the game: join,\n"
	 "decline.\n"
	 "For strangers: observe. One letter answers them all.\n"), EXAMPLE_NONE, NULL},
	{"command", NULL, EXAMPLE_NONE, NULL},
	{"help",
	 N_("`help` and a word explains an order or a command, `help` lists them.\n"), EXAMPLE_NONE, NULL},
	{"status",
	 N_("`status`: the open phase, its deadline in your zone, your orders so\n"
	    "far, what is kept for later phases, your press. Once it has\n"
	    "run you are told who else ordered.\n"), EXAMPLE_NONE, NULL},
	{"preview",
	 N_("`preview` reads your orders once more as the run will read them:\n"
	 "what is used first, what hangs on others, what the rules would play\n"
	 "where an order is missing. Nobody else's orders are looked at for\n"
	 "it, and nothing is drawn.\n"), EXAMPLE_NONE, NULL},
	{"template",
	 N_("`template`: the order form of the open phase, with examples that are\n"
	 "legal now.\n"), EXAMPLE_NONE, NULL},
	{"form", NULL, EXAMPLE_NONE, NULL},
	{"final",
	 N_("`final`: you will change nothing more in this phase, and what is\n"
	 "missing is meant. When all have said it or are complete, the phase\n"
	 "runs early. A letter with orders takes it back.\n"), EXAMPLE_NONE, NULL},
	{"yes",
	 N_("`yes` (y, ok, yes please) on the first line of an answer to a receipt\n"
	 "sends what the receipt asked; `no` drops it. Until you answer, the\n"
	 "phase does not run before its deadline. `gm` passes on to the GM what\n"
	 "was not read as an order, and what you write below the word.\n"), EXAMPLE_NONE, NULL},
	{"no", NULL, EXAMPLE_NONE, NULL},
	{"gm", NULL, EXAMPLE_NONE, NULL},
	{"history",
	 N_("`history 3.2`: the report before turn 3, phase 2 again, as you got\n"
	 "it; `history last` the newest; `history` alone a list. Three in a\n"
	 "letter, each once a day.\n"), EXAMPLE_NONE, NULL},
	{"why",
	 N_("`why`: what became of each of your orders in the phase that was run\n"
	 "last, and what chance or the rules decided for you; `why 3.2` of\n"
	 "turn 3, phase 2.\n"), EXAMPLE_NONE, NULL},
	{"address",
	 N_("`address ann@example.org`: our letters go there from now on. We ask\n"
	 "you at the old address, then at the new one; both answer `confirm`.\n"
	 "`address also ann@example.org`: letters that you send from there count\n"
	 "as well. The GM is told, the other players are not. `address` alone\n"
	 "says which addresses you have.\n"), EXAMPLE_NONE, NULL},
	{"rules",
	 N_("`rules`: the house rules of this game as it is played: the GM's\n"
	 "rulings, options, and what is in play.\n"), EXAMPLE_NONE, NULL},
	{"ruling", NULL, EXAMPLE_NONE, NULL},
	{"proof",
	 N_("`proof`: how you can check that no draw was made up; when the game\n"
	 "is over, every draw of it.\n"), EXAMPLE_NONE, NULL},
	{"digest",
	 N_("`digest on`: announcements, rulings and the like come once a day in\n"
	 "one letter, or with the next report. Receipts, reports, reminders\n"
	 "and what moves a deadline come at once. `digest off` ends it.\n"), EXAMPLE_NONE, NULL},
	{"confirm",
	 N_("`confirm` is an answer to a letter of ours that asks about one of\n"
	 "yours. `confirm always` lets the address from which you wrote count\n"
	 "as yours too.\n"), EXAMPLE_NONE, NULL},
	{"observe",
	 N_("`observe GAME`: for those who do not play there and want to read a\n"
	 "public game along, in a letter of its own to our plain address, the\n"
	 "one without a plus sign. A letter asks back; once you `confirm`, each\n"
	 "report comes as all readers may know it. `observe off` ends it,\n"
	 "`observe GAME off` that of one game.\n"), EXAMPLE_NONE, NULL},
	{"absent",
	 N_("`absent 2 Dec to 4 Dec` tells all that you are away, and a deadline\n"
	 "that falls into it moves to the day after: for 14 days of yours in a\n"
	 "game, unless it says otherwise. Days are written 2 Dec, 2026-12-02,\n"
	 "Thu or tomorrow, in your zone; a span 2-4 Dec or Thu to Sun. `absent\n"
	 "off` takes it back; what has moved stays.\n"), EXAMPLE_NONE, NULL},
	{"timezone",
	 N_("`timezone Europe/Berlin`: your letters show deadlines in that zone\n"
	 "as well.\n"), EXAMPLE_NONE, NULL},
	{"format",
	 N_("`format both` sends text and HTML in one letter, reports with the\n"
	 "board, and your mail program shows what it can; that is what you\n"
	 "get unless you say otherwise. `format text` is the text alone;\n"
	 "`format html` is the same letter as both, for none goes without its\n"
	 "text. `json` behind it (`format text json`) attaches the report for\n"
	 "programs.\n"), EXAMPLE_NONE, NULL},
	{"wait",
	 N_("A phase is run 30 minutes after everybody is in, also those who owe\n"
	 "nothing, or after all have said `final`; each letter with orders\n"
	 "makes it 30 minutes again. `wait` holds it to its deadline, `nowait`\n"
	 "takes that back.\n"), EXAMPLE_NONE, NULL},
	{"resign",
	 N_("`resign`: a letter asks you, and once you confirm it your seat\n"
	 "leaves the game at the end of the turn, unless the GM finds another\n"
	 "player first; until then your orders count. `resign now` does it at\n"
	 "once, and the rules play your seat.\n"), EXAMPLE_NONE, NULL},
	{"nowait", NULL, EXAMPLE_NONE, NULL},
	{"join",
	 N_("`join` accepts the invitation. You may add: seat and the seats that\n"
	 "you wish for, the best first - word and a lucky word for the shuffle\n"
	 "- phone and a number. `decline` declines.\n"), EXAMPLE_NONE, NULL},
	{"decline", NULL, EXAMPLE_NONE, NULL},
	{NULL, NULL, EXAMPLE_NONE, NULL},
};
/* clang-format on */

static bool is_legal(const struct verb *v, unsigned open)
{
	return v->name && (open == 0 || v->phases & open);
}

static void verb_help(const struct vocab *vocab, const struct verb *v, struct buf *b)
{
	unsigned turn = 0, set_up = 0;

	for (int i = 1; i <= vocab->n_phases; i++)
		turn |= PHASE(i);
	for (int i = 1; i <= vocab->setup_phases; i++)
		set_up |= PHASE(vocab->n_phases + i);
	const bool any = (v->phases & turn) == turn;
	buf_printf(b, "%s", v->name);
	if (any)
		buf_z(b, _(" (any phase)"));
	for (int i = 1; i <= vocab->n_phases && !any; i++)
		if (v->phases & PHASE(i))
			buf_printf(b, _(" (phase %d, %s)"), i,
				   locale_text(vocab->phase_names[i - 1]));
	for (int i = 1; i <= vocab->setup_phases; i++)
		if (!(any && (v->phases & set_up) == set_up) &&
		    v->phases & PHASE(vocab->n_phases + i))
			buf_printf(
				b, _(" (turn 0, phase %d, %s)"), i,
				locale_text(
					vocab->phase_names[vocab->n_phases + i - 1]));
	buf_printf(b, "\n%s\n  %s\n", locale_text(v->help), v->example);
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

/* In the game's own words. */
static void add_example(const struct vocab *vocab, enum topic_example which,
			struct buf *b)
{
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
		buf_printf(b,
			   _("  press to %s, %s\n"
			     "  the text, on lines of its own\n"
			     "  endpress\n"),
			   vocab->seat_names[0], vocab->seat_names[1]);
		break;
	}
}

static bool topic_help(const struct vocab *vocab, struct str word, struct buf *b)
{
	for (const struct topic *t = topics; t->word; t++) {
		if (!same_word(word, t->word) &&
		    !(str_starts(word, t->word) && word.n == str_of(t->word).n + 1))
			continue;
		while (!t->text)
			t--;
		buf_z(b, locale_text(t->text));
		add_example(vocab, t->example, b);
		if (t->after)
			buf_z(b, locale_text(t->after));
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

void orders_help(const struct vocab *vocab, const void *view, int turn, int phase,
		 struct str word, struct buf *b)
{
	unsigned open = vocab_open(vocab, view, turn, phase);
	const struct verb *v = word.n ? find_verb(vocab, word) : NULL;

	if (word.n && vocab->help && vocab->help(view, phase, word, b))
		return;
	if (v) {
		verb_help(vocab, v, b);
		return;
	}
	if (word.n && topic_help(vocab, word, b))
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
	buf_z(b, _("One order a line; it begins with an order word.\n\n"));
	for (v = vocab->verbs; v->parse && phase; v++)
		if (is_legal(v, open))
			buf_printf(b, "  %-10s %s\n", v->name, v->example);
	if (phase && vocab->help)
		vocab->help(view, phase, (struct str){NULL, 0}, b);
	buf_z(b, phase ? "\n" : "");
	buf_z(b, _("Commands: status, preview, template, clear, replace, final, wait,\n"
		   "nowait, press, rules, proof, history, why, absent, resign,\n"
		   "timezone, format, digest, address. Before the game: join,\n"
		   "decline. For strangers: observe.\n"));
	buf_z(b, _("Ask for more with HELP and a word: "));
	for (v = vocab->verbs; v->parse; v++)
		if (v->name)
			buf_printf(b, "%s, ", v->name);
	buf_z(b,
	      _("\npreference, if, press, orders, standing, commands, or any of the\n"
		"commands.\n"));
}
