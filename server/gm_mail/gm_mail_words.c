/* The GM's words: see gm_mail_words.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail_words.h"

#include "base/arena.h"
#include "server/home/nearest.h"
#include "server/home/when.h"
#include "server/phase/phase_byhand.h"
#include "server/todo/todo.h"

/* A word without the marks that people set after one. */
static struct str bare(struct str word)
{
	while (word.n && str_find_char(STR(".,:;!"), word.s[word.n - 1]) != SIZE_MAX)
		word.n--;
	return word;
}

static bool is_word(struct str word, const char *known)
{
	return str_iequal(bare(word), str_of(known));
}

/* The reader's place in the letter. */
struct words_reader {
	struct arena *a;
	const struct str *lines;
	size_t n, i;
	struct str game;
	struct gm_lines *out;
};

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

static void fault(struct words_reader *r, struct gm_line *l, struct str why)
{
	l->fault = why;
	r->out->n_faults++;
}

static void order(struct words_reader *r, struct gm_line *l, enum gm_word w)
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

/* Is it this word of the GM, with `*rest` after it? NMR alone is NMR LIST. */
static bool is_this(enum gm_word w, struct str line, struct str *rest)
{
	struct str first, second = second_of(w, &first), word;

	*rest = line;
	if (!first.n || !str_word(rest, &word) || !str_iequal(bare(word), first))
		return false;
	if (!second.n || (w == GM_WORD_NMR_LIST && !str_trim(*rest).n))
		return true;
	return str_word(rest, &word) && str_iequal(bare(word), second);
}

