/* `join`: the answer to an invitation, with seats, roles, a lucky word, a telephone;
 * on one line or several.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/line/draft.h"

enum part { PART_NONE, PART_COLOUR, PART_ROLES, PART_WORD, PART_PHONE };

/* The game's own word for roles, of several or of one: "guilds", "guild". */
static bool is_roles(const struct draft *l, struct str word)
{
	struct str roles = str_of(l->reader->roles ? l->reader->roles : "");

	return roles.n && (str_iequal(word, roles) ||
			   (str_ends(roles, "s") &&
			    str_iequal(word, str_slice(roles, 0, roles.n - 1))));
}

static enum part part_of(const struct draft *l, struct str word)
{
	static const struct {
		const char *word;
		enum part part;
	} table[] = {
		{"seat", PART_COLOUR},    {"seats", PART_COLOUR},
		{"colour", PART_COLOUR},  {"color", PART_COLOUR},
		{"colours", PART_COLOUR}, {"colors", PART_COLOUR},
		{"powers", PART_ROLES},   {"power", PART_ROLES},
		{"word", PART_WORD},      {"phone", PART_PHONE},
	};
	while (word.n && strchr(":,;.", word.s[word.n - 1]))
		word.n--;
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (str_is(word, table[i].word))
			return table[i].part;
	return is_roles(l, word) ? PART_ROLES : PART_NONE;
}

/* "red, blue and green": seats by colour. */
static bool read_colours(struct draft *l, struct str text, struct command *c)
{
	struct token *t = l->spare;
	int n = lex(l->lexicon, text, t);

	for (int i = 0; i < n; i++) {
		bool skip = t[i].flags & WORD_DROPPED ||
			    (t[i].kind == TOKEN_WORD &&
			     (t[i].id == WORD_AND || t[i].id == WORD_OR ||
			      t[i].id == WORD_ELSE));
		if (skip)
			continue;
		if (t[i].kind != TOKEN_WORD || t[i].id != WORD_SEAT ||
		    c->n_colours == 16)
			return false;
		c->colours[c->n_colours++] = t[i].value;
	}
	return c->n_colours > 0;
}

static bool is_blank(struct str word)
{
	while (word.n && strchr("_,;.", word.s[word.n - 1]))
		word.n--;
	return !word.n;
}

/* "blue __": the blanks of the form that nobody filled in say nothing. */
static struct str without_blanks(const struct draft *l, struct str text)
{
	struct buf b = buf_in(l->a);
	struct str word;

	if (str_find(text, STR("__")) == SIZE_MAX)
		return text;
	while (str_word(&text, &word))
		if (!is_blank(word))
			buf_printf(&b, "%s%.*s", b.n ? " " : "", STR_ARG(word));
	return buf_str(&b);
}

/* Text up to the next part's word. */
static struct str take_part(const struct draft *l, struct str *rest, bool to_end)
{
	struct str at = *rest, word;
	size_t n = rest->n;

	while (!to_end && str_word(&at, &word))
		if (part_of(l, word)) {
			n = (size_t)(word.s - rest->s);
			break;
		}
	struct str part = str_trim(str_slice(*rest, 0, n));
	*rest = str_slice(*rest, n, rest->n);
	while (part.n && strchr("|=:", part.s[0])) /* "Word | kestrel" */
		part = str_trim(str_slice(part, 1, part.n));
	while (part.n && strchr(",;", part.s[part.n - 1]))
		part.n--;
	return part;
}

static bool is_polite(struct str word)
{
	static const char *const table[] = {"please", "thanks", "game", "with", "and",
					    "the",    "me",     "us",   "in",   "as",
					    "!",      "-",      "yes"};
	while (word.n && strchr(":,;.!", word.s[word.n - 1]))
		word.n--;
	if (!word.n)
		return true;
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (str_is(word, table[i]))
			return true;
	return false;
}

/* "otter, please": politeness is not a part of it. */
static struct str without_please(struct str text)
{
	size_t at = text.n;

	while (at > 0 && text.s[at - 1] != ',')
		at--;
	if (!at || !is_polite(str_trim(str_slice(text, at, text.n))))
		return text;
	return without_please(str_trim(str_slice(text, 0, at - 1)));
}

/* "zip. no wait": what is said behind the word is not a part of it; nor is "is" before it, or the stop. */
static struct str first_sentence(struct str text)
{
	size_t end = str_find(text, STR(". "));

	text = end == SIZE_MAX ? text : str_slice(text, 0, end);
	if (str_starts(text, "is ") || str_starts(text, "Is "))
		text = str_trim(str_slice(text, strlen("is "), text.n));
	while (text.n && strchr(".!", text.s[text.n - 1]))
		text.n--;
	return text;
}

/* " - powers A, B"; nothing where the game gives no roles out. */
static const char *roles_hint(const struct draft *l)
{
	const char *roles = l->reader->roles;

	if (!roles)
		return "";
	return str_printf(l->a, " - " PRI_STR " A, B",
			  STR_MADE(l->a, str_lower(l->a, str_of(roles))))
		.s;
}

/* "join orcs", "join as the Old Abbey, please": seats without the word, up to the next part. */
static bool names_seats(struct draft *l, struct str word, struct str *rest,
			struct command *c)
{
	struct str from = {word.s, (size_t)(rest->s + rest->n - word.s)};
	int before = c->n_colours;

	if (read_colours(l, take_part(l, &from, false), c)) {
		*rest = from;
		return true;
	}
	c->n_colours = before;
	return false;
}

/* Reads the parts of a JOIN. False at anything else. */
static bool read_parts(struct draft *l, struct line *line, struct command *c,
		       struct str rest)
{
	const char *const *seats = l->reader->vocab->seat_names;
	struct str word, text;

	while (str_word(&rest, &word)) {
		struct str first = str_until(&word, ':'); /* "word:kestrel" */
		enum part part = part_of(l, first);

		if (!part && (is_blank(first) || is_polite(first) ||
			      str_iequal(first, l->reader->game)))
			continue;
		if (!part && names_seats(l, first, &rest, c))
			continue;
		if (part && word.n)
			rest = (struct str){word.s, (size_t)(rest.s + rest.n - word.s)};
		text = part ? take_part(l, &rest, part == PART_PHONE) : first;
		struct str filled = without_blanks(l, text);
		bool ok = part && text.n;
		if (ok && !filled.n)
			continue;
		text = filled.n < text.n ? filled : text;
		if (part == PART_COLOUR)
			ok = read_colours(l, text, c);
		else if (part == PART_ROLES)
			c->powers = without_please(text);
		else if (part == PART_WORD)
			c->lucky = without_please(first_sentence(text));
		else if (part == PART_PHONE)
			c->phone = text;
		if (!ok) {
			size_t at =
				(size_t)((text.n ? text.s : first.s) - line->typed.s);
			letter_remark(
				l, line, true,
				(int)str_columns(str_slice(line->typed, 0, at)),
				(int)str_columns(text.n ? text : first), NULL,
				"Not understood. After JOIN you may write: seat %s, %s - word YOUR-LUCKY-WORD%s - phone NUMBER",
				seats[0], seats[1], roles_hint(l));
			return false;
		}
	}
	return true;
}

bool join_read(struct draft *l, struct line *line)
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
	if (!starts && !(l->joining && part_of(l, str_until(&bare, ':'))))
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
		c = letter_command(l, line, COMMAND_JOIN);
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
