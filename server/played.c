/* A game as it was played, out of the store and as a file.
 * SPDX-License-Identifier: ISC */
#include "server/played.h"

#include <jansson.h>
#include <sodium.h>
#include <string.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "rules/event.h"
#include "server/game_options.h"

static const char format[] = "postalgm-game-1", draws_format[] = "postalgm-draws-1";

/* Out of the store --------------------------------------------------------- */

/* The switches as at the start: what was turned later stands in the acts, with its
 * value before. */
static void options_at_start(struct played *p)
{
	for (int i = p->n_phases - 1; i >= 0; i--)
		for (int j = p->phases[i].n_acts - 1; j >= 0; j--) {
			const struct act *x = &p->phases[i].acts[j];
			for (int k = 0; x->kind == ACT_OPTION && k < p->n_options; k++)
				if (str_same(p->options[k].name, x->name))
					p->options[k].value = x->was;
		}
	int n = 0;
	for (int k = 0; k < p->n_options; k++) {
		bool ours = false;
		for (const struct game_option *o = play_options; o->name; o++)
			ours = ours || str_is(p->options[k].name, o->name);
		if (!ours && p->options[k].value.n)
			p->options[n++] = p->options[k];
	}
	p->n_options = n;
}

bool played_load(struct home *h, struct arena *a, struct str name, struct played *p,
		 struct err *err)
{
	struct snapshot *s;
	struct str seal;

	*p = (struct played){0};
	if (!games_find(h->store, a, name, &p->game, err))
		return false;
	int64_t id = p->game.id;
	if (!seats_list(h->store, a, id, &p->seats, &p->n_seats, err) ||
	    !option_list(h->store, a, id, &p->options, &p->n_options, err) ||
	    !option_get(h->store, a, id, "powers", &p->powers, err) ||
	    !rulings_list(h->store, a, id, &p->rulings, &p->n_rulings, err) ||
	    !gmlog_chain(h->store, a, id, &p->log, &p->n_log, &seal, err) ||
	    !snapshots_list(h->store, a, id, false, &s, &p->n_phases, err))
		return false;
	p->phases = arena_array(a, struct played_phase, (size_t)p->n_phases + 1);
	for (int i = 0; i < p->n_phases; i++) {
		struct played_phase *ph = &p->phases[i];
		ph->opened = s[i];
		if (!acts_list(h->store, a, id, s[i].phase_no, &ph->acts, &ph->n_acts,
			       err) ||
		    !sheets_list(h->store, a, id, s[i].phase_no, &ph->sheets,
				 &ph->n_sheets, err))
			return false;
	}
	options_at_start(p);
	return true;
}

/* Writing ------------------------------------------------------------------ */

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
						act_kind_name(x->kind), "seat", x->seat,
						"name", text(x->name), "value",
						text(x->value), "was", text(x->was)));
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
		json_array_append_new(
			list, json_pack("{s:i, s:b, s:b, s:b, s:o}", "seat", s->seat,
					"readable", s->readable, "final", s->final,
					"wait", s->wait, "orders", lines));
	}
	return list;
}

/* Which phase; and what can be told of it while the game runs. */
static json_t *write_frame(const struct snapshot *s)
{
	return json_pack("{s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:o}", "no",
			 s->phase_no, "turn", s->turn, "phase", s->phase, "from",
			 s->from_no, "ran_turn", s->ran_turn, "ran_phase", s->ran_phase,
			 "attempt", s->attempt, "edition", s->edition, "cause",
			 text(s->cause));
}

/* Of the events those that all have been told: [kind, audience, ...]. */
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
			json_object_set_new(o, "name", text(s->name));
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

