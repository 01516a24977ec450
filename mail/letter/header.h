/* The header picker: own code for fields, unfolding, ids and dates; libetpan for lists of
 * addresses (header_addresses.c) and encoded words (header_words.c). Values are views of strangers' bytes until header_words
 * has made them text.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_HEADER_H
#define MAIL_HEADER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

struct arena;

struct field {
	struct str name, value; /* value unfolded: no CR, LF or NUL, ends trimmed */
};

struct header {
	size_t n;
	struct field *fields; /* from the top */
};

/* Reads a header section; skips lines that are not fields. */
struct header header_read(struct arena *, struct str bytes);

/* The value of the first field of that name; empty if there is none. */
struct str header_get(const struct header *, const char *name);
bool header_has(const struct header *, const char *name);
size_t header_count(const struct header *, const char *name);

/* A value as UTF-8 text on one line: encoded words decoded, control and invisible
 * characters gone. Words that cannot be decoded stay as they are written. */
struct str header_words(struct arena *, struct str value);

/* The addresses of a list field, with groups opened, as addr-specs; fills at most
 * `max` and returns how many there are. `name`, if given, gets the display name of
 * the first. */
size_t header_addresses(struct arena *, struct str value, struct str *out, size_t max,
			struct str *name);

/* Is it local@domain, within the lengths of mail, with no character that could end or
 * divide an address in a header or in SMTP? Quoted local parts are refused. */
bool header_is_address(struct str);

/* The ids between angle brackets, with one space between: visible ASCII, else left out.
 */
struct str header_ids(struct arena *, struct str value);

/* UTC seconds of a Date value [RFC 5322, 3.3]; 0 if it is not a date, or not from 1970
 * to 9999. Anything after the zone is ignored; without a zone, or with an unknown one,
 * it is UTC. */
int64_t header_date(struct str value);

/* The value of a parameter ("; name=value") of a structured value, unquoted. */
struct str header_param(struct arena *, struct str value, const char *name);

#endif
