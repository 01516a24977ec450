/* Answers by name or by number: see named.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/named.h"

#include <string.h>

#include "base/text/smile.h"
#include "server/said/said_opening.h"
#include "server/said/said_terms.h"

enum { NAME_WORDS = 4 };

/* Words ---------------------------------------------------------------------- */

static const char *const ties[] = {"to", "for", "on", "with", "about", "regarding"};
static const char *const articles[] = {
	"the",   "my",     "your",       "that",     "this",           "both",
	"all",   "our",    "order",      "question", "question about", "move",
	"plan",  "one",    "the order",  "as to",    "request",        "part about",
	"entry", "orders", "question of"};
static const char *const links[] = {"is", "are", "was", "looks", "seems", "sounds"};
static const char *const nots[] = {"is not", "are not", "isnt",
				   "arent",  "was not", "wasnt"};
static const char *const rights[] = {
	"right",     "correct", "fine", "good",      "ok",      "okay",
	"all right", "yes",     "true", "confirmed", "perfect", "as it should be"};
static const char *const wrongs[] = {
	"wrong",    "no",        "incorrect", "false",     "a mistake",  "off",
	"an error", "cancelled", "canceled",  "not right", "not correct"};
static const char *const besides[] = {"please",  "thanks", "thank you", "too",
				      "as well", "only",   "then"};
static const char *const joins[] = {"and", "but", "and also", "while", "also"};
/* A sentence behind the answers that begins so may take them back. */
static const char *const doubts[] = {"but",      "if",    "unless", "only", "except",
				     "provided", "maybe", "wait",   "or",   "when"};

/* The house's own commands have names that their words do not begin with. */
static const struct {
	const char *command, *name;
} other_names[] = {
	{"absent", "holiday"}, {"absent", "holidays"}, {"absent", "vacation"},
	{"absent", "away"},    {"absent", "trip"},     {"absent", "days"},
	{"absent", "dates"},   {"absent", "leave"},    {"absent", "time"},
	{"press", "message"},  {"press", "letter"},    {"press", "note"},
	{"press", "text"},     {"timezone", "zone"},
};

/* One answer ------------------------------------------------------------------- */

/* "1." or "1)" of a list. */
static bool takes_number(struct str line, struct terms *w, int *number)
{
	int64_t n;

	if (w->at + 1 >= w->n || !str_int(str_of(w->t[w->at].text), 1, 99, &n))
		return false;
	size_t begin = w->at ? w->t[w->at - 1].end : 0;
	struct str typed = str_slice(line, begin, w->t[w->at].end);
	if (w->t[w->at].stop != '.' && str_find_char(typed, ')') == SIZE_MAX)
		return false;
	w->at++;
	*number = (int)n;
	return true;
}

static bool ends_clause(struct str line, const struct terms *w)
{
	struct terms next = *w;
	int number;

	return w->at == w->n || w->t[w->at - 1].stop || TAKES(&next, joins) ||
	       takes_number(line, &next, &number);
}

static struct str text_of(struct str line, const struct terms *w, int from, int to)
{
	size_t begin = from ? w->t[from - 1].end : 0, end = w->t[to - 1].end;

	while (end > begin && strchr(" .,;:!-)", line.s[end - 1]))
		end--;
	return str_trim(str_slice(line, begin, end));
}

/* "yes to the attack". Without a "to", "no attack" would be an order. */
static bool takes_word_first(struct str line, struct terms *w, struct named *out)
{
	struct terms try = *w;

	out->word = said_opening(&try, NULL);
	if ((out->word != WORD_SAID_YES && out->word != WORD_SAID_NO) ||
	    try.t[try.at - 1].stop == '.' || !TAKES(&try, ties))
		return false;
	while (TAKES(&try, articles))
		;
	const int from = try.at;
	while (try.at < try.n && try.at < from + NAME_WORDS) {
		struct terms then = try;
		if (try.at > from && TAKES(&then, besides) && ends_clause(line, &then))
			break;
		try.at++;
		if (ends_clause(line, &try))
			break;
	}
	struct terms end = try;
	if (try.at > from)
		(void)TAKES(&end, besides);
	if (try.at == from || !ends_clause(line, &end))
		return false;
	out->name = text_of(line, &try, from, try.at);
	*w = end;
	return true;
}

