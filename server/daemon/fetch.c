/* Fetching letters into the inbox: see fetch.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/fetch.h"

#include <sodium.h>

#include "base/arena.h"
#include "mail/trust/received.h"
#include "schema/mail/sources.h"
#include "server/daemon/taken.h"
#include "server/home/fault.h"
#include "server/house/passing.h"
#include "server/outbox/certificate.h"
#include "server/outbox/post_office.h"

enum {
	AHEAD = 200,      /* letters that come from the mailbox in one go */
	OCTETS = 4 << 20, /* of letters: a group ends behind the one that reaches it */
	HOP_S = 3600, /* a trusted hop may be earlier by this much without counting */
};

/* If the store fails, the mailbox is not at fault. */
static bool stored(struct letterbox *l, bool ok)
{
	l->unstored = !ok;
	return ok;
}

static bool commit(struct tick *t, struct letterbox *l, bool ok, struct err *err)
{
	return stored(l, home_end(t->home, ok, err));
}

/* Letters ------------------------------------------------------------------ */

/* Sets the time of arrival: the time at which the letter's mail server accepted it,
 * unless that is in the future. Then a clock is wrong, ours or the server's. A file's
 * time may have been set by anybody, so it counts only between the last sweep and this
 * one. If there is no such time, or it is more than an hour later than the time that
 * our own servers noted, theirs counts, because the letter was waiting with us. */
static void date_entry(const struct tick *t, const struct letterbox *l,
		       const struct mail_item *item, struct inbox_entry *e)
{
	const struct config_mailbox *c = l->config;
	bool own = item->arrival <= t->now && item->arrival > 0 &&
		   (item->stamped || item->arrival >= l->last);
	int64_t hop = received_arrival(e->bytes, c->own_hosts, (size_t)c->n_own_hosts);

	e->arrival = own ? item->arrival : t->now;
	e->basis = item->arrival > t->now ? BASIS_AHEAD
		   : !own                 ? BASIS_JOURNAL
		   : item->stamped        ? BASIS_INTERNALDATE
					  : BASIS_MTIME;
	if (hop && hop <= t->now && (!own || item->arrival - hop > HOP_S)) {
		e->arrival = hop;
		e->basis = BASIS_RECEIVED;
	}
	if (passing_read(t->home, l->group, e->bytes, &hop) && hop &&
	    hop < e->arrival) {
		e->arrival = hop;
		e->basis = BASIS_PASSED;
	}
}

static void log_stored(struct tick *t, const struct inbox_entry *e, int64_t id)
{
	char when[CLOCK_ISO_MAX];
	struct log_line l = home_log(t->home, LOG_INFO, "journal");

	clock_iso(e->arrival, when);
	log_int(&l, "in", id);
	log_int(&l, "src", e->source_id);
	log_int(&l, "size", (int64_t)e->bytes.n);
	log_z(&l, "arrival", when);
	log_z(&l, "basis", arrival_basis_name(e->basis));
	log_end(&l);
}

/* The next of the list; left where it is stored already, or gone. */
static bool fetch_one(struct tick *t, struct letterbox *l, struct err *err)
{
	const struct mail_item *item = &l->items[l->done + l->n_got];
	struct inbox_entry *e = &l->got[l->n_got];
	bool has, gone = false;

	*e = (struct inbox_entry){.source_id = l->source,
				  .uidvalidity = item->uidvalidity,
				  .name = item->name};
	if (!stored(l, inbox_has(t->home->store, l->source, item->uidvalidity,
				 item->name, &has, err)))
		return false;
	if (!has && !mailbox_fetch(l->box, item, l->group, &e->bytes, &gone, err))
		return false;
	if (!has && !gone) {
		l->octets += e->bytes.n;
		date_entry(t, l, item, e);
		crypto_hash_sha256(e->sha256, (const unsigned char *)e->bytes.s,
				   e->bytes.n);
	}
	l->n_got++;
	return true;
}

/* The place in a mailbox with lasting numbers goes on with the letters that are
 * stored. */
static bool keep_place(struct tick *t, struct letterbox *l, int64_t uidvalidity,
		       int64_t uid, struct err *err)
{
	return !uidvalidity ||
	       source_reached(t->home->store, l->source, uidvalidity, uid, err);
}

/* Failing is harmless: the letter is known by its place. The mailbox tells its server
 * of many in one go. */
