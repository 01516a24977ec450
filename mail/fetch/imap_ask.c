/* IMAP, letters: the question about each, and the server's answer. See imap.h.
 *
 * Of a letter only UID, INTERNALDATE, RFC822.SIZE and BODY.PEEK[] are asked for: the
 * reader of ENVELOPE and BODYSTRUCTURE in libetpan dies on brackets nested deep enough.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* timegm */
#include <stdlib.h>
#include <time.h>

#include "mail/fetch/imap_ask.h"
#include "mail/letter/letter.h"

/* Asking -------------------------------------------------------------------- */

static struct mailimap_fetch_type *asked(struct mailimap_fetch_att *const atts[],
					 size_t n)
{
	struct mailimap_fetch_type *t = mailimap_fetch_type_new_fetch_att_list_empty();

	for (size_t i = 0; i < n; i++)
		if (!t || !atts[i] ||
		    mailimap_fetch_type_new_fetch_att_list_add(t, atts[i]) !=
			    MAILIMAP_NO_ERROR)
			abort();
	return t;
}

struct mailimap_fetch_type *imap_asked_for_list(void)
{
	struct mailimap_fetch_att *atts[] = {
		mailimap_fetch_att_new_uid(),
		mailimap_fetch_att_new_internaldate(),
		mailimap_fetch_att_new_rfc822_size(),
	};
	return asked(atts, 3);
}

/* Asks for one byte more than the limit, so that a letter that is too large is noticed. */
struct mailimap_fetch_type *imap_asked_for_bytes(void)
{
	struct mailimap_section *all = mailimap_section_new(NULL);
	struct mailimap_fetch_att *atts[] = {
		mailimap_fetch_att_new_uid(),
		mailimap_fetch_att_new_body_peek_section_partial(all, 0,
								 LETTER_SIZE_MAX + 1),
	};
	return asked(atts, 2);
}

int imap_uid_fetch(struct imap_box *m, struct mailimap_set *set,
		   struct mailimap_fetch_type *what, clist **answer)
{
	int r = mailimap_uid_fetch(m->session, set, what, answer);
	mailimap_set_free(set);
	mailimap_fetch_type_free(what);
	return r;
}

/* Answers ------------------------------------------------------------------- */

static int64_t utc_of(const struct mailimap_date_time *d)
{
	struct tm tm = {.tm_year = d->dt_year - 1900,
			.tm_mon = d->dt_month - 1,
			.tm_mday = d->dt_day,
			.tm_hour = d->dt_hour,
			.tm_min = d->dt_min,
			.tm_sec = d->dt_sec};
	int zone = d->dt_zone; /* +0130 is 130 */
	return (int64_t)timegm(&tm) - (zone / 100 * 60 + zone % 100) * 60;
}

struct imap_seen imap_read_answer(const struct mailimap_msg_att *att)
{
	struct imap_seen s = {0};

	for (clistiter *i = clist_begin(att->att_list); i; i = clist_next(i)) {
		struct mailimap_msg_att_item *item = clist_content(i);
		if (item->att_type != MAILIMAP_MSG_ATT_ITEM_STATIC)
			continue;
		struct mailimap_msg_att_static *a = item->att_data.att_static;
		if (a->att_type == MAILIMAP_MSG_ATT_UID)
			s.uid = a->att_data.att_uid;
		else if (a->att_type == MAILIMAP_MSG_ATT_RFC822_SIZE)
			s.size = a->att_data.att_rfc822_size;
		else if (a->att_type == MAILIMAP_MSG_ATT_INTERNALDATE)
			s.date = utc_of(a->att_data.att_internal_date);
		else if (a->att_type == MAILIMAP_MSG_ATT_BODY_SECTION) {
			s.s = a->att_data.att_body_section->sec_body_part;
			s.n = a->att_data.att_body_section->sec_length;
		}
	}
	return s;
}
