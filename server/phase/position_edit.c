/* A position is put right: see position_edit.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/position_edit.h"

#include <string.h>

#include "base/arena.h"
#include "schema/sheets.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/outbox/post_decide.h"
#include "server/phase/phase_run.h"
#include "server/render/letterhead.h"
#include "server/report/announce.h"
#include "server/report/reports.h"

enum { SHOWN_MAX = 60 };

static bool has_words(const struct game_rules *r, struct err *err)
{
	return (r->scene && r->scene->tell && r->scene->set && r->scene->settle) ||
	       err_refuse(
		       err,
		       "%s has no words for its positions; phase rollback takes runs back",
		       r->title);
}

static bool open_position(struct home *h, struct arena *a, struct str name,
			  struct game *g, struct position *p, struct err *err)
{
	if (!games_find(h->store, a, name, g, err))
		return false;
	if (g->status != GAME_RUNNING && g->status != GAME_PAUSED)
		return err_refuse(err, "game %.*s is %s: it has no open phase",
				  STR_ARG(g->name), game_status_name(g->status));
	return position_load(h, a, g, g->phase_no, p, err) && has_words(p->rules, err);
}

bool position_tell(struct home *h, struct arena *a, struct str name,
		   struct scene_told **list, int *n, struct err *err)
{
	struct position p;
	struct game g;

	if (!open_position(h, a, name, &g, &p, err))
		return false;
	p.rules->scene->tell(a, p.state, list, n);
	return true;
}

/* The lines that make a difference -------------------------------------------------- */

/* "Yellow3 :  yellow 3,red 1" has this key. */
static bool is_of(struct str key, struct str line)
{
	struct str rest = line, left = str_until(&rest, ':'), a, b;

	for (;;) {
		bool more = str_word(&left, &a);
		if (more != str_word(&key, &b))
			return false;
		if (!more)
			return true;
		if (!str_iequal(a, b))
			return false;
	}
}

static struct str value_of(struct str line)
{
	(void)str_until(&line, ':');
	return str_trim(line);
}

/* Is it what is told already? Then it says nothing, and facts that only follow may stand. */
static bool is_told(const struct scene_told *told, int n, struct str line)
{
	for (int i = 0; i < n; i++)
		if (is_of(told[i].key, line))
			return str_iequal(told[i].value, value_of(line));
	return false;
}

static bool try_line(const struct game_rules *r, void *state, struct str line,
		     int number, struct err *err)
{
	struct scene_fault fault = {.fact = -1};

	return r->scene->set(state, line, &fault) ||
	       err_refuse(err, "line %d, column %d: %s: \"%.*s\"", number,
			  fault.column + 1, fault.text,
			  STR_ARG(str_cut(line, SHOWN_MAX)));
}

/* The lines of `text` that change something, one each: the act. */
static bool new_lines(struct arena *a, const struct position *p, struct str text,
		      struct str *act, struct err *err)
{
	void *trial = arena_alloc(a, p->rules->state_size);
	struct buf out = buf_in(a);
	struct scene_told *told;
	struct str line;
	int n, number = 0;

	if (text.n > POSITION_EDIT_MAX || !str_is_utf8(text))
		return err_refuse(err, "the facts are at most %d bytes of UTF-8",
				  (int)POSITION_EDIT_MAX);
	memcpy(trial, p->state, p->rules->state_size);
	p->rules->scene->tell(a, p->state, &told, &n);
	while (str_line(&text, &line)) {
		number++;
		line = str_trim(line);
		if (!line.n || line.s[0] == '#' || is_told(told, n, line))
			continue;
		if (!try_line(p->rules, trial, line, number, err))
			return false;
		buf_printf(&out, "%.*s\n", STR_ARG(line));
	}
	*act = buf_str(&out);
	return out.n || err_refuse(err, "all facts are as they are now: nothing to do");
}

/* What has changed ------------------------------------------------------------------- */

