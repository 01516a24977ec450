/* A short answer below a quoted question: "> How many do you revive?", and below it "2". The question has the order's word, its place
 * or its player, and the answer the rest. Both together are read as one text, in the few ways in which somebody would have written it in
 * one; the first that is orders and nothing else is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/free_question.h"
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"

/* The orders of the text become the question to the writer; false: it is anything else. */
static bool take(const struct asked *q, struct str text)
{
	struct draft *l = q->f->l;
	const struct str orders = text.n < LETTER_COLUMNS
					  ? free_orders_alone(q->f, q->line, text)
					  : STR("");

	if (!orders.n)
		return false;
	free_forget(l, q->line);
	q->line->verdict = VERDICT_ASKED;
	q->line->ask = orders;
	l->out->has_orders_word = true;
	return true;
}

/* "Yes, and ...": what follows the word, or all of it; `*yes`, `*no`: which it was. */
static struct str behind_answer(struct str said, bool *yes, bool *no)
{
	static const char *const yeses[] = {"yes", "yep",  "yeah", "aye",
					    "y",   "sure", "ja",   "indeed"};
	static const char *const noes[] = {"no", "nope", "nay", "n", "never"};
	static const char *const more[] = {
		"please", "i",     "do",    "we",         "thanks",    "certainly",
		"will",   "have",  "of",    "course",     "never",     "not",
		"sorry",  "don't", "won't", "definitely", "absolutely"};
	struct str rest = said, word;

	*yes = *no = false;
	if (!str_word(&rest, &word))
		return said;
	while (word.n && strchr(",.!;:", word.s[word.n - 1]))
		word.n--;
	for (size_t i = 0; i < sizeof yeses / sizeof *yeses; i++)
		*yes |= str_is(word, yeses[i]);
	for (size_t i = 0; i < sizeof noes / sizeof *noes; i++)
		*no |= str_is(word, noes[i]);
	if (!*yes && !*no)
		return said;
	struct str all = str_trim(rest);
	for (bool idle = true; idle && rest.n;) {
		all = rest;
		idle = str_word(&rest, &word);
		while (word.n && strchr(",.!;:", word.s[word.n - 1]))
			word.n--;
		bool known = !word.n;
		for (size_t i = 0; i < sizeof more / sizeof *more; i++)
			known |= str_is(word, more[i]);
		idle &= known;
		all = idle ? STR("") : str_trim(all);
	}
	return all;
}

/* "> The Emperor asks you: ...?", and below it "No". */
static bool answers_player(const struct asked *q, bool yes)
{
	const struct token *who = question_player(q);

	return who && take(q, str_printf(q->f->l->a, "answer to %.*s: %s",
					 STR_ARG(who->text), yes ? "yes" : "no"));
}

/* "> Do you wish to break the alliance?", and below it "Yes, and ...": what was asked is done. */
static bool agrees(const struct asked *q, struct str more)
{
	const int from = question_deed(q);
	const struct str did = from ? question_from(q, from) : STR("");

	if (!did.n)
		return false;
	if (!more.n)
		return take(q, did);
	return take(q, str_printf(q->f->l->a, "%.*s. %.*s", STR_ARG(did),
				  STR_ARG(more))) ||
	       take(q,
		    str_printf(q->f->l->a, "%.*s, %.*s", STR_ARG(did), STR_ARG(more)));
}

/* "In Limbo": a word with which an order begins stands there. */
static bool has_verb(const struct asked *q, int from, int to)
{
	for (int i = from; i < to; i++)
		if (free_verb(q->f, &q->t[i]))
			return true;
	return false;
}

/* Is what is told said of the writer alone? "You have 4 tokens in Limbo." */
static bool tells_me(const struct asked *q)
{
	static const char *const me[] = {"you", "your", "yours"};
	bool mine = false;

	for (int i = 0; i < q->n; i++) {
		if (token_is(&q->t[i], WORD_SEAT) &&
		    q->t[i].value != q->f->l->reader->seat)
			return false;
		mine |= TOKEN_AMONG(&q->t[i], me);
	}
	return mine;
}

