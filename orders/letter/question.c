/* Questions that HELP answers: "What is a deal?" brings HELP DEAL, "What should I do now?" brings HELP. The words stay where they were
 * read: a thing of the game in a question orders nothing, and what HELP does not answer goes to the GM.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/letter/parts.h"
#include "orders/lexis/courtesy.h"
#include "orders/vocab.h"

enum {
	ANSWERED = 2,
	TOPIC_WORDS = 3,
	SENTENCE_WORDS = 24,
	QUESTIONS = 6,  /* of a letter, for which HELP is looked through */
	SENTENCES = 60, /* of a letter, that may be questions */
	FEW = 4,
};

struct words {
	int n;
	struct str w[SENTENCE_WORDS];
};

static struct str bare(struct str word)
{
	static const char *const quotes[] = {"\xe2\x80\x98", "\xe2\x80\x99",
					     "\xe2\x80\x9c", "\xe2\x80\x9d"};

	for (size_t was = word.n + 1; was != word.n;) {
		was = word.n;
		while (word.n && strchr(".,;:!?()\"'`*", word.s[0]))
			word = str_slice(word, 1, word.n);
		while (word.n && strchr(".,;:!?()\"'`*", word.s[word.n - 1]))
			word.n--;
		for (size_t i = 0; i < sizeof quotes / sizeof *quotes; i++) {
			if (str_starts(word, quotes[i]))
				word = str_slice(word, 3, word.n);
			if (str_ends(word, quotes[i]))
				word.n -= 3;
		}
	}
	return word;
}

static struct words words_of(struct str sentence)
{
	struct words s = {0};
	struct str word;

	while (s.n < SENTENCE_WORDS && str_word(&sentence, &word)) {
		word = bare(word);
		if (word.n)
			s.w[s.n++] = word;
	}
	return s;
}

/* The first word behind "and", "sorry, but", "also": where a question begins. */
static int begin_of(const struct words *s)
{
	static const char *const opening[] = {
		"and", "but", "so", "also", "sorry", "please", "well", "hm",   "hmm",
		"ok",  "oh",  "hi", "now",  "again", "just",   "gm",   "dear", "hello"};
	int i = 0;

	while (i < s->n && WORD_AMONG(s->w[i], opening))
		i++;
	return i;
}

/* "What is", "how does", "can I", "explain": the question is about what the next words are, do or allow, not about what somebody
 * does. `at`: where they begin. */
static bool asks_about(const struct words *s, int *at)
{
	static const char *const wh[] = {"what",   "how",   "when", "where",
					 "what's", "whats", "which"};
	static const char *const aux[] = {
		"is",    "are",   "was",  "does", "do",     "happens", "happen", "can",
		"could", "would", "must", "may",  "should", "will",    "about",  "if"};
	static const char *const may[] = {"can", "may", "could", "must"};
	static const char *const tell[] = {"explain", "describe"};
	static const char *const us[] = {"tell", "show", "explain", "say", "help"};
	static const char *const exactly[] = {"exactly", "actually", "else"};
	int i = begin_of(s);
	const struct str none = STR("");
	const struct str first = i < s->n ? s->w[i] : none;
	i += i + 1 < s->n && WORD_AMONG(s->w[i + 1], exactly);
	const struct str next = i + 1 < s->n ? s->w[i + 1] : none;

	*at = i + 1;
	if (WORD_AMONG(first, tell) || str_is(first, "what's") ||
	    str_is(first, "whats"))
		return true;
	*at = i + 2;
	if (WORD_AMONG(first, wh))
		return WORD_AMONG(next, aux);
	/* "Can you tell me what ...?" */
	if (WORD_AMONG(first, may) && str_is(next, "you")) {
		*at = i + 3;
		return i + 2 < s->n && WORD_AMONG(s->w[i + 2], us);
	}
	return WORD_AMONG(first, may) && str_is(next, "i");
}

/* "What should I do now?", "Do I need to do anything?": about no word. */
bool letter_asks_what_to_do(struct str sentence)
{
	const struct words s = words_of(sentence);
	static const char *const wh[] = {"what",      "how",    "anything",
					 "something", "what's", "whats"};
	static const char *const doing[] = {"do",     "order",   "write",
					    "send",   "next",    "reply",
					    "answer", "proceed", "start"};
	static const char *const must[] = {"should", "must",     "need",     "have",
					   "can",    "supposed", "expected", "shall",
					   "do",     "next",     "now"};
	bool what = false, act = false, me = false, much = false, denied = false;

	for (int i = 0; i < s.n; i++) {
		denied |= str_is(s.w[i], "not"); /* "I do not pay anything" */
		what |= WORD_AMONG(s.w[i], wh);
		act |= i && WORD_AMONG(s.w[i], doing);
		me |= str_is(s.w[i], "i") || str_is(s.w[i], "we") ||
		      str_is(s.w[i], "now") || str_is(s.w[i], "next");
		much |= WORD_AMONG(s.w[i], must);
	}
	return what && act && me && much && !denied && s.n <= 14;
}

