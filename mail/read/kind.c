/* Tells the kind of a part: see kind.h.
 * SPDX-License-Identifier: ISC */
#include "mail/read/kind.h"

#include <libetpan/libetpan.h>

#include "base/arena.h"

struct str kind_param(const struct mailmime *m, const char *name)
{
	struct mailmime_content *ct = m->mm_content_type;

	for (clistiter *i = ct && ct->ct_parameters ? clist_begin(ct->ct_parameters)
						    : NULL;
	     i; i = clist_next(i)) {
		const struct mailmime_parameter *p = clist_content(i);
		if (str_is(str_of(p->pa_name), name))
			return str_of(p->pa_value);
	}
	return (struct str){0};
}

/* "text/plain" in lower case, also if the part does not say its type. */
static struct str type_name(struct arena *a, const struct mailmime *m)
{
	static const char *const discrete[] = {
		[MAILMIME_DISCRETE_TYPE_TEXT] = "text",
		[MAILMIME_DISCRETE_TYPE_IMAGE] = "image",
		[MAILMIME_DISCRETE_TYPE_AUDIO] = "audio",
		[MAILMIME_DISCRETE_TYPE_VIDEO] = "video",
		[MAILMIME_DISCRETE_TYPE_APPLICATION] = "application",
	};
	const struct mailmime_content *ct = m->mm_content_type;
	const char *main = "other";

	if (!ct || !ct->ct_type || !ct->ct_subtype)
		return STR("text/plain");
	if (ct->ct_type->tp_type == MAILMIME_TYPE_COMPOSITE_TYPE) {
		int type = ct->ct_type->tp_data.tp_composite_type->ct_type;
		main = type == MAILMIME_COMPOSITE_TYPE_MESSAGE     ? "message"
		       : type == MAILMIME_COMPOSITE_TYPE_MULTIPART ? "multipart"
								   : "other";
	} else {
		int type = ct->ct_type->tp_data.tp_discrete_type->dt_type;
		if (type >= MAILMIME_DISCRETE_TYPE_TEXT &&
		    type <= MAILMIME_DISCRETE_TYPE_APPLICATION)
			main = discrete[type];
	}
	return str_lower(a, str_printf(a, "%s/%s", main, ct->ct_subtype));
}

static const struct mailmime_field *mime_field(const struct mailmime *m, int type)
{
	for (clistiter *i = m->mm_mime_fields ? clist_begin(m->mm_mime_fields->fld_list)
					      : NULL;
	     i; i = clist_next(i)) {
		const struct mailmime_field *f = clist_content(i);
		if (f->fld_type == type)
			return f;
	}
	return NULL;
}

static const struct mailmime_disposition *disposition(const struct mailmime *m)
{
	const struct mailmime_field *f = mime_field(m, MAILMIME_FIELD_DISPOSITION);
	return f ? f->fld_data.fld_disposition : NULL;
}

static bool is_attachment(const struct mailmime *m)
{
	const struct mailmime_disposition *d = disposition(m);
	return d && d->dsp_type &&
	       d->dsp_type->dsp_type == MAILMIME_DISPOSITION_TYPE_ATTACHMENT;
}

static struct str file_name(const struct mailmime *m)
{
	const struct mailmime_disposition *d = disposition(m);

	for (clistiter *i = d && d->dsp_parms ? clist_begin(d->dsp_parms) : NULL; i;
	     i = clist_next(i)) {
		const struct mailmime_disposition_parm *p = clist_content(i);
		if (p->pa_type == MAILMIME_DISPOSITION_PARM_FILENAME)
			return str_of(p->pa_data.pa_filename);
	}
	return kind_param(m, "name");
}

bool kind_has_name(const struct mailmime *m)
{
	return file_name(m).n > 0;
}

/* An invitation, or an answer to one; programs write those. A day that is told to everybody ("PUBLISH") is what our own letters bring:
 * mail programs that send it back beside a person's text do not make that a robot's. */
