/* Events and traces <-> JSON: see codec.h.
 * SPDX-License-Identifier: ISC */
#include "rules/codec.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/seat.h"
#include "rules/event.h"
#include "rules/pieces/question.h"
#include "rules/pieces/standing.h"
#include "rules/trace.h"

enum {
	N_EVENT = 6, /* and the words, where it has some */
	N_TRACE = 3,
	N_STEP = 6,
	N_ORDER = 6,
	N_QUESTION = 12,
	MOST_ROWS = 1000000,
	NOBODY = -1, /* SEAT_NONE, as it has always been written */
};

/* Out of memory ends the process, as in the arena. */
static json_t *must(json_t *j)
{
	if (!j)
		abort();
	return j;
}

static void append(json_t *array, json_t *item)
{
	if (json_array_append_new(array, must(item)) != 0)
		abort();
}

struct printing {
	struct buf *to;
	size_t indent;
};

/* A line end is a piece of its own. */
static int add_piece(const char *s, size_t n, void *with)
{
	const struct printing *p = with;

	if (n != 1)
		buf_add(p->to, (struct str){s, n});
	else
		buf_char(p->to, *s);
	if (p->indent && n == 1 && *s == '\n')
		buf_fill(p->to, ' ', p->indent);
	return 0;
}

void codec_print(struct buf *b, struct json_t *value, size_t how, size_t indent)
{
	struct printing p = {b, indent};

	if (json_dump_callback(value, add_piece, &p, how | JSON_ENCODE_ANY) != 0)
		abort();
	json_decref(value);
}

struct str codec_text(struct arena *a, struct json_t *value)
{
	struct buf b = buf_in(a);

	codec_print(&b, value, JSON_COMPACT | JSON_SORT_KEYS, 0);
	return buf_str(&b);
}

struct json_t *codec_parse(struct str text, struct err *err)
{
	json_error_t why;
	json_t *j =
		json_loadb(text.n ? text.s : "", text.n, JSON_REJECT_DUPLICATES, &why);

	if (!j)
		err_set(err, "line %d, column %d: %s", why.line, why.column, why.text);
	return j;
}

static json_t *arguments(const struct event *e)
{
	json_t *j = must(json_array());
	int n = EVENT_ARGS;

	while (n && !e->arg[n - 1])
		n--;
	for (int i = 0; i < n; i++)
		append(j, json_integer(e->arg[i]));
	return j;
}

struct json_t *codec_save_events(const struct events *events)
{
	json_t *all = must(json_array());

	for (int i = 0; i < events->n; i++) {
		const struct event *e = &events->e[i];
		json_t *j = must(json_array());
		append(j, json_integer(e->kind));
		append(j, json_integer(e->audience));
		append(j, json_integer(e->turn));
		append(j, json_integer(e->phase));
		append(j, json_string(e->rule));
		append(j, arguments(e));
		if (e->text.n)
			append(j, json_stringn(e->text.s, e->text.n));
		append(all, j);
	}
	return all;
}

/* Number `i` of an array, within bounds. */
static bool number(const json_t *j, size_t i, int min, int max, int *out)
{
	const json_t *n = json_array_get(j, i);
	json_int_t v = json_integer_value(n);

	if (!json_is_integer(n) || v < min || v > max)
		return false;
	*out = (int)v;
	return true;
}

/* Text `i` of an array, without a NUL in it. */
static bool text(const json_t *j, size_t i, size_t most, struct str *out)
{
	const json_t *s = json_array_get(j, i);

	if (!json_is_string(s))
		return false;
	*out = (struct str){json_string_value(s), json_string_length(s)};
	return out->n <= most && !(out->n && memchr(out->s, '\0', out->n));
}

static bool load_event(const json_t *j, struct arena *a, struct event *e)
{
	const json_t *args = json_array_get(j, 5);
	int kind, audience, turn, phase;
	struct str rule;

	*e = (struct event){.kind = 0};
	size_t n = json_array_size(j);
	if ((n != N_EVENT && n != N_EVENT + 1) || !number(j, 0, 0, INT16_MAX, &kind) ||
	    !number(j, 1, 0, AUDIENCE_ALL, &audience) ||
	    !number(j, 2, 0, INT16_MAX, &turn) || !number(j, 3, 0, INT16_MAX, &phase) ||
	    !text(j, 4, EVENT_RULE_MAX - 1, &rule) || !json_is_array(args) ||
	    json_array_size(args) > EVENT_ARGS ||
	    (n > N_EVENT && !text(j, N_EVENT, EVENT_TEXT_MAX, &e->text)))
		return false;
	if (e->text.n)
		e->text = str_dup(a, e->text);
	e->kind = (int16_t)kind;
	e->audience = (uint16_t)audience;
	e->turn = (int16_t)turn;
	e->phase = (int16_t)phase;
	memcpy(e->rule, rule.s, rule.n);
	for (size_t i = 0; i < json_array_size(args); i++) {
		int v;
		if (!number(args, i, INT16_MIN, INT16_MAX, &v))
			return false;
		e->arg[i] = (int16_t)v;
	}
	return true;
}

