/* ADDRESS is asked about twice: at the player's address of record, so that nobody who stole a
 * key takes the seat away, then at the new one, so that no letter goes astray. Each question is
 * a row among the held letters; its reason tells which of the two it is, and the new address.
 * The GM is told, the table is not.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/locale.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/held_known.h"
#include "server/said/address_meant.h"
#include "server/said/zone_meant.h"

enum move_step { MOVE_AT_OLD, MOVE_AT_NEW, ALSO_AT_OLD, ALSO_AT_NEW, MOVE_STEPS };
static const char *const step_names[MOVE_STEPS] = {
	[MOVE_AT_OLD] = "address-old",
	[MOVE_AT_NEW] = "address-new",
	[ALSO_AT_OLD] = "address-also-old",
	[ALSO_AT_NEW] = "address-also-new",
};

/* The question that the row is, and the address in it; MOVE_STEPS: none of these. */
static enum move_step step_of(struct str why, struct str *address)
{
	struct str name = str_until(&why, ' ');
	enum move_step step = 0;

	*address = why;
	while (step < MOVE_STEPS && !str_is(name, step_names[step]))
		step++;
	return step;
}

static bool is_at_new(enum move_step step)
{
	return step == MOVE_AT_NEW || step == ALSO_AT_NEW;
}

static bool send_question(struct letter_in *x, enum move_step step, struct str address,
			  const struct request *r, struct err *err)
{
	struct page page = page_in(x->a);

	page_paraf(
		&page,
		is_at_new(step)
			? _("Is this your address? If so, answer this letter with the word")
			: _("Did you ask for another address? If so, answer this letter with the word"));
	page_verbatim(&page, STR("\n  confirm\n\n"));
	page_para(&page, str_of(_("on its first line.")));
	page_paraf(
		&page,
		step == MOVE_AT_OLD || step == MOVE_AT_NEW
			? _("All letters of game %.*s to %.*s would go to %.*s from then on.")
			: _("In game %.*s, letters to us for %.*s from %.*s would count as well."),
		STR_ARG(x->game->name), STR_ARG(x->seat->name), STR_ARG(address));
	page_paraf(
		&page,
		_("Nothing happens without your `confirm`, which works until %.*s. If you did not ask for this, do nothing."),
		STR_MADE(x->a, intake_when(x, x->held.expires)));
	struct posting p = {
		.game = x->game,
		.kind = KIND_CONFIRM,
		.cause = CAUSE_HELD,
		.cause_id = r->question,
		.subject = str_printf(x->a, "%.*s please confirm this address",
				      STR_MADE(x->a, post_tag(x->a, x->game))),
		.page = &page,
		.word = str_of(r->word),
	};
	if (is_at_new(step))
		p.rcpt = address;
	else
		p.seat = x->seat;
	return post_queue(x->h, x->a, &p, err);
}

static bool ask(struct letter_in *x, enum move_step step, struct str address,
		struct err *err)
{
	struct request r;

	return intake_hold_request(x, step_names[step], address, &r, err) &&
	       send_question(x, step, address, &r, err);
}

bool intake_ask_address(struct letter_in *x, struct str address, bool also,
			struct err *err)
{
	return ask(x, also ? ALSO_AT_OLD : MOVE_AT_OLD, address, err);
}

bool intake_is_address(const struct letter_in *x)
{
	struct str address;

	return step_of(x->held.why, &address) != MOVE_STEPS;
}

static bool tell_gm(struct letter_in *x, struct str line, struct err *err)
{
	int64_t cause;

	return record_act(x->h, x->game, WHO_SERVER, line, STR(""), false, err) &&
	       post_cause(x->h, &cause, err) &&
	       post_to_gm(x->h, x->a, x->game, KIND_GM, CAUSE_SEAT, cause,
			  str_printf(x->a, "%.*s another address of a player",
				     STR_MADE(x->a, post_tag(x->a, x->game))),
			  line, err);
}

