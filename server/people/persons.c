/* The GM's commands about people: see persons.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/persons.h"

#include "base/arena.h"
#include "base/day.h"
#include "rules/game.h"
#include "server/game/absence.h"
#include "server/game/person.h"
#include "server/home/nearest.h"
#include "server/outbox/post.h"

enum { NAMED_MAX = 8, NOTE_MAX = 2000 };

/* Nobody, or more than one: lists the people there are. */
static bool not_one(struct home *h, struct arena *a, const struct person *all, int n,
		    struct str word, int n_found, struct err *err)
{
	struct nearest near = {.word = word};
	struct buf list = buf_in(a);
	struct str address;

	for (int i = 0; i < n; i++) {
		nearest_offer(&near, all[i].name);
		if (!n_found || !str_iequal(all[i].name, word))
			continue;
		if (!person_newest_address(h, a, &all[i], &address, err))
			return false;
		buf_printf(&list, "%s%lld%s%.*s%s", list.n ? " or " : "",
			   (long long)all[i].id, address.n ? " (" : "",
			   STR_ARG(address), address.n ? ")" : "");
	}
	if (n_found)
		return err_refuse(
			err, "%d people are called '%.*s': say which by number, %.*s",
			n_found, STR_ARG(word), STR_ARG(buf_str(&list)));
	return err_refuse(
		err,
		"nobody here is '%.*s'%s%.*s%s; `postalgm person list` has them all",
		STR_ARG(word), near.best.n ? ": did you mean '" : "",
		STR_ARG(near.best), near.best.n ? "'?" : "");
}

bool person_named(struct home *h, struct arena *a, struct str word, struct person *p,
		  struct err *err)
{
	struct str name, address;
	struct err no_address = {0};
	struct person *all;
	int n, n_found = 0;
	int64_t id = 0;
	bool found = false;

	if (config_read_address(word, &name, &address, &no_address) &&
	    !persons_of_address(h->store, a, address, &found, p, err))
		return false;
	if (found)
		return true;
	if (!persons_list(h->store, a, &all, &n, err))
		return false;
	(void)str_int(word, 1, INT64_MAX, &id);
	for (int i = 0; i < n; i++)
		if (all[i].id == id || str_iequal(all[i].name, word)) {
			*p = all[i];
			n_found++;
		}
	return n_found == 1 || not_one(h, a, all, n, word, n_found, err);
}

bool person_places(struct home *h, struct arena *a, const struct person *p, bool open,
		   struct person_place **places, int *n, struct err *err)
{
	struct person_seat *seats;
	struct person_place x;
	int n_seats;
	bool found;

	*places = NULL;
	*n = 0;
	if (!persons_seats(h->store, a, p->id, &seats, &n_seats, err))
		return false;
	for (int i = 0; i < n_seats; i++) {
		if (!games_load(h->store, a, seats[i].game_id, &x.game, err) ||
		    !seats_load_id(h->store, a, seats[i].seat_id, &found, &x.seat, err))
			return false;
		bool there =
			x.game.status != GAME_OVER && !x.seat.resigned &&
			(x.seat.status == SEAT_JOINED || x.seat.status == SEAT_INVITED);
		if (found && (there || !open))
			*arena_push(a, *places, *n) = x;
	}
	return true;
}

bool person_newest_address(struct home *h, struct arena *a, const struct person *p,
			   struct str *address, struct err *err)
{
	struct person_place *places;
	struct str *all;
	int n, n_all;

	if (!persons_addresses(h->store, a, p->id, &all, &n_all, err) ||
	    !person_places(h, a, p, true, &places, &n, err))
		return false;
	*address = n_all ? all[0] : STR("");
	if (p->address.n)
		*address = p->address;
	else if (!n && !person_places(h, a, p, false, &places, &n, err))
		return false;
	/* A seat that goes on says it best, then the GM, then an old seat. */
	if (n && places[0].seat.address.n)
		*address = places[0].seat.address;
	return true;
}

