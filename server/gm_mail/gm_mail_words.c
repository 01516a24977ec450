/* The GM's words: see gm_mail_words.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail_words.h"

#include "base/arena.h"
#include "server/gm_mail/gm_mail_reader.h"
#include "server/home/nearest.h"
#include "server/todo/todo.h"

struct str gm_words_bare(struct str word)
{
	while (word.n && str_find_char(STR(".,:;!"), word.s[word.n - 1]) != SIZE_MAX)
		word.n--;
	return word;
}

bool gm_words_is(struct str word, const char *known)
{
	return str_iequal(gm_words_bare(word), str_of(known));
}

static struct gm_line *add(struct words_reader *r, size_t i)
{
	struct gm_lines *out = r->out;

	if (out->n == GM_LINES_MAX) {
		out->cut = true;
		return NULL;
	}
	struct gm_line *l = &out->line[out->n++];
	*l = (struct gm_line){.number = (int)i + 1, .typed = str_trim(r->lines[i])};
	return l;
}

void gm_words_fault(struct words_reader *r, struct gm_line *l, struct str why)
{
	l->fault = why;
	r->out->n_faults++;
}

void gm_words_order(struct words_reader *r, struct gm_line *l, enum gm_word w)
{
	l->is_order = true;
	l->word = w;
	r->out->n_orders++;
	r->out->changes = r->out->changes || !gm_word_asks(w);
}

/* Its first word, and the second one where it has two. */
static struct str second_of(enum gm_word w, struct str *first)
{
	struct str rest = str_of(gm_word_name(w));

	*first = str_until(&rest, ' ');
	return rest;
}

/* Does the line begin with these one or two words, with `*rest` after them? NMR alone is NMR LIST. */
static bool begins(const char *name, enum gm_word w, struct str line, struct str *rest)
{
	struct str second = str_of(name), first = str_until(&second, ' '), word;

	*rest = line;
	if (!first.n || !str_word(rest, &word) ||
	    !str_iequal(gm_words_bare(word), first))
		return false;
	if (!second.n || (w == GM_WORD_NMR_LIST && !str_trim(*rest).n))
		return true;
	return str_word(rest, &word) && str_iequal(gm_words_bare(word), second);
}

bool gm_words_starts(struct str line, enum gm_word *w, struct str *rest)
{
	struct str tail = line, head;

	/* A line of the list as it stands there. */
	if (str_word(&tail, &head) && str_iequal(head, STR("postalgm")))
		line = tail;
	tail = line;
	for (int i = 0; i < GM_WORDS; i++)
		if (begins(gm_word_name((enum gm_word)i), (enum gm_word)i, line,
			   rest) ||
		    begins(gm_word_command((enum gm_word)i), (enum gm_word)i, line,
			   rest)) {
			*w = (enum gm_word)i;
			return true;
		}
	/* "announce:text" */
	head = str_until(&tail, ':');
	if (!tail.n || !str_iequal(str_trim(head), STR("announce")))
		return false;
	*w = GM_WORD_ANNOUNCE;
	*rest = tail;
	return true;
}

bool gm_words_is_end(struct str line)
{
	struct str rest = str_trim(line), word;

	return str_word(&rest, &word) && gm_words_is(word, "end") && !str_trim(rest).n;
}

/* A word of the command line, or one that was misspelt; else the line is prose. */
static void look_elsewhere(struct words_reader *r, struct gm_line *l, struct str line)
{
	struct str rest = line, first, second = STR("");
	struct nearest near = {0};

	if (!str_word(&rest, &first) || first.s[0] == '#')
		return;
	if (str_iequal(first, STR("postalgm")) && !str_word(&rest, &first))
		return;
	(void)str_word(&rest, &second);
	struct str why = gm_word_elsewhere(r->a, gm_words_bare(first),
					   gm_words_bare(second), r->game);
	if (why.n) {
		gm_words_fault(r, l, why);
		return;
	}
	near.word = gm_words_bare(first);
	/* "seat" and "game" are too near to other words. */
	for (int i = 0; i < GM_WORDS; i++) {
		struct str one, two = second_of((enum gm_word)i, &one);
		if (one.n && (!two.n || i == GM_WORD_NMR_LIST))
			nearest_offer(&near, one);
	}
	if (l->code.n) {
		gm_words_fault(
			r, l,
			STR("Write a code alone on its line, or before GM commands: `R12`, `R12 nmr random red`."));
		return;
	}
	/* Prose has words like "what" and "ran" [orders, principle 5]. */
	if (near.best.n && near.word.n > 3 && near.distance <= 1)
		gm_words_fault(r, l,
			       str_printf(r->a, "Nothing was done; did you mean %.*s?",
					  STR_ARG(near.best)));
}

