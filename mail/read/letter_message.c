/* A letter as a message: see letter_message.h. Writing and reading are in the same order.
 * SPDX-License-Identifier: ISC */
#include "mail/read/letter_message.h"

#include <string.h>

#include "base/arena.h"
#include "mail/letter/clean.h"
#include "mail/letter/header.h"

enum {
	ADDRESS_MAX = 320,
	FIELD_MAX = 1000,
	IDS_MAX = 64 * 1024,
	STATUS_MAX = 16,
};
static const int64_t date_max = INT64_C(253402387200); /* no calendar of ours goes on */

/* Writing ------------------------------------------------------------------- */

static void put_list(struct message_out *m, const struct str *list, size_t n)
{
	message_put_count(m, n);
	for (size_t i = 0; i < n; i++)
		message_put_str(m, list[i]);
}

struct message_out letter_message_write(struct arena *a, const struct letter *l)
{
	struct message_out m = message_begin(a, LETTER_MESSAGE_KIND);

	message_put_int(&m, l->reason);
	message_put_int(&m, l->class);
	message_put_int(&m, l->answer);
	message_put_int(&m, l->flags);
	message_put_int(&m, l->date);
	message_put_str(&m, l->from);
	message_put_str(&m, l->from_name);
	message_put_str(&m, l->subject);
	message_put_str(&m, l->message_id);
	message_put_str(&m, l->in_reply_to);
	message_put_str(&m, l->references);
	message_put_str(&m, l->trace);
	message_put_int(&m, l->bounce);
	message_put_str(&m, l->bounce_status);
	message_put_str(&m, l->bounce_text);
	put_list(&m, l->to, l->n_to);
	put_list(&m, l->lines, l->n_lines);
	put_list(&m, l->above, l->n_above);
	message_put_str(&m, l->left_mark);
	message_put_int(&m, (int64_t)l->n_left);
	message_put_int(&m, (int64_t)l->n_left_quotes);
	put_list(&m, l->attached, l->n_attached);
	put_list(&m, l->quoted, l->n_quoted);
	return m;
}

/* Reading ------------------------------------------------------------------- */

/* Marks the whole message as bad if a value is not valid. */
static struct str must(struct message_in *in, bool good, struct str s)
{
	in->good = in->good && good;
	return in->good ? s : STR("");
}

/* Text as the reader has cleaned it: one line, nothing invisible. */
static struct str line_of(struct message_in *in, size_t most)
{
	struct str s = message_str(in, most);
	return must(in, clean_is_line(s), s);
}

static struct str address_of(struct message_in *in)
{
	struct str s = line_of(in, ADDRESS_MAX);
	return must(in, !s.n || header_is_address(s), s);
}

/* Of the text of a letter, in which tabs part the cells of a table. */
static struct str text_line_of(struct message_in *in)
{
	struct str s = message_str(in, LETTER_TEXT_MAX), rest = s;
	bool good = true;

	while (good && rest.n)
		good = clean_is_line(str_until(&rest, '\t'));
	return must(in, good, s);
}

/* The trace has many lines; each is one field. */
static struct str trace_of(struct message_in *in)
{
	struct str s = message_str(in, LETTER_TRACE_MAX), rest = s, line;
	bool good = true;

	while (good && str_line(&rest, &line))
		good = clean_is_line(line);
	return must(in, good, s);
}

/* Quoted lines: none is taken for the writer's own. */
static struct str above_of(struct message_in *in)
{
	struct str s = message_str(in, LETTER_ABOVE_MAX), rest = s, line;
	bool good = !s.n || s.s[s.n - 1] == '\n';

	while (good && str_line(&rest, &line)) {
		good = str_starts(line, "> ");
		while (good && line.n)
			good = clean_is_line(str_until(&line, '\t'));
	}
	return must(in, good, s);
}

static struct str *list_of(struct message_in *in, struct arena *a, size_t most,
			   size_t *n, struct str (*one)(struct message_in *))
{
	size_t count = message_count(in, most);
	struct str *list = arena_array(a, struct str, count + 1);

	for (size_t i = 0; i < count; i++)
		list[i] = one(in);
	*n = in->good ? count : 0;
	return list;
}

/* The reader cannot grant itself an answer or a class that its reason does not give. */
static void read_verdict(struct message_in *in, struct letter *l)
{
	int64_t reason = message_int(in, 0, (int64_t)N_LETTER_REASONS - 1);
	int64_t class = message_int(in, 0, (int64_t)N_LETTER_CLASSES - 1);
	bool answer = message_bool(in);

	letter_set(l, (enum letter_reason)reason);
	if (reason == REASON_NOT_TO_US)
		l->class = LETTER_ORDERS;
	in->good = in->good && l->class == (enum letter_class) class &&
		   (l->answer || !answer);
	l->answer = answer;
}

bool letter_message_read(struct arena *a, struct message_in *in, struct letter *l)
{
	*l = (struct letter){0};
	in->good = in->good && in->kind == LETTER_MESSAGE_KIND;
	read_verdict(in, l);
	l->flags = (unsigned)message_int(in, 0, LETTER_FLAGS_ALL);
	l->date = message_int(in, 0, date_max);
	l->from = address_of(in);
	l->from_name = line_of(in, FIELD_MAX);
	l->subject = line_of(in, FIELD_MAX);
	l->message_id = line_of(in, FIELD_MAX);
	l->in_reply_to = line_of(in, FIELD_MAX);
	l->references = line_of(in, IDS_MAX);
	l->trace = trace_of(in);
	l->bounce =
		(enum letter_bounce)message_int(in, 0, (int64_t)N_LETTER_BOUNCES - 1);
	l->bounce_status = line_of(in, STATUS_MAX);
	l->bounce_text = line_of(in, LETTER_BOUNCE_TEXT_MAX);
	l->to = list_of(in, a, LETTER_ADDRESSES_MAX, &l->n_to, address_of);
	l->lines = list_of(in, a, LETTER_LINES_MAX, &l->n_lines, text_line_of);
	l->above = list_of(in, a, LETTER_LINES_MAX, &l->n_above, above_of);
	in->good = in->good && (!l->n_above || l->n_above == l->n_lines);
	l->left_mark = line_of(in, LETTER_MARK_MAX);
	l->n_left = (size_t)message_int(in, 0, LETTER_LINES_MAX);
	l->n_left_quotes = (size_t)message_int(in, 0, LETTER_LINES_MAX);
	l->attached = list_of(in, a, LETTER_LINES_MAX, &l->n_attached, text_line_of);
	l->quoted = list_of(in, a, LETTER_LINES_MAX, &l->n_quoted, text_line_of);
	in->good = in->good && (!l->n_quoted || l->reason == REASON_QUOTED_ONLY ||
				l->class == LETTER_ORDERS || l->class == LETTER_LIST);
	if (!message_ends(in))
		*l = (struct letter){0};
	return message_ends(in);
}
