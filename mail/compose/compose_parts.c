/* The parts of a letter: see compose_parts.h.
 * SPDX-License-Identifier: ISC */
#include "mail/compose/compose_parts.h"

#include <sodium.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/coding/base64.h"
#include "mail/compose/encode.h"
#include "mail/trust/trust.h"

struct parts {
	struct buf *b;
	struct letter_text *text;
	const struct letter_out *l;
	struct err *err;
	char boundary[40]; /* of the whole letter; each multipart adds a character */
};

static bool is_text(const struct letter_part *p)
{
	return str_starts(str_of(p->type), "text/");
}

static bool is_html(const struct letter_part *p)
{
	return str_is(str_of(p->type), "text/html");
}

/* JSON is text, too: it says the same whatever ends its lines on the way. As base64 it would be longer,
 * and letters that resemble each other would not. */
static bool is_json(const struct letter_part *p)
{
	return str_is(str_of(p->type), "application/json");
}

size_t compose_part_size(const struct letter_part *p)
{
	if (is_text(p) || is_json(p)) /* quoted-printable */
		return p->bytes.n + p->bytes.n / 5;
	return p->bytes.n / 3 * 4 + p->bytes.n / 20; /* and the ends of lines */
}

static int count(const struct parts *p, enum letter_part_role role)
{
	int n = 0;

	for (int i = 0; i < p->l->n_parts; i++)
		n += p->l->parts[i].role == role;
	return n;
}

/* The same letter has the same boundary; "=_" is in no quoted-printable and no
 * base64, and text that has it gets another. */
static void choose_boundary(struct parts *p)
{
	unsigned char hash[12];
	char hex[sizeof hash * 2 + 1];
	struct str seed = p->l->message_id;
	size_t n;

	do {
		crypto_generichash(hash, sizeof hash, (const unsigned char *)seed.s,
				   seed.n, NULL, 0);
		sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
		n = (size_t)snprintf(p->boundary, sizeof p->boundary, "=_%s", hex);
		seed = str_dup(p->b->a, (struct str){p->boundary, n});
		/* Without its "=", of which an encoded text is full. */
	} while (str_find(p->text->plain, str_slice(seed, 1, seed.n)) != SIZE_MAX);
}

/* We write the headers of parts ourselves, except for names: a name that could end a
 * line is refused. */
static bool is_quotable(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] < ' ' || s.s[i] > '~' || s.s[i] == '"' || s.s[i] == '\\' ||
		    s.s[i] == '<' || s.s[i] == '>')
			return false;
	return true;
}

static const char plain_head[] = "Content-Transfer-Encoding: 7bit\r\n\r\n";

/* Returns false, and adds nothing, if that cannot be. */
static bool put_plain(struct buf *b, struct str text)
{
	size_t begin = b->n;

	buf_z(b, plain_head);
	if (encode_plain(b, text))
		return true;
	b->n = begin;
	return false;
}

/* Returns false, and adds nothing, if that was not needed. */
static bool put_quoted(struct buf *b, struct str text)
{
	size_t begin = b->n;

	buf_z(b, "Content-Transfer-Encoding: quoted-printable\r\n\r\n");
	if (encode_quoted(b, text))
		return true;
	b->n = begin;
	return false;
}

/* What programs read is hardly ever plain. */
static void put_source(struct buf *b, struct str text)
{
	if (!put_quoted(b, text))
		(void)put_plain(b, text);
}

/* What people read is plain nearly always. */
static bool put_text(struct buf *b, struct str text)
{
	if (put_plain(b, text))
		return true;
	put_source(b, text);
	return false;
}

/* Plain text stands in the letter as it is, if its lines end as ours do. */
static void put_body(struct parts *p)
{
	struct letter_text *t = p->text;
	size_t begin;

	buf_z(p->b, "Content-Type: text/plain; charset=utf-8\r\n");
	begin = p->b->n + sizeof plain_head - 1;
	if (put_text(p->b, t->plain) && str_ends(t->plain, "\n") &&
	    str_find_char(t->plain, '\r') == SIZE_MAX) {
		t->at = begin;
		t->n = p->b->n - begin;
	}
}

static void put_named(struct buf *b, const char *before, struct str name,
		      const char *behind)
{
	buf_z(b, before);
	buf_add(b, name);
	buf_z(b, behind);
}

