/* Commands: status, wait, final, help, join ... and the header of a letter. A command
 * is carried out only if all of its line is understood; otherwise the line is prose.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/letter.h"
#include "orders/suggest.h"

/* What may follow the word. */
enum rest {
	REST_NOTHING,
	REST_WORD,    /* one or two words, or nothing */
	REST_TEXT,    /* something */
	REST_ANY,     /* something or nothing */
	REST_NOW, REST_ALWAYS,
	REST_SLOT,    /* clear */
};

/* clang-format off */
static const struct { enum rest rest; bool in_game; } commands[] = {
	[COMMAND_STATUS]   = {REST_NOTHING, false}, [COMMAND_PREVIEW]  = {REST_NOTHING, false},
	[COMMAND_WAIT]     = {REST_NOTHING, true},  [COMMAND_NOWAIT]   = {REST_NOTHING, true},
	[COMMAND_FINAL]    = {REST_NOTHING, true},  [COMMAND_HELP]     = {REST_WORD, false},
	[COMMAND_ABSENT]   = {REST_TEXT, false},    [COMMAND_RESIGN]   = {REST_NOW, false},
	[COMMAND_TEMPLATE] = {REST_NOTHING, false}, [COMMAND_RULES]    = {REST_NOTHING, false},
	[COMMAND_PROOF]    = {REST_NOTHING, false}, [COMMAND_HISTORY]  = {REST_ANY, false},
	[COMMAND_TIMEZONE] = {REST_TEXT, false},    [COMMAND_FORMAT]   = {REST_TEXT, false},
	[COMMAND_DIGEST]   = {REST_TEXT, false},    [COMMAND_JOIN]     = {REST_ANY, false},
	[COMMAND_DECLINE]  = {REST_NOTHING, false}, [COMMAND_CONFIRM]  = {REST_ALWAYS, false},
	[COMMAND_OBSERVE]  = {REST_TEXT, false},    [COMMAND_CLEAR]    = {REST_SLOT, true},
};
/* clang-format on */
_Static_assert(sizeof commands / sizeof *commands == COMMAND_CLEAR + 1, "a row a command");

static struct command *add_command(struct letter *l, struct line *line, enum command_kind kind)
{
	struct reading *r = l->out;
	size_t size = sizeof *r->commands, n = (size_t)r->n_commands;

	r->commands = arena_grow(l->a, r->commands, n * size, (n + 1) * size);
	struct command *c = &r->commands[r->n_commands++];
	*c = (struct command){.kind = kind, .line = line->number};
	line->verdict = VERDICT_COMMAND;
	return c;
}

/* What stands behind token `i`, without the full stop at its end. */
static struct str rest_of(const struct letter *l, const struct line *line, int i)
{
	const struct token *t = &l->token[i];
	size_t from = (size_t)(t->text.s + t->text.n - line->typed.s);
	struct str s = str_trim(str_slice(line->typed, from, line->typed.n));

	while (s.n && (s.s[s.n - 1] == '.' || s.s[s.n - 1] == '!'))
		s.n--;
	while (s.n && (s.s[0] == ':' || s.s[0] == ','))
		s = str_trim(str_slice(s, 1, s.n));
	return str_trim(s);
}

static int count_words(struct str s)
{
	struct str word;
	int n = 0;

	while (str_word(&s, &word))
		n++;
	return n;
}

