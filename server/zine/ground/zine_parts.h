/* The ground of the zine, for all that writes its pages: zine_sources.c where its games are, zine_load.c a game's course out
 * of the store, zine_count.c what its positions tell, zine_kept.c the same kept beside its pages (zine_kept_read.c reads it), zine_known.c what an archive has, kept beside it, zine_number.c the running number, zine_order.c which games and issues come first, zine_issue.c one issue read,
 * zine_hide.c what is left out of every text, zine_doc.c the frame of a page, zine_part.c a report as a part of one,
 * zine_picture.c boards as pictures, zine_badge.c seats by a few letters, zine_tally.c how a game stands at a glance, zine_mark.c the postmark, zine_style.c the looks, zine_file.c files.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_GROUND_PARTS_H
#define SERVER_ZINE_GROUND_PARTS_H

#include "base/page.h"
#include "schema/standbys.h"
#include "server/home/record.h"
#include "server/people/open_game.h"
#include "server/report/reports.h"
#include "server/zine/ground/zine_job.h"

struct figure;
struct zine_people;
struct zine_roles;

enum { ZINE_COUNTS_MAX = 4, ZINE_ENTRIES = 20 /* of a feed */, ZINE_LETTERS = 3 };

/* Press for the zine, as the front page prints it. */
struct zine_letter {
	struct str by; /* "Red"; empty: it is grey */
	struct str text;
};

/* One issue: the state that opened with a phase. */
struct zine_issue {
	int phase_no, turn, phase; /* phase 0: the end */
	int told_turn, told_phase; /* its subject: the phase that was run; 0: the
				      start */
	int64_t made;
	enum open_cause cause; /* why it came out when it did */
	struct str name;       /* "3-2", "end": its page without .html */
	struct str headline;   /* zine_headline fills it; s NULL: not looked for yet */
	struct str summary;    /* ... and the line that goes with it */
	int n_letters;         /* ... and its first letters to the zine */
	struct zine_letter letter[ZINE_LETTERS];
	struct str press; /* zine_phase_page fills it: all that its readers read */
	struct str
		told; /* the words of its entry in feeds, while pages of the game are written; s NULL: not kept */
	/* zine_with_board fills them; 0: not yet, or there is no such picture. */
	int board_width, board_height, mini_width, mini_height, phone_width,
		phone_height;  /* the last two of the newest alone */
	int number;            /* the zine's running number of it, from 1 */
	bool again;            /* an earlier attempt of it was taken back */
	bool counted;          /* what follows is filled in */
	unsigned missed, owed; /* in the phase that was run to get here, a bit a seat */
	struct zine_counts *at; /* how the seats stood; NULL: not counted */
};

/* Of an issue, by seat. */
struct zine_counts {
	int count[ZINE_COUNTS_MAX][GAME_SEATS_MAX];
	/* Of the count that stands first; what it needs is 0 where the game tells no goal. */
	struct count_aim aim[GAME_SEATS_MAX];
};

/* A player of a seat, up to a phase number. */
struct zine_player {
	int seat, until_no; /* the last one: INT32_MAX */
	struct str name;
	int owed, missed; /* phases with orders; zine_count fills them */
	int person; /* among the people of the zine, once they are counted; -1: the house */
};

/* A report that came out, taken back or not. */
struct zine_report {
	int phase_no;
	int64_t made;
};

