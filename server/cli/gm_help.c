/* --help on its three levels, printed from the table of commands.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "rules/game.h"
#include "server/cli/gm_args.h"

enum { NAME_WIDTH = 10, WORD_WIDTH = 22 };

static void gm_help_all(FILE *out)
{
	fputs("postalgm: a game master by e-mail. This program is the GM's desk; the daemon\n"
	      "postalgmd reads the letters and runs the phases.\n\n"
	      "usage: postalgm COMMAND [ARGUMENT...] [--home DIR] [--json]\n\n",
	      out);
	for (const struct gm_group *g = gm_groups; g->name; g++)
		fprintf(out, "  %-*s %s\n", NAME_WIDTH, g->name, g->what);
	fputs("\nG is the name of a game, SEAT a seat's name or number, T.P a turn and a phase (3.2).\n"
	      "The home is --home DIR, else $POSTALGM_HOME, else /var/lib/postalgm for root and\n"
	      "~/.local/share/postalgm otherwise.\n"
	      "Exit status: 0 done, 1 refused or not true, 2 wrong usage, 3 trouble with disk or\n"
	      "server. `postalgm COMMAND --help` (-h) and `postalgm help COMMAND` explain each;\n"
	      "--version (-V) tells the version.\n\n"
	      "example:\n  postalgm game new ce-7 --seats 4\n",
	      out);
}

static void usage(FILE *out, const char *before, const struct gm_command *c)
{
	fprintf(out, "%spostalgm %s%s%s%s%s\n", before, c->group, c->verb ? " " : "",
		c->verb ? c->verb : "", *c->args ? " " : "", c->args);
}

static void gm_help_group(FILE *out, const char *group)
{
	const struct gm_command *c, *first = NULL;

	for (const struct gm_group *g = gm_groups; g->name; g++)
		if (strcmp(g->name, group) == 0)
			fprintf(out, "postalgm %s: %s\n\n", group, g->what);
	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		if (strcmp(c->group, group) != 0)
			continue;
		first = first ? first : c;
		usage(out, "  ", c);
		fprintf(out, "      %s\n", c->what);
	}
	if (first)
		fprintf(out, "\nexample:\n  %s\n", first->example);
}

/* The games of this house, for a command that takes one by its name. */
static void list_rules(FILE *out)
{
	fputs("\nrules:\n", out);
	for (int i = 0; games[i]; i++)
		fprintf(out, "  %-*s %s%s\n", WORD_WIDTH, games[i]->name,
			games[i]->title, i ? "" : ", where none are named");
}

static void gm_help_command(FILE *out, const struct gm_command *c)
{
	const struct gm_option *o;
	bool by_rules = false;

	usage(out, "usage: ", c);
	fprintf(out, "\n%s.\n", c->what);
	if (c->more)
		fprintf(out, "\n%s\n", c->more);
	fputs("\noptions:\n", out);
	for (int i = 0; (o = gm_option_of(c, i)) != NULL; i++) {
		if (gm_option_is_hidden(o))
			continue;
		int n = fprintf(out, "  --%s%s%s", o->name, o->value ? " " : "",
				o->value ? o->value : "");
		if (n > 2 + WORD_WIDTH) {
			fputc('\n', out);
			n = 0;
		}
		fprintf(out, "%*s %s%s\n", 2 + WORD_WIDTH - n, "", o->what,
			o->many ? " (may be repeated)" : "");
		by_rules = by_rules || strcmp(o->name, "rules") == 0;
	}
	if (by_rules)
		list_rules(out);
	fprintf(out, "\nexample:\n  %s\n", c->example);
}

void gm_help(FILE *out, enum gm_help level, const char *group,
	     const struct gm_command *command)
{
	switch (level) {
	case GM_HELP_ALL:
		gm_help_all(out);
		break;
	case GM_HELP_GROUP:
		gm_help_group(out, group);
		break;
	case GM_HELP_COMMAND:
		gm_help_command(out, command);
		break;
	case GM_HELP_NONE:
		break;
	}
}

/* help --list: the table itself, for completion and for tests ------------------------ */

