/* The sentences of a letter that order nothing: a person reads them.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "server/intake/intake_steps.h"

/* Words that do not make a sentence. */
enum { GREETING_WORDS = 3 };

/* Is there a question mark, outside the quotes where the game has free text in them, of a question that HELP does not answer? */
static bool asks_something(const struct line *line, bool quotes)
{
	int answered = line->n_answered;
	bool inside = false;

	for (size_t i = 0; i < line->typed.n; i++) {
		char c = line->typed.s[i];
		inside ^= c == '"' && quotes;
		if (c == '?' && !inside && answered-- <= 0)
			return true;
	}
	return false;
}

/* A person's sentence, and not "Hi Bob" or a name below. A question that reads like an
 * order that is wrong is one too; but where a game has free text, a line for which another
 * was offered is an order. */
static bool is_sentence(const struct line *line, bool quotes)
{
	bool asks = asks_something(line, quotes);

	if (line->quoted)
		return false;
	if (line->verdict == VERDICT_REFUSED)
		return asks && !(quotes && line->n_instead);
	if (line->verdict != VERDICT_NOTE) /* "attack ... Can we have one more day?" */
		return line->beside && asks;
	return asks || str_words(line->typed) > GREETING_WORDS;
}

bool intake_is_alone(const struct reading *r)
{
	return !r->n_accepted && !r->n_commands && !r->n_press && !r->n_asked &&
	       !r->n_later;
}

/* Is the line said to a person? `sentences`: the letter has some, so that its other lines belong to them. */
static bool is_said(const struct letter_in *x, const struct line *line, bool sentences)
{
	const struct reading *r = x->reading;
	bool all = x->word.gm;
	/* Below GM a line that looks like an order and is not understood as one is said to the GM. */
	bool said = (line->verdict == VERDICT_NOTE ||
		     (all && line->verdict == VERDICT_REFUSED && !line->understood &&
		      !line->n_instead)) &&
		    !line->quoted;

	return is_sentence(line, x->rules && x->rules->vocab->quotes) ||
	       (said && (sentences || all || intake_is_alone(r)));
}

static bool has_sentences(const struct letter_in *x)
{
	const struct reading *r = x->reading;

	for (int i = 0; i < r->n_lines; i++)
		if (is_sentence(&r->lines[i], x->rules && x->rules->vocab->quotes))
			return true;
	return false;
}

struct str intake_words(const struct letter_in *x)
{
	const struct reading *r = x->reading;
	struct buf b = buf_in(x->a);
	bool sentences = has_sentences(x);

	for (int i = 0; i < r->n_lines && b.n < INTAKE_WORDS_BYTES; i++) {
		const struct line *line = &r->lines[i];
		if (!is_said(x, line, sentences))
			continue;
		buf_add(&b, str_trim(line->typed));
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

bool intake_asks_why(const struct letter_in *x)
{
	static const char *const first[] = {"why", "explain", "wherefore"};
	struct str rest, word;

	for (int i = 0; i < x->reading->n_lines; i++) {
		const struct line *line = &x->reading->lines[i];
		rest = line->typed;
		if (line->verdict != VERDICT_NOTE || line->quoted ||
		    str_words(rest) <= GREETING_WORDS || !str_word(&rest, &word))
			continue;
		for (size_t k = 0; k < sizeof first / sizeof *first; k++)
			if (str_is(word, first[k]))
				return true;
	}
	return false;
}

void intake_words_passed(struct letter_in *x)
{
	struct reading *r = x->reading;
	bool sentences = has_sentences(x);

	for (int i = 0; i < r->n_lines; i++) {
		struct line *line = &r->lines[i];
		if (!is_said(x, line, sentences) || line->verdict == VERDICT_OK)
			continue;
		r->n_notes -= line->verdict == VERDICT_NOTE;
		r->n_refused -= line->verdict == VERDICT_REFUSED;
		if (line->verdict != VERDICT_NOTE && line->verdict != VERDICT_REFUSED)
			continue;
		line->verdict = VERDICT_BLANK;
		line->n_remarks = line->n_instead = 0;
		r->open_forms = STR("");
	}
}

/* Words with which people point at what they filled in below. */
bool intake_line_points(struct str text)
{
	static const char *const words[] = {
		"below",  "beneath", "under",   "underneath", "inline",
		"filled", "fill",    "form",    "between",    "attached",
		"bottom", "quoted",  "in-line", "completed",  "marked"};
	struct str word;

	while (str_word(&text, &word)) {
		while (word.n && strchr(".,;:!?)", word.s[word.n - 1]))
			word.n--;
		for (size_t i = 0; i < sizeof words / sizeof *words; i++)
			if (str_is(word, words[i]))
				return true;
	}
	return false;
}

bool intake_points_below(const struct letter_in *x)
{
	const struct reading *r = x->reading;
	bool said = r->n_refused || r->n_asked || x->word.word || x->word.n_said;

	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		if (line->quoted)
			continue;
		if (intake_line_points(line->typed))
			return true;
		said |= line->verdict == VERDICT_NOTE;
	}
	return !said;
}
