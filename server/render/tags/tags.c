/* Tags: see tags.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/tags/tags.h"

#include <assert.h>

#include "base/arena.h"

struct tags tags_in(struct arena *a, size_t room)
{
	return (struct tags){.out = buf_with_room(a, room)};
}

static void end_start(struct tags *t)
{
	if (t->in_start)
		buf_char(&t->out, '>');
	t->in_start = false;
}

/* What stands for a character that has a meaning or no place in HTML; NULL: it stands for itself. */
static const char *instead_of(char c, bool in_attribute)
{
	switch (c) {
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '&':
		return "&amp;";
	case '"':
		return "&quot;";
	case '\n':
		return in_attribute ? "&#10;" : NULL;
	case 0x7f:
		return " ";
	default:
		return (unsigned char)c < ' ' ? " " : NULL;
	}
}

static void escape(struct buf *out, struct str text, bool in_attribute)
{
	size_t from = 0;

	for (size_t i = 0; i < text.n; i++) {
		const char *instead = instead_of(text.s[i], in_attribute);
		if (!instead)
			continue;
		buf_add(out, str_slice(text, from, i));
		buf_z(out, instead);
		from = i + 1;
	}
	buf_add(out, str_slice(text, from, text.n));
}

void tags_open(struct tags *t, const char *name)
{
	assert(t->n_open < TAGS_DEEP);
	end_start(t);
	buf_char(&t->out, '<');
	buf_z(&t->out, name);
	t->open[t->n_open++] = name;
	t->in_start = true;
}

void tags_begin_attr(struct tags *t, const char *name)
{
	assert(t->in_start);
	buf_char(&t->out, ' ');
	buf_z(&t->out, name);
	buf_char(&t->out, '=');
	buf_char(&t->out, '"');
}

void tags_end_attr(struct tags *t)
{
	buf_char(&t->out, '"');
}

void tags_attr(struct tags *t, const char *name, struct str value)
{
	tags_begin_attr(t, name);
	escape(&t->out, value, true);
	tags_end_attr(t);
}

void tags_attr_own(struct tags *t, const char *name, const char *value)
{
	tags_begin_attr(t, name);
	buf_z(&t->out, value);
	tags_end_attr(t);
}

void tags_text(struct tags *t, struct str text)
{
	end_start(t);
	escape(&t->out, text, false);
}

void tags_raw(struct tags *t, struct str markup)
{
	end_start(t);
	buf_add(&t->out, markup);
}

void tags_close(struct tags *t)
{
	assert(t->n_open > 0);
	end_start(t);
	buf_char(&t->out, '<');
	buf_char(&t->out, '/');
	buf_z(&t->out, t->open[--t->n_open]);
	buf_char(&t->out, '>');
}

void tags_close_void(struct tags *t)
{
	assert(t->in_start);
	buf_char(&t->out, '/');
	buf_char(&t->out, '>');
	t->in_start = false;
	t->n_open--;
}

struct str tags_written(struct tags *t)
{
	end_start(t);
	return buf_str(&t->out);
}
