/* Core and sender, each beside one that lies. The first byte says who hears the rest of the
 * input: 's' the sender, whose lines lead to a post office that takes, refuses and doubts by
 * turns; 'c' the core, which has handed it four letters.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "mail/send/sender.h"
#include "server/daemon/sender_line.h"
#include "tests/fuzz/line.h"

/* The sender ------------------------------------------------------------------------ */

static bool stub_send(struct postbox *p, const struct parcel *parcel,
		      struct post_result *r, struct err *err)
{
	(void)p;
	fuzz_taken = true;
	HOLDS(parcel->to.n <= SENDER_ADDRESS_MAX);
	*r = (struct post_result){.verdict = (enum post_verdict)(parcel->to.n % 4)};
	return parcel->to.n != 5 || err_set(err, "away");
}

static bool stub_flush(struct postbox *p, struct err *err)
{
	(void)p, (void)err;
	return true;
}

static void stub_close(struct postbox *p)
{
	(void)p;
}

static struct postbox *stub_open(const struct way_out *way, int n, struct err *err)
{
	static const struct postbox_ops ops = {
		.send = stub_send, .flush = stub_flush, .close = stub_close};
	static struct postbox box[SENDER_LINES];

	HOLDS(n >= 0 && n < SENDER_LINES);
	box[n].ops = &ops;
	if (way->url[0] == 'm' || way->url[0] == 's')
		return &box[n];
	err_refuse(err, "%s: none", way->url);
	return NULL;
}

static void serve(int fd)
{
	sender_serve(fd, stub_open);
}

/* The core ---------------------------------------------------------------------------- */

enum { LETTERS = 5 };

/* Letters that were handed over, begun, reported, and half written. */
static const enum flight_at at_first[LETTERS] = {
	FLIGHT_THERE, FLIGHT_THERE, FLIGHT_BEGUN, FLIGHT_TOLD, FLIGHT_HERE};

/* A home that is no more than its store: where trouble is noted for `health`. */
static struct home *home(void)
{
	static struct home h;
	char dir[] = "/tmp/postalgm-fuzz.XXXXXX", path[64], command[64];
	struct err err = {0};

	if (h.store)
		return &h;
	HOLDS(mkdtemp(dir) != NULL);
	snprintf(path, sizeof path, "%s/db", dir);
	h.store = store_open(path, STORE_CREATE, &err);
	h.keys = key_holder_open("/nowhere");
	h.a = arena_create();
	HOLDS(h.store != NULL);
	snprintf(command, sizeof command, "rm -rf %s", dir);
	HOLDS(system(command) == 0);
	return &h;
}

static void hand_letters(struct sender *s)
{
	for (int i = 0; i < SENDER_WINDOW; i++)
		s->flight[i].at = FLIGHT_NONE;
	for (int i = 0; i < LETTERS; i++) {
		struct flight *f = &s->flight[i];
		f->at = at_first[i];
		f->attempt.row = (struct outbox){.id = i + 1, .rcpt = STR("ann@x")};
		f->order = i;
	}
	s->flight[3].attempt.tried = true;
	s->flight[3].attempt.result.verdict = POST_RETRY;
	s->flight[4].unsaid = STR("half of a letter");
	s->flight[4].half = true;
	s->n_claimed = LETTERS;
	s->n_told = LETTERS;
}

/* A reported letter stays reported; a letter that was not handed over was not sent; all
 * texts are UTF-8. */
static void is_sound(const struct sender *s)
{
	for (int i = 0; i < SENDER_WINDOW; i++) {
		const struct flight *f = &s->flight[i];
		const struct post_result *r = &f->attempt.result;
		HOLDS((f->at == FLIGHT_NONE) == (i >= LETTERS));
		if (f->at == FLIGHT_NONE)
			continue;
		HOLDS(f->attempt.row.id == i + 1);
		HOLDS(r->verdict <= POST_DOUBT && r->code >= 0 && r->code <= 999);
		HOLDS(str_is_utf8(str_of(r->text)));
	}
	HOLDS(s->flight[3].at == FLIGHT_TOLD);
	HOLDS(s->flight[3].attempt.result.verdict == POST_RETRY);
	HOLDS(!s->flight[4].attempt.tried);
	HOLDS(s->child.fd >= 0 || sender_count(s, FLIGHT_TOLD) == LETTERS);
	HOLDS(str_is_utf8(str_of(s->why.text)) && !strpbrk(s->why.text, "\r\n\033"));
}

static void hear(struct fuzz_line *line)
{
	struct sender *s = calloc(1, sizeof *s);

	HOLDS(s != NULL);
	s->home = home();
	s->a = arena_create();
	s->child = (struct child){0, line->near};
	hand_letters(s);
	for (int i = 0; i < 8 && s->child.fd >= 0; i++) {
		arena_reset(s->a);
		sender_hear(s);
		is_sound(s);
	}
	if (s->child.fd >= 0)
		sender_lost(s, "it is over");
	is_sound(s);
	fuzz_taken = s->flight[0].attempt.tried &&
		     s->flight[0].attempt.result.verdict == POST_SENT;
	arena_destroy(s->a);
	free(s);
	close(line->near);
	close(line->far);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 2 || size > LINE_ROOM)
		return 0;
	struct fuzz_line line = fuzz_line(data + 1, size - 1);
	if (data[0] == 's')
		fuzz_line_serve(&line, serve);
	else
		hear(&line);
	return 0;
}
