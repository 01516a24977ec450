/* Sentences that say of orders beside them that they do not count ("Wait, don't.", "Please ignore the next line:") or that they hang on something which
 * no order has ("But don't do it if he is nice."). They name nothing of the order: it is the one that stands there. It is refused, and
 * its writer sends again what they mean.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include "base/locale.h"
#include "orders/free/parts/free_figure.h"
#include "orders/lexis/retreat.h"
#include "orders/sheet/merge.h"

/* Does the line have orders, taken or asked about? */
static bool has_orders(const struct draft *l, int at)
{
	if (l->line[at].verdict == VERDICT_ASKED)
		return true;
	for (int i = 0; i < l->n_orders; i++)
		if (l->order[i].line == at && !l->order[i].cleared &&
		    !l->order[i].refused)
			return true;
	return false;
}

/* Has an order of the line a condition? Then a sentence beside it may be that. */
static bool hangs_already(struct draft *l, int at)
{
	bool hangs = order_has_condition(l->line[at].ask);

	for (int i = 0; i < l->n_orders && !hangs; i++) {
		const struct order *o = &l->order[i];
		const struct slot s = {.n_alternatives = o->n_alternatives,
				       .alternatives = o->alternatives};
		hangs = o->line == at && order_has_condition(slot_text(l->a, &s));
	}
	return hangs;
}

/* Why an order is refused. */
enum why { WHY_TAKEN_BACK, WHY_NOT_MEANT, WHY_TURNED, WHY_BELONGS };

static void refuse(struct draft *l, int at, enum why why, int number)
{
	struct line *line = &l->line[at];

	free_refuse(l, line);
	line->ask = STR("");
	if (why == WHY_TAKEN_BACK)
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d seems to take this back. Send again what you mean",
			number);
	else if (why == WHY_NOT_MEANT)
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d seems to say that this should not be done. Send again what you do want",
			number);
	else if (why == WHY_TURNED)
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d seems to turn this round, and I do not see how. Send again what you mean",
			number);
	else
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d seems to belong to this, but I do not understand it. Send both again",
			number);
}

/* The same of a sentence in the line of the order. */
static void refuse_line(struct draft *l, int at, bool hangs)
{
	struct line *line = &l->line[at];

	free_refuse(l, line);
	line->ask = STR("");
	if (hangs)
		letter_remark(l, line, true, 0, 0, NULL, "%s",
			      locale_text(free_figure_says(FIGURE_HANGS)));
	else
		letter_remark(
			l, line, true, 0, 0, NULL,
			"A part of this line seems to take back another. Send again what you mean");
}

/* Lines that are read by nobody: what is said goes past them. */
static bool is_silent(const struct line *line)
{
	return line->verdict == VERDICT_BLANK || line->verdict == VERDICT_NOTE ||
	       line->verdict == VERDICT_COMMAND || line->verdict == VERDICT_HEADER;
}

/* The last line above that ordered something, or all of them; a line that was refused there is the one that is meant. */
static void refuse_above(struct draft *l, int at, bool all, enum why why)
{
	for (int i = at - 1; i >= 0; i--) {
		if (is_silent(&l->line[i]))
			continue;
		if (has_orders(l, i))
			refuse(l, i, why, l->line[at].number);
		if (!all)
			return;
	}
}

static void refuse_below(struct draft *l, int at, bool one, bool letter)
{
	bool any = false;

	for (int i = at + 1; i < l->n_lines; i++) {
		const struct line *line = &l->line[i];
		if (line->verdict == VERDICT_BLANK && any && !letter)
			return;
		if (line->verdict == VERDICT_BLANK)
			continue;
		if (any && !letter && str_ends(str_trim(line->typed), ":"))
			return;
		any = true;
		if (has_orders(l, i))
			refuse(l, i, WHY_NOT_MEANT, l->line[at].number);
		l->line[i].n_instead = 0;
		if (one)
			return;
	}
}

/* A line of its own. */
static void disown(struct draft *l, int at, enum retreat says)
{
	switch (says) {
	case RETREAT_HANGS:
		refuse_above(l, at, false, WHY_BELONGS);
		break;
	case RETREAT_BEHIND:
	case RETREAT_ALL:
		refuse_above(l, at, says == RETREAT_ALL, WHY_TAKEN_BACK);
		break;
	case RETREAT_TURNS:
		refuse_above(l, at, true, WHY_TURNED);
		break;
	case RETREAT_LETTER:
		refuse_above(l, at, true, WHY_TAKEN_BACK);
		refuse_below(l, at, false, true);
		break;
	case RETREAT_NEXT:
	case RETREAT_AHEAD:
		refuse_below(l, at, says == RETREAT_NEXT, false);
		break;
	case RETREAT_NONE:
		break;
	}
}

