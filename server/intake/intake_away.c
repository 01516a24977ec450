/* "Sorry, I am on holiday 10-14 Dec": the player is asked whether that is their ABSENT, with the days as they were understood. Where
 * the days cannot be taken, they are told why; the sentence itself still waits for the GM.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/day.h"
#include "server/options/absence_days.h"

enum {
	SENTENCES_MAX = 40, /* of a letter that are looked at */
	GREETING_WORDS = 2, /* beside a sentence, which need nobody's answer */
};

/* A day before whose number stands a point, "Dec. 10" and "10.12.", ends no sentence. */
static bool is_end(struct str s, size_t i)
{
	size_t from = i;

	if (!strchr(".!?", s.s[i]) ||
	    (i + 1 < s.n && !isspace((unsigned char)s.s[i + 1])))
		return false;
	while (from && !isspace((unsigned char)s.s[from - 1]))
		from--;
	struct str word = str_slice(s, from, i);
	bool number = word.n && isdigit((unsigned char)word.s[word.n - 1]);
	bool month = word.n <= 4 && day_month_named(word) >= 0;
	size_t next = i + 1;
	while (next < s.n && isspace((unsigned char)s.s[next]))
		next++;
	bool goes_on = next < s.n && (isdigit((unsigned char)s.s[next]) ||
				      islower((unsigned char)s.s[next]) ||
				      (number && s.s[next] == '-'));
	return s.s[i] != '.' || !((number || month) && goes_on);
}

static struct str next_sentence(struct str *rest)
{
	size_t n = 0;

	while (n < rest->n && !is_end(*rest, n))
		n++;
	n += n < rest->n;
	struct str sentence = str_trim(str_slice(*rest, 0, n));
	*rest = str_slice(*rest, n, rest->n);
	return sentence;
}

/* A question about days, which "absent off" is not. */
static bool is_absent(struct str ask)
{
	return str_starts(ask, "absent ") && !str_is(ask, "absent off");
}

static bool may_say(const struct line *line)
{
	switch (line->verdict) {
	case VERDICT_NOTE:
		return !line->quoted;
	case VERDICT_REFUSED:
		return true;
	case VERDICT_ASKED:
		return line->beside || is_absent(line->ask);
	case VERDICT_OK:
	case VERDICT_NOTED:
		return line->beside;
	case VERDICT_BLANK:
	case VERDICT_COMMAND:
	case VERDICT_PRESS:
	case VERDICT_HEADER:
		break;
	}
	return false;
}

static const char *end_of(struct str s)
{
	return s.s + s.n;
}

/* Has the line nothing but a greeting besides the sentence? */
static bool is_all(const struct line *line, struct str sentence)
{
	struct str typed = str_trim(line->typed), before = STR(""), behind = STR("");

	if (typed.s < sentence.s)
		before = (struct str){typed.s, (size_t)(sentence.s - typed.s)};
	if (end_of(typed) > end_of(sentence))
		behind = (struct str){end_of(sentence),
				      (size_t)(end_of(typed) - end_of(sentence))};
	return str_words(before) + str_words(behind) <= GREETING_WORDS &&
	       str_find_char(before, '?') == SIZE_MAX &&
	       str_find_char(behind, '?') == SIZE_MAX;
}

static void count(struct reading *r, const struct line *line, int by)
{
	r->n_notes += line->verdict == VERDICT_NOTE ? by : 0;
	r->n_refused += line->verdict == VERDICT_REFUSED ? by : 0;
	r->n_asked += line->verdict == VERDICT_ASKED ? by : 0;
}

void intake_turn_into(struct reading *r, struct line *line, enum verdict verdict)
{
	count(r, line, -1);
	line->verdict = verdict;
	line->n_remarks = line->n_instead = 0;
	/* How such orders are written says nothing beside what was understood. */
	if (verdict == VERDICT_ASKED || verdict == VERDICT_BLANK)
		line->hints = line->in_force = line->clear = line->read_as = STR("");
	count(r, line, 1);
}

