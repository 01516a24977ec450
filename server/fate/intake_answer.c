/* The one answer to a letter.
 * SPDX-License-Identifier: ISC */
#include "server/fate/fate.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/questions.h"
#include "server/game/left_open.h"
#include "server/game/phase_clock.h"
#include "server/options/outline.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/render/letterhead.h"
#include "server/report/receipt.h"

struct str intake_when(const struct letter_in *x, int64_t utc)
{
	const struct sender_identity *w = &x->who;
	const struct game *g = x->game ? x->game : w->has_game ? &w->game : NULL;
	const struct seat *s = x->seat ? x->seat : w->has_seat ? &w->seat : NULL;

	return letterhead_time(x->a, utc, g && s ? phase_clock_zone(x->a, g, s) : NULL);
}

bool intake_answer(struct letter_in *x, const struct seat *to, enum post_kind kind,
		   struct str subject, const struct page *page, struct err *err)
{
	if (x->silent || (!x->l->answer && x->l->class != LETTER_LIST))
		return true;
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .game = &x->who.game,
				  .seat = to,
				  .kind = kind,
				  .cause = CAUSE_IN,
				  .cause_id = x->in->id,
				  .subject = subject,
				  .page = page,
				  .in_reply_to = x->l->message_id,
			  },
			  err);
}

void intake_form(struct letter_in *x, struct page *page, const struct game *g,
		 const struct seat *s)
{
	struct position p;
	struct err ignored = {0};

	page_cut(page);
	if (g->status == GAME_INVITING || s->status == SEAT_INVITED) {
		page_form(page, STR("  # join\n  # or: decline"));
		return;
	}
	if (g->phase == 0 || s->status == SEAT_REMOVED ||
	    !position_load(x->h, x->a, g, g->phase_no, &p, &ignored))
		return;
	page_paraf(page, _("Turn %d, phase %d of game %.*s; the deadline is %.*s."),
		   g->turn, g->phase, STR_ARG(g->name),
		   STR_MADE(x->a, intake_when(x, g->deadline)));
	if (p.rules->by_chance(p.state) >> s->seat & 1)
		return;
	letterhead_form(page, 0, p.rules, position_view(x->a, &p, s->seat));
}

/* The earlier receipts of this phase that keep words for the GM: "receipt 4", "receipts 4, 5". */
static bool find_kept(const struct letter_in *x, struct str *kept, struct err *err)
{
	struct buf b = buf_in(x->a);
	int n, *receipts;

	*kept = STR("");
	if (!x->words.n)
		return true;
	if (!questions_kept(x->h->store, x->a, x->seat->id, x->game->phase_no,
			    x->receipt, &receipts, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s%d", i ? ", " : "", receipts[i]);
	if (n)
		*kept = str_printf(x->a, P_("receipt %.*s", "receipts %.*s", n),
				   STR_MADE(x->a, buf_str(&b)));
	return true;
}

bool intake_receipt(struct letter_in *x, const struct answers *said, struct err *err)
{
	struct page page = page_in(x->a);
	struct str open = STR(""), besides = STR("");

	if (x->position && !x->over &&
	    (!left_open(x->h, x->a, x->game, x->seat, &open, err) ||
	     !left_besides(x->h, x->a, x->game, x->seat, &besides, err)))
		return false;
	struct settings settings;
	struct str kept;
	const void *outline;
	if (!find_kept(x, &kept, err))
		return false;
	if (!game_outline(x->h, x->a, x->game, &outline, err))
		return false;
	struct receipt r = {
		.rules = x->rules,
		.game = x->game->name,
		.seat = x->seat->seat,
		.view = x->view,
		.reading = x->reading,
		.number = x->receipt,
		.turn = x->position ? x->game->turn : 0,
		.phase = x->position ? x->game->phase : 0,
		.joins_turn = x->position ? 0 : x->game->turn,
		.joins_phase = x->position ? 0 : x->game->phase,
		.joins_of = game_phases(x->rules, outline, x->game->turn),
		.now = home_now(x->h),
		.deadline = x->game->deadline,
		.paused = x->game->status == GAME_PAUSED,
		.zone = phase_clock_zone(x->a, x->game, x->seat),
		.old_key = x->old_key && !x->over,
		.ahead = x->ahead,
		.late = said->late,
		.early = x->game->early,
		.status = x->seat->status,
		.leaving = x->seat->leaving || x->seat->resigned,
		.over = x->over,
		.press_left = said->press_left,
		.n_answers = said->n,
		.answers = said->text,
		.deed = x->word.deed,
		.open = open,
		.besides = besides,
		.offer = x->offer,
		.words = x->words.n > 0,
		.kept = kept,
		.form = said->form,
		.left = intake_left(x->a, x->l, x->reading->n_press > 0),
	};
	if (!settings_load(x->h, x->a, x->game, &settings, err))
		return false;
	r.title = settings.title;
	r.at_deadline = settings.at_deadline;
	r.press_at_once = settings.press_at_once && x->position;
	receipt_page(x->a, &r, &page);
	return intake_answer(x, x->seat, KIND_RECEIPT, receipt_subject(x->a, &r), &page,
			     err);
}

bool intake_note(struct letter_in *x, struct str subject, struct str why,
		 struct err *err)
{
	struct page page = page_in(x->a);

	page_para(&page, why);
	if (x->notice.n)
		page_para(&page, x->notice);
	struct str left = intake_left(x->a, x->l, false);
	if (left.n)
		page_para(&page, left);
	intake_form(x, &page, x->game, x->seat);
	return intake_answer(x, x->seat, KIND_RECEIPT,
			     str_printf(x->a, "%.*s %.*s",
					STR_MADE(x->a, post_tag(x->a, x->game)),
					STR_ARG(subject)),
			     &page, err);
}

bool intake_answer_plain(struct letter_in *x, struct str to, struct str subject,
			 const struct page *page, struct err *err)
{
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .rcpt = to,
				  .kind = KIND_ANSWER,
				  .cause = CAUSE_IN,
				  .cause_id = x->in->id,
				  .subject = subject,
				  .page = page,
				  .in_reply_to = x->l->message_id,
				  .no_key = true,
			  },
			  err);
}

bool intake_not_used(struct letter_in *x, struct err *err)
{
	struct page page = page_in(x->a);
	struct buf set = buf_in(x->a);

	page_paraf(&page,
		   _("NOT USED: this letter is older than the one of receipt %d."),
		   x->stored.receipt);
	page_cut(&page);
	page_paraf(
		&page,
		x->known
			? _("Your letter came on %.*s and waited until its address was confirmed. The letter of receipt %d came later (%.*s), so its orders count. These orders are in force:")
			: _("Your letter was written on %.*s. The letter of receipt %d was written later (%.*s), so its orders count. These orders are in force:"),
		STR_MADE(x->a, intake_when(x, x->known ? x->in->arrival : x->l->date)),
		x->stored.receipt,
		STR_MADE(x->a, intake_when(x, x->known ? x->stored.last
						       : x->stored.last_date)));
	echo_sheet(x->before, &set);
	page_verbatim(&page, buf_str(&set));
	page_para(
		&page,
		str_of(_(
			"If the older orders are what you want, send them once more in a new letter.")));
	return intake_answer(x, x->seat, KIND_RECEIPT,
			     str_printf(x->a, "%.*s T%d P%d not used: an older letter",
					STR_MADE(x->a, post_tag(x->a, x->game)),
					x->game->turn, x->game->phase),
			     &page, err);
}
