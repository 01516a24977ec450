/* A short answer below a quoted question: "> How many do you revive?", and below it "2". The question has the order's word, its place
 * or its player, and the answer the rest. Both together are read as one text, in the few ways in which somebody would have written it in
 * one; the first that is orders and nothing else is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"

/* A question, and what was answered. */
struct asked {
	struct free *f;
	struct line *line;
	struct str typed, question; /* the quoted text; its last sentence */
	struct token t[LEX_TOKENS + 1];
	int n, from; /* tokens of it all; where its last sentence begins */
	struct str said;
};

/* The quoted lines right above, as far as a mail program broke them, without their marks. */
static struct str text_above(struct free *f, const struct line *line)
{
	struct str text = STR("");

	for (const struct line *above = line; above != f->l->line && above[-1].quoted;
	     above--) {
		struct str one = str_trim(above[-1].typed);
		while (one.n && (one.s[0] == '>' || one.s[0] == ' '))
			one = str_slice(one, 1, one.n);
		if (!one.n || (text.n && strchr(".!?:", one.s[one.n - 1])))
			break;
		text = str_printf(f->l->a, "%.*s%s%.*s", STR_ARG(one),
				  text.n ? " " : "", STR_ARG(text));
	}
	return text;
}

static bool open_question(struct asked *q)
{
	q->typed = text_above(q->f, q->line);
	q->said = str_trim(q->line->typed);
	while (q->said.n && strchr(".!", q->said.s[q->said.n - 1]))
		q->said.n--;
	q->n = q->typed.n && q->typed.n < LETTER_COLUMNS
		       ? lex(q->f->l->lexicon, q->typed, q->t)
		       : 0;
	q->from = 0;
	for (int i = 0; i + 1 < q->n; i++)
		if (token_is_sign(&q->t[i], '.') || token_is_sign(&q->t[i], '!'))
			q->from = i + 1;
	return q->n > 0 && q->said.n;
}

/* Of two questions nobody knows which one is answered. */
static bool is_one_question(const struct asked *q)
{
	const size_t at = str_find_char(q->typed, '?');

	for (size_t i = at; at != SIZE_MAX && i + 1 < q->typed.n; i++)
		if (!strchr("\"') ", q->typed.s[i + 1]))
			return false;
	return at != SIZE_MAX;
}

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

/* The text from token `from` on, without the sign at its end. */
static struct str text_from(const struct asked *q, int from)
{
	const char *at = q->t[from].text.s;
	struct str text = {at, (size_t)(q->typed.s + q->typed.n - at)};

	while (text.n && strchr("?:.! \"", text.s[text.n - 1]))
		text.n--;
	return text;
}

/* The one player whom the question names beside the writer; NULL: none, or several. */
static const struct token *other_player(const struct asked *q)
{
	const struct token *only = NULL;

	for (int i = 0; i < q->n; i++) {
		if (!token_is(&q->t[i], WORD_SEAT) ||
		    q->t[i].value == q->f->l->reader->seat)
			continue;
		if (only && only->value != q->t[i].value)
			return NULL;
		only = only ? only : &q->t[i];
	}
	return only;
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
	const struct token *who = other_player(q);

	return who && take(q, str_printf(q->f->l->a, "answer to %.*s: %s",
					 STR_ARG(who->text), yes ? "yes" : "no"));
}

/* "do you (wish to) BREAK THE ALLIANCE", "shall I REVIVE 2": where in the last sentence what would be done begins; 0: nowhere. */
static int what_is_asked(const struct asked *q)
{
	static const char *const modals[] = {"do",     "would", "will", "shall",
					     "should", "are",   "want", "can"};
	static const char *const wills[] = {"want", "wish", "like",  "intend",
					    "plan", "to",   "going", "prefer",
					    "also", "still"};
	int i = q->from;

	while (i < q->n && !TOKEN_AMONG(&q->t[i], modals))
		i++;
	if (i + 2 >= q->n ||
	    (!str_is(q->t[i + 1].text, "you") && !token_is(&q->t[i + 1], WORD_I) &&
	     !str_is(q->t[i + 1].text, "we")))
		return 0;
	i += 2;
	while (i < q->n &&
	       (TOKEN_AMONG(&q->t[i], wills) || token_is(&q->t[i], WORD_TO)))
		i++;
	return i < q->n ? i : 0;
}

