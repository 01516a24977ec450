/* Seats: `seat`, `seat_alias`.
 * SPDX-License-Identifier: ISC */
#include "schema/seats.h"

#include "schema/seats_kept.h"
#include "schema/store/sql.h"
#include "schema/store/sums.h"

static const char *const seat_names[SEAT_STATUSES] = {
	[SEAT_INVITED] = "invited",
	[SEAT_JOINED] = "joined",
	[SEAT_DECLINED] = "declined",
	[SEAT_REMOVED] = "removed",
};

const char *seat_status_name(enum seat_status s)
{
	return seat_names[s];
}

#define SEAT_COLUMNS                                                                   \
	"id, game_id, seat, colour, colour_fixed, name, address, epoch, status, "      \
	"wish_colours,"                                                                \
	" wish_powers, power, lucky, phone, zone, receipts, resigned, invited_utc, "   \
	"joined_utc, format, digest, led_no"

const struct str seat_of_house = {"the house", sizeof "the house" - 1};

bool seat_is_led(const struct seat *s, int phase_no)
{
	return s->led_no == SEAT_LED || (s->led_no > 0 && s->led_no == phase_no);
}

/* The values of the column `resigned`; 0: neither. */
enum { RESIGNED = 1, LEAVING = 2 };

static void read_seat(sqlite3_stmt *q, struct arena *a, struct seat *s)
{
	*s = (struct seat){
		.id = sql_int(q, 0), .game_id = sql_int(q, 1), .seat = sql_small(q, 2)};
	s->colour = sql_text(q, 3, a);
	s->colour_fixed = sql_small(q, 4) != 0;
	s->name = sql_text(q, 5, a);
	s->address = sql_text(q, 6, a);
	s->epoch = sql_small(q, 7);
	s->status = (enum seat_status)sql_among(q, 8, seat_names, SEAT_STATUSES);
	s->wish_colours = sql_text(q, 9, a);
	s->wish_powers = sql_text(q, 10, a);
	s->power = sql_text(q, 11, a);
	s->lucky = sql_text(q, 12, a);
	s->phone = sql_text(q, 13, a);
	s->zone = sql_text(q, 14, a);
	s->receipts = sql_small(q, 15);
	s->resigned = sql_small(q, 16) == RESIGNED;
	s->leaving = sql_small(q, 16) == LEAVING;
	s->invited = sql_int(q, 17);
	s->joined = sql_int(q, 18);
	s->format = sql_text(q, 19, a);
	s->digest = sql_small(q, 20) != 0;
	s->led_no = sql_small(q, 21);
}

static bool read_seats(struct store *st, struct arena *a, sqlite3_stmt *q,
		       struct seat **list, int *n, struct err *err)
{
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		if (*n && (*list)[*n - 1].id == sql_int(q, 0))
			continue; /* found in two ways */
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		read_seat(q, a, &(*list)[(*n)++]);
	}
	sql_close(q);
	return ok;
}

bool seats_list(struct store *st, struct arena *a, int64_t game_id, struct seat **list,
		int *n, struct err *err)
{
	if (seats_kept(st, a, game_id, list, n))
		return true;
	if (!read_seats(st, a,
			sql_open(st, err,
				 "SELECT " SEAT_COLUMNS
				 " FROM seat WHERE game_id = ? ORDER BY seat",
				 "i", game_id),
			list, n, err))
		return false;
	seats_keep(st, game_id, *list, *n);
	return true;
}

bool seats_load(struct store *st, struct arena *a, int64_t game_id, int seat,
		struct seat *s, struct err *err)
{
	struct seat *list;
	int n;
	if (!read_seats(st, a,
			sql_open(st, err,
				 "SELECT " SEAT_COLUMNS
				 " FROM seat WHERE game_id = ? AND seat = ?",
				 "id", game_id, seat),
			&list, &n, err))
		return false;
	if (n == 0)
		return err_refuse(err, "the game has no seat %d", seat + 1);
	*s = list[0];
	return true;
}

bool seats_load_id(struct store *st, struct arena *a, int64_t id, bool *found,
		   struct seat *s, struct err *err)
{
	struct seat *list;
	int n;

	if (!read_seats(st, a,
			sql_open(st, err,
				 "SELECT " SEAT_COLUMNS " FROM seat WHERE id = ?", "i",
				 id),
			&list, &n, err))
		return false;
	*found = n > 0;
	if (n > 0)
		*s = list[0];
	return true;
}

bool seats_of_address(struct store *st, struct arena *a, struct str address,
		      struct seat **list, int *n, struct err *err)
{
	return read_seats(
		st, a,
		sql_open(
			st, err,
			"SELECT " SEAT_COLUMNS
			" FROM (SELECT id AS found FROM seat WHERE address = ?1 COLLATE NOCASE UNION ALL SELECT seat_id FROM seat_alias WHERE address = ?1) CROSS JOIN seat ON seat.id = found WHERE (SELECT status FROM game WHERE game.id = seat.game_id) <> 'over' ORDER BY game_id DESC, seat, id",
			"s", address),
		list, n, err);
}

