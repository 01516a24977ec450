/* Answers a stranger's letter ("I'd like to join"): where the house says so, one short
 * answer for each address and month, with the games that are played and the people to
 * ask. Robots get none.
 * SPDX-License-Identifier: ISC */
#include "server/fate/fate.h"

#include "base/arena.h"
#include "schema/mail/robots.h"
#include "server/options/settings.h"

enum { LISTED_MAX = 12 };

static bool is_listed(struct letter_in *x, const struct game *g, bool *is,
		      struct err *err)
{
	struct arena_mark here = arena_mark(x->a);
	struct settings set;
	bool ok = settings_load(x->h, x->a, g, &set, err);

	*is = ok && set.is_public;
	arena_rewind(x->a, here);
	return ok;
}

static bool list_one(struct letter_in *x, struct page *page, const struct game *g,
		     int *shown, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	bool is;

	if (!r || !is_listed(x, g, &is, err))
		return false;
	if (!is)
		return true;
	if (!*shown)
		page_para(page, STR("These are played in public:"));
	page_verbatim(page,
		      str_printf(x->a, "  %.*s: %s, %d players%s\n", STR_ARG(g->name),
				 r->title, g->n_seats,
				 g->status == GAME_INVITING ? ", not begun" : ""));
	++*shown;
	return true;
}

/* Lists games that are public, or for which players are sought; no others are
 * mentioned. A stranger's letter takes no more memory in a house of many games. */
static bool list_games(struct letter_in *x, struct page *page, int *shown,
		       struct err *err)
{
	struct games_walk walk;
	const struct game *g;

	*shown = 0;
	games_walk_begin(&walk);
	bool ok = games_walk_next(x->h->store, &walk, &g, err);
	while (ok && g && *shown < LISTED_MAX)
		ok = list_one(x, page, g, shown, err) &&
		     games_walk_next(x->h->store, &walk, &g, err);
	games_walk_end(&walk);
	return ok;
}

static void say_whom_to_ask(struct letter_in *x, struct page *page, int shown)
{
	const struct config *c = &x->h->config;

	if (shown)
		page_paraf(
			page,
			"To follow one of them, write `observe` and its name to %.*s.",
			STR_ARG(c->address));
	if (c->zine_url.n)
		page_paraf(page, "Read about the games at %.*s.", STR_ARG(c->zine_url));
	if (c->gm.n)
		page_paraf(
			page,
			"To play, write to the game master, %.*s, who gives out the seats.",
			STR_ARG(c->gm));
	page_para(
		page,
		STR("You get this one answer because a letter came from your address. If you did not write it, do nothing: nothing else will come."));
}

static bool answer(struct letter_in *x, struct err *err)
{
	struct page page = page_in(x->a);
	int shown;

	page_para(
		&page,
		STR("Games are played by mail here. A program reads the letters, and only players can send orders."));
	if (!list_games(x, &page, &shown, err))
		return false;
	say_whom_to_ask(x, &page, shown);
	return intake_answer_plain(x, x->l->from, STR("games by mail: whom to ask"),
				   &page, err);
}

bool intake_stranger(struct letter_in *x, struct err *err)
{
	struct str who = str_printf(x->a, "stranger %.*s", STR_ARG(x->l->from));
	bool within = false;
	int before;

	/* Only a person's letter that says something: robots answer answers. */
	if (x->h->config.strangers && x->l->answer && x->l->class == LETTER_ORDERS &&
	    x->l->from.n) {
		if (!robots_add(x->h->store, who, 1, home_now(x->h), &before, err) ||
		    (!before && !intake_within_budget(x, x->l->from, &within, err)))
			return false;
	}
	if (!within)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "stranger",
				     err);
	return answer(x, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_ANSWERED, "stranger", err);
}
