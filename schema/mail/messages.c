/* Bytes of letters: see messages.h.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/messages.h"

#include <sodium.h>
#include <stdio.h>

#include "schema/store/pack.h"
#include "schema/store/sql.h"

/* Of a letter that resembles its pattern, a sixth is left at most. */
enum { RESEMBLES = 6 };

/* How a row of `picture` keeps it, in `packed`: in base64, as letters carry it; or that packed, which takes no less room
 * than the picture itself. */
enum { BASE64 = 0, BASE64_PACKED = 1, AS_IT_IS = 2 };

static bool use_pattern(struct store *st, int64_t id, struct err *err)
{
	if (!id || pack_has_pattern(st, id))
		return true;
	struct arena *a = arena_create();
	sqlite3_stmt *q =
		sql_open(st, err, "SELECT packed FROM pattern WHERE id = ?", "i", id);
	struct str text, packed = STR("");
	bool ok = q != NULL;

	if (q && sql_row(st, q, &ok, err))
		packed = sql_view(q, 0);
	ok = ok && unpack_text(st, a, packed, 0, "a pattern of letters", &text, err);
	if (ok)
		pack_use_pattern(st, id, text);
	sql_close(q);
	arena_destroy(a);
	return ok;
}

/* Adding ----------------------------------------------------------------------- */

/* The last letter of its kind in this game that resembled none before it; 0: none. */
static bool last_pattern(struct store *st, const struct outbox *o, int64_t *id,
			 struct err *err)
{
	return sql_number(st, id, err,
			  "SELECT max(id) FROM pattern WHERE game_id = ? AND kind = ?",
			  "is", o->game_id, o->kind) &&
	       use_pattern(st, *id, err);
}

static bool add_pattern(struct store *st, const struct outbox *o, struct str text,
			struct str packed, int64_t *id, struct err *err)
{
	if (!sql_run(st, err,
		     "INSERT INTO pattern (id, game_id, kind, packed) VALUES (" NEXT_ID(
			     "pattern") ", ?, ?, ?)",
		     "isb", o->game_id, o->kind, packed))
		return false;
	*id = sql_last_id(st);
	pack_use_pattern(st, *id, text);
	return true;
}

/* The letter, in which its text stands; where it does not, the text before it. */
static struct str whole_of(struct arena *a, const struct outbox *o)
{
	if (o->plain_n)
		return o->message;
	struct buf b = buf_with_room(a, o->plain.n + o->message.n);
	buf_add(&b, o->plain);
	buf_add(&b, o->message);
	return buf_str(&b);
}

/* Reports of a phase, and receipts of a player, differ in a few lines. */
static bool add_bytes(struct store *st, struct arena *a, const struct outbox *o,
		      struct err *err)
{
	struct str packed, whole = whole_of(a, o);
	int64_t id = 0;

	if (!o->fresh && !last_pattern(st, o, &id, err))
		return false;
	packed = pack_text(st, a, whole, id);
	if (o->game_id && packed.n > whole.n / RESEMBLES &&
	    pack_may_be_pattern(whole)) {
		struct str alone = id ? pack_text(st, a, whole, 0) : packed;
		if (!add_pattern(st, o, whole, alone, &id, err))
			return false;
		packed = pack_text(st, a, whole, id);
	}
	return sql_run(
		st, err,
		"INSERT INTO message (outbox_id, bytes, plain_n, plain_at, pattern_id) VALUES (?, ?, ?, ?, ?)",
		"ibinn", o->id, packed, (int64_t)(o->plain_n ? o->plain_n : o->plain.n),
		(int64_t)(o->plain_n ? o->plain_at : 0), id);
}

void outbox_picture_key(struct str picture, unsigned char key[OUTBOX_PICTURE_KEY])
{
	crypto_generichash(key, OUTBOX_PICTURE_KEY, (const unsigned char *)picture.s,
			   picture.n, NULL, 0);
}

static bool add_picture(struct store *st, const struct outbox *o, int64_t *id,
			struct err *err)
{
	unsigned char hash[OUTBOX_PICTURE_KEY];
	struct str key = {(const char *)(o->picture_key ? o->picture_key : hash),
			  sizeof hash};

	if (!o->picture_key)
		outbox_picture_key(o->picture, hash);
	if (!sql_number(st, id, err, "SELECT id FROM picture WHERE hash = ?", "b", key))
		return false;
	if (*id)
		return true;
	if (!sql_run(st, err,
		     "INSERT INTO picture (id, hash, bytes, packed) VALUES (" NEXT_ID(
			     "picture") ", ?, ?, ?)",
		     "bbd", key, o->picture, AS_IT_IS))
		return false;
	*id = sql_last_id(st);
	return true;
}

