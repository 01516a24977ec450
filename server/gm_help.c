/* --help on its three levels, printed from the table of commands.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "server/gm_args.h"

enum { NAME_WIDTH = 10, WORD_WIDTH = 22 };

void gm_help_all(FILE *out)
{
	fputs("postalgm: a game master by e-mail. This program is the GM's desk; the "
	      "daemon\n"
	      "postalgmd reads the letters and runs the phases.\n\n"
	      "usage: postalgm COMMAND [ARGUMENT...] [--home DIR] [--json]\n\n",
	      out);
	for (const struct gm_group *g = gm_groups; g->name; g++)
		fprintf(out, "  %-*s %s\n", NAME_WIDTH, g->name, g->what);
	fputs("\nG is the name of a game, SEAT a colour or a number, T.P a turn and a "
	      "phase (3.2).\n"
	      "The home is --home DIR, else $POSTALGM_HOME, else /var/lib/postalgm for "
	      "root and\n"
	      "~/.local/share/postalgm otherwise.\n"
	      "Exit status: 0 done, 1 refused or not true, 2 wrong usage, 3 trouble "
	      "with disk or\n"
	      "server. `postalgm COMMAND --help` explains each.\n\n"
	      "example:\n  postalgm game new ce-7 --rules cosmic --seats 4\n",
	      out);
}

static void usage(FILE *out, const char *before, const struct gm_command *c)
{
	fprintf(out, "%spostalgm %s%s%s%s%s\n", before, c->group, c->verb ? " " : "",
		c->verb ? c->verb : "", *c->args ? " " : "", c->args);
}

void gm_help_group(FILE *out, const char *group)
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

void gm_help_command(FILE *out, const struct gm_command *c)
{
	const struct gm_option *o;

	usage(out, "usage: ", c);
	fprintf(out, "\n%s.\n", c->what);
	if (c->more)
		fprintf(out, "\n%s\n", c->more);
	fputs("\noptions:\n", out);
	for (int i = 0; (o = gm_option_of(c, i)) != NULL; i++) {
		char word[64];
		snprintf(word, sizeof word, "--%s%s%s", o->name, o->value ? " " : "",
			 o->value ? o->value : "");
		fprintf(out, "  %-*s %s%s\n", WORD_WIDTH, word, o->what,
			o->many ? " (may be repeated)" : "");
	}
	fprintf(out, "\nexample:\n  %s\n", c->example);
}
