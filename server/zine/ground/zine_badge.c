/* Seats by a few letters, where their names have no room: on counters, at the ends of lines, above
 * columns of numbers.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

enum { NAME_COLUMNS = 8, INITIALS_MAX = 3 };

/* The ways to shorten a name, the shortest first. */
enum badge { BADGE_LETTER, BADGE_INITIALS, BADGE_TWO, BADGE_THREE, BADGE_NUMBER };

static struct str initials(struct arena *a, struct str name)
{
	struct buf b = buf_in(a);
	struct str word;

	for (int i = 0; i < INITIALS_MAX && str_word(&name, &word); i++)
		buf_add(&b, str_slice(word, 0, str_octets(word, 1)));
	return buf_str(&b);
}

static struct str shortened(const struct zine_game *g, int seat, enum badge how)
{
	struct str name = zine_seat(g, seat);

	switch (how) {
	case BADGE_LETTER:
		return str_slice(name, 0, str_octets(name, 1));
	case BADGE_INITIALS:
		return initials(g->a, name);
	case BADGE_TWO:
		return str_slice(name, 0, str_octets(name, 2));
	case BADGE_THREE:
		return str_slice(name, 0, str_octets(name, 3));
	case BADGE_NUMBER:
		break;
	}
	return str_printf(g->a, "%d", seat + 1);
}

/* Do all seats of this kind of game stay apart when they are shortened? Those that do
 * not play count too, so that a seat has one badge in all games of the kind. */
static bool tells_apart(const struct zine_game *g, enum badge how)
{
	for (int i = 1; i < g->rules->seats_max; i++)
		for (int k = 0; k < i; k++)
			if (str_equal(shortened(g, i, how), shortened(g, k, how)))
				return false;
	return true;
}

struct str zine_badge(const struct zine_game *g, int seat)
{
	enum badge how = BADGE_LETTER;

	while (how < BADGE_NUMBER && !tells_apart(g, how))
		how++;
	return shortened(g, seat, how);
}

bool zine_has_short_names(const struct zine_game *g)
{
	for (int i = 0; i < g->n_seats; i++)
		if (str_columns(zine_seat(g, g->seats[i].seat)) > NAME_COLUMNS)
			return false;
	return true;
}

struct str zine_short(const struct zine_game *g, int seat)
{
	return zine_has_short_names(g) ? zine_seat(g, seat) : zine_badge(g, seat);
}

struct str zine_inks(struct arena *a, const struct zine_game *g, int seat)
{
	return str_printf(a, "--night:#%06x;--day:#%06x", (unsigned)g->rules->ink(seat),
			  (unsigned)g->rules->ink_by_day(seat));
}

void zine_chip(struct zine_doc *d, const struct zine_game *g, int seat)
{
	zine_open(d, "span", "class", "chip", "style",
		  str_z(d->a, zine_inks(d->a, g, seat)), "aria-hidden", "true", NULL);
	/* Blanks at its ends are not drawn; without a style sheet they keep it from the word beside it. */
	zine_text(d, str_printf(d->a, " %.*s ", STR_MADE(d->a, zine_badge(g, seat))));
	zine_close(d);
}
