/* The people of the zine, what their seats brought them, and their ratings; the roles of the games and how they
 * open. All of it is counted over the games in the zine alone.
 *
 * A player is a name here, as in the statistics: two names are never told to be one person's, and in an anonymous
 * game that still runs nobody is counted (zine_load.c). The house is not a player.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_PEOPLE_H
#define SERVER_ZINE_PEOPLE_H

#include "server/zine/ground/zine_parts.h"

/* People ------------------------------------------------------------------------ */

/* A seat that somebody plays or played. */
struct zine_held {
	struct zine_game *g;
	int seat;
	bool last;  /* they have it still, or had it at the end */
	bool whole; /* ... and nobody had it before */
};

struct zine_person {
	struct str name;
	const char *page; /* "player-ann.html" */
	int n_held;
	struct zine_held *held; /* in order of the games */
	int games, over, won;   /* begun; of these over; of these won */
	int left;               /* games in which somebody else has their seat now */
	int owed, missed;       /* phases with orders */
	int *rated;             /* rated games, by kind of game */
	double *strength;       /* by kind of game; 1: an average player */
};

/* By name. */
struct zine_people {
	int n;
	struct zine_person *p;
	int n_kinds; /* the kinds of game that the zine has */
	const struct game_rules **kind;
};

/* Counts all of them. Call it when the games are loaded. */
void zine_count_people(struct zine *);
/* The page of the player of that name, "player-ann.html": the same name has the same page for good. NULL: the
 * house, which has none. */
const char *zine_player_page(struct arena *, struct str name);
/* Its address by the letters of ASCII in the name alone, which the page had before names were set in Latin letters, and which no
 * edition of libicu changes: it leads on to the page. NULL: there is none beside the page's own. */
const char *zine_player_page_plain(struct arena *, struct str name);
/* The page at that address. */
struct str zine_player_onward(struct zine *, const struct zine_person *);
/* Has the person enough rated games of that kind? */
bool zine_is_rated(const struct zine_person *, int kind);
/* 100: an average player; 200 is twice as strong. */
int zine_rating(const struct zine_person *, int kind);
/* Did the seat win? */
bool zine_has_won(const struct zine_held *);
/* The same seats, those of the newest games first. */
const struct zine_held *zine_newest_first(struct arena *, const struct zine_held *,
					  int n);
/* "Won, with Bob", "Lost", "Being played": what came of the seat. */
struct str zine_outcome(const struct zine_held *);

/* Ratings ------------------------------------------------------------------------- */

enum { RATED_GAMES_MIN = 5, RATING_AVERAGE = 100 };

/* A game as it is rated: who played (-1: an average player), and which of these won. */
struct zine_rated {
	int n;
	int player[GAME_SEATS_MAX];
	bool won[GAME_SEATS_MAX];
};

/* The strengths of all players, fitted to all games at once, so that their order does not matter: the chance of a
 * seat to win is its strength in those of all seats of the game (the model of Bradley, Terry and Luce; D. Hunter,
 * "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32, 2004). A win that several share
 * is divided among them. Each player begins with one win and one loss against an average player, which keeps a
 * row of wins from being without measure. */
void zine_fit(const struct zine_rated *, int n_games, int n_players, double strength[]);

/* Roles ---------------------------------------------------------------------------- */

struct zine_role {
	const struct game_rules *rules;
	struct str name;  /* "MIND", or the seat where a game has no roles beside it */
	const char *page; /* "role-cosmic-mind.html" */
	int power; /* its number among the game's Powers; -1: it is not a Power */
	int n_held;
	struct zine_held *held;
	int over, won;
};

struct zine_roles {
	int n;
	struct zine_role *r;
};

void zine_count_roles(struct zine *);
const char *zine_role_page(struct arena *, const struct game_rules *, struct str role);
/* The role of a seat in that game; empty: none that is known. */
struct str zine_role_of(const struct zine_game *, int seat);

/* Pages ----------------------------------------------------------------------------- */

struct str zine_player_page_of(struct zine *, const struct zine_person *);
struct str zine_role_page_of(struct zine *, const struct zine_role *);
struct str zine_fame_page(struct zine *);
struct str zine_statistics_page(struct zine *);

/* A cell that leads somewhere; `href` NULL: its text alone. `head`: it names its row. */
void zine_cell(struct zine_doc *, bool head, const char *href, struct str text);
/* The head of a row about a game: its title, which leads to its page, and what is played. */
void zine_game_cell(struct zine_doc *, const struct zine_game *);
/* A cell with a number. */
void zine_number(struct zine_doc *, int n);
/* A cell with a rate and a bar below it, as long as it is high; "-" of nothing. */
void zine_rate_cell(struct zine_doc *, int part, int of);
/* "26 Nov 2026" */
struct str zine_day(struct arena *, int64_t utc);
/* A list of games has so many rows, the newest: a page of the house is read on phones. All games are in the lists of the search, and
 * this leads there, where `n` games are left out. */
enum { ZINE_LISTED = 100 };
void zine_more_games(struct zine_doc *, int n);
/* The way from the front page to a game's page: "kestrel/index.html". */
const char *zine_game_way(const struct zine_game *);

#endif
