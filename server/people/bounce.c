/* Bounces: see bounce.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/bounce.h"

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/trust/trust.h"
#include "schema/gmlog.h"
#include "schema/mail/bounces.h"
#include "schema/mail/observers.h"
#include "server/game/game_gm.h"
#include "server/game/seat_token.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/outbox/post_kind.h"
#include "server/people/rekey.h"

enum {
	HARD_MAX = 3,
	HARD_SPAN_S = 72 * 3600,
	KEY_LIVES_S = 30 * 24 * 3600, /* a bounce that comes later is not believed */
};

bool bounce_is_hard(struct str status)
{
	return str_starts(status, "5.") && !str_is(status, "5.2.2") &&
	       !str_starts(status, "5.7.");
}

struct str bounce_status(struct str words)
{
	struct str word, rest;
	int64_t n;

	if (!str_word(&words, &word))
		return STR("");
	rest = word;
	for (int i = 0; i < 3; i++)
		if (!str_int(str_until(&rest, '.'), i ? 0 : 2, i ? 999 : 5, &n))
			return STR("");
	return rest.n ? STR("") : word;
}

static void log_bounce(struct home *h, const struct outbox *o, bool hard,
		       struct str status, int64_t inbox_id)
{
	struct log_line l = home_log(h, LOG_WARN, "bounce");

	log_int(&l, "out", o->id);
	if (inbox_id)
		log_int(&l, "in", inbox_id);
	log_z(&l, "weight", hard ? "hard" : "soft");
	log_str(&l, "status", status);
	log_end(&l);
}

/* Asks nothing of the reader: whether it comes back is the answer. */
static bool send_probe(struct home *h, struct arena *a, const struct game *g,
		       const struct seat *s, const struct outbox *o, struct err *err)
{
	struct page page = page_in(a);

	page_para(
		&page,
		STR("Letters of this game to you bounced. If you can read this one, your address works again: nothing more to do. Any letter from you confirms it."));
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .seat = s,
				  .kind = KIND_PROBE,
				  .cause = CAUSE_OUT,
				  .cause_id = o->id,
				  .subject = str_printf(a, "%.*s do letters reach you?",
							STR_MADE(a, post_tag(a, g))),
				  .page = &page,
				  .bulk = true,
			  },
			  err);
}

static bool tell_dead(struct home *h, struct arena *a, const struct game *g,
		      const struct seat *s, const struct outbox *o,
		      const struct address_record *r, struct err *err)
{
	struct str who = s->name.n ? s->name : s->colour;
	struct str text = str_printf(
		a,
		"%.*s (%.*s, %.*s) no longer gets letters: %d bounced, the last one with %.*s %.*s, and so did a test letter. Reach the player in another way. If they have another address: postalgm person address %.*s NEW@ADDRESS. Or give the seat to somebody else: postalgm seat replace %.*s %.*s \"NAME <ADDRESS>\". Any letter from the seat ends this; so does postalgm seat resume %.*s %.*s.",
		STR_ARG(who), STR_ARG(s->colour), STR_ARG(s->address), r->n_hard,
		STR_ARG(r->status), STR_ARG(r->text), STR_ARG(s->address),
		STR_ARG(g->name), STR_MADE(a, seat_token(g, s)), STR_ARG(g->name),
		STR_MADE(a, seat_token(g, s)));
	struct gmlog_entry e = {
		.game_id = g->id,
		.phase_no = g->phase_no,
		.utc = home_now(h),
		.who = str_of(gmlog_who_name(WHO_SERVER)),
		.what = str_printf(a, "%.*s: address presumed dead",
				   STR_ARG(s->colour)),
	};

	return gmlog_add(h->store, &e, err) &&
	       post_to_gm(h, a, g, KIND_DEAD_ADDRESS, CAUSE_OUT, o->id,
			  str_printf(a, "%.*s letters to %.*s do not arrive",
				     STR_MADE(a, post_tag(a, g)), STR_ARG(s->colour)),
			  text, err);
}

static bool next_state(struct home *h, struct arena *a, const struct outbox *o,
		       const struct game *g, const struct seat *s, struct err *err)
{
	struct address_record r;
	int64_t now = home_now(h);

	if (!bounces_record(h->store, a, g->id, s->seat, s->address, &r, err))
		return false;
	if (r.state == ADDRESS_GOOD && r.n_hard >= HARD_MAX &&
	    now - r.first_hard >= HARD_SPAN_S)
		return bounces_set_state(h->store, g->id, s->seat, s->address,
					 ADDRESS_PROBING, now, err) &&
		       send_probe(h, a, g, s, o, err);
	if (r.state == ADDRESS_PROBING && post_kind_of(o->kind) == KIND_PROBE &&
	    o->created >= r.since)
		return bounces_set_state(h->store, g->id, s->seat, s->address,
					 ADDRESS_DEAD, now, err) &&
		       tell_dead(h, a, g, s, o, &r, err);
	return true;
}

bool bounce_note(struct home *h, struct arena *a, const struct outbox *o, bool hard,
		 struct str status, struct str text, int64_t inbox_id, struct err *err)
{
	struct bounce b = {
		.outbox_id = o->id,
		.inbox_id = inbox_id,
		.game_id = o->game_id,
		.seat = o->seat,
		.address = o->rcpt,
		.hard = hard,
		.status = status,
		.text = trust_scan(a, text, NULL),
		.utc = home_now(h),
	};
	struct game g;
	struct seat s;
	bool added;
	int n;

