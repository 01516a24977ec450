/* What the zine read in the file of an archive, kept beside it in a file of its own ("archive/.ce-1.zine"): as long as the
 * archive's file is the same, it is not opened again to find out what the pages of the house tell of its game. Opening a
 * database takes a thousand times as long as reading this. It lies in the home and not among the pages, because games that are
 * not public are remembered as well. A caller that writes the pages of the game itself reads the archive (zine_open_game). One JSON
 * text; a file that is damaged, of another program or of another archive is not believed, and written again.
 * SPDX-License-Identifier: ISC */
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>

#include <jansson.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "server/zine/ground/zine_parts.h"

/* Goes up with each change of what is kept. */
enum { KNOWN_VERSION = 1, ISSUE_CELLS = 8 };

static const char ending[] = ".game";

static const char *path_of(struct arena *a, const char *file)
{
	const char *name = strrchr(file, '/') + 1;

	return str_z(a, str_printf(a, "%.*s.%.*s" ZINE_KNOWN, (int)(name - file), file,
				   (int)(strlen(name) - strlen(ending)), name));
}

const char *zine_known_file(struct arena *a, const char *path)
{
	const char *name = strrchr(path, '/') + 1;

	return str_z(a, str_printf(a, "%.*s%.*s%s", (int)(name - path), path,
				   (int)(strlen(name) - strlen(ZINE_KNOWN)) - 1,
				   name + 1, ending));
}

bool zine_known_mark(struct arena *a, const char *file, struct str *mark)
{
	struct stat st;

	if (stat(file, &st) != 0)
		return false;
	*mark = str_printf(a,
			   POSTALGM_VERSION " %d %" PRIdMAX " %" PRIdMAX
					    ".%09ld %" PRIdMAX ".%09ld",
			   KNOWN_VERSION, (intmax_t)st.st_size,
			   (intmax_t)st.st_mtim.tv_sec, st.st_mtim.tv_nsec,
			   (intmax_t)st.st_ctim.tv_sec, st.st_ctim.tv_nsec);
	return true;
}

/* Writing ------------------------------------------------------------------------- */

static json_t *text(struct str s)
{
	return json_stringn(s.s ? s.s : "", s.n);
}

static json_t *game_known(const struct game *g)
{
	return json_pack(
		"{s:I, s:o, s:o, s:o, s:i, s:i, s:o, s:o, s:o, s:b, s:[i, i, i, i, i], s:[I, I, I, I, I]}",
		"id", (json_int_t)g->id, "name", text(g->name), "rules", text(g->rules),
		"deadlines", text(g->deadlines), "n_seats", g->n_seats, "status",
		(int)g->status, "commitment", text(g->commitment), "why",
		text(g->end_why), "hold", text(g->hold), "anonymous", (int)g->anonymous,
		"phase", g->phase_no, g->last_phase_no, g->turn, g->phase, g->attempt,
		"times", (json_int_t)g->created, (json_int_t)g->started,
		(json_int_t)g->ended, (json_int_t)g->opened, (json_int_t)g->deadline);
}

static json_t *issue_known(const struct zine_issue *is)
{
	return json_pack("[i, i, i, i, i, i, i, I]", is->phase_no, is->turn, is->phase,
			 is->told_turn, is->told_phase, (int)is->cause, (int)is->again,
			 (json_int_t)is->made);
}

static json_t *course_known(const struct zine_game *g)
{
	json_t *seats = json_array(), *players = json_array(), *issues = json_array(),
	       *reports = json_array();

	for (int i = 0; i < g->n_seats; i++)
		json_array_append_new(seats, json_pack("[i, i, o]", g->seats[i].seat,
						       (int)g->seats[i].status,
						       text(g->seats[i].name)));
	for (int i = 0; i < g->n_players; i++)
		json_array_append_new(players,
				      json_pack("[i, i, o]", g->players[i].seat,
						g->players[i].until_no,
						text(g->players[i].name)));
	for (int i = 0; i < g->n; i++)
		json_array_append_new(issues, issue_known(&g->issues[i]));
	for (int i = 0; i < g->n_reports; i++)
		json_array_append_new(reports,
				      json_pack("[i, I]", g->reports[i].phase_no,
						(json_int_t)g->reports[i].made));
	return json_pack("{s:o, s:o, s:o, s:o, s:o}", "title", text(g->title), "seats",
			 seats, "players", players, "issues", issues, "reports",
			 reports);
}

