/* Intact: see intact.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/intact.h"

#include <time.h>

#include "base/arena.h"
#include "schema/snapshots.h"
#include "server/game/phase_word.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/hold.h"
#include "server/phase/hold_check.h"

enum { SHOWN = 3 }; /* faults that a sentence names; the others are counted */

static const char note[] = "damaged";
/* The last game that was looked at, in `meta`. */
static const char place_others[] = "intact_place",
		  place_running[] = "intact_place_running";

/* Texts of faults ------------------------------------------------------------- */

static const char *const row_of[SUMS_KINDS] = {
	[SUMS_SNAPSHOT] = "the position",
	[SUMS_ACT] = "an act of the GM",
	[SUMS_SHEET] = "the orders",
	[SUMS_LATER] = "an order for later",
	[SUMS_QUESTION] = "a question to a player",
};

static struct str row_text(struct arena *a, const struct game *g,
			   const struct sums_fault *f)
{
	struct err ignored = {0};
	const struct game_rules *r = game_rules_of(g, &ignored);
	struct buf text = buf_in(a);

	buf_printf(&text, "%s", row_of[f->kind]);
	if (f->kind == SUMS_SHEET && !f->missing && r && f->key >= 0 &&
	    f->key < r->seats_max)
		buf_printf(&text, " of %s", r->colours[f->key]);
	if (f->phase_no)
		buf_printf(&text, " in phase number %d", f->phase_no);
	if (f->kind != SUMS_SNAPSHOT && f->kind != SUMS_SHEET && !f->missing)
		buf_printf(&text, " (row %lld)", (long long)f->key);
	buf_printf(
		&text, "%s",
		f->missing
			? ": a row is missing, or is one that the house did not write"
			: " is not what the house wrote");
	return buf_str(&text);
}

static bool has_several(const struct snapshot *list, int n, const struct snapshot *of)
{
	for (int i = 0; i < n; i++)
		if (list[i].turn == of->turn && list[i].phase == of->phase &&
		    list[i].attempt > 1)
			return true;
	return false;
}

/* Finds the turn and phase that had that number; a row that is damaged may say
 * something else. */
static bool find_phases(struct home *h, struct arena *a, const struct game *g,
			const struct sums_fault *rows, struct intact_fault *out, int n,
			struct err *err)
{
	struct snapshot *list;
	int n_list;

	if (!snapshots_list(h->store, a, g->id, true, &list, &n_list, err))
		return false;
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n_list; k++)
			if (list[k].phase_no == rows[i].phase_no) {
				out[i].turn = list[k].turn;
				out[i].phase = list[k].phase;
				out[i].attempt = has_several(list, n_list, &list[k])
							 ? list[k].attempt
							 : 0;
			}
	return true;
}

static bool row_faults(struct home *h, struct arena *a, const struct game *g,
		       struct intact_fault **out, int *n, struct err *err)
{
	struct sums_fault *rows;

	if (!sums_check(h->store, a, g->id, &rows, n, err))
		return false;
	*out = arena_list(a, struct intact_fault, (size_t)*n);
	for (int i = 0; i < *n; i++)
		(*out)[i].text = row_text(a, g, &rows[i]);
	return *n == 0 || find_phases(h, a, g, rows, *out, *n, err);
}

static void add(struct arena *a, struct intact_fault **list, int *n, struct str text)
{
	*list = arena_more(a, *list, (size_t)*n, sizeof **list);
	(*list)[(*n)++] = (struct intact_fault){.text = text};
}

void intact_chain(struct arena *a, const struct gmlog_link *links, int n,
		  const struct str *seal, struct intact_fault **list, int *n_faults)
{
	for (int i = 0; i < n; i++) {
		const struct gmlog_entry *e = &links[i].entry;
		struct str text = str_slice(e->what, 0, 60);
		if (gmlog_follows(&links[i], i ? &links[i - 1] : NULL))
			continue;
		if (text.n)
			add(a, list, n_faults,
			    str_printf(
				    a,
				    "entry %d of the GM log (" PRI_STR ", \"" PRI_STR
				    "\"): it was changed or moved, or an entry before it is missing",
				    i + 1, STR_MADE(a, clock_long(a, e->utc)),
				    STR_ARG(text)));
		else
			add(a, list, n_faults,
			    str_printf(
				    a,
				    "entry %d of the GM log: it was changed or moved, or an entry before it is missing",
				    i + 1));
	}
	struct str last = n ? links[n - 1].sum : (struct str){0};
	if (seal && !str_equal(*seal, last))
		add(a, list, n_faults, STR("the last entry of the GM log is missing"));
}

