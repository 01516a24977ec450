/* The verdict on a letter: its fate, whether it came before, and whether there is
 * enough for an answer to it. Everything that acts on letters ends here; nothing here
 * acts on one.
 * SPDX-License-Identifier: ISC */
#include "server/fate/fate.h"

#include <sodium.h>

#include "base/arena.h"
#include "mail/trust/fields.h"

enum { CONTENT_KEY_BYTES = 32 };

bool intake_settle(struct letter_in *x, enum inbox_state state,
		   enum inbox_verdict verdict, const char *reason, struct err *err)
{
	uint8_t copy_key[COPY_KEY_BYTES];
	struct inbox_result r = {
		.state = state,
		.verdict = verdict,
		.reason = str_of(reason),
		.sender = x->l->from,
		.msgid = x->l->message_id,
		.game_id = x->who.has_game ? x->who.game.id : 0,
		.seat = x->who.has_seat ? x->who.seat.seat : SEAT_NONE,
	};
	struct log_line line = home_log(x->h, LOG_INFO, "verdict");
	log_int(&line, "in", x->in->id);
	log_z(&line, "class", letter_class_name(x->l->class));
	log_z(&line, "auth", auth_name(x->who.auth));
	if (x->who.has_game)
		log_str(&line, "game", x->who.game.name);
	if (x->who.has_seat)
		log_str(&line, "seat", x->who.seat.colour);
	if (x->who.doubt)
		log_z(&line, "doubt", doubt_rows[x->who.doubt].name);
	log_z(&line, "verdict", inbox_verdict_name(verdict));
	log_z(&line, "reason", reason);
	if (x->reading) {
		log_int(&line, "lines", x->reading->n_lines);
		log_int(&line, "bad", x->reading->n_refused);
	}
	log_end(&line);
	if (intake_copy_key(x, copy_key))
		r.copy_key = (struct str){(const char *)copy_key, sizeof copy_key};
	return inbox_settle(x->h->store, x->in->id, &r, err);
}

bool intake_is_first(struct letter_in *x, bool *first, struct err *err)
{
	uint8_t key[CONTENT_KEY_BYTES];
	int64_t by;
	size_t n;

	*first = true;
	if (sodium_hex2bin(key, sizeof key, x->l->content_key, 64, NULL, &n, NULL) <
		    0 ||
	    n != sizeof key)
		return true;
	if (!inbox_seen(x->h->store, key, x->in->id, first, &by, err))
		return false;
	return !*first || !x->l->fields ||
	       sodium_hex2bin(key, sizeof key, x->l->fields->text_key, 64, NULL, &n,
			      NULL) < 0 ||
	       inbox_note_text(x->h->store, key, x->in->id, err);
}

bool intake_was_seen(struct letter_in *x, bool *seen, struct err *err)
{
	uint8_t key[CONTENT_KEY_BYTES];
	size_t n;

	*seen = false;
	return sodium_hex2bin(key, sizeof key, x->l->content_key, 64, NULL, &n, NULL) <
		       0 ||
	       inbox_was_seen(x->h->store, key, seen, err);
}

enum intake_proof intake_proof_of(const struct letter_in *x)
{
	const struct sender_identity *w = &x->who;
	bool key = w->to_gm ? w->gm_key : w->both || w->key || w->auth == AUTH_KEY;
	bool both = w->to_gm ? w->gm_key && w->gm_from : w->both;

	if (!w->to_gm && !w->has_seat)
		return PROOF_STRANGER;
	return both ? PROOF_BOTH : key ? PROOF_KEY : PROOF_ADDRESS;
}

/* Does the budget allow one more answer, to `whose` and to `everybody`? Then it is paid. */
static bool pay(struct letter_in *x, struct str whose, struct str everybody, bool both,
		bool *paid, struct err *err)
{
	const struct config_limits *lim = &x->h->config.limits;
	struct store *st = x->h->store;
	int64_t now = home_now(x->h), hour, day, all = 0, ignored;

	if (!inbox_answered(st, whose, now, &hour, &day, err) ||
	    (!both && !inbox_answered(st, everybody, now, &all, &ignored, err)))
		return false;
	*paid = both ? hour < lim->letters_per_hour
		     : hour < lim->answers_per_hour && day < lim->answers_per_day &&
				all < lim->answers_to_strangers_per_hour;
	return !*paid || (inbox_count_answer(st, whose, now, err) &&
			  (both || inbox_count_answer(st, everybody, now, err)));
}

bool intake_within_budget(struct letter_in *x, struct str address, bool *within,
			  struct err *err)
{
	/* No address has a blank in it, or the name "*". */
	static const char *const purse[] = {"stranger ", "", "key ", "both "};
	enum intake_proof proof = intake_proof_of(x);
	struct str whose = str_printf(x->a, "%s%.*s", purse[proof], STR_ARG(address));

	if (x->purse.n && str_equal(x->purse, whose)) {
		*within = x->paid;
		return true;
	}
	if (!pay(x, whose, str_printf(x->a, "%s*", purse[proof]), proof == PROOF_BOTH,
		 within, err))
		return false;
	x->purse = whose;
	x->paid = *within;
	if (!*within) {
		struct log_line line = home_log(x->h, LOG_WARN, "budget");
		log_int(&line, "in", x->in->id);
		log_end(&line);
	}
	return true;
}
