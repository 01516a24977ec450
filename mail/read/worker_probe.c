/* After a failure of the worker: see worker_probe.h.
 * SPDX-License-Identifier: ISC */
#include "mail/read/worker_probe.h"

#include "base/arena.h"

enum { HEAD_MAX = 64 * 1024 };

/* It takes the way of most letters: several parts, a transfer encoding, a character set. */
static const char probe_text[] = "Is all well with the gr\xc3\xbcne reader?";
static const char probe[] =
	"From: Probe <probe@postalgm.invalid>\r\n"
	"To: <probe@postalgm.invalid>\r\n"
	"Subject: =?utf-8?Q?Is_all_well=3F?=\r\n"
	"Date: Thu, 1 Jan 2026 00:00:00 +0000\r\n"
	"Message-ID: <probe@postalgm.invalid>\r\n"
	"MIME-Version: 1.0\r\n"
	"Content-Type: multipart/alternative; boundary=\"probe\"\r\n"
	"\r\n"
	"--probe\r\n"
	"Content-Type: text/plain; charset=utf-8\r\n"
	"Content-Transfer-Encoding: quoted-printable\r\n"
	"\r\n"
	"Is all well with the gr=C3=BCne reader?\r\n"
	"\r\n"
	"--probe\r\n"
	"Content-Type: text/html; charset=iso-8859-1\r\n"
	"\r\n"
	"<p>Is all well?</p>\r\n"
	"\r\n"
	"--probe--\r\n";

bool worker_probe(struct worker *w, struct err *err)
{
	static const char *const what[] = {
		[WORKER_READ] = "is read as a different one",
		[WORKER_DIED] = "ends it too",
		[WORKER_SLOW] = "takes it too long as well",
		[WORKER_STOPPED] = "is not read, because its reader was stopped",
	};
	struct arena *a = arena_create();
	enum worker_result result;
	struct letter l;

	bool ok = worker_read(w, a, str_of(probe), &l, &result, err);
	bool good = ok && result == WORKER_READ && l.n_lines == 1 &&
		    str_is(l.lines[0], probe_text);
	arena_destroy(a);
	if (ok && !good)
		err_set(err,
			"the reader of letters cannot work: a letter that is known to be good %s (limits of memory, stack or processes?)",
			what[result]);
	return good;
}

bool worker_read_alone(const struct letter_house *house, struct arena *a,
		       struct str bytes, struct letter *out, struct err *err)
{
	struct worker *w = worker_open(house);
	enum worker_result result;
	bool ok = worker_read(w, a, bytes, out, &result, err) &&
		  (result == WORKER_READ || worker_probe(w, err));

	worker_close(w);
	return ok;
}

/* True if the line begins a field that says how to read the body. */
static bool is_about_the_body(struct str line)
{
	static const char *const names[] = {"content-", "mime-version"};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (str_starts(line, names[i]))
			return true;
	return false;
}

struct str letter_head(struct arena *a, struct str bytes)
{
	struct buf head = buf_in(a);
	struct str rest = str_slice(bytes, 0, HEAD_MAX), line;
	bool left_out = false;

	while (str_line(&rest, &line)) {
		if (str_trim(line).n == 0)
			break;
		if (line.s[0] != ' ' && line.s[0] != '\t')
			left_out = is_about_the_body(line);
		if (left_out)
			continue;
		buf_add(&head, line);
		buf_z(&head, "\r\n");
	}
	buf_z(&head, "\r\n");
	return buf_str(&head);
}