/* "~~attack Yellow 3~~": struck out. */
static bool is_struck(struct str typed)
{
	size_t at = str_find(typed, STR("~~"));

	return at != SIZE_MAX &&
	       str_find(str_slice(typed, at + 2, typed.n), STR("~~")) != SIZE_MAX;
}

/* Has the text several sentences? */
static bool has_parts(struct str typed)
{
	return str_find(typed, STR(". ")) != SIZE_MAX ||
	       str_find(typed, STR("! ")) != SIZE_MAX ||
	       str_find(typed, STR("; ")) != SIZE_MAX ||
	       str_find_char(typed, '\n') != SIZE_MAX;
}

/* A sentence behind an order, in its line. A line of which something was taken back has a remark about it. */
static void disown_within(struct draft *l, int at)
{
	struct line *line = &l->line[at];
	struct str before = STR("");
	enum retreat says = has_parts(line->typed) ? retreat_last(line->typed, &before)
						   : RETREAT_NONE;

	if (is_struck(line->typed)) {
		refuse_line(l, at, false);
	} else if (says == RETREAT_HANGS) {
		if (order_has_condition(before) || !hangs_already(l, at))
			refuse_line(l, at, true);
	} else if (says && says != RETREAT_NEXT && says != RETREAT_AHEAD &&
		   str_trim(before).n &&
		   !free_denies_another(
			   l, str_slice(line->typed, before.n, line->typed.n)) &&
		   !(says == RETREAT_BEHIND && line->taken_back)) {
		refuse_line(l, at, false);
		if (says == RETREAT_TURNS)
			refuse_above(l, at, true, WHY_TURNED);
		else if (says == RETREAT_ALL || says == RETREAT_LETTER)
			refuse_above(l, at, true, WHY_TAKEN_BACK);
	}
}

/* What a line says that has no orders. Of several sentences, the last one counts. */
static enum retreat said_by(const struct draft *l, const struct line *line)
{
	struct str before = STR("");
	const bool title = str_ends(str_trim(line->typed), ":") &&
			   line->verdict != VERDICT_PRESS &&
			   line->verdict != VERDICT_COMMAND;

	if ((line->terse || line->idle) && !title)
		return RETREAT_NONE;
	if (line->quoted || line->press || title)
		return title && !line->quoted ? retreat_of(line->typed) : RETREAT_NONE;
	/* A signature is blank: "Thanks!", and below it "That's wrong." */
	bool signature = line->verdict == VERDICT_BLANK && l->signature &&
			 line->number >= l->signature;
	if (line->verdict != VERDICT_NOTE && line->verdict != VERDICT_REFUSED &&
	    !signature)
		return RETREAT_NONE;
	return retreat_last(line->typed, &before);
}

/* "Yellow's orders:" are not the writer's. */
static bool is_of_another(struct draft *l, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	struct str typed = str_trim(line->typed);
	bool title = str_ends(typed, ":") && line->verdict == VERDICT_NOTE &&
		     !line->quoted &&
		     (str_find(typed, STR("s order")) != SIZE_MAX ||
		      str_find(typed, STR("' order")) != SIZE_MAX ||
		      str_find(typed, STR("s move")) != SIZE_MAX);
	int n = title && typed.n < LETTER_COLUMNS ? lex(l->lexicon, typed, t) : 0;

	for (int i = 0; i < n && i < 2; i++)
		if (token_is(&t[i], WORD_SEAT))
			return t[i].value != l->reader->seat;
	return false;
}

/* "None of this counts." is not what the question says that was made of it. What it takes back by a command is another matter. */
static void drop_question(struct draft *l, struct line *line)
{
	enum { SHORT = 5 };
	const bool answers = line > l->line && line[-1].quoted;
	const enum retreat says =
		line->verdict == VERDICT_ASKED && !line->quoted && !answers
			? retreat_of(str_trim(line->typed))
			: RETREAT_NONE;

	if (!says || says == RETREAT_TURNS || line->n_typed > 1 ||
	    (says == RETREAT_HANGS ? !str_starts(line->ask, "wait")
				   : str_words(line->typed) > SHORT) ||
	    str_starts(line->ask, "clear") || order_has_condition(line->ask) ||
	    has_parts(line->typed))
		return;
	free_forget(l, line);
	line->ask = STR("");
	line->verdict = VERDICT_NOTE;
}