static void log_unmarked(struct tick *t, const struct err *err)
{
	struct log_line l = home_log(t->home, LOG_WARN, "mark");
	log_z(&l, "error", err->text);
	log_end(&l);
}

static void mark_group(struct tick *t, struct letterbox *l, size_t n)
{
	struct err err = {0};

	for (size_t i = 0; i < n; i++) {
		if (!mailbox_done(l->box, &l->items[l->done + i], &err))
			log_unmarked(t, &err);
		fault_point("marked");
	}
}

/* Stores a group of letters, and logs them after the commit: the log tells only of
 * letters that are in the inbox for good. */
static bool store_group(struct tick *t, struct letterbox *l, struct err *err)
{
	int64_t id[LETTERBOX_GROUP] = {0};
	size_t n = l->n_got;
	bool ok = true;

	if (!n)
		return true;
	if (!stored(l, home_begin(t->home, err)))
		return false;
	for (size_t i = 0; ok && i < n; i++)
		ok = l->got[i].basis == BASIS_NONE ||
		     inbox_append(t->home->store, &l->got[i], t->now, &id[i], err);
	const struct mail_item *last = &l->items[l->done + n - 1];
	ok = ok && keep_place(t, l, last->uidvalidity, last->uid, err);
	if (!commit(t, l, ok, err))
		return false;
	for (size_t i = 0; i < n; i++) {
		if (!id[i])
			continue;
		log_stored(t, &l->got[i], id[i]);
		t->fetched++;
	}
	mark_group(t, l, n);
	l->done += n;
	l->n_got = l->octets = 0;
	arena_reset(l->group);
	return true;
}

/* While the letters that have come are written, the next ones download: those after
 * `done` come now, and the ones after those are announced. */
static bool announce(struct letterbox *l, struct err *err)
{
	while (l->announced <= l->done + AHEAD) {
		size_t from = l->announced,
		       left = from < l->n_items ? l->n_items - from : 0;
		if (!mailbox_ahead(l->box, left ? l->items + from : NULL,
				   left < AHEAD ? left : AHEAD, err))
			return false;
		l->announced += AHEAD;
	}
	return true;
}

/* A group ends where the next are to be announced. */
static size_t group_size(const struct letterbox *l)
{
	size_t left = l->n_items - l->done, coming = l->announced - AHEAD - l->done;

	left = left < coming ? left : coming;
	return left < LETTERBOX_GROUP ? left : LETTERBOX_GROUP;
}

static bool bring(struct tick *t, struct letterbox *l, struct err *err)
{
	if (l->done == l->n_items) {
		l->step = LETTERBOX_ENDS;
		return true;
	}
	if (!announce(l, err))
		return false;
	while (l->n_got < group_size(l) && l->octets < OCTETS)
		if (!fetch_one(t, l, err))
			return false;
	return fetch_keep(t, l, err);
}

/* The list ----------------------------------------------------------------- */

/* If too many letters wait to be sent, incoming letters stay in the mailbox. */
static bool has_room(struct tick *t, struct letterbox *l, struct err *err)
{
	bool room;

	return stored(l, post_has_room(t->home, POST_FOR_ANSWERS, &room, err)) &&
	       (room ||
		err_set(err, "the outbox is full: letters stay in the mailbox"));
}

static bool list(struct tick *t, struct letterbox *l, struct err *err)
{
	if (!mailbox_list(l->box, l->a, &l->items, &l->n_items, err) ||
	    !stored(l, certificate_note(t->home, l->config->url, l->box->trusted_until,
					err)))
		return false;
	if (l->looked_at)
		l->taken = t->now;
	l->step = LETTERBOX_BRINGS;
	return true;
}

/* All of the list is in the inbox: the place is its end, behind letters that were
 * left, and the next list goes on from there. */
static bool end_of_list(struct tick *t, struct letterbox *l, struct err *err)
{
	const struct mail_place *to = &l->box->reached, *from = &l->box->from;
	bool anew = from->uidvalidity && from->uidvalidity != to->uidvalidity;

	if (!to->uidvalidity ||
	    (from->uidvalidity == to->uidvalidity && from->uid == to->uid))
		return true;
	if (!stored(l, home_begin(t->home, err)) ||
	    !commit(t, l, keep_place(t, l, to->uidvalidity, to->uid, err), err))
		return false;
	if (anew || l->box->skipped) {
		struct log_line line = home_log(t->home, LOG_WARN, "mailbox");
		log_z(&line, "numbers", anew ? "new" : "first");
		log_int(&line, "uidvalidity", to->uidvalidity);
		log_int(&line, "older_letters_left", l->box->skipped);
		log_end(&line);
	}
	l->box->from.uidvalidity = to->uidvalidity;
	l->box->from.uid = to->uid;
	return true;
}