struct zine_game {
	struct zine *z; /* NULL: no files of it are looked at */
	struct home *home;
	const char *file; /* of an archive: zine_open_game; or NULL */
	struct arena *a;
	struct game game;
	const struct game_rules *rules;
	struct str stamp; /* zine_stamp */
	struct str title; /* "Kestrel" */
	bool over;
	unsigned winners, in_game;
	struct str asked;                /* "attacks": the phase that is open */
	struct str role[GAME_SEATS_MAX]; /* "MIND"; empty: none */
	/* What each seat did in turn 1, once it is over; empty: not told. */
	struct str opening[GAME_SEATS_MAX];
	int n_seats;
	struct seat *seats;
	int n_players;
	struct zine_player *players; /* by seat, the earliest first */
	int n_counts;
	bool has_ends; /* asked, winners, in_game and role are filled in */
	bool kept; /* the titles of its newest issues are in a file: zine_told reads them */
	bool counted; /* opening, owed and missed are, and so are those of the players */
	int owed, missed; /* orders of all seats in all phases */
	struct str
		feed_sum; /* of the game's feed, if its entries may be taken from there */
	struct issue
		*loaded; /* the one that was read last, until zine_forget; or NULL */
	struct page *printed; /* its readers' page, once somebody asked for it */
	bool draws;           /* boards are wanted: pages of issues are being written */
	bool bound;           /* its PDF is there */
	int n;                /* 0: it has not begun */
	int numbered;         /* issues that have their running numbers */
	struct zine_issue *issues;
	/* All that came out, where some were taken back; else none: the issues are all. */
	int n_reports;
	struct zine_report *reports;
	bool remembered; /* it comes from zine_known, and has only what pages of the house need: zine_open_game */
};

/* All of the zine. */
struct zine {
	struct home *home;
	struct arena *a;
	const char *dir;
	struct zine_job *job;
	int n_homes;
	struct home **homes; /* this one, then the others of the house */
	struct err
		away; /* a file of an archive that cannot be read; its pages stay as they are */
	int n_sources;
	struct zine_source *sources; /* in order of name */
	int n_games;
	struct zine_game *games; /* the public ones, in order of name */
	int number;              /* the highest running number */
	int n_open;
	struct open_place *open;    /* games that are open to join, public or not */
	struct zine_people *people; /* zine_people.h; NULL: not counted yet */
	struct zine_roles *roles;
};

/* Sources (zine_sources.c) --------------------------------------------------- */

struct zine_source {
	struct home *home;
	const char *file; /* of an archive; or NULL */
	bool away;        /* it cannot be read: there is nothing but its name */
	struct game game;
	bool is_public;
	struct str stamp;         /* zine_stamp; empty of a game that is not public */
	struct zine_game *course; /* of a public game of an archive: loaded already */
};
/* The games of all homes of the house, public or not, by name. */
bool zine_sources(struct zine *, struct err *) MUST_USE;
/* Adds those of the archives, each loaded. Only files that have changed since the last writing are opened. */
bool zine_archived(struct zine *, struct err *) MUST_USE;
/* What tells one state of an archive's file from another, as read by this program; false if it is not there. */
bool zine_known_mark(struct arena *, const char *file, struct str *mark);
/* Fills in game, stamp and course from what is kept of that state of the file. Returns false if nothing is. `home` and
 * `file` of the source must be set. */
bool zine_known(struct zine *, struct zine_source *, struct str mark);
/* Keeps them for the next writing; where that is not possible, the archive is read again then. */
void zine_know(struct zine *, const struct zine_source *, struct str mark);
/* "archive/ce-1.game" for "archive/.ce-1.zine". */
#define ZINE_KNOWN ".zine"
const char *zine_known_file(struct arena *, const char *path);
/* Around all that is read of a game whose pages are to be written, so that it is as it was at one moment, and the store is
 * locked once and not for each row. All of it is loaded then, also of an archive whose game was remembered. The file of an
 * archive is open only meanwhile: there may be more of them than a process may have open. */
bool zine_open_game(struct zine *, struct zine_game *, struct err *) MUST_USE;
bool zine_read_end(struct home *, const char *file, bool ok, struct err *) MUST_USE;
/* Is a game of that name among them? */
bool zine_is_source(const struct zine *, struct str name);
/* A number that changes with the archives, without opening them. */
bool zine_archive_stamp(struct zine *, uint64_t *sum, struct err *) MUST_USE;
void zine_close_sources(struct zine *);

/* Loading -------------------------------------------------------------------- */

/* Loads all public games, those of the archives too, removes the pages of all others and numbers the issues. Refused:
 * the job names a game that is not public, or is not there. */
bool zine_gather(struct zine *, struct err *) MUST_USE;
bool zine_load(struct home *, struct arena *, const struct game *, struct zine_game *,
	       struct err *) MUST_USE;
