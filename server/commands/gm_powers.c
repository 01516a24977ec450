/* powers list, powers show: the Powers that a game's seats may have, for the GM who
 * chooses them.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "base/page.h"
#include "orders/vocab.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/options/powers.h"
#include "server/render/render_text.h"

/* clang-format off */
static const struct column columns[] = {
	{"name",   "name",   COLUMN_TEXT, false},
	{"title",  "title",  COLUMN_TEXT, false},
	{"kind",   "use",    COLUMN_TEXT, false},
	{"phases", "phases", COLUMN_TEXT, false},
	{"line",   "what it does", COLUMN_TEXT, true},
};
/* clang-format on */

static bool rules_asked_for(struct gm *gm, const struct game_rules **r, struct err *err)
{
	const char *name = gm_option(gm, "rules");
	return gm_find_rules(gm, str_of(name ? name : games[0]->name), r, err);
}

/* [2, 3]; in a table "2, 3". */
static json_t *phase_list(const struct game_rules *r, unsigned phases)
{
	json_t *list = json_array();
	struct vocab_turn turn;

	vocab_phases(r->vocab, NULL, 1, &turn);
	for (int p = 1; p <= turn.n; p++)
		if (turn.phase[p - 1].kinds & phases)
			json_array_append_new(list, json_integer(p));
	return list;
}

static json_t *list_row(const struct game_rules *r, const struct game_power *p)
{
	return json_pack("{s:s, s:s, s:s, s:o, s:o}", "name", p->name, "title",
			 p->title, "kind", p->kind, "phases",
			 phase_list(r, p->use[0].phases), "line",
			 show_str(powers_line(p)));
}

static int powers_list(struct gm *gm)
{
	const struct game_rules *r;
	struct game_power p;
	struct err err = {0};

	if (!rules_asked_for(gm, &r, &err))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = 0; r->power && r->power(i, &p); i++)
		json_array_append_new(rows, list_row(r, &p));
	show_table(&gm->show, columns, sizeof columns / sizeof *columns, rows,
		   "This game gives out no roles.");
	return GM_DONE;
}

/* "Anti-Matter" may come as two words. */
static struct str name_asked_for(struct gm *gm)
{
	struct buf name = buf_in(gm->a);

	for (int i = 0; i < gm->n_args; i++)
		buf_printf(&name, "%s" PRI_STR, i ? " " : "",
			   STR_MADE(gm->a, gm_arg(gm, i)));
	return buf_str(&name);
}

static json_t *text_or_null(const char *text)
{
	return text ? json_string(text) : json_null();
}

static json_t *power_json(const struct game_rules *r, const struct game_power *p)
{
	json_t *uses = json_array();

	for (int i = 0; i < GAME_POWER_USES; i++) {
		const struct game_power_use *u = &p->use[i];
		if (u->text)
			json_array_append_new(
				uses, json_pack("{s:s, s:s, s:o, s:o, s:o}", "what",
						u->what, "text", u->text, "phases",
						phase_list(r, u->phases), "order",
						text_or_null(u->help), "example",
						text_or_null(u->example)));
	}
	return json_pack("{s:s, s:s, s:s, s:o}", "name", p->name, "title", p->title,
			 "kind", p->kind, "uses", uses);
}

static int powers_show(struct gm *gm)
{
	const struct game_rules *r;
	struct game_power p;
	struct err err = {0};

	if (!rules_asked_for(gm, &r, &err))
		return gm_fail(gm, &err);
	struct str name = name_asked_for(gm);
	int i = powers_find(r, name);
	if (i < 0 || !r->power(i, &p)) {
		if (powers_count(r))
			err_refuse(&err, "there is no %s '" PRI_STR "'" PRI_STR,
				   game_role_kind(r), STR_ARG(name),
				   STR_MADE(gm->a, powers_instead(gm->a, r, name)));
		else
			err_refuse(&err, "%s is played without %s", r->title,
				   game_role_kinds(r));
		return gm_fail(gm, &err);
	}
	if (gm->show.json) {
		show_json(&gm->show, power_json(r, &p));
		return GM_DONE;
	}
	struct page page = page_in(gm->a);
	r->power_sheet(i, &page);
	show_text(&gm->show, render_text(gm->a, &page));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option powers_options[] = {
	{"rules", "RULES", "of which rules (default: the first)", false},
	{0},
};

const struct gm_command gm_powers_commands[] = {
	{.group = "powers", .verb = "list", .args = "",
	 .flags = GM_SHOWS, .options = powers_options,
	 .what = "Lists the roles, how they are used and in which phases they are ordered",
	 .more = "A mandatory one acts without orders, an automatic one unless its owner says\n"
		 "no or misses the phase, an optional one when it is ordered.",
	 .example = "postalgm powers list", .run = powers_list},
	{.group = "powers", .verb = "show", .args = "NAME", .least = 1, .most = 3,
	 .flags = GM_SHOWS, .options = powers_options,
	 .what = "Shows a role as its owner reads it: text, orders, an example",
	 .more = "Capitals, spaces and hyphens in the name do not matter.",
	 .example = "postalgm powers show anti-matter", .run = powers_show},
	{0},
};
/* clang-format on */