/* What was done by hand. Of a line that is not for all there is the digest alone, unless
 * it is the GM who reads: the chain can be followed without its words. */
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
		if (parts != PLAYED_DRAWS ||
		    !str_is(p->phases[i].opened.cause, "rollback"))
			json_array_append_new(phases,
					      write_phase(&p->phases[i], parts));
	json_t *root = json_pack("{s:s, s:o, s:o, s:i, s:b, s:o, s:o, s:o}", "format",
				 parts == PLAYED_DRAWS ? draws_format : format, "game",
				 text(p->game.name), "rules", text(p->game.rules),
				 "n_seats", p->game.n_seats, "over", over, "commitment",
				 text(p->game.commitment), "seats",
				 write_seats(p, over, parts), "phases", phases);
	if (parts != PLAYED_DRAWS) {
		write_options(a, p, root);
		json_object_set_new(root, "rulings", write_rulings(p));
		/* While the game runs, how many lines there are would tell of what is not
		 * for all. */
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

/* Reading ------------------------------------------------------------------ */

static struct str get(struct arena *a, const json_t *o, const char *key)
{
	const json_t *v = json_object_get(o, key);
	return json_is_string(v) ? str_dup(a, (struct str){json_string_value(v),
							   json_string_length(v)})
				 : STR("");
}

static int number(const json_t *o, const char *key)
{
	json_int_t v = json_integer_value(json_object_get(o, key));
	return v > INT32_MAX || v < INT32_MIN ? 0 : (int)v;
}

static bool is_true(const json_t *o, const char *key)
{
	return json_is_true(json_object_get(o, key));
}

static struct str part(struct arena *a, const json_t *o, const char *key)
{
	json_t *v = json_object_get(o, key);
	return codec_text(a, v ? json_incref(v) : json_null());
}

static void read_acts(struct arena *a, const json_t *list, struct played_phase *ph)
{
	size_t i;
	json_t *o;

	ph->acts = arena_array(a, struct act, json_array_size(list) + 1);
	json_array_foreach(list, i, o)
	{
		struct act *x = &ph->acts[ph->n_acts++];
		struct str kind = get(a, o, "kind");
		while (x->kind < ACT_KINDS && !str_is(kind, act_kind_name(x->kind)))
			x->kind++;
		x->seat = number(o, "seat");
		x->name = get(a, o, "name");
		x->value = get(a, o, "value");
		x->was = get(a, o, "was");
	}
}

static void read_sheets(struct arena *a, const json_t *list, struct played_phase *ph)
{
	size_t i, j;
	json_t *o, *line;

	ph->sheets = arena_array(a, struct stored_sheet, json_array_size(list) + 1);
	json_array_foreach(list, i, o)
	{
		struct stored_sheet *s = &ph->sheets[ph->n_sheets++];
		const json_t *lines = json_object_get(o, "orders");
		*s = (struct stored_sheet){.exists = true,
					   .seat = number(o, "seat"),
					   .readable = is_true(o, "readable"),
					   .final = is_true(o, "final"),
					   .wait = is_true(o, "wait")};
		s->slots =
			arena_array(a, struct stored_slot, json_array_size(lines) + 1);
		json_array_foreach(lines, j, line) s->slots[s->n_slots++] =
			(struct stored_slot){
				.line = get(a, line, "line"),
				.receipt = number(line, "receipt"),
				.told = 1,
				.standing = is_true(line, "standing"),
			};
	}
}

static void read_phase(struct arena *a, const json_t *o, struct played_phase *ph)
{
	ph->opened = (struct snapshot){
		.phase_no = number(o, "no"),
		.turn = number(o, "turn"),
		.phase = number(o, "phase"),
		.from_no = number(o, "from"),
		.ran_turn = number(o, "ran_turn"),
		.ran_phase = number(o, "ran_phase"),
		.attempt = number(o, "attempt"),
		.edition = number(o, "edition"),
		.cause = get(a, o, "cause"),
		.state = part(a, o, "state"),
		.events = part(a, o, "events"),
		.draws = part(a, o, "draws"),
	};
	read_acts(a, json_object_get(o, "acts"), ph);
	read_sheets(a, json_object_get(o, "sheets"), ph);
}

/* Text that is not hex is empty: no sum is. */
static struct str unhex(struct arena *a, const json_t *o, const char *key)
{
	struct str s = get(a, o, key);
	unsigned char *out = arena_alloc(a, s.n / 2 + 1);
	size_t n = 0;

	if (sodium_hex2bin(out, s.n / 2 + 1, s.s, s.n, NULL, &n, NULL) < 0)
		n = 0;
	return (struct str){(const char *)out, n};
}

static void read_line(struct arena *a, const json_t *o, struct gmlog_link *l)
{
	l->entry = (struct gmlog_entry){
		.game_id = json_integer_value(json_object_get(o, "game")),
		.phase_no = number(o, "phase_no"),
		.utc = json_integer_value(json_object_get(o, "utc")),
		.who = get(a, o, "who"),
		.what = get(a, o, "what"),
		.why = get(a, o, "why"),
		.is_public = is_true(o, "public"),
	};
	l->salt = unhex(a, o, "salt");
	l->sum = unhex(a, o, "sum");
	l->digest = json_object_get(o, "digest") ? unhex(a, o, "digest")
						 : gmlog_digest(a, &l->entry, l->salt);
}

static bool read_secret(struct arena *a, const json_t *root, struct played *p,
			struct err *err)
{
	struct str hex = get(a, root, "secret");
	size_t n;

	p->sealed = p->game.status != GAME_OVER;
	if (p->sealed && hex.n)
		return err_refuse(err, "a secret is in it, but the game is not over");
	if (p->sealed)
		return true;
	if (!hex.n)
		return err_refuse(err, "the game is over, but its secret is missing");
	if (sodium_hex2bin(p->game.secret, sizeof p->game.secret, hex.s, hex.n, NULL,
			   &n, NULL) < 0 ||
	    n != sizeof p->game.secret)
		return err_refuse(err, "the secret is not 64 hex digits");
	return true;
}

/* Each seat once; once the game is over each has its word, if an empty one. */
static bool seat_is_right(const struct played *p, const json_t *o, unsigned *seen,
			  struct err *err)
{
	const struct seat *s = &p->seats[p->n_seats - 1];

	if (s->seat < 0 || s->seat >= p->game.n_seats || *seen >> s->seat & 1)
		return err_refuse(err, "a seat has an impossible number");
	if (!p->sealed && !json_is_string(json_object_get(o, "word")))
		return err_refuse(err, "the lucky word of seat %d is missing", s->seat);
	*seen |= 1U << s->seat;
	return true;
}

static bool read_people(struct arena *a, const json_t *root, struct played *p,
			struct err *err)
{
	const json_t *list = json_object_get(root, "seats");
	json_t *o, *v;
	size_t i;
	const char *key;
	unsigned seen = 0;

	p->game.n_seats = number(root, "n_seats");
	if (p->game.n_seats < 1 || p->game.n_seats > GAME_SEATS_MAX)
		return err_refuse(err, "\"n_seats\" is impossible");
	p->seats = arena_array(a, struct seat, json_array_size(list) + 1);
	json_array_foreach(list, i, o)
	{
		struct seat *s = &p->seats[p->n_seats++];
		s->seat = number(o, "seat");
		s->colour = get(a, o, "colour");
		s->name = get(a, o, "name");
		s->power = get(a, o, "power");
		s->wish_powers = get(a, o, "wishes");
		s->lucky = get(a, o, "word");
		if (!seat_is_right(p, o, &seen, err))
			return false;
	}
	json_t *options = json_object_get(root, "options");
	p->options = arena_array(a, struct option, json_object_size(options) + 1);
	json_object_foreach(options, key, v) p->options[p->n_options++] =
		(struct option){
			str_dup(a, str_of(key)),
			str_dup(a, str_of(json_string_value(v))),
		};
	return true;
}

static bool is_commitment(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!((s.s[i] >= '0' && s.s[i] <= '9') ||
		      (s.s[i] >= 'a' && s.s[i] <= 'f')))
			return false;
	return s.n == 64;
}