/* "Not read as an order" is not said of what is asked about. */
static void unmark(struct line *line, struct str sentence)
{
	int kept = 0, from = (int)str_columns(str_slice(
			      line->typed, 0, (size_t)(sentence.s - line->typed.s)));
	int to = from + (int)str_columns(sentence);

	for (int i = 0; i < line->n_remarks; i++) {
		const struct remark *m = &line->remarks[i];
		if (m->fault || m->column < from || m->column + m->width > to)
			line->remarks[kept++] = *m;
	}
	line->n_remarks = kept;
}

static bool is_polite(struct str part)
{
	static const char *const words[] = {"hi",     "hello",  "hey",   "dear",
					    "sorry",  "thanks", "thank", "best",
					    "please", "just"};
	struct str rest = part, word;

	if (!str_word(&rest, &word))
		return true;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(word, words[i]))
			return true;
	return str_words(part) == 1;
}

/* "Sandworm off, and I'm away until Sunday": a part of the sentence that speaks of no absence may be an order that was not
 * understood. Its line stays what it is then, and the question is asked besides. */
static bool says_more(struct str sentence, int64_t today)
{
	size_t from = 0;

	for (size_t i = 0; i <= sentence.n; i++) {
		struct str rest = str_slice(sentence, i, sentence.n);
		bool joins = str_starts(rest, " and ") || str_starts(rest, " but ");
		struct away_days said;
		if (i < sentence.n && !joins && !strchr(",;", sentence.s[i]))
			continue;
		struct str part = str_trim(str_slice(sentence, from, i));
		from = i + (joins ? strlen(" and") : 1);
		if (!is_polite(part) && !away_is_said(part, today, &said) &&
		    away_days(part, today).kind == AWAY_NONE)
			return true;
	}
	return false;
}

/* Asks in the place of the lines of which the sentence is all, or below the one of which it is a part. A question to a person stays
 * one besides. */
static void ask(struct letter_in *x, int first, int last, struct str sentence,
		struct str command, bool besides)
{
	struct reading *r = x->reading;
	bool question = str_ends(sentence, "?");
	int number = first >= 0 ? r->lines[first].number : 0;
	struct line *mine = NULL;

	for (int i = first; i >= 0 && i <= last; i++) {
		struct line *line = &r->lines[i];
		if (!is_all(line, sentence)) {
			unmark(line, sentence);
			/* It is asked about already, beside other sentences. */
			if (line->verdict == VERDICT_ASKED && is_absent(line->ask) &&
			    str_find_char(line->ask, '\n') == SIZE_MAX) {
				line->ask = command;
				return;
			}
			continue;
		}
		/* Talk around the days, without an order in it, is told once: in the question. */
		if ((question && line->verdict == VERDICT_NOTE) ||
		    (besides && line->verdict != VERDICT_NOTE && !is_absent(line->ask)))
			continue;
		intake_turn_into(r, line, mine ? VERDICT_BLANK : VERDICT_ASKED);
		mine = mine ? mine : line;
	}
	if (!mine) {
		r->lines = arena_more(x->a, r->lines, (size_t)r->n_lines,
				      sizeof *r->lines);
		mine = &r->lines[r->n_lines++];
		*mine = (struct line){
			.number = number, .n_typed = 1, .verdict = VERDICT_ASKED};
		r->n_asked++;
	}
	mine->typed = sentence;
	mine->ask = command;
	mine->beside = false;
}

static struct str command_of(struct arena *a, const struct absence_days *d)
{
	struct str from = day_text(a, d->from), to = day_text(a, d->to);

	return d->from == d->to ? str_printf(a, "absent %.*s", STR_ARG(from))
				: str_printf(a, "absent %.*s to %.*s", STR_ARG(from),
					     STR_ARG(to));
}

static void say_why(struct letter_in *x, struct str why)
{
	if (!x->away_why.n)
		x->away_why = why;
}

/* What the sentence says of its writer's days. */
static void weigh(struct letter_in *x, struct absence_days *d, int first, int last,
		  struct str sentence)
{
	struct away_days said;
	struct str why;

