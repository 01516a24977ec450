/* Orders as people write them: a line that the grammar did not take is put into its
 * words (phrase.h), cut into clauses, and each clause is read by the same grammar.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/lines/lines.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"

/* No person writes that many lines in their own words, or any that have so many readings: the letters of
 * tests/orders/ have 5,099 at the most. Counted and not timed, so that a letter is read alike on each machine. */
enum { FREE_LINES = 60 };

/* A line with only a verb, a label, or a word that stands for them. The lines below may
 * leave it out. */
static bool is_head(struct free *f, struct str typed)
{
	struct token t[LEX_TOKENS + 1];
	struct parse p;
	int n = typed.n && typed.n < 60 ? lex(f->l->lexicon, typed, t) : 0;

	if (n <= 0 || n >= FREE_HEAD)
		return false;
	letter_parse(f->l, &p, t, n);
	p.quiet = true;
	int label;
	if (f->l->reader->vocab->label && f->l->reader->vocab->label(&p, &label) &&
	    !p.n_faults && label >= 0) {
		int colon = p.i;
		if (!parse_at_end(&p))
			return false;
		memcpy(f->head.t, t, sizeof *t * (size_t)colon);
		f->head.t[colon] =
			(struct token){.kind = TOKEN_SIGN, .id = ':', .text = STR(":")};
		f->head.n = colon + 1;
		return true;
	}
	struct clause *c = free_clause(f, t, n);
	phrases_respell(f->phrases, c);
	while (c->n && free_separates(&c->t[c->n - 1]))
		c->n--;
	const struct verb *v = c->n == 1 ? free_verb(f, &c->t[0]) : NULL;
	if (!v || v->colon)
		return false;
	f->head = (struct heading){1, {c->t[0]}};
	return true;
}

static bool is_heading(struct free *f, struct line *line)
{
	const struct str bare = free_bare_heading(line->typed);
	return is_head(f, bare) || is_head(f, free_singular(bare));
}

/* "Nobody after all.": it names no player and no number, so that what is quoted above it says of what it
 * speaks. */
static bool is_wordy(const struct free *f, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(f->l->lexicon, line->typed, t) : 0;

	for (int i = 0; i < n; i++)
		if (t[i].kind == TOKEN_NUMBER || token_is(&t[i], WORD_SEAT))
			return false;
	return n > 0;
}

/* An order of its own comes before a correction of another, unless it is only likely. The line is read once: what it said
 * is put back after each try that came to nothing. */
static bool read_line(struct free *f, struct line *line)
{
	const struct heading head = f->head;
	if (free_add_to_standing(f, line))
		return free_decide(f, line);
	bool read =
		free_read_text(f, free_behind_letter(f->l, (int)(line - f->l->line)));
	bool own = read && (!free_has_doubt(f) || f->n_back) &&
		   !free_count(f, PIECE_LOST) && !free_count(f, PIECE_WRONG) &&
		   free_count(f, PIECE_NOTE) < f->n_pieces;
	struct free *said = own ? NULL : arena_room(f->l->a, sizeof *said);

	if (said)
		free_copy(said, f);
	if (said && f->l->before) {
		if (free_edit_things(f, line)) {
			f->head = head;
			return free_decide(f, line);
		}
		free_copy(f, said);
	}
	if (said && free_has_cue(f, line)) {
		if (free_correct_above(f, line))
			return !f->n_pieces || free_decide(f, line);
		free_copy(f, said);
	}
	if (!read || !free_decide(f, line))
		return false;
	free_replace_above(f, line);
	return true;
}

/* With the lines around it: as a table, over a list, under an order. */
static bool read_with_others(struct free *f, int i)
{
	bool below = i && free_orders_something(f->l, i - 1);

	return free_read_part_row(f, i) || free_read_preferred(f, i) ||
	       free_read_named(f, i) || free_read_table(f, i) ||
	       free_read_adding(f, i) || free_read_section(f, i) ||
	       free_read_with_list(f, i) || (below && free_read_with_list(f, i - 1)) ||
	       (below && free_orders_something(f->l, i - 1) &&
		free_read_with_else(f, i - 1)) ||
	       (below && free_orders_something(f->l, i - 1) &&
		free_read_headed(f, i - 1, true)) ||
	       free_read_headed(f, i, true) || free_read_with_else(f, i) ||
	       free_read_numbered(f, i);
}

/* Lines that were taken as one and made no order: all of them are refused, for the first may mean something else without
 * the others. */
static void refuse_swallowed(struct free *f, int i, int n_typed)
{
	struct line *line = &f->l->line[i];

	if (line->n_typed <= n_typed || line->verdict == VERDICT_REFUSED ||
	    line->verdict == VERDICT_NOTE || line->verdict == VERDICT_ASKED)
		return;
	free_refuse(f->l, line);
	letter_remark(
		f->l, line, true, 0, 0, NULL,
		"These lines seem to belong together, and I do not understand them so. Write one line for each order");
}

