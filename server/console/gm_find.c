/* Finds games, seats, phases, rows: see gm_find.h.
 * SPDX-License-Identifier: ISC */
#include "server/console/gm_find.h"

#include <errno.h>
#include <jansson.h>
#include <string.h>
#include <sys/stat.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "schema/homes/moved.h"
#include "server/game/position.h"
#include "server/game/predecessor.h"
#include "server/game/seat_token.h"
#include "server/home/home.h"
#include "server/home/nearest.h"
#include "server/house/homes.h"
#include "server/options/outline.h"

struct store *gm_store(const struct gm *gm)
{
	return gm->home->store;
}

int64_t gm_now(const struct gm *gm)
{
	return clock_now(&gm->clock);
}

/* "; games here: ce-7, kestrel" or "; there is no game yet ...". */
/* Is it one that was here, or is in another home? Then that is what is said. */
static bool is_elsewhere(struct gm *gm, struct str word, struct err *err)
{
	struct homes *all;
	struct moved m;
	struct err away = {0};
	bool moved;
	int which, n;

	if (!moved_find(gm_store(gm), gm->a, word, &moved, &m, err))
		return true;
	if (moved && !m.home.n)
		return !err_refuse(
			err,
			"'" PRI_STR
			"' is in the archive; `postalgm game restore " PRI_STR
			"` brings it back",
			STR_ARG(m.name), STR_ARG(m.name));
	if (moved && m.state == MOVED_LEAVING)
		return !err_refuse(
			err,
			"'" PRI_STR "' is on its way to home " PRI_STR
			", and its letters wait; `postalgm game move " PRI_STR
			" --to " PRI_STR "` goes on",
			STR_ARG(m.name), STR_ARG(m.home), STR_ARG(m.name),
			STR_ARG(m.home));
	if (!homes_of(gm->home, &all, err))
		return true;
	if (!homes_with(all, HOMES_GAME, word, 0, &which, &n, &away) || n != 1)
		return false;
	return !err_refuse(err,
			   "'" PRI_STR "' is in home " PRI_STR ": add --home " PRI_STR,
			   STR_ARG(word), STR_ARG(all->home[which].name),
			   STR_ARG(all->home[which].dir));
}

