/* The daemon's arguments.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/daemon_call.h"

#include <string.h>

#include "base/arena.h"
#include "server/home/options.h"

enum { HOME, ONCE, NOW, CHECK, HELP, VERSION, ZINE, N_OPTIONS };

static const struct option_spec options[N_OPTIONS] = {
	[HOME] = {.name = "home", .value = "DIR"},
	[ONCE] = {.name = "once"},
	[NOW] = {.name = "now", .value = "TIME"},
	[CHECK] = {.name = "check"},
	[HELP] = {.name = "help", .many = true},
	[VERSION] = {.name = "version", .many = true},
	[ZINE] = {.name = "zine", .value = "DIR", .hidden = true},
};

static bool take(void *with, int option, const char *value, struct err *err)
{
	struct daemon_call *c = with;

	switch (option) {
	case HOME:
		c->home = value;
		break;
	case ONCE:
		c->once = true;
		break;
	case NOW:
		return clock_read_iso(str_of(value), &c->clock.fixed) ||
		       err_usage(err,
				 "--now %s: write a time like 2026-11-26T20:00:00Z",
				 value);
	case CHECK:
		c->check = true;
		break;
	case HELP:
		c->help = true;
		break;
	case VERSION:
		c->version = true;
		break;
	case ZINE:
		c->zine = value;
		break;
	}
	return true;
}

/* -h and -V anywhere, help and version alone, as `postalgm` knows them. */
static bool asks_about_itself(int argc, char *argv[], struct daemon_call *c)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
		c->help = c->help || strcmp(argv[i], "-h") == 0;
		c->version = c->version || strcmp(argv[i], "-V") == 0;
	}
	c->help = c->help || (argc == 2 && strcmp(argv[1], "help") == 0);
	c->version = c->version || (argc == 2 && strcmp(argv[1], "version") == 0);
	return c->help || c->version;
}

bool daemon_call_read(int argc, char *argv[], struct daemon_call *c, struct err *err)
{
	const char *word = NULL;
	struct arena *a = arena_create();
	struct option_reader r = {
		.program = "postalgmd",
		.spec = options,
		.n_specs = N_OPTIONS,
		.take = take,
		.with = c,
		.words = &word,
		.words_max = 1,
	};
	bool itself = asks_about_itself(argc, argv, c);
	bool ok = itself || options_read(&r, a, argc, argv, err);

	arena_destroy(a);
	if (itself)
		return true;
	if (ok && word)
		return err_usage(
			err,
			"'%s' is one argument too many: postalgmd takes only options, see --help",
			word);
	if (ok && c->clock.fixed && !c->once && !c->check)
		return err_usage(err, "--now goes with --once");
	return ok;
}
