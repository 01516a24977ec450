/* What a letter leaves open (people/leave_open.h): questions, refused lines, and what a
 * person wrote that is not an order, which is offered to the GM or as the command it means.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include <string.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "server/people/leave_open.h"

/* Words that are no sentence; octets that are kept of a letter. */
enum { GREETING_WORDS = 3, WORDS_BYTES = 4000 };

bool intake_is_command(const struct letter_in *x, struct str text)
{
	struct reader r = intake_reader(x);
	const struct reading *read = orders_read(x->a, &r, text, NULL);

	return read->n_commands && !read->n_accepted && !read->n_refused;
}

static int count_words(struct str s)
{
	struct str word;
	int n = 0;

	while (str_word(&s, &word))
		n++;
	return n;
}

/* Is there a question mark, outside the quotes where the game has free text in them? */
static bool asks_something(const struct line *line, bool quotes)
{
	bool inside = false;

	for (size_t i = 0; i < line->typed.n; i++) {
		char c = line->typed.s[i];
		inside ^= c == '"' && quotes;
		if (c == '?' && !inside)
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
	return line->verdict == VERDICT_NOTE &&
	       (asks || count_words(line->typed) > GREETING_WORDS);
}

static bool is_alone(const struct reading *r)
{
	return !r->n_accepted && !r->n_commands && !r->n_press && !r->n_asked &&
	       !r->n_later;
}

struct str intake_words(const struct letter_in *x)
{
	const struct reading *r = x->reading;
	struct buf b = buf_in(x->a);
	bool sentence = false, all = x->word.word == WORD_SAID_GM;
	bool quotes = x->rules && x->rules->vocab->quotes;

	for (int i = 0; i < r->n_lines; i++)
		sentence |= is_sentence(&r->lines[i], quotes);
	for (int i = 0; i < r->n_lines && b.n < WORDS_BYTES; i++) {
		const struct line *line = &r->lines[i];
		bool said = line->verdict == VERDICT_NOTE && !line->quoted;
		if (!is_sentence(line, quotes) &&
		    !(said && (sentence || all || is_alone(r))))
			continue;
		buf_add(&b, str_trim(line->typed));
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

/* Answers to an invitation in other words ------------------------------------ */

static bool has_word(struct str text, const char *const words[])
{
	struct str word;

	while (str_word(&text, &word)) {
		while (word.n && strchr(".,!?;:", word.s[word.n - 1]))
			word.n--;
		for (int i = 0; words[i]; i++)
			if (str_is(word, words[i]))
				return true;
	}
	return false;
}

struct str intake_offer(const struct letter_in *x)
{
	static const char *const against[] = {
		"no",     "not",    "cannot",   "can't", "cant",   "don't",
		"dont",   "won't",  "decline",  "sorry", "unable", "unsubscribe",
		"remove", "resign", "couldn't", "stop",  NULL};
	static const char *const for_it[] = {"yes",  "y",    "ok",    "okay", "sure",
					     "join", "play", "count", "love", "in",
					     "yep",  "yeah", NULL};
	struct str words = intake_words(x);

	if (x->seat->status != SEAT_INVITED || !is_alone(x->reading))
		return STR("");
	return has_word(words, against)  ? STR("decline")
	       : has_word(words, for_it) ? STR("join")
					 : STR("");
}

/* RESIGN is asked about as well (answers_join.c). */
static bool asks_to_resign(const struct letter_in *x)
{
	if (!x->position || x->over || x->seat->leaving || x->confirmed ||
	    x->word.resigns || x->game->status == GAME_OVER)
		return false;
	for (int i = 0; i < x->reading->n_commands; i++)
		if (x->reading->commands[i].kind == COMMAND_RESIGN)
			return true;
	return false;
}

bool intake_leave_open(struct letter_in *x, struct err *err)
{
	struct reader reader = intake_reader(x);

	if (x->word.word != WORD_SAID_GM) {
		x->offer = asks_to_resign(x) ? STR("resign") : intake_offer(x);
		x->words = x->offer.n ? STR("") : intake_words(x);
	}
	return leave_open(
		x->h, x->a,
		&(struct leaving){
			.game = x->game,
			.seat = x->seat,
			.reader = &reader,
			.reading = x->reading,
			.receipt = x->receipt,
			.letter = x->in->id,
			.closed = !x->position || x->over || x->stale || x->older,
			.offer = x->offer,
			.words = x->words,
		},
		err);
}
