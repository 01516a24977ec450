/* What a sentence wants of the house, in its writer's own words: "One mail a day is enough", "No html please", "Who are we waiting for?".
 * The kinds of its words make it, and one unknown word makes it another sentence, so that no order and no talk is taken for it. What only
 * shows something is shown; a setting, or leaving the game, is asked about.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/change/change.h"
#include "orders/letter/parts.h"
#include "orders/letter/wanted_words.h"

enum { WORDS = 18, NEEDS = 3 };

/* A sentence's words, and what was found of them. */
struct wanted {
	int n;
	unsigned kinds[WORDS];
	unsigned all, denied; /* kinds of any word; of words that are denied */
	bool asks;
};

/* How a sentence is answered. */
enum wanted_answer {
	WANTED_NONE,
	WANTED_SHOWS, /* a command that only shows something */
	WANTED_ASKS,  /* any other command */
	WANTED_STAYS, /* the orders in force stay */
	WANTED_GONE,  /* orders of a phase that is over */
};

struct wanted_row {
	enum wanted_answer answer;
	enum command_kind shows;
	const char *command;
	unsigned needs[NEEDS]; /* of each of these a word */
	unsigned may, never;   /* kinds of other words; kinds of no word */
};

enum {
	ASK = WANTED_ASK,
	ORDERS = WANTED_ORDERS,
	MINE = WANTED_I | WANTED_YOU,
	LETTERS = WANTED_MAIL | WANTED_LETTER | WANTED_EACH,
};

/* The first row that fits counts. */
/* clang-format off */
static const struct wanted_row rows[] = {
	{WANTED_SHOWS, COMMAND_STATUS, "", {WANTED_DEADLINE, ASK | WANTED_SHOW}, MINE | WANTED_TURN | ORDERS, WANTED_NOT | WANTED_CHANGE | WANTED_KEEP | WANTED_MORE},
	{WANTED_SHOWS, COMMAND_STATUS, "", {WANTED_TURN, ASK}, MINE, WANTED_NOT | WANTED_CHANGE | WANTED_SAME | WANTED_BEFORE},
	{WANTED_SHOWS, COMMAND_STATUS, "", {WANTED_WHO, WANTED_WAITS}, MINE | WANTED_NOT | WANTED_TURN | ORDERS | WANTED_LETTER, 0},
	{WANTED_SHOWS, COMMAND_STATUS, "", {WANTED_THING, WANTED_NEED, WANTED_I}, WANTED_YOU | ASK | WANTED_TURN | WANTED_GOT, WANTED_NOT | WANTED_CHANGE | WANTED_KEEP},
	{WANTED_SHOWS, COMMAND_STATUS, "", {WANTED_GOT, WANTED_LETTER, WANTED_YOU}, WANTED_I | WANTED_BEFORE, WANTED_NOT | WANTED_CHANGE | WANTED_KEEP},
	{WANTED_SHOWS, COMMAND_STATUS, "", {ASK, WANTED_GOT | WANTED_WAITS, WANTED_I}, WANTED_YOU | ORDERS, WANTED_NOT | WANTED_CHANGE | WANTED_KEEP | WANTED_BOARD},
	{WANTED_SHOWS, COMMAND_HISTORY, "last", {WANTED_SHOW | WANTED_GOT, WANTED_BOARD}, MINE | ASK | WANTED_BEFORE, WANTED_NOT | WANTED_CHANGE | WANTED_KEEP},
	{WANTED_STAYS, COMMAND_STATUS, "", {WANTED_KEEP, ORDERS}, MINE | WANTED_BEFORE | WANTED_SAME, WANTED_NOT | WANTED_CHANGE | WANTED_WHO},
	{WANTED_STAYS, COMMAND_STATUS, "", {WANTED_CHANGE, WANTED_NOT}, MINE | WANTED_BEFORE | ORDERS | WANTED_KEEP | WANTED_THING, WANTED_WHO},
	{WANTED_GONE, COMMAND_STATUS, "", {WANTED_SAME, WANTED_BEFORE}, MINE | ORDERS, WANTED_NOT | WANTED_CHANGE | WANTED_KEEP | WANTED_WHO},
	{WANTED_ASKS, COMMAND_RESIGN, "resign", {WANTED_LEAVE, WANTED_I}, 0, WANTED_NOT | WANTED_YOU},
};
/* clang-format on */

/* The words of the line: false, one of them is unknown, or there are too many. */
static bool read_words(struct str line, struct wanted *w)
{
	struct str word;

	while (str_word(&line, &word)) {
		while (word.n && strchr("(\"'*", word.s[0]))
			word = str_slice(word, 1, word.n);
		while (word.n && strchr(".,;:!?)\"'*-", word.s[word.n - 1])) {
			w->asks |= word.s[word.n - 1] == '?';
			word.n--;
		}
		if (!word.n)
			continue;
		const unsigned kinds = w->n < WORDS ? wanted_kinds(word) : 0;
		if (!kinds)
			return false;
		w->kinds[w->n++] = kinds;
		w->all |= kinds;
	}
	return w->n > 1;
}

/* Words that say nothing beside those of the rows. */
static bool fits(const struct wanted *w, const struct wanted_row *row)
{
	unsigned said = row->may;

	for (int i = 0; i < NEEDS; i++) {
		said |= row->needs[i];
		if (row->needs[i] && !(w->all & row->needs[i]))
			return false;
	}
	const unsigned known = said | WANTED_FILL;
	for (int i = 0; i < w->n; i++)
		if (!(w->kinds[i] & known) ||
		    (w->kinds[i] & row->never && !(w->kinds[i] & said)))
			return false;
	return true;
}

