/* Language: the language in which a letter is written. Sentences are in the code in
 * English; a catalogue (gettext) may have them in another language, and where it has not,
 * the English one is printed. Marked are those that players read:
 *     N_("...")  in a table; the code that prints it calls locale_text()
 *     _("...")   where it is printed
 *     P_("...", "...", n)  one and many, by the number of things
 * and the formats handed to functions that tell players what is wrong with their orders
 * (parse_fault and its like: the Makefile has their names), which call it themselves.
 * Long prose is in pages, NAME_texts.md, which become macros with N_() (base/texts.awk).
 * `make pot` collects all of them in server/postalgm.pot.
 *
 * A letter's language is its game's (option `language`), never that of the machine: no
 * locale of the system is needed or asked, LANG and LANGUAGE change nothing. Events,
 * draws, stored orders and traces are in no language, so that a replay does not depend
 * on one.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_LOCALE_H
#define BASE_LOCALE_H

#include <stdbool.h>

#include "base/str.h"

#define N_(english) english
#define _(english) locale_text(english)
#define P_(one, many, n) locale_plural(one, many, n)

enum { LOCALE_NAME_MAX = 8, LOCALE_DEPTH = 8 };

/* "de", "pt_BR": is there a catalogue of that name? "en" always exists. */
bool locale_known(struct str name);
/* A catalogue exists but cannot be trusted (locale_check.h): it counts as missing. */
bool locale_is_damaged(struct str name);

/* Returns the folder of the catalogues: $POSTALGM_LOCALES, else
 * ../share/postalgm/locales beside the folder of the running program, else the one that
 * `make install` was told. */
const char *locale_catalogues(void);

/* From here on in this thread, until locale_end, sentences are in that language; in
 * English if `name` is empty, "en" or unknown. A letter that is written inside another
 * has a language of its own, at most LOCALE_DEPTH deep. */
void locale_begin(struct str name);
void locale_end(void);
/* The name of the language in use: "de"; empty: English. Valid until locale_end. */
struct str locale_name(void);

/* The sentence in the language in use, or itself if there is no translation. The result
 * lives for ever. */
const char *locale_text(const char *english)
	__attribute__((format_arg(1), returns_nonnull));
const char *locale_plural(const char *one, const char *many, int n)
	__attribute__((format_arg(1), format_arg(2), returns_nonnull));
struct str locale_str(struct str english); /* of at most 200 bytes; longer: itself */

#endif
