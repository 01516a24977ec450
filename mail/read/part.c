/* Choosing the text of a letter: see part.h.
 *
 * The first part that has text wins, in the order of the letter, but: of alternatives
 * the plain one unless it is blank or a stub; attachments never (orders.txt aside); of
 * what is signed the first part; a forwarded letter is somebody else's.
 * SPDX-License-Identifier: ISC */
#include "mail/read/part.h"

#include <libetpan/libetpan.h>
#include <string.h>

#include "base/arena.h"
#include "mail/letter/charset.h"
#include "mail/letter/clean.h"
#include "mail/read/kind.h"
#include "mail/read/looks.h"
#include "mail/text/flowed.h"
#include "mail/text/html.h"
#include "mail/text/part_bytes.h"
#include "mail/text/transfer.h"
#include "mail/text/whole.h"

struct picker {
	struct arena *a;
	struct part_text *out;
	int n_parts;
	bool found;
	enum letter_reason trouble; /* the first thing that could not be read */
};

/* The part's bytes without their transfer encoding, at most `max` of them. */
static struct str decode(struct picker *p, const struct mailmime *m, size_t max)
{
	const struct mailmime_data *d =
		m->mm_type == MAILMIME_SINGLE ? m->mm_data.mm_single : NULL;

	if (!d || d->dt_type != MAILMIME_DATA_TEXT)
		return (struct str){0};
	struct str out = transfer_decode(
		p->a,
		(struct str){d->dt_data.dt_text.dt_data, d->dt_data.dt_text.dt_length},
		kind_encoding(m));
	if (out.n > max)
		p->out->flags |= LETTER_TRUNCATED;
	return out.n >= max ? str_cut(str_slice(out, 0, max), max - 1) : out;
}

static void note_trouble(struct picker *p, enum letter_reason reason)
{
	if (p->trouble == REASON_TEXT)
		p->trouble = reason;
}

/* Decoded and in UTF-8, with U+FFFD for the few bytes that mean nothing; empty, with the trouble noted, where that cannot be. */
static struct str to_utf8(struct picker *p, const struct mailmime *m, size_t max)
{
	struct str raw = decode(p, m, max), text;
	enum charset_result r =
		charset_to_utf8(p->a, kind_param(m, "charset"), raw, &text);

	/* One bad byte does not make a letter unread: its line shows it. */
	if (r == CHARSET_BROKEN &&
	    charset_mend(p->a, kind_param(m, "charset"), raw, &text))
		r = CHARSET_OK;
	if (r == CHARSET_OK) {
		bool zeros = false;
		text = clean_zeros(p->a, text, &zeros); /* libxml2 ends there */
		p->out->flags |= zeros ? LETTER_CONTROLS : 0U;
		if (text.n > max)
			p->out->flags |= LETTER_TRUNCATED;
		return str_cut(text, max);
	}
	note_trouble(p, r == CHARSET_UNKNOWN ? REASON_CHARSET : REASON_BAD_TEXT);
	return (struct str){0};
}

static struct str plain_text(struct picker *p, const struct mailmime *m)
{
	struct str text = to_utf8(p, m, LETTER_TEXT_MAX);

	if (!str_is(kind_param(m, "format"), "flowed"))
		return text;
	return flowed_join(p->a, text, str_is(kind_param(m, "delsp"), "yes"));
}

static void found_text(struct picker *p, struct str text, unsigned flags)
{
	if (looks_blank(text)) {
		p->out->flags |= flags & LETTER_STRUCK; /* why it is */
		return;
	}
	if (looks_armoured(text)) {
		note_trouble(p, REASON_ENCRYPTED);
		return;
	}
	p->found = true;
	p->out->text = text;
	p->out->flags |= flags;
}

static void pick(struct picker *, const struct mailmime *, int depth);

static const clist *children(const struct mailmime *m)
{
	return m->mm_type == MAILMIME_MULTIPLE ? m->mm_data.mm_multipart.mm_mp_list
					       : NULL;
}

static struct str leaf_text(struct picker *p, const struct mailmime *m, enum kind kind,
			    unsigned *flags)
{
	if (kind == KIND_PLAIN)
		return plain_text(p, m);
	*flags |= LETTER_HTML;
	struct str html = to_utf8(p, m, HTML_TEXT_MAX);
	return str_cut(html_text(p->a, html, flags), HTML_TEXT_MAX - 4);
}

/* Apple Mail splits the text around a picture: the text after the picture is by the
 * same person. */
static void join_text(struct picker *p, const struct mailmime *m, enum kind kind)
{
	struct buf b = buf_in(p->a);
	unsigned flags = 0;
	struct str text = leaf_text(p, m, kind, &flags);

	if (looks_blank(text) || looks_armoured(text))
		return;
	if (p->out->flags & LETTER_TRUNCATED)
		return;
	buf_add(&b, p->out->text);
	if (!str_ends(p->out->text, "\n"))
		buf_char(&b, '\n');
	buf_add(&b, text);
	if (b.n > LETTER_TEXT_MAX)
		flags |= LETTER_TRUNCATED;
	p->out->text = str_cut(buf_str(&b), LETTER_TEXT_MAX);
	p->out->flags |= flags;
}