	if (!away_is_said(sentence, d->today, &said))
		return;
	bool taken = absence_days_meant(d, sentence, &said, &why);
	struct str command = taken ? command_of(x->a, d) : STR("");
	if (taken && (!x->position || x->old_key || x->older))
		x->away = command;
	else if (taken)
		ask(x, first, last, sentence, command, says_more(sentence, d->today));
	else
		say_why(x, why);
	for (int i = first; !taken && i >= 0 && i <= last; i++)
		if (x->reading->lines[i].verdict == VERDICT_ASKED &&
		    is_absent(x->reading->lines[i].ask))
			intake_turn_into(x->reading, &x->reading->lines[i],
					 VERDICT_NOTE);
}

/* "absent 24 to 26 November, can you wait for me": a saying took the words behind the days along, and a YES to them would be asked
 * about again. Only the days are. */
static void only_days(struct letter_in *x, struct absence_days *d, struct line *line)
{
	struct str rest = line->ask, word, why;

	str_word(&rest, &word);
	struct away_days said = away_days(rest, d->today);
	if (said.only_days)
		return;
	if (absence_days_meant(d, line->typed, &said, &why)) {
		line->ask = command_of(x->a, d);
		return;
	}
	say_why(x, why);
	intake_turn_into(x->reading, line, VERDICT_NOTE);
}

/* Several lines of words become parts of one text, so that a sentence shows in which of them it lies. */
static struct str joined(struct letter_in *x, int first, int last)
{
	struct line *lines = x->reading->lines;
	struct buf b = buf_in(x->a);
	size_t at = 0;

	if (first == last)
		return lines[first].typed;
	for (int i = first; i <= last; i++)
		buf_printf(&b, "%.*s\n", STR_ARG(lines[i].typed));
	for (int i = first; i <= last; i++) {
		size_t n = lines[i].typed.n;
		lines[i].typed = str_slice(buf_str(&b), at, at + n);
		at += n + 1;
	}
	return buf_str(&b);
}

/* A line of words alone, and those that go on with it. */
static void look_at(struct letter_in *x, struct absence_days *d, int first, int last)
{
	struct str rest = joined(x, first, last);

	for (int n = 0; rest.n && n < SENTENCES_MAX; n++) {
		struct str sentence = next_sentence(&rest);
		const struct line *lines = x->reading->lines;
		int from = first, to;
		while (from < last && end_of(lines[from].typed) <= sentence.s)
			from++;
		for (to = from; to < last && end_of(lines[to].typed) < end_of(sentence);
		     to++)
			;
		weigh(x, d, from, to, sentence);
	}
}

/* Does a sentence of the line go on in the next one? What was refused stays as it was sent. */
static bool goes_on(const struct line *line, const struct line *next)
{
	return may_say(line) && may_say(next) && line->verdict != VERDICT_REFUSED &&
	       next->verdict != VERDICT_REFUSED &&
	       next->number == line->number + line->n_typed;
}

static bool has_absent(const struct reading *r)
{
	for (int i = 0; i < r->n_commands; i++)
		if (r->commands[i].kind == COMMAND_ABSENT)
			return true;
	return false;
}

bool intake_ask_away(struct letter_in *x, struct err *err)
{
	struct absence_days d;
	bool any = false;
	int n = x->reading->n_lines, last;

	if (x->over || x->seat->status == SEAT_REMOVED || has_absent(x->reading))
		return true;
	for (int i = 0; i < n; i++)
		any |= may_say(&x->reading->lines[i]);
	if (!any && !x->subject.n)
		return true; /* most letters are orders and nothing else */
	if (!absence_days_load(x->h, x->a, x->game, x->seat, &d, err))
		return false;
	for (int i = 0; i < n; i = last + 1) {
		last = i;
		if (!may_say(&x->reading->lines[i]))
			continue;
		while (last + 1 < n &&
		       goes_on(&x->reading->lines[last], &x->reading->lines[last + 1]))
			last++;
		look_at(x, &d, i, last);
	}
	for (int i = 0; i < x->reading->n_lines; i++)
		if (x->reading->lines[i].verdict == VERDICT_ASKED &&
		    is_absent(x->reading->lines[i].ask))
			only_days(x, &d, &x->reading->lines[i]);
	if (x->subject.n && !x->away.n && !x->away_why.n && !x->reading->n_asked)
		weigh(x, &d, -1, -1, x->subject);
	return true;
}