/* "What happens when two attack the same planet?", "Can we have one more day?": it asks a person, and changes no order.
 * "What about Yellow 4?", "Can I send one more?" may change one. */
static bool asks_person(struct draft *l, const struct line *line)
{
	static const char *const begins[] = {"what", "when", "how",  "why", "who",
					     "is",   "are",  "does", "did", "where"};
	static const char *const offers[] = {"about", "if", "not"};
	static const char *const time[] = {"day",     "days",     "hour",
					   "hours",   "week",     "weeks",
					   "minutes", "deadline", "extension"};
	struct str typed = str_trim(line->typed);
	struct token t[LEX_TOKENS + 1];
	int n = typed.n && typed.s[typed.n - 1] == '?' && typed.n < LETTER_COLUMNS
			? lex(l->lexicon, typed, t)
			: 0;

	if (n < 2)
		return false;
	for (int i = 0; i < n; i++)
		if (TOKEN_AMONG(&t[i], time))
			return true;
	return TOKEN_AMONG(&t[0], begins) && !TOKEN_AMONG(&t[1], offers);
}

/* Tries all ways in turn. False if none fits. */
static bool read_in_turn(struct free *f, int i)
{
	struct draft *l = f->l;
	struct line *line = &l->line[i];
	const struct heading head = f->head;

	if (i && !line[-1].quoted && free_line_is_table_talk(l, line))
		return false;
	if (asks_person(l, line))
		return free_read_text(f, free_behind_letter(l, i)) &&
		       free_decide(f, line);
	bool done = free_read_third(f, i) || read_with_others(f, i) ||
		    free_read_completed(f, i) || free_read_half_row(f, i);
	/* Asked before the line is read: one that goes on with the line above, and is not understood, takes that out of force. */
	bool above = i && free_orders_something(l, i - 1);
	bool belongs = above && !line[-1].quoted && free_otherwise(f, line).n;
	if (!done && i && line[-1].quoted && is_wordy(f, line) && free_edit(f, line))
		done = free_decide(f, line);
	done = done || free_read_answer(f, i, true);
	if (!done)
		done = free_read_apart(f, i) || read_line(f, line);
	f->head = head;
	/* What a rule refuses was perhaps an answer, and no order of its own. */
	if (done && line->verdict == VERDICT_REFUSED)
		(void)free_read_answer(f, i, false);
	done = done || free_read_unheaded(f, i) || free_read_joined(f, i) ||
	       (above && free_read_above(f, i - 1));
	if (!done && free_edit(f, line))
		done = free_decide(f, line);
	done = done || free_read_answer(f, i, false) || free_read_leader(f, i);
	/* Half of an order does not count. */
	bool part = !done &&
		    ((belongs && free_orders_something(l, i - 1)) ||
		     (line->verdict == VERDICT_REFUSED && !free_is_title(l, i) &&
		      free_is_behind_joined(l, i) &&
		      free_head_kind(f, free_bare_heading(line->typed)) != HEAD_ORDER));
	if (part || (!done && free_may_correct(f, line)))
		free_doubt_above(f, line, part);
	done = done || (above && free_read_headed(f, i - 1, false)) ||
	       free_read_headed(f, i, false);
	if (!done) {
		free_doubt_headed(f, i);
		free_doubt_completed(f, i);
	} else
		f->head = head;
	return done;
}

/* A line that asks a person orders nothing, whatever words of an order are in it. */
static bool only_asks(struct free *f, const struct line *line)
{
	bool asks = line->typed.n &&
		    str_trim(line->typed).s[str_trim(line->typed).n - 1] == '?' &&
		    free_read_text(f, line->typed) && f->n_pieces;

	for (int k = 0; asks && k < f->n_pieces; k++)
		asks = f->piece[k].kind == PIECE_NOTE && f->piece[k].question;
	return asks;
}

static bool read_any(struct free *f, int i)
{
	struct line *line = &f->l->line[i];
	int here = line->n_typed, above = i ? line[-1].n_typed : 0;
	const bool talk = free_line_counts_nothing(f->l, line);

	f->calm = false;
	if (!talk && (free_read_wrapped(f, i, read_line) || read_in_turn(f, i)))
		return true;
	if (line->verdict == VERDICT_REFUSED && !line->understood &&
	    (talk || only_asks(f, line))) {
		free_forget(f->l, line);
		line->verdict = VERDICT_NOTE;
	}
	refuse_swallowed(f, i, here);
	if (i)
		refuse_swallowed(f, i - 1, above);
	return false;
}

static struct free *begin(struct draft *l)
{
	struct free *f = arena_room(l->a, sizeof *f);

	memset(f, 0, offsetof(struct free, wrong));
	f->wrong.n = 0;
	f->l = l;
	f->phrases = phrases_make(l->a, l->reader);
	f->work = arena_room(l->a, sizeof *f->work);
	f->trials = free_trials(l->a);
	return f;
}

struct str free_clear_slot(struct draft *l, const struct slot *slot)
{
	struct free *f = begin(l);

	return slot->n_alternatives
		       ? free_clear_plainly(
				 f, free_clause_of(f, slot->alternatives[0].text))
		       : STR("");
}