static bool asks_or_answers(const struct mailmime *m)
{
	return !str_is(kind_param(m, "method"), "publish");
}

/* Pre-MIME programs put "x-uuencode" where the transfer encoding stands; libetpan
 * decodes none of it. */
static bool is_uuencoded(const struct mailmime *m)
{
	const struct mailmime_field *f =
		mime_field(m, MAILMIME_FIELD_TRANSFER_ENCODING);
	const struct mailmime_mechanism *e = f ? f->fld_data.fld_encoding : NULL;
	struct str token = str_of(
		e && e->enc_type == MAILMIME_MECHANISM_TOKEN ? e->enc_token : NULL);

	return str_is(token, "x-uuencode") || str_is(token, "x-uue") ||
	       str_is(token, "uuencode");
}

static bool has_parts(const struct mailmime *m)
{
	return m->mm_type == MAILMIME_MULTIPLE &&
	       clist_count(m->mm_data.mm_multipart.mm_mp_list) > 0;
}

enum kind kind_of(struct arena *a, const struct mailmime *m)
{
	struct str type = type_name(a, m);

	if (str_is(type, "multipart/encrypted") ||
	    str_is(type, "application/pgp-encrypted"))
		return KIND_ENCRYPTED;
	if (str_is(type, "application/pkcs7-mime") ||
	    str_is(type, "application/x-pkcs7-mime"))
		return str_is(kind_param(m, "smime-type"), "signed-data")
			       ? KIND_OPAQUE
			       : KIND_ENCRYPTED;
	if (str_is(type, "application/ms-tnef") || str_is(file_name(m), "winmail.dat"))
		return KIND_TNEF;
	if (str_is(type, "message/partial"))
		return KIND_PARTIAL;
	if (str_is(type, "message/external-body"))
		return KIND_EXTERNAL;
	if (str_starts(type, "message/"))
		return KIND_FORWARD;
	if (str_starts(type, "multipart/") && !has_parts(m))
		return KIND_BROKEN;
	if (str_is(type, "multipart/alternative"))
		return KIND_ALTERNATIVE;
	if (m->mm_type == MAILMIME_MULTIPLE)
		return KIND_MIXED;
	if (str_is(file_name(m), "orders.txt"))
		return KIND_ORDERS_FILE;
	if (is_attachment(m))
		return KIND_ATTACHMENT;
	if (str_is(type, "text/vnd.google.email-reaction+json"))
		return KIND_REACTION;
	if (str_starts(type, "text/") && is_uuencoded(m))
		return KIND_UUENCODED;
	if (str_is(type, "text/html"))
		return KIND_HTML;
	if (str_is(type, "text/calendar"))
		return asks_or_answers(m) ? KIND_CALENDAR : KIND_ATTACHMENT;
	return str_is(type, "text/plain") || str_is(type, "text/enriched")
		       ? KIND_PLAIN
		       : KIND_ATTACHMENT;
}

bool kind_is_document(struct arena *a, const struct mailmime *m)
{
	static const char *const others[] = {
		"application/pgp-signature",
		"application/pgp-keys",
		"application/pkcs7-signature",
		"application/x-pkcs7-signature",
		"application/ics",
		"application/json",
		"text/calendar",
		"text/vcard",
		"text/x-vcard",
		"text/directory",
		"text/x-amp-html",
		"text/css",
	};
	struct str type = type_name(a, m);

	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (str_is(type, others[i]))
			return false;
	return str_starts(type, "text/") || str_starts(type, "application/");
}

int kind_encoding(const struct mailmime *m)
{
	const struct mailmime_field *f =
		mime_field(m, MAILMIME_FIELD_TRANSFER_ENCODING);
	const struct mailmime_mechanism *e = f ? f->fld_data.fld_encoding : NULL;
	return e ? e->enc_type : MAILMIME_MECHANISM_8BIT;
}
