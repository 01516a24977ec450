/* Answers that cannot be written: see post_plain.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post_plain.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/gmlog.h"

bool post_is_answer(const struct posting *p)
{
	return post_cause_is_letter(p->cause) && p->kind != KIND_WARNING;
}

/* With nothing in it that came from the letter. */
static const struct page *plain_page(struct arena *a, const struct posting *p)
{
	struct page *page = arena_new(a, struct page);

	*page = page_in(a);
	if (p->word.n)
		page_para(
			page,
			str_of(_(
				"A letter that may be yours waits. If it is, answer this one with the word CONFIRM on its first line. The full question could not be written because of a fault in this house.")));
	else
		page_para(
			page,
			str_of(_(
				"Your letter was read, and what was accepted of it stands. The full answer could not be written because of a fault in this house. Reply with the word STATUS to see your orders.")));
	page_para(page, str_of(_("Your GM has been told.")));
	return page;
}

bool post_tell_of_lost_answer(struct home *h, struct arena *a, const struct posting *p,
			      const char *which, const char *why, struct err *err)
{
	const char *what = p->cause == CAUSE_IN ? "letter" : "question";
	struct log_line line = home_log(h, LOG_ALARM, "answer-lost");

	log_z(&line, "cause", post_cause_name(p->cause));
	log_int(&line, "id", p->cause_id);
	log_z(&line, "error", why);
	log_end(&line);
	if (!meta_set_int(h->store, "answer_lost", home_now(h), err) ||
	    !meta_set(
		    h->store, "answer_lost_why",
		    str_printf(a, "to %s %lld: %s", what, (long long)p->cause_id, why),
		    err))
		return false;
	if (!p->game)
		return true;
	struct gmlog_entry e = {
		.game_id = p->game->id,
		.phase_no = p->game->phase_no,
		.utc = home_now(h),
		.who = str_of(gmlog_who_name(WHO_SERVER)),
		.what = str_printf(a, "The answer to %s %lld could not be written",
				   what, (long long)p->cause_id),
		.why = str_of(why),
	};
	return gmlog_add(h->store, &e, err) &&
	       post_to_gm(
		       h, a, p->game, KIND_WARNING, p->cause, p->cause_id,
		       str_printf(a, "%.*s an answer could not be written",
				  STR_MADE(a, post_tag(a, p->game))),
		       str_printf(
			       a,
			       "The answer to %s %lld (%s, to %.*s) could not be written: %s. Everything else that the letter did stands, and a short answer without details went out in place of the full one. Please report this as a fault of postalgm.",
			       what, (long long)p->cause_id, which,
			       STR_ARG(p->seat ? p->seat->colour : STR("its writer")),
			       why),
		       err);
}

struct posting post_plain(struct arena *a, const struct posting *p)
{
	struct posting plain = *p;
	struct str tag = p->game ? post_tag(a, p->game) : STR("PostalGM");

	plain.subject = str_printf(a, "%.*s %s", STR_ARG(tag),
				   p->word.n ? "please confirm a letter"
					     : "your letter was read");
	plain.page = plain_page(a, p);
	plain.in_reply_to = STR("");
	plain.bulletin = NULL;
	plain.print = NULL;
	plain.deadline = false;
	return plain;
}