/* "is right", ": yes", "looks wrong". */
static enum intake_word takes_verdict(struct terms *w, bool parted)
{
	struct terms try = *w;
	enum intake_word word = WORD_SAID_NONE;

	if (TAKES(&try, nots))
		word = TAKES(&try, rights) ? WORD_SAID_NO : WORD_SAID_NONE;
	else if (TAKES(&try, links))
		word = TAKES(&try, wrongs)   ? WORD_SAID_NO
		       : TAKES(&try, rights) ? WORD_SAID_YES
					     : WORD_SAID_NONE;
	else if (parted)
		word = said_opening(&try, NULL);
	if (word)
		*w = try;
	return word;
}

/* Is the last word parted from the next: "Attack: yes", "absence - no"? terms_split does not count a colon as a stop. */
static bool is_parted(struct str line, const struct terms *w)
{
	size_t end = w->t[w->at - 1].end;

	while (end && line.s[end - 1] == ' ')
		end--;
	return w->t[w->at - 1].stop || (end && line.s[end - 1] == ':');
}

/* "the attack is right", "Attack: yes", "absence - no". */
static bool takes_name_first(struct str line, struct terms *w, struct named *out)
{
	struct terms try = *w;

	while (TAKES(&try, articles))
		;
	const int from = try.at;
	while (try.at < try.n && try.at < from + NAME_WORDS) {
		try.at++;
		struct terms then = try;
		out->word = takes_verdict(&then, is_parted(line, &try));
		if ((out->word == WORD_SAID_YES || out->word == WORD_SAID_NO) &&
		    ends_clause(line, &then)) {
			out->name = text_of(line, &try, from, try.at);
			*w = then;
			return true;
		}
		if (try.t[try.at - 1].stop)
			return false;
	}
	return false;
}

/* "1. yes", "2) no, thanks". */
static bool takes_mark(struct str line, struct terms *w, struct named *out)
{
	struct terms try = *w;
	int mark;

	if (!takes_number(line, &try, &mark))
		return false;
	out->word = said_opening(&try, NULL);
	if (out->word != WORD_SAID_YES && out->word != WORD_SAID_NO)
		return false;
	(void)TAKES(&try, besides);
	if (!ends_clause(line, &try))
		return false;
	out->mark = mark;
	*w = try;
	return true;
}

/* May a sentence of its own come next? What is wanted instead may come after a comma. */
static bool may_go_on(const struct terms *w, const struct named *last)
{
	struct terms next = *w;
	char stop = w->t[w->at - 1].stop;

	return (stop == '.' || (stop == ',' && last->word == WORD_SAID_NO)) &&
	       !TAKES(&next, doubts);
}

/* "Yes, the attack is right.": the sentence behind it says what is. */
static void skip_opening(struct str line, struct terms *w)
{
	struct terms try = *w;
	struct named one = {0};
	enum intake_word word = said_opening(&try, NULL);

	if (!word || try.at == try.n || !try.t[try.at - 1].stop)
		return;
	struct terms then = try;
	if (takes_name_first(line, &then, &one))
		*w = try;
}

static bool takes_one(struct str line, struct terms *w, struct named *out)
{
	*out = (struct named){0};
	return takes_mark(line, w, out) || takes_word_first(line, w, out) ||
	       takes_name_first(line, w, out);
}

int named_read(struct str line, struct named *out, int most, struct str *tail)
{
	struct named one;
	struct terms w;
	int n = 0;

	*tail = STR("");
	line = smile_off(str_trim(line));
	if (!terms_split(line, &w))
		return 0;
	skip_opening(line, &w);
	while (w.at < w.n) {
		struct terms next = w;
		while (n && next.at < next.n && TAKES(&next, joins))
			;
		if (n < most && takes_one(line, &next, &one)) {
			out[n++] = one;
			while (next.at < next.n && TAKES(&next, besides))
				;
			w = next;
			continue;
		}
		if (!n || !may_go_on(&w, &out[n - 1]))
			return 0;
		*tail = str_trim(str_slice(line, w.t[w.at - 1].end, line.n));
		return n;
	}
	return w.t[w.n - 1].stop == '?' ? 0 : n;
}

/* What it is about --------------------------------------------------------------- */

static bool is_article(struct str word)
{
	struct terms w;

	return !terms_split(word, &w) || TAKES(&w, articles) || TAKES(&w, ties);
}

