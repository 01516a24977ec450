/* The PNG renderer, as the core sees it: the painter draws (painter.h). It is started for the
 * first picture and kept; one that dies or hangs is started again.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_png.h"

#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/figure_message.h"
#include "server/render/painter.h"

enum {
	TRIES = 2,
	PATIENCE_MS = 60 * 1000, /* on a machine that is busy; its own limit is less */
	HEAD = 24,               /* bytes of a PNG up to its size */
};

/* The one thing of the house that changes behind its callers' backs: which picture it draws
 * does not depend on it. A fork does not speak on its parent's line. */
static struct {
	struct child child;
	pid_t owner;
} painter;

static bool start(struct err *err)
{
	if (painter.child.pid && painter.owner == getpid())
		return true;
	if (painter.child.pid)
		close(painter.child.fd);
	painter.owner = getpid();
	return child_start(CHILD_PAINTER, NULL, &painter.child, err);
}

static unsigned number_at(const char *s)
{
	unsigned v = 0;

	for (int i = 0; i < 4; i++)
		v = v << 8 | (unsigned char)s[i];
	return v;
}

/* A PNG of the size that was asked for, as far as its head tells. */
static bool is_picture(struct str png, const struct figure *f, int width)
{
	static const char head[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";

	return png.n > HEAD && memcmp(png.s, head, sizeof head - 1) == 0 &&
	       number_at(png.s + 16) == (unsigned)width &&
	       number_at(png.s + 20) == (unsigned)(f->height * width / f->width);
}

bool painter_answer(struct message_in *in, size_t most, struct str *bytes, bool *again,
		    struct err *err)
{
	char why[PAINTER_WHY_MAX + 1];

	*bytes = STR("");
	*again = in->kind != PAINTER_NOT;
	if (*again)
		*bytes = message_str(in, most);
	else
		message_words(in, why, sizeof why);
	if (!message_ends(in)) {
		*again = true;
		return err_set(err, "the painter gave an answer that cannot be read");
	}
	return *again || err_set(err, "%s", *why ? why : "the painter gave no reason");
}

bool render_png_take(struct message_in *in, const struct figure *f, int width,
		     struct str *bytes, bool *again, struct err *err)
{
	if (!painter_answer(in, PAINTER_PNG_MAX, bytes, again, err))
		return false;
	return (in->kind == PAINTER_DONE && is_picture(*bytes, f, width)) ||
	       err_set(err, "the painter did not draw that picture");
}

bool painter_ask(struct arena *a, struct message_out *m, size_t most,
		 struct message_in *in, bool *again, struct err *err)
{
	*again = false;
	if (!start(err))
		return false;
	enum message_result r = message_send_within(painter.child.fd, m, PATIENCE_MS);
	if (r == MESSAGE_HERE)
		r = message_receive(painter.child.fd, a, most, PATIENCE_MS, in);
	if (r == MESSAGE_HERE)
		return true;
	/* Nobody waits twice for one picture; but one that came too late belongs to nobody. */
	*again = r != MESSAGE_LATE;
	if (!*again)
		painter_drop();
	return err_set(err, r == MESSAGE_LATE ? "the painter takes too long"
					      : "the painter has ended");
}

void painter_drop(void)
{
	child_kill(&painter.child);
}

bool render_png(struct arena *a, const struct figure *f, int width, struct str *bytes,
		struct err *err)
{
	struct message_out m = message_begin(a, PAINTER_DRAW);
	struct message_in in;
	bool again = true;

	message_put_int(&m, width);
	figure_put(&m, f);
	for (int i = 0; i < TRIES && again; i++) {
		*bytes = STR("");
		if (painter_ask(a, &m, PAINTER_PNG_MAX, &in, &again, err) &&
		    render_png_take(&in, f, width, bytes, &again, err))
			return true;
		if (again)
			painter_drop();
	}
	*bytes = STR("");
	return false;
}
