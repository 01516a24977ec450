/* Identifies the writer of a letter.
 * SPDX-License-Identifier: ISC */
#include "server/identity/sender_identity.h"

#include "base/arena.h"
#include "mail/letter/subject.h"
#include "mail/trust/fields.h"
#include "mail/trust/trust.h"
#include "schema/game_gms.h"
#include "server/game/game_gm.h"
#include "server/game/seat_token.h"
#include "server/home/sources.h"
#include "server/identity/sender_hint.h"
#include "server/options/settings.h"

/* The seat to which the key belongs, or NULL. A key fits the colour it was made for. */
static const struct seat *seat_of_key(const struct home *h, struct arena *a,
				      const struct game *g, const struct seat *seats,
				      int n, struct str key, int *phase)
{
	struct token_claim *claims = arena_array(a, struct token_claim, (size_t)n);

	for (int i = 0; i < n; i++)
		claims[i] = token_reply(g->name, seat_token(g, &seats[i]),
					seats[i].epoch, 0);
	int i = key_check(h->keys, home_now(h), key, claims, (size_t)n, phase);
	return i >= 0 ? &seats[i] : NULL;
}

/* Addresses of record before those that were confirmed beside them. */
struct people {
	const struct seat *seats;
	int n;
	const struct seat_address *more;
	int n_more;
};

static const struct seat *seat_of_row(const struct people *p, int64_t id)
{
	for (int i = 0; i < p->n; i++)
		if (p->seats[i].id == id)
			return &p->seats[i];
	return NULL;
}

/* Whose address is it? If several let the address count, `by_key` is the one. */
static const struct seat *seat_of_address(const struct people *p, struct str from,
					  const struct seat *by_key)
{
	const struct seat *nearly = NULL;
	for (int i = 0; i < p->n; i++) {
		enum address_match m = address_compare(p->seats[i].address, from);
		if (m == ADDRESS_EXACT)
			return &p->seats[i];
		if (m == ADDRESS_CASELESS && !nearly)
			nearly = &p->seats[i];
	}
	if (nearly)
		return nearly;
	for (int i = 0; i < p->n_more; i++) {
		if (address_compare(p->more[i].address, from) == ADDRESS_OTHER)
			continue;
		const struct seat *s = seat_of_row(p, p->more[i].seat_id);
		if (!nearly || s == by_key)
			nearly = s;
	}
	return nearly;
}

/* The games that somebody leads, until there are two of them. */
struct leading {
	const struct home *h;
	struct str who;
	const struct game_gm *more;
	int n_more, n;
	int64_t id;
};

static bool is_led(const struct leading *w, const struct game *g)
{
	if (address_compare(game_gm_address(w->h, g), w->who) != ADDRESS_OTHER)
		return true;
	for (int k = 0; k < w->n_more; k++)
		if (w->more[k].game_id == g->id &&
		    address_compare(w->more[k].address, w->who) != ADDRESS_OTHER)
			return true;
	return false;
}

static void look_at(struct leading *w, const struct game *g)
{
	if (g->status == GAME_OVER || !is_led(w, g))
		return;
	w->id = g->id;
	w->n++;
}

/* The GM of the house leads all games that have no GM of their own: thousands, of which two tell enough. */
static bool look_at_all(struct home *h, struct leading *w, struct err *err)
{
	struct games_walk walk;
	const struct game *g;

	games_walk_begin(&walk);
	bool ok = games_walk_next(h->store, &walk, &g, err);
	while (ok && g && w->n < 2) {
		look_at(w, g);
		ok = games_walk_next(h->store, &walk, &g, err);
	}
	games_walk_end(&walk);
	return ok;
}

static bool look_at_theirs(struct home *h, struct arena *a, struct leading *w,
			   struct err *err)
{
	struct game *list;
	int n;

