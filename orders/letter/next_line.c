/* One line of a letter with the lines below that go on with it: "attack blue 3," and below it "2 from 1".
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/letter/parts.h"
#include "orders/line/line.h"

enum {
	ELSE_WORDS = 600, /* of a letter, read to find out what belongs behind `else` */
	LEAD_WORDS = 6, /* of a line: they say whether it goes on with the one before */
};

/* A sentence seldom ends so ("... if the Orcs come in"). */
static bool hangs(const struct token *last)
{
	static const char *const articles[] = {"the", "a", "an", "my", "our", "your"};

	return token_is(last, WORD_TO) || token_is(last, WORD_IN) ||
	       TOKEN_AMONG(last, articles);
}

/* ... but it does if the next line begins with a capital, and with no thing of the game: "Sorry, busy week!" */
static bool begins_anew(struct draft *l, struct str more)
{
	more = str_trim(more);
	if (!more.n || more.s[0] < 'A' || more.s[0] > 'Z')
		return false;
	struct str word = more;
	word.n = str_find_char(more, ' ') < more.n ? str_find_char(more, ' ') : more.n;
	return lex(l->lexicon, word, l->spare) <= 0 ||
	       (!token_is(&l->spare[0], WORD_SEAT) && l->spare[0].id < WORD_GAME);
}

/* A line that ends so goes on in the next [orders, principle 10]: no sentence has its end there. */
static bool goes_on(const struct token t[], int n)
{
	const struct token *last = n ? &t[n - 1] : NULL;

	if (!last)
		return false;
	if (last->kind == TOKEN_SIGN)
		return last->id == ',';
	return last->kind == TOKEN_WORD &&
	       (last->id == WORD_AND || last->id == WORD_ELSE ||
		last->id == WORD_FROM || last->id == WORD_IF || hangs(last));
}

bool letter_is_quoted(struct str typed)
{
	return str_starts(str_trim(typed), ">");
}

/* "---------- Forwarded message ----------" */
static bool begins_forwarded(struct str typed)
{
	static const char *const words[] = {"forwarded message", "original message",
					    "weitergeleitete nachricht",
					    "message transf\xc3\xa9r\xc3\xa9"};
	const struct str line = str_trim(typed);
	bool any = false;

	if (!str_starts(line, "--") && !str_starts(line, "=="))
		return false;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		for (size_t at = 0; at < line.n && !any; at++)
			any = str_iequal(str_slice(line, at, at + strlen(words[i])),
					 str_of(words[i]));
	return any;
}

bool letter_is_others(struct draft *l, struct str typed)
{
	l->forwards |= begins_forwarded(typed);
	return l->forwards || letter_is_quoted(typed);
}

/* "- with 2 from 1": the dots of a list stand for nothing. */
static const struct token *behind_bullet(const struct token *t)
{
	while (token_is_sign(t, '-') || token_is_sign(t, '*'))
		t++;
	return t;
}

/* "tokens: 3": an item of a list that is named, and no end of the line above. */
static bool is_named(const struct token *t)
{
	return token_is_sign(&t[1], ':') || token_is_sign(&t[1], '=');
}

/* "to Blue 2", "in C2", and no "To Blue: ...": where a line that has no end leads. */
static bool is_place(const struct token *t)
{
	if (!token_is(t, WORD_TO) && !token_is(t, WORD_IN))
		return false;
	for (int i = 1; t[i].kind != TOKEN_END; i++)
		if (token_is_sign(&t[i], ':'))
			return false;
	return (t[1].id >= WORD_GAME && t[1].flags & WORD_NOUN) ||
	       t[1].kind == TOKEN_NUMBER ||
	       (token_is(&t[1], WORD_SEAT) && t[2].kind == TOKEN_NUMBER);
}

static bool may_lead(const struct word *w)
{
	return w->id == WORD_WITH || w->id == WORD_FROM || w->id == WORD_AND ||
	       w->id == WORD_ELSE || w->id == WORD_IF || w->id == WORD_TO ||
	       w->id == WORD_IN || (w->id >= WORD_GAME && w->flags & WORD_DROPPED);
}

/* Going by its first word alone; nearly all lines begin with another. */
static bool may_be_led_on(const struct draft *l, struct str line)
{
	size_t n = 0;

	while (n < line.n && ascii_lower(line.s[n]) >= 'a' &&
	       ascii_lower(line.s[n]) <= 'z')
		n++;
	/* A sign may stand before the word, "w/" is a word as well, and a letter with an accent may follow. */
	return n < 2 || (n < line.n && (unsigned char)line.s[n] >= 0x80) ||
	       lexicon_begins(l->lexicon, str_slice(line, 0, n), may_lead);
}

/* Does the next line continue this one? It does if it begins with `else`, `with`,
 * `from`, `and 2` or a word that is skipped, such as `tokens`: none of these begins an
 * order. After a `;`, an `if` is the next row of a table [orders, grammar: table]. */
