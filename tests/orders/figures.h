/* The law of what is said of an order and is in none (orders/free/parts/free_figure.c, free_more.c), for the tests of each
 * game. An order in such words, of whatever kind, neither stands nor is it offered; and of an amount that is
 * compared with an order in force, the number itself never becomes the amount.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_FIGURES_H
#define TESTS_ORDERS_FIGURES_H

#include "tests/orders/sentence_files.h"

/* An order of the game, in words that it reads as they stand. */
struct figured {
	const char *position, *order;
	const char *past; /* the same as it is told afterwards; NULL: none */
};

/* An order in force with one amount, `%d`, and how a player asks for more of it. */
struct amount {
	const char *position, *order;
	const char *more; /* with `%d` in the place of the number */
};

static const char *const other_turns[] = {
	"Next turn %s",     "Next turn I %s",     "%s next turn",
	"Next round, %s",   "Tomorrow I will %s", "Next turn, I'll %s",
	"Next season I %s",
};

/* What is said in jest. */
static const char *const jests[] = {
	"%s, just kidding", "%s. Just kidding!", "%s, only joking",
	"%s - joking ;)",   "%s lol jk",
};

/* What somebody else says, and what was said to somebody. */
static const char *const reports[] = {
	"Gustav told me: %s",
	"Gustav wrote to me: '%s'",
	"My wife says I should %s",
	"My brother thinks that I should %s",
	"Gustav suggested: %s",
	"The club insists that I %s",
	"She begs: %s",
	"They said to me: %s",
	"I promised Gustav: %s",
	"I told her I would %s",
};

/* The orders that stand and those that a YES would send, one a line. */
static inline struct str figures_made(struct arena *a, const struct reading *r)
{
	struct buf all = buf_in(a);

	for (int i = 0; i < r->sheet.n_slots; i++)
		buf_printf(&all, "%.*s\n",
			   STR_MADE(a, slot_text(a, &r->sheet.slots[i])));
	buf_add(&all, reading_asked(a, r));
	return buf_str(&all);
}

static inline void figures_nothing(struct reader *open(struct arena *, const char *),
				   const char *position, const char *letter)
{
	struct arena *a = arena_create();
	struct str made = figures_made(
		a, orders_read(a, open(a, position), str_of(letter), NULL));

	ck_assert_msg(!made.n, "%s: '%s' makes '%.*s'", position, letter,
		      STR_ARG(made));
	arena_destroy(a);
}

static inline void check_figures(struct reader *open(struct arena *, const char *),
				 const struct figured of[], size_t n)
{
	char letter[LINE];

	for (size_t i = 0; i < n; i++) {
		struct arena *a = arena_create();
		snprintf(letter, sizeof letter, "%s.", of[i].order);
		struct str made =
			figures_made(a, orders_read(a, open(a, of[i].position),
						    str_of(letter), NULL));
		ck_assert_msg(made.n, "%s: '%s' is no order", of[i].position, letter);
		arena_destroy(a);
		for (size_t k = 0; k < sizeof other_turns / sizeof *other_turns; k++) {
			struct arena *room = arena_create();
			const char *at = strstr(other_turns[k], "%s");
			struct str said = str_printf(
				room, "%.*s%s%s.", (int)(at - other_turns[k]),
				other_turns[k], of[i].order, at + 2);
			figures_nothing(open, of[i].position, str_z(room, said));
			arena_destroy(room);
		}
		for (size_t k = 0; k < sizeof jests / sizeof *jests; k++) {
			snprintf(letter, sizeof letter, "%s%s", of[i].order,
				 jests[k] + 2);
			figures_nothing(open, of[i].position, letter);
		}
		for (size_t k = 0; k < sizeof reports / sizeof *reports; k++) {
			const char *at = strstr(reports[k], "%s");
			snprintf(letter, sizeof letter, "%.*s%s%s.",
				 (int)(at - reports[k]), reports[k], of[i].order,
				 at + 2);
			figures_nothing(open, of[i].position, letter);
		}
		for (int last = 0; of[i].past && last < 2; last++) {
			snprintf(letter, sizeof letter, "%s%s.", of[i].past,
				 last ? " last turn" : "");
			figures_nothing(open, of[i].position, letter);
		}
	}
}