struct str letter_free_orders(struct draft *l, struct line *line, struct str text)
{
	if (!l->reader->vocab->sayings || l->closed || !l->reader->view ||
	    l->reader->stored || l->n_reads >= FREE_READS)
		return STR("");
	return free_orders_alone(begin(l), line, text);
}

/* The line, with the heading above it: its index, or -1. Returns that for the lines below. */
static int read_under(struct free *f, int i, int heading)
{
	struct draft *l = f->l;
	struct line *line = &l->line[i];

	if (heading < 0)
		f->head.n = 0;
	if (read_any(f, i)) {
		if (heading >= 0 && f->used_heading) {
			free_forget(l, &l->line[heading]);
			l->line[heading].verdict = VERDICT_BLANK;
		}
		return heading;
	}
	if (is_heading(f, line))
		return i;
	/* What follows may belong to a line that was refused. */
	return line->verdict == VERDICT_REFUSED ? -1 : heading;
}

/* Is the line a note with small talk, no part of one with the lines around it, and no answer to what it quotes? */
static bool is_idle(struct draft *l, int i)
{
	const struct line *line = &l->line[i];

	return (line->idle || (line->closing && free_orders_above(l, i))) &&
	       line->verdict == VERDICT_NOTE &&
	       (!i || !(line[-1].quoted || free_is_open(&line[-1]))) &&
	       (i + 1 == l->n_lines || !free_is_open(&line[1]));
}

/* How a line may be read anew. */
enum anew { ANEW_NOT, ANEW_OPEN, ANEW_BELOW_QUOTE, ANEW_AMENDED };

static enum anew how_anew(struct draft *l, int i)
{
	const struct line *line = &l->line[i];
	bool wrong = line->verdict == VERDICT_REFUSED && line->understood;

	if (!line->typed.n || line->quoted || line->unticked || line->press ||
	    is_idle(l, i))
		return ANEW_NOT;
	if (wrong && i > 0 && l->line[i - 1].quoted)
		return ANEW_BELOW_QUOTE;
	/* "with 3, I mean 2 from 1" is a fault of meaning only as it stands. */
	if (wrong && !line->terse && free_corrects_itself(l, line))
		return ANEW_AMENDED;
	return free_is_open(line) ? ANEW_OPEN : ANEW_NOT;
}

/* Returns the heading for the lines below. */
static int read_anew(struct free *f, int i, enum anew how, int heading)
{
	struct draft *l = f->l;
	struct line *line = &l->line[i];

	if (l->n_reads >= FREE_READS) { /* what it may take back is asked about */
		if (how != ANEW_BELOW_QUOTE && free_may_correct(f, line))
			free_doubt_above(f, line, false);
	} else if (how == ANEW_AMENDED) {
		if (free_read_text(f, line->typed) && f->n_back)
			free_decide(f, line);
	} else if (how == ANEW_BELOW_QUOTE) { /* "invite green", below the challenge */
		if (free_edit(f, line))
			free_decide(f, line);
		else
			(void)free_read_answer(f, i, false);
	} else if (free_has_own_words(l, line)) {
		(void)(free_read_section(f, i) || free_read_own(f, i));
	} else {
		heading = read_under(f, i, heading);
	}
	return heading;
}

/* The letter is left in plain words: what is to be put back. */
static struct plainly *read_all(struct draft *l)
{
	int tried = 0, refused = 0, heading = -1;

	for (int i = 0; i < l->n_lines; i++) {
		tried += free_is_open(&l->line[i]) && !is_idle(l, i);
		refused += l->line[i].verdict == VERDICT_REFUSED;
	}
	free_deny_lists(l);
	if (tried > FREE_LINES)
		return NULL;
	struct free *f = tried || refused ? begin(l) : NULL;
	struct plainly *plain = f ? free_put_plainly(f) : NULL;
	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if (line->verdict == VERDICT_BLANK)
			heading = -1;
		enum anew how = how_anew(l, i);
		if (how == ANEW_NOT &&
		    (line->verdict != VERDICT_REFUSED || line->press))
			continue;
		f = f ? f : begin(l);
		f->apart = free_asks_plainly(plain, i);
		if (how != ANEW_NOT)
			heading = read_anew(f, i, how, heading);
		if (free_put_as_written(l, plain, i) &&
		    (how = how_anew(l, i)) != ANEW_NOT) {
			f->apart = false;
			heading = read_anew(f, i, how, heading);
		}
		if (line->n_typed > 1 && line->verdict == VERDICT_REFUSED &&
		    l->n_reads < FREE_READS)
			free_doubt_completed(f, i);
		free_show_instead(f, line, how == ANEW_OPEN);
	}
	return plain;
}

void letter_free(struct draft *l)
{
	if (!l->reader->vocab->sayings || l->closed || l->for_later ||
	    !l->reader->view || l->reader->stored)
		return;
	const struct plainly *plain = read_all(l);
	free_disown(l);
	free_put_back(l, plain);
	free_doubt_lists(l);
}
