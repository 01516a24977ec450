/* The table of commands, and how a call finds its way to one. A new command is a row in
 * its room's table; a new room is a line in `tables`.
 * SPDX-License-Identifier: ISC */
#include "server/cli/gm_table.h"

#include <errno.h>
#include <jansson.h>
#include <string.h>
#include <sys/stat.h>

#include "base/arena.h"
#include "rules/game.h"
#include "server/cli/gm_args.h"
#include "server/commands/commands.h"
#include "server/health/gm_health_parts.h"
#include "server/home/home.h"
#include "server/options/game_options.h"

/* clang-format off */
static const struct gm_command *const tables[] = {
	gm_home_commands,   /* init, config, version */
	gm_game_commands,
	gm_seat_commands,
	gm_nmr_commands,
	gm_orders_commands,
	gm_phase_commands,
	gm_explain_commands,
	gm_report_commands,
	gm_outbox_commands,
	gm_letters_commands,
	gm_verify_commands,
	gm_read_commands,   /* scene, letter */
	gm_backup_commands,
	gm_health_commands,
	gm_powers_commands,
	gm_word_commands,   /* announce, answer, ruling, editorial, journal */
	gm_help_commands,
	gm_zine_commands,
	gm_press_commands,
	gm_todo_commands,
	gm_person_commands,
	gm_position_commands,
	gm_homes_commands,  /* home; route; game move, archive, restore */
};

const struct gm_group gm_groups[] = {
	{"init",    "makes a home"},
	{"home",    "lists the homes of the house, makes another"},
	{"route",   "writes the mail server's table for several homes"},
	{"config",  "checks and shows the configuration"},
	{"todo",    "lists what waits for the GM, over all games"},
	{"game",    "makes games, shows, starts and ends them"},
	{"seat",    "invites players, lists and replaces them"},
	{"person",  "lists the people who play, their absences, standbys"},
	{"nmr",     "lists missing orders, sends reminders, holds the phase, calls a standby"},
	{"orders",  "shows orders, enters those that came by phone"},
	{"phase",   "shows the open phase, runs it, moves its deadline"},
	{"position", "shows the open position in words, and puts it right"},
	{"explain", "tells why a phase came out as it did"},
	{"announce", "sends an announcement to all players"},
	{"answer",  "writes to one player alone"},
	{"ruling",  "makes a house ruling for the rest of the game"},
	{"editorial", "writes the GM's editorial for the next report"},
	{"press",   "lists what players wrote for the reports"},
	{"journal", "lists what was done to a game, and why"},
	{"report",  "shows a player's report, or sends it again"},
	{"outbox",  "lists letters going out, sends them again, drops them"},
	{"letters", "lists letters that came in, opens, releases, drops them"},
	{"powers",  "lists the roles that a game gives out"},
	{"zine",    "writes the public games as web pages"},
	{"verify",  "replays a game and checks every draw"},
	{"scene",   "runs rule scenes"},
	{"letter",  "prints what the server would make of one letter"},
	{"backup",  "copies the database while the daemon runs"},
	{"health",  "says whether all is well"},
	{"help",    "explains a command"},
	{"version", "says which version this is"},
	{0},
};
/* clang-format on */

const struct gm_command *gm_command_at(int i)
{
	for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
		for (const struct gm_command *c = tables[t]; c->group; c++)
			if (i-- == 0)
				return c;
	return NULL;
}

const struct gm_command *gm_find(struct str group, struct str verb)
{
	const struct gm_command *c;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++)
		if (str_equal(group, str_of(c->group)) &&
		    str_equal(verb, str_of(c->verb)))
			return c;
	return NULL;
}

