/* The rest of a line, after the GM's word: see gm_mail_reader.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail_reader.h"

#include "base/arena.h"
#include "server/home/when.h"
#include "server/phase/phase_byhand.h"
#include "server/todo/todo.h"

static void nothing_more(struct words_reader *r, struct gm_line *l, enum gm_word w,
			 struct str rest)
{
	if (!rest.n || gm_words_is(rest, str_z(r->a, r->game)))
		gm_words_order(r, l, w);
	else
		gm_words_fault(r, l,
			       str_printf(r->a, "%s must be alone on its line.",
					  gm_word_name(w)));
}

static void read_when(struct words_reader *r, struct gm_line *l, enum gm_word w,
		      struct str rest)
{
	l->rest = rest;
	if (rest.n)
		gm_words_order(r, l, w);
	else
		gm_words_fault(
			r, l,
			w == GM_WORD_EXTEND
				? STR("Until when? `extend 24 hours`, or `extend 2026-11-28 20:00`; a zone may follow.")
				: STR("When? `deadline 2026-11-28 20:00`; a zone may follow."));
}

static void read_wait(struct words_reader *r, struct gm_line *l, struct str rest)
{
	int64_t n = 0;

	if (rest.n && !str_int(rest, 1, PHASE_WAIT_HOURS_MAX, &n)) {
		if (!when_read_span(rest, &n) || n % 3600 != 0 ||
		    n > (int64_t)PHASE_WAIT_HOURS_MAX * 3600) {
			gm_words_fault(
				r, l,
				STR("WAIT takes whole hours, 1 to 720: `wait 24`."));
			return;
		}
		n /= 3600;
	}
	l->hours = (int)n;
	gm_words_order(r, l, GM_WORD_WAIT);
}

static void read_run(struct words_reader *r, struct gm_line *l, struct str rest)
{
	struct str phase = rest, word;
	int64_t t, p;

	(void)str_word(&phase, &word);
	if (str_iequal(word, STR("phase")))
		rest = str_trim(phase);
	phase = rest;
	(void)str_word(&phase, &word);
	l->force = str_iequal(str_trim(phase), STR("force"));
	phase = l->force ? word : rest;
	struct str turn = str_until(&phase, '.');
	if (!str_int(turn, 1, 9999, &t) || !str_int(phase, 1, 99, &p)) {
		gm_words_fault(
			r, l,
			STR("RUN names the phase, so that a letter that comes twice does not run two phases: `run 3.2`."));
		return;
	}
	l->turn = (int)t;
	l->phase = (int)p;
	gm_words_order(r, l, GM_WORD_RUN);
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
		gm_words_order(r, l, GM_WORD_SEAT_HOUSE);
	else
		gm_words_fault(
			r, l,
			STR("Which seat, and for how long? `seat house red`, `seat house red once`, `seat house red off`."));
}

/* A seat, or `all` of them; a reminder goes to all where none is named. */
static void read_seat(struct words_reader *r, struct gm_line *l, enum gm_word w,
		      struct str rest)
{
	l->rest = rest;
	if (rest.n || w == GM_WORD_NMR_REMIND)
		gm_words_order(r, l, w);
	else
		gm_words_fault(
			r, l,
			w == GM_WORD_NMR_RANDOM
				? STR("Which seat, or all of them? `nmr random red`, `nmr random all`.")
			: w == GM_WORD_NMR_EXCUSE
				? STR("Which seat? `nmr excuse red`, `nmr excuse red last`.")
			: w == GM_WORD_SEAT_RESUME
				? STR("Which seat? `seat resume red`.")
				: STR("Which seat? `nmr standby red`."));
}

/* "red Ann <ann@example.org>", and for the list of standbys the person alone. A text that is not an
 * address is refused when the line is carried out. */
static void read_person(struct words_reader *r, struct gm_line *l, enum gm_word w,
			struct str rest)
{
	struct str person = rest, seat = STR("");

