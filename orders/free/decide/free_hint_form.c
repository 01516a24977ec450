/* The lines of the seat's order form for free_hint.c: how they are told apart, and how they are shown.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/decide/free_hint.h"

void hint_add(struct free *f, struct hints *all, struct str text, bool example)
{
	const struct clause *c = free_clause_of(f, text);
	struct hint *h = &all->hint[all->n];

	if (!c->n || all->n == HINTS)
		return;
	*h = (struct hint){.text = text, .example = example, .n = c->n, .t = c->t};
	all->n++;
}

const struct token *hint_card(const struct hint *h)
{
	const struct token *t = &h->t[1];
	bool card = h->n > 1 && t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
		    t->id >= WORD_GAME && !(t->flags & WORD_LETTER);

	return card ? t : NULL;
}

bool hint_same_word(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->id == b->id && a->value == b->value &&
	       (a->id || a->kind != TOKEN_WORD || str_iequal(a->text, b->text));
}

bool hint_same_kind(const struct hint *a, const struct hint *b)
{
	const struct token *x = hint_card(a), *y = hint_card(b);

	return hint_same_word(&a->t[0], &b->t[0]) && (!x || !y || hint_same_word(x, y));
}

static void read_form(struct free *f, struct hints *all)
{
	static const struct str behind = {"#   ", 4};
	const struct reader *r = f->l->reader;
	struct buf b = buf_in(f->l->a);
	struct str rest, line;

	if (r->form)
		letter_seat_form(r, f->l->a, &b);
	else
		vocab_examples(r->vocab, r->view, reader_open(r), &b);
	rest = buf_str(&b);
	while (str_line(&rest, &line)) {
		bool example = !r->form || str_starts(line, behind.s);
		if (str_starts(line, behind.s))
			line = str_trim(str_slice(line, behind.n, line.n));
		if (line.n && line.s[0] != '#')
			hint_add(f, all, line, example);
	}
}

const struct hints *hints_of(struct free *f)
{
	if (!f->hints) {
		f->hints = arena_room(f->l->a, sizeof *f->hints);
		f->hints->n = 0;
		read_form(f, f->hints);
	}
	return f->hints;
}

bool hint_has_thing(const struct clause *c, const struct hint *h, int i)
{
	for (int k = 0; k < c->n; k++)
		if (token_is(&h->t[i], WORD_SEAT) && hint_same_word(&c->t[k], &h->t[i]))
			return true;
	for (int k = 0; i + 1 < h->n && free_is_label(&h->t[i]) && k + 1 < c->n; k++)
		if (hint_same_word(&c->t[k], &h->t[i]) &&
		    hint_same_word(&c->t[k + 1], &h->t[i + 1]))
			return true;
	return false;
}

/* "to carthag", "from old gap": a thing of the game behind a word that says where. Others go elsewhere. */
static bool is_place(const struct hint *h, int i)
{
	const struct token *t = &h->t[i];

	return i > 1 && t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
	       t->flags & WORD_NOUN &&
	       (token_is(t - 1, WORD_TO) || token_is(t - 1, WORD_FROM) ||
		token_is(t - 1, WORD_IN));
}

/* Is the token of an example for the writer to choose: an amount, a player, a planet, a challenge? */
static bool is_choice(const struct hint *h, int i)
{
	const struct token *t = &h->t[i];

	/* the "c" of "3c" */
	if (i && t->glued && t->kind == TOKEN_WORD && t->text.n == 1 &&
	    t[-1].kind == TOKEN_NUMBER)
		return true;
	return is_place(h, i) || t->kind == TOKEN_BLANK || t->kind == TOKEN_NUMBER ||
	       token_is(t, WORD_SEAT) || (i + 1 < h->n && free_is_label(t));
}

static bool is_sign(const struct token *t)
{
	return t->kind == TOKEN_SIGN && t->id && strchr(",;:", t->id);
}

static void put_example(struct buf *b, const struct hint *h)
{
	bool blank = false;

	for (int i = 0; i < h->n; i++) {
		bool choice = is_choice(h, i);
		if (choice && blank)
			continue;
		bool tight = !i || is_sign(&h->t[i]) || (h->t[i].glued && !choice);
		buf_z(b, tight ? "" : " ");
		if (choice)
			buf_z(b, "__");
		else
			buf_add(b, h->t[i].text);
		blank = choice;
	}
}

/* "bid 1 __", "battle 17 vs orcs": right behind the verb it is a name. */
static bool names_thing(const struct hint *h)
{
	return h->n > 2 && h->t[1].kind == TOKEN_NUMBER && !h->t[2].glued &&
	       (h->t[2].kind == TOKEN_BLANK || h->t[2].id >= WORD_GAME);
}

static bool is_number(struct str word)
{
	size_t n = 0;

	while (n < word.n && word.s[n] >= '0' && word.s[n] <= '9')
		n++;
	return n && n == word.n;
}

/* The amount that stands in a line with blanks is all that there is, and not what the writer said. */
static void put_blanks(struct buf *b, const struct hint *h)
{
	struct str text = h->text, word;

	for (int i = 0; str_word(&text, &word); i++) {
		bool amount = is_number(word) && !(i == 1 && names_thing(h));
		buf_z(b, i ? " " : "");
		buf_add(b, amount ? STR("__") : word);
	}
}

void hint_put(struct buf *b, const struct hint *h)
{
	if (h->example)
		put_example(b, h);
	else
		put_blanks(b, h);
}