	if (!bounces_add(h->store, &b, &added, err))
		return false;
	if (added)
		log_bounce(h, o, hard, status, inbox_id);
	if (!added || !hard || !o->game_id || o->seat == SEAT_GM)
		return true;
	if (o->seat == SEAT_NONE) /* a mere reader is not asked again */
		return observers_leave(h->store, o->rcpt, o->game_id, home_now(h), &n,
				       err);
	/* The seat may have another player by now. */
	if (!games_load(h->store, a, o->game_id, &g, err) ||
	    !seats_load(h->store, a, o->game_id, o->seat, &s, err))
		return false;
	return address_compare(s.address, o->rcpt) == ADDRESS_OTHER ||
	       next_state(h, a, o, &g, &s, err);
}

bool bounce_heard(struct home *h, struct arena *a, const struct game *g,
		  const struct seat *s, struct err *err)
{
	bool dead;

	if (!bounces_is_dead(h->store, g->id, s->seat, s->address, &dead, err))
		return false;
	return !dead ||
	       (bounces_set_state(h->store, g->id, s->seat, s->address, ADDRESS_GOOD,
				  home_now(h), err) &&
		record_act(h, g, WHO_SERVER,
			   str_printf(a,
				      "%.*s: a letter came, the address is good again",
				      STR_ARG(s->colour)),
			   STR(""), false, err) &&
		(g->status == GAME_OVER || rekey_letter(h, a, g, s, err)));
}

/* Told by letter ------------------------------------------------------------ */

/* The row of the envelope address, where its key is good for it. */
static bool is_row(struct home *h, struct arena *a, const struct address *at,
		   int64_t row, struct outbox *o)
{
	struct err none = {0};
	int phase;

	if (!outbox_load(h->store, a, row, o, &none))
		return false;
	struct token_claim c = token_bounce(o->id, o->rcpt);
	return key_check(h->keys, home_now(h), at->key, &c, 1, &phase) == 0;
}

const char *bounce_weight_name(enum bounce_weight weight)
{
	static const char *const names[N_BOUNCE_WEIGHTS] = {
		[BOUNCE_IS_FORGED] = "no-key", [BOUNCE_IS_OLD] = "old",
		[BOUNCE_IS_NEWS] = "told",     [BOUNCE_IS_SOFT] = "soft",
		[BOUNCE_IS_HARD] = "hard",
	};
	return names[weight];
}

static bool find_row(struct home *h, struct arena *a, const struct letter *l,
		     struct outbox *o, enum bounce_weight *weight)
{
	*weight = BOUNCE_IS_FORGED;
	for (size_t i = 0; i < l->n_to; i++) {
		struct address at;
		int64_t rows[KEYS_MAX + 1];
		if (!address_parse(l->to[i], h->house.address, &at) ||
		    at.kind != ADDRESS_BOUNCE)
			continue;
		size_t n = key_rows(h->keys, home_now(h), at.number, rows), k = 0;
		rows[n++] = at.number; /* as they were numbered before */
		while (k < n && !is_row(h, a, &at, rows[k], o))
			k++;
		if (k == n)
			continue;
		*weight = home_now(h) - o->created > KEY_LIVES_S ? BOUNCE_IS_OLD
								 : BOUNCE_IS_NEWS;
		return *weight == BOUNCE_IS_NEWS;
	}
	return false;
}

bool bounce_letter(struct home *h, struct arena *a, const struct letter *l,
		   int64_t inbox_id, enum bounce_weight *weight, struct err *err)
{
	struct outbox o;
	bool hard = l->bounce == BOUNCE_FAILED && bounce_is_hard(l->bounce_status);

	if (!find_row(h, a, l, &o, weight))
		return !store_is_busy(h->store) ||
		       err_set(err, "the outbox cannot be read");
	if (l->bounce != BOUNCE_NONE)
		*weight = hard ? BOUNCE_IS_HARD : BOUNCE_IS_SOFT;
	return l->bounce == BOUNCE_NONE || bounce_note(h, a, &o, hard, l->bounce_status,
						       l->bounce_text, inbox_id, err);
}

/* Given up ------------------------------------------------------------------ */

bool bounce_tell_gm(struct home *h, struct arena *a, const struct outbox *o, int tries,
		    struct str last, struct err *err)
{
	struct game g;
	bool first = true;

	/* Letters to the GM do not count. Of a phase, one letter for each seat. */
	if (!o->game_id || o->seat == SEAT_GM)
		return true;
	if (!games_load(h->store, a, o->game_id, &g, err))
		return false;
	if (str_iequal(o->rcpt, game_gm_address(h, &g)))
		return true;
	if (!told_once(h->store, g.id, o->phase_no, o->seat, "undelivered", home_now(h),
		       &first, err))
		return false;
	if (!first)
		return true;
	struct str text = str_printf(
		a,
		"The letter \"%.*s\" to %.*s could not be delivered; the house gave up after %d tr%s. The last answer was: %.*s. Read it: postalgm outbox show %lld. Send it again: postalgm outbox retry %lld. You are not told of further letters to this seat in this phase; postalgm outbox list --state failed lists them all.",
		STR_ARG(o->subject), STR_ARG(o->rcpt), tries, tries == 1 ? "y" : "ies",
		STR_MADE(a, trust_scan(a, last, NULL)), (long long)o->id,
		(long long)o->id);
	return post_to_gm(h, a, &g, KIND_UNDELIVERED, CAUSE_OUT, o->id,
			  str_printf(a, "%.*s a letter to %.*s did not go out",
				     STR_MADE(a, post_tag(a, &g)), STR_ARG(o->rcpt)),
			  text, err);
}
