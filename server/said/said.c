/* Finds the lines that are an answer: see said.h. A word that answers comes
 * first; polite words and the number of a receipt may follow; a sentence of its own may
 * follow then; with anything else the line does not answer.
 * SPDX-License-Identifier: ISC */
#include "server/said/said.h"

#include <stdbool.h>
#include <string.h>

#include "base/text/smile.h"
#include "base/text/typed.h"
#include "server/said/said_fallback.h"
#include "server/said/said_opening.h"
#include "server/said/said_terms.h"
#include "server/said/said_words.h"

enum { RECEIPT_MAX = 1000000 };

/* "the second", "to the 2nd one": one of those that a receipt asks. */
static bool takes_item(struct terms *w, int *nth)
{
	static const char *const before[] = {"to the", "for the", "the"};
	static const char *const after[] = {"one", "question", "order"};
	static const char *const names[][2] = {{"first", "1st"},
					       {"second", "2nd"},
					       {"third", "3rd"},
					       {"fourth", "4th"}};
	struct terms try = *w;

	(void)TAKES(&try, before);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		if (!TAKES(&try, names[i]))
			continue;
		(void)TAKES(&try, after);
		*nth = (int)i + 1;
		*w = try;
		return true;
	}
	return false;
}

/* "OK, forget it.", "NO ALL", "Everything is fine as it is, forget the rest." */
static bool takes_drop(struct terms *w, struct said *out)
{
	struct terms led = *w;
	int best = 0;

	for (bool more = true; more;) {
		struct terms here = led;
		best = 0;
		out->all = false;
		for (size_t i = 0; i < sizeof drops / sizeof *drops; i++) {
			int n = terms_say(&led, drops[i].text);
			out->all = n > best ? drops[i].all : out->all;
			best = n > best ? n : best;
		}
		more = !best && TAKES(&here, before_drops);
		led = more ? here : led;
	}
	if (!best)
		return false;
	led.at += best;
	*w = led;
	out->word = WORD_SAID_NO;
	return out->loose = out->drops = true;
}

/* "Pass it on", "please forward my question to the GM", "and pass that on to the GM please". */
static bool takes_pass(struct terms *w, struct said *out)
{
	static const char *const along[] = {"on", "along"};
	static const char *const pass_on[] = {"pass on"};
	struct terms try = *w;

	(void)TAKES(&try, asks_to_pass);
	struct terms led = try;
	bool whole = TAKES(&try, passes) && TAKES(&try, passed) &&
		     (TAKES(&try, along) || TAKES(&try, passed_to));
	if (!whole) {
		try = led;
		whole = TAKES(&try, pass_on) && TAKES(&try, passed);
	}
	if (!whole)
		return false;
	(void)TAKES(&try, passed_to);
	*w = try;
	out->word = WORD_SAID_GM;
	return out->loose = true;
}

/* A line without "that is right" before its answer may have these words as its answer. */
static enum intake_word takes_led_opening(struct terms *w, bool *loose)
{
	struct terms led = *w;
	enum intake_word word = WORD_SAID_NONE;