static void clear_read(struct letter *l, struct line *line, struct parse *p)
{
	struct slot_key key = {0};

	l->out->has_orders_word = true;
	if (l->closed) {
		line->verdict = VERDICT_REFUSED;
		letter_remark(l, line, true, 0, 0, NULL, "%.*s", STR_ARG(l->why_closed));
		return;
	}
	parse_word(p, WORD_ALL, NULL);
	bool all = parse_at_end(p);
	if (!all && (!l->reader->vocab->clear(p, &key) || !parse_at_end(p) || p->n_faults)) {
		line->verdict = VERDICT_REFUSED;
		if (!p->n_faults)
			parse_expected(p, "an order word, and which one: clear card c1");
		for (int i = 0; i < p->n_remarks; i++)
			letter_remark(l, line, p->remark[i].fault, p->remark[i].column,
				      p->remark[i].width, p->remark[i].rule, "%.*s",
				      STR_ARG(p->remark[i].text));
		return;
	}
	if (l->n_clears < (int)(sizeof l->clear / sizeof *l->clear)) {
		l->clear[l->n_clears].key = key;
		l->clear[l->n_clears++].line = (int)(line - l->line);
	}
	add_command(l, line, COMMAND_CLEAR);
}

/* --- join --- */

enum part { PART_NONE, PART_COLOUR, PART_POWERS, PART_WORD, PART_PHONE };

static enum part part_of(struct str word)
{
	static const struct { const char *word; enum part part; } table[] = {
		{"colour", PART_COLOUR}, {"color", PART_COLOUR}, {"colours", PART_COLOUR},
		{"colors", PART_COLOUR}, {"powers", PART_POWERS}, {"power", PART_POWERS},
		{"word", PART_WORD}, {"phone", PART_PHONE},
	};
	while (word.n && strchr(":,;.", word.s[word.n - 1]))
		word.n--;
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (str_is(word, table[i].word))
			return table[i].part;
	return PART_NONE;
}

/* "red, blue and green": seats by colour. */
static bool read_colours(struct letter *l, struct str text, struct command *c)
{
	struct token *t = l->spare;
	int n = lex(l->lexicon, text, t);

	for (int i = 0; i < n; i++) {
		bool skip = t[i].flags & WORD_DROPPED ||
			    (t[i].kind == TOKEN_WORD && (t[i].id == WORD_AND || t[i].id == WORD_OR ||
							 t[i].id == WORD_ELSE));
		if (skip)
			continue;
		if (t[i].kind != TOKEN_WORD || t[i].id != WORD_SEAT || c->n_colours == 16)
			return false;
		c->colours[c->n_colours++] = t[i].value;
	}
	return c->n_colours > 0;
}

/* Text up to the next part's word. */
static struct str take_part(struct str *rest, bool to_end)
{
	struct str at = *rest, word;
	size_t n = rest->n;

	while (!to_end && str_word(&at, &word))
		if (part_of(word)) {
			n = (size_t)(word.s - rest->s);
			break;
		}
	struct str part = str_trim(str_slice(*rest, 0, n));
	*rest = str_slice(*rest, n, rest->n);
	while (part.n && strchr(",;", part.s[part.n - 1]))
		part.n--;
	return part;
}

static bool is_polite(struct str word)
{
	static const char *const table[] = {"please", "thanks", "game", "with", "and", "the", "me",
					    "us", "in", "as", "!", "-", "yes"};
	while (word.n && strchr(":,;.!", word.s[word.n - 1]))
		word.n--;
	if (!word.n)
		return true;
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (str_is(word, table[i]))
			return true;
	return false;
}

/* The parts of a join; false at what is none of them. */
static bool read_parts(struct letter *l, struct line *line, struct command *c, struct str rest)
{
	struct str word, text;

	while (str_word(&rest, &word)) {
		struct str first = str_until(&word, ':'); /* "word:kestrel" */
		enum part part = part_of(first);

		if (!part && (is_polite(first) || str_same(first, l->reader->game)))
			continue;
		if (part && word.n)
			rest = (struct str){word.s, (size_t)(rest.s + rest.n - word.s)};
		text = part ? take_part(&rest, part == PART_PHONE) : first;
		bool ok = part && text.n;
		if (part == PART_COLOUR)
			ok = read_colours(l, text, c);
		else if (part == PART_POWERS)
			c->powers = text;
		else if (part == PART_WORD)
			c->lucky = text;
		else if (part == PART_PHONE)
			c->phone = text;
		if (!ok) {
			size_t at = (size_t)((text.n ? text.s : first.s) - line->typed.s);
			letter_remark(l, line, true, (int)str_columns(str_slice(line->typed, 0, at)),
				      (int)str_columns(text.n ? text : first), NULL,
				      "Not understood. After JOIN may stand: colour red, blue - "
				      "word YOUR-LUCKY-WORD - powers A, B - phone NUMBER");
			return false;
		}
	}
	return true;
}

