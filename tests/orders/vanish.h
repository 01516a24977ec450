/* The law of what vanishes: a sentence beside an order names an amount, a thing, a place or a verb of the game, and
 * the language does not know it as an order. Each of those words is used, underlined or listed. It is never passed over, so that a YES
 * sends less than was written.
 *
 * The orders are those of the letters' files, each with one of the sentences in one of the places in turn.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_VANISH_H
#define TESTS_ORDERS_VANISH_H

#include "tests/orders/joined.h"
#include "tests/orders/sentence_files.h"

/* `@` stands for the order, `%` for the sentence beside it. */
static const char *const vanish_places[] = {
	"@. %.",     "%. @.",        "@, %.",         "% and then @.",
	"@, and %.", "%, then @.",   "@ and also %.", "First %. @.",
	"@ (%).",    "@. Also, %!!", "@; %.",
};

/* The sentences of a game, and the words of them that must not vanish. */
struct vanish_said {
	const char *text;
	const char *words[4];
};

struct vanish {
	const struct letters *letters;
	const struct vanish_said *said;
	size_t n_said;
	int step; /* each so manieth letter is read: set by the law */
	int n, number, silent, made;
};

static struct vanish *vanish;

/* Is there an answer about what stands at this column of the line: a mark below it, or is all of the line listed or refused? */
static inline bool line_tells(const struct line *line, size_t at)
{
	if (line->verdict == VERDICT_REFUSED ||
	    (line->verdict == VERDICT_NOTE && !line->quoted))
		return true;
	for (int k = 0; k < line->n_remarks; k++) {
		const struct remark *m = &line->remarks[k];
		if (m->width == 0 ||
		    ((size_t)m->column <= at && at < (size_t)(m->column + m->width)))
			return true;
	}
	return false;
}

/* Is there one about this word of the sentence? */
static inline bool vanish_told(const struct reading *r, const char *said,
			       const char *word)
{
	const size_t in_said = str_find(str_of(said), str_of(word));

	for (int i = 0; i < r->n_lines; i++) {
		const size_t at = str_find(r->lines[i].typed, str_of(said));
		if (at != SIZE_MAX && line_tells(&r->lines[i], at + in_said))
			return true;
	}
	return false;
}

static inline struct str vanish_letter(struct arena *a, const char *place,
				       struct str order, const char *said)
{
	struct buf b = buf_in(a);

	for (const char *p = place; *p; p++) {
		if (*p == '@')
			buf_add(&b, order);
		else if (*p == '%')
			buf_z(&b, said);
		else
			buf_char(&b, *p);
	}
	buf_char(&b, '\n');
	return buf_str(&b);
}

/* One order beside one sentence. */
static inline void vanish_beside(const struct reader *reader, struct str order,
				 struct str alone, const char *place,
				 const struct vanish_said *said)
{
	struct arena *a = arena_create();
	struct str letter = vanish_letter(a, place, order, said->text);
	const struct reading *r = orders_read(a, reader, letter, NULL);
	struct str made = joined_made(a, r);

	vanish->n++;
	if (!joined_has(alone, made)) {
		vanish->made++;
		if (getenv("VANISH"))
			printf("made: %.*s  ! %.*s", STR_ARG(letter), STR_ARG(made));
		arena_destroy(a);
		return;
	}
	for (int k = 0; k < 4 && said->words[k]; k++)
		if (!vanish_told(r, said->text, said->words[k]) &&
		    !has_text(made, said->words[k])) {
			vanish->silent++;
			printf("'%s' vanished: %.*s", said->words[k], STR_ARG(letter));
			break;
		}
	arena_destroy(a);
}

static inline void vanish_sentence(const char *file, const char *position,
				   const struct sentence *s)
{
	size_t n_places = sizeof vanish_places / sizeof *vanish_places;
	struct str rest = str_of(s->letter), order;
	int number = vanish->number++;

	(void)file;
	if (number % vanish->step || *s->before || s->kind[0] != '=' ||
	    !str_line(&rest, &order) || rest.n)
		return;
	order = str_trim(order);
	while (order.n && strchr(".!", order.s[order.n - 1]))
		order.n--;
	struct arena *a = arena_create();
	const struct reader *reader = vanish->letters->open(a, position);
	struct str text = str_printf(a, "%.*s\n", STR_ARG(order));
	struct str alone = joined_made(a, orders_read(a, reader, text, NULL));
	size_t k = (size_t)(number / vanish->step);
	if (alone.n)
		vanish_beside(reader, order, alone, vanish_places[k % n_places],
			      &vanish->said[k / n_places % vanish->n_said]);
	arena_destroy(a);
}

/* The law over the letters of these folders, of which `make check` reads each second; the number of those is at least `least`. At
 * night all are read, and under the sanitizers a share. */
static inline void vanish_law(struct vanish *of, const char *const folders[], int n,
			      int known, int least)
{
	enum { USUAL = 2 };
	static char names[FILES][64];

	of->step = share_step(USUAL);
	vanish = of;
	for (int i = 0; i < n; i++) {
		int n_files = sentence_files(folders[i], names);
		for (int k = 0; k < n_files; k++)
			each_sentence(folders[i], names[k], vanish_sentence);
	}
	printf("%d letters: %d vanished, %d made something of both\n", of->n,
	       of->silent, of->made);
	fflush(stdout);
	ck_assert_int_le(of->silent, of->step < USUAL ? USUAL * known : known);
	ck_assert_int_ge(of->n * of->step, USUAL * least);
}

#endif
