/* One game, as the server sees it: pure functions over plain values. Nothing here keeps
 * memory between calls, reads a clock, or draws except through rng: the same arguments
 * give the same bytes.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_GAME_H
#define RULES_GAME_H

#include <stdbool.h>
#include <stddef.h>

#include "base/seat.h"
#include "base/str.h"
#include "orders/sheet.h"
#include "rules/event.h"
#include "rules/rng.h"
#include "rules/trace.h"

struct err;
struct figure;
struct json_t;
struct game_player;
struct matches;
struct page;
struct rule_book;
struct vocab;
struct vocab_phase;
struct scene_words;
struct voice;

enum {
	GAME_SEATS_MAX = 12,
	GAME_TOKEN_MAX = 8,
	GAME_PHASES_MAX = 30, /* VOCAB_PHASES_MAX */
	GAME_FILE_MAX = 65536
};

/* An option of a game. `values` are words separated by |, the first the default; a
 * value written `1..9` or `N` takes a number, `FILE` a text of at most GAME_FILE_MAX
 * bytes, which the GM gives as @PATH. */
struct game_option {
	const char *name, *values, *what, *rule;
};

struct option_setting {
	struct str name, value;
};

struct setup {
	int n_seats;    /* how many play */
	unsigned seats; /* bit per seat that plays; the first n_seats, unless the game
			   has any_seats */
	int n_options;
	const struct option_setting *options;
	struct str powers[GAME_SEATS_MAX]; /* by seat, by name; empty: none */
};

/* One use of a Power: its effect, and how it is ordered. */
struct game_power_use {
	const char *what;    /* "Power", "Wild Flare" */
	const char *text;    /* for the players; NULL: there is no such use */
	unsigned phases;     /* in which it is ordered, PHASE(n) each; 0: never */
	const char *help;    /* the words of its orders, one paragraph; or NULL */
	const char *example; /* an order as it is written; or NULL */
};

/* A Power, as those read it who choose one. */
enum { GAME_POWER_USES = 3 };
struct game_power {
	const char *name, *title; /* "Zombie", "power of immortality" */
	const char *kind;         /* "mandatory", "optional", "automatic" */
	struct game_power_use use[GAME_POWER_USES]; /* its own first, then its cards' */
};

/* The orders of one phase and their results. */
struct adjudication {
	const void *before;
	/* NULL: nothing came, and nothing holds. Not readable: nothing came, and its slots
	 * are the orders that hold from earlier phases, which are carried out. A readable
	 * one that lacks an order which held (vocab.standing) has cleared it; NULL clears
	 * nothing. */
	const struct sheet *sheets[GAME_SEATS_MAX];
	/* Bit per seat whose missing orders are not a miss: the phase runs before the
	 * deadline that was told. The seat is played as if it had missed; its row of
	 * misses neither grows nor ends. */
	unsigned excused;
	const struct rng *rng;
	struct arena *arena; /* scratch and results live here */
	void *after;         /* state_size bytes */
	struct events *events;
	struct trace *trace;
	bool hold_asked; /* out: a paradox, and the game waits for the GM */
};

/* The treatment of a player who sends nothing, in words for players. */
struct game_absent {
	const char *policy;   /* the consequence, one sentence */
	const char *played;   /* how the seat is played: "at random" */
	const char *given_up; /* why its orders are no longer read: half a sentence */
	const char *rule;     /* "rule 18"; NULL: the players know no number for it */
	int most;             /* misses in a row after which a seat leaves; 0: never */
};

/* How far a seat is, by the count that stands first, together with those who win with it. */
struct count_aim {
	int has, needs;
	unsigned with; /* a bit for each of them, the seat itself among them */
};

/* Every member is set, except those for which NULL has a meaning; programs check this
 * when they start (games_check). */
struct game_rules {
	const char *name;  /* "cosmic": key in the store, folder here */
	const char *title; /* "Cosmic Encounter" */
	int edition;       /* raised when the same orders would end, or be reported,
			      differently */
	int seats_min, seats_max; /* players at least; seats */
	/* Players at most, where fewer can play than there are seats: two of three
	 * factions. 0: as many as there are seats. Less only with any_seats. */
	int players_max;
	/* Any three seats can play a game of three, not only the first three. Such a
	 * game gives out no Powers: the seats themselves differ. */
	bool any_seats;
	const char *const
		*colours; /* by seat, as people read and write it; lower case */
	/* By seat, as it is in addresses: 1 to GAME_TOKEN_MAX of a-z and 0-9, all
	 * different, none "gm". NULL: the colours are such words. */
	const char *const *tokens;
	/* Kinds of phase that a turn may have; those of turn 0 are vocab->setup_phases. Which of
	 * them a game has, and under which numbers, vocab->phases says. */
	int n_phases;
	const char *const *phase_names; /* by kind - 1 */
	/* The defaults for missing orders, one row for each kind of phase of a turn: printed
	 * after "Without orders: ", so a sentence without its capital. NULL in a row: nobody
	 * owes anything then. One row more, or NULL there: printed after "Without orders in
	 * any phase: ". NULL: not told. */
	const char *const *phase_missed;
	/* The same for the phases of turn 0, vocab->setup_phases rows. NULL: not told. */
	const char *const *setup_missed;
	const struct game_absent *absent;  /* NULL: defaults stand in, nobody leaves */
	size_t state_size, view_size;      /* flat structs without pointers */
	const struct game_option *options; /* ended by a NULL name */
	const struct vocab *vocab;
	/* How to play, for beginners, on one screen: paragraphs, ended by NULL; one
	 * that begins with "- " is an item of a list. NULL: the invitation says nothing
	 * about it. */
	const char *const *lesson;
	const struct rule_book *book; /* rules/pieces/rulings.h; NULL: there is none */
	const struct scene_words
		*scene; /* facts of rule scenes; see server/scene/scene.h. NULL: there
			   are no scenes of this game */