static bool put_part(struct parts *p, const struct letter_part *x)
{
	struct buf *b = p->b;

	if (!is_quotable(x->name) || !is_quotable(x->id))
		return err_refuse(p->err, "a part of the letter has a bad name");
	buf_z(b, "Content-Type: ");
	buf_z(b, x->type);
	if (is_text(x))
		buf_z(b, "; charset=utf-8");
	if (x->name.n)
		put_named(b, ";\r\n name=\"", x->name, "\"");
	buf_z(b, "\r\n");
	if (x->id.n)
		put_named(b, "Content-ID: <", x->id, ">\r\n");
	if (x->role != LETTER_ALTERNATIVE) {
		buf_z(b, "Content-Disposition: ");
		buf_z(b, x->role == LETTER_SHOWN ? "inline" : "attachment");
		if (x->name.n)
			put_named(b, ";\r\n filename=\"", x->name, "\"");
		buf_z(b, "\r\n");
	}
	if (is_json(x) && str_is_utf8(x->bytes)) {
		put_source(b, x->bytes);
		return true;
	}
	if (!is_text(x)) {
		buf_z(b, "Content-Transfer-Encoding: base64\r\n\r\n");
		if (x->place)
			*x->place = b->n;
		else
			base64_lines(b, x->bytes);
		return true;
	}
	if (!str_is_utf8(x->bytes))
		return err_refuse(p->err, "a part of the letter is not UTF-8");
	struct str text = trust_scan(b->a, x->bytes, NULL);
	if (is_html(x))
		put_source(b, text);
	else
		(void)put_text(b, text);
	return true;
}

/* Boxes ---------------------------------------------------------------------- */

static void open_box(struct parts *p, const char *type, char letter)
{
	buf_z(p->b, "Content-Type: multipart/");
	buf_z(p->b, type);
	buf_z(p->b, ";\r\n boundary=\"");
	buf_z(p->b, p->boundary);
	buf_char(p->b, letter);
	buf_z(p->b, "\"\r\n\r\n");
}

static void next_in_box(struct parts *p, char letter)
{
	buf_z(p->b, "--");
	buf_z(p->b, p->boundary);
	buf_char(p->b, letter);
	buf_z(p->b, "\r\n");
}

/* The contents of a multipart end with their own line; the line end before a boundary
 * belongs to the boundary. */
static void close_box(struct parts *p, char letter)
{
	buf_z(p->b, "\r\n--");
	buf_z(p->b, p->boundary);
	buf_char(p->b, letter);
	buf_z(p->b, "--\r\n");
}

static bool put_all(struct parts *p, enum letter_part_role role, char letter)
{
	for (int i = 0; i < p->l->n_parts; i++) {
		if (p->l->parts[i].role != role)
			continue;
		buf_z(p->b, "\r\n");
		next_in_box(p, letter);
		if (!put_part(p, &p->l->parts[i]))
			return false;
	}
	return true;
}

static bool put_alternative(struct parts *p, const struct letter_part *x)
{
	if (!count(p, LETTER_SHOWN))
		return put_part(p, x);
	open_box(p, "related", 'r');
	next_in_box(p, 'r');
	if (!put_part(p, x) || !put_all(p, LETTER_SHOWN, 'r'))
		return false;
	close_box(p, 'r');
	return true;
}

static bool put_alternatives(struct parts *p)
{
	if (!count(p, LETTER_ALTERNATIVE)) {
		put_body(p);
		return true;
	}
	open_box(p, "alternative", 'a');
	next_in_box(p, 'a');
	put_body(p);
	for (int i = 0; i < p->l->n_parts; i++) {
		if (p->l->parts[i].role != LETTER_ALTERNATIVE)
			continue;
		buf_z(p->b, "\r\n");
		next_in_box(p, 'a');
		if (!put_alternative(p, &p->l->parts[i]))
			return false;
	}
	close_box(p, 'a');
	return true;
}

bool compose_parts(struct buf *b, struct letter_text *text, const struct letter_out *l,
		   struct err *err)
{
	struct parts p = {.b = b, .text = text, .l = l, .err = err};

	choose_boundary(&p);
	if (!count(&p, LETTER_ATTACHED))
		return put_alternatives(&p);
	open_box(&p, "mixed", 'm');
	next_in_box(&p, 'm');
	if (!put_alternatives(&p) || !put_all(&p, LETTER_ATTACHED, 'm'))
		return false;
	close_box(&p, 'm');
	return true;
}