static bool add_pictured(struct store *st, struct arena *a, const struct outbox *o,
			 struct err *err)
{
	int64_t id;

	return add_bytes(st, a, o, err) && add_picture(st, o, &id, err) &&
	       sql_run(st, err,
		       "INSERT INTO pictured (outbox_id, picture_id, place) VALUES (?, ?, ?)",
		       "iii", o->id, id, (int64_t)o->picture_at);
}

bool message_add(struct store *st, const struct outbox *o, struct err *err)
{
	/* It is only planned as yet, and its row is taken back. */
	if (!o->message.n)
		return true;
	struct arena *a = arena_create();
	bool ok = o->picture.n ? add_pictured(st, a, o, err) : add_bytes(st, a, o, err);

	arena_destroy(a);
	return ok;
}

/* Loading ---------------------------------------------------------------------- */

/* The text of a letter in which it stands. Its lines ended by LF. */
static struct str without_returns(struct arena *a, struct str text)
{
	struct buf b = buf_with_room(a, text.n);
	struct str line;

	while (str_line(&text, &line)) {
		buf_add(&b, line);
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

/* `at` 0: the text is before the letter, and not in it. */
static void divide(struct arena *a, struct str whole, size_t at, size_t n,
		   struct str *plain, struct str *bytes)
{
	*plain = at ? without_returns(a, str_slice(whole, at, at + n))
		    : str_dup(a, str_slice(whole, 0, n));
	*bytes = at ? whole : str_slice(whole, n, whole.n);
}

/* Its text and its bytes, without a picture; NULL in `plain->s` where there is no text. */
static bool load_both(struct store *st, struct arena *a, int64_t id, struct str *plain,
		      struct str *bytes, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT bytes, plain, plain_n, pattern_id, plain_at FROM message WHERE outbox_id = ?",
		"i", id);
	struct str whole = STR("");
	char what[40];
	bool ok = q != NULL;

	snprintf(what, sizeof what, "letter %lld", (long long)id);
	*plain = *bytes = (struct str){NULL, 0};
	if (!q || !sql_row(st, q, &ok, err)) {
		;
	} else if (sql_is_null(q, 2)) {
		*bytes = sql_text(q, 0, a);
		if (!sql_is_null(q, 1))
			*plain = sql_text(q, 1, a);
	} else {
		size_t n = (size_t)sql_int(q, 2);
		ok = use_pattern(st, sql_int(q, 3), err) &&
		     unpack_text(st, a, sql_view(q, 0), sql_int(q, 3), what, &whole,
				 err);
		divide(a, whole, sql_is_null(q, 4) ? 0 : (size_t)sql_int(q, 4), n,
		       plain, bytes);
	}
	sql_close(q);
	return ok;
}

static bool put_picture(struct store *st, struct arena *a, int64_t id,
			struct str *bytes, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT place, bytes, packed, hash FROM pictured JOIN picture ON picture.id = picture_id WHERE outbox_id = ?",
		"i", id);
	bool ok = q != NULL;

	if (q && sql_row(st, q, &ok, err)) {
		struct str picture = sql_view(q, 1);
		size_t place = (size_t)sql_int(q, 0);
		int how = sql_small(q, 2);
		if (how == AS_IT_IS)
			picture = pack_as_base64(st, sql_view(q, 3), picture);
		else if (how == BASE64_PACKED)
			ok = unpack_text(st, a, picture, 0, "a picture", &picture, err);
		struct buf b = buf_with_room(a, bytes->n + picture.n);
		buf_add(&b, str_slice(*bytes, 0, place));
		buf_add(&b, picture);
		buf_add(&b, str_slice(*bytes, place, bytes->n));
		*bytes = buf_str(&b);
	}
	sql_close(q);
	return ok;
}

bool message_load(struct store *st, struct arena *a, int64_t id, struct str *bytes,
		  struct err *err)
{
	struct str plain;

	return load_both(st, a, id, &plain, bytes, err) &&
	       put_picture(st, a, id, bytes, err);
}

bool message_plain(struct store *st, struct arena *a, int64_t id, struct str *plain,
		   struct err *err)
{
	struct str bytes;

	return load_both(st, a, id, plain, &bytes, err);
}
