/* Boards as pictures on a page: see zine_parts.h.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

static void image(struct zine_doc *d, const char *src, struct str alt, int width,
		  int height)
{
	char w[16], h[16];

	snprintf(w, sizeof w, "%d", width);
	snprintf(h, sizeof h, "%d", height);
	zine_open(d, "img", "src", src, "alt", str_z(d->a, alt), "width", w, "height",
		  h, "loading", "lazy", NULL);
}

void zine_mini(struct zine_doc *d, const struct zine_game *g,
	       const struct zine_issue *of, const char *folder)
{
	bool mini = of->mini_width > 0;
	struct str src = str_printf(g->a, "%s%.*s%s.svg", folder, STR_ARG(of->name),
				    mini ? "-mini" : "");

	image(d, str_z(g->a, src), STR(""), mini ? of->mini_width : of->board_width,
	      mini ? of->mini_height : of->board_height);
}

static const char *number(struct zine_doc *d, int n)
{
	return str_z(d->a, str_printf(d->a, "%d", n));
}

void zine_picture(struct zine_doc *d, const struct zine_game *g,
		  const struct zine_issue *of, const char *folder, struct str alt)
{
	bool phone = of->phone_width > 0, mini = !phone && of->mini_width > 0;
	int width = phone ? of->phone_width : mini ? of->mini_width : of->board_width;
	int height = phone  ? of->phone_height
		     : mini ? of->mini_height
			    : of->board_height;
	struct str name = str_printf(g->a, "%s%.*s", folder, STR_ARG(of->name));
	struct str shape = str_printf(g->a, "--shape:%d/%d;--mini:%d/%d",
				      of->board_width, of->board_height, width, height);

	zine_open(d, "picture", "style", str_z(d->a, shape), NULL);
	if (phone || mini)
		zine_open(d, "source", "media", "(max-width: 26rem)", "srcset",
			  str_z(d->a, str_printf(d->a, "%.*s-%s.svg", STR_ARG(name),
						 phone ? "phone" : "mini")),
			  "width", number(d, width), "height", number(d, height), NULL);
	image(d, str_z(g->a, str_printf(g->a, "%.*s.svg", STR_ARG(name))), alt,
	      of->board_width, of->board_height);
	zine_close(d);
}
