/* People without a seat: see outsiders.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/outsiders.h"

#include <check.h>

#include "server/game/position.h"
#include "server/people/standby.h"
#include "server/people/standby_call.h"

#define GAME STR("kestrel")
#define PLAIN "gm@example.org"

enum { ANN, BOB, CAT, DAN };

/* The reply address of the newest letter to `address` with this in its subject. */
static const char *reply_to(struct house *h, const char *address, const char *subject)
{
	struct sent *s;
	const char *found = NULL;

	h->read = 0;
	int n = house_sent(h, &s);
	for (int i = 0; i < n; i++)
		if (str_find(s[i].to, str_of(address)) != SIZE_MAX &&
		    str_find(s[i].subject, str_of(subject)) != SIZE_MAX)
			found = str_z(h->a, s[i].reply_to);
	ck_assert_msg(found != NULL, "no letter to %s with '%s'", address, subject);
	return found;
}

/* Dan's seat is offered to the first of the list: their key is dead. */
static void call_for_dan(struct house *h)
{
	struct game g = house_game(h);
	struct err err = {0};
	bool called = false;
	const struct game_rules *r = game_rules_of(&g, &err);

	ck_assert(r && home_begin(&h->home, &err) &&
		  home_end(&h->home,
			   standby_call(&h->home, h->a, &g, r, DAN, CALL_BY_GM, &called,
					&err),
			   &err));
	ck_assert_msg(called, "%s", err.text);
	house_round(h);
}

/* Asks to follow the game; the address to which a `confirm` goes. */
static const char *observe(struct house *h, const char *address)
{
	(void)house_post(h, address, PLAIN, "observe kestrel\n");
	house_round(h);
	return reply_to(h, address, "follow this game");
}

void outsiders_make(struct house *h, struct outsider out[OUTSIDERS])
{
	struct err err = {0};
	const char *dans_key = str_z(h->a, house_key(h, DAN));
	const char *anns_key = str_z(h->a, house_key(h, ANN));

	house_option(h, "public", "on");
	house_round(h);
	ck_assert_msg(
		standby_add(&h->home, h->a, GAME, STR("Dora <dora@example.com>"),
			    &err) &&
			standby_add(&h->home, h->a, GAME, STR("eli@example.com"), &err),
		"%s", err.text);
	house_round(h);
	const char *waiting = reply_to(h, "eli@example.com", "standby");
	call_for_dan(h);
	const char *called = reply_to(h, "dora@example.com", "invitation");
	(void)house_post(h, "fay@example.com", observe(h, "fay@example.com"),
			 "confirm\n");
	house_round(h);
	const char *asked = observe(h, "gil@example.com");
	(void)house_post(h, "ann@home.example", anns_key, "wait\n");
	house_round(h);
	const char *held = reply_to(h, house_address[ANN], "please confirm");
	const struct outsider all[OUTSIDERS] = {
		{"a standby, with his key", "eli@example.com", waiting},
		{"a standby, without it", "eli@example.com", PLAIN},
		{"a standby's key from elsewhere", "zoe@example.com", waiting},
		{"a standby who is called", "dora@example.com", called},
		{"her key from elsewhere", "zoe@example.com", called},
		{"the former player, with his dead key", house_address[DAN], dans_key},
		{"the former player, without it", house_address[DAN], PLAIN},
		{"an observer", "fay@example.com", PLAIN},
		{"who is asked whether they observe", "gil@example.com", asked},
		{"a player who is asked to confirm", house_address[ANN], held},
		{"somebody else who has that word", "zoe@example.com", held},
	};

	for (int i = 0; i < OUTSIDERS; i++)
		out[i] = all[i];
}
