/* The pages around the issues: zine_front.c zine_shelves.c zine_open.c the front page, zine_game.c a game's own, zine_search.c
 * the search, zine_bound.c a finished game on paper; zine_pages.c the table of the house's pages, and a page for each
 * player and each role.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_PAGES_H
#define SERVER_ZINE_PAGES_H

#include "server/zine/ground/zine_parts.h"

/* Writes the pages of the house; the front page last. */
bool zine_put_house(struct zine *, struct err *) MUST_USE;
/* Writes a page for each player and each role, and the first board of each game that looks for players; removes those that nobody has
 * any more. */
bool zine_put_people(struct zine *, struct err *) MUST_USE;

struct str zine_front_page(struct zine *);
/* The shelves; the strips without the game that is told above them (NULL: with all). */
void zine_strips(struct zine_doc *, struct zine *, const struct zine_game *but);
void zine_open_games(struct zine_doc *, struct zine *);
void zine_archive(struct zine_doc *, struct zine *);

/* Games that are open to join: loaded, as a shelf of the front page, and as JSON for programs
 * (open.json). */
bool zine_open_load(struct zine *, struct err *) MUST_USE;
void zine_open_shelf(struct zine *, struct zine_doc *);
/* On the page of a game: the free seats, when it is played, how to join it; false: it is not open. */
bool zine_open_terms(struct zine *, struct zine_doc *, const struct zine_game *);
/* Changes with what it tells. */
struct str zine_open_stamp(struct zine *, const struct zine_game *);
struct str zine_open_json(struct zine *);
/* A board as the game may begin, as all readers will see it; empty where the rules refuse the game's options, of which its GM is
 * told. Chance deals it like any game, with a seed of its own: this game's draws are nobody's to see. */
struct figure zine_first_board(struct zine_game *, const void *view, enum figure_use);
/* Writes its pictures, open-GAME.svg, for each game that looks for players; their names go behind the `n` in `keep`. */
bool zine_put_samples(struct zine *, const char **keep, int *n, struct err *) MUST_USE;
/* The picture, once it is written: leads to the game's page, or stands alone where it has none. */
void zine_sample(struct zine *, struct zine_doc *, struct zine_game *);
void zine_sample_of(struct zine *, struct zine_doc *, const struct open_place *);
/* How many seats have somebody. */
int zine_joined(const struct zine_game *);
/* The same for a game to which its GM invites: on its panel, and on its page. */
void zine_seat_terms(struct zine_doc *, struct zine_game *);

struct str zine_game_page(struct zine *, struct zine_game *);
/* The inside of it while the game has not begun. */
void zine_waiting(struct zine *, struct zine_doc *, struct zine_game *);
struct str zine_rules_page(struct zine *, struct zine_game *, struct err *);
/* latest.html: leads to the newest issue, for a bookmark that lasts. */
struct str zine_newest_page(struct zine *, struct zine_game *);
void zine_standings(struct zine_doc *, struct zine_game *, const char *caption);

/* The search works without a server: search.html with the script search.js, which reads search-data.js. That is
 * made of a file search.js for each game, which is written with the game's pages. */
struct str zine_search_page(struct zine *);
struct str zine_search_data(struct zine *);
struct str zine_search_of(struct zine *, struct zine_game *);

/* The game as sheets of A4, GAME.pdf: a cover with the board at the end, what is in it, an issue after the other, numbered.
 * Is it there? */
bool zine_is_bound(struct zine *, const struct zine_game *);
/* Makes those that are not there, a few in each writing, because the painter takes longer over them than all else: the job
 * says how many wait. The page of the game then links to it. Where the painter fails there is none, which the log tells. */
bool zine_bind(struct zine *, struct err *) MUST_USE;

#endif
