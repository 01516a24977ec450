/* Sends the GM a letter about the matters that wait: see todo_letter.h.
 * SPDX-License-Identifier: ISC */
#include "server/todo/todo_letter.h"

#include <time.h>

#include "base/arena.h"
#include "schema/gmlog.h"
#include "server/game/game_gm.h"
#include "server/outbox/post.h"
#include "server/todo/todo.h"

/* The items of one GM, and a game of theirs that has the reply key of the letter. */
struct desk {
	struct str gm;
	struct game game;
	bool has_game;
	int n;
	const struct todo **items;
};

struct desks {
	struct home *h;
	struct arena *a;
	struct desk *all;
	int n;
};

/* Finds the game of an item; `*found` false: it is not about a game. */
static bool game_of(struct home *h, struct arena *a, const struct todo *t, bool *found,
		    struct game *g, struct err *err)
{
	*found = false;
	return !t->game.n || games_look(h->store, a, t->game, found, g, err);
}

bool todo_is_for(struct home *h, struct arena *a, const struct todo *t, struct str gm,
		 bool *is, struct err *err)
{
	struct game g;
	bool found;

	*is = false;
	if (!game_of(h, a, t, &found, &g, err))
		return false;
	if (!found) {
		*is = str_iequal(game_gm_address(h, NULL), gm);
		return true;
	}
	struct game *as;
	int n;
	if (!game_gms(h, a, &g, &as, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*is = *is || str_iequal(game_gm_address(h, &as[i]), gm);
	return true;
}

static struct desk *desk_of(struct desks *d, struct str gm)
{
	for (int i = 0; i < d->n; i++)
		if (str_iequal(d->all[i].gm, gm))
			return &d->all[i];
	struct desk *desk = arena_push(d->a, d->all, d->n);
	*desk = (struct desk){.gm = gm};
	return desk;
}

static void put_on(struct desks *d, const struct todo *t, const struct game *as)
{
	struct desk *desk = desk_of(d, game_gm_address(d->h, as));

	if (as && !desk->has_game) {
		desk->game = *as;
		desk->has_game = true;
	}
	*arena_push(d->a, desk->items, desk->n) = t;
}

/* Puts an item on the desk of each GM of its game, or of the house. */
static bool put(struct desks *d, const struct todo *t, struct err *err)
{
	struct game g, *as;
	bool found;
	int n;

	if (!game_of(d->h, d->a, t, &found, &g, err) ||
	    (found && !game_gms(d->h, d->a, &g, &as, &n, err)))
		return false;
	if (!found)
		put_on(d, t, NULL);
	for (int i = 0; found && i < n; i++)
		put_on(d, t, &as[i]);
	return true;
}

/* Its subject, the answer, the line to type. */
static void add_item(struct page *page, const struct todo *t)
{
	struct arena *a = page->a;

	page_item(page,
		  str_printf(a, "%.*s  %.*s%s%.*s%s%.*s", STR_ARG(t->code),
			     STR_ARG(t->game), t->seat.n ? " " : "", STR_ARG(t->seat),
			     t->game.n ? ": " : "", STR_ARG(t->what)));
	if (t->mail.n)
		page_verbatim(page, str_printf(a,
					       todo_has_blank(t)
						       ? "    answer:  %.*s %.*s\n"
						       : "    answer:  %.*s  (%.*s)\n",
					       STR_ARG(t->code), STR_ARG(t->mail)));
	page_verbatim(page, str_printf(a, "    %.*s\n", STR_ARG(t->command)));
}

static struct page *page_of(struct desks *d, const struct desk *desk, const char *head)
{
	struct page *page = arena_new(d->a, struct page);
	int before = -1;

	*page = page_in(d->a);
	page_para(page, str_of(head));
	if (desk->has_game)
		page_para(
			page,
			STR("Answer this letter with the codes, one a line. A code alone does what the list has after it in brackets; you may add other words instead: `R12 nmr random SEAT`. Capital letters such as SEAT, NAME and TEXT are for you to fill in. `todo` lists all that waits now. The other lines are for the command line."));
	page_cut(page);
	for (int i = 0; i < desk->n; i++) {
		int urgency = (int)todo_urgency_of(desk->items[i]->kind);
		if (urgency != before)
			page_subheading(page, str_of(todo_urgency_name(
						      (enum todo_urgency)urgency)));
		before = urgency;
		add_item(page, desk->items[i]);
	}
	return page;
}

/* Only letters to subject_keys need a game in their subject: it finds the reply's game there. */
static struct str subject_of(struct desks *d, const struct desk *desk)
{
	bool tagged = desk->has_game && d->h->config.subject_keys;

	return str_printf(d->a, "%.*s %d decision%s wait%s for you",
			  STR_MADE(d->a, tagged ? post_tag(d->a, &desk->game)
						: STR("[postalgm]")),
			  desk->n, desk->n == 1 ? "" : "s", desk->n == 1 ? "s" : "");
}

static bool send(struct desks *d, const char *head, struct err *err)
{
	int64_t cause;

	for (int i = 0; i < d->n; i++) {
		const struct desk *desk = &d->all[i];
		if (!desk->gm.n)
			continue;
		if (!post_cause(d->h, &cause, err) ||
		    !post_queue(d->h, d->a,
				&(struct posting){
					.game = desk->has_game ? &desk->game : NULL,
					.gm = true,
					.alone = true,
					.kind = KIND_QUESTION,
					.cause = CAUSE_GM,
					.cause_id = cause,
					.subject = subject_of(d, desk),
					.page = page_of(d, desk, head),
				},
				err))
			return false;
	}
	return true;
}

/* Those that are new and cannot wait for the letter of the day. */
static bool send_at_once(struct home *h, struct arena *a, const struct todo *all, int n,
			 struct err *err)
{
	struct desks d = {.h = h, .a = a};
	struct game g;
	bool found, first;

	for (int i = 0; i < n; i++) {
		if (all[i].kind != TODO_REMOVAL)
			continue;
		if (!game_of(h, a, &all[i], &found, &g, err))
			return false;
		if (found && !told_once(h->store, g.id, g.phase_no, SEAT_GM,
					str_z(a, str_printf(a, "todo %.*s",
							    STR_ARG(all[i].code))),
					home_now(h), &first, err))
			return false;
		if (found && first && !put(&d, &all[i], err))
			return false;
	}
	return send(
		&d,
		"A player leaves the game soon. You can still prevent that: by a reminder, another player, or more time.",
		err);
}

/* Day and hour in the GM's zone; the day is a number that grows. */
static void local_time(const struct home *h, int64_t now, int64_t *day, int *hour)
{
	const char *zone = h->config.zone.n ? h->config.zone.s : "UTC";
	time_t t = (time_t)now;
	struct tm tm;

	char *was = clock_zone_enter(zone);
	localtime_r(&t, &tm);
	clock_zone_leave(was);
	*day = (int64_t)tm.tm_year * 400 + tm.tm_yday;
	*hour = tm.tm_hour;
}

/* `*due`: the day of the letter whose hour has come and which was not written; 0: there is none. */
static bool day_has_come(struct home *h, int64_t now, int64_t *due, struct err *err)
{
	int64_t day, last;
	int hour;

	*due = 0;
	if (h->config.todo_at < 0)
		return true;
	local_time(h, now, &day, &hour);
	if (!meta_get_int(h->store, "todo_day", &last, err))
		return false;
	if (last != day && hour >= h->config.todo_at)
		*due = day;
	return true;
}

static bool send_day(struct home *h, struct arena *a, const struct todo *all, int n,
		     struct err *err)
{
	struct desks d = {.h = h, .a = a};

	for (int i = 0; i < n; i++)
		if (!put(&d, &all[i], err))
			return false;
	return send(&d, "This waits for a decision of yours, the most urgent first.",
		    err);
}

/* Only phases that were opened since the last look can have brought such a matter: a house has many games. */
static bool look_at_opened(struct home *h, struct arena *a, int64_t now,
			   struct err *err)
{
	struct todo *all;
	int64_t since;
	int n;

	/* An edition that did not note it looked after each phase. */
	return meta_get_int(h->store, "todo_looked", &since, err) &&
	       todo_opened(h, a, since ? since : now, &all, &n, err) &&
	       send_at_once(h, a, all, n, err) &&
	       meta_set_int(h->store, "todo_looked", now, err);
}

static bool write_due(struct home *h, struct arena *a, int64_t now, int64_t day,
		      bool ran, struct err *err)
{
	struct todo *all;
	int n;

	if (ran && !look_at_opened(h, a, now, err))
		return false;
	return !day || (meta_set_int(h->store, "todo_day", day, err) &&
			todo_list(h, a, &all, &n, err) && send_day(h, a, all, n, err));
}

bool todo_letters_due(struct home *h, int64_t now, bool ran, struct err *err)
{
	int64_t day;

	if (!day_has_come(h, now, &day, err))
		return false;
	if (!day && !ran)
		return true;
	struct arena *a = arena_create();
	bool ok = home_begin(h, err) &&
		  home_end(h, write_due(h, a, now, day, ran, err), err);
	arena_destroy(a);
	return ok;
}