/* Keys are of a colour and an epoch. A colour may go from row to row, when a seat is
 * taken out and another added, or at the start: no two rows ever have the same epoch. */
enum { EPOCHS = 1000, EPOCH_ROWS = 2000000 };

bool seats_add(struct store *st, struct seat *s, struct err *err)
{
	if (!sql_run(
		    st, err,
		    "INSERT INTO seat (id, game_id, seat, colour, name, address, status) VALUES (" NEXT_ID(
			    "seat") ", ?, ?, ?, ?, ?, 'invited')",
		    "idsss", s->game_id, s->seat, s->colour, s->name, s->address))
		return false;
	s->id = sql_last_id(st);
	if (s->epoch == 0)
		s->epoch = (int)(s->id % EPOCH_ROWS) * EPOCHS + 1;
	return seats_save(st, s, err);
}

bool seats_save(struct store *st, const struct seat *s, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE seat SET colour = ?, colour_fixed = ?, name = ?, address = ?, epoch = ?, status = ?, wish_colours = ?, wish_powers = ?, power = ?, lucky = ?, phone = ?, zone = ?, receipts = ?, resigned = ?, invited_utc = ?, joined_utc = ?, format = ?, digest = ?, led_no = ? WHERE id = ?",
		"sdssdsssssssddiisddi", s->colour, (int)s->colour_fixed, s->name,
		s->address, s->epoch, str_of(seat_names[s->status]), s->wish_colours,
		s->wish_powers, s->power, s->lucky, s->phone, s->zone, s->receipts,
		s->resigned  ? RESIGNED
		: s->leaving ? LEAVING
			     : 0,
		s->invited, s->joined, s->format, (int)s->digest, s->led_no, s->id);
}

bool seats_count_receipt(struct store *st, struct seat *s, struct err *err)
{
	const bool kept = seats_are_kept(st, s->game_id);

	s->receipts++;
	if (!sql_run(st, err, "UPDATE seat SET receipts = ? WHERE id = ?", "di",
		     s->receipts, s->id))
		return false;
	if (kept)
		seats_keep_receipt(st, s);
	return true;
}

bool seats_reorder(struct store *st, const struct seat *seats, int n, struct err *err)
{
	/* Letters written before the start still belong to their writer. */
	for (int i = 0; i < n; i++)
		if (!sql_run(
			    st, err,
			    "UPDATE press SET seat = -100 - ?1 WHERE game_id = (SELECT game_id FROM seat WHERE id = ?2) AND seat = (SELECT seat FROM seat WHERE id = ?2)",
			    "di", seats[i].seat, seats[i].id))
			return false;
	if (n &&
	    !sql_run(
		    st, err,
		    "UPDATE press SET seat = -100 - seat WHERE game_id = (SELECT game_id FROM seat WHERE id = ?) AND seat <= -100",
		    "i", seats[0].id))
		return false;
	/* Two numbers may never be equal, not even for a moment: by way of below zero.
	 */
	for (int i = 0; i < n; i++)
		if (!sql_run(st, err, "UPDATE seat SET seat = ? WHERE id = ?", "di",
			     -1 - seats[i].seat, seats[i].id))
			return false;
	for (int i = 0; i < n; i++)
		if (!sql_run(st, err,
			     "UPDATE seat SET seat = ?, colour = ? WHERE id = ?", "dsi",
			     seats[i].seat, seats[i].colour, seats[i].id))
			return false;
	return true;
}

bool seats_drop(struct store *st, int64_t game_id, int seat, struct err *err)
{
	struct sums_change c;

	/* Its questions go with it. */
	return sums_before(st, &c, SUMS_QUESTION, game_id, 0, SUMS_ALL, err) &&
	       sql_run(st, err, "DELETE FROM seat WHERE game_id = ? AND seat = ?", "id",
		       game_id, seat) &&
	       sums_after(st, &c, SUMS_ALL, err);
}

/* Their further addresses -------------------------------------------------- */

bool seats_addresses(struct store *st, struct arena *a, int64_t game_id,
		     struct seat_address **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT seat_id, seat_alias.address FROM seat CROSS JOIN seat_alias ON seat_id = seat.id WHERE game_id = ? ORDER BY seat_id, utc",
		"i", game_id);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] =
			(struct seat_address){sql_int(q, 0), sql_text(q, 1, a)};
	}
	sql_close(q);
	return ok;
}

bool seats_add_address(struct store *st, int64_t seat_id, struct str address,
		       int64_t now, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO seat_alias (seat_id, address, utc) VALUES (?, ?, ?) ON CONFLICT (seat_id, address) DO NOTHING",
		"isi", seat_id, address, now);
}

bool seats_drop_addresses(struct store *st, int64_t seat_id, struct err *err)
{
	return sql_run(st, err, "DELETE FROM seat_alias WHERE seat_id = ?", "i",
		       seat_id);
}
