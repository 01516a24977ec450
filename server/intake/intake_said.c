/* Finds the lines that are an answer: see intake_said.h. A word that answers comes
 * first; polite words and the number of a receipt may follow; a sentence of its own may
 * follow then; with anything else the line does not answer.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_said.h"

#include <stdbool.h>
#include <string.h>

enum { TERM_CHARS = 12, TERMS_MAX = 24, RECEIPT_MAX = 1000000 };

/* One word, small and without its apostrophe, and the stop behind it. */
struct term {
	char text[TERM_CHARS];
	char stop;  /* '.' ends a sentence, ',' does not; 0: a blank */
	size_t end; /* where the next one begins, as an offset into the line */
};

struct terms {
	struct term t[TERMS_MAX];
	int n, at;
};

/* clang-format off */
static const struct { const char *text; enum intake_word word; } openings[] = {
	{"of course", WORD_SAID_YES}, {"go ahead", WORD_SAID_YES},
	{"yes", WORD_SAID_YES}, {"y", WORD_SAID_YES}, {"ok", WORD_SAID_YES},
	{"okay", WORD_SAID_YES}, {"yep", WORD_SAID_YES}, {"yup", WORD_SAID_YES},
	{"yeah", WORD_SAID_YES}, {"affirmative", WORD_SAID_YES}, {"agreed", WORD_SAID_YES}, {"sure", WORD_SAID_YES}, {"correct", WORD_SAID_YES},
	{"confirm", WORD_SAID_YES}, {"i confirm", WORD_SAID_YES}, {"confirmed", WORD_SAID_YES},
	{"no", WORD_SAID_NO}, {"n", WORD_SAID_NO}, {"nope", WORD_SAID_NO},
	{"gm", WORD_SAID_GM},
};
/* Words before the answer. */
static const char *const leads[] = {"so ordered", "quite right", "that is right", "thats right",
	"my answer is", "my answer", "the answer is", "answer", "i say"};
/* Polite words that may stand beside the answer and do not change it. */
static const char *const polite[] = {
	"please do", "please", "thank you very much", "thank you", "thanks a lot", "thanks",
	"many thanks", "that is right", "thats right", "that is correct", "thats correct",
	"correct", "do that", "do it", "do so", "go ahead", "i do", "it is", "i am sure",
	"of course", "indeed", "definitely", "absolutely", "great", "perfect", "fine",
};
/* Said only with YES, and only with NO. */
static const char *const with_yes[] = {
	"send it", "send that", "please send it", "as you understood", "thats what i meant",
	"that is what i meant", "that one", "this one", "it", "sure", "thats it", "that is it",
	"to all of that", "to all of it", "to all of them", "to all that", "to all", "to everything",
	"to that", "to this", "to it", "to both", "all of it", "all of that", "all of them", "exactly",
	"exactly right", "exactly that", "exactly like this", "exactly like that", "exactly so", "this is correct", "this is right", "this is it", "this is what i meant", "just so", "quite so", "quite right", "just like that", "both", "right", "all right", "alright", "all good", "looks good",
	"looks right", "sounds good", "sounds right", "that is what i want", "thats what i want",
	"as written", "as shown", "as above", "as quoted",
};
/* "Ok, sorry. I'm still in." agrees to nothing. */
static const char *const with_no[] = {
	"drop it", "drop that", "please drop it", "way", "sorry", "never mind", "not that", "not this",
	"not that one", "dont do that", "dont do it", "do not do that", "dont send it",
	"do not send it", "to all of that", "to all of it", "to all of them", "to all that", "to all",
	"to that", "to this", "to both", "none of it", "none of that", "none of them", "not at all",
};
/* A next sentence that begins so takes something back. */
static const char *const doubts[] = {
	"but", "if", "unless", "only", "except", "however", "though", "although", "when",
	"provided", "instead", "maybe", "perhaps", "yes", "no", "not", "with", "without",
	"rather", "or", "wait",
};
/* clang-format on */

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
	       (unsigned char)c >= 128;
}

/* A typographic apostrophe is three bytes; both kinds belong to their word. */
static size_t apostrophe(struct str line, size_t i)
{
	if (line.s[i] == '\'')
		return 1;
	return str_starts(str_slice(line, i, line.n), "\xe2\x80\x99") ? 3 : 0;
}

