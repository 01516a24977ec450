/* Languages: see locale.h. glibc finds a catalogue by locale and domain; here each language
 * is a domain of its own ("postalgm-de") under the one locale that is always there, which
 * makes its name an argument instead of a setting of the machine. The file is
 * DIR/C/LC_MESSAGES/postalgm-de.mo.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"

#include <assert.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/locale_check.h"

#ifndef POSTALGM_LOCALES
#define POSTALGM_LOCALES "/usr/local/share/postalgm/locales"
#endif

enum { PATH_LENGTH = 512, SENTENCE_MAX = 200, FILE_MAX = 8 * 1024 * 1024 };

/* The languages of the letters that are being written, the innermost last. Like the
 * locale, a state of the thread. */
static _Thread_local struct {
	char domain[32]; /* empty: English */
	locale_t before, own;
} letter[LOCALE_DEPTH];
static _Thread_local int depth;

static const char *domain(void)
{
	return depth ? letter[depth - 1].domain : "";
}

/* PREFIX/bin/postalgm has its catalogues in PREFIX/share/postalgm/locales, wherever PREFIX was
 * moved to. Looked for once. */
static const char *beside_program(void)
{
	static char dir[PATH_LENGTH];
	static bool looked;
	const char *tail = "/../share/postalgm/locales";

	if (looked)
		return *dir ? dir : NULL;
	looked = true;
	ssize_t n = readlink("/proc/self/exe", dir, sizeof dir - strlen(tail) - 1);
	dir[n > 0 ? n : 0] = '\0';
	char *slash = strrchr(dir, '/');
	if (slash)
		strcpy(slash, tail);
	if (!slash || access(dir, X_OK) != 0)
		*dir = '\0';
	return *dir ? dir : NULL;
}

const char *locale_catalogues(void)
{
	const char *dir = getenv("POSTALGM_LOCALES");

	if (dir && *dir)
		return dir;
	dir = beside_program();
	return dir ? dir : POSTALGM_LOCALES;
}

/* A name that may be in a path. */
static bool is_name(struct str name)
{
	if (name.n < 2 || name.n > LOCALE_NAME_MAX)
		return false;
	for (size_t i = 0; i < name.n; i++) {
		char c = name.s[i];
		if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'))
			return false;
	}
	return true;
}

static bool read_all(const char *path, size_t n, char *to)
{
	FILE *f = fopen(path, "rb");
	bool ok = f && fread(to, 1, n, f) == n;

	if (f)
		fclose(f);
	return ok;
}

static bool is_sound(const char *path, const struct stat *st)
{
	size_t n = (size_t)st->st_size;
	char *bytes = S_ISREG(st->st_mode) && n <= FILE_MAX ? malloc(n + 1) : NULL;
	bool ok = bytes && read_all(path, n, bytes) &&
		  locale_file_is_sound((struct str){bytes, n});

	free(bytes);
	return ok;
}

/* The catalogue that was looked at last is looked at again when it has changed. */
static bool was_found_sound(const char *path)
{
	static _Thread_local char known[PATH_LENGTH];
	static _Thread_local struct stat as;
	static _Thread_local bool sound;
	struct stat st;

	if (stat(path, &st) != 0)
		return false;
	if (strcmp(path, known) != 0 || st.st_ino != as.st_ino ||
	    st.st_dev != as.st_dev || st.st_size != as.st_size ||
	    st.st_mtim.tv_sec != as.st_mtim.tv_sec ||
	    st.st_mtim.tv_nsec != as.st_mtim.tv_nsec) {
		sound = is_sound(path, &st);
		snprintf(known, sizeof known, "%s", path);
		as = st;
	}
	return sound;
}

static bool path_of(struct str name, char path[PATH_LENGTH])
{
	return is_name(name) &&
	       snprintf(path, PATH_LENGTH, "%s/C/LC_MESSAGES/postalgm-%.*s.mo",
			locale_catalogues(), STR_ARG(name)) < PATH_LENGTH;
}

static bool has_catalogue(struct str name)
{
	char path[PATH_LENGTH];

	return path_of(name, path) && was_found_sound(path);
}

bool locale_is_damaged(struct str name)
{
	char path[PATH_LENGTH];

	return path_of(name, path) && access(path, F_OK) == 0 && !was_found_sound(path);
}

bool locale_known(struct str name)
{
	return str_is(name, "en") || has_catalogue(name);
}

void locale_begin(struct str name)
{
	assert(depth < LOCALE_DEPTH);
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
	bindtextdomain(d, locale_catalogues());
	bind_textdomain_codeset(d, "UTF-8");
	letter[depth - 1].own = own;
	letter[depth - 1].before = uselocale(own);
}

void locale_end(void)
{
	assert(depth > 0);
	depth--;
	if (!letter[depth].domain[0])
		return;
	uselocale(letter[depth].before);
	freelocale(letter[depth].own);
}

struct str locale_name(void)
{
	const char *d = depth ? letter[depth - 1].domain : "";

	return *d ? str_of(d + strlen("postalgm-")) : STR("");
}

const char *locale_text(const char *english)
{
	/* The empty sentence is the head of the catalogue. */
	if (!*domain() || !*english)
		return english;
	const char *said = dgettext(domain(), english);
	return said == english || locale_is_faithful(english, said) ? said : english;
}

const char *locale_plural(const char *one, const char *many, int n)
{
	if (!*domain())
		return n == 1 ? one : many;
	const char *english = n == 1 ? one : many;
	const char *said =
		dngettext(domain(), one, many, (unsigned long)(n < 0 ? -n : n));
	return locale_is_faithful(english, said) ? said : english;
}

struct str locale_str(struct str english)
{
	char z[SENTENCE_MAX + 1];

	if (!*domain() || !english.n || english.n > SENTENCE_MAX)
		return english;
	memcpy(z, english.s, english.n);
	z[english.n] = '\0';
	const char *said = dgettext(domain(), z);
	return said == z || !str_is_utf8(str_of(said)) ? english : str_of(said);
}