static bool is_led_on(struct draft *l, struct str ahead)
{
	struct str more;
	const struct token *last = &l->token[l->n_tokens - 1];

	if (!str_line(&ahead, &more))
		return false;
	size_t words = 0, n = 0;
	for (more = str_trim(more); n < more.n && words < LEAD_WORDS; n++)
		words += n && more.s[n] == ' ' && more.s[n - 1] != ' ';
	if (!more.n || letter_is_quoted(more) || !may_be_led_on(l, more) ||
	    lex(l->lexicon, str_slice(more, 0, n), l->spare) <= 0)
		return false;
	const struct token *t = behind_bullet(l->spare);
	bool part = t->kind == TOKEN_WORD &&
		    (t->id == WORD_WITH || t->id == WORD_FROM ||
		     (t->id == WORD_AND && t[1].kind == TOKEN_NUMBER) ||
		     (t->id >= WORD_GAME && t->flags & WORD_DROPPED && t->text.n > 1 &&
		      !is_named(t)) ||
		     (last->kind != TOKEN_SIGN && more.s[0] >= 'a' && is_place(t)));
	return part || token_is(t, WORD_ELSE) ||
	       (token_is(t, WORD_IF) && last->kind == TOKEN_SIGN && last->id == ';');
}

/* "2. Limbo to 4": the next of a list belongs to no line above. */
static bool is_numbered(struct str typed)
{
	size_t n = 0;

	for (typed = str_trim(typed);
	     n < typed.n && typed.s[n] >= '0' && typed.s[n] <= '9';)
		n++;
	return n && n < typed.n && (typed.s[n] == '.' || typed.s[n] == ')');
}

/* Reads as orders, at least by its form, what is typed here? An `else` at its end waits for more. */
static bool has_form(struct draft *l, struct str text)
{
	struct work k;
	int n = lex(l->lexicon, text, l->spare);

	while (n > 0 && goes_on(l->spare, n))
		n--;
	if (n <= 0)
		return false;
	l->n_else_words += n;
	l->spare[n] = (struct token){.kind = TOKEN_END};
	/* Nothing is kept of what is only tried. */
	struct arena_mark here = arena_mark(l->a);
	line_run(&k, l, l->spare, n, true);
	arena_rewind(l->a, here);
	return k.n_orders > 0 && (!k.p.n_faults || !k.p.n_unread);
}

/* "attack yellow 3 else", and below it "Sorry, busy week!": does that belong to it? An alternative does, also
 * one that is not understood, for it is refused with its order. */
static bool belongs_behind_else(struct draft *l, struct str whole, struct str more)
{
	struct line probe = {.typed = more};
	bool early;

	if (l->n_else_words > ELSE_WORDS || has_form(l, whole))
		return true;
	l->n_tokens = lex(l->lexicon, more, l->token);
	return l->n_tokens < 0 ||
	       (l->n_tokens && line_kind(l, &probe, &early) != LINE_NOTE &&
		!has_form(l, more));
}

struct line *letter_next_line(struct draft *l, struct str *rest, int *number)
{
	struct str typed, whole, more;
	bool early;
	int n = 1;

	str_line(rest, &typed);
	letter_blank_mark(l, typed, *rest);
	const bool plays = l->reader->view && !l->reader->stored;
	size_t command = plays ? letter_head_apart(l, typed) : 0;
	if (!command && l->reader->view)
		command = letter_tail_command(l, typed);
	if (command) {
		rest->n += (size_t)(rest->s - (typed.s + command));
		rest->s = typed.s + command;
		typed.n = command;
	}
	typed = letter_behind_postscript(typed);
	whole = typed;
	if (!str_trim(typed).n || typed.n > LETTER_COLUMNS) {
		l->n_tokens = typed.n > LETTER_COLUMNS ? -1 : 0;
	} else {
		l->n_tokens = lex(l->lexicon, typed, l->token);
		/* Lines that are no longer read are not put together either. */
		while (l->n_tokens > 0 && !command &&
		       l->n_order_words <= LETTER_WORDS &&
		       (goes_on(l->token, l->n_tokens) || is_led_on(l, *rest))) {
			struct line probe = {.typed = whole};
			struct str ahead = *rest;
			if (!str_line(&ahead, &more) || !str_trim(more).n ||
			    letter_ends(more) || letter_is_quoted(more) ||
			    is_numbered(more) || whole.n + more.n > LETTER_COLUMNS ||
			    l->reader->view == NULL ||
			    (hangs(&l->token[l->n_tokens - 1]) && begins_anew(l, more)))
				break;
			if (n == 1 && line_kind(l, &probe, &early) != LINE_ORDER) {
				l->n_tokens = lex(l->lexicon, typed, l->token);
				break;
			}
			struct str both = {whole.s,
					   (size_t)(more.s + more.n - whole.s)};
			if (token_is(&l->token[l->n_tokens - 1], WORD_ELSE) &&
			    !belongs_behind_else(l, both, more)) {
				l->n_tokens = lex(l->lexicon, whole, l->token);
				break;
			}
			*rest = ahead;
			n++;
			whole = both;
			l->n_tokens = lex(l->lexicon, whole, l->token);
			/* Too long put together: it costs as if it had been read. */
			if (l->n_tokens < 0)
				l->n_order_words += LEX_TOKENS;
		}
	}
	struct line *line = letter_line(l, *number, n, whole);
	*number += command ? n - 1 : n; /* the rest is on the same line */
	return line;
}
