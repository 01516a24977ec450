/* A game as it was played becomes a file: canonical JSON.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <sodium.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "rules/event.h"
#include "server/game/known_as.h"
#include "server/replay/played.h"
#include "server/replay/played_parts.h"

static json_t *text(struct str s)
{
	return json_stringn(s.s ? s.s : "", s.n);
}

static json_t *raw(struct str s)
{
	struct err ignored = {0};
	json_t *v = codec_parse(s, &ignored);
	return v ? v : json_null();
}

static json_t *write_acts(const struct played_phase *ph)
{
	json_t *list = json_array();
	for (int i = 0; i < ph->n_acts; i++) {
		const struct act *x = &ph->acts[i];
		json_array_append_new(list,
				      json_pack("{s:s, s:i, s:o, s:o, s:o}", "kind",
						act_kind_name(x->kind), "seat",
						x->seat < 0 ? -1 : x->seat, "name",
						text(x->name), "value", text(x->value),
						"was", text(x->was)));
	}
	return list;
}

static json_t *write_sheets(const struct played_phase *ph)
{
	json_t *list = json_array();
	for (int i = 0; i < ph->n_sheets; i++) {
		const struct stored_sheet *s = &ph->sheets[i];
		json_t *lines = json_array();
		for (int j = 0; j < s->n_slots; j++)
			json_array_append_new(
				lines, json_pack("{s:o, s:i, s:b}", "line",
						 text(s->slots[j].line), "receipt",
						 s->slots[j].receipt, "standing",
						 s->slots[j].standing));
		json_t *sheet = json_pack("{s:i, s:b, s:b, s:b, s:o}", "seat", s->seat,
					  "readable", s->readable, "final", s->final,
					  "wait", s->wait, "orders", lines);
		if (s->by_house)
			json_object_set_new(sheet, "by_house", json_true());
		json_array_append_new(list, sheet);
	}
	return list;
}

/* The phase, and those facts about it that can be told while the game runs. */
static json_t *write_frame(const struct snapshot *s)
{
	return json_pack("{s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:s}", "no",
			 s->phase_no, "turn", s->turn, "phase", s->phase, "from",
			 s->from_no, "ran_turn", s->ran_turn, "ran_phase", s->ran_phase,
			 "attempt", s->attempt, "edition", s->edition, "cause",
			 open_cause_name(s->cause));
}

/* The events that all have been told: [kind, audience, ...]. */
static json_t *open_events(struct str events)
{
	json_t *all = raw(events), *some = json_array(), *one;
	size_t i;

	json_array_foreach(all, i, one)
	{
		json_int_t who = json_integer_value(json_array_get(one, 1));
		if ((who & AUDIENCE_ALL) == AUDIENCE_ALL)
			json_array_append(some, one);
	}
	json_decref(all);
	return some;
}

static json_t *write_phase(const struct played_phase *ph, enum played_parts parts)
{
	const struct snapshot *s = &ph->opened;
	json_t *o;

	if (parts == PLAYED_DRAWS)
		return json_pack("{s:i, s:i, s:o}", "ran_turn", s->ran_turn,
				 "ran_phase", s->ran_phase, "draws", raw(s->draws));
	o = write_frame(s);
	if (parts == PLAYED_OPEN) {
		json_object_set_new(o, "events", open_events(s->events));
		return o;
	}
	json_object_set_new(o, "state", raw(s->state));
	json_object_set_new(o, "events", raw(s->events));
	json_object_set_new(o, "draws", raw(s->draws));
	json_object_set_new(o, "acts", write_acts(ph));
	json_object_set_new(o, "sheets", write_sheets(ph));
	return o;
}

static json_t *write_seats(const struct played *p, bool over, enum played_parts parts)
{
	json_t *list = json_array();
	for (int i = 0; i < p->n_seats; i++) {
		const struct seat *s = &p->seats[i];
		json_t *o = json_pack("{s:i, s:o}", "seat", s->seat, "colour",
				      text(s->colour));
		if (parts != PLAYED_DRAWS) {
			json_object_set_new(
				o, "name",
				text(parts == PLAYED_OPEN &&
						     players_are_hidden(&p->game)
					     ? STR("")
					     : s->name));
			json_object_set_new(o, "power", text(s->power));
		}
		if (parts == PLAYED_WHOLE)
			json_object_set_new(o, "wishes", text(s->wish_powers));
		if (over)
			json_object_set_new(o, "word", text(s->lucky));
		json_array_append_new(list, o);
	}
	return list;
}

