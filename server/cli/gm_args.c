/* Reads a call of the command line: which command, its options anywhere among the
 * arguments, and what would have been right where something is wrong.
 * SPDX-License-Identifier: ISC */
#include "server/cli/gm_args.h"

#include <string.h>

#include "base/arena.h"
#include "server/home/home.h"
#include "server/home/options.h"

/* Options that every command takes. */
enum { HOME, HELP };
static const struct gm_option common[] = {
	[HOME] = {.name = "home", .value = "DIR", .what = "the home to work on"},
	[HELP] = {.name = "help", .what = "explains"},
	{0},
};
static const struct gm_option json_option = {.name = "json",
					     .what = "the same, as JSON"};
static const struct gm_option game_option = {
	.name = "game",
	.value = "G",
	.what = "the game, instead of the first argument"};
static const struct gm_option games_option = {
	.name = "game",
	.value = "G",
	.what = "the game, or all that fit a pattern: 'ce-*'"};
static const struct gm_option all_option = {
	.name = "all", .what = "every game for which it makes sense"};
static const struct gm_option status_option = {.name = "status",
					       .value = "inviting|running|paused|over",
					       .what = "... those of this status"};
static const struct gm_option waiting_option = {
	.name = "waiting", .what = "... those whose phase waits for their GM"};
static const struct gm_option why_option = {
	.name = "why", .value = "TEXT", .what = "the reason, which the players read"};
static const struct gm_option dry_option = {
	.name = "dry-run", .what = "shows what it would do, and does nothing"};
static const struct gm_option yes_option = {.name = "yes",
					    .what = "does not ask first on a terminal"};
static const struct gm_option now_option = {
	.name = "now", .value = "TIME", .what = "replaces the clock (ISO 8601, UTC)"};

bool gm_option_is_hidden(const struct gm_option *o)
{
	return o == &now_option;
}

bool gm_takes_now(const struct gm_command *c)
{
	return (c->flags & (GM_CHANGES | GM_HOME | GM_NOW)) != 0;
}

/* Does it ask first: always, or for several games? */
static bool takes_yes(const struct gm_command *c)
{
	return c->flags & GM_ASKS || (c->games && c->flags & GM_CHANGES);
}

const struct gm_option *gm_option_of(const struct gm_command *c, int i)
{
	int n = 0;

	for (const struct gm_option *o = c ? c->options : NULL; o && o->name; o++)
		if (n++ == i)
			return o;
	if (c && c->flags & GM_WHY && n++ == i)
		return &why_option;
	if (c && gm_takes_game(c) && n++ == i)
		return c->games ? &games_option : &game_option;
	if (c && c->games && n++ == i)
		return &all_option;
	if (c && c->games && n++ == i)
		return &status_option;
	if (c && c->games && n++ == i)
		return &waiting_option;
	if (c && c->flags & (GM_DRY | GM_ASKS) && n++ == i)
		return &dry_option;
	if (c && takes_yes(c) && n++ == i)
		return &yes_option;
	if (c && !(c->flags & GM_TAP) && n++ == i)
		return &json_option;
	if (c && gm_takes_now(c) && n++ == i)
		return &now_option;
	for (const struct gm_option *o = common; o->name; o++)
		if (n++ == i)
			return o;
	return NULL;
}

/* Describes the command's options for getopt_long. */
static int describe_options(const struct gm_command *c, struct option_spec *spec)
{
	const struct gm_option *o;
	int n = 0;

	for (; n < OPTIONS_MAX && (o = gm_option_of(c, n)) != NULL; n++)
		spec[n] = (struct option_spec){o->name, o->value,
					       o->many || o == &common[HELP],
					       gm_option_is_hidden(o)};
	return n;
}

static bool take_option(void *with, int option, const char *value, struct err *err)
{
	struct gm *gm = with;

	if (gm->n_options == GM_OPTIONS_MAX)
		return err_usage(err, "more than %d options", (int)GM_OPTIONS_MAX);
	gm->options[gm->n_options].name = gm_option_of(gm->command, option)->name;
	gm->options[gm->n_options++].value = value ? value : "yes";
	return true;
}

/* "-m", as in other programs where a text is wanted: the only short letter beside -h and -V. */
static char *const *spelled(struct gm *gm, int argc, char *const argv[])
{
	static char message[] = "--message";
	const struct gm_option *o = gm->command ? gm->command->options : NULL;

	while (o && o->name && strcmp(o->name, "message") != 0)
		o++;
	if (!o || !o->name)
		return argv;
	char **copy = arena_array(gm->a, char *, (size_t)argc + 1);
	memcpy(copy, argv, (size_t)argc * sizeof *copy);
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strcmp(argv[i], "-m") == 0)
			copy[i] = message;
	return copy;
}