/* --- words that take back something, of which nothing or only a part was understood --- */

/* An order's word or a card: "shipping", "Zap". */
static bool is_order_word(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
	       !(t->flags & (WORD_DROPPED | WORD_LETTER));
}

static bool is_article(const struct token *t)
{
	return str_is(t->text, "the") || str_is(t->text, "my") ||
	       str_is(t->text, "about") || str_is(t->text, "all");
}

/* "Keep the revival, cancel the shipping" */
static bool takes_something(const struct token t[], int n)
{
	enum { FEW = 9 }; /* words, in which even an unknown one may name an order */

	for (int i = 0; i + 1 < n; i++) {
		int at = i + 1;
		while (at + 1 < n && is_article(&t[at]))
			at++;
		if (free_takes(&t[i]) && at > i + 1 &&
		    (is_order_word(&t[at]) || n <= FEW) &&
		    !(i && token_denies(&t[i - 1])))
			return true;
	}
	return false;
}

/* "Forget the Zap and the alliance", where the question is only of the Zap. */
static bool takes_more(struct draft *l, const struct token t[], int n, struct str ask)
{
	struct token of[LEX_TOKENS + 1];
	int m = lex(l->lexicon, ask, of);

	for (int i = 0; i + 1 < n; i++) {
		int at = i + 1;
		bool asked = false;
		while (at + 1 < n && is_article(&t[at]))
			at++;
		if (!token_is(&t[i], WORD_AND) || !is_order_word(&t[at]))
			continue;
		for (int k = 0; k < m; k++)
			asked |= of[k].kind == TOKEN_WORD && of[k].id == t[at].id;
		if (!asked)
			return true;
	}
	return false;
}

/* Has the letter an order above the line? */
static bool orders_above(const struct draft *l, const struct line *line)
{
	int at = (int)(line - l->line);

	while (at-- > 0)
		if (has_orders(l, at))
			return true;
	return false;
}

/* What stands may be meant: it is not only noted. */
static void refuse_half(struct draft *l, struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	const bool note = line->verdict == VERDICT_NOTE;
	const bool clears =
		line->verdict == VERDICT_ASKED && str_starts(line->ask, "clear ");

	if ((!note && !clears) || line->terse || line->quoted || line->press ||
	    !l->before || !l->before->n_slots || line->typed.n >= LETTER_COLUMNS)
		return;
	const bool turns = note && retreat_of(line->typed) == RETREAT_TURNS;
	int n = lex(l->lexicon, line->typed, t);
	if (n <= 0 || !(turns  ? !orders_above(l, line)
			: note ? takes_something(t, n)
			       : takes_more(l, t, n, line->ask)))
		return;
	free_refuse(l, line);
	line->ask = STR("");
	letter_remark(
		l, line, true, 0, 0, NULL, "%s",
		locale_text(free_figure_says(turns ? FIGURE_TURNED : FIGURE_DENIED)));
}

void free_disown(struct draft *l)
{
	for (int i = 0; i < l->n_lines; i++) {
		drop_question(l, &l->line[i]);
		refuse_half(l, &l->line[i]);
		if (is_of_another(l, &l->line[i]))
			refuse_below(l, i, false, false);
		else if (has_orders(l, i) &&
			 !str_ends(str_trim(l->line[i].typed), ":")) {
			disown_within(l, i);
			continue;
		}
		disown(l, i, said_by(l, &l->line[i]));
	}
}

bool free_disowns_earlier(const struct draft *l, const struct line *line)
{
	enum retreat says = said_by(l, line);
	/* "Take this one back, the attack stays": not all of them. */
	bool some = str_find(line->typed, STR("stay")) != SIZE_MAX ||
		    str_find(line->typed, STR("keep")) != SIZE_MAX ||
		    str_find(line->typed, STR("stand")) != SIZE_MAX;

	if ((says != RETREAT_BEHIND && says != RETREAT_ALL) || some ||
	    (line > l->line && line[-1].quoted))
		return false;
	for (int i = 0; i < l->n_lines; i++)
		if (!is_silent(&l->line[i]) && &l->line[i] != line)
			return false;
	return true;
}
