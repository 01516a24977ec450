/* Another GM leads a game: see gm_change.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/gm_change.h"

#include "base/arena.h"
#include "mail/trust/address.h"
#include "schema/standbys.h"
#include "server/game/game_gm.h"
#include "server/game/person.h"
#include "server/outbox/post.h"
#include "server/report/announce.h"
#include "server/report/reports.h"

/* A GM sees every hand: none of them plays, or waits for a seat. */
static bool is_no_player(struct home *h, struct arena *a, const struct game *g,
			 struct str address, struct err *err)
{
	struct standby *list;
	struct seat *seats;
	int n, n_list;

	if (!seats_list(h->store, a, g->id, &seats, &n, err) ||
	    !standbys_list(h->store, a, g->id, &list, &n_list, err))
		return false;
	for (int i = 0; i < n; i++)
		if (seats[i].status != SEAT_REMOVED &&
		    seats[i].status != SEAT_DECLINED &&
		    address_is_same_box(seats[i].address, address))
			return err_refuse(
				err,
				"%.*s plays %.*s in this game, and its GM sees all secrets",
				STR_ARG(address), STR_ARG(seats[i].colour));
	for (int i = 0; i < n_list; i++)
		if ((list[i].state == STANDBY_WAITING ||
		     list[i].state == STANDBY_CALLED) &&
		    address_is_same_box(list[i].address, address))
			return err_refuse(
				err,
				"%.*s is a standby of this game, and its GM sees all secrets; `postalgm seat standby %.*s %.*s --remove` comes first",
				STR_ARG(address), STR_ARG(g->name),
				STR_ARG(list[i].address));
	return true;
}

static bool tell_the_one_before(struct home *h, struct arena *a, const struct game *g,
				struct str was, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_paraf(
		&page,
		"You no longer run game %.*s; its GM is now %.*s. Your reply addresses for this game no longer work, and you get no more letters to its GM.",
		STR_ARG(g->name), STR_MADE(a, game_gm_shown(a, h, g)));
	return was.n == 0 ||
	       (post_cause(h, &cause, err) &&
		post_queue(h, a,
			   &(struct posting){
				   .game = g,
				   .rcpt = was,
				   .kind = KIND_NOTICE,
				   .cause = CAUSE_GM,
				   .cause_id = cause,
				   .subject = str_printf(a, "%.*s has another GM",
							 STR_MADE(a, post_tag(a, g))),
				   .page = &page,
				   .no_key = true,
			   },
			   err));
}

static struct str state_text(struct arena *a, const struct game *g)
{
	const char *status = g->status == GAME_INVITING ? "players are being invited"
			     : g->status == GAME_PAUSED ? "paused"
							: "running";

	if (g->phase == 0)
		return str_printf(a, "%s", status);
	return str_printf(a, "%s, turn %d, phase %d%s%.*s", status, g->turn, g->phase,
			  g->hold.n ? "; it waits: " : "", STR_ARG(g->hold));
}

static bool add_seats(struct home *h, struct arena *a, const struct game *g,
		      struct page *page, struct err *err)
{
	struct buf list = buf_in(a);
	struct seat *seats;
	int n;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		buf_printf(&list, "  %-8.*s %.*s <%.*s>, %s%s\n",
			   STR_ARG(seats[i].colour), STR_ARG(seats[i].name),
			   STR_ARG(seats[i].address), seat_status_name(seats[i].status),
			   seats[i].resigned ? ", has resigned" : "");
	page_heading(page, 0, STR("SEATS"));
	page_verbatim(page, n ? buf_str(&list) : STR("  nobody has been invited yet"));
	return true;
}

/* Everything that the new GM needs to go on; the report shows what the players hold. */
static bool tell_the_new_one(struct home *h, struct arena *a, const struct game *g,
			     struct err *err)
{
	struct page page = page_in(a);
	struct issue is;
	int64_t cause;

	page_paraf(
		&page,
		"You run game %.*s from now on%s (%.*s, %d seats). Its letters to the GM come to this address%s.",
		STR_ARG(g->name), g->gm_row ? ", together with its other GMs" : "",
		STR_ARG(g->rules), g->n_seats,
		g->gm_row ? " too; the first answer to a question counts" : "");
	page_label(&page, STR("STATE"), state_text(a, g));
	if (g->phase)
		page_label(&page, STR("DEADLINE"),
			   g->deadline ? clock_long(a, g->deadline) : STR("none set"));
	page_label(&page, STR("DEADLINES"), g->deadlines);
	if (!add_seats(h, a, g, &page, err) || !post_cause(h, &cause, err) ||
	    !post_queue(h, a,
			&(struct posting){
				.game = g,
				.gm = true,
				.alone = true,
				.kind = KIND_GM,
				.cause = CAUSE_GM,
				.cause_id = cause,
				.subject = str_printf(a, "%.*s you are its GM",
						      STR_MADE(a, post_tag(a, g))),
				.page = &page,
			},
			err))
		return false;
	return g->phase == 0 ||
	       (reports_load(h, a, g, g->phase_no, &is, err) &&
		reports_queue(h, a, &is, 0, true, CAUSE_AGAIN, cause, err));
}