void zine_know(struct zine *z, const struct zine_source *of, struct str mark)
{
	struct arena *a = arena_create();
	struct buf out = buf_in(a);
	struct err unwritten = {0}; /* then the archive is opened again next time */
	json_t *all = json_pack("{s:o, s:o, s:b, s:o, s:o}", "mark", text(mark), "game",
				game_known(&of->game), "public", (int)of->is_public,
				"stamp", text(of->stamp), "course",
				of->course ? course_known(of->course) : json_null());

	if (all) {
		codec_print(&out, all, JSON_COMPACT | JSON_SORT_KEYS, 0);
		(void)!zine_private_file(z->a, path_of(a, of->file), buf_str(&out),
					 &unwritten);
	}
	arena_destroy(a);
}

/* Reading ------------------------------------------------------------------------- */

/* A reader of one JSON text. What is missing or of another kind is told by `bad`, once, at the end. */
struct known_reader {
	struct arena *a;
	bool bad;
};

static struct str read_text(struct known_reader *r, const json_t *from)
{
	if (!json_is_string(from)) {
		r->bad = true;
		return STR("");
	}
	return str_dup(r->a,
		       (struct str){json_string_value(from), json_string_length(from)});
}

static int64_t read_long(struct known_reader *r, const json_t *from)
{
	r->bad |= !json_is_integer(from);
	return json_integer_value(from);
}

static int read_int(struct known_reader *r, const json_t *from, int least, int most)
{
	int64_t n = read_long(r, from);

	if (n < least || n > most) {
		r->bad = true;
		return least;
	}
	return (int)n;
}

static int read_cell(struct known_reader *r, const json_t *row, size_t i)
{
	return read_int(r, json_array_get(row, i), INT32_MIN, INT32_MAX);
}

/* How many rows a list has. */
static int read_rows(struct known_reader *r, const json_t *list)
{
	size_t n = json_array_size(list);

	r->bad |= !json_is_array(list) || n > INT32_MAX;
	return r->bad ? 0 : (int)n;
}

static void read_phase(struct known_reader *r, const json_t *row, struct game *g)
{
	g->phase_no = read_cell(r, row, 0);
	g->last_phase_no = read_cell(r, row, 1);
	g->turn = read_cell(r, row, 2);
	g->phase = read_cell(r, row, 3);
	g->attempt = read_cell(r, row, 4);
}

static void read_times(struct known_reader *r, const json_t *row, struct game *g)
{
	g->created = read_long(r, json_array_get(row, 0));
	g->started = read_long(r, json_array_get(row, 1));
	g->ended = read_long(r, json_array_get(row, 2));
	g->opened = read_long(r, json_array_get(row, 3));
	g->deadline = read_long(r, json_array_get(row, 4));
}

static struct game read_game(struct known_reader *r, const json_t *from)
{
	struct game g = {
		.id = read_long(r, json_object_get(from, "id")),
		.name = read_text(r, json_object_get(from, "name")),
		.rules = read_text(r, json_object_get(from, "rules")),
		.deadlines = read_text(r, json_object_get(from, "deadlines")),
		.n_seats = read_int(r, json_object_get(from, "n_seats"), 0,
				    GAME_SEATS_MAX),
		.status = (enum game_status)read_int(r, json_object_get(from, "status"),
						     0, GAME_STATUSES - 1),
		.commitment = read_text(r, json_object_get(from, "commitment")),
		.end_why = read_text(r, json_object_get(from, "why")),
		.hold = read_text(r, json_object_get(from, "hold")),
		.anonymous = json_is_true(json_object_get(from, "anonymous")),
	};

	read_phase(r, json_object_get(from, "phase"), &g);
	read_times(r, json_object_get(from, "times"), &g);
	return g;
}