static bool read_root(struct arena *a, const json_t *root, struct played *p,
		      struct err *err)
{
	const json_t *phases = json_object_get(root, "phases");
	json_t *o;
	size_t i;

	p->draws_only = str_is(get(a, root, "format"), draws_format);
	if (!p->draws_only && !str_is(get(a, root, "format"), format))
		return err_refuse(err,
				  "this is no game that postalgm verify wrote "
				  "(\"format\" is not %s)",
				  format);
	p->game.name = get(a, root, "game");
	p->game.rules = get(a, root, "rules");
	p->game.commitment = get(a, root, "commitment");
	p->powers = get(a, root, "powers");
	p->game.status = is_true(root, "over") ? GAME_OVER : GAME_RUNNING;
	if (!json_is_boolean(json_object_get(root, "over")))
		return err_refuse(err, "\"over\" is neither true nor false");
	if (!is_commitment(p->game.commitment))
		return err_refuse(err, "the commitment is not 64 hex digits");
	if (!json_is_array(phases))
		return err_refuse(err, "\"phases\" is not a list");
	p->phases = arena_array(a, struct played_phase, json_array_size(phases) + 1);
	json_array_foreach(phases, i, o) read_phase(a, o, &p->phases[p->n_phases++]);
	const json_t *log = json_object_get(root, "log");
	p->log = arena_array(a, struct gmlog_link, json_array_size(log) + 1);
	json_array_foreach(log, i, o) read_line(a, o, &p->log[p->n_log++]);
	return read_secret(a, root, p, err) && read_people(a, root, p, err);
}

bool played_read(struct arena *a, struct str json, struct played *p, struct err *err)
{
	json_t *root = codec_parse(json, err);

	*p = (struct played){0};
	bool ok = root && read_root(a, root, p, err);
	json_decref(root);
	return ok;
}
