/* Letters that are believed by half, and the words that confirm them.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_SERVER_INTAKE_HALF_BELIEVED_H
#define TESTS_SERVER_INTAKE_HALF_BELIEVED_H

#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "schema/gmlog.h"
#include "schema/mail/held.h"
#include "schema/mail/inbox.h"
#include "schema/sheets.h"
#include "server/gm_mail/held_letters.h"
#include "server/options/game_options.h"
#include "server/people/rekey.h"
#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
#define HOME_ADDRESS "ann@home.example"

enum { ANN, BOB, CAT, DAN, HOUR = 3600, DAY = 24 * HOUR };

static struct house h;

static inline void open_up(void)
{
	house_begin(&h, START);
}

static inline void shut(void)
{
	house_close(&h);
}

static inline bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static inline int slots_of(int seat)
{
	return house_slots(&h, seat);
}

static inline const char *key_of(int who)
{
	return str_z(h.a, house_key(&h, who));
}

static inline int sent(struct sent **s)
{
	return house_sent(&h, s);
}

static inline void option(const char *name, const char *value)
{
	struct sent *ignored;
	house_option(&h, name, value);
	house_round(&h);
	(void)sent(&ignored);
}

/* Ann's key, from her other address: the one letter it brings asks her. */
static inline const char *from_home(const char *key, const char *text,
				    struct sent *asked)
{
	struct sent *s;
	const char *in = house_post(&h, HOME_ADDRESS, key, text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@example.org"));
	ck_assert(has(s[0].reply_to, "gm+c."));
	*asked = s[0];
	return in;
}

static inline const char *answer(struct sent asked, const char *from, const char *text)
{
	const char *in = house_post(&h, from, str_z(h.a, asked.reply_to), text);
	house_round(&h);
	return in;
}

#endif
