/* The fields on which trust hangs, read a second time. A stranger's bytes may have
 * taken over the process that parses letters, so that the core believes none of its
 * words about who wrote, to whom and by which servers: it reads these few fields
 * itself, and knows nothing else of mail. Own code, in one pass over the bytes, without
 * recursion and without a library; the results are views of the bytes, except for
 * encoded words. A field that can be read in more than one way is in doubt, even if a
 * more generous reader could make sense of it.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FIELDS_H
#define MAIL_FIELDS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "mail/letter/letter.h"

struct arena;

enum {
	FIELDS_HEADER_MAX = 64 * 1024,
	FIELDS_FIELD_MAX = 16 * 1024,
	FIELDS_COUNT_MAX = 1000,
};

/* --- fields ----------------------------------------------------------------------- */

struct field_view {
	struct str name;
	struct str value; /* as it is there, including the ends of folded lines */
	bool odd; /* others may divide it in another way: white space before the colon,
			controls, a folded line of nothing but white space, too large */
	bool broken; /* a line above it belongs to no field */
};

struct field_walk {
	struct str rest;
	int n;
	bool broken;
};

/* Without the line that mbox puts before a letter. */
struct str fields_without_mbox_line(struct str bytes);
/* The header of a letter, including the empty line that ends it. */
size_t fields_header_size(struct str bytes);
/* Walks over a header from the top. false at its end, or beyond the part that is
 * read. */
struct field_walk fields_walk(struct str header);
bool fields_next(struct field_walk *, struct field_view *);

/* --- addresses -------------------------------------------------------------------- */

/* The one address of a From field: local@domain, with or without a name before it and
 * angle brackets, or with a plain comment after it. Empty if there is none, more than
 * one, a group, a route, a quoted local part, or anything that others could read as a
 * different address. */
struct str fields_sender(struct arena *, struct str value);

/* The addresses of a list field, including those in groups, at most `max`. Skips
 * anything that is not a plain address, or is in a comment or between quotation
 * marks. */
size_t fields_addresses(struct str value, struct str *out, size_t max);

/* --- words ------------------------------------------------------------------------ */

/* A value on one line, with encoded words decoded to the bytes that they stand for: for
 * finding what is ASCII in it. Of character sets that use ASCII bytes for something
 * else, these bytes are left out. */
struct str fields_words(struct arena *, struct str value);

/* The first id between angle brackets; empty if there is none. Takes it off `rest`. */
struct str fields_id(struct str *rest);

/* --- all of it --------------------------------------------------------------------- */

enum fields_fault {
	FIELDS_ODD = 1 << 0, /* a field, or the header, can be divided in two ways */
	FIELDS_REPEATED = 1 << 1, /* a field that may stand once is there twice */
	FIELDS_SENDER = 1 << 2,   /* From is not one plain address */
	FIELDS_READING = 1 << 3,  /* the worker's reading differs from this one */
};

struct fields {
	unsigned faults; /* of enum fields_fault */
	struct str header;
	struct str from; /* empty with FIELDS_SENDER */
	struct str subject;
	struct str message_id, in_reply_to;
	struct str answered; /* the last reference that has the form of an id of ours */
	int64_t date;        /* UTC seconds; 0: none, or none that can be read */
	size_t n_to;         /* as letter.to */
	struct str to[LETTER_ADDRESSES_MAX];
	bool to_header[LETTER_ADDRESSES_MAX]; /* its writer named it, in To or Cc */
	/* SHA-256, hex: of Message-ID, From, body; and of From and body alone, without
	 * parts that a "relaxed" signature does not cover. */
	char content_key[65], text_key[65];
	/* SHA-256, hex: of everything that its writer wrote, without anything that
	 * servers on the way added, so the same letter by another way has the same.
	 * Empty: it has no Message-ID. */
	char copy_key[65];
};

void fields_read(struct arena *, struct str bytes, struct fields *out);

/* Replaces the worker's statements by the core's own reading; FIELDS_READING if they
 * differ in anything that counts. From then on the bytes themselves say who may have
 * written the letter, to whom, under which id and with which content. `out` must live
 * as long as the letter. */
void fields_check(struct arena *, const struct letter_house *, struct str bytes,
		  struct letter *, struct fields *out);

#endif
