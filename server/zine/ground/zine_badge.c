/* Seats by a few letters, where their names have no room: on counters, at the ends of lines, above
 * columns of numbers.
 * SPDX-License-Identifier: ISC */
#include <limits.h>

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

static struct str inks(struct zine_doc *d, const struct zine_game *g, int seat)
{
	return str_printf(d->a, "--night:#%06x;--day:#%06x",
			  (unsigned)g->rules->ink(seat),
			  (unsigned)g->rules->ink_by_day(seat));
}

void zine_chip(struct zine_doc *d, const struct zine_game *g, int seat)
{
	zine_open(d, "span", "class", "chip", "style", str_z(d->a, inks(d, g, seat)),
		  "aria-hidden", "true", NULL);
	zine_text(d, zine_badge(g, seat));
	zine_close(d);
}

/* Who has won, where issue `i` is the end; else who lacks least, and has any of what is counted: alone or with allies. */
static unsigned leaders(const struct zine_game *g, int i)
{
	const struct zine_issue *is = &g->issues[i];
	unsigned set = 0;
	int least = INT_MAX;

	if (g->over && i == g->n - 1)
		return g->winners;
	for (int k = 0; k < g->n_seats; k++) {
		int seat = g->seats[k].seat,
		    lacks = is->at->needs[seat] - is->at->has[seat];
		if (!is->at->has[seat])
			continue;
		set = lacks < least ? 0 : set;
		least = lacks < least ? lacks : least;
		if (lacks == least)
			set |= 1U << seat;
	}
	return set;
}

/* What they have together, where that is more than the numbers beside it say; else 0. */
static int shared(const struct zine_game *g, int i, unsigned set)
{
	const struct zine_issue *is = &g->issues[i];
	int first = __builtin_ctz(set);

	for (int seat = first; seat < GAME_SEATS_MAX; seat++)
		if (set >> seat & 1 && (is->at->has[seat] != is->at->has[first] ||
					is->at->has[seat] == is->at->count[0][seat]))
			return 0;
	return is->at->has[first];
}

static void say_shared(struct buf *b, int n, int together)
{
	buf_z(b, n > 1 ? " share the lead" : "");
	if (together)
		buf_printf(b, ", with %d together", together);
	buf_char(b, '.');
}

/* "Red, Blue and Green share the lead." */
static void say_leaders(struct zine_doc *d, const struct zine_game *g, int i)
{
	const bool over = g->over && i == g->n - 1;
	unsigned set = leaders(g, i);
	int n = __builtin_popcount(set), told = 0;
	struct buf b = buf_in(d->a);

	if (!n && over)
		return;
	if (!over && n > 1 && n == g->n_seats) {
		zine_put(d, "p", "leads", STR("All are level."));
		return;
	}
	/* A seat's name may be one or many: "Emperor", "Orcs". */
	if (!over && n == 1)
		buf_z(&b, "In the lead: ");
	for (int k = 0; k < g->n_seats; k++) {
		int seat = g->seats[k].seat;
		if (!(set >> seat & 1))
			continue;
		buf_z(&b, told == 0 ? "" : told == n - 1 ? " and " : ", ");
		buf_add(&b, zine_seat(g, seat));
		told++;
	}
	if (over)
		buf_z(&b, " won.");
	else if (!n)
		buf_z(&b, "Nobody leads yet.");
	else
		say_shared(&b, n, n > 1 ? shared(g, i, set) : 0);
	zine_put(d, "p", "leads", buf_str(&b));
}

/* How far each is from the goal, as a bar of that many parts; a game without one has numbers alone. */
static void race(struct zine_doc *d, const struct zine_game *g, int seat, int count,
		 int goal)
{
	if (!goal)
		return;
	struct str style =
		str_printf(d->a, "%.*s;--of:%d;--has:%d", STR_ARG(inks(d, g, seat)),
			   goal, count > goal ? goal : count);
	zine_open(d, "span", "class", "race", "style", str_z(d->a, style),
		  "aria-hidden", "true", NULL);
	zine_close(d);
}

/* By counters. */
void zine_tally(struct zine_doc *d, const struct zine_game *g, int i)
{
	const struct zine_issue *is = &g->issues[i];

	if (!g->n_counts)
		return;
	int goal = g->rules->count_goal ? g->rules->count_goal(0) : 0;
	struct buf name = buf_in(d->a);
	buf_z(&name, g->rules->count_name(0));
	if (g->rules->count_wins)
		buf_printf(&name, " (%s)", g->rules->count_wins);
	else if (goal)
		buf_printf(&name, " (%d win)", goal);
	zine_put(d, "p", "label", buf_str(&name));
	zine_open(d, "ul", "class", "tally", NULL);
	for (int k = 0; k < g->n_seats; k++) {
		int seat = g->seats[k].seat;
		zine_open(d, "li", "class", leaders(g, i) >> seat & 1 ? "ahead" : NULL,
			  NULL);
		zine_chip(d, g, seat);
		zine_putf(d, "span", "unseen", "%.*s ", STR_ARG(zine_seat(g, seat)));
		race(d, g, seat, is->at->count[0][seat], goal);
		zine_text(d, str_printf(g->a, "%d", is->at->count[0][seat]));
		zine_close(d);
	}
	zine_close(d);
	say_leaders(d, g, i);
}
