/* A heading that puts its list off, or that is not one of orders: "Shopping list for Saturday:", "Ideas", "Plan for turn 3:". An order
 * below it is asked about, whatever its line says alone. A list of orders has a heading that says so ("Orders:", "Here
 * are my moves:"), names something of the game, or greets somebody.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_thing.h"

enum { TITLE = 24, BARE = 6 }; /* words of a heading, and of one without a colon */

/* What a heading says of the lines below it. */
enum heading_says {
	SAYS_ORDERS, /* or nothing that matters */
	SAYS_UNKNOWN,
	SAYS_OFF,   /* another time, or only a thought */
	SAYS_LATER, /* a later turn, by its number */
};

static bool is_orders_word(const struct token *t)
{
	static const char *const words[] = {
		"order",    "orders",       "move",     "moves",     "instruction",
		"command",  "instructions", "commands", "action",    "actions",
		"decision", "decisions",    "bids",     "submission"};

	return token_is(t, WORD_ORDERS) || TOKEN_AMONG(t, words);
}

/* Only thought of, or wished by others; or of another turn, also beside "orders". */
static bool is_strong(const struct token t[], int i, int n)
{
	static const char *const words[] = {
		"would",    "could",      "might",     "maybe",       "perhaps",
		"possible", "possibly",   "draft",     "drafts",      "were",
		"ideas",    "idea",       "options",   "dreams",      "tentative",
		"wishlist", "brainstorm", "yesterday", "previous",    "provisional",
		"unsent",   "when",       "once",      "suggestions", "told",
		"wants",    "want",       "questions"};
	static const char *const which[] = {"next", "last", "following", "coming"};
	static const char *const what[] = {"turn",   "round", "time", "week",
					   "phase",  "month", "year", "season",
					   "orders", "moves", "one",  "ones"};
	bool told = str_is(t[i].text, "told") || str_is(t[i].text, "want");

	if (told) /* "I want:" is the writer's */
		return !(i && token_is(&t[i - 1], WORD_I)) &&
		       !(i && str_is(t[i - 1].text, "we"));
	return TOKEN_AMONG(&t[i], words) ||
	       (str_starts(t[i].text, "would") &&
		!str_starts(t[i].text, "would like")) ||
	       token_is(&t[i], WORD_IF) ||
	       (i + 1 < n && TOKEN_AMONG(&t[i], which) && TOKEN_AMONG(&t[i + 1], what));
}

/* Another time, or a list of something else. */
static bool is_weak(const struct token t[], int i, int n)
{
	static const char *const words[] = {
		"monday",   "tuesday",    "wednesday", "thursday", "friday",
		"saturday", "sunday",     "tomorrow",  "later",    "after",
		"before",   "weekend",    "week",      "month",    "holiday",
		"holidays", "until",      "once",      "when",     "afterwards",
		"someday",  "soon",       "january",   "february", "june",
		"july",     "august",     "september", "october",  "november",
		"december", "eventually", "future",    "evening",  "christmas"};
	static const char *const kinds[] = {
		"note",         "notes",     "todo",   "to-do",
		"shopping",     "list",      "draft",  "agenda",
		"reminder",     "memo",      "things", "thoughts",
		"alternatives", "reminders", "bucket", "checklist"};
	static const char *const hours[] = {"morning", "evening", "day"};

	if (TOKEN_AMONG(&t[i], hours)) /* "Good evening:" */
		return i && !str_is(t[i - 1].text, "good") &&
		       str_is(t[i].text, "evening");
	return TOKEN_AMONG(&t[i], words) || TOKEN_AMONG(&t[i], kinds) ||
	       (token_is(&t[i], WORD_TO) && i + 1 < n && str_is(t[i + 1].text, "do") &&
		!(i && str_is(t[i - 1].text, "want")) &&
		!(i && str_is(t[i - 1].text, "like")));
}