/* With the words before the colon, and the player there or behind it. What is only told has to name a thing there. */
static bool under_heading(const struct asked *q, bool asks)
{
	static const char *const links[] = {"and", "for", "then", "on"};
	const int end = question_heading(q, asks);
	int from = q->t[end].kind == TOKEN_SIGN && token_is_sign(&q->t[end], ':')
			   ? 0
			   : q->from;
	const struct token *who = question_player(q);
	struct arena *a = q->f->l->a;

	while (from < end && TOKEN_AMONG(&q->t[from], links))
		from++;
	if (from >= end ||
	    (!asks && !question_names(q, from, end) && !has_verb(q, from, end)))
		return false;
	const char *at = q->t[from].text.s;
	const struct str last = q->t[end - 1].text,
			 head = {at, (size_t)(last.s + last.n - at)};
	return take(q, str_printf(a, "%.*s: %.*s", STR_ARG(head), STR_ARG(q->said))) ||
	       (who && asks &&
		take(q, str_printf(a, "%.*s against %.*s: %.*s", STR_ARG(head),
				   STR_ARG(who->text), STR_ARG(q->said))));
}

/* "> How much do you bid on lot 1?": with its verb before the answer, and behind it what the question says of it, or a place that it
 * names. What names a thing behind the verb is never left out. */
static bool with_verb(const struct asked *q)
{
	enum {
		MOST = 3
	}; /* words that begin an order, and things: each is a reading */
	struct arena *a = q->f->l->a;
	int verbs = 0;

	for (int i = q->n - 1; i >= 0 && verbs < MOST; i--) {
		int places = 0, last = q->n;
		if (!free_verb(q->f, &q->t[i]))
			continue;
		const struct str verb = q->t[i].text;
		verbs++;
		while (last > i + 1 && q->t[last - 1].kind == TOKEN_SIGN)
			last--;
		if (last > i + 1 && i >= q->from &&
		    take(q, str_printf(a, "%.*s %.*s %.*s", STR_ARG(verb),
				       STR_ARG(q->said),
				       STR_MADE(a, question_from(q, i + 1)))))
			return true;
		if (i >= q->from && question_names(q, i + 1, last))
			continue;
		if (take(q,
			 str_printf(a, "%.*s %.*s", STR_ARG(verb), STR_ARG(q->said))))
			return true;
		for (int k = 0; k < q->n && places < MOST; k++) {
			if (!question_is_place(&q->t[k]) || k == i)
				continue;
			places++;
			if (take(q,
				 str_printf(a, "%.*s %.*s from %.*s", STR_ARG(verb),
					    STR_ARG(q->said), STR_ARG(q->t[k].text))) ||
			    take(q,
				 str_printf(a, "%.*s %.*s in %.*s", STR_ARG(verb),
					    STR_ARG(q->said), STR_ARG(q->t[k].text))))
				return true;
		}
	}
	return false;
}

/* "> How many cards do you want to buy at most?", and below it "One": "buy one cards at most". */
static bool inverted(const struct asked *q)
{
	static const char *const amounts[] = {"many", "much", "which", "what"};
	const int verb = question_deed(q);
	struct arena *a = q->f->l->a;
	int noun = q->from;

	while (noun < verb && !TOKEN_AMONG(&q->t[noun], amounts))
		noun++;
	if (!verb || noun >= verb)
		return false;
	const struct str did = q->t[verb].text, rest = question_from(q, verb),
			 behind = str_slice(rest, did.n, rest.n),
			 of = q->t[noun + 1].text;
	return (noun + 1 < verb && !str_is(of, "do") &&
		take(q, str_printf(a, "%.*s %.*s %.*s%.*s", STR_ARG(did),
				   STR_ARG(q->said), STR_ARG(of), STR_ARG(behind)))) ||
	       take(q, str_printf(a, "%.*s %.*s%.*s", STR_ARG(did), STR_ARG(q->said),
				  STR_ARG(behind)));
}