bool codec_load_events(const struct json_t *j, struct arena *a, struct events *events,
		       struct err *err)
{
	size_t n = json_array_size(j);

	*events = (struct events){.a = a};
	if (!json_is_array(j) || n > MOST_ROWS)
		return err_set(err, "events: expected an array");
	events->n = (int)n;
	events->e = arena_list(a, struct event, n);
	for (size_t i = 0; i < n; i++)
		if (!load_event(json_array_get(j, i), a, &events->e[i]))
			return err_set(err, "event %zu is malformed", i);
	if (n) {
		events->turn = events->e[n - 1].turn;
		events->phase = events->e[n - 1].phase;
	}
	return true;
}

struct json_t *codec_save_trace(const struct trace *trace)
{
	json_t *all = must(json_array());

	for (int i = 0; i < trace->n; i++) {
		const struct trace_line *l = &trace->lines[i];
		json_t *j = must(json_array());
		append(j, json_integer(l->seat < 0 ? NOBODY : l->seat));
		append(j, json_string(l->rule));
		append(j, json_stringn(l->text.n ? l->text.s : "", l->text.n));
		if (l->what != TRACE_WORDS) {
			append(j, json_string(trace_name(l->what)));
			append(j, json_integer(l->slot));
			append(j, json_integer(l->alternative));
		}
		append(all, j);
	}
	return all;
}

/* Reads the fields of a line of the trace other than its words. */
static bool load_step(const json_t *row, struct trace_line *l)
{
	struct str what;

	l->slot = l->alternative = -1;
	if (json_array_size(row) == N_TRACE)
		return true;
	if (json_array_size(row) != N_STEP || !text(row, 3, SIZE_MAX, &what) ||
	    !number(row, 4, -1, INT16_MAX, &l->slot) ||
	    !number(row, 5, -1, INT16_MAX, &l->alternative))
		return false;
	l->what = trace_of_name(what);
	return l->what != TRACE_WORDS && l->what != TRACE_WHATS;
}

bool codec_load_trace(const struct json_t *j, struct arena *a, struct trace *trace,
		      struct err *err)
{
	size_t n = json_array_size(j);

	*trace = (struct trace){.a = a};
	if (!json_is_array(j) || n > MOST_ROWS)
		return err_set(err, "trace: expected an array");
	trace->n = (int)n;
	trace->lines = arena_list(a, struct trace_line, n);
	for (size_t i = 0; i < n; i++) {
		const json_t *row = json_array_get(j, i);
		struct trace_line *l = &trace->lines[i];
		struct str rule, what;
		if (!load_step(row, l) ||
		    !number(row, 0, NOBODY, INT16_MAX, &l->seat) ||
		    !text(row, 1, sizeof l->rule - 1, &rule) ||
		    !text(row, 2, SIZE_MAX, &what))
			return err_set(err, "trace line %zu is malformed", i);
		if (l->seat == NOBODY)
			l->seat = SEAT_NONE;
		memcpy(l->rule, rule.s, rule.n);
		l->text = str_dup(a, what);
	}
	return true;
}

struct json_t *codec_save_standing(const struct standing *orders)
{
	json_t *all = must(json_array());
	struct standing_order o;

	for (size_t at = 0; standing_next(orders, &at, &o);) {
		json_t *j = must(json_array());
		append(j, json_integer(o.key.verb));
		append(j, json_integer(o.key.a));
		append(j, json_integer(o.key.b));
		append(j, json_integer(o.turn));
		append(j, json_integer(o.phase));
		append(j, json_stringn(o.line.s, o.line.n));
		append(all, j);
	}
	return all;
}

static bool load_order(const json_t *row, struct standing_order *o)
{
	return json_array_size(row) == N_ORDER &&
	       number(row, 0, INT32_MIN, INT32_MAX, &o->key.verb) &&
	       number(row, 1, INT32_MIN, INT32_MAX, &o->key.a) &&
	       number(row, 2, INT32_MIN, INT32_MAX, &o->key.b) &&
	       number(row, 3, 0, INT16_MAX, &o->turn) &&
	       number(row, 4, 0, INT16_MAX, &o->phase) &&
	       text(row, 5, SIZE_MAX, &o->line) && o->line.n > 0;
}

