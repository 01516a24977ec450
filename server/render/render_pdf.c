/* The PDF renderer, as the core sees it: the painter gets a sheet at a time, so that no message grows with the document. If
 * it dies, another one begins again with the first.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_pdf.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/process/figure_message.h"
#include "server/render/painter.h"
#include "server/render/render_png.h"

enum { TRIES = 2 };

/* Asks, and takes the answer; what only the question needs is given back. */
static bool ask(struct arena *a, struct message_out *m, struct str *bytes, bool *again,
		struct err *err)
{
	struct message_in in;

	if (!painter_ask(a, m, PAINTER_PDF_MAX + PAINTER_WHY_MAX, &in, again, err) ||
	    !painter_answer(&in, PAINTER_PDF_MAX, bytes, again, err))
		return false;
	return in.kind == PAINTER_DONE ||
	       err_set(err, "the painter did not bind those sheets");
}

static bool send_sheet(const struct figure *f, bool first, bool *again, struct err *err)
{
	struct arena *a = arena_create();
	struct message_out m = message_begin(a, PAINTER_SHEET);
	struct str nothing;

	message_put_int(&m, first);
	figure_put(&m, f);
	bool ok = ask(a, &m, &nothing, again, err);
	arena_destroy(a);
	return ok;
}

static bool bind(struct arena *a, struct pdf_about about, struct str *bytes,
		 bool *again, struct err *err)
{
	static const char head[] = "%PDF-";
	struct message_out m = message_begin(a, PAINTER_BIND);
	char made[CLOCK_ISO_MAX];

	clock_iso(about.made, made);
	message_put_str(&m, str_cut(about.title, PAINTER_TITLE_MAX));
	message_put_str(&m, str_cut(about.author, PAINTER_TITLE_MAX));
	message_put_str(&m, str_of(made));
	return ask(a, &m, bytes, again, err) &&
	       (str_starts(*bytes, head) ||
		err_set(err, "the painter did not bind those sheets"));
}

bool render_pdf(struct arena *a, const struct figure *sheets, int n,
		struct pdf_about about, struct str *bytes, struct err *err)
{
	bool again = true;

	for (int k = 0; k < TRIES && again; k++) {
		bool ok = true;
		for (int i = 0; ok && i < n; i++)
			ok = send_sheet(&sheets[i], i == 0, &again, err);
		if (ok && bind(a, about, bytes, &again, err))
			return true;
		if (again)
			painter_drop();
	}
	*bytes = STR("");
	return false;
}
