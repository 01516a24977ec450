/* One call of the GM's command line: its arguments, and functions that every command
 * uses. A command is in a table with its arguments, options, help and example.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_H
#define SERVER_GM_H

#include <stdbool.h>
#include <stdio.h>

#include "base/clock.h"
#include "base/err.h"
#include "base/str.h"
#include "server/render/show.h"

struct arena;
struct home;

/* Exit statuses. */
enum { GM_DONE = 0, GM_REFUSED = 1, GM_USAGE = 2, GM_WORLD = 3 };

enum { GM_ARGS_MAX = 4096, GM_OPTIONS_MAX = 64 };

enum gm_flags {
	GM_SHOWS = 1,   /* has a JSON value of its own for --json */
	GM_CHANGES = 2, /* writes, or tries out and takes back */
	GM_HOME = 4,    /* works on a home, opened before `run`; takes --now */
	GM_MAYBE = 8,   /* ... but goes on where there is none */
	GM_NOW = 16,    /* takes --now, and opens its home itself */
	GM_TAP = 32,    /* prints TAP: no --json */
	GM_DRY = 64,    /* takes --dry-run */
	GM_ASKS = 128,  /* the same, and asks first on a terminal; takes --yes */
	GM_WHY = 256,   /* takes --why: the reason goes into the GM log */
};

/* An option of a command: --name VALUE, or --name alone if `value` is NULL. A value with bars,
 * "text|html|json", is one of these words; RULES is the name of a game that the house plays. */
struct gm_option {
	const char *name, *value, *what;
	bool many; /* may be repeated */
};

struct gm {
	struct arena *a;
	struct show show;
	FILE *in, *err;
	struct clock clock;
	const char *home_dir;
	struct home *home;   /* opened for commands with GM_HOME; else NULL */
	const char *failure; /* the text that gm_fail printed; NULL: none */
	bool agreed;         /* the GM has seen what it does, or said --yes */
	struct str
		typed; /* read from an editor or a file: what it was the first time */
	bool game_from_env; /* args[0] is $POSTALGM_GAME */
	int n_games; /* the call is about several games (gm_many.h); 0: it is not */
	const char **games;
	const struct gm_command *command;
	int n_args;
	const char *args[GM_ARGS_MAX];
	int n_options;
	struct {
		const char *name, *value;
	} options[GM_OPTIONS_MAX];
};

struct gm_command {
	const char *group, *verb; /* verb NULL: the group is the command */
	const char *args;         /* "G SEAT [FILE]" */
	int least, most;          /* how many arguments; most -1: any number */
	unsigned flags;
	unsigned games; /* bits of enum game_status: those that a call about several
			   games means; 0: it takes one game */
	const struct gm_option *options; /* ended by a NULL name; may be NULL */
	const char *what;                /* half a sentence, for the list */
	const char *more;                /* further text; may be NULL */
	const char *example;             /* a line that can be typed */
	int (*run)(struct gm *);         /* an exit status */
};

struct gm_group {
	const char *name, *what;
};

/* The call's option, or NULL; and its n-th value from 0, for options that repeat. */
const char *gm_option(const struct gm *, const char *name);
const char *gm_option_at(const struct gm *, const char *name, int n);
static inline struct str gm_arg(const struct gm *gm, int i)
{
	return str_of(i < gm->n_args ? gm->args[i] : NULL);
}

/* Runs the call's command. With --dry-run, and before a command with GM_ASKS on a
 * terminal, it is first tried and taken back, and its output and the recipients of its
 * letters are printed; for GM_ASKS the user must then type "yes". Returns the exit
 * status. */
int gm_run_asked(struct gm *);

/* Asks on the terminal: "Do it? Type yes: ". */
bool gm_says_yes(struct gm *, const char *question);

/* Does it work on a game, named by its first argument? That may be left out if --game
 * or $POSTALGM_GAME names the game. */
bool gm_takes_game(const struct gm_command *);

/* The whole name: "game new". */
struct str gm_command_name(struct arena *, const struct gm_command *);

/* Prints "postalgm: ..." to the error stream; returns the matching exit status. */
int gm_fail(struct gm *, const struct err *);

#endif