static void pick_children(struct picker *p, const struct mailmime *m, int depth)
{
	const clist *list = children(m);
	bool before = p->found, divided = false;

	for (clistiter *i = list ? clist_begin(list) : NULL; i; i = clist_next(i)) {
		const struct mailmime *part = clist_content(i);
		enum kind kind = kind_of(p->a, part);
		bool text = (kind == KIND_PLAIN || kind == KIND_HTML) &&
			    !kind_has_name(part);
		if (text && divided && ++p->n_parts <= PART_COUNT_MAX)
			join_text(p, part, kind);
		else
			pick(p, part, depth + 1);
		divided |= p->found && !before && kind == KIND_ATTACHMENT;
	}
}

/* The HTML part beside a plain one, which may have pictures; or NULL. */
static const struct mailmime *html_beside(struct picker *p, const clist *list)
{
	const struct mailmime *found = NULL;

	for (clistiter *i = list ? clist_begin(list) : NULL; i && !found;
	     i = clist_next(i)) {
		const struct mailmime *part = clist_content(i);
		enum kind kind = kind_of(p->a, part);
		found = kind == KIND_HTML    ? part
			: kind == KIND_MIXED ? html_beside(p, children(part))
					     : NULL;
	}
	return found;
}

/* Its lines; empty where there is none. `*flags` gets LETTER_STRUCK. */
static struct str beside(struct picker *p, const clist *list, unsigned *flags)
{
	struct picker q = {.a = p->a, .out = &(struct part_text){0}};
	const struct mailmime *part = html_beside(p, list);

	return part ? leaf_text(&q, part, KIND_HTML, flags) : STR("");
}

/* Picks the plain alternative, or else the last of the others, which is the richest. A stub counts as blank if there is anything else,
 * and so does a text of words that the other has struck out. */
static void pick_alternative(struct picker *p, const struct mailmime *m, int depth)
{
	const clist *list = children(m);

	for (clistiter *i = list ? clist_begin(list) : NULL; i && !p->found;
	     i = clist_next(i)) {
		const struct mailmime *part = clist_content(i);
		if (kind_of(p->a, part) != KIND_PLAIN)
			continue;
		unsigned flags = 0;
		p->n_parts++;
		struct str text = plain_text(p, part), html = beside(p, list, &flags);
		bool stub = looks_stub(text) && clist_count(list) > 1;
		if (!stub && !(flags & LETTER_STRUCK) &&
		    !(looks_footer(p->a, text) && looks_written(p->a, html)))
			found_text(p, whole_lines(p->a, text, html), 0);
	}
	bool before = p->found;
	for (clistiter *i = list ? clist_end(list) : NULL; i; i = clist_previous(i)) {
		const struct mailmime *part = clist_content(i);
		if (kind_of(p->a, part) == KIND_PLAIN)
			continue;
		if (kind_of(p->a, part) == KIND_CALENDAR)
			note_trouble(p, REASON_CALENDAR);
		else if (kind_of(p->a, part) == KIND_REACTION)
			note_trouble(p, REASON_REACTION);
		else if (!before && !p->found)
			pick(p, part, depth + 1);
		else
			p->n_parts++;
	}
}

static void pick_leaf(struct picker *p, const struct mailmime *m, enum kind kind)
{
	unsigned flags = 0;

	if (p->found) {
		p->out->flags |= LETTER_MORE_TEXT;
		return;
	}
	struct str text = leaf_text(p, m, kind, &flags);
	found_text(p, text, flags);
}

/* The reason to give for a letter that has such a part and no text. */
static const enum letter_reason troubles[] = {
	[KIND_CALENDAR] = REASON_CALENDAR,    [KIND_REACTION] = REASON_REACTION,
	[KIND_UUENCODED] = REASON_BAD_TEXT,   [KIND_ENCRYPTED] = REASON_ENCRYPTED,
	[KIND_OPAQUE] = REASON_OPAQUE_SIGNED, [KIND_TNEF] = REASON_TNEF,
	[KIND_PARTIAL] = REASON_PARTIAL,      [KIND_EXTERNAL] = REASON_EXTERNAL,
};

