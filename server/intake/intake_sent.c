/* An answer that changes what was asked. "YES", and below it a better version of one of the orders: that one takes its
 * place, and the others are sent. "Yes, but with 3": all of them are asked about anew.
 * And what goes to the GM below the word GM.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/trust.h"
#include "server/outbox/post.h"
#include "server/people/leave_open.h"
#include "server/render/letterhead.h"

struct str intake_sent(struct letter_in *x, const struct reader *r, struct str own)
{
	struct answer_word *w = &x->word;
	struct str rest = w->text, line;
	struct str below =
		str_printf(x->a, "%.*s\n%.*s", STR_ARG(w->tail), STR_ARG(own));
	struct buf sent = buf_in(x->a), anew = buf_in(x->a);

	if (!x->position || !str_trim(below).n || !rest.n)
		return rest;
	const struct reading *better = orders_read(x->a, r, below, x->before);
	while (str_line(&rest, &line)) {
		bool is_anew = leave_is_anew(x->a, r, better, line);
		struct buf *to = is_anew ? &anew : &sent;
		if (is_anew && anew.n)
			buf_z(to, "; ");
		buf_add(to, line);
		if (!is_anew)
			buf_char(to, '\n');
	}
	w->anew = buf_str(&anew);
	return buf_str(&sent);
}

/* The orders that this reading makes or asks about, a line each. */
static struct str orders_of(struct arena *a, const struct reading *r)
{
	struct str asked = reading_asked(a, r);
	struct buf b = buf_in(a);

	for (int i = 0; i < r->sheet.n_slots; i++)
		if (r->sheet.slots[i].mark != SLOT_KEPT)
			buf_printf(&b, "%.*s\n",
				   STR_ARG(slot_text(a, &r->sheet.slots[i])));
	if (asked.n)
		buf_printf(&b, "%.*s\n", STR_ARG(asked));
	return buf_str(&b);
}

/* The line of the answer, if nothing of it was used. */
static struct line *line_of(struct letter_in *x)
{
	for (int i = 0; i < x->reading->n_lines; i++) {
		struct line *line = &x->reading->lines[i];
		if (str_find(line->typed, x->word.but) != SIZE_MAX)
			return line->verdict == VERDICT_REFUSED ||
					       line->verdict == VERDICT_NOTE ||
					       line->verdict == VERDICT_ASKED
				       ? line
				       : NULL;
	}
	return NULL;
}

void intake_ask_changed(struct letter_in *x)
{
	struct reader r = intake_reader(x);
	struct line *line = line_of(x);
	struct str rest = x->word.but_of, one;
	struct buf ask = buf_in(x->a);

	if (!x->position || !line || x->old_key || x->older || x->over)
		return;
	/* The change is read as one to an order that stands. */
	const struct reading *stands = orders_read(x->a, &r, x->word.but_of, x->before);
	const struct reading *changed =
		orders_read(x->a, &r, x->word.but, &stands->sheet);
	struct str made = orders_of(x->a, changed);
	if (!made.n || changed->n_refused)
		return;
	while (str_line(&rest, &one))
		if (!leave_is_anew(x->a, &r, changed, one))
			buf_printf(&ask, "%.*s\n", STR_ARG(one));
	buf_add(&ask, made);
	x->reading->n_refused -= line->verdict == VERDICT_REFUSED;
	x->reading->n_notes -= line->verdict == VERDICT_NOTE;
	x->reading->n_asked += line->verdict != VERDICT_ASKED;
	x->reading->has_orders_word = true;
	line->verdict = VERDICT_ASKED;
	line->n_remarks = line->n_instead = 0;
	line->ask = str_trim(buf_str(&ask));
}

static bool to_gm(struct letter_in *x, struct str words, struct err *err)
{
	struct page page = page_in(x->a);
	struct str who = letterhead_seat(x->a, x->rules, x->seat->seat);

	page_paraf(&page, "%.*s (%.*s) passes this on to you:", STR_ARG(who),
		   STR_ARG(x->seat->name));
	page_cut(&page);
	page_verbatim(&page, trust_scan(x->a, words, NULL));
	page_paraf(
		&page,
		"To answer, write to %.*s. A reply to this letter is read for your commands and is passed on to nobody.",
		STR_ARG(x->seat->address));
	return post_queue(x->h, x->a,
			  &(struct posting){.game = x->game,
					    .gm = true,
					    .kind = KIND_PRESS,
					    .cause = CAUSE_IN,
					    .cause_id = x->in->id,
					    .subject = str_printf(
						    x->a, "%.*s a word of %.*s",
						    STR_ARG(post_tag(x->a, x->game)),
						    STR_ARG(who)),
					    .page = &page,
					    .bulk = true},
			  err);
}

/* Lines under the word that are not orders go with what waits. */
bool intake_pass_on(struct letter_in *x, struct err *err)
{
	struct str below = intake_words(x);
	struct str all =
		str_printf(x->a, "%.*s%.*s", STR_ARG(x->word.passed), STR_ARG(below));

	if (!str_trim(all).n)
		return true;
	x->word.deed = str_of(_("PASSED ON to the GM"));
	intake_say(
		x,
		str_of(_(
			"GM: your words have gone to the GM, who answers you directly.")));
	if (!to_gm(x, all, err))
		return false;
	intake_words_passed(x);
	return true;
}