static void write_options(struct arena *a, const struct played *p, json_t *root)
{
	json_t *options = json_object();

	for (int i = 0; i < p->n_options; i++)
		json_object_set_new(options, str_z(a, p->options[i].name),
				    text(p->options[i].value));
	json_object_set_new(root, "options", options);
	json_object_set_new(root, "powers", text(p->powers));
}

/* All have been told of them. */
static json_t *write_rulings(const struct played *p)
{
	json_t *list = json_array();

	for (int i = 0; i < p->n_rulings; i++) {
		const struct ruling *r = &p->rulings[i];
		json_array_append_new(list,
				      json_pack("{s:i, s:i, s:i, s:o}", "number",
						r->number, "turn", r->turn, "phase",
						r->phase, "text", text(r->text)));
	}
	return list;
}

static json_t *hex(struct arena *a, struct str s)
{
	char *out = arena_alloc(a, 2 * s.n + 1);

	return json_string(
		sodium_bin2hex(out, 2 * s.n + 1, (const unsigned char *)s.s, s.n));
}

/* Writes the log of acts. A line that is not public is given only by its digest, unless
 * the GM reads the file: the chain can be checked without its words. */
static json_t *write_log(struct arena *a, const struct played *p, bool all)
{
	json_t *list = json_array();

	for (int i = 0; i < p->n_log; i++) {
		const struct gmlog_link *l = &p->log[i];
		const struct gmlog_entry *e = &l->entry;
		json_t *o = json_pack("{s:o}", "sum", hex(a, l->sum));
		if (!all && !e->is_public) {
			json_object_set_new(o, "digest", hex(a, l->digest));
		} else {
			json_object_set_new(o, "salt", hex(a, l->salt));
			json_object_set_new(o, "game", json_integer(e->game_id));
			json_object_set_new(o, "phase_no", json_integer(e->phase_no));
			json_object_set_new(o, "utc", json_integer(e->utc));
			json_object_set_new(o, "who", text(e->who));
			json_object_set_new(o, "what", text(e->what));
			json_object_set_new(o, "why", text(e->why));
			json_object_set_new(o, "public", json_boolean(e->is_public));
		}
		json_array_append_new(list, o);
	}
	return list;
}

struct str played_write(struct arena *a, const struct played *p,
			enum played_parts parts)
{
	bool over = p->game.status == GAME_OVER, all = parts == PLAYED_WHOLE;
	char secret[65];
	json_t *phases = json_array();

	if (over && parts == PLAYED_OPEN)
		parts = PLAYED_WHOLE;
	for (int i = 0; i < p->n_phases; i++)
		/* The draws of a row that was opened again are those of its first. */
		if (parts != PLAYED_DRAWS || p->phases[i].opened.cause != OPEN_ROLLBACK)
			json_array_append_new(phases,
					      write_phase(&p->phases[i], parts));
	json_t *root = json_pack(
		"{s:s, s:o, s:o, s:i, s:b, s:o, s:o, s:o}", "format",
		parts == PLAYED_DRAWS ? PLAYED_DRAWS_FORMAT : PLAYED_FORMAT, "game",
		text(p->game.name), "rules", text(p->game.rules), "n_seats",
		p->game.n_seats, "over", over, "commitment", text(p->game.commitment),
		"seats", write_seats(p, over, parts), "phases", phases);
	if (parts != PLAYED_DRAWS) {
		write_options(a, p, root);
		json_object_set_new(root, "rulings", write_rulings(p));
		/* While the game runs, the number of lines would reveal things that are
		 * not for all. */
		if (over || all)
			json_object_set_new(root, "log", write_log(a, p, all));
	}
	if (over) {
		sodium_bin2hex(secret, sizeof secret, p->game.secret,
			       sizeof p->game.secret);
		json_object_set_new(root, "secret", json_string(secret));
	}
	return codec_text(a, root);
}