static bool is_kind_of_list(const struct token t[], int i, int n)
{
	static const char *const nouns[] = {
		"ideas",   "todo",   "notes",     "agenda",  "later",
		"options", "dreams", "reminder",  "list",    "to-do",
		"memo",    "draft",  "questions", "someday", "maybe"};

	return TOKEN_AMONG(&t[i], nouns) ||
	       (token_is(&t[i], WORD_TO) && n == 2 && str_is(t[i + 1].text, "do"));
}

/* Words that stand over orders, or say nothing. */
enum known { KNOWN_NOT, KNOWN_SMALL, KNOWN_WORD };

static enum known knows(const struct token *t)
{
	static const char *const words[] = {
		"here",   "below",  "following", "follows", "plan",      "final",
		"mine",   "turn",   "phase",     "please",  "hi",        "hello",
		"dear",   "hey",    "hallo",     "gm",      "greetings", "welcome",
		"so",     "ok",     "okay",      "right",   "well",      "thanks",
		"thus",   "then",   "now",       "yes",     "good",      "decided",
		"decide", "choose", "submit",    "intend",  "referee",   "master"};
	static const char *const small[] = {
		"the",  "a",  "my",   "our",  "this", "these", "is",    "are",
		"as",   "do", "does", "what", "it",   "that",  "for",   "of",
		"game", "go", "goes", "we",   "will", "shall", "today", "todays"};

	return TOKEN_AMONG(t, words)   ? KNOWN_WORD
	       : TOKEN_AMONG(t, small) ? KNOWN_SMALL
				       : KNOWN_NOT;
}

static bool is_of_game(const struct token *t)
{
	return token_is(t, WORD_SEAT) ||
	       (t->kind == TOKEN_WORD && t->id >= WORD_GAME) || token_is(t, WORD_ALL) ||
	       token_is(t, WORD_EVERYONE) || token_is(t, WORD_PREF);
}

/* "Deals": a word of the game in the plural. */
static bool is_plural(const struct draft *l, const struct token *t)
{
	struct token one[LEX_TOKENS + 1];
	struct str word = t->text;

	if (t->kind != TOKEN_WORD || t->id || word.n < 4 || !str_ends(word, "s"))
		return false;
	word.n--;
	return lex(l->lexicon, word, one) == 1 && is_of_game(&one[0]);
}

/* "I want to do the following", "what I do" */
static bool is_own_will(const struct token t[], int i, int n)
{
	static const char *const will[] = {"want",   "will",  "do",   "wish",  "choose",
					   "intend", "would", "have", "order", "send",
					   "submit", "shall", "play", "say"};

	return i + 1 < n && (token_is(&t[i], WORD_I) || str_is(t[i].text, "we")) &&
	       TOKEN_AMONG(&t[i + 1], will);
}

/* The last sentence of the heading, and its last part. */
static int last_part(const struct token t[], int n, const char *stops)
{
	for (int i = n - 1; i > 0; i--)
		if (t[i - 1].kind == TOKEN_SIGN && t[i - 1].id &&
		    strchr(stops, t[i - 1].id))
			return i;
	return 0;
}

static bool is_put_off(const struct token t[], int from, int n)
{
	for (int i = from; i < n; i++)
		if (is_strong(t, i, n) && !(str_is(t[i].text, "would") && i > from &&
					    token_is(&t[i - 1], WORD_I) && i + 1 < n &&
					    str_is(t[i + 1].text, "like")))
			return true;
	return false;
}

