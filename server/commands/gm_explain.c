/* explain: why a phase came out as it did, line by line, with rule marks.
 * SPDX-License-Identifier: ISC */
#include "server/commands/gm_explain.h"
#include "base/arena.h"
#include "server/commands/commands.h"

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
		instead = s->slots[0].sealed ? STR("the plan that it sealed counted")
					     : STR("its standing orders counted");
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
				  slot->receipt,
				  STR_MADE(gm->a, gm_when(gm, slot->told)),
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
		if (!explain_is_about(line, only) || !is_new(t->rules, line))
			continue;
		json_t *who = explain_colour(t, line->seat);
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
		if (!explain_is_drawn_for(gm->a, d, only))
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
		if (x->sentences[i].n && explain_is_seen(&x->events.e[i], only))
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
		show_json(&gm->show, explain_json(gm, &t, &x, only));
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
