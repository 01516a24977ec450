/* The mail server's table: see route.h.
 * SPDX-License-Identifier: ISC */
#include "server/house/route.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

/* Postfix tries the lines of such a table one after the other; a group under an `if` is passed over in
 * one step, so no letter meets many more lines than these, whatever the number of games. */
enum { LINES_MOST = 24 };

struct routed {
	struct str game;
	int home;
};

struct routes {
	struct arena *a;
	struct homes *all;
	struct str local, domain; /* of the house's address, as a regular expression */
	struct routed *list;
	int n;
	struct buf out;
};

static int by_name(const void *x, const void *y)
{
	const struct routed *a = x, *b = y;
	size_t n = a->game.n < b->game.n ? a->game.n : b->game.n;
	int order = strncmp(a->game.s, b->game.s, n);

	return order ? order : (a->game.n > b->game.n) - (a->game.n < b->game.n);
}

static bool collect(struct home *h, struct routes *r, struct err *err)
{
	for (int i = 0; i < r->all->n; i++) {
		const struct house_home *x = &r->all->home[i];
		struct store *st = i == r->all->own ? h->store : x->store;
		struct game *list;
		int n;

		if (!st)
			return err_set(err,
				       "home " PRI_STR " cannot be looked into: %s",
				       STR_ARG(x->name), x->why.text);
		if (!games_list(st, r->a, &list, &n, err))
			return err_context(err, "home " PRI_STR, STR_ARG(x->name));
		for (int k = 0; k < n; k++) {
			r->list = arena_more(r->a, r->list, (size_t)r->n,
					     sizeof *r->list);
			r->list[r->n++] = (struct routed){list[k].name, i};
		}
	}
	if (r->n)
		qsort(r->list, (size_t)r->n, sizeof *r->list, by_name);
	return true;
}

/* Of what stands in addresses, only these mean something else in a regular expression. */
static struct str escaped(struct arena *a, struct str s)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < s.n; i++) {
		if (strchr(".+*?^$()[]{}|\\/", s.s[i]))
			buf_char(&b, '\\');
		buf_char(&b, s.s[i]);
	}
	return buf_str(&b);
}

static void put_line(struct routes *r, struct str what, int home)
{
	buf_printf(&r->out, "/^" PRI_STR "\\+" PRI_STR "@" PRI_STR "$/ " PRI_STR "\n",
		   STR_ARG(r->local), STR_ARG(what), STR_ARG(r->domain),
		   STR_ARG(r->all->home[home].mailbox));
}

static void put_games(struct routes *r, int from, int to, size_t depth);

/* Those that agree in one more letter. */
static int put_group(struct routes *r, int from, int to, size_t depth)
{
	int end = from;
	char c = r->list[from].game.s[depth];

	while (end < to && r->list[end].game.n > depth &&
	       r->list[end].game.s[depth] == c)
		end++;
	buf_printf(&r->out, "if /^" PRI_STR "\\+" PRI_STR "/\n", STR_ARG(r->local),
		   STR_ARG(str_slice(r->list[from].game, 0, depth + 1)));
	put_games(r, from, end, depth + 1);
	buf_z(&r->out, "endif\n");
	return end;
}

/* The games of the list, which agree in their first `depth` letters. */
static void put_games(struct routes *r, int from, int to, size_t depth)
{
	while (from < to) {
		if (to - from <= LINES_MOST || r->list[from].game.n == depth) {
			put_line(r,
				 str_printf(r->a, PRI_STR "\\.[^@]*",
					    STR_ARG(r->list[from].game)),
				 r->list[from].home);
			from++;
		} else {
			from = put_group(r, from, to, depth);
		}
	}
}

static void put_postfix(struct routes *r)
{
	struct str front = r->all->home[0].mailbox;

	buf_z(&r->out,
	      "# Written by `postalgm route`: which home gets a letter. Read by Postfix as\n# virtual_alias_maps = regexp:THIS FILE\n");
	buf_printf(&r->out, "if /^" PRI_STR "\\+/\n", STR_ARG(r->local));
	for (int i = 0; i < r->all->n; i++) {
		int number = r->all->home[i].number;
		put_line(r,
			 number ? str_printf(r->a, "(b%d\\.[0-9]+\\.|c%d\\.)[^.@]*",
					     number, number)
				: STR("(b\\.[0-9]+\\.|c\\.)[^.@]*"),
			 i);
	}
	put_games(r, 0, r->n, 0);
	buf_z(&r->out, "endif\n");
	buf_printf(&r->out, "/^" PRI_STR "(\\+[^@]*)?@" PRI_STR "$/ " PRI_STR "\n",
		   STR_ARG(r->local), STR_ARG(r->domain), STR_ARG(front));
}

static void put_list(struct routes *r)
{
	for (int i = 0; i < r->n; i++) {
		const struct house_home *x = &r->all->home[r->list[i].home];
		buf_printf(&r->out, PRI_STR " " PRI_STR " " PRI_STR "\n",
			   STR_ARG(r->list[i].game), STR_ARG(x->name),
			   STR_ARG(x->mailbox));
	}
}

bool route_table(struct home *h, struct arena *a, enum route_form form,
		 struct str *table, int *n_games, struct err *err)
{
	struct routes r = {.a = a, .out = buf_in(a)};
	struct str domain = h->config.address, local = str_until(&domain, '@');

	if (!homes_of(h, &r.all, err))
		return false;
	if (!r.all->n)
		return err_refuse(
			err,
			"this house has one home, which gets all letters; `postalgm home new` makes another");
	r.local = escaped(a, local);
	r.domain = escaped(a, domain);
	if (!collect(h, &r, err))
		return false;
	if (form == ROUTE_POSTFIX)
		put_postfix(&r);
	else
		put_list(&r);
	*table = buf_str(&r.out);
	*n_games = r.n;
	return true;
}