static bool read_options(struct gm *gm, int argc, char *const argv[], struct err *err)
{
	struct option_spec spec[OPTIONS_MAX];
	struct str name = gm->command ? gm_command_name(gm->a, gm->command) : STR("");
	struct option_reader r = {
		.program = name.n ? str_z(gm->a, str_printf(gm->a, "postalgm " PRI_STR,
							    STR_ARG(name)))
				  : "postalgm",
		.spec = spec,
		.n_specs = describe_options(gm->command, spec),
		.take = take_option,
		.with = gm,
		.words = gm->args,
		.words_max = GM_ARGS_MAX,
	};

	if (!options_read(&r, gm->a, argc, spelled(gm, argc, argv), err))
		return false;
	gm->n_args = r.n_words;
	return true;
}

/* The words that name the command: those before it that are not options, --home and its
 * value aside. */
static void command_words(int argc, char *const argv[], int at[2])
{
	int n = 0;

	at[0] = at[1] = 0;
	for (int i = 1; i < argc && n < 2; i++) {
		if (strcmp(argv[i], "--home") == 0 || strcmp(argv[i], "--now") == 0)
			i++;
		else if (argv[i][0] != '-' || strcmp(argv[i], "-") == 0)
			at[n++] = i;
		else if (strcmp(argv[i], "--") == 0)
			break;
	}
}

static bool is_group(struct str word)
{
	for (const struct gm_group *g = gm_groups; g->name; g++)
		if (str_equal(word, str_of(g->name)))
			return true;
	return false;
}

/* Finds the command that the words name; `*taken`: how many of them it takes. */
static bool find_command(struct gm *gm, struct str first, struct str second, int *taken,
			 struct err *err)
{
	*taken = 1;
	gm->command = gm_find(first, (struct str){NULL, 0});
	if (gm->command)
		return true;
	if (!is_group(first))
		return gm_unknown_command(gm->a, first, second, err);
	*taken = 2;
	gm->command = gm_find(first, second);
	return gm->command || gm_unknown_verb(gm->a, first, second, err);
}

static bool common_options(struct gm *gm, struct err *err)
{
	const char *now = gm_option(gm, "now"), *home = gm_option(gm, "home");

	gm->home_dir = home ? home : home_default(gm->a);
	gm->show.json = gm_option(gm, "json") != NULL;
	if (home && !*home)
		return err_usage(err, "--home needs a directory");
	if (now && !clock_read_iso(str_of(now), &gm->clock.fixed))
		return err_usage(err,
				 "'%s' is not a time; write it like 2026-11-26T20:00Z",
				 now);
	return true;
}

/* Is the option there, in its long or its short form? */
static bool asks(int argc, char *const argv[], const char *full, const char *brief)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strcmp(argv[i], full) == 0 || strcmp(argv[i], brief) == 0)
			return true;
	return false;
}

static bool asks_help(int argc, char *const argv[])
{
	return asks(argc, argv, "--help", "-h");
}

/* --version and -V, after any command: prints the same as `postalgm version`. */
static bool read_version(struct gm *gm, int argc, char *const argv[])
{
	gm->command = gm_find(STR("version"), (struct str){NULL, 0});
	gm->show.json = asks(argc, argv, "--json", "--json");
	return true;
}

/* "game --help", "game help": asks for the commands of the group. */
static bool asks_about_group(struct str first, struct str second, bool wants_help)
{
	return is_group(first) && !gm_find(first, (struct str){NULL, 0}) &&
	       ((wants_help && !second.n) || str_is(second, "help"));
}

/* No command at all: prints --help, or says what is missing. */
static bool read_nothing(struct gm *gm, int argc, char *const argv[], struct err *err)
{
	return asks_help(argc, argv) ||
	       (read_options(gm, argc, argv, err) &&
		err_usage(err, "say what to do; `postalgm --help` lists the commands"));
}

/* Options, and the arguments after the words of the command. */
static bool read_rest(struct gm *gm, int argc, char *const argv[], int taken,
		      struct err *err)
{
	if (!read_options(gm, argc, argv, err))
		return false;
	gm->n_args -= taken;
	memmove(gm->args, gm->args + taken, (size_t)gm->n_args * sizeof *gm->args);
	return true;
}

bool gm_args_read(struct gm *gm, int argc, char *const argv[], enum gm_help *help,
		  struct err *err)
{
	int at[2], taken;
	bool wants_help = asks_help(argc, argv);

	*help = GM_HELP_NONE;
	if (!wants_help && asks(argc, argv, "--version", "-V"))
		return read_version(gm, argc, argv);
	command_words(argc, argv, at);
	struct str first = str_of(at[0] ? argv[at[0]] : NULL);
	struct str second = str_of(at[1] ? argv[at[1]] : NULL);
	if (!first.n) {
		*help = GM_HELP_ALL;
		return read_nothing(gm, argc, argv, err);
	}
	if (asks_about_group(first, second, wants_help)) {
		*help = GM_HELP_GROUP;
		gm->args[0] = argv[at[0]];
		return true;
	}
	if (!find_command(gm, first, second, &taken, err))
		return false;
	if (wants_help) {
		*help = GM_HELP_COMMAND;
		return true;
	}
	return read_rest(gm, argc, argv, taken, err) && common_options(gm, err) &&
	       (gm->command->flags & GM_HOME || gm_args_settle(gm, err));
}
