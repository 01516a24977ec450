/* Fetching letters into the journal.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/fetch.h"

#include <sodium.h>

#include "base/arena.h"
#include "mail/post/transport.h"
#include "mail/trust/received.h"
#include "schema/journal.h"
#include "schema/outbox.h"
#include "server/daemon/taken.h"
#include "server/home/fault.h"
#include "server/intake/rescan.h"

enum {
	GROUP = 50,  /* letters a commit */
	AHEAD = 200, /* ... that come from the mailbox in one go */
	HOP_S = 3600, /* by so much a trusted hop may be earlier, and count for nothing */
};

/* When it arrived: the time at which its server took it in, unless that is still to come.
 * A file's time, which anybody may have set, counts between the last round and this one.
 * What our own servers say of when they had it first counts where there is no such time,
 * or one that is more than an hour later: then it lay with us. */
static void date_entry(const struct tick *t, const struct mail_item *item,
		       struct journal_entry *e)
{
	const struct config_mailbox *c = &t->home->config.in[0];
	bool own = item->arrival <= t->now && item->arrival > 0 &&
		   (item->stamped || item->arrival >= t->last);
	int64_t hop = received_arrival(e->bytes, c->own_hosts, (size_t)c->n_own_hosts);

	e->arrival = own ? item->arrival : t->now;
	e->basis = !own ? "journal" : item->stamped ? "internaldate" : "mtime";
	if (hop && hop <= t->now && (!own || item->arrival - hop > HOP_S)) {
		e->arrival = hop;
		e->basis = "received";
	}
}

static void log_journal(struct tick *t, const struct journal_entry *e, int64_t id)
{
	char when[CLOCK_ISO_MAX];
	struct log_line l = home_log(t->home, LOG_INFO, "journal");

	clock_iso(e->arrival, when);
	log_int(&l, "in", id);
	log_int(&l, "src", e->source_id);
	log_int(&l, "size", (int64_t)e->bytes.n);
	log_z(&l, "arrival", when);
	log_z(&l, "basis", e->basis);
	log_end(&l);
}

/* `*id` 0: it is there already, or no longer in the mailbox. */
static bool journal_one(struct tick *t, struct arena *a, const struct mail_item *item,
			struct journal_entry *e, int64_t *id, struct err *err)
{
	bool has, gone = false;

	*id = 0;
	*e = (struct journal_entry){.source_id = t->source,
				    .uidvalidity = item->uidvalidity,
				    .name = item->name};
	if (!journal_has(t->home->store, t->source, item->uidvalidity, item->name, &has,
			 err))
		return false;
	if (has)
		return true;
	if (!mailbox_fetch(t->in, item, a, &e->bytes, &gone, err))
		return false;
	if (gone)
		return true;
	date_entry(t, item, e);
	crypto_hash_sha256(e->sha256, (const unsigned char *)e->bytes.s, e->bytes.n);
	return journal_append(t->home->store, e, t->now, id, err);
}

/* The place in a mailbox with lasting numbers goes on with the letters that are
 * journalled. */
static bool keep_place(struct tick *t, int64_t uidvalidity, int64_t uid,
		       struct err *err)
{
	struct source s;

	if (!uidvalidity)
		return true;
	if (!source_load(t->home->store, t->source, &s, err))
		return false;
	if (s.uidvalidity == uidvalidity && s.last_uid == uid)
		return true;
	s.uidvalidity = uidvalidity;
	s.last_uid = uid;
	return source_save(t->home->store, &s, err);
}

/* What the log tells is in the journal for good: it is told after the commit. */
static bool journal_group(struct tick *t, struct arena *a,
			  const struct mail_item *items, size_t n, int *fetched,
			  struct err *err)
{
	struct journal_entry *e = arena_array(a, struct journal_entry, n);
	int64_t *id = arena_array(a, int64_t, n);
	bool ok = true;

	if (!home_begin(t->home, err))
		return false;
	for (size_t i = 0; ok && i < n; i++)
		ok = journal_one(t, a, &items[i], &e[i], &id[i], err);
	ok = ok && keep_place(t, items[n - 1].uidvalidity, items[n - 1].uid, err);
	if (!home_end(t->home, ok, err))
		return false;
	for (size_t i = 0; i < n; i++) {
		if (!id[i])
			continue;
		log_journal(t, &e[i], id[i]);
		*fetched += 1;
	}
	return true;
}

static void log_unmarked(struct tick *t, const struct err *err)
{
	struct log_line l = home_log(t->home, LOG_WARN, "mark");
	log_z(&l, "error", err->text);
	log_end(&l);
}

/* Failing is harmless: the letter is known by its place. The mailbox tells its server
 * of many in one go. */
static void mark_group(struct tick *t, const struct mail_item *items, size_t n)
{
	struct err err = {0};

	for (size_t i = 0; i < n; i++) {
		if (!mailbox_done(t->in, &items[i], &err))
			log_unmarked(t, &err);
		fault_point("marked");
	}
}

