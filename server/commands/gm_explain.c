/* explain: why a phase came out as it did, line by line, with rule marks.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/phase/phase_explain.h"

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

/* Was the seat told of the event? True for all events if no seat is asked for. */
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

static json_t *lines_json(const struct explained_line *lines, int n)
{
	json_t *list = json_array();

	for (int i = 0; i < n; i++)
		json_array_append_new(list,
				      json_pack("{s:s, s:o}", "rule", lines[i].rule,
						"text", show_str(lines[i].text)));
	return list;
}

static json_t *alternative_json(const struct explained_alternative *x)
{
	json_t *facts = json_array();

	for (int i = 0; i < x->n_facts; i++)
		json_array_append_new(
			facts,
			json_pack("{s:o, s:s, s:o}", "text", show_str(x->facts[i].text),
				  "known", x->facts[i].stratum, "true",
				  x->facts[i].truth < 0
					  ? json_null()
					  : json_boolean(x->facts[i].truth)));
	return json_pack("{s:o, s:o, s:s, s:b, s:o, s:o}", "text", show_str(x->text),
			 "verdict", show_str(x->verdict), "rule", x->rule, "used",
			 x->used, "facts", facts, "because",
			 lines_json(x->why, x->n_why));
}

static json_t *orders_json(const struct gm_table *t, const struct explained *x,
			   const struct seat *only)
{
	json_t *list = json_array();

	for (int i = 0; i < x->n_seats; i++) {
		const struct explained_seat *s = &x->seats[i];
		if (only && s->seat != only->seat)
			continue;
		json_t *slots = json_array();
		for (int j = 0; j < s->n_slots; j++) {
			json_t *alternatives = json_array();
			for (int k = 0; k < s->slots[j].n; k++)
				json_array_append_new(
					alternatives,
					alternative_json(&s->slots[j].alternatives[k]));
			json_array_append_new(
				slots, json_pack("{s:i, s:o, s:b, s:b, s:b, s:o}",
						 "receipt", s->slots[j].receipt, "told",
						 show_time(s->slots[j].told),
						 "standing", s->slots[j].standing,
						 "sealed", s->slots[j].sealed, "by_gm",
						 s->slots[j].byhand, "alternatives",
						 alternatives));
		}
		json_array_append_new(
			list,
			json_pack("{s:o, s:b, s:b, s:i, s:i, s:o, s:o, s:o}", "seat",
				  seat_colour(t, s->seat), "in", s->in, "by_house",
				  s->by_house, "n_letters", s->letters, "receipt",
				  s->receipt, "last", show_time(s->last), "decisions",
				  slots, "without_orders",
				  lines_json(s->chance, s->n_chance)));
	}
	return list;
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
	return json_pack("{s:o, s:o, s:i, s:b, s:i, s:s, s:o, s:o, s:o, s:o}", "game",
			 show_str(t->game.name), "phase",
			 json_sprintf("%d.%d", x->turn, x->phase), "attempt",
			 x->attempt, "taken_back", x->gone, "edition", x->edition,
			 "cause", open_cause_name(x->cause), "orders",
			 orders_json(t, x, only), "events", events, "trace", trace,
			 "draws", draws);
}

enum { COLUMNS = 79 };

/* The text behind `head`, its further lines under its first. */
static void print_wrapped(struct gm *gm, struct str head, struct str text)
{
	size_t indent = str_columns(head);
	struct buf line = buf_in(gm->a);
	struct str word;
	bool first = true;

	buf_add(&line, head);
	for (; str_word(&text, &word); first = false) {
		if (!first &&
		    str_columns(buf_str(&line)) + 1 + str_columns(word) > COLUMNS) {
			show_line(&gm->show, PRI_STR, STR_ARG(buf_str(&line)));
			line.n = 0;
			buf_fill(&line, ' ', indent);
			first = true;
		}
		if (!first)
			buf_char(&line, ' ');
		buf_add(&line, word);
	}
	show_line(&gm->show, PRI_STR, STR_ARG(buf_str(&line)));
}

/* "[R-061]  sentence" */
static void print_line(struct gm *gm, const char *rule, const char *who,
		       struct str text)
{
	struct str mark = *rule ? str_printf(gm->a, "[%s]", rule) : STR("");