/* "> Do you wish to break the alliance?", and below it "Yes, and ...": what was asked is done. */
static bool agrees(const struct asked *q, struct str more)
{
	const int from = what_is_asked(q);
	const struct str did = from ? text_from(q, from) : STR("");

	if (!did.n)
		return false;
	if (!more.n)
		return take(q, did);
	return take(q, str_printf(q->f->l->a, "%.*s. %.*s", STR_ARG(did),
				  STR_ARG(more))) ||
	       take(q,
		    str_printf(q->f->l->a, "%.*s, %.*s", STR_ARG(did), STR_ARG(more)));
}

/* "Lot 1" of "Lot 1: your highest bid?", "Mercenaries" of "Mercenaries?"; empty: nothing stands apart. */
static struct str heading(const struct asked *q)
{
	enum { FEW = 3 };
	size_t colon = str_find_char(q->typed, ':');

	if (colon != SIZE_MAX)
		return str_slice(q->typed, 0, colon);
	return q->n - q->from <= FEW + 1 && q->n ? text_from(q, q->from) : STR("");
}

/* The tokens up to the colon; 0: there is none. */
static int n_heading(const struct asked *q)
{
	for (int i = 0; i < q->n; i++)
		if (token_is_sign(&q->t[i], ':'))
			return i;
	return 0;
}

/* With the words before the colon, and the player there or behind it. */
static bool under_heading(const struct asked *q)
{
	const struct str head = heading(q);
	const struct token *who = other_player(q);
	struct arena *a = q->f->l->a;

	return head.n &&
	       (take(q, str_printf(a, "%.*s: %.*s", STR_ARG(head), STR_ARG(q->said))) ||
		(who && take(q, str_printf(a, "%.*s against %.*s: %.*s", STR_ARG(head),
					   STR_ARG(who->text), STR_ARG(q->said)))));
}

static bool is_place(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
	       !(t->flags & (WORD_LETTER | WORD_DROPPED)) && !token_is(t, WORD_SEAT);
}

static bool names_thing(const struct asked *q, int from, int to)
{
	for (int i = from; i < to; i++)
		if (q->t[i].kind == TOKEN_NUMBER || is_place(&q->t[i]))
			return true;
	return false;
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
				       STR_ARG(q->said), STR_ARG(text_from(q, i + 1)))))
			return true;
		if (i >= q->from && names_thing(q, i + 1, last))
			continue;
		if (take(q,
			 str_printf(a, "%.*s %.*s", STR_ARG(verb), STR_ARG(q->said))))
			return true;
		for (int k = 0; k < q->n && places < MOST; k++) {
			if (!is_place(&q->t[k]) || k == i)
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
	const struct token *only = NULL;
	const struct str said = without_retort(q->said);
	const size_t at = str_find(said, STR(" there"));

	for (int i = 0; i < q->n; i++) {
		if (only && is_place(&q->t[i]))
			return false;
		only = is_place(&q->t[i]) ? &q->t[i] : only;
	}
	return only && at != SIZE_MAX &&
	       (at + 6 == said.n || strchr(" ,.;", said.s[at + 6])) &&
	       take(q, str_printf(q->f->l->a, "%.*s in %.*s%.*s",
				  STR_ARG(str_slice(said, 0, at)), STR_ARG(only->text),
				  STR_ARG(str_slice(said, at + 6, said.n))));
}

/* "> The Emperor asks you: ...?" */
static bool is_from_player(const struct asked *q)
{
	static const char *const words[] = {"ask",      "asks",      "asked", "asking",
					    "question", "questions", "wants", "wrote",
					    "writes",   "says"};

	for (int i = 0; i < q->n; i++)
		if (TOKEN_AMONG(&q->t[i], words))
			return true;
	return false;
}

bool free_read_answer(struct free *f, int i)
{
	struct asked q = {.f = f, .line = &f->l->line[i]};
	bool yes, no;

	if (!i || !q.line[-1].quoted || !open_question(&q))
		return false;
	if (!is_one_question(&q))
		return points_there(&q);
	const struct str more = behind_answer(q.said, &yes, &no);
	if (yes || no)
		return is_from_player(&q) ? !more.n && answers_player(&q, yes)
					  : yes && agrees(&q, more);
	return under_heading(&q) || points_there(&q) ||
	       (!names_thing(&q, 0, n_heading(&q)) && with_verb(&q));
}
