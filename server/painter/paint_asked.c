/* What the painter is asked: see paint_asked.h.
 * SPDX-License-Identifier: ISC */
#include "server/painter/paint_asked.h"

#include "base/process/figure_message.h"
#include "server/render/painter.h"
#include "server/render/render_png.h"

static bool take_words(struct message_in *in, struct str *words)
{
	*words = message_str(in, PAINTER_TITLE_MAX);
	return str_is_utf8(*words);
}

bool paint_asked(struct message_in *in, struct arena *a, struct paint_asked *out)
{
	*out = (struct paint_asked){.kind = in->kind};
	switch (in->kind) {
	case PAINTER_DRAW:
		out->width = (int)message_int(in, 1, PRESS_PNG_WIDTH_MAX);
		return figure_take(in, a, &out->figure) && message_ends(in);
	case PAINTER_SHEET:
		out->first = message_int(in, 0, 1);
		return figure_take(in, a, &out->figure) && message_ends(in);
	case PAINTER_BIND:
		return take_words(in, &out->title) && take_words(in, &out->author) &&
		       take_words(in, &out->made) && message_ends(in);
	default:
		return false;
	}
}
