/* What a quoted question is about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/free_question.h"

#include <string.h>

#include "base/arena.h"

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

bool question_open(struct asked *q)
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
bool question_is_one(const struct asked *q)
{
	const size_t at = str_find_char(q->typed, '?');

	for (size_t i = at; at != SIZE_MAX && i + 1 < q->typed.n; i++)
		if (!strchr("\"') ", q->typed.s[i + 1]))
			return false;
	return at != SIZE_MAX;
}

/* The text from token `from` on, without the sign at its end. */
struct str question_from(const struct asked *q, int from)
{
	const char *at = q->t[from].text.s, *end = q->typed.s + q->typed.n;
	struct str text = {at, at >= q->typed.s && at < end ? (size_t)(end - at) : 0};

	while (text.n && strchr("?:.! \"", text.s[text.n - 1]))
		text.n--;
	return text;
}

/* The one player whom the question names beside the writer; NULL: none, or several. */
const struct token *question_player(const struct asked *q)
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

/* "do you (wish to) BREAK THE ALLIANCE", "shall I REVIVE 2": where in the last sentence what would be done begins; 0: nowhere. */
int question_deed(const struct asked *q)
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

bool question_is_place(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
	       !(t->flags & (WORD_LETTER | WORD_DROPPED)) && !token_is(t, WORD_SEAT);
}

bool question_names(const struct asked *q, int from, int to)
{
	for (int i = from; i < to; i++)
		if (q->t[i].kind == TOKEN_NUMBER || question_is_place(&q->t[i]))
			return true;
	return false;
}

/* Where "Lot 1" of "Lot 1: your highest bid?", "Lot 2 is a Snooper." and "And for lot 2?" ends; 0: nothing stands apart. */
int question_heading(const struct asked *q, bool asks)
{
	enum { FEW = 4 };
	static const char *const states[] = {"is", "are", "has", "holds"};

	for (int i = 0; i < q->n; i++)
		if (token_is_sign(&q->t[i], ':') ||
		    (i && token_is_sign(&q->t[i], '(')) || /* "Lot 1 (Shield):" */
		    (!asks && TOKEN_AMONG(&q->t[i], states)))
			return i;
	return asks && q->n - q->from <= FEW + 1 ? q->n - 1 : 0;
}

/* The one place that the question names; NULL: none, or several. */
const struct token *question_place(const struct asked *q)
{
	const struct token *only = NULL;

	for (int i = 0; i < q->n; i++) {
		if (only && question_is_place(&q->t[i]))
			return NULL;
		only = question_is_place(&q->t[i]) ? &q->t[i] : only;
	}
	return only;
}

/* "> The Emperor asks you: ...?" */
bool question_is_told(const struct asked *q)
{
	static const char *const words[] = {"ask",      "asks",      "asked", "asking",
					    "question", "questions", "wants", "wrote",
					    "writes",   "says"};

	for (int i = 0; i < q->n; i++)
		if (TOKEN_AMONG(&q->t[i], words))
			return true;
	return false;
}
