/* Delivery reports: see dsn.h.
 * SPDX-License-Identifier: ISC */
#include "mail/read/dsn.h"

#include "base/arena.h"
#include "mail/letter/clean.h"
#include "mail/read/part.h"

enum {
	LINES_MAX = 80, /* of a free form: after them stands our own letter */
	STATUS_MAX = 12,
};

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* One line of text that a table can show. */
static struct str words(struct arena *a, struct str s)
{
	struct str rest = clean_line(a, str_is_utf8(s) ? s : STR("")), word;
	struct buf b = buf_in(a);

	while (str_word(&rest, &word)) {
		buf_z(&b, b.n ? " " : "");
		buf_add(&b, word);
	}
	struct str line = buf_str(&b);
	return str_trim(str_cut(line, LETTER_BOUNCE_TEXT_MAX));
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* "5.1.1" at `at`, by itself, not as a part of a network address. */
static struct str status_at(struct str s, size_t at)
{
	size_t i = at;

	if (at > 0 && (is_digit(s.s[at - 1]) || s.s[at - 1] == '.'))
		return (struct str){0};
	if (s.s[at] != '2' && s.s[at] != '4' && s.s[at] != '5')
		return (struct str){0};
	for (int part = 0; part < 3; part++) {
		size_t from = i;
		while (i < s.n && is_digit(s.s[i]))
			i++;
		if (i == from || i - from > 3 || (part == 0 && i - from > 1))
			return (struct str){0};
		if (part < 2 && (i >= s.n || s.s[i++] != '.'))
			return (struct str){0};
	}
	/* A full stop may end the sentence; a fourth number makes it something else. */
	if (i + 1 < s.n && s.s[i] == '.' && is_digit(s.s[i + 1]))
		return (struct str){0};
	return i - at <= STATUS_MAX ? str_slice(s, at, i) : (struct str){0};
}

static struct str find_status(struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		struct str found = status_at(s, i);
		if (found.n)
			return found;
	}
	return (struct str){0};
}

/* The regular form ----------------------------------------------------------- */

/* Groups of fields with empty lines between: the first about the letter, each further
 * one about a recipient. We send to one at a time: the first that failed counts. */
static bool read_group(struct arena *a, struct str group, struct letter *l)
{
	struct header h = header_read(a, group);
	struct str action = header_get(&h, "Action");
	struct str said = header_get(&h, "Diagnostic-Code");
	struct str status = find_status(header_get(&h, "Status"));

	if (str_starts(action, "failed"))
		l->bounce = BOUNCE_FAILED;
	else if (str_starts(action, "delayed"))
		l->bounce = BOUNCE_DELAYED;
	else
		return false;
	struct str rest = said, kind = str_until(&rest, ';');
	bool typed = kind.n < said.n; /* "smtp; 550 no", "smtp;" */
	l->bounce_text = words(a, typed ? rest : kind);
	/* Some servers put 5.0.0 into the field and tell the truth after it. */
	struct str told = find_status(said);
	if (told.n && (!status.n || str_ends(status, ".0.0")))
		status = told;
	l->bounce_status = str_dup(a, status);
	return true;
}

static bool read_regular(struct arena *a, struct str status, struct letter *l)
{
	struct buf group = buf_in(a);
	struct str line;
	bool found = false;

	while (!found && status.n) {
		group.n = 0;
		while (str_line(&status, &line) && str_trim(line).n) {
			buf_add(&group, line);
			buf_z(&group, "\r\n");
		}
		if (group.n)
			found = read_group(a, buf_str(&group), l);
	}
	return found;
}

/* Free forms ----------------------------------------------------------------- */