bool intact_faults(struct home *h, struct arena *a, const struct game *g,
		   struct intact_fault **list, int *n, struct err *err)
{
	struct gmlog_link *links;
	struct str seal;
	int n_links;

	if (!row_faults(h, a, g, list, n, err) ||
	    !gmlog_chain(h->store, a, g->id, &links, &n_links, &seal, err))
		return false;
	intact_chain(a, links, n_links, &seal, list, n);
	return true;
}

static struct str some(struct arena *a, const struct intact_fault *f, int n)
{
	struct buf text = buf_in(a);

	for (int i = 0; i < n && i < SHOWN; i++) {
		buf_printf(&text, "%s", i ? "; " : "");
		if (f[i].phase)
			buf_printf(&text, PRI_STR ": ",
				   STR_MADE(a, phase_word(a, f[i].turn, f[i].phase,
							  f[i].attempt)));
		buf_add(&text, f[i].text);
	}
	if (n > SHOWN)
		buf_printf(&text, "; and %d more", n - SHOWN);
	return buf_str(&text);
}

/* Before a phase ---------------------------------------------------------------- */

static bool refuse(struct arena *a, const struct game *g, const struct intact_fault *f,
		   int n, struct err *err)
{
	return err_refuse(
		err,
		"the database is damaged: " PRI_STR
		"; put a backup in its place, or, if the rows are right as they are, postalgm game accept " PRI_STR
		" --why TEXT",
		STR_MADE(a, some(a, f, n)), STR_ARG(g->name));
}

bool intact_gate(struct home *h, struct arena *a, const struct game *g, struct err *err)
{
	struct intact_fault *f;
	int n;

	return row_faults(h, a, g, &f, &n, err) && (n == 0 || refuse(a, g, f, n, err));
}

bool intact_gate_open(struct home *h, struct arena *a, const struct game *g,
		      struct err *err)
{
	bool right;

	return sums_check_open(h->store, g->id, g->phase_no, g->turn, &right, err) &&
	       (right || intact_gate(h, a, g, err));
}

/* From time to time -------------------------------------------------------------- */

static bool tell_gm(struct home *h, struct arena *a, const struct game *g,
		    struct str what, struct err *err)
{
	int64_t cause;

	return post_cause(h, &cause, err) &&
	       post_to_gm(
		       h, a, g, KIND_NOTICE, CAUSE_GM, cause,
		       str_printf(a, PRI_STR " The database is damaged",
				  STR_MADE(a, post_tag(a, g))),
		       str_printf(
			       a,
			       "Some of the house's records of this game are not as they were written: " PRI_STR
			       ".\npostalgm verify " PRI_STR
			       " names all of it. Put a backup in its place, or, if the rows are right as they are, postalgm game accept " PRI_STR
			       " --why TEXT",
			       STR_ARG(what), STR_ARG(g->name), STR_ARG(g->name)),
		       err);
}

/* A game that runs is held, if its rows are damaged; in all other cases the GM is told. */
static bool found(struct home *h, struct arena *a, struct game *g, int64_t now,
		  struct str what, struct err *err)
{
	struct err why = {0};
	bool first;

	struct log_line l = home_log(h, LOG_ALARM, "damaged");
	log_str(&l, "game", g->name);
	log_str(&l, "what", what);
	log_end(&l);
	if (!told_once(h->store, g->id, 0, SEAT_GM, note, now, &first, err) || !first)
		return err->kind == ERR_NONE;
	if (g->status == GAME_RUNNING && !g->hold.n && g->phase &&
	    !intact_gate(h, a, g, &why))
		return why.kind == ERR_REFUSED ? phase_hold(h, a, g, HOLD_FAULT, 0,
							    str_of(why.text), err)
					       : tell_gm(h, a, g, what, err);
	return tell_gm(h, a, g, what, err);
}

