/* Functions for every command: to look at its options, to say its name, and to tell why
 * it failed. See gm.h.
 * SPDX-License-Identifier: ISC */
#include "server/console/gm.h"

#include <string.h>

#include "base/arena.h"

struct str gm_command_name(struct arena *a, const struct gm_command *c)
{
	return str_printf(a, "%s%s%s", c->group, c->verb ? " " : "",
			  c->verb ? c->verb : "");
}

int gm_fail(struct gm *gm, const struct err *err)
{
	const bool hint = gm->game_from_env && err->kind != ERR_WORLD;

	fflush(gm->show.out);
	gm->failure = str_z(gm->a, str_of(err->text));
	fprintf(gm->err, "postalgm: %s%s%s%s\n", err->text, hint ? " (game '" : "",
		hint ? gm->args[0] : "", hint ? "' by $POSTALGM_GAME)" : "");
	switch (err->kind) {
	case ERR_REFUSED:
		return GM_REFUSED;
	case ERR_USAGE:
		return GM_USAGE;
	case ERR_NONE:
	case ERR_WORLD:
		break;
	}
	return GM_WORLD;
}

const char *gm_option_at(const struct gm *gm, const char *name, int n)
{
	for (int i = 0; i < gm->n_options; i++)
		if (strcmp(gm->options[i].name, name) == 0 && n-- == 0)
			return gm->options[i].value;
	return NULL;
}

const char *gm_option(const struct gm *gm, const char *name)
{
	return gm_option_at(gm, name, 0);
}