/* "(11)": a receipt's number may stand in brackets. */
static bool is_bracket_of_number(struct str line, size_t i)
{
	if (line.s[i] == ')')
		return i > 0 && line.s[i - 1] >= '0' && line.s[i - 1] <= '9';
	if (line.s[i] != '(')
		return false;
	while (++i < line.n && line.s[i] >= '0' && line.s[i] <= '9')
		;
	return i < line.n && line.s[i] == ')' && line.s[i - 1] != '(';
}

/* Skips the bytes between two words and finds the strongest stop among them. Quotes, question marks and
 * other brackets never occur in an answer: false. */
static bool take_stop(struct str line, size_t *at, char *stop)
{
	*stop = 0;
	while (*at < line.n && !is_letter(ascii_lower(line.s[*at]))) {
		char c = line.s[(*at)++];
		if (!strchr(" \t.,;:!*#-_", c) && !is_bracket_of_number(line, *at - 1))
			return false;
		if (strchr(".!;", c))
			*stop = '.';
		else if (c == ',' && !*stop)
			*stop = ',';
		else if (c == '-' && !*stop && *at > 1 && line.s[*at - 2] == ' ')
			*stop = ',';
	}
	return true;
}

/* False: the line has no word, or begins with something that no answer has. Bytes after a first
 * strange one may be a tail, and are not looked at. */
static bool split(struct str line, struct terms *out)
{
	size_t at = 0, wide;
	char stop;

	*out = (struct terms){0};
	if (!take_stop(line, &at, &stop))
		return false;
	while (at < line.n && out->n < TERMS_MAX) {
		struct term *t = &out->t[out->n];
		size_t n = 0;
		while (at < line.n) {
			char c = ascii_lower(line.s[at]);
			if ((wide = apostrophe(line, at))) {
				at += wide;
				continue;
			}
			if (!is_letter(c))
				break;
			if (n < TERM_CHARS - 1)
				t->text[n++] = c;
			at++;
		}
		bool plain = take_stop(line, &at, &t->stop);
		t->end = at;
		out->n++;
		if (!plain)
			t->stop = '?';
		if (!plain)
			break;
	}
	return out->n > 0;
}

/* Returns how many words matched the phrase, or 0. A phrase with a comma or a stop
 * between its words does not match. */
static int says(const struct terms *w, const char *phrase)
{
	struct str rest = str_of(phrase), word;
	int n = 0;

	while (str_word(&rest, &word)) {
		if (w->at + n == w->n || !str_equal(word, str_of(w->t[w->at + n].text)))
			return 0;
		if (rest.n && w->t[w->at + n].stop)
			return 0;
		n++;
	}
	return n;
}

static bool takes_one_of(struct terms *w, const char *const *phrases, size_t n_phrases)
{
	int best = 0;

	for (size_t i = 0; i < n_phrases; i++) {
		int n = says(w, phrases[i]);
		if (n > best)
			best = n;
	}
	w->at += best;
	return best > 0;
}
#define TAKES(w, list) takes_one_of(w, list, sizeof(list) / sizeof *(list))

static enum intake_word takes_opening(struct terms *w)
{
	for (size_t i = 0; i < sizeof openings / sizeof *openings; i++) {
		int n = says(w, openings[i].text);
		w->at += n;
		if (n)
			return openings[i].word;
	}
	return WORD_SAID_NONE;
}

static bool is_number(const char *text, int *number)
{
	int64_t n;

	if (!str_int(str_of(text), 1, RECEIPT_MAX, &n))
		return false;
	*number = (int)n;
	return true;
}

/* "6", "to receipt 6", "for number 6". */
static bool takes_receipt(struct terms *w, int *receipt)
{
	static const char *const before[] = {"to", "for", "on", "the", "my", "your"};
	static const char *const name[] = {"receipt no",     "question no",
					   "receipt nr",     "question nr",
					   "receipt number", "question number",
					   "receipt",        "question",
					   "number",         "nr"};
	struct terms try = *w;

	while (TAKES(&try, before))
		;
	(void)TAKES(&try, name);
	if (try.at == try.n || !is_number(try.t[try.at].text, receipt))
		return false;
	try.at++;
	*w = try;
	return true;
}

