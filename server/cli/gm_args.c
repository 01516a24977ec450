/* Reads a call of the command line: which command, its options anywhere among the
 * arguments, and what would have been right where something is wrong.
 * SPDX-License-Identifier: ISC */
#include "server/cli/gm_args.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/home/home.h"
#include "server/home/nearest.h"

/* Options that every command takes. */
static const struct gm_option common[] = {
	{.name = "home", .value = "DIR", .what = "the home to work on"},
	{.name = "help", .what = "explains"},
	{0},
};
static const struct gm_option json_option = {.name = "json",
					     .what = "the same as JSON"};
static const struct gm_option game_option = {
	.name = "game",
	.value = "G",
	.what = "the game, instead of the first argument"};
static const struct gm_option now_option = {
	.name = "now", .value = "TIME", .what = "replaces the clock (ISO 8601, UTC)"};

const struct gm_option *gm_option_of(const struct gm_command *c, int i)
{
	int n = 0;

	for (const struct gm_option *o = c ? c->options : NULL; o && o->name; o++)
		if (n++ == i)
			return o;
	if (c && gm_takes_game(c) && n++ == i)
		return &game_option;
	if (c && !(c->flags & GM_TAP) && n++ == i)
		return &json_option;
	if (c && c->flags & (GM_CHANGES | GM_HOME | GM_NOW) && n++ == i)
		return &now_option;
	for (const struct gm_option *o = common; o->name; o++)
		if (n++ == i)
			return o;
	return NULL;
}

static const struct gm_option *find_option(const struct gm_command *c, struct str name)
{
	const struct gm_option *o;

	for (int i = 0; (o = gm_option_of(c, i)) != NULL; i++)
		if (str_equal(name, str_of(o->name)))
			return o;
	return NULL;
}

static bool unknown_option(struct arena *a, const struct gm_command *c, struct str name,
			   struct err *err)
{
	struct nearest near = {.word = name};
	const struct gm_option *o;

	for (int i = 0; (o = gm_option_of(c, i)) != NULL; i++)
		nearest_offer(&near, str_of(o->name));
	if (near.best.n)
		return err_usage(err,
				 "there is no option --" PRI_STR
				 ": did you mean '--" PRI_STR "'?",
				 STR_ARG(name), STR_ARG(near.best));
	struct str command = c ? gm_command_name(a, c) : STR("");
	return err_usage(err,
			 "there is no option --" PRI_STR "; `postalgm " PRI_STR
			 "%s--help` lists those there are",
			 STR_ARG(name), STR_ARG(command), c ? " " : "");
}

/* One word that begins with "--"; `next` is the word behind it, or NULL. */
static bool take_option(struct gm *gm, const char *word, const char *next,
			bool *used_next, struct err *err)
{
	struct str value = str_of(word + 2), name = str_until(&value, '=');
	bool has_value = name.n < strlen(word + 2);
	const struct gm_option *o = find_option(gm->command, name);

	*used_next = false;
	if (!o)
		return unknown_option(gm->a, gm->command, name, err);
	/* What begins like an option is none's value: --why=--x says it all the same. */
	if (o->value && !has_value && (!next || strncmp(next, "--", 2) == 0))
		return err_usage(err, "--%s needs a value: --%s %s", o->name, o->name,
				 o->value);
	if (!o->value && has_value)
		return err_usage(err, "--%s takes no value", o->name);
	if (!o->many && gm_option(gm, o->name) && strcmp(o->name, "help") != 0)
		return err_usage(err, "--%s is given twice", o->name);
	if (gm->n_options == GM_OPTIONS_MAX)
		return err_usage(err, "more than %d options", (int)GM_OPTIONS_MAX);
	*used_next = o->value && !has_value;
	gm->options[gm->n_options].name = o->name;
	gm->options[gm->n_options++].value = *used_next ? next
					     : o->value ? str_z(gm->a, value)
							: "yes";
	return true;
}

