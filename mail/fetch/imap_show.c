/* IMAP: shows the fate of letters by keywords and flags, or by folders. See imap.h.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mail/fetch/imap_line.h"

/* Flags --------------------------------------------------------------------- */

struct mailimap_set *imap_set(const uint32_t *uids, size_t n)
{
	struct mailimap_set *set = mailimap_set_new_empty();

	for (size_t i = 0, k; i < n; i = k) {
		for (k = i + 1; k < n && uids[k] == uids[k - 1] + 1; k++)
			;
		if (!set || mailimap_set_add_interval(set, uids[i], uids[k - 1]) !=
				    MAILIMAP_NO_ERROR)
			abort();
	}
	return set;
}

static void add_flag(struct mailimap_flag_list *list, struct mailimap_flag *flag)
{
	if (!flag || mailimap_flag_list_add(list, flag) != MAILIMAP_NO_ERROR)
		abort();
}

static int store(struct imap_box *m, struct mailimap_set *set,
		 const struct imap_flags *f)
{
	struct mailimap_flag_list *list = mailimap_flag_list_new_empty();

	if (!list)
		abort();
	if (f->seen)
		add_flag(list, mailimap_flag_new_seen());
	if (f->answered)
		add_flag(list, mailimap_flag_new_answered());
	if (f->flagged)
		add_flag(list, mailimap_flag_new_flagged());
	if (f->keyword)
		add_flag(list, mailimap_flag_new_flag_keyword(strdup(f->keyword)));
	struct mailimap_store_att_flags *how =
		f->add ? mailimap_store_att_flags_new_add_flags_silent(list)
		       : mailimap_store_att_flags_new_remove_flags_silent(list);
	imap_allow(m, IMAP_COMMAND_S, IMAP_ANSWER_MAX);
	int r = mailimap_uid_store(m->session, set, how);
	mailimap_store_att_flags_free(how);
	return r;
}

int imap_store(struct imap_box *m, struct mailimap_set *set, struct imap_flags f)
{
	int r = store(m, set, &f);

	if (r != MAILIMAP_ERROR_UID_STORE || !f.keyword)
		return r;
	f.keyword = NULL;
	return f.seen || f.answered || f.flagged ? store(m, set, &f)
						 : MAILIMAP_NO_ERROR;
}

/* Showing what became of letters --------------------------------------------- */

/* To FOLDER-answered and so on, made where it is missing. */
static int move(struct imap_box *m, struct mailimap_set *set, struct str word)
{
	char folder[256];

	snprintf(folder, sizeof folder, "%s-" PRI_STR, m->way.move_to, STR_ARG(word));
	imap_allow(m, IMAP_COMMAND_S, IMAP_ANSWER_MAX);
	int r = mailimap_uid_move(m->session, set, folder);
	if (r == MAILIMAP_ERROR_UID_MOVE &&
	    mailimap_create(m->session, folder) == MAILIMAP_NO_ERROR)
		r = mailimap_uid_move(m->session, set, folder);
	return r;
}

/* Sets the new word before the old one goes: in between, the letter has both. Where the
 * mailbox cannot move, the letter stays. */
static int show_set(struct imap_box *m, struct mailimap_set *set,
		    const struct mail_mark *mark)
{
	char word[64], was[64];

	snprintf(word, sizeof word, "$PostalGM-" PRI_STR, STR_ARG(mark->word));
	snprintf(was, sizeof was, "$PostalGM-" PRI_STR, STR_ARG(mark->was));
	int r = imap_store(m, set,
			   (struct imap_flags){.add = true,
					       .seen = true,
					       .answered = mark->answered,
					       .flagged = mark->look,
					       .keyword = word});
	if (r == MAILIMAP_NO_ERROR && mark->was.n)
		r = imap_store(
			m, set,
			(struct imap_flags){.flagged = !mark->look, .keyword = was});
	if (r == MAILIMAP_NO_ERROR && m->way.move_to && m->can_move && !mark->open)
		r = move(m, set, mark->word);
	return r;
}

static bool are_alike(const struct mail_mark *x, const struct mail_mark *y)
{
	return str_equal(x->word, y->word) && str_equal(x->was, y->was) &&
	       x->answered == y->answered && x->look == y->look && x->open == y->open;
}

/* Those that are like the first, at most IMAP_MARK_MAX; of other numbers than those of this
 * mailbox it has none. Returns how many of `marks` that were. */
static size_t next_set(const struct imap_box *m, const struct mail_mark *marks,
		       size_t n, uint32_t uids[IMAP_MARK_MAX], size_t *n_uids)
{
	size_t i = 0;

	*n_uids = 0;
	for (; i < n && *n_uids < IMAP_MARK_MAX && are_alike(&marks[0], &marks[i]);
	     i++) {
		struct str name = marks[i].name;
		int64_t uid;
		if (marks[i].uidvalidity == m->uidvalidity &&
		    str_int(str_until(&name, '.'), 1, UINT32_MAX, &uid))
			uids[(*n_uids)++] = (uint32_t)uid;
	}
	return i;
}

bool imap_show(struct mailbox *box, const struct mail_mark *marks, size_t n,
	       struct err *err)
{
	struct imap_box *m = imap_of(box);
	uint32_t uids[IMAP_MARK_MAX];
	size_t n_uids;

	imap_settle(m);
	if (!imap_line(m, err) || !imap_wake(m, err) || !imap_flush(box, err))
		return false;
	for (size_t i = 0; i < n;) {
		const struct mail_mark *mark = &marks[i];
		i += next_set(m, mark, n - i, uids, &n_uids);
		if (!n_uids)
			continue;
		struct mailimap_set *set = imap_set(uids, n_uids);
		int r = show_set(m, set, mark);
		mailimap_set_free(set);
		if (r != MAILIMAP_NO_ERROR)
			return imap_failed(m, "showing what became of letters", r, err);
	}
	return true;
}
