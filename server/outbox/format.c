/* Format: see format.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/format.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/seats.h"

static const char *const bodies[] = {"text", "html", "both"};
enum { N_BODIES = sizeof bodies / sizeof *bodies, BOTH = N_BODIES - 1 };

struct str format_common(const struct seat *seats, int n)
{
	int readers = 0;

	for (int i = 0; i < n; i++) {
		if (seats[i].status != SEAT_JOINED || !seats[i].address.n)
			continue;
		if (format_of(seats[i].format).html)
			return STR("");
		readers++;
	}
	return readers ? STR("text") : STR("");
}

/* "text, json" and "text and json" as well. */
static bool next_word(struct str *rest, struct str *word)
{
	do {
		if (!str_word(rest, word))
			return false;
		while (word->n && word->s[word->n - 1] == ',')
			word->n--;
	} while (!word->n || str_is(*word, "and"));
	return true;
}

static int body_of(struct str word)
{
	for (int i = 0; i < N_BODIES; i++)
		if (str_is(word, bodies[i]))
			return i;
	return -1;
}

bool format_read(struct arena *a, struct str words, struct str *stored)
{
	struct str word;
	int body = -1;
	bool json = false;

	while (next_word(&words, &word)) {
		int found = body_of(word);
		if (found >= 0 && body < 0 && !json)
			body = found;
		else if (str_is(word, "json") && !json)
			json = true;
		else
			return false;
	}
	if (body < 0 && !json)
		return false;
	*stored = str_printf(a, "%s%s", bodies[body < 0 ? BOTH : body],
			     json ? " json" : "");
	return true;
}

struct format format_of(struct str stored)
{
	return (struct format){.html = !str_starts(stored, "text"),
			       .json = str_ends(stored, "json")};
}

const char *format_said(struct format f)
{
	if (f.html)
		return f.json ? _("text and HTML in one letter, with the JSON twin beside it")
			      : _("text and HTML in one letter");
	return f.json ? _("text alone, with the JSON twin beside it") : _("text alone");
}
