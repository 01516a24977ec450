/* todo: the matters that wait for the GM, over all games.
 * SPDX-License-Identifier: ISC */
#include <fnmatch.h>
#include <jansson.h>
#include <stdlib.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/home/nearest.h"
#include "server/house/homes.h"
#include "server/todo/todo.h"

static json_t *or_null(struct str s)
{
	return s.n ? show_str(s) : json_null();
}

/* What waits in one home; `name` and `dir` empty: in this one. */
struct waiting {
	struct todo todo;
	struct str name, dir;
	int place; /* in which it was found */
};

static json_t *todo_row(const struct waiting *w)
{
	const struct todo *t = &w->todo;

	return json_pack("{s:o, s:o, s:s, s:s, s:o, s:o, s:o, s:o, s:o, s:o}", "home",
			 or_null(w->name), "code", show_str(t->code), "urgency",
			 todo_urgency_name(todo_urgency_of(t->kind)), "kind",
			 todo_kind_name(t->kind), "game", or_null(t->game), "seat",
			 or_null(t->seat), "what", show_str(t->what), "command",
			 show_str(t->command), "mail", or_null(t->mail), "until",
			 show_time(t->until));
}

struct todo_filter {
	int kind;    /* N_TODO_KINDS: any */
	int urgency; /* N_TODO_URGENCIES: any */
	const char *game;
};

static const char *kind_name(int i)
{
	return todo_kind_name((enum todo_kind)i);
}

static const char *urgency_name(int i)
{
	return todo_urgency_name((enum todo_urgency)i);
}

/* The option's place among `n` names; `n` where it is not given. */
static bool read_name(struct gm *gm, const char *option, const char *(*name)(int),
		      int n, int *i, struct err *err)
{
	struct str word = str_of(gm_option(gm, option));
	struct nearest near = {.word = word};
	struct buf list = buf_in(gm->a);

	*i = n;
	if (!gm_option(gm, option))
		return true;
	for (*i = 0; *i < n; (*i)++) {
		if (str_is(word, name(*i)))
			return true;
		nearest_offer(&near, str_of(name(*i)));
		buf_printf(&list, "%s%s", *i ? ", " : "", name(*i));
	}
	return err_usage(err, "--%s " PRI_STR ": that is not a choice" PRI_STR, option,
			 STR_ARG(word),
			 STR_MADE(gm->a, nearest_text(gm->a, &near, buf_str(&list))));
}

static bool read_filter(struct gm *gm, struct todo_filter *f, struct err *err)
{
	f->game = gm_option(gm, "game");
	return read_name(gm, "kind", kind_name, N_TODO_KINDS, &f->kind, err) &&
	       read_name(gm, "urgency", urgency_name, N_TODO_URGENCIES, &f->urgency,
			 err);
}

static bool passes(struct arena *a, const struct todo_filter *f, const struct todo *t)
{
	return (f->kind == N_TODO_KINDS || f->kind == (int)t->kind) &&
	       (f->urgency == N_TODO_URGENCIES ||
		f->urgency == (int)todo_urgency_of(t->kind)) &&
	       (!f->game || (t->game.n && fnmatch(f->game, str_z(a, t->game), 0) == 0));
}

/* Prints an item in a few lines: its subject, the line to type, the word by mail. */
static void print_item(struct gm *gm, const struct waiting *w)
{
	const struct todo *t = &w->todo;

	show_line(&gm->show, "%-5s " PRI_STR "%s" PRI_STR "%s" PRI_STR,
		  str_z(gm->a, t->code), STR_ARG(t->game), t->seat.n ? " " : "",
		  STR_ARG(t->seat),
		  t->seat.n   ? ": "
		  : t->game.n ? ": "
			      : "",
		  STR_ARG(t->what));
	show_line(&gm->show, "      " PRI_STR "%s" PRI_STR, STR_ARG(t->command),
		  w->dir.n ? " --home " : "", STR_ARG(w->dir));
	if (t->mail.n)
		show_line(&gm->show, "      by mail: " PRI_STR, STR_ARG(t->mail));
}

