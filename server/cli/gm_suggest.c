/* What was meant by a command that there is not: see gm_args.h.
 * SPDX-License-Identifier: ISC */
#include "server/cli/gm_args.h"

#include <limits.h>
#include <string.h>

#include "base/arena.h"
#include "server/home/nearest.h"

enum {
	SUGGESTED_MAX = 3, /* commands in one "did you mean" */
	BEHIND_MIN = 3,    /* letters of a second word that means a command by itself */
};

/* Words of everyday, and of other programs, for things that have another name here. */
static const struct {
	const char *word, *command;
} everyday[] = {
	{"undo", "phase rollback"},
	{"revert", "phase rollback"},
	{"invite", "seat add"},
	{"kick", "seat replace"},
	{"delete", "game end"},
	{"stop", "game end"},
	{"rename", "game option G title=WORDS"},
	{"create", "game new"},
	{"make", "game new"},
	{"status", "game list"},
	{"ls", "game list"},
	{"players", "seat list"},
	{"people", "person list"},
	{"send", "announce"},
	{"say", "announce"},
	{"tell", "announce"},
	{"log", "journal"},
	{"history", "journal"},
	{"doctor", "health"},
	{"chase", "nmr remind"},
	{"hold", "game pause"},
	{"continue", "game resume"},
	{"move", "phase deadline"},
	{"mail", "letters list"},
	{"inbox", "letters list"},
	{"queue", "outbox list"},
	{"web", "zine"},
	{"test", "config check"},
	{"setup", "init"},
	{"install", "init"},
};

/* "'phase rollback'"; nothing if the word is none of those, nor near one where a slip is allowed. */
static struct str of_everyday(struct arena *a, struct str word, bool slips)
{
	struct nearest near = {.word = word};
	const char *command = NULL;

	for (size_t i = 0; i < sizeof everyday / sizeof *everyday; i++) {
		if (slips)
			nearest_offer(&near, str_of(everyday[i].word));
		if (str_is(slips ? near.best : word, everyday[i].word))
			command = everyday[i].command;
	}
	return command ? str_printf(a, "'%s'", command) : STR("");
}

/* The commands whose second word it is: "'game pause'", "'game start' or 'phase start'".
 * Nothing if there are none, or more than `most`. */
static struct str commands_of_verb(struct arena *a, struct str verb, int most)
{
	struct buf list = buf_in(a);
	const struct gm_command *c;
	int n = 0;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++)
		if (c->verb && str_equal(verb, str_of(c->verb)))
			buf_printf(&list, "%s'%s %s'", n++ ? " or " : "", c->group,
				   c->verb);
	return n && n <= most ? buf_str(&list) : STR("");
}

/* The slips between the word and the known one; negative if they are not near. */
static int slips(struct str word, const char *known)
{
	struct nearest near = {.word = word};

	if (word.n)
		nearest_offer(&near, str_of(known));
	return near.best.n ? near.distance : -1;
}

/* The command of two words that these two are nearest to; nothing if either is not near. */
static struct str whole_command(struct arena *a, struct str group, struct str verb)
{
	const struct gm_command *best = NULL, *c;
	int least = INT_MAX;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		int first = slips(group, c->group);
		int second = c->verb ? slips(verb, c->verb) : -1;
		if (first >= 0 && second >= 0 && first + second < least) {
			least = first + second;
			best = c;
		}
	}
	return best ? str_printf(a, "'%s %s'", best->group, best->verb) : STR("");
}

/* The second word of any command that the word is nearest to, and the slips between them. */
static struct nearest verb_near(struct str word)
{
	struct nearest near = {.word = word};
	const struct gm_command *c;

	for (int i = 0; word.n && (c = gm_command_at(i)) != NULL; i++)
		if (c->verb)
			nearest_offer(&near, str_of(c->verb));
	return near;
}

/* The words are of one call, but only one of them says anything: the second word of some command
 * alone, a group alone, or the second word behind a group that does not have it. */
static struct str half_command(struct arena *a, struct str first, struct str second)
{
	struct nearest group = {.word = first}, verb = verb_near(first);

	for (const struct gm_group *g = gm_groups; g->name; g++)
		nearest_offer(&group, str_of(g->name));
	struct str of_verb =
		verb.best.n ? commands_of_verb(a, verb.best, SUGGESTED_MAX) : STR("");
	if (of_verb.n && (!group.best.n || verb.distance < group.distance))
		return of_verb;
	of_verb = commands_of_verb(a, second, SUGGESTED_MAX);
	if (!of_verb.n && second.n >= BEHIND_MIN)
		of_verb = commands_of_verb(a, verb_near(second).best, SUGGESTED_MAX);
	if (of_verb.n && !(group.best.n && gm_find(group.best, (struct str){NULL, 0})))
		return of_verb;
	if (group.best.n)
		return str_printf(a, "'" PRI_STR "'", STR_ARG(group.best));
	return of_everyday(a, first, true);
}

/* Both words as they stand or the other way round ("list game"), a word of everyday, and last what
 * one of them says. */
static struct str suggestion(struct arena *a, struct str first, struct str second)
{
	struct str meant = whole_command(a, first, second);

	if (!meant.n)
		meant = whole_command(a, second, first);
	if (!meant.n)
		meant = commands_of_verb(a, first, INT_MAX);
	if (!meant.n)
		meant = of_everyday(a, first, false);
	return meant.n ? meant : half_command(a, first, second);
}

bool gm_unknown_command(struct arena *a, struct str first, struct str second,
			struct err *err)
{
	const char *dash = first.n ? memchr(first.s, '-', first.n) : NULL;
	size_t at = dash ? (size_t)(dash - first.s) : 0;
	struct str meant = STR("");

	if (dash) /* "game-list", as other programs write it */
		meant = whole_command(a, str_slice(first, 0, at),
				      str_slice(first, at + 1, first.n));
	if (!meant.n)
		meant = suggestion(a, first, second);
	if (meant.n)
		return err_usage(err,
				 "there is no command '" PRI_STR
				 "': did you mean " PRI_STR "?",
				 STR_ARG(first), STR_ARG(meant));
	return err_usage(err,
			 "there is no command '" PRI_STR
			 "'; `postalgm --help` lists them all",
			 STR_ARG(first));
}

bool gm_unknown_verb(struct arena *a, struct str group, struct str verb,
		     struct err *err)
{
	struct buf list = buf_in(a);
	const struct gm_command *c;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++)
		if (str_equal(group, str_of(c->group)))
			buf_printf(&list, "%s%s", list.n ? ", " : "", c->verb);
	if (!verb.n)
		return err_usage(err, "'" PRI_STR "' needs another word: " PRI_STR,
				 STR_ARG(group), STR_ARG(buf_str(&list)));
	/* A word that another group has unchanged is nearer than a slip in one of this. */
	struct str meant = commands_of_verb(a, verb, SUGGESTED_MAX);
	if (!meant.n)
		meant = of_everyday(a, verb, false);
	if (!meant.n)
		meant = whole_command(a, group, verb);
	if (!meant.n)
		meant = commands_of_verb(a, verb_near(verb).best, SUGGESTED_MAX);
	if (meant.n)
		return err_usage(err,
				 "there is no command '" PRI_STR " " PRI_STR
				 "': did you mean " PRI_STR "?",
				 STR_ARG(group), STR_ARG(verb), STR_ARG(meant));
	return err_usage(err,
			 "there is no command '" PRI_STR " " PRI_STR
			 "'; it can be " PRI_STR,
			 STR_ARG(group), STR_ARG(verb), STR_ARG(buf_str(&list)));
}