	/* How the house plays a seat that no person leads (rules/player.h). NULL: it
	 * cannot, and the GM is told so. */
	const struct game_player *player;

	/* The Powers that a seat may have, from 0; false after the last. Both NULL in a
	 * game without Powers. */
	bool (*power)(int i, struct game_power *);
	/* Everything that a player should read before the game [R17]. */
	void (*power_sheet)(int i, struct page *);

	/* The first position: deck, hands, destinies. false: an option or a count is
	 * wrong. */
	bool (*setup)(void *state, const struct setup *, const struct rng *,
		      struct events *, struct err *);
	int (*turn)(const void *state);      /* from 1; 0: a set-up that is played */
	int (*phase)(const void *state);     /* from 1; 0 when the game is over */
	unsigned (*owes)(const void *state); /* bit per seat that owes orders */
	/* Bit per seat that may order anything in this phase, including those that owe
	 * orders; the phase runs early once these are in, and at once if there are
	 * none. NULL: all seats in the game. */
	unsigned (*may_order)(const void *state);
	/* Has the open phase no deadline of its own? It runs when all that may order
	 * are in, or when the GM says so, who may also give it a deadline. NULL: every
	 * phase has one. */
	bool (*untimed)(const void *state);
	unsigned (*seats)(const void *state);       /* bit per seat still in the game */
	unsigned (*winners)(const void *state);     /* bit per seat, once it is over */
	int (*misses)(const void *state, int seat); /* missed orders in a row [R18] */
	/* Another player takes the seat over: its row of misses starts at 0. */
	void (*new_player)(void *state, int seat);
	/* Bit per seat that leaves at the end of the turn, unless another player takes
	 * it over first [R18, R-177]. */
	unsigned (*leaving)(const void *state);
	/* Bit per seat that is played at random until the end of the turn, even if it
	 * sends orders. */
	unsigned (*by_chance)(const void *state);
	/* The seat is played at random until the end of the turn, and then leaves. */
	void (*resign)(void *state, int seat);
	/* The seat's own orders count until the end of the turn, and then it leaves. */
	void (*leave)(void *state, int seat);
	/* The GM ends the game: over, without a winner. */
	void (*stop)(void *state);
	/* Changes an option of a running game; refuses one that is fixed at the
	 * start. */
	bool (*set_option)(void *state, struct str name, struct str value,
			   struct err *);