/* Takes the further GM with this address or name off the game; `*row` 0: there is none. */
static bool drop(struct home *h, struct arena *a, const struct game *g, struct str who,
		 struct game_gm *row, struct err *err)
{
	struct game_gm *list;
	int n;

	*row = (struct game_gm){0};
	if (!game_gms_list(h->store, a, g->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (address_is_same_box(list[i].address, who) ||
		    (list[i].name.n && str_iequal(list[i].name, who)))
			*row = list[i];
	return !row->id || game_gms_drop(h->store, row->id, err);
}

static bool set(struct home *h, struct arena *a, struct str name, struct str person,
		struct err *err)
{
	struct game_gm row;
	struct game g;

	if (!games_find(h->store, a, name, &g, err))
		return false;
	struct str was = game_gm_address(h, &g), was_shown = game_gm_shown(a, h, &g);
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g.name));
	g.gm_name = g.gm_address = STR("");
	if (person.n && !person_read(h, a, person, &g.gm_name, &g.gm_address, err))
		return false;
	struct str now = game_gm_address(h, &g);
	if (now.n == 0)
		return err_refuse(err, "the house has no GM (\"gm\" in postalgm.json)");
	if (address_compare(now, was) != ADDRESS_OTHER)
		return err_refuse(err, "%.*s is the GM of game %.*s already",
				  STR_ARG(now), STR_ARG(g.name));
	if (!is_no_player(h, a, &g, now, err))
		return false;
	g.gm_epoch++;
	return drop(h, a, &g, now, &row, err) && games_save(h->store, &g, err) &&
	       announce_news(
		       h, a, &g,
		       str_printf(
			       a,
			       "The GM of this game is %.*s from now on, in place of %.*s.",
			       STR_MADE(a, game_gm_shown(a, h, &g)),
			       STR_ARG(was_shown)),
		       STR(""), STR("another GM"), err) &&
	       tell_the_one_before(h, a, &g, was, err) &&
	       tell_the_new_one(h, a, &g, err);
}

bool gm_change(struct home *h, struct arena *a, struct str game, struct str person,
	       struct err *err)
{
	return home_begin(h, err) && home_end(h, set(h, a, game, person, err), err);
}

/* Further GMs ------------------------------------------------------------------ */

static bool add(struct home *h, struct arena *a, struct str name, struct str person,
		struct err *err)
{
	struct game_gm row = {.added = home_now(h)};
	struct game g, *as;
	bool is;
	int n;

	if (!games_find(h->store, a, name, &g, err) ||
	    !person_read(h, a, person, &row.name, &row.address, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g.name));
	if (!game_gm_is(h, a, &g, row.address, &is, err))
		return false;
	if (is)
		return err_refuse(err, "%.*s is a GM of game %.*s already",
				  STR_ARG(row.address), STR_ARG(g.name));
	row.game_id = g.id;
	if (!is_no_player(h, a, &g, row.address, err) ||
	    !announce_news(h, a, &g,
			   str_printf(a, "%.*s (%.*s) is now a GM of this game, too.",
				      STR_ARG(row.name), STR_ARG(row.address)),
			   STR(""), STR("one more GM"), err) ||
	    !game_gms_add(h->store, &row, err) || !game_gms(h, a, &g, &as, &n, err))
		return false;
	return tell_the_new_one(h, a, &as[n - 1], err);
}

bool gm_add(struct home *h, struct arena *a, struct str game, struct str person,
	    struct err *err)
{
	return home_begin(h, err) && home_end(h, add(h, a, game, person, err), err);
}

static bool take_off(struct home *h, struct arena *a, struct str name, struct str who,
		     struct game_gm *row, struct err *err)
{
	struct str person, address = who;
	struct err none = {0};
	struct game g;

	if (!games_find(h->store, a, name, &g, err))
		return false;
	if (!config_read_address(who, &person, &address, &none))
		address = who;
	if (address_is_same_box(game_gm_address(h, &g), address))
		return err_refuse(
			err,
			"%.*s is the first GM of game %.*s: `postalgm game gm %.*s \"NAME <ADDRESS>\"` gives it to another one",
			STR_ARG(address), STR_ARG(g.name), STR_ARG(g.name));
	if (!drop(h, a, &g, address, row, err))
		return false;
	if (!row->id)
		return err_refuse(
			err,
			"%.*s is not a GM of game %.*s; `postalgm game gm %.*s` lists them",
			STR_ARG(who), STR_ARG(g.name), STR_ARG(g.name));
	return announce_news(h, a, &g,
			     str_printf(a,
					"%.*s (%.*s) is no longer a GM of this game.",
					STR_ARG(row->name), STR_ARG(row->address)),
			     STR(""), STR("one GM less"), err) &&
	       tell_the_one_before(h, a, &g, row->address, err);
}

bool gm_remove(struct home *h, struct arena *a, struct str game, struct str who,
	       struct game_gm *row, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, take_off(h, a, game, who, row, err), err);
}
