/* HISTORY: a report again, as its reader got it; alone, a list of them. WHY: the fate
 * of the reader's orders.
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"
#include "schema/gmlog.h"
#include "schema/snapshots.h"
#include "server/report/report_own.h"
#include "server/report/report_past.h"

/* A report is ten times as long as a receipt. So a letter gets at most REPORTS_A_LETTER
 * of them, and each report once a day. */
enum { REPORTS_A_LETTER = 3, DAY_S = 24 * 3600 };

/* "3.2", "3 2", "turn 3 phase 2", "turn 3, phase 2". */
static bool read_phase(const struct vocab *vocab, struct str words, int64_t *turn,
		       int64_t *phase)
{
	struct str rest = words, word;
	int64_t n[2] = {0};
	int k = 0;

	while (str_word(&rest, &word)) {
		while (word.n) {
			struct str part = word;
			size_t i = 0;
			while (i < word.n && word.s[i] != '.' && word.s[i] != ',')
				i++;
			part = str_slice(word, 0, i);
			word = str_slice(word, i + 1, word.n);
			if (str_is(part, "turn") || str_is(part, "phase") || !part.n)
				continue;
			int least = k == 0 && vocab->setup_phases ? 0 : 1;
			if (k == 2 || !str_int(part, least, 9999, &n[k++]))
				return false;
		}
	}
	*turn = n[0];
	*phase = n[1];
	return k == 2;
}

static void list_them(const struct asked *q, const struct snapshot *s, int n)
{
	struct buf b = buf_in(q->a);
	int turn = -1;

	buf_z(&b, _("HISTORY: you can have the reports before these phases:\n"));
	for (int i = 0; i < n; i++) {
		if (!s[i].phase)
			continue;
		if (s[i].turn != turn)
			buf_printf(&b, _("%s  turn %d: "), turn >= 0 ? "\n" : "",
				   s[i].turn);
		else
			buf_z(&b, ", ");
		turn = s[i].turn;
		buf_printf(&b, "%d.%d", s[i].turn, s[i].phase);
	}
	buf_printf(
		&b,
		_("%s\nHISTORY 1.1 brings that one again, HISTORY LAST the newest. One letter brings %d, each once a day."),
		turn >= 0 ? "" : _("  none"), REPORTS_A_LETTER);
	answer_say(q, buf_str(&b));
}

/* How many reports this letter has had already. */
static int n_before(const struct asked *q)
{
	int n = 0;

	for (int i = 0; &q->reading->commands[i] != q->command; i++)
		n += q->reading->commands[i].kind == COMMAND_HISTORY &&
		     q->reading->commands[i].word.n > 0;
	return n;
}

static bool may_have(const struct asked *q, int phase_no, struct str name, bool *may,
		     struct err *err)
{
	int64_t now = home_now(q->h);
	struct str mark = str_printf(q->a, "history %lld of %lld",
				     (long long)(now / DAY_S), (long long)q->seat->id);

	*may = false;
	if (n_before(q) >= REPORTS_A_LETTER) {
		answer_say(
			q,
			str_printf(
				q->a,
				_("HISTORY %.*s: one letter brings %d reports; ask for this one in another."),
				STR_ARG(name), REPORTS_A_LETTER));
		return true;
	}
	if (!told_once(q->h->store, q->game->id, phase_no, q->seat->seat,
		       str_z(q->a, mark), now, may, err))
		return false;
	if (!*may)
		answer_say(
			q,
			str_printf(
				q->a,
				_("HISTORY %.*s: it was sent to you today; look for it in your mailbox, or ask again tomorrow."),
				STR_ARG(name)));
	return true;
}

static bool bring(const struct asked *q, const struct snapshot *s, struct err *err)
{
	struct str name = s->phase ? str_printf(q->a, "%d.%d", s->turn, s->phase)
				   : STR("LAST"),
		   text;
	bool may, theirs;

	if (!may_have(q, s->phase_no, name, &may, err))
		return false;
	if (!may)
		return true;
	if (!report_past(q->h, q->a, q->game, q->seat, s->phase_no, &theirs, &text,
			 err))
		return false;
	answer_say(
		q,
		str_printf(
			q->a,
			theirs ? _("HISTORY %.*s: the report as it was sent to you.\n\n%.*s")
			       : _("HISTORY %.*s: the report as everybody may read it, because it went to the player who had your seat before you.\n\n%.*s"),
			STR_ARG(name), STR_ARG(text)));
	return true;
}

bool answer_history(const struct asked *q, struct err *err)
{
	struct str word = q->command->word;
	const struct snapshot *found = NULL;
	struct snapshot *s;
	int64_t turn = 0, phase = 0;
	int n;

	if (!q->game->last_phase_no || q->seat->status == SEAT_INVITED) {
		answer_say(q, str_of(_("HISTORY: you have had no report yet.")));
		return true;
	}
	if (!snapshots_way(q->h->store, q->a, q->game->id, q->game->phase_no, &s, &n,
			   err))
		return false;
	bool last = str_is(word, "last");
	if (word.n && !last && !read_phase(q->rules->vocab, word, &turn, &phase)) {
		answer_say(
			q,
			str_printf(
				q->a,
				_("HISTORY: \"%.*s\" is not a turn and phase; write HISTORY 1.1, or HISTORY alone for a list."),
				STR_ARG(str_cut(word, 40))));
		return true;
	}
	for (int i = 0; i < n; i++)
		if (last || (s[i].turn == turn && s[i].phase == phase))
			found = &s[i];
	if (found && word.n)
		return bring(q, found, err);
	if (word.n)
		answer_say(q, str_printf(q->a,
					 _("HISTORY: phase %lld.%lld was never open."),
					 (long long)turn, (long long)phase));
	list_them(q, s, n);
	return true;
}