	/* Fills in what the seat (or SEAT_READERS, SEAT_GM) may know [R5, R6], and clears the rest: the room comes
	 * as it is. */
	void (*view)(const void *state, int seat, void *view);
	/* Writes the role of the reader: "Power: MIND"; empty if they have none beside
	 * their colour. NULL: always empty. */
	void (*role)(const void *view, struct buf *);
	/* The game's word for a role beside the colour, one and many ("Power",
	 * "Powers"), and the role of a seat. All three NULL: nothing is told. The role
	 * is the one that the reader of the view knows ("MIND"), empty if they know
	 * none. */
	const char *role_kind, *role_kinds;
	void (*role_name)(const void *view, int seat, struct buf *);
	/* The game's word for its seats, one and many, where they differ from each other ("Faction"). Both NULL: "Seat". */
	const char *seat_kind, *seat_kinds;
	/* Writes the orders that are still owed, as part of a sentence: "an attack on a
	 * YELLOW planet, and a place for 1 Limbo token"; empty if nothing is owed.
	 * `sheet` may be NULL. */
	void (*needs)(const void *view, const struct sheet *, struct buf *);
	/* Is an answer owed that another player has asked for? FINAL says that what is
	 * missing is missing on purpose, but not for somebody else: without the answer
	 * the phase does not run early. NULL: the game has no such questions. */
	bool (*owes_answer)(const void *view, const struct sheet *);
	/* Sections 1 to 7 of the report; `seen` are the events of the turn of the phase
	 * that ran last, already filtered by audience. */
	void (*report)(const void *view, const struct events *seen, struct page *);
	/* The contents of the view, for programs: the board, the hand. `own`: only what readers of the same state
	 * may know otherwise than all of them together (SEAT_READERS). NULL: not told. */
	struct json_t *(*position)(const void *view, bool own);
	/* The board as a figure, all of it public; `seen` as for the report. The zine draws
	 * it; letters have it where `report` puts it (page_board), drawn once for all readers from
	 * what readers may know. NULL: there is none. */
	void (*chart)(const void *view, const struct events *seen, struct figure *);
	/* How the board is read, for those who see one for the first time: paragraphs, ended by NULL. NULL: nothing
	 * needs to be told. */
	const char *const *chart_key;
	/* The fights of that turn which have come to a result (matches.h), as far as the reader of the view
	 * may know them. NULL: the game tells none. */
	void (*matches)(const void *view, const struct events *seen, struct matches *);
	/* Title and lines of colour for the report on the phase that ran (voice.h),
	 * from the readers' views before (NULL: the set-up) and after it and from the
	 * readers' events of the turn. NULL: the game has no voice. */
	void (*voice)(const void *before, const void *after, const struct events *seen,
		      const struct rng *, struct arena *, struct voice *);
	/* Public counts for each seat, for standings and drawings of the game's course:
	 * names from 0 ("Warp"), NULL after the last; the meaning ("tokens in the
	 * Warp"); the number. All three NULL: nothing is counted. */
	const char *(*count_name)(int which);
	const char *(*count_what)(int which);
	int (*count)(const void *view, int which, int seat);
	/* The number of it that wins the game; 0: it wins nothing. NULL: none of them does. */
	int (*count_goal)(int which);
	/* Where one number does not say what wins by the count that stands first, for there are allies: that in words ("3 win,
	 * 4 for two allies"), and how far the seat and its allies are. Both NULL: count_goal says it. */
	const char *count_wins;
	struct count_aim (*count_aim)(const void *view, int seat);
	/* How the seat opened the game, in a few words of the game for a row of a table ("3
	 * tokens, 1 ally"); openings of one kind have the same words. `view` is that of all readers in the
	 * position after turn 1. Empty: nothing to tell. NULL: the game tells no openings. */
	void (*opening)(const void *view, int seat, struct buf *);
	/* The seat's colour, 0xRRGGBB, for drawings on a dark background. */
	int32_t (*ink)(int seat);
	int32_t (*ink_by_day)(int seat); /* on a light one, and behind light letters */
	/* Section 10: the order form with examples that are legal now. */
	void (*form)(const void *view, struct page *);
	/* The game's part of the start letter [R5, R17]. */
	void (*start)(const void *view, struct page *);
	/* One sentence for an event, for the GM's log; empty if it has none. */
	void (*phrase)(const void *view, const struct event *, struct buf *);

	/* The trace has typed lines (trace.h) for each alternative that came up, so an
	 * alternative without a line did not come up. false: it does not tell. */
	bool traces_all;
	/* NULL: every line about orders has its type. */
	const struct trace_own *own_trace;
	/* Runs the phase; `after` begins as a copy of `before`. */
	void (*adjudicate)(struct adjudication *);

	struct json_t *(*save)(const void *state);
	bool (*load)(const struct json_t *, void *state, struct err *);
	bool (*sound)(const void *state, struct err *); /* tokens and cards conserved */
};

/* Tells how the rules treat a player who sends nothing; never NULL. */
const struct game_absent *game_absent(const struct game_rules *);
/* The game's word for the roles of seats beside their names, one and many ("Power");
 * "role" where it has no word of its own. In the language of the letter. */
const char *game_role_kind(const struct game_rules *);
const char *game_role_kinds(const struct game_rules *);
/* The same for its seats: "Faction"; "Seat". */
const char *game_seat_kind(const struct game_rules *);
const char *game_seat_kinds(const struct game_rules *);
/* The number of the last phase of that turn, and the name of each ("attacks"). `view` may be
 * NULL: of a game without options. */
int game_phases(const struct game_rules *, const void *view, int turn);
const char *game_phase_name(const struct game_rules *, const void *view, int turn,
			    int phase);
/* The name of one phase out of vocab_phases of that turn. */
const char *game_name_of(const struct game_rules *, int turn,
			 const struct vocab_phase *);
/* Bit per seat that may be occupied in a game of `n` players. */
unsigned game_seats(const struct game_rules *, int n);
/* Players at most. */
int game_players_max(const struct game_rules *);
/* The number of players where nobody names one: 4, or the nearest number that the game allows. */
int game_usual_seats(const struct game_rules *);
/* The defaults for missing orders of that phase, as in phase_missed; empty: not told. */
struct str game_phase_missed(const struct game_rules *, int turn,
			     const struct vocab_phase *, struct arena *);
/* The seat's word in addresses, "red". */
const char *game_token(const struct game_rules *, int seat);

/* Does the game have everything that the house requires, and does it fit together? If
 * not, *err names the fault. */
bool game_check(const struct game_rules *, struct err *);
/* Checks all games; no two may have one name. */
bool games_check(struct err *);

/* The game by its name, or NULL. */
const struct game_rules *game_find(struct str name);
/* All games, ended by NULL. The first is played where none is named. */
extern const struct game_rules *const games[];

#endif