/* Finds the word that a line begins with; `*rest` is the text after it. */
static bool starts(struct str line, enum gm_word *w, struct str *rest)
{
	struct str tail = line, head;

	for (int i = 0; i < GM_WORDS; i++)
		if (is_this((enum gm_word)i, line, rest)) {
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

/* A word of the command line, or one that was misspelt; else the line is prose. */
static void look_elsewhere(struct words_reader *r, struct gm_line *l, struct str line)
{
	struct str rest = line, first, second = STR("");
	struct nearest near = {0};

	if (!str_word(&rest, &first) || first.s[0] == '#')
		return;
	(void)str_word(&rest, &second);
	struct str why = gm_word_elsewhere(r->a, bare(first), bare(second), r->game);
	if (why.n) {
		fault(r, l, why);
		return;
	}
	near.word = bare(first);
	/* "seat" and "game" are too near to other words. */
	for (int i = 0; i < GM_WORDS; i++) {
		struct str one, two = second_of((enum gm_word)i, &one);
		if (one.n && (!two.n || i == GM_WORD_NMR_LIST))
			nearest_offer(&near, one);
	}
	if (l->code.n) {
		fault(r, l,
		      STR("Write a code alone on its line, or before words of the GM: `R12`, `R12 nmr random red`."));
		return;
	}
	/* Prose has words like "what" and "ran" [orders, principle 5]. */
	if (near.best.n && near.word.n > 3 && near.distance <= 1)
		fault(r, l,
		      str_printf(r->a, "Nothing was done; did you mean %.*s?",
				 STR_ARG(near.best)));
}

/* Arguments of each word --------------------------------------------------- */

static void nothing_more(struct words_reader *r, struct gm_line *l, enum gm_word w,
			 struct str rest)
{
	if (!rest.n || is_word(rest, str_z(r->a, r->game)))
		order(r, l, w);
	else
		fault(r, l,
		      str_printf(r->a, "%s must be alone on its line.",
				 gm_word_name(w)));
}

static void read_when(struct words_reader *r, struct gm_line *l, enum gm_word w,
		      struct str rest)
{
	l->rest = rest;
	if (rest.n)
		order(r, l, w);
	else
		fault(r, l,
		      w == GM_WORD_EXTEND
			      ? STR("Until when? `extend 24 hours`, or `extend 2026-11-28 20:00` (UTC).")
			      : STR("When? `deadline 2026-11-28 20:00` (UTC)."));
}

static void read_wait(struct words_reader *r, struct gm_line *l, struct str rest)
{
	int64_t n = 0;

	if (rest.n && !str_int(rest, 1, PHASE_WAIT_HOURS_MAX, &n)) {
		if (!when_read_span(rest, &n) || n % 3600 != 0 ||
		    n > (int64_t)PHASE_WAIT_HOURS_MAX * 3600) {
			fault(r, l,
			      STR("WAIT takes whole hours, 1 to 720: `wait 24`."));
			return;
		}
		n /= 3600;
	}
	l->hours = (int)n;
	order(r, l, GM_WORD_WAIT);
}

static void read_run(struct words_reader *r, struct gm_line *l, struct str rest)
{
	struct str phase = rest, word;
	int64_t t, p;

	(void)str_word(&phase, &word);
	if (str_iequal(word, STR("phase")))
		rest = str_trim(phase);
	phase = rest;
	struct str turn = str_until(&phase, '.');
	if (!str_int(turn, 1, 9999, &t) || !str_int(phase, 1, 99, &p)) {
		fault(r, l,
		      STR("RUN names the phase, so that a letter that comes twice does not run two phases: `run 3.2`."));
		return;
	}
	l->turn = (int)t;
	l->phase = (int)p;
	order(r, l, GM_WORD_RUN);
}

/* "red", "red once", "red off" */
static void read_house(struct words_reader *r, struct gm_line *l, struct str rest)
{
	struct str how = rest;

	l->rest = STR("");
	(void)str_word(&how, &l->rest);
	how = str_trim(how);
	l->led = str_iequal(how, STR("once"))  ? LED_ONCE
		 : str_iequal(how, STR("off")) ? LED_OFF
					       : LED_ON;
	if (l->rest.n && (!how.n || l->led != LED_ON))
		order(r, l, GM_WORD_SEAT_HOUSE);
	else
		fault(r, l,
		      STR("SEAT HOUSE names a seat, and may say how long: `seat house red`, `seat house red once`, `seat house red off`."));
}

/* A seat, or `all` of them; a reminder goes to all where none is named. */
static void read_seat(struct words_reader *r, struct gm_line *l, enum gm_word w,
		      struct str rest)
{
	l->rest = rest;
	if (rest.n || w == GM_WORD_NMR_REMIND)
		order(r, l, w);
	else
		fault(r, l,
		      w == GM_WORD_NMR_RANDOM
			      ? STR("NMR RANDOM names a seat, or all: `nmr random red`, `nmr random all`.")
		      : w == GM_WORD_NMR_EXCUSE
			      ? STR("NMR EXCUSE names a seat: `nmr excuse red`, `nmr excuse red last`.")
			      : STR("NMR STANDBY names a seat: `nmr standby red`."));
}

static bool is_end(struct str line)
{
	struct str rest = str_trim(line), word;

	return str_word(&rest, &word) && is_word(word, "end") && !str_trim(rest).n;
}

/* A text on the line of the word goes on to a blank line or another command, because
 * mail programs break long lines; a text below it goes on to `end`. */
static void read_announce(struct words_reader *r, struct gm_line *l, struct str rest)
{
	struct buf text = buf_in(r->a);
	bool block = !rest.n;
	enum gm_word w;
	struct str ignored;

	buf_add(&text, rest);
	for (; r->i < r->n && !is_end(r->lines[r->i]); r->i++) {
		struct str line = r->lines[r->i];
		if (!block && (!str_trim(line).n || starts(line, &w, &ignored)))
			break;
		if (text.n)
			buf_char(&text, block ? '\n' : ' ');
		buf_add(&text, block ? line : str_trim(line));
	}
	if (block && r->i < r->n)
		r->i++; /* the `end` is the announcement's */
	l->rest = str_trim(buf_str(&text));
	if (l->rest.n)
		order(r, l, GM_WORD_ANNOUNCE);
	else
		fault(r, l,
		      STR("What is to be announced? `announce: TEXT`, or the lines under the word, up to a line `end`."));
}

/* "R12", "r12: nmr random red": the rest of the line is read as any other, about the game of
 * that item. Returns false if nothing is left to read. */
static bool read_code(struct words_reader *r, struct gm_line *l, struct str *line)
{
	struct str rest = *line, word;

	if (!str_word(&rest, &word) || !todo_is_code(bare(word)))
		return true;
	l->code = bare(word);
	*line = str_trim(rest);
	if (line->n)
		return true;
	order(r, l, GM_WORD_CODE);
	return false;
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
	if (!starts(line, &w, &rest)) {
		look_elsewhere(r, l, line);
		return;
	}
	while (rest.n && (rest.s[0] == ' ' || rest.s[0] == ':'))
		rest = str_slice(rest, 1, rest.n);
	if (w != GM_WORD_ANNOUNCE)
		rest = bare(rest);
	rest = str_trim(rest);
	switch (w) {
	case GM_WORD_STATUS:
	case GM_WORD_TODO:
	case GM_WORD_NMR_LIST:
	case GM_WORD_GAME_OPEN:
	case GM_WORD_GAME_START:
	case GM_WORD_GAME_PAUSE:
	case GM_WORD_GAME_RESUME:
		nothing_more(r, l, w, rest);
		break;
	case GM_WORD_EXTEND:
	case GM_WORD_DEADLINE:
		read_when(r, l, w, rest);
		break;
	case GM_WORD_WAIT:
		read_wait(r, l, rest);
		break;
	case GM_WORD_RUN:
		read_run(r, l, rest);
		break;
	case GM_WORD_ANNOUNCE:
		read_announce(r, l, rest);
		break;
	case GM_WORD_NMR_REMIND:
	case GM_WORD_NMR_STANDBY:
	case GM_WORD_NMR_EXCUSE:
	case GM_WORD_NMR_RANDOM:
		read_seat(r, l, w, rest);
		break;
	case GM_WORD_SEAT_HOUSE:
		read_house(r, l, rest);
		break;
	case GM_WORD_CODE:
	case GM_WORDS:
		break;
	}
}

void gm_words_read(struct arena *a, const struct str *lines, size_t n, struct str game,
		   struct gm_lines *out)
{
	struct words_reader r = {
		.a = a, .lines = lines, .n = n, .game = game, .out = out};

	*out = (struct gm_lines){0};
	while (r.i < n && !is_end(lines[r.i])) {
		size_t i = r.i++;
		if (str_trim(lines[i]).n)
			read_line(&r, i);
	}
}
