/* The text of JSON: see codec.h. Its trees are made here and hold no circle, so that they are walked without looking for
 * one: for that jansson writes down the address of each array and object, which takes longer than all else. What needs
 * an escape, and numbers that are not whole, it prints itself.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "rules/codec.h"

struct printing {
	struct buf *to;
	size_t how; /* jansson's flags */
	size_t indent;
};

static void put(const struct printing *p, const json_t *, size_t depth);

static int add_piece(const char *s, size_t n, void *with)
{
	buf_add(with, (struct str){s, n});
	return 0;
}

static void put_by_library(const struct printing *p, const json_t *value)
{
	if (json_dump_callback(value, add_piece, p->to, p->how | JSON_ENCODE_ANY) != 0)
		abort();
}

/* ASCII that stands for itself in JSON. */
static bool needs_no_escape(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] < ' ' || s.s[i] == '"' || s.s[i] == '\\')
			return false;
	return true;
}

static void put_quoted(struct buf *b, struct str s)
{
	buf_char(b, '"');
	buf_add(b, s);
	buf_char(b, '"');
}

static void put_string(const struct printing *p, const json_t *value)
{
	struct str s = {json_string_value(value), json_string_length(value)};

	if (needs_no_escape(s))
		put_quoted(p->to, s);
	else
		put_by_library(p, value);
}

static void put_key(const struct printing *p, const char *key)
{
	if (needs_no_escape(str_of(key))) {
		put_quoted(p->to, str_of(key));
	} else {
		json_t *value = json_string(key);
		put_by_library(p, value);
		json_decref(value);
	}
	buf_z(p->to, p->how & JSON_COMPACT ? ":" : ": ");
}

/* Where each item has a line of its own; else between two of them. */
static void put_line_end(const struct printing *p, size_t depth, bool between)
{
	size_t each = p->how & JSON_INDENT(JSON_MAX_INDENT);

	if (each) {
		buf_char(p->to, '\n');
		buf_fill(p->to, ' ', p->indent + each * depth);
	} else if (between && !(p->how & JSON_COMPACT)) {
		buf_char(p->to, ' ');
	}
}

static void put_gap(const struct printing *p, size_t depth, bool first)
{
	if (!first)
		buf_char(p->to, ',');
	put_line_end(p, depth, !first);
}

static void put_array(const struct printing *p, const json_t *list, size_t depth)
{
	size_t n = json_array_size(list);

	buf_char(p->to, '[');
	for (size_t i = 0; i < n; i++) {
		put_gap(p, depth + 1, i == 0);
		put(p, json_array_get(list, i), depth + 1);
	}
	if (n)
		put_line_end(p, depth, false);
	buf_char(p->to, ']');
}

struct member {
	const char *key;
	const json_t *value;
};

static int by_key(const void *a, const void *b)
{
	const struct member *x = a, *y = b;

	return strcmp(x->key, y->key);
}

static void put_member(const struct printing *p, const struct member *m, size_t depth,
		       bool first)
{
	put_gap(p, depth, first);
	put_key(p, m->key);
	put(p, m->value, depth);
}

static void put_members_sorted(const struct printing *p, json_t *object, size_t depth)
{
	struct member *list = calloc(json_object_size(object), sizeof *list);
	size_t n = 0;

	if (!list)
		abort();
	for (void *i = json_object_iter(object); i;
	     i = json_object_iter_next(object, i))
		list[n++] = (struct member){json_object_iter_key(i),
					    json_object_iter_value(i)};
	qsort(list, n, sizeof *list, by_key);
	for (size_t i = 0; i < n; i++)
		put_member(p, &list[i], depth, i == 0);
	free(list);
}

static void put_members(const struct printing *p, json_t *object, size_t depth)
{
	bool first = true;

	for (void *i = json_object_iter(object); i;
	     i = json_object_iter_next(object, i), first = false)
		put_member(p,
			   &(struct member){json_object_iter_key(i),
					    json_object_iter_value(i)},
			   depth, first);
}

/* jansson's walk takes no const object. */
static void put_object(const struct printing *p, json_t *object, size_t depth)
{
	bool empty = json_object_size(object) == 0;

	buf_char(p->to, '{');
	if (!empty && p->how & JSON_SORT_KEYS)
		put_members_sorted(p, object, depth + 1);
	else
		put_members(p, object, depth + 1);
	if (!empty)
		put_line_end(p, depth, false);
	buf_char(p->to, '}');
}

static void put(const struct printing *p, const json_t *value, size_t depth)
{
	if (json_is_array(value))
		put_array(p, value, depth);
	else if (json_is_object(value))
		put_object(p, (json_t *)value, depth);
	else if (json_is_string(value))
		put_string(p, value);
	else if (json_is_integer(value))
		buf_int(p->to, json_integer_value(value));
	else
		put_by_library(p, value);
}

void codec_print(struct buf *b, struct json_t *value, size_t how, size_t indent)
{
	put(&(struct printing){b, how, indent}, value, 0);
	json_decref(value);
}

struct str codec_text(struct arena *a, struct json_t *value)
{
	struct buf b = buf_in(a);

	codec_print(&b, value, JSON_COMPACT | JSON_SORT_KEYS, 0);
	return buf_str(&b);
}
