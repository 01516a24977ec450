/* A game comes out of its file: see carry.h.
 * SPDX-License-Identifier: ISC */
#include "schema/homes/carry.h"

#include <string.h>

#include "base/arena.h"
#include "schema/homes/carry_parts.h"
#include "schema/store/store_parts.h"
#include "schema/store/sums.h"

static const char *verb_in(enum way_in in)
{
	return in == IN_NEW     ? "INSERT"
	       : in == IN_AGAIN ? "INSERT OR REPLACE"
				: "INSERT OR IGNORE";
}

/* Numbers of mailboxes and pictures are those of this store. */
static struct str as_here(struct arena *a, const char *table, struct str names)
{
	struct buf out = buf_in(a);
	struct str name;

	for (struct str rest = names; rest.n;) {
		name = str_trim(str_until(&rest, ','));
		if (out.n)
			buf_z(&out, ", ");
		if (strcmp(table, "inbox") == 0 && str_is(name, "\"source_id\""))
			buf_z(&out,
			      "(SELECT h.id FROM main.source h JOIN there.source s ON s.name = h.name WHERE s.id = source_id)");
		else if (strcmp(table, "pictured") == 0 &&
			 str_is(name, "\"picture_id\""))
			buf_z(&out,
			      "(SELECT h.id FROM main.picture h JOIN there.picture p ON p.hash = h.hash WHERE p.id = picture_id)");
		else
			buf_add(&out, name);
	}
	return buf_str(&out);
}

static bool put_part(struct store *st, struct arena *a, int i, struct err *err)
{
	const char *table = carry_parts[i].table;
	struct str names;

	if (!carry_columns(st, a, table, &names, err))
		return false;
	/* A mailbox of another home has a number of this one here. */
	if (strcmp(table, "source") == 0) {
		size_t after = str_find(names, STR(", ")) + 2;
		names = str_slice(names, after, names.n);
	}
	return carry_run(
		st,
		str_z(a, str_printf(a,
				    "%s INTO main.%s (" PRI_STR ") SELECT " PRI_STR
				    " FROM there.%s",
				    verb_in(carry_parts[i].in), table, STR_ARG(names),
				    STR_MADE(a, as_here(a, table, names)), table)),
		0, err);
}

static bool foreign(struct err *err, const char *what)
{
	return err_refuse(
		err,
		"it cannot be put beside the games here (%s): numbers of its rows are taken, as in a game of another house",
		what);
}

static bool look_there(struct store *st, struct arena *a, int64_t *id, bool *had,
		       struct err *err)
{
	struct str number, name, here;

	*had = false;
	if (!carry_ask(st, a, "SELECT id FROM there.game", &number, err) ||
	    !carry_ask(st, a, "SELECT name FROM there.game", &name, err))
		return false;
	if (!str_int(number, 1, INT64_MAX, id))
		return err_refuse(err, "there is no game in this file");
	if (!carry_ask(
		    st, a,
		    "SELECT h.id FROM main.game h JOIN there.game t ON t.id = h.id AND t.name = h.name AND t.commitment = h.commitment",
		    &here, err))
		return false;
	*had = here.n > 0;
	if (*had)
		return true;
	/* These rows are written over, so it must be known that they are the same letters. */
	if (!carry_ask(
		    st, a,
		    "SELECT h.id FROM main.inbox h JOIN there.inbox t ON t.id = h.id AND t.sha256 <> h.sha256",
		    &here, err))
		return false;
	if (here.n)
		return foreign(err, "a letter");
	return carry_ask(
		       st, a,
		       "SELECT h.name FROM main.game h JOIN there.game t ON t.name = h.name",
		       &here, err) &&
	       (!here.n || err_refuse(err, "there is another game '" PRI_STR "' here",
				      STR_ARG(name)));
}

/* A fault that the game brought with it is known where it comes from: it is told there. */
static bool check_sums(struct store *st, struct arena *a, int64_t id, struct err *err)
{
	struct sums_fault *faults;
	int n;

	if (!sums_check(st, a, id, &faults, &n, err))
		return false;
	return n == 0 ||
	       err_refuse(
		       err,
		       "%d row%s of the game %s not what was written; look at it where it was, with `postalgm verify`",
		       n, n == 1 ? "" : "s", n == 1 ? "is" : "are");
}

static bool put_all(struct store *st, struct arena *a, int64_t id, struct err *err)
{
	struct err why = {0};

	if (!store_script(st, "PRAGMA defer_foreign_keys=ON", err))
		return false;
	for (int i = 0; i < n_carry_parts; i++)
		if (!put_part(st, a, i, &why)) {
			if (store_is_busy(st))
				*err = why;
			else
				foreign(err, why.text);
			return false;
		}
	return carry_run(st, "DELETE FROM moved WHERE game_id = ?1", id, err) &&
	       check_sums(st, a, id, err);
}

bool carry_read(struct store *st, const char *file, int64_t *id, bool *had,
		struct err *err)
{
	struct store *there = store_open(file, STORE_WRITE, err);

	if (!there)
		return false;
	store_close(there);
	struct arena *a = arena_create();
	bool ok = carry_attach(st, file, err);
	if (ok) {
		ok = store_begin(st, err) && look_there(st, a, id, had, err) &&
		     (*had || put_all(st, a, *id, err)) && store_commit(st, err);
		if (!ok)
			store_rollback(st);
		carry_detach(st);
	}
	arena_destroy(a);
	return ok && carry_finish(file, false, err);
}