static bool no_such_game(struct gm *gm, struct str word, struct err *err)
{
	struct nearest near = {.word = word};
	struct buf list = buf_in(gm->a);
	struct game *all;
	int n;

	if (is_elsewhere(gm, word, err) ||
	    !games_list(gm_store(gm), gm->a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		nearest_offer(&near, all[i].name);
		if (i < 12)
			buf_printf(&list, "%s" PRI_STR, i ? ", " : "",
				   STR_ARG(all[i].name));
	}
	if (!n)
		return err_refuse(err,
				  "there is no game '" PRI_STR
				  "', and no other; `postalgm game new NAME` makes one",
				  STR_ARG(word));
	if (near.best.n)
		return err_refuse(err,
				  "there is no game '" PRI_STR
				  "': did you mean '" PRI_STR "'? Games here: " PRI_STR
				  "%s",
				  STR_ARG(word), STR_ARG(near.best),
				  STR_ARG(buf_str(&list)), n > 12 ? " ..." : "");
	return err_refuse(err,
			  "there is no game '" PRI_STR "'; games here: " PRI_STR "%s",
			  STR_ARG(word), STR_ARG(buf_str(&list)), n > 12 ? " ..." : "");
}

bool gm_find_rules(struct gm *gm, struct str word, const struct game_rules **rules,
		   struct err *err)
{
	struct nearest near = {.word = word};
	struct buf list = buf_in(gm->a);

	*rules = game_find(word);
	if (*rules)
		return true;
	for (int i = 0; games[i]; i++) {
		nearest_offer(&near, str_of(games[i]->name));
		buf_printf(&list, "%s%s", i ? ", " : "", games[i]->name);
	}
	return err_refuse(err, "there are no rules '" PRI_STR "'" PRI_STR,
			  STR_ARG(word),
			  STR_MADE(gm->a, nearest_text(gm->a, &near, buf_str(&list))));
}

bool gm_find_game(struct gm *gm, int arg, struct gm_table *t, struct err *err)
{
	struct str word = gm_arg(gm, arg);
	bool found;

	memset(t, 0, sizeof *t);
	if (!games_look(gm_store(gm), gm->a, word, &found, &t->game, err))
		return false;
	if (!found)
		return no_such_game(gm, word, err);
	t->rules = game_find(t->game.rules);
	if (!t->rules)
		return err_refuse(err,
				  "'" PRI_STR "' uses the rules '" PRI_STR
				  "', which this program does not know",
				  STR_ARG(t->game.name), STR_ARG(t->game.rules));
	return seats_list(gm_store(gm), gm->a, t->game.id, &t->seats, &t->n_seats, err);
}

bool gm_seats_at(struct gm *gm, struct gm_table *t, int64_t utc, struct err *err)
{
	for (int i = 0; i < t->n_seats; i++) {
		const struct seat now = t->seats[i];
		if (!seat_at(gm->home, gm->a, &now, utc, &t->seats[i], err))
			return false;
	}
	return true;
}

struct str gm_seat_name(struct arena *a, const struct seat *s)
{
	struct str who = s->name.n ? s->name : s->address;

	return str_printf(a, PRI_STR "%s" PRI_STR "%s", STR_ARG(s->colour),
			  who.n ? " (" : "", STR_ARG(who), who.n ? ")" : "");
}

static bool is_seat(const struct gm_table *t, const struct seat *s, struct str word)
{
	int64_t n;

	return str_iequal(word, s->colour) ||
	       str_iequal(word, seat_token(&t->game, s)) ||
	       (str_int(word, 1, 99, &n) && n == s->seat + 1);
}

bool gm_find_seat(struct gm *gm, const struct gm_table *t, struct str word,
		  const struct seat **seat, struct err *err)
{
	struct nearest near = {.word = word};
	struct buf list = buf_in(gm->a);
	const struct seat *person = NULL;
	int n_persons = 0;

	for (int i = 0; i < t->n_seats; i++) {
		const struct seat *s = &t->seats[i];
		if (is_seat(t, s, word)) {
			*seat = s;
			return true;
		}
		if (word.n &&
		    (str_iequal(word, s->name) || str_iequal(word, s->address))) {
			person = s;
			n_persons++;
		}
		nearest_offer(&near, s->colour);
		buf_printf(&list, "%s%d " PRI_STR, i ? ", " : "", s->seat + 1,
			   STR_MADE(gm->a, gm_seat_name(gm->a, s)));
	}
	if (n_persons == 1) {
		*seat = person;
		return true;
	}
	if (!t->n_seats)
		return err_refuse(err,
				  "nobody sits in '" PRI_STR
				  "' yet; `postalgm seat add " PRI_STR
				  " ADDRESS` invites",
				  STR_ARG(t->game.name), STR_ARG(t->game.name));
	return err_refuse(err,
			  "'" PRI_STR "' is not a seat of '" PRI_STR "'%s" PRI_STR
			  "%s; a seat goes by its name or number: " PRI_STR,
			  STR_ARG(word), STR_ARG(t->game.name),
			  near.best.n ? ": did you mean '" : "", STR_ARG(near.best),
			  near.best.n ? "'?" : "", STR_ARG(buf_str(&list)));
}

/* "a turn of Harbour has 3 phases"; after "0.7" that of the set-up. */
static struct str phases_there_are(struct gm *gm, const struct gm_table *t,
				   const void *view, struct str turn)
{
	int64_t n;
	bool set_up = t->rules->vocab->setup_phases && str_int(turn, 0, 0, &n);
	int phases = game_phases(t->rules, view, set_up ? 0 : 1);

	return str_printf(gm->a, "%s of %s has %d phase%s",
			  set_up ? "turn 0" : "a turn", t->rules->title, phases,
			  phases == 1 ? "" : "s");
}

bool gm_read_phase(struct gm *gm, const struct gm_table *t, struct str word, int *turn,
		   int *phase, struct err *err)
{
	struct str rest = word, first = str_until(&rest, '.');
	const void *view;
	int64_t a = 0, b;

	if (!game_outline(gm->home, gm->a, &t->game, &view, err))
		return false;
	if (!str_int(first, t->rules->vocab->setup_phases ? 0 : 1, 9999, &a) ||
	    !str_int(rest, 1, game_phases(t->rules, view, (int)a), &b))
		return err_usage(
			err,
			"'" PRI_STR
			"' is not a phase; write turn and phase like 3.2 (" PRI_STR ")",
			STR_ARG(word),
			STR_MADE(gm->a, phases_there_are(gm, t, view, first)));
	*turn = (int)a;
	*phase = (int)b;
	return true;
}

bool gm_read_attempt(struct gm *gm, int *attempt, struct err *err)
{
	const char *word = gm_option(gm, "attempt");
	int64_t n = 0;

	if (word && !str_int(str_of(word), 1, 9999, &n))
		return err_usage(err, "--attempt %s: write a number from 1", word);
	*attempt = (int)n;
	return true;
}

bool gm_read_id(struct gm *gm, int arg, const char *what, int64_t *id, struct err *err)
{
	struct str word = gm_arg(gm, arg);

	if (str_int(word, 1, INT64_C(999999999999999999), id))
		return true;
	return err_usage(err,
			 "'" PRI_STR
			 "' is not the number of a %s; `postalgm %s list` shows them",
			 STR_ARG(word), what, gm->command->group);
}

struct str gm_phase_text(struct arena *a, int turn, int phase)
{
	return phase ? str_printf(a, "%d.%d", turn, phase) : STR("");
}

bool gm_read_file(struct gm *gm, const char *path, size_t max, struct str *text,
		  struct err *err)
{
	bool own = !path || strcmp(path, "-") == 0;
	FILE *f = own ? gm->in : fopen(path, "rb");
	struct buf all = buf_in(gm->a);
	char part[8192];
	size_t n;

	if (!f)
		return err_set(err, "%s: %s", path, strerror(errno));
	while ((n = fread(part, 1, sizeof part, f)) > 0 && all.n <= max)
		buf_add(&all, (struct str){part, n});
	bool broken = ferror(f) != 0;
	int why = errno;
	if (!own)
		fclose(f);
	if (broken)
		return err_set(err, "%s: %s", own ? "input" : path, strerror(why));
	if (all.n > max)
		return err_refuse(err, "%s is larger than %zu bytes",
				  own ? "the input" : path, max);
	*text = buf_str(&all);
	return true;
}

bool gm_read_text(struct gm *gm, const char *path, size_t max, struct str *text,
		  struct err *err)
{
	bool own = !path || strcmp(path, "-") == 0;
	struct stat st;

	if (!own && stat(path, &st) == 0 && S_ISDIR(st.st_mode))
		return err_refuse(err, "%s is a directory; name a file with the text",
				  path);
	if (!gm_read_file(gm, path, max, text, err))
		return false;
	if (!str_is_utf8(*text) || str_find_char(*text, '\0') != SIZE_MAX)
		return err_refuse(err, "%s is not UTF-8 text",
				  own ? "the input" : path);
	return true;
}

void gm_note(struct gm *gm, struct str note)
{
	if (note.n)
		show_line(&gm->show, "Note: " PRI_STR, STR_ARG(note));
}

struct str gm_when(struct gm *gm, int64_t utc)
{
	return clock_whole(gm->a, utc, gm->show.zone);
}

json_t *gm_deadline(const struct gm *gm, const struct game *g)
{
	if (g->status == GAME_PAUSED)
		return gm->show.json ? json_null() : json_string("paused");
	return show_time(g->deadline);
}

struct str gm_due(struct gm *gm, int64_t deadline)
{
	return deadline ? gm_when(gm, deadline) : STR("at no set time");
}