static inline void put_number(char *to, size_t room, const char *shape, int n)
{
	const char *at = strstr(shape, "%d");

	snprintf(to, room, "%.*s%d%s", (int)(at - shape), shape, n, at + 2);
}

/* Two and one more are three, and never one. */
static inline void check_amounts(struct reader *open(struct arena *, const char *),
				 const struct amount of[], size_t n)
{
	char before[LINE], letter[LINE], bare[LINE], sum[LINE];

	for (size_t i = 0; i < n; i++)
		for (int by = 1; by < 3; by++) {
			struct arena *a = arena_create();
			struct reader *reader = open(a, of[i].position);
			put_number(before, sizeof before, of[i].order, 3 - by);
			put_number(letter, sizeof letter, of[i].more, by);
			put_number(bare, sizeof bare, of[i].order, by);
			put_number(sum, sizeof sum, of[i].order, 3);
			struct sheet *was = NULL, *want = NULL, *never = NULL;
			was = &orders_read(a, reader, str_of(before), NULL)->sheet;
			want = &orders_read(a, reader, str_of(sum), NULL)->sheet;
			never = &orders_read(a, reader, str_of(bare), NULL)->sheet;
			ck_assert_msg(was->n_slots == 1 && want->n_slots == 1 &&
					      never->n_slots == 1,
				      "'%s' is no order", before);
			struct reading *r = orders_read(a, reader, str_of(letter), was);
			struct str asked = reading_asked(a, r), one;
			struct str right = slot_text(a, &want->slots[0]);
			bool found = false;
			ck_assert_msg(
				r->sheet.n_slots == 1 &&
					str_equal(slot_text(a, &r->sheet.slots[0]),
						  slot_text(a, &was->slots[0])),
				"%s: '%s' changes '%s'", of[i].position, letter,
				before);
			while (str_line(&asked, &one)) {
				ck_assert_msg(str_equal(one, right),
					      "%s: '%s' after '%s' offers '%.*s'",
					      of[i].position, letter, before,
					      STR_ARG(one));
				found = true;
			}
			ck_assert_msg(found, "%s: '%s' after '%s' offers nothing",
				      of[i].position, letter, before);
			arena_destroy(a);
		}
}

/* An order that the house changes, where it is taken, says what was changed; so does a question about the same order, beside it. */
static inline void check_changed(struct reader *open(struct arena *, const char *),
				 const struct figured of[], size_t n)
{
	static const char *const around[] = {
		"Please %s as the doctor said", "As I said to my aunt, %s",
		"%s, as my aunt would have it", "Well then: %s. The weather is nice"};
	char letter[LINE];

	for (size_t i = 0; i < n; i++) {
		struct arena *a = arena_create();
		struct reader *reader = open(a, of[i].position);
		const struct reading *plain =
			orders_read(a, reader, str_of(of[i].order), NULL);
		int asked = 0, changed = 0;
		for (size_t k = 0; k < sizeof around / sizeof *around; k++) {
			const char *at = strstr(around[k], "%s");
			snprintf(letter, sizeof letter, "%.*s%s%s",
				 (int)(at - around[k]), around[k], of[i].order, at + 2);
			const struct reading *r =
				orders_read(a, reader, str_of(letter), NULL);
			struct buf body = buf_in(a);
			echo_body(r, &body);
			asked += r->n_asked;
			for (int m = 0; m < plain->lines[0].n_remarks; m++) {
				const struct remark *want = &plain->lines[0].remarks[m];
				bool said = false;
				for (int j = 0; j < r->lines[0].n_remarks; j++)
					said |= str_equal(r->lines[0].remarks[j].text,
							  want->text);
				changed += want->changed;
				ck_assert_msg(
					!r->n_asked || !want->changed || said,
					"%s: '%s' is asked about without '%.*s':\n%.*s",
					of[i].position, letter, STR_ARG(want->text),
					STR_ARG(buf_str(&body)));
			}
		}
		ck_assert_msg(plain->n_accepted == 1 && changed,
			      "%s: nothing is changed in '%s'", of[i].position,
			      of[i].order);
		ck_assert_msg(asked, "%s: '%s' is never asked about", of[i].position,
			      of[i].order);
		arena_destroy(a);
	}
}

#endif
