/* game option: the switches of a game, shown and turned.
 * SPDX-License-Identifier: ISC */
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "server/commands/gm_game.h"
#include "server/home/nearest.h"
#include "server/options/game_options.h"
#include "server/options/settings.h"
#include "server/people/option_set.h"
#include "server/phase/phase_window.h"

/* clang-format off */
static const struct column option_columns[] = {
	{"name",    "option", COLUMN_TEXT, false},
	{"value",   "value",  COLUMN_TEXT, false},
	{"values",  "can be", COLUMN_TEXT, true},
	{"rule",    "rule",   COLUMN_TEXT, false},
	{"what",    "what it is", COLUMN_TEXT, true},
};
/* clang-format on */

/* The switches of the server, then those of the rules; NULL at the end. */
static const struct game_option *option_at(const struct game_rules *rules, int i)
{
	for (const struct game_option *o = play_options; o->name; o++)
		if ((rules->power || play_option_at(o) != OPTION_POWERS) && i-- == 0)
			return o;
	for (const struct game_option *o = rules->options; o && o->name; o++)
		if (i-- == 0)
			return o;
	return NULL;
}

/* "@map.json" -> what stands in it. A name without @ is not played as if it were the file: a
 * GM who forgets the sign is told. */
static bool read_file(struct gm *gm, const char *name, struct str *value,
		      struct err *err)
{
	struct buf text = buf_in(gm->a);
	char some[4096];
	size_t n;

	if (!str_starts(*value, "@"))
		return err_refuse(
			err, "option %s takes a file: %s=@PATH, not \"" PRI_STR "\"",
			name, name, STR_ARG(str_cut(*value, 60)));
	const char *path = str_z(gm->a, str_slice(*value, 1, value->n));
	FILE *f = fopen(path, "rb");
	if (!f)
		return err_refuse(err, "%s: %s", path, strerror(errno));
	while (text.n <= GAME_FILE_MAX && (n = fread(some, 1, sizeof some, f)) > 0)
		buf_add(&text, (struct str){some, n});
	bool bad = ferror(f) != 0;
	fclose(f);
	*value = buf_str(&text);
	if (bad || text.n > GAME_FILE_MAX || !str_is_utf8(*value))
		return err_refuse(err, "%s: expected UTF-8 text of at most %d bytes",
				  path, (int)GAME_FILE_MAX);
	return true;
}

/* "nmr=wait" -> name and value, the name being one that the game has. */
bool gm_game_read_option(struct gm *gm, const struct game_rules *rules, struct str word,
			 struct option_setting *set, struct err *err)
{
	struct str value = word, name = str_until(&value, '=');
	struct nearest near = {.word = name};
	struct buf list = buf_in(gm->a);
	const struct game_option *o;

	if (name.n == word.n || !name.n)
		return err_usage(err,
				 "'" PRI_STR
				 "' is not an option; write NAME=VALUE, like nmr=wait",
				 STR_ARG(word));
	for (int i = 0; (o = option_at(rules, i)) != NULL; i++) {
		if (str_iequal(name, str_of(o->name))) {
			*set = (struct option_setting){str_of(o->name), value};
			return !str_is(str_of(o->values), "FILE") ||
			       read_file(gm, o->name, &set->value, err);
		}
		nearest_offer(&near, str_of(o->name));
		buf_printf(&list, "%s%s", i ? ", " : "", o->name);
	}
	return err_refuse(err, "there is no option '" PRI_STR "'" PRI_STR,
			  STR_ARG(name),
			  STR_MADE(gm->a, nearest_text(gm->a, &near, buf_str(&list))));
}

/* The rules say what becomes of players who send nothing. */
static const char *rule_of(const struct game_rules *rules, const struct game_option *o)
{
	const char *rule =
		play_option_at(o) == OPTION_NMR ? game_absent(rules)->rule : o->rule;

	return rule ? rule : "";
}

json_t *gm_game_option_rows(struct gm *gm, const struct gm_table *t, struct err *err)
{
	const struct game_option *o;
	json_t *rows = json_array();

	for (int i = 0; (o = option_at(t->rules, i)) != NULL; i++) {
		struct str value;
		if (!option_get(gm_store(gm), gm->a, t->game.id, o->name, &value,
				err)) {
			json_decref(rows);
			return NULL;
		}
		if (play_option_at(o) == OPTION_DEADLINES)
			value = t->game.deadlines;
		else if (!value.n)
			value = game_option_default(gm->a, &gm->home->config, o);
		json_array_append_new(
			rows,
			json_pack("{s:s, s:o, s:s, s:s, s:s}", "name", o->name, "value",
				  show_str(game_option_shown(gm->a, o, value)),
				  "values", o->values, "rule", rule_of(t->rules, o),
				  "what", o->what ? o->what : ""));
	}
	return rows;
}

void gm_game_show_options(struct gm *gm, json_t *rows, bool all)
{
	show_table(&gm->show, option_columns, all ? 5 : 2, rows, "");
}

/* Is there a mailbox whose letters P2 holds, because no mail server vouches for them? */
static bool lacks_authserv(const struct config *c)
{
	for (int i = 0; i < c->n_in; i++)
		if (!c->in[i].authserv_id.n)
			return true;
	return false;
}

void gm_game_warn_of_trust(struct gm *gm, const struct game *g)
{
	const struct config *c = &gm->home->config;
	struct settings s;
	struct err ignored = {0};

	if (settings_load(gm->home, gm->a, g, &s, &ignored) && s.auth == 2 &&
	    lacks_authserv(c))
		show_line(
			&gm->show,
			"Note: auth P2 holds every letter%s while %s is empty (postalgm.json).",
			c->in_is_list ? " of a mailbox" : "",
			c->in_is_list ? "its authserv_id" : "mail.authserv_id");
}

int gm_game_option(struct gm *gm)
{
	struct str why = str_trim(str_of(gm_option(gm, "why")));
	bool force = gm_option(gm, "force") != NULL;
	struct option_setting set;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (force && !why.n) {
		err_usage(&err,
			  "say why, for all players read it: --force --why \"...\"");
		return gm_fail(gm, &err);
	}
	if (gm->n_args == 1) {
		json_t *rows = gm_game_option_rows(gm, &t, &err);
		if (!rows)
			return gm_fail(gm, &err);
		gm_game_show_options(gm, rows, true);
		return GM_DONE;
	}
	if (!gm_game_read_option(gm, t.rules, gm_arg(gm, 1), &set, &err) ||
	    !option_turn(gm->home, gm->a, t.game.name, set.name, set.value, force, why,
			 &err) ||
	    (play_option_of(set.name) == OPTION_EARLY &&
	     !phase_window_anew(gm->home, gm->a, t.game.name, &err)))
		return gm_fail(gm, &err);
	if (play_option_of(set.name) != OPTION_DEADLINES &&
	    !option_get(gm_store(gm), gm->a, t.game.id, str_z(gm->a, set.name),
			&set.value, &err))
		return gm_fail(gm, &err);
	const struct game_option *o = game_option_named(t.rules->options, set.name);
	show_line(&gm->show, "Game '" PRI_STR "': " PRI_STR " is " PRI_STR " now.",
		  STR_ARG(t.game.name), STR_ARG(set.name),
		  STR_MADE(gm->a,
			   o ? game_option_shown(gm->a, o, set.value) : set.value));
	if (play_option_of(set.name) == OPTION_AUTH)
		gm_game_warn_of_trust(gm, &t.game);
	return GM_DONE;
}