	if (TAKES(&led, leads))
		word = said_opening(&led, loose);
	if (!word)
		return said_opening(w, loose);
	*w = led;
	return word;
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

static bool takes_number(struct terms w)
{
	int receipt;

	return takes_receipt(&w, &receipt);
}

static size_t tail_at(const struct terms *w)
{
	return w->t[w->at - 1].end;
}

/* "Ok. When is the deadline?" asks, "Yes. When Red is gone." does not. */
static bool asks_when(struct str line, const struct terms *w)
{
	return str_is(str_of(w->t[w->at].text), "when") &&
	       str_ends(str_trim(line), "?");
}

/* May the line go on here with a sentence of its own? Another answer, to a receipt that it
 * names, may come after a comma or an "and". */
static bool may_go_on(struct str line, struct terms *w, const struct said *said)
{
	static const char *const linked[] = {"and", "but"};
	char stop = w->t[w->at - 1].stop;
	struct terms next = *w;

	(void)TAKES(&next, linked);
	if (next.at < next.n) {
		struct said more = said_read(str_slice(line, tail_at(&next), line.n));
		if (more.n_receipts || more.nth || more.word == WORD_SAID_GM) {
			*w = next;
			return true;
		}
	}
	if (stop != '.' && !(stop == ',' && said->word == WORD_SAID_NO && !said->drops))
		return false;
	for (size_t i = 0; i < sizeof doubts / sizeof *doubts; i++)
		if (strcmp(w->t[w->at].text, doubts[i]) == 0)
			return asks_when(line, w);
	return said->word != WORD_SAID_YES ||
	       !said_is_fallback(str_slice(line, tail_at(w), line.n));
}

/* Does one of the words from here up to the end of the line turn an answer round, or make it depend on something? */
static bool has_doubt(struct terms w)
{
	for (; w.at < w.n; w.at++)
		if (TAKES(&w, doubts) || TAKES(&w, denials) || TAKES(&w, takes_back))
			return true;
	return w.n == TERMS_MAX; /* nobody has looked at the words behind these */
}

/* "Thanks for the explanation!", "good luck to all of you": a courtesy, and what it is for, up to the end of its clause. An
 * amount in it would be none of the courtesy's. */
static bool takes_courtesy(struct terms *w)
{
	enum { WORDS = 10 };
	static const char *const ties[] = {"for",        "to",   "about", "again",
					   "f\303\274r", "pour", "por"};
	struct terms try = *w, clause;

	if (!TAKES(&try, courtesies) || try.t[try.at - 1].stop)
		return false;
	clause = try;
	if (!TAKES(&try, ties))
		return false;
	for (int i = 0; i < WORDS; i++) {
		if (try.t[try.at - 1].stop || try.at == try.n) {
			clause.n = try.at;
			if (has_doubt(clause))
				return false;
			*w = try;
			return true;
		}
		if (str_find_char(STR("0123456789"), try.t[try.at].text[0]) != SIZE_MAX)
			return false;
		try.at++;
	}
	return false;
}

/* The words beside the answer that change nothing of it. */
static bool takes_more(struct terms *w, struct said *out)
{
	struct terms again = *w, number;
	int receipt;

	if (!out->n_receipts && takes_receipts(w, out))
		return true;
	if (!out->nth && takes_item(w, &out->nth))
		return true;
	if (takes_courtesy(w) || TAKES(w, polite) ||
	    (out->word == WORD_SAID_YES && TAKES(w, with_yes)) ||
	    (out->word == WORD_SAID_NO && TAKES(w, with_no)))
		return true;
	if (!out->all && !out->n_receipts && TAKES(w, all)) {
		out->all = true;
		return true;
	}
	/* "YES 2, YES 3" are two answers. */
	if (said_opening(&again, NULL) == out->word) {
		number = again;
		if (out->n_receipts && takes_receipt(&number, &receipt))
			return false;
		*w = again;
		return true;
	}
	return false;
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

/* Takes the answer, and what stands between it and the change. `numbers`: a number behind it is that of a receipt. */
static bool takes_but(struct terms *w, bool numbers, struct said *out)
{
	static const char *const turns[] = {"but", "except", "though", "however",
					    "and"};
	static const char *const plainly[] = {"yes", "y",  "yep", "yeah",
					      "yup", "ja", "oui", "s\xc3\xad"};
	/* "yes attack" may add something without a comma; "ok attack" begins a sentence. */
	struct terms first = *w;
	const bool plain = TAKES(&first, plainly);

	*out = (struct said){.word = WORD_SAID_YES};
	if (takes_led_opening(w, NULL) != WORD_SAID_YES)
		return false;
	while (w->at < w->n && (numbers || !takes_number(*w)) && takes_more(w, out))
		;
	/* "yes, 3 tokens": the number is none of a receipt. */
	bool parted = (plain && !out->n_receipts) || w->t[w->at - 1].stop == ',';
	return w->at < w->n && (TAKES(w, turns) || parted) && w->at < w->n;
}

bool said_but(struct str line, struct said *out, struct str *change)
{
	struct terms w;

	*out = (struct said){0};
	line = smile_off(str_trim(line));
	if (!terms_split(line, &w))
		return false;
	struct terms plain = w, first = w;
	if (takes_led_opening(&first, NULL) != WORD_SAID_YES)
		return false; /* as nearly all lines */
	if (!takes_but(&w, true, out)) {
		w = plain; /* "yes, 3 tokens" */
		if (!takes_but(&w, false, out))
			return false;
	}
	*change = str_trim(str_slice(line, tail_at(&w), line.n));
	/* "Ok, no wait": a way to begin, and no answer that is changed. */
	return change->n > 0 && !TAKES(&w, denials);
}

/* A thumb down is a sign that says something, and no word. */
static bool has_words(struct str line)
{
	for (size_t i = 0; i < line.n; i++)
		if ((unsigned char)line.s[i] < 128 && typed_is_letter(line.s[i]))
			return true;
	return false;
}

/* The words beside the answer. "Yes. Both tokens defend in C1.": a polite word that begins a sentence with more in it is that
 * sentence's, unless something there may take the answer back. */
static void take_rest(struct str line, struct terms *w, struct said *out)
{
	struct terms ended = *w;
	struct said then = *out;

	while (w->at < w->n && takes_more(w, out))
		if (w->t[w->at - 1].stop == '.') {
			ended = *w;
			then = *out;
		}
	if (w->at == w->n || ended.at == w->at || ended.t[ended.at - 1].stop != '.' ||
	    w->t[w->at - 1].stop == '?' || may_go_on(line, w, out) || has_doubt(ended))
		return;
	*w = ended;
	*out = then;
}

struct said said_read(struct str line)
{
	const struct said none = {0};
	struct said out = {0};
	struct terms w;

	line = str_trim(line);
	struct str bare = smile_off(line);
	if (!bare.n || !has_words(line))
		return (struct said){.word = said_by_picture(line)};
	line = bare;
	if (!terms_split(line, &w))
		return none;
	skip_mark(&w);
	bool item = takes_item(&w, &out.nth);
	if ((item && w.at == w.n) || (!takes_drop(&w, &out) && !takes_pass(&w, &out) &&
				      !(out.word = takes_led_opening(&w, &out.loose))))
		return none;
	take_rest(line, &w, &out);
	if (w.t[w.at - 1].stop == '?' || (w.at < w.n && !may_go_on(line, &w, &out)))
		return none;
	if (w.at < w.n)
		out.tail = str_slice(line, tail_at(&w), line.n);
	if (out.word == WORD_SAID_NO)
		out.tail = meant_instead(out.tail);
	return out;
}