	print_wrapped(gm, str_printf(gm->a, "  %-10s", str_z(gm->a, mark)),
		      str_printf(gm->a, "%s%s" PRI_STR, who, *who ? ": " : "",
				 STR_ARG(text)));
}

static void print_alternative(struct gm *gm, int number, bool alone,
			      const struct explained_alternative *x)
{
	struct str head = alone ? STR("    ") : str_printf(gm->a, "    %d. ", number);
	struct str mark = *x->rule ? str_printf(gm->a, " [%s]", x->rule) : STR("");

	print_wrapped(gm, head, x->text);
	print_wrapped(
		gm, STR("         -> "),
		str_printf(gm->a, PRI_STR PRI_STR, STR_ARG(x->verdict), STR_ARG(mark)));
	for (int i = 0; i < x->n_why; i++)
		print_wrapped(gm, STR("            "),
			      str_printf(gm->a, "because " PRI_STR " [%s]",
					 STR_ARG(x->why[i].text), x->why[i].rule));
	for (int i = 0; i < x->n_facts; i++) {
		const struct explained_fact *f = &x->facts[i];
		print_wrapped(gm, STR("            "),
			      str_printf(gm->a, "%s (%s): " PRI_STR,
					 f->truth < 0 ? "not known"
					 : f->truth   ? "true"
						      : "false",
					 f->stratum, STR_ARG(f->text)));
	}
}

/* Prints the moves that chance or the rules made for the seat without an order, or
 * against one that was not possible. */
static void print_chance(struct gm *gm, const struct explained_seat *s)
{
	for (int i = 0; i < s->n_chance; i++)
		print_wrapped(gm, STR("    "),
			      str_printf(gm->a, PRI_STR " [%s]",
					 STR_ARG(s->chance[i].text),
					 s->chance[i].rule));
}

/* A seat that sent nothing may hold orders from earlier phases, which were carried out. */
static void print_missing(struct gm *gm, const struct gm_table *t,
			  const struct explained_seat *s, struct str who)
{
	struct str instead = str_printf(gm->a, "the seat was played %s",
					game_absent(t->rules)->played);

	if (s->n_slots)
		instead = STR("its standing orders counted");
	else if (!s->owed)
		instead = STR("none were needed");
	print_wrapped(gm, STR("  "),
		      str_printf(gm->a, PRI_STR ": no readable orders came; " PRI_STR,
				 STR_ARG(who), STR_ARG(instead)));
}

/* Each decision: in which receipt it was told; each preference and what became of it. */
static void print_slots(struct gm *gm, const struct explained_seat *s)
{
	for (int i = 0; i < s->n_slots; i++) {
		const struct explained_slot *slot = &s->slots[i];
		bool same = i && slot->receipt == slot[-1].receipt &&
			    slot->standing == slot[-1].standing &&
			    slot->byhand == slot[-1].byhand;
		if (slot->told && !same && !s->by_house)
			show_line(&gm->show, "   receipt %d, " PRI_STR "%s%s",
				  slot->receipt, STR_ARG(gm_when(gm, slot->told)),
				  slot->byhand ? ", entered by the GM" : "",
				  slot->standing ? " [standing]" : "");
		if (slot->sealed)
			show_line(&gm->show, "   [sealed in an earlier phase]");
		for (int k = 0; k < slot->n; k++)
			print_alternative(gm, k + 1, slot->n == 1,
					  &slot->alternatives[k]);
	}
	if (!s->n_slots && s->in)
		show_line(&gm->show, "    nothing was ordered");
}

/* Prints the source of the seat's orders, and their fate. */
static void print_seat(struct gm *gm, const struct gm_table *t,
		       const struct explained_seat *s)
{
	struct str who = str_of(t->rules->colours[s->seat]);

	for (int i = 0; i < t->n_seats; i++)
		if (t->seats[i].seat == s->seat)
			who = gm_seat_name(gm->a, &t->seats[i]);
	if (s->by_house)
		show_line(&gm->show, "  " PRI_STR ": played by the house",
			  STR_ARG(who));
	else if (s->in)
		show_line(&gm->show, "  " PRI_STR ": %d letter%s, last receipt %d",
			  STR_ARG(who), s->letters, s->letters == 1 ? "" : "s",
			  s->receipt);
	else
		print_missing(gm, t, s, who);
	print_slots(gm, s);
	print_chance(gm, s);
}

