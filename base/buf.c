/* Buffers: see str.h. The C library's printf took a tenth of a phase, so what nearly all formats are made of is
 * printed here; it prints the rest.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* strchrnul */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/str.h"

enum {
	PRINTF_ROOM = 40, /* bytes that most formatted pieces fit in */
	DIGITS = 20,      /* of a number of 64 bits, with its sign */
};

struct buf buf_in(struct arena *a)
{
	return (struct buf){.a = a};
}

struct buf buf_with_room(struct arena *a, size_t n)
{
	return (struct buf){.a = a, .s = arena_room(a, n + 1), .cap = n + 1};
}

static void buf_reserve(struct buf *b, size_t more)
{
	if (b->cap - b->n > more)
		return;
	size_t cap = b->cap ? b->cap : 64;
	while (cap - b->n <= more)
		cap *= 2;
	b->s = arena_grow_room(b->a, b->s, b->cap, cap);
	b->cap = cap;
}

void buf_add(struct buf *b, struct str s)
{
	buf_reserve(b, s.n);
	if (s.n)
		memcpy(b->s + b->n, s.s, s.n);
	b->n += s.n;
	b->s[b->n] = '\0';
}

void buf_z(struct buf *b, const char *z)
{
	buf_add(b, str_of(z));
}

void buf_char_more(struct buf *b, char c)
{
	buf_reserve(b, 1);
	b->s[b->n++] = c;
	b->s[b->n] = '\0';
}

void buf_fill(struct buf *b, char c, size_t n)
{
	buf_reserve(b, n);
	memset(b->s + b->n, c, n);
	b->n += n;
	b->s[b->n] = '\0';
}

void buf_int(struct buf *b, int64_t v)
{
	char digits[DIGITS];
	size_t at = sizeof digits;
	uint64_t rest = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;

	do
		digits[--at] = (char)('0' + rest % 10);
	while (rest /= 10);
	if (v < 0)
		digits[--at] = '-';
	buf_add(b, (struct str){digits + at, sizeof digits - at});
}

/* At most `most` bytes of `z`, as "%.*s" prints them; false if the C library must say what that means. */
static bool add_z(struct buf *b, const char *z, int most)
{
	if (!z || most < 0)
		return z == NULL && most == 0;
	const char *end = most ? memchr(z, '\0', (size_t)most) : z;
	buf_add(b, (struct str){z, end ? (size_t)(end - z) : (size_t)most});
	return true;
}

/* The few directives that nearly all formats are made of. False at the first other one. */
__attribute__((format(printf, 2, 0))) static bool
print_simple(struct buf *b, const char *fmt, va_list ap)
{
	const char *p;

	for (; (p = strchrnul(fmt, '%'))[0]; fmt = p + 1) {
		buf_add(b, (struct str){fmt, (size_t)(p - fmt)});
		p++;
		if (p[0] == 's') {
			const char *z = va_arg(ap, const char *);
			if (!z)
				return false;
			buf_z(b, z);
		} else if (p[0] == 'd') {
			buf_int(b, va_arg(ap, int));
		} else if (p[0] == 'c') {
			buf_char(b, (char)va_arg(ap, int));
		} else if (p[0] == '%') {
			buf_char(b, '%');
		} else if (!strncmp(p, ".*s", 3)) {
			int most = va_arg(ap, int);
			if (!add_z(b, va_arg(ap, const char *), most))
				return false;
			p += 2;
		} else if (!strncmp(p, "lld", 3)) {
			buf_int(b, va_arg(ap, long long));
			p += 2;
		} else {
			return false;
		}
	}
	buf_add(b, (struct str){fmt, (size_t)(p - fmt)});
	return true;
}

/* Into the room there is; a second time only where that was too small. */
__attribute__((format(printf, 2, 0))) static void print_any(struct buf *b,
							    const char *fmt, va_list ap)
{
	va_list again;

	va_copy(again, ap);
	size_t room = b->cap - b->n;
	int n = vsnprintf(b->s + b->n, room, fmt, ap);
	if (n > 0 && (size_t)n >= room) {
		buf_reserve(b, (size_t)n);
		vsnprintf(b->s + b->n, (size_t)n + 1, fmt, again);
	}
	if (n > 0)
		b->n += (size_t)n;
	va_end(again);
}

void buf_vprintf(struct buf *b, const char *fmt, va_list ap)
{
	size_t before = b->n;
	va_list again;

	va_copy(again, ap);
	buf_reserve(b, PRINTF_ROOM);
	if (!print_simple(b, fmt, ap)) {
		b->n = before;
		print_any(b, fmt, again);
	}
	va_end(again);
}

void buf_wrap(struct buf *b, struct str text, size_t columns)
{
	struct str word;
	size_t at = 0;

	while (str_word(&text, &word)) {
		size_t width = str_columns(word);
		bool wrap = at && at + 1 + width > columns;
		buf_z(b, wrap ? "\n" : at ? " " : "");
		at = wrap || !at ? width : at + 1 + width;
		buf_add(b, word);
	}
	buf_z(b, at ? "\n" : "");
}

void buf_printf(struct buf *b, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(b, fmt, ap);
	va_end(ap);
}

struct str buf_str(const struct buf *b)
{
	return (struct str){b->s ? b->s : "", b->n};
}
