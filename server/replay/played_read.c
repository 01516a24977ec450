/* A game out of a file, which anybody may have written.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <sodium.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "rules/game.h"
#include "server/replay/played.h"
#include "server/replay/played_parts.h"

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
		if (x->seat < 0)
			x->seat = SEAT_NONE;
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
					   .wait = is_true(o, "wait"),
					   .by_house = is_true(o, "by_house")};
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
		.cause = open_cause_of(get(a, o, "cause")),
		.state = part(a, o, "state"),
		.events = part(a, o, "events"),
		.draws = part(a, o, "draws"),
	};
	read_acts(a, json_object_get(o, "acts"), ph);
	read_sheets(a, json_object_get(o, "sheets"), ph);
}

/* Text that is not hex becomes empty, which no sum is. */
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

/* Each seat occurs once; once the game is over, each has its word, perhaps an empty
 * one. */
static bool seat_is_right(const struct played *p, const json_t *o, unsigned *seen,
			  struct err *err)
{
	const struct seat *s = &p->seats[p->n_seats - 1];

	if (s->seat < 0 || s->seat >= GAME_SEATS_MAX || *seen >> s->seat & 1)
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

	p->draws_only = str_is(get(a, root, "format"), PLAYED_DRAWS_FORMAT);
	if (!p->draws_only && !str_is(get(a, root, "format"), PLAYED_FORMAT))
		return err_refuse(
			err,
			"this is not a game that postalgm verify wrote (\"format\" is not %s)",
			PLAYED_FORMAT);
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
