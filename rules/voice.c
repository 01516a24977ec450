/* Picks a title and lines: see voice.h.
 * SPDX-License-Identifier: ISC */
#include "rules/voice.h"

#include <assert.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/locale.h"

enum { TITLE, LINE }; /* index of the draw */

/* The draw says with which the game begins. From there each phase and each turn goes on by one, so that what is told in the same
 * phase of each turn comes round only when all have been printed, and the phase after it says it differently, too. */
static int choose(const struct voice_kind *k, const struct rng *rng, int turn,
		  int phase, int what, int n)
{
	char label[64];

	assert(!rng->log && n > 1);
	snprintf(label, sizeof label, "voice.%s", k->name);
	return (rng_below(rng, label, what, n) + turn + phase) % n;
}

const char *voice_title(const struct voice_kind *k, const struct rng *rng, int turn,
			int phase)
{
	int n = 0;

	while (n < VOICE_TITLES_MAX && k->title[n])
		n++;
	return k->title[choose(k, rng, turn, phase, TITLE, n)];
}

const char *voice_line(const struct voice_kind *k, const struct rng *rng, int turn,
		       int phase)
{
	int n = 0;

	while (n < VOICE_WORDS_MAX && k->line[n])
		n++;
	return k->line[choose(k, rng, turn, phase, LINE, n)];
}

struct str voice_begun(struct arena *a, struct str line)
{
	static const char *const words[] = {
		NULL,       N_("One"),    N_("Two"),   N_("Three"), N_("Four"),
		N_("Five"), N_("Six"),    N_("Seven"), N_("Eight"), N_("Nine"),
		N_("Ten"),  N_("Eleven"), N_("Twelve")};
	struct str rest = line, first = str_until(&rest, ' ');
	int64_t n;

	if (!rest.n || !str_int(first, 1, sizeof words / sizeof *words - 1, &n))
		return line;
	return str_printf(a, "%s %.*s", locale_text(words[n]), STR_ARG(rest));
}

struct str voice_headline(struct arena *a, struct str words)
{
	struct str begun = voice_begun(a, words);
	char *z = str_z(a, begun);

	for (size_t i = 0; i < begun.n; i++)
		if (z[i] >= 'a' && z[i] <= 'z')
			z[i] = (char)(z[i] - 'a' + 'A');
	return (struct str){z, begun.n};
}
