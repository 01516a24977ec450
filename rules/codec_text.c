/* The text of a JSON value, byte for byte as jansson prints it: its printing took more than all else that is done
 * for a position or for the twin of a report, most of it for numbers and for looking at one character after another.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "rules/codec.h"

enum { MEMBERS = 64, ROOM = 4096 };

struct printer {
	struct arena *a;
	struct buf out;
	bool sorted, lines; /* keys in their order; each value on a line of its own */
	size_t depth;
};

static void print(struct printer *p, json_t *j);

/* Adds what stands before a value in a list: the comma, and the next line. */
static void next(struct printer *p, bool first)
{
	if (!first)
		buf_char(&p->out, ',');
	if (p->lines) {
		buf_char(&p->out, '\n');
		buf_fill(&p->out, ' ', p->depth);
	}
}

static void begin(struct printer *p, char bracket)
{
	buf_char(&p->out, bracket);
	p->depth++;
}

static void end(struct printer *p, bool empty, char bracket)
{
	p->depth--;
	if (!empty)
		next(p, true);
	buf_char(&p->out, bracket);
}

static bool is_plain(char c)
{
	return (unsigned char)c >= ' ' && c != '"' && c != '\\';
}

static void escape(struct buf *out, char c)
{
	static const char named[] = "\"\\\b\f\n\r\t", names[] = "\"\\bfnrt";
	const char *at = c ? strchr(named, c) : NULL;

	if (at) {
		buf_char(out, '\\');
		buf_char(out, names[at - named]);
	} else {
		buf_printf(out, "\\u%04X", (unsigned)(unsigned char)c);
	}
}

static void print_string(struct printer *p, const char *s, size_t n)
{
	buf_char(&p->out, '"');
	for (size_t i = 0, from = 0; i <= n; i++) {
		if (i < n && is_plain(s[i]))
			continue;
		buf_add(&p->out, (struct str){s + from, i - from});
		if (i < n)
			escape(&p->out, s[i]);
		from = i + 1;
	}
	buf_char(&p->out, '"');
}

static void print_array(struct printer *p, json_t *j)
{
	size_t n = json_array_size(j);

	begin(p, '[');
	for (size_t i = 0; i < n; i++) {
		next(p, i == 0);
		print(p, json_array_get(j, i));
	}
	end(p, n == 0, ']');
}

struct member {
	const char *key;
	json_t *value;
};

static int compare(const void *x, const void *y)
{
	return strcmp(((const struct member *)x)->key, ((const struct member *)y)->key);
}

static void print_member(struct printer *p, const struct member *m, bool first)
{
	next(p, first);
	print_string(p, m->key, strlen(m->key));
	buf_add(&p->out, p->lines ? STR(": ") : STR(":"));
	print(p, m->value);
}

static void print_sorted(struct printer *p, json_t *j)
{
	struct member here[MEMBERS], *list = here;
	size_t n = json_object_size(j), i = 0;
	const char *key;
	json_t *value;

	if (n > MEMBERS)
		list = arena_array(p->a, struct member, n);
	json_object_foreach(j, key, value) list[i++] = (struct member){key, value};
	qsort(list, n, sizeof *list, compare);
	for (i = 0; i < n; i++)
		print_member(p, &list[i], i == 0);
}

static void print_object(struct printer *p, json_t *j)
{
	bool first = true;
	const char *key;
	json_t *value;

	begin(p, '{');
	if (p->sorted)
		print_sorted(p, j);
	else
		json_object_foreach(j, key, value)
		{
			print_member(p, &(struct member){key, value}, first);
			first = false;
		}
	end(p, json_object_size(j) == 0, '}');
}

/* No value of ours has one; jansson knows how many digits it needs. */
static void print_real(struct printer *p, const json_t *j)
{
	char *z = json_dumps(j, JSON_ENCODE_ANY);

	if (!z)
		abort();
	buf_z(&p->out, z);
	free(z);
}

static void print(struct printer *p, json_t *j)
{
	switch (json_typeof(j)) {
	case JSON_OBJECT:
		print_object(p, j);
		break;
	case JSON_ARRAY:
		print_array(p, j);
		break;
	case JSON_STRING:
		print_string(p, json_string_value(j), json_string_length(j));
		break;
	case JSON_INTEGER:
		buf_int(&p->out, json_integer_value(j));
		break;
	case JSON_REAL:
		print_real(p, j);
		break;
	case JSON_TRUE:
		buf_add(&p->out, STR("true"));
		break;
	case JSON_FALSE:
		buf_add(&p->out, STR("false"));
		break;
	case JSON_NULL:
		buf_add(&p->out, STR("null"));
		break;
	}
}

static struct str text_of(struct arena *a, json_t *value, bool sorted, bool lines)
{
	struct printer p = {.a = a,
			    .out = buf_with_room(a, ROOM),
			    .sorted = sorted,
			    .lines = lines};

	print(&p, value);
	json_decref(value);
	if (lines)
		buf_char(&p.out, '\n');
	return buf_str(&p.out);
}

struct str codec_text(struct arena *a, json_t *value)
{
	return text_of(a, value, true, false);
}

struct str codec_lines(struct arena *a, json_t *value)
{
	return text_of(a, value, false, true);
}