static void print_orders(struct gm *gm, const struct gm_table *t,
			 const struct explained *x, const struct seat *only)
{
	show_heading(&gm->show, "\nOrders");
	for (int i = 0; i < x->n_seats; i++)
		if (!only || x->seats[i].seat == only->seat)
			print_seat(gm, t, &x->seats[i]);
}

/* True if the section of the orders has not said this already. */
static bool is_new(const struct game_rules *rules, const struct trace_line *line)
{
	static const char *const said[] = {"because: ", "by chance: ", "by rule: "};

	if (line->what != TRACE_WORDS)
		return false;
	for (size_t i = 0; i < sizeof said / sizeof *said; i++)
		if (str_starts(line->text, said[i]))
			return false;
	return !rules->own_trace || !rules->own_trace->is_said(line);
}

static void print_trace(struct gm *gm, const struct gm_table *t,
			const struct explained *x, const struct seat *only)
{
	int n = 0;

	for (int i = 0; i < x->trace.n; i++) {
		const struct trace_line *line = &x->trace.lines[i];
		if (!is_about(line, only) || !is_new(t->rules, line))
			continue;
		json_t *who = seat_colour(t, line->seat);
		if (!n++)
			show_heading(&gm->show, "\nAmended and ruled");
		print_line(gm, line->rule,
			   json_is_string(who) ? json_string_value(who) : "",
			   line->text);
		json_decref(who);
	}
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
	struct str attempt =
		x->attempts > 1
			? str_printf(gm->a, ", attempt %d of %d%s", x->attempt,
				     x->attempts, x->gone ? " (taken back)" : "")
			: STR("");

	show_heading(&gm->show, PRI_STR " phase %d.%d, run%s" PRI_STR,
		     STR_ARG(t->game.name), x->turn, x->phase,
		     x->cause == OPEN_DEADLINE ? " at its deadline"
		     : x->cause == OPEN_EARLY  ? " early"
		     : x->cause == OPEN_GM     ? " by the GM"
					       : "",
		     STR_ARG(attempt));
	print_orders(gm, t, x, only);
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
	int turn, phase, attempt;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_read_phase(gm, &t, gm_arg(gm, 1), &turn, &phase, &err) ||
	    !gm_read_attempt(gm, &attempt, &err) ||
	    (gm->n_args > 2 && !gm_find_seat(gm, &t, gm_arg(gm, 2), &only, &err)) ||
	    (turn == t.game.turn && phase == t.game.phase &&
	     (!attempt || attempt == t.game.attempt) &&
	     !phase_explain_open(gm->home, gm->a, &t.game, &err)) ||
	    !phase_explain(gm->home, gm->a, t.game.name, turn, phase, attempt, &x,
			   &err) ||
	    !gm_seats_at(gm, &t, x.ran, &err))
		return gm_fail(gm, &err);
	if (gm->show.json)
		show_json(&gm->show, explained_json(gm, &t, &x, only));
	else
		print_explained(gm, &t, &x, only);
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option explain_options[] = {
	{"attempt", "N", "the N-th run of a phase that was opened again", false},
	{0},
};

const struct gm_command gm_explain_commands[] = {
	{.group = "explain", .args = "G T.P [SEAT]", .least = 2, .most = 3,
	 .flags = GM_SHOWS | GM_HOME, .options = explain_options,
	 .what = "Tells why a phase came out as it did, with rule marks and draws",
	 .more = "Shows each order with its receipt, and whether the GM entered it or it still\n"
		 "holds from an earlier phase; what became of each of its preferences, and what\n"
		 "prevented it; each fact of its condition and when it is known (S0 to S4); what\n"
		 "chance or the rules did where no order applied; what happened, who amended what,\n"
		 "the rulings and the draws. With SEAT, only what that seat was told and what is\n"
		 "about it.",
	 .example = "postalgm explain ce-7 3.2 red", .run = explain},
	{0},
};
/* clang-format on */