static void compare(struct arena *a, const struct position *before,
		    const struct position *after, struct position_edited *out)
{
	struct scene_told *was, *is;
	int n, n_is;

	before->rules->scene->tell(a, before->state, &was, &n);
	after->rules->scene->tell(a, after->state, &is, &n_is);
	for (int i = 0; i < n && i < n_is; i++)
		if (!str_equal(was[i].value, is[i].value))
			*arena_push(a, out->changes, out->n) =
				(struct position_change){was[i].key, was[i].value,
							 is[i].value, was[i].secret_of};
}

/* All changes; or those that everybody may know, secrets by their names alone. */
static struct str in_words(struct arena *a, const struct position_edited *e, bool all)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < e->n; i++) {
		const struct position_change *c = &e->changes[i];
		buf_z(&b, b.n ? "; " : "");
		if (all || c->secret_of < 0)
			buf_printf(&b, "%.*s is now %.*s (before: %.*s)",
				   STR_ARG(c->key), STR_ARG(c->is), STR_ARG(c->was));
		else
			buf_printf(&b, "%.*s is another one", STR_ARG(c->key));
	}
	return buf_str(&b);
}

/* The players ordered on another position, and must read this one first. */
static bool hold_sheets(struct home *h, struct arena *a, const struct game *g,
			struct err *err)
{
	struct stored_sheet *sheets;
	int n;

	if (!sheets_list(h->store, a, g->id, g->phase_no, &sheets, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		sheets[i].final = false;
		sheets[i].wait = true;
		if (!sheets_save(h->store, &sheets[i], err))
			return false;
	}
	return true;
}

static bool tell(struct home *h, struct arena *a, const struct game *g,
		 const struct position_edited *e, const struct position *p,
		 struct str why, struct err *err)
{
	struct issue is;
	int64_t cause;

	return announce_with(
		       h, a, g,
		       str_printf(
			       a, "The GM put the position of phase %d.%d right: %.*s.",
			       g->turn, g->phase, STR_MADE(a, in_words(a, e, false))),
		       "The report of this phase follows once more, with its form. Orders that had come stand as far as they are still possible. Players whose orders had come are set to WAIT, so that the phase does not run before its deadline: look at your orders, and write FINAL or NOWAIT.",
		       why,
		       str_printf(a, "T%d P%d the position is put right", g->turn,
				  g->phase),
		       err) &&
	       record_act(h, g, WHO_GM,
			  str_printf(a, "In full: %.*s.",
				     STR_MADE(a, in_words(a, e, true))),
			  why, false, err) &&
	       post_cause(h, &cause, err) &&
	       reports_load(h, a, g, g->phase_no, &is, err) &&
	       reports_queue(h, a, &is, p->rules->seats(p->state), true, CAUSE_AGAIN,
			     cause, err);
}

struct editing {
	struct str game, text, why;
	struct position_edited *out;
};

static bool edit(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct editing *e = with;
	struct position before, after;
	struct game *g = &e->out->game;

	*e->out = (struct position_edited){0};
	if (!open_position(h, a, e->game, g, &before, err))
		return false;
	struct act act = {.game_id = g->id,
			  .phase_no = g->phase_no,
			  .kind = ACT_EDIT,
			  .seat = SEAT_NONE,
			  .utc = home_now(h)};
	if (!new_lines(a, &before, e->text, &act.value, err))
		return false;
	if (!str_trim(e->why).n)
		return err_usage(err,
				 "say why, for all players read it: --why \"...\"");
	if (!acts_add(h->store, &act, err) ||
	    !position_load(h, a, g, g->phase_no, &after, err))
		return false;
	compare(a, &before, &after, e->out);
	g->early = 0;
	return games_save(h->store, g, err) && hold_sheets(h, a, g, err) &&
	       tell(h, a, g, e->out, &after, str_trim(e->why), err);
}

bool position_edit(struct home *h, struct arena *a, struct str game, struct str text,
		   struct str why, struct position_edited *out, struct err *err)
{
	struct editing e = {game, text, why, out};

	return post_decide(h, a, edit, &e, err);
}
