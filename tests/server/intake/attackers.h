/* A house under attack by letters.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_SERVER_INTAKE_ATTACKERS_H
#define TESTS_SERVER_INTAKE_ATTACKERS_H

#include "tests/check_main.h"

#include <string.h>

#include "mail/trust/trust.h"
#include "schema/mail/held.h"
#include "schema/mail/observers.h"
#include "schema/mail/outbox.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "server/game/game_gm.h"
#include "server/options/game_options.h"
#include "server/phase/phase_rollback.h"
#include "tests/kit/house.h"

#define PLAIN "gm@example.org"

enum { ANN, BOB, CAT, DAN, HOUR = 3600, DAY = 24 * HOUR };

static struct house h;

static inline void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
	h.home.config.in[0].authserv_id = STR("mx.example.net");
}

static inline void shut(void)
{
	house_close(&h);
}

static inline bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static inline void option(const char *name, const char *value)
{
	house_option(&h, name, value);
}

static inline int slots_of(int seat)
{
	return house_slots(&h, seat);
}

static inline const char *key_of(int who)
{
	return str_z(h.a, house_last(&h, who, "report").reply_to);
}

static inline int sent(struct sent **s)
{
	return house_sent(&h, s);
}

static inline const char *held_state(const char *in)
{
	return house_state(&h, in);
}

#endif
