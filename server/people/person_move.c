/* Another address for a person: see person_move.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/person_move.h"

#include "base/arena.h"
#include "base/page.h"
#include "mail/trust/address.h"
#include "mail/trust/token.h"
#include "schema/mail/bounces.h"
#include "server/game/game_gm.h"
#include "server/game/person.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/held_known.h"
#include "server/people/persons.h"
#include "server/people/rekey.h"

/* Does somebody else of these games have it? In each game an address is one player's. */
static bool is_free(struct home *h, struct arena *a, const struct person *p,
		    struct str address, struct err *err)
{
	struct person_place *places;
	struct person other;
	bool found;
	int n;

	if (!persons_of_address(h->store, a, address, &found, &other, err) ||
	    !person_places(h, a, p, true, &places, &n, err))
		return false;
	if (found && other.id != p->id)
		return err_refuse(err, "%.*s is the address of %.*s (person %lld)",
				  STR_ARG(address), STR_ARG(other.name),
				  (long long)other.id);
	for (int i = 0; i < n; i++) {
		bool is_gm;
		if (!game_gm_is(h, a, &places[i].game, address, &is_gm, err))
			return false;
		if (is_gm)
			return err_refuse(
				err,
				"%.*s is the address of the GM of %.*s, who sees every hand",
				STR_ARG(address), STR_ARG(places[i].game.name));
	}
	return true;
}

static bool send_question(struct home *h, struct arena *a, const struct person *p,
			  struct str address, int64_t cause, const char *word,
			  struct err *err)
{
	struct page page = page_in(a);

	page_paraf(
		&page,
		"%.*s, the game master wants to send all letters of your games to this address. If it is yours, answer this letter with the word",
		STR_ARG(p->name));
	page_verbatim(&page, STR("\n  confirm\n\n"));
	page_paraf(
		&page,
		"on its first line, before %.*s. If you do not know what this is about, do nothing: then nothing changes.",
		STR_MADE(a, clock_long(a, home_now(h) + MOVE_ASK_S)));
	return post_queue(h, a,
			  &(struct posting){
				  .rcpt = address,
				  .kind = KIND_CONFIRM,
				  .cause = CAUSE_GM,
				  .cause_id = cause,
				  .subject = STR("[postalgm] is this your address?"),
				  .page = &page,
				  .word = str_of(word),
			  },
			  err);
}

static bool ask(struct home *h, struct arena *a, const struct person *p,
		struct str text, struct err *err)
{
	char word[TOKEN_WORD_CHARS + 1], hash[TOKEN_HASH_CHARS + 1];
	struct str name, address, now;
	int64_t cause;

	if (!person_read(h, a, text, &name, &address, err) ||
	    !is_free(h, a, p, address, err) ||
	    !person_newest_address(h, a, p, &now, err))
		return false;
	if (address_compare(now, address) != ADDRESS_OTHER)
		return err_refuse(err, "%.*s has that address already",
				  STR_ARG(p->name));
	if (!post_cause(h, &cause, err))
		return false;
	key_word(h->keys, str_printf(a, "move %lld", (long long)p->id), cause, word);
	token_word_hash(str_of(word), hash);
	struct address_ask k = {p->id, address, str_of(hash), home_now(h)};
	return gm_address_asks_save(h->store, &k, err) &&
	       send_question(h, a, p, address, cause, word, err);
}

bool person_move_ask(struct home *h, struct arena *a, const struct person *p,
		     struct str address, struct err *err)
{
	return home_begin(h, err) && home_end(h, ask(h, a, p, address, err), err);
}

/* Done --------------------------------------------------------------------------- */

/* What came back from the old address has to reach them at the new one: the report of the open
 * phase, or the invitation. */
static bool send_lost(struct home *h, struct arena *a, const struct person_place *at,
		      const struct address_record *bounced, struct err *err)
{
	return (!bounced->n_hard && bounced->state == ADDRESS_GOOD) ||
	       rekey_letter(h, a, &at->game, &at->seat, err);
}