/* clang-format off */
static const struct {
	const char *words, *status;
} phrases[] = {
	{"mailbox is full",           "5.2.2"}, {"mailbox full",            "5.2.2"},
	{"over quota",                "5.2.2"}, {"quota exceeded",          "5.2.2"},
	{"exceeded storage",          "5.2.2"}, {"insufficient storage",    "5.2.2"},
	{"user unknown",              "5.1.1"}, {"unknown user",            "5.1.1"},
	{"no such user",              "5.1.1"}, {"no mailbox here",         "5.1.1"},
	{"mailbox unavailable",       "5.1.1"}, {"mailbox not found",       "5.1.1"},
	{"no such mailbox",           "5.1.1"}, {"unknown local part",      "5.1.1"},
	{"unrouteable address",       "5.1.2"}, {"unrouteable mail domain", "5.1.2"},
	{"host not found",            "5.1.2"}, {"domain not found",        "5.1.2"},
	{"address does not exist",    "5.1.1"}, {"account does not exist",  "5.1.1"},
	{"doesn't have a",            "5.1.1"}, {"recipient not found",     "5.1.1"},
	{"address rejected",          "5.1.1"}, {"recipient rejected",      "5.1.1"},
	{"account is disabled",       "5.2.1"}, {"account has been disabled", "5.2.1"},
	{"address couldn't be found", "5.1.1"}, {"wasn't found at",         "5.1.1"},
	{"existiert nicht",           "5.1.1"}, {"unbekannter benutzer",    "5.1.1"},
	{"utilisateur inconnu",       "5.1.1"}, {"usuario desconocido",     "5.1.1"},
	{"blocked",                   "5.7.1"}, {"spam",                    "5.7.1"},
	{"relay",                     "5.7.1"}, {"not permitted",           "5.7.1"},
};
static const char *const delays[] = {
	"will be retried", "will continue to try", "delivery attempts will continue",
	"do not need to resend", "no action is required on your part", "still trying",
	"has not yet been delivered", "will keep trying", "temporarily deferred",
};
/* Lines above the copy of our own letter. */
static const char *const copies[] = {
	"------ this is a copy of", "--- below this line is a copy", "----- original message",
	"-----original message", "--- original message", "--- the header of the original",
	"------ this is a copy", "----- returned message", "---- your message",
};
/* clang-format on */

static bool contains_one(struct str s, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_find(s, str_of(list[i])) != SIZE_MAX)
			return true;
	return false;
}

/* A line like "550 no such user": its code, or 0. */
static int reply_code(struct str line)
{
	for (size_t i = 0; i + 3 < line.n; i++) {
		bool alone = (i == 0 || !is_digit(line.s[i - 1])) &&
			     (line.s[i + 3] == ' ' || line.s[i + 3] == '-') &&
			     (i == 0 || line.s[i - 1] == ' ' || line.s[i - 1] == '(' ||
			      line.s[i - 1] == ':');
		if (alone && (line.s[i] == '4' || line.s[i] == '5') &&
		    line.s[i + 1] >= '0' && line.s[i + 1] <= '5' &&
		    is_digit(line.s[i + 2]))
			return (line.s[i] - '0') * 100;
	}
	return 0;
}

/* A line that says why: by its status, its words, or a bare code. Better ones win. */
static int weigh(struct str line, struct str *status)
{
	*status = find_status(line);
	if (status->n && status->s[0] != '2')
		return 3;
	for (size_t i = 0; i < COUNT(phrases); i++)
		if (str_find(line, str_of(phrases[i].words)) != SIZE_MAX) {
			*status = str_of(phrases[i].status);
			return 2;
		}
	int code = reply_code(line);
	*status = code == 500 ? STR("5.0.0") : STR("4.0.0");
	return code ? 1 : 0;
}

static void read_free(struct arena *a, struct str text, struct letter *l)
{
	struct str line, status;
	bool delayed = false;
	int best = 0;

	for (int i = 0; i < LINES_MAX && str_line(&text, &line); i++) {
		if (contains_one(line, copies, COUNT(copies)))
			break;
		delayed = delayed || contains_one(line, delays, COUNT(delays));
		int weight = weigh(line, &status);
		if (weight <= best)
			continue;
		best = weight;
		l->bounce_status = str_dup(a, status);
		l->bounce_text = words(a, line);
	}
	if (delayed)
		l->bounce = BOUNCE_DELAYED;
	else if (best)
		l->bounce = BOUNCE_FAILED;
}

/* Only a mail server's own letter is read freely: a person or an absence note may also
 * write to the address that bounces come to. */
static bool is_servers(const struct header *h, const struct letter *l)
{
	struct str from = l->from, local = str_until(&from, '@');

	return str_is(local, "mailer-daemon") || str_is(local, "postmaster") ||
	       str_is(local, "mailerdaemon") || header_has(h, "X-Failed-Recipients") ||
	       l->reason == REASON_REPORT || l->reason == REASON_BOUNCE_FORM ||
	       (str_is(header_get(h, "Return-Path"), "<>") &&
		!header_has(h, "Auto-Submitted") && !header_has(h, "Precedence"));
}

void dsn_read(struct arena *a, const struct header *h, struct str body,
	      struct letter *l)
{
	struct str type = header_get(h, "Content-Type");
	struct str status = str_starts(type, "multipart/") ? part_status(a, h, body)
							   : (struct str){0};

	if (status.n) {
		read_regular(a, status, l);
		return;
	}
	if (!is_servers(h, l))
		return;
	struct part_text text = part_read(a, h, body);
	if (text.reason == REASON_TEXT)
		read_free(a, text.text, l);
}