static void mark_rest(struct tick *t)
{
	struct err err = {0};

	if (!mailbox_flush(t->in, &err))
		log_unmarked(t, &err);
}

/* What comes next is on its way while what has come is written down. */
static bool ahead(struct tick *t, const struct mail_item *items, size_t n, size_t from,
		  struct err *err)
{
	size_t left = from < n ? n - from : 0;

	return mailbox_ahead(t->in, left ? items + from : NULL,
			     left < AHEAD ? left : AHEAD, err);
}

/* All of the list is in the journal: the place is its end, behind letters that were
 * left, and the next list goes on from there. */
static bool end_of_list(struct tick *t, struct err *err)
{
	const struct mail_place *to = &t->in->reached, *from = &t->in->from;
	bool anew = from->uidvalidity && from->uidvalidity != to->uidvalidity;

	if (!to->uidvalidity ||
	    (from->uidvalidity == to->uidvalidity && from->uid == to->uid))
		return true;
	if (!home_begin(t->home, err) ||
	    !home_end(t->home, keep_place(t, to->uidvalidity, to->uid, err), err))
		return false;
	if (anew || t->in->skipped) {
		struct log_line l = home_log(t->home, LOG_WARN, "mailbox");
		log_z(&l, "numbers", anew ? "new" : "first");
		log_int(&l, "uidvalidity", to->uidvalidity);
		log_int(&l, "older_letters_left", t->in->skipped);
		log_end(&l);
	}
	t->in->from.uidvalidity = to->uidvalidity;
	t->in->from.uid = to->uid;
	return true;
}

/* When too much waits to be sent, letters stay where they are. */
static bool has_room(struct tick *t, bool *room, struct err *err)
{
	int64_t unsent;

	if (!outbox_unsent(t->home->store, &unsent, err))
		return false;
	*room = unsent < t->home->config.limits.outbox_rows;
	return true;
}

/* Rescan ------------------------------------------------------------------- */

struct in_journal {
	struct tick *t;
	bool ok;
	struct err *err;
};

static void are_in_journal(void *with, const struct str names[], size_t n, bool known[])
{
	struct in_journal *j = with;

	for (size_t i = 0; i < n; i++) {
		j->ok = j->ok && journal_has(j->t->home->store, j->t->source, 0,
					     names[i], &known[i], j->err);
		known[i] = !j->ok || known[i];
	}
}

static bool forget_place(struct tick *t, int64_t since, struct err *err)
{
	struct source s;

	if (!source_load(t->home->store, t->source, &s, err))
		return false;
	s.uidvalidity = s.last_uid = 0;
	s.eligible_from = since;
	return source_save(t->home->store, &s, err) && rescan_done(t->home, err);
}

/* The wish is forgotten once the mailbox begins anew, not before. */
static bool begin_again(struct tick *t, struct err *err)
{
	struct in_journal j = {t, true, err};
	struct mail_known known = {are_in_journal, &j};
	int64_t since;
	int n;

	if (!rescan_wanted(t->home, &since, err))
		return false;
	if (!since)
		return true;
	if (!mailbox_again(t->in, since, &known, &n, err) || !j.ok ||
	    !home_begin(t->home, err) ||
	    !home_end(t->home, forget_place(t, since, err), err))
		return false;
	struct log_line l = home_log(t->home, LOG_INFO, "rescan");
	log_int(&l, "put_back", n);
	log_end(&l);
	return true;
}

bool fetch_letters(struct tick *t, int *n, struct err *err)
{
	struct arena *a = arena_create(), *each = arena_create();
	struct mail_item *items = NULL;
	size_t n_items = 0;
	bool room, asked = false;
	bool ok = has_room(t, &room, err);

	*n = 0;
	if (ok && !room)
		ok = err_set(err, "the outbox is full: letters stay in the mailbox");
	/* What the operator asked for comes first: then there is nothing to be found. */
	ok = ok && begin_again(t, err) && taken_look(t, &asked, err) &&
	     begin_again(t, err) && mailbox_list(t->in, a, &items, &n_items, err) &&
	     (n_items == 0 || ahead(t, items, n_items, 0, err));
	if (ok && asked)
		taken_asked(t);
	for (size_t i = 0; ok && i < n_items; i += GROUP) {
		size_t left = n_items - i, some = left < GROUP ? left : GROUP;
		if (i % AHEAD == 0)
			ok = ahead(t, items, n_items, i + AHEAD, err);
		ok = ok && journal_group(t, each, items + i, some, n, err);
		if (ok)
			mark_group(t, items + i, some);
		arena_reset(each);
	}
	mark_rest(t);
	ok = ok && end_of_list(t, err);
	arena_destroy(each);
	arena_destroy(a);
	return ok;
}