/* Does word `i` deny? "Not more than" does not. */
static bool denies(const struct wanted *w, int i)
{
	if (!(w->kinds[i] & WANTED_NOT) || (i && w->kinds[i - 1] & WANTED_MORE))
		return false;
	return i + 2 >= w->n || !(w->kinds[i + 1] & WANTED_MORE) ||
	       !(w->kinds[i + 2] & WANTED_NOT);
}

/* "No html", "turn the digest off": a denial is about the next of these things, or else about the one before it. */
static void find_denied(struct wanted *w, unsigned things)
{
	for (int i = 0; i < w->n; i++) {
		int at = i + 1;
		if (!denies(w, i))
			continue;
		while (at < w->n && !(w->kinds[at] & things))
			at++;
		if (at == w->n)
			for (at = i - 1; at >= 0 && !(w->kinds[at] & things); at--)
				;
		if (at < 0)
			continue;
		/* "plain text" are two words of one thing. */
		const unsigned thing = w->kinds[at] & things;
		for (int k = at; k < w->n && w->kinds[k] & thing; k++) {
			w->denied |= thing;
			w->kinds[k] &= ~thing;
		}
		for (int k = at - 1; k >= 0 && w->kinds[k] & thing; k--)
			w->kinds[k] &= ~thing;
	}
	w->all = 0;
	for (int i = 0; i < w->n; i++)
		w->all |= w->kinds[i];
}

/* How letters come: FORMAT and DIGEST. NULL: it is not about that. */
static const char *letters_wanted(const struct wanted *from)
{
	enum {
		THINGS = WANTED_TEXT | WANTED_HTML | WANTED_JSON | WANTED_DIGEST,
		KNOWN = THINGS | WANTED_FILL | WANTED_NOT | WANTED_MORE | WANTED_DAY |
			WANTED_ONE | WANTED_APART | LETTERS | MINE,
	};
	struct wanted w = *from;

	for (int i = 0; i < w.n; i++)
		if (!(w.kinds[i] & KNOWN))
			return NULL;
	find_denied(&w, THINGS);
	const unsigned on = w.all & THINGS, off = w.denied;
	const bool daily = w.all & WANTED_DAY && w.all & WANTED_MAIL;

	if ((on | off) & WANTED_JSON)
		return (on | off) != WANTED_JSON ? NULL
		       : on                      ? "format both json"
						 : "format both";
	if ((on | off) & WANTED_DIGEST)
		return (on | off) != WANTED_DIGEST ? NULL
		       : off                       ? "digest off"
						   : "digest on";
	if (on == (WANTED_TEXT | WANTED_HTML))
		return "format both";
	if (on == WANTED_TEXT || (!on && off == WANTED_HTML))
		return "format text";
	if (on == WANTED_HTML || (!on && off == WANTED_TEXT))
		return "format both";
	if (daily && w.all & WANTED_ONE)
		return "digest on";
	return w.all & WANTED_EACH && w.all & WANTED_APART && w.all & WANTED_MAIL
		       ? "digest off"
		       : NULL;
}

static void ask(struct draft *l, struct line *line, const char *command)
{
	free_forget(l, line);
	line->verdict = VERDICT_ASKED;
	line->ask = str_of(command);
	l->out->has_orders_word = true;
}

/* Tells it of the line, which orders nothing. */
static void tell(struct draft *l, struct line *line, bool stays)
{
	bool any = l->before && l->before->n_slots;

	for (int i = 0; i < l->n_orders; i++)
		any |= !l->order[i].refused &&
		       l->order[i].line != (int)(line - l->line);
	free_forget(l, line);
	line->ask = (struct str){NULL, 0};
	line->verdict = stays ? VERDICT_NOTED : VERDICT_REFUSED;
	letter_remark(
		l, line, !stays, 0, 0, NULL, "%s",
		locale_text(
			!stays ? N_("Orders count for one phase: those of an earlier one are not carried out again. Write them as you want them now; HISTORY LAST brings the last report")
			: any  ? N_("Your orders stay as they stand")
			      : N_("You have no earlier orders in this phase that could stay")));
	l->out->has_orders_word |= !stays;
}

static void take(struct draft *l, struct line *line, const struct wanted_row *row)
{
	if (row->answer == WANTED_ASKS) {
		ask(l, line, row->command);
	} else if (row->answer != WANTED_SHOWS) {
		tell(l, line, row->answer == WANTED_STAYS);
	} else if (l->out->n_commands < LETTER_COMMANDS) {
		free_forget(l, line);
		letter_command(l, line, row->shows)->word = str_of(row->command);
	}
}

static void read_line(struct draft *l, struct line *line)
{
	enum { ROWS = sizeof rows / sizeof *rows };
	struct wanted w = {.n = 0};
	size_t row = 0;

	if (!read_words(line->typed, &w))
		return;
	const char *letters = letters_wanted(&w);
	while (!letters && row < ROWS && !fits(&w, &rows[row]))
		row++;
	if (row == ROWS || letter_asks_what_to_do(line->typed))
		return;
	if (letters)
		ask(l, line, letters);
	else
		take(l, line, &rows[row]);
}

void letter_wanted(struct draft *l)
{
	if (!l->reader->view || l->reader->stored)
		return;
	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if ((line->verdict == VERDICT_NOTE ||
		     line->verdict == VERDICT_REFUSED) &&
		    !line->terse && !line->quoted && !line->unticked && !line->press &&
		    !draft_sends(l, line))
			read_line(l, line);
	}
}