/* Absent --------------------------------------------------------------------- */

static bool absent(struct home *h, struct arena *a, const struct person *p,
		   struct str words, struct person_place **places, struct str **said,
		   int *n, struct err *err)
{
	int64_t today = day_in_zone(home_now(h), "UTC"), from, to;

	words = str_trim(words);
	if (!str_is(words, "off") && !day_read_span(a, words, today, &from, &to))
		return err_usage(
			err,
			"'%.*s' is not a day or a span of days; write '2 Dec to 4 Dec', 2026-12-02, or off",
			STR_ARG(words));
	if (!person_places(h, a, p, true, places, n, err))
		return false;
	if (!*n)
		return err_refuse(err, "%.*s has no seat in a game that is not over",
				  STR_ARG(p->name));
	*said = arena_array(a, struct str, (size_t)*n);
	for (int i = 0; i < *n; i++)
		if (!absence_take(h, a, &(*places)[i].game, &(*places)[i].seat, words,
				  &(*said)[i], err))
			return false;
	return true;
}

bool person_absent(struct home *h, struct arena *a, const struct person *p,
		   struct str words, struct person_place **places, struct str **said,
		   int *n, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, absent(h, a, p, words, places, said, n, err), err);
}

/* Notes and blocks ----------------------------------------------------------- */

static bool save(struct home *h, const struct person *p, struct err *err)
{
	return home_begin(h, err) && home_end(h, persons_save(h->store, p, err), err);
}

bool person_unblock(struct home *h, struct person *p, struct err *err)
{
	if (!p->blocked)
		return err_refuse(err, "%.*s is not blocked", STR_ARG(p->name));
	p->blocked = 0;
	p->block_why = STR("");
	return save(h, p, err);
}

bool person_note(struct home *h, const struct person *p, struct str text,
		 struct err *err)
{
	text = str_trim(text);
	if (!text.n || text.n > NOTE_MAX || !str_is_utf8(text))
		return err_refuse(err, "a note has 1 to %d bytes of UTF-8 text",
				  (int)NOTE_MAX);
	return home_begin(h, err) &&
	       home_end(h, persons_add_note(h->store, p->id, text, home_now(h), err),
			err);
}

/* Waiting -------------------------------------------------------------------- */

/* Each word must be rules that there are. */
static bool check_plays(struct arena *a, struct str plays, struct err *err)
{
	struct str rest = plays;

	while (rest.n) {
		struct str word = str_trim(str_until(&rest, ','));
		struct nearest near = {.word = word};
		struct buf list = buf_in(a);
		if (game_find(word))
			continue;
		for (int i = 0; games[i]; i++) {
			nearest_offer(&near, str_of(games[i]->name));
			buf_printf(&list, "%s%s", i ? ", " : "", games[i]->name);
		}
		return err_refuse(err, "there are no rules '%.*s'%.*s", STR_ARG(word),
				  STR_MADE(a, nearest_text(a, &near, buf_str(&list))));
	}
	return true;
}

static bool tell(struct home *h, struct arena *a, const struct person *p,
		 struct str address, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_paraf(
		&page,
		"%.*s, you are on this house's list of standbys. When a player of some game drops out and nobody on that game's own list takes the seat, you are offered it in a letter of its own, which you answer with JOIN or DECLINE. Until then there is nothing to do. If you do not want to be on the list, write to the GM: %.*s",
		STR_ARG(p->name),
		STR_ARG(h->config.gm.n ? h->config.gm : h->config.address));
	return post_cause(h, &cause, err) &&
	       post_queue(h, a,
			  &(struct posting){
				  .rcpt = address,
				  .kind = KIND_STANDBY,
				  .cause = CAUSE_SEAT,
				  .cause_id = cause,
				  .subject = STR("[postalgm] you are a standby"),
				  .page = &page,
			  },
			  err);
}