bool codec_load_standing(const struct json_t *j, const struct standing *orders,
			 struct err *err)
{
	size_t n = json_array_size(j);

	memset(orders->bytes, 0, orders->size);
	if (!json_is_array(j))
		return err_set(err, "standing orders: expected an array");
	for (size_t i = 0; i < n; i++) {
		struct standing_order o;
		if (!load_order(json_array_get(j, i), &o))
			return err_set(err, "standing order %zu is malformed", i);
		if (!standing_put(orders, &o))
			return err_set(err, "there is no room for standing order %zu",
				       i);
	}
	return true;
}

struct json_t *codec_save_all_standing(const char *bytes, int n_seats, size_t size)
{
	json_t *all = must(json_array());

	for (int seat = 0; seat < n_seats; seat++) {
		/* Saving only reads it; the struct serves for writing, too. */
		struct standing kept = {
			(char *)(uintptr_t)(bytes + (size_t)seat * size), size};
		append(all, codec_save_standing(&kept));
	}
	return all;
}

bool codec_load_all_standing(const struct json_t *all, char *bytes, int n_seats,
			     size_t size, struct err *err)
{
	if (!json_is_array(all) || json_array_size(all) != (size_t)n_seats)
		return err_set(err,
			       "standing orders: expected one array for each seat");
	for (size_t seat = 0; seat < (size_t)n_seats; seat++) {
		struct standing kept = {bytes + seat * size, size};
		if (!codec_load_standing(json_array_get(all, seat), &kept, err))
			return err_context(err, "seat %zu", seat);
	}
	return true;
}

struct json_t *codec_save_questions(const struct questions *all)
{
	json_t *rows = must(json_array());

	for (int i = 0; i < all->n; i++) {
		const struct question *q = &all->q[i];
		const int numbers[N_QUESTION - 1] = {
			i,        q->state, q->asker, q->asked,   q->readers, q->topic,
			q->about, q->turn,  q->phase, q->settled, q->answer};
		if (q->state == QUESTION_FREE)
			continue;
		json_t *j = must(json_array());
		for (int k = 0; k < N_QUESTION - 1; k++)
			append(j, json_integer(numbers[k]));
		append(j, json_string(q->text));
		append(rows, j);
	}
	return rows;
}

static bool load_question(const json_t *row, const struct questions *all)
{
	int place, state, asker, asked, readers, topic, about, turn, phase, settled,
		answer;
	struct str words;

	if (json_array_size(row) != N_QUESTION ||
	    !number(row, 0, 0, all->n - 1, &place) ||
	    !number(row, 1, QUESTION_OPEN, QUESTION_UNANSWERED, &state) ||
	    !number(row, 2, 0, 15, &asker) || !number(row, 3, 0, 15, &asked) ||
	    !number(row, 4, 0, UINT16_MAX, &readers) ||
	    !number(row, 5, INT16_MIN, INT16_MAX, &topic) ||
	    !number(row, 6, INT16_MIN, INT16_MAX, &about) ||
	    !number(row, 7, 0, INT16_MAX, &turn) ||
	    !number(row, 8, 0, INT16_MAX, &phase) ||
	    !number(row, 9, 0, INT16_MAX, &settled) ||
	    !number(row, 10, INT32_MIN, INT32_MAX, &answer) ||
	    !text(row, 11, QUESTION_TEXT - 1, &words))
		return false;
	struct question *q = &all->q[place];
	if (q->state != QUESTION_FREE)
		return false;
	*q = (struct question){.state = (uint8_t)state,
			       .asker = (int8_t)asker,
			       .asked = (int8_t)asked,
			       .readers = (uint16_t)readers,
			       .topic = (int16_t)topic,
			       .about = (int16_t)about,
			       .turn = (int16_t)turn,
			       .phase = (int16_t)phase,
			       .settled = (int16_t)settled,
			       .answer = answer};
	memcpy(q->text, words.s, words.n);
	return true;
}

bool codec_load_questions(const struct json_t *j, const struct questions *all,
			  struct err *err)
{
	memset(all->q, 0, (size_t)all->n * sizeof *all->q);
	if (!json_is_array(j))
		return err_set(err, "questions: expected an array");
	for (size_t i = 0; i < json_array_size(j); i++)
		if (!load_question(json_array_get(j, i), all))
			return err_set(err, "question %zu is malformed", i);
	return true;
}