/* Words that are topics of HELP, and mean something else in a sentence. */
static bool is_everyday(struct str word)
{
	static const char *const words[] = {
		"no",    "yes",   "if",     "end",   "turn",   "phase",    "orders",
		"order", "me",    "report", "form",  "help",   "gm",       "news",
		"why",   "play",  "rules",  "turns", "phases", "reports",  "what",
		"card",  "cards", "get",    "give",  "take",   "put",      "go",
		"rest",  "now",   "else",   "need",  "any",    "anything", "next",
		"do",    "my",    "i",      "to",    "in",     "it",       "all",
		"first", "last",  "me",     "us",    "you",    "send",     "use",
		"time",  "game",  "point",  "points"};

	return word.n < 3 || WORD_AMONG(word, words);
}

/* The longest run of words from `at` on of which HELP knows something of that kind; empty: none. */
static struct str topic_of(const struct draft *l, const struct words *s, int at,
			   enum help_known kind)
{
	const struct reader *r = l->reader;

	for (int n = TOPIC_WORDS; n; n--)
		for (int i = at; i + n <= s->n; i++) {
			const struct str last = s->w[i + n - 1];
			struct str topic = {s->w[i].s,
					    (size_t)(last.s + last.n - s->w[i].s)};
			if (n == 1 && is_everyday(topic))
				continue;
			for (bool plural = false;; plural = true, topic.n--) {
				if (orders_help_known(l->a, r->vocab, r->view, r->phase,
						      topic) == kind)
					return topic;
				if (plural || !str_ends(topic, "s"))
					break;
			}
		}
	return STR("");
}

/* "What is a deal?", "How does the Voice work?": beside the topic there are only words that ask what it is, so that HELP is the whole
 * answer. "Can I make a deal with Bob?" asks more. */
static bool asks_plainly(const struct words *s, struct str topic)
{
	static const char *const plain[] = {
		"what",     "what's", "whats", "how",   "is",      "are",   "was",
		"does",     "do",     "did",   "a",     "an",      "the",   "this",
		"mean",     "means",  "work",  "works", "working", "good",  "for",
		"used",     "use",    "about", "of",    "explain", "to",    "describe",
		"can",      "could",  "would", "will",  "you",     "tell",  "me",
		"us",       "show",   "say",   "help",  "please",  "and",   "but",
		"so",       "also",   "sorry", "hi",    "hello",   "again", "exactly",
		"actually", "by",     "way",   "card",  "power",   "word",  "term",
		"supposed", "be",     "that",  "ok",    "now",     "just"};

	for (int i = 0; i < s->n; i++)
		if ((s->w[i].s < topic.s || s->w[i].s >= topic.s + topic.n) &&
		    !WORD_AMONG(s->w[i], plain))
			return false;
	return true;
}

/* "Not read as an order" is not said of a question that is answered. */
static void unmark(struct line *line, struct str sentence)
{
	const int from = (int)str_columns(
		str_slice(line->typed, 0, (size_t)(sentence.s - line->typed.s)));
	const int to = from + (int)str_columns(sentence) + 1; /* its mark */
	int kept = 0;

	for (int i = 0; i < line->n_remarks; i++) {
		const struct remark *m = &line->remarks[i];
		if (m->fault || m->column < from || m->column + m->width > to)
			line->remarks[kept++] = *m;
	}
	line->n_remarks = kept;
}

/* False: too many are answered already. */
static bool answer(struct draft *l, struct line *line, struct str topic, bool all_of_it)
{
	const enum verdict was = line->verdict;
	int n = 0;

	for (int i = 0; i < l->out->n_commands; i++) {
		const struct command *c = &l->out->commands[i];
		n += c->kind == COMMAND_HELP;
		if (c->kind == COMMAND_HELP && str_iequal(c->word, topic)) {
			line->verdict = all_of_it ? VERDICT_COMMAND : was;
			return true;
		}
	}
	if (n >= ANSWERED || l->out->n_commands >= LETTER_COMMANDS)
		return false;
	letter_command(l, line, COMMAND_HELP)->word = topic;
	if (!all_of_it)
		line->verdict = was;
	return true;
}

/* A letter while its questions are answered. */
struct asking {
	struct draft *l;
	int questions, sentences; /* looked at so far */
};

/* One sentence, and the one before it, which "it" may point at. Returns whether nothing of it waits for another answer. */
static bool answer_sentence(struct asking *q, struct line *line, struct str sentence,
			    struct str before)
{
	static const char *const points[] = {"it",   "that",  "this",
					     "they", "those", "these"};
	struct str topic = STR("");
	int at;

	if (++q->sentences > SENTENCES)
		return false;
	const struct words s = words_of(sentence), b = words_of(before);
	const bool about = asks_about(&s, &at),
		   to_do = letter_asks_what_to_do(sentence);