/* A person who is known by any word, or a new one by "NAME <ADDRESS>". */
static bool find_or_add(struct home *h, struct arena *a, struct str who,
			struct person *p, struct str *address, struct err *err)
{
	struct err no_address = {0};
	struct str name, *all;
	bool found;
	int n;

	if (!config_read_address(who, &name, address, &no_address)) {
		if (!person_named(h, a, who, p, err) ||
		    !persons_addresses(h->store, a, p->id, &all, &n, err))
			return false;
		if (!person_newest_address(h, a, p, address, err))
			return false;
		return n || err_refuse(err, "%.*s has no address", STR_ARG(p->name));
	}
	if (!person_read(h, a, who, &name, address, err) ||
	    !persons_of_address(h->store, a, *address, &found, p, err))
		return false;
	if (found)
		return true;
	*p = (struct person){.name = name, .address = STR("")};
	return persons_add(h->store, p, *address, err);
}

static bool block(struct home *h, struct arena *a, struct str who, struct str why,
		  struct person *p, struct err *err)
{
	struct str name, address;
	struct err none = {0};
	/* A bare address may be a slip in one that is known. */
	bool named = config_read_address(who, &name, &address, &none) && name.n;

	if (!(named ? find_or_add(h, a, who, p, &address, err)
		    : person_named(h, a, who, p, err)))
		return named || err->kind != ERR_REFUSED ||
				       str_find_char(who, '@') == SIZE_MAX
			       ? false
			       : err_refuse(err,
					    "%s. \"NAME <%.*s>\" blocks somebody new",
					    str_z(a, str_of(err->text)), STR_ARG(who));
	p->blocked = home_now(h);
	p->block_why = str_trim(why);
	p->standby = 0;
	return persons_save(h->store, p, err);
}

bool person_block(struct home *h, struct arena *a, struct str who, struct str why,
		  struct person *p, struct err *err)
{
	return home_begin(h, err) && home_end(h, block(h, a, who, why, p, err), err);
}

static bool wait_for_seat(struct home *h, struct arena *a, struct str who,
			  struct str plays, struct person *p, struct err *err)
{
	struct str address;

	plays = str_trim(plays);
	if (!check_plays(a, plays, err) || !find_or_add(h, a, who, p, &address, err))
		return false;
	if (p->blocked)
		return err_refuse(
			err, "%.*s is blocked; `person block %lld --off` ends that",
			STR_ARG(p->name), (long long)p->id);
	if (p->standby && str_equal(p->plays, plays))
		return err_refuse(err, "%.*s is on the list already", STR_ARG(p->name));
	bool told = p->standby != 0;
	p->standby = told ? p->standby : home_now(h);
	p->plays = plays;
	return persons_save(h->store, p, err) && (told || tell(h, a, p, address, err));
}

bool person_wait(struct home *h, struct arena *a, struct str who, struct str plays,
		 struct person *p, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, wait_for_seat(h, a, who, plays, p, err), err);
}

static bool set_news(struct home *h, struct arena *a, struct str who, bool on,
		     struct person *p, struct err *err)
{
	struct str address;

	if (!find_or_add(h, a, who, p, &address, err))
		return false;
	if (on == (p->news != 0))
		return err_refuse(err, "%.*s is %s of open games", STR_ARG(p->name),
				  on ? "told already" : "not told");
	p->news = on ? home_now(h) : 0;
	return persons_save(h->store, p, err);
}

bool person_news(struct home *h, struct arena *a, struct str who, bool on,
		 struct person *p, struct err *err)
{
	return home_begin(h, err) && home_end(h, set_news(h, a, who, on, p, err), err);
}

bool person_wait_off(struct home *h, struct person *p, struct err *err)
{
	if (!p->standby)
		return err_refuse(err, "%.*s is not on the house's list of standbys",
				  STR_ARG(p->name));
	p->standby = 0;
	return save(h, p, err);
}