/* "absence" and "absent", "invitation" and "invite": they begin alike. What is short, or a number, is the same or another. */
static bool is_akin(struct str a, struct str b)
{
	enum { ALIKE = 4, ENDING = 5 };
	size_t n = 0, longer = a.n > b.n ? a.n : b.n;

	while (n < a.n && n < b.n && ascii_lower(a.s[n]) == ascii_lower(b.s[n]))
		n++;
	return n == longer || (n >= ALIKE && n + ENDING >= longer);
}

static bool is_other_name(struct str name, struct str command)
{
	for (size_t i = 0; i < sizeof other_names / sizeof *other_names; i++)
		if (str_is(command, other_names[i].command) &&
		    str_is(name, other_names[i].name))
			return true;
	return false;
}

static struct str bare(struct str word)
{
	while (word.n && strchr(".,;:!\"')", word.s[word.n - 1]))
		word.n--;
	while (word.n && strchr("\"'(", word.s[0]))
		word = str_slice(word, 1, word.n);
	return word;
}

/* Does each word of the name stand in the order? `*by_verb`: one of them is its first word. */
static bool is_name_of(struct str name, struct str order, bool *by_verb)
{
	struct str word, rest, of;
	bool any = false;

	*by_verb = false;
	while (str_word(&name, &word)) {
		bool found = false, first = true;
		word = bare(word);
		if (!word.n || is_article(word))
			continue;
		for (rest = order; str_word(&rest, &of) && !found; first = false) {
			found = is_akin(word, bare(of)) ||
				(first && is_other_name(word, of));
			*by_verb |= found && first;
		}
		if (!found)
			return false;
		any = true;
	}
	return any;
}

/* "the cards", "both", "C2": may be said of several lines. */
static bool is_of_several(struct str name)
{
	for (size_t i = 0; i < name.n; i++)
		if (name.s[i] >= '0' && name.s[i] <= '9')
			return true;
	name = bare(name);
	return name.n && ascii_lower(name.s[name.n - 1]) == 's';
}

static bool give(struct named_line *line, enum intake_word word)
{
	bool free = !line->word || line->word == word;

	line->word = word;
	return free;
}

/* A NO to what nobody asked changes nothing. */
static bool find_one(struct named *one, struct named_line *lines, int n)
{
	bool by_verb = false, any_verb = false;
	int found = 0;

	for (int i = 0; i < n; i++)
		if (!lines[i].refused &&
		    is_name_of(one->name, lines[i].order, &by_verb))
			any_verb |= by_verb;
	for (int i = 0; i < n; i++) {
		if (lines[i].refused ||
		    !is_name_of(one->name, lines[i].order, &by_verb) ||
		    (any_verb && !by_verb))
			continue;
		found++;
		if (!give(&lines[i], one->word))
			return false;
	}
	one->unasked = !found && one->word == WORD_SAID_NO;
	return one->unasked || found == 1 || (found && is_of_several(one->name));
}

/* A list of as many answers as there are questions, or questions and refused lines, answers them in their order, whichever way it
 * is numbered. */
static bool find_marks(const struct named *said, int n, struct named_line *lines,
		       int n_lines)
{
	int asked = 0, all = 0;

	for (int i = 0; i < n_lines; i++)
		if (!i || lines[i].question != lines[i - 1].question) {
			asked += !lines[i].refused;
			all++;
		}
	if (n != asked && n != all)
		return false;
	for (int i = 0, at = -1, last = -1; i < n_lines; i++) {
		if (lines[i].refused && n == asked)
			continue;
		at += lines[i].question != last;
		last = lines[i].question;
		lines[i].word = said[at].word;
	}
	return true;
}

bool named_find(struct named *said, int n, struct named_line *lines, int n_lines)
{
	int marks = 0, unasked = 0;

	for (int i = 0; i < n_lines; i++)
		lines[i].word = WORD_SAID_NONE;
	for (int i = 0; i < n; i++)
		marks += said[i].mark > 0;
	if (marks)
		return marks == n && find_marks(said, n, lines, n_lines);
	for (int i = 0; i < n; i++) {
		if (!find_one(&said[i], lines, n_lines))
			return false;
		unasked += said[i].unasked;
	}
	return n > unasked;
}
