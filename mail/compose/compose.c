/* Composing: see compose.h.
 * SPDX-License-Identifier: ISC */
#include "mail/compose/compose.h"

#include <time.h>

#include "base/arena.h"
#include "mail/compose/compose_parts.h"
#include "mail/compose/encode.h"
#include "mail/trust/trust.h"

static struct str domain_of(struct str address)
{
	str_until(&address, '@');
	return address;
}

static struct str bracketed(struct arena *a, struct str ids)
{
	struct buf b = buf_in(a);
	struct str id;

	while (str_word(&ids, &id)) {
		if (b.n)
			buf_char(&b, ' ');
		buf_char(&b, '<');
		buf_add(&b, id);
		buf_char(&b, '>');
	}
	return buf_str(&b);
}

/* The last ids that fit: a thread is found by its nearest letters. */
static struct str last_ids(struct str ids)
{
	while (ids.n > ENCODE_VALUE_MAX - 100) {
		struct str word;
		if (!str_word(&ids, &word))
			break;
		ids = str_trim(ids);
	}
	return ids;
}

static struct str date_value(struct arena *a, int64_t utc)
{
	/* strftime's names follow the locale; these do not. */
	static const char *const days[] = {"Sun", "Mon", "Tue", "Wed",
					   "Thu", "Fri", "Sat"};
	static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
					     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
	struct tm t;
	time_t when = (time_t)utc;

	gmtime_r(&when, &t);
	return str_printf(a, "%s, %d %s %04d %02d:%02d:%02d +0000", days[t.tm_wday],
			  t.tm_mday, months[t.tm_mon], t.tm_year + 1900, t.tm_hour,
			  t.tm_min, t.tm_sec);
}

static bool put(struct buf *b, const char *name, struct str value, struct err *err)
{
	return !value.n || encode_header(b, name, value, err);
}

static bool put_ids(struct buf *b, const char *name, struct str ids, struct err *err)
{
	return put(b, name, bracketed(b->a, last_ids(ids)), err);
}

/* Players choose the ids of their letters, and ours repeat them, except for one that
 * contains a key. */
static struct str without_keys(struct arena *a, struct str ids)
{
	struct buf b = buf_in(a);
	struct str id;
	int found;

	while (str_word(&ids, &id)) {
		(void)trust_scan(a, id, &found);
		if (found == 0)
			buf_printf(&b, "%s" PRI_STR, b.n ? " " : "", STR_ARG(id));
	}
	return buf_str(&b);
}

static bool put_addresses(struct buf *b, const struct letter_out *l, struct err *err)
{
	return encode_mailbox(b, "From", l->from_name, l->house, err) &&
	       (!l->reply_to.n ||
		encode_mailbox(b, "Reply-To", STR(""), l->reply_to, err)) &&
	       encode_mailbox(b, "To", STR(""), l->to, err);
}

static bool put_list(struct buf *b, const struct letter_out *l, struct err *err)
{
	if (!l->list_id.n)
		return true;
	return put(b, "List-Id", str_printf(b->a, "<" PRI_STR ">", STR_ARG(l->list_id)),
		   err) &&
	       put(b, "List-Unsubscribe",
		   str_printf(b->a, "<mailto:" PRI_STR "?subject=leave>",
			      STR_ARG(l->house)),
		   err);
}

static bool put_marks(struct buf *b, const struct letter_out *l, struct err *err)
{
	bool replied = l->kind == LETTER_AUTO_REPLIED;

	return put(b, "Auto-Submitted",
		   replied ? STR("auto-replied") : STR("auto-generated"), err) &&
	       (!l->bulk || put(b, "Precedence", STR("bulk"), err)) &&
	       put(b, "X-Auto-Response-Suppress", STR("All"), err) &&
	       put_list(b, l, err) && put(b, "X-PostalGM-Instance", l->instance, err);
}

static bool put_header(struct buf *b, const struct letter_out *l, struct err *err)
{
	struct str subject = trust_scan(b->a, l->subject, NULL);

	if (l->key.n) /* the one place where a key of ours may be in a subject */
		subject = str_printf(b->a, PRI_STR " [#" PRI_STR "]", STR_ARG(subject),
				     STR_ARG(l->key));

	return put_addresses(b, l, err) && put(b, "Subject", subject, err) &&
	       put(b, "Date", date_value(b->a, l->date), err) &&
	       put_ids(b, "Message-ID", l->message_id, err) &&
	       put_ids(b, "In-Reply-To", without_keys(b->a, l->in_reply_to), err) &&
	       put_ids(b, "References", without_keys(b->a, l->references), err) &&
	       put_marks(b, l, err);
}

static size_t size_of(const struct letter_out *l)
{
	enum { HEAD = 4000 /* header, boundaries, heads of parts */ };
	size_t n = HEAD + l->body.n + l->body.n / 5;

	for (int i = 0; i < l->n_parts; i++)
		n += l->parts[i].place ? 0 : compose_part_size(&l->parts[i]);
	return n;
}

bool compose_letter(struct arena *a, const struct letter_out *l, struct str *bytes,
		    struct err *err)
{
	struct letter_text text = {.plain = trust_scan(a, l->body, NULL)};
	struct buf b = buf_with_room(a, size_of(l));

	if (!str_is_utf8(text.plain))
		return err_refuse(err, "the body is not UTF-8");
	if (!put_header(&b, l, err))
		return false;
	buf_z(&b, "MIME-Version: 1.0\r\n");
	if (!compose_parts(&b, &text, l, err))
		return false;
	if (l->text)
		*l->text = text;
	*bytes = buf_str(&b);
	return true;
}

struct str compose_id(struct arena *a, char kind, int64_t number, struct str instance,
		      struct str house)
{
	struct buf b = buf_in(a);

	buf_char(&b, kind);
	buf_char(&b, '.');
	buf_int(&b, number);
	buf_char(&b, '.');
	buf_add(&b, instance);
	buf_char(&b, '@');
	buf_add(&b, domain_of(house));
	return buf_str(&b);
}
