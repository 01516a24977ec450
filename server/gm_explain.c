/* explain: why a phase came out as it did, line by line, with rule marks.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "server/gm_find.h"
#include "server/phase_explain.h"

static json_t *seat_colour(const struct gm_table *t, int seat)
{
	for (int i = 0; i < t->n_seats; i++)
		if (t->seats[i].seat == seat)
			return show_str(t->seats[i].colour);
	return json_null();
}

static bool is_about(const struct trace_line *line, const struct seat *only)
{
	return !only || line->seat == only->seat || line->seat < 0;
}

/* What the seat was told, where one is asked for. */
static bool is_seen(const struct event *e, const struct seat *only)
{
	return !only || e->audience & 1U << only->seat;
}

/* A draw is about the seat whose colour is a word of its label. */
static bool is_drawn_for(struct arena *a, const struct rng_draw *d,
			 const struct seat *only)
{
	return !only ||
	       str_find(d->label, str_printf(a, "." PRI_STR ".",
					     STR_ARG(only->colour))) != SIZE_MAX;
}

static json_t *explained_json(struct gm *gm, const struct gm_table *t,
			      const struct explained *x, const struct seat *only)
{
	json_t *events = json_array(), *trace = json_array(), *draws = json_array();

	for (int i = 0; i < x->n_sentences; i++)
		if (x->sentences[i].n && is_seen(&x->events.e[i], only))
			json_array_append_new(events,
					      json_pack("{s:s, s:o}", "rule",
							x->events.e[i].rule, "text",
							show_str(x->sentences[i])));
	for (int i = 0; i < x->trace.n; i++)
		if (is_about(&x->trace.lines[i], only))
			json_array_append_new(
				trace, json_pack("{s:o, s:s, s:o}", "seat",
						 seat_colour(t, x->trace.lines[i].seat),
						 "rule", x->trace.lines[i].rule, "text",
						 show_str(x->trace.lines[i].text)));
	for (int i = 0; i < x->n_draws; i++)
		if (is_drawn_for(gm->a, &x->draws[i], only))
			json_array_append_new(
				draws, json_pack("{s:o, s:i, s:i, s:i}", "label",
						 show_str(x->draws[i].label), "index",
						 x->draws[i].index, "n", x->draws[i].n,
						 "result", x->draws[i].result));
	return json_pack("{s:o, s:o, s:i, s:i, s:o, s:o, s:o, s:o}", "game",
			 show_str(t->game.name), "phase",
			 json_sprintf("%d.%d", x->turn, x->phase), "attempt",
			 x->attempt, "edition", x->edition, "cause", show_str(x->cause),
			 "events", events, "trace", trace, "draws", draws);
}

/* "[R-061]  sentence" */
static void print_line(struct gm *gm, const char *rule, const char *who,
		       struct str text)
{
	struct str mark = *rule ? str_printf(gm->a, "[%s]", rule) : STR("");

	show_line(&gm->show, "  %-10s%s%s" PRI_STR, str_z(gm->a, mark), who,
		  *who ? ": " : "", STR_ARG(text));
}

static void print_trace(struct gm *gm, const struct gm_table *t,
			const struct explained *x, const struct seat *only)
{
	int n = 0;

	show_heading(&gm->show, "\nWhy");
	for (int i = 0; i < x->trace.n; i++) {
		const struct trace_line *line = &x->trace.lines[i];
		json_t *who = seat_colour(t, line->seat);
		if (is_about(line, only)) {
			print_line(gm, line->rule,
				   json_is_string(who) ? json_string_value(who) : "",
				   line->text);
			n++;
		}
		json_decref(who);
	}
	if (!n)
		show_line(&gm->show, "  nothing had to be decided");
}

static void print_draws(struct gm *gm, const struct explained *x,
			const struct seat *only)
{
	int n = 0;

	show_heading(&gm->show, "\nDraws");
	for (int i = 0; i < x->n_draws; i++) {
		const struct rng_draw *d = &x->draws[i];
		if (!is_drawn_for(gm->a, d, only))
			continue;
		show_line(&gm->show, "  " PRI_STR "/%d: %d of %d", STR_ARG(d->label),
			  d->index, d->result, d->n);
		n++;
	}
	if (!n)
		show_line(&gm->show, "  none");
}

static void print_explained(struct gm *gm, const struct gm_table *t,
			    const struct explained *x, const struct seat *only)
{
	show_heading(&gm->show, PRI_STR " phase %d.%d, run by %s%s",
		     STR_ARG(t->game.name), x->turn, x->phase, str_z(gm->a, x->cause),
		     x->attempt > 1 ? str_printf(gm->a, ", attempt %d", x->attempt).s
				    : "");
	show_heading(&gm->show, "\nWhat happened");
	for (int i = 0; i < x->n_sentences; i++)
		if (x->sentences[i].n && is_seen(&x->events.e[i], only))
			print_line(gm, x->events.e[i].rule, "", x->sentences[i]);
	print_trace(gm, t, x, only);
	print_draws(gm, x, only);
}

static int explain(struct gm *gm)
{
	const struct seat *only = NULL;
	struct explained x = {0};
	struct gm_table t;
	struct err err = {0};
	int turn, phase;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_read_phase(&t, gm_arg(gm, 1), &turn, &phase, &err) ||
	    (gm->n_args > 2 && !gm_find_seat(gm, &t, gm_arg(gm, 2), &only, &err)))
		return gm_fail(gm, &err);
	if (turn == t.game.turn && phase == t.game.phase) {
		err_refuse(&err,
			   "phase %d.%d of '" PRI_STR
			   "' is open and has not been run yet",
			   turn, phase, STR_ARG(t.game.name));
		return gm_fail(gm, &err);
	}
	if (!phase_explain(gm->home, gm->a, t.game.name, turn, phase, &x, &err))
		return gm_fail(gm, &err);
	if (gm->show.json)
		show_json(&gm->show, explained_json(gm, &t, &x, only));
	else
		print_explained(gm, &t, &x, only);
	return GM_DONE;
}

/* clang-format off */
const struct gm_command gm_explain_commands[] = {
	{.group = "explain", .args = "G T.P [SEAT]", .least = 2, .most = 3,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Tells why a phase came out as it did, with rule marks and draws",
	 .more = "With SEAT only what that seat was told and what is about it.",
	 .example = "postalgm explain ce-7 3.2 red", .run = explain},
	{0},
};
/* clang-format on */
