/* The issues of one game: zine_phase.c a report as a page, with zine_matches.c zine_sections.c zine_after.c its parts and
 * zine_preview.c its picture elsewhere; of all of them zine_graph.c the course of the game drawn, zine_replay.c the boards in a
 * row, zine_feed.c the feed, zine_book.c a book.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_ISSUE_ISSUES_H
#define SERVER_ZINE_ISSUE_ISSUES_H

#include "server/zine/ground/zine_parts.h"

struct book;
struct matches;

/* What is written for an issue; a picture that the game does not draw is empty. */
struct zine_issue_files {
	struct str html, json, board, mini, phone;
	struct str png; /* of the board, where the zine's place on the web is known */
};
bool zine_phase_page(struct zine *, struct zine_game *, int i,
		     struct zine_issue_files *, struct err *) MUST_USE;
/* Issue `i` with the measures of its pictures, from their files. */
const struct zine_issue *zine_with_board(struct zine_game *, int i);
/* The picture of the board for previews of links: empty where there is no board, the zine's place on the web is
 * not known or the picture cannot be drawn, which the log tells. `board`: the drawing as SVG. */
struct str zine_preview_png(struct zine *, struct zine_game *, int i,
			    const struct figure *, struct str board);
/* "kestrel/3-2.png" if that file is there; NULL: it is not. */
const char *zine_preview_path(struct zine_game *, int i);

/* Opens the figure of a board, which the caller closes: `sheet` as written out for a screen, and where it is not NULL the one
 * for a phone. */
void zine_board_begin(struct zine_doc *, const struct figure *, struct str sheet,
		      const struct figure *phone);

/* Parts of an issue ------------------------------------------------------------- */

/* Results as panels at the head of the issue; nothing where there is none. Addresses in the notes are hidden. */
void zine_result_panels(struct zine_doc *, const struct zine_game *,
			const struct matches *);
/* The report from its first heading on: sections numbered without a gap,
 * no board. */
struct page zine_readers_part(struct arena *, const struct page *);
/* The report's sections with the board (HTML, as it was drawn; NULL: there is none) beside the first of them, without the
 * headline and the editorial, which stand above all. */
void zine_sections(struct zine_doc *, const struct page *, struct str headline,
		   const struct figure *drawn, struct str board);
void zine_editorial(struct zine_doc *, const struct page *);
/* The press in it, in one line; empty where nobody has written to all. */
struct str zine_press(struct arena *, const struct page *);
/* The news in short alone, without the heading. */
void zine_news(struct zine_doc *, const struct page *, struct str headline);
/* Things that were hidden while the game ran: hands, orders, the log with reasons,
 * draws. */
bool zine_after(struct zine_game *, int i, struct zine_doc *, struct err *) MUST_USE;

/* All issues -------------------------------------------------------------------- */

/* One count of all seats by turn, as a drawing. */
void zine_graph(const struct zine_game *, int which, struct figure *);
/* The same as a table, within the page. */
void zine_graph_table(struct zine_doc *, const struct zine_game *, int which);
/* Is there a course to draw? */
bool zine_has_graph(const struct zine_game *);

/* What an entry of a feed tells of the issue, and its chapter in the book, beside the board. */
bool zine_feed_words(struct zine_game *, int i, struct str *, struct err *) MUST_USE;
/* Of all games, or of one. */
bool zine_feed(struct zine *, struct zine_game *, struct str *, struct err *) MUST_USE;

/* The game as an EPUB, GAME.epub beside its pages; only of games that are over. Begun, each issue is added, and it
 * is ended whatever came of them: `ok` false drops it. What an issue needs may be forgotten after it. */
bool zine_has_book(const struct zine_game *);
struct book *zine_book_begin(struct zine *, struct zine_game *);
bool zine_book_issue(struct book *, int i, struct err *) MUST_USE;
bool zine_book_end(struct book *, bool ok, struct str *, struct err *) MUST_USE;

/* All boards below each other, one to a screen. */
struct str zine_replay_page(struct zine *, struct zine_game *);
bool zine_has_replay(const struct zine_game *);

#endif
