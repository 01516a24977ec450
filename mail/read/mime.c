/* Bytes -> letter: precheck, header, robot, text, cleaning, trimming, in this order.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "mail/letter/charset.h"
#include "mail/letter/clean.h"
#include "mail/letter/header.h"
#include "mail/letter/letter.h"
#include "mail/read/dsn.h"
#include "mail/read/part.h"
#include "mail/read/precheck.h"
#include "mail/read/robot.h"
#include "mail/text/phrases.h"
#include "mail/text/trim.h"

enum { TEXT_MAX = 998 }; /* of a subject or a name */

/* The line that mbox puts before a letter is not part of it. */
static struct str without_mbox_line(struct str bytes)
{
	struct str line;

	if (bytes.n > 5 && memcmp(bytes.s, "From ", 5) == 0)
		str_line(&bytes, &line);
	return bytes;
}

static struct str without_nul(struct arena *a, struct str s, unsigned *flags)
{
	bool removed = false;
	struct str out = clean_zeros(a, s, &removed);

	*flags |= removed ? LETTER_CONTROLS : 0U;
	return out;
}

/* In UTF-16 every second byte of a plain text is zero. */
static bool may_be_utf16(struct str bytes)
{
	for (size_t i = 0; i + 6 <= bytes.n; i++)
		if (str_starts(str_slice(bytes, i, i + 6), "utf-16"))
			return true;
	return false;
}

static void read_recipients(struct arena *a, const struct header *h, struct letter *l)
{
	static const char *const names[] = {"Delivered-To", "X-Original-To",
					    "Envelope-To",  "X-Envelope-To",
					    "To",           "Cc"};

	l->to = arena_array(a, struct str, LETTER_ADDRESSES_MAX);
	for (size_t k = 0; k < sizeof names / sizeof *names; k++)
		for (size_t i = 0; i < h->n; i++) {
			if (!str_is(h->fields[i].name, names[k]))
				continue;
			size_t room = LETTER_ADDRESSES_MAX - l->n_to;
			size_t n = header_addresses(a, h->fields[i].value,
						    l->to + l->n_to, room, NULL);
			if (n > room)
				l->flags |= LETTER_MANY_ADDRESSES;
			l->n_to += n < room ? n : room;
		}
}

static enum letter_reason read_from(struct arena *a, const struct header *h,
				    struct letter *l)
{
	struct str all[2];
	size_t n_fields = header_count(h, "From");
	size_t n = header_addresses(a, header_get(h, "From"), all, 2, &l->from_name);

	l->from_name = str_cut(l->from_name, TEXT_MAX);
	if (n)
		l->from = all[0];
	if (n_fields > 1 || n > 1)
		return REASON_MANY_FROM;
	return n == 1 ? REASON_TEXT : REASON_NO_FROM;
}

static struct str read_trace(struct arena *a, const struct header *h)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < h->n; i++) {
		const struct field *f = &h->fields[i];
		if (!str_is(f->name, "Received") &&
		    !str_is(f->name, "Authentication-Results"))
			continue;
		if (b.n + f->name.n + f->value.n + 3 > LETTER_TRACE_MAX)
			break;
		buf_add(&b, f->name);
		buf_z(&b, ": ");
		buf_add(&b, clean_line(a, str_is_utf8(f->value) ? f->value : STR("")));
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

static enum letter_reason read_header(struct arena *a, const struct header *h,
				      struct letter *l)
{
	struct str id = header_ids(a, header_get(h, "Message-ID"));
	struct str reply = header_ids(a, header_get(h, "In-Reply-To"));

	l->subject = str_cut(header_words(a, header_get(h, "Subject")), TEXT_MAX);
	l->message_id = str_until(&id, ' ');
	l->in_reply_to = str_until(&reply, ' ');
	l->references = header_ids(a, header_get(h, "References"));
	l->date = header_date(header_get(h, "Date"));
	l->trace = read_trace(a, h);
	read_recipients(a, h, l);
	return read_from(a, h, l);
}

static bool is_to_us(const struct letter_house *house, const struct letter *l)
{
	for (size_t i = 0; i < l->n_to; i++)
		if (robot_is_ours(house, l->to[i]))
			return true;
	return !house->address.n;
}

static struct str clean(struct arena *a, struct str text, struct letter *l)
{
	bool removed = false;
	struct str out = clean_text(a, text, &removed);