	if (w == GM_WORD_SEAT_REPLACE)
		(void)str_word(&person, &seat);
	person = str_trim(person);
	/* As the shell wants it. */
	if (person.n > 1 && person.s[0] == '"' && person.s[person.n - 1] == '"')
		person = str_slice(person, 1, person.n - 1);
	l->rest = seat.n ? str_printf(r->a, "%.*s %.*s", STR_ARG(seat), STR_ARG(person))
			 : person;
	if (str_find_char(person, '@') != SIZE_MAX)
		gm_words_order(r, l, w);
	else
		gm_words_fault(
			r, l,
			w == GM_WORD_SEAT_REPLACE
				? STR("Which seat, and which person? `seat replace red Ann <ann@example.org>`.")
				: STR("Which person? `seat standby Ann <ann@example.org>`."));
}

static void read_letter(struct words_reader *r, struct gm_line *l, enum gm_word w,
			struct str rest)
{
	if (str_int(rest, 1, INT64_MAX, &l->letter))
		gm_words_order(r, l, w);
	else
		gm_words_fault(
			r, l,
			str_printf(r->a,
				   "Which letter? `%.*s 812`. TODO has the numbers.",
				   STR_MADE(r->a,
					    str_lower(r->a, str_of(gm_word_name(w))))));
}

/* Does another command begin here: a word of the GM, a code alone, or a code (or a slip in one) before
 * such a word? */
static bool is_command(struct str line)
{
	struct str rest = line, word, ignored;
	enum gm_word next;

	if (gm_words_starts(line, &next, &ignored))
		return true;
	if (gm_words_coded(line))
		return true;
	return str_word(&rest, &word) && todo_is_code(gm_words_bare(word)) &&
	       !str_trim(rest).n;
}

/* A text on the line of the word goes on to a blank line or another command, because
 * mail programs break long lines; a text below it goes on to `end`. */
static void read_text(struct words_reader *r, struct gm_line *l, enum gm_word w,
		      struct str rest)
{
	struct buf text = buf_in(r->a);
	bool block = !rest.n;

	buf_add(&text, rest);
	for (; r->i < r->n && !gm_words_is_end(r->lines[r->i]); r->i++) {
		struct str line = r->lines[r->i];
		if (!block && (!str_trim(line).n || is_command(line)))
			break;
		if (text.n)
			buf_char(&text, block ? '\n' : ' ');
		buf_add(&text, block ? line : str_trim(line));
	}
	if (block && r->i < r->n)
		r->i++; /* the `end` is the announcement's */
	l->rest = str_trim(buf_str(&text));
	if (l->rest.n)
		gm_words_order(r, l, w);
	else
		gm_words_fault(
			r, l,
			w == GM_WORD_ANNOUNCE
				? STR("What is to be announced? `announce: TEXT`, or the lines under the word, up to a line `end`.")
				: STR("What is to be answered? `answer red: TEXT`, or the lines under `answer red:`, up to a line `end`."));
}

/* "red: TEXT"; after the code of a letter the seat may be left out. */
static void read_answer(struct words_reader *r, struct gm_line *l, struct str rest)
{
	struct str text = rest, word;

	if (str_word(&text, &word) && word.s[word.n - 1] == ':') {
		l->seat = gm_words_bare(word);
		rest = str_trim(text);
	}
	if (l->seat.n || l->code.n)
		read_text(r, l, GM_WORD_ANSWER, rest);
	else
		gm_words_fault(r, l, STR("Which seat? `answer red: TEXT`."));
}

void gm_words_argument(struct words_reader *r, struct gm_line *l, enum gm_word w,
		       struct str rest)
{
	switch (w) {
	case GM_WORD_HELP:
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
		read_text(r, l, w, rest);
		break;
	case GM_WORD_ANSWER:
		read_answer(r, l, rest);
		break;
	case GM_WORD_SEAT_REPLACE:
	case GM_WORD_SEAT_STANDBY:
		read_person(r, l, w, rest);
		break;
	case GM_WORD_LETTERS_RELEASE:
	case GM_WORD_LETTERS_DROP:
	case GM_WORD_OUTBOX_RETRY:
		read_letter(r, l, w, rest);
		break;
	case GM_WORD_SEAT_RESUME:
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