static bool join_read(struct letter *l, struct line *line)
{
	struct str rest = str_trim(line->typed), word;
	struct command parts = {0};
	bool starts = false;

	while (rest.n && strchr("-*", rest.s[0]))
		rest = str_trim(str_slice(rest, 1, rest.n));
	struct str all = rest;
	while (str_word(&rest, &word) && (is_polite(word) || str_is(word, "i")))
		;
	struct str bare = word;
	while (bare.n && strchr(":,;.!", bare.s[bare.n - 1]))
		bare.n--;
	starts = str_is(bare, "join");
	if (!starts && !(l->joining && part_of(str_until(&bare, ':'))))
		return false;
	if (!read_parts(l, line, &parts, starts ? rest : all)) {
		line->verdict = VERDICT_REFUSED;
		line->instead = arena_new(l->a, struct str);
		line->instead[line->n_instead++] = STR("join");
		return true;
	}
	l->joining = true;
	struct command *c = NULL;
	for (int i = 0; i < l->out->n_commands; i++)
		if (l->out->commands[i].kind == COMMAND_JOIN)
			c = &l->out->commands[i];
	if (!c)
		c = add_command(l, line, COMMAND_JOIN);
	line->verdict = VERDICT_COMMAND;
	if (parts.n_colours) {
		c->n_colours = parts.n_colours;
		memcpy(c->colours, parts.colours, sizeof c->colours);
	}
	c->powers = parts.powers.n ? parts.powers : c->powers;
	c->lucky = parts.lucky.n ? parts.lucky : c->lucky;
	c->phone = parts.phone.n ? parts.phone : c->phone;
	return true;
}

/* --- all commands --- */

static bool is_command(const void *with, const struct word *w)
{
	(void)with;
	return w->id == WORD_COMMAND && !strchr(w->text, ' ');
}

/* A line of one misspelt word may be a command. */
static bool repair_lone_word(struct letter *l, struct line *line)
{
	const struct word *w, *second;
	struct token *t = &l->token[0];
	struct choice c = {is_command, NULL};

	if (l->n_tokens != 1 || t->kind != TOKEN_WORD || t->id ||
	    suggest_word(l->lexicon, t, 1, 0, c, &w, &second) != 1)
		return false;
	letter_remark(l, line, false, t->column, t->width, NULL, "read '%.*s' as %s",
		      STR_ARG(t->text), w->text);
	t->id = w->id;
	t->value = w->value;
	return true;
}

bool command_read(struct letter *l, struct line *line)
{
	struct parse p = letter_parse(l, l->token, l->n_tokens);
	bool in_game = l->reader->view != NULL;
	int kind;

	if (!in_game && join_read(l, line))
		return true;
	repair_lone_word(l, line);
	parse_sign(&p, '*');
	if (!parse_word(&p, WORD_COMMAND, &kind) || (commands[kind].in_game && !in_game))
		return false;
	struct str rest = rest_of(l, line, p.i - 1);
	bool empty = parse_at_end(&p), now = false;
	int words = count_words(rest);

	switch (commands[kind].rest) {
	case REST_NOTHING:
		if (!empty)
			return false;
		break;
	case REST_WORD:
		if (words > 2)
			return false;
		break;
	case REST_TEXT:
		if (empty || words > 8)
			return false;
		break;
	case REST_ANY:
		if (words > 8)
			return false;
		break;
	case REST_NOW:
	case REST_ALWAYS:
		now = str_is(rest, commands[kind].rest == REST_NOW ? "now" : "always");
		if (!empty && !now)
			return false;
		break;
	case REST_SLOT:
		clear_read(l, line, &p);
		return true;
	}
	struct command *c = add_command(l, line, (enum command_kind)kind);
	c->word = rest;
	c->now = now && kind == COMMAND_RESIGN;
	c->always = now && kind == COMMAND_CONFIRM;
	return true;
}

