/* Reading facts of rule scenes: Powers and what they hold.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene/scene_fact_parts.h"
#include "rules/cosmic/table/catalog.h"

bool fact_read_power(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	struct str name = str_trim(str_slice(c->text, c->at, c->text.n));
	int id = ce_power_find(&ce_catalog, name);
	struct str word = scene_next(c);
	if (str_is(word, "on")) {
		f->v.number = 1;
	} else if (id) {
		f->v.number = POWER_NAMED + id;
		c->at = c->text.n;
	} else if (str_is(word, "none")) {
		f->v.number = POWER_NAMED;
	} else if (!str_is(word, "off")) {
		return scene_complain(c, "no Power '%.*s' in this game yet",
				      STR_ARG(name));
	}
	return true;
}

bool fact_read_loss(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	if (scene_take(c, "none"))
		return true;
	return scene_number(c, 0, TOKENS_MOST, &f->v.number) &&
	       scene_want(c, "pending");
}

static bool is_zone(struct str name)
{
	for (int id = 1; id <= ce_catalog.n; id++)
		for (int z = 0; z < CE_ZONES; z++) {
			const char *zone = ce_power_rule(&ce_catalog, id)->zone[z].name;
			if (zone && str_is(name, zone))
				return true;
		}
	return false;
}

/* "zone red hoard: cards" */
bool fact_read_zone(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat))
		return false;
	f->words = scene_next(c);
	if (!is_zone(f->words))
		return scene_complain(c, "no Power of this game has a zone '%.*s'",
				      STR_ARG(f->words));
	return fact_read_cards(c, f);
}

/* "captured green: red 2" */
bool fact_read_captured(struct scene_cursor *c, struct fact *f)
{
	return scene_seat(c, &f->seat) && scene_want(c, ":") &&
	       (scene_take(c, "none") || fact_read_counts(c, f, "empty"));
}

/* "standing red: power heal blue": the order is read when the position is there. */
bool fact_read_standing(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	if (scene_take(c, "none") || scene_take(c, "empty"))
		return true;
	f->words = str_trim(str_slice(c->text, c->at, c->text.n));
	if (!f->words.n)
		return scene_complain(c, "an order is expected, or `none`");
	c->at = c->text.n;
	return true;
}