/* Its beginning: what the game's row tells. */
bool zine_load_begin(struct home *, struct arena *, const struct game *,
		     struct zine_game *, struct err *) MUST_USE;
/* "3-2", "end". */
struct str zine_issue_name(struct arena *, int turn, int phase);
/* Gives the issues of all games their running numbers. */
void zine_give_numbers(struct zine *);
/* Is the game public, and a digest of the sources of its pages: as long as it is the same, so are they. */
bool zine_stamp(struct zine *, struct zine_source *, struct err *) MUST_USE;
/* The player who sat there when phase number `no` was open; NULL: nobody. */
const struct zine_player *zine_player_at(const struct zine_game *, int seat, int no);
/* "Red", "Ann". */
struct str zine_seat(const struct zine_game *, int seat);
struct str zine_name(const struct zine_game *, int seat);
/* "R", or more letters where two seats of this kind of game begin alike ("NW" and "NF"). */
struct str zine_badge(const struct zine_game *, int seat);
/* Do the names of those who play fit above narrow columns? */
bool zine_has_short_names(const struct zine_game *);
/* The name if all of them are short, else the badge. */
struct str zine_short(const struct zine_game *, int seat);
/* "Kestrel", its title; of a game without one the name, as "Kestrel" or, with a number in it, "CE-7". */
struct str zine_title(const struct zine_game *);
/* Returns the title of the issue: "After turn 3, phase 2"; "The start"; "The end". */
struct str zine_issue_title(const struct zine_game *, const struct zine_issue *);
/* "turn 3 phase 2, orders due ...": the present state of the game. */
struct str zine_status(const struct zine_game *);

/* Counting -------------------------------------------------------------------- */

/* What every page of the game tells: roles as they are from the start, who won, what is asked for. */
bool zine_count_ends(struct zine_game *, struct err *) MUST_USE;
/* Fills in the counts of issue `i`, and with them how the seats opened the game: a position takes as long to read as a
 * page to write, so it is done where the position is read anyway. */
bool zine_count_issue(struct zine_game *, int i, struct err *) MUST_USE;
/* Both, of all issues, and the orders of all phases. */
bool zine_count(struct zine_game *, struct err *) MUST_USE;

/* What the pages of the house tell of the game, kept in a file beside its stamp, so that a game whose pages are left as
 * they are need not be counted again. The file tells nothing that no page tells. */
#define ZINE_KEPT ".counts"
bool zine_keep(struct zine *, struct zine_game *, struct str stamp,
	       struct err *) MUST_USE;
/* Fills that in. Returns false where there is no such file, or one of another stamp or another program. */
bool zine_kept(struct zine *, struct zine_game *, struct str stamp);
/* Fills in headlines and summaries of the newest issues, once. */
void zine_told(struct zine_game *);
/* The words of the newest issues (zine_feed_words) are in the game's feed; it was written with these bytes. */
struct str zine_sum(struct arena *, struct str bytes);

/* Hiding --------------------------------------------------------------------- */

/* The text without anything that looks like an address, or a telephone number with its country code. */
struct str zine_hide(struct arena *, struct str);
/* A name that is written from right to left, isolated from its line. */
struct str zine_isolate(struct arena *, struct str name);
/* The same without the telephone numbers of the game's players, in every text of the page. */
void zine_hide_page(const struct zine_game *, struct page *);
/* The same for one text. */
struct str zine_hide_words(const struct zine_game *, struct str);

/* Documents ------------------------------------------------------------------- */

/* A page being written. */
struct zine_doc {
	struct arena *a;
	struct _xmlTextWriter *w;
	struct _xmlBuffer *bytes;
	const char *up; /* "" or "../": the way to the front page */
	bool sheets;    /* on paper it fills its sheets: zine_setting */
};

struct zine_head {
	struct str title, about; /* of the document; a sentence on it */
	struct str headline; /* what a link to it shows above its title; empty: none */
	const char *up;
	const char *prev, *next, *index; /* relative; NULL: there is none */
	const char *class;               /* of the body */
	const char *path; /* below the zine's folder: "kestrel/3-2.html"; NULL: none */
	struct str
		feed; /* "Kestrel": feed.xml beside the page is that game's; empty: none */
	const char *
		image; /* below the zine's folder: the picture of its preview; NULL: none */
	const char *data;   /* the same page for programs, beside it; NULL: none */
	const char *onward; /* a page to which this one leads at once; NULL: none */
	const char *script; /* beside the page; NULL: none, as on all but the search */
	bool sheets;        /* on paper it is set so that it fills its sheets */
};