static void print_list(struct gm *gm, const struct todo_filter *f,
		       const struct waiting *all, int n)
{
	int before = -1, shown = 0;

	for (int i = 0; i < n; i++) {
		int urgency = (int)todo_urgency_of(all[i].todo.kind);
		if (!passes(gm->a, f, &all[i].todo))
			continue;
		if (urgency != before)
			show_heading(&gm->show, "%s",
				     todo_urgency_name((enum todo_urgency)urgency));
		before = urgency;
		print_item(gm, &all[i]);
		shown++;
	}
	if (!shown)
		show_line(&gm->show, "%s", "Nothing waits for you.");
}

static bool add_home(struct gm *gm, struct home *h, const struct house_home *x,
		     struct waiting **all, int *n, struct err *err)
{
	struct todo *list;
	int k;

	if (!todo_list(h, gm->a, &list, &k, err))
		return false;
	for (int i = 0; i < k; i++) {
		*all = arena_more(gm->a, *all, (size_t)*n, sizeof **all);
		(*all)[*n] = (struct waiting){.todo = list[i], .place = *n};
		++*n;
		if (x)
			(*all)[*n - 1].name = x->name, (*all)[*n - 1].dir = x->dir;
	}
	return true;
}

/* Of this home and of all others of the house, unless it is asked for this one. */
static bool collect(struct gm *gm, struct waiting **all, int *n, struct err *err)
{
	struct homes *homes;

	*all = NULL;
	*n = 0;
	if (!add_home(gm, gm->home, NULL, all, n, err) ||
	    !homes_of(gm->home, &homes, err))
		return false;
	for (int i = 0; i < homes->n && !gm_option(gm, "here"); i++) {
		const struct house_home *x = &homes->home[i];
		struct home there;
		if (i == homes->own)
			continue;
		bool ok = home_look(&there, str_z(gm->a, x->dir), gm->a, &gm->clock,
				    err) &&
			  add_home(gm, &there, x, all, n, err);
		home_close(&there);
		if (!ok)
			return err_context(err, "home " PRI_STR, STR_ARG(x->name));
	}
	return true;
}

/* By urgency, then by when it is decided without the GM; what never is comes last. */
static int by_urgency(const void *x, const void *y)
{
	const struct waiting *wx = x, *wy = y;
	const struct todo *a = &wx->todo, *b = &wy->todo;
	int order = (int)todo_urgency_of(a->kind) - (int)todo_urgency_of(b->kind);
	int64_t ua = a->until ? a->until : INT64_MAX,
		ub = b->until ? b->until : INT64_MAX;

	if (order)
		return order;
	if (ua != ub)
		return ua < ub ? -1 : 1;
	return wx->place - wy->place;
}

static int todo_command(struct gm *gm)
{
	struct todo_filter f;
	struct err err = {0};
	struct waiting *all;
	int n;

	if (!read_filter(gm, &f, &err) || !collect(gm, &all, &n, &err))
		return gm_fail(gm, &err);
	if (n && all[n - 1].dir.n)
		qsort(all, (size_t)n, sizeof *all, by_urgency);
	if (!gm->show.json) {
		print_list(gm, &f, all, n);
		return GM_DONE;
	}
	json_t *rows = json_array();
	for (int i = 0; i < n; i++)
		if (passes(gm->a, &f, &all[i].todo))
			json_array_append_new(rows, todo_row(&all[i]));
	show_json(&gm->show, rows);
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option todo_options[] = {
	{"game", "PATTERN", "only games whose name fits: 'ce-*'", false},
	{"kind", "KIND", "only this kind: hold, removal, start ...", false},
	{"here", NULL, "only of this home, where the house has several", false},
	{"urgency", "now|soon|later", "only what is to be done then", false},
	{0},
};

const struct gm_command gm_todo_commands[] = {
	{.group = "todo", .args = "", .flags = GM_SHOWS | GM_HOME, .options = todo_options,
	 .what = "Lists every decision that waits for the GM, the most urgent first",
	 .more = "Over all games that are not over. Each item has a code that stays the same, a\n"
		 "line to type, and the words for a letter to the game where it can be done by\n"
		 "mail. An item goes away once its reason has gone.",
	 .example = "postalgm todo --game 'ce-*'", .run = todo_command},
	{0},
};
/* clang-format on */
