/* A configuration as a whole: settings that are good alone, but not together.
 * SPDX-License-Identifier: ISC */
#include "server/home/config_table.h"

enum { SHORTEST = sizeof "+ab.red.kkkkkkkkkkkkkkkkkkkkkkk" - 1 };

/* gm+GAME.SEAT.KEY must stay within what mail allows, at least for the shortest names. How
 * long a name may be is told where a game is made (server/game/seat_token.h). */
static void check_local_part(const struct config *c, struct config_faults *f)
{
	struct str host = c->address, local = str_until(&host, '@');

	if (local.n + SHORTEST > CONFIG_LOCAL_PART_MAX)
		config_fault(
			f, "address",
			"'" PRI_STR
			"' is too long before the '@': with game, seat and key it would have %zu bytes or more, and mail allows %d; use at most %d",
			STR_ARG(local), local.n + SHORTEST, (int)CONFIG_LOCAL_PART_MAX,
			(int)CONFIG_LOCAL_PART_MAX - (int)SHORTEST);
	if (str_find_char(local, '+') != SIZE_MAX)
		config_fault(
			f, "address",
			"must not contain '+': the game and the key are added after one");
}

/* The zine has a folder of its own: nobody may read its neighbours. */
static bool holds_ours(struct str path)
{
	struct str first = path;

	first = str_until(&first, '/');
	return str_is(path, ".") || str_is(first, "..") || str_is(first, "mail") ||
	       str_find(path, STR("/../")) != SIZE_MAX || str_ends(path, "/..") ||
	       str_starts(path, "./") || str_is(path, "/");
}

static void check_zine(const struct config *c, struct config_faults *f)
{
	if (holds_ours(c->zine_path))
		config_fault(
			f, "zine.path",
			"'" PRI_STR
			"' is not a folder that can be the zine's own; write a name like zine, or a whole path like /var/www/zine",
			STR_ARG(c->zine_path));
	if (c->zine_url.n && !str_starts(c->zine_url, "https://") &&
	    !str_starts(c->zine_url, "http://"))
		config_fault(f, "zine.url",
			     "'" PRI_STR "' must begin with https:// or http://",
			     STR_ARG(c->zine_url));
	if (!str_trim(c->zine_title).n)
		config_fault(f, "zine.title", "may not be empty");
}

const char *config_zine_dir(struct arena *a, const char *home, const struct config *c)
{
	return config_in_home(a, home, c->zine_path);
}

static void advise_on_trust(const struct config *c, struct config_faults *f)
{
	for (int i = 0; c->auth == 2 && i < c->n_in; i++)
		if (!c->in[i].authserv_id.n)
			config_advise(f, "game.auth",
				      "P2 holds every letter%s while %s is empty",
				      c->in_is_list ? " of a mailbox" : "",
				      str_z(f->a, config_mailbox_place(f->a, c, i,
								       "authserv_id")));
}

void config_check_whole(const struct config *c, struct config_faults *f)
{
	if (!c->subject_keys)
		check_local_part(c, f);
	else
		config_advise(
			f, "mail.subject_keys",
			"without plus-addresses no letter proves who sent it: each waits until the player answers `confirm` (except in a game of level P0), and nobody can tell whose letter bounced; a mailbox that takes %s is better",
			"gm+anything@");
	if (c->gm.n && str_iequal(c->gm, c->address))
		config_fault(
			f, "gm",
			"is also the address that players write to; use another one for the GM, or the GM's letters would be read as orders");
	check_zine(c, f);
	config_check_in(c, f);
	config_check_out(c, f);
	advise_on_trust(c, f);
}