	if (about && ++q->questions > QUESTIONS)
		return false;
	if (about) {
		topic = topic_of(q->l, &s, at, HELP_OF_GAME);
		for (int i = at > 1 ? at - 1 : 1; !topic.n && i < s.n; i++)
			if (WORD_AMONG(s.w[i], points))
				topic = topic_of(q->l, &b, 0, HELP_OF_GAME);
	}
	const bool plain = to_do || (topic.n && asks_plainly(&s, topic));
	if (about && !topic.n && !to_do)
		topic = topic_of(q->l, &s, at, HELP_OF_HOUSE);
	if (!(topic.n || to_do) || !answer(q->l, line, topic, false) || !plain)
		return false;
	unmark(line, sentence);
	return true;
}

/* A line that was refused is looked through for questions only where it has a mark of one, or begins like one: most are orders. */
static bool may_ask(const struct line *line)
{
	static const char *const first[] = {"what",    "what's",   "whats", "how",
					    "explain", "describe", "can",   "could",
					    "hi",      "hello",    "hi,",   "hello,",
					    "and",     "so",       "please"};
	struct str rest = line->typed, word;

	return line->verdict != VERDICT_REFUSED ||
	       str_find_char(line->typed, '?') != SIZE_MAX ||
	       (str_word(&rest, &word) && WORD_AMONG(word, first));
}

/* A question asks without its mark as well, in a line that was not read as anything else. */
static void answer_line(struct asking *q, struct line *line)
{
	struct str rest = line->typed, before = STR("");
	const bool note = line->verdict == VERDICT_NOTE;
	const bool unread = note || line->verdict == VERDICT_REFUSED;
	struct str left[FEW]; /* sentences that were not answered */
	int n_left = 0;
	bool any = false;

	if (!may_ask(line))
		return;

	if (note && letter_is_cry(q->l, line->typed)) {
		answer(q->l, line, STR(""), true);
		return;
	}
	while (rest.n) {
		size_t n = 0;
		while (n < rest.n &&
		       (ascii_is_letter(rest.s[n]) || !strchr(".!?;\n", rest.s[n])))
			n++;
		const struct str sentence = str_slice(rest, 0, n);
		const bool asks = n < rest.n && rest.s[n] == '?';
		bool done = !str_trim(sentence).n;
		if ((asks || (unread && n == line->typed.n)) &&
		    answer_sentence(q, line, sentence, before)) {
			line->n_answered += asks;
			any = done = true;
		}
		if (!done && n_left++ < FEW)
			left[n_left - 1] = sentence;
		if (str_trim(sentence).n)
			before = sentence;
		rest = str_slice(rest, n + (n < rest.n), rest.n);
	}
	if (!unread || !any || n_left > FEW)
		return;
	for (int i = 0; i < n_left; i++)
		if (!letter_is_courtesy(q->l, left[i]))
			return;
	line->verdict = VERDICT_COMMAND;
	line->n_remarks = line->n_instead = 0;
	line->understood = line->has_key = false;
	line->hints = line->in_force = line->clear = STR("");
}

/* A command that only shows something; its words behind the first go into `*rest`. */
static bool shows(struct str row, enum command_kind *kind, struct str *rest)
{
	static const enum command_kind kinds[] = {COMMAND_STATUS,  COMMAND_PREVIEW,
						  COMMAND_HISTORY, COMMAND_TEMPLATE,
						  COMMAND_RULES,   COMMAND_PROOF};
	struct str word;

	if (!str_word(&row, &word))
		return false;
	*rest = str_trim(row);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (str_is(word, command_name(kinds[i]))) {
			*kind = kinds[i];
			return true;
		}
	return false;
}

/* "Who is winning? And what is a Flare?": what only shows something is shown, and needs no YES. The rest of the question stays one. */
static void show_asked(struct draft *l, struct line *line)
{
	struct buf kept = buf_in(l->a);
	struct str rows = line->ask, row, rest;
	enum command_kind kind;
	bool any = false;

	while (str_line(&rows, &row))
		if (shows(row, &kind, &rest) && l->out->n_commands < LETTER_COMMANDS) {
			letter_command(l, line, kind)->word = rest;
			line->n_answered++;
			any = true;
		} else
			buf_printf(&kept, "%s%.*s", kept.n ? "\n" : "", STR_ARG(row));
	if (!any)
		return;
	line->ask = buf_str(&kept);
	line->verdict = kept.n            ? VERDICT_ASKED
			: line->n_remarks ? VERDICT_NOTE
					  : VERDICT_COMMAND;
	if (kept.n)
		return;
	line->beside &= line->verdict == VERDICT_NOTE;
	line->n_remarks = line->n_instead = 0;
}

void letter_questions(struct draft *l)
{
	struct asking q = {.l = l};

	if (!l->reader->view || l->reader->stored)
		return;
	for (int i = 0; i < l->n_lines && q.sentences <= SENTENCES; i++) {
		struct line *line = &l->line[i];
		if (line->terse || line->idle || line->quoted || line->unticked ||
		    draft_sends(l, line))
			continue;
		if (line->verdict == VERDICT_NOTE || line->verdict == VERDICT_REFUSED ||
		    line->verdict == VERDICT_ASKED)
			answer_line(&q, line);
		if (line->verdict == VERDICT_ASKED)
			show_asked(l, line);
	}
}
