/* DKIM-Signature: see signature.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/signature.h"

#include "mail/trust/authres.h"
#include "mail/trust/fields.h"

/* The value of a tag, "d" of "v=1; d=example.org"; with what folds it. */
static struct str tag(struct str list, const char *name)
{
	while (list.n) {
		struct str value = str_until(&list, ';');
		struct str key = str_trim(str_until(&value, '='));
		if (str_equal(key, str_of(name)))
			return str_trim(value);
	}
	return STR("");
}

static bool covers(struct str list, const char *name)
{
	while (list.n)
		if (str_is(str_trim(str_until(&list, ':')), name))
			return true;
	return false;
}

void signature_read(struct str header, struct str address, struct signature *out)
{
	struct field_walk w = fields_walk(header);
	struct field_view v;

	*out = (struct signature){.to = true, .date = true, .message_id = true};
	while (fields_next(&w, &v)) {
		if (!str_is(v.name, "DKIM-Signature") ||
		    !authres_is_above(tag(v.value, "d"), address))
			continue;
		struct str fields = tag(v.value, "h");
		out->n++;
		out->partly = out->partly || tag(v.value, "l").n > 0;
		out->to = out->to && covers(fields, "To");
		out->date = out->date && covers(fields, "Date");
		out->message_id = out->message_id && covers(fields, "Message-ID");
	}
	if (!out->n)
		*out = (struct signature){0};
}
