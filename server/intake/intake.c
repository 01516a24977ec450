/* Intake: a letter is weighed, and goes its way.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_pass.h"
#include "server/intake/intake_steps.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/fields.h"
#include "schema/gmlog.h"
#include "server/gm_mail/gm_mail.h"
#include "server/intake/observers.h"
#include "server/options/settings.h"
#include "server/people/bounce.h"
#include "server/phase/phase_settle.h"

bool intake_is_persons(const struct letter *l)
{
	return l->class == LETTER_ORDERS || l->class == LETTER_EMPTY ||
	       l->class == LETTER_LIST || l->class == LETTER_REJECT ||
	       l->class == LETTER_QUARANTINE;
}

/* A letter of ours came back: noted with its seat, and answered by nothing. */
static bool act_on_bounce(struct letter_in *x, struct err *err)
{
	enum bounce_weight weight;

	if (!bounce_letter(x->h, x->a, x->l, x->in->id, &weight, err))
		return false;
	bool ours = weight == BOUNCE_IS_HARD || weight == BOUNCE_IS_SOFT;
	return intake_settle(x, ours ? INBOX_DONE : INBOX_IGNORED,
			     ours ? SETTLED_BOUNCE : SETTLED_SILENCE,
			     bounce_weight_name(weight), err);
}

/* A letter that arrived after its phase had closed, and before that is run, waits for the
 * run. The GM's do not. */
static bool phase_settles(struct letter_in *x, bool *waits, struct err *err)
{
	int64_t until = 0;

	*waits = false;
	if (!x->who.has_game || x->who.to_gm || x->who.gm_plain)
		return true;
	if (!phase_letter_waits(x->h, x->a, &x->who.game, x->in->arrival,
				home_now(x->h), &until, err))
		return false;
	if (!until)
		return true;
	struct log_line l = home_log(x->h, LOG_INFO, "deferred");
	log_int(&l, "in", x->in->id);
	log_str(&l, "game", x->who.game.name);
	log_end(&l);
	*waits = true;
	return inbox_defer(x->h->store, x->in->id, until, err) &&
	       (!x->confirmed || held_settle(x->h->store, x->in->id, HELD_CONFIRMED,
					     x->held.always, home_now(x->h), err));
}

/* Players read everything in the language of their game. */
static bool answer_in_locale(struct letter_in *x, struct err *err)
{
	if (!x->who.has_game || x->who.to_gm)
		return intake_go(x, err);
	if (!game_locale_begin(x->h, x->a, &x->who.game, err))
		return false;
	bool ok = intake_go(x, err);
	locale_end();
	return ok;
}

/* The bytes of the letter may have taken over the worker that read them. So the writer,
 * the recipients and the id are read once more here. */
static bool check_fields(struct letter_in *x, struct letter *l, struct err *err)
{
	struct fields *f = arena_new(x->a, struct fields);
	struct str bytes;

	if (!inbox_bytes(x->h->store, x->a, x->in->id, &bytes, err))
		return false;
	fields_check(x->a, &x->h->house, bytes, l, f);
	if (f->faults & FIELDS_READING) {
		struct log_line line = home_log(x->h, LOG_WARN, "read-twice");
		log_int(&line, "in", x->in->id);
		log_end(&line);
	}
	return true;
}

bool intake_act(struct home *h, struct arena *a, const struct inbox *in,
		const struct letter *said, const char *why, struct err *err)
{
	struct letter l = *said;
	struct letter_in x = {.h = h, .a = a, .in = in, .l = &l};
	const char *reason = letter_reasons[l.reason].name;
	bool waits, again, copy, passed;

	/* A refused letter was answered. It gets no second answer if its mailbox
	 * numbers letters anew. */
	if (!inbox_was_read(h->store, in, &again, err))
		return false;
	if (again)
		return intake_settle(&x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "seen",
				     err);
	if (!check_fields(&x, &l, err))
		return false;
	if (!intake_pass(&x, intake_is_persons(&l), &passed, err) || passed)
		return err->kind == ERR_NONE;
	bool reads = !why && intake_is_persons(&l);
	if ((reads && !identify_sender(h, a, &l, in, STR(""), &x.who, err)) ||
	    !intake_is_copy(&x, why, &copy, err))
		return false;
	if (copy)
		return intake_settle(&x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "copy",
				     err);
	if (why)
		return intake_set_aside(&x, why, err);
	if (l.class == LETTER_BOUNCE)
		return act_on_bounce(&x, err);
	if (!reads)
		return intake_settle(&x, INBOX_IGNORED, SETTLED_SILENCE, reason, err);
	if (x.who.word.n)
		return intake_confirm(&x, err);
	if (!intake_take_confirmed(&x, err))
		return false;
	if (x.held.letter && !x.confirmed && !x.known) /* the seat has another player */
		return intake_be_silent(&x, "replaced", err);
	return phase_settles(&x, &waits, err) && (waits || answer_in_locale(&x, err));
}