/* --- the header --- */

static void close_letter(struct letter *l, struct line *line, int column, const char *why,
			 struct str what)
{
	l->closed = true;
	l->why_closed = str_printf(l->a, "%s %.*s", why, STR_ARG(what));
	line->verdict = VERDICT_REFUSED;
	letter_remark(l, line, true, column, 0, NULL, "%.*s", STR_ARG(l->why_closed));
}

static void settle_phase(struct letter *l, struct line *line, int turn, int phase)
{
	const struct reader *r = l->reader;
	int open = r->turn * 100 + r->phase, meant = turn * 100 + phase;

	if (phase < 1 || phase > r->vocab->n_phases)
		close_letter(l, line, 0, "No turn has such a phase:", str_printf(l->a, "%d", phase));
	else if (meant < open)
		close_letter(l, line, 0, "These orders are for a phase that is over. Open is",
			     str_printf(l->a, "turn %d, phase %d", r->turn, r->phase));
	else if (meant > open) {
		l->out->later_turn = turn;
		l->out->later_phase = phase;
	}
}

/* A line "replace" alone, at the top. */
static bool replace_read(struct letter *l, struct line *line, struct parse *p)
{
	if (!parse_word(p, WORD_REPLACE, NULL) || !parse_at_end(p))
		return false;
	l->out->replaced = true;
	line->verdict = VERDICT_HEADER;
	return true;
}

bool letter_header_read(struct letter *l, struct line *line)
{
	struct parse p = letter_parse(l, l->token, l->n_tokens);
	int turn = l->reader->turn, phase = l->reader->phase, n = 0;
	bool has_turn = false, has_phase = false, replace = false;
	struct str game = {NULL, 0};
	int game_column = 0;

	if (!l->reader->view)
		return false;
	if (!parse_word(&p, WORD_ORDERS, NULL))
		return replace_read(l, line, &p);
	if (!parse_at_end(&p) && !parse_sees(&p, WORD_TURN) && !parse_sees(&p, WORD_PHASE) &&
	    !parse_sees(&p, WORD_REPLACE)) {
		/* A name may have dashes and digits: up to the next space. */
		const struct token *t = parse_peek(&p);
		struct str at = str_slice(line->typed, (size_t)(t->text.s - line->typed.s),
					  line->typed.n);
		str_word(&at, &game);
		while (game.n && strchr(":,.", game.s[game.n - 1]))
			game.n--;
		game_column = t->column;
		while (p.i < p.end && p.token[p.i].text.s < game.s + game.n)
			p.i++;
	}
	while (!parse_at_end(&p)) {
		if (parse_word(&p, WORD_TURN, NULL) && parse_number(&p, &n)) {
			has_turn = true;
			turn = n;
		} else if (parse_word(&p, WORD_PHASE, NULL) && parse_number(&p, &n)) {
			has_phase = true;
			phase = n;
		} else if (parse_word(&p, WORD_REPLACE, NULL)) {
			replace = true;
		} else {
			return false;
		}
	}
	if (game.n && !has_turn && !has_phase && !replace && !str_same(game, l->reader->game))
		return false; /* "Orders below" */
	line->verdict = VERDICT_HEADER;
	l->out->replaced |= replace;
	if (game.n && !str_same(game, l->reader->game))
		close_letter(l, line, game_column, "These orders are for another game:", game);
	else if (has_turn || has_phase)
		settle_phase(l, line, turn, has_phase ? phase : turn > l->reader->turn ? 1 : phase);
	return true;
}