static void read_seats(struct known_reader *r, const json_t *list, struct zine_game *g)
{
	g->n_seats = read_rows(r, list);
	g->seats = arena_array(r->a, struct seat, (size_t)g->n_seats + 1);
	for (int i = 0; i < g->n_seats; i++) {
		const json_t *row = json_array_get(list, (size_t)i);
		g->seats[i].game_id = g->game.id;
		g->seats[i].seat =
			read_int(r, json_array_get(row, 0), 0, GAME_SEATS_MAX - 1);
		g->seats[i].status = (enum seat_status)read_cell(r, row, 1);
		g->seats[i].name = read_text(r, json_array_get(row, 2));
	}
}

static void read_players(struct known_reader *r, const json_t *list,
			 struct zine_game *g)
{
	g->n_players = read_rows(r, list);
	g->players = arena_array(r->a, struct zine_player, (size_t)g->n_players + 1);
	for (int i = 0; i < g->n_players; i++) {
		const json_t *row = json_array_get(list, (size_t)i);
		g->players[i] = (struct zine_player){
			.seat = read_int(r, json_array_get(row, 0), 0,
					 GAME_SEATS_MAX - 1),
			.until_no = read_cell(r, row, 1),
			.name = read_text(r, json_array_get(row, 2))};
	}
}

static void read_issues(struct known_reader *r, const json_t *list, struct zine_game *g)
{
	g->n = read_rows(r, list);
	g->issues = arena_array(r->a, struct zine_issue, (size_t)g->n + 1);
	for (int i = 0; i < g->n; i++) {
		const json_t *row = json_array_get(list, (size_t)i);
		struct zine_issue *is = &g->issues[i];
		*is = (struct zine_issue){
			.phase_no = read_cell(r, row, 0),
			.turn = read_cell(r, row, 1),
			.phase = read_cell(r, row, 2),
			.told_turn = read_cell(r, row, 3),
			.told_phase = read_cell(r, row, 4),
			.cause = (enum open_cause)read_int(r, json_array_get(row, 5), 0,
							   OPEN_CAUSES - 1),
			.again = read_int(r, json_array_get(row, 6), 0, 1),
			.made = read_long(r, json_array_get(row, ISSUE_CELLS - 1)),
		};
		is->name = zine_issue_name(r->a, is->turn, is->phase);
	}
}

static void read_reports(struct known_reader *r, const json_t *list,
			 struct zine_game *g)
{
	g->n_reports = read_rows(r, list);
	g->reports = arena_array(r->a, struct zine_report, (size_t)g->n_reports + 1);
	for (int i = 0; i < g->n_reports; i++) {
		const json_t *row = json_array_get(list, (size_t)i);
		g->reports[i] = (struct zine_report){
			.phase_no = read_cell(r, row, 0),
			.made = read_long(r, json_array_get(row, 1))};
	}
}

static bool read_course(struct known_reader *r, const json_t *from,
			struct zine_source *s)
{
	struct zine_game *g = arena_new(r->a, struct zine_game);
	struct err unknown = {0};

	if (!zine_load_begin(s->home, r->a, &s->game, g, &unknown))
		return false;
	g->title = read_text(r, json_object_get(from, "title"));
	read_seats(r, json_object_get(from, "seats"), g);
	read_players(r, json_object_get(from, "players"), g);
	read_issues(r, json_object_get(from, "issues"), g);
	read_reports(r, json_object_get(from, "reports"), g);
	g->remembered = true;
	s->course = g;
	return !r->bad;
}

static bool read_source(struct known_reader *r, const json_t *from,
			struct zine_source *s)
{
	const json_t *open = json_object_get(from, "public");

	s->game = read_game(r, json_object_get(from, "game"));
	s->stamp = read_text(r, json_object_get(from, "stamp"));
	s->is_public = json_is_true(open);
	return !r->bad && json_is_boolean(open) &&
	       (!s->is_public || read_course(r, json_object_get(from, "course"), s));
}

bool zine_known(struct zine *z, struct zine_source *s, struct str mark)
{
	struct arena *a = arena_create();
	struct known_reader r = {.a = z->a};
	struct err err = {0};
	struct str bytes = zine_read_private(a, path_of(a, s->file));
	json_t *from = bytes.n ? codec_parse(bytes, &err) : NULL;
	struct known_reader scratch = {.a = a};
	bool ok = from &&
		  str_equal(read_text(&scratch, json_object_get(from, "mark")), mark) &&
		  read_source(&r, from, s);

	json_decref(from);
	arena_destroy(a);
	return ok;
}
