/* game open: players join a game by themselves.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "server/commands/gm_game.h"
#include "server/home/home.h"
#include "server/people/open_game.h"
#include "server/people/option_set.h"

const struct gm_option gm_open_options[] = {
	{"start", "full|gm", "starts when it is full (the usual), or when you say so",
	 false},
	{"reliability", "N", "asks for orders in time in N of 100 phases; 0: any",
	 false},
	{"most-games", "N", "asks for at most N games at once, this one too; 0: any",
	 false},
	{"allow", "LIST", "only these addresses, @domains; comma between; '': all",
	 false},
	{"deny", "LIST", "none of these; '': nobody", false},
	{"option", "K=V", "an option of the game, as in game new", true},
	{"off", NULL, "nobody can join by themselves any more", false},
	{0},
};

/* A number where the option is given. */
static bool read_number(struct gm *gm, const char *name, int most, int *n,
			struct err *err)
{
	const char *word = gm_option(gm, name);
	int64_t value = *n;

	if (word && !str_int(str_of(word), 0, most, &value))
		return err_usage(err, "--%s %s: it is a number from 0 to %d", name,
				 word, most);
	*n = (int)value;
	return true;
}

/* Each before anybody is told of the game. */
static bool set_options(struct gm *gm, const struct gm_table *t, struct err *err)
{
	struct option_setting set;
	const char *word;

	for (int i = 0; (word = gm_option_at(gm, "option", i)) != NULL; i++)
		if (!gm_game_read_option(gm, t->rules, str_of(word), &set, err) ||
		    !option_turn(gm->home, gm->a, t->game.name, set.name, set.value,
				 false, STR(""), err))
			return false;
	return true;
}

/* What is not given stays as it was. */
static bool read_open(struct gm *gm, struct open_game *o, struct err *err)
{
	const char *start = gm_option(gm, "start"), *allow = gm_option(gm, "allow"),
		   *deny = gm_option(gm, "deny");

	if (start && strcmp(start, "full") != 0 && strcmp(start, "gm") != 0)
		return err_usage(err, "--start %s: it is full or gm", start);
	if (start)
		o->by_gm = strcmp(start, "gm") == 0;
	if (allow)
		o->allow = str_trim(str_of(allow));
	if (deny)
		o->deny = str_trim(str_of(deny));
	return read_number(gm, "reliability", 100, &o->reliability, err) &&
	       read_number(gm, "most-games", 1000, &o->most_games, err);
}

/* Both, or neither of them. */
static bool open_with_options(struct gm *gm, const struct gm_table *t,
			      const struct open_game *o, int *n_told, struct err *err)
{
	return home_begin(gm->home, err) &&
	       home_end(gm->home,
			set_options(gm, t, err) &&
				open_game_set(gm->home, gm->a, t->game.name, o, n_told,
					      err),
			err);
}

json_t *gm_open_value(struct gm *gm, const struct game *g, struct err *err)
{
	struct open_game o;
	struct open_place p;
	bool found;

	if (!open_games_load(gm_store(gm), gm->a, g->id, &found, &o, err) ||
	    (found && !open_place_named(gm->home, gm->a, g->name, &found, &p, err)))
		return NULL;
	if (!found)
		return json_null();
	return json_pack("{s:o, s:s, s:i, s:i, s:o, s:o, s:o}", "since",
			 show_time(o.opened), "start", o.by_gm ? "gm" : "full",
			 "reliability", o.reliability, "most_games", o.most_games,
			 "allow", show_str(o.allow), "deny", show_str(o.deny), "free",
			 show_str(p.n_free ? p.free : STR("")));
}

void gm_open_show(struct gm *gm, const struct game *g, const json_t *open)
{
	struct err err = {0};
	struct open_place p;
	bool found;

	if (json_is_null(open) ||
	    !open_place_named(gm->home, gm->a, g->name, &found, &p, &err) || !found)
		return;
	struct str asks = open_conditions(gm->a, &p.open);
	show_line(&gm->show,
		  "Open: people join by themselves, with JOIN " PRI_STR ".%s%s" PRI_STR
		  "%s",
		  STR_ARG(g->name), p.n_free ? "" : " All seats are taken.",
		  asks.n ? " For: " : "", STR_ARG(asks), asks.n ? "." : "");
}

/* A game with conditions that nobody meets would stand open for nothing. */
static bool say_fitting(struct gm *gm, const struct open_place *p, struct err *err)
{
	int n_known, n_fit;

	if (!open_fitting(gm->home, gm->a, p, &n_known, &n_fit, err))
		return false;
	if (!n_known)
		return true;
	if (n_fit)
		show_line(
			&gm->show,
			"%d of the %d people whom the house knows and who are not in it meet%s that.",
			n_fit, n_known, n_fit == 1 ? "s" : "");
	else
		show_line(
			&gm->show,
			"None of the %d people whom the house knows and who are not in it meets that%s",
			n_known,
			gm->home->config.strangers
				? ": only somebody new could join."
				: ", and nobody else can write to it: change the conditions.");
	return true;
}

static void say_open(struct gm *gm, const struct open_place *p, int n_told)
{
	struct str conditions = open_conditions(gm->a, &p->open);
	const char *start = p->open.by_gm ? "when you say so (game start)"
					  : "when all seats have joined";

	if (p->n_free)
		show_line(&gm->show,
			  "'" PRI_STR "' is open: %d of %d seats are free (" PRI_STR
			  "). It starts %s.",
			  STR_ARG(p->game.name), p->n_free, p->game.n_seats,
			  STR_ARG(p->free), start);
	else
		show_line(
			&gm->show,
			"'" PRI_STR
			"' is open, but all its %d seats are taken: others join only if one becomes\nfree (seat remove, or a DECLINE). It starts %s.",
			STR_ARG(p->game.name), p->game.n_seats, start);
	if (conditions.n)
		show_line(&gm->show, "For: " PRI_STR ".", STR_ARG(conditions));
	show_line(
		&gm->show,
		"%d %s told by letter; the game is on the front page of the zine. To join: a\nletter to " PRI_STR
		" with the line JOIN " PRI_STR ".",
		n_told, n_told == 1 ? "person is" : "people are",
		STR_ARG(gm->home->config.address), STR_ARG(p->game.name));
	if (!gm->home->config.strangers)
		show_line(
			&gm->show,
			"People whom the house does not know get no answer: mail.strangers is false. To\nlet them join, set it to true in postalgm.json, and restart postalgmd.");
}

int gm_game_open(struct gm *gm)
{
	struct open_game o = {.allow = STR(""), .deny = STR("")};
	struct open_place p;
	struct gm_table t;
	struct err err = {0};
	bool found;
	int n_told;

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (gm_option(gm, "off")) {
		if (!open_game_close(gm->home, gm->a, t.game.name, &err))
			return gm_fail(gm, &err);
		show_line(&gm->show,
			  "'" PRI_STR "' is not open any more. Those who are in stay.",
			  STR_ARG(t.game.name));
		return GM_DONE;
	}
	if (!open_games_load(gm_store(gm), gm->a, t.game.id, &found, &o, &err) ||
	    !read_open(gm, &o, &err) || !open_with_options(gm, &t, &o, &n_told, &err) ||
	    !open_place_named(gm->home, gm->a, t.game.name, &found, &p, &err))
		return gm_fail(gm, &err);
	say_open(gm, &p, n_told);
	if (p.n_free && (p.open.deny.n || open_conditions(gm->a, &p.open).n) &&
	    !say_fitting(gm, &p, &err))
		return gm_fail(gm, &err);
	return GM_DONE;
}