/* The words that name the command: those before it that are no options, --home and its
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

static bool unknown_command(struct str word, struct err *err)
{
	struct nearest near = {.word = word};

	for (const struct gm_group *g = gm_groups; g->name; g++)
		nearest_offer(&near, str_of(g->name));
	if (near.best.n)
		return err_usage(err,
				 "there is no command '" PRI_STR
				 "': did you mean '" PRI_STR "'?",
				 STR_ARG(word), STR_ARG(near.best));
	return err_usage(err,
			 "there is no command '" PRI_STR
			 "'; `postalgm --help` lists those there are",
			 STR_ARG(word));
}

static bool unknown_verb(struct arena *a, struct str group, struct str word,
			 struct err *err)
{
	struct nearest near = {.word = word};
	struct buf list = buf_in(a);

	const struct gm_command *c;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		if (!str_equal(group, str_of(c->group)))
			continue;
		nearest_offer(&near, str_of(c->verb));
		buf_printf(&list, "%s%s", list.n ? ", " : "", c->verb);
	}
	if (!word.n)
		return err_usage(err, "'" PRI_STR "' needs one word more: " PRI_STR,
				 STR_ARG(group), STR_ARG(buf_str(&list)));
	if (near.best.n)
		return err_usage(err,
				 "there is no command '" PRI_STR " " PRI_STR
				 "': did you mean '" PRI_STR " " PRI_STR "'?",
				 STR_ARG(group), STR_ARG(word), STR_ARG(group),
				 STR_ARG(near.best));
	return err_usage(err,
			 "there is no command '" PRI_STR " " PRI_STR
			 "'; it can be " PRI_STR,
			 STR_ARG(group), STR_ARG(word), STR_ARG(buf_str(&list)));
}

/* Which command the words name; how many of them it takes. */
static bool find_command(struct gm *gm, struct str first, struct str second, int *taken,
			 struct err *err)
{
	*taken = 1;
	gm->command = gm_find(first, (struct str){NULL, 0});
	if (gm->command)
		return true;
	if (!is_group(first))
		return unknown_command(first, err);
	*taken = 2;
	gm->command = gm_find(first, second);
	return gm->command || unknown_verb(gm->a, first, second, err);
}

static bool common_options(struct gm *gm, struct err *err)
{
	const char *now = gm_option(gm, "now"), *home = gm_option(gm, "home");

	gm->home_dir = home ? home : home_default(gm->a);
	gm->show.json = gm_option(gm, "json") != NULL;
	if (home && !*home)
		return err_usage(err, "--home needs a directory");
	if (now && !clock_read_iso(str_of(now), &gm->clock.fixed))
		return err_usage(
			err, "'%s' is no time; write it like 2026-11-26T20:00Z", now);
	return true;
}

static bool asks_help(int argc, char *const argv[])
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
			return true;
	return false;
}

/* No command at all: --help, or a word on what is missing. */
static bool read_nothing(struct gm *gm, int argc, char *const argv[], struct err *err)
{
	for (int i = 1; i < argc; i++) {
		struct str name = str_of(argv[i] + strspn(argv[i], "-"));
		if (str_equal(name, STR("home")))
			i++;
		else if (!str_equal(name, STR("help")) && !str_equal(name, STR("h")))
			return unknown_option(gm->a, NULL, name, err);
	}
	return asks_help(argc, argv) ||
	       err_usage(err, "say what to do; `postalgm --help` lists the commands");
}

/* Options and arguments behind and between the words of the command (at `at`). */
static bool read_rest(struct gm *gm, int argc, char *const argv[], const int at[2],
		      int taken, struct err *err)
{
	bool options_end = false;

	for (int i = 1; i < argc; i++) {
		bool used_next = false;
		if (i == at[0] || (taken == 2 && i == at[1]))
			continue;
		if (!options_end && strcmp(argv[i], "--") == 0) {
			options_end = true;
		} else if (!options_end && strncmp(argv[i], "--", 2) == 0) {
			if (!take_option(gm, argv[i], i + 1 < argc ? argv[i + 1] : NULL,
					 &used_next, err))
				return false;
			i += used_next;
		} else if (!options_end && argv[i][0] == '-' && argv[i][1]) {
			return err_usage(
				err,
				"there is no option %s; options are written out, like --home",
				argv[i]);
		} else if (gm->n_args == GM_ARGS_MAX) {
			return err_usage(err, "more than %d arguments",
					 (int)GM_ARGS_MAX);
		} else {
			gm->args[gm->n_args++] = argv[i];
		}
	}
	return true;
}

bool gm_args_read(struct gm *gm, int argc, char *const argv[], enum gm_help *help,
		  struct err *err)
{
	int at[2], taken;
	bool wants_help = asks_help(argc, argv);

	*help = GM_HELP_NONE;
	command_words(argc, argv, at);
	struct str first = str_of(at[0] ? argv[at[0]] : NULL);
	struct str second = str_of(at[1] ? argv[at[1]] : NULL);
	if (!first.n) {
		*help = GM_HELP_ALL;
		return read_nothing(gm, argc, argv, err);
	}
	if (wants_help && is_group(first) && !gm_find(first, (struct str){NULL, 0}) &&
	    !second.n) {
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
	return read_rest(gm, argc, argv, at, taken, err) && common_options(gm, err) &&
	       (gm->command->flags & GM_HOME || gm_args_settle(gm, err));
}
