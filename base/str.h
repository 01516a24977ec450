/* Strings: `struct str` is a view of bytes that somebody else owns, `struct buf` grows
 * in an arena. Text inside the house is UTF-8, checked when it comes in.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_STR_H
#define BASE_STR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct arena;

struct str {
	const char *s; /* not terminated; may be NULL when n is 0 */
	size_t n;
};

/* A to Z become a to z, whatever the locale; everything else stays. */
static inline char ascii_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline bool ascii_is_letter(char c)
{
	return (unsigned)(c | 0x20) - 'a' < 26;
}

#define STR(literal) ((struct str){"" literal, sizeof(literal) - 1})
#define PRI_STR "%.*s" /* printf("name: " PRI_STR, STR_ARG(name)) */
/* It names its argument twice: a variable, or a view that costs nothing and changes nothing (str_trim); tests/arrows.sh knows these. */
#define STR_ARG(x) (int)(x).n, (x).s
/* The same of a text that a function makes: called once, and kept in the arena. A precision below 0 sets no limit. */
#define STR_MADE(arena, made) -1, str_z(arena, made)

/* z may be NULL: the empty view. Inline, because the length of a literal is known where it stands. */
static inline struct str str_of(const char *z)
{
	return (struct str){z, z ? strlen(z) : 0};
}

/* Clamped. Nearly every reader of a text cuts it, byte by byte or word by word. */
static inline struct str str_slice(struct str s, size_t from, size_t to)
{
	if (to > s.n)
		to = s.n;
	if (from > to)
		from = to;
	return (struct str){s.n ? s.s + from : s.s, to - from};
}

static inline bool str_equal(struct str a, struct str b)
{
	return a.n == b.n && (a.n == 0 || memcmp(a.s, b.s, a.n) == 0);
}

bool str_iequal_all(struct str, struct str); /* str_iequal, of texts that are as long */
/* ASCII case ignored. */
static inline bool str_iequal(struct str a, struct str b)
{
	return a.n == b.n && str_iequal_all(a, b);
}

static inline bool str_is(struct str, const char *z);     /* ASCII case ignored */
static inline bool str_starts(struct str, const char *z); /* ASCII case ignored */
bool str_ends(struct str, const char *z);                 /* ASCII case ignored */
static inline struct str str_trim(struct str); /* white space off both ends */

bool str_is_all(struct str, const char *z); /* str_is, of all characters */
/* It is asked of each word of a letter for whole tables of words, most of which differ in their first character. */
static inline bool str_is(struct str s, const char *z)
{
	/* A word that stands in the code has a length that is known there. */
	if (__builtin_constant_p(__builtin_strlen(z)) && s.n != __builtin_strlen(z))
		return false;
	return (!s.n || !z || ascii_lower(s.s[0]) == ascii_lower(z[0])) &&
	       str_is_all(s, z);
}

bool str_starts_all(struct str, const char *z); /* str_starts, of all characters */
static inline bool str_starts(struct str s, const char *z)
{
	return (!s.n || !z || !z[0] || ascii_lower(s.s[0]) == ascii_lower(z[0])) &&
	       str_starts_all(s, z);
}

struct str str_trim_all(struct str); /* str_trim, where there may be some */
/* Most texts have none. */
static inline struct str str_trim(struct str s)
{
	return s.n && s.s[0] > ' ' && s.s[s.n - 1] > ' ' ? s : str_trim_all(s);
}

/* Position of the first `needle`, ASCII case ignored, or SIZE_MAX. */
size_t str_find(struct str hay, struct str needle);
size_t str_find_char(struct str, char); /* or SIZE_MAX */

/* Takes the next line (without its LF or CR LF) off the front of `rest`.
 * false at the end. */
bool str_line(struct str *rest, struct str *line);

/* Takes the next word between white space off the front of `rest`. */
bool str_word(struct str *rest, struct str *word);
/* How many words between white space it has. */
int str_words(struct str);

/* Splits off everything before `sep`; the whole rest if there is none. */
struct str str_until(struct str *rest, char sep);

/* A decimal number of at most 18 digits, the whole view; false otherwise. */
bool str_int(struct str, int64_t min, int64_t max, int64_t *out);

struct str str_dup(struct arena *, struct str);
char *str_z(struct arena *, struct str); /* terminated copy, for foreign calls */
struct str str_printf(struct arena *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
struct str str_lower(struct arena *, struct str); /* ASCII letters only */

/* Is all of it well-formed UTF-8? */
bool str_is_utf8(struct str);

/* How many bytes at the front are ASCII that is seen, or blanks: all of nearly all lines. */
size_t str_printed(struct str);

/* As much of the front as fits into `max` bytes. It never cuts a character in two, or a
 * combining mark off its letter. Use this and nothing else to shorten what people
 * wrote. */
struct str str_cut(struct str utf8, size_t max);
/* For a text that snprintf cut: removes the broken character at its end. */
void str_mend(char *z);

/* Characters as a reader counts them: code points, combining marks not counted. */
size_t str_columns(struct str);
/* Columns that they take in a type of fixed width: characters of East Asia and pictures take two each. */
size_t str_cells(struct str);
/* The length in bytes of the first `characters` characters; of all of them if there
 * are fewer. */
size_t str_octets(struct str, size_t characters);

struct buf {
	struct arena *a;
	char *s; /* always terminated once something was written */
	size_t n, cap;
};

struct buf buf_in(struct arena *);
/* With room for `n` bytes from the start: nothing is copied until there are more. */
struct buf buf_with_room(struct arena *, size_t n);
void buf_add(struct buf *, struct str);
/* Inline, because the length of a literal is known where it stands. */
static inline void buf_z(struct buf *b, const char *z)
{
	buf_add(b, (struct str){z, z ? strlen(z) : 0});
}
void buf_char_more(struct buf *, char);
/* One after another, a text is a great many of them. */
static inline void buf_char(struct buf *b, char c)
{
	if (b->cap - b->n < 2) {
		buf_char_more(b, c);
		return;
	}
	b->s[b->n++] = c;
	b->s[b->n] = '\0';
}
void buf_fill(struct buf *, char, size_t n);
void buf_room_more(struct buf *, size_t n);
/* Where the next bytes belong, with room for `n` of them and a NUL. The caller writes them and a NUL behind them, and adds to `b->n`. */
static inline char *buf_room(struct buf *b, size_t n)
{
	if (b->cap - b->n <= n)
		buf_room_more(b, n);
	return b->s + b->n;
}
/* The number as %lld prints it, in a small part of the time: reports are full of them. */
void buf_int(struct buf *, int64_t);
/* Adds the words of a paragraph as lines of at most `columns`, each with its line end. A word
 * that is longer has a line of its own. */
void buf_wrap(struct buf *, struct str text, size_t columns);
void buf_printf(struct buf *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
void buf_vprintf(struct buf *, const char *fmt, va_list)
	__attribute__((format(printf, 2, 0)));
struct str buf_str(const struct buf *); /* a view, valid until the next write */

#endif
