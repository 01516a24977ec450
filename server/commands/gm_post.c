/* Used by the lists of incoming and outgoing letters.
 * SPDX-License-Identifier: ISC */
#include "server/commands/gm_post.h"

#include <jansson.h>

#include "base/arena.h"
#include "server/console/gm_find.h"
#include "server/home/nearest.h"

enum { LIST_MAX = 200 };

/* clang-format off */
#define MAX_OPTION {"max", "N", "at most this many, the newest (default 200)", false}
const struct gm_option gm_letters_list_options[] = {
	{"state", "new|working|done|held|duplicate|ignored|quarantine", "only letters in this state", false},
	MAX_OPTION,
	{0},
};
const struct gm_option gm_outbox_list_options[] = {
	{"state", "queued|sending|sent|retry|failed|doubt|dropped", "only letters in this state", false},
	MAX_OPTION,
	{0},
};
/* clang-format on */

/* --max N, or the usual number of rows. */
static bool read_max(struct gm *gm, int *max, struct err *err)
{
	const char *word = gm_option(gm, "max");
	int64_t n = LIST_MAX;

	if (word && !str_int(str_of(word), 1, 1000000, &n))
		return err_usage(err, "--max %s: it can be 1 to 1000000", word);
	*max = (int)n;
	return true;
}

/* --state NAME among `n` names; `*state` is n where none was asked for. */
static bool read_state(struct gm *gm, const char *(*name_of)(int), int n, int *state,
		       struct err *err)
{
	const char *word = gm_option(gm, "state");
	struct nearest near = {.word = str_of(word)};
	struct buf list = buf_in(gm->a);

	*state = n;
	for (int i = 0; word && i < n; i++) {
		if (str_is(str_of(word), name_of(i)))
			*state = i;
		struct str name = str_lower(gm->a, str_of(name_of(i)));
		nearest_offer(&near, name);
		buf_printf(&list, "%s" PRI_STR, i ? ", " : "", STR_ARG(name));
	}
	if (!word || *state < n)
		return true;
	return err_usage(err, "there is no state '%s'" PRI_STR, word,
			 STR_MADE(gm->a, nearest_text(gm->a, &near, buf_str(&list))));
}

bool gm_read_filter(struct gm *gm, const char *(*name_of)(int), int n_states,
		    struct gm_filter *f, struct err *err)
{
	return read_max(gm, &f->max, err) &&
	       read_state(gm, name_of, n_states, &f->state, err);
}

json_t *gm_game_name(struct gm *gm, int64_t id)
{
	struct err err = {0};
	struct game game;

	if (!id || !games_load(gm_store(gm), gm->a, id, &game, &err))
		return json_null();
	return show_str(game.name);
}

/* The GM has no seat. */
json_t *gm_colour_name(struct gm *gm, int64_t game_id, int seat)
{
	struct err err = {0};
	struct seat s;

	if (seat == SEAT_GM)
		return json_string("gm");
	if (!game_id || seat < 0 ||
	    !seats_load(gm_store(gm), gm->a, game_id, seat, &s, &err))
		return json_null();
	return show_str(s.colour);
}

int gm_settle(struct gm *gm, bool ok, struct err *err)
{
	if (ok && store_commit(gm_store(gm), err))
		return GM_DONE;
	store_rollback(gm_store(gm));
	return gm_fail(gm, err);
}
