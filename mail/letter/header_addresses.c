/* Addresses out of header fields: libetpan reads what keeps to the rules, a loose
 * reader of ours the rest. See header.h.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/header.h"

#include <libetpan/libetpan.h>

#include "base/arena.h"
#include "mail/letter/clean.h"

struct taker {
	struct arena *a;
	struct str *out;
	size_t n, max;
	struct str *name;
};

static void take(struct taker *t, struct str address, struct str name)
{
	address = str_trim(address);
	/* Nor one that shows itself as another, by turning its direction. */
	if (!header_is_address(address) ||
	    !str_equal(clean_line(t->a, address), address))
		return;
	if (t->n == 0 && t->name)
		*t->name = header_words(t->a, name);
	if (t->n < t->max)
		t->out[t->n] = str_dup(t->a, address);
	t->n++;
}

static void take_mailbox(struct taker *t, const struct mailimf_mailbox *m)
{
	take(t, str_of(m->mb_addr_spec), str_of(m->mb_display_name));
}

static void take_list(struct taker *t, const struct mailimf_address_list *list)
{
	for (clistiter *i = clist_begin(list->ad_list); i; i = clist_next(i)) {
		const struct mailimf_address *ad = clist_content(i);
		if (ad->ad_type == MAILIMF_ADDRESS_MAILBOX) {
			take_mailbox(t, ad->ad_data.ad_mailbox);
			continue;
		}
		const struct mailimf_mailbox_list *g =
			ad->ad_data.ad_group->grp_mb_list;
		for (clistiter *j = g ? clist_begin(g->mb_list) : NULL; j;
		     j = clist_next(j))
			take_mailbox(t, clist_content(j));
	}
}

/* For lists that no parser accepts: the text in angle brackets, or the words with an
 * "@". */
static void take_loosely(struct taker *t, struct str value)
{
	size_t open = str_find_char(value, '<');

	if (open == SIZE_MAX) {
		struct str word;
		while (str_word(&value, &word)) {
			while (word.n &&
			       str_find_char(STR(",;"), word.s[word.n - 1]) != SIZE_MAX)
				word.n--;
			take(t, word, (struct str){0});
		}
		return;
	}
	struct str name = str_trim(str_slice(value, 0, open));
	while (open != SIZE_MAX) {
		value = str_slice(value, open + 1, value.n);
		struct str inside = str_until(&value, '>');
		take(t, inside, name);
		open = str_find_char(value, '<');
	}
}

size_t header_addresses(struct arena *a, struct str value, struct str *out, size_t max,
			struct str *name)
{
	struct taker t = {a, out, 0, max, name};
	struct mailimf_address_list *list = NULL;
	size_t at = 0;

	if (mailimf_address_list_parse(value.s, value.n, &at, &list) ==
	    MAILIMF_NO_ERROR) {
		if (str_trim(str_slice(value, at, value.n)).n == 0)
			take_list(&t, list);
		mailimf_address_list_free(list);
	}
	if (t.n == 0)
		take_loosely(&t, value);
	return t.n;
}