/* One or two letters, then digits: "W12", "w-12". */
static bool has_shape_of_code(struct str word)
{
	size_t letters = 0, at;

	while (letters < word.n &&
	       str_find_char(STR("-0123456789"), word.s[letters]) == SIZE_MAX)
		letters++;
	at = letters + (letters < word.n && word.s[letters] == '-');
	if (!letters || letters > 2 || at == word.n)
		return false;
	while (at < word.n && str_find_char(STR("0123456789"), word.s[at]) != SIZE_MAX)
		at++;
	return at == word.n;
}

bool gm_words_coded(struct str line)
{
	struct str rest = line, word, number, ignored;
	enum gm_word next;

	if (!str_word(&rest, &word))
		return false;
	word = gm_words_bare(word);
	if (word.n == 1 && str_word(&rest, &number)) /* "W 12" */
		return str_int(gm_words_bare(number), 0, INT64_MAX, &(int64_t){0}) &&
		       gm_words_starts(rest, &next, &ignored);
	return has_shape_of_code(word) && gm_words_starts(rest, &next, &ignored);
}

/* "R12", "r12: nmr random red": the rest of the line is read as any other, about the game of
 * that item. Returns false if nothing is left to read. */
static bool read_code(struct words_reader *r, struct gm_line *l, struct str *line)
{
	struct str rest = *line, word;

	if (!str_word(&rest, &word))
		return true;
	if (!todo_is_code(gm_words_bare(word))) {
		if (!gm_words_coded(*line))
			return true;
		gm_words_fault(
			r, l,
			STR("Nothing was done: this does not begin with a code of the list. Codes look like R12; `todo` lists what waits."));
		return false;
	}
	l->code = gm_words_bare(word);
	*line = str_trim(rest);
	if (line->n)
		return true;
	gm_words_order(r, l, GM_WORD_CODE);
	return false;
}

/* "extend ce-7 24h", as on the command line. */
static void skip_game(struct str game, struct str *rest)
{
	struct str tail = *rest, word;

	if (str_word(&tail, &word) && str_iequal(gm_words_bare(word), game))
		*rest = str_trim(tail);
}

static void read_line(struct words_reader *r, size_t i)
{
	struct gm_line *l = add(r, i);
	struct str line, rest;
	enum gm_word w;

	if (!l)
		return;
	line = l->typed;
	if (!read_code(r, l, &line))
		return;
	if (!gm_words_starts(line, &w, &rest)) {
		look_elsewhere(r, l, line);
		return;
	}
	while (rest.n && (rest.s[0] == ' ' || rest.s[0] == ':'))
		rest = str_slice(rest, 1, rest.n);
	if (w != GM_WORD_ANNOUNCE)
		skip_game(r->game, &rest);
	if (w != GM_WORD_ANNOUNCE && w != GM_WORD_ANSWER)
		rest = gm_words_bare(rest);
	rest = str_trim(rest);
	gm_words_argument(r, l, w, rest);
}

void gm_words_read(struct arena *a, const struct str *lines, size_t n, struct str game,
		   struct gm_lines *out)
{
	struct words_reader r = {
		.a = a, .lines = lines, .n = n, .game = game, .out = out};

	*out = (struct gm_lines){0};
	while (r.i < n && !gm_words_is_end(lines[r.i])) {
		size_t i = r.i++;
		if (str_trim(lines[i]).n)
			read_line(&r, i);
	}
}
