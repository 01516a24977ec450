/* The record: fixed numbers first, then texts with their length before them.
 * SPDX-License-Identifier: ISC */
#include "mail/record.h"

#include <string.h>

#include "base/arena.h"
#include "mail/header.h"

static void put_u32(struct buf *b, uint32_t v)
{
	for (int i = 0; i < 4; i++)
		buf_char(b, (char)(v >> (8 * i) & 255));
}

static void put_i64(struct buf *b, int64_t v)
{
	put_u32(b, (uint32_t)((uint64_t)v & 0xffffffff));
	put_u32(b, (uint32_t)((uint64_t)v >> 32));
}

static void put_str(struct buf *b, struct str s)
{
	put_u32(b, (uint32_t)s.n);
	buf_add(b, s);
}

static void put_list(struct buf *b, const struct str *list, size_t n)
{
	put_u32(b, (uint32_t)n);
	for (size_t i = 0; i < n; i++)
		put_str(b, list[i]);
}

struct str record_write(struct arena *a, const struct letter *l)
{
	struct buf b = buf_in(a);

	put_u32(&b, l->reason);
	put_u32(&b, l->class);
	put_u32(&b, l->answer);
	put_u32(&b, l->flags);
	put_i64(&b, l->date);
	put_str(&b, str_of(l->content_key));
	put_str(&b, l->from);
	put_str(&b, l->from_name);
	put_str(&b, l->subject);
	put_str(&b, l->message_id);
	put_str(&b, l->in_reply_to);
	put_str(&b, l->references);
	put_str(&b, l->trace);
	put_u32(&b, l->bounce);
	put_str(&b, l->bounce_status);
	put_str(&b, l->bounce_text);
	put_list(&b, l->to, l->n_to);
	put_list(&b, l->lines, l->n_lines);
	put_list(&b, l->attached, l->n_attached);
	return buf_str(&b);
}

struct reader {
	struct arena *a;
	struct str rest;
	bool ok;
};

static uint32_t get_u32(struct reader *r)
{
	uint32_t v = 0;

	if (r->rest.n < 4) {
		r->ok = false;
		return 0;
	}
	for (int i = 0; i < 4; i++)
		v |= (uint32_t)(unsigned char)r->rest.s[i] << (8 * i);
	r->rest = str_slice(r->rest, 4, r->rest.n);
	return v;
}

static int64_t get_i64(struct reader *r)
{
	uint64_t low = get_u32(r), high = get_u32(r);
	return (int64_t)(low | high << 32);
}

static bool is_one_line(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((s.s[i] >= 0 && s.s[i] < ' ') || s.s[i] == 127)
			return false;
	return str_is_utf8(s);
}

static struct str get_str(struct reader *r, size_t max)
{
	size_t n = get_u32(r);

	if (n > max || n > r->rest.n)
		r->ok = false;
	if (!r->ok)
		return (struct str){0};
	struct str s = str_dup(r->a, str_slice(r->rest, 0, n));
	r->rest = str_slice(r->rest, n, r->rest.n);
	return s;
}

static struct str get_line(struct reader *r, size_t max)
{
	struct str s = get_str(r, max);
	r->ok = r->ok && is_one_line(s);
	return s;
}

static struct str get_address(struct reader *r)
{
	struct str s = get_line(r, 320);
	r->ok = r->ok && (!s.n || header_is_address(s));
	return s;
}

static struct str *get_list(struct reader *r, size_t max, size_t *n,
			    struct str (*one)(struct reader *))
{
	*n = get_u32(r);
	if (*n > max)
		r->ok = false;
	if (!r->ok)
		*n = 0;
	struct str *list = arena_array(r->a, struct str, *n + 1);
	for (size_t i = 0; i < *n && r->ok; i++)
		list[i] = one(r);
	return list;
}

static struct str get_text_line(struct reader *r)
{
	return get_line(r, LETTER_TEXT_MAX);
}

static void get_key(struct reader *r, char out[65])
{
	struct str s = get_line(r, 64);

	r->ok = r->ok && s.n == 64;
	for (size_t i = 0; r->ok && i < s.n; i++) {
		r->ok = (s.s[i] >= '0' && s.s[i] <= '9') ||
			(s.s[i] >= 'a' && s.s[i] <= 'f');
		out[i] = s.s[i];
	}
	out[64] = '\0';
}

/* The trace has many lines; each is one field. */
static struct str get_trace(struct reader *r)
{
	struct str s = get_str(r, LETTER_TRACE_MAX), rest = s, line;

	while (r->ok && str_line(&rest, &line))
		r->ok = is_one_line(line);
	return s;
}

/* The worker cannot grant itself an answer or a class that its reason does not give. */
static void get_verdict(struct reader *r, struct letter *l)
{
	uint32_t reason = get_u32(r), class = get_u32(r), answer = get_u32(r);

	r->ok = r->ok && reason < N_LETTER_REASONS && class < N_LETTER_CLASSES &&
		answer <= 1;
	if (!r->ok)
		return;
	letter_set(l, (enum letter_reason)reason);
	if (reason == REASON_NOT_TO_US)
		l->class = LETTER_ORDERS;
	r->ok = l->class == (enum letter_class) class && (l->answer || !answer);
	l->answer = answer;
}

static void get_bounce(struct reader *r, struct letter *l)
{
	uint32_t bounce = get_u32(r);

	r->ok = r->ok && bounce < N_LETTER_BOUNCES;
	l->bounce = r->ok ? (enum letter_bounce)bounce : BOUNCE_NONE;
	l->bounce_status = get_line(r, 16);
	l->bounce_text = get_line(r, LETTER_BOUNCE_TEXT_MAX);
}

bool record_read(struct arena *a, struct str bytes, struct letter *l)
{
	struct reader r = {a, bytes, true};

	*l = (struct letter){0};
	get_verdict(&r, l);
	l->flags = get_u32(&r);
	l->date = get_i64(&r);
	get_key(&r, l->content_key);
	l->from = get_address(&r);
	l->from_name = get_line(&r, LETTER_SIZE_MAX);
	l->subject = get_line(&r, 1000);
	l->message_id = get_line(&r, 1000);
	l->in_reply_to = get_line(&r, 1000);
	l->references = get_line(&r, 64 * 1024);
	l->trace = get_trace(&r);
	get_bounce(&r, l);
	l->to = get_list(&r, LETTER_ADDRESSES_MAX, &l->n_to, get_address);
	l->lines = get_list(&r, LETTER_LINES_MAX, &l->n_lines, get_text_line);
	l->attached = get_list(&r, LETTER_LINES_MAX, &l->n_attached, get_text_line);
	return r.ok && r.rest.n == 0;
}