/* "> You have 3 forces in Carthag.", and below it "They go to Arsunt 10": all from there. */
static bool points_at_them(const struct asked *q)
{
	static const char *const them[] = {
		"all of them", "all of these", "all of those", "they all",
		"they",        "these",        "those",        "all"};
	const struct token *place = question_place(q);

	for (size_t i = 0; place && i < sizeof them / sizeof *them; i++) {
		const size_t n = strlen(them[i]);
		if (!str_starts(q->said, them[i]) || q->said.n <= n ||
		    !strchr(" ,", q->said.s[n]))
			continue;
		return take(q, str_printf(q->f->l->a, "all from %.*s%.*s",
					  STR_ARG(place->text),
					  STR_ARG(str_slice(q->said, n, q->said.n))));
	}
	return false;
}

/* "Not for long: 4 of mine land there": without what is said of how things are now. */
static struct str without_retort(struct str said)
{
	static const char *const retorts[] = {"not for long", "not any more",
					      "not anymore",  "not any longer",
					      "no longer",    "not much longer"};

	for (size_t i = 0; i < sizeof retorts / sizeof *retorts; i++) {
		const size_t n = strlen(retorts[i]);
		if (str_starts(said, retorts[i]) && said.n > n &&
		    strchr(":,;.!", said.s[n]))
			return str_trim(str_slice(said, n + 1, said.n));
	}
	return said;
}

/* "> Carthag: empty", and below it "4 of mine land there": at the one place that is named. */
static bool points_there(const struct asked *q)
{
	const struct token *only = question_place(q);
	const struct str said = without_retort(q->said);
	const size_t at = str_find(said, STR(" there"));

	return only && at != SIZE_MAX &&
	       (at + 6 == said.n || strchr(" ,.;", said.s[at + 6])) &&
	       take(q, str_printf(q->f->l->a, "%.*s in %.*s%.*s",
				  STR_ARG(str_slice(said, 0, at)), STR_ARG(only->text),
				  STR_ARG(str_slice(said, at + 6, said.n))));
}

/* Does it speak of what is quoted? Then it does not count as an order of its own, whatever it reads as. */
static bool speaks_of_it(const struct asked *q)
{
	static const char *const them[] = {"they ",        "all of them",
					   "all of these", "all of those",
					   "these ",       "those "};

	for (size_t i = 0; i < sizeof them / sizeof *them; i++)
		if (str_starts(q->said, them[i]))
			return true;
	return false;
}

bool free_read_answer(struct free *f, int i, bool first)
{
	if (!i || !f->l->line[i - 1].quoted) /* before room for a question is cleared */
		return false;
	struct asked q = {.f = f, .line = &f->l->line[i]};
	bool yes, no;

	if (!question_open(&q))
		return false;
	const bool asks = question_is_one(&q);
	if (first && !speaks_of_it(&q)) {
		const struct str behind = behind_answer(q.said, &yes, &no);
		/* "Yes, and ...": what is said behind it would stand alone. */
		return asks && yes && behind.n && !question_is_told(&q) &&
		       agrees(&q, behind);
	}
	if (first)
		return points_at_them(&q);
	if (!asks)
		return points_there(&q) || under_heading(&q, false) ||
		       (tells_me(&q) && with_verb(&q));
	const struct str more = behind_answer(q.said, &yes, &no);
	if (yes || no)
		return question_is_told(&q) ? !more.n && answers_player(&q, yes)
					    : yes && agrees(&q, more);
	return under_heading(&q, true) || points_there(&q) || inverted(&q) ||
	       (!token_is_sign(&q.t[question_heading(&q, true)], ':') && with_verb(&q));
}
