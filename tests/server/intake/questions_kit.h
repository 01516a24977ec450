/* A house in its first phase, a player's receipt, and their answer to it: for the tests of
 * questions.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_QUESTIONS_KIT_H
#define TESTS_QUESTIONS_KIT_H

#include "tests/check_main.h"

#include <string.h>

#include "schema/questions.h"
#include "schema/seats.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { ANN, BOB, CAT, DAN, MINUTE = 60, HOUR = 3600 };

static struct house h;

static inline void open_up(void)
{
	house_begin(&h, START);
}

static inline void shut(void)
{
	house_close(&h);
}

static inline bool says(struct sent s, const char *words)
{
	return str_find(house_flat(&h, house_text(&h, s)), str_of(words)) != SIZE_MAX;
}

static inline void has(struct sent s, const char *words)
{
	ck_assert_msg(s.id != 0, "there is no such letter (with: %s)", words);
	ck_assert_msg(says(s, words), "not in it: %s\n%.*s", words,
		      STR_MADE(h.a, house_text(&h, s)));
}

static inline void has_not(struct sent s, const char *words)
{
	ck_assert_msg(!says(s, words), "in it: %s\n%.*s", words,
		      STR_MADE(h.a, house_text(&h, s)));
}

/* The receipt of a letter. */
static inline struct sent receipt(int who, const char *text)
{
	house_write(&h, who, text);
	house_round(&h);
	return house_last(&h, who, "receipt");
}

/* An answer to that receipt: its subject, above its text quoted. */
static inline struct sent answer(int who, struct sent to, const char *words)
{
	struct buf b = buf_in(h.a);
	struct str text = house_text(&h, to), line;

	buf_printf(
		&b,
		"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <answer.%d@x>\r\nSubject: Re: %.*s\r\n\r\n%s\r\nOn Mon, 4 Mar 2030 at 10:00, The House <gm@example.org> wrote:\r\n",
		house_address[who], STR_ARG(to.reply_to), h.n_in, STR_ARG(to.subject),
		words);
	while (str_line(&text, &line))
		buf_printf(&b, "> %.*s\r\n", STR_ARG(line));
	house_drop(&h, NULL, buf_str(&b));
	house_round(&h);
	return house_last(&h, who, "receipt");
}

static inline const char *system_of(int who)
{
	static char name[32];
	const char *attack = house_attack(&h, who); /* "attack blue 3 ..." */

	ck_assert_int_eq(sscanf(attack, "attack %31s", name), 1);
	return name;
}

/* An attack that the reader asks about: "perhaps" only makes it likely. */
static inline const char *perhaps(int who, int planet)
{
	return str_z(h.a, str_printf(h.a, "perhaps attack %s %d with 2 from 1\n",
				     system_of(who), planet));
}

static inline int n_open(int who)
{
	struct question *list;
	struct seat *seats;
	struct err err = {0};
	struct game g = house_game(&h);
	int n, n_seats, open = 0;

	ck_assert(seats_list(h.home.store, h.a, g.id, &seats, &n_seats, &err));
	ck_assert(questions_list(h.home.store, h.a, seats[who].id, 0, &list, &n, &err));
	for (int i = 0; i < n; i++)
		open += list[i].state == QUESTION_OPEN &&
			list[i].kind != QUESTION_WORDS &&
			list[i].phase_no == g.phase_no;
	return open;
}

static inline struct sent to_gm(const char *subject)
{
	struct sent *s, found = {0};
	int n = house_sent(&h, &s);

	for (int i = 0; i < n; i++)
		if (str_find(s[i].to, STR("master@")) != SIZE_MAX &&
		    str_find(s[i].subject, str_of(subject)) != SIZE_MAX)
			found = s[i];
	return found;
}

#endif