/* Nothing is there at all; a home with a fault is another matter. */
static bool is_no_home(const char *dir)
{
	struct stat st;
	char path[4096];

	snprintf(path, sizeof path, "%s/postalgm.json", dir);
	return stat(path, &st) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

/* Opens the home where the command works on one, and runs it. */
static int run(struct gm *gm)
{
	struct err err = {0};
	struct home home = {0};
	unsigned flags = gm->command->flags;
	int status;

	if (!gm_args_count(gm, &err))
		return gm_fail(gm, &err);
	if (flags & GM_HOME) {
		bool ok = (flags & GM_CHANGES ? home_open : home_look)(
			&home, gm->home_dir, gm->a, &gm->clock, &err);
		if (!ok && !(flags & GM_MAYBE && is_no_home(gm->home_dir)))
			return gm_fail(gm, &err);
		gm->home = ok ? &home : NULL;
		gm->show.zone = ok ? home.config.zone.s : NULL;
	}
	status = gm_args_settle(gm, &err) ? gm_run_asked(gm) : gm_fail(gm, &err);
	if (gm->home)
		home_close(gm->home);
	gm->home = NULL;
	return status;
}

/* Has this place among a command's arguments a name, as in "G SEAT [FILE]"? */
static const char *name_of_arg(const char *word)
{
	static const struct {
		const char *word, *name;
	} names[] = {
		{"G", "game"},    {"SEAT", "seat"},   {"T.P", "phase"},
		{"ID", "id"},     {"FILE", "file"},   {"NAME", "name"},
		{"WHEN", "when"}, {"HOURS", "hours"},
	};

	while (*word == '[')
		word++;
	size_t n = strcspn(word, " ]|.\"");
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (strncmp(word, names[i].word, strlen(names[i].word)) == 0 &&
		    n <= strlen(names[i].word))
			return names[i].name;
	return NULL;
}

/* The words of the call by their names: {"game": "ce-7", "seat": "red"}. */
static void put_args(const struct gm *gm, json_t *to)
{
	const char *word = gm->command->args;

	for (int i = 0; i < gm->n_args && *word && *word != '"'; i++) {
		const char *name = name_of_arg(word);
		if (name)
			json_object_set_new(to, name, show_str(gm_arg(gm, i)));
		word += strcspn(word, " ");
		word += strspn(word, " ");
	}
}

/* With --json a command that has no value of its own prints what it did, and one that
 * failed prints why, so that a program always reads one value. */
static void print_result(struct gm *gm, int status)
{
	json_t *result = json_pack("{s:b, s:i}", "done", status == GM_DONE,
				   "exit_status", status);

	if (gm->command) {
		json_object_set_new(result, "command",
				    show_str(gm_command_name(gm->a, gm->command)));
		put_args(gm, result);
	}
	json_object_set_new(result, "said", show_said(&gm->show));
	if (gm->failure)
		json_object_set_new(result, "error", show_str(str_of(gm->failure)));
	show_json(&gm->show, result);
}

/* Has the output arrived? A full disk must not look like success. */
static int finish(struct gm *gm, int status)
{
	struct err err = {0};

	if (fflush(gm->show.out) == 0 && !ferror(gm->show.out))
		return status;
	err_set(&err, "the output could not be written");
	return gm_fail(gm, &err);
}

static bool wants_json(int argc, char *const argv[])
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strcmp(argv[i], "--json") == 0)
			return true;
	return false;
}

int gm_main(int argc, char *const argv[], FILE *in, FILE *out, FILE *err_out)
{
	struct arena *a = arena_create();
	struct gm *gm = arena_new(a, struct gm);
	struct err err = {0};
	enum gm_help level;
	int status = GM_DONE;

	gm->a = a;
	gm->in = in;
	gm->err = err_out;
	show_init(&gm->show, a, out);
	if (!games_check(&err) || !game_options_check(games, &err)) {
		status = gm_fail(gm, &err);
		level = GM_HELP_NONE;
	} else if (!gm_args_read(gm, argc, argv, &level, &err)) {
		status = gm_fail(gm, &err);
		gm->show.json = wants_json(argc, argv);
	} else if (level != GM_HELP_NONE)
		gm_help(gm->show.out, level, gm->args[0], gm->command);
	else
		status = run(gm);
	if (gm->show.json && !gm->show.printed)
		print_result(gm, status);
	status = finish(gm, status);
	show_finish(&gm->show);
	arena_destroy(a);
	return status;
}
