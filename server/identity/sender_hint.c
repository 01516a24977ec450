/* Collects the hints of a letter at its writer.
 * SPDX-License-Identifier: ISC */
#include "server/identity/sender_hint.h"

#include "base/arena.h"
#include "mail/letter/subject.h"
#include "mail/trust/fields.h"
#include "schema/games.h"
#include "schema/mail/outbox.h"
#include "schema/seats.h"
#include "server/game/game_gm.h"
#include "server/game/seat_token.h"

/* Did the letter's writer write to that address? */
static bool is_in_header(const struct fields *f, struct str address)
{
	for (size_t i = 0; i < f->n_to; i++)
		if (f->to_header[i] && str_iequal(f->to[i], address))
			return true;
	return false;
}

static void read_addresses(const struct home *h, const struct letter *l,
			   struct hint *hint)
{
	for (size_t i = 0; i < l->n_to; i++) {
		struct address ad;
		if (!address_parse(l->to[i], h->house.address, &ad))
			continue;
		hint->ours = true;
		if (ad.kind == ADDRESS_CONFIRM)
			hint->word = ad.key;
		if (hint->address.kind != ADDRESS_PLAIN ||
		    (ad.kind != ADDRESS_SEAT && ad.kind != ADDRESS_GM))
			continue;
		hint->address = ad;
		hint->is_seat = ad.kind == ADDRESS_SEAT;
		hint->is_gm = ad.kind == ADDRESS_GM;
		hint->game = ad.game;
		hint->address_game = ad.game.n > 0;
		hint->only_delivered = !is_in_header(l->fields, l->to[i]);
	}
}

static void read_subject(const struct letter *l, struct hint *hint)
{
	struct str key = subject_key(l->subject);

	if (key.n == TOKEN_WORD_CHARS && token_is_shaped(key) && !hint->word.n)
		hint->word = key;
	else if (key.n == TOKEN_SHORT_CHARS)
		hint->short_key = key;
}

/* "o.12.INSTANCE@example.org": is it the id of a letter of ours? */
static bool find_id(struct home *h, struct arena *a, struct str id, struct outbox *o)
{
	struct err none = {0};
	int64_t number, rows[KEYS_MAX];
	struct str rest = id;
	bool found = false;

	if (!str_starts(id, "o."))
		return false;
	rest = str_slice(id, 2, id.n);
	if (!str_int(str_until(&rest, '.'), 1, INT64_MAX, &number))
		return false;
	size_t n = key_rows(h->keys, home_now(h), number, rows);
	for (size_t i = 0; i < n && !found; i++)
		found = outbox_head(h->store, a, rows[i], o, &none) &&
			str_equal(o->message_id, id);
	/* As they were numbered before. */
	return found || (outbox_head(h->store, a, number, o, &none) &&
			 str_equal(o->message_id, id));
}

static bool is_to_seat(const struct outbox *o)
{
	return o->game_id && o->seat != SEAT_NONE;
}

/* The letter that is answered comes before those that it answers. */
bool hint_answered(struct home *h, struct arena *a, const struct letter *l,
		   struct outbox *o)
{
	struct str ids = l->references, id, last = STR("");

	if (find_id(h, a, l->in_reply_to, o) && is_to_seat(o))
		return true;
	while (str_word(&ids, &id))
		last = str_starts(id, "o.") ? id : last;
	return find_id(h, a, last, o) && is_to_seat(o);
}

static void read_references(struct home *h, struct arena *a, const struct letter *l,
			    struct hint *hint)
{
	struct outbox o;

	if (hint->answers || !hint_answered(h, a, l, &o))
		return;
	hint->answers = true;
	hint->game_id = o.game_id;
	hint->seat = o.seat;
	hint->phase_no = o.phase_no;
}

/* Whose short form is it, in this game? */
static bool find_short(struct home *h, struct arena *a, const struct game *g,
		       struct hint *hint, struct err *err)
{
	struct seat *seats;
	struct game *as;
	int n, n_gms;

	if (!seats_list(h->store, a, g->id, &seats, &n, err) ||
	    !game_gms(h, a, g, &as, &n_gms, err))
		return false;
	for (int i = -n_gms; i < n && !hint->answers; i++) {
		struct token_claim c =
			i < 0 ? game_gm_claim(h, &as[i + n_gms])
			      : token_reply(g->name, seat_token(g, &seats[i]),
					    seats[i].epoch, g->phase_no);
		hint->answers = key_short_fits(h->keys, home_now(h), hint->short_key,
					       &c, 1, &hint->phase_no) == 0;
		hint->seat = i < 0 ? SEAT_GM : seats[i].seat;
		hint->game_id = g->id;
	}
	return true;
}

static bool find_short_in_all(struct home *h, struct arena *a, struct hint *hint,
			      struct err *err)
{
	struct games_walk walk;
	const struct game *g;

	games_walk_begin(&walk);
	bool ok = games_walk_next(h->store, &walk, &g, err);
	while (ok && g && !hint->answers) {
		struct arena_mark here = arena_mark(a);
		ok = find_short(h, a, g, hint, err);
		arena_rewind(a, here);
		ok = ok && games_walk_next(h->store, &walk, &g, err);
	}
	games_walk_end(&walk);
	return ok;
}

/* The game that the subject names is looked at first, for its players' letters are the
 * most. */
static bool read_short(struct home *h, struct arena *a, const struct letter *l,
		       struct hint *hint, struct err *err)
{
	struct str name = subject_game(l->subject);
	struct game g;
	bool found = false;

	if (!hint->short_key.n)
		return true;
	if (name.n && !games_look(h->store, a, name, &found, &g, err))
		return false;
	if (found)
		return find_short(h, a, &g, hint, err);
	return find_short_in_all(h, a, hint, err);
}

bool hint_find(struct home *h, struct arena *a, const struct letter *l,
	       struct hint *hint, struct err *err)
{
	if (hint->address_game)
		return true; /* a key is more */
	if (!read_short(h, a, l, hint, err))
		return false;
	if (!hint->answers)
		read_references(h, a, l, hint);
	return true;
}

void hint_read(const struct home *h, const struct letter *l, struct hint *hint)
{
	*hint = (struct hint){.address.kind = ADDRESS_PLAIN};
	read_addresses(h, l, hint);
	read_subject(l, hint);
}
