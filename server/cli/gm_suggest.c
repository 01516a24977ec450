/* Words that people type for a command that has another name here: see gm_args.h.
 * SPDX-License-Identifier: ISC */
#include "server/cli/gm_args.h"

#include "base/arena.h"

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
	{"create", "game new"},
	{"make", "game new"},
	{"status", "game list"},
	{"ls", "game list"},
	{"players", "seat list"},
	{"people", "person list"},
	{"restore", "backup"},
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

/* "'phase rollback'"; nothing if the word is none of those. */
struct str gm_everyday(struct arena *a, struct str word)
{
	for (size_t i = 0; i < sizeof everyday / sizeof *everyday; i++)
		if (str_is(word, everyday[i].word))
			return str_printf(a, "'%s'", everyday[i].command);
	return STR("");
}
