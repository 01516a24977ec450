/* Reads the fields on which trust depends from the bytes, and compares the worker's
 * reading with them: see fields.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/letter/date.h"
#include "mail/letter/subject.h"
#include "mail/trust/address.h"
#include "mail/trust/content.h"
#include "mail/trust/fields.h"

/* Fields that count. Those that a letter has once may be covered by a signature once:
 * a second one, above it, would be read instead and be signed by nobody. */
enum which {
	FIELD_FROM,
	FIELD_SENDER,
	FIELD_TO,
	FIELD_CC,
	FIELD_SUBJECT,
	FIELD_MESSAGE_ID,
	FIELD_IN_REPLY_TO,
	FIELD_REFERENCES,
	FIELD_DATE,
	FIELD_DELIVERED, /* and those that come from the envelope like it */
	FIELD_ORIGINAL,
	FIELD_ENVELOPE,
	FIELD_X_ENVELOPE,
	N_FIELDS,
	N_ONCE = FIELD_DELIVERED,
};

/* clang-format off */
static const char *const names[] = {
	[FIELD_FROM]        = "From",
	[FIELD_SENDER]      = "Sender",
	[FIELD_TO]          = "To",
	[FIELD_CC]          = "Cc",
	[FIELD_SUBJECT]     = "Subject",
	[FIELD_MESSAGE_ID]  = "Message-ID",
	[FIELD_IN_REPLY_TO] = "In-Reply-To",
	[FIELD_REFERENCES]  = "References",
	[FIELD_DATE]        = "Date",
	[FIELD_DELIVERED]   = "Delivered-To",
	[FIELD_ORIGINAL]    = "X-Original-To",
	[FIELD_ENVELOPE]    = "Envelope-To",
	[FIELD_X_ENVELOPE]  = "X-Envelope-To",
};
/* In this order an address of ours is looked for. */
static const enum which recipients[] = {
	FIELD_DELIVERED, FIELD_ORIGINAL, FIELD_ENVELOPE, FIELD_X_ENVELOPE, FIELD_TO, FIELD_CC,
};
/* clang-format on */
_Static_assert(sizeof names / sizeof *names == N_FIELDS, "each field has its name");

static bool find(struct str name, enum which *which)
{
	for (int i = 0; i < N_FIELDS; i++)
		if (str_is(name, names[i])) {
			*which = (enum which)i;
			return true;
		}
	return false;
}

static struct str last_of_ours(struct str ids)
{
	struct str id, last = STR("");

	while ((id = fields_id(&ids)).n)
		last = str_starts(id, "o.") ? id : last;
	return last;
}

static void take(struct arena *a, enum which which, struct str value, struct fields *f)
{
	struct str ids = value;

	if (which == FIELD_FROM)
		f->from = fields_sender(a, value);
	else if (which == FIELD_SUBJECT)
		f->subject = fields_words(a, value);
	else if (which == FIELD_MESSAGE_ID)
		f->message_id = fields_id(&ids);
	else if (which == FIELD_IN_REPLY_TO)
		f->in_reply_to = fields_id(&ids);
	else if (which == FIELD_REFERENCES)
		f->answered = last_of_ours(value);
	else if (which == FIELD_DATE)
		f->date = date_read(value);
}

/* All fields of the header, which is divided once. */
struct header {
	size_t n;
	struct field_view *field;
};

static struct header divided(struct arena *a, struct str bytes)
{
	struct field_walk w = fields_walk(bytes);
	struct header h = {0};
	struct field_view v;

	while (fields_next(&w, &v))
		*arena_push(a, h.field, h.n) = v;
	return h;
}

/* If a field is there twice, the first counts, and the fault is noted. */
static void read_fields(struct arena *a, const struct header *h, struct fields *f)
{
	enum which which;
	int n[N_FIELDS] = {0};

	for (size_t i = 0; i < h->n; i++) {
		const struct field_view *v = &h->field[i];
		if (!find(v->name, &which))
			continue;
		if (v->odd || v->broken)
			f->faults |= FIELDS_ODD;
		if (n[which]++ == 0)
			take(a, which, v->value, f);
		else if (which < N_ONCE)
			f->faults |= FIELDS_REPEATED;
	}
	if (n[FIELD_FROM] != 1)
		f->from = STR("");
	if (!f->from.n)
		f->faults |= FIELDS_SENDER;
}

static void read_recipients(const struct header *h, struct fields *f)
{
	for (size_t k = 0; k < sizeof recipients / sizeof *recipients; k++)
		for (size_t at = 0; at < h->n; at++) {
			if (!str_is(h->field[at].name, names[recipients[k]]))
				continue;
			size_t was = f->n_to;
			f->n_to += fields_addresses(h->field[at].value, f->to + was,
						    LETTER_ADDRESSES_MAX - was);
			for (size_t i = was; i < f->n_to; i++)
				f->to_header[i] = recipients[k] < N_ONCE;
		}
}

/* None of these fields holds anything that servers on the way may add or change, except
 * for folding. */
