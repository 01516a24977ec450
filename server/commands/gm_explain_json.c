/* explain as JSON, and what of it is about the seat that is asked for.
 * SPDX-License-Identifier: ISC */
#include "server/commands/gm_explain.h"

#include "base/arena.h"

bool explain_is_about(const struct trace_line *line, const struct seat *only)
{
	return !only || line->seat == only->seat || line->seat < 0;
}

/* Was the seat told of the event? True for all events if no seat is asked for. */
bool explain_is_seen(const struct event *e, const struct seat *only)
{
	return !only || e->audience & 1U << only->seat;
}

/* A draw is about the seat whose colour is a word of its label. */
bool explain_is_drawn_for(struct arena *a, const struct rng_draw *d,
			  const struct seat *only)
{
	return !only ||
	       str_find(d->label, str_printf(a, "." PRI_STR ".",
					     STR_ARG(only->colour))) != SIZE_MAX;
}

json_t *explain_colour(const struct gm_table *t, int seat)
{
	for (int i = 0; i < t->n_seats; i++)
		if (t->seats[i].seat == seat)
			return show_str(t->seats[i].colour);
	return json_null();
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
				  explain_colour(t, s->seat), "in", s->in, "by_house",
				  s->by_house, "n_letters", s->letters, "receipt",
				  s->receipt, "last", show_time(s->last), "decisions",
				  slots, "without_orders",
				  lines_json(s->chance, s->n_chance)));
	}
	return list;
}

json_t *explain_json(struct gm *gm, const struct gm_table *t, const struct explained *x,
		     const struct seat *only)
{
	json_t *events = json_array(), *trace = json_array(), *draws = json_array();

	for (int i = 0; i < x->n_sentences; i++)
		if (x->sentences[i].n && explain_is_seen(&x->events.e[i], only))
			json_array_append_new(events,
					      json_pack("{s:s, s:o}", "rule",
							x->events.e[i].rule, "text",
							show_str(x->sentences[i])));
	for (int i = 0; i < x->trace.n; i++)
		if (explain_is_about(&x->trace.lines[i], only))
			json_array_append_new(
				trace,
				json_pack("{s:o, s:s, s:o}", "seat",
					  explain_colour(t, x->trace.lines[i].seat),
					  "rule", x->trace.lines[i].rule, "text",
					  show_str(x->trace.lines[i].text)));
	for (int i = 0; i < x->n_draws; i++)
		if (explain_is_drawn_for(gm->a, &x->draws[i], only))
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