static json_t *options_json(const struct gm_command *c)
{
	json_t *list = json_array();
	const struct gm_option *o;

	for (int i = 0; (o = gm_option_of(c, i)) != NULL; i++)
		if (!gm_option_is_hidden(o))
			json_array_append_new(list, json_pack("{s:s, s:s?, s:s, s:b}",
							      "name", o->name, "value",
							      o->value, "what", o->what,
							      "many", o->many));
	return list;
}

static json_t *command_json(struct arena *a, const struct gm_command *c)
{
	return json_pack("{s:o, s:s, s:i, s:i, s:b, s:b, s:b, s:b, s:s, s:s, s:o}",
			 "command", show_str(gm_command_name(a, c)), "args", c->args,
			 "least", c->least, "most", c->most, "home",
			 (c->flags & GM_HOME) != 0, "maybe", (c->flags & GM_MAYBE) != 0,
			 "changes", (c->flags & GM_CHANGES) != 0, "clock",
			 gm_takes_now(c), "what", c->what, "example", c->example,
			 "options", options_json(c));
}

/* The words that the value can be, with bars between, or its name; empty if that has several words. */
static struct str value_words(struct arena *a, const struct gm_option *o)
{
	struct buf names = buf_in(a);

	if (strcmp(o->value, "RULES") != 0)
		return str_of(strchr(o->value, ' ') ? "" : o->value);
	for (int i = 0; games[i]; i++)
		buf_printf(&names, "%s%s", i ? "|" : "", games[i]->name);
	return buf_str(&names);
}

/* "game list\t\t--sort=name|status|deadline --json", a command a line. A value of several words is left
 * out. */
static void list_line(struct gm *gm, const struct gm_command *c)
{
	struct buf line = buf_in(gm->a);
	const struct gm_option *o;

	buf_add(&line, gm_command_name(gm->a, c));
	buf_printf(&line, "\t%s\t", c->args);
	for (int i = 0; (o = gm_option_of(c, i)) != NULL; i++) {
		if (gm_option_is_hidden(o))
			continue;
		buf_printf(&line, "%s--%s", i ? " " : "", o->name);
		if (o->value)
			buf_printf(&line, "=" PRI_STR,
				   STR_MADE(gm->a, value_words(gm->a, o)));
	}
	show_line(&gm->show, PRI_STR, STR_ARG(buf_str(&line)));
}

/* Is it one of those that the words mean: all, those of a group, or one? */
static bool is_meant(const struct gm *gm, const struct gm_command *c)
{
	struct str first = gm_arg(gm, 0), second = gm_arg(gm, 1);

	return (!first.n || str_equal(first, str_of(c->group))) &&
	       (!second.n || str_equal(second, str_of(c->verb)));
}

static int list_all(struct gm *gm)
{
	json_t *all = json_array();
	const struct gm_command *c;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		if (is_meant(gm, c))
			json_array_append_new(all, command_json(gm->a, c));
		if (!gm->show.json)
			list_line(gm, c);
	}
	if (gm->show.json)
		show_json(&gm->show, all);
	else
		json_decref(all);
	return GM_DONE;
}

/* help game new: prints the same as `postalgm game new --help`. */
static int help(struct gm *gm)
{
	struct gm *about = arena_new(gm->a, struct gm);
	char *argv[] = {"postalgm", "--help", NULL, NULL};
	struct err err = {0};
	enum gm_help level;

	for (int i = 0; i < gm->n_args; i++)
		argv[2 + i] = str_z(gm->a, gm_arg(gm, i));
	about->a = gm->a;
	if (!gm_args_read(about, 2 + gm->n_args, argv, &level, &err))
		return gm_fail(gm, &err);
	if (gm_option(gm, "list") || gm->show.json)
		return list_all(gm);
	gm_help(gm->show.out, level, about->args[0], about->command);
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option help_options[] = {
	{"list", NULL, "all commands with arguments and options, one a line", false},
	{0},
};

const struct gm_command gm_help_commands[] = {
	{.group = "help", .args = "[COMMAND]", .most = 2, .flags = GM_SHOWS, .options = help_options,
	 .what = "Explains a command, or all of them",
	 .more = "The same as --help. --list is made for programs: command, arguments and options,\n"
		 "with tabs between them; an option that takes a value is followed by = and the\n"
		 "value's name, or by the words that it can be, with bars between.",
	 .example = "postalgm help game new", .run = help},
	{0},
};
/* clang-format on */
