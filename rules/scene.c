/* The cursor that facts of scenes are read with: see scene.h.
 * SPDX-License-Identifier: ISC */
#include "rules/scene.h"

#include <stdarg.h>
#include <stdio.h>

static bool in_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '.' || c == '\'' || c == '-' ||
	       c == '_' || (unsigned char)c >= 0x80;
}

static struct str word_at(const struct scene_cursor *c, size_t *from)
{
	size_t i = c->at, j;

	while (i < c->text.n && (c->text.s[i] == ' ' || c->text.s[i] == '\t'))
		i++;
	for (j = i; j < c->text.n && in_word(c->text.s[j]);)
		j++;
	if (j == i && j < c->text.n)
		j++;
	*from = i;
	return str_slice(c->text, i, j);
}

struct str scene_peek(const struct scene_cursor *c)
{
	size_t from;
	return word_at(c, &from);
}

struct str scene_next(struct scene_cursor *c)
{
	struct str word = word_at(c, &c->last);

	c->at = c->last + word.n;
	return word;
}

bool scene_complain(struct scene_cursor *c, const char *fmt, ...)
{
	va_list ap;

	c->fault->fact = -1;
	c->fault->column = (int)c->last;
	va_start(ap, fmt);
	vsnprintf(c->fault->text, sizeof c->fault->text, fmt, ap);
	va_end(ap);
	str_mend(c->fault->text);
	return false;
}

bool scene_take(struct scene_cursor *c, const char *word)
{
	if (!str_is(scene_peek(c), word))
		return false;
	scene_next(c);
	return true;
}

bool scene_want(struct scene_cursor *c, const char *word)
{
	if (scene_take(c, word))
		return true;
	struct str other = scene_next(c);
	return scene_complain(c, "'%s' is expected, not '%.*s'", word, STR_ARG(other));
}

bool scene_number(struct scene_cursor *c, int min, int max, int *out)
{
	struct str word = scene_next(c);
	int64_t v;

	if (!str_int(word, min, max, &v))
		return scene_complain(c,
				      "a number from %d to %d is expected, not '%.*s'",
				      min, max, STR_ARG(word));
	*out = (int)v;
	return true;
}

int scene_colour(const struct scene_cursor *c, struct str word)
{
	for (int i = 0; i < c->n_seats; i++)
		if (str_is(word, c->colours[i]))
			return i;
	return -1;
}

bool scene_seat(struct scene_cursor *c, int *out)
{
	struct str word = scene_next(c);

	*out = scene_colour(c, word);
	return *out >= 0 ||
	       scene_complain(c, "a player of this scene is expected, not '%.*s'",
			      STR_ARG(word));
}

bool scene_end(struct scene_cursor *c)
{
	struct str word = scene_next(c);

	return !word.n ||
	       scene_complain(c, "nothing more is expected, but '%.*s'", STR_ARG(word));
}