static bool look_at(struct home *h, struct arena *a, struct game *g, int64_t now,
		    struct err *err)
{
	struct intact_fault *f;
	bool known;
	int n;

	if (!intact_faults(h, a, g, &f, &n, err) || !intact_known(h, a, g, &known, err))
		return false;
	if (n == 0 && !known)
		return true;
	if (!home_begin(h, err))
		return false;
	return home_end(h,
			n ? found(h, a, g, now, some(a, f, n), err)
			  : told_drop(h->store, g->id, 0, SEAT_GM, note, err),
			err);
}

static int64_t spent_ms(void)
{
	struct timespec t = {0};

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool keep_place(struct home *h, const char *place, int64_t at, int64_t was,
		       struct err *err)
{
	return at == was || (home_begin(h, err) &&
			     home_end(h, meta_set_int(h->store, place, at, err), err));
}

/* The game after `*at`, and after the last one the first again; `*found` is false behind `from`, where the look began. */
static bool next_game(struct home *h, struct arena *a, bool running, int64_t from,
		      int64_t *at, bool *around, struct game *g, bool *found,
		      struct err *err)
{
	bool ok = games_next(h->store, a, *at, running, found, g, err);

	if (ok && !*found && !*around) {
		*around = true;
		ok = games_next(h->store, a, 0, running, found, g, err);
	}
	*found = ok && *found && (!*around || g->id <= from);
	if (*found)
		*at = g->id;
	return ok;
}

/* At least one of the games that are running, or of the others, and more until `end`, beginning after the
 * last one that was looked at. */
static bool look_on(struct home *h, bool running, int64_t now, int64_t end,
		    struct err *err)
{
	const char *place = running ? place_running : place_others;
	struct arena *each = arena_create();
	bool around = false, found = true;
	int64_t from, at;
	struct game g;
	bool ok = meta_get_int(h->store, place, &from, err);

	at = from;
	for (int looked = 0; ok && found && (!looked || spent_ms() < end); looked++) {
		arena_reset(each);
		ok = next_game(h, each, running, from, &at, &around, &g, &found, err) &&
		     (!found || look_at(h, each, &g, now, err));
	}
	arena_destroy(each);
	return ok && keep_place(h, place, at, from, err);
}

bool intact_look(struct home *h, int64_t now, int budget_ms, struct err *err)
{
	int64_t begin = spent_ms();

	/* Running games come first: they are checked before each of their phases as well, but then it is late
	 * for their GM. */
	return look_on(h, true, now, begin + budget_ms * 3 / 4, err) &&
	       look_on(h, false, now, begin + budget_ms, err);
}

bool intact_known(struct home *h, struct arena *a, const struct game *g, bool *bad,
		  struct err *err)
{
	struct told *list;
	int n;

	*bad = false;
	if (!told_list(h->store, a, g->id, 0, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*bad = *bad || str_is(list[i].what, note);
	return true;
}

/* The GM's word ------------------------------------------------------------------- */

static bool accept(struct home *h, struct arena *a, struct str name, struct str why,
		   struct err *err)
{
	struct intact_fault *f;
	struct game g;
	int n;

	if (!games_find(h->store, a, name, &g, err) ||
	    !row_faults(h, a, &g, &f, &n, err))
		return false;
	if (!str_trim(why).n)
		return err_usage(err,
				 "say why: postalgm game accept " PRI_STR
				 " --why \"...\"; the players read it",
				 STR_ARG(g.name));
	if (n == 0)
		return err_refuse(err,
				  "game " PRI_STR
				  " has no damaged row: there is nothing to accept",
				  STR_ARG(g.name));
	return sums_accept(h->store, g.id, err) &&
	       told_drop(h->store, g.id, 0, SEAT_GM, note, err) &&
	       record_act(
		       h, &g, WHO_GM,
		       str_printf(
			       a,
			       "The database was damaged (" PRI_STR
			       "). The GM checked it and accepted the data as they are.",
			       STR_MADE(a, some(a, f, n))),
		       why, true, err);
}

bool intact_accept(struct home *h, struct arena *a, struct str game, struct str why,
		   struct err *err)
{
	home_forget(h);
	return home_begin(h, err) && home_end(h, accept(h, a, game, why, err), err);
}