/* A last letter to where they went, so that nobody loses a seat unseen. */
static bool tell_old(struct letter_in *x, struct str old, struct str address,
		     struct err *err)
{
	struct page page = page_in(x->a);
	int64_t cause;

	page_paraf(
		&page,
		_("Letters of game %.*s go to %.*s from now on, as you confirmed from the old address and from the new one. If that was not you, write to the GM at once."),
		STR_ARG(x->game->name), STR_ARG(address));
	return post_cause(x->h, &cause, err) &&
	       post_queue(x->h, x->a,
			  &(struct posting){
				  .game = x->game,
				  .rcpt = old,
				  .kind = KIND_NOTICE,
				  .cause = CAUSE_SEAT,
				  .cause_id = cause,
				  .subject = str_printf(
					  x->a,
					  "%.*s your letters now go to another address",
					  STR_MADE(x->a, post_tag(x->a, x->game))),
				  .page = &page,
				  .no_key = true,
			  },
			  err);
}

static bool move(struct letter_in *x, struct str address, struct err *err)
{
	struct str old = x->seat->address;

	x->seat->address = address;
	return seats_save(x->h->store, x->seat, err) &&
	       tell_old(x, old, address, err) &&
	       tell_gm(x,
		       str_printf(x->a, "%.*s (%.*s) has a new address: %.*s.",
				  STR_ARG(x->seat->name), STR_ARG(x->seat->colour),
				  STR_ARG(address)),
		       err);
}

static bool add(struct letter_in *x, struct str address, struct err *err)
{
	return seats_add_address(x->h->store, x->seat->id, address, home_now(x->h),
				 err) &&
	       tell_gm(x,
		       str_printf(x->a, "%.*s (%.*s) also writes from %.*s.",
				  STR_ARG(x->seat->name), STR_ARG(x->seat->colour),
				  STR_ARG(address)),
		       err);
}

bool intake_confirm_address(struct letter_in *x, struct err *err)
{
	struct str address;
	enum move_step step = step_of(x->held.why, &address);
	struct str said;
	int n = 0;
	bool ok;

	if (!held_settle(x->h->store, x->held.letter, HELD_DONE, false, home_now(x->h),
			 err))
		return false;
	if (!is_at_new(step))
		return ask(x, step == MOVE_AT_OLD ? MOVE_AT_NEW : ALSO_AT_NEW, address,
			   err) &&
		       intake_settle(x, INBOX_DONE, SETTLED_CONFIRM, "confirm", err);
	ok = (step == MOVE_AT_NEW ? move(x, address, err) : add(x, address, err)) &&
	     held_known(x->h, x->a, x->game, x->seat, address, &n, err);
	said = str_printf(
		x->a,
		step == MOVE_AT_NEW
			? _("Our letters go to %.*s from now on. Answer this one, not those that went to the old address.")
			: _("Letters from %.*s count as yours from now on, when they answer a letter of ours."),
		STR_ARG(address));
	said = str_printf(x->a, "%.*s%.*s", STR_ARG(said),
			  STR_MADE(x->a, held_known_told(x->a, n)));
	return ok && intake_note(x, STR("your address"), said, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_CONFIRM, "confirm", err);
}

void intake_ask_address_meant(struct letter_in *x)
{
	if (!x->position || x->over || x->old_key || x->seat->status == SEAT_REMOVED)
		return;
	for (int i = 0; i < x->reading->n_lines; i++) {
		struct line *line = &x->reading->lines[i];
		const bool help = line->verdict == VERDICT_ASKED &&
				  str_is(line->ask, "help timezone");
		if ((line->verdict != VERDICT_NOTE &&
		     line->verdict != VERDICT_REFUSED && !help) ||
		    line->quoted)
			continue;
		struct str command = address_meant(x->a, line->typed);
		if (!command.n)
			command = zone_meant(x->a, line->typed);
		if (!command.n)
			continue;
		intake_turn_into(x->reading, line, VERDICT_ASKED);
		line->ask = command;
	}
}