static void write_meant(const struct header *h, struct buf *out)
{
	static const char *const meant[] = {
		"From",
		"Sender",
		"Reply-To",
		"To",
		"Cc",
		"Subject",
		"Date",
		"Message-ID",
		"In-Reply-To",
		"References",
		"MIME-Version",
		"Content-Type",
		"Content-Transfer-Encoding",
		"Content-Disposition",
		"Auto-Submitted",
	};
	struct str word;

	for (size_t i = 0; i < sizeof meant / sizeof *meant; i++)
		for (size_t at = 0; at < h->n; at++) {
			struct str value = h->field[at].value;
			if (!str_is(h->field[at].name, meant[i]))
				continue;
			buf_z(out, meant[i]);
			buf_char(out, ':');
			while (str_word(&value, &word)) {
				buf_char(out, ' ');
				buf_add(out, word);
			}
			buf_char(out, '\n');
		}
}

static void make_copy_key(struct arena *a, const struct header *h, struct fields *f)
{
	struct arena_mark here = arena_mark(a);
	struct buf meant = buf_in(a);

	if (!f->message_id.n)
		return;
	write_meant(h, &meant);
	content_copy_key(buf_str(&meant), f->content_key, f->copy_key);
	arena_rewind(a, here);
}

/* "From : eve@example.org" is a field, and no line that mbox put there. */
static bool begins_with_a_field(struct str bytes)
{
	return str_starts(str_trim(str_slice(bytes, 4, 80)), ":");
}

void fields_read(struct arena *a, struct str bytes, struct fields *f)
{
	struct str letter = fields_without_mbox_line(bytes);

	*f = (struct fields){0};
	if (letter.s != bytes.s && begins_with_a_field(bytes))
		f->faults |= FIELDS_ODD;
	size_t n = fields_header_size(letter);
	struct str body = str_slice(letter, n, letter.n);
	f->header = str_slice(letter, 0, n);
	const struct header h = divided(a, f->header);
	read_fields(a, &h, f);
	read_recipients(&h, f);
	content_key(f->message_id, f->from, body, f->content_key);
	content_text_key(f->from, body, f->text_key);
	make_copy_key(a, &h, f);
}

/* Held against the worker's word -------------------------------------------------- */

/* Has `list` each address of ours that is in `of`? */
static bool has_ours(const struct letter_house *house, const struct str *list, size_t n,
		     const struct str *of, size_t n_of)
{
	for (size_t i = 0; i < n_of; i++) {
		struct address whose;
		size_t k = 0;
		if (!address_parse(of[i], house->address, &whose))
			continue;
		while (k < n && !str_iequal(list[k], of[i]))
			k++;
		if (k == n)
			return false;
	}
	return true;
}

/* Compares all but non-ASCII text, which each side decodes by its own means. */
static bool is_alike(struct str x, struct str y)
{
	size_t i = 0, k = 0;

	for (;; i++, k++) {
		while (i < x.n && (unsigned char)x.s[i] >= 0x80)
			i++;
		while (k < y.n && (unsigned char)y.s[k] >= 0x80)
			k++;
		if (i == x.n || k == y.n)
			return i == x.n && k == y.n;
		if (x.s[i] != y.s[k])
			return false;
	}
}

static struct str last_reference(struct str ids)
{
	struct str id, last = STR("");

	while (str_word(&ids, &id))
		last = str_starts(id, "o.") ? id : last;
	return last;
}

static bool agree(const struct letter_house *house, const struct fields *f,
		  const struct letter *l)
{
	return (!f->from.n || str_equal(f->from, l->from)) &&
	       str_equal(f->message_id, l->message_id) &&
	       str_equal(f->in_reply_to, l->in_reply_to) &&
	       str_equal(f->answered, last_reference(l->references)) &&
	       is_alike(subject_game(f->subject), subject_game(l->subject)) &&
	       is_alike(subject_key(f->subject), subject_key(l->subject)) &&
	       has_ours(house, f->to, f->n_to, l->to, l->n_to) &&
	       has_ours(house, l->to, l->n_to, f->to, f->n_to);
}

static bool is_ascii(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.s[i] >= 0x80)
			return false;
	return true;
}

void fields_check(struct arena *a, const struct letter_house *house, struct str bytes,
		  struct letter *l, struct fields *f)
{
	fields_read(a, bytes, f);
	bool same = agree(house, f, l);
	/* A letter that the worker could not read is set aside, and nothing is done with
	 * what the worker claimed. */
	if (!same && l->class != LETTER_QUARANTINE)
		f->faults |= FIELDS_READING;
	if (f->faults & FIELDS_SENDER)
		l->from_unsure = l->from;
	l->fields = f;
	l->from = f->from;
	l->message_id = f->message_id;
	l->in_reply_to = f->in_reply_to;
	l->references = f->answered;
	l->date = f->date;
	l->to = f->to;
	l->n_to = f->n_to;
	/* In another character set the worker's words are shown, with our brackets. */
	if (!same || is_ascii(f->subject))
		l->subject = str_is_utf8(f->subject) ? f->subject : STR("");
	for (size_t i = 0; i < sizeof l->content_key; i++)
		l->content_key[i] = f->content_key[i];
}
