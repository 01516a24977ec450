/* The daemon's arguments.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/daemon_call.h"

#include <string.h>

#include "server/home/nearest.h"

/* "--home DIR" and "--home=DIR". */
static bool takes(const char *name, int argc, char *argv[], int *i, const char **value,
		  struct err *err)
{
	size_t n = strlen(name);
	if (strncmp(argv[*i], name, n) != 0)
		return false;
	if (argv[*i][n] == '=') {
		*value = argv[*i] + n + 1;
		return true;
	}
	if (argv[*i][n] != '\0')
		return false;
	if (*i + 1 >= argc) {
		err_usage(err, "%s needs a value", name);
		return false;
	}
	*value = argv[++*i];
	return true;
}

static bool unknown(const char *word, struct err *err)
{
	static const char *const known[] = {"--home",  "--once", "--now",
					    "--check", "--help", "--version"};
	struct nearest near = {.word = str_of(word)};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		nearest_offer(&near, str_of(known[i]));
	if (near.best.n)
		return err_usage(err,
				 "'%s' is not known: did you mean '" PRI_STR
				 "'? See postalgmd --help",
				 word, STR_ARG(near.best));
	return err_usage(err, "'%s' is not known; see postalgmd --help", word);
}

bool daemon_call_read(int argc, char *argv[], struct daemon_call *c, struct err *err)
{
	const char *now = NULL;

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--once") == 0)
			c->once = true;
		else if (strcmp(argv[i], "--check") == 0)
			c->check = true;
		else if (!takes("--home", argc, argv, &i, &c->home, err) &&
			 !takes("--now", argc, argv, &i, &now, err) &&
			 !takes("--zine", argc, argv, &i, &c->zine, err))
			return err->kind == ERR_NONE ? unknown(argv[i], err) : false;
	}
	if (now && !clock_read_iso(str_of(now), &c->clock.fixed))
		return err_usage(
			err, "--now %s: write a time like 2026-11-26T20:00:00Z", now);
	if (now && !c->once && !c->check)
		return err_usage(err, "--now goes with --once");
	return true;
}
