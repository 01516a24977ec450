/* A house into which letters come, for the tests of the intake.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_SERVER_INTAKE_LETTERS_IN_H
#define TESTS_SERVER_INTAKE_LETTERS_IN_H

#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "mail/post/transport.h"
#include "mail/read/worker.h"
#include "schema/mail/inbox.h"
#include "schema/press.h"
#include "schema/sheets.h"
#include "server/daemon/letters.h"
#include "server/daemon/tick.h"
#include "server/intake/intake.h"
#include "tests/kit/house.h"
#include "tests/programs.h"

#define START "2030-03-04T09:00:00Z"
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
	return str_find(s.body, str_of(words)) != SIZE_MAX;
}

static inline int answers(void)
{
	struct sent *s;
	return house_sent(&h, &s);
}

static inline int slots_of(int seat)
{
	return house_slots(&h, seat);
}

static inline const char *key_of(int who)
{
	return str_z(h.a, house_key(&h, who));
}

#endif