static bool move_seat(struct home *h, struct arena *a, struct person_place *at,
		      struct str address, int *n_waited, struct err *err)
{
	struct str line = str_printf(
		a,
		"%.*s (%.*s) has another address: %.*s; it was confirmed from there.",
		STR_ARG(at->seat.name), STR_ARG(at->seat.colour), STR_ARG(address));
	struct address_record bounced;
	int64_t cause;
	int n;

	if (!bounces_record(h->store, a, at->game.id, at->seat.seat, at->seat.address,
			    &bounced, err))
		return false;
	at->seat.address = address;
	if (!seats_save(h->store, &at->seat, err) ||
	    !held_known(h, a, &at->game, &at->seat, address, &n, err))
		return false;
	*n_waited += n;
	return send_lost(h, a, at, &bounced, err) &&
	       record_act(h, &at->game, WHO_GM, line, STR(""), false, err) &&
	       post_cause(h, &cause, err) &&
	       post_to_gm(h, a, &at->game, KIND_GM, CAUSE_SEAT, cause,
			  str_printf(a, "%.*s another address of a player",
				     STR_MADE(a, post_tag(a, &at->game))),
			  line, err);
}

/* So that nobody loses their seats unseen. */
static bool tell_old(struct home *h, struct arena *a, const struct person *p,
		     struct str old, struct str address, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_paraf(
		&page,
		"%.*s, the letters of your games go to %.*s from now on: the game master asked for it, and it was confirmed from there. If that is not your address, write to the game master at once: %.*s.",
		STR_ARG(p->name), STR_ARG(address),
		STR_ARG(h->config.gm.n ? h->config.gm : h->config.address));
	return post_cause(h, &cause, err) &&
	       post_queue(h, a,
			  &(struct posting){
				  .rcpt = old,
				  .kind = KIND_NOTICE,
				  .cause = CAUSE_SEAT,
				  .cause_id = cause,
				  .subject = STR(
					  "[postalgm] your letters go elsewhere now"),
				  .page = &page,
			  },
			  err);
}

static bool find_person(struct home *h, struct arena *a, int64_t id, bool *found,
			struct person *p, struct err *err)
{
	struct person *all;
	int n;

	*found = false;
	if (!persons_list(h->store, a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (all[i].id == id) {
			*found = true;
			*p = all[i];
		}
	return true;
}

bool person_move_do(struct home *h, struct arena *a, const struct address_ask *k,
		    struct str *said, struct err *err)
{
	struct person_place *places;
	struct err why = {0};
	struct person p;
	struct str old;
	bool found;
	int n, n_waited = 0;

	*said = STR("Nothing was done: nobody of that name is here any more.");
	if (!find_person(h, a, k->person_id, &found, &p, err) ||
	    !gm_address_asks_drop(h->store, k->person_id, err))
		return false;
	if (!found)
		return true;
	if (!is_free(h, a, &p, k->address, &why)) {
		*said = STR(
			"Nothing was done: this address is somebody else's by now. Write to the game master.");
		if (why.kind == ERR_WORLD)
			*err = why;
		return why.kind != ERR_WORLD;
	}
	if (!person_newest_address(h, a, &p, &old, err) ||
	    !person_places(h, a, &p, true, &places, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (!move_seat(h, a, &places[i], k->address, &n_waited, err))
			return false;
	p.address = k->address;
	*said = str_printf(
		a,
		"All letters of your games come to %.*s from now on. Answers to letters that went to the old address count until a phase has run; the next letter of each game has a key for this one.%.*s",
		STR_ARG(k->address), STR_MADE(a, held_known_told(a, n_waited)));
	return persons_add_address(h->store, p.id, k->address, err) &&
	       persons_save(h->store, &p, err) &&
	       (!old.n || tell_old(h, a, &p, old, k->address, err));
}