/* What a WHY names, as people write it from what stands in their report: "1.3", "1.3-Red", "T1 P3", "phase 3", "section 4",
 * "C2". */
struct named {
	int64_t n[2];
	int count;
	bool turn, phase; /* these words are there */
	bool other;       /* a section, a fight: no phase has it as its name */
};

static bool is_digit(struct str s, size_t i)
{
	return i < s.n && s.s[i] >= '0' && s.s[i] <= '9';
}

/* The numbers of a word, one behind the other. */
static void add_numbers(struct named *to, struct str word)
{
	for (size_t i = 0; i < word.n; i++) {
		size_t from = i;
		int64_t n;
		while (is_digit(word, i))
			i++;
		if (i == from)
			continue;
		to->other |= to->count == 2 ||
			     !str_int(str_slice(word, from, i), 0, 9999, &n);
		if (!to->other)
			to->n[to->count++] = n;
	}
}

static struct named read_named(struct str words)
{
	struct named to = {0};
	struct str word;

	while (str_word(&words, &word)) {
		const bool label = is_digit(word, 1);
		to.turn |= str_starts(word, "turn") || (label && str_starts(word, "t"));
		to.phase |=
			str_starts(word, "phase") || (label && str_starts(word, "p"));
		to.other |= str_starts(word, "section") || str_starts(word, "part") ||
			    str_starts(word, "battle") ||
			    (label && str_starts(word, "c"));
		add_numbers(&to, word);
	}
	to.other |= to.count == 1 && !to.phase;
	return to;
}

/* The phase that was run last, or the one that is named. Of a report's number it is the phase that the report tells of, where
 * the one with that number has not been run. */
static const struct snapshot *that_ran(const struct snapshot *s, int n,
				       const struct named *to)
{
	const struct snapshot *found = NULL, *told = NULL;
	const int64_t turn = to->n[0], phase = to->n[to->count == 2];

	for (int i = 0; i < n; i++) {
		if (!s[i].from_no)
			continue;
		if (!to->count || (s[i].ran_phase == phase &&
				   (to->count == 1 || s[i].ran_turn == turn)))
			found = &s[i];
		if (to->count == 2 && s[i].turn == turn && s[i].phase == phase)
			told = &s[i];
	}
	return found ? found : told;
}

/* What WHY takes, with a phase that can be asked about. */
static void say_what_it_takes(const struct asked *q, const struct snapshot *s, int n,
			      const struct named *to)
{
	const struct named any = {0};
	const struct snapshot *last = that_ran(s, n, &any);
	struct str fault = str_printf(q->a, _("\"%.*s\" is not a turn and phase."),
				      STR_ARG(str_cut(q->command->word, 40)));

	if (to->count == 2 && !to->other)
		fault = str_printf(q->a, _("phase %lld.%lld has not been run."),
				   (long long)to->n[0], (long long)to->n[1]);
	if (last)
		answer_say(
			q,
			str_printf(
				q->a,
				_("WHY: %.*s WHY alone tells what became of your orders in the phase that ran last, %d.%d; WHY %d.%d names one. Your report tells under WHAT HAPPENED what everybody did. To ask the GM, reply with GM on the first line."),
				STR_ARG(fault), last->ran_turn, last->ran_phase,
				last->ran_turn, last->ran_phase));
	else
		answer_say(q, to->count == 2
				      ? str_printf(q->a, _("WHY: %.*s"), STR_ARG(fault))
				      : str_of(_("WHY: no phase has been run yet.")));
}

static void say_fate(const struct asked *q, const struct snapshot *s,
		     const struct bulletin *b)
{
	struct buf text = buf_in(q->a);

	buf_printf(&text, _("WHY %d.%d: what became of your orders"), s->ran_turn,
		   s->ran_phase);
	if (b->receipt)
		buf_printf(&text, _(" of receipt %d"), b->receipt);
	buf_z(&text, b->n_fate ? ":\n" : _(": you had none in that phase."));
	for (int i = 0; i < b->n_fate; i++)
		buf_printf(&text, "- %.*s\n", STR_ARG(b->fate[i]));
	answer_say(q, buf_str(&text));
}

bool answer_why(const struct asked *q, struct err *err)
{
	const struct named to = read_named(q->command->word);
	struct snapshot *s;
	struct bulletin b = {.seat = q->seat->seat};
	struct issue is;
	int n;

	if (!q->game->last_phase_no || q->seat->status == SEAT_INVITED) {
		answer_say(q, str_of(_("WHY: no phase has been run yet.")));
		return true;
	}
	if (!snapshots_way(q->h->store, q->a, q->game->id, q->game->phase_no, &s, &n,
			   err))
		return false;
	const struct snapshot *ran = to.other ? NULL : that_ran(s, n, &to);
	if (!ran) {
		say_what_it_takes(q, s, n, &to);
		return true;
	}
	if (!reports_load(q->h, q->a, q->game, ran->phase_no, &is, err) ||
	    !report_own(q->h, q->a, &is, &b, err))
		return false;
	say_fate(q, ran, &b);
	return true;
}
