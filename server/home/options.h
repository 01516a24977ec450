/* Options of a command line, by getopt_long: anywhere among the words, "--name value"
 * or "--name=value"; "--" ends them. Faults are reported with what would be right.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OPTIONS_H
#define SERVER_OPTIONS_H

#include <stdbool.h>

#include "base/err.h"

struct arena;

struct option_spec {
	const char *name;  /* "home", as it comes after "--" */
	const char *value; /* its value, for people: "DIR"; NULL: none */
	bool many;         /* may be given more than once */
	bool hidden;       /* not for people: never suggested */
};

enum { OPTIONS_MAX = 64 }; /* specs of one call */

struct option_reader {
	const char *program; /* "postalgm phase run": for "`... --help` lists those" */
	const struct option_spec *spec;
	int n_specs; /* at most OPTIONS_MAX */
	/* Called for each option in turn: its index in `spec`, its value or NULL. */
	bool (*take)(void *with, int spec, const char *value, struct err *);
	void *with;
	/* Puts the words that are not options, in their order, into
	 * words[0..n_words). */
	const char **words;
	int n_words, words_max;
};

/* Reads argv[1] and those behind; argv itself stays as it is. */
bool options_read(struct option_reader *, struct arena *, int argc, char *const argv[],
		  struct err *) MUST_USE;

#endif