	if (!games_led(h->store, a, w->who, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		look_at(w, &list[i]);
	return true;
}

/* A writer who plays nowhere may be the GM of one game. */
static bool find_led(struct home *h, struct arena *a, const struct letter *l,
		     struct sender_identity *w, struct err *err)
{
	const bool house = address_compare(h->config.gm, l->from) != ADDRESS_OTHER;
	struct leading leads = {.h = h, .who = l->from};
	struct game_gm *more;

	if (!game_gms_list(h->store, a, 0, &more, &leads.n_more, err))
		return false;
	leads.more = more;
	if (!(house ? look_at_all(h, &leads, err) : look_at_theirs(h, a, &leads, err)))
		return false;
	w->has_game = leads.n == 1;
	return !w->has_game || games_load(h->store, a, leads.id, &w->game, err);
}

static bool find_game(struct home *h, struct arena *a, const struct letter *l,
		      struct str given, struct hint *hint, struct sender_identity *w,
		      struct err *err)
{
	struct seat *seats;
	int n;

	if (hint->answers && !given.n) {
		w->has_game = true;
		return games_load(h->store, a, hint->game_id, &w->game, err);
	}
	if (hint->game.n == 0)
		hint->game = given;
	if (hint->game.n == 0)
		hint->game = subject_game(l->subject);
	if (hint->game.n &&
	    !games_look(h->store, a, hint->game, &w->has_game, &w->game, err))
		return false;
	if (hint->address_game && !w->has_game)
		w->nowhere = hint->game;
	struct str from = l->from.n ? l->from : l->from_unsure;
	if (w->has_game || !from.n || hint->address_game)
		return true;
	/* The letter names no game: if the writer has a seat in only one game, it is
	 * that one. */
	if (!seats_of_address(h->store, a, from, &seats, &n, err))
		return false;
	w->seatless = l->from.n && !n;
	for (int i = 1; i < n; i++)
		if (seats[i].game_id != seats[0].game_id)
			return true;
	if (n == 0)
		return find_led(h, a, l, w, err);
	w->has_game = true;
	return games_load(h->store, a, seats[0].game_id, &w->game, err);
}

static int level_of(struct home *h, struct arena *a, const struct game *g,
		    struct err *err)
{
	struct settings s;

	return settings_load(h, a, g, &s, err) ? s.auth : -1;
}

const char *auth_name(enum auth auth)
{
	static const char *const names[N_AUTHS] = {
		[AUTH_P0] = "P0",           [AUTH_P1] = "P1",
		[AUTH_P2] = "P2",           [AUTH_P3] = "P3",
		[AUTH_CONFIRMED] = "C",     [AUTH_KEY] = "key",
		[AUTH_ADDRESS] = "address", [AUTH_SUBJECT] = "subject",
		[AUTH_NONE] = "",
	};

	return names[auth];
}

static void take(struct sender_identity *w, enum intake_trust trust, enum auth auth,
		 const struct seat *s)
{
	w->trust = trust;
	w->auth = auth;
	w->has_seat = s != NULL;
	if (s)
		w->seat = *s;
}

/* Key and address, and nothing against it, even if the level asks for more. */
static bool is_enough(const struct sender_identity *w, const struct authres *said,
		      struct str from)
{
	return w->both &&
	       (w->level == 1 || (w->level == 2 && authres_vouches(said, from)));
}

static void weigh(struct sender_identity *w, bool named, const struct authres *said,
		  struct str from, const struct seat *by_key,
		  const struct seat *by_from, const struct seat *by_hint)
{
	bool same = by_key && by_from && by_key->seat == by_from->seat;

	w->both = same && !w->disowned && !w->doubt;
	w->key = by_key && !w->disowned;
	if (by_key && by_from && !same && w->level > 0) {
		take(w, TRUST_WRONG_SEAT, AUTH_KEY, by_key);
		w->has_other = true;
		w->other = *by_from;
	} else if (w->level == 0 && !w->disowned && !w->doubt &&
		   (by_key || (by_from && named))) {
		take(w, TRUST_FULL, AUTH_P0, by_key ? by_key : by_from);
	} else if (is_enough(w, said, from)) {
		take(w, TRUST_FULL, (enum auth)((int)AUTH_P0 + w->level), by_key);
	} else if (by_key) {
		take(w, TRUST_OWN_WORD, same ? AUTH_P1 : AUTH_KEY, by_key);
	} else if (by_from) {
		take(w, TRUST_OWN_WORD, AUTH_ADDRESS, by_from);
	} else if (by_hint) {
		take(w, TRUST_OWN_WORD, AUTH_SUBJECT, by_hint);
	}
}

/* Which of the game's GMs wrote it: by the key, else by the address; `*key`, `*from`: is it
 * theirs? The first one if it is nobody's. */
static int gm_of(const struct home *h, struct arena *a, const struct hint *hint,
		 struct str from, const struct game *as, int n, bool *key,
		 bool *from_gm)
{
	struct token_claim *claims = arena_array(a, struct token_claim, (size_t)n);
	int phase, i = -1;

	for (int k = 0; k < n; k++)
		claims[k] = game_gm_claim(h, &as[k]);
	if (hint->is_gm)
		i = key_check(h->keys, home_now(h), hint->address.key, claims,
			      (size_t)n, &phase);
	*key = i >= 0;
	for (int k = 0; k < n && i < 0 && from.n; k++)
		if (address_compare(game_gm_address(h, &as[k]), from) != ADDRESS_OTHER)
			i = k;
	*from_gm = i >= 0 && from.n &&
		   address_compare(game_gm_address(h, &as[i]), from) != ADDRESS_OTHER;
	return i < 0 ? 0 : i;
}

static bool weigh_gm(struct home *h, struct arena *a, const struct hint *hint,
		     struct str from, const struct authres *said,
		     struct sender_identity *w, struct err *err)
{
	struct game *as;
	int n;

	bool named = hint->answers && hint->seat == SEAT_GM;
	bool plain = !hint->is_gm && !hint->is_seat && !hint->answers &&
		     w->trust == TRUST_NONE;

	if (!hint->is_gm && !named && !plain)
		return true;
	if (!game_gms(h, a, &w->game, &as, &n, err))
		return false;
	int i = gm_of(h, a, hint, from, as, n, &w->gm_key, &w->gm_from);
	w->vouched = !w->disowned && !w->doubt && authres_vouches(said, from);
	/* A player may answer, from their own seat, a letter that the GM forwarded to
	 * them. */
	w->to_gm = !plain && (w->gm_key || w->gm_from || (named && !w->has_seat));
	w->gm_plain = plain && w->gm_from;
	if (w->to_gm || w->gm_plain)
		w->game = as[i];
	return true;
}

/* Asks for the verdict of our mail server, and collects all other evidence against the
 * letter. The worker's copy of the servers' lines must say the same. */
static bool find_doubts(struct home *h, const struct letter *l, const struct inbox *in,
			const struct hint *hint, struct sender_identity *w,
			struct authres *said, struct err *err)
{
	struct authres told;
	struct doubt_case x = {
		.fields = l->fields,
		.said = said,
		.arrival = in->arrival,
		.ahead = in->basis == BASIS_AHEAD,
		.level = w->level,
		.needs_word = w->level == 2 || hint->is_gm,
		.only_delivered = hint->only_delivered,
	};

	const struct config_mailbox *box = sources_config(h, in->source_id);
	doubt_results(box, l->fields->header, said);
	doubt_results(box, l->trace, &told);
	w->disowned = said->dmarc == AUTHRES_FAIL;
	if (!doubt_weigh(h, &x, &w->doubt, err))
		return false;
	if (!w->doubt && !authres_same(said, &told) && l->class != LETTER_QUARANTINE)
		w->doubt = DOUBT_READING;
	return true;
}

bool identify_sender(struct home *h, struct arena *a, const struct letter *l,
		     const struct inbox *in, struct str given,
		     struct sender_identity *w, struct err *err)
{
	struct hint hint;
	struct people all = {0};
	struct seat *seats;
	struct seat_address *more;

	*w = (struct sender_identity){.auth = AUTH_NONE, .key_phase = -1};
	hint_read(h, l, &hint);
	w->word = hint.word;
	w->to_us = hint.ours || given.n > 0;
	if (w->word.n || !w->to_us)
		return true; /* the word alone says who is asked */
	bool named = hint.game.n > 0 || given.n > 0 || subject_game(l->subject).n > 0;
	if (!hint_find(h, a, l, &hint, err) ||
	    !find_game(h, a, l, given, &hint, w, err))
		return false;
	if (!w->has_game)
		return true;
	w->level = level_of(h, a, &w->game, err);
	if (w->level < 0 || !seats_list(h->store, a, w->game.id, &seats, &all.n, err) ||
	    !seats_addresses(h->store, a, w->game.id, &more, &all.n_more, err))
		return false;
	all.seats = seats;
	all.more = more;
	const struct seat *by_key =
		hint.is_seat ? seat_of_key(h, a, &w->game, seats, all.n,
					   hint.address.key, &w->key_phase)
			     : NULL;
	/* A key goes with the colour it is written with, or with none. */
	if (by_key && !str_iequal(seat_token(&w->game, by_key), hint.address.seat))
		by_key = NULL;
	if (!by_key)
		w->key_phase = -1;
	const struct seat *by_from = seat_of_address(&all, l->from, by_key);
	/* The player whose address it may be is asked; it stands against nobody's
	 * key. */
	const struct seat *by_unsure =
		l->from_unsure.n ? seat_of_address(&all, l->from_unsure, by_key) : NULL;
	const struct seat *by_hint = NULL;
	for (int i = 0; hint.answers && i < all.n; i++)
		if (seats[i].seat == hint.seat)
			by_hint = &seats[i];
	/* It tells for which phase the letter was written, and that is all. */
	if (!by_key && by_hint && (!by_from || by_from->seat == by_hint->seat))
		w->key_phase = hint.phase_no;
	struct authres said;
	if (!find_doubts(h, l, in, &hint, w, &said, err))
		return false;
	weigh(w, named, &said, l->from, by_key, by_from, by_hint);
	if (w->trust == TRUST_NONE && by_unsure)
		take(w, TRUST_OWN_WORD, AUTH_ADDRESS, by_unsure);
	if (!weigh_gm(h, a, &hint, l->from, &said, w, err))
		return false;
	if (w->trust == TRUST_NONE && hint.game.n)
		w->nowhere = w->game.name;
	return true;
}