	if (removed)
		l->flags |= LETTER_CONTROLS;
	return out;
}

static void read_text(struct arena *a, const struct header *h, struct str body,
		      struct letter *l)
{
	struct part_text part = part_read(a, h, body);
	unsigned ignored = 0;

	l->flags |= part.flags;
	if (part.reason != REASON_TEXT) {
		letter_set(l, part.reason);
		return;
	}
	const struct str text = clean(a, part.text, l);
	const struct trimmed own = trim_text(a, text, &l->flags);
	const struct trimmed attached =
		trim_text(a, clean(a, part.attached, l), &ignored);
	l->lines = own.line;
	l->n_lines = own.n;
	l->above = own.above;
	l->n_above = own.above ? own.n : 0;
	l->left_mark = clean_line(a, str_cut(own.mark, LETTER_MARK_MAX));
	l->n_left = own.n_below;
	l->n_left_quotes = own.n_quotes;
	l->attached = attached.line;
	l->n_attached = attached.n;
	if (l->n_lines == 1 && !l->n_attached && phrase_is_reaction(l->lines[0]))
		letter_set(l, REASON_REACTION);
	else if (l->n_lines || l->n_attached)
		letter_set(l, REASON_TEXT);
	else
		letter_set(l, l->flags & (LETTER_CUT | LETTER_QUOTES | LETTER_FORWARD)
				      ? REASON_QUOTED_ONLY
				      : REASON_BLANK);
	if (l->reason == REASON_QUOTED_ONLY || l->reason == REASON_TEXT)
		l->quoted = trim_quoted(a, text, LETTER_QUOTED_MAX, &l->n_quoted);
}

/* Decides class and reason of the letter. The text of a robot's letter does not matter;
 * a list's letter may still count, by its key. */
static void decide(struct arena *a, const struct header *h,
		   const struct letter_house *house, struct str body,
		   enum letter_reason trouble, struct letter *l)
{
	enum letter_reason robot = robot_check(h, house, l);

	if (robot != REASON_TEXT && robot != REASON_LIST) {
		letter_set(l, robot);
		if (l->class == LETTER_BOUNCE && trouble == REASON_TEXT)
			dsn_read(a, h, body, l);
		return;
	}
	if (trouble != REASON_TEXT) {
		letter_set(l, trouble);
	} else {
		read_text(a, h, body, l);
	}
	if (robot == REASON_LIST && l->class != LETTER_QUARANTINE &&
	    l->class != LETTER_AUTO)
		letter_set(l, REASON_LIST);
	else if (!is_to_us(house, l)) {
		l->answer = false;
		if (l->reason == REASON_TEXT)
			l->reason = REASON_NOT_TO_US;
	}
}

void letter_read(struct arena *a, const struct letter_house *house, struct str bytes,
		 struct letter *out)
{
	*out = (struct letter){0};
	/* Before the precheck: libetpan must get exactly the bytes that it checked. */
	bytes = without_mbox_line(bytes);
	if (!may_be_utf16(bytes))
		bytes = without_nul(a, bytes, &out->flags);
	enum letter_reason trouble = precheck(bytes);
	size_t n_header = precheck_header(bytes);
	struct str body = str_slice(bytes, n_header, bytes.n);
	struct header h = {0};

	struct str header = without_nul(a, str_slice(bytes, 0, n_header), &out->flags);
	if (trouble == REASON_HEADER_SIZE || trouble == REASON_FIELD_SIZE ||
	    trouble == REASON_FIELD_COUNT || trouble == REASON_COMMENTS)
		header = precheck_within(a, header);
	h = header_read(a, header);
	enum letter_reason sender = read_header(a, &h, out);
	if (trouble == REASON_TEXT)
		trouble = sender;
	decide(a, &h, house, body, trouble, out);
}
