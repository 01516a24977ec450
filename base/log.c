/* The log: see log.h.
 * SPDX-License-Identifier: ISC */
#include "base/log.h"

#include <string.h>

#include "base/clock.h"

static void put(struct log_line *l, const char *s, size_t n)
{
	size_t room = sizeof l->text - 2 - l->n;
	if (n > room)
		n = room;
	memcpy(l->text + l->n, s, n);
	l->n += n;
}

static void put_z(struct log_line *l, const char *z)
{
	put(l, z, strlen(z));
}

struct log_line log_begin(struct log *log, enum log_level level, const char *event)
{
	static const char *const names[] = {"debug", "info", "warn", "alarm"};
	struct log_line l = {.log = log};
	char time[CLOCK_ISO_MAX];

	if (!log || !log->out || level < log->least) {
		l.log = NULL;
		return l;
	}
	clock_iso(log->now, time);
	put_z(&l, time);
	put_z(&l, " ");
	put_z(&l, names[level]);
	put_z(&l, " event=");
	put_z(&l, event);
	return l;
}

void log_int(struct log_line *l, const char *key, int64_t v)
{
	char digits[24];
	int n = snprintf(digits, sizeof digits, "%lld", (long long)v);
	if (!l->log)
		return;
	put_z(l, " ");
	put_z(l, key);
	put_z(l, "=");
	put(l, digits, (size_t)n);
}

static bool is_plain(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.s[i] <= ' ' || s.s[i] == '"' || s.s[i] == '\\' ||
		    s.s[i] == '=' || s.s[i] == 0x7f)
			return false;
	return s.n > 0;
}

void log_str(struct log_line *l, const char *key, struct str s)
{
	if (!l->log)
		return;
	put_z(l, " ");
	put_z(l, key);
	put_z(l, "=");
	if (is_plain(s)) {
		put(l, s.s, s.n);
		return;
	}
	put_z(l, "\"");
	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.s[i];
		char hex[8];
		if (c < ' ' || c == 0x7f)
			put(l, hex, (size_t)snprintf(hex, sizeof hex, "\\x%02x", c));
		else if (c == '"' || c == '\\')
			put(l, hex, (size_t)snprintf(hex, sizeof hex, "\\%c", c));
		else
			put(l, s.s + i, 1);
	}
	put_z(l, "\"");
}

void log_z(struct log_line *l, const char *key, const char *z)
{
	log_str(l, key, str_of(z));
}

void log_end(struct log_line *l)
{
	if (!l->log)
		return;
	l->text[l->n++] = '\n';
	fwrite(l->text, 1, l->n, l->log->out);
	fflush(l->log->out);
}
