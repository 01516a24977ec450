/* Commands: status, wait, final, help ... (`join` has a file of its own). A command is
 * carried out only if all of its line is understood; otherwise the line is prose.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/lexis/courtesy.h"
#include "orders/lexis/suggest.h"
#include "orders/line/draft.h"

/* The words that may follow a command. */
enum rest {
	REST_NOTHING,
	REST_WORD,    /* one or two words, or nothing */
	REST_ANY,     /* something or nothing */
	REST_PHASE,   /* "3.2", "turn 3 phase 2", or nothing: else it is prose */
	REST_ADDRESS, /* "ann@example.org", "also ann@example.org", or nothing */
	REST_NOW,
	REST_ALWAYS,
	REST_SLOT, /* clear */
};

/* clang-format off */
static const struct { const char *name; enum rest rest; bool in_game, harmless; } commands[] = {
	[COMMAND_STATUS]   = {"STATUS",    REST_NOTHING, false, true},
	[COMMAND_PREVIEW]  = {"PREVIEW",   REST_NOTHING, false, true},
	[COMMAND_WAIT]     = {"WAIT",      REST_NOTHING, true, false},
	[COMMAND_NOWAIT]   = {"NOWAIT",    REST_NOTHING, true, false},
	[COMMAND_FINAL]    = {"FINAL",     REST_NOTHING, true, false},
	[COMMAND_HELP]     = {"HELP",      REST_WORD, false, true},
	[COMMAND_ABSENT]   = {"ABSENT",    REST_ANY, false, false},
	[COMMAND_RESIGN]   = {"RESIGN",    REST_NOW, false, false},
	[COMMAND_TEMPLATE] = {"TEMPLATE",  REST_NOTHING, false, true},
	[COMMAND_RULES]    = {"RULES",     REST_NOTHING, false, true},
	[COMMAND_PROOF]    = {"PROOF",     REST_NOTHING, false, true},
	[COMMAND_HISTORY]  = {"HISTORY",   REST_ANY, false, true},
	[COMMAND_WHY]      = {"WHY",       REST_PHASE, false, true},
	[COMMAND_ADDRESS]  = {"ADDRESS",   REST_ADDRESS, false, false},
	[COMMAND_TIMEZONE] = {"TIMEZONE",  REST_ANY, false, true},
	[COMMAND_FORMAT]   = {"FORMAT",    REST_ANY, false, true},
	[COMMAND_DIGEST]   = {"DIGEST",    REST_ANY, false, true},
	[COMMAND_JOIN]     = {"JOIN",      REST_ANY, false, false},
	[COMMAND_DECLINE]  = {"DECLINE",   REST_NOTHING, false, false},
	[COMMAND_CONFIRM]  = {"CONFIRM",   REST_ALWAYS, false, false},
	[COMMAND_OBSERVE]  = {"OBSERVE",   REST_ANY, false, false},
	[COMMAND_ME]       = {"ME",        REST_NOTHING, false, false},
	[COMMAND_CLEAR]    = {"CLEAR",     REST_SLOT, true, false},
};
/* clang-format on */
_Static_assert(sizeof commands / sizeof *commands == COMMAND_CLEAR + 1,
	       "a row a command");

const char *command_name(enum command_kind kind)
{
	return commands[kind].name;
}

bool command_is_no_wait(const struct token *t)
{
	return token_is(t, WORD_COMMAND) && t->value == COMMAND_NOWAIT &&
	       str_find_char(t->text, ' ') != SIZE_MAX;
}

bool command_is_harmless(enum command_kind kind)
{
	return commands[kind].harmless;
}

/* May the letter have one more command? If not, the line is refused, and its writer
 * told. */
static bool may_have_more(struct draft *l, struct line *line)
{
	if (l->out->n_commands < LETTER_COMMANDS)
		return true;
	line->verdict = VERDICT_REFUSED;
	letter_remark(l, line, true, 0, 0, NULL,
		      "A letter may have at most %d commands; this one was not read",
		      LETTER_COMMANDS);
	return false;
}

/* Returns the text behind token `i`, without a full stop at its end. */
static struct str rest_of(const struct draft *l, struct str said, int i)
{
	const struct token *t = &l->token[i];
	size_t from = (size_t)(t->text.s + t->text.n - said.s);
	struct str s = str_trim(str_slice(said, from, said.n));

	while (s.n && (s.s[s.n - 1] == '.' || s.s[s.n - 1] == '!'))
		s.n--;
	while (s.n && (s.s[0] == ':' || s.s[0] == ','))
		s = str_trim(str_slice(s, 1, s.n));
	return str_trim(s);
}

/* "T1", "P2", "C3": a letter and a number. */
static bool is_label(struct str word)
{
	return word.n == 2 && strchr("tpcTPC", word.s[0]) && word.s[1] >= '0' &&
	       word.s[1] <= '9';
}

