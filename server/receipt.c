/* The receipt: see receipt.h.
 * SPDX-License-Identifier: ISC */
#include "server/receipt.h"

#include "base/arena.h"
#include "server/letterhead.h"

static struct str verdict(struct arena *a, const struct receipt *r)
{
	struct buf b = buf_in(a);

	echo_head(r->reading, &b);
	return str_trim(buf_str(&b));
}

struct str receipt_subject(struct arena *a, const struct receipt *r)
{
	struct buf b = buf_in(a);
	struct str head = verdict(a, r), first;

	buf_printf(&b, "[%.*s] ", STR_ARG(letterhead_upper(a, r->game)));
	if (r->phase)
		buf_printf(&b, "T%d P%d ", r->turn, r->phase);
	buf_z(&b, "receipt");
	if (r->number)
		buf_printf(&b, " %d", r->number);
	if (str_line(&head, &first))
		buf_printf(&b, " - %.*s", STR_ARG(first));
	buf_printf(&b, " (%.*s)", STR_ARG(letterhead_seat(a, r->rules, r->seat)));
	return buf_str(&b);
}

/* Wait and final, as they stand after this letter. */
static struct str state_of_play(const struct sheet *s)
{
	if (s->final)
		return STR("You said FINAL. A letter with orders takes it back.");
	if (s->wait)
		return STR(
			"You said WAIT: this phase will not run before its deadline.");
	return STR("You may change everything until the deadline. FINAL lets the phase "
		   "run "
		   "early.");
}

static void what_is_missing(struct page *p, const struct receipt *r)
{
	struct buf needs = buf_in(p->a);

	r->rules->needs(r->view, &r->reading->sheet, &needs);
	page_label(p, STR("Still missing:"),
		   needs.n ? str_printf(p->a, "%.*s.", STR_ARG(buf_str(&needs)))
			   : STR("nothing."));
}

void receipt_page(struct arena *a, const struct receipt *r, struct page *p)
{
	struct buf body = buf_in(a);
	bool running = r->view && r->phase;

	page_para(p, verdict(a, r));
	page_cut(p);
	letterhead_title(p, r->rules, r->game, r->title, r->turn, r->phase);
	if (r->stale)
		page_para(p, STR("Your letter answered an earlier phase. Its orders "
				 "are not used; "
				 "commands and press count. The form of the open phase "
				 "follows."));
	echo_body(r->reading, &body);
	page_verbatim(p, buf_str(&body));
	for (int i = 0; i < r->n_answers; i++) {
		page_rule(p);
		page_verbatim(p, r->answers[i]);
	}
	page_rule(p);
	if (running) {
		what_is_missing(p, r);
		page_label(p, STR("DEADLINE"),
			   letterhead_deadline(a, r->deadline, r->now, r->zone));
		page_para(p, state_of_play(&r->reading->sheet));
	}
	if (r->number)
		page_paraf(p, "Receipt %d.", r->number);
	page_para(
		p,
		STR("Something wrong? Answer this letter: it goes to the same place."));
	if (running && (r->form || r->stale)) {
		page_heading(
			p, 0,
			STR("YOUR ORDERS - copy to the top of your reply and fill in"));
		r->rules->form(r->view, p);
	}
}