/* "https://example.org/zine/" and what comes behind it; empty where the zine's place on the web is not
 * known (zine_url). */
struct str zine_url(const struct zine *, const char *path);

void zine_begin(const struct zine *, const struct zine_head *, struct zine_doc *);
/* Begins a part, which will stand within a page. */
void zine_part_begin(struct arena *, struct zine_doc *);
struct str zine_part_finish(struct zine_doc *);
/* The masthead: `right` is the text of the mark, two short lines. */
void zine_masthead(struct zine_doc *, struct str house, struct str line,
		   struct str mark, struct str mark_below);
struct str zine_finish(struct zine_doc *);

/* zine_open(d, "a", "href", href, NULL): an attribute whose value is NULL is left out;
 * void elements are closed at once. */
#define zine_open(d, ...) zine_element((d), (const char *const[]){__VA_ARGS__})
void zine_element(struct zine_doc *, const char *const words[]);
void zine_close(struct zine_doc *);
void zine_text(struct zine_doc *, struct str);
/* A word of more than fifteen letters can be broken in it; links are written so. */
void zine_words(struct zine_doc *, struct str);
void zine_raw(struct zine_doc *, struct str html);
/* An element with nothing but text in it. */
void zine_put(struct zine_doc *, const char *tag, const char *class, struct str text);
void zine_putf(struct zine_doc *, const char *tag, const char *class, const char *fmt,
	       ...) __attribute__((format(printf, 4, 5)));
void zine_link(struct zine_doc *, const char *href, const char *class, struct str text);
/* "TEXT to ADDRESS": the house's own address, the only one that is not hidden, because people are to write to it. `asked`:
 * "?subject=..." for the letter that the link begins. */
void zine_mail_link(struct zine_doc *, struct str address, struct str asked,
		    struct str text);
/* The board; on phones the one that is drawn for them, which the newest issue has, or else the miniature where the game draws
 * one, because the letters of the board would be too small there. The shapes keep the room of a picture that is on its way. */
void zine_picture(struct zine_doc *, const struct zine_game *,
		  const struct zine_issue *, const char *folder, struct str alt);
/* The miniature of the issue's board, or the board where there is none; decoration. `folder`: the way to
 * the game's pages, "" or "kestrel/". */
void zine_mini(struct zine_doc *, const struct zine_game *, const struct zine_issue *,
	       const char *folder);
/* `heads`: as many as a row has cells, of which the first names it; a head that begins with '#' is above numbers ("#Games"). */
void zine_table(struct zine_doc *, const char *caption, const char *const heads[]);
void zine_row(struct zine_doc *, int n, const struct str cells[]);
void zine_table_end(struct zine_doc *);

/* Drawings -------------------------------------------------------------------- */

/* Does the game draw a board? Each issue then has a picture of it, NAME.svg, and where the game draws
 * a miniature, NAME-mini.svg; the newest one has NAME-phone.svg as well. */
bool zine_has_board(const struct zine_game *);
/* How the board is read, folded; nothing where the game says nothing about it. */
void zine_board_key(struct zine_doc *, const struct zine_game *);
/* The same as the words below a picture. */
void zine_board_caption(struct zine_doc *, const struct zine_game *);
/* A postmark with two lines in it: decoration. */
struct str zine_mark_svg(struct arena *, struct str above, struct str below);
/* The mark alone, for tabs and bookmarks: a file of its own. */
struct str zine_icon_svg(struct arena *);

/* Issues and their parts -------------------------------------------------------- */