/* "Why not?" asks people, "why 3.2" and "explain the last report" ask us. */
static bool names_phase(struct str rest)
{
	static const char *const words[] = {"turn", "phase", "report", "section",
					    "the",  "in",    "of",     "and",
					    "my",   "part",  "number", "battle"};
	static const char *const enough[] = {"last", "orders", "result", "results"};
	struct str word;
	bool number = false;

	while (str_word(&rest, &word)) {
		bool known = false;
		while (word.n && strchr(",?.:", word.s[word.n - 1]))
			word.n--;
		if (!word.n)
			continue;
		for (size_t i = 0; i < sizeof words / sizeof *words; i++)
			known |= str_is(word, words[i]);
		bool said = (word.s[0] >= '0' && word.s[0] <= '9') || is_label(word);
		for (size_t i = 0; i < sizeof enough / sizeof *enough; i++)
			said |= str_is(word, enough[i]);
		if (!known && !said)
			return false;
		number |= said;
	}
	return number;
}

/* Is nothing more said? What orders read over, such as "tokens", says something after a command: "address
 * the troops" is not a command. */
static bool says_no_more(struct parse *p)
{
	for (int i = p->i; i < p->end; i++)
		if (p->token[i].kind == TOKEN_WORD && p->token[i].id >= WORD_GAME)
			return false;
	return parse_at_end(p);
}

/* All that is still to be read, as it was typed. */
static struct str behind(const struct parse *p)
{
	if (p->i >= p->end)
		return STR("");
	const struct str from = p->token[p->i].text, to = p->token[p->end - 1].text;
	return (struct str){from.s, (size_t)(to.s + to.n - from.s)};
}

static void clear_read(struct draft *l, struct line *line, struct parse *p)
{
	struct slot_key key = {0};

	struct parse at = *p;
	struct str rest = behind(p);

	/* Press is not an order: the server takes it back. */
	struct press to = {0};
	bool press = parse_word(&at, WORD_PRESS, NULL);
	if (press && (parse_at_end(&at) ||
		      (parse_word(&at, WORD_TO, NULL) && letter_readers(&at, &to) &&
		       parse_at_end(&at) && !at.n_faults))) {
		if (may_have_more(l, line)) {
			struct command *c = letter_command(l, line, COMMAND_CLEAR);
			c->word = STR("press");
			c->to = to;
		}
		return;
	}
	l->out->has_orders_word = true;
	if (l->closed) {
		line->verdict = VERDICT_REFUSED;
		line->passed = l->passed;
		letter_remark(l, line, true, 0, 0, NULL, "%.*s",
			      STR_ARG(l->why_closed));
		return;
	}
	parse_word(p, WORD_ALL, NULL);
	bool all = says_no_more(p);
	if (!all &&
	    (!l->reader->vocab->clear(p, &key) || !parse_at_end(p) || p->n_faults)) {
		line->verdict = VERDICT_REFUSED;
		if (!p->n_faults)
			parse_expected(
				p,
				"an order word, and which order where there are several");
		for (int i = 0; i < p->n_remarks; i++)
			letter_remark(l, line, p->remark[i].fault, p->remark[i].column,
				      p->remark[i].width, p->remark[i].rule, "%.*s",
				      STR_ARG(p->remark[i].text));
		return;
	}
	if (!may_have_more(l, line))
		return;
	if (l->later_phase) {
		letter_keep_later(l, line);
		return;
	}
	l->clear[l->n_clears].key = key; /* there are no more than commands */
	l->clear[l->n_clears++].line = (int)(line - l->line);
	letter_command(l, line, COMMAND_CLEAR)->word = all ? STR("") : rest;
}

static bool is_command(const void *with, const struct word *w)
{
	(void)with;
	return w->id == WORD_COMMAND && !strchr(w->text, ' ');
}

/* A line of one misspelt word may be a command. */
static bool repair_lone_word(struct draft *l, struct line *line)
{
	const struct word *w, *second;
	struct token *t = &l->token[0];
	struct choice c = {.fits = is_command};

	if (l->n_tokens != 1 || t->kind != TOKEN_WORD || t->id ||
	    suggest_word(l->lexicon, t, 1, 0, c, &w, &second) != 1)
		return false;
	letter_mended(l, line, t->column, t->width, t->text, w->text);
	t->id = w->id;
	t->value = w->value;
	return true;
}

static bool says_me(const struct line *line)
{
	struct str s = str_trim(line->typed);

	while (s.n && (s.s[s.n - 1] == '.' || s.s[s.n - 1] == '!'))
		s.n--;
	return str_iequal(s, STR("me"));
}

static bool says_now(enum rest takes, struct str rest)
{
	return (takes == REST_NOW && str_is(rest, "now")) ||
	       (takes == REST_ALWAYS && str_is(rest, "always"));
}

/* "Absent friends! 20 in C1": another sentence follows, so that the first is none of ours. */
static bool goes_on(struct str rest)
{
	for (size_t i = 0; i + 1 < rest.n; i++)
		if (strchr("!?;", rest.s[i]) && rest.s[i])
			return true;
	return false;
}

/* May these words follow a command that takes such words? A line with too many words is not
 * read as a command. */
