/* Prints the output of a command: see show.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/show.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/clock.h"

enum { WIDTH = 80 };

void show_init(struct show *show, struct arena *a, FILE *out)
{
	const char *none = getenv("NO_COLOR"), *columns = getenv("COLUMNS");
	const char *term = getenv("TERM");
	struct winsize size;
	int64_t n;

	memset(show, 0, sizeof *show);
	show->a = a;
	show->out = out;
	show->width = WIDTH;
	show->utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
	int fd = fileno(out);
	show->terminal = fd >= 0 && isatty(fd);
	show->colour = show->terminal && !(none && *none) &&
		       !(term && strcmp(term, "dumb") == 0);
	if (columns && str_int(str_of(columns), 40, 400, &n))
		show->width = (int)n;
	else if (show->terminal && ioctl(fd, TIOCGWINSZ, &size) == 0 &&
		 size.ws_col >= 40)
		show->width = size.ws_col;
}

void show_finish(struct show *show)
{
	if (show->utf8)
		freelocale(show->utf8);
	json_decref(show->said);
	show->utf8 = (locale_t)0;
	show->said = NULL;
}

struct json_t *show_str(struct str s)
{
	json_t *v = json_stringn(s.s ? s.s : "", s.n);
	return v ? v : json_string("(not readable)");
}

struct json_t *show_time(int64_t utc)
{
	char iso[CLOCK_ISO_MAX];

	if (!utc)
		return json_null();
	clock_iso(utc, iso);
	return json_string(iso);
}

void show_json(struct show *show, struct json_t *v)
{
	if (show_gather_json(show, v))
		return;
	show->printed = true;
	json_dumpf(v, show->out, JSON_INDENT(2) | JSON_ENCODE_ANY);
	fputc('\n', show->out);
	json_decref(v);
}

/* Keeps the lines of a command that has no JSON value of its own. */
static void keep(struct show *show, struct str text)
{
	struct str line;

	if (!show->said)
		show->said = json_array();
	while (str_line(&text, &line))
		if (line.n)
			json_array_append_new(show->said, show_str(line));
}

struct json_t *show_said(struct show *show)
{
	json_t *said = show->said ? show->said : json_array();

	show->said = NULL;
	return said;
}

void show_text(struct show *show, struct str s)
{
	if (show->json)
		keep(show, s);
	if (show->json || !s.n)
		return;
	fwrite(s.s, 1, s.n, show->out);
	if (s.s[s.n - 1] != '\n')
		fputc('\n', show->out);
}

void show_line(struct show *show, const char *fmt, ...)
{
	struct buf text = buf_in(show->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	if (show->json) {
		keep(show, buf_str(&text));
		return;
	}
	fwrite(text.n ? buf_str(&text).s : "", 1, text.n, show->out);
	fputc('\n', show->out);
}

void show_heading(struct show *show, const char *fmt, ...)
{
	struct buf text = buf_in(show->a);
	va_list ap;

	if (show->json)
		return;
	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	if (show_gather_heading(show, str_z(show->a, buf_str(&text))))
		return;
	fputs(show->colour ? "\033[1m" : "", show->out);
	fwrite(text.n ? buf_str(&text).s : "", 1, text.n, show->out);
	fputs(show->colour ? "\033[0m\n" : "\n", show->out);
}

void show_raw(struct show *show, struct str bytes)
{
	if (show->json) {
		show_json(show, show_str(bytes));
		return;
	}
	for (size_t i = 0; i < bytes.n; i++) {
		unsigned char c = (unsigned char)bytes.s[i];
		bool obeyed = (c < ' ' && c != '\n' && c != '\t') || c == 127;
		if (!show->terminal || !obeyed)
			fputc(c, show->out);
	}
}
