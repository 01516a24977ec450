/* Options of a command line, by getopt_long.
 * SPDX-License-Identifier: ISC */
#include "server/home/options.h"

#include <getopt.h>
#include <string.h>

#include "base/arena.h"
#include "server/home/nearest.h"

enum { MISSING = ':', UNKNOWN = '?', FIRST = 256 }; /* FIRST: the number of spec[0] */

static bool unknown(const struct option_reader *r, const char *word, struct err *err)
{
	struct str name = str_of(word + strspn(word, "-")), rest = name;
	struct nearest near = {.word = str_until(&rest, '=')};

	if (word[1] != '-')
		return err_usage(
			err,
			"there is no option %s; options are written out, like --home",
			word);
	for (int i = 0; i < r->n_specs; i++)
		if (!r->spec[i].hidden)
			nearest_offer(&near, str_of(r->spec[i].name));
	name = near.word;
	if (near.best.n)
		return err_usage(err,
				 "there is no option --" PRI_STR
				 ": did you mean '--" PRI_STR "'?",
				 STR_ARG(name), STR_ARG(near.best));
	return err_usage(err,
			 "there is no option --" PRI_STR "; `%s --help` lists them all",
			 STR_ARG(name), r->program);
}

/* Is the option written out? getopt_long takes its beginning for it too. */
static bool is_whole(const struct option_spec *o, const char *word)
{
	size_t n = strlen(o->name);

	return strncmp(word + 2, o->name, n) == 0 &&
	       (word[2 + n] == '\0' || word[2 + n] == '=');
}

/* `word` is the option as it was written; `apart`: its value is the word after it. */
static bool take(const struct option_reader *r, int i, const char *word,
		 const char *value, bool apart, unsigned char *times, struct err *err)
{
	const struct option_spec *o = &r->spec[i];

	if (!is_whole(o, word))
		return unknown(r, word, err);
	/* A separate word that begins like an option is not a value; --why=--x gives it
	 * all the same. */
	if (o->value && apart && strncmp(value, "--", 2) == 0)
		return err_usage(err, "--%s needs a value: --%s %s", o->name, o->name,
				 o->value);
	if (times[i] && !o->many)
		return err_usage(err, "--%s is given twice", o->name);
	times[i] = 1;
	return r->take(r->with, i, o->value ? value : NULL, err);
}

/* Refuses the option that getopt_long could not take; `word` is where it stopped. */
static bool refuse(const struct option_reader *r, int found, int which,
		   const char *word, struct err *err)
{
	const struct option_spec *o = which >= FIRST ? &r->spec[which - FIRST] : NULL;

	if (!o || !is_whole(o, word))
		return unknown(r, word, err);
	return found == MISSING ? err_usage(err, "--%s needs a value: --%s %s", o->name,
					    o->name, o->value)
				: err_usage(err, "--%s takes no value", o->name);
}

/* The word at which getopt_long stands. It stays at one of short letters, which it reads one
 * by one; none is known. */
static const char *word_of(int found, char *const words[], bool apart)
{
	int i = 1;

	if (found != UNKNOWN || optopt == 0 || optopt >= FIRST)
		return words[optind - 1 - apart];
	while (words[i][0] != '-' || words[i][1] == '-' || words[i][1] == '\0')
		i++;
	return words[i];
}

static void describe(const struct option_reader *r, struct option *out)
{
	for (int i = 0; i < r->n_specs; i++)
		out[i] = (struct option){r->spec[i].name,
					 r->spec[i].value ? required_argument
							  : no_argument,
					 NULL, FIRST + i};
	out[r->n_specs] = (struct option){0};
}

static bool keep_words(struct option_reader *r, int argc, char *const words[],
		       struct err *err)
{
	if (argc > r->words_max)
		return err_usage(err, "more than %d arguments", r->words_max);
	for (int i = 0; i < argc; i++)
		r->words[i] = words[i];
	r->n_words = argc;
	return true;
}

bool options_read(struct option_reader *r, struct arena *a, int argc,
		  char *const argv[], struct err *err)
{
	struct option known[OPTIONS_MAX + 1];
	unsigned char times[OPTIONS_MAX] = {0};
	/* getopt_long reorders its words, so it gets a copy. */
	char **copy = arena_array(a, char *, (size_t)argc + 1);
	int found;

	memcpy(copy, argv, (size_t)argc * sizeof *copy);
	describe(r, known);
	optind = 0; /* from the beginning, even if something was read before */
	opterr = 0;
	while ((found = getopt_long(argc, copy, ":", known, NULL)) != -1) {
		bool apart = found >= FIRST && optarg && optarg == copy[optind - 1];
		const char *word = word_of(found, copy, apart);
		if (found < FIRST)
			return refuse(r, found, optopt, word, err);
		if (!take(r, found - FIRST, word, optarg, apart, times, err))
			return false;
	}
	return keep_words(r, argc - optind, copy + optind, err);
}
