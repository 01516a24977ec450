/* Checks a POP3 server's answers to LIST and UIDL: see pop3_watch.h.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/pop3_watch.h"

static const int64_t size_max = UINT32_MAX;

/* Digits, as libetpan would read them, and then a space. */
static bool number(struct str *line, int64_t least, int64_t most, int64_t *v)
{
	struct str digits = str_until(line, ' ');

	for (size_t i = 0; i < digits.n; i++)
		if (digits.s[i] < '0' || digits.s[i] > '9')
			return false;
	return str_int(digits, least, most, v);
}

/* "3 1024", and perhaps more after it. */
static bool list_line(struct pop3_watch *w, struct str line)
{
	int64_t ignored;

	if (!number(&line, w->n + 1, w->n + 1, &ignored) ||
	    !number(&line, 0, size_max, &ignored))
		return false;
	w->n++;
	return true;
}

static bool uidl_line(const struct pop3_watch *w, struct str line)
{
	int64_t ignored;

	return number(&line, 1, w->n, &ignored);
}

bool pop3_watch_line(void *watch, struct str line)
{
	struct pop3_watch *w = watch;
	bool well = str_starts(line, "+OK"), ill = str_starts(line, "-ERR");
	bool end = str_is(line, ".");

	switch (w->at) {
	case POP3_LIST_STATUS:
		w->at = well ? POP3_LIST_LINES : POP3_LISTED;
		return well || ill;
	case POP3_UIDL_STATUS:
		w->at = well ? POP3_UIDL_LINES : POP3_LISTED;
		return well || ill;
	case POP3_LIST_LINES:
		if (end)
			w->at = POP3_UIDL_STATUS;
		return end || list_line(w, line);
	case POP3_UIDL_LINES:
		if (end)
			w->at = POP3_LISTED;
		return end || uidl_line(w, line);
	case POP3_LISTED:
		break;
	}
	return true;
}
