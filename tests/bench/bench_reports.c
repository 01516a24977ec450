/* Issues a second of one core: all that a phase of six sends out, made of its position and events:
 * six reports and the GM's copy as text and as HTML, the board as a picture once, the
 * letters with all their parts. Floor: the picture alone.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/figure.h"
#include "base/process/child.h"
#include "mail/compose/compose.h"
#include "rules/cosmic/table/act.h"
#include "rules/trace.h"
#include "server/outbox/board_image.h"
#include "server/render/bulletin.h"
#include "server/render/letterhead.h"
#include "server/render/render_html.h"
#include "server/render/render_text.h"
#include "tests/bench/bench.h"
#include "tests/kit/sextet.h"

enum { POSITIONS = 24 };

static size_t longest_html, longest_letter;

static void letter(struct arena *a, struct str text, struct str html,
		   const struct board_picture *board)
{
	size_t place;
	struct letter_part parts[] = {
		{.role = LETTER_ALTERNATIVE, .type = "text/html", .bytes = html},
		{.role = LETTER_SHOWN,
		 .type = "image/png",
		 .name = STR("board.png"),
		 .id = STR("b.1@x"),
		 .bytes = board->png,
		 .place = &place},
	};
	struct letter_out l = {.house = STR("gm@example.org"),
			       .to = STR("ann@example.org"),
			       .subject = STR("[BENCH] report"),
			       .message_id = STR("o.1@example.org"),
			       .body = text,
			       .n_parts = 2,
			       .parts = parts};
	struct str bytes;
	struct err err;

	if (!compose_letter(a, &l, &bytes, &err))
		exit(3);
	longest_letter = bytes.n > longest_letter ? bytes.n : longest_letter;
}

static void issue(struct arena *a, const struct sextet *s)
{
	struct board_picture board = {0};
	struct bulletin_board drawing = {0};

	for (int seat = 0; seat <= SEXTET; seat++) {
		struct bulletin b = {.rules = game_find(STR("cosmic")),
				     .game = STR("bench"),
				     .board = &drawing,
				     .seat = seat < SEXTET ? seat : SEAT_GM,
				     .state = &s->state,
				     .events = &s->events,
				     .now = 1,
				     .deadline = 100000};
		struct page page = page_in(a);
		struct str cid = STR("cid:b.1@x");
		bulletin_report(a, &b, &page);
		(void)board_png(&board, a, &page);
		struct str html =
			render_html(a, &page,
				    &(struct render_html){.n_images = 1,
							  .images = &cid,
							  .letter = STR("mailto:x")});
		longest_html = html.n > longest_html ? html.n : longest_html;
		letter(a, render_text(a, &page), html, &board);
	}
}

static void picture(struct arena *a, const struct sextet *s)
{
	struct board_picture board = {0};
	struct bulletin_board drawing = {0};
	struct page page = page_in(a);
	struct bulletin b = {.rules = game_find(STR("cosmic")),
			     .game = STR("bench"),
			     .board = &drawing,
			     .seat = SEAT_READERS,
			     .state = &s->state,
			     .events = &s->events};

	bulletin_report(a, &b, &page);
	(void)board_png(&board, a, &page);
}

static double rate_of(struct arena *work, const struct sextet *s,
		      void (*make)(struct arena *, const struct sextet *))
{
	double t = bench_now();

	for (int i = 0; i < POSITIONS; i++) {
		make(work, &s[i]);
		arena_reset(work);
	}
	return POSITIONS / (bench_now() - t);
}

struct counted {
	const struct sextet *s;
	struct arena *work;
};

/* The board of each position, drawn and not yet painted. */
static void draw_boards(void *with)
{
	const struct counted *c = with;
	const struct game_rules *g = game_find(STR("cosmic"));

	for (int i = 0; i < POSITIONS; i++) {
		struct figure f = figure_in(c->work, 0, 0);
		struct events seen =
			events_seen(c->work, &c->s[i].events, SEAT_READERS);
		g->chart(letterhead_view(c->work, g, &c->s[i].state, SEAT_READERS),
			 &seen, &f);
		arena_reset(c->work);
	}
}

int main(int argc, char **argv)
{
	struct arena *keep = arena_create(), *work = arena_create();
	const struct sextet *s = sextet_play(keep, POSITIONS);
	double rates[BENCH_RUNS], floors[BENCH_RUNS];

	if (bench_unit(argc, argv)) {
		bench_counted(draw_boards, &(struct counted){s, work});
		bench_done(bench_unit(argc, argv), POSITIONS);
		return 0;
	}
	child_programs_above();
	for (int r = 0; r < BENCH_RUNS; r++) {
		rates[r] = rate_of(work, s, issue);
		floors[r] = rate_of(work, s, picture);
	}
	bench_print("issues of six a second", rates, floors, BENCH_RUNS,
		    "  the picture alone", 20);
	printf("longest HTML %zu bytes, longest letter %zu\n", longest_html,
	       longest_letter);
	return 0;
}
