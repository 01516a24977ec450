/* Buffers: see str.h.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/str.h"

enum {
	PRINTF_ROOM = 512, /* bytes that nearly all formatted pieces fit in */
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

/* Apart, so that what nearly always happens keeps nothing over a call. */
__attribute__((noinline)) static void grow_and_add(struct buf *b, struct str s)
{
	buf_reserve(b, s.n);
	buf_add(b, s);
}

void buf_add(struct buf *b, struct str s)
{
	if (b->cap - b->n <= s.n) {
		grow_and_add(b, s);
		return;
	}
	char *to = b->s + b->n;
	b->n += s.n;
	b->s[b->n] = '\0';
	if (s.n)
		memcpy(to, s.s, s.n);
}

void buf_char_more(struct buf *b, char c)
{
	buf_reserve(b, 1);
	b->s[b->n++] = c;
	b->s[b->n] = '\0';
}

void buf_room_more(struct buf *b, size_t n)
{
	buf_reserve(b, n);
}

void buf_fill(struct buf *b, char c, size_t n)
{
	buf_reserve(b, n);
	memset(b->s + b->n, c, n);
	b->n += n;
	b->s[b->n] = '\0';
}

void buf_int(struct buf *b, int64_t n)
{
	char digits[3 * sizeof n + 1], *end = digits + sizeof digits, *s = end;
	uint64_t left = n < 0 ? 0U - (uint64_t)n : (uint64_t)n;

	do
		*--s = (char)('0' + left % 10);
	while (left /= 10);
	if (n < 0)
		*--s = '-';
	buf_add(b, (struct str){s, (size_t)(end - s)});
}

/* A second time only where that was longer than nearly all paragraphs. */
void buf_vprintf(struct buf *b, const char *fmt, va_list ap)
{
	char piece[PRINTF_ROOM];
	va_list again;

	va_copy(again, ap);
	int n = vsnprintf(piece, sizeof piece, fmt, ap);
	if (n >= (int)sizeof piece) {
		buf_reserve(b, (size_t)n);
		vsnprintf(b->s + b->n, (size_t)n + 1, fmt, again);
		b->n += (size_t)n;
	} else if (n >= 0) {
		buf_add(b, (struct str){piece, (size_t)n});
	}
	va_end(again);
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