static enum heading_says say_of(const struct draft *l, const struct token t[], int from,
				int n, bool bare)
{
	bool orders = false, known = false, weak = false, kind = false, greets = false;
	bool odd = false, game = false;
	int turns = free_turn_named(t, from, n, l->reader->turn);

	if (turns)
		return turns > 0 ? SAYS_LATER : SAYS_OFF;
	for (int i = from; i < n; i++) {
		orders |= is_orders_word(&t[i]) || is_own_will(t, i, n);
		weak |= is_weak(t, i, n);
		kind |= is_kind_of_list(t, i, n);
		known |= knows(&t[i]) == KNOWN_WORD;
		game |= (is_of_game(&t[i]) || is_plural(l, &t[i])) && !is_weak(t, i, n);
		greets |= str_is(t[i].text, "here") || str_is(t[i].text, "please");
		odd |= t[i].kind == TOKEN_WORD && !t[i].id && !knows(&t[i]);
	}
	int part = last_part(t, n, ",");
	if (part > from &&
	    !is_put_off(t, part, n)) /* "Sorry for last week, here they come:" */
		for (int i = part; i < n; i++)
			if (is_orders_word(&t[i]) || str_is(t[i].text, "here"))
				return SAYS_ORDERS;
	if (is_put_off(t, from, n))
		return SAYS_OFF;
	if (orders || game)
		return SAYS_ORDERS;
	if (bare)
		return kind ? SAYS_OFF : SAYS_ORDERS;
	if (weak)
		return SAYS_OFF;
	return known || greets || !odd ? SAYS_ORDERS : SAYS_UNKNOWN;
}

/* "** Later **", "== Ideas ==", "# Notes" */
static struct str bare_title(struct str s)
{
	s = str_trim(s);
	while (s.n && strchr("*=#_-~ \t", s.s[0]))
		s = str_slice(s, 1, s.n);
	while (s.n && strchr("*=#_-~ \t", s.s[s.n - 1]))
		s.n--;
	return s;
}

static bool begins_item(struct str s)
{
	s = str_trim(s);
	size_t n = 0;
	while (n < s.n && n < 2 && s.s[n] >= '0' && s.s[n] <= '9')
		n++;
	bool lettered = s.n > 2 && s.s[1] == ')' && s.s[0] >= 'A' && s.s[0] <= 'z';
	return lettered || (n && n < s.n && strchr(".)", s.s[n])) ||
	       (s.n > 1 && strchr("-*+", s.s[0]) && s.s[1] == ' ') ||
	       str_starts(s, "\xe2\x80\xa2");
}

/* What the line says of those below it; SAYS_ORDERS where it is not a heading. `*titled`: it is one. It may have been read with its
 * first items as one: they are lines of their own as well. */
static enum heading_says heading_of(struct draft *l, const struct line *line,
				    bool *titled)
{
	struct token t[LEX_TOKENS + 1];
	struct str rest = line->typed, first = rest;
	(void)str_line(&rest, &first);
	struct str typed = bare_title(first);
	bool colon = str_ends(typed, ":");
	bool said = line->verdict != VERDICT_OK && line->verdict != VERDICT_NOTED &&
		    line->verdict != VERDICT_HEADER &&
		    line->verdict != VERDICT_COMMAND &&
		    line->verdict != VERDICT_PRESS && !line->press &&
		    (line->n_typed < 2 || colon);

	*titled = false;
	if (line->terse && !colon)
		return SAYS_ORDERS;
	if (!typed.n || typed.n > 120 || !said || (!colon && typed.n > 40) ||
	    (!colon &&
	     (strchr(".!?,;", typed.s[typed.n - 1]) || begins_item(line->typed))))
		return SAYS_ORDERS;
	int n = lex(l->lexicon, typed, t);
	while (n > 0 && token_is_sign(&t[n - 1], ':'))
		n--;
	if (n <= 0 || n > (colon ? TITLE : BARE))
		return SAYS_ORDERS;
	*titled = colon;
	return say_of(l, t, last_part(t, n, ".!?"), n, !colon);
}

/* The orders of the line, as a YES would send them. */
static struct str orders_of(struct draft *l, int at)
{
	struct buf b = buf_in(l->a);

	for (int i = 0; i < l->n_orders; i++) {
		const struct order *o = &l->order[i];
		const struct slot s = {.n_alternatives = o->n_alternatives,
				       .alternatives = o->alternatives};
		if (o->line == at && !o->cleared && !o->refused)
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "",
				   STR_MADE(l->a, slot_text(l->a, &s)));
	}
	return buf_str(&b);
}