/* "THE FOURTH BASE": the title of issue `i`; empty where it has none. */
struct str zine_headline(struct zine_game *, int i);
/* The sentence that goes with it. */
struct str zine_summary(struct zine_game *, int i);
/* Its letters to the zine: `letter` and `n_letters` of the issue are filled in, without anything that must be hidden. */
const struct zine_issue *zine_letters(struct zine_game *, int i);
/* Forgets what was read of an issue: its memory, the game's arena, is about to be given back. */
void zine_forget(struct zine_game *);
/* The report of issue `i` for SEAT_READERS or SEAT_GM, without anything that must be
 * hidden from the web. */
bool zine_report(struct zine_game *, int i, int seat, struct page *,
		 struct err *) MUST_USE;
/* The newest issues of all games, the latest first, at most `most`; returns how
 * many. */
int zine_latest(struct zine *, struct zine_game *of[], int issues[], int most);
/* Which games stand where on the front page; the freshest first. Returns how many. */
enum zine_shelf { ZINE_RUNNING, ZINE_FILLING, ZINE_OVER, ZINE_SHELVES };
enum zine_shelf zine_shelf_of(const struct zine_game *);
int zine_on_shelf(struct zine *, enum zine_shelf, struct zine_game ***);
/* Where it is open to join; NULL: it is not. */
const struct open_place *zine_open_place(const struct zine *, const struct zine_game *);
/* A page as a part of this one. */
void zine_part(struct zine_doc *, const struct page *);
void zine_part_about(struct zine_doc *, struct str section, const struct page *);
/* ... of which no word is a player's: backquotes in it stand around what is typed. */
void zine_part_ours(struct zine_doc *, const struct page *);
/* Its running text as print sets it (base/text/typeset.h); for what no player wrote. */
struct page zine_typeset(struct arena *, const struct page *);
/* Examples of orders as they are written: in a letter each is a comment, so that it is not read as an order. */
void zine_uncomment(struct page *);

/* Seats, and the looks --------------------------------------------------------- */

/* A counter as on the board: a letter or two, and the colour. */
void zine_chip(struct zine_doc *, const struct zine_game *, int seat);
/* Its colour by night and by day, for a style. */
struct str zine_inks(struct arena *, const struct zine_game *, int seat);
/* How a page so far is set on paper: an issue that would leave most of its second sheet blank has larger letters and a larger board, a
 * very long one smaller letters. The class of its footer, or NULL. */
const char *zine_setting(struct str html);
/* The count that stands first, for each seat or alliance, at issue `i`, and who leads by it or has won. */
void zine_tally(struct zine_doc *, const struct zine_game *, int i);
/* "Blue and Green share the lead.", or who won; empty: nothing is counted, or nobody won. */
struct str zine_leaders(struct arena *, const struct zine_game *, int i);
struct str zine_css(struct arena *);
struct str zine_search_js(struct arena *);

/* Files ----------------------------------------------------------------------- */

/* The bytes of a file of the zine; s NULL: there is no such file. */
struct str zine_bytes(struct zine *, const char *name);
bool zine_file_is_there(struct zine *, const char *name);
/* The measure of a picture that was written: true if the file is there and tells it. */
bool zine_picture_size(struct zine *, struct str name, int *width, int *height);
/* DIR/name, 0644 in folders of 0755. Counts in the job. */
bool zine_file(struct zine *, const char *name, struct str bytes,
	       struct err *) MUST_USE;
/* Removes from DIR/game the zine's files that are not in `keep` (which has `n` names);
 * if `n` is 0, all of them and the folder. */
bool zine_sweep(struct zine *, struct str game, const char *const keep[], int n,
		struct err *) MUST_USE;
struct str zine_read_stamp(struct zine *, struct str game);
/* A file that is not for the web, at that path, and its bytes: s NULL if there are none. */
bool zine_private_file(struct arena *, const char *path, struct str bytes,
		       struct err *) MUST_USE;
struct str zine_read_private(struct arena *, const char *path);
/* Removes the zine's folders of games that are not there: moved away, or thrown away with their archive. */
bool zine_sweep_games(struct zine *,
		      bool (*is_there)(const struct zine *, struct str name),
		      struct err *) MUST_USE;
/* The same beside the front page, where pages of players and roles, and first boards (open-GAME.svg), come and go. */
bool zine_sweep_front(struct zine *, const char *const keep[], int n,
		      struct err *) MUST_USE;

#endif