static bool may_follow(enum rest takes, struct str rest, bool empty)
{
	int words = str_words(rest);

	switch (takes) {
	case REST_NOTHING:
		return empty;
	case REST_WORD:
		return words <= 2;
	case REST_ANY:
		return words <= 8 && !goes_on(rest);
	case REST_PHASE:
		return empty || names_phase(rest);
	case REST_ADDRESS:
		return empty || (words <= 2 && str_find_char(rest, '@') != SIZE_MAX);
	case REST_NOW:
	case REST_ALWAYS:
		return empty || says_now(takes, rest);
	case REST_SLOT:
		break;
	}
	return true;
}

/* "Help me, please!" asks what to do; HELP ME alone asks about ME, a command of its own. */
static bool is_plea(int kind, struct str typed, struct str rest)
{
	bool pleads = str_words(typed) > 2 || str_find_char(typed, '!') != SIZE_MAX;

	return kind == COMMAND_HELP &&
	       (str_is(rest, "us") || (str_is(rest, "me") && pleads));
}

/* `said`: the line, or what is left of it without words of courtesy; its tokens are in the draft. */
static bool read_said(struct draft *l, struct line *line, struct str said)
{
	struct parse p;
	bool in_game = l->reader->view != NULL;
	int kind;

	repair_lone_word(l, line);
	letter_parse(l, &p, l->token, l->n_tokens);
	parse_sign(&p, '*');
	if (!parse_word(&p, WORD_COMMAND, &kind) ||
	    (commands[kind].in_game && !in_game))
		return false;
	struct str rest = rest_of(l, said, p.i - 1);
	if (commands[kind].rest == REST_SLOT) {
		clear_read(l, line, &p);
		return true;
	}
	if (!may_follow(commands[kind].rest, rest, says_no_more(&p)))
		return false;
	if (command_is_no_wait(&p.token[p.i - 1]))
		return false;
	bool now = says_now(commands[kind].rest, rest);
	if (!may_have_more(l, line))
		return true;
	/* WAIT and FINAL below the header of a later phase are of that phase. */
	if (commands[kind].in_game && l->later_phase) {
		letter_keep_later(l, line);
		return true;
	}
	struct command *c = letter_command(l, line, (enum command_kind)kind);
	c->word = is_plea(kind, line->typed, rest) ? STR("") : rest;
	c->now = now && kind == COMMAND_RESIGN;
	c->always = now && kind == COMMAND_CONFIRM;
	return true;
}

/* "Alles gut, FINAL", "Status please": read without the words of courtesy at its ends. */
static bool read_courteous(struct draft *l, struct line *line)
{
	enum { WORDS = 10, LONGEST = 120 };
	bool any = false;

	for (int i = 0; i < l->n_tokens && i <= 2 * WORDS; i++)
		any |= token_is(&l->token[i], WORD_COMMAND);
	if (!any || line->typed.n > LONGEST)
		return false;
	const struct str core = courtesy_off(line->typed);

	if (core.n == str_trim(line->typed).n || !core.n || str_words(core) > WORDS)
		return false;
	/* Most lines begin with no command. */
	const int n = lex(l->lexicon, core, l->spare);
	if (n <= 0 || !token_is(&l->spare[0], WORD_COMMAND))
		return false;
	memcpy(l->token, l->spare,
	       ((size_t)n + 1) * sizeof *l->token); /* its END too */
	l->n_tokens = n;
	if (read_said(l, line, core))
		return true;
	l->n_tokens = lex(l->lexicon, line->typed, l->token);
	return false;
}

/* "Fertig, FINAL": words that nobody here knows, and behind them a command for the phase, alone. It is asked about. */
static bool ask_amid(struct draft *l, struct line *line)
{
	enum { WORDS = 6 };
	const struct token *t = l->token, *last = NULL;
	int n = l->n_tokens, words = 0;

	while (n && t[n - 1].kind == TOKEN_SIGN && !token_is_sign(&t[n - 1], '?'))
		n--;
	if (!l->reader->view || n < 3 || !token_is(&t[n - 1], WORD_COMMAND) ||
	    t[n - 2].kind != TOKEN_SIGN)
		return false;
	last = &t[n - 1];
	if (last->value != COMMAND_FINAL && last->value != COMMAND_WAIT)
		return false;
	for (int i = 0; i < n - 1; i++) {
		if (t[i].kind != TOKEN_SIGN && (t[i].kind != TOKEN_WORD || t[i].id))
			return false;
		words += t[i].kind == TOKEN_WORD;
		if (token_denies(&t[i]) || token_is_sign(&t[i], '?') ||
		    token_is_sign(&t[i], ':'))
			return false;
	}
	if (words > WORDS)
		return false;
	line->verdict = VERDICT_ASKED;
	line->ask = last->value == COMMAND_FINAL ? STR("final") : STR("wait");
	l->out->has_orders_word = true;
	return true;
}

bool command_read(struct draft *l, struct line *line)
{
	bool in_game = l->reader->view != NULL;

	if (!in_game && join_read(l, line))
		return true;
	if (says_me(line)) {
		if (may_have_more(l, line))
			letter_command(l, line, COMMAND_ME)->word = STR("");
		return true;
	}
	return command_refuse_double(l, line) || read_courteous(l, line) ||
	       read_said(l, line, line->typed) || ask_amid(l, line);
}
