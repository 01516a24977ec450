/* Tongues: see tongue.h. glibc finds a catalogue by locale and domain; here each tongue
 * is a domain of its own ("postalgm-de") under the one locale that is always there, which
 * makes its name an argument instead of a setting of the machine. The file is
 * DIR/C/LC_MESSAGES/postalgm-de.mo.
 * SPDX-License-Identifier: ISC */
#include "base/tongue.h"

#include <assert.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef POSTALGM_TONGUES
#define POSTALGM_TONGUES "/usr/local/share/postalgm/tongues"
#endif

enum { PATH_LENGTH = 512, SENTENCE_MAX = 200 };

/* Of the letters that are being written, the innermost last: as the locale is, a state of
 * the thread. */
static _Thread_local struct {
	char domain[32]; /* empty: English */
	locale_t before, own;
} letter[TONGUE_DEPTH];
static _Thread_local int depth;

static const char *domain(void)
{
	return depth ? letter[depth - 1].domain : "";
}

const char *tongue_catalogues(void)
{
	const char *dir = getenv("POSTALGM_TONGUES");

	return dir && *dir ? dir : POSTALGM_TONGUES;
}

/* A name that may stand in a path. */
static bool is_name(struct str name)
{
	if (name.n < 2 || name.n > TONGUE_NAME_MAX)
		return false;
	for (size_t i = 0; i < name.n; i++) {
		char c = name.s[i];
		if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'))
			return false;
	}
	return true;
}

static bool has_catalogue(struct str name)
{
	char path[PATH_LENGTH];

	return is_name(name) &&
	       snprintf(path, sizeof path, "%s/C/LC_MESSAGES/postalgm-%.*s.mo",
			tongue_catalogues(), STR_ARG(name)) < (int)sizeof path &&
	       access(path, R_OK) == 0;
}

bool tongue_known(struct str name)
{
	return str_is(name, "en") || has_catalogue(name);
}

void tongue_begin(struct str name)
{
	assert(depth < TONGUE_DEPTH);
	char *d = letter[depth].domain;
	size_t room = sizeof letter[depth].domain;
	locale_t own;

	d[0] = '\0';
	depth++;
	if (!name.n || str_is(name, "en") || !has_catalogue(name))
		return;
	unsetenv("LANGUAGE"); /* it would have the last word */
	own = newlocale(LC_MESSAGES_MASK, "C.UTF-8", (locale_t)0);
	if (!own)
		return;
	snprintf(d, room, "postalgm-%.*s", STR_ARG(name));
	bindtextdomain(d, tongue_catalogues());
	bind_textdomain_codeset(d, "UTF-8");
	letter[depth - 1].own = own;
	letter[depth - 1].before = uselocale(own);
}

void tongue_end(void)
{
	assert(depth > 0);
	depth--;
	if (!letter[depth].domain[0])
		return;
	uselocale(letter[depth].before);
	freelocale(letter[depth].own);
}

const char *tongue_text(const char *english)
{
	/* The empty sentence is the head of the catalogue. */
	if (!*domain() || !*english)
		return english;
	return dgettext(domain(), english);
}

const char *tongue_plural(const char *one, const char *many, int n)
{
	if (!*domain())
		return n == 1 ? one : many;
	return dngettext(domain(), one, many, (unsigned long)(n < 0 ? -n : n));
}

struct str tongue_str(struct str english)
{
	char z[SENTENCE_MAX + 1];

	if (!*domain() || !english.n || english.n > SENTENCE_MAX)
		return english;
	memcpy(z, english.s, english.n);
	z[english.n] = '\0';
	const char *said = dgettext(domain(), z);
	return said == z ? english : str_of(said);
}