static bool end(struct tick *t, struct letterbox *l, struct err *err)
{
	struct err unmarked = {0};

	if (!mailbox_flush(l->box, &unmarked)) {
		if (l->box->waits)
			return false;
		log_unmarked(t, &unmarked);
	}
	l->step = LETTERBOX_RESTS;
	return end_of_list(t, l, err);
}

/* Rescan ------------------------------------------------------------------- */

struct asking {
	struct tick *t;
	struct letterbox *l;
};

static void are_in_inbox(void *with, const struct str names[], size_t n, bool known[])
{
	struct asking *x = with;
	struct letterbox *l = x->l;

	for (size_t i = 0; i < n; i++) {
		bool ok = !l->unstored &&
			  inbox_has(x->t->home->store, l->source, 0, names[i],
				    &known[i], &l->store_trouble);
		l->unstored = !ok;
		known[i] = !ok || known[i];
	}
}

/* The request for a rescan is forgotten only once the mailbox is read from its
 * beginning. */
static bool begin_again(struct tick *t, struct letterbox *l, struct err *err)
{
	struct asking asking = {t, l};
	struct mail_known known = {are_in_inbox, &asking};
	int n;

	if (!mailbox_again(l->box, l->since, &known, &n, err))
		return false;
	if (l->unstored) {
		*err = l->store_trouble;
		return false;
	}
	if (!stored(l, home_begin(t->home, err)) ||
	    !commit(t, l, source_begins_anew(t->home->store, l->source, l->since, err),
		    err))
		return false;
	struct log_line line = home_log(t->home, LOG_INFO, "rescan");
	log_int(&line, "put_back", n);
	log_end(&line);
	return true;
}

/* A rescan that the operator asked for comes before the comparison with the inbox,
 * which then finds nothing. If the comparison finds letters, the sweep begins once
 * more. */
static bool begin(struct tick *t, struct letterbox *l, struct err *err)
{
	struct source s;

	if (!l->since) {
		if (!has_room(t, l, err) ||
		    !stored(l, source_load(t->home->store, l->a, l->source, &s, err)))
			return false;
		l->since = s.rescan_since;
	}
	if (l->since && !begin_again(t, l, err))
		return false;
	l->since = 0;
	l->step = l->looked_at ? LETTERBOX_LISTS : LETTERBOX_LOOKS;
	return true;
}

static bool look(struct tick *t, struct letterbox *l, struct err *err)
{
	bool found;

	if (!taken_look(t, l, &found, err))
		return false;
	l->since = 0;
	l->step = found ? LETTERBOX_BEGINS : LETTERBOX_LISTS;
	return true;
}

/* The sweep ---------------------------------------------------------------- */

void fetch_begin(struct tick *t, struct letterbox *l)
{
	arena_reset(l->a);
	arena_reset(l->group);
	l->step = LETTERBOX_BEGINS;
	l->began = t->now;
	l->items = NULL;
	l->n_items = l->done = l->announced = l->n_got = l->octets = 0;
	l->since = l->look_at = 0;
	l->unstored = l->looked_at = false;
}

bool fetch_keep(struct tick *t, struct letterbox *l, struct err *err)
{
	if (store_group(t, l, err))
		return true;
	l->step = LETTERBOX_RESTS;
	return false;
}

bool fetch_step(struct tick *t, struct letterbox *l, bool *waits, struct err *err)
{
	static bool (*const steps[])(struct tick *, struct letterbox *,
				     struct err *) = {
		[LETTERBOX_BEGINS] = begin, [LETTERBOX_LOOKS] = look,
		[LETTERBOX_LISTS] = list,   [LETTERBOX_BRINGS] = bring,
		[LETTERBOX_ENDS] = end,
	};
	bool ok = steps[l->step](t, l, err);

	*waits = !ok && l->box->waits;
	if (ok || *waits)
		return true;
	/* Letters that came before the fault are kept. */
	struct err ignored = {0};
	if (!l->unstored && !store_group(t, l, &ignored))
		*err = ignored;
	l->step = LETTERBOX_RESTS;
	return false;
}