/* "to receipt 6", "2 and 3", "2, 3". */
static bool takes_receipts(struct terms *w, struct said *out)
{
	static const char *const more[] = {"and", "and also", "also"};
	bool took = false;

	while (out->n_receipts < ANSWERS_SAID) {
		struct terms try = *w;
		if (took)
			(void)TAKES(&try, more);
		if (!takes_receipt(&try, &out->receipts[out->n_receipts]))
			break;
		out->n_receipts++;
		*w = try;
		took = true;
	}
	return took;
}

static size_t tail_at(const struct terms *w)
{
	return w->t[w->at - 1].end;
}

/* May the line go on here with a sentence of its own? Another answer, to a receipt that it
 * names, may come after a comma or an "and". */
static bool may_go_on(struct str line, struct terms *w, enum intake_word word)
{
	static const char *const linked[] = {"and", "but"};
	char stop = w->t[w->at - 1].stop;
	struct terms next = *w;

	(void)TAKES(&next, linked);
	if (next.at < next.n &&
	    said_read(str_slice(line, tail_at(&next), line.n)).n_receipts) {
		*w = next;
		return true;
	}
	if (stop != '.' && !(stop == ',' && word == WORD_SAID_NO))
		return false;
	for (size_t i = 0; i < sizeof doubts / sizeof *doubts; i++)
		if (strcmp(w->t[w->at].text, doubts[i]) == 0)
			return false;
	return true;
}

/* The words beside the answer that change nothing of it. */
static bool takes_more(struct terms *w, struct said *out)
{
	struct terms again = *w, number;
	int receipt;

	if (!out->n_receipts && takes_receipts(w, out))
		return true;
	/* "YES 2, YES 3" are two answers. */
	if (takes_opening(&again) == out->word) {
		number = again;
		if (out->n_receipts && takes_receipt(&number, &receipt))
			return false;
		*w = again;
		return true;
	}
	return TAKES(w, polite) || (out->word == WORD_SAID_YES && TAKES(w, with_yes)) ||
	       (out->word == WORD_SAID_NO && TAKES(w, with_no));
}

/* "1. YES 13.": the number of an item in their own list. */
static void skip_mark(struct terms *w)
{
	int n;

	if (w->n > 1 && w->t[0].stop == '.' && is_number(w->t[0].text, &n))
		w->at = 1;
}

/* "No, I mean the card: 6 in C3": the words before what is meant instead. */
static struct str meant_instead(struct str tail)
{
	static const char *const means[] = {"i mean ", "i meant ", "what i mean is ",
					    "what i meant was ", "i want "};

	for (size_t i = 0; i < sizeof means / sizeof *means; i++)
		if (str_starts(tail, means[i]))
			return str_trim(str_slice(tail, strlen(means[i]), tail.n));
	return tail;
}

bool said_but(struct str line, struct said *out, struct str *change)
{
	static const char *const turns[] = {"but", "except", "though", "however"};
	struct terms w;

	*out = (struct said){0};
	line = said_without_pictures(str_trim(line));
	if (!split(line, &w))
		return false;
	(void)TAKES(&w, leads);
	if (takes_opening(&w) != WORD_SAID_YES)
		return false;
	out->word = WORD_SAID_YES;
	while (w.at < w.n && takes_more(&w, out))
		;
	if (w.at == w.n || !TAKES(&w, turns) || w.at == w.n)
		return false;
	*change = str_trim(str_slice(line, tail_at(&w), line.n));
	return change->n > 0;
}

struct said said_read(struct str line)
{
	const struct said none = {0};
	struct said out = {0};
	struct terms w;

	line = str_trim(line);
	struct str bare = said_without_pictures(line);
	if (!bare.n)
		return (struct said){.word = said_by_picture(line)};
	line = bare;
	if (!split(line, &w))
		return none;
	skip_mark(&w);
	(void)TAKES(&w, leads);
	size_t first = (size_t)w.at;
	if (!(out.word = takes_opening(&w)))
		return none;
	out.confirms = strcmp(w.t[first].text, "confirm") == 0;
	while (w.at < w.n && takes_more(&w, &out))
		;
	if (w.t[w.at - 1].stop == '?' || (w.at < w.n && !may_go_on(line, &w, out.word)))
		return none;
	if (w.at < w.n)
		out.tail = str_slice(line, tail_at(&w), line.n);
	if (out.word == WORD_SAID_NO)
		out.tail = meant_instead(out.tail);
	return out;
}