/* What becomes of the items. */
enum put_off { OFF_ASKED, OFF_REFUSED, OFF_LATER };

static void doubt_item(struct draft *l, int at, int title, enum put_off off)
{
	struct line *line = &l->line[at];
	struct str text = orders_of(l, at);
	int number = l->line[title].number;

	if (!text.n && !(off && line->verdict == VERDICT_ASKED))
		return;
	free_forget(l, line);
	line->verdict = off ? VERDICT_REFUSED : VERDICT_ASKED;
	line->understood = off;
	line->ask = off ? STR("") : text;
	if (off == OFF_LATER)
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d says that this is for a later turn. Write it again when that turn opens",
			number);
	else if (off)
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d says that this is not ordered yet. Send what you order without that line",
			number);
	else
		letter_remark(l, line, false, 0, 0, NULL,
			      "It is not clear from line %d that you order this now",
			      number);
}

/* The items end at a blank line, unless it stands right below the heading or before the next mark, and at another heading. */
static int end_of_list(struct draft *l, int title)
{
	bool any = false, blank = false, marked = false, titled;
	int end = title + 1;

	for (int i = title + 1; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if (!str_trim(line->typed).n) {
			blank = any;
			continue;
		}
		if (blank && !(marked && begins_item(line->typed)))
			break;
		bool other = heading_of(l, line, &titled) != SAYS_ORDERS;
		if (other || titled)
			break;
		any = true;
		blank = false;
		marked = begins_item(line->typed);
		end = i + 1;
	}
	return end;
}

/* Does an item of the list order nothing? Then it is hardly a list of orders. */
static bool has_odd_item(const struct draft *l, int from, int end)
{
	for (int i = from; i < end; i++)
		if (begins_item(l->line[i].typed) && !l->line[i].unticked &&
		    (l->line[i].verdict == VERDICT_NOTE ||
		     (l->line[i].verdict == VERDICT_REFUSED && !l->line[i].understood)))
			return true;
	return false;
}

static void doubt_below(struct draft *l, int title, enum heading_says says)
{
	const int end = end_of_list(l, title);
	bool odd = says == SAYS_OFF && has_odd_item(l, title + 1, end);
	enum put_off off = says == SAYS_LATER ? OFF_LATER
			   : odd              ? OFF_REFUSED
					      : OFF_ASKED;

	for (int i = title + 1; i < end; i++)
		if (l->line[i].verdict == VERDICT_OK ||
		    l->line[i].verdict == VERDICT_NOTED ||
		    (odd && l->line[i].verdict == VERDICT_ASKED))
			doubt_item(l, i, title, off);
}

void free_doubt_lists(struct draft *l)
{
	bool titled;

	for (int i = 0; i + 1 < l->n_lines && l->out->has_orders_word; i++) {
		enum heading_says says = heading_of(l, &l->line[i], &titled);
		if (says != SAYS_ORDERS)
			doubt_below(l, i, says);
	}
}

bool free_is_later(const struct draft *l, const struct token t[], int from, int to)
{
	enum { SHORT = 10 };
	static const char *const words[] = {"later", "tomorrow", "someday",
					    "afterwards"};
	int colon = from;
	bool off = false;

	while (colon < to && !token_is_sign(&t[colon], ':') && colon - from < TITLE) {
		bool bracket =
			token_is_sign(&t[colon], '(') || token_is_sign(&t[colon], ')');
		if ((t[colon].kind == TOKEN_SIGN && !bracket) ||
		    is_of_game(&t[colon]) || token_is(&t[colon], WORD_IF))
			return false;
		off |= token_is(&t[colon], WORD_TURN) ||
		       is_kind_of_list(t, colon, to) || is_strong(t, colon, to) ||
		       TOKEN_AMONG(&t[colon], words);
		colon++;
	}
	return colon < to && token_is_sign(&t[colon], ':') && colon - from <= SHORT &&
	       off && say_of(l, t, from, colon, false) != SAYS_ORDERS;
}