static void pick(struct picker *p, const struct mailmime *m, int depth)
{
	enum kind kind = kind_of(p->a, m);

	if (++p->n_parts > PART_COUNT_MAX)
		return;
	if (depth > PART_DEPTH_MAX) {
		note_trouble(p, REASON_DEPTH);
		return;
	}
	switch (kind) {
	case KIND_PLAIN:
	case KIND_HTML:
		pick_leaf(p, m, kind);
		break;
	case KIND_ORDERS_FILE:
		if (!p->out->attached.n)
			p->out->attached = to_utf8(p, m, LETTER_ATTACHED_MAX);
		break;
	case KIND_ALTERNATIVE:
		if (p->found)
			p->out->flags |= LETTER_MORE_TEXT;
		else
			pick_alternative(p, m, depth);
		break;
	case KIND_MIXED:
		pick_children(p, m, depth);
		break;
	case KIND_FORWARD:
		p->out->flags |= LETTER_FORWARD;
		break;
	case KIND_BROKEN:
		note_trouble(p, depth < PART_DEPTH_PARSED ? REASON_MIME : REASON_DEPTH);
		break;
	case KIND_CALENDAR:
	case KIND_REACTION:
	case KIND_UUENCODED:
	case KIND_ENCRYPTED:
	case KIND_OPAQUE:
	case KIND_TNEF:
	case KIND_PARTIAL:
	case KIND_EXTERNAL:
		note_trouble(p, troubles[kind]);
		break;
	case KIND_ATTACHMENT:
		p->out->flags |= kind_is_document(p->a, m) ? LETTER_FILE : 0U;
		break;
	}
}

/* Is there a leaf that is neither text nor empty, such as a photograph or a document? */
static bool is_all_foreign(struct picker *p, const struct mailmime *m)
{
	return m->mm_type == MAILMIME_SINGLE && kind_of(p->a, m) == KIND_ATTACHMENT;
}

static enum letter_reason verdict(struct picker *p, const struct mailmime *top)
{
	if (p->n_parts > PART_COUNT_MAX)
		return REASON_PART_COUNT;
	if (p->trouble == REASON_DEPTH)
		return REASON_DEPTH;
	if (p->trouble == REASON_CALENDAR || p->trouble == REASON_REACTION)
		return p->trouble;
	if (p->found)
		return REASON_TEXT;
	if (p->trouble != REASON_TEXT && !p->out->attached.n)
		return p->trouble;
	return is_all_foreign(p, top) ? REASON_NO_TEXT : REASON_TEXT;
}

static const struct mailmime *top_of(const struct mailmime *m)
{
	return m->mm_type == MAILMIME_MESSAGE ? m->mm_data.mm_message.mm_msg_mime : m;
}

/* libetpan's tree of the letter, or NULL. */
static struct mailmime *parse(struct arena *a, const struct header *h, struct str body)
{
	struct str bytes = part_bytes(a, h, body);
	struct mailmime *m = NULL;
	size_t at = 0;

	if (part_lacks_parts(a, h, body) ||
	    mailmime_parse(bytes.s, bytes.n, &at, &m) != MAILIMF_NO_ERROR)
		return NULL;
	return m;
}

static struct part_text read_once(struct arena *a, const struct header *h,
				  struct str body)
{
	struct part_text out = {.reason = REASON_MIME};
	struct picker p = {.a = a, .out = &out, .trouble = REASON_TEXT};
	struct mailmime *m = parse(a, h, body);

	if (!m)
		return out;
	if (top_of(m)) {
		pick(&p, top_of(m), 0);
		out.reason = verdict(&p, top_of(m));
	}
	mailmime_free(m);
	return out;
}

/* libetpan loses all parts if the last one is empty, as in a letter that was cut off;
 * then parses once more without it. */
struct part_text part_read(struct arena *a, const struct header *h, struct str body)
{
	struct part_text out = read_once(a, h, body);

	if (out.reason != REASON_MIME)
		return out;
	struct str mended = part_without_blank_ends(a, body);
	return mended.n < body.n ? read_once(a, h, mended) : out;
}

/* Delivery reports ---------------------------------------------------------- */

static bool is_status(const struct mailmime *m)
{
	const struct mailmime_content *c = m->mm_content_type;

	return m->mm_type == MAILMIME_SINGLE && c && c->ct_subtype &&
	       (str_is(str_of(c->ct_subtype), "delivery-status") ||
		str_is(str_of(c->ct_subtype), "global-delivery-status"));
}

static struct str find_status(struct picker *p, const struct mailmime *m, int depth)
{
	const clist *list = children(m);
	struct str found = {0};

	if (depth > PART_DEPTH_MAX || ++p->n_parts > PART_COUNT_MAX)
		return found;
	/* Some servers give their words to people the same type. */
	if (is_status(m)) {
		struct str said = decode(p, m, LETTER_ATTACHED_MAX);
		return str_find(said, STR("Action:")) == SIZE_MAX ? found : said;
	}
	for (clistiter *i = list ? clist_begin(list) : NULL; i && !found.n;
	     i = clist_next(i))
		found = find_status(p, clist_content(i), depth + 1);
	return found;
}

struct str part_status(struct arena *a, const struct header *h, struct str body)
{
	struct str found = {0};
	struct part_text unused = {.reason = REASON_TEXT};
	struct picker p = {.a = a, .out = &unused};
	struct mailmime *m = parse(a, h, body);

	if (!m)
		return found;
	if (top_of(m))
		found = find_status(&p, top_of(m), 0);
	mailmime_free(m);
	return found;
}
